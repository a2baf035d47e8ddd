"""JSON schemas of the messages, under names that people can read: those of a game with its name."""

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any

import msgspec

GAME = "reihum.games."


def name_of(kind: type) -> str:
    """`Shown`, or `completto.Public`: two games may have something of the same name."""
    module = kind.__module__
    if not module.startswith(GAME):
        return kind.__name__
    return f"{module.removeprefix(GAME).partition('.')[0]}.{kind.__name__}"


def components(kinds: Iterable[Any], template: str) -> tuple[list[Any], dict[str, Any]]:
    """The schemas of these types, and of all that is in them by their names."""
    kinds = list(kinds)
    names = _names(kinds)
    schemas, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    for schema in found.values():
        if "description" in schema:  # docstrings keep their indents before Python 3.13
            schema["description"] = cleandoc(schema["description"])
    named = {names.get(name, name): _renamed(one, names, template) for name, one in found.items()}
    return [_renamed(schema, names, template) for schema in schemas], named


def _names(kinds: list[Any]) -> dict[str, str]:
    """What msgspec calls each type, short or with its module, and what we call it."""
    found = {}
    for kind in structs(kinds):
        found[kind.__name__] = name_of(kind)
        found[f"{kind.__module__}.{kind.__qualname__}"] = name_of(kind)
    return found


def structs(kinds: Iterable[Any]) -> list[type]:
    """Every struct that is one of these types or anywhere in them."""
    found: dict[type, None] = {}
    waiting = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        one = waiting.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls in found:
                continue
            found[one.cls] = None
            waiting += [field.type for field in one.fields]
        for name in ("types", "item_types"):
            waiting += getattr(one, name, ())
        waiting += [
            getattr(one, name)
            for name in ("type", "item_type", "key_type", "value_type")
            if isinstance(getattr(one, name, None), msgspec.inspect.Type)
        ]
    return list(found)


def _renamed(schema: Any, names: dict[str, str], template: str) -> Any:
    if isinstance(schema, list):
        return [_renamed(part, names, template) for part in schema]
    if not isinstance(schema, dict):
        return schema

    def named(name: str) -> str:
        return template.format(name=names.get(name, name))

    found = {key: _renamed(part, names, template) for key, part in schema.items()}
    if "$ref" in found:
        found["$ref"] = named(found["$ref"])
    if "propertyName" in found:  # a discriminator: which tag means which of several
        found["mapping"] = {tag: named(name) for tag, name in found["mapping"].items()}
    return found
