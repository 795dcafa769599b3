"""Right and wrong: accessibility to collections. In each panel x goes from 8 to 152, y from 8 to 160."""

from language import pair


@pair("accessibility-mobility-1", "A finger on a large button; a finger on a button smaller than itself")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.text_lines(32, 36, [64, 96])
    if right:
        c.button(32, 76, 96, 48, "filled", 40)
        c.touch(112, 108)
    else:
        c.button(66, 93, 28, 14, "filled", 14)
        c.touch(94, 107)


@pair("accessibility-mobility-2", "Buttons with gaps between them; buttons that touch")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    for row in range(2):
        for column in range(2):
            x, y = (36 + column * 56, 44 + row * 56) if right else (48 + column * 33, 60 + row * 33)
            c.box(x, y, 32, 32, 8, "accent")
            c.glyph(("plus", "trash", "heart", "share")[row * 2 + column], x + 16, y + 16, "paper")


@pair("accessibility-vision-1", "Text grown to a large size; text that stays small in an empty space")
def _(c, right):
    c.box(16, 16, 128, 136, 8, "paper")
    c.big("A", 36, 42, .6)
    c.capsule(50, 39, 56, 6, "accent")
    c.dot(106, 42, 8, "paper", "ink")
    c.big("A", 128, 40, 1)
    for index, word in enumerate(("AUB", "BAU") if right else ("AUBAB", "UBABU")):
        for n, letter in enumerate(word):
            c.big(letter, (42 + n * 38) if right else (34 + n * 12), (82 + index * 42) if right else (76 + index * 16), 1.8 if right else .55, "accent")


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


@pair("action-sheets-best-practices-6", "An action sheet with the choice that destroys at its top, in the color for warnings; one with it last, like the others")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.text_lines(36, 8, [48, 80])
    c.veil_bottom(20, 120, 160)
    c.box(28, 28, 104, 84, 16, "paper", "ink")
    for index in range(3):
        y = 28 + index * 28
        if index:
            c.box(29, y, 102, 1, 0, "soft")
        destroys = index == (0 if right else 2)
        color = "warn" if right and destroys else "accent"
        c.bar(64, y + 12, 40, color)
        if destroys:
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
        c.path("M28 0V96a16 16 0 0 0 16 16H116a16 16 0 0 0 16 -16V0Z", None, 1, "paper")
        c.path("M28 0V96a16 16 0 0 0 16 16H116a16 16 0 0 0 16 -16V0")
        for index in range(6):
            c.bar(56, 6 + index * 19, (40, 48, 36, 48, 40, 44)[index], "accent")
            if index < 5:
                c.box(29, 17 + index * 19, 102, 1, 0, "soft")
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
    c.bar(32, 50, 72, h=6)
    c.text_lines(32, 66, [96, 64])
    for x, default in ((24, not right), (84, right)):
        c.button(x, 100, 52, 32, "filled" if default else "tinted", 28)


@pair("alerts-buttons-5", "A destructive button beside a Cancel button; a destructive button alone")
def _(c, right):
    c.box(16, 32, 128, 112, 16, "paper", "ink")
    c.bar(32, 50, 72, h=6)
    c.text_lines(32, 66, [96, 64])
    c.capsule(84 if right else 24, 100, 52 if right else 112, 32, "soft")
    c.glyph("trash", 110 if right else 80, 116, "warn")
    if right:
        c.button(24, 100, 52, 32, "tinted", 28)


@pair("alerts-buttons-7", "An alert with two buttons; an alert with five")
def _(c, right):
    if right:
        c.box(16, 36, 128, 100, 16, "paper", "ink")
        c.bar(32, 54, 72, h=6)
        c.text_lines(32, 70, [80])
        c.button(24, 96, 52, 28, "tinted", 28)
        c.button(84, 96, 52, 28, "filled", 28)
    else:
        c.box(16, 8, 128, 154, 16, "paper", "ink")
        c.bar(32, 20, 72, h=6)
        for index in range(5):
            c.button(24, 36 + index * 24, 112, 20, "filled" if index == 0 else "tinted", (48, 64, 40, 56, 48)[index])


@pair("alerts-content-2", "An alert with a title of one line; an alert with a title of five lines")
def _(c, right):
    c.box(8, 8, 144, 152, 8, "paper", "ink")
    c.veil(9, 9, 142, 150, 8)
    if right:
        c.box(20, 40, 120, 92, 16, "paper", "ink")
        c.bar(34, 60, 84, "ink", 6)
        y = 88
    else:
        c.box(20, 18, 120, 132, 16, "paper", "ink")
        c.text_lines(34, 32, [92, 84, 92, 88, 56], "ink", 13, 6)
        y = 108
    c.button(28, y, 50, 30, "tinted", 26)
    c.button(82, y, 50, 30, "filled", 26)


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
        c.big("heart", 108, 58, 3.5, "accent", 2, "accent")
        c.path("M31 20H152V133H31ZM128 52a16 16 0 0 0 -16 -16H48a16 16 0 0 0 -16 16V116a16 16 0 0 0 16 16H112a16 16 0 0 0 16 -16Z", None, 1, "plate")
        c.box(32, 36, 96, 96, 16, None, "ink")


