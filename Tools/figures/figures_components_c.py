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
    c.phone_top(36, 116)
    c.clock(94, 68, 2)
    c.box(44, 108, 100, 64, 16, "accent")
    c.glyph("car", 62, 128, "paper")
    c.bar(78, 124, 48, "paper", 6)
    c.capsule(56, 150, 76, 6, "soft")
    c.capsule(56, 150, 44, 6, "paper")
    c.part(1, 18, 128, (44, 128))
    c.capsule(176, 16, 108, 26, "night", "ink", 1)
    c.glyph("car", 194, 29, "day")
    c.camera(230, 29)
    c.bar(256, 27, 16, "day")
    c.part(2, 303, 29, (284, 29))
    c.capsule(176, 66, 72, 26, "night", "ink", 1)
    c.glyph("music", 192, 79, "day")
    c.camera(226, 79)
    c.dot(268, 79, 13, "night", "ink", 1)
    c.glyph("car", 268, 79, "day")
    c.part(3, 303, 79, (281, 79))
    c.box(168, 116, 116, 68, 16, "night", "ink", 1)
    c.camera(226, 127)
    c.glyph("car", 188, 144, "day")
    c.bar(204, 141, 40, "day", 6)
    c.bar(256, 142, 16, "day")
    c.capsule(180, 164, 92, 6, "ink")
    c.capsule(180, 164, 56, 6, "day")
    c.part(4, 303, 150, (284, 150))


@figure("lockups", "A row of lockups on a television, the one in focus larger: a header, a picture, and a footer each")
def _(c):
    c.tv(12)
    for x in (24, 92):
        c.bar(x, 58, 32, "soft")
        c.picture(x, 68, 56, 48)
        c.bar(x, 124, 40, "soft")
    c.box(160, 26, 80, 124, 8, "paper", "accent")
    c.bar(170, 38, 48)
    c.picture(168, 50, 64, 68, 4, "soft", None, "ink")
    c.bar(170, 126, 56)
    c.bar(170, 136, 32)
    c.part(1, 302, 40, (218, 40))
    c.part(2, 302, 84, (232, 84))
    c.part(3, 302, 128, (226, 128))


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
    c.glyph("pencil", 72, 140, "ink")
    c.glyph("folder", 72, 114, "paper")
    c.glyph("small-right", 178, 114, "paper")
    for y in (74, 154):
        c.box(64, y, 120, 2, 0, "soft")
    c.menu(196, 100, 80, [(40, None), (48, None), (32, None)], 24)


@figure("notifications", "A banner on a phone’s Lock Screen, an earlier entry below, and an app’s icon with a badge")
def _(c):
    c.phone_top()
    c.bar(140, 44, 40, "soft")
    c.clock(160, 68)
    c.box(96, 92, 128, 44, 16, "paper", "accent")
    c.app(104, 100, 28, "accent", "mail", "paper")
    c.bar(140, 104, 40)
    c.bar(204, 104, 12, "soft")
    c.text_lines(140, 114, [68, 48])
    c.box(96, 144, 128, 36, 16, "plate")
    c.app(104, 148, 28, "soft", "calendar")
    c.bar(140, 154, 32)
    c.text_lines(140, 164, [64])
    c.app(24, 88, 40, "soft", "mail")
    c.dot(62, 90, 11, "warn", "plate")
    c.digit(7, 62, 90, "paper")
    c.part(1, 62, 52, (62, 80))
    c.part(2, 272, 114, (224, 114))
    c.part(3, 272, 162, (224, 162))


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
        x, y = 44 + depth * 20, 73 + index * 19
        if state is not None:
            c.triangle(x, y, state)
        c.glyph("doc" if state is None else "folder", x + 19, y)
        c.bar(x + 34, y - 2, width)
        c.bar(184, y - 2, (32, 24, 28, 36, 24, 32)[index], "soft")
        c.bar(244, y - 2, (24, 32, 28, 24, 36, 28)[index], "soft")


@figure("page-controls", "A row of dots below a page, the third solid; parts of the next pages at the screen’s sides")
def _(c):
    c.phone_bottom()
    c.picture(106, 16, 108, 96, 8)
    c.text_lines(124, 124, [72])
    c.path("M89 16H94a4 4 0 0 1 4 4V108a4 4 0 0 1 -4 4H89Z", None, 1, "soft")
    c.path("M231 16H226a4 4 0 0 0 -4 4V108a4 4 0 0 0 4 4H231Z", None, 1, "soft")
    for index in range(5):
        c.dot(128 + index * 16, 150, 5, "accent" if index == 2 else "soft")
    c.home_line()


