"""Foundations: what is easier to see than to read."""

from language import figure, number


@figure("accessibility-target-size", "A small symbol in the middle of a larger area that responds to a finger")
def _(c):
    c.box(48, 40, 224, 144, 16, "paper", "ink")
    for x, glyph in ((104, "heart"), (216, "share")):
        c.box(x - 36, 76, 72, 72, 8, "accent", "accent", 1, .2)
        c.big(glyph, x, 112, 1.6, "accent")
    c.touch(240, 136)
    c.part(1, 24, 112, (92, 112))
    c.part(2, 196, 20, (196, 86))


@figure("accessibility-contrast", "The same text on three cards, from hardly visible to strong")
def _(c):
    for index, opacity in enumerate((.15, .45, None)):
        x = 20 + index * 96
        c.box(x, 40, 88, 120, 8, "paper", "ink", 1)
        c.box(x + 14, 58, 60, 8, 4, "ink", None, 2, opacity)
        for row in range(4):
            c.box(x + 14, 80 + row * 14, (60, 52, 56, 36)[row], 6, 3, "ink", None, 2, opacity)
    c.path("M24 180H296", "ink")
    c.path("M288 174L296 180L288 186")


@figure("app-icons-shapes", "An icon’s square artwork and the shapes into which platforms cut it")
def _(c):
    c.box(24, 64, 64, 64, 0, "soft", "ink")
    c.big("flower", 56, 96, 2.2, "ink")
    c.path("M100 96H124M118 90L124 96L118 102")
    c.box(136, 24, 64, 64, 16, "accent")
    c.big("flower", 168, 56, 2.2, "paper")
    c.dot(264, 56, 32, "accent")
    c.big("flower", 264, 56, 2.2, "paper")
    c.box(136, 112, 104, 62, 16, "accent")
    c.big("flower", 188, 143, 2.2, "paper")
    c.part(1, 56, 156, (56, 128))
    c.part(2, 216, 34)
    c.part(3, 302, 34)
    c.part(4, 258, 122)


@figure("app-icons-layers", "The layers of an icon one above the other, and the icon that they make")
def _(c):
    for y, opacity in ((132, None), (96, .5), (60, .25)):
        color = "soft" if y == 132 else "accent"
        c.path(f"M40 {y}L100 {y - 32}L160 {y}L100 {y + 32}Z", "ink", 2, "paper")
        c.path(f"M40 {y}L100 {y - 32}L160 {y}L100 {y + 32}Z", "ink", 2, color, opacity)
    c.path("M76 96L100 82L124 96L100 110Z", "paper", 2)
    c.dot(100, 60, 8, "accent", "paper")
    c.path("M176 100H200M194 94L200 100L194 106")
    c.box(212, 56, 88, 88, 16, "soft", "ink")
    c.box(232, 76, 48, 48, 8, "accent", None, 2, .5)
    c.dot(256, 100, 12, "accent", "paper")
    c.part(1, 18, 60, (42, 60))
    c.part(2, 18, 132, (42, 132))


@figure("color-roles", "One screen in which the accent color marks what responds, grey the rest, and red what destroys")
def _(c):
    c.phone_top()
    c.bar(104, 50, 72, "ink", 8)
    c.text_lines(104, 70, [112, 96, 104], "soft", 10)
    c.bar(104, 106, 56, "accent", 6)
    c.capsule(104, 126, 112, 26, "accent")
    c.bar(136, 137, 48, "paper")
    c.capsule(104, 160, 112, 26, "paper", "warn")
    c.bar(136, 171, 48, "warn")
    c.part(1, 48, 54, (104, 54))
    c.part(2, 272, 139, (216, 139))
    c.part(3, 48, 173, (104, 173))


