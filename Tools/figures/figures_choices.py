"""This or that: two components side by side."""

from language import figure


def between(c):
    c.box(159, 24, 2, 120, 0, "soft")
    c.part(1, 80, 172)
    c.part(2, 240, 172)


@figure("alert-or-sheet", "An alert in the middle of a screen; a sheet at the foot of a screen")
def _(c):
    for x in (44, 204):
        c.box(x, 8, 72, 144, 16, "paper", "ink")
        c.text_lines(x + 10, 26, [40, 52], "soft", 10)
        c.veil(x + 1, 9, 70, 142, 16)
        c.capsule(x + 26, 14, 20, 6, "ink")
    c.box(50, 52, 60, 58, 8, "paper", "accent")
    c.bar(58, 62, 36, h=6)
    c.text_lines(58, 74, [44], "soft")
    c.button(54, 88, 25, 14, "tinted", 11)
    c.button(81, 88, 25, 14, "filled", 11)
    c.box(207, 64, 66, 85, 16, "paper", "accent")
    c.capsule(231, 69, 18, 4, "soft")
    c.bar(224, 80, 32, h=6)
    for index in range(2):
        c.field(215, 96 + index * 24, 50, 16)
    between(c)


@figure("badge-or-notification", "An app’s icon with a badge; a banner at the top of a screen")
def _(c):
    for index in range(9):
        x, y = 32 + index % 3 * 36, 28 + index // 3 * 36
        c.app(x, y, 28, "accent" if index == 4 else "soft", "mail" if index == 4 else None, "paper")
    c.dot(96, 64, 10, "warn", "plate")
    c.digit(7, 96, 64, "paper")
    c.phone(196, 8, 88, 144)
    c.text_lines(210, 80, [60, 48, 56, 60, 40], "soft", 12)
    c.box(201, 26, 78, 36, 16, "paper", "accent")
    c.app(209, 32, 24, "accent", "mail", "paper")
    c.bar(239, 37, 24)
    c.bar(239, 47, 32, "soft")
    between(c)


@figure("progress-bar-or-spinner", "A bar that fills; a wheel of spokes")
def _(c):
    import math
    c.box(20, 40, 120, 80, 8, "paper")
    c.bar(36, 56, 48)
    c.capsule(36, 76, 88, 12, "soft")
    c.capsule(36, 76, 56, 12, "accent")
    c.bar(36, 100, 32, "soft")
    c.box(180, 40, 120, 80, 8, "paper")
    for index in range(8):
        a = math.radians(index * 45)
        x, y = math.sin(a), -math.cos(a)
        c.line(round(240 + 13 * x, 1), round(80 + 13 * y, 1), round(240 + 24 * x, 1), round(80 + 24 * y, 1), *(("ink", 1) if 0 < index < 5 else ("accent", 2)))
    between(c)


@figure("pull-down-or-pop-up", "A button whose menu of actions opens below it; a button whose menu of choices lies over it")
def _(c):
    c.capsule(24, 20, 80, 28, "accent")
    c.glyph("plus", 42, 34, "paper")
    c.glyph("down", 86, 34, "paper")
    c.menu(24, 54, 112, [(48, "doc"), (40, "folder"), (56, "camera")], 26)
    c.box(180, 54, 128, 30, 8, "paper", "ink")
    c.box(176, 24, 92, 112, 8, "paper", "ink")
    c.box(180, 55, 84, 28, 4, "accent")
    for index, width in enumerate((40, 48, 36, 44)):
        c.bar(206, 40 + index * 27, width, "paper" if index == 1 else "ink")
    c.glyph("check", 192, 69, "paper")
    c.box(280, 58, 24, 22, 4, "accent")
    c.glyph("up-down", 292, 69, "paper")
    between(c)


@figure("push-or-modal", "A view that slides in from the side, with a Back button; a view that rises from below, with a Close button")
def _(c):
    for x in (24, 184):
        c.box(x, 16, 112, 136, 8, "paper", "ink")
        c.text_lines(x + 14, 36, [64, 84, 72, 80, 56], "soft", 16)
    c.path("M60 16H128a8 8 0 0 1 8 8V144a8 8 0 0 1 -8 8H60Z", "accent", 2, "paper")
    c.glyph("left", 74, 34, "accent")
    c.bar(86, 31, 36, h=6)
    c.picture(72, 52, 52, 40)
    c.path("M124 120H72M82 110L72 120L82 130", "accent")
    c.veil(185, 17, 110, 134, 8)
    c.path("M184 144V72a8 8 0 0 1 8 -8H288a8 8 0 0 1 8 8V144a8 8 0 0 1 -8 8H192a8 8 0 0 1 -8 -8Z", "accent", 2, "paper")
    c.glyph("small-cross", 204, 80, "accent")
    c.bar(222, 77, 40, h=6)
    c.path("M240 140V102M230 112L240 102L250 112", "accent")
    between(c)


@figure("slider-or-stepper", "A thumb on a track; a number beside a minus and a plus")
def _(c):
    c.box(16, 48, 128, 64, 8, "paper")
    c.capsule(32, 76, 96, 8, "soft")
    c.capsule(32, 76, 56, 8, "accent")
    c.capsule(72, 66, 36, 28, "paper", "ink")
    c.box(176, 48, 128, 64, 8, "paper")
    c.field(188, 66, 32, 28)
    c.digit(4, 204, 80)
    c.capsule(230, 66, 64, 28, "paper", "accent")
    c.line(262, 73, 262, 87, "accent")
    c.glyph("minus", 246, 80, "accent")
    c.glyph("plus", 278, 80, "accent")
    between(c)


@figure("tab-bar-or-sidebar", "A phone with a tab bar at its foot; a tablet with a sidebar at its side")
def _(c):
    c.box(44, 8, 72, 144, 16, "paper", "ink")
    c.capsule(70, 14, 20, 6, "ink")
    c.picture(54, 28, 52, 40)
    c.text_lines(54, 78, [40, 48, 32], "soft", 10)
    c.capsule(49, 118, 62, 26, "plate", "accent")
    for index, glyph in enumerate(("house", "star", "folder")):
        c.big(glyph, 63 + index * 17, 131, .7, "accent" if index == 0 else "ink")
    c.tablet(172, 32, 132, 100)
    c.box(183, 43, 42, 78, 4, "plate", "accent")
    for index, glyph in enumerate(("house", "star", "folder")):
        c.big(glyph, 194, 58 + index * 24, .7, "accent" if index == 0 else "ink")
        c.bar(204, 56 + index * 24, 15, "accent" if index == 0 else "ink")
    for index in range(4):
        c.picture(231 + index % 2 * 32, 46 + index // 2 * 38, 28, 32)
    between(c)


@figure("toggle-or-checkbox", "Rows with a switch at their end; lines with a checkbox at their start")
def _(c):
    c.box(16, 32, 128, 96, 8, "paper")
    for index in range(3):
        y = 48 + index * 32
        c.bar(28, y - 2, (48, 36, 52)[index])
        c.switch(98, y - 10, index != 1, 36, 20)
    c.box(176, 32, 128, 96, 8, "paper")
    for index in range(3):
        y = 48 + index * 32
        dx = 0 if index == 0 else 20
        c.checkbox(190 + dx, y - 8, index != 1)
        c.bar(218 + dx, y - 2, (64, 36, 48)[index])
    between(c)


@figure("symbol-or-image", "A symbol of lines; a photograph")
def _(c):
    c.box(24, 32, 112, 96, 8, "paper")
    c.big("camera", 80, 80, 3.2, "accent")
    c.picture(184, 32, 112, 96, 8, "accent")
    between(c)
