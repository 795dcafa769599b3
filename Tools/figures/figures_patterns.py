"""Patterns and technologies, and families of components."""

import math

from language import figure


@figure("always-on-states", "A phone’s screen in use, and the same screen dimmed while the phone lies idle")
def _(c):
    for x, idle in ((48, False), (176, True)):
        c.path(f"M{x} 200V32a16 16 0 0 1 16 -16h64a16 16 0 0 1 16 16V200", "ink", 2, "night" if idle else "day")
        color = "ink" if idle else "night"
        c.capsule(x + 36, 22, 24, 8, "ink")
        c.clock(x + 48, 76, 1.8, color)
        c.box(x + 10, 104, 76, 44, 8, "ink" if idle else "accent", None, 2, .4 if idle else None)
        c.bar(x + 20, 116, 40, "ink" if idle else "paper")
        if not idle:
            c.text_lines(x + 20, 128, [56], "paper")
        c.big("moon" if idle else "sun", x + 48, 46, .9, color)


@figure("carplay", "A car’s screen with a map, a card for what is playing, and a column of apps, beside a steering wheel")
def _(c):
    c.box(96, 20, 208, 132, 8, "paper", "ink")
    for index, glyph in enumerate(("pin", "music", "mail")):
        c.app(106, 32 + index * 39, 30, "accent" if index == 0 else "soft", glyph, "paper" if index == 0 else "ink")
    c.box(146, 30, 92, 112, 8, "soft")
    c.path("M160 134V112L188 94V66L214 50V38", "accent", 8)
    c.dot(188, 94, 8, "paper", "accent")
    c.box(246, 30, 48, 112, 8, "plate")
    c.picture(251, 38, 38, 38)
    c.bar(253, 86, 32)
    c.glyph("play", 270, 116)
    c.dot(48, 144, 34, None, "ink", 8)
    c.path("M48 144H18M48 144H78M48 144V174", "ink", 8)
    c.dot(48, 144, 12, "soft", "ink")


@figure("charts-marks", "Three charts: one of bars, one of a line, one of points")
def _(c):
    for index in range(3):
        x = 16 + index * 100
        c.box(x, 40, 88, 88, 8, "paper")
        c.path(f"M{x + 12} 52V116H{x + 78}")
    for index, height in enumerate((24, 40, 32, 52)):
        c.box(34 + index * 15, 116 - height, 10, height, 0, "accent")
    c.path("M132 100L146 84L160 92L178 62", "accent")
    for x, y in ((242, 100), (250, 84), (262, 92), (258, 74), (274, 66), (284, 78), (288, 60)):
        c.dot(x, y, 4, "accent")
    for n in range(3):
        c.part(n + 1, 60 + n * 100, 156)


@figure("complications-families", "A watch face with a circular, a corner, an inline, and a rectangular complication")
def _(c):
    c.watch(88, 20, 144, 160)
    c.arc(126, 60, 26, 265, 100, "accent", 8)
    c.glyph("flag", 126, 62, "accent")
    c.dot(206, 102, 16, "accent")
    c.glyph("sun", 206, 102, "paper")
    c.bar(156, 38, 44, "accent", 6)
    c.hands(160, 104, 18, 28)
    c.box(108, 128, 104, 36, 8, "accent")
    c.bar(118, 138, 48, "paper", 6)
    c.bar(118, 150, 72, "paper")
    c.part(1, 280, 41, (198, 41))
    c.part(2, 40, 60, (98, 60))
    c.part(3, 280, 102, (222, 102))
    c.part(4, 280, 146, (212, 146))


