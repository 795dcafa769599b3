"""Right and wrong: lockups to segmented controls."""

from language import pair


@pair("lockups-best-practices-1", "A lockup in focus with room to grow; one that covers its neighbors")
def _(c, right):
    c.small_tv()
    for x in (14, 118) if right else (36, 96):
        c.picture(x, 62, 28, 32)
        c.bar(x + 2, 99, 24, "soft")
    c.box(54, 45, 52, 72, 8, "paper", "accent")
    c.picture(60, 51, 40, 46)
    c.bar(62, 104, 36)


@pair("lockups-best-practices-2", "A row of lockups of one size; a row of lockups of four sizes")
def _(c, right):
    c.small_tv()
    for index, (w, h) in enumerate(((28, 40),) * 4 if right else ((18, 24), (40, 52), (28, 32), (22, 48))):
        x = 16 + index * 34 if right else (16, 40, 86, 120)[index]
        c.picture(x, 104 - h, w, h, 4, "accent")
        c.bar(x + 2, 109, w - 4, "soft")


@pair("menus-icons-3", "A menu with an icon beside every item; a menu with icons beside some of them")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper", "ink")
    for index, glyph in enumerate(("copy", "share", "folder", "heart", "pencil")):
        y = 36 + index * 26
        if right or index in (1, 4):
            c.glyph(glyph, 38, y, "accent")
        c.bar(60, y - 2, (56, 40, 64, 48, 56)[index])


@pair("menus-organization-2", "A menu in three groups between separators; a long menu without any")
def _(c, right):
    c.box(24, 8, 112, 154, 8, "paper", "ink")
    widths = (56, 72, 40, 64, 48, 72, 56)
    for index, width in enumerate(widths):
        y = (22 + index * 19 + (index > 1) * 8 + (index > 4) * 8) if right else 22 + index * 21
        c.bar(40, y - 2, width)
    if right:
        for y in (54, 119):
            c.box(32, y, 96, 2, 0, "accent")


@pair("notifications-content-4", "A notification with the app’s icon once; the icon repeated in place of its picture")
def _(c, right):
    c.box(8, 44, 144, 88, 16, "paper", "ink")
    c.app(18, 56, 32, "accent", "cup", "paper")
    c.bar(60, 60, 56, h=6)
    c.text_lines(60, 74, [72, 48])
    if right:
        c.picture(112, 94, 28, 28)
    else:
        c.app(112, 94, 28, "accent", "cup", "paper")


@pair("ornaments-best-practices-4", "An ornament narrower than its window; an ornament wider than its window")
def _(c, right):
    c.box(28, 16, 104, 106, 16, "paper", "ink")
    c.bar(44, 32, 40, h=6)
    c.picture(44, 48, 72, 48)
    x, w = (42, 76) if right else (8, 144)
    c.capsule(x, 108, w, 28, "accent", "plate")
    for index, glyph in enumerate(("back", "play", "forward")):
        c.glyph(glyph, 80 + (index - 1) * (22 if right else 48), 122, "paper")
    c.dot(52, 150, 3)
    c.capsule(60, 148, 48, 4, "ink")


@pair("outline-views-best-practices-2", "A hierarchy in the first column; a hierarchy in the second column too")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.line(82, 40, 82, 156, width=1)
    for row in range(5):
        y = 56 + row * 22
        depth = (0, 1, 1, 0, 1)[row]
        if depth == 0:
            c.triangle(21, y, True)
            if not right:
                c.triangle(96, y, True)
        c.bar(32 + depth * 12, y - 2, (36, 28, 32, 32, 24)[row])
        c.bar(96 if right else 107 + depth * 12, y - 2, (32, 20, 24, 32, 20)[row], "soft")


@pair("page-controls-best-practices-2", "Dots at the bottom, in the middle; dots in a corner at the top")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.picture(32, 30, 96, 76, 8)
    c.text_lines(52, 116, [56])
    x, y = (56, 136) if right else (38, 16)
    for index in range(4):
        c.dot(x + index * 16, y, 5, "accent" if index == 1 else "soft")
    c.capsule(60, 150, 40, 4, "ink")


@pair("page-controls-best-practices-3", "A row of five dots; three rows of dots")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.picture(32, 8, 96, 76, 8)
    if right:
        for index in range(5):
            c.dot(48 + index * 16, 120, 5, "accent" if index == 1 else "soft")
    else:
        for row in range(3):
            for column in range(11):
                c.dot(35 + column * 9, 104 + row * 14, 3, "accent" if (row, column) == (0, 4) else "soft")
    c.capsule(60, 150, 40, 4, "ink")


@pair("page-controls-customizing-indicators-3", "A row of dots with one other symbol; a row in which every indicator is another symbol")
def _(c, right):
    c.box(12, 16, 136, 140, 16, "paper", "ink")
    c.picture(24, 28, 112, 76, 8)
    for index, glyph in enumerate(("pin", "heart", "star", "bell", "sun")):
        x = 36 + index * 22
        if index == 0 or not right:
            c.big(glyph, x, 130, .9, "accent" if index == 0 else "ink")
        else:
            c.dot(x, 130, 5, "ink")


