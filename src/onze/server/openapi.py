"""The API as OpenAPI describes it, made from the calls and their forms, so that it cannot say anything else."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from onze.server import wire
from onze.server.asking import AnyRequest
from onze.server.calls import LINK, Call
from onze.server.wire import PROTOCOL, Refusal, encode

__all__ = ["openapi"]

PARAMETERS: dict[str, Any] = {
    "table": {"type": "string", "pattern": "^[a-z2-7]{16}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "from": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "to": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "open": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "game": {"type": "string"},
    "digest": {"type": "string"},
    "clause": {"type": "string"},
    "file": {"type": "string"},
}


@cache
def openapi(calls: Sequence[Call]) -> bytes:
    """The description of these calls, and of what goes over the WebSocket of a table."""
    told = (
        wire.WholeState, wire.Version, wire.Foreseen, wire.TableChanged, wire.Said, wire.Done, wire.Refusal,
        wire.Reload, wire.Previewed, wire.Because, wire.Hinted, wire.Pong, wire.Rematch,
    )  # fmt: skip
    forms: list[Any] = [Refusal, AnyRequest, *told]
    forms += [form for call in calls for form in (call.body, call.answer) if form is not None]
    unique = list(dict.fromkeys(forms))
    written, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    schema = dict(zip(unique, written, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, schema)
    return encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Onze", "version": str(PROTOCOL)},
            "paths": paths,
            "components": {
                "schemas": {
                    **components,
                    "PageSays": schema[AnyRequest],
                    "PageIsTold": {"anyOf": [schema[one] for one in told]},
                }
            },
        }
    )


def _operation(call: Call, schema: dict[Any, Any]) -> dict[str, Any]:
    in_path = re.findall(r"{(\w+)}", call.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in in_path]
    parameters += [{"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]} for name in call.query]
    if "{table}" in call.path and not call.needs_person:
        parameters.append({"name": LINK, "in": "header", "required": False, "schema": {"type": "string"}})
    answer = schema[call.answer] if call.answer is not None else {}
    refused = {"description": "Refused.", "content": {"application/json": {"schema": schema[Refusal]}}}
    media = "text/plain" if call.path.endswith(("/record", "/files/{file}")) else "application/json"
    operation: dict[str, Any] = {
        "summary": call.summary,
        "description": call.do.__doc__,
        "operationId": call.do.__name__,
        "parameters": parameters,
        "responses": {
            "200": {"description": call.summary, "content": {media: {"schema": answer}}},
            "4XX": refused,
            "503": refused,
        },
    }
    if call.body is not None:
        operation["requestBody"] = {"content": {"application/json": {"schema": schema[call.body]}}}
    return operation
