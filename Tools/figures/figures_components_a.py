"""Components, from action sheets to context menus."""

import math

from language import figure


@figure("action-sheets", "A stack of buttons at the lower end of a phone’s screen")
def _(c):
    c.phone_bottom()
    c.picture(104, 8, 112, 40, 8)
    c.text_lines(104, 56, [72, 112, 96])
    c.veil_bottom()
    c.box(96, 36, 128, 96, 16, "paper", "ink")
    c.bar(132, 48, 56, "soft")
    for y in (60, 84, 108):
        c.box(97, y, 126, 1, 0, "soft")
    c.bar(128, 70, 64, "accent")
    c.bar(136, 94, 48, "accent")
    c.bar(132, 118, 56, "warn")
    c.box(96, 138, 128, 30, 16, "paper", "ink")
    c.bar(140, 150, 40, "accent", 6)
    c.home_line()


@figure("activity-rings", "Three rings, one inside the other, on a watch")
def _(c):
    c.watch()
    for r, turn in ((44, 240), (30, 220), (16, 255)):
        c.arc(160, 100, r, 0, 360, "soft", 12)
        c.arc(160, 100, r, 0, turn, "accent", 12)
    c.part(1, 48, 60, (130, 68))
    c.part(2, 48, 84, (132, 89))
    c.part(3, 48, 108, (145, 96))


@figure("activity-views", "A sheet of people, apps, and actions, and the Share button above it")
def _(c):
    c.phone_bottom()
    c.text_lines(104, 10, [64, 40])
    c.dot(212, 16, 12, "accent")
    c.glyph("share", 212, 15, "paper")
    c.box(92, 36, 136, 142, 16, "paper", "ink")
    c.picture(102, 46, 20, 20)
    c.bar(130, 50, 56)
    c.bar(130, 58, 32, "soft")
    for index in range(4):
        x = 114 + index * 31
        c.dot(x, 88, 12, "soft")
        c.glyph("person", x, 88, "ink")
    for index, glyph in enumerate(("mail", "music", "doc", "camera")):
        c.app(102 + index * 31, 106, 24, "accent" if index == 0 else "soft", glyph, "paper" if index == 0 else "ink")
    for index, glyph in enumerate(("copy", "bookmark")):
        y = 146 + index * 20
        c.box(102, y - 9, 116, 18, 4, "plate")
        c.bar(110, y - 2, (48, 64)[index])
        c.glyph(glyph, 206, y, "ink", 1)


@figure("alerts", "An alert in the middle of a phone’s screen")
def _(c):
    c.phone_top()
    c.text_lines(104, 52, [48, 112, 96, 104])
    c.text_lines(104, 180, [112, 80])
    c.veil_top()
    c.box(100, 64, 120, 104, 16, "paper", "ink")
    c.bar(124, 82, 72, h=6)
    c.text_lines(116, 98, [88, 64])
    c.button(108, 128, 50, 28, "tinted", 24)
    c.button(162, 128, 50, 28, "filled", 24)
    c.part(1, 48, 85, (124, 85))
    c.part(2, 272, 100, (204, 100))
    c.part(3, 272, 142, (212, 142))
    c.part(4, 48, 142, (108, 142))


@figure("app-shortcuts", "An app found by a search, with two of its shortcuts as tiles")
def _(c):
    c.phone_top()
    c.capsule(100, 44, 120, 26, "plate", "ink", 1)
    c.glyph("search", 114, 57)
    c.bar(128, 55, 40)
    c.box(100, 80, 120, 128 - 14, 16, "plate")
    c.app(110, 88, 28, "ink", "cup", "paper")
    c.bar(148, 96, 48)
    c.bar(148, 104, 32, "soft")
    for x, glyph in ((110, "bag"), (164, "clock")):
        c.box(x, 126, 46, 56, 8, "accent")
        c.glyph(glyph, x + 15, 142, "paper")
        c.bar(x + 8, 160, 28, "paper")
        c.bar(x + 8, 168, 20, "paper")
    c.box(84, 60, 6, 24, 0, "accent")
    c.dot(40, 154, 16, "paper", "ink")
    c.glyph("mic", 40, 154, "accent")
    c.path("M60 154H102M97 149L102 154L97 159", "accent")


@figure("boxes", "A titled box around a few controls of a window")
def _(c):
    c.window(32, 16, 256, 168)
    c.bar(52, 52, 64)
    c.box(48, 64, 224, 72, 8, "plate", "accent")
    for index in range(2):
        c.checkbox(64, 76 + index * 28, index == 0)
        c.bar(90, 82 + index * 28, (56, 40)[index])
    c.bar(164, 82, 32)
    c.field(204, 74, 56, 20)
    c.bar(164, 110, 32)
    c.field(204, 102, 56, 20)
    c.button(144, 150, 60, 22, "tinted", 24)
    c.button(212, 150, 60, 22, "tinted", 24)


@figure("buttons", "Buttons in several styles, one of them under a finger")
def _(c):
    c.capsule(48, 28, 224, 40, "accent")
    c.bar(124, 45, 72, "paper", 6)
    c.capsule(48, 84, 104, 36, "soft")
    c.bar(76, 100, 48)
    c.capsule(168, 84, 104, 36, "paper", "accent")
    c.bar(196, 100, 48, "accent")
    for x, glyph in ((68, "plus"), (116, "share"), (164, "heart")):
        c.dot(x, 156, 20, "paper", "ink")
        c.glyph(glyph, x, 156)
    c.capsule(200, 138, 72, 36, "paper", "warn")
    c.bar(216, 154, 40, "warn")
    c.touch(248, 56)


