"""The visual language of the figures: palette, strokes, glyphs, and a canvas that writes one element a line.

Corpus/figures/README.md says what each is for.
"""

# Class names say what a colour is for; a page's style sheet recolours them. Light, then dark.
PALETTE = {
    "plate": ("#f3f4f6", "#17181b"),
    "paper": ("#ffffff", "#2a2c31"),
    "soft": ("#cdd1d8", "#565c66"),
    "ink": ("#6b7280", "#adb3bf"),
    "accent": ("#2563eb", "#7aa7ff"),
    "warn": ("#c8372d", "#ff8078"),
    # Where an appearance is the subject: light in both schemes, dark in both.
    "day": ("#fefefe", "#e6e8ec"),
    "night": ("#1f2329", "#0b0c0e"),
}
# Of lines; the wide ones are bands that stand for a value: rings, gauges.
STROKES = (1, 2, 8, 12)
RADII = (4, 8, 16, 32)
# How strongly a veil darkens, in both schemes: what floats above it is lighter than what lies below.
VEIL = .16

FIGURES = {}


def figure(name, title, height=200):
    """Registers what draws `name`.svg."""
    def register(draw):
        assert name not in FIGURES, name
        FIGURES[name] = (title, height, draw)
        return draw
    return register


def render(name):
    title, height, draw = FIGURES[name]
    canvas = Canvas(title, height)
    draw(canvas)
    return canvas.text()


def style_sheet(scope=""):
    """What recolours the figures for dark, as the lines of a style sheet."""
    return "\n".join(
        f"{scope}.f-{name} {{ fill: {dark}; }}\n{scope}.s-{name} {{ stroke: {dark}; }}" for name, (_, dark) in PALETTE.items())


