#!/usr/bin/env python3
"""Checks `hig fetch` against a local stand-in for the official server, with its faults and with hostile answers. Nothing else is contacted.

    check.py PROGRAM [NAME…]     the scenarios below, or those named; each has a server and a home of its own, and they run beside each other
"""

import concurrent.futures
import email.utils
import gzip
import json
import os
import pathlib
import pty
import signal
import subprocess
import sys
import tempfile
import time

import pages
from server import LIST, Server, path

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent / "CommandTests" / "Fixtures" / "Corpus"
PROGRAM = str(pathlib.Path(sys.argv[1]).resolve()) if len(sys.argv) > 1 else ""


class Home:
    """Folder of a user with an index of the fixtures."""

    def __init__(self, server, index=True):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="hig-fetch-"))
        self.copy = self.root / "data" / "hig" / "fetched"
        self.environment = {
            "HOME": str(self.root), "XDG_DATA_HOME": str(self.root / "data"), "XDG_CACHE_HOME": str(self.root / "cache"),
            "HIG_INDEX": str(self.root / "hig.sqlite"), "HIG_CORPUS": str(CORPUS), "LC_ALL": "C.UTF-8", "TERM": "dumb", "PATH": os.environ["PATH"],
            "COLUMNS": "100", "HIG_FETCH_ORIGIN": server.origin,
        }
        if index:
            self.run("ingest", "--quiet", str(CORPUS))

    def run(self, *words, **environment):
        return subprocess.run(
            [PROGRAM, *words], env=self.environment | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)

    def fetch(self, *words, **environment):
        return self.run("fetch", "--yes", *words, **environment)

    def files(self):
        return sorted(str(p.relative_to(self.root)) for p in self.root.rglob("*") if p.is_file())


def expect(is_so, what, *seen):
    if not is_so:
        raise AssertionError(what + "".join(f"\n    {s}" for s in seen))


def spaced(server):
    expect(all(gap > 0.99 for gap in server.gaps()), "requests come faster than one a second", server.gaps())


# Scenarios