@figure("charts", "A bar chart with axes, ticks, grid lines, and labels")
def _(c):
    c.box(32, 16, 256, 168, 8, "paper")
    c.bar(48, 28, 88, h=6)
    for index in range(3):
        c.box(80, 64 + index * 32, 176, 1, 0, "ink")
        c.bar(262, 62 + index * 32, 16)
    c.path("M80 52V152H256")
    for index, height in enumerate((40, 56, 32, 80, 64)):
        x = 90 + index * 33
        c.box(x, 152 - height, 22, height, 4, "accent" if index == 3 else "soft")
        c.line(x + 11, 152, x + 11, 158)
        c.bar(x + 2, 164, 18)
    c.part(1, 200, 44, (200, 78))
    c.part(2, 16, 80, (100, 80))
    c.part(3, 16, 112, (80, 112))
    c.part(4, 244, 44, (244, 64))
    c.part(5, 16, 157, (101, 157))
    c.part(6, 304, 128, (272, 128))


@figure("collections", "A grid of pictures on a tablet, one of them selected")
def _(c):
    c.tablet()
    c.bar(52, 32, 56, h=6)
    for index in range(8):
        x, y = 52 + index % 4 * 55, 48 + index // 4 * 66
        if index == 2:
            c.box(x - 4, y - 4, 59, 64, 8, "accent")
        c.picture(x, y, 51, 44, 4)
        c.bar(x + 2, y + 50, 32, "paper" if index == 2 else "ink")
    c.dot(204, 60, 8, "accent", "paper")
    c.path("M200.5 60l2.5 3l4.5 -5.5", "paper")


@figure("color-wells", "A color well and the palette that it opens")
def _(c):
    c.bar(32, 72, 48)
    c.box(32, 84, 80, 40, 8, "paper", "ink")
    c.box(39, 91, 66, 26, 4, "accent")
    c.pointer(84, 108)
    c.box(144, 20, 152, 160, 16, "paper", "ink")
    for row in range(5):
        for column in range(6):
            x, y = 156 + column * 22, 34 + row * 22
            color = ("ink", "accent", "warn")[column // 2]
            c.box(x, y, 18, 18, 4, color, None, 2, round(1 - .2 * row if column % 2 else 1 - .2 * row - .1, 2))
    c.box(176, 32, 22, 22, 4, None, "ink")
    c.box(178, 34, 18, 18, 4, "accent")
    c.capsule(156, 152, 108, 12, "soft")
    c.capsule(156, 152, 76, 12, "accent")
    c.dot(232, 158, 9, "paper", "ink")
    c.box(274, 150, 16, 16, 4, "accent")


@figure("column-views", "A window with three columns, a selected row in each leading to the next")
def _(c):
    c.window(16, 16, 288, 168)
    for x in (112, 208):
        c.line(x, 40, x, 184, width=1)
    for column, (chosen, count) in enumerate(((1, 6), (2, 5), (None, 0))):
        for row in range(count):
            x, y = 24 + column * 96, 56 + row * 22
            on = "ink"
            if row == chosen:
                c.box(x - 4, y - 10, 88, 20, 4, "accent")
                on = "paper"
            c.glyph("folder" if row < 4 else "doc", x + 9, y, on, 1)
            c.bar(x + 24, y - 2, (32, 40, 24, 36, 28, 32)[row + column * 0], on)
            if row < 4:
                c.glyph("small-right", x + 76, y, on)
    c.picture(220, 56, 72, 56)
    c.text_lines(220, 124, [56, 40], "ink")
    c.text_lines(220, 144, [64, 48, 56])


@figure("combo-boxes", "A text field with a list button at its end, the list open below")
def _(c):
    c.bar(32, 44, 56)
    c.box(104, 30, 184, 32, 4, "paper", "ink")
    c.bar(118, 44, 64)
    c.caret(188, 37, 18)
    c.box(256, 30, 32, 32, 4, "accent", "ink")
    c.glyph("down", 272, 46, "paper")
    c.menu(104, 70, 184, [(64, None), (96, None), (48, None), (80, None)], 26, 4)
    c.box(108, 100, 176, 26, 4, "soft")
    c.bar(118, 111, 96)


@figure("complications", "A watch face with a complication in each corner")
def _(c):
    c.watch()
    c.dot(160, 100, 36, "plate", "ink", 1)
    for index in range(12):
        a = math.radians(index * 30)
        c.dot(round(160 + 31 * math.sin(a), 1), round(100 - 31 * math.cos(a), 1), 1, "ink")
    c.path("M160 100L146 86M160 100L176 78")
    c.dot(160, 100, 3)
    for x, y, glyph in ((124, 52, "sun"), (196, 52, "calendar"), (124, 148, "heart"), (196, 148, "music")):
        c.dot(x, y, 15, "accent")
        c.glyph(glyph, x, y, "paper")


@figure("context-menus", "A picture held by a finger, and a menu that belongs to it")
def _(c):
    c.phone_top()
    for index in range(6):
        c.picture(96 + index % 3 * 43, 44 + index // 3 * 80, 40, 76)
    c.veil_top()
    c.picture(100, 44, 104, 60, 8, "paper", "ink", "accent")
    c.touch(176, 84)
    c.menu(100, 110, 104, [(40, "copy"), (48, "share"), (32, "trash", "warn")], 26, 16)
