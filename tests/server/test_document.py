"""The document of the API: whoever writes a client from it finds all that it speaks of."""

from collections.abc import Iterator
from typing import Any

from reihum.server.net.openapi import document


def discriminators(part: Any) -> Iterator[dict[str, str]]:
    """For every choice in a document: which tag means which schema."""
    if isinstance(part, dict):
        if "propertyName" in part:
            yield part["mapping"]
        for inner in part.values():
            yield from discriminators(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from discriminators(inner)


def test_every_tag_leads_to_a_schema() -> None:
    told = document()
    schemas = {f"#/components/schemas/{name}" for name in told["components"]["schemas"]}
    found = [meant for mapping in discriminators(told) for meant in mapping.values()]
    assert "#/components/schemas/finito.Place" in found
    assert set(found) <= schemas
