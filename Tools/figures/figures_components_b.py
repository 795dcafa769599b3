"""Components, from controls to labels."""

from language import figure


@figure("controls", "A control in Control Center: a symbol, a title, and a value")
def _(c):
    c.phone_top()
    for index, glyph in enumerate(("wifi", "bell", "moon", "sun")):
        c.dot(115 + index * 30, 60, 12, "soft")
        c.glyph(glyph, 115 + index * 30, 60)
    c.capsule(100, 82, 120, 56, "plate", "accent")
    c.dot(128, 110, 20, "accent")
    c.big("lamp", 128, 110, 1.2, "paper")
    c.bar(156, 95, 44, h=6)
    c.bar(156, 120, 28)
    for index, glyph in enumerate(("camera", "clock")):
        c.dot(115 + index * 30, 160, 12, "soft")
        c.glyph(glyph, 115 + index * 30, 160)
    c.capsule(162, 148, 58, 24, "soft")
    c.glyph("music", 176, 159)
    c.bar(188, 158, 22)
    c.part(1, 48, 110, (108, 110))
    c.part(2, 272, 98, (200, 98))
    c.part(3, 272, 122, (184, 122))


@figure("digit-entry-views", "A television’s screen with four boxes for digits above a row of digits")
def _(c):
    c.tv()
    c.bar(120, 30, 80, h=6)
    for index in range(4):
        x = 76 + index * 44
        c.box(x, 50, 36, 48, 8, "paper", "accent" if index == 2 else "ink")
        if index < 2:
            c.big((3, 7)[index], x + 18, 74, 2)
    for index in range(10):
        x, n = 52 + index * 24, (index + 1) % 10
        if n == 5:
            c.box(x - 12, 116, 24, 32, 8, "accent")
        c.digit(n, x, 132, "paper" if n == 5 else "ink")


@figure("disclosure-controls", "A disclosure triangle closed, then open with what it reveals")
def _(c):
    c.box(16, 32, 120, 40, 8, "paper", "ink")
    c.triangle(36, 52, False, 6)
    c.bar(54, 50, 64)
    c.path("M146 52H174M168 46L174 52L168 58")
    c.box(184, 32, 120, 136, 8, "paper", "ink")
    c.triangle(204, 52, True, 6)
    c.bar(222, 50, 64)
    c.box(185, 72, 118, 1, 0, "soft")
    for index in range(3):
        y = 92 + index * 28
        c.bar(198, y - 2, (32, 40, 24)[index])
        if index < 2:
            c.field(246, y - 9, 46, 18)
        else:
            c.checkbox(246, y - 8, True, color="ink")


@figure("dock-menus", "The menu of an app’s icon in the Dock, at the lower edge of a Mac’s screen")
def _(c):
    c.desktop()
    c.box(52, 140, 216, 38, 8, "paper", "ink")
    for index, glyph in enumerate(("globe", "mail", "music", "calendar", "camera", "trash")):
        x = 60 + index * 34
        c.app(x, 144, 26, "ink" if index == 2 else "soft", glyph, "paper" if index == 2 else "ink")
    c.dot(141, 174, 2)
    c.path("M97 42H185a8 8 0 0 1 8 8V122a8 8 0 0 1 -8 8H149L141 138L133 130H97a8 8 0 0 1 -8 -8V50a8 8 0 0 1 8 -8Z", "accent", 2, "paper")
    for index, width in enumerate((64, 48, 56, 32)):
        c.bar(103, 54 + index * 20, width)
    c.box(90, 86, 102, 1, 0, "soft")
    c.pointer(151, 162)


@figure("edit-menus", "A bar of commands above selected text")
def _(c):
    c.phone_top()
    c.text_lines(104, 48, [64])
    for index, width in enumerate((112, 104, 112, 96)):
        c.bar(104, 110 + index * 22, width)
    c.box(120, 123, 68, 22, 0, "soft", None, 2, .6)
    c.path("M120 123V145M188 123V145", "ink")
    c.dot(120, 121, 4, "ink")
    c.dot(188, 147, 4, "ink")
    c.capsule(96, 62, 128, 34, "paper", "accent")
    for index in range(3):
        c.bar(110 + index * 34, 77, 20)
        c.line(137 + index * 34, 70, 137 + index * 34, 88, width=1)
    c.glyph("small-right", 213, 79)


@figure("gauges", "A round gauge with an indicator, and a straight one filled to its value")
def _(c):
    c.arc(96, 104, 52, 225, 270, "soft", 12)
    c.dot(128, 63, 9, "accent", "plate")
    c.big(6, 84, 100, 2)
    c.big(4, 108, 100, 2)
    c.bar(52, 152, 16)
    c.bar(124, 152, 16)
    c.bar(208, 78, 56, h=6)
    c.capsule(184, 96, 112, 16, "soft")
    c.capsule(184, 96, 72, 16, "accent")
    c.bar(184, 124, 16)
    c.bar(280, 124, 16)
    c.part(1, 128, 20, (128, 56))
    c.part(2, 18, 104, (44, 104))
    c.part(3, 228, 156, (228, 108))


@figure("home-screen-quick-actions", "A menu beside an app’s icon on a phone’s Home Screen")
def _(c):
    c.phone_top()
    for row in range(4):
        for column in range(4):
            c.app(99 + column * 33, 46 + row * 38, 24)
    c.veil_top()
    c.app(129, 80, 32, "ink", "camera", "paper")
    c.touch(126, 108)
    c.menu(106, 122, 116, [(56, "person"), (64, "play"), (48, "grid")], 22, 16, "accent")


@figure("image-views", "A picture that fits into a view of its own")
def _(c):
    c.tablet()
    c.bar(52, 30, 72, h=6)
    c.box(52, 46, 216, 122, 4, "soft", "ink", 1)
    c.picture(84, 46, 152, 122, 0, "accent")


@figure("image-wells", "A picture dragged onto a square well in a form")
def _(c):
    c.window(16, 16, 208, 168)
    for index in range(3):
        c.bar(36, 64 + index * 34, 32, "soft")
        c.field(36, 72 + index * 34, 64, 18)
    c.bar(116, 64, 40)
    c.box(116, 74, 88, 88, 4, "soft", "accent")
    c.picture(124, 82, 72, 72, 4, "paper", None, "ink")
    c.path("M244 118H210M217 111L210 118L217 125", "accent")
    c.picture(248, 86, 64, 64, 4, "paper", "ink", "ink")
    c.pointer(298, 136)


@figure("labels", "Static text that names a field, a switch, and an icon")
def _(c):
    c.box(32, 24, 256, 152, 8, "paper")
    c.bar(52, 42, 104, "accent", 8)
    c.bar(52, 78, 64, "accent", 6)
    c.field(160, 68, 108, 26)
    c.bar(52, 114, 80, "accent", 6)
    c.switch(232, 107, False)
    for x, width in ((52, 48), (164, 40)):
        c.box(x, 140, 20, 20, 4, "soft")
        c.bar(x + 28, 147, width, "accent", 6)
