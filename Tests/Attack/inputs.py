"""Hostile bytes and arguments, made from the repository's own files."""
import os
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENDINGS = (".md", ".html", ".txt", ".json", ".rst", ".adoc", ".mdx", ".xml")

PIECES = [
    b"# ", b"\n\n", b"- ", b"> ", b"**", b"`", b"```\n", b"[", b"](", b"|", b"\n|---|---|\n", b"<!-- hig: kind=note -->", b"---\n", b"<p>", b"<table><tr><td>",
    b"<script>", b"&#x202e;", b"\x00", b"\x1b]0;x\x07", b"\xff\xfe", b"\xc2\x9b", b"\xe2\x80\xae", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
    "避ける。".encode(), "してはいけない".encode(), b"Avoid this. ", b"watchOS", b"\r", b"\t", b"{", b"}", b"=====\n", b".. note::\n", b"'", b".TH x\n",
    b"hig: 1\n", b"topic: alerts\n", b"../../etc/passwd", b"javascript:alert(1)", b"e\xcc\x81", b"A" * 300, b"(" * 200, b"n=99999999999999999999",
]


def pages():
    """Returns our own pages, as (name, bytes)."""
    found = []
    for folder in ("Tests/ReadingTests/Fixtures", "Tests/GoldenTests/Fixtures", "Tests/CommandTests/Fixtures/pages", "Corpus/en", "Corpus/ja"):
        found += [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in ENDINGS and path.is_file()]
    return [(path.name, path.read_bytes()) for path in found]


def mutated(random, bytes_, most=8, others=()):
    """Returns a mutation: bits and bytes changed, pieces inserted, and parts removed, doubled, moved, or exchanged with another input."""
    data = bytearray(bytes_)
    for _ in range(random.randint(1, most)):
        at = random.randrange(len(data) + 1)
        end = min(len(data), at + random.choice([1, 2, 8, 64, 512]))
        match random.randrange(8):
            case 0 if at < len(data):
                data[at] ^= 1 << random.randrange(8)
            case 1 if at < len(data):
                data[at] = random.randrange(256)
            case 2:
                data[at:at] = random.choice(PIECES)
            case 3:
                del data[at:end]
            case 4:
                data[at:at] = data[at:end] * random.choice([1, 1, 2, 40])
            case 5:
                data[at:at] = random.choice(PIECES) * random.choice([2, 10, 300])
            case 6 if others:
                other = random.choice(others)[1]
                start = random.randrange(len(other) + 1)
                data[at:end] = other[start:start + random.choice([16, 256, 2048])]
            case _:
                del data[random.randrange(len(data) + 1):]
    return bytes(data[: 1 << 20])

# Files of an app, as (name, bytes).
APP = [
    ("View.swift", b"""import SwiftUI
struct Row: View {
  static let size: Font = .system(size: 9)
  var body: some View {
    VStack {
      Button { go() } label: { Image(systemName: "wand.and.stars") }
      #if os(iOS)
        .font(.system(size: 8))
      #endif
      Text("Oops, we lost \\(count) items").onTapGesture { shown = true }
    }.alert("Error", isPresented: $shown) { Button("Yes") {}; Button("OK", role: .cancel) {} }
    // hig:disable:next three-dots - said so
    Button("Save...") { save() }
  }
}
"""),
    ("Sheet.swift", b"""import UIKit
let alert = UIAlertController(title: L10n.error, message: #"a"#, preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "OK", style: .cancel))
navigationItem.rightBarButtonItem = UIBarButtonItem(image: picture, style: .plain, target: self, action: nil)
let r = /[a-z]\\/x/
"""),
    ("Info.plist", b"""<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>NSCameraUsageDescription</key><string></string></dict></plist>
"""),
    ("ja.lproj/InfoPlist.strings", b'"NSCameraUsageDescription" = "Needs the camera to scan";\n/* a */ key = "b...";\n'),
    ("Localizable.xcstrings", b'{"sourceLanguage":"en","strings":{"oops":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Oops"}}}}},"version":"1.0"}'),
    ("Main.storyboard", b"""<?xml version="1.0" encoding="UTF-8"?>
<document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><button id="a"><state key="normal" image="b" title="Save..."/>
<fontDescription key="fontDescription" type="system" pointSize="8"/></button></objects></scene></scenes></document>
"""),
    ("project.pbxproj", b'{ objects = { A = { buildSettings = { INFOPLIST_KEY_NSCameraUsageDescription = "x"; SDKROOT = iphoneos; }; }; }; }\n'),
    ("Package.swift", b"let package = Package(name: \"A\", platforms: [.iOS(.v17), .macOS(.v14)])\n"),
]
NESTS = [
    (b"f(", b")"), (b"VStack {", b"}"), (b"struct A { let a = {", b"}}"), (b"UIAlertController(", b")"), (b'a.alert("x") { Button("OK") {', b"}}"),
    (b'"\\(', b')"'), (b"<a>", b"</a>"), (b'{"a":', b"}"), (b"/*", b"*/"), (b"#if A\n", b"#endif\n"), (b"<array>", b"</array>"),
]