def faults():
    """Runs fetch with server faults, then without faults, then again."""
    server = Server()
    home = Home(server)
    answers = dict(server.answers)
    server.answers[path("lids")] = lambda h, n: h.give(301, Location=path("hinges"))
    server.answers[path("lids", "ja")] = lambda h, n: h.give(301, Location=server.origin + path("hinges", "ja"))
    del server.answers[path("knobs", "ja")]
    server.answers[path("rails")] = lambda h, n: h.give(429, b"{}", Retry_After="3") if n == 0 else h.serve(answers[path("rails")])
    server.answers[path("shelves")] = lambda h, n: h.give(500, b"{}") if n < 2 else h.serve(answers[path("shelves")])
    server.answers[path("latches")] = lambda h, n: (time.sleep(4), h.serve(answers[path("latches")]))
    def cut(handler, _):
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", "5000")
        handler.end_headers()
        handler.wfile.write(b'{"kind":')
        handler.close_connection = True
    server.answers[path("wheels")] = cut
    server.answers[path("drawers")] = lambda h, n: h.serve(b"<html><p>Sorry</p></html>", "text/html; charset=utf-8")
    server.answers[path("ropes", "ja")] = answers[path("ropes")]
    server.answers[path("bells")] = b'{"kind": "article", "metadata": '
    first = home.fetch()
    expect(first.returncode == 1, "pages that could not be had are status 1", first.stderr)
    spaced(server)
    asked = server.paths()
    expect(asked[:2] == ["/robots.txt", LIST], "robots.txt comes first, then the list", asked[:3])
    agents = {h.get("User-Agent", "") for _, _, h in server.asked}
    expect(len(agents) == 1 and agents.pop().startswith("hig/"), "the user agent says who asks", agents)
    at = {p: t for t, p, _ in server.asked}
    rails = [t for t, p, _ in server.asked if p == path("rails")]
    expect(len(rails) == 2 and rails[1] - rails[0] >= 3, "Retry-After is kept to", rails)
    shelves = [t for t, p, _ in server.asked if p == path("shelves")]
    expect(len(shelves) == 3 and shelves[1] - shelves[0] >= 2 and shelves[2] - shelves[1] >= 4, "failures are met with longer waits", shelves)
    for said in ["'en/lids' is 'hinges' now", "not in Japanese: 'knobs', 'ropes'", "'en/wheels' was not fetched: the answer was cut short",
                 "'en/drawers' was not fetched: it is no JSON but 'text/html'", "'en/bells' was not fetched: it is no page"]:
        expect(said in first.stderr, f"it says {said}", first.stderr)
    have = {str(p.relative_to(home.copy / "Apple")) for p in (home.copy / "Apple").rglob("*.json")}
    want = {f"{l}/{s}.json" for s in pages.SLUGS for l in ["en", "ja"]}
    want -= {"en/lids.json", "ja/lids.json", "ja/knobs.json", "ja/ropes.json", "en/wheels.json", "en/drawers.json", "en/bells.json"}
    expect(have == want, "what is a page is kept, each under its name", have ^ want)
    for name in have:
        language, slug = name[:-5].split("/")
        expect((home.copy / "Apple" / name).read_bytes() == answers[path(slug, language)], "pages are kept as they came", name)
    expect((home.copy / "unread/en/bells.json").read_bytes() == server.answers[path("bells")], "what does not parse is kept raw")
    records = [json.loads(line) for line in home.run("export", "--source", "Apple", "--private", "--format", "jsonl").stdout.splitlines()]
    expect(records and all(r["private"] and r["source"]["name"] == "Apple" for r in records), "records are private ones of Apple")
    expect({r["source"]["edition"] for r in records} == {"2025-06-09"}, "the change log's day is the edition", {r["source"]["edition"] for r in records})
    pairs = [r for r in records if r["topic"] == "hinges" and r["kind"] == "rule" and r["counterpart"]]
    expect(len(pairs) == 6, "the two languages are paired", [r["id"] for r in pairs])
    watch = [r["headline"] for r in records if r["topic"] == "hinges" and r["platforms"] == ["watchOS"] and r["language"] == "en"]
    expect(watch == ["Make hinges large."], "platforms are those of the headings", watch)
    found = home.run("search", "avoid hinges", "--limit", "1").stdout
    expect("Avoid hinges" in found.replace("[", "").replace("]", ""), "search finds it", found)
    out = home.run("export", "--format", "jsonl")
    expect("hinges" not in out.stdout and "--private" in out.stderr, "no export takes it along unasked", out.stderr)

    server.answers = answers
    server.forget()
    second = home.fetch()
    expect(second.returncode == 0, "all is well", second.stderr)
    expect("5 new, 0 changed" in second.stderr or "7 new, 0 changed" in second.stderr, "what was missing came", second.stderr)
    server.forget()
    third = home.fetch()
    bodies = [s for s in server.statuses if s[0] != "/robots.txt" and s[1] != 304]
    expect(third.returncode == 0 and not bodies and len(server.asked) == 26, "a later run fetches nothing anew", bodies, len(server.asked))
    expect("0 new, 0 changed, 24 as they were" in third.stderr, "and says so", third.stderr)