@figure("dark-mode-appearances", "One screen in the light appearance and in the dark one")
def _(c):
    for x, dark in ((40, False), (184, True)):
        ground, text, quiet = ("night", "day", "ink") if dark else ("day", "night", "ink")
        c.path(f"M{x} 200V32a16 16 0 0 1 16 -16h64a16 16 0 0 1 16 16V200", "ink", 2, ground)
        c.capsule(x + 36, 22, 24, 8, "ink")
        c.glyph("moon" if dark else "sun", x + 48, 46, text)
        c.bar(x + 12, 64, 48, text, 6)
        c.text_lines(x + 12, 80, [72, 64], quiet, 10)
        c.picture(x + 12, 104, 72, 40, 4, "ink", None, ground)
        c.capsule(x + 12, 156, 72, 24, text)
        c.bar(x + 32, 166, 32, ground)


@figure("sf-symbols-variants", "A heart as an outline, filled, in a circle, and with a slash")
def _(c):
    c.big("heart", 52, 88, 2.6, "accent")
    c.big("heart", 122, 88, 2.6, "accent", 2, "accent")
    c.dot(196, 88, 30, None, "accent")
    c.big("heart", 196, 89, 1.9, "accent")
    c.big("heart", 268, 88, 2.6, "accent")
    c.path("M247 61L295 109", "plate", 8)
    c.line(244, 64, 292, 112, "accent")
    for n, x in enumerate((52, 122, 196, 268), 1):
        c.part(n, x, 148)


@figure("images-scale-factors", "One circle drawn on three grids, each finer than the one before")
def _(c):
    for index, cells in enumerate((5, 10, 15)):
        x, size = 20 + index * 96, 84 / cells
        edge = []
        for row in range(cells):
            start = next(n for n in range(cells) if (n + .5 - cells / 2) ** 2 + (row + .5 - cells / 2) ** 2 < (cells / 2 - .2) ** 2)
            edge.append((start, row))
        at = lambda column, row: f"{number(round(x + column * size, 1))} {number(round(48 + row * size, 1))}"
        left = [at(n, r) for n, row in edge for r in (row, row + 1)]
        right = [at(cells - n, r) for n, row in reversed(edge) for r in (row + 1, row)]
        c.path("M" + "L".join(left + right) + "Z", None, 1, "accent")
        for line in range(cells + 1):
            c.line(round(x + line * size, 1), 48, round(x + line * size, 1), 132, "plate", 1)
            c.line(x, round(48 + line * size, 1), x + 84, round(48 + line * size, 1), "plate", 1)
        c.box(x, 48, 84, 84, 0, None, "ink", 1)
        c.part(index + 1, x + 42, 160)


@figure("immersive-experiences-styles", "A person’s room with objects in it, then half replaced by another place, then replaced altogether")
def _(c):
    for index in range(3):
        x = 16 + index * 100
        c.box(x, 36, 88, 96, 8, "paper", "ink")
        if index < 2:
            c.path(f"M{x} 112H{x + 88}M{x + 8} 112v-24h20v24M{x + 18} 88v-14M{x + 8} 74h20")
        if index == 0:
            c.path(f"M{x + 58} 64l16 8v18l-16 8l-16 -8v-18ZM{x + 42} 72l16 8l16 -8M{x + 58} 80v18", "accent", 2)
        if index == 1:
            c.path(f"M{x + 37} 37H{x + 80}a7 7 0 0 1 7 7V124a7 7 0 0 1 -7 7H{x + 37}Z", None, 1, "accent")
            c.path(f"M{x + 38} 116L{x + 58} 76L{x + 86} 116Z", None, 1, "paper")
            c.dot(x + 70, 60, 7, "paper")
        if index == 2:
            c.box(x + 1, 37, 86, 94, 8, "accent")
            c.path(f"M{x + 8} 120L{x + 38} 68L{x + 58} 98L{x + 66} 84L{x + 84} 120Z", None, 1, "paper")
            c.dot(x + 66, 58, 8, "paper")
        c.part(index + 1, x + 44, 160)


