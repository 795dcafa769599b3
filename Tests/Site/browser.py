"""Headless Chromium over the DevTools protocol, through a pipe, with Python's standard library only."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find():
    """Returns the browser's path, or None."""
    named = os.environ.get("CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """Browser with one page. `requests` and `problems` collect the requests of the page and errors."""

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="hig-site-")
        to_read, to_write = os.pipe(), os.pipe()

        def wire():
            # Chromium reads commands from descriptor 3 and writes answers to 4; both may already be in use.
            reader, writer = os.dup(to_read[0]), os.dup(to_write[1])
            os.dup2(reader, 3)
            os.dup2(writer, 4)

        self.process = subprocess.Popen(
            [path, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-dev-shm-usage", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--hide-scrollbars", "--user-data-dir=" + self.profile, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=wire, close_fds=False)
        os.close(to_read[0])
        os.close(to_write[1])
        self.out, self.into = to_read[1], to_write[0]
        self.buffer, self.last, self.session = b"", 0, None
        self.requests, self.problems, self.loaded = [], [], False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log", "DOM", "Accessibility"]:
            self.call(domain + ".enable")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close", seconds=5)
        except (OSError, TimeoutError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol

    def call(self, method, seconds=30, **parameters):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        rest = memoryview(json.dumps(message).encode() + b"\0")
        while rest:
            rest = rest[os.write(self.out, rest):]
        end = time.monotonic() + seconds
        while True:
            answer = self.receive(end, method)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, end, what):
        while b"\0" not in self.buffer:
            if not select.select([self.into], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError(f"no answer to {what}")
            part = os.read(self.into, 1 << 20)
            if not part:
                raise OSError("the browser ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, params):
        if method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.problems.append(" ".join(str(a.get("value", a.get("description"))) for a in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.problems.append(params["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("a dialog: " + params["message"])
        elif method == "Page.loadEventFired":
            self.loaded = True

    # Actions of a user

    def open(self, url):
        """Loads an address again, even if only the fragment differs."""
        self.call("Page.navigate", url="about:blank")
        self.loaded = False
        self.call("Page.navigate", url=url)
        self.wait_loaded()

    def wait_loaded(self, seconds=30):
        end = time.monotonic() + seconds
        while not self.loaded or self.run("document.readyState") != "complete":
            self.receive(end, "loading") if not self.loaded else time.sleep(0.01)

    def run(self, script):
        """Returns the value of an expression, and waits for a promise."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", "failed") + "\n" + script[:200])
        return answer["result"].get("value")

    def settle(self):
        """Waits for two frames, so that styles and scrolling are done."""
        self.run("new Promise(f => requestAnimationFrame(() => requestAnimationFrame(f)))")

    def key(self, name, text=None, shift=False):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "/": 191, " ": 32}
        text = text or {"Enter": "\r", "/": "/", " ": " "}.get(name)
        common = dict(key=name, code="Slash" if name == "/" else "Space" if name == " " else name,
                      windowsVirtualKeyCode=codes.get(name, 0), modifiers=8 if shift else 0)
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **common, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def type(self, text):
        # Types once the search is ready, as a user would.
        self.run("window.higFind && higFind('a')")
        self.call("Input.insertText", text=text)
        self.run("new Promise(f => setTimeout(f, 150))")

    def size(self, width, height=900, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)

    def media(self, scheme="light", kind="screen"):
        self.call("Emulation.setEmulatedMedia", media=kind, features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.settle()

    def shot(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
