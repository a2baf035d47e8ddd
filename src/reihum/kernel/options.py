"""Options from outside, checked one by one, so that a refusal can name the one it is about."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from reihum.kernel.answers import Unreadable

Options = TypeVar("Options", bound=msgspec.Struct)


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
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    checked = {}
    for name, value in values.items():
        if name not in fields:
            raise Unreadable("options.unknown", option=name, known=", ".join(fields))
        try:
            checked[name] = msgspec.convert(value, fields[name].type, strict=not from_text)
        except msgspec.ValidationError as problem:
            raise Unreadable("options.value", option=name, value=value, why=problem) from None
    return kind(**checked)
