"""Right and wrong: sheets to windows."""

from language import pair


@pair("sheets-best-practices-2", "One sheet over a view; a pile of three sheets")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 8, [56, 72])
    c.veil_bottom(20, 120, 160)
    if not right:
        c.box(24, 24, 112, 132, 16, "paper", "accent")
        c.box(24, 44, 112, 112, 16, "paper", "accent")
    y = 40 if right else 64
    c.box(24, y, 112, 156 - y, 16, "paper", "accent")
    c.capsule(68, y + 6, 24, 4, "soft")
    c.dot(42, y + 22, 9, "soft")
    c.glyph("small-cross", 42, y + 22)
    c.bar(60, y + 19, 40, h=6)
    c.text_lines(38, y + 44, [84, 68, 76], "ink", 12)


@pair("sheets-ios-ipados-2", "A sheet with a grabber at its top; a sheet without")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 8, [56, 88, 72])
    c.veil_bottom(20, 120, 160)
    c.box(24, 56, 112, 100, 16, "paper", "ink")
    if right:
        c.capsule(58, 64, 44, 8, "accent")
    c.text_lines(40, 104, [80, 64, 72], "ink", 12)


@pair("sheets-visionos-2", "A small sheet that leaves its window in sight; a sheet that hides its window")
def _(c, right):
    c.space_window(16, 24, 128, 100)
    c.bar(32, 36, 40, h=6)
    for index in range(3):
        c.picture(26 + index * 38, 52, 32, 60)
    c.veil(17, 25, 126, 98, 16)
    x, y, w, h = (48, 42, 64, 64) if right else (8, 16, 144, 112)
    c.box(x, y, w, h, 16, "paper", "accent")
    c.bar(80 - w // 4, y + 14, w // 2, h=6)
    c.button(80 - w // 3, y + h - 30, w // 3 * 2, 18, "filled", None, "ink")


@pair("sidebars-best-practices-6", "A sidebar with two levels; a sidebar with five levels")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.line(94, 40, 94, 156, width=1)
    for row in range(5):
        y = 56 + row * 22
        depth = (0, 1, 1, 0, 1)[row] if right else row
        x = 18 + depth * 11
        if depth == 0 or not right and depth < 4:
            c.triangle(x, y, True, 4)
        c.bar(x + 9, y - 2, min(44, 86 - x - 9))
    c.picture(102, 52, 40, 36)
    c.text_lines(102, 98, [40, 32, 36], "soft", 10)


@pair("split-views-best-practices-1", "Two panes, the selected row of the first highlighted; the same with no highlight")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.line(72, 40, 72, 156, width=1)
    for row in range(4):
        y = 58 + row * 26
        if right and row == 1:
            c.box(12, y - 12, 56, 24, 4, "accent")
        c.bar(20, y - 2, (40, 32, 36, 40)[row], "paper" if right and row == 1 else "ink")
    c.picture(84, 52, 56, 44)
    c.text_lines(84, 108, [56, 48, 56], "soft", 10)


@pair("status-bars-best-practices-1", "Text that ends below the status bar; text that runs through the status bar")
def _(c, right):
    c.phone_top(8, 144, 160)
    if right:
        c.line(9, 52, 151, 52, width=1)
    first = 64 if right else 24
    for index in range(9 if right else 13):
        y = first + index * 10
        if not right and y < 44:
            c.bar(20, y, 34, "ink")
            c.bar(106, y, 34, "ink")
        else:
            c.bar(20, y, (120, 104, 112, 96, 116)[index % 5], "ink")
    c.clock(40, 32, 1, "accent")
    c.glyph("wifi", 112, 31, "accent")
    c.box(124, 26, 18, 10, 4, None, "accent")


@pair("steppers-best-practices-1", "A stepper beside the number it changes; a stepper alone")
def _(c, right):
    for index in range(2):
        y = 24 + index * 68
        c.box(8, y, 144, 56, 8, "paper")
        c.bar(18, y + 26, 28)
        if right:
            c.field(52, y + 13, 30, 30)
            c.digit((4, 2)[index], 67, y + 28, "accent")
        c.capsule(88, y + 13, 58, 30, "paper", "ink")
        c.line(117, y + 20, 117, y + 36)
        c.big("minus", 103, y + 28, .7)
        c.big("plus", 131, y + 28, .7)


@pair("tab-bars-best-practices-4", "A tab bar with four tabs; a tab bar crowded with nine")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.picture(32, 8, 96, 52)
    c.text_lines(32, 70, [64, 96])
    c.capsule(26, 94, 108, 46, "paper", "ink")
    glyphs = ("house", "calendar", "heart", "person") if right else ("house", "calendar", "heart", "mail", "music", "bell", "star", "person", "dots")
    for index, glyph in enumerate(glyphs):
        x = (47 + index * 22) if right else 40 + index * 10
        color = "accent" if index == 1 else "ink"
        c.big(glyph, x, 111, .9 if right else .6, color)
        w = 12 if right else 8
        c.bar(x - w // 2, 125, w, color)
    c.capsule(60, 150, 40, 4, "ink")


@pair("tab-bars-best-practices-6", "Tabs with symbols and labels; tabs with symbols alone")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.picture(32, 8, 96, 52)
    c.text_lines(32, 70, [64, 96])
    c.capsule(26, 94, 108, 46, "paper", "ink")
    for index, glyph in enumerate(("flower", "drop", "flag", "bolt")):
        x = 47 + index * 22
        color = "accent" if index == 1 else "ink"
        c.big(glyph, x, 111 if right else 117, .9, color)
        if right:
            c.bar(x - 7, 125, 14, color)
    c.capsule(60, 150, 40, 4, "ink")


@pair("tab-views-anatomy-1", "A tab view with a margin around it; a tab view that touches the window’s edges")
def _(c, right):
    c.window(8, 16, 144, 140)
    x, y, w, h = (22, 62, 116, 80) if right else (8, 52, 144, 104)
    c.box(x, y, w, h, 8, "plate", "accent")
    c.box(44, y - 10, 72, 20, 8, "paper", "ink")
    c.box(69, y - 9, 22, 18, 4, "ink")
    for index in range(3):
        c.bar(49 + index * 24, y - 2, 14, "paper" if index == 1 else "ink")
        c.text_lines(x + 14, y + 24 + index * 16, [(72, 56, 64)[index]])


@pair("tab-views-best-practices-5", "A tab view with three tabs; a tab view with nine")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.box(20, 64, 120, 80, 8, "plate", "ink")
    count = 3 if right else 9
    w = 72 if right else 126
    x = 80 - w // 2
    c.box(x, 54, w, 20, 8, "paper", "ink")
    step = w // count
    for index in range(count):
        if index == 1:
            c.box(x + step, 55, step, 18, 4, "accent")
        c.bar(x + index * step + 4, 62, step - 8, "paper" if index == 1 else "ink")
    c.text_lines(34, 92, [80, 64, 72], "soft", 14)


@pair("text-fields-best-practices-3", "A password as dots; a password to be read")
def _(c, right):
    for index in range(2):
        y = 44 + index * 52
        c.bar(16, y - 10, (32, 48)[index])
        c.field(16, y, 128, 30, "ink", 2)
        if index == 0:
            c.bar(28, y + 13, 64)
        elif right:
            for n in range(7):
                c.dot(32 + n * 13, y + 15, 4, "accent")
        else:
            for n, letter in enumerate("BUA"):
                c.big(letter, 31 + n * 15, y + 15, .7, "accent")
            for n, digit in enumerate((7, 3, 9)):
                c.digit(digit, 76 + n * 14, y + 15, "accent")
        if index:
            c.glyph("lock", 130, y + 15)


@pair("text-fields-best-practices-4", "Fields as wide as what belongs in them; fields of one width for everything")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper")
    for index, (own, text) in enumerate(((120, 96), (64, 40), (32, 14))):
        y = 42 + index * 42
        c.bar(20, y - 12, (40, 32, 48)[index], "soft")
        c.field(20, y - 4, own if right else 120, 24, "accent", 2)
        c.bar(28, y + 6, text)


@pair("text-fields-best-practices-5", "Fields at even distances; fields at uneven distances")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper")
    for index in range(4):
        y = (28 + index * 32) if right else (22, 50, 98, 126)[index]
        c.field(24, y, 112, 22, "accent", 2)
        c.bar(34, y + 9, (64, 48, 72, 40)[index])


@pair("toggles-best-practices-3", "Switches whose on and off look different; switches that look alike on and off")
def _(c, right):
    for index in range(3):
        y = 32 + index * 44
        c.box(8, y, 144, 36, 8, "paper")
        c.bar(20, y + 16, (48, 32, 56)[index])
        if right:
            c.switch(100, y + 7, index != 1, 40, 22)
        else:
            c.capsule(100, y + 7, 40, 22, "soft", "ink")
            c.dot(120 + (3 if index != 1 else -3), y + 18, 7, "ink")


@pair("toggles-checkboxes-1", "A hierarchy of checkboxes, indented; the same as switches")
def _(c, right):
    c.window(8, 16, 144, 140)
    for index in range(4):
        y = 60 + index * 25
        dx = 28 if index in (1, 2) else 0
        if right:
            c.checkbox(20 + dx, y - 8, index != 3)
        else:
            c.switch(20 + dx, y - 9, index != 3, 32, 18)
        c.bar((46 if right else 60) + dx, y - 2, (56, 40, 48, 64)[index])


@pair("toggles-radio-buttons-4", "Radio buttons at even distances; radio buttons at uneven distances")
def _(c, right):
    c.box(8, 52, 144, 72, 8, "paper")
    for index, x in enumerate((28, 76, 124) if right else (24, 52, 128)):
        c.radio(x, 76, index == 0)
        c.bar(x - 10, 98, 20)


@pair("toolbars-best-practices-1", "A toolbar with a few items; a toolbar packed with items")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.line(8, 72, 152, 72, width=1)
    glyphs = ("left", None, None, "share", "dots") if right else ("left", "pencil", "copy", "heart", "trash", "mail", "star", "flag", "share", "dots")
    for index, glyph in enumerate(glyphs):
        if glyph:
            c.big(glyph, 28 + index * 26 if right else 17 + index * 14, 56, 1 if right else .75, "accent")
    c.picture(20, 84, 120, 60)


@pair("toolbars-visionos-2", "A window with a tab bar at its side and a toolbar along its lower edge; the same with the toolbar along its other side")
def _(c, right):
    c.box(28, 20, 104, 100, 16, "paper", "ink")
    c.capsule(10, 34, 28, 68, "soft", "plate")
    for index, glyph in enumerate(("house", "star")):
        c.big(glyph, 24, 54 + index * 28, .9)
    c.picture(48, 36, 68, 52)
    if right:
        c.capsule(40, 102, 80, 28, "accent", "plate")
    else:
        c.capsule(122, 28, 28, 80, "accent", "plate")
    for index, glyph in enumerate(("pencil", "heart", "share")):
        c.glyph(glyph, *((56 + index * 24, 116) if right else (136, 44 + index * 24)), "paper")
    c.dot(52, 146, 3)
    c.capsule(60, 144, 48, 4, "ink")


@pair("toolbars-visionos-3", "A window wider than its toolbar; a window narrower than its toolbar")
def _(c, right):
    x, w = (12, 136) if right else (52, 56)
    c.box(x, 20, w, 104, 16, "paper", "ink")
    c.picture(x + 12, 36, w - 24, 60)
    c.capsule(28, 108, 104, 30, "accent", "plate")
    for index, glyph in enumerate(("pencil", "copy", "heart", "share")):
        c.glyph(glyph, 44 + index * 24, 123, "paper")
    c.dot(52, 148, 3)
    c.capsule(60, 146, 48, 4, "ink")


@pair("top-shelf-sectioned-content-row-1", "A row of pictures across the whole screen; a row of two with an empty rest")
def _(c, right):
    c.small_tv()
    c.bar(18, 47, 40, h=4)
    for index in range(4 if right else 2):
        c.picture(18 + index * 32, 56, 28, 36, 4, "accent")
    for index in range(5):
        c.box(18 + index * 26, 102, 20, 14, 4, "soft")


@pair("typography-conveying-hierarchy-2", "Three letters of one typeface; three letters of three typefaces")
def _(c, right):
    c.box(8, 24, 144, 128, 8, "paper")
    if right:
        for x, scale in ((36, 2.6), (86, 1.9), (124, 1.3)):
            c.big("A", x, round(108 - 8 * scale, 1), scale, "accent")
    else:
        c.letter_a(38, 109, 43, 8, 17, .72)
        c.path("M67 100C66 109 75 110 83 97L97 67C95 82 93 94 94 103C95 110 101 109 105 102M78 92C85 87 95 92 104 88", "accent")
        c.path("M112 108H123M131 108H143M118 108L127.5 67L137 108M121 95H134", "accent")


@pair("typography-ensuring-legibility-3", "Letters of a sturdy weight; letters as thin as a hair")
def _(c, right):
    c.box(8, 24, 144, 128, 8, "paper")
    if right:
        c.letter_a(41, 94, 36, 8, 15, .75)
        c.path("M72 62V80a10 10 0 0 0 20 0V62", "accent", 8)
        c.path("M112 62V90M112 62H121a7 7 0 0 1 0 14H112M121 76H123a7 7 0 0 1 0 14H112", "accent", 8)
    else:
        for index, letter in enumerate("AUB"):
            c.big(letter, 41 + index * 40, 76, 2.2, "accent", 1)
    for index in range(3):
        if right:
            c.bar(28, 116 + index * 12, (104, 88, 96)[index])
        else:
            c.line(28, 118 + index * 12, 28 + (104, 88, 96)[index], 118 + index * 12, "ink", 1)


@pair("typography-supporting-dynamic-type-2", "Large text with icons as large; large text with tiny icons")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper")
    for index, (glyph, word) in enumerate((("bell", "AUB"), ("mail", "BAU"), ("heart", "UBA"))):
        y = 44 + index * 42
        c.big(glyph, 36, y, 1.8 if right else .6, "accent")
        for n, letter in enumerate(word):
            c.big(letter, 78 + n * 27, y, 1.2)


@pair("widgets-choosing-margins-and-padding-1", "A widget with margins; a widget whose content touches its edges")
def _(c, right):
    c.box(24, 32, 112, 112, 16, "paper", "ink")
    x, y = (40, 48) if right else (27, 35)
    w = 80 if right else 106
    c.big("sun", x + 12, y + 12, 1.4, "accent")
    c.bar(x + 32, y + 8, w - 32, "ink", 8)
    c.text_lines(x, y + 36, [w, w - 16], "soft", 12)
    c.bar(x, 116 if right else 127, w, "ink", 8)


@pair("widgets-choosing-margins-and-padding-2", "A picture whose corners follow the widget’s; a picture with sharp corners in a round widget")
def _(c, right):
    c.box(24, 32, 112, 112, 32, "paper", "ink")
    c.picture(38, 46, 84, 84, 16 if right else 0, "accent")


@pair("windows-ipados-1", "A Back button beside the window’s controls; a Back button under them")
def _(c, right):
    c.box(12, 24, 136, 128, 8, "paper", "ink")
    x = 76 if right else 38
    c.dot(x, 46, 15, "paper", "accent")
    c.glyph("left", x - 1, 46, "accent")
    for index in range(3):
        c.dot(26 + index * 12, 46, 4, "ink")
    c.bar(100, 43, 36, h=6)
    c.picture(24, 72, 112, 68)


@pair("windows-visionos-windows-3", "A window in a room about as large as its content; a large window, nearly empty")
def _(c, right):
    c.small_room()
    x, y, w, h = (44, 44, 72, 72) if right else (12, 16, 136, 124)
    c.space_window(x, y, w, h)
    c.bar(60, 60, 32, h=6)
    c.picture(60, 72, 40, 32, 4, "accent")