@figure("panels", "A small window that floats above a larger one, with controls for what is selected there")
def _(c):
    c.window(24, 16, 224, 152)
    c.picture(44, 56, 96, 80)
    c.box(40, 52, 104, 88, 0, None, "ink", 1)
    for x in (40, 144):
        for y in (52, 140):
            c.box(x - 4, y - 4, 8, 8, 0, "paper", "ink", 1)
    c.box(176, 56, 120, 128, 8, "paper", "accent")
    c.line(176, 74, 296, 74, "accent", 1)
    c.dot(187, 65, 4, "accent")
    for index in range(3):
        y = 94 + index * 24
        c.bar(188, y - 2, 24)
        c.capsule(224, y - 2, 60, 4, "soft")
        c.dot((256, 240, 268)[index], y, 6, "paper", "ink")
    c.checkbox(188, 160, True, color="ink")
    c.bar(212, 166, 48)


@figure("path-controls", "The path to a selected file along the lower edge of a window")
def _(c):
    c.window(24, 16, 272, 168)
    for index in range(8):
        x, y = 60 + index % 4 * 66, 66 + index // 4 * 44
        if index == 5:
            c.box(x - 20, y - 16, 40, 38, 4, "soft")
        c.glyph("doc" if index in (3, 5, 6) else "folder", x, y)
        c.bar(x - 12, y + 14, 24, "ink" if index == 5 else "soft")
    c.line(24, 150, 296, 150, width=1)
    x = 36
    for index, (glyph, width) in enumerate((("grid", 20), ("folder", 24), ("folder", 20), ("doc", 32))):
        c.glyph(glyph, x + 8, 167, "accent")
        c.bar(x + 21, 165, width, "accent")
        if index < 3:
            c.glyph("small-right", x + 32 + width, 167)
        x += 43 + width


@figure("pickers", "Three wheels of values, the chosen ones in a band across the middle")
def _(c):
    c.phone_bottom()
    c.text_lines(104, 12, [48, 96])
    c.box(94, 40, 132, 130, 16, "plate")
    c.box(100, 92, 120, 28, 8, "paper", "ink", 1)
    for column, values in enumerate(((5, 6, 7, 8, 9), None)):
        x = 118 + column * 36
        for row in range(5):
            stroke = "accent" if row == 2 else "ink"
            if column == 1:
                c.digit((0, 1, 3, 4, 0)[row], x - 5, 58 + row * 24, stroke)
                c.digit((0, 5, 0, 5, 0)[row], x + 5, 58 + row * 24, stroke)
            else:
                c.digit(values[row], x, 58 + row * 24, stroke)
    c.bar(184, 104, 24, "accent")
    c.bar(184, 128, 24)
    c.home_line()


@figure("pop-up-buttons", "A pop-up button whose menu lies over it, the current choice ticked")
def _(c):
    c.bar(24, 92, 48)
    c.box(88, 78, 208, 32, 8, "paper", "ink")
    c.box(84, 44, 156, 128, 8, "paper", "ink")
    c.box(88, 79, 148, 30, 4, "accent")
    for index, width in enumerate((64, 88, 72, 96)):
        c.bar(120, 62 + index * 30, width, "paper" if index == 1 else "ink")
    c.glyph("check", 102, 94, "paper")
    c.box(266, 82, 26, 24, 4, "accent")
    c.glyph("up-down", 279, 94, "paper")


@figure("popovers", "A popover on a tablet, its arrow at the button that opened it")
def _(c):
    c.tablet()
    c.bar(52, 34, 48, h=6)
    c.dot(236, 36, 10, "ink")
    c.glyph("dots", 236, 36, "paper")
    c.dot(264, 36, 10, "soft")
    c.text_lines(52, 60, [88, 72, 96, 80, 88, 64, 96, 72, 88, 56, 80, 48], "soft", 9)
    c.path("M168 64h58l10 -12l10 12h14a8 8 0 0 1 8 8V148a8 8 0 0 1 -8 8H168a8 8 0 0 1 -8 -8V72a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
    for index in range(3):
        y = 86 + index * 24
        c.bar(172, y - 2, (40, 32, 48)[index])
        c.switch(230, y - 8, index == 0, 28, 16, "ink")
