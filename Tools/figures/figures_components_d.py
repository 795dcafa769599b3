"""Components, from progress indicators to steppers."""

import math

from language import figure


@figure("progress-indicators", "A progress bar, a ring that fills, and a wheel of spokes")
def _(c):
    c.box(24, 24, 272, 64, 8, "paper")
    c.bar(40, 38, 72)
    c.bar(248, 38, 32, "soft")
    c.capsule(40, 60, 240, 10, "soft")
    c.capsule(40, 60, 152, 10, "accent")
    c.box(24, 104, 128, 80, 8, "paper")
    c.arc(88, 144, 22, 0, 360, "soft", 8)
    c.arc(88, 144, 22, 0, 230, "accent", 8)
    c.box(168, 104, 128, 80, 8, "paper")
    for index in range(8):
        a = math.radians(index * 45)
        x, y = math.sin(a), -math.cos(a)
        c.line(round(232 + 12 * x, 1), round(144 + 12 * y, 1), round(232 + 22 * x, 1), round(144 + 22 * y, 1), *(("ink", 1) if 0 < index < 5 else ("accent", 2)))


@figure("pull-down-buttons", "A pull-down button whose menu of actions is open below it")
def _(c):
    c.capsule(76, 28, 112, 36, "accent")
    c.glyph("plus", 98, 46, "paper")
    c.bar(114, 44, 36, "paper")
    c.glyph("down", 168, 46, "paper")
    c.menu(76, 72, 168, [(64, "doc"), (48, "folder"), (80, "camera"), (56, "trash", "warn")], 26)


@figure("rating-indicators", "Five stars below the picture of a product, three of them solid")
def _(c):
    c.box(32, 24, 256, 152, 8, "paper")
    c.picture(48, 40, 56, 56, 8)
    c.bar(120, 52, 96, h=6)
    c.text_lines(120, 70, [128, 64])
    for index in range(5):
        c.big("star", 72 + index * 44, 136, 2, "accent", 2, "accent" if index < 3 else None)


@figure("scroll-views", "Content longer than its frame, and a scroll indicator at the frame’s edge")
def _(c):
    c.box(88, 40, 144, 120, 8, "paper")
    for index in range(4):
        y = 20 + index * 40
        c.picture(104, y, 48, 32, 4)
        c.text_lines(160, y + 4, [48, 56, 40], "ink", 10)
    for y in (20, 160):
        c.box(96, y, 128, 20, 0, "plate", None, 2, .7)
    c.box(88, 40, 144, 120, 8, None, "ink")
    c.capsule(222, 76, 5, 44, "accent")
    c.big("arrow-up", 264, 72, 2, "accent")
    c.big("arrow-down", 264, 128, 2, "accent")


@figure("search-fields", "A search field with a magnifier, text, and a Clear button, above a scope bar and results")
def _(c):
    c.capsule(40, 44, 240, 36, "paper", "accent")
    c.glyph("search", 62, 62)
    c.bar(82, 60, 88)
    c.caret(178, 52, 20)
    c.dot(260, 62, 9, "ink")
    c.glyph("small-cross", 260, 62, "paper")
    c.capsule(40, 96, 240, 26, "soft")
    c.capsule(42, 98, 78, 22, "paper")
    for index in range(3):
        c.bar(64 + index * 80, 107, 34)
    for index in range(2):
        y = 136 + index * 28
        c.picture(48, y, 20, 20)
        c.bar(80, y + 4, (88, 64)[index])
        c.bar(80, y + 13, (120, 144)[index], "soft")
    c.part(1, 62, 18, (62, 52))
    c.part(2, 126, 18, (126, 58))
    c.part(3, 260, 18, (260, 50))
    c.part(4, 304, 109, (280, 109))


@figure("segmented-controls", "A row of four joined segments, the second selected, above the view it changes")
def _(c):
    c.capsule(40, 36, 240, 44, "soft")
    c.capsule(101, 39, 60, 38, "accent")
    for index, glyph in enumerate(("list", "grid", "calendar", "pin")):
        c.glyph(glyph, 71 + index * 60, 58, "paper" if index == 1 else "ink")
    c.box(40, 96, 240, 80, 8, "paper")
    for index in range(4):
        c.picture(52 + index * 56, 108, 48, 56)


@figure("sheets", "A sheet that has risen over the lower part of a phone’s screen")
def _(c):
    c.phone_bottom()
    c.picture(104, 8, 112, 40, 8)
    c.text_lines(104, 56, [72])
    c.veil_bottom()
    c.box(92, 36, 136, 144, 16, "paper", "ink")
    c.capsule(146, 41, 28, 4, "soft")
    c.dot(110, 62, 11, "soft")
    c.glyph("small-cross", 110, 62)
    c.bar(140, 59, 40, h=6)
    c.dot(210, 62, 11, "accent")
    c.path("M205 62l3.5 4l6 -8", "paper")
    c.field(104, 86, 112, 24)
    c.bar(112, 96, 48)
    c.field(104, 118, 112, 24)
    c.bar(112, 128, 64)
    c.bar(104, 154, 48)
    c.switch(184, 147, True, 32, 18, "ink")
    c.part(1, 48, 62, (99, 62))
    c.part(2, 272, 62, (221, 62))