@pair("boxes-best-practices-1", "A small box in a window; a box that fills the window")
def _(c, right):
    c.window(12, 16, 136, 140)
    if right:
        c.text_lines(24, 52, [96, 80, 104])
        c.box(24, 84, 80, 56, 8, "plate", "accent")
        for index in range(2):
            c.checkbox(32, 92 + index * 22, index == 0, color="ink")
            c.bar(56, 98 + index * 22, 32)
    else:
        c.box(17, 45, 126, 106, 8, "plate", "accent")
        c.text_lines(28, 56, [96, 80, 104])
        for index in range(2):
            c.checkbox(28, 92 + index * 22, index == 0, color="ink")
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
    c.button(96, 128, 44, 20, "tinted", 20)


@pair("buttons-image-buttons-3", "A picture button with its label below; one with its label over the picture")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    c.box(40, 32, 80, 80, 8, "soft", "ink")
    c.big("camera", 80, 72, 3)
    c.bar(52, 124 if right else 69, 56, "accent", 6)


@pair("buttons-role-2", "The filled button is the safe one; the filled button is the one that deletes")
def _(c, right):
    c.box(16, 20, 128, 136, 16, "paper", "ink")
    c.bar(32, 36, 72, h=6)
    c.text_lines(32, 52, [96, 64])
    for y, destroys in ((76, True), (114, False)):
        filled = destroys != right
        color = "warn" if destroys else "accent"
        c.capsule(28, y, 104, 32, color if filled else "plate")
        on = "paper" if filled else color
        if destroys:
            c.glyph("trash", 56, y + 16, on)
        c.bar(72 if destroys else 56, y + 14, 32 if destroys else 48, on)


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


@pair("buttons-visionos-4", "Buttons whose centers are well apart; buttons packed together")
def _(c, right):
    c.space_window(8, 24, 144, 88)
    step = 48 if right else 26
    for index, glyph in enumerate(("left", "heart", "share")):
        x = 80 + (index - 1) * step
        c.dot(x, 58, 13, "accent")
        c.glyph(glyph, x, 58, "paper")
    end = 80 + step
    c.path(f"M80 78V94M{end} 78V94", width=1)
    c.path(f"M{83} 86H{end - 3}M87 82L83 86L87 90M{end - 7} 82L{end - 3} 86L{end - 7} 90")
    c.big("eye", 80, 146, 1.3)


@pair("buttons-watchos-2", "A button as wide as the watch’s screen; a small button in its middle")
def _(c, right):
    c.small_watch()
    c.text_lines(48, 44, [40, 64, 56], "soft", 10)
    if right:
        c.capsule(38, 86, 84, 36, "accent")
        c.bar(60, 101, 40, "paper", 6)
    else:
        c.capsule(64, 96, 32, 16, "accent")
        c.bar(72, 102, 16, "paper")


@pair("buttons-watchos-4", "Stacked buttons of one height; stacked buttons of three heights")
def _(c, right):
    c.small_watch()
    y = 37
    for index, height in enumerate((27, 27, 27) if right else (14, 44, 23)):
        c.box(40, y, 80, height, height / 2 if height % 2 else height // 2, "accent")
        c.bar(60, y + height // 2 - 2, 40, "paper")
        y += height + 5


@pair("charts-best-practices-2", "A chart as wide as its view; a narrow chart between wide margins")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    c.bar(24, 30, 64, h=6)
    left, width = (24, 112) if right else (60, 40)
    c.path(f"M{left} 52V140H{left + width}")
    step = width / 5
    for index, height in enumerate((40, 56, 32, 72, 48)):
        w = 14 if right else 5
        c.column(left + 6 + round(index * (step - 1)), 140, w, height, "accent", 4 if right else 1)


@pair("charts-best-practices-8", "A chart in line with the text above and below; a chart out of line with it")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper")
    c.bar(28, 32, 56, h=6)
    c.text_lines(28, 132, [104, 72], "ink")
    x = 28 if right else 52
    for index, height in enumerate((32, 48, 24, 56)):
        c.column(x + 8 + index * (24 if right else 19), 116, 14, height)
    c.path(f"M{x} 52V116H{x + (104 if right else 80)}")


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
        for x, y, s in ((20, 24, 38), (72, 22, 24), (108, 38, 32), (28, 80, 24), (62, 62, 36), (112, 90, 28), (20, 116, 34), (74, 112, 28), (116, 128, 22)):
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
    step = 40 if right else 29
    for index in range(9):
        c.picture(66 + (index % 3 - 1) * step, 72 + (index // 3 - 1) * step, 28, 28, 4, "soft")
    c.touch(*((108, 86) if right else (94, 86)))