# Paths around (0, 0), at most 8 units to each side, drawn with round lines of 2.
GLYPHS = {
    "search": "M3 3L7 7M-1.5 -7a5.5 5.5 0 1 0 .01 0Z",
    "plus": "M-6 0H6M0 -6V6",
    "minus": "M-6 0H6",
    "cross": "M-5 -5L5 5M5 -5L-5 5",
    "small-cross": "M-2.5 -2.5L2.5 2.5M2.5 -2.5L-2.5 2.5",
    "check": "M-6 0L-2 4L6 -5",
    "left": "M3 -6L-3 0L3 6",
    "right": "M-3 -6L3 0L-3 6",
    "down": "M-5 -2.5L0 2.5L5 -2.5",
    "up": "M-5 2.5L0 -2.5L5 2.5",
    "up-down": "M-3.5 -2L0 -5.5L3.5 -2M-3.5 2L0 5.5L3.5 2",
    "small-right": "M-1.5 -3.5L2 0L-1.5 3.5",
    "small-left": "M1.5 -3.5L-2 0L1.5 3.5",
    "small-down": "M-3.5 -1.5L0 2L3.5 -1.5",
    "arrow-up": "M0 7V-7M-5 -2L0 -7L5 -2",
    "arrow-down": "M0 -7V7M-5 2L0 7L5 2",
    "arrow-right": "M-7 0H7M2 -5L7 0L2 5",
    "arrow-left": "M7 0H-7M-2 -5L-7 0L-2 5",
    "both-ways": "M-8 0H8M-4 -4L-8 0L-4 4M4 -4L8 0L4 4",
    "share": "M0 3V-8M-4 -4L0 -8L4 -4M-3 -2H-6V8H6V-2H3",
    "trash": "M-7 -5H7M-3 -5V-8H3V-5M-5 -5L-4 8H4L5 -5",
    "star": "M0 -8L2.3 -2.7L8 -2.2L3.7 1.6L5 7.2L0 4.2L-5 7.2L-3.7 1.6L-8 -2.2L-2.3 -2.7Z",
    "heart": "M0 7C-11 0 -8 -7 -4 -7C-1.5 -7 0 -5 0 -3.5C0 -5 1.5 -7 4 -7C8 -7 11 0 0 7Z",
    "person": "M0 -8a3.5 3.5 0 1 0 .01 0ZM-7 7a7 5.5 0 0 1 14 0Z",
    "house": "M-8 0L0 -7L8 0M-5 -2V7H5V-2",
    "bell": "M-7 4C-4 2 -5 -6 0 -6C5 -6 4 2 7 4ZM-1.5 7H1.5",
    "dots": "M-6 0h.01M0 0h.01M6 0h.01",
    "mic": "M0 -8a3 3 0 0 1 3 3v4a3 3 0 0 1 -6 0v-4a3 3 0 0 1 3 -3ZM-6 -1a6 6 0 0 0 12 0M0 5V8",
    "play": "M-4 -6L6 0L-4 6Z",
    "pause": "M-3 -6V6M3 -6V6",
    "forward": "M-7 -5L0 0L-7 5ZM1 -5L8 0L1 5Z",
    "back": "M7 -5L0 0L7 5ZM-1 -5L-8 0L-1 5Z",
    "folder": "M-8 6V-6H-2L0 -4H8V6Z",
    "doc": "M-5 -8H2L6 -4V8H-5Z",
    "lock": "M-6 -1H6V7H-6ZM-3.5 -1V-4a3.5 3.5 0 0 1 7 0V-1",
    "globe": "M0 -8a8 8 0 1 0 .01 0ZM-8 0H8M0 -8a4.5 8 0 1 0 .01 0Z",
    "mail": "M-8 -6H8V6H-8ZM-8 -5L0 1L8 -5",
    "calendar": "M-7 -5H7V7H-7ZM-7 -1H7M-3 -8V-4M3 -8V-4",
    "camera": "M-8 -4H-4L-2 -7H2L4 -4H8V6H-8ZM0 -2a3 3 0 1 0 .01 0Z",
    "clock": "M0 -8a8 8 0 1 0 .01 0ZM0 -4V0L3 2",
    "sun": "M0 -3.5a3.5 3.5 0 1 0 .01 0ZM0 -8V-7M0 8V7M-8 0H-7M8 0H7M-5.6 -5.6L-5 -5M5.6 5.6L5 5M-5.6 5.6L-5 5M5.6 -5.6L5 -5",
    "moon": "M6 3A7 7 0 1 1 -2 -7A6 6 0 0 0 6 3Z",
    "pin": "M0 8C-5 2 -6 0 -6 -2a6 6 0 0 1 12 0C6 0 5 2 0 8ZM0 -3h.01",
    "pencil": "M-7 7L-6 3L4 -7L7 -4L-3 6Z",
    "music": "M-3 5V-6L6 -8V3M-5.5 3a2.5 2.5 0 1 0 .01 0ZM3.5 1a2.5 2.5 0 1 0 .01 0Z",
    "bolt": "M2 -8L-5 1H0L-2 8L5 -1H0Z",
    "drop": "M0 -8C4 -2 5 0 5 2.5a5 5 0 0 1 -10 0C-5 0 -4 -2 0 -8Z",
    "link": "M-1 2L-3 4a3.2 3.2 0 0 1 -4.5 -4.5L-4 -3M1 -2L3 -4a3.2 3.2 0 0 1 4.5 4.5L4 3M-2.5 2.5L2.5 -2.5",
    "copy": "M-3 -3H7V7H-3ZM-7 3V-7H3",
    "bookmark": "M-5 -8H5V8L0 4L-5 8Z",
    "eye": "M-8 0Q0 -10 8 0Q0 10 -8 0ZM0 -2.5a2.5 2.5 0 1 0 .01 0Z",
    "flag": "M-5 8V-7H6L3 -3L6 1H-5",
    "alarm": "M0 -7L8 7H-8ZM0 -2V2M0 4.5h.01",
    "question": "M-3 -3C-3 -8 4 -8 4 -3.5C4 -1 0 -1 0 2.5M0 6h.01",
    "speaker": "M-7 -3H-4L0 -7V7L-4 3H-7ZM3 -3a4 4 0 0 1 0 6M5.5 -6a8 8 0 0 1 0 12",
    "mute": "M-7 -3H-4L0 -7V7L-4 3H-7ZM3 -2L7 2M7 -2L3 2",
    "sliders": "M-8 -5H8M-8 5H8M-3 -7.5V-2.5M4 2.5V7.5",
    "list": "M-7 -5h.01M-2 -5H7M-7 0h.01M-2 0H7M-7 5h.01M-2 5H7",
    "grid": "M-7 -7H-2V-2H-7ZM2 -7H7V-2H2ZM-7 2H-2V7H-7ZM2 2H7V7H2Z",
    "undo": "M-3 -7L-7 -3L-3 1M-7 -3H2a4.5 4.5 0 0 1 0 9H-3",
    "redo": "M3 -7L7 -3L3 1M7 -3H-2a4.5 4.5 0 0 0 0 9H3",
    "shift": "M0 -7L-7 0H-3V6H3V0H7Z",
    "delete": "M-8 0L-3 -5H8V5H-3ZM0 -2L4 2M4 -2L0 2",
    "return": "M7 -5V1H-7M-3 -3L-7 1L-3 5",
    "wifi": "M-7 -2a10 10 0 0 1 14 0M-4 1.5a6 6 0 0 1 8 0M0 5h.01",
    "expand": "M1 -1L7 -7M3 -7H7V-3M-1 1L-7 7M-3 7H-7V3",
    "bag": "M-6 -3H6L7 8H-7ZM-3 -3a3 4 0 0 1 6 0",
    "cup": "M-6 -5H4V3a4 4 0 0 1 -4 4H-2a4 4 0 0 1 -4 -4ZM4 -3H6a2 2 0 0 1 0 5H4",
    "car": "M-8 5V0L-5 -1L-3 -5H3L5 -1L8 0V5ZM-5 5V7M5 5V7",
    "lamp": "M-3 -7H3L7 1H-7ZM0 1V7M-4 7H4",
    "rotate": "M6 -5V-1H2M6 -1A6.5 6.5 0 1 0 6 3",
    "hand": "M-3 8L-7 2C-7 0 -5 0 -4 2V-6a1.5 1.5 0 0 1 3 0V-1a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1 3 0V3C5 6 4 7 3 8",
    "flower": "M0 -2.5a2.5 2.5 0 1 0 .01 0ZM0 -8a3 3 0 0 1 2.6 4.4A3 3 0 0 1 7 0A3 3 0 0 1 2.6 3.6A3 3 0 0 1 -2.6 3.6A3 3 0 0 1 -7 0A3 3 0 0 1 -2.6 -3.6A3 3 0 0 1 0 -8Z",
    # Letters, only where type is the subject.
    "A": "M-6 8L0 -8L6 8M-4 2.5H4",
    "a": "M5 -2V8M5 3a5 5.5 0 1 0 -.01 .5",
    "C": "M5 -5A6.5 8 0 1 0 5 5",
    "D": "M-5 -8V8H-2A7 8 0 0 0 -2 -8Z",
    "E": "M5 -8H-4V8H5M-4 0H3",
    "F": "M5 -8H-4V8M-4 0H3",
    "G": "M5 -5A6.5 8 0 1 0 5 3V1H1",
    "B": "M-4 -8V8M-4 -8H0a4 4 0 0 1 0 8H-4M0 0H1a4 4 0 0 1 0 8H-4",
    "I": "M-3 -8H5M-5 8H3M1 -8L-1 8",
    "U": "M-5 -8V3a5 5 0 0 0 10 0V-8",
    "underlined": "M-5 -8V-1a5 5 0 0 0 10 0V-8M-6 8H6",
}
DIGITS = {
    0: "M0 -5a3 5 0 1 0 .01 0Z",
    1: "M-2 -3L1 -5V5",
    2: "M-3 -2.5C-3 -6 3 -6 3 -2.5C3 0 -3 2 -3 5H3",
    3: "M-3 -4C-1 -6 3 -5.5 3 -2.5C3 -.5 1 -.2 -.5 -.2C1 -.2 3 .5 3 2.5C3 5.5 -1 6 -3 4",
    4: "M1.5 5V-5L-3.5 2H3.5",
    5: "M3 -5H-2.5L-3 -.5C0 -2 3 -.5 3 2C3 5.5 -1 6 -3 4",
    6: "M2 -5C-1 -4 -3 -1 -3 2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
    7: "M-3 -5H3L-1 5",
    8: "M0 -5a2.4 2.4 0 1 0 .01 0ZM0 -.2a2.6 2.6 0 1 0 .01 0Z",
    9: "M-2 5C1 4 3 1 3 -2a3 3 0 1 0 -6 0a3 3 0 1 0 6 0",
}


