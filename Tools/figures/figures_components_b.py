"""Components, from controls to labels."""

from language import figure


@figure("controls", "A control in Control Center: a symbol, a title, and a value")
def _(c):
    c.phone_top()
    for index, glyph in enumerate(("wifi", "bell", "moon", "sun")):
        c.dot(115 + index * 30, 62, 12, "soft")
        c.glyph(glyph, 115 + index * 30, 62)
    c.capsule(100, 84, 120, 44, "plate", "accent")
    c.dot(122, 106, 16, "accent")
    c.glyph("lamp", 122, 106, "paper")
    c.bar(148, 96, 52, h=6)
    c.bar(148, 110, 32)
    for index, glyph in enumerate(("camera", "clock")):
        c.dot(115 + index * 30, 152, 12, "soft")
        c.glyph(glyph, 115 + index * 30, 152)
    c.capsule(162, 140, 58, 24, "soft")
    c.glyph("music", 176, 151)
    c.bar(188, 150, 22)
    c.part(1, 48, 106, (108, 106))
    c.part(2, 272, 82, (198, 99))
    c.part(3, 272, 120, (180, 112))


@figure("digit-entry-views", "A television’s screen with four boxes for digits above a row of digits")
def _(c):
    c.tv()
    c.bar(120, 30, 80, h=6)
    for index in range(4):
        x = 76 + index * 44
        c.box(x, 52, 36, 48, 8, "paper", "accent" if index == 2 else "ink")
        if index < 2:
            c.big((3, 7)[index], x + 18, 76, 2)
    c.caret(182, 66, 20)
    for index in range(10):
        x, n = 52 + index * 24, (index + 1) % 10
        if n == 5:
            c.box(x - 12, 118, 24, 32, 8, "accent")
        c.digit(n, x, 134, "paper" if n == 5 else "ink")


@figure("disclosure-controls", "A disclosure triangle closed, and another open with what it reveals")
def _(c):
    c.box(24, 32, 128, 40, 8, "paper", "ink")
    c.path("M40 46L50 52L40 58Z", "accent", 2, "accent")
    c.bar(62, 50, 64)
    c.box(168, 32, 128, 136, 8, "paper", "ink")
    c.path("M183 48L195 48L189 58Z", "accent", 2, "accent")
    c.bar(206, 50, 64)
    c.box(169, 72, 126, 1, 0, "soft")
    for index in range(3):
        y = 92 + index * 28
        c.bar(184, y - 2, (32, 40, 24)[index], "ink")
        if index < 2:
            c.field(232, y - 9, 52, 18)
        else:
            c.checkbox(232, y - 8, True)


@figure("dock-menus", "The menu of an app’s icon in the Dock, at the lower edge of a Mac’s screen")
def _(c):
    c.desktop()
    c.line(16, 28, 304, 28, width=1)
    c.text_lines(28, 20, [16])
    c.box(52, 140, 216, 38, 8, "paper", "ink")
    for index, glyph in enumerate(("globe", "mail", "music", "calendar", "camera", "trash")):
        x = 60 + index * 34
        c.app(x, 144, 26, "accent" if index == 2 else "soft", glyph, "paper" if index == 2 else "ink")
    c.dot(141, 174, 2)
    c.path("M133 130L141 137L149 130", "ink", 2, "paper")
    c.menu(92, 42, 104, [(64, None), (48, None), (56, None), (32, None)], 20)
    c.box(93, 86, 102, 1, 0, "soft")
    c.line(134, 130, 148, 130, "paper")
    c.pointer(146, 160)


@figure("edit-menus", "A bar of commands above selected text")
def _(c):
    c.phone_top()
    for index, width in enumerate((112, 104, 112, 96, 112, 80)):
        c.bar(104, 112 + index * 14, width)
    c.box(126, 119, 68, 18, 0, "accent", None, 2, .25)
    c.line(126, 118, 126, 138, "accent")
    c.line(194, 118, 194, 138, "accent")
    c.dot(126, 116, 4, "accent")
    c.dot(194, 140, 4, "accent")
    c.text_lines(104, 48, [64, 96])
    c.capsule(64, 70, 192, 34, "paper", "ink")
    for index in range(4):
        c.bar(80 + index * 41, 85, 24, "accent" if index == 0 else "ink")
        if index:
            c.line(71 + index * 41, 78, 71 + index * 41, 96, width=1)
    c.glyph("small-right", 241, 87)


@figure("gauges", "A round gauge with an indicator, and a straight one filled to its value")
def _(c):
    c.arc(96, 100, 52, 225, 270, "soft", 12)
    c.dot(136, 67, 9, "accent", "plate")
    c.big(6, 84, 96, 2)
    c.big(4, 108, 96, 2)
    c.bar(56, 148, 16)
    c.bar(122, 148, 16)
    c.bar(208, 74, 56, h=6)
    c.capsule(184, 92, 112, 16, "soft")
    c.capsule(184, 92, 72, 16, "accent")
    c.bar(184, 120, 16)
    c.bar(280, 120, 16)
    c.part(1, 24, 56, (50, 76))
    c.part(2, 176, 48, (140, 64))
    c.part(3, 228, 152, (228, 108))


@figure("home-screen-quick-actions", "A menu beside an app’s icon on a phone’s Home Screen")
def _(c):
    c.phone_top()
    for row in range(4):
        for column in range(4):
            c.app(100 + column * 32, 46 + row * 38, 24)
    c.veil_top()
    c.app(129, 81, 30, "accent", "camera", "paper")
    c.touch(156, 106)
    c.menu(116, 118, 104, [(48, "person"), (56, "play"), (40, "camera")], 22, 16)


@figure("image-views", "A picture that fills a view of its own")
def _(c):
    c.tablet()
    c.picture(52, 32, 216, 136, 4, "soft", "accent", "ink")


@figure("image-wells", "A picture dragged onto a square well in a form")
def _(c):
    c.window(24, 16, 208, 168)
    c.bar(44, 60, 40)
    c.box(44, 72, 88, 88, 4, "soft", "accent")
    c.picture(52, 80, 72, 72, 4, "paper", None, "ink")
    for index in range(3):
        c.bar(148, 76 + index * 32, 32, "soft")
        c.field(148, 84 + index * 32, 68, 16)
    c.picture(200, 104, 72, 72, 4, "paper", "ink", "ink")
    c.path("M192 140H140M146 134L140 140L146 146", "accent")
    c.pointer(240, 148)


@figure("labels", "Static text that names a field, a switch, and an icon")
def _(c):
    c.box(32, 24, 256, 152, 8, "paper")
    c.bar(52, 42, 104, "accent", 8)
    c.bar(52, 78, 64, "accent", 6)
    c.field(160, 68, 108, 26)
    c.bar(52, 114, 80, "accent", 6)
    c.switch(232, 107, False)
    c.glyph("folder", 62, 150)
    c.bar(80, 147, 48, "accent", 6)
    c.glyph("mail", 172, 150)
    c.bar(190, 147, 40, "accent", 6)
