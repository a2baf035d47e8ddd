"""The browser's types, made from the server's: `python -m reihum.server.net.typescript FILE`."""

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from reihum.games import GAMES
from reihum.kernel.record import Record
from reihum.lessons.model import LessonStep
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.openapi import PARAMETERS, parameters
from reihum.server.net.question import Endpoint
from reihum.server.wire.answers import Refusal
from reihum.server.wire.options import option_infos
from reihum.server.wire.schemas import components, name_of
from reihum.server.wire.talk import Asked, Told

HEAD = "// Made by reihum.server.net.typescript from the server's types. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN |= {"null": "null", "object": "{ [key: string]: unknown }"}


def generated() -> str:
    """The whole file."""
    replies = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.reply) if kind]
    _, found = components([*replies, Refusal, Record, LessonStep, Asked, Told], "{name}")
    shared = {name: schema for name, schema in found.items() if "." not in name}
    parts = [_declarations(shared), _union("Asked", Asked.__args__), _union("Told", Told.__args__)]
    parts += [_namespace(game, found) for game in GAMES]
    return HEAD + "\n" + "\n".join([*parts, _endpoints(), _options()])


def _endpoints() -> str:
    """What belongs together by HTTP: values for the path, a body, and the reply."""
    about = "What can be asked by HTTP: what each takes, in its path and as a body, and gives."
    lines = [f'  "{one.method} {one.path}": {{ {_taken_and_given(one)} }};' for one in ENDPOINTS]
    return "\n".join([f"/** {about} */", "export interface Endpoints {", *lines, "}", ""])


def _taken_and_given(endpoint: Endpoint) -> str:
    values = [f"{name}: {_type(PARAMETERS[name])}" for name in parameters(endpoint.path)]
    path = f"path: {{ {'; '.join(values)} }}" if values else "path?: never"
    body = f"body: {_named(endpoint.body)}" if endpoint.body else "body?: never"
    return f"{path}; {body}; reply: {_named(endpoint.reply)}"


def _named(kind: type) -> str:
    return _type({"$ref": name_of(kind)})


def _options() -> str:
    """What can be agreed on in each game: the default, and the values where they can be listed."""
    lines = ["export const OPTIONS = {"]
    for game in GAMES.values():
        lines.append(f"  {game.name}: {{")
        for option in option_infos(game.options):
            known: dict[str, Any] = {"default": option.default}
            known |= {"values": option.values} if option.values else {}
            lines.append(f"    {option.name}: {msgspec.json.encode(known).decode()},")
        lines.append("  },")
    return "\n".join([*lines, "} as const;", ""])


def _namespace(game: str, found: dict[str, Any]) -> str:
    """All that is one game's own, its actions as one type."""
    own = {
        name.partition(".")[2]: one for name, one in found.items() if name.startswith(f"{game}.")
    }
    actions = _union("Action", get_args(GAMES[game].actions))
    body = f"{_declarations(own)}\n{actions}"
    indented = "".join(f"  {line}\n" if line else "\n" for line in body.splitlines())
    return f"export namespace {game.capitalize()} {{\n{indented}}}\n"


def _union(name: str, kinds: Sequence[type]) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def _declarations(schemas: dict[str, Any]) -> str:
    return "\n".join(_declaration(name, schema) for name, schema in sorted(schemas.items()))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    about = " ".join(schema.get("description", "").split())
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        game, dot, name = str(schema["$ref"]).rpartition(".")
        return f"{game.capitalize()}{dot}{name}"
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"readonly ({_type(schema['items'])})[]" if "items" in schema else "unknown[]"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        return f"{{ [key: string]: {_type(schema['additionalProperties'])} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


def main(arguments: Sequence[str]) -> str | None:
    """Write the file that is named, or with --check say whether it is stale."""
    parser = ArgumentParser(description="the server's messages as TypeScript")
    parser.add_argument("file", type=Path)
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    asked = parser.parse_args(arguments)
    if not asked.check:
        asked.file.write_text(generated(), "utf-8")
    elif asked.file.read_text("utf-8") != generated():
        return f"{asked.file} is stale: python -m reihum.server.net.typescript {asked.file}"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
