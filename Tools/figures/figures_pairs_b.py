"""Right and wrong: color to live activities."""

from language import pair


@pair("color-best-practices-1", "A color that only the button has; the same color on headings, text, and button")
def _(c, right):
    c.box(16, 16, 128, 144, 8, "paper")
    other = "ink" if right else "accent"
    c.bar(32, 34, 72, other, 8)
    c.text_lines(32, 56, [96, 88], "soft" if right else other)
    c.bar(32, 78, 56, other, 8)
    c.text_lines(32, 98, [96, 64], "soft" if right else other)
    c.button(32, 120, 96, 26, "filled")


@pair("color-inclusive-color-1", "Two states told apart by color and shape; two states told apart by color alone")
def _(c, right):
    c.box(16, 20, 128, 132, 8, "paper")
    for index, ok in enumerate((True, False, True)):
        y = 48 + index * 38
        color = "accent" if ok else "warn"
        if right and not ok:
            c.path(f"M40 {y - 11}l12 21h-24Z", color, 2, color)
            c.path(f"M40 {y - 3}v6M40 {y + 7}v.01", "paper")
        else:
            c.dot(40, y, 11, color)
            if right:
                c.path(f"M35 {y}l3.5 4l6 -8", "paper")
        c.bar(64, y - 2, (56, 64, 48)[index])


@pair("color-liquid-glass-color-1", "A bar with one tinted button; a bar in which everything is tinted")
def _(c, right):
    c.box(12, 24, 136, 128, 8, "paper", "ink")
    for index, glyph in enumerate(("left", "heart", "share", "check")):
        x = 34 + index * 31
        tinted = not right or index == 3
        c.dot(x, 46, 13, "accent" if tinted else "soft")
        c.glyph(glyph, x, 46, "paper" if tinted else "ink")
    c.picture(24, 72, 112, 40)
    c.text_lines(24, 122, [112, 88, 104])


