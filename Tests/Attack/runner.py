"""One run of the program, with limits, and the problems of its result."""
import os
import re
import resource
import signal
import subprocess

# Limits: seconds of processor time, seconds of waiting, and megabytes. The first is for a release build (--cpu gives a debug build more).
CPU = 5
WAIT = 90
MEMORY = 500

# Bytes of UTF-8 that no output may hold: controls but tabs and line feeds, C1 controls, bidirectional overrides.
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xaa-\xae]|\xe2\x81[\xa6-\xa9]")


class Run:
    """Result of a run: `status` (negative: the signal), `output`, `errors`, `problem` (class and message, or None)."""

    def __init__(self, command, status, output, errors, cpu, memory, waited):
        self.command, self.status, self.output, self.errors = command, status, output, errors
        self.cpu, self.memory = cpu, memory
        self.problem = self._problem(waited)

    def _problem(self, waited):
        if waited:
            return "hang", f"still there after {WAIT} s, {self.cpu:.1f} s of them at work"
        if self.status == -signal.SIGXCPU or self.status == -signal.SIGKILL and self.cpu >= CPU - 0.1:
            return "hang", f"more than {CPU} s of processor time"
        if self.status < 0:
            return "crash", signal.Signals(-self.status).name
        if self.memory > MEMORY:
            return "memory", f"{self.memory} MB"
        if self.status not in (0, 1, 2):
            return "status", f"ends with {self.status}"
        for stream, text in (("output", self.output), ("errors", self.errors)):
            found = CONTROL.search(text)
            if found:
                return "control", f"{found.group()!r} in {stream} at {found.start()}"
        if self.status == 2 and b"hig: " not in self.errors:
            return "status", "ends with 2 without a word"
        if b"Fatal error" in self.errors:
            return "crash", "a trap"
        return None


def environment(**more):
    """Returns an environment with only the caller's search path, so a run is the same everywhere."""
    own = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8", "COLUMNS": "80", "TERM": "dumb", "HOME": "/nonexistent"}
    own.update(more)
    return own


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (256 << 20, 256 << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(command, folder, stdin=b"", kill_after=None, **variables):
    """Runs a command in `folder`, at most until its limits; `kill_after`: seconds until it is killed, which is then no problem."""
    names = [os.path.join(folder, f".{name}") for name in ("in", "out", "err")]
    with open(names[0], "wb") as file:
        file.write(stdin)
    with open(names[0], "rb") as given, open(names[1], "wb") as out, open(names[2], "wb") as err:
        process = subprocess.Popen(
            command, cwd=folder, stdin=given, stdout=out, stderr=err, env=environment(**variables), preexec_fn=limit,
            start_new_session=True)
        waited = []

        def end(*_):
            waited.append(True)
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

        signal.signal(signal.SIGALRM, end)
        signal.setitimer(signal.ITIMER_REAL, kill_after or WAIT)
        try:
            _, status, usage = os.wait4(process.pid, 0)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    output, errors = (open(name, "rb").read() for name in names[1:])
    for name in names:
        os.unlink(name)
    done = Run(
        command, process.returncode, output, errors, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1024,
        bool(waited) and kill_after is None)
    if kill_after is not None and waited:
        done.problem = None
    return done
