"""What a table can agree on, as it is told to those who choose."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from reihum.kernel.options import Agreed

OptionValue = bool | int | str | None


class OptionInfo(Struct, frozen=True):
    """Something to agree on: what holds if nobody says anything, and what else there can be."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] | UnsetType = UNSET  # all there are, where they can be listed
    least: int | UnsetType = UNSET  # of a number
    most: int | UnsetType = UNSET


def option_infos(options: type[Agreed]) -> tuple[OptionInfo, ...]:
    """All that a table of this game can agree on."""
    fields = msgspec.json.schema(options)["$defs"][options.__name__]["properties"]
    return tuple([_info(name, schema) for name, schema in fields.items()])


def _info(name: str, schema: dict[str, Any]) -> OptionInfo:
    kinds = schema.get("anyOf", [schema])  # a number, or none
    number: dict[str, int] = next((kind for kind in kinds if "minimum" in kind), {})
    return OptionInfo(
        name,
        schema["default"],
        (False, True)
        if schema.get("type") == "boolean"
        else tuple(schema.get("enum", ())) or UNSET,
        number.get("minimum", UNSET),
        number.get("maximum", UNSET),
    )
