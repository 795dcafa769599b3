"""Inputs."""

from language import figure


@figure("action-button", "A button on a phone’s side under a finger, and what it does beside the camera")
def _(c):
    c.phone_top()
    c.capsule(84, 60, 6, 36, "accent")
    c.touch(72, 88)
    c.capsule(116, 22, 88, 28, "night", "ink", 1)
    c.glyph("bolt", 134, 36, "day")
    c.bar(160, 34, 32, "day")
    c.text_lines(104, 76, [64, 112, 96, 104], "soft", 12)
    c.picture(104, 132, 112, 48)
    c.part(1, 32, 68, (86, 68))
    c.part(2, 272, 36, (204, 36))


@figure("apple-pencil-and-scribble", "A pencil that writes by hand in a field of a tablet, where the writing becomes text")
def _(c):
    c.tablet()
    c.bar(56, 36, 64, h=6)
    c.box(56, 56, 208, 48, 8, "plate", "accent")
    c.path("M72 84C80 60 88 60 84 80C82 92 92 92 96 80C100 68 108 70 104 82C102 92 112 90 116 80C120 72 126 74 124 84C122 92 134 88 140 78", "accent")
    c.box(56, 120, 208, 36, 8, "plate", "ink", 1)
    c.bar(72, 136, 72)
    c.path("M142 78L147 92L227 172A9.2 9.2 0 0 0 240 159L160 79Z", "ink", 2, "paper")
    c.path("M147 92L160 79", "ink")
    c.path("M142 78L144.5 85L151 79.5Z", "ink", 2, "ink")


@figure("camera-control", "A phone held sideways with a finger on a button at its edge; an overlay with a slider extends from there")
def _(c):
    c.phone(16, 42, 268, 134)
    c.picture(44, 58, 160, 102, 8)
    c.capsule(192, 38, 40, 6, "accent")
    c.touch(224, 30)
    c.capsule(158, 52, 112, 28, "night", "ink", 1)
    c.glyph("sun", 174, 66, "day")
    for index in range(9):
        c.line(194 + index * 8, 62 if index == 4 else 64, 194 + index * 8, 72 if index == 4 else 68, "day", 2 if index == 4 else 1)
    c.dot(254, 126, 14, "paper", "ink")
    c.part(1, 200, 12, (200, 40))
    c.part(2, 304, 66, (270, 66))


@figure("digital-crown", "A watch whose crown is turned, and the list that it scrolls")
def _(c):
    c.watch()
    for index in range(4):
        c.box(112, 44 + index * 30, 84, 24, 8, "accent" if index == 1 else "soft")
        c.bar(122, 54 + index * 30, (40, 56, 32, 48)[index], "paper" if index == 1 else "ink")
    c.capsule(202, 56, 5, 32, "accent")
    c.path("M246 48C262 62 262 90 246 104M241 56L246 46L256 50M241 96L246 106L256 102", "accent")
    c.box(216, 64, 10, 24, 4, "accent")


@figure("eyes-hover", "A window in space with three buttons, the one that a person looks at lit up")
def _(c):
    c.room()
    c.space_window(56, 16, 208, 96)
    for index, glyph in enumerate(("play", "heart", "share")):
        x = 100 + index * 60
        if index == 1:
            c.dot(x, 64, 28, "accent", None, 2, .25)
        c.dot(x, 64, 20, "accent" if index == 1 else "soft")
        c.glyph(glyph, x, 64, "paper" if index == 1 else "ink")
    c.box(155, 116, 10, 16, 0, "plate")
    c.path("M160 156V98M154 104L160 96L166 104", "accent", 2)
    c.big("eye", 160, 174, 1.8)


@figure("focus-and-selection", "Focus as a ring around a field, as a highlighted row, and as an item that has grown")
def _(c):
    c.box(16, 32, 88, 104, 8, "paper")
    c.box(26, 52, 68, 26, 4, "paper", "ink", 1)
    c.box(22, 48, 76, 34, 8, None, "accent")
    c.bar(34, 63, 32)
    c.field(26, 96, 68, 26)
    c.box(116, 32, 88, 104, 8, "paper")
    for index in range(4):
        y = 50 + index * 23
        if index == 1:
            c.box(122, y - 10, 76, 20, 4, "accent")
        c.bar(132, y - 2, (48, 40, 52, 36)[index], "paper" if index == 1 else "ink")
    c.box(216, 32, 88, 104, 8, "paper")
    for x in (222, 282):
        c.picture(x, 72, 16, 26)
    c.box(243, 56, 34, 56, 8, "accent")
    c.picture(246, 59, 28, 50)
    for n, x in enumerate((60, 160, 260), 1):
        c.part(n, x, 164)


