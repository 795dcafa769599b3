"""Checks the figures of the Corpus and their texts.

    python3 Tools/figures/check.py

Prints a line a check; status 1 when one fails.
"""

import pathlib
import re
import sys
import xml.etree.ElementTree as ET

import draw
from language import DIGITS, PALETTE, RADII, STROKES, render
from texts import CORPUS, FOLDER, entries

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 10_000
ATTRIBUTES = {
    "svg": {"viewBox", "width", "height", "role", "fill", "stroke-linecap", "stroke-linejoin"},
    "title": set(),
    "g": {"transform"},
    "rect": {"x", "y", "width", "height", "rx"},
    "circle": {"cx", "cy", "r"},
    "path": {"d", "transform"},
}
PAINT = {"class", "fill", "stroke", "stroke-width", "fill-opacity"}
failed = 0


def say(name, complaints, fact=""):
    global failed
    failed += bool(complaints)
    print(("FAILED  " if complaints else "ok      ") + name + (f": {fact}" if fact else ""))
    for complaint in complaints[:20]:
        print("          " + complaint)


def contrast(one, other):
    def light(color):
        parts = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= .03928 else ((p + .055) / 1.055) ** 2.4 for p in parts)
        return .2126 * r + .7152 * g + .0722 * b
    low, high = sorted((light(one), light(other)))
    return (high + .05) / (low + .05)


def elements(root):
    return [(e.tag.removeprefix(SVG), e) for e in root.iter()]


def form(root):
    """What an element must not be, have, or point to; the palette, strokes, radii; the classes beside the colors."""
    for tag, e in elements(root):
        if tag not in ATTRIBUTES:
            yield f"<{tag}>"
            continue
        extra = set(e.attrib) - ATTRIBUTES[tag] - (PAINT if tag not in ("svg", "title", "g") else set())
        if extra:
            yield f"<{tag}> has {', '.join(sorted(extra))}"
        if tag in ("svg", "title", "g"):
            continue
        classes = [f"{kind}-{name}" for kind, key in (("f", "fill"), ("s", "stroke")) for name, (light, _) in PALETTE.items() if e.get(key) == light]
        if e.get("class", "").split() != classes or len(classes) != ("fill" in e.attrib) + ("stroke" in e.attrib) or not classes:
            yield f"<{tag}> colors {e.get('fill')} {e.get('stroke')} with classes {e.get('class')!r}"
        if e.get("stroke-width", "1") not in map(str, STROKES):
            yield f"stroke of {e.get('stroke-width')}"
        if e.get("stroke") == PALETTE["soft"][0] and e.get("stroke-width") not in ("8", "12"):
            yield "a soft line"
        radius, sides = float(e.get("rx", 0)), [float(e.get(k, 0)) for k in ("width", "height")]
        if radius and radius not in RADII and radius != min(sides) / 2:
            yield f"radius of {radius:g} on {sides[0]:g} by {sides[1]:g}"
        if tag == "rect" and min(sides) <= 0:
            yield "an empty rectangle"


def shift(transform):
    found = re.match(r"translate\((\S+) (\S+)\)", transform or "")
    return (float(found[1]), float(found[2])) if found else (0, 0)


def outside(root, height):
    """Rectangles and circles that the canvas cuts."""
    def walk(e, dx, dy):
        x, y = shift(e.get("transform"))
        dx, dy = dx + x, dy + y
        if e.tag == SVG + "rect":
            left, top = float(e.get("x")) + dx, float(e.get("y")) + dy
            if left < 0 or top < 0 or left + float(e.get("width")) > 320 or top + float(e.get("height")) > height:
                yield f"a rectangle at {left:g} {top:g} is cut"
        if e.tag == SVG + "circle":
            cx, cy, r = float(e.get("cx")) + dx, float(e.get("cy")) + dy, float(e.get("r"))
            if cx - r < 0 or cy - r < 0 or cx + r > 320 or cy + r > height:
                yield f"a circle at {cx:g} {cy:g} is cut"
        for child in e:
            yield from walk(child, dx, dy)
    yield from walk(root, 0, 0)


def digits(root):
    """The digits in circles, in order: a path of a digit in the color of paper after a circle of ink of radius 10."""
    found, before = [], None
    for tag, e in elements(root):
        if tag == "path" and before is not None and before.get("r") == "10" and before.get("class") == "f-ink s-plate":
            found += [n for n, d in DIGITS.items() if d == e.get("d")]
        before = e if tag == "circle" else None
    return sorted(found)


