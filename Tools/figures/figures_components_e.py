"""Components, from tab bars to windows."""

import math

from language import figure


@figure("tab-bars", "A tab bar along the bottom of a phone’s screen, the second of four tabs selected")
def _(c):
    c.phone_bottom()
    c.picture(104, 16, 112, 56, 8)
    c.text_lines(104, 84, [72, 112, 96])
    c.capsule(98, 120, 124, 46, "paper", "ink")
    c.capsule(128, 123, 34, 40, "accent", opacity=.2)
    for index, glyph in enumerate(("house", "calendar", "heart", "person")):
        x = 114 + index * 31
        c.glyph(glyph, x, 137, "accent" if index == 1 else "ink")
        c.bar(x - 8, 151, 16, "accent" if index == 1 else "ink")
    c.home_line()


@figure("tab-views", "A pane in a window, with a row of tabs across the middle of its upper edge")
def _(c):
    c.window(40, 16, 240, 168)
    c.box(56, 68, 208, 100, 8, "plate", "ink")
    c.box(76, 56, 168, 24, 8, "paper", "ink")
    c.box(132, 57, 56, 22, 4, "accent")
    for index in range(3):
        c.bar(88 + index * 56, 66, 32, "paper" if index == 1 else "ink")
    for index in range(3):
        y = 98 + index * 22
        c.bar(68, y, (40, 56, 32)[index])
        c.field(144, y - 7, 108, 16)
    c.part(1, 16, 68, (76, 68))
    c.part(2, 304, 140, (264, 140))


@figure("text-fields", "A form of single-line fields, one of them being edited")
def _(c):
    c.box(32, 16, 256, 168, 8, "paper")
    for index in range(3):
        y = 48 + index * 52
        c.bar(48, y - 22, (40, 56, 48)[index])
        c.box(48, y - 12, 224, 32, 4, "paper", "accent" if index == 1 else "ink", 2 if index == 1 else 1)
        if index == 1:
            c.bar(60, y + 2, 88)
            c.caret(154, y - 5, 18)
            c.dot(256, y + 4, 8, "ink")
            c.glyph("small-cross", 256, y + 4, "paper")
        else:
            c.bar(60, y + 2, (72, 64, 96)[index], "soft")


@figure("text-views", "A large area of styled text over many lines, being edited, with a scroll indicator")
def _(c):
    c.window(32, 16, 256, 168)
    for index, glyph in enumerate(("B", "I", "underlined")):
        c.big(glyph, 216 + index * 24, 28, .7)
    c.box(44, 52, 232, 120, 4, "paper", "accent")
    c.bar(56, 62, 88, h=8)
    c.text_lines(56, 80, [200, 188, 196, 120], "ink", 10)
    c.bar(56, 124, 64, "accent")
    c.text_lines(126, 124, [120], "ink")
    c.text_lines(56, 134, [192, 200], "ink", 10)
    c.bar(56, 154, 72)
    c.caret(134, 148, 16)
    c.capsule(267, 60, 5, 40, "ink")