def odd():
    """Serves malformed and unusual pages; the rest must still be fetched."""
    server = Server()
    home = Home(server)
    answers = dict(server.answers)
    english, japanese = ({s: answers[path(s, l)] for s in pages.SLUGS} for l in ["en", "ja"])
    def play(slug, language, function):
        server.answers[path(slug, language)] = function
    def head(handler, *fields):
        handler.send_response(200)
        for name, value in fields:
            handler.send_header(name, value)
        handler.end_headers()
        handler.close_connection = True
    def chunks(handler, body, ends=True):
        head(handler, ("Content-Type", "application/json"), ("Transfer-Encoding", "chunked"))
        for start in range(0, len(body), 1000):
            part = body[start:start + 1000]
            handler.wfile.write(b"%x\r\n%s\r\n" % (len(part), part))
        if ends:
            handler.wfile.write(b"0\r\n\r\n")
    play("dials", "en", lambda h, n: h.give(200, gzip.compress(english["dials"]), Content_Encoding="gzip"))
    play("dials", "ja", lambda h, n: h.give(200, gzip.compress(japanese["dials"])))
    play("step-rows", "en", lambda h, n: chunks(h, english["step-rows"]))
    play("step-rows", "ja", lambda h, n: chunks(h, japanese["step-rows"], ends=False))
    play("lids", "en", lambda h, n: h.give(301, Location=path("old-lids")))
    server.answers[path("old-lids")] = lambda h, n: h.give(302, Location="older-lids.json")
    server.answers[path("older-lids")] = lambda h, n: h.give(308, Location=server.origin + path("hinges") + "#x")
    play("knobs", "en", lambda h, n: h.give(403, b"{}"))
    play("knobs", "ja", lambda h, n: h.give(410, b"{}"))
    play("rails", "en", lambda h, n: h.give(503, b"{}", Retry_After=email.utils.formatdate(time.time() + 5, usegmt=True)) if n == 0 else h.serve(english["rails"]))
    play("rails", "ja", lambda h, n: h.serve(b"\xef\xbb\xbf" + japanese["rails"], "application/json;charset=UTF-8"))
    play("shelves", "en", lambda h, n: h.give(200))
    play("shelves", "ja", lambda h, n: h.give(200, b"[1, 2]"))
    untitled = pages.english("latches")
    del untitled["metadata"]["title"]
    play("latches", "en", pages.encoded(untitled))
    play("latches", "ja", lambda h, n: h.give(200, b"null"))
    play("hinges", "ja", pages.encoded(pages.tree()))
    play("bells", "ja", pages.encoded(pages.page("bells", "鈴", "", []) | {"abstract": []}))
    play("wheels", "en", english["hinges"])
    def hang_up(handler, _):
        handler.close_connection = True
    play("wheels", "ja", hang_up)
    def weak(handler, _):
        known = handler.headers.get("If-None-Match") == 'W/"1"'
        handler.give(304 if known else 200, b"" if known else english["drawers"], ETag='W/"1"')
    play("drawers", "en", weak)
    play("drawers", "ja", lambda h, n: h.give(200, japanese["drawers"]))
    play("ropes", "en", lambda h, n: h.serve(english["ropes"], "application/vnd.x+json"))
    play("ropes", "ja", english["ropes"])
    tree = pages.tree()
    nodes = tree["interfaceLanguages"]["swift"][0]["children"]
    nodes += [{"type": "starship", "title": "x"}, {"path": 7}, {"path": None, "children": "none"}, 5, None, []]
    nodes[1]["children"] = [dict(nodes[1]), {"path": pages.ROOT + "/DIALS", "type": "article"}, {"path": pages.ROOT, "children": [dict(nodes[2])]}]
    tree["interfaceLanguages"]["occ"] = tree["interfaceLanguages"]["swift"]
    server.answers[LIST] = b"\xef\xbb\xbf" + pages.encoded(tree)
    server.answers["/robots.txt"] = b"\xef\xbb\xbfUser-agent: *\nCrawl-delay: 1\nDisallow: /x\n"
    first = home.fetch()
    spaced(server)
    expect(first.returncode == 1, "pages that could not be had are status 1", first.stderr)
    refused = {l.split("'")[1]: l for l in first.stderr.splitlines() if "was not fetched" in l}
    expect(set(refused) == {"ja/dials", "ja/step-rows", "en/knobs", "en/shelves", "ja/shelves", "ja/latches", "ja/wheels", "ja/hinges", "ja/bells"}, "each in one line", first.stderr)
    for said in ["'en/lids' is 'hinges' now", "'en/wheels' is 'hinges' now", "not in Japanese: 'knobs', 'ropes'"]:
        expect(said in first.stderr, f"it says {said}", first.stderr)
    have = {str(p.relative_to(home.copy / "Apple"))[:-5] for p in (home.copy / "Apple").rglob("*.json")}
    lost = set(refused) | {"en/lids", "en/wheels", "ja/knobs", "ja/ropes"}
    expect(have == {f"{l}/{s}" for s in pages.SLUGS for l in ["en", "ja"]} - lost, "the rest goes on", sorted(have))
    expect((home.copy / "Apple/en/dials.json").read_bytes() == english["dials"], "what came packed is unpacked")
    rails = [t for t, p, _ in server.asked if p == path("rails")]
    expect(len(rails) == 2 and rails[1] - rails[0] >= 3.9, "a Retry-After that is a date is kept to", rails)
    server.forget()
    second = home.fetch()
    bodies = {p for p, status in server.statuses if status == 200}
    expect("0 new, 0 changed" in second.stderr and "'en/wheels' is" not in second.stderr, "what is known is not said again", second.stderr)
    expect(path("wheels") not in bodies and path("ropes", "ja") not in bodies and path("drawers") not in bodies, "nor sent", sorted(bodies))
    expect(len(list(home.copy.rglob("*.gz"))) == 0, "and no edition is made of it")


