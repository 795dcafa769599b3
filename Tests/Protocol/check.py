#!/usr/bin/env python3
"""Checks `hig mcp` as clients use it: the protocol's own Python client in its three modes, older revisions line by line, and every line that
the program writes against the JSON schema of its revision, where the schemas lie beside the checkout.

    check.py PROGRAM INDEX [--fuzz LINES]
"""

import argparse
import asyncio
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import jsonschema
from mcp import Client, StdioServerParameters
from mcp.types import PromptReference, ResourceTemplateReference

TOKEN = 4  # bytes
DEFINITIONS, USUAL, MOST = 1200, 800, 2000
MODERN = "2026-07-28"
META = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientCapabilities": {},
}
RESULTS = {
    "initialize": "InitializeResult",
    "ping": "EmptyResult",
    "server/discover": "DiscoverResult",
    "tools/list": "ListToolsResult",
    "tools/call": "CallToolResult",
    "resources/list": "ListResourcesResult",
    "resources/templates/list": "ListResourceTemplatesResult",
    "resources/read": "ReadResourceResult",
    "prompts/list": "ListPromptsResult",
    "prompts/get": "GetPromptResult",
    "completion/complete": "CompleteResult",
}
CALLS = [
    ("hig_search", {"query": "minimum tap target size", "platform": "iOS"}),
    ("hig_search", {"query": "余白", "limit": 20}),
    ("hig_search", {"query": "zxqv"}),
    ("hig_search", {"query": "stepper", "platform": "watchOS"}),
    ("hig_read", {"id": "alerts/best-practices/1"}),
    ("hig_read", {"topic": "アラート", "platform": "watchOS"}),
    ("hig_read", {"topic": "typography", "max_tokens": 2000}),
    ("hig_spec", {}),
    ("hig_spec", {"quantity": "text styles"}),
    ("hig_changes", {"since": "2026"}),
]


def require(condition, text):
    if not condition:
        sys.exit(f"hig: {text}")


class Schemas:
    """Returns the protocol's schemas by revision; empty if they are missing."""

    def __init__(self, root):
        shared = pathlib.Path(os.environ.get("HIG_SHARED", root.parent / "shared"))
        self.folder = shared / "protocol"
        self.known = {}
        self.count = 0

    @property
    def there(self):
        return self.folder.is_dir()

    def check(self, line, revision, methods):
        """Returns True if a line is a message of the revision with a result of the method."""
        message = json.loads(line)
        if not self.there:
            return
        if revision not in self.known:
            self.known[revision] = json.loads((self.folder / f"mcp-{revision}.schema.json").read_text())
        schema = self.known[revision]
        place = "$defs" if "$defs" in schema else "definitions"

        def validate(value, name):
            reference = {"$ref": f"#/{place}/{name}", place: schema[place]}
            jsonschema.Draft202012Validator(reference).validate(value)

        # JSON-RPC and the protocol's own client use null for an unknown id; the schemas omit it, from 2025-11-25 on.
        require("id" in message, f"no id: {line}")
        if message["id"] is None:
            message.pop("id")
        if "id" in message or revision >= "2025-11-25":
            validate(message, "JSONRPCMessage")
        if "result" in message:
            validate(message["result"], RESULTS[methods[message["id"]]])
        self.count += 1