@figure("sidebars", "A sidebar along the leading side of a tablet’s screen")
def _(c):
    c.tablet()
    c.box(44, 24, 84, 152, 8, "plate", "ink")
    for index, glyph in enumerate(("house", "star", "folder", "folder")):
        y = 50 + index * 30
        if index == 1:
            c.box(49, y - 13, 74, 26, 8, "accent")
        c.glyph(glyph, 64, y, "paper" if index == 1 else "ink")
        c.bar(80, y - 2, (32, 28, 36, 24)[index], "paper" if index == 1 else "ink")
    c.bar(142, 32, 56, h=6)
    for index in range(6):
        c.picture(142 + index % 3 * 44, 52 + index // 3 * 60, 38, 50)


@figure("sliders", "A thumb on a track that is filled up to it, a small and a large letter at its ends")
def _(c):
    c.big("A", 40, 104, .6)
    c.big("A", 284, 104, 1.3)
    c.capsule(64, 98, 192, 12, "soft")
    c.capsule(64, 98, 124, 12, "accent")
    c.capsule(164, 86, 48, 36, "paper", "ink")
    c.part(1, 112, 48, (112, 98))
    c.part(2, 188, 48, (188, 86))
    c.part(3, 40, 152, (40, 116))


@figure("snippets", "A small card over a phone’s screen: a line of speech, a view, and two buttons")
def _(c):
    c.phone_top()
    for row in range(4):
        for column in range(4):
            c.app(100 + column * 32, 46 + row * 38, 24)
    c.veil_top()
    c.box(94, 44, 132, 144, 16, "paper", "ink")
    c.dot(112, 62, 8, "accent")
    c.path("M108 62v.01M112 58v8M116 61v2", "paper")
    c.text_lines(126, 56, [80, 56], "ink")
    c.box(104, 80, 112, 68, 8, "accent")
    c.glyph("cup", 124, 102, "paper")
    c.bar(142, 96, 56, "paper", 6)
    c.bar(142, 108, 40, "paper")
    c.capsule(114, 126, 92, 14, "paper")
    c.bar(144, 131, 32, "accent")
    c.button(104, 156, 52, 24, "tinted", 24)
    c.button(164, 156, 52, 24, "filled", 24)
    c.part(1, 272, 58, (206, 58))
    c.part(2, 48, 112, (104, 112))
    c.part(3, 272, 168, (216, 168))


@figure("split-views", "A window of three panes, each selection opening the next pane")
def _(c):
    c.window(16, 16, 288, 168, False)
    for index in range(4):
        y = 52 + index * 28
        if index == 1:
            c.box(22, y - 11, 68, 24, 4, "soft")
        c.bar(32, y - 2, (40, 48, 32, 44)[index])
    for index in range(4):
        y = 40 + index * 36
        if index == 2:
            c.box(102, y - 10, 84, 34, 4, "soft")
        c.bar(112, y, (48, 40, 56, 48)[index])
        c.bar(112, y + 10, (64, 56, 48, 60)[index], "ink" if index == 2 else "soft")
    c.bar(208, 36, 56, h=6)
    c.picture(208, 52, 80, 52)
    c.text_lines(208, 116, [80, 72, 80, 64, 48])
    for x in (96, 192):
        c.line(x, 18, x, 182, "accent")
    c.dot(192, 162, 12, "paper")
    c.glyph("both-ways", 192, 162)
    c.line(192, 154, 192, 170)


@figure("status-bars", "The time, the signal, and the battery along the top of a phone’s screen")
def _(c):
    c.path("M24 200V32a16 16 0 0 1 16 -16h240a16 16 0 0 1 16 16V200", "ink", 2, "paper")
    c.capsule(124, 30, 72, 22, "ink")
    c.digit(9, 56, 42, "accent")
    c.dot(64, 39, 1, "accent")
    c.dot(64, 45, 1, "accent")
    c.digit(4, 72, 42, "accent")
    c.digit(1, 82, 42, "accent")
    for index in range(4):
        c.box(212 + index * 5, 45 - index * 3, 3, 3 + index * 3, 0, "accent")
    c.glyph("wifi", 242, 41, "accent")
    c.box(254, 36, 22, 12, 4, None, "accent")
    c.box(257, 39, 12, 6, 0, "accent")
    c.box(278, 40, 2, 4, 0, "accent")
    c.bar(44, 76, 96, "soft", 8)
    for index in range(3):
        y = 100 + index * 34
        c.box(40, y, 240, 28, 8, "plate")
        c.bar(52, y + 12, (72, 96, 56)[index], "soft")


@figure("steppers", "A field with a number, and beside it a minus and a plus")
def _(c):
    c.box(24, 48, 272, 104, 8, "paper")
    c.bar(40, 97, 48, h=6)
    c.field(104, 76, 56, 48, "ink", 1)
    c.big(4, 132, 100, 2.2)
    c.capsule(172, 76, 112, 48, "paper", "accent")
    c.line(228, 86, 228, 114, "accent")
    c.big("minus", 200, 100, 1.4, "accent")
    c.big("plus", 256, 100, 1.4, "accent")