@pair("panels-hud-style-panels-4", "A small panel beside the picture it adjusts; a panel that covers the picture")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.picture(18, 50, 124, 96, 4)
    x, y, w, h = (92, 108, 54, 42) if right else (24, 54, 112, 88)
    c.box(x, y, w, h, 8, "night", "ink", 1)
    for index in range(2):
        row = y + h * (index + 1) // 3
        c.capsule(x + 8, row - 2, w - 16, 4, "ink")
        c.dot(x + (w * 2 // 3 if index else w // 3), row, 5, "day")


@pair("path-controls-best-practices-1", "A path in the content of a window; a path in the window’s title bar")
def _(c, right):
    c.window(8, 16, 144, 140)
    if right:
        c.line(8, 132, 152, 132, width=1)
    y = 144 if right else 28
    for index, glyph in enumerate(("folder", "folder", "doc")):
        x = (24 if right else 66) + index * 33
        c.big(glyph, x, y, .8, "accent")
        if index < 2:
            c.glyph("small-right", x + 16, y)
    for index in range(6):
        c.glyph("doc", 36 + index % 3 * 44, 66 + index // 3 * 40, "ink")


@pair("playing-video-best-practices-2", "A video in its own shape, the sun in it round; the same video stretched, the sun an oval")
def _(c, right):
    c.small_tv()
    if right:
        c.box(31, 41, 98, 79, 0, "soft")
        c.path("M52 120L76 78L100 120Z", None, 1, "paper")
        c.dot(104, 62, 14, "accent")
    else:
        c.box(9, 41, 142, 79, 8, "soft")
        c.path("M40 120L74 78L108 120Z", None, 1, "paper")
        c.path("M92 62a22 14 0 1 0 44 0a22 14 0 1 0 -44 0Z", None, 1, "accent")


@pair("pop-up-buttons-best-practices-2", "A button that shows a choice; a button that is blank")
def _(c, right):
    for index in range(3):
        y = 36 + index * 44
        c.bar(16, y + 11, (32, 40, 28)[index])
        c.box(64, y, 84, 26, 8, "paper", "ink")
        if right:
            c.bar(76, y + 11, (40, 28, 36)[index], "accent")
        c.glyph("up-down", 134, y + 13)


@pair("popovers-best-practices-3", "A popover whose arrow points at its button; a popover that lies over its button")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper", "ink")
    c.text_lines(20, 64, [112, 96, 104, 112, 88, 104, 72], "soft", 12)
    c.dot(112, 36, 12, "ink")
    c.glyph("plus", 112, 36, "paper")
    if right:
        c.path("M56 64h48l8 -10l8 10h12a8 8 0 0 1 8 8V120a8 8 0 0 1 -8 8H56a8 8 0 0 1 -8 -8V72a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
        y = 84
    else:
        c.path("M40 38h64a8 8 0 0 1 8 8V102a8 8 0 0 1 -8 8H80l-8 10l-8 -10H40a8 8 0 0 1 -8 -8V46a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
        y = 58
    c.text_lines(62 if right else 46, y, [56, 40, 48], "ink", 14)


@pair("popovers-best-practices-6", "One popover open; two popovers open, one from the other")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper", "ink")
    for x in (36, 124):
        c.dot(x, 36, 11, "ink" if x == 36 or not right else "soft")
    c.glyph("plus", 36, 36, "paper")
    c.glyph("dots", 124, 36, "ink" if right else "paper")
    c.path("M24 62h6l8 -10l8 10h46a8 8 0 0 1 8 8V120a8 8 0 0 1 -8 8H24a8 8 0 0 1 -8 -8V70a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
    c.text_lines(28, 82, [56, 40, 48], "ink", 14)
    if not right:
        c.path("M76 72h40l8 -14l8 14h4a8 8 0 0 1 8 8V138a8 8 0 0 1 -8 8H76a8 8 0 0 1 -8 -8V80a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
        c.text_lines(80, 94, [48, 32, 40], "ink", 16)


@pair("popovers-ios-ipados-1", "A sheet as wide as a phone’s screen; a popover squeezed onto the phone’s screen")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 12, [48, 40])
    if right:
        c.veil_bottom(20, 120, 160)
    else:
        c.text_lines(36, 44, [88] * 9, "soft", 12)
    c.dot(116, 18, 10, "ink")
    c.glyph("plus", 116, 18, "paper")
    if right:
        c.box(24, 44, 112, 112, 16, "paper", "accent")
        c.capsule(68, 50, 24, 4, "soft")
        for index in range(3):
            c.bar(38, 72 + index * 26, (40, 56, 48)[index])
            c.glyph("small-right", 122, 74 + index * 26)
    else:
        c.path("M76 48h32l8 -12l8 12h2a8 8 0 0 1 8 8V112a8 8 0 0 1 -8 8H76a8 8 0 0 1 -8 -8V56a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
        for index in range(3):
            c.bar(80, 62 + index * 20, (28, 40, 32)[index])


@pair("progress-indicators-best-practices-1", "A download with a bar that is two thirds full; a download with a spinner")
def _(c, right):
    import math
    c.box(16, 36, 128, 104, 16, "paper", "ink")
    c.glyph("arrow-down", 40, 62)
    c.bar(56, 60, 64, h=6)
    if right:
        c.capsule(32, 92, 96, 12, "soft")
        c.capsule(32, 92, 64, 12, "accent")
        c.bar(32, 114, 32)
    else:
        for index in range(8):
            a = math.radians(index * 45)
            x, y = math.sin(a), -math.cos(a)
            c.line(round(80 + 10 * x, 1), round(106 + 10 * y, 1), round(80 + 18 * x, 1), round(106 + 18 * y, 1), *(("ink", 1) if 0 < index < 5 else ("accent", 2)))


@pair("right-to-left-controls-2", "From right to left: a back arrow that points right, at the right; one that still points left, at the left")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    c.dot(128 if right else 32, 38, 13, "accent")
    c.glyph("right" if right else "left", 129 if right else 31, 38, "paper")
    for index, width in enumerate((72, 112, 96, 104, 88, 64)):
        c.bar(136 - width, 68 + index * 14, width, "ink" if index == 0 else "soft", 6 if index == 0 else 4)


@pair("right-to-left-text-alignment-3", "From right to left: a list whose rows all begin at the right; a list with two rows, in letters of another script, that begin at the left")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    c.bar(76, 30, 40, h=6)
    c.glyph("right", 132, 33, "accent")
    c.box(13, 48, 134, 1, 0, "soft")
    for index, word in enumerate((64, "AUB", 48, "BAU")):
        y = 62 + index * 25
        if isinstance(word, str):
            for n, letter in enumerate(word):
                c.big(letter, (107 if right else 29) + n * 13, y, .7, "accent")
        else:
            c.bar(138 - word, y - 3, word, h=6)
        if index:
            c.box(24, y - 13, 114, 1, 0, "soft")


@pair("scroll-views-best-practices-2", "A row of pictures, the last one cut off at the edge; a row that ends neatly before the edge")
def _(c, right):
    c.box(16, 24, 128, 128, 8, "paper", "ink")
    c.bar(28, 40, 64, h=6)
    if right:
        for index in range(2):
            c.picture(28 + index * 48, 58, 40, 56)
        c.path("M143 58H128a4 4 0 0 0 -4 4V110a4 4 0 0 0 4 4H143Z", None, 1, "accent")
    else:
        for index in range(2):
            c.picture(28 + index * 56, 58, 48, 56)
    c.text_lines(28, 126, [88, 64])


@pair("segmented-controls-best-practices-4", "A control with three segments; a control with ten")
def _(c, right):
    c.capsule(8, 28, 144, 36, "soft")
    count = 3 if right else 10
    left, width = (8, 48) if right else (15, 13)
    c.capsule(left + width, 31, width, 30, "accent")
    for index in range(count):
        c.bar(left + index * width + (12 if right else 3), 44, width - (24 if right else 6), "paper" if index == 1 else "ink")
    c.box(8, 76, 144, 80, 8, "paper")
    c.text_lines(24, 92, [96, 112, 88, 104, 64], "soft", 12)


@pair("segmented-controls-best-practices-5", "Four segments of one width; four segments of different widths")
def _(c, right):
    c.capsule(8, 28, 144, 36, "soft")
    x = 12
    for index, width in enumerate((34, 34, 34, 34) if right else (18, 58, 22, 38)):
        if index == 1:
            c.capsule(x, 31, width, 30, "accent")
        c.bar(x + 7, 44, width - 14, "paper" if index == 1 else "ink")
        x += width
    c.box(8, 76, 144, 80, 8, "paper")
    c.text_lines(24, 92, [96, 112, 88, 104, 64], "soft", 12)


@pair("segmented-controls-content-1", "Four segments with symbols; four segments with symbols and words mixed")
def _(c, right):
    c.capsule(8, 28, 144, 36, "soft")
    c.capsule(45, 31, 36, 30, "accent")
    for index, glyph in enumerate(("list", "grid", "calendar", "pin")):
        x = 29 + index * 34
        on = "paper" if index == 1 else "ink"
        if right or index in (0, 3):
            c.glyph(glyph, x, 46, on)
        else:
            c.bar(x - 12, 44, 24, on)
    c.box(8, 76, 144, 80, 8, "paper")
    c.text_lines(24, 92, [96, 112, 88, 104, 64], "soft", 12)
