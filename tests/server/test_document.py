"""The document of the API: whoever writes a client from it finds all that it speaks of."""

import re
from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args, get_type_hints

import msgspec

from reihum.kernel.match import NextRound
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.openapi import document, page
from reihum.server.net.socket import PATIENCE
from reihum.server.settings import Limits
from reihum.server.wire.fields import Saying
from reihum.server.wire.questions import NewTable
from reihum.server.wire.talk import Asked, Play, Told


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


def test_every_endpoint_names_what_its_answer_takes_and_gives() -> None:
    for endpoint in ENDPOINTS:
        (_, asked), (_, reply) = get_type_hints(endpoint.answer).items()
        assert (get_args(asked), reply) == ((endpoint.body or NoneType,), endpoint.reply)


def test_no_description_keeps_the_indents_of_its_source() -> None:
    schemas = document()["components"]["schemas"].values()
    told = [schema["description"] for schema in schemas if "description" in schema]
    assert any("\n" in text for text in told)
    assert [text for text in told if "\n " in text] == []


def test_a_refusal_can_name_every_message_of_the_socket() -> None:
    assert [kind.__struct_config__.tag for kind in get_args(Asked)] == list(get_args(Saying))


def test_the_socket_is_described_with_all_that_is_said_on_it() -> None:
    told = document()
    socket = told["paths"]["/api/tables/{id}/socket"]["get"]
    assert "101" in socket["responses"]
    for side, kinds in (("x-client-says", Asked), ("x-server-says", Told)):
        meant = {one["$ref"].rpartition("/")[2] for one in socket[side]["anyOf"]}
        assert meant == {kind.__name__ for kind in kinds.__args__}
    assert told["components"]["securitySchemes"]["cookie"]["name"] == "reihum"


def test_the_limits_of_this_server_are_told() -> None:
    narrow = Limits(message_bytes=1234, messages=7, frames=3)
    for text in (document("", narrow)["info"]["description"], page(narrow)):
        assert "1,234 bytes" in text
        assert "7 a second" in text
        assert f"After {PATIENCE} messages beyond the limit" in text
        assert "3 other frames a second" in text


def test_what_the_guide_gives_as_examples_can_be_sent() -> None:
    found = re.findall(r"`(\{.+?\})`", document()["info"]["description"])
    table, play, go_on = found
    assert msgspec.json.decode(table, type=NewTable).game == "finito"
    assert isinstance(msgspec.json.decode(play, type=Asked), Play)
    assert isinstance(msgspec.json.decode(go_on, type=NextRound), NextRound)
