"""What is kept when a match is over: its review, and what chance has brought in all matches."""

from reihum.server.store.database import Database, Statement

Counts = dict[str, dict[str, int]]  # of what kind, and what, how often


class Afterwards:
    """The part of the store that is about finished matches."""

    database: Database

    async def review(self, table_id: str) -> str | None:
        """The review of a finished match, if somebody has asked for it before."""
        sql = "SELECT content FROM reviews WHERE table_id = $1"
        rows = await self.database.read(sql, table_id)
        return rows[0][0] if rows else None

    async def keep_review(self, table_id: str, content: str) -> bool:
        """Keep a review with its table; False if there is one already, or no such table."""
        sql = (
            "INSERT INTO reviews (table_id, content) SELECT id, $2 FROM tables WHERE id = $1"
            " ON CONFLICT DO NOTHING"
        )
        return await self.database.write([(sql, (table_id, content))])

    async def counted(self, table_id: str) -> bool:
        """Whether the draws of a match are counted, or are none of ours."""
        sql = "SELECT table_id FROM counted WHERE table_id = $1"
        return bool(await self.database.read(sql, table_id))

    async def count(self, table_id: str, game: str, draws: Counts) -> bool:
        """Count the draws of a match; False if that is done already, or there is no such table."""
        add = (
            "INSERT INTO draws (game, kind, what, count) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (game, kind, what) DO UPDATE SET count = draws.count + $4"
        )
        found: list[Statement] = [
            (add, (game, kind, what, count))
            for kind, each in sorted(draws.items())
            for what, count in sorted(each.items())
        ]
        return await self.database.write([as_counted(table_id), *found])

    async def draws(self) -> list[tuple[str, str, str, int]]:
        """How often everything was drawn: the game, of what kind, what, and how often."""
        rows = await self.database.read("SELECT game, kind, what, count FROM draws")
        return [(game, kind, what, count) for game, kind, what, count in rows]


def as_counted(table_id: str) -> Statement:
    """Note that nothing more is to be counted at this table."""
    sql = (
        "INSERT INTO counted (table_id) SELECT id FROM tables WHERE id = $1 ON CONFLICT DO NOTHING"
    )
    return sql, (table_id,)
