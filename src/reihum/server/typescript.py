"""The browser's types, made from the server's: `python -m reihum.server.typescript FILE`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from reihum.games import GAMES
from reihum.games.completto import model as completto
from reihum.games.finito import model as finito
from reihum.games.rummy import model as rummy
from reihum.kernel.record import Record
from reihum.server.endpoints import ENDPOINTS
from reihum.server.messages import Asked, Refusal, Told

HEAD = "// Made by reihum.server.typescript from the server's types. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
PLAIN |= {"null": "null", "object": "{ [key: string]: unknown }"}


def generated() -> str:
    """The whole file."""
    replies = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.reply) if kind]
    parts = [
        _declarations([*replies, Refusal, Record, Asked, Told]),
        _union("Asked", Asked),
        _union("Told", Told),
        _namespace("Completto", [completto.Public, completto.Own], completto.Action),
        _namespace("Rummy", [rummy.Public, rummy.Own, rummy.Problem], rummy.PlayerAction),
        _namespace("Finito", [finito.Public, finito.Own], finito.Action),
        _options(),
    ]
    return HEAD + "\n" + "\n".join(parts)


def _options() -> str:
    """What can be agreed on in each game: the default, and the values where they can be listed."""
    lines = ["export const OPTIONS = {"]
    for game in GAMES.values():
        lines.append(f"  {game.name}: {{")
        fields = msgspec.json.schema(game.options)["$defs"]["Options"]["properties"]
        for name, schema in fields.items():
            values = [False, True] if schema.get("type") == "boolean" else schema.get("enum")
            known = {"default": schema["default"]} | ({"values": values} if values else {})
            lines.append(f"    {name}: {msgspec.json.encode(known).decode()},")
        lines.append("  },")
    return "\n".join([*lines, "} as const;", ""])


def _namespace(name: str, kinds: list[Any], action: Any) -> str:
    body = _declarations([*kinds, action]) + "\n" + _union("Action", action)
    indented = "".join(f"  {line}\n" if line else "\n" for line in body.splitlines())
    return f"export namespace {name} {{\n{indented}}}\n"


def _union(name: str, kind: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in kind.__args__)};\n"


def _declarations(kinds: list[Any]) -> str:
    _, schemas = msgspec.json.schema_components(kinds, ref_template="{name}")
    return "\n".join(_declaration(name, schema) for name, schema in sorted(schemas.items()))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    lines = (
        [f"/** {schema['description']} */".replace("\n", " ")] if "description" in schema else []
    )
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required or "default" not in kind else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"readonly ({_type(schema['items'])})[]" if "items" in schema else "unknown[]"
    if schema.get("type") == "object" and "additionalProperties" in schema:
        return f"{{ [key: string]: {_type(schema['additionalProperties'])} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(generated(), "utf-8")
