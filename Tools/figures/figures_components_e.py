"""Components, from tab bars to windows."""

import math

from language import figure


@figure("tab-bars", "A tab bar along the bottom of a phone’s screen, the second of four tabs selected")
def _(c):
    c.phone_bottom()
    c.picture(104, 16, 112, 56, 8)
    c.text_lines(104, 84, [72, 112, 96])
    c.capsule(96, 120, 128, 46, "paper", "ink")
    c.capsule(131, 123, 30, 40, "accent", opacity=.2)
    for index, glyph in enumerate(("house", "calendar", "heart", "person")):
        x = 118 + index * 28
        c.glyph(glyph, x, 137, "accent" if index == 1 else "ink")
        c.bar(x - 7, 151, 14, "accent" if index == 1 else "ink")
    c.home_line()


@figure("tab-views", "A pane in a window, with a row of tabs across the middle of its upper edge")
def _(c):
    c.window(40, 16, 240, 168)
    c.box(56, 66, 208, 102, 8, "plate", "ink")
    c.box(76, 52, 168, 28, 8, "paper", "ink")
    c.box(133, 55, 54, 22, 4, "accent")
    for index in range(3):
        c.bar(88 + index * 56, 64, 32, "paper" if index == 1 else "ink")
    for index in range(3):
        y = 98 + index * 22
        c.bar(68, y, (40, 56, 32)[index])
        c.field(144, y - 7, 108, 16)
    c.part(1, 304, 59, (244, 59))
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
    c.bar(56, 123, 64, h=6)
    c.text_lines(126, 124, [120], "ink")
    c.text_lines(56, 134, [192, 200], "ink", 10)
    c.bar(56, 157, 72)
    c.caret(134, 153, 12)
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
    c.glyph("search", 288, 40)
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
        c.glyph("person", 186, 109 + index * 26)
        c.bar(204, 107 + index * 26, width)


@figure("toolbars", "A toolbar along the top of a tablet’s screen: a title, navigation, and groups of actions")
def _(c):
    c.tablet(44, 32, 232, 160)
    c.box(53, 41, 214, 42, 8, "plate")
    c.dot(76, 62, 13, "paper", "accent")
    c.glyph("left", 75, 62, "accent")
    c.bar(98, 59, 48, h=6)
    c.capsule(156, 49, 54, 26, "paper", "accent")
    c.glyph("pencil", 171, 62, "accent")
    c.glyph("share", 195, 62, "accent")
    c.capsule(216, 49, 44, 26, "accent")
    c.bar(227, 60, 22, "paper")
    c.picture(66, 94, 80, 78, 8)
    c.text_lines(160, 98, [92, 84, 92, 68, 92, 76, 48], "soft", 10)
    c.part(1, 76, 14, (76, 49))
    c.part(2, 122, 14, (122, 58))
    c.part(3, 183, 14, (183, 49))


@figure("top-shelf", "A television’s Home Screen: a wide picture above a row of app icons, one of them in focus")
def _(c):
    c.tv()
    c.picture(34, 22, 252, 88, 4, "accent")
    c.bar(50, 70, 64, "paper", 6)
    c.capsule(50, 84, 52, 16, "paper")
    c.glyph("play", 64, 92)
    c.bar(76, 90, 18)
    for index in range(5):
        x = 44 + index * 48
        if index == 1:
            c.box(x - 4, 118, 48, 36, 8, "paper", "ink")
            c.box(x, 122, 40, 28, 4, "soft")
        else:
            c.box(x, 122, 40, 28, 8, "soft")


@figure("virtual-keyboards", "A keyboard over the lower part of a phone’s screen, below the field being edited")
def _(c):
    c.phone_bottom(56, 208)
    c.box(72, 12, 176, 28, 8, "paper", "ink", 1)
    c.bar(84, 24, 72)
    c.caret(162, 17, 18)
    c.path("M57 56H263V168a15 15 0 0 1 -15 15H72a15 15 0 0 1 -15 -15Z", None, 1, "soft")
    for row, count in enumerate((10, 9, 7)):
        for index in range(count):
            c.box(162 - count * 10 + index * 20, 64 + row * 26, 16, 22, 4, "paper")
    for x, glyph in ((62, "shift"), (234, "delete")):
        c.box(x, 116, 24, 22, 4, "paper")
        c.glyph(glyph, x + 12, 127)
    c.box(62, 142, 36, 22, 4, "paper")
    c.glyph("globe", 80, 153)
    c.box(102, 142, 116, 22, 4, "paper")
    c.bar(142, 151, 36)
    c.box(222, 142, 36, 22, 4, "accent")
    c.glyph("return", 240, 154, "paper")
    c.home_line(56, 208)


@figure("watch-faces", "The face of a watch, with other faces to either side")
def _(c):
    for side in (0, 1):
        x = 232 if side else 24
        c.box(x, 52, 64, 96, 16, "paper", "ink", 1)
        if side:
            for row, n in enumerate(((1, 0), (0, 9))):
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
    c.hands(160, 100, 26, 38, "accent")


@figure("web-views", "A web page with a picture and links inside an app that has a sidebar of its own")
def _(c):
    c.tablet()
    c.line(112, 20, 112, 180, width=1)
    for index in range(5):
        y = 40 + index * 26
        c.bar(52, y, (40, 48, 36, 44, 40)[index], "soft", 6)
    c.box(124, 32, 144, 136, 8, "paper", "accent")
    c.line(124, 56, 268, 56, "accent", 1)
    c.glyph("globe", 140, 44, "accent")
    c.bar(156, 42, 72)
    c.glyph("rotate", 254, 44)
    c.picture(134, 64, 60, 44, 4)
    c.text_lines(202, 68, [56, 48, 56, 40], "soft", 10)
    for x, y, w in ((134, 120, 48), (206, 120, 40), (134, 144, 64)):
        c.bar(x, y, w)
        c.line(x, y + 9, x + w, y + 9, width=1)
    c.text_lines(206, 142, [48, 40])


@figure("widgets", "A medium and a small widget between the icons of a Home Screen")
def _(c):
    c.phone_top()
    c.box(99, 44, 123, 56, 16, "accent")
    c.glyph("sun", 119, 64, "paper")
    c.bar(135, 60, 40, "paper", 8)
    for index in range(5):
        c.bar(111 + index * 22, 86, 12, "paper")
    c.box(99, 108, 57, 57, 16, "accent")
    c.arc(127.5, 136.5, 16, 0, 270, "paper", 8)
    for row in range(2):
        for column in range(2):
            c.app(165 + column * 33, 108 + row * 33, 24)
    for column in range(4):
        x = 99 + column * 33
        c.path(f"M{x} 200V182a8 8 0 0 1 8 -8h8a8 8 0 0 1 8 8V200Z", None, 1, "soft")


@figure("windows", "Two windows, one partly behind the other, the pointer at the front one’s corner to resize it")
def _(c):
    c.desktop()
    c.window(36, 42, 152, 104, True, False)
    c.text_lines(48, 78, [64, 48, 56])
    c.window(96, 64, 168, 100)
    c.line(148, 88, 148, 164, width=1)
    for index in range(3):
        c.bar(108, 102 + index * 18, (28, 24, 28)[index])
    c.picture(160, 98, 92, 56)
    c.box(96, 64, 168, 100, 8, None, "accent")
    c.dot(263, 163, 11, "plate")
    c.path("M256 156L270 170M256 163V156H263M263 170H270V163", "accent")