def killed():
    """Resumes a run that was killed."""
    server = Server()
    home = Home(server)
    run = subprocess.Popen([PROGRAM, "fetch", "--yes"], env=home.environment, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while len(server.asked) < 9:
        time.sleep(0.05)
    time.sleep(0.4)
    run.send_signal(signal.SIGKILL)
    run.wait()
    first = server.paths()[2:]
    server.forget()
    again = home.fetch()
    second = server.paths()[2:]
    expect(again.returncode == 0 and "going on where the last run stopped" in again.stderr, "it says that it goes on", again.stderr)
    expect(len(set(first) & set(second)) <= 1 and len(set(first) | set(second)) == 24, "no page is asked for twice", first, second)
    expect(len(list((home.copy / "Apple").rglob("*.json"))) == 24, "all pages are there")
    spaced(server)


def refusals():
    """Covers servers that forbid, fail permanently, or get no request."""
    server = Server(robots=b"User-agent: hig\nDisallow: /\n")
    home = Home(server)
    out = home.fetch()
    expect(out.returncode == 1 and len(server.asked) == 1, "robots.txt is obeyed", server.paths())
    expect("robots.txt" in out.stderr and "hig ingest" in out.stderr and not (home.copy / "Apple").exists(), "and a way out is named", out.stderr)
    server.answers["/robots.txt"] = b"User-agent: *\nDisallow: /*/dials.json\n"
    server.answers[LIST] = pages.encoded(pages.tree(["dials", "bells"]))
    out = home.fetch("--language", "en")
    expect(path("dials") not in server.paths() and path("bells") in server.paths(), "a page that is forbidden is left out", server.paths())
    expect("'en/dials' was not fetched" in out.stderr and out.returncode == 1, "and named", out.stderr)

    server.answers["/robots.txt"] = b""
    server.answers[path("dials")] = lambda h, n: h.give(500, b"{}")
    server.forget()
    out = home.fetch("--language", "en")
    expect(server.paths()[2:] == [path("dials")] * 3, "three failures in a row end it", server.paths())
    expect(out.returncode == 1 and "failed 3 times in a row (500)" in out.stderr, "and are said", out.stderr)
    server.forget()
    out = home.fetch("--language", "en")
    expect(server.paths()[2:] == [path("bells")] + [path("dials")] * 3, "and keep no other page back", server.paths())
    server.answers[path("dials")] = lambda h, n: h.give(429, b"{}", Retry_After="4000")
    server.forget()
    out = home.fetch("--language", "en")
    expect(len(server.asked) == 3 and "asks to wait 67 minutes" in out.stderr and server.paths()[2:] == [path("dials")], "who is asked to wait for an hour ends", out.stderr)

    server.forget()
    fresh = Home(server)
    for words in [["fetch"], ["fetch", "new", "mail"], ["fetch", "--yes", "nothing", "such"], ["new", "mail"], ["fetch", "--help"]]:
        out = fresh.run(*words)
        if words == ["fetch"]:
            expect(out.returncode == 2 and out.stderr.count("\n") == 5 and "--yes" in out.stderr and "Apple" in out.stderr, "it asks first", out.stderr)
        if words == ["fetch", "new", "mail"]:
            expect(out.returncode > 0 and not out.stdout, "a bare word asks for nothing", out.stderr)
    for origin in ["http://example.com", "https://127.0.0.1", "http://127.0.0.1.example.com", "http://127.0.0.1@example.com", "http://127.0.0.1:99999",
                   "http://10.0.0.1:80", "file:///etc", "http://127.0.0.1:80/x"]:
        out = fresh.fetch(HIG_FETCH_ORIGIN=origin)
        expect(out.returncode == 2 and "HIG_FETCH_ORIGIN" in out.stderr, "only this machine plays the server", origin, out.stderr)
    for curl, words in [("", "there is none"), ("#!/bin/sh\necho 'curl 7.64.0 (x) libcurl/7.64.0'\n", "this one is 7.64.0")]:
        folder = fresh.root / "bin"
        folder.mkdir(exist_ok=True)
        (folder / "curl").unlink(missing_ok=True)
        if curl:
            (folder / "curl").write_text(curl)
            (folder / "curl").chmod(0o755)
        out = fresh.fetch(PATH=str(folder))
        expect(out.returncode == 2 and "needs curl 7.76" in out.stderr and words in out.stderr and out.stderr.count("\n") == 2, "curl is looked at", out.stderr)
    expect(not server.asked, "no request leaves", server.paths())


def asked():
    """Checks the prompt on a terminal, and the option that only prints the addresses."""
    server = Server(["dials"])
    home = Home(server)
    out = home.run("fetch", "--dry-run")
    expect(out.stdout.split() == [server.origin + path("dials"), server.origin + path("dials", "ja")], "the addresses", out.stdout, out.stderr)
    expect(server.paths() == ["/robots.txt", LIST] and not home.copy.exists(), "and no page", server.paths())
    server.forget()
    for answer, fetches in [("n", False), ("", False), ("yes", True)]:
        pid, terminal = pty.fork()
        if pid == 0:
            os.execve(PROGRAM, [PROGRAM, "fetch", "dials"], home.environment)
        os.write(terminal, (answer + "\n").encode())
        said = b""
        try:
            while chunk := os.read(terminal, 4096):
                said += chunk
        except OSError:
            pass
        os.waitpid(pid, 0)
        expect(b"Fetch it? [y/N]" in said, "it asks", said)
        expect(bool(server.asked) == fetches, "it takes the answer", answer, server.paths(), said)
    server.forget()
    out = home.run("fetch", "dials")
    expect(out.returncode == 0 and len(server.asked) == 4, "who has agreed is not asked again", out.stderr)


def hostile():
    """Checks rejected input: one error line, and nothing written outside the copy."""
    slugs = ["dials", "lids", "knobs", "rails", "shelves", "latches", "wheels", "ropes"]
    server = Server(slugs)
    home = Home(server)
    leaks = Server(["dials"])
    def huge(handler, _):
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        for _ in range(100):
            handler.wfile.write(b'{"a":"' + b"x" * (1 << 20))
        handler.close_connection = True
    server.answers[path("lids")] = huge
    server.answers[path("knobs")] = lambda h, n: h.give(200, b"x" * (100 << 20))
    server.answers[path("rails")] = lambda h, n: h.give(302, Location=path("rails") + "?a")
    server.answers[path("rails") + "?a"] = lambda h, n: h.give(302, Location="rails.json?b")
    server.answers[path("rails") + "?b"] = lambda h, n: h.give(302, Location=path("rails") + "?a")
    server.answers[path("shelves")] = lambda h, n: h.give(302, Location="file:///etc/passwd")
    server.answers[path("latches")] = lambda h, n: h.give(302, Location=leaks.origin + path("dials"))
    server.answers[path("wheels")] = b"[" * 10000 + b"]" * 10000
    odd = pages.english("ropes")
    odd["metadata"]["title"] = "Ropes\u001b]0;owned\u0007\u202e\u0000 and more"
    odd["primaryContentSections"][0]["content"].append(pages.rule("Tie \u001b[31mropes\u0007.", "A\u009b2J knot."))
    server.answers[path("ropes")] = pages.encoded(odd)
    more = [{"path": p, "title": "x\u001b[2J", "type": "article"} for p in [
        pages.ROOT + "/../../../../etc/passwd", pages.ROOT + "/a/../../b", pages.ROOT + "/.hidden", pages.ROOT + "/%2e%2e/x", pages.ROOT + "/a\nb",
        pages.ROOT + "/" + "a" * 300, "/documentation/swiftui", "https://example.com/x", pages.ROOT + "//x", pages.ROOT + "/x?y#z", "", "file:///x",
        pages.ROOT + "/\u001b[31m"]]
    server.answers[LIST] = pages.encoded(pages.tree(slugs, *more))
    before = set(home.files())
    out = home.fetch("--language", "en")
    expect(out.returncode == 1, "it is no success", out.stderr)
    expect(not leaks.asked, "nobody else is asked", leaks.paths())
    lines = [l for l in out.stderr.splitlines() if "was not fetched" in l]
    expect(len(lines) == 6 + len(more) - 1, "each in one line", *lines)
    for slug, why in [("lids", "larger than 4 MB"), ("knobs", "larger than 4 MB"), ("rails", "from one place to the next"),
                      ("shelves", "'file:///etc/passwd'"), ("latches", "it leads to"), ("wheels", "no page")]:
        expect(any(f"'en/{slug}'" in l and why in l for l in lines), f"{slug} is refused for its reason", *lines)
    new = set(home.files()) - before
    copy = "data/hig/fetched/"
    allowed = {copy + n for n in ["log", "lock", "list.json", "Apple/en/dials.json", "Apple/en/ropes.json", "unread/en/wheels.json"]}
    expect({n for n in new if not n.startswith("hig.sqlite")} == allowed, "nothing is written elsewhere", new ^ allowed)
    shown = out.stderr + "".join(
        home.run(*w).stdout for w in [["man", "ropes", "--source", "Apple"], ["sources", "Apple"], ["search", "tie ropes"], ["topics"]])
    bad = [c for c in shown if (ord(c) < 32 and c not in "\n\t") or 127 <= ord(c) < 160 or c == "\u202e"]
    expect(not bad, "no control character reaches the terminal", bad)
    expect(max(server.gaps()) < 20, "and none of it takes long", server.gaps())
    leaks.stop()


def editions():
    """Checks that former pages are kept and compared, and that exactly the changes are named."""
    server = Server(["dials", "lids", "bells", "ropes"])
    home = Home(server)
    expect(home.fetch("--language", "en").returncode == 0, "the first edition")
    dials = pages.english("dials", "September 10, 2026")
    content = dials["primaryContentSections"][0]["content"]
    rules = [b for b in content if b["type"] == "paragraph" and b["inlineContent"][0]["type"] == "strong"]
    rules[0]["inlineContent"][1]["text"] = " Each of them asks for attention, and people weigh them before they choose."
    rules[1]["inlineContent"][0] = pages.strong("Use dials that move on their own.")
    content.remove(rules[2])
    content.insert(content.index(rules[1]) + 1, pages.rule("Say each value aloud.", "Some people hear what others see."))
    table = next(b for b in content if b["type"] == "table")
    table["rows"][1][1] = [pages.paragraph("14 pt")]
    dials["metadata"]["title"] = "Round dials"
    server.answers[path("dials")] = pages.encoded(dials)
    # A renamed image, which does not change the text.
    bells = pages.english("bells")
    bells["references"] = {"x.png": {"type": "image", "identifier": "x.png", "variants": []}}
    server.answers[path("bells")] = pages.encoded(bells)
    del server.answers[path("ropes")]
    server.answers[path("knobs")] = pages.encoded(pages.english("knobs", "September 11, 2026"))
    server.answers[LIST] = pages.encoded(pages.tree(["dials", "lids", "bells", "knobs"]))
    out = home.fetch("--language", "en")
    expect("1 new, 1 changed, 2 as they were" in out.stderr and "'en/ropes' is gone" in out.stderr, "what changed", out.stderr)
    former = sorted(p.parent.name for p in (home.copy / "former").rglob("*.json.gz"))
    expect(former == ["dials", "ropes"], "former pages are kept, and only those", former)
    listed = home.run("sources").stdout
    expect("2025-06-09" in listed and "2026-09-10" in listed, "editions are listed", listed)
    old, new = (home.run("man", "dials", "--source", "Apple", *w).stdout for w in (["--edition", "2025-06"], []))
    expect("compare them" in old and "Make dials large" in old and "weigh them" in new and "Make dials large" not in new, "each edition is read", old, new)
    expect("compare them" not in home.run("search", "compare them before they choose", "--source", "Apple", "--topic", "dials").stdout, "search covers the newest")
    was = home.run("search", "compare them before they choose", "--edition", "2025-06").stdout
    expect("them before they choose" in was.replace("[", "").replace("]", ""), "unless an edition is asked for", was)
    newer = home.run("man", "dials").stderr
    expect("the official page is newer (2026-09)" in newer, "who reads the Corpus is told", newer)
    changes = {p["topic"]: p for p in json.loads(home.run("changes", "--source", "Apple", "--format", "json").stdout)}
    expect(sorted(changes) == ["dials", "knobs", "ropes"], "pages that changed", sorted(changes))
    expect([c["kinds"] for c in changes["knobs"]["changes"] + changes["ropes"]["changes"]] == [["page"], ["page"]], "pages come and go")
    def named(change):
        record = change["new"] or change["old"]
        return record["headline"] if record else change["was"]["text"] + " > " + change["now"]["text"]
    found = sorted((c["kinds"], named(c)) for c in changes["dials"]["changes"])
    want = sorted([
        (["reworded"], "Keep dials few."), (["reworded", "strength"], "Use dials that move on their own."), (["gone"], "Make dials large."),
        (["added"], "Say each value aloud."), (["page"], "Dials > Round dials"), (["reworded"], (next(c for c in changes["dials"]["changes"] if (c["new"] or {}).get("kind") == "specification"))["new"]["headline"])])
    expect(found == want, "every change is named, and no other", found, want)
    weighed = next(c for c in changes["dials"]["changes"] if c["new"] and c["new"]["headline"] == "Keep dials few.")
    marked = [weighed["now"]["text"][a:b] for a, b in weighed["now"]["marks"]]
    expect(marked == ["weigh"], "the words that changed are marked", marked, weighed["now"])
    text = home.run("changes", "--source", "Apple", "dials").stdout
    expect("[weigh]" in text and "[compare]" in text, "in text too", text)
    expect("**weigh**" in home.run("changes", "--source", "Apple", "--format", "markdown").stdout, "and in Markdown")
    expect(home.run("changes", "--source", "Apple", "--since", "2026-12").returncode == 1, "nothing changed since")
    expect(home.run("changes", "--source", "Apple", "--since", "2026-01", "dials").returncode == 0, "since a day before")
    corpus = home.run("changes", "--corpus", "dials").stdout
    expect("Say each value aloud." in corpus, "what the Corpus lacks", corpus)
    out = home.run("sources", "--forget", "2025-06")
    expect(out.returncode == 0 and not list((home.copy / "former").rglob("*.gz")), "an edition is forgotten", out.stderr)
    out = home.run("man", "dials", "--source", "Apple", "--edition", "2025-06")
    expect(out.returncode == 1 and "no edition '2025-06'" in out.stderr, "and is there no more", out.stderr, out.stdout)


SCENARIOS = [faults, odd, killed, refusals, asked, hostile, editions]


def main():
    named = sys.argv[2:]
    chosen = [s for s in SCENARIOS if not named or s.__name__ in named]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(len(chosen)) as pool:
        for scenario, future in [(s, pool.submit(s)) for s in chosen]:
            try:
                future.result()
                print(f"ok      {scenario.__name__}: {scenario.__doc__.splitlines()[0]}")
            except AssertionError as error:
                failed = True
                print(f"FAILED  {scenario.__name__}: {error}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
