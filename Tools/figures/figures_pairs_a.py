"""Right and wrong: accessibility to collections. In each panel x goes from 8 to 152, y from 8 to 160."""

from language import pair


@pair("accessibility-mobility-1", "A finger on a large button; a finger on buttons smaller than itself")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.text_lines(32, 36, [64, 96])
    if right:
        c.button(32, 72, 96, 48, "filled")
        c.touch(88, 106)
    else:
        for index in range(5):
            c.dot(56 + index * 12, 96, 4, "accent")
        c.touch(80, 104)


@pair("accessibility-mobility-2", "Buttons with gaps between them; buttons that touch")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    for row in range(2):
        for column in range(2):
            x, y = (36 + column * 56, 44 + row * 56) if right else (48 + column * 33, 60 + row * 33)
            c.box(x, y, 32, 32, 8, "accent")
            c.glyph(("plus", "trash", "heart", "share")[row * 2 + column], x + 16, y + 16, "paper")


@pair("accessibility-vision-1", "Text grown to a large size, on fewer lines; text that stays small in an empty space")
def _(c, right):
    c.box(16, 16, 128, 136, 8, "paper")
    c.big("A", 40, 44, .7)
    c.big("A", 116, 38, 1.6, "accent")
    c.line(52, 44, 96, 44, "ink", 1)
    c.glyph("small-right", 97, 44, "ink", 1)
    if right:
        for index, width in enumerate((104, 88, 96)):
            c.bar(28, 72 + index * 26, width, "ink", 12)
    else:
        c.text_lines(28, 72, [64, 72, 48], "ink", 9)


@pair("action-sheets-best-practices-3", "An action sheet with a title of one line; one with a title of five lines")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.veil_bottom(20, 120, 160)
    top = 44 if right else 8
    c.box(28, top, 104, 110 - top, 16, "paper", "ink")
    if right:
        c.bar(52, 56, 56)
    else:
        c.text_lines(42, 18, [76, 68, 76, 72, 40], "ink", 8)
    for index, color in enumerate(("accent", "accent")):
        y = 72 + index * 20
        c.box(29, y - 3, 102, 1, 0, "soft")
        c.bar(56, y + 5, 48, color)
    c.capsule(28, 118, 104, 26, "paper", "ink")
    c.bar(60, 129, 40, "accent")


@pair("action-sheets-best-practices-6", "An action sheet whose first choice is in the color for warnings; one whose choices all look alike")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 8, [48, 80])
    c.veil_bottom(20, 120, 160)
    c.box(28, 28, 104, 84, 16, "paper", "ink")
    for index in range(3):
        y = 28 + index * 28
        if index:
            c.box(29, y, 102, 1, 0, "soft")
        color = "warn" if right and index == 0 else "accent"
        c.bar(64, y + 12, 40, color)
        if index == 0:
            c.glyph("trash", 48, y + 14, color)
    c.capsule(28, 120, 104, 26, "paper", "ink")
    c.bar(60, 131, 40, "accent")


@pair("action-sheets-ios-ipados-2", "An action sheet that is all visible; one that is cut off and has to scroll")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 8, [48, 80])
    c.veil_bottom(20, 120, 160)
    if right:
        c.box(28, 56, 104, 56, 16, "paper", "ink")
        for index in range(2):
            c.bar(56, 68 + index * 28, 48, "accent")
        c.box(29, 84, 102, 1, 0, "soft")
    else:
        c.path("M28 8V96a16 16 0 0 0 16 16H116a16 16 0 0 0 16 -16V8Z", None, 1, "paper")
        c.path("M28 8V96a16 16 0 0 0 16 16H116a16 16 0 0 0 16 -16V8")
        for index in range(6):
            c.bar(56, 10 + index * 18, (40, 48, 36, 48, 40, 44)[index], "accent")
            c.box(29, 3 + index * 18 + 16, 102, 1, 0, "soft")
        c.capsule(124, 24, 4, 36, "ink")
    c.capsule(28, 120, 104, 26, "paper", "ink")
    c.bar(60, 131, 40, "accent")


