"""What `reihum serve --settings` does; and the settings that verbs about the server go by."""

import os
from argparse import Namespace
from dataclasses import replace

from reihum.cli.command import Reply
from reihum.server.settings import Settings, known, settings_from


def settings_of(asked: Namespace) -> Settings:
    """How the environment sets the server up, with the database that is asked for."""
    settings = settings_from(os.environ)
    return replace(settings, database=asked.database) if asked.database else settings


def run(asked: Namespace) -> Reply:
    """All settings as a file for the environment has them: what they are for, what they are now."""
    settings = list(known(settings_of(asked)))
    lines = [f"# {one.about}\n{one.name}={one.value}" for one in settings]
    return Reply({one.name: one.value for one in settings}, "\n".join(lines))
