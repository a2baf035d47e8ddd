"""The OpenAPI document and the page that shows it, both made from the table of endpoints."""

from functools import cache
from html import escape
from typing import Any

import msgspec

import reihum
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.question import Endpoint
from reihum.server.wire.answers import Refusal
from reihum.server.wire.schemas import components
from reihum.server.wire.talk import Asked, Told

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reihum: the API</title>
<h1>Reihum: the API</h1>
<p>The same as <a href="api/openapi.json">an OpenAPI document</a>. The socket of a table is
<code>/api/tables/{{id}}/socket</code>. Messages on it: {messages}.</p>
<table><tr><th>method<th>path<th>what for<th>takes<th>gives</tr>{rows}</table>
<h2>Messages</h2>{schemas}
</html>
"""
REFERENCES = "#/components/schemas/{name}"


@cache
def document(base_path: str = "") -> dict[str, Any]:
    """All endpoints and messages, as OpenAPI 3.1."""
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.reply) if kind]
    _, schemas = components([*types, Refusal, Asked, Told], REFERENCES)
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Reihum", "version": reihum.__version__},
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _content(kind: Any) -> dict[str, Any]:
    (schema,), _ = components([kind], REFERENCES)
    return {"application/json": {"schema": schema}}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    refusals = {"400": "Unreadable", "403": "Not allowed", "404": "Unknown", "409": "Refused"}
    refusals |= {"408": "Too slow", "413": "Too large"} if endpoint.body else {}
    refusals |= {"429": "Too many; see Retry-After", "503": "Try again; see Retry-After"}
    operation: dict[str, Any] = {
        "summary": endpoint.about,
        "operationId": endpoint.answer.__name__,
        "responses": {
            "200": {"description": "Done", "content": _content(endpoint.reply)},
            **{
                status: {"description": text, "content": _content(Refusal)}
                for status, text in refusals.items()
            },
        },
    }
    if "{id}" in endpoint.path:
        schema = {"type": "string", "maxLength": 64}
        operation["parameters"] = [{"name": "id", "in": "path", "required": True, "schema": schema}]
    if "{date}" in endpoint.path:
        day = {"type": "string", "format": "date"}
        operation["parameters"] = [{"name": "date", "in": "path", "required": True, "schema": day}]
    if "{ply}" in endpoint.path:
        counted = {"type": "integer", "minimum": 0, "maximum": 999_999}
        operation["parameters"].append(
            {"name": "ply", "in": "path", "required": True, "schema": counted}
        )
    if endpoint.body:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    return operation


@cache
def page() -> str:
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
    messages = ", ".join(_name(kind) for kind in (*Asked.__args__, *Told.__args__))
    return PAGE.format(rows=rows, schemas=schemas, messages=messages)


def _name(kind: Any) -> str:
    return f'<a href="#{kind.__name__}">{kind.__name__}</a>' if kind else ""
