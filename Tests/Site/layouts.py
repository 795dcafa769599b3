"""Layout in every width, color scheme, and language: no horizontal scrolling, and use by keyboard alone."""

import pathlib

WIDTHS = [360, 760, 1280, 1600]
# Short and long pages, with tables and drawings, in both languages and in one; lists; the search.
PAGES = ["index.html", "changes.html", "figures.html", "choices.html", "topics/alerts.html", "topics/charts.html", "topics/color.html",
         "topics/widgets.html", "topics/typography.html", "topics/layout.html", "topics/alert-or-sheet.html", "topics/designing-for-watchos.html"]


def widths(checks, folder=None):
    page, found, seen = checks.page, {name: [] for name in ["overflow", "cutTables", "header"]}, 0
    for width in WIDTHS:
        page.size(width, 800 if width < 700 else 900, mobile=width < 700)
        for scheme in ["light", "dark"]:
            page.media(scheme)
            for file in PAGES + ["index.html?q=margin"]:
                for view in ["ja", "en"]:
                    name, _, query = file.partition("?")
                    checks.open(name, view, query="?" + query if query else "")
                    seen += 1
                    where = f"{file}, {width} px, {scheme}, {view}"
                    for audit in found:
                        found[audit] += [f"{where}: {c}" for c in checks.audit(audit)]
                    if folder:
                        page.shot(f"{folder}/{pathlib.Path(name).stem}{'-search' if query else ''}-{width}-{scheme}-{view}.png")
    page.media("light")
    checks.say("no page scrolls sideways", found["overflow"], f"{seen} views, {', '.join(map(str, WIDTHS))} px")
    checks.say("a table that goes on shows its edge, and the keyboard reaches it", found["cutTables"])
    checks.say("the header is 56 px high, and nothing in it is cut", found["header"])


def tab_to(page, selector, most=400):
    """Presses Tab until the focused element matches; returns True if it was reached."""
    for _ in range(most):
        page.key("Tab")
        if page.run(f"document.activeElement.matches({selector!r})"):
            return True
    return False


def by_keys(checks):
    page, bad = checks.page, []
    for width in WIDTHS:
        page.size(width, 800, mobile=width < 700)

        def expect(truth, what):
            if not truth:
                bad.append(f"{width} px: {what}")

        # The filters
        checks.open("topics/widgets.html", "en")
        page.run("document.activeElement.blur(); scrollTo(0, 0)")
        expect(tab_to(page, ".filters > summary", 10), "Tab does not reach the filters")
        page.key("Enter")
        expect(page.run("document.querySelector('.filters').open"), "Enter does not open the filters")
        expect(tab_to(page, "[data-platform='watchos']", 12), "Tab does not reach watchOS")
        page.key(" ")
        expect(page.run("document.activeElement.getAttribute('aria-pressed') === 'true' && /platform=watchos/.test(location.search)"),
               "Space does not choose watchOS, or the address does not say so")
        expect(page.run("!audit.shown(document.querySelector('.row[data-platforms]:not([data-platforms~=watchos])'))"), "rules of other platforms stay")
        page.key("Escape")
        expect(page.run("!document.querySelector('.filters').open && document.activeElement.matches('.filters > summary')"),
               "Escape does not close the filters and give the focus back")
        page.run("sessionStorage.clear(); localStorage.clear()")
        # The contents
        page.open(checks.address("topics/widgets.html") + "?language=en")
        page.run((pathlib.Path(__file__).parent / "audit.js").read_text() + ";0")
        if page.run("!document.querySelector('.contents > details').open"):
            expect(tab_to(page, ".contents > details > summary"), "Tab does not reach the contents")
            page.key("Enter")
        expect(tab_to(page, ".contents a[href='#best-practices']"), "Tab does not reach a line of the contents")
        page.key("Enter")
        page.settle()
        expect(page.run("""location.hash === '#best-practices' && (b => b.top >= 55 && b.top < innerHeight)(document.querySelector('#best-practices > h2').getBoundingClientRect())"""),
               "the contents do not lead to their section")
        # Copying a rule
        expect(tab_to(page, ".rule .take"), "Tab does not reach what takes a rule along")
        page.key("Enter")
        expect(page.run("document.activeElement.closest('.menu') && document.activeElement.textContent"), "Enter opens no menu")
        expect(page.run("(b => b.left >= 0 && b.right <= innerWidth)(document.querySelector('.menu').getBoundingClientRect())"), "the menu leaves the window")
        page.key("ArrowDown")
        page.key("Escape")
        expect(page.run("!document.querySelector('.menu') && document.activeElement.matches('.take')"), "Escape does not close the menu")
        # The search
        page.run("document.activeElement.blur()")
        page.key("/")
        page.type("margin")
        page.key("ArrowDown")
        expect(page.run("document.activeElement.matches('#hits a')"), "the arrow does not reach the hits")
        page.run("sessionStorage.clear(); localStorage.clear()")
    checks.say("the keyboard alone: filters, contents, rules to take along, search", bad, f"{len(WIDTHS)} widths")
