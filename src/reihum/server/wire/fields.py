"""The small parts that messages are made of, each with its bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.kernel.answers import Fact

Facts = dict[str, Fact]  # what a sentence about a refusal needs
Name = Annotated[str, Meta(max_length=200)]  # tidied and counted later, see seats.py
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SeatKind = Literal["person", "guest", "computer"]
Status = Literal["open", "playing", "over", "abandoned"]  # of a table
Saying = Literal["play", "arrange", "hint", "react", "taken", "ping"]  # what can be said at a table
Reaction = Literal["hello", "well_played", "oh_no", "hurry", "thanks", "good_game"]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from outside; unknown fields are refused."""


Entry = Annotated[str, Meta(max_length=400)]  # what somebody writes in a field of a score sheet