@figure("layout-safe-areas", "The safe area of a phone, inside the rounded corners, the camera, and the home line", 320)
def _(c):
    c.box(88, 16, 144, 288, 16, "paper", "ink")
    c.box(90, 54, 140, 222, 0, "accent", None, 2, .2)
    c.path("M90 54H230M90 276H230", "accent", 2)
    c.capsule(142, 26, 36, 10, "ink")
    c.capsule(140, 292, 40, 4, "ink")
    c.bar(104, 72, 64, h=6)
    c.text_lines(104, 92, [112, 96, 112, 80], "soft", 12)
    c.picture(104, 148, 112, 72, 8)
    c.capsule(104, 236, 112, 28, "ink")
    c.bar(136, 248, 48, "paper")
    c.part(1, 48, 31, (142, 31))
    c.part(2, 48, 160, (90, 160))
    c.part(3, 48, 294, (140, 294))


@figure("layout-margins", "The margins at a screen’s sides, and content aligned to them")
def _(c):
    c.phone_top(56, 208)
    c.box(58, 48, 20, 152, 0, "accent", None, 2, .2)
    c.box(242, 48, 20, 152, 0, "accent", None, 2, .2)
    c.path("M78 44V200M242 44V200", "accent", 1)
    c.bar(78, 56, 88, h=8)
    c.text_lines(78, 76, [164, 152, 160], "soft", 10)
    c.picture(78, 110, 78, 60, 8)
    c.picture(164, 110, 78, 60, 8)
    c.text_lines(78, 180, [64, 48], "ink", 9)
    c.part(1, 24, 96, (68, 96))
    c.part(2, 296, 96, (252, 96))