@figure("drag-and-drop", "A picture that a finger drags from one window to another, with a badge that says it will be copied")
def _(c):
    c.window(16, 24, 128, 136)
    for index in range(4):
        c.picture(28 + index % 2 * 56, 60 + index // 2 * 48, 48, 40, 4)
    c.box(84, 60, 48, 40, 4, "paper", "accent")
    c.window(176, 24, 128, 136)
    c.box(188, 60, 104, 88, 8, "accent", "accent", 2, .2)
    c.path("M108 80C124 112 150 120 186 114", "accent", 2)
    c.picture(196, 84, 64, 50, 4, "paper", "ink", "ink")
    c.dot(260, 84, 11, "accent", "paper")
    c.big("plus", 260, 84, .8, "paper")
    c.touch(206, 130)


@figure("going-full-screen", "A video in a window, and the same video on the whole screen")
def _(c):
    c.box(16, 40, 128, 96, 8, "plate", "ink")
    c.box(32, 56, 96, 64, 8, "paper", "ink")
    c.picture(36, 68, 88, 48, 4)
    for index in range(3):
        c.dot(40 + index * 8, 62, 2)
    c.glyph("expand", 116, 106, "accent")
    c.path("M152 88H168M162 82L168 88L162 94")
    c.picture(176, 40, 128, 96, 8, "soft", "accent", "ink")


@figure("launching-launch-screen", "A launch screen with empty shapes, and the first screen with content in the same places")
def _(c):
    for x, full in ((40, False), (184, True)):
        c.phone_top(x, 96)
        c.box(x + 12, 48, 72, 16, 4, "soft")
        if full:
            c.bar(x + 18, 54, 40, "ink")
        for index in range(3):
            y = 76 + index * 38
            c.box(x + 12, y, 30, 30, 4, "accent" if full else "soft")
            c.bar(x + 50, y + 6, 32, "ink" if full else "soft")
            c.bar(x + 50, y + 18, 24, "ink" if full else "soft")
    c.path("M148 100H172M166 94L172 100L166 106")


@figure("loading-placeholders", "Grey shapes where content will be, then part of the content, then all of it")
def _(c):
    for index in range(3):
        x = 20 + index * 100
        c.box(x, 24, 80, 152, 8, "paper", "ink")
        for row in range(4):
            y = 34 + row * 35
            there = index == 2 or index == 1 and row < 2
            if there:
                c.picture(x + 8, y, 26, 26, 4, "accent")
            else:
                c.box(x + 8, y, 26, 26, 4, "soft")
            c.bar(x + 40, y + 6, 32, "ink" if there else "soft")
            c.bar(x + 40, y + 16, 22, "ink" if there else "soft")
        if index < 2:
            c.path(f"M{x + 84} 100H{x + 96}M{x + 91} 95L{x + 96} 100L{x + 91} 105")


@figure("modality-presentations", "Three ways over a view: a sheet over part of it, a popover beside a button, and a view over all of it")
def _(c):
    for index in range(3):
        x = 16 + index * 100
        c.box(x, 36, 88, 104, 8, "paper", "ink")
        if index < 2:
            c.text_lines(x + 10, 50, [56, 68, 60, 64, 48, 66, 56, 62], "soft", 10)
    c.veil(17, 37, 86, 102, 8)
    c.box(20, 68, 80, 68, 8, "accent")
    c.bar(44, 80, 32, "paper")
    c.dot(188, 52, 8, "ink")
    c.path("M152 72h28l8 -10l8 10a4 4 0 0 1 4 4V116a4 4 0 0 1 -4 4H152a4 4 0 0 1 -4 -4V76a4 4 0 0 1 4 -4Z", None, 1, "accent")
    c.bar(158, 86, 28, "paper")
    c.box(217, 37, 86, 102, 8, "accent")
    c.bar(240, 56, 40, "paper")
    c.glyph("small-cross", 230, 50, "paper")
    for n in range(3):
        c.part(n + 1, 60 + n * 100, 164)


@figure("multitasking", "A tablet’s screen with two apps side by side, a divider between them")
def _(c):
    c.tablet()
    c.line(180, 20, 180, 180)
    c.capsule(176, 84, 8, 32, "accent")
    c.bar(56, 36, 56, h=6)
    for index in range(6):
        c.picture(56 + index % 3 * 38, 56 + index // 3 * 56, 32, 46)
    c.bar(192, 36, 40, h=6)
    c.text_lines(192, 58, [72, 60, 68, 48, 72, 64, 40, 72, 56], "soft", 12)


@figure("offering-help-tips", "A tip with an arrow that points at a button")
def _(c):
    c.phone_top()
    c.bar(104, 50, 48, h=6)
    c.dot(208, 54, 12, "ink")
    c.glyph("star", 208, 54, "paper")
    c.path("M112 80h88l8 -10l8 10a8 8 0 0 1 8 8V132a8 8 0 0 1 -8 8H104a8 8 0 0 1 -8 -8V88a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
    c.big("lamp", 116, 110, 1.2, "accent")
    c.bar(136, 98, 56, h=6)
    c.text_lines(136, 112, [72, 56], "soft")
    c.glyph("small-cross", 214, 92)
    c.text_lines(104, 156, [112, 96, 104], "soft", 12)


@figure("playing-video-controls", "A video with controls over it: pause, back, forward, and a bar with the position")
def _(c):
    c.box(24, 24, 272, 152, 8, "soft", "ink")
    c.dot(160, 92, 26, "accent")
    c.big("pause", 160, 92, 1.6, "paper")
    c.dot(92, 92, 16, "paper")
    c.glyph("back", 92, 92)
    c.dot(228, 92, 16, "paper")
    c.glyph("forward", 228, 92)
    c.capsule(44, 146, 232, 10, "paper")
    c.capsule(44, 146, 96, 10, "accent")
    c.dot(140, 151, 9, "paper", "accent")
    c.dot(48, 46, 12, "paper")
    c.glyph("small-cross", 48, 46)
    c.dot(272, 46, 12, "paper")
    c.big("expand", 272, 46, .8)


@figure("searching-placements", "Four places for search: a tab, the foot of the screen, the trailing end of a toolbar, and the top of a sidebar")
def _(c):
    for index in range(2):
        x = 20 + index * 64
        c.box(x, 24, 56, 112, 8, "paper", "ink")
        c.text_lines(x + 8, 36, [32, 40, 36, 40, 28], "soft", 12)
    c.capsule(24, 108, 30, 22, "soft")
    c.dot(64, 119, 9, "accent")
    c.big("search", 64, 119, .7, "paper")
    c.capsule(89, 110, 46, 18, "accent")
    c.big("search", 100, 119, .7, "paper")
    c.box(156, 24, 128, 52, 8, "paper", "ink")
    c.capsule(226, 31, 50, 18, "accent")
    c.big("search", 237, 40, .7, "paper")
    c.text_lines(168, 38, [40], "ink")
    c.text_lines(168, 56, [104, 88], "soft")
    c.box(156, 84, 128, 52, 8, "paper", "ink")
    c.line(208, 84, 208, 136, "ink", 1)
    c.capsule(161, 90, 42, 18, "accent")
    c.big("search", 172, 99, .7, "paper")
    c.text_lines(164, 113, [32, 36], "soft", 10)
    c.text_lines(220, 96, [52, 44, 52], "soft", 12)
    c.part(1, 64, 164, (64, 128))
    c.part(2, 112, 164, (112, 128))
    c.part(3, 302, 40, (276, 40))
    c.part(4, 182, 164, (182, 108))


@figure("undo-and-redo", "An arrow that turns back and one that turns forward, between three states of a drawing")
def _(c):
    for index in range(3):
        x = 20 + index * 100
        c.box(x, 32, 80, 80, 8, "paper", "ink")
        for n in range(index + 1):
            c.path(f"M{x + 14} {56 + n * 18}c12 -14 18 14 26 0s18 14 26 0", "ink")
    c.path("M152 128C132 152 84 152 64 128M65 142L64 128L78 132", "accent")
    c.path("M168 128C188 152 236 152 256 128M255 142L256 128L242 132", "accent")
    c.part(1, 108, 168)
    c.part(2, 212, 168)


@figure("voiceover", "A screen on which one item has a frame and is spoken, and the order in which the others follow")
def _(c):
    c.phone_top()
    c.bar(104, 46, 64, h=6)
    c.picture(104, 68, 112, 48, 8)
    c.box(96, 60, 128, 64, 8, None, "accent")
    c.bar(104, 138, 112)
    c.capsule(104, 156, 112, 26, "soft")
    c.big("speaker", 262, 92, 2, "accent")
    c.part(1, 56, 49, (104, 49))
    c.part(2, 56, 92, (96, 92))
    c.part(3, 56, 140, (104, 140))
    c.part(4, 56, 169, (104, 169))


@figure("wallet-passes", "A pile of passes on a phone, the front one with a code of bars")
def _(c):
    c.phone_bottom()
    for index, color in enumerate(("soft", "ink", "soft")):
        c.box(98, 12 + index * 20, 124, 96, 8, color, "paper")
        c.bar(108, 20 + index * 20, 40, "paper" if color == "ink" else "ink")
    c.box(98, 72, 124, 96, 8, "accent", "paper")
    c.bar(108, 82, 56, "paper", 6)
    c.text_lines(108, 96, [88, 64], "paper", 10)
    c.box(120, 120, 80, 40, 4, "paper")
    for index, (x, w) in enumerate(((128, 4), (136, 2), (141, 6), (151, 2), (157, 4), (165, 2), (171, 6), (181, 2), (187, 4))):
        c.box(x, 126, w, 28, 0, "ink")


@figure("widgets-sizes", "Widgets in four sizes, from a small square to a large rectangle")
def _(c):
    # A side of 40 and a gap of 8: two small ones make a medium one, two medium ones a large one, two large ones the largest.
    for x, y, w, h in ((16, 16, 40, 40), (120, 16, 88, 40), (16, 72, 88, 88), (120, 72, 184, 88)):
        c.box(x, y, w, h, 8, "paper", "accent")
        c.glyph("sun", x + (20 if w == 40 else 18), y + (15 if w == 40 else 20 if h == 40 else 19), "accent")
    c.bar(26, 44, 20)
    c.text_lines(156, 29, [40, 28], "ink", 10)
    c.bar(50, 88, 40, h=6)
    c.text_lines(28, 108, [64, 52, 60, 44], "ink", 12)
    c.bar(154, 88, 48, h=6)
    c.text_lines(132, 108, [64, 52, 60, 44], "ink", 12)
    c.picture(216, 84, 76, 64, 4)
    c.part(1, 72, 36)
    c.part(2, 224, 36)
    c.part(3, 60, 180)
    c.part(4, 212, 180)


@figure("widgets-accessories", "A phone’s Lock Screen with a line of text above the time, and two round widgets and a wide one below it")
def _(c):
    c.phone_top()
    c.bar(124, 44, 72, "accent", 6)
    c.clock(160, 78, 2.4)
    for x, turn in ((112, 250), (148, 160)):
        c.arc(x, 132, 11, 0, 360, "soft", 8)
        c.arc(x, 132, 11, 0, turn, "accent", 8)
    c.box(170, 116, 54, 32, 8, "accent")
    c.bar(178, 124, 32, "paper")
    c.bar(178, 134, 24, "paper")
    c.part(1, 48, 47, (124, 47))
    c.part(2, 48, 132, (96, 132))
    c.part(3, 272, 132, (224, 132))


@figure("widgets-rendering-modes", "One widget in all its colors, in one tint, and faint on a picture")
def _(c):
    for index in range(3):
        x = 16 + index * 100
        if index == 2:
            c.picture(x, 40, 88, 88, 16, "soft", "ink", "paper")
            c.box(x + 8, 48, 72, 72, 16, "paper", None, 2, .5)
        else:
            c.box(x, 40, 88, 88, 16, "day" if index == 0 else "night", "ink", 1)
        sun, text, ring = (("warn", "night", "accent"), ("day", "day", "day"), ("ink", "ink", "ink"))[index]
        c.big("sun", x + 28, 68, 1.3, sun)
        c.bar(x + 48, 64, 24, text, 6)
        c.bar(x + 20, 98, 48, ring, 8)
    for n in range(3):
        c.part(n + 1, 60 + n * 100, 156)
