"""Completto, Rummy and Finito: three games about number tiles in order, at one table."""

__version__: str


def __getattr__(name: str) -> str:
    """The version, looked up when it is asked for: that takes as long as loading a game."""
    if name != "__version__":
        raise AttributeError(f"module 'reihum' has no attribute {name!r}")
    from importlib.metadata import version  # noqa: PLC0415

    return version("reihum")