@pair("color-tvos-2", "The item in focus is larger; the item in focus only has another color")
def _(c, right):
    c.small_tv()
    for x in (16, 116):
        c.picture(x, 62, 28, 38)
    x, y, w, h = (58, 50, 44, 60) if right else (66, 62, 28, 38)
    c.box(x, y, w, h, 4, "accent")
    c.glyph("play", 80, y + h // 2, "paper")


@pair("combo-boxes-best-practices-4", "A list as wide as its field; a list wider than its field")
def _(c, right):
    c.box(24, 24, 84, 28, 4, "paper", "ink")
    c.bar(34, 36, 32)
    c.box(84, 28, 20, 20, 4, "ink")
    c.glyph("down", 94, 38, "paper")
    width = 84 if right else 124
    c.box(24, 58, width, 98, 4, "paper", "accent")
    for index in range(4):
        c.bar(34, 70 + index * 23, (40, 56, 32, 48)[index] + (0 if right else 44))


@pair("complications-visual-design-4", "A watch with a thick ring and arrow; the same with hairlines")
def _(c, right):
    c.small_watch()
    width = 8 if right else 1
    if right:
        c.arc(80, 82, 32, 0, 360, "soft", 8)
    c.arc(80, 82, 32, 0, 250, "accent", width)
    c.path("M80 94V70M70 80L80 69L90 80", "accent", width)


@pair("context-menus-best-practices-2", "A short menu beside a picture; a menu of nine items")
def _(c, right):
    c.picture(16, 60 if right else 16, 40, 40, 4, "soft", "ink")
    count = 3 if right else 9
    top = 44 if right else 8
    c.box(64, top, 84, count * (24 if right else 16) + 8, 8, "paper", "accent")
    for index in range(count):
        c.bar(76, top + (14 if right else 10) + index * (24 if right else 16), (48, 32, 56, 40, 52, 36, 48, 56, 40)[index])


@pair("context-menus-best-practices-5", "A menu with one submenu; a menu with submenus three levels deep")
def _(c, right):
    levels = 2 if right else 4
    for level in range(levels):
        x, y = (16 + level * 62, 28 + level * 28) if right else (8 + level * 32, 20 + level * 24)
        c.box(x, y, 62 if right else 48, 84 if right else 68, 8, "paper", "ink")
        step = 24 if right else 19
        for row in range(3):
            middle = y + (18 if right else 15) + row * step
            opens = row == 1 and level < levels - 1
            if opens:
                c.box(x + 4, middle - 9, 54 if right else 40, 18, 4, "accent")
                c.glyph("small-right", x + (50 if right else 26), middle, "paper")
            c.bar(x + (10 if right else 8), middle - 2, (28, 24, 32)[row] if right else 10 if opens else 16, "paper" if opens else "ink")


@pair("context-menus-best-practices-6", "A menu of what can be used; a menu with dimmed items, one of them under the pointer")
def _(c, right):
    c.picture(12, 16, 48, 40, 4, "soft", "ink")
    rows = [("copy", 48, False), ("mail", 36, True), ("pencil", 40, False), ("folder", 52, True), ("heart", 32, False)]
    rows = [row for row in rows if not (right and row[2])]
    c.box(40, 40, 104, len(rows) * 21 + 11, 8, "paper", "accent")
    for index, (glyph, width, dimmed) in enumerate(rows):
        y = 56 + index * 21
        c.big(glyph, 58, y, .8, None if dimmed else "ink", 2, "soft" if dimmed else None)
        c.bar(76, y - 2, width, "soft" if dimmed else "ink")
    if not right:
        c.pointer(120, 119)


@pair("digit-entry-views-best-practices-1", "Boxes with dots for digits; boxes that show the digits")
def _(c, right):
    c.small_tv()
    c.bar(56, 52, 48)
    for index, n in enumerate((3, 7, 1, 9)):
        x = 20 + index * 31
        c.box(x, 68, 26, 38, 4, "paper", "ink")
        if right:
            c.dot(x + 13, 87, 5, "accent")
        else:
            c.big(n, x + 13, 87, 1.6, "accent")


@pair("disclosure-controls-disclosure-triangles-1", "A triangle with a label; a triangle alone")
def _(c, right):
    c.window(12, 24, 136, 124)
    for index in range(3):
        y = 68 + index * 28
        c.triangle(34, y, False, 6)
        if right:
            c.bar(52, y - 3, (72, 56, 64)[index], "ink", 6)


@pair("eyes-encouraging-interaction-2", "Buttons with round shapes; buttons with sharp corners")
def _(c, right):
    c.box(12, 24, 136, 128, 16, "paper", "ink")
    if right:
        c.dot(48, 64, 18, "accent")
        c.dot(112, 64, 18, "accent")
        c.capsule(30, 100, 100, 36, "accent")
    else:
        c.path("M48 42L70 64L48 86L26 64Z", None, 1, "accent")
        c.path("M112 42L134 84H90Z", None, 1, "accent")
        c.box(30, 100, 100, 36, 0, "accent")
    c.glyph("heart", 48, 64, "paper")
    c.glyph("star", 112, 66, "paper")
    c.bar(56, 116, 48, "paper")


@pair("gauges-best-practices-1", "A gauge with its value and the ends of its range; a gauge without any label")
def _(c, right):
    c.box(16, 16, 128, 140, 16, "paper")
    c.arc(80, 84, 44, 225, 270, "soft", 12)
    c.arc(80, 84, 44, 225, 115, "accent", 12)
    if right:
        c.big(4, 70, 84, 1.8)
        c.big(2, 90, 84, 1.8)
        c.digit(0, 48, 134)
        c.digit(9, 108, 134)
        c.digit(9, 117, 134)


@pair("icons-best-practices-1", "An icon of a few lines; the same icon crowded with details")
def _(c, right):
    c.box(24, 28, 112, 112, 16, "paper")
    c.big("camera", 80, 88, 4.5, "accent")
    if not right:
        c.dot(80, 93, 9, None, "accent", 1)
        c.dot(80, 93, 5, None, "accent", 1)
        for x in range(50, 66, 4):
            c.line(x, 76, x, 110, "accent", 1)
            c.line(x + 48, 76, x + 48, 110, "accent", 1)
        for y in (60, 64, 68):
            c.line(72, y, 88, y, "accent", 1)
        for x in range(68, 94, 5):
            c.dot(x, 113, 1, "accent")
        c.box(102, 62, 10, 5, 0, None, "accent", 1)
        c.box(50, 62, 8, 6, 0, None, "accent", 1)


@pair("icons-best-practices-2", "Four icons of one size and weight; four icons of different sizes, weights, and fills")
def _(c, right):
    c.box(16, 20, 128, 136, 8, "paper")
    for index, glyph in enumerate(("house", "heart", "calendar", "bell")):
        x, y = 52 + index % 2 * 56, 60 + index // 2 * 56
        if right:
            c.big(glyph, x, y, 2, "accent")
        elif index == 0:
            c.big(glyph, x, y, 2.6, "accent", 8)
        elif index == 1:
            c.big(glyph, x, y, 1.2, "accent", 2, "accent")
        elif index == 2:
            c.big(glyph, x, y, 2.4, "accent", 1)
        else:
            c.big(glyph, x, y, 2, "accent", 2, "accent")


@pair("icons-best-practices-3", "Icons as heavy as the text beside them; heavy icons beside light text")
def _(c, right):
    c.box(16, 16, 128, 140, 8, "paper")
    for index, glyph in enumerate(("heart", "drop", "flag")):
        y = 46 + index * 40
        c.big(glyph, 44, y, 1.6, "accent", 2 if right else 8)
        if right:
            c.bar(76, y - 2, (48, 56, 40)[index])
        else:
            c.line(76, y, 76 + (48, 56, 40)[index], y, "ink", 1)


@pair("layout-best-practices-1", "Items in two groups with a gap between; the same items evenly spaced, in none")
def _(c, right):
    c.box(12, 16, 136, 144, 8, "paper", "ink")
    if right:
        for top in (26, 96):
            c.box(22, top, 116, 54, 8, "plate")
    for index, glyph in enumerate(("person", "mail", "sun", "moon")):
        y = (41, 66, 111, 136)[index] if right else 41 + index * 32
        c.glyph(glyph, 40, y, "accent")
        c.bar(60, y - 2, (56, 40)[index % 2])


@pair("layout-best-practices-3", "A picture that reaches the edges of the screen; a picture inside wide margins")
def _(c, right):
    c.phone(36, 8, 88, 152)
    if right:
        c.path("M37 96V24a15 15 0 0 1 15 -15h56a15 15 0 0 1 15 15V96Z", None, 1, "accent")
        c.path("M54 96L80 48L106 96Z", None, 1, "paper")
        c.dot(104, 44, 7, "paper")
        c.capsule(68, 14, 24, 8, "ink")
    else:
        c.picture(56, 40, 48, 44, 4, "accent")
    c.bar(50, 110, 40, h=6)
    c.text_lines(50, 126, [60, 48])


@pair("layout-ios-3", "A button inside the screen’s margins; a button from edge to edge")
def _(c, right):
    c.phone_bottom(20, 120, 160)
    c.picture(36, 8, 88, 48)
    c.text_lines(36, 66, [88, 72])
    if right:
        c.capsule(36, 104, 88, 32, "accent")
    else:
        c.box(21, 104, 118, 32, 0, "accent")
    c.bar(56, 118, 48, "paper")
    c.capsule(60, 150, 40, 4, "ink")


@pair("layout-macos-1", "A window that runs below the screen, its buttons at the top; the same with its buttons out of sight")
def _(c, right):
    c.path("M32 118V150a8 8 0 0 0 8 8H120a8 8 0 0 0 8 -8V118", "ink", 1)
    c.text_lines(44, 126, [64], "soft", 12)
    if not right:
        c.capsule(92, 136, 28, 16, "accent", None, 2, .35)
    c.box(8, 16, 144, 100, 8, "plate")
    c.line(8, 30, 152, 30, width=1)
    c.path("M32 116V52a8 8 0 0 1 8 -8H120a8 8 0 0 1 8 8V116", "ink", 2, "paper")
    for index in range(3):
        c.dot(44 + index * 12, 56, 4)
    if right:
        c.button(92, 48, 28, 16, "filled", 12)
    c.text_lines(44, 76, [72, 64, 72, 48], "soft", 10)
    c.box(8, 16, 144, 100, 8, None, "ink")


@pair("layout-nine-column-grid-2", "Pictures at even distances; pictures at uneven distances")
def _(c, right):
    c.small_tv()
    xs, ys = ((20, 65, 110), (47, 84)) if right else ((15, 48, 114), (45, 87))
    for x in xs:
        for y in ys:
            c.picture(x, y, 30, 30)


@pair("layout-nine-column-grid-3", "Pictures cut off alike on both sides; pictures cut off on one side only")
def _(c, right):
    c.small_tv()
    for y in (50, 84):
        for index in range(3):
            c.picture(31 + index * 36, y, 26, 28)
        c.path(f"M151 {y}H143a4 4 0 0 0 -4 4V{y + 24}a4 4 0 0 0 4 4H151Z", None, 1, "accent")
        if right:
            c.path(f"M9 {y}H17a4 4 0 0 1 4 4V{y + 24}a4 4 0 0 1 -4 4H9Z", None, 1, "accent")


@pair("layout-tvos-2", "Text and pictures inside a television’s safe area; text at the very edge")
def _(c, right):
    c.small_tv()
    c.box(20, 50, 120, 61, 0, None, "accent", 1)
    x, y = (26, 56) if right else (11, 43)
    c.bar(x, y, 56, h=6)
    for index in range(3):
        c.picture(*((26 + index * 38, 68, 32, 36) if right else (10 + index * 48, 54, 44, 58)))


@pair("layout-tvos-3", "A picture that grows into the space around it; one that grows over its neighbors")
def _(c, right):
    c.small_tv()
    for x in (14, 116) if right else (34, 96):
        c.picture(x, 62, 30, 38)
    c.box(55, 46, 50, 70, 8, "accent")
    c.picture(58, 49, 44, 64)


@pair("layout-visionos-2", "Content inside its window; content that sticks out of its window")
def _(c, right):
    c.space_window(12, 28, 136, 96)
    if right:
        c.bar(28, 42, 56, h=6)
        c.picture(28, 58, 48, 52)
        c.picture(84, 58, 48, 52)
    else:
        c.bar(28, 42, 56, h=6)
        c.picture(28, 58, 48, 52)
        c.picture(104, 84, 52, 60, 4, "soft", "accent")


@pair("layout-visual-hierarchy-3", "Text and fields on common edges; the same out of line")
def _(c, right):
    c.box(12, 16, 136, 140, 8, "paper", "ink")
    for index in range(4):
        dx = 0 if right else (0, 14, -4, 20)[index]
        ex = 0 if right else (0, -8, 12, 2)[index]
        c.bar(24 + dx, 40 + index * 31, 28)
        c.field(72 + ex, 30 + index * 31, 64 - max(ex, 0), 22, "accent", 2)


@pair("layout-visual-hierarchy-5", "Controls in two groups with space; controls jammed together")
def _(c, right):
    c.box(12, 20, 136, 128, 8, "paper", "ink")
    glyphs = ("left", "right", "pencil", "trash")
    if right:
        c.capsule(20, 34, 52, 28, "plate", "ink", 1)
        c.capsule(88, 34, 52, 28, "plate", "ink", 1)
        xs = (34, 58, 102, 126)
    else:
        c.capsule(20, 34, 84, 28, "plate", "ink", 1)
        xs = (34, 53, 72, 91)
    for x, glyph in zip(xs, glyphs):
        c.glyph(glyph, x, 48, "accent")
    c.picture(24, 76, 112, 60)


@pair("layout-watchos-1", "Content as wide as the watch’s screen; content between wide margins")
def _(c, right):
    c.small_watch()
    x, w = (39, 82) if right else (58, 44)
    c.picture(x, 46, w, 40, 8, "accent")
    c.bar(x + 4, 96, w // 2, h=6)
    c.text_lines(x + 4, 109, [w - 8, w - 24], "soft", 9)


@pair("layout-watchos-2", "Two buttons in a row on a watch; four in a row")
def _(c, right):
    c.small_watch()
    c.text_lines(48, 46, [48, 64, 40], "soft", 10)
    glyphs = ("cross", "check") if right else ("cross", "heart", "share", "check")
    pitch, w = (42, 40) if right else (21, 20)
    for index, glyph in enumerate(glyphs):
        c.capsule(38 + index * pitch + (0 if right else 1), 84, w, 36, "accent")
        c.big(glyph, 38 + index * pitch + w // 2 + (0 if right else 1), 102, 1 if right else .7, "paper")


@pair("lists-and-tables-content-3", "A table with headings over its columns; the same without")
def _(c, right):
    c.window(12, 16, 136, 140)
    top = 40
    if right:
        c.box(13, 41, 134, 22, 0, "soft")
        for x, w in ((24, 36), (76, 24), (116, 20)):
            c.bar(x, 49, w, "accent", 6)
        top = 62
    for row in range(4 if right else 5):
        y = top + 16 + row * 21
        c.bar(24, y - 2, (40, 32, 44, 36, 40)[row])
        c.bar(76, y - 2, (16, 24, 20, 16, 24)[row])
        c.bar(116, y - 2, (20, 16, 20, 12, 16)[row])


@pair("lists-and-tables-ios-ipados-visionos-2", "Rows with a control at their end; rows whose controls touch an index of letters")
def _(c, right):
    c.box(16, 12, 128, 148, 8, "paper", "ink")
    for index in range(5):
        y = 30 + index * 28
        c.bar(28, y - 2, (56, 64, 48, 60, 52)[index])
        c.dot(118, y, 9, "paper", "accent")
        c.path(f"M118 {y - 4}v.01M118 {y}v4", "accent")
        if index:
            c.box(28, y - 15, 80, 1, 0, "soft")
    if not right:
        for index, letter in enumerate("ABCDEFG"):
            c.big(letter, 134, 36 + index * 17, .55)


@pair("live-activities-best-practices-6", "A logo directly on the background; a logo in a box of its own")
def _(c, right):
    c.box(8, 40, 144, 88, 16, "night", "ink", 1)
    if right:
        c.big("flower", 46, 84, 2.6, "day")
    else:
        c.box(20, 58, 52, 52, 8, "accent")
        c.big("flower", 46, 84, 1.4, "day")
    c.bar(88, 70, 48, "day", 6)
    c.bar(88, 90, 32, "day")


@pair("live-activities-compact-presentation-3", "Content close to the camera on both sides; content far from the camera")
def _(c, right):
    c.phone_top(8, 144, 160)
    x, w = (38, 84) if right else (18, 124)
    c.capsule(x, 24, w, 26, "night", "ink", 1)
    c.camera(80, 37)
    c.glyph("car", x + 15, 37, "day")
    c.bar(x + w - 22, 35, 14, "day")
    c.text_lines(24, 76, [64, 112, 96], "soft", 12)
    c.picture(24, 116, 112, 36)


@pair("live-activities-creating-live-activity-layouts-4", "A card with even margins and corners that match; a card with uneven margins and a sharp corner")
def _(c, right):
    c.box(12, 40, 136, 88, 16, "night", "ink", 1)
    if right:
        c.box(20, 48, 72, 72, 8, "day")
        c.big("car", 56, 84, 2, "night")
    else:
        c.box(15, 62, 72, 63, 0, "day")
        c.big("car", 51, 94, 2, "night")
    c.bar(104, 72, 32, "day", 6)
    c.bar(104, 90, 24, "day")


@pair("live-activities-expanded-presentation-2", "Content that wraps closely around the camera; a wide empty space around the camera")
def _(c, right):
    c.box(8, 28, 144, 112, 16, "night", "ink", 1)
    c.camera(80, 42)
    if right:
        c.glyph("car", 34, 50, "day")
        c.bar(108, 46, 28, "day", 6)
        c.bar(24, 74, 112, "day", 8)
        c.capsule(24, 102, 112, 24, "day")
        c.bar(60, 112, 40, "night")
    else:
        c.glyph("car", 34, 104, "day")
        c.bar(108, 102, 28, "day", 6)
        c.bar(54, 101, 40, "day", 8)
        c.capsule(24, 118, 112, 14, "day")
        c.bar(60, 123, 40, "night")
