"""Local stand-in for the official server. It answers by path, with faults, and records requests and their times."""

import hashlib
import http.server
import threading
import time

import pages

LIST = "/tutorials/data/index/design--human-interface-guidelines"


def path(slug, language="en"):
    return "/tutorials/data" + ("/jp" if language == "ja" else "") + f"{pages.ROOT}/{slug}.json"


class Server:
    """`answers` maps a path to bytes, or to a function of the handler and the number of earlier requests."""

    def __init__(self, slugs=pages.SLUGS, robots=b"User-agent: *\nDisallow: /private/\n"):
        self.asked = []
        self.statuses = []
        self.answers = {"/robots.txt": robots, LIST: pages.encoded(pages.tree(slugs))}
        for slug in slugs:
            self.answers[path(slug)] = pages.encoded(pages.english(slug))
            self.answers[path(slug, "ja")] = pages.encoded(pages.japanese(slug))
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                before = sum(asked == self.path for _, asked, _ in owner.asked)
                owner.asked.append((time.monotonic(), self.path, dict(self.headers)))
                answer = owner.answers.get(self.path)
                try:
                    if answer is None:
                        self.give(404, b"{}")
                    elif callable(answer):
                        answer(self, before)
                    else:
                        self.serve(answer)
                except (BrokenPipeError, ConnectionResetError):
                    pass

            def serve(self, body, kind="application/json"):
                """Compares tags; pages of even length have only a date."""
                tag = '"' + hashlib.sha1(body).hexdigest()[:12] + '"'
                seconds = int(hashlib.sha1(body).hexdigest()[:8], 16) % 86400
                modified = "Mon, 09 Jun 2025 %02d:%02d:%02d GMT" % (seconds // 3600, seconds // 60 % 60, seconds % 60)
                fields = {"ETag": tag} if len(body) % 2 else {"Last-Modified": modified}
                known = self.headers.get("If-None-Match") == tag or self.headers.get("If-Modified-Since") == modified
                self.give(304 if known else 200, b"" if known else body, kind, **fields)

            def give(self, status, body=b"", kind="application/json", **fields):
                owner.statuses.append((self.path, status))
                self.send_response(status)
                for name, value in fields.items():
                    self.send_header(name.replace("_", "-"), value)
                if body:
                    self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Threading(http.server.ThreadingHTTPServer):
            daemon_threads = True

        self.server = Threading(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    def forget(self):
        self.asked, self.statuses = [], []

    def paths(self):
        return [path for _, path, _ in self.asked]

    def gaps(self):
        times = [moment for moment, _, _ in self.asked]
        return [b - a for a, b in zip(times, times[1:])]
