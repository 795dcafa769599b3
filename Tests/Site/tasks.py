"""Ten tasks of users, as steps: a click, or typed words. Each takes at most three steps, in each language, at 1,280 pixels."""

import time

LANGUAGES = {
    "ja": {"tap": "44x44", "other": "English", "words": "色だけ", "answer": "色だけ", "copied": "アドレスをコピー", "choice": "アラートかシートか", "sheets": "シート"},
    "en": {"tap": "44x44", "other": "日本語", "words": "color alone", "answer": "color", "copied": "Copy address", "choice": "Alert or sheet", "sheets": "Sheets"},
}


class Steps:
    """Counts the steps of a user and reports those that failed."""

    def __init__(self, checks, language):
        self.checks, self.page, self.words, self.language = checks, checks.page, LANGUAGES[language], language
        self.count, self.failed = 0, None

    def start(self, file):
        self.page.run("try { sessionStorage.clear(); localStorage.clear() } catch (e) {}")
        self.page.open(self.checks.address(file) + "?language=" + self.language)
        self.page.run((self.checks.here / "audit.js").read_text() + ";0")
        self.count, self.failed = 0, None

    def press(self, selector, text=None):
        """Clicks a visible element that matches; its words decide between several."""
        self.count += 1
        script = f"""(() => {{ const e = [...document.querySelectorAll({selector!r})].filter(e => e.getClientRects().length && e.checkVisibility())
            .find(e => !{(text or '')!r} || e.innerText.trim().startsWith({(text or '')!r})); if (!e) return null;
            e.scrollIntoView({{block: 'center'}}); const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; }})()"""
        place = self.page.run(script)
        if not place:
            self.failed = f"nothing to press: {selector} {text or ''}"
            return
        self.page.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
        for kind in ["mousePressed", "mouseReleased"]:
            self.page.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
        self.wait()

    def wait(self):
        """Waits for the page that a click may have opened."""
        for _ in range(100):
            time.sleep(0.3)
            try:
                if self.page.run("document.readyState") == "complete":
                    self.page.run((self.checks.here / "audit.js").read_text() + ";0")
                    return self.page.settle()
            except RuntimeError:
                pass

    def type(self, text):
        self.count += 1
        self.page.run("document.getElementById('q').focus()")
        self.page.type(text)
        self.page.run("new Promise(f => setTimeout(f, 500))")

    def enter(self):
        self.count += 1
        self.page.call("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", windowsVirtualKeyCode=13, text="\r")
        self.page.call("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter", windowsVirtualKeyCode=13)
        self.wait()

    def sees(self, script, what):
        if not self.failed and not self.page.run(script):
            self.failed = what


def tasks(steps):
    """Yields the name of each completed task."""
    words = steps.words
    steps.start("index.html")
    steps.press(".jumps a[href='figures.html']")
    steps.sees(f"""[...document.querySelectorAll('main tr')].filter(audit.shown).some(r => /watchOS/.test(r.innerText) && r.innerText.includes({words['tap']!r}) && r.getBoundingClientRect().top < innerHeight)""",
               "no tap target of the watch in sight")
    yield "find the tap target of a watch"
    steps.start("index.html")
    steps.press(".jumps a[href='choices.html']")
    steps.press(".contents a", words["choice"])
    steps.sees("[...document.querySelectorAll('main table')].filter(audit.shown).some(t => { const b = t.getBoundingClientRect(); return b.top > 0 && b.top < innerHeight; })",
               "no table that compares in sight")
    yield "compare an alert and a sheet"
    steps.start("topics/alerts.html")
    steps.page.run("window.taken = ''; document.addEventListener('copy', e => taken = String(document.activeElement.value || ''), true); navigator.clipboard && (navigator.clipboard.writeText = t => (taken = t, Promise.resolve()))")
    steps.press(".rule .take")
    steps.press(".menu button", words["copied"])
    steps.sees("/topics\\/alerts\\.html#best-practices-1$/.test(taken)", "no address was copied")
    yield "send a colleague a rule"
    steps.start("index.html")
    steps.press(".jumps a[href='changes.html']")
    steps.sees("[...document.querySelectorAll('main h2')].filter(audit.shown).some(h => /^20\\d\\d-\\d\\d-\\d\\d/.test(h.innerText) && h.getBoundingClientRect().top < innerHeight)", "no date in sight")
    yield "see what changed"
    steps.start("topics/alerts.html")
    steps.page.run("window.print = () => window.printed = true")
    steps.press(".print")
    steps.sees("window.printed", "the button prints nothing")
    steps.page.media("light", "print")
    steps.sees("getComputedStyle(document.querySelector('.rule > .facts'), '::after').width !== 'auto' && !audit.shown(document.querySelector('header'))", "no box to tick")
    steps.page.media("light")
    yield "print a checklist"
    steps.start("topics/widgets.html")
    steps.press(".filters > summary")
    steps.press("[data-platform='watchos']")
    steps.sees("[...document.querySelectorAll('main .row[data-platforms]')].filter(audit.shown).every(r => r.dataset.platforms.includes('watchos'))", "others stay")
    yield "see only what holds for the watch"
    steps.start("topics/alerts.html")
    steps.press(".filters > summary")
    steps.press("button[data-view]", words["other"])
    steps.sees(f"document.documentElement.lang === {('en' if steps.language == 'ja' else 'ja')!r}", "the language stays")
    yield "read it in the other language"
    steps.start("index.html")
    steps.type(words["words"])
    steps.enter()
    steps.sees(f"(e => e && audit.shown(e) && e.innerText.toLowerCase().includes({words['answer']!r}))(document.querySelector(':target'))", "no rule that says so")
    yield "find a rule by its words"
    steps.start("topics/alerts.html")
    steps.press(".topics .list a", words["sheets"])
    steps.sees("/\\/sheets\\.html/.test(location.href)", "not there")
    yield "go to a component beside this one"
    steps.start("topics/alerts.html")
    steps.sees("[...document.querySelectorAll('main .source a')].some(a => /^https:\\/\\/developer\\.apple\\.com\\//.test(a.href))", "no official page")
    steps.count += 1
    yield "find the official page"


def check(checks):
    bad, done = [], []
    checks.page.size(1280, 900)
    for language in LANGUAGES:
        steps = Steps(checks, language)
        for name in tasks(steps):
            done.append(steps.count)
            if steps.failed or steps.count > 3:
                bad.append(f"{name} ({language}): {steps.failed or str(steps.count) + ' steps'}")
    checks.page.run("sessionStorage.clear(); localStorage.clear()")
    checks.say("ten tasks in each language, in three steps or less", bad, f"{len(done)} tasks, steps {' '.join(map(str, done))}")
