"""The site without scripts, from a server, below a path, and without a network."""

import functools
import http.server
import pathlib
import threading

POLICY = "default-src 'none'; script-src 'self'{wasm}; style-src 'self'; img-src 'self'; manifest-src 'self'; connect-src 'self'; worker-src 'self'"


def without_script(checks):
    page, bad = checks.page, []
    for width in [360, 1280]:
        page.size(width, 900, mobile=width < 700)
        page.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            for file in ["index.html", "topics/alerts.html", "topics/widgets.html", "changes.html"]:
                page.open(checks.address(file))
                page.call("Emulation.setScriptExecutionDisabled", value=False)
                page.run((pathlib.Path(__file__).parent / "audit.js").read_text() + ";0")
                page.call("Emulation.setScriptExecutionDisabled", value=True)
                where = f"{file}, {width} px"
                bad += [f"{where}: {c}" for c in page.run("audit.overflow()")]
                if not page.run("audit.shown(document.querySelector('.noscript'))"):
                    bad.append(f"{where}: does not say what needs a script")
                if page.run("[...document.querySelectorAll('main .row')].some(r => !audit.shown(r))"):
                    bad.append(f"{where}: a record does not show")
                if page.run("audit.shown(document.getElementById('q'))"):
                    bad.append(f"{where}: a search that cannot search shows")
                # The boxes are checked by a click, as by a user.
                page.run("document.getElementById('n-watchos').checked = true")
                if page.run("[...document.querySelectorAll('main .row[data-platforms]')].some(r => audit.shown(r) !== r.dataset.platforms.split(' ').includes('watchos'))"):
                    bad.append(f"{where}: the platform does not filter")
                page.run("document.getElementById('n-en').checked = true")
                if page.run("/[ぁ-ヿ]/.test(document.querySelector('main').innerText)"):
                    bad.append(f"{where}: Japanese shows where English was chosen")
        finally:
            page.call("Emulation.setScriptExecutionDisabled", value=False)
    checks.say("without a script: all to be read, by platform and language", bad)


def on_server(checks):
    """Opens the site below a path of a server with its own policy, then without the server."""
    page, bad, asked = checks.page, [], []
    below = "/design/guide/"
    has_wasm = "wasm-unsafe-eval" in (checks.site / "index.html").read_text()

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            return super().translate_path("/" + path[len(below):]) if path.startswith(below) else "/none"

        def end_headers(self):
            self.send_header("Content-Security-Policy", POLICY.format(wasm=" 'wasm-unsafe-eval'" if has_wasm else ""))
            super().end_headers()

        def log_message(self, *arguments):
            asked.append(arguments)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(checks.site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_port}{below}"
    known = (list(page.requests), list(page.problems))
    page.requests, page.problems = [], []
    page.size(360, 800, mobile=True)
    try:
        page.open(root + "topics/alerts.html?language=en")
        if page.run("document.querySelectorAll('main .rule').length") < 5:
            bad.append("the page does not show")
        page.open(root + "?language=en&q=margin")
        page.run("new Promise(f => setTimeout(f, 1500))")
        if not page.run("document.querySelectorAll('#hits a').length"):
            bad.append("the search finds nothing")
        if not page.run("document.querySelector('link[rel=manifest]').href.endsWith('/design/guide/site.webmanifest')"):
            bad.append("no manifest")
        errors = page.call("Page.getAppManifest").get("errors", [])
        bad += [f"the manifest: {e['message']}" for e in errors]
        if page.run("navigator.serviceWorker.ready.then(r => new URL(r.scope).pathname)") != below:
            bad.append("no service worker for the folder")
        outside = [url for url in page.requests if not url.startswith((root, "about:"))]
        bad += [f"asks for {url}" for url in outside] + page.problems
        server.shutdown()
        server.server_close()
        page.open(root + "topics/widgets.html?language=ja")
        if page.run("document.querySelectorAll('main .rule').length") < 5:
            bad.append("without a network a page that was never opened does not show")
        page.open(root)
        page.run("document.getElementById('q').focus()")
        page.type("margin")
        page.run("new Promise(f => setTimeout(f, 1500))")
        if not page.run("document.querySelectorAll('#hits a').length"):
            bad.append("without a network the search finds nothing")
    finally:
        server.shutdown()
        page.requests, page.problems = known
    checks.say("below a path of a server, with its policy, and without a network", bad, f"{len(asked)} requests")


def sizes(checks):
    """Measures the size of a page with its drawings and the images above the fold."""
    heavy = []
    for path in checks.site.rglob("*.html"):
        size = path.stat().st_size
        if size > 150_000 and not path.name.startswith("typography"):
            heavy.append(f"{path.relative_to(checks.site)}: {size / 1000:.0f} KB")
    largest = sorted(((p.stat().st_size, p.name) for p in checks.site.rglob("*.html")), reverse=True)[:3]
    checks.say("a page is below 150 KB with the drawings in it, typography aside", heavy, ", ".join(f"{n} {s / 1000:.0f} KB" for s, n in largest))
