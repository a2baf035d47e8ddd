"""Completto, Rummy and Finito: three games about number tiles in order, at one table."""

from importlib.metadata import version

__version__ = version("reihum")
