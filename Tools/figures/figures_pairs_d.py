"""Right and wrong: sheets to windows."""

from language import pair


@pair("sheets-best-practices-2", "One sheet over a view; a pile of three sheets")
def _(c, right):
    c.phone_bottom(24, 112, 160)
    c.text_lines(40, 8, [56, 72])
    c.veil_bottom(24, 112, 160)
    if not right:
        c.box(28, 24, 104, 132, 16, "paper", "ink")
        c.box(28, 44, 104, 112, 16, "paper", "ink")
    y = 40 if right else 64
    c.box(28, y, 104, 156 - y, 16, "paper", "ink")
    c.capsule(68, y + 6, 24, 4, "soft")
    c.dot(44, y + 22, 9, "soft")
    c.glyph("small-cross", 44, y + 22)
    c.bar(62, y + 19, 36, h=6)
    c.text_lines(40, y + 44, [80, 64, 72], "ink", 12)


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
    c.box(12, 24, 136, 104, 16, "paper", "ink")
    c.bar(28, 36, 40, h=6)
    for index in range(3):
        c.picture(24 + index * 40, 52, 32, 60)
    c.veil(13, 25, 134, 102, 16)
    x, y, w, h = (48, 44, 64, 64) if right else (8, 20, 144, 112)
    c.box(x, y, w, h, 16, "paper", "accent")
    c.bar(80 - w // 4, y + 14, w // 2, h=6)
    c.button(80 - w // 3, y + h - 30, w // 3 * 2, 18, "filled")


@pair("sidebars-best-practices-6", "A sidebar with two levels; a sidebar with five levels")
def _(c, right):
    c.window(8, 16, 144, 140)
    c.line(100, 40, 100, 156, width=1)
    for row in range(5):
        y = 56 + row * 22
        depth = (0, 1, 1, 0, 1)[row] if right else row
        c.bar(18 + depth * 12, y - 2, 72 - depth * 12, "accent" if depth > 1 else "ink")
    c.text_lines(110, 56, [32, 28, 32, 24], "soft", 10)


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
    c.path("M8 200V32a16 16 0 0 1 16 -16h112a16 16 0 0 1 16 16V200", "ink", 2, "paper")
    c.capsule(60, 26, 40, 14, "ink")
    if right:
        c.line(9, 52, 151, 52, width=1)
    first = 64 if right else 24
    for index in range(10 if right else 14):
        y = first + index * 10
        if not right and y < 44:
            c.bar(20, y, 34, "ink")
            c.bar(106, y, 34, "ink")
        else:
            c.bar(20, y, (120, 104, 112, 96, 116)[index % 5], "ink")
    c.digit(9, 28, 34, "accent")
    c.digit(4, 40, 34, "accent")
    c.digit(1, 49, 34, "accent")
    c.glyph("wifi", 112, 33, "accent")
    c.box(124, 28, 18, 10, 4, None, "accent")


@pair("steppers-best-practices-1", "A stepper beside the number it changes; a stepper alone")
def _(c, right):
    for index in range(2):
        y = 40 + index * 56
        c.box(8, y, 144, 44, 8, "paper")
        c.bar(18, y + 20, 28)
        if right:
            c.field(54, y + 8, 28, 28)
            c.digit((4, 2)[index], 68, y + 22, "accent")
        c.capsule(88, y + 9, 58, 26, "paper", "ink")
        c.line(117, y + 15, 117, y + 29)
        c.big("minus", 103, y + 22, .7)
        c.big("plus", 131, y + 22, .7)


@pair("tab-bars-best-practices-4", "A tab bar with four tabs; a tab bar crowded with nine")
def _(c, right):
    c.phone_bottom(12, 136, 160)
    c.picture(28, 8, 104, 48)
    c.text_lines(28, 66, [72, 104])
    c.capsule(18, 96, 124, 46, "paper", "ink")
    glyphs = ("house", "calendar", "heart", "person") if right else ("house", "calendar", "heart", "mail", "music", "bell", "star", "person", "dots")
    for index, glyph in enumerate(glyphs):
        x = (34 + index * 31) if right else 28 + index * 13
        color = "accent" if index == 1 else "ink"
        if right:
            c.glyph(glyph, x, 113, color)
            c.bar(x - 8, 127, 16, color)
        else:
            c.big(glyph, x, 113, .7, color)
            c.bar(x - 5, 127, 10, color)
    c.capsule(60, 150, 40, 4, "ink")


@pair("tab-bars-best-practices-6", "Tabs with symbols and labels; tabs with symbols alone")
def _(c, right):
    c.phone_bottom(12, 136, 160)
    c.picture(28, 8, 104, 48)
    c.text_lines(28, 66, [72, 104])
    c.capsule(18, 96, 124, 46, "paper", "ink")
    for index, glyph in enumerate(("flower", "drop", "flag", "bolt")):
        x = 34 + index * 31
        color = "accent" if index == 1 else "ink"
        c.glyph(glyph, x, 112 if right else 119, color)
        if right:
            c.bar(x - 9, 126, 18, color, 6)
    c.capsule(60, 150, 40, 4, "ink")


@pair("tab-views-anatomy-1", "A tab view with a margin around it; a tab view that touches the window’s edges")
def _(c, right):
    c.window(8, 16, 144, 140)
    x, y, w, h = (22, 62, 116, 80) if right else (8, 52, 144, 104)
    c.box(x, y, w, h, 8, "plate", "accent")
    c.box(44, y - 10, 72, 20, 8, "paper", "ink")
    c.box(69, y - 9, 22, 18, 4, "accent")
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
        dx = 24 if index in (1, 2) else 0
        if right:
            c.checkbox(24 + dx, y - 8, index != 3)
            c.bar(50 + dx, y - 2, (56, 40, 48, 64)[index])
        else:
            c.bar(24 + dx, y - 2, (56, 40, 48, 64)[index])
            c.switch(108, y - 9, index != 3, 32, 18)


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


@pair("toolbars-visionos-2", "A toolbar along the lower edge of a window; a toolbar along its side")
def _(c, right):
    c.box(20 if right else 36, 28, 112, 96, 16, "paper", "ink")
    c.picture(36 if right else 56, 44, 80, 56)
    if right:
        c.capsule(36, 112, 88, 28, "accent", "plate")
    else:
        c.capsule(22, 32, 28, 88, "accent", "plate")
    for index, glyph in enumerate(("pencil", "heart", "share")):
        c.glyph(glyph, *((54 + index * 26, 126) if right else (36, 50 + index * 26)), "paper")


@pair("toolbars-visionos-3", "A window wider than its toolbar; a window narrower than its toolbar")
def _(c, right):
    x, w = (12, 136) if right else (52, 56)
    c.box(x, 24, w, 96, 16, "paper", "ink")
    c.picture(x + 12, 40, w - 24, 56)
    c.capsule(28, 108, 104, 30, "accent", "plate")
    for index, glyph in enumerate(("pencil", "copy", "heart", "share")):
        c.glyph(glyph, 44 + index * 24, 123, "paper")


@pair("top-shelf-sectioned-content-row-1", "A row of pictures across the whole screen; a row of two with an empty rest")
def _(c, right):
    c.tv(8, 24, 144, 108)
    c.bar(18, 36, 48, "accent", 6)
    for index in range(4 if right else 2):
        c.picture(16 + index * 33, 50, 29, 40)
    for index in range(5):
        c.box(18 + index * 26, 104, 20, 16, 4, "soft")


@pair("typography-conveying-hierarchy-2", "Three letters of one typeface; three letters of three typefaces")
def _(c, right):
    c.box(8, 24, 144, 128, 8, "paper")
    if right:
        for x, scale in ((36, 2.4), (84, 1.8), (122, 1.3)):
            c.big("A", x, 88, scale, "accent")
    else:
        c.big("A", 36, 88, 2.4, "accent", 8)
        c.path("M70 116C70 96 82 58 92 58C96 58 96 116 104 116M74 98C84 90 92 92 104 96", "accent", 1)
        c.path("M118 108H128M136 108H146M122 108L132 68L142 108M125 96H139M126 68H132", "accent")


@pair("typography-ensuring-legibility-3", "Letters of a sturdy weight; letters as thin as a hair")
def _(c, right):
    c.box(8, 24, 144, 128, 8, "paper")
    for index, letter in enumerate("AUB"):
        c.big(letter, 40 + index * 40, 76, 2.2, "accent", 8 if right else 1)
    for index in range(3):
        if right:
            c.bar(28, 116 + index * 12, (104, 88, 96)[index])
        else:
            c.line(28, 118 + index * 12, 28 + (104, 88, 96)[index], 118 + index * 12, "ink", 1)


@pair("typography-supporting-dynamic-type-2", "Large text with icons as large; large text with tiny icons")
def _(c, right):
    c.box(8, 16, 144, 140, 8, "paper")
    for index, glyph in enumerate(("bell", "mail", "heart")):
        y = 44 + index * 42
        c.big(glyph, 36, y, 1.8 if right else .6, "accent")
        c.bar(64, y - 6, (72, 64, 72)[index], "ink", 12)


@pair("widgets-choosing-margins-and-padding-1", "A widget with margins; a widget whose content touches its edges")
def _(c, right):
    c.box(24, 32, 112, 112, 16, "paper", "ink")
    x, y = (40, 48) if right else (26, 34)
    w = 80 if right else 108
    c.big("sun", x + 12, y + 12, 1.4, "accent")
    c.bar(x + 32, y + 8, w - 32, "ink", 8)
    c.text_lines(x, y + 36, [w, w - 16], "soft", 12)
    c.bar(x, 116 if right else 130, w, "ink", 8)


@pair("widgets-choosing-margins-and-padding-2", "A picture whose corners follow the widget’s; a picture with sharp corners in a round widget")
def _(c, right):
    c.box(24, 32, 112, 112, 32, "paper", "ink")
    c.picture(34, 42, 92, 92, 16 if right else 0, "accent")


@pair("windows-ipados-1", "A Back button beside the window’s controls; a Back button under them")
def _(c, right):
    c.box(12, 24, 136, 128, 8, "paper", "ink")
    c.dot(74 if right else 36, 46, 14, "accent")
    c.glyph("left", 73 if right else 35, 46, "paper")
    for index in range(3):
        c.dot(26 + index * 12, 46, 4, "ink", None if right else "paper")
    c.bar(96, 43, 40, h=6)
    c.picture(24, 72, 112, 68)


@pair("windows-visionos-windows-3", "A window about as large as its content; a large window, nearly empty")
def _(c, right):
    x, y, w, h = (40, 40, 80, 80) if right else (10, 16, 140, 128)
    c.box(x, y, w, h, 16, "paper", "ink")
    c.bar(56, 56, 40, h=6)
    c.picture(56, 70, 48, 36)
    c.capsule(64, y + h + 6, 32, 4, "ink")
