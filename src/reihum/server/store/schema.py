"""The schema, as a list of steps: what a database has not seen of it yet is done when it is opened.

A step that was released is never changed; what comes later is a step more. `tests/data/databases/`
keeps a database of each released step.
"""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,
            options TEXT NOT NULL, hints INTEGER NOT NULL, seed TEXT NOT NULL,
            status TEXT NOT NULL, host TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            next TEXT, missed INTEGER NOT NULL, since DOUBLE PRECISION NOT NULL,
            moves_then INTEGER NOT NULL)""",
        "CREATE INDEX tables_by_host ON tables (host, created)",
        "CREATE INDEX tables_by_next ON tables (next)",
        "CREATE INDEX tables_by_status ON tables (status, since)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
            kind TEXT NOT NULL, name TEXT, player TEXT, owner TEXT, link TEXT,
            closed INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_by_owner ON seats (owner)",
        "CREATE UNIQUE INDEX seats_by_link ON seats (link)",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL,
            seat INTEGER NOT NULL, action TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
            late INTEGER NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), number INTEGER NOT NULL,
            content TEXT NOT NULL)""",
        """CREATE TABLE clocks (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
            deadline DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX clocks_by_deadline ON clocks (deadline)",
        "CREATE TABLE alive (one INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    ),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), content TEXT NOT NULL)""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN worker TEXT",  # who holds it, where there are several
        """CREATE TABLE workers (
            name TEXT PRIMARY KEY, machine TEXT NOT NULL, address TEXT NOT NULL,
            until DOUBLE PRECISION NOT NULL)""",
    ),
    (
        "CREATE TABLE counted (table_id TEXT PRIMARY KEY REFERENCES tables (id))",
        """CREATE TABLE draws (
            game TEXT NOT NULL, kind TEXT NOT NULL, what TEXT NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (game, kind, what))""",
    ),
)