@figure("layout-adaptability", "The same content in one column on a phone and in three on a tablet")
def _(c):
    c.phone(16, 20, 80, 160)
    c.bar(28, 40, 32, h=6)
    for index in range(3):
        c.picture(28, 54 + index * 39, 56, 33, 4, "accent" if index == 0 else "soft")
    c.path("M104 100H122M117 95L122 100L117 105")
    c.tablet(130, 40, 176, 120)
    c.bar(148, 56, 48, h=6)
    for index in range(6):
        c.picture(148 + index % 3 * 49, 70 + index // 3 * 40, 42, 34, 4, "accent" if index == 0 else "soft")


@figure("materials-layers", "A layer of controls that floats above a layer of content")
def _(c):
    c.path("M32 132L136 84H288L184 132Z", "ink", 2, "paper")
    c.path("M92 116L124 102H168L136 116ZM156 116L188 102H232L200 116Z", None, 1, "soft")
    c.path("M32 132V140L184 140V132M184 140L288 92V84", "ink", 2)
    c.path("M72 68L120 44H272L224 68Z", "accent", 2, "accent", .25)
    for x in (122, 158, 194):
        c.path(f"M{x} 60L{x + 16} 52H{x + 34}L{x + 18} 60Z", None, 1, "accent")
    c.path("M72 68V132M224 68V112M272 44V84", "ink", 1)
    c.part(1, 32, 58, (94, 58))
    c.part(2, 300, 116, (216, 116))


@figure("right-to-left-mirroring", "One screen for a language read from left to right, and its mirror image for one read from right to left")
def _(c):
    c.phone_top(24, 120)
    c.phone_top(176, 120)
    for x, mirrored in ((24, False), (176, True)):
        def at(offset, width, x=x, mirrored=mirrored):
            return x + 120 - offset - width if mirrored else x + offset
        c.glyph("right" if mirrored else "left", at(14, 0), 54, "accent")
        c.bar(at(32, 48), 51, 48, h=6)
        for index in range(4):
            y = 72 + index * 30
            c.picture(at(12, 20), y, 20, 20)
            c.bar(at(40, (48, 36, 52, 40)[index]), y + 8, (48, 36, 52, 40)[index])
            c.glyph("small-left" if mirrored else "small-right", at(106, 0), y + 10, "accent")
    c.line(160, 24, 160, 176, "ink", 1)


@figure("sf-symbols-rendering-modes", "One symbol of three layers in one color, in one color at three opacities, in two colors, and in three")
def _(c):
    for index in range(4):
        x = 44 + index * 78
        parts = ((("accent", None),) * 3, (("accent", None), ("accent", .55), ("accent", .3)), (("accent", None), ("ink", None), ("ink", None)), (("accent", None), ("ink", None), ("warn", None)))[index]
        for (color, opacity), (dx, dy, r) in zip(parts, ((-14, 10, 16), (14, 10, 16), (0, -14, 16))):
            c.dot(x + dx, 88 + dy, r - 1, "plate")
            c.dot(x + dx, 88 + dy, r - 1, color, "plate", 2, opacity)
        c.part(index + 1, x, 148)


@figure("spatial-layout-field-of-view", "A person seen from above, the field of view in front of them, and windows in its middle")
def _(c):
    c.path("M160 176L40 24H280Z", None, 1, "accent", .2)
    c.path("M160 176L40 24M160 176L280 24", "accent", 1)
    c.path("M160 176L112 24H208Z", None, 1, "accent", .3)
    c.capsule(124, 64, 72, 10, "accent")
    c.capsule(72, 40, 40, 8, "ink")
    c.capsule(208, 40, 40, 8, "ink")
    c.capsule(132, 172, 56, 18, "ink")
    c.dot(160, 175, 12, "ink", "plate")
    c.path("M157 164L160 160L163 164Z", "ink", 2, "ink")
    c.part(1, 288, 69, (196, 69))
    c.part(2, 32, 100, (104, 100))


@figure("spatial-layout-depth", "Three panels at different distances from a person, the one that needs attention nearest")
def _(c):
    c.room()
    c.box(32, 40, 88, 64, 8, "soft", "ink", 1)
    c.box(200, 40, 88, 64, 8, "soft", "ink", 1)
    c.box(80, 52, 160, 92, 16, "paper", "ink")
    c.bar(100, 70, 64, h=6)
    c.text_lines(100, 88, [112, 96], "soft", 10)
    c.box(112, 100, 96, 72, 16, "accent", "plate")
    c.bar(132, 118, 56, "paper", 6)
    c.capsule(128, 140, 64, 18, "paper")
    c.bar(144, 147, 32, "accent")


@figure("typography-sizes", "The same letter at five sizes on one line")
def _(c):
    c.line(32, 136, 288, 136, "ink", 1)
    for x, scale in ((64, 4), (130, 3), (184, 2.2), (228, 1.6), (264, 1.1)):
        c.big("A", x, round(136 - 8 * scale, 1), scale, "accent")


@figure("typography-weights", "A letter in a thin, a regular, and two heavy weights")
def _(c):
    for x, width, spread, cross in ((52, 1, 18, .64), (124, 2, 18.5, .64), (196, 8, 19, .7), (268, 12, 20.5, .75)):
        c.letter_a(x, 124, 48, width, spread, cross)
    c.path("M32 160H288M282 154L288 160L282 166")


@figure("typography-dynamic-type", "One list at the smallest, the default, and a very large text size")
def _(c):
    for index, (h, step, w) in enumerate(((3, 16, 36), (5, 26, 52), (12, 46, 60))):
        x = 20 + index * 96
        c.path(f"M{x} 200V52a16 16 0 0 1 16 -16h56a16 16 0 0 1 16 16V200", "ink", 2, "paper")
        c.capsule(x + 32, 42, 24, 8, "ink")
        c.big("A", x + 44, 20, (.6, .8, 1.2)[index], "accent")
        y, row = 60, 0
        while y + h < 192:
            c.box(x + 12, y, (w, w - 12, w - 4)[row % 3], h, h / 2 if h % 2 else h // 2, "ink")
            y, row = y + step, row + 1


@figure("writing-empty-state", "An empty screen with a symbol, a line of explanation, and one button")
def _(c):
    c.phone_top()
    c.bar(104, 48, 56, h=6)
    c.dot(160, 96, 22, "plate")
    c.big("bookmark", 160, 96, 1.4, "accent")
    c.bar(128, 130, 64, h=6)
    c.text_lines(116, 144, [88], "soft")
    c.capsule(120, 158, 80, 26, "accent")
    c.bar(140, 169, 40, "paper")
