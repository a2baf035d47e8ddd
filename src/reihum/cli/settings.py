"""What `reihum serve --settings` does; and the settings that verbs about the server go by."""

import os
from argparse import Namespace
from dataclasses import replace

from reihum.cli.command import Reply
from reihum.server.settings import Settings, known, settings_from


def settings_of(asked: Namespace) -> Settings:
    """The settings of the environment, with the database that the arguments name."""
    settings = settings_from(os.environ)
    return replace(settings, database=asked.database) if asked.database else settings


def run(asked: Namespace) -> Reply:
    """All settings as lines of an environment file: what each is for, and its value."""
    settings = list(known(settings_of(asked)))
    lines = [f"# {one.about}\n{one.name}={one.value}" for one in settings]
    return Reply({one.name: one.value for one in settings}, "\n".join(lines))
