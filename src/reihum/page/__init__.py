"""A table in a web page, without a server: the same tables, seats, clocks and players."""
