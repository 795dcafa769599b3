"""Constructs for which naive readers take quadratic time. Each is measured at two sizes in every format, in processor time."""

# Repeated pieces. The first is plain text in every format.
CONSTRUCTS = {
    "words": "words of a line ", "sentences": "Avoid alerts. ", "Japanese sentences": "警告は避ける。", "a word": "w", "a Japanese word": "語", "accents": "\u0301", "spaces": " ",
    "tabs": "\t", "empty lines": "\n", "paragraphs": "Avoid alerts. They interrupt.\n\n", "stars": "*", "strong words": "**a**", "open strong": "**a ", "open emphasis": "*a _b ",
    "strong in a word": "a**b", "underscores": "_", "code marks": "`", "open code": "``a ", "tildes": "~", "carets": "^", "pluses": "+", "minuses": "-", "equal signs": "=", "hashes": "#",
    "bars": "|", "colons": ":", "brackets": "[", "links": "[a](b) ", "link ends": "](", "images": "![a](b) ", "named links": "[a][b] ", "footnotes": "Mind it.[^1] ",
    "definitions": "[a]: b\n", "addresses": "https://a.example/b ", "quotes": "> ", "lists": "- ", "items": "- Avoid alerts.\n", "numbered items": "1. Avoid alerts.\n", "headings": "## Part\n\nUse it.\n\n",
    "underlined headings": "Part\n----\n\nUse it.\n\n", "wiki headings": "== Part ==\n\nUse it.\n\n", "rows": "| a | b |\n", "rulers": "---\n", "fences": "```\n", "admonitions": ":::note\n", "tags": "<b>",
    "closed tags": "<b>a</b>", "components": "<Tab>\n", "open tags": "<a ", "attributes": "<a b=\" ", "comments": "<!-- a ", "closed comments": "<!-- a --> ", "processing": "<?a ", "sections": "<![CDATA[",
    "entities": "&amp;&#65;&nosuch;", "paragraph tags": "<p>", "deep lists": "<ul><li>", "deep tables": "<table><tr><td>", "braces": "{", "expressions": "{a} ", "statements": "{% a %} ", "attributes in braces": "{a}{b}",
    "strings": "\"x\",\n", "backslashes": "\\*", "references": ":ref:`a` ", "substitutions": "|a| ", "directives": ".. note:: Use it.\n\n", "fields": ":a: b\n", "hyperlinks": "`a`_ ", "wiki links": "[[a]] ",
    "wiki marks": "'''a''' ", "templates": "{{a}} ", "keywords": "#+a: b\n", "markers": "+++ ", "signs": "=-*_`'\"|",
}

# Formats: extension, start, and end of a page.
FORMATS = {
    "Markdown": ("md", "# Dials\n\nUse dials.\n\n", "\n"), "MDX": ("mdx", "import A from 'a'\n\n# Dials\n\n<A />\n\nUse dials.\n\n", "\n"), "canonical": ("md", "---\nhig: 1\ntopic: dials\n---\n\nUse dials.\n\n", "\n"),
    "reStructuredText": ("rst", "Dials\n=====\n\nUse dials.\n\n", "\n"), "AsciiDoc": ("adoc", "= Dials\n\nUse dials.\n\n", "\n"), "Org": ("org", "#+title: Dials\n\n* Part\n\nUse dials.\n\n", "\n"),
    "MediaWiki": ("wiki", "= Dials =\n\nUse '''dials'''. [[a]]\n\n", "\n"), "HTML": ("html", "<!DOCTYPE html><html><body><h1>Dials</h1><p>Use dials.</p>", "</body></html>"),
    "DocBook": ("xml", '<article xmlns="http://docbook.org/ns/docbook"><title>Dials</title><para>Use dials.</para><para>', "</para></article>"),
    "Mallard": ("page", '<page xmlns="http://projectmallard.org/1.0/" id="dials"><title>Dials</title><p>Use dials.</p><p>', "</p></page>"),
    "text": ("txt", "Dials\n\nUse dials.\n\n", "\n"), "JSON": ("json", '{"kind":"article","metadata":{"title":"Dials"},"primaryContentSections":[{"kind":"content","content":[{"type":"text","text":"', '"}]}]}'),
    "roff": ("7", ".TH DIALS 7\n.SH NAME\ndials\n.SH RULES\nUse dials.\n", "\n"),
}

