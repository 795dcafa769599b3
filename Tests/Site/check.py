"""Checks the exported site in headless Chromium, from file://, as people open it.

    python3 check.py SITE [--pictures FOLDER] [--program HIG --index INDEX] [--tools FOLDER]

Prints a line a check; status 1 when one fails, 0 when all pass, and 0 with a plain word where there is no browser.
"""

import argparse
import gzip
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import urllib.parse

import browser as chromium
import heard
import layouts
import served
import standards
import tasks

HERE = pathlib.Path(__file__).parent
WIDE, PHONE = 1200, 360
# A short page, a long one, one with tables, one without platforms of its own.
SAMPLE = ["index.html", "topics/alerts.html", "topics/charts.html", "topics/color.html", "topics/widgets.html", "topics/app-icons.html"]
# Queries, and the topic of the first hit or a word of the rule.
SEARCHES = [("余白", "余白"), ("色", "topic:color"), ("margin", {"ja": "余白", "en": "margin"}), ("アラート", "topic:alerts"), ("tab bar", "topic:tab-bars"),
            ("ダークモード", "topic:dark-mode"), ("VoiceOver", "topic:voiceover"), ("グラフの軸", "軸")]
SLOWEST = 50


class Checks:
    def __init__(self, site):
        self.site = pathlib.Path(site).resolve()
        self.failed = 0
        self.page = None
        self.here = HERE

    def say(self, name, complaints, fact=""):
        complaints = list(dict.fromkeys(complaints))
        self.failed += bool(complaints)
        print(("FAILED  " if complaints else "ok      ") + name + (f": {fact}" if fact else ""))
        for complaint in complaints[:8]:
            print("          " + complaint)
        if len(complaints) > 8:
            print(f"          … and {len(complaints) - 8} more")

    def address(self, file):
        return (self.site / file).as_uri()

    def audit(self, name):
        return self.page.run(f"audit.{name}()")

    def open(self, file, view="both", fragment="", query=""):
        """Opens a page with a view that was chosen before."""
        self.page.open(self.address(file) + query + fragment)
        self.page.run((HERE / "audit.js").read_text() + ";0")
        self.view(view)

    def view(self, name):
        self.page.run(f"""{{const b = document.querySelector('button[data-view="{name}"]'); if (b) b.click(); 0}}""")
        self.page.settle()

    # Files

    def files(self):
        pages = sorted(p.relative_to(self.site).as_posix() for p in self.site.rglob("*.html"))
        links = LinkCheck(self.site)
        self.say("links lead somewhere", [c for p in pages for c in links.complaints(p)], f"{len(pages)} pages")
        size = len(gzip.compress((self.site / "search-data.js").read_bytes(), 9))
        self.say("titles and headlines below 1 MB gzipped", [] if size < 1_000_000 else [f"{size} bytes"], f"{size / 1e6:.2f} MB")
        if (self.site / "engine.js").exists():
            sizes = {n: len(gzip.compress((self.site / n).read_bytes(), 9)) for n in ["engine.js", "search-core.js", "search-texts.js"]}
            self.say("engine and what it reads below 6 MB gzipped", [] if sum(sizes.values()) < 6_000_000 else ["too large"],
                     ", ".join(f"{n} {size / 1e6:.2f} MB" for n, size in sizes.items()))
        return pages

    # Content security policy

    def policy(self, pages):
        """Checks that every page allows only the site's own scripts, and that the browser enforces it."""
        tag = re.compile(r"""<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; """
                         r"""script-src 'self'( 'wasm-unsafe-eval')?; style-src 'self'; img-src 'self'; manifest-src 'self'">""")
        self.say("a policy on every page", [p for p in pages if len(tag.findall((self.site / p).read_text())) != 1], f"{len(pages)} pages")
        planted = self.site / "planted.html"
        planted.write_text((self.site / "index.html").read_text().replace("</main>", """
            <script>document.title = 'run'</script><img src="none" onerror="document.title = 'run'"><style>h1 { color: #123456 }</style>
            <p id="planted" style="color: #123456">x</p><a id="link" href="javascript:document.title = 'run'">x</a></main>"""))
        known, page, bad = (list(self.page.requests), list(self.page.problems)), self.page, []
        try:
            page.open(self.address("planted.html") + "?q=margin")
            page.run("higFind('margin')")
            page.run("document.getElementById('link').click()")
            page.settle()
            if page.run("document.title") == "run":
                bad.append("a planted script runs")
            if page.run("[...document.querySelectorAll('h1, #planted')].some(e => getComputedStyle(e).color === 'rgb(18, 52, 86)')"):
                bad.append("a planted style shows")
            if not page.run("document.querySelectorAll('#hits a').length"):
                bad.append("the site's own search does not run")
            if len(page.problems) < 5:
                bad.append("the console says nothing of it")
        finally:
            planted.unlink()
            page.requests, page.problems = known
        self.say("what is planted in a page does nothing", bad)

    # Every page

    def everywhere(self, pages):
        found = {name: [] for name in ["headings", "ids", "languages", "overflow"]}
        for file in pages:
            self.page.size(PHONE, 800, mobile=True)
            self.open(file)
            for view in ["both", "ja", "en"]:
                self.view(view)
                for name in ["headings", "overflow"] if view != "both" else found:
                    found[name] += [f"{file} ({view}): {c}" for c in self.audit(name)]
        self.say("one h1, no level skipped, in every view", found["headings"])
        self.say("ids once, labels and permalinks lead to them", found["ids"])
        self.say("lang says what language it is", found["languages"])
        self.say(f"nothing wider than a phone of {PHONE} px, in every view", found["overflow"])

    def contrast(self):
        for scheme in ["light", "dark"]:
            bad = []
            self.page.size(WIDE)
            for file in SAMPLE:
                self.open(file, fragment="#best-practices-1")
                self.page.media(scheme)
                bad += [f"{file}: {c}" for c in self.audit("contrast")]
            self.search("余白")
            bad += [f"search: {c}" for c in self.audit("contrast")]
            self.page.run("document.querySelector('#hits a').focus()")
            bad += [f"hit: {c}" for c in self.audit("contrast")]
            self.say(f"contrast (WCAG AA), {scheme}", bad)
        self.page.media("light")

    def names(self):
        bad = []
        self.page.size(PHONE, 800, mobile=True)
        for file in SAMPLE:
            for view in ["ja", "en", "both"]:
                self.open(file, view)
                bad += [f"{file}: {c}" for c in self.audit("targets")]
                for node in self.page.call("Accessibility.getFullAXTree")["nodes"]:
                    role = node.get("role", {}).get("value")
                    focusable = any(p["name"] == "focusable" and p["value"].get("value") for p in node.get("properties", []))
                    if focusable and role in ("generic", "none"):
                        bad.append(f"{file} ({view}): the keyboard stops at something without a role")
                    if role in ("button", "link", "textbox", "searchbox", "navigation", "heading") and not node.get("ignored"):
                        if not node.get("name", {}).get("value", "").strip():
                            bad.append(f"{file} ({view}): a {role} without a name")
        self.say("everything that acts has a name and room to press", bad)

    # Keyboard

    def keyboard(self):
        page, bad, stops = self.page, [], 0
        page.size(WIDE, 700)
        self.open("topics/alerts.html", "ja")
        page.key("Tab")
        if page.run("document.activeElement.className") != "skip":
            bad.append("the first stop is not the link to the content")
        page.key("Enter")
        if page.run("document.activeElement.id") != "main":
            bad.append("the link to the content does not lead there")
        self.open("topics/alerts.html", "ja")
        for scheme in ["light", "dark"]:
            page.media(scheme)
            page.run("document.activeElement.blur(); scrollTo(0, 0)")
            last = -1
            for _ in range(60):
                page.key("Tab")
                stop = page.run("""(() => {
                    const e = document.activeElement, s = getComputedStyle(e), box = e.getBoundingClientRect();
                    if (e === document.body) return null;
                    const top = document.elementFromPoint(box.left + Math.min(box.width, 8) / 2, box.top + box.height / 2);
                    return { place: [...document.querySelectorAll('*')].indexOf(e), what: e.outerHTML.slice(0, 60),
                      ring: s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2
                        ? audit.ratio(audit.colour(s.outlineColor), audit.back(e.parentElement)) : 0,
                      seen: box.top >= -0.5 && box.bottom <= innerHeight + 0.5 && !!top && (e.contains(top) || top.contains(e)) };
                })()""")
                if not stop:
                    break
                stops += 1
                if stop["ring"] < 3:
                    bad.append(f"{scheme}: focus shows too little ({stop['ring']:.1f}): {stop['what']}")
                if not stop["seen"]:
                    bad.append(f"{scheme}: focus is out of sight: {stop['what']}")
                if stop["place"] <= last:
                    bad.append(f"{scheme}: focus jumps back: {stop['what']}")
                last = stop["place"]
        page.media("light")
        self.say("the keyboard reaches everything, in order and in sight", bad, f"{stops} stops")

    def search_by_keys(self):
        page, bad = self.page, []
        page.size(WIDE)
        self.open("topics/alerts.html", "ja")
        page.key("/")
        if page.run("document.activeElement.id") != "q":
            bad.append("/ does not lead to the search")
        page.type("余白")
        if not page.run("audit.shown(document.getElementById('results')) && !audit.shown(document.querySelector('main'))"):
            bad.append("typing shows no hits")
        page.key("Escape")
        if page.run("document.getElementById('q').value || document.querySelector('main').hidden"):
            bad.append("Escape does not give the page back")
        page.type("余白")
        page.key("ArrowDown")
        page.key("ArrowDown")
        if page.run("[...document.querySelectorAll('#hits a')].indexOf(document.activeElement)") != 1:
            bad.append("the arrows do not walk through the hits")
        page.key("ArrowUp")
        page.key("ArrowUp")
        if page.run("document.activeElement.id") != "q":
            bad.append("the arrows do not lead back to the search")
        wanted = page.run("document.querySelector('#hits a').href")
        page.loaded = False
        page.key("Enter")
        page.wait_loaded()
        if page.run("location.href") != wanted:
            bad.append(f"Enter leads to {page.run('location.href')}, not {wanted}")
        self.say("the search works by keys alone", bad)

    # Search

    def search(self, words):
        self.page.run("document.getElementById('q').focus(); document.getElementById('q').value = ''")
        self.page.type(words)

    def alike(self, program, index):
        """Compares the page's engine with the program: the same ten hits for 300 queries."""
        if not (self.site / "engine.js").exists() or not program:
            print("left out  the same hits as the program: no engine lies beside the pages")
            return
        lists = HERE.parent / "Search"
        questions = [json.loads(line)["q"] for line in (lists / "questions.jsonl").read_text().splitlines()]
        questions = (questions + (lists / "colloquial.txt").read_text().splitlines())[:300]
        self.open("index.html", "en")
        other = []
        for question in questions:
            found = subprocess.run([program, "search", "--index", index, "--format", "json", question], capture_output=True, text=True,
                                   env={**os.environ, "LANG": "en_US.UTF-8"})
            ours = [hit["id"] for hit in json.loads(found.stdout)["hits"]] if found.stdout else []
            if self.page.run(f"higFind({json.dumps(question)})") != ours:
                other.append(question)
        share = 1 - len(other) / len(questions)
        self.say("the same ten hits as the program, 99 % of 300 questions", other if share < 0.99 else [], f"{share:.1%}")

    def searching(self):
        page, bad, slow = self.page, [], []
        page.size(WIDE)
        for view in ["ja", "en"]:
            self.open("index.html", view)
            page.run("higFind('a')")
            for words, wanted in SEARCHES:
                # Hits in the reader's language are shown in that language.
                wanted = wanted[view] if isinstance(wanted, dict) else wanted
                self.search(words)
                first = page.run("(e => e && { href: e.href, text: e.textContent })(document.querySelector('#hits a'))")
                right = first and (f"/{wanted[6:]}.html#" in first["href"].replace(f"?language={'en' if view == 'ja' else 'ja'}", "") if wanted.startswith("topic:") else wanted.lower() in first["text"].lower())
                if not right:
                    bad.append(f"'{words}' ({view}) finds {first and first['href'].rsplit('/')[-1]}: {first and first['text'][:60]}")
        self.say("the first hit answers", bad, ", ".join(words for words, _ in SEARCHES))
        # Time of a whole search, from the words to the list on the screen, including the first one.
        times = {}
        for words, _ in SEARCHES + [("What should I do when there is no space for a label in a toolbar?", ""), ("a", ""), ("ボタンを押したときに何が起きるか分かるようにする", "")]:
            times[words] = page.run(f"""(() => {{
                const q = document.getElementById('q'), out = [];
                for (let i = 0; i < 9; i++) {{
                  q.value = '';
                  higSearch();
                  q.value = {repr(words)};
                  const start = performance.now();
                  higSearch();
                  document.getElementById('hits').getBoundingClientRect();
                  out.push(performance.now() - start);
                }}
                return out.sort((a, b) => a - b)[4];
            }})()""")
        slow = [f"'{words}': {value:.0f} ms" for words, value in times.items() if value >= SLOWEST]
        self.say(f"a search below {SLOWEST} ms", slow, f"medians of 9, {min(times.values()):.1f} to {max(times.values()):.1f} ms")
        self.open("index.html", "ja")
        page.key("/")
        first = page.run("(() => { const q = document.getElementById('q'), s = performance.now(); q.value = '余白'; higSearch(); return performance.now() - s; })()")
        self.say(f"the first search of a page below {SLOWEST} ms", [] if first < SLOWEST else ["slow"], f"{first:.0f} ms")
        self.open("index.html", "ja")
        ready = page.run("(async () => { const s = performance.now(); await higFind('余白'); return performance.now() - s; })()")
        self.say("the engine is read and answers within 2 s", [] if ready < 2000 else ["slow"], f"{ready:.0f} ms")
        self.open("index.html", "en", query="?q=margin")
        page.run("higFind('margin')")
        if not page.run("document.querySelectorAll('#hits a').length"):
            self.say("?q=margin searches", ["no hits"])

    def without_engine(self):
        """Checks that without WebAssembly titles and headlines are searched, with a message."""
        page, bad = self.page, []
        page.size(WIDE)
        script = page.call("Page.addScriptToEvaluateOnNewDocument", source="delete window.WebAssembly")["identifier"]
        for view, words, wanted, said in [("ja", "余白", "余白", "タイトルと見出し"), ("en", "margin", "margin", "titles and headlines")]:
            self.open("index.html", view)
            page.run("document.getElementById('q').focus()")
            page.call("Input.insertText", text=words)
            page.run("new Promise(f => setTimeout(f, 500))")
            hits = page.run("[...document.querySelectorAll('#hits a')].map(e => e.innerText)")
            if not hits or wanted not in hits[0].lower():
                bad.append(f"'{words}' finds {hits[:1]}")
            if said not in page.run("document.getElementById('count').innerText"):
                bad.append(f"nothing says in {view} that only titles and headlines are searched")
        page.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)
        self.say("without WebAssembly titles and headlines are searched", bad)

    def ways_on(self):
        """Checks that a hit opens in its language, and that list pages are found by name."""
        page, bad = self.page, []
        page.size(WIDE)
        self.open("index.html", "en")
        self.search("余白")
        page.key("Enter")
        page.wait_loaded()
        if page.run("document.documentElement.lang") != page.run("(e => e.querySelector('article[lang=ja]') ? 'ja' : 'en')(document.querySelector(':target'))"):
            bad.append("a Japanese hit opens in English")
        page.run("sessionStorage.clear(); localStorage.clear()")
        for view, words, file in [("ja", "変更履歴", "changes.html"), ("en", "sizes", "figures.html"), ("en", "components", "index.html#components")]:
            self.open("index.html", view)
            self.search(words)
            if file not in (page.run("(e => e && e.href)(document.querySelector('#hits a'))") or ""):
                bad.append(f"'{words}' does not lead to {file}")
        page.run("sessionStorage.clear(); localStorage.clear()")
        self.say("a hit opens in its language, a list is found by its name", bad)

    # Views

    def permalinks(self):
        page, bad = self.page, []
        self.open("topics/charts.html", "ja")
        for width in [WIDE, PHONE]:
            page.size(width, 700)
            for scheme in ["ja", "en"]:
                self.open("topics/charts.html", scheme)
                links = page.run("[...document.querySelectorAll('.permalink')].filter(audit.shown).map(e => e.hash)")
                for link in links[:: max(1, len(links) // 6)]:
                    self.open("topics/charts.html", scheme, fragment=link)
                    self.page.run("location.hash = location.hash")
                    page.settle()
                    seen = page.run("""(e => { const b = e.getBoundingClientRect(), h = document.querySelector('header');
                        const under = getComputedStyle(h).position === 'sticky' ? h.getBoundingClientRect().bottom : 0;
                        return audit.shown(e) && b.top >= under - 1 && b.top < innerHeight; })(document.querySelector(':target'))""")
                    if not seen:
                        bad.append(f"{link} ({scheme}, {width} px) is out of sight")
        # A filter from an earlier visit must not hide the target of a link.
        self.open("topics/widgets.html", "ja")
        link = page.run("""(e => e && '#' + e.id)(document.querySelector('.row[data-platforms]:not([data-platforms~="watchos"])'))""")
        if link:
            page.run("""document.querySelector('button[data-platform="watchos"]').click()""")
            self.open("topics/widgets.html", "ja", fragment=link)
            if not page.run("audit.shown(document.querySelector(':target'))"):
                bad.append(f"{link} is hidden by the filter of an earlier visit")
            page.run("sessionStorage.clear(); localStorage.clear()")
        self.say("permalinks lead to their rule", bad)

    def languages(self):
        page, bad = self.page, []
        page.size(WIDE)
        self.open("topics/alerts.html", "en")
        if any("ぁ" <= c <= "ヿ" for c in self.audit("visibleText")):
            bad.append("Japanese shows in the English view")
        if page.run("document.documentElement.lang") != "en":
            bad.append("the English view does not say lang=en")
        page.open(self.address("topics/charts.html"))
        if page.run("document.documentElement.dataset.view") != "en":
            bad.append("the next page has forgotten the language")
        self.open("topics/alerts.html", "ja")
        if page.run("[...document.querySelectorAll('main article[lang=en]')].some(e => e.getClientRects().length)"):
            bad.append("English shows in the Japanese view")
        self.view("both")
        sides = page.run("""(() => [...document.querySelectorAll('main .row')].filter(r => r.querySelectorAll('article').length === 2).map(r => {
            const [a, b] = [...r.querySelectorAll('article')].map(e => e.getBoundingClientRect());
            return Math.abs(a.top - b.top) < 2 && a.right <= b.left; }))()""")
        if not sides or not all(sides):
            bad.append(f"side by side: {sides.count(True)} of {len(sides)} pairs")
        page.size(PHONE, 800, mobile=True)
        page.settle()
        if not page.run("""(() => { const [a, b] = [...document.querySelector('main .row.rule').querySelectorAll('article')].map(e => e.getBoundingClientRect());
            return b.top >= a.bottom - 1; })()"""):
            bad.append("on a phone the languages do not stand one below the other")
        page.run("sessionStorage.clear(); localStorage.clear()")
        self.say("language switch and side by side", bad, f"{len(sides)} pairs")

    def platforms(self):
        page, bad = self.page, []
        page.size(WIDE)
        count = "[...document.querySelectorAll('main .row')].filter(audit.shown).length"
        self.open("index.html", "en")
        all_topics = page.run(count)
        page.run("""document.querySelector('button[data-platform="watchos"]').click()""")
        some = page.run(count)
        if not 0 < some < all_topics:
            bad.append(f"{some} of {all_topics} topics for watchOS")
        if page.run("[...document.querySelectorAll('main h2, main h3')].filter(audit.shown).some(h => h.parentElement.querySelector('.row') && !h.parentElement.querySelector('.row:not(.off)'))"):
            bad.append("a heading without topics stays")
        self.open("topics/widgets.html", "en")
        if page.run("""document.querySelector('button[data-platform="watchos"]').getAttribute('aria-pressed')""") != "true":
            bad.append("the next page has forgotten the filter")
        if page.run("""[...document.querySelectorAll('main .row[data-platforms]')].filter(audit.shown).some(r => !r.dataset.platforms.includes('watchos'))"""):
            bad.append("rules of other platforms stay")
        said = page.run("document.querySelector('.state').innerText")
        if "watchOS" not in said or not re.search(r"\d+ of \d+", said):
            bad.append(f"the page says of the filter: '{said}'")
        page.run("""document.querySelector('button[data-platform="watchos"]').click()""")
        page.run("sessionStorage.clear(); localStorage.clear()")
        self.say("platform filter", bad, f"watchOS: {some} of {all_topics} topics")

    def printing(self):
        page, bad = self.page, []
        page.size(WIDE)
        self.open("topics/charts.html", "ja")
        for scheme in ["light", "dark"]:
            page.media(scheme, "print")
            if page.run("audit.shown(document.querySelector('header')) || audit.shown(document.querySelector('.permalink'))"):
                bad.append(f"{scheme}: what is for the screen is printed")
            if page.run("getComputedStyle(document.body).backgroundColor") != "rgb(255, 255, 255)":
                bad.append(f"{scheme}: not on white")
            bad += [f"{scheme}: {c}" for c in self.audit("contrast")]
        if len(page.call("Page.printToPDF")["data"]) < 10_000:
            bad.append("no PDF")
        page.media("light")
        self.say("print", bad)


class LinkCheck(html.parser.HTMLParser):
    """Checks that the files that a page names exist, and that nothing is loaded from elsewhere."""

    def __init__(self, site):
        super().__init__()
        self.site, self.found, self.known = site, [], {}

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.found.append(("id", value))
            elif name in ("href", "src"):
                self.found.append((tag, value))

    def read(self, file):
        if file not in self.known:
            self.found = []
            self.feed((self.site / file).read_text())
            self.known[file] = self.found
        return self.known[file]

    def complaints(self, file):
        for tag, value in self.read(file):
            if tag == "id":
                continue
            parts = urllib.parse.urlsplit(value)
            if parts.scheme or parts.netloc:
                if tag != "a":
                    yield f"{file} loads {value}"
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(file), urllib.parse.unquote(parts.path))) if parts.path else file
            if target.startswith("..") or not (self.site / target).is_file():
                yield f"{file}: no '{value}'"
            elif parts.fragment and target.endswith(".html") and ("id", urllib.parse.unquote(parts.fragment)) not in self.read(target):
                yield f"{file}: no place '{value}'"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("--pictures", help="take pictures, and write what is read out, into this folder")
    parser.add_argument("--program", help="the program, whose manual pages are read too")
    parser.add_argument("--index", help="its index")
    parser.add_argument("--tools", default=".build", help="where axe-core and the validator are installed")
    parser.add_argument("--only", help="the checks of these names, with commas between them")
    options = parser.parse_args()
    checks = Checks(options.site)
    pages = checks.files()
    served.sizes(checks)
    if not options.only or "nu" in options.only:
        standards.nu(checks, options.tools)
    path = chromium.find()
    if not path:
        print("SKIPPED everything that needs a browser: no Chromium found (on Debian: apt-get install chromium; or set CHROMIUM)")
        return checks.failed > 0
    start = time.monotonic()
    checks.page = chromium.Browser(path)
    pictures = options.pictures and pathlib.Path(options.pictures)
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    parts = {
        "policy": lambda: checks.policy(pages), "everywhere": lambda: checks.everywhere(pages), "contrast": checks.contrast, "names": checks.names,
        "keyboard": checks.keyboard, "searching": lambda: (checks.search_by_keys(), checks.searching(), checks.ways_on(), checks.without_engine()), "alike": lambda: checks.alike(options.program, options.index), "permalinks": checks.permalinks,
        "languages": checks.languages, "platforms": checks.platforms, "printing": checks.printing,
        "widths": lambda: layouts.widths(checks, pictures), "keys": lambda: layouts.by_keys(checks), "tasks": lambda: tasks.check(checks), "heard": lambda: heard.pages(checks, pictures),
        "scriptless": lambda: served.without_script(checks), "served": lambda: served.on_server(checks), "axe": lambda: standards.axe(checks, options.tools),
        "manual": lambda: options.program and heard.manual(checks, options.program, options.index),
    }
    try:
        for name, part in parts.items():
            if not options.only or name in options.only.split(","):
                part()
        outside = [url for url in checks.page.requests if not url.startswith(("file://", "about:"))]
        checks.say("no request to anywhere", outside, f"{len(checks.page.requests)} files read")
        checks.say("nothing on the console", checks.page.problems)
    finally:
        checks.page.close()
    print(f"{'FAILED' if checks.failed else 'passed'}: {checks.failed} checks failed, {time.monotonic() - start:.0f} s")
    return checks.failed > 0


if __name__ == "__main__":
    sys.exit(main())
