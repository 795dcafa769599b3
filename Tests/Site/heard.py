"""Accessible text of a page, in order, as a screen reader would read it."""

import json
import os
import re
import subprocess

SPOKEN = {"banner", "navigation", "main", "contentinfo", "search", "heading", "link", "button", "searchbox", "group", "table", "columnheader", "rowheader",
          "cell", "gridcell", "list", "listitem", "figure", "image", "note", "region", "DisclosureTriangle", "status"}
PAGES = ["index.html", "topics/alerts.html", "topics/widgets.html", "changes.html", "choices.html"]


def lines(page):
    """Returns a line for each item that is read out: `heading 2: …`, `link: …`, and text."""
    nodes = {n["nodeId"]: n for n in page.call("Accessibility.getFullAXTree")["nodes"]}
    out = []

    def walk(node, depth, said):
        role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "").strip()
        hidden = node.get("ignored")
        if not hidden and role == "StaticText" and name and not said:
            out.append("  " * depth + name)
        if not hidden and role in SPOKEN:
            level = next((str(p["value"]["value"]) for p in node.get("properties", []) if p["name"] == "level"), "")
            out.append("  " * depth + role + (" " + level if role == "heading" else "") + (": " + name if name else ""))
            depth += 1
            # The content of a heading, link, or button is its name.
            said = said or role in ("heading", "link", "button", "columnheader", "rowheader", "DisclosureTriangle") and bool(name)
        for child in node.get("childIds", []):
            if child in nodes:
                walk(nodes[child], depth, said)

    root = next(n for n in nodes.values() if "parentId" not in n)
    walk(root, 0, False)
    return out


def squeezed(text):
    return re.sub(r"\s+", "", text)


def pages(checks, folder=None):
    page, bad = checks.page, []
    page.size(1280)
    for file in PAGES:
        for view in ["ja", "en"]:
            checks.open(file, view)
            heard = lines(page)
            if folder:
                (folder / f"{file.replace('/', '-')}-{view}.txt").write_text("\n".join(heard) + "\n")
            where = f"{file} ({view})"
            landmarks = [line.strip().split(":")[0] for line in heard if re.match(r"\s*(banner|navigation|main|contentinfo|search)\b", line)]
            start, end = landmarks[:2], landmarks[-1:]
            if start != ["banner", "search"] or end != ["contentinfo"] or landmarks.count("main") != 1:
                bad.append(f"{where}: landmarks are {landmarks}")
            levels = [int(m.group(1)) for line in heard if (m := re.match(r"\s*heading (\d)", line))]
            if levels.count(1) != 1:
                bad.append(f"{where}: {levels.count(1)} headings of level 1")
            # Everything readable must be read out in order: headlines of rules, strengths, cells.
            whole, at = squeezed("\n".join(re.sub(r"^\s*(heading \d|link|button|columnheader|rowheader|cell|gridcell): ", "", line) for line in heard)), 0
            said = page.run("""[...document.querySelectorAll('main :is(h1, h2, h3, .strength, .headline, td, th, article li, .items li > strong)')]
              .filter(audit.shown).filter(e => !e.closest('.fold:not([open]) + .table') || e.getClientRects().length).map(e => e.innerText)""")
            for text in said:
                # Compares the beginning, because links inside are items of their own.
                part = squeezed(re.split(r"\n", text.strip())[0])[:12]
                found = whole.find(part, at)
                if part and found < 0:
                    bad.append(f"{where}: not heard, or out of order: {text[:60]}")
                at = max(at, found)
            unnamed = [line for line in heard if re.match(r"\s*(link|button|heading \d|navigation|searchbox|DisclosureTriangle)$", line)]
            bad += [f"{where}: no name: {line.strip()}" for line in unnamed]
    checks.say("read out, a page is complete and in order", bad, f"{len(PAGES)} pages, two languages")


def manual(checks, program, index):
    """Checks `hig man` without color: no characters that only draw."""
    bad, count = [], 0
    for topic in ["alerts", "widgets", "typography", "alert-or-sheet"]:
        for language in ["ja", "en"]:
            done = subprocess.run([program, "man", topic, "--language", language, "--index", index, "--width", "80", "--pager", "cat"],
                                  capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1", "HIG_PAGER": "cat"})
            text, where = done.stdout, f"hig man {topic} ({language})"
            records = subprocess.run([program, "export", topic, "--language", language, "--index", index, "--source", "Corpus", "--format", "jsonl", "--kind", "rule"],
                                     capture_output=True, text=True, env=os.environ).stdout
            count += 1
            if done.returncode:
                bad.append(f"{where}: status {done.returncode}: {done.stderr.strip()}")
            if re.search(r"[\x00-\x08\x0b-\x1f\x7f]", text):
                bad.append(f"{where}: holds control characters")
            if drawn := set(re.findall(r"[\u2500-\u259f]", text)):
                bad.append(f"{where}: draws boxes: {drawn}")
            whole, at = squeezed(text), 0
            for record in map(json.loads, records.splitlines()):
                if record["kind"] != "rule":
                    continue
                headline = squeezed(record["headline"])[:20]
                found = whole.find(headline, at)
                if found < 0:
                    bad.append(f"{where}: missing, or out of order: {headline}")
                at = max(at, found)
    checks.say("hig man without colour says all in order, and draws nothing", bad, f"{count} pages")
