"""How a client talks to this server, in words: for the document of the API and its page."""

from string import Template

from reihum.server.net.frames import TOO_MUCH
from reihum.server.net.question import LARGEST_BODY, LARGEST_RECORD
from reihum.server.net.socket import COME_BACK, PATIENCE, TOO_SLOW
from reihum.server.settings import Limits

COOKIE = "reihum"  # its name; whoever has it holds the seats that were taken with it
SOCKET_PATH = "/api/tables/{id}/socket"
TEXT = Template("""
**Who you are.** The first request that needs it (`POST /api/tables`, `/api/invitation`,
`/api/join`, `/api/records`, `/api/daily/{date}/deals`) is answered with a cookie, `$cookie`. Send
it with every later request and when you open a socket: the seats that you take belong to it.
Without it you look on. There is no other way to sign in.

**Requests.** A body is JSON of at most $body_bytes bytes, a record of at most $record_bytes, sent
as `content-type: application/json`; unknown fields are refused. Whatever is refused is answered
with a `Refusal`: a code, and facts. With 429 and 503, `retry-after` says how many seconds to wait.
A request whose `origin` is another site is refused.

**A table.** `GET /api/games` names the games, their options and computer players. `POST
/api/tables` with `{"game": "finito", "seats": [{"type": "me"}, {"type": "computer", "player":
"gentle"}]}` sets one up. It begins at once (`status` is `playing`) unless a seat is for a
`guest`: that seat has a `link`, which the guest takes with `POST /api/join`, and the host then
asks for `POST /api/tables/{id}/start`.

**The socket.** Open a WebSocket at `$socket`, with the cookie. Every message is one JSON object
in a text frame, told apart by its `type`, of at most $message_bytes bytes (a larger one closes
the socket with 1009), and at most $messages a second, twice as many at once. At first you are
told `seated`, who sits where, and `shown`, all that you may see; each of them again whenever it
changes, and others in between.

**To move.** In `shown`, `known.standing.waiting` lists the seats that are asked, `known.public`
is what everybody sees of the round, and `seats` has for each seat of yours `own`, what it alone
knows, and `nth`, how many moves it has made. Send `{"type": "play", "seat": 0, "nth": 0, "move":
{"game": "finito", "action": {"type": "place", "counter": 3, "square": 7}}}` with that `nth`. The
answer is a `shown` in which the seat's `nth` has grown, or `refused` with this `seat` and `nth`.
Whatever it answers, `refused` names that message's `type`, as `asked`, and its `seat`, as far as
they could be read.
A `play` that is sent twice counts once. Seats, slots and squares are counted from 0.

**Rounds.** Where `standing.round_over` is true and `standing.outcome` null, every seat in
`waiting` sends the action `{"type": "next_round"}`; then the next round is dealt. Where `outcome`
is not null the match is over, and `GET /api/tables/{id}/record` has all of it.

**Completto.** `own.fits` has, for each tile that the seat may lay now, the slots where it fits,
and as which number it is read there. A tile of `public.turned` is to be pushed in (`push`);
`drawn` is the one to `lay`, `face_up` those to `take`, and where neither can be done, `draw`, or
`shift` one that lies face down to another place (`slot` is where it lies, `to` where it then lies);
with an empty pile (`pile_size` 0) that is all there is. In `rows` and `tiles` 0 is a tile that lies
face down; elsewhere it is no tile.

**Finito!** `own.targets` are the squares where a counter may go: `place` one of the seat's
`public.face_up` or, once all twelve lie, any of its board, or `stay`.

**Rummy.** `lay` has the whole table as it lies afterwards, every set a list of tiles; else
`draw`, or `pass` where the pool is empty. A tile is a colour (`n` brown, `r` red, `b` blue, `w`
white) and a number, as `r7`; a joker is `*`. Where `public.must_draw_first` is true (option
`draw_and_discard`) a turn begins with `draw` and then ends with a `lay`, or with `discard`, one
tile of the rack; or all of it is a `lay` that takes `own.discard` into a new set
(`with_discard`). With the option `open_tile` a `lay` may use `public.open_tile`, too
(`with_open_tile`). `POST /api/rummy/solve` finds a play, `/api/rummy/check` judges one; in these
the tiles of a text are parted by blanks and the sets of a table by ` | `, as in `b8 b9 b10 | n1
r1 w1`.

**Afterwards.** A record that is brought (`POST /api/records`) becomes a table that is `over`, or
`abandoned` if its match was not played to the end; both are looked at in the same way. The review
tells the chances before and after every move by all that lay there, in Rummy by everybody's rack;
`weigh` asks what the seat could know, so its `best` may differ from the review's `before`.

**Too much.** A message beyond the limit is answered with `refused`, code `limit.messages`, and is
not carried out; so is a `hint` while this socket's last one is still being thought about. After
$patience messages beyond the limit the socket is closed with $too_much; beyond $frames other
frames a second (pings, parts; twice as many at once), without waiting.

**Goodbyes.** The socket is closed with $too_slow if you do not read what is sent, $too_much if
you say far too much, 1011 if you answer no pings, $come_back if the table is held by another
process by now or the server ends. Connect again: the first `shown` has everything. A table that
was removed says so first (`refused`, `table.unknown`); whoever connects again is answered with
404. `ping` is answered with `pong`.
""")


def guide(limits: Limits) -> tuple[str, ...]:
    """The paragraphs, each in a line; what stands between backticks is meant word for word."""
    text = TEXT.substitute(
        cookie=COOKIE,
        socket=SOCKET_PATH,
        body_bytes=f"{LARGEST_BODY:,}",
        record_bytes=f"{LARGEST_RECORD:,}",
        message_bytes=f"{limits.message_bytes:,}",
        messages=f"{limits.messages:g}",
        frames=f"{limits.frames:g}",
        patience=PATIENCE,
        too_slow=TOO_SLOW,
        too_much=TOO_MUCH,
        come_back=COME_BACK,
    )
    return tuple(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))