def main():
    files = sorted(FOLDER.glob("*.svg"))
    texts = {entry["figure"]: entry for entry in entries()}
    roots, broken = {}, []
    for path in files:
        try:
            roots[path.stem] = ET.parse(path).getroot()
        except ET.ParseError as error:
            broken.append(f"{path.name}: {error}")
    say("well-formed", broken, f"{len(files)} files")
    slugs = re.findall(r"- slug: (\S+)\n    category: (\S+)", (CORPUS / "topics.yaml").read_text())
    topics, components = {slug for slug, _ in slugs}, [slug for slug, category in slugs if category == "components"]
    pairs = [name for name, entry in texts.items() if "rule" in entry]
    others = [name for name in texts if name not in pairs and name not in components]
    say("a figure for every component", [slug for slug in components if slug not in roots], f"{len(components)} components")
    say("enough others and pairs", ["too few"] * (len(others) < 30 or len(pairs) < 60), f"{len(others)} others, {len(pairs)} pairs")
    say("what the sources draw", [name for name in draw.FIGURES if (FOLDER / f"{name}.svg").read_text() != render(name)]
        + [f"{name}: drawn by nothing" for name in roots if name not in draw.FIGURES])
    say(f"at most {LARGEST} bytes", [path.name for path in files if path.stat().st_size > LARGEST],
        f"largest {max(path.stat().st_size for path in files)}, all {sum(path.stat().st_size for path in files)}")
    say("shapes alone, in the palette", [f"{name}: {what}" for name, root in roots.items() for what in form(root)])
    say("nothing cut", [f"{name}: {what}" for name, root in roots.items() for what in outside(root, float(root.get("height")))])
    say("a title each", [name for name, root in roots.items() if root[0].tag != SVG + "title" or not root[0].text])
    say("texts for all, of nothing else", sorted(roots.keys() ^ texts.keys()))
    say("both languages", [name for name, entry in texts.items() for text in [entry, *entry["legend"]]
                           if not text.get("en") or not re.search("[ぁ-ヿ一-龥]", text.get("ja", "")) and not re.fullmatch(r"[A-Za-z0-9@ ]+", text.get("ja", ""))])
    say("sentences", [name for name, entry in texts.items() if not entry.get("en", "").endswith(".") or not entry.get("ja", "").endswith("。")])
    say("legends fit digits", [f"{name}: digits {digits(roots[name])}, {len(texts[name].get('legend', []))} lines" for name in roots.keys() & texts.keys()
                               if digits(roots[name]) != list(range(1, len(texts[name].get("legend", [])) + 1))])
    say("topics", [f"{name}: {entry.get('topic')}" for name, entry in texts.items() if "rule" not in entry and entry.get("topic") not in topics])
    ids = {line[:-1] for path in (CORPUS / "questions" / "en").glob("*.yaml") for line in path.read_text().splitlines() if re.match(r"\S+/\S+:$", line)}
    say("rules", [f"{name}: {texts[name]['rule']}" for name in pairs if texts[name]["rule"] not in ids or texts[name]["rule"].replace("/", "-") != name],
        f"{len(ids)} records known")
    weak = []
    for scheme in (0, 1):
        colors = {name: both[scheme] for name, both in PALETTE.items()}
        weak += [f"{line} on {ground}, {('light', 'dark')[scheme]}: {ratio:.2f}" for line in ("ink", "accent", "warn") for ground in ("plate", "paper")
                 if (ratio := contrast(colors[line], colors[ground])) < 3]
        weak += [f"paper on {fill}: {ratio:.2f}" for fill in ("ink", "accent", "warn") if (ratio := contrast(colors["paper"], colors[fill])) < 3]
        weak += [f"ink on soft: {ratio:.2f}"] * ((ratio := contrast(colors["ink"], colors["soft"])) < 3)
        weak += [f"ink on {name}: {ratio:.2f}" for name in ("night",) if (ratio := contrast(colors["ink"], colors[name])) < 3]
        weak += ["day on night"] * (contrast(colors["day"], colors["night"]) < 3)
    say("contrast of lines", weak, "3:1 or more in both schemes")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