async def converse(mode, parameters):
    """Runs every operation of a client."""
    async with Client(parameters, mode=mode, read_timeout_seconds=60) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        require(list(tools) == ["hig_search", "hig_read", "hig_spec", "hig_changes"], f"the tools are {list(tools)}")
        for name, arguments in CALLS:
            answer = await client.call_tool(name, arguments)
            text = answer.content[0].text
            require(not answer.is_error, f"{name} {arguments}: {text}")
            jsonschema.validate(answer.structured_content, tools[name].output_schema)
            most = arguments.get("max_tokens", USUAL)
            data = json.dumps(answer.structured_content, ensure_ascii=False, separators=(",", ":"))
            for part in (text, data):
                require(len(part.encode()) <= most * TOKEN, f"{name} {arguments} takes {len(part.encode()) // TOKEN} tokens")
        answer = await client.call_tool("hig_search", {"quer": "x"})
        require(answer.is_error and "query" in answer.content[0].text, "an unknown argument was not advised upon")
        listed, cursor = [], None
        while True:
            page = await client.list_resources(cursor=cursor)
            listed += [str(resource.uri) for resource in page.resources]
            cursor = page.next_cursor
            if not cursor:
                break
        require("hig://topic/alerts" in listed and len(listed) == len(set(listed)), "the resources are not listed once each")
        read = await client.read_resource("hig://topic/alerts?language=ja&platform=watchos")
        require("アラート" in read.contents[0].text, "the resource is not the topic's page")
        templates = (await client.list_resource_templates()).resource_templates
        require(len(templates) == 1, "there is one template")
        prompts = (await client.list_prompts()).prompts
        require([prompt.name for prompt in prompts] == ["review"], "there is one prompt")
        prompt = await client.get_prompt("review", {"topic": "alerts", "platform": "watchOS"})
        require("alerts/best-practices/1" in prompt.messages[0].content.text, "the prompt does not list the rules")
        completion = await client.complete(PromptReference(type="ref/prompt", name="review"), {"name": "topic", "value": "al"})
        require("alerts" in completion.completion.values, "the prompt's topic is not completed")
        reference = ResourceTemplateReference(type="ref/resource", uri=templates[0].uri_template)
        completion = await client.complete(reference, {"name": "platform", "value": "w"})
        require(completion.completion.values == ["watchOS"], "the template's platform is not completed")
        return client.protocol_version


def through_client(program, index, schemas, mode, expected):
    """Records the lines of a conversation and checks them."""
    with tempfile.TemporaryDirectory() as folder:
        asked, written = pathlib.Path(folder, "asked"), pathlib.Path(folder, "written")
        relay = 'tee "$3" | "$1" mcp --index "$2" | tee "$4"'
        parameters = StdioServerParameters(
            command="/bin/sh", args=["-c", relay, "sh", program, index, str(asked), str(written)]
        )
        revision = asyncio.run(converse(mode, parameters))
        require(revision == expected, f"mode {mode} came to {revision}, not {expected}")
        methods = {}
        for line in asked.read_text().splitlines():
            message = json.loads(line)
            if "id" in message:
                methods[message["id"]] = message["method"]
        lines = written.read_text().splitlines()
        require(len(lines) == len(methods), f"{len(methods)} requests have {len(lines)} answers")
        for line in lines:
            schemas.check(line, revision, methods)
    print(f"client, mode {mode}: {revision}, {len(lines)} answers")


class Raw:
    """The program, line by line."""

    def __init__(self, program, index):
        self.process = subprocess.Popen([program, "mcp", "--index", index], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def ask(self, identity, method, parameters=None):
        message = {"jsonrpc": "2.0", "id": identity, "method": method}
        if parameters is not None:
            message["params"] = parameters
        self.send(json.dumps(message).encode())
        return self.process.stdout.readline()

    def end(self):
        """Closes its input and returns the seconds until it ended."""
        start = time.monotonic()
        self.process.stdin.close()
        self.process.wait(timeout=10)
        return time.monotonic() - start


def legacy(program, index, schemas, revision):
    """A conversation that begins with `initialize`, with the errors."""
    raw = Raw(program, index)
    info = {"name": "check", "version": "1"}
    requests = [
        ("initialize", {"protocolVersion": revision, "capabilities": {}, "clientInfo": info}),
        ("ping", None),
        ("tools/list", {}),
        ("resources/list", {}),
        ("resources/templates/list", {}),
        ("prompts/list", {}),
        ("resources/read", {"uri": "hig://topic/alerts"}),
        ("resources/read", {"uri": "hig://topic/none"}),
        ("prompts/get", {"name": "review", "arguments": {"topic": "alerts"}}),
        ("completion/complete", {"ref": {"type": "ref/prompt", "name": "review"}, "argument": {"name": "topic", "value": "a"}}),
        ("tools/call", {"name": "none"}),
        ("tools/call", {"name": "hig_search", "arguments": {}}),
        ("no/such", {}),
    ] + [("tools/call", {"name": name, "arguments": arguments}) for name, arguments in CALLS]
    methods = {number: method for number, (method, _) in enumerate(requests)}
    for number, (method, parameters) in enumerate(requests):
        line = raw.ask(number, method, parameters)
        require(json.loads(line)["id"] == number, f"{method} has another request's answer")
        schemas.check(line, revision, methods)
    for broken in (b"{", b"[]", b"1"):
        raw.send(broken)
        schemas.check(raw.process.stdout.readline(), revision, methods)
    require(raw.end() < 2, "the end of input did not end the process")
    print(f"lines of {revision}: {len(requests)} answers")


def sizes(program, index):
    raw = Raw(program, index)
    result = json.dumps(json.loads(raw.ask(1, "tools/list", {"_meta": META}))["result"], ensure_ascii=False, separators=(",", ":"))
    require(len(result.encode()) <= DEFINITIONS * TOKEN, f"the definitions take {len(result.encode()) // TOKEN} tokens")
    print(f"definitions: {len(result.encode()) // TOKEN} tokens")
    raw.end()


def ending(program, index):
    """Kills and disconnects a server mid-conversation; nothing may hang."""
    call = json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"_meta": META, "name": "hig_search", "arguments": {"query": "a button"}}}
    ).encode()
    for count in (1, 200):
        raw = Raw(program, index)
        for _ in range(count):
            raw.send(call)
        require(raw.end() < 2, f"{count} requests kept the process from ending with its input")
    raw = Raw(program, index)
    raw.process.stdin.write(call[:40])
    raw.process.stdin.flush()
    raw.process.kill()
    raw.process.wait(timeout=10)
    print("end of input and kill in the middle: the process ends at once")


