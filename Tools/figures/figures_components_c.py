"""Components, from lists to popovers."""

from language import figure


@figure("lists-and-tables", "A list of rows on a phone’s screen, each with a picture, two lines of text, and a chevron")
def _(c):
    c.phone_top()
    c.bar(104, 46, 64, h=6)
    for index in range(4):
        y = 62 + index * 34
        if index == 1:
            c.box(94, y, 132, 28, 8, "accent")
        on = "paper" if index == 1 else "ink"
        c.picture(100, y + 4, 20, 20, 4)
        c.bar(128, y + 8, (48, 64, 40, 56, 48)[index], on)
        c.bar(128, y + 17, (64, 40, 56, 32, 48)[index], "paper" if index == 1 else "soft")
        c.glyph("small-right", 214, y + 14, on)
        if index not in (0, 1):
            c.box(128, y - 1, 98, 1, 0, "soft")


@figure("live-activities", "One Live Activity in four presentations: on the Lock Screen, and in three sizes around a phone’s camera")
def _(c):
    c.phone_top(16, 120)
    c.bar(48, 60, 56, h=8)
    c.bar(60, 46, 32, "soft")
    c.box(24, 120, 104, 52, 16, "accent")
    c.glyph("car", 44, 138, "paper")
    c.bar(60, 134, 48, "paper", 6)
    c.capsule(36, 154, 80, 6, "soft")
    c.capsule(36, 154, 48, 6, "paper")
    c.part(1, 76, 104)
    for y, n in ((28, 2), (84, 3), (148, 4)):
        c.part(n, 164, y)
    c.capsule(192, 16, 104, 24, "night", "ink", 1)
    c.glyph("car", 208, 28, "day")
    c.bar(268, 26, 16, "day")
    c.dot(244, 28, 5, "ink")
    c.capsule(204, 72, 60, 24, "night", "ink", 1)
    c.glyph("music", 220, 84, "day")
    c.dot(234, 84, 5, "ink")
    c.dot(280, 84, 12, "night", "ink", 1)
    c.glyph("car", 280, 84, "day")
    c.box(184, 116, 120, 68, 16, "night", "ink", 1)
    c.dot(244, 128, 5, "ink")
    c.glyph("car", 202, 136, "day")
    c.bar(218, 144, 56, "day", 6)
    c.bar(276, 134, 16, "day")
    c.capsule(196, 164, 96, 6, "ink")
    c.capsule(196, 164, 60, 6, "day")


@figure("lockups", "A row of lockups on a television, the one in focus larger: a header, a picture, and a footer each")
def _(c):
    c.tv()
    for x in (36, 104):
        c.bar(x, 60, 32, "soft")
        c.picture(x, 70, 56, 48)
        c.bar(x, 126, 40, "soft")
    c.box(172, 28, 80, 124, 8, "paper", "accent")
    c.bar(182, 40, 48)
    c.picture(180, 52, 64, 68, 4, "soft", None, "ink")
    c.bar(182, 128, 56)
    c.bar(182, 138, 32)
    c.part(1, 278, 42, (230, 42))
    c.part(2, 278, 86, (244, 86))
    c.part(3, 278, 130, (238, 130))


@figure("menus", "An open menu with a tick, symbols, a submenu, and groups between separators")
def _(c):
    c.box(56, 16, 136, 168, 8, "paper", "ink")
    for index, width in enumerate((56, 40, 64, 48, 56, 40)):
        y = 36 + index * 26
        if index == 3:
            c.box(60, y - 12, 128, 24, 4, "accent")
        c.bar(88, y - 2, width, "paper" if index == 3 else "soft" if index == 5 else "ink")
    c.glyph("check", 72, 36)
    c.glyph("copy", 72, 88, "ink")
    c.glyph("folder", 72, 114, "paper")
    c.glyph("small-right", 178, 114, "paper")
    for y in (74, 154):
        c.box(64, y, 120, 2, 0, "soft")
    c.menu(196, 100, 80, [(40, None), (48, None), (32, None)], 24)


