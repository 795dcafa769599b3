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
    for r, turn, color in ((44, 335, "accent"), (30, 310, "ink"), (16, 250, "accent")):
        c.arc(160, 100, r, 0, 360, "soft", 12)
        c.arc(160, 100, r, 0, turn, color, 12)
    c.part(1, 48, 66, (132, 66))
    c.part(2, 48, 89, (132, 89))
    c.part(3, 48, 112, (149, 112))


@figure("activity-views", "A sheet of people, apps, and actions, and the Share button above it")
def _(c):
    c.phone_bottom()
    c.text_lines(104, 8, [64, 40])
    c.veil_bottom()
    c.dot(212, 14, 11, "ink")
    c.glyph("share", 212, 13, "paper")
    c.box(92, 30, 136, 150, 16, "paper", "accent")
    c.picture(104, 40, 20, 20)
    c.bar(132, 44, 56)
    c.bar(132, 52, 32, "soft")
    for index, glyph in enumerate(("mail", "music", "doc", "camera")):
        x = 115 + index * 30
        c.dot(x, 79, 11, "soft")
        c.glyph("person", x, 79)
        c.app(x - 12, 96, 24, "soft", glyph)
    for index, glyph in enumerate(("copy", "bookmark")):
        y = 138 + index * 24
        c.box(104, y - 10, 112, 20, 4, "plate")
        c.glyph(glyph, 116, y)
        c.bar(134, y - 2, (48, 64)[index])


@figure("alerts", "An alert in the middle of a phone’s screen")
def _(c):
    c.phone_top()
    c.text_lines(104, 48, [48, 112])
    c.text_lines(104, 180, [112, 80])
    c.veil_top()
    c.box(100, 66, 120, 104, 16, "paper", "ink")
    c.bar(114, 84, 72, h=6)
    c.text_lines(114, 100, [88, 64])
    c.button(108, 130, 50, 28, "tinted", 24)
    c.button(162, 130, 50, 28, "filled", 24)
    c.part(1, 48, 87, (114, 87))
    c.part(2, 272, 102, (202, 102))
    c.part(3, 48, 144, (108, 144))
    c.part(4, 272, 144, (212, 144))


@figure("app-shortcuts", "An app found by a search, with two of its shortcuts as tiles")
def _(c):
    c.phone_top()
    c.capsule(100, 44, 120, 26, "plate", "ink", 1)
    c.glyph("search", 114, 57)
    c.bar(128, 55, 40)
    c.box(100, 78, 120, 114, 16, "plate")
    c.app(110, 86, 28, "ink", "cup", "paper")
    c.bar(148, 94, 48)
    c.bar(148, 102, 32, "soft")
    for x, glyph in ((110, "bag"), (163, "clock")):
        c.box(x, 124, 47, 58, 8, "accent")
        c.glyph(glyph, x + 15, 141, "paper")
        c.bar(x + 8, 159, 28, "paper")
        c.bar(x + 8, 168, 20, "paper")
    c.dot(40, 152, 16, "paper", "ink")
    c.glyph("mic", 40, 152)
    c.path("M60 152H102M97 147L102 152L97 157")


@figure("boxes", "A titled box around a few controls of a window")
def _(c):
    c.window(32, 16, 256, 168)
    c.bar(52, 52, 64)
    c.box(48, 64, 224, 72, 8, "plate", "accent")
    for index in range(2):
        c.checkbox(64, 76 + index * 28, index == 0, color="ink")
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
    c.touch(248, 48)