@pair("activity-rings-best-practices-6", "Rings with clear space around them; rings with text and an icon in their margin")
def _(c, right):
    c.box(16, 16, 128, 144, 16, "paper", "ink")
    for r, turn in ((40, 280), (28, 230), (16, 260)):
        c.arc(80, 88, r, 0, 360, "soft", 8)
        c.arc(80, 88, r, 0, turn, "accent", 8)
    if not right:
        c.bar(92, 44, 44, "ink", 8)
        c.bar(24, 124, 48, "ink", 8)
        c.glyph("heart", 42, 58, "ink", 2, "ink")


@pair("alerts-buttons-3", "Two buttons with the default one at the trailing end; the same with the default one at the leading end")
def _(c, right):
    c.box(16, 32, 128, 112, 16, "paper", "ink")
    c.bar(44, 50, 72, h=6)
    c.text_lines(32, 66, [96, 64])
    for x, default in ((24, not right), (84, right)):
        c.button(x, 100, 52, 32, "filled" if default else "tinted", 28)


@pair("alerts-buttons-5", "A destructive button beside a Cancel button; a destructive button alone")
def _(c, right):
    c.box(16, 32, 128, 112, 16, "paper", "ink")
    c.bar(44, 50, 72, h=6)
    c.text_lines(32, 66, [96, 64])
    c.capsule(84 if right else 24, 100, 52 if right else 112, 32, "soft")
    c.glyph("trash", 110 if right else 80, 116, "warn")
    if right:
        c.button(24, 100, 52, 32, "tinted", 28)


@pair("alerts-buttons-7", "An alert with two buttons; an alert with five")
def _(c, right):
    if right:
        c.box(16, 40, 128, 96, 16, "paper", "ink")
        c.bar(44, 56, 72, h=6)
        c.text_lines(40, 70, [80])
        c.button(24, 96, 52, 28, "tinted", 28)
        c.button(84, 96, 52, 28, "filled", 28)
    else:
        c.box(16, 8, 128, 154, 16, "paper", "ink")
        c.bar(44, 20, 72, h=6)
        for index in range(5):
            c.button(24, 36 + index * 24, 112, 20, "filled" if index == 0 else "tinted", (48, 64, 40, 56, 48)[index])


@pair("alerts-content-2", "An alert with a title of one line; an alert with a title of five lines")
def _(c, right):
    if right:
        c.box(16, 44, 128, 92, 16, "paper", "ink")
        c.bar(36, 62, 88, "ink", 6)
        y = 92
    else:
        c.box(16, 20, 128, 132, 16, "paper", "ink")
        c.text_lines(32, 34, [96, 88, 96, 92, 56], "ink", 13, 6)
        y = 110
    c.button(24, y, 52, 30, "tinted", 28)
    c.button(84, y, 52, 30, "filled", 28)


