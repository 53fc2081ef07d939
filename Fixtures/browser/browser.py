"""Drives a headless Chromium by its DevTools protocol over a pipe, with the standard library only.

    with Browser() as browser:
        page = browser.open("file:///tmp/gallery.html", width=375, height=800, dark=True)
        page.press("j")
        assert page.evaluate("document.title") == "Tips of birds"
        page.expect_quiet()
"""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome"]
# The keys that type no character: DOM key, code and number of Windows.
KEYS = {
    "Tab": ("Tab", "Tab", 9), "Enter": ("Enter", "Enter", 13), "Escape": ("Escape", "Escape", 27),
    "ArrowDown": ("ArrowDown", "ArrowDown", 40), "ArrowUp": ("ArrowUp", "ArrowUp", 38),
    "ArrowRight": ("ArrowRight", "ArrowRight", 39), "ArrowLeft": ("ArrowLeft", "ArrowLeft", 37),
    "Home": ("Home", "Home", 36), "End": ("End", "End", 35), " ": (" ", "Space", 32),
}

# The texts that are visible: pieces of lines, each with the box that it must not leave.
TEXTS = """
(() => {
  const texts = [];
  // What is not in view yet has no place of its own.
  const draw = value => document.querySelectorAll(".item").forEach(
    item => { item.style.contentVisibility = value; });
  draw("visible");
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest("script, style, title, option")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isDrawn = parent.closest("text");
    const rects = isDrawn ? [isDrawn.getBoundingClientRect()] : [...range.getClientRects()];
    // What a box scrolls to is outside of it, and is not lost.
    let box = isDrawn ? parent.closest("figure, section, main") || document.documentElement
      : parent.closest("a, code, button, dd, dt, li, p, h1, h2, td, th, span, label, summary, "
        + "article, section, header");
    const scroller = parent.closest("pre, .scroll, .commands code");
    if (scroller) box = null;
    for (const rect of rects) {
      if (rect.width < 1) continue;
      texts.push({ text: node.textContent.trim().slice(0, 40), rect,
        frame: box && box.getBoundingClientRect(),
        clip: scroller && scroller.getBoundingClientRect() });
    }
  }
  draw("");
  return texts;
})()
"""
MISPLACED = """
(() => {
  const texts = %s;
  // The space above and below letters may overlap.
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      > 0.4 * Math.min(a.height, b.height);
  const inside = (a, box) => a.left >= box.left - 2 && a.right <= box.right + 2
    && a.top >= box.top - 8 && a.bottom <= box.bottom + 8;
  const wrong = texts.filter(t => t.frame && !inside(t.rect, t.frame))
    .map(t => `"${t.text}" leaves its box`);
  const shown = texts.filter(t => !t.clip || overlap(t.rect, t.clip));
  shown.sort((a, b) => a.rect.top - b.rect.top);
  shown.forEach((a, i) => {
    for (let j = i + 1; j < shown.length && shown[j].rect.top < a.rect.bottom; j++) {
      const b = shown[j];
      if (a.clip && b.clip && a.clip.top === b.clip.top) continue;
      const cut = t => t.clip ? { ...t.rect.toJSON(), right: Math.min(t.rect.right, t.clip.right) }
        : t.rect;
      if (overlap(cut(a), cut(b))) wrong.push(`"${a.text}" overlaps "${b.text}"`);
    }
  });
  return wrong.slice(0, 5);
})()
""" % TEXTS.strip()


class Failure(Exception):
    """A check that does not hold, as a sentence."""