@figure("charts", "A bar chart with axes, ticks, grid lines, and labels")
def _(c):
    c.box(40, 40, 240, 152, 8, "paper")
    c.box(88, 64, 168, 96, 0, "plate")
    for index in range(3):
        c.box(88, 72 + index * 28, 168, 1, 0, "ink")
        c.bar(60, 70 + index * 28, 16)
    for index, height in enumerate((40, 76, 32, 46, 60)):
        x = 97 + index * 32
        c.column(x, 160, 22, height, "accent" if index == 1 else "soft")
        c.line(x + 11, 160, x + 11, 168)
        c.bar(x + 2, 174, 18)
    c.path("M88 60V160H260")
    c.part(1, 140, 20, (140, 90))
    c.part(2, 204, 20, (204, 86))
    c.part(3, 20, 114, (88, 114))
    c.part(4, 300, 100, (256, 100))
    c.part(5, 20, 164, (108, 164))
    c.part(6, 300, 176, (245, 176))


@figure("collections", "A grid of pictures on a tablet, one of them selected")
def _(c):
    c.tablet()
    c.bar(52, 32, 56, h=6)
    for index in range(8):
        x, y = 54 + index % 4 * 56, 50 + index // 4 * 64
        if index == 2:
            c.box(x - 5, y - 5, 54, 60, 8, "accent")
        c.picture(x, y, 44, 40, 4)
        c.bar(x + 2, y + 45, 28, "paper" if index == 2 else "ink")
    c.dot(204, 84, 7, "accent", "paper")
    c.path("M200.5 84l2.5 3l4.5 -5.5", "paper")


@figure("color-wells", "A color well and the palette that it opens")
def _(c):
    c.bar(32, 72, 48)
    c.box(32, 84, 80, 40, 8, "paper", "ink")
    c.box(39, 91, 66, 26, 4, "accent")
    c.pointer(94, 106)
    c.box(144, 20, 152, 160, 16, "paper", "ink")
    for row in range(5):
        for column in range(6):
            x, y = 156 + column * 22, 34 + row * 22
            color = ("ink", "accent", "warn")[column // 2]
            c.box(x, y, 18, 18, 4, color, None, 2, round(1 - .2 * row if column % 2 else 1 - .2 * row - .1, 2))
    c.box(219, 31, 24, 24, 4, "paper", "ink")
    c.box(222, 34, 18, 18, 4, "accent")
    c.capsule(156, 152, 100, 12, "soft")
    c.capsule(156, 152, 76, 12, "accent")
    c.dot(232, 158, 9, "paper", "ink")
    c.box(266, 149, 18, 18, 4, "accent")


@figure("column-views", "A window with three columns, what is selected in each leading to the next")
def _(c):
    c.window(16, 16, 288, 168)
    for x in (112, 208):
        c.line(x, 40, x, 184, width=1)
    for column, (chosen, kinds) in enumerate(((1, "ffffdd"), (3, "ffddd"))):
        for row, kind in enumerate(kinds):
            x, y = 24 + column * 96, 56 + row * 22
            on = "ink"
            if row == chosen:
                c.box(x - 4, y - 10, 88, 20, 4, "accent" if column else "soft")
                on = "paper" if column else "ink"
            c.glyph("folder" if kind == "f" else "doc", x + 9, y, on)
            c.bar(x + 24, y - 2, (32, 40, 24, 36, 28, 32)[row], on)
            if kind == "f":
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
    c.box(260, 34, 24, 24, 4, "accent")
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
    c.hands(160, 100, 17, 26)
    for x, y, glyph in ((124, 52, "sun"), (196, 52, "calendar"), (124, 148, "heart"), (196, 148, "music")):
        c.dot(x, y, 15, "accent")
        c.glyph(glyph, x, y, "paper")


@figure("context-menus", "A picture held by a finger, and a menu that belongs to it")
def _(c):
    c.phone_top()
    for index in range(6):
        c.box(96 + index % 3 * 43, 44 + index // 3 * 80, 40, 76, 4, "soft")
    c.veil_top()
    c.picture(98, 42, 124, 62, 8, "paper", "ink", "ink")
    c.touch(114, 88)
    c.menu(98, 110, 124, [(48, "copy"), (56, "share"), (40, "trash", "warn")], 26, 16, "accent")