@figure("notifications", "A banner on a phone’s Lock Screen, an earlier entry below, and an app’s icon with a badge")
def _(c):
    c.phone_top()
    c.bar(140, 44, 40, "soft")
    for n, x in ((9, 138), (4, 160), (1, 178)):
        c.big(n, x, 66, 2)
    c.dot(148, 62, 1)
    c.dot(148, 70, 1)
    c.box(96, 92, 128, 44, 16, "paper", "accent")
    c.app(104, 100, 28, "accent", "mail", "paper")
    c.bar(140, 104, 40)
    c.bar(204, 104, 12, "soft")
    c.text_lines(140, 114, [68, 48])
    c.box(96, 144, 128, 36, 16, "plate")
    c.app(104, 148, 28, "soft", "calendar")
    c.bar(140, 154, 32)
    c.text_lines(140, 164, [64])
    c.app(28, 84, 40, "soft", "mail")
    c.dot(66, 86, 11, "warn", "plate")
    c.digit(3, 66, 86, "paper")
    c.part(1, 272, 114, (224, 114))
    c.part(2, 272, 162, (224, 162))
    c.part(3, 48, 148, (48, 126))


@figure("ornaments", "An ornament in front of the lower edge of a window in space")
def _(c):
    c.room()
    c.space_window(56, 20, 208, 124)
    c.bar(76, 36, 56, h=6)
    for index in range(3):
        c.picture(76 + index * 58, 52, 52, 60)
    c.capsule(88, 124, 144, 40, "accent", "plate")
    for index, glyph in enumerate(("back", "play", "forward", "speaker")):
        c.glyph(glyph, 112 + index * 32, 144, "paper")


@figure("outline-views", "A window whose first column shows a hierarchy with triangles, beside columns of attributes")
def _(c):
    c.window(24, 16, 272, 168)
    c.line(24, 60, 296, 60, width=1)
    for x, w in ((40, 40), (184, 32), (244, 32)):
        c.bar(x, 48, w)
    for x in (174, 234):
        c.line(x, 44, x, 56, width=1)
    rows = ((0, True, 48), (1, None, 56), (1, False, 40), (1, True, 32), (2, None, 40), (0, False, 56))
    for index, (depth, state, width) in enumerate(rows):
        x, y = 44 + depth * 20, 74 + index * 20
        if state is True:
            c.path(f"M{x - 5} {y - 4}H{x + 5}L{x} {y + 4}Z", "accent", 2, "accent")
        elif state is False:
            c.path(f"M{x - 4} {y - 5}V{y + 5}L{x + 4} {y}Z", "accent", 2, "accent")
        c.glyph("doc" if state is None else "folder", x + 18, y, "ink", 1)
        c.bar(x + 32, y - 2, width)
        c.bar(184, y - 2, (32, 24, 28, 36, 24, 32)[index], "soft")
        c.bar(244, y - 2, (24, 32, 28, 24, 36, 28)[index], "soft")


@figure("page-controls", "A row of dots below a page, the third solid; the next pages wait at the side")
def _(c):
    c.phone_bottom()
    c.picture(104, 16, 112, 96, 8)
    c.text_lines(124, 124, [72])
    for x in (-24, 248):
        c.path("M0 16H56a8 8 0 0 1 8 8V104a8 8 0 0 1 -8 8H0" if x < 0 else "M320 16H264a8 8 0 0 0 -8 8V104a8 8 0 0 0 8 8H320", "ink", 1)
    for index in range(5):
        c.dot(128 + index * 16, 150, 5, "accent" if index == 2 else "soft")
    c.home_line()