# Files that another program converts are limited by its time, not by size.
OTHERS = {"reStructuredText", "AsciiDoc", "Org", "MediaWiki"}

# Pieces of source, which `hig review` reads.
SOURCE = {
    "alerts": "struct A: View { var body: some View { Text(\"a\").alert(\"b\", isPresented: $c) { Button(\"OK\") {} } } }\n", "nested alerts": ".alert(\"b\", isPresented: $c) { ", "views": "VStack { ",
    "braces": "{", "parentheses": "(", "brackets": "[", "calls": "f(", "chains": ".font(.body)", "texts": "Text(\"Click here...\")\n", "strings": "\"a\" + ", "open strings": "\"", "long strings": "\"\"\"\n", "raw strings": "#\"",
    "interpolations": "\"\\(", "comments": "/*", "line comments": "// hig-disable a\n", "conditions": "#if a\n", "elses": "#elseif b\n", "closures": "{ a in ", "functions": "func f() {\n", "types": "struct A {\n", "properties": "let a = \"b\"\n",
    "states": "@State var a = 1\n", "switches": "switch a { case 1: ", "dots": ".a", "arguments": "a: 1, ", "generics": "A<", "arrows": "-> ", "operators": "+", "backticks": "`", "buttons": "Button(\"Delete\", role: .destructive) {}\n",
    "identifiers": "a ", "one name": "a", "keys": "\"a\" = \"b\";\n", "tags": "<button title=\"Click here\">", "entries": "<key>a</key><string>Click here</string>",
}
SOURCES = {
    "Swift": ("swift", "import SwiftUI\nlet first = 1\n", "\n"), "strings": ("strings", "\"a\" = \"b\";\n", "\n"), "plist": ("plist", "<?xml version=\"1.0\"?><plist><dict>", "</dict></plist>"),
    "storyboard": ("storyboard", "<?xml version=\"1.0\"?><document><scenes>", "</scenes></document>"), "catalog": ("xcstrings", '{"sourceLanguage":"en","strings":{"', '":{}}}'),
    "project": ("pbxproj", "// !$*UTF8*$!\n{\n", "\n}\n"),
}

# Permitted growth of the work for twice the size. Work below SLOW seconds at LARGEST bytes is ignored, because the clock is too coarse for it.
MOST = 2.3
SLOW = 0.25
LARGEST = 1_000_000
CASES = [(form, name, False) for form in FORMATS for name in CONSTRUCTS] + [(form, name, True) for form in SOURCES for name in SOURCE]


def grow(case):
    """Measures one construct in one format."""
    # Large steps let a short run try all formats; no count is a multiple of 389.
    form, name, is_source = CASES[case.place * 389 % len(CASES)]
    ending, head, tail = (SOURCES if is_source else FORMATS)[form]
    unit = (SOURCE if is_source else CONSTRUCTS)[name]
    if form == "JSON":
        unit = unit.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    command = "review" if is_source else "lint"
    path = case.path("page." + ending)

    def work(size, tries=1):
        with open(path, "w", encoding="utf-8") as file:
            file.write(head + unit * max(1, size // len(unit.encode())) + tail)
        return min(case.hig(command, path, HIG_INDEX=case.world.index).cpu for _ in range(tries))

    case.note = f"{form}: {name}"
    start = work(10, 3)
    size = LARGEST // 64
    while (once := work(size) - start) < SLOW and size < LARGEST:
        size *= 2
    if case.finds or once < SLOW or form in OTHERS:
        return
    # Other work on the machine adds time, so the minimum of several tries counts on both sides, with more tries before a finding.
    for tries in (1, 3, 5):
        ratio = (work(size * 2, tries) - start) / max(SLOW / 2, work(size, tries) - start)
        if ratio <= MOST or case.finds:
            return
    case.find("growth", f"{form}: {name}: {ratio:.1f} times the work for twice {size} bytes")