@pair("app-icons-design-3", "An app icon with a picture; an app icon full of letters")
def _(c, right):
    c.box(32, 36, 96, 96, 16, "accent")
    if right:
        c.big("cup", 82, 84, 4, "paper")
    else:
        for index, letter in enumerate("ABUBAU"):
            c.big(letter, 56 + index % 3 * 24, 68 + index // 3 * 32, 1.1, "paper")


@pair("app-icons-icon-shape-2", "An icon whose picture stands in the middle; an icon whose picture is cut by the rounded corner")
def _(c, right):
    c.box(32, 36, 96, 96, 16, "soft", "ink")
    if right:
        c.big("heart", 80, 84, 3.5, "accent", 2, "accent")
    else:
        c.big("heart", 112, 54, 3.5, "accent", 2, "accent")
        c.box(32, 36, 96, 96, 16, None, "ink")


@pair("boxes-best-practices-1", "A small box in a window; a box that fills the window")
def _(c, right):
    c.window(12, 16, 136, 140)
    if right:
        c.text_lines(24, 52, [96, 80, 104])
        c.box(24, 84, 80, 56, 8, "plate", "accent")
        for index in range(2):
            c.checkbox(32, 92 + index * 22, index == 0)
            c.bar(56, 98 + index * 22, 32)
    else:
        c.box(17, 45, 126, 106, 8, "plate", "accent")
        c.text_lines(28, 56, [96, 80, 104])
        for index in range(2):
            c.checkbox(28, 92 + index * 22, index == 0)
            c.bar(52, 98 + index * 22, 32)


@pair("buttons-help-buttons-3", "A window with one help button; a window with four")
def _(c, right):
    c.window(12, 16, 136, 140)
    spots = [(32, 138)] + ([] if right else [(132, 62), (132, 86), (132, 110)])
    for index in range(3):
        c.bar(24, 60 + index * 24, (40, 32, 48)[index])
        c.field(76, 52 + index * 24, 40, 18)
    for index, (x, y) in enumerate(spots):
        color = "accent"
        c.dot(x, y, 9, "paper", color)
        c.big("question", x, y, .7, color)
    c.button(96, 128, 44, 20, "filled", 20)


@pair("buttons-image-buttons-3", "A picture button with its label below; one with its label over the picture")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.box(40, 32, 80, 80, 8, "soft", "ink")
    c.big("camera", 80, 72, 3)
    c.bar(52, 124 if right else 69, 56, "accent", 6)


@pair("buttons-role-2", "The filled button is the safe one; the filled button is the one that deletes")
def _(c, right):
    c.box(16, 20, 128, 136, 16, "paper", "ink")
    c.bar(44, 36, 72, h=6)
    c.text_lines(32, 52, [96, 64])
    for y, destroys in ((76, True), (114, False)):
        filled = destroys != right
        color = "warn" if destroys else "accent"
        c.capsule(28, y, 104, 32, color if filled else "plate")
        on = "paper" if filled else color
        if destroys:
            c.glyph("trash", 52, y + 16, on)
        c.bar(68, y + 14, 40, on)


@pair("buttons-style-1", "One filled button among plain ones; every button filled")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.text_lines(32, 32, [64, 96])
    for index in range(3):
        c.button(28, 60 + index * 32, 104, 26, "filled" if index == 0 or not right else "tinted", (48, 56, 40)[index])


@pair("buttons-style-2", "Two buttons of one size, the preferred one filled; two alike in style, the preferred one larger")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.text_lines(32, 32, [64, 96])
    if right:
        c.button(28, 64, 104, 32, "filled", 48)
        c.button(28, 108, 104, 32, "tinted", 48)
    else:
        c.button(22, 56, 116, 60, "tinted", 56)
        c.button(56, 130, 48, 16, "tinted", 24)


@pair("buttons-style-3", "A label that stands out from a colored button; a label of nearly the button’s color")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.picture(28, 28, 104, 60, 4)
    c.capsule(28, 104, 104, 40, "accent")
    if right:
        c.bar(52, 121, 56, "paper", 6)
    else:
        c.box(52, 121, 56, 6, 3, "paper", None, 2, .2)


@pair("buttons-visionos-4", "Round buttons with room between them; round buttons packed together")
def _(c, right):
    c.box(12, 32, 136, 104, 16, "paper", "ink")
    step = 44 if right else 26
    for index, glyph in enumerate(("left", "heart", "share")):
        x = 80 + (index - 1) * step
        c.dot(x, 84, 13, "accent")
        c.glyph(glyph, x, 84, "paper")


@pair("buttons-watchos-2", "A button as wide as the watch’s screen; a small button in its middle")
def _(c, right):
    c.watch(28, 8, 104, 128)
    c.text_lines(48, 32, [40, 64, 56])
    if right:
        c.capsule(36, 84, 88, 36, "accent")
        c.bar(60, 99, 40, "paper", 6)
    else:
        c.capsule(64, 92, 32, 16, "accent")
        c.bar(72, 98, 16, "paper")


@pair("buttons-watchos-4", "Stacked buttons of one height; stacked buttons of three heights")
def _(c, right):
    c.watch(28, 8, 104, 128)
    y = 28
    for index, height in enumerate((28, 28, 28) if right else (16, 44, 22)):
        c.capsule(38, y, 84, height, "accent")
        c.bar(60, y + height // 2 - 2, 40, "paper")
        y += height + 4


@pair("charts-best-practices-2", "A chart as wide as its view; a narrow chart between wide margins")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    c.bar(24, 30, 64, h=6)
    left, width = (24, 112) if right else (60, 40)
    c.path(f"M{left} 52V140H{left + width}")
    step = width / 5
    for index, height in enumerate((40, 56, 32, 72, 48)):
        w = 14 if right else 5
        c.box(left + 6 + round(index * (step - 1)), 140 - height, w, height, 0 if not right else 4, "accent")


@pair("charts-best-practices-8", "A chart in line with the text above and below; a chart out of line with it")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper")
    c.bar(28, 32, 56, h=6)
    c.text_lines(28, 132, [104, 72], "ink")
    x = 28 if right else 52
    color = "accent"
    c.path(f"M{x} 52V116H{x + (104 if right else 90)}")
    for index, height in enumerate((32, 48, 24, 56)):
        c.box(x + 8 + index * (24 if right else 20), 116 - height, 14, height, 4, color)
    if not right:
        c.line(28, 44, 28, 126, "warn", 1)


@pair("charts-color-1", "Two series with different marks; two series that only their colors tell apart")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper")
    c.path("M28 28V140H140")
    for ys, color in (((112, 88, 96, 56), "accent"), ((72, 64, 120, 100), "ink")):
        points = [(40 + index * 28, y) for index, y in enumerate(ys)]
        c.path("M" + "L".join(f"{x} {y}" for x, y in points), color)
        for x, y in points:
            if right and color == "ink":
                c.box(x - 5, y - 5, 10, 10, 0, color)
            elif right:
                c.dot(x, y, 5, "paper", color)
            else:
                c.dot(x, y, 3, color)


@pair("charts-color-2", "Colored areas with gaps between them; colored areas that run into one another")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper")
    c.path("M28 28V140H140")
    gap = 4 if right else 0
    for index, parts in enumerate(((28, 36, 20), (40, 24, 32), (24, 40, 16))):
        y = 138
        for height, color in zip(parts, ("accent", "ink", "soft")):
            c.box(42 + index * 34, y - height, 24, height - gap, 0, color)
            y -= height


@pair("collections-best-practices-1", "Pictures in an even grid; pictures strewn about")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    if right:
        for index in range(9):
            c.picture(22 + index % 3 * 40, 26 + index // 3 * 42, 36, 36)
    else:
        for x, y, s in ((20, 28, 44), (74, 22, 26), (108, 40, 34), (28, 82, 24), (62, 62, 40), (110, 92, 28), (24, 116, 36), (76, 112, 30), (114, 128, 24)):
            c.picture(x, y, s, s)


@pair("collections-best-practices-2", "Text items as rows of a list; text items as tiles")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    if right:
        for index, width in enumerate((88, 64, 96, 72, 80)):
            c.bar(26, 32 + index * 25, width)
            if index < 4:
                c.box(26, 46 + index * 25, 122, 1, 0, "soft")
    else:
        for index in range(9):
            x, y = 20 + index % 3 * 42, 24 + index // 3 * 44
            c.box(x, y, 36, 38, 4, "soft")
            c.text_lines(x + 5, y + 11, [26, 20], "ink", 9)


@pair("collections-best-practices-3", "Items with space around them; items packed edge to edge under a finger")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    for index in range(4 if right else 16):
        s = 44 if right else 24
        columns = 2 if right else 4
        left, step = (28, 60) if right else (32, 24)
        c.picture(left + index % columns * step, left + index // columns * step + 2, s, s, 4, "soft")
    c.touch(*((110, 54) if right else (80, 84)))