def installed(program, index):
    """Starts a server with the output of --print-config, from another folder and environment."""
    printed = subprocess.run([program, "mcp", "--print-config", "json", "--index", index], capture_output=True, text=True, check=True)
    server = json.loads(printed.stdout)["mcpServers"]["hig"]
    with tempfile.TemporaryDirectory() as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        environment = {"HOME": home, "XDG_DATA_HOME": home, **server["env"]}
        parameters = StdioServerParameters(command=server["command"], args=server["args"], env=environment, cwd=folder)
        asyncio.run(converse("auto", parameters))
    print("--print-config: works elsewhere")


def fuzz(program, index, count):
    """Sends malformed lines; every valid request among them must be answered once."""
    generator = random.Random(1)
    seeds = [
        json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"_meta": META, "name": name, "arguments": arguments}}, ensure_ascii=False)
        for name, arguments in CALLS
    ] + ['{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}', "[" * 3000, '{"a":' * 3000, "\0", "\\ud800"]
    raw = Raw(program, index)
    sound, found = 0, 0

    def wait():
        nonlocal found
        while found < sound:
            line = raw.process.stdout.readline()
            require(line, "the process ended among broken lines")
            message = json.loads(line)
            if str(message.get("id", "")).startswith("sound"):
                require(message["id"] == f"sound {found}", f"{message['id']} came where sound {found} was due")
                found += 1

    for number in range(count):
        line = bytearray(generator.choice(seeds).encode())
        for _ in range(generator.randint(1, 5)):
            place = generator.randrange(len(line) + 1)
            piece = generator.choice([b"{", b"}", b"]", b'"', b"\\", b"\x00", b"\xff", b",", b"null", b"1e999", bytes([generator.randrange(256)])])
            line[place : place + generator.randrange(6)] = piece
        raw.send(bytes(line).replace(b"\n", b" "))
        if number % 50 == 49:
            raw.send(b'{"jsonrpc":"2.0","id":"sound %d","method":"ping"}' % sound)
            sound += 1
            wait()
    require(raw.end() < 2, "the end of input did not end the process")
    print(f"fuzzed: {count} lines, {found} sound requests among them answered once each")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("index")
    parser.add_argument("--fuzz", type=int, metavar="LINES", help="only fuzz, with so many lines")
    options = parser.parse_args()
    program, index = os.path.abspath(options.program), os.path.abspath(options.index)
    if options.fuzz:
        return fuzz(program, index, options.fuzz)
    schemas = Schemas(pathlib.Path(__file__).resolve().parents[2])
    sizes(program, index)
    for mode, revision in (("auto", MODERN), (MODERN, MODERN), ("legacy", "2025-11-25")):
        through_client(program, index, schemas, mode, revision)
    for revision in ("2025-11-25", "2025-06-18"):
        legacy(program, index, schemas, revision)
    installed(program, index)
    ending(program, index)
    fuzz(program, index, 2000)
    if schemas.there:
        print(f"schemas: {schemas.count} lines are valid")
    else:
        print(f"schemas: skipped, there is no '{schemas.folder}'")


main()
