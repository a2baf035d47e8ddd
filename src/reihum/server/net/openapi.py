"""The OpenAPI document and the page that shows it, both made from the table of endpoints."""

import re
from functools import cache
from html import escape
from typing import Any

import msgspec

import reihum
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.guide import COOKIE, SOCKET_PATH, guide
from reihum.server.net.question import Endpoint
from reihum.server.settings import Limits
from reihum.server.wire.answers import Refusal
from reihum.server.wire.schemas import components
from reihum.server.wire.talk import Asked, Told

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reihum: the API</title>
<h1>Reihum: the API</h1>
<p>For programs there is <a href="api/openapi.json">an OpenAPI document</a>.</p>
{guide}
<p>On the socket a client says {asked}; the server says {told}.</p>
<table><tr><th>method<th>path<th>what for<th>takes<th>gives</tr>{rows}</table>
<h2>Messages</h2>{schemas}
</html>
"""
REFERENCES = "#/components/schemas/{name}"
USUAL = Limits()
EVERYWHERE = {"403": "Not allowed", "404": "Unknown"}
EVERYWHERE |= {"429": "Too many; see Retry-After", "503": "Try again; see Retry-After"}
# What stands between braces in a path, by its name.
PARAMETERS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "maxLength": 64},
    "date": {"type": "string", "format": "date"},
    "ply": {"type": "integer", "minimum": 0, "maximum": 999_999},
}


@cache
def document(base_path: str = "", limits: Limits = USUAL) -> dict[str, Any]:
    """All endpoints and messages, as OpenAPI 3.1."""
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.reply) if kind]
    _, schemas = components([*types, Refusal, Asked, Told], REFERENCES)
    paths: dict[str, Any] = {SOCKET_PATH: {"get": _socket()}}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Reihum",
            "version": reihum.__version__,
            "description": "\n\n".join(guide(limits)),
        },
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "security": [{"cookie": []}, {}],
        "components": {
            "schemas": schemas,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def parameters(path: str) -> list[str]:
    """The names of what stands between braces in a path."""
    return re.findall(r"{(\w+)}", path)


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in parameters(path)
    ]


def _socket() -> dict[str, Any]:
    """The socket of a table, as far as OpenAPI has words for one: what is said on it is ours."""
    (asked, told), _ = components([Asked, Told], REFERENCES)
    return {
        "summary": "The socket of a table: a WebSocket, one JSON message in each text frame",
        "operationId": "socket",
        "parameters": _in_path(SOCKET_PATH),
        "responses": {"101": {"description": "The socket is open"}, **_refusals(EVERYWHERE)},
        "x-client-says": asked,
        "x-server-says": told,
    }


def _content(kind: Any) -> dict[str, Any]:
    (schema,), _ = components([kind], REFERENCES)
    return {"application/json": {"schema": schema}}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    refusals = {"400": "Unreadable", "409": "Refused", **EVERYWHERE}
    refusals |= {"408": "Too slow", "413": "Too large"} if endpoint.body else {}
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.answer.__name__,
        "responses": {
            "200": {"description": "Done", "content": _content(endpoint.reply)},
            **_refusals(refusals),
        },
    }
    if named := _in_path(endpoint.path):
        operation["parameters"] = named
    if endpoint.body:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


def _refusals(texts: dict[str, str]) -> dict[str, Any]:
    return {
        status: {"description": text, "content": _content(Refusal)}
        for status, text in texts.items()
    }


@cache
def page(limits: Limits = USUAL) -> str:
    """The document for people to read."""
    rows = "".join(
        f"<tr><td>{endpoint.method}</td><td><code>{escape(endpoint.path)}</code></td>"
        f"<td>{escape(endpoint.about)}</td><td>{_name(endpoint.body)}</td>"
        f"<td>{_name(endpoint.reply)}</td></tr>"
        for endpoint in ENDPOINTS
    )
    schemas = "".join(
        f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>'
        f"<pre>{escape(msgspec.json.format(msgspec.json.encode(schema)).decode())}</pre>"
        for name, schema in sorted(document()["components"]["schemas"].items())
    )
    asked, told = [", ".join(map(_name, kinds.__args__)) for kinds in (Asked, Told)]
    told_so = "".join(f"<p>{_marked_up(text)}</p>" for text in guide(limits))
    return PAGE.format(rows=rows, schemas=schemas, guide=told_so, asked=asked, told=told)


def _marked_up(text: str) -> str:
    """The few marks of the guide, as HTML has them."""
    plain = escape(text, quote=False)
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", re.sub(r"`(.+?)`", r"<code>\1</code>", plain))


def _name(kind: Any) -> str:
    return f'<a href="#{kind.__name__}">{kind.__name__}</a>' if kind else ""
