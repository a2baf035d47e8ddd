"""What a table agrees on, checked one by one, so that a refusal can name what it is about."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from reihum.kernel.answers import Unreadable

PLAIN = [{"type": kind} for kind in ("boolean", "integer", "string", "null")]
# Options by name, as they come from outside: read as anything, so that a refusal can name the one.
Values = dict[str, Annotated[Any, msgspec.Meta(extra_json_schema={"anyOf": PLAIN})]]

SWITCHES = {"on": True, "yes": True, "off": False, "no": False}  # besides true and false


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; every value is checked, however the options are made."""

    def __post_init__(self) -> None:
        for name, kind in kinds(type(self)).items():
            checked_value(name, getattr(self, name), kind)


Options = TypeVar("Options", bound=Agreed)


@cache
def kinds(options: type[Agreed]) -> dict[str, Any]:
    """The type of each option's values."""
    return {field.name: field.type for field in msgspec.structs.fields(options)}


def read_options(kind: type[Options], texts: Iterable[str]) -> Options:
    """The options that texts like `pairs=anywhere` mean; what is not named keeps its default."""
    values: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("options.unreadable", text=text)
        if name in values:
            raise Unreadable("options.twice", option=name)
        values[name] = value
    return checked_options(kind, values, from_text=True)


def checked_options(
    kind: type[Options], values: Mapping[str, object], *, from_text: bool = False
) -> Options:
    """The options with these values, if every one of them exists and has a value of its kind."""
    known = kinds(kind)
    checked = {}
    for name, value in values.items():
        if name not in known:
            raise Unreadable("options.unknown", option=name, known=", ".join(known))
        checked[name] = checked_value(name, value, known[name], from_text=from_text)
    return kind(**checked)


def checked_value(name: str, value: object, kind: Any, *, from_text: bool = False) -> Any:
    """The value of the option of this name, if it is of its kind."""
    if kind is bool and from_text:
        value = SWITCHES.get(str(value), value)
    try:
        return msgspec.convert(value, kind, strict=not from_text)
    except msgspec.ValidationError:
        allowed = ", ".join(allowed_values(kind))
        raise Unreadable("options.value", option=name, value=value, allowed=allowed) from None


def allowed_values(kind: Any) -> Iterator[str]:
    """The values of this kind as they are written, numbers as `1..100`."""
    if kind is bool:
        yield from ("true", "false")
    elif kind is NoneType:
        yield "null"
    elif get_origin(kind) is Literal:
        yield from map(str, get_args(kind))
    elif get_origin(kind) is Annotated:
        limits = get_args(kind)[1]
        yield f"{limits.ge}..{limits.le}"
    else:  # either of several kinds
        for one in get_args(kind):
            yield from allowed_values(one)