@figure("game-controls", "A game on a phone held sideways, with a virtual stick on the left and buttons on the right")
def _(c):
    c.phone(16, 30, 288, 140)
    c.path("M40 154L104 86L136 122L176 72L256 154Z", None, 1, "soft")
    c.dot(200, 58, 10, "soft")
    c.dot(80, 118, 30, "paper", "accent")
    c.dot(88, 110, 14, "accent")
    c.dot(260, 120, 18, "accent")
    c.glyph("bolt", 260, 120, "paper")
    c.dot(222, 142, 14, "accent")
    c.glyph("arrow-up", 222, 142, "paper")
    c.dot(276, 54, 11, "paper", "ink")
    c.glyph("pause", 276, 54)
    c.part(1, 80, 14, (80, 88))
    c.part(2, 260, 186, (260, 138))


@figure("gestures", "Six gestures of fingers: tap, swipe, drag, hold, zoom, and rotate")
def _(c):
    for index in range(6):
        x, y = 16 + index % 3 * 98, 16 + index // 3 * 88
        c.box(x + 24, y, 68, 80, 8, "paper")
        c.part(index + 1, x + 10, y + 12)
    c.touch(74, 56)
    c.dot(74, 56, 18, None, "accent")
    c.touch(152, 56)
    c.path("M168 56H196M189 50L196 56L189 62", "accent")
    c.box(248, 56, 28, 28, 4, "accent", None, 2, .25)
    c.touch(262, 70)
    c.path("M272 50L290 32M282 32H290V40", "accent")
    c.touch(74, 144)
    c.arc(74, 144, 20, 0, 270, "accent", 2)
    c.touch(152, 164)
    c.touch(192, 124)
    c.path("M162 154L168 148M176 140L182 134M161 149V155H167M177 133H183V139", "accent")
    c.touch(252, 144)
    c.touch(288, 144)
    c.path("M258 128a18 18 0 0 1 24 0M282 160a18 18 0 0 1 -24 0M276 126L283 129L284 121M264 162L257 159L256 167", "accent")


@figure("keyboards-focus", "A keyboard below a form; pressing a key moves the ring of focus to the next field")
def _(c):
    for index in range(2):
        x = 24 + index * 144
        c.box(x, 24, 128, 40, 8, "paper", "ink", 1)
        c.bar(x + 16, 42, 48)
        if index == 0:
            c.box(x - 5, 19, 138, 50, 8, None, "accent")
    c.path("M132 84C148 100 172 100 188 84M180 84H189V93", "accent")
    c.box(40, 112, 240, 72, 8, "soft", "ink")
    rows = ([16] * 10 + [24], [24] + [16] * 10, [28] + [16] * 8 + [32], [16, 16, 24, 80, 24, 16, 24])
    for row, widths in enumerate(rows):
        x, y = 48, 119 + row * 15
        for column, width in enumerate(widths):
            c.box(x, y, width, 12, 4, "accent" if (row, column) == (1, 0) else "paper")
            x += width + 4
    c.big("arrow-right", 59, 140, .55, "paper")
    c.line(66, 137, 66, 143, "paper")


@figure("pointing-devices", "An arrow over content, a bar over text, a hand over a link, and a pointer that becomes a button’s highlight")
def _(c):
    for index in range(4):
        c.box(16 + index * 74, 48, 66, 80, 8, "paper")
    c.picture(26, 60, 46, 36)
    c.pointer(46, 84, "accent")
    c.text_lines(100, 66, [46, 40], "soft", 12)
    c.path("M118 84h8M122 84v28M118 112h8", "accent")
    c.bar(174, 64, 46, "ink", 4)
    c.line(174, 73, 220, 73, "ink", 1)
    c.path("M193 101V85a3 3 0 0 1 6 0V96a2.5 2.5 0 0 1 5 0V97a2.5 2.5 0 0 1 5 0V103C209 109 206 112 201 112H198C194 112 192 110 190 107L186 101a2.4 2.4 0 0 1 4 -2.6Z", "accent", 2, "paper")
    c.capsule(246, 70, 50, 36, "accent", None, 2, .25)
    c.glyph("heart", 271, 88, "ink")
    for n in range(4):
        c.part(n + 1, 49 + n * 74, 156)


@figure("remotes", "A remote control with a round touch surface and buttons, in front of a television")
def _(c):
    c.tv(16, 36, 168)
    c.picture(26, 48, 42, 50)
    c.picture(76, 44, 48, 60, 4, "ink")
    c.picture(132, 48, 42, 50)
    c.text_lines(32, 112, [48, 32], "soft")
    c.box(224, 12, 64, 176, 16, "paper", "ink")
    c.dot(256, 52, 24, "soft", "accent")
    c.dot(256, 52, 11, "paper", "ink", 1)
    for index, glyph in enumerate(("left", None, "play", None)):
        x, y = 242 + index % 2 * 28, 100 + index // 2 * 30
        c.dot(x, y, 11, "accent" if glyph else "soft")
        if glyph:
            c.big(glyph, x, y, .8, "paper")
    c.part(1, 206, 52, (232, 52))
    c.part(2, 206, 100, (231, 100))
    c.part(3, 206, 130, (231, 130))