def number(value):
    """As few characters as say it, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.") if isinstance(value, float) else str(value)


def grown(d, scale):
    """A path `scale` times as large; the flags and the angle of its arcs stay."""
    import re
    grown, command, place = [], "", 0
    for token in re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", d):
        if token.isalpha():
            command, place = token, 0
            grown.append(token)
        else:
            kept = command in "Aa" and place % 7 in (2, 3, 4)
            grown.append(token if kept else number(round(float(token) * scale, 2)))
            place += 1
    return re.sub(r" ?([A-Za-z]) ?", r"\1", " ".join(grown))


class Canvas:
    def __init__(self, title, height):
        self.height = height
        self.depth = 1
        self.lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 {height}" width="320" height="{height}" role="img" '
                      'fill="none" stroke-linecap="round" stroke-linejoin="round">']
        self.write(f"<title>{title}</title>")
        self.box(0, 0, 320, height, 8, "plate")

    def text(self):
        return "\n".join(self.lines) + "\n</svg>\n"

    def write(self, line):
        self.lines.append("  " * self.depth + line)

    def element(self, name, shape, fill, stroke, width, opacity):
        classes = [f"f-{fill}"] * bool(fill) + [f"s-{stroke}"] * bool(stroke)
        parts = [f'{key}="{number(value)}"' for key, value in shape.items() if value is not None]
        if classes:
            parts.insert(0, f'class="{" ".join(classes)}"')
        if fill:
            parts.append(f'fill="{PALETTE[fill][0]}"')
        if opacity:
            parts.append(f'fill-opacity="{opacity:g}"')
        if stroke:
            assert width in STROKES, width
            parts.append(f'stroke="{PALETTE[stroke][0]}"')
            if width != 1:
                parts.append(f'stroke-width="{width}"')
        self.write(f"<{name} {' '.join(parts)}/>")

    # Shapes.

    def box(self, x, y, w, h, r=0, fill="paper", stroke=None, width=2, opacity=None):
        shape = {"x": x, "y": y, "width": w, "height": h, "rx": r or None}
        self.element("rect", shape, fill, stroke, width, opacity)

    def capsule(self, x, y, w, h, fill="paper", stroke=None, width=2, opacity=None):
        self.box(x, y, w, h, min(w, h) / 2 if min(w, h) % 2 else min(w, h) // 2, fill, stroke, width, opacity)

    def dot(self, x, y, r, fill="ink", stroke=None, width=2, opacity=None):
        self.element("circle", {"cx": x, "cy": y, "r": r}, fill, stroke, width, opacity)

    def line(self, x1, y1, x2, y2, stroke="ink", width=2):
        self.path(f"M{number(x1)} {number(y1)}" + (
            f"H{number(x2)}" if y1 == y2 else f"V{number(y2)}" if x1 == x2 else f"L{number(x2)} {number(y2)}"), stroke, width)

    def path(self, d, stroke="ink", width=2, fill=None, opacity=None):
        self.element("path", {"d": d}, fill, stroke, width, opacity)

    def arc(self, x, y, r, start, turn, stroke="accent", width=8):
        """A ring's part, clockwise; `start` and `turn` in degrees from the top."""
        import math
        def at(angle):
            radians = math.radians(angle - 90)
            return f"{number(round(x + r * math.cos(radians), 1))} {number(round(y + r * math.sin(radians), 1))}"
        if turn >= 360:
            return self.dot(x, y, r, None, stroke, width)
        self.path(f"M{at(start)}A{r} {r} 0 {int(turn > 180)} 1 {at(start + turn)}", stroke, width)

    def glyph(self, name, x, y, stroke="ink", width=2, fill=None):
        self.element("path", {"transform": None, "d": GLYPHS[name]}, fill, stroke, width, None)
        self.lines[-1] = self.lines[-1].replace(" d=", f' transform="translate({number(x)} {number(y)})" d=', 1)

    def big(self, name, x, y, scale, stroke="ink", width=2, fill=None):
        """A glyph, or a digit, grown; its line stays `width`."""
        d = grown(DIGITS[name] if name in DIGITS else GLYPHS[name], scale)
        self.element("path", {"d": d}, fill, stroke, width, None)
        self.lines[-1] = self.lines[-1].replace(" d=", f' transform="translate({number(x)} {number(y)})" d=', 1)

    # Text as bars.

    def bar(self, x, y, w, fill="ink", h=4):
        self.box(x, y, w, h, h // 2, fill)

    def text_lines(self, x, y, widths, fill="soft", step=8, h=4):
        for index, width in enumerate(widths):
            self.bar(x, y + index * step, width, fill, h)

    # What every figure shares.

    def letter_a(self, x, base, cap, width, spread, cross, stroke="accent"):
        """An A as tall as any other of its size, however heavy its strokes; `cross` of the way down is its bar."""
        top, foot = base - cap + width / 2, base - width / 2
        y, half = round(top + (foot - top) * cross, 1), round(spread * cross, 1)
        self.path(f"M{number(x - spread)} {number(foot)}L{number(x)} {number(top)}L{number(x + spread)} {number(foot)}M{number(x - half)} {number(y)}H{number(x + half)}", stroke, width)

    def digit(self, n, x, y, stroke="ink", width=2):
        self.element("path", {"d": DIGITS[n]}, None, stroke, width, None)
        self.lines[-1] = self.lines[-1].replace(" d=", f' transform="translate({number(x)} {number(y)})" d=', 1)

    def part(self, n, x, y, to=None):
        """The digit of a part, and a level or upright line from it to a dot on the part; a rim of plate sets them off from what they cross."""
        if to:
            assert x == to[0] or y == to[1], (n, x, y, to)
            left, top = min(x, to[0]), min(y, to[1])
            self.box(left - 1.5 * (x == to[0]), top - 1.5 * (y == to[1]), max(abs(x - to[0]), 3), max(abs(y - to[1]), 3), 0, "plate")
            self.line(x, y, *to, width=1)
            self.dot(*to, 3, "ink", "plate", 1)
        self.dot(x, y, 10, "ink", "plate", 2)
        self.digit(n, x, y, "paper")

    def touch(self, x, y):
        """A finger: where people tap or hold; beside the sign that it presses, never on it."""
        self.dot(x, y, 11, "paper")
        self.dot(x, y, 8, "soft", "ink")

    def triangle(self, x, y, is_open, size=5):
        """Of a disclosure: to the side, or down."""
        half = size - 1
        self.path(f"M{x - size} {y - half}H{x + size}L{x} {y + half}Z" if is_open else f"M{x - half} {y - size}V{y + size}L{x + half} {y}Z", "accent", 2, "accent")

    def pointer(self, x, y, color="ink"):
        self.path(f"M{x} {y}v18l4 -4l3.5 7l4 -2l-3.5 -6.5h6Z", "paper", 1, color)

    def picture(self, x, y, w, h, r=4, fill="soft", stroke=None, on="paper"):
        """Any photograph: a hill and the sun."""
        self.box(x, y, w, h, r, fill, stroke)
        base, s = y + h - max(2, r / 2), min(w, h)
        cx = x + w / 2
        self.path(f"M{number(cx - s * .36)} {number(base - s * .06)}L{number(cx - s * .08)} {number(y + h * .42)}"
                  f"L{number(cx + s * .36)} {number(base - s * .06)}Z", None, 1, on)
        self.dot(round(cx + s * .22, 1), round(y + h * .28, 1), round(s * .09, 1), on)

    def app(self, x, y, s=32, fill="soft", glyph=None, on="ink"):
        """An app's icon."""
        self.box(x, y, s, s, 8 if s >= 24 else 4, fill)
        if glyph:
            self.glyph(glyph, x + s / 2 if s % 2 else x + s // 2, y + s / 2 if s % 2 else y + s // 2, on)

    def switch(self, x, y, on, w=36, h=20, color="accent"):
        """Off, its track is a hollow."""
        if on:
            self.capsule(x, y, w, h, color)
            self.dot(x + w - h // 2, y + h // 2, h // 2 - 3, "paper")
        else:
            self.capsule(x + 1, y + 1, w - 2, h - 2, "soft", "ink")
            self.dot(x + h // 2, y + h // 2, h // 2 - 4, "ink")

    def checkbox(self, x, y, on, s=16, color="accent"):
        self.box(x, y, s, s, 4, color if on else "paper", color if on else "ink")
        if on:
            self.path(f"M{x + 4} {y + 8}l3 3.5l5 -6.5", "paper")

    def radio(self, x, y, on):
        self.dot(x, y, 8, "accent" if on else "paper", "accent" if on else "ink")
        if on:
            self.dot(x, y, 3, "paper")

    def field(self, x, y, w, h=24, stroke="ink", width=1, r=4):
        self.box(x, y, w, h, r, "paper", stroke, width)

    def caret(self, x, y, h=16):
        self.line(x, y, x, y + h, "accent")

    def button(self, x, y, w, h=24, kind="plain", text=None, color="accent"):
        """`filled`, `tinted` or `plain`; its label a bar."""
        if kind == "filled":
            self.capsule(x, y, w, h, color)
        elif kind == "tinted":
            self.capsule(x, y, w, h, "soft")
        on = {"filled": "paper", "tinted": "ink", "plain": color}[kind]
        text = text or w // 2
        self.bar(x + (w - text) // 2, y + h // 2 - 2, text, on)

    def menu(self, x, y, w, rows, step=24, r=8, frame="ink"):
        """Rows of a bar's width, a glyph at the leading end or None, and a color or none; a line before what destroys."""
        self.box(x, y, w, step * len(rows) + 8, r, "paper", frame)
        for index, row in enumerate(rows):
            width, glyph, color = (*row, "ink")[:3]
            top = y + 4 + step * index
            if color == "warn":
                self.box(x + 1, top, w - 2, 1, 0, "soft")
            self.bar(x + (38 if glyph else 14), top + step // 2 - 2, width, color)
            if glyph:
                self.glyph(glyph, x + 20, top + step // 2, color)

    def column(self, x, base, w, h, fill="accent", r=4):
        """A chart's bar: round above, and flat on its axis."""
        self.path(f"M{x} {base}V{base - h + r}a{r} {r} 0 0 1 {r} -{r}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}V{base}Z", None, 1, fill)

    # Devices, drawn once.

    def phone_top(self, x=88, w=144, end=200):
        """The upper end of a phone, open below."""
        self.path(f"M{x} {end}V32a16 16 0 0 1 16 -16h{w - 32}a16 16 0 0 1 16 16V{end}", "ink", 2, "paper")
        self.capsule(x + w // 2 - 18, 24, 36, 10, "ink")

    def phone_bottom(self, x=88, w=144, end=184):
        """The lower end of a phone, open above."""
        self.path(f"M{x} 0V{end - 16}a16 16 0 0 0 16 16h{w - 32}a16 16 0 0 0 16 -16V0", "ink", 2, "paper")

    def veil_top(self, x=88, w=144):
        """Over all of the screen, what is out of reach behind something modal."""
        self.path(f"M{x} 200V32a16 16 0 0 1 16 -16h{w - 32}a16 16 0 0 1 16 16V200Z", None, 1, "night", VEIL)
        self.path(f"M{x} 200V32a16 16 0 0 1 16 -16h{w - 32}a16 16 0 0 1 16 16V200", "ink", 2)
        self.capsule(x + w // 2 - 18, 24, 36, 10, "ink")

    def veil_bottom(self, x=88, w=144, end=184):
        outline = f"M{x} 0V{end - 16}a16 16 0 0 0 16 16h{w - 32}a16 16 0 0 0 16 -16V0"
        self.path(outline + "Z", None, 1, "night", VEIL)
        self.path(outline, "ink", 2)

    def veil(self, x, y, w, h, r=4):
        self.box(x, y, w, h, r, "night", None, 2, VEIL)

    def home_line(self, x=88, w=144):
        self.capsule(x + w // 2 - 20, 174, 40, 4, "ink")

    def phone(self, x, y, w=88, h=176):
        """A whole phone, upright or lying."""
        self.box(x, y, w, h, 16, "paper", "ink")
        if w < h:
            self.capsule(x + w // 2 - 12, y + 6, 24, 8, "ink")
        else:
            self.capsule(x + 6, y + h // 2 - 12, 8, 24, "ink")

    def tablet(self, x=32, y=12, w=256, h=176):
        self.box(x, y, w, h, 16, "soft", "ink")
        self.box(x + 8, y + 8, w - 16, h - 16, 8, "paper", "ink", 1)

    def window(self, x, y, w, h, bar=True, active=True):
        self.box(x, y, w, h, 8, "paper", "ink")
        for index in range(3):
            self.dot(x + 12 + index * 12, y + 12, 4, "ink" if active else "soft")
        if bar:
            self.line(x, y + 24, x + w, y + 24, width=1)

    def watch(self, x=100, y=28, w=120, h=144, top=0, bottom=200):
        """A watch, and its strap from `top` to `bottom`."""
        self.path(f"M{x + 16} {y + 8}L{x + 20} {top}H{x + w - 20}L{x + w - 16} {y + 8}Z", "ink", 2, "soft")
        self.path(f"M{x + 16} {y + h - 8}L{x + 20} {bottom}H{x + w - 20}L{x + w - 16} {y + h - 8}Z", "ink", 2, "soft")
        self.box(x + w - 4, y + h // 4, 10, 24, 4, "soft", "ink")
        self.box(x, y, w, h, 32, "paper", "ink")

    def small_watch(self):
        """In a panel: what is on it lies from 36 to 124, and from 32 to 132."""
        self.watch(32, 24, 96, 116, 8, 156)

    def tv(self, x=24, y=12, w=272):
        """16 to 9, on two feet."""
        h = w * 9 // 16
        self.path(f"M{x + w // 5} {y + h}l-6 10M{x + w - w // 5} {y + h}l6 10")
        self.box(x, y, w, h, 8, "paper", "ink")

    def small_tv(self):
        """In a panel: its screen lies from 10 to 150, and from 42 to 121."""
        self.tv(8, 40, 144)

    def room(self):
        """A room, for what floats in it."""
        for d in ("M0 0L48 32M320 0L272 32M0 200L48 152M320 200L272 152", "M48 32H272V152H48Z"):
            self.path(d, "ink", 1)

    def small_room(self):
        """The same in a panel."""
        for d in ("M8 12L28 28M152 12L132 28M8 160L28 136M152 160L132 136", "M28 28H132V136H28Z"):
            self.path(d, "ink", 1)

    def space_window(self, x=64, y=28, w=192, h=120):
        """A window in space, with what closes and moves it below."""
        self.box(x, y, w, h, 16, "paper", "ink")
        cx = x + w // 2
        self.dot(cx - 28, y + h + 12, 3, "ink")
        self.capsule(cx - 20, y + h + 10, 48, 4, "ink")

    def desktop(self):
        """The whole of a Mac's screen, with its menu bar."""
        self.box(16, 16, 288, 168, 8, "plate", "ink")
        self.line(16, 30, 304, 30, width=1)
        for x, w in ((26, 6), (38, 16), (60, 12), (78, 12), (278, 16)):
            self.bar(x, 21, w, "soft")

    def clock(self, x, y, scale=2, stroke="ink"):
        """9:41 around x, the time on every screen."""
        for n, dx in ((9, -11), (4, 1), (1, 10)):
            self.big(n, round(x + dx * scale, 1), y, scale, stroke)
        for dy in (-2, 2):
            self.dot(round(x - 5 * scale, 1), round(y + dy * scale, 1), 1, stroke)

    def hands(self, x, y, hour, minute, stroke="ink"):
        """A dial’s hands of these lengths at 10:09, the time on every dial: they stand free of each other, and of what is at three, six, and nine."""
        import math
        ends = ((hour, (10 + 9 / 60) * 30), (minute, 9 * 6))
        self.path("".join(f"M{number(x)} {number(y)}L{number(round(x + r * math.sin(math.radians(a)), 1))} {number(round(y - r * math.cos(math.radians(a)), 1))}"
                          for r, a in ends), stroke)
        self.dot(x, y, 3, stroke)

    def camera(self, x, y):
        """The camera of a phone, in an island around it."""
        self.capsule(x - 13, y - 5, 26, 10, "ink")

    # Pairs: right on the left, wrong on the right.

    def right_panel(self):
        self.write("<g>")
        self.depth += 1

    def wrong_panel(self):
        self.close()
        self.mark(True, 80, 182)
        self.box(159, 24, 2, 152, 0, "soft")
        self.write('<g transform="translate(160 0)">')
        self.depth += 1

    def close(self):
        self.depth -= 1
        self.write("</g>")

    def end_pair(self):
        self.close()
        self.mark(False, 240, 182)

    def mark(self, right, x, y):
        """A circle with a tick, a square with a cross: told apart by both shapes."""
        if right:
            self.dot(x, y, 13, "accent", "plate")
            self.glyph("check", x, y, "paper")
        else:
            self.box(x - 12, y - 12, 24, 24, 4, "warn", "plate")
            self.glyph("cross", x, y, "paper")


def pair(name, title):
    """Registers a pair; what draws a panel is called twice, with the canvas and whether it is right."""
    def register(draw):
        def both(canvas):
            canvas.right_panel()
            draw(canvas, True)
            canvas.wrong_panel()
            draw(canvas, False)
            canvas.end_pair()
        figure(name, title)(both)
        return draw
    return register
