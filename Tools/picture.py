#!/usr/bin/env python3
"""Draws what `hig` answers as a picture of a terminal, in SVG, for the README: picture.py HIG INDEX > docs/answer.svg

Every run of one colour is a `text` of its own at its column, stretched to its columns (`textLength`), so that Japanese and Latin letters keep their
cells whatever font the reader has.
"""
import html, re, subprocess, sys, unicodedata

HIG, INDEX = sys.argv[1:3]
QUERIES = ["色のコントラスト比", "minimum tap target size"]
CELL, LINE, SIZE, MARGIN, COLUMNS = 7.7, 20, 14, 20, 80
# SGR parameters that hig prints → attributes.
STYLES = {"1": 'font-weight="bold"', "2": 'fill="#8b949e"', "33": 'fill="#e3b341"', "36": 'fill="#56d4dd"', "0": ""}


def columns(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def answer(query):
    arguments = [HIG, "search", query, "--limit", "2", "--color", "always", "--width", str(COLUMNS), "--index", INDEX]
    return subprocess.run(arguments, capture_output=True, text=True, check=True).stdout.rstrip("\n").split("\n")


def runs(line):
    """Pieces of one style: (column, text, attributes)."""
    column, style = 0, []
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b"):
            codes = piece[2:-1].split(";")
            style = [] if codes == ["0"] else style + [c for c in codes if STYLES.get(c)]
        elif piece:
            yield column, piece, " ".join(dict.fromkeys(STYLES[c] for c in style))
            column += columns(piece)


lines = []
for query in QUERIES:
    lines += [f"\x1b[36m$\x1b[0m hig search '{query}' --limit 2"] + answer(query) + [""]
width, height = COLUMNS * CELL + 2 * MARGIN, (len(lines) - 1) * LINE + 2 * MARGIN
print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">')
print("<title>Two searches, one in Japanese and one in English, as hig answers them in a terminal</title>")
print(f'<rect width="{width:g}" height="{height:g}" rx="8" fill="#0d1117"/>')
print(f'<g font-family="ui-monospace, Menlo, Consolas, \'Noto Sans Mono CJK JP\', monospace" font-size="{SIZE}" fill="#e6edf3" xml:space="preserve">')
for number, line in enumerate(lines):
    for column, text, attributes in runs(line):
        if text.strip():
            column, text = column + columns(text) - columns(text.lstrip(" ")), text.strip(" ")
            x, y = MARGIN + column * CELL, MARGIN + number * LINE + SIZE
            print(f'<text x="{x:g}" y="{y:g}" textLength="{columns(text) * CELL:g}" {attributes}>{html.escape(text, quote=False)}</text>'.replace(" >", ">"))
print("</g>\n</svg>")