@figure("the-menu-bar", "The menu bar along the top edge of a Mac’s screen, its eight menus numbered")
def _(c):
    c.box(16, 24, 288, 152, 8, "plate", "ink")
    c.path("M16 56V32a8 8 0 0 1 8 -8H296a8 8 0 0 1 8 8V56Z", "ink", 2, "paper")
    c.dot(32, 40, 5, "soft")
    x = 44
    for n, width in enumerate((24, 16, 16, 22, 16, 18, 20, 16), 1):
        c.bar(x, 37 if n == 1 else 38, width, "accent", 6 if n == 1 else 4)
        c.part(n, x + width // 2, 84, (x + width // 2, 48))
        x += width + 10
    c.glyph("search", 288, 40, "ink", 1)
    c.path("M72 176V128a8 8 0 0 1 8 -8H240a8 8 0 0 1 8 8V176", "ink", 2, "paper")
    for index in range(3):
        c.dot(86 + index * 12, 132, 4, "soft")
    c.text_lines(88, 150, [96, 128, 64])


@figure("toggles", "A switch and a checkbox, each on and off")
def _(c):
    for row, on in enumerate((True, False)):
        y = 32 + row * 76
        c.box(32, y, 144, 60, 8, "paper")
        c.bar(48, y + 28, 40)
        c.switch(104, y + 14, on, 60, 32)
        c.box(192, y, 96, 60, 8, "paper")
        c.box(208, y + 18, 24, 24, 4, "accent" if on else "paper", "accent" if on else "ink")
        if on:
            c.glyph("check", 220, y + 30, "paper")
        c.bar(244, y + 28, 32)


@figure("token-fields", "A field in which names have become tokens, and suggestions below what is being typed")
def _(c):
    c.bar(24, 60, 28)
    c.box(64, 40, 232, 44, 8, "paper", "ink")
    for x, w, chosen in ((74, 64, False), (144, 72, True)):
        c.capsule(x, 49, w, 26, "accent", None, 2, None if chosen else .2)
        c.bar(x + 12, 60, w - 24, "paper" if chosen else "accent")
    c.bar(226, 60, 24)
    c.caret(256, 52, 20)
    c.box(168, 92, 128, 86, 8, "paper", "ink")
    for index, width in enumerate((56, 72, 48)):
        c.glyph("person", 186, 109 + index * 26, "ink", 1)
        c.bar(204, 107 + index * 26, width)


@figure("toolbars", "A toolbar along the top of a tablet’s screen: a title, navigation, and groups of actions")
def _(c):
    c.tablet()
    c.box(41, 21, 238, 44, 8, "plate")
    c.dot(64, 43, 13, "paper", "accent")
    c.glyph("left", 63, 43, "accent")
    c.bar(88, 40, 56, h=6)
    c.capsule(164, 30, 56, 26, "paper", "accent")
    c.glyph("pencil", 180, 43, "accent")
    c.glyph("share", 204, 43, "accent")
    c.capsule(228, 30, 44, 26, "accent")
    c.bar(238, 41, 24, "paper")
    c.picture(56, 80, 88, 84, 8)
    c.text_lines(160, 84, [96, 88, 96, 72, 96, 80, 96, 48], "soft", 10)
    c.part(1, 116, 76, (116, 46))
    c.part(2, 64, 76, (64, 56))
    c.part(3, 212, 76, (212, 56))


@figure("top-shelf", "A television’s Home Screen: a wide picture above a row of app icons, one of them in focus")
def _(c):
    c.tv()
    c.picture(32, 20, 256, 92, 4, "soft", "accent", "ink")
    c.box(36, 24, 96, 84, 4, "soft")
    c.bar(48, 64, 80, "ink", 6)
    c.capsule(48, 80, 56, 18, "accent")
    c.glyph("play", 62, 89, "paper")
    c.bar(74, 87, 20, "paper")
    for index in range(5):
        x = 44 + index * 48
        if index == 1:
            c.box(x - 4, 120, 48, 36, 8, "accent")
        else:
            c.box(x, 124, 40, 28, 8, "soft")


@figure("virtual-keyboards", "A keyboard over the lower part of a phone’s screen, below the field being edited")
def _(c):
    c.phone_bottom(56, 208)
    c.box(72, 12, 176, 28, 8, "paper", "ink", 1)
    c.bar(84, 24, 72)
    c.caret(162, 17, 18)
    c.path("M57 56H263V168a15 15 0 0 1 -15 15H72a15 15 0 0 1 -15 -15Z", None, 1, "soft")
    for row, count in enumerate((10, 9, 7)):
        for index in range(count):
            x = 160 - count * 10 + index * 20 + 1
            c.box(x, 64 + row * 26, 17, 22, 4, "paper")
    for x, glyph in ((64, "shift"), (232, "delete")):
        c.box(x, 116, 22, 22, 4, "paper")
        c.glyph(glyph, x + 11, 127, "ink", 1)
    c.box(64, 142, 36, 22, 4, "paper")
    c.glyph("globe", 82, 153, "ink", 1)
    c.box(104, 142, 108, 22, 4, "paper")
    c.bar(140, 151, 36, "ink")
    c.box(216, 142, 38, 22, 4, "accent")
    c.glyph("return", 235, 154, "paper")
    c.home_line(56, 208)


@figure("watch-faces", "The face of a watch, with other faces to either side")
def _(c):
    for side in (0, 1):
        x = 232 if side else 24
        c.box(x, 52, 64, 96, 16, "paper", "ink", 1)
        if side:
            for row, n in enumerate(((0, 9), (4, 1))):
                c.big(n[0], x + 22, 84 + row * 32, 1.6, "ink")
                c.big(n[1], x + 42, 84 + row * 32, 1.6, "ink")
        else:
            c.box(x + 8, 62, 48, 20, 4, "soft")
            c.box(x + 8, 88, 48, 20, 4, "soft")
            c.box(x + 8, 114, 22, 22, 4, "soft")
            c.box(x + 34, 114, 22, 22, 4, "soft")
    c.watch()
    for index in range(12):
        a = math.radians(index * 30)
        x, y = math.sin(a), -math.cos(a)
        c.line(round(160 + 44 * x, 1), round(100 + 44 * y, 1), round(160 + 50 * x, 1), round(100 + 50 * y, 1), "accent")
    c.path("M160 100L138 78M160 100L182 68", "accent")
    c.line(160, 108, 160, 132, "ink", 1)
    c.dot(160, 100, 4, "accent")


@figure("web-views", "A web page with a picture and links inside an app that has a sidebar of its own")
def _(c):
    c.tablet()
    c.line(112, 20, 112, 180, width=1)
    for index in range(5):
        y = 40 + index * 26
        c.bar(52, y, (40, 48, 36, 44, 40)[index], "soft", 6)
    c.box(124, 32, 144, 136, 8, "paper", "accent")
    c.line(124, 56, 268, 56, "accent")
    c.glyph("globe", 140, 44, "accent")
    c.bar(156, 42, 72)
    c.glyph("rotate", 254, 44, "ink", 1)
    c.picture(134, 64, 60, 44, 4)
    c.text_lines(202, 68, [56, 48, 56, 40], "soft", 10)
    for x, y, w in ((134, 120, 48), (206, 120, 40), (134, 144, 64)):
        c.bar(x, y, w, "accent")
        c.line(x, y + 9, x + w, y + 9, "accent", 1)
    c.text_lines(206, 142, [48, 40])


@figure("widgets", "A medium and a small widget between the icons of a Home Screen")
def _(c):
    c.phone_top()
    c.box(98, 44, 124, 56, 16, "accent")
    c.glyph("sun", 118, 64, "paper")
    c.bar(134, 60, 40, "paper", 8)
    for index in range(5):
        c.bar(110 + index * 22, 86, 12, "paper")
    c.box(98, 108, 58, 58, 16, "accent")
    c.arc(127, 137, 16, 0, 270, "paper", 8)
    for row in range(2):
        for column in range(2):
            c.app(166 + column * 32, 108 + row * 34, 24)
    for column in range(4):
        c.box(100 + column * 32, 176, 24, 20, 4, "soft")


@figure("windows", "Two windows, one partly behind the other, the front one with a handle to resize it")
def _(c):
    c.desktop()
    c.line(16, 28, 304, 28, width=1)
    c.window(36, 40, 152, 104, True, False)
    c.text_lines(48, 76, [64, 48, 56])
    c.window(96, 64, 176, 108)
    c.line(152, 88, 152, 172, width=1)
    for index in range(3):
        c.bar(108, 104 + index * 18, (28, 32, 24)[index])
    c.picture(164, 100, 96, 60)
    c.box(96, 64, 176, 108, 8, None, "accent")
    c.path("M280 164V172a8 8 0 0 1 -8 8H264", "accent")