WORDS = [
    "alerts", "アラート", "余白", "色", "minimum", "44", "pt", "44x44", "watchOS", "ios,watchos", "-watchOS", "--", "-", "-n", "-n3", "-o", "OR", "AND", "NOT", "\"", "'", "*",
    "(", ")", "alerts/best-practices/1", "alerts/", "alerts@x", "/", "..", "../..", "best-practices", "1", "0", "-1", "99999999999999999999", "1e300", "\u202e", "\x1b[31m", "\x7f",
    "\ud7ff", "\U0010ffff", "e\u0301", "が", "ﾗｲﾌﾞ", "ＡＢＣ", "", " ", "\n", "%", "?", "topic:alerts", "Corpus", "all", "both", "ja", "en", "json", "jsonl", "markdown", "text",
    "html", "man", "rule", "note,rule", "avoid", "x" * 5000, "あ" * 3000, "a " * 2000, "UIAlertController", "2024-01-01", "--help", "--version",
]
COMMANDS = ["search", "man", "show", "diff", "topics", "spec", "changes", "sources", "info", "help", "---completion", "export", "lint", "licenses", "x"]
OPTIONS = [
    "--platform", "--language", "--topic", "--source", "--kind", "--limit", "--format", "--color", "--width", "--explain", "--sure", "--strength", "--platform-own", "--hyperlinks",
    "--contents", "--ids", "--since", "-k", "-f", "--help", "--version", "--yes", "--accounting", "--dump", "--nosuch", "--limit=-1", "--width=0", "--width=1", "--platform=", "-x",
]


def words(random):
    """Returns an argument vector that writes nothing: output and index are not among the options."""
    line = [random.choice(COMMANDS)] if random.random() < 0.7 else []
    for _ in range(random.randint(0, 6)):
        line.append(random.choice(OPTIONS if random.random() < 0.3 else WORDS))
        if random.random() < 0.1:
            line[-1] = "".join(random.choice(line[-1] + random.choice(WORDS) + "x") for _ in range(random.randint(1, 30)))
    line = [word.replace("\0", "") for word in line]
    # Excludes commands that wait for standard input, start a browser, write to the current folder, or read a whole disk.
    refused = ("mcp", "pick", "open", "skill", "ingest")
    return [word for word in line if word not in refused and not word.startswith(("-o", "--output", "--index")) and (word == "Corpus" or not os.path.isdir(word))]


def lines(random):
    """Returns lines for the server: requests, mutated like pages."""
    methods = ["initialize", "ping", "tools/call", "tools/list", "resources/read", "resources/list", "prompts/get", "completion/complete", "server/discover", "x"]
    values = ['"alerts"', '"余白"', "1", "-1", "1e999", "null", "true", "[]", "{}", '"\\u202e"', '"\\ud800"', '["ios"]', '"hig_search"', '"hig_read"', '"hig://topics/alerts"', "9" * 40]
    keys = ["name", "arguments", "query", "topic", "ids", "platforms", "language", "limit", "uri", "cursor", "ref", "argument", "protocolVersion", "_meta", "since"]
    text = '{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}\n'
    for number in range(random.randint(1, 12)):
        inner = ",".join(f'"{random.choice(keys)}":{random.choice(values)}' for _ in range(random.randint(0, 4)))
        outer = f'"name":{random.choice(values)},"arguments":{{{inner}}},"uri":{random.choice(values)}' if random.random() < 0.7 else inner
        text += f'{{"jsonrpc":"2.0","id":{number + 1},"method":"{random.choice(methods)}","params":{{{outer}}}}}\n'
    data = text.encode("utf-8", "surrogatepass")
    return mutated(random, data, 4) + b"\n" if random.random() < 0.5 else data