@figure("panels", "A small window that floats above a larger one, with controls for what is selected there")
def _(c):
    c.window(24, 16, 224, 152)
    c.picture(44, 56, 96, 80)
    c.box(40, 52, 104, 88, 0, None, "accent")
    for x in (40, 144):
        for y in (52, 140):
            c.box(x - 4, y - 4, 8, 8, 0, "paper", "accent")
    c.box(176, 56, 120, 128, 8, "paper", "accent")
    c.path("M176 72V64a8 8 0 0 1 8 -8H288a8 8 0 0 1 8 8V72Z", "accent", 2, "accent")
    c.dot(186, 64, 3, "paper")
    for index in range(3):
        y = 92 + index * 24
        c.bar(188, y - 2, 24)
        c.capsule(224, y - 2, 60, 4, "soft")
        c.dot((256, 240, 268)[index], y, 6, "paper", "ink")
    c.checkbox(188, 160, True)
    c.bar(212, 166, 48)


@figure("path-controls", "The path to a selected file along the lower edge of a window")
def _(c):
    c.window(24, 16, 272, 168)
    for index in range(8):
        x, y = 60 + index % 4 * 66, 66 + index // 4 * 44
        if index == 5:
            c.box(x - 20, y - 16, 40, 38, 4, "soft")
        c.glyph("doc" if index in (3, 5, 6) else "folder", x, y, "ink")
        c.bar(x - 12, y + 14, 24, "ink" if index == 5 else "soft")
    c.line(24, 150, 296, 150, width=1)
    for index, (glyph, width) in enumerate((("grid", 20), ("folder", 24), ("folder", 20), ("doc", 32))):
        x = 44 + index * 64
        c.glyph(glyph, x, 167, "accent")
        c.bar(x + 12, 165, width, "accent")
        if index < 3:
            c.glyph("small-right", x + 48, 167)


@figure("pickers", "Three wheels of values, the chosen ones in a band across the middle")
def _(c):
    c.phone_bottom()
    c.text_lines(104, 12, [48, 96])
    c.box(94, 40, 132, 132, 16, "plate")
    c.box(98, 92, 124, 28, 8, "accent")
    for column, values in enumerate(((5, 6, 7, 8, 9), None)):
        x = 118 + column * 36
        for row in range(5):
            stroke = "paper" if row == 2 else "ink"
            if column == 1:
                c.digit((0, 1, 3, 4, 0)[row], x - 5, 58 + row * 24, stroke)
                c.digit((0, 5, 0, 5, 0)[row], x + 5, 58 + row * 24, stroke)
            else:
                c.digit(values[row], x, 58 + row * 24, stroke)
    for row in (1, 2, 3):
        c.bar(184, 56 + row * 24, (24, 28, 20)[row - 1], "paper" if row == 2 else "ink")
    c.home_line()


@figure("pop-up-buttons", "A pop-up button whose menu lies over it, the current choice ticked")
def _(c):
    c.bar(40, 92, 56)
    c.box(112, 80, 168, 28, 8, "paper", "ink")
    c.box(104, 44, 152, 120, 8, "paper", "ink")
    c.box(108, 76, 144, 28, 4, "accent")
    for index, width in enumerate((64, 88, 72, 96)):
        c.bar(138, 60 + index * 28, width, "paper" if index == 1 else "ink")
    c.glyph("check", 122, 90, "paper")
    c.glyph("up-down", 268, 94, "accent")


@figure("popovers", "A popover on a tablet, its arrow at the button that opened it")
def _(c):
    c.tablet()
    c.bar(52, 34, 48, h=6)
    c.dot(236, 36, 10, "accent")
    c.glyph("dots", 236, 36, "paper")
    c.dot(264, 36, 10, "soft")
    c.text_lines(52, 60, [88, 72, 96, 80, 88, 64, 96, 72, 88, 56, 80, 48], "soft", 9)
    c.path("M168 64h58l10 -12l10 12h14a8 8 0 0 1 8 8V148a8 8 0 0 1 -8 8H168a8 8 0 0 1 -8 -8V72a8 8 0 0 1 8 -8Z", "ink", 2, "paper")
    for index in range(3):
        y = 86 + index * 24
        c.bar(172, y - 2, (40, 32, 48)[index])
        c.switch(230, y - 8, index == 0, 28, 16)