class Browser:
    """A process of Chromium with a profile of its own, which ends with the block."""

    def __init__(self, timeout=60):
        program = os.environ.get("CHROMIUM") or next(filter(shutil.which, NAMES), None)
        if program is None:
            raise Failure("Chromium is missing: install it, or set CHROMIUM to its path.")
        self.timeout = timeout
        self.profile = tempfile.mkdtemp(prefix="tipcontrol-browser-")
        self.commands, commands = self.pipe()
        answers, self.answers = self.pipe()
        options = [
            "--headless=new", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu",
            "--disable-extensions", "--disable-background-networking", "--disable-sync",
            "--no-default-browser-check", "--hide-scrollbars", "--mute-audio",
            # A container has a small /dev/shm.
            "--disable-dev-shm-usage", f"--user-data-dir={self.profile}",
        ]
        # Root has no user namespace for the sandbox.
        options += ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$0" "$@" 3<&{commands} 4>&{answers}', program, *options,
             "about:blank"],
            pass_fds=(commands, answers), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(commands)
        os.close(answers)
        self.number = 0
        self.buffer = b""
        self.pages = {}

    @staticmethod
    def pipe():
        """Returns the writing and the reading end of a pipe."""
        read, write = os.pipe()
        return write, read

    def __enter__(self):
        return self

    def __exit__(self, *error):
        # The session is the browser's own: its helpers end with it.
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Sends a command and returns its result; events that arrive meanwhile go to their page."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        """Returns the next message, after an event has gone to its page."""
        deadline = time.monotonic() + self.timeout
        while b"\0" not in self.buffer:
            rest = deadline - time.monotonic()
            if rest <= 0 or not select.select([self.answers], [], [], rest)[0]:
                raise Failure(f"The browser did not answer within {self.timeout} seconds.")
            data = os.read(self.answers, 1 << 16)
            if not data:
                raise Failure("The browser has ended.")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        page = self.pages.get(message.get("sessionId"))
        if page is not None and "method" in message:
            page.note(message["method"], message["params"])
        return message

    def open(self, address, width=1280, height=900, dark=False):
        """Opens an address in a new page of a size, and returns it after it has loaded."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session)
        for domain in ["Page", "Runtime", "Log", "Network"]:
            page.send(f"{domain}.enable")
        page.resize(width, height, dark)
        page.address = address
        page.send("Page.navigate", url=address)
        while not page.has_loaded:
            self.receive()
        return page


class Page:
    """A page with its complaints and its requests."""

    def __init__(self, browser, session):
        self.browser = browser
        self.session = session
        self.complaints = []
        self.requests = []
        self.has_loaded = False

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def note(self, method, event):
        if method == "Page.loadEventFired":
            self.has_loaded = True
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(event["exceptionDetails"].get("text", "an exception"))
        elif method == "Runtime.consoleAPICalled" and event["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(a.get("value")) for a in event["args"]))
        elif method == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
            self.complaints.append(event["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(event["request"]["url"])

    def resize(self, width, height, dark=False):
        """Sets the size of the window, and whether the reader prefers dark pages."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 600)
        self.width = width
        scheme = "dark" if dark else "light"
        self.send("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def evaluate(self, expression):
        """Returns the value of an expression of JavaScript, after the next frame is drawn."""
        code = (f"new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
                f".then(() => ({expression}))")
        answer = self.send("Runtime.evaluate", expression=code, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(f"{expression}: {details.get('exception', {}).get('description', details)}")
        return answer["result"].get("value")

    def press(self, key, count=1, shift=False):
        """Presses and releases a key."""
        name, code, number = KEYS.get(key, (key, f"Key{key.upper()}", ord(key.upper()[0])))
        text = {"Enter": "\r", " ": " "}.get(key, "" if key in KEYS else key)
        event = {"key": name, "code": code, "windowsVirtualKeyCode": number,
                 "modifiers": 8 if shift else 0}
        for _ in range(count):
            self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text,
                      **event)
            self.send("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        """Types characters."""
        for character in text:
            self.press(character)

    def screenshot(self, path, is_whole=False):
        """Writes a picture of the window, or of the whole page."""
        data = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=is_whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(data["data"]))

    def expect(self, expression, expected, what=None):
        """Fails unless an expression has a value."""
        found = self.evaluate(expression)
        if found != expected:
            raise Failure(f"{what or expression}: expected {expected!r}, found {found!r}")

    def expect_quiet(self):
        """Fails when the page complained, or asked for anything but itself."""
        # An answer to a later command comes after the events before it.
        self.evaluate("1")
        if self.complaints:
            raise Failure("The console has messages: " + "; ".join(self.complaints))
        others = [url for url in self.requests if url != self.address and not url.startswith("data:")]
        if others:
            raise Failure("The page asked for " + ", ".join(others))

    def expect_apart(self):
        """Fails when a text overlaps another, or leaves its box."""
        wrong = self.evaluate(MISPLACED)
        if wrong:
            raise Failure(f"At a width of {self.width}: " + "; ".join(wrong))

    def expect_fit(self):
        """Fails when the page is wider than its window."""
        # On a phone the window grows with a page that is too wide.
        width = self.evaluate("document.documentElement.scrollWidth")
        if width > self.width:
            raise Failure(f"The page is {width} points wide in a window of {self.width}")
