"""Finds every screen and every form of the app by following its links from the first page on."""
import re
import urllib.error
import urllib.parse
import urllib.request
from html.parser import HTMLParser

ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
# Parameters that say where to come back to or which part shows make no other screen.
SAME_SCREEN = {"return", "done", "from", "show", "seed"}
NO_SCREEN = re.compile(r"^/(assets/|enter|export|events|recover|grades/file/|[a-z/]*\.(ics|csv|json)$)")
SAMPLES = 2
FIELDS = ("input", "select", "textarea", "button")


class Form:
    def __init__(self, attributes):
        self.id = attributes.get("id")
        self.action, self.method = attributes.get("action", ""), attributes.get("method", "get")
        self.multipart = "multipart" in attributes.get("enctype", "")
        self.controls = []
        self.attributes = attributes

    @property
    def fields(self):
        """What a person fills in."""
        return [c for c in self.controls if c["name"] and c["type"] not in ("hidden", "submit", "button")]

    @property
    def buttons(self):
        return [c for c in self.controls if c["type"] == "submit"]

    @property
    def waits(self):
        """Whether nothing sends it until the script fills the templates in which all its buttons stand."""
        return not self.action and not self.fields and not self.buttons

    def key(self, button=None):
        """The same for the forms of one kind, whichever record they are about."""
        names = sorted({pattern(c["name"]) for c in self.fields})
        action = button and button["attributes"].get("formaction") or self.action
        choice = (button["name"], pattern(button["value"])) if button and button["name"] else ()
        return (self.sent_by(button), pattern(action), *names, *choice)

    def sent_by(self, button):
        """How it is sent with this button."""
        return button and button["attributes"].get("formmethod") or self.method


class Page(HTMLParser):
    """The links and forms of a page, each form with its controls, and where it says that something is wrong."""

    # The filling of a form that the page is the answer to.
    via = None
    # Whether what comes stands in a template, which is no part of the page until the script fills it.
    inert = False

    def __init__(self, address, text):
        super().__init__()
        self.address, self.links, self.forms, self.errors = address, [], [], []
        self.texts, self.open, self.last, self.loose = [], None, None, []
        self.feed(text)
        named = {form.id: form for form in self.forms if form.id}
        for owner, control in self.loose:
            assert owner in named, f"{address}: a control of the form {owner}, which isn't there"
            named[owner].controls.append(control)

        found = re.search(r"(?s)<main.*</main>", text)
        self.main = found.group() if found else ""

    def wrong(self):
        """The names of the fields beside which an error stands."""
        return {
            control["name"] for form in self.forms for control in form.fields
            if control["attributes"].get("aria-invalid") == "true"
            or set(control["attributes"].get("aria-describedby", "").split()) & set(self.errors)
        }

    def handle_starttag(self, tag, attributes):
        attributes = {name: value if value is not None else "" for name, value in attributes}
        if self.inert or tag == "template":
            self.inert = True
        elif tag == "a" and "href" in attributes:
            self.links.append(attributes)
        elif tag == "form":
            self.open = Form(attributes)
            self.forms.append(self.open)
        elif tag in FIELDS:
            self.control(tag, attributes)
        elif tag == "option" and self.last and self.last["tag"] == "select":
            value = attributes.get("value", "")
            self.last["options"].append(value)
            if "selected" in attributes or len(self.last["options"]) == 1:
                self.last["value"] = value
        if not self.inert and "error" in attributes.get("class", "").split():
            self.errors.append(attributes.get("id", ""))

    def control(self, tag, attributes):
        kind = attributes.get("type", "submit" if tag == "button" else "text") if tag in ("input", "button") else tag
        control = {"tag": tag, "type": kind, "name": attributes.get("name", ""), "value": attributes.get("value", ""),
                   "checked": "checked" in attributes, "options": [], "attributes": attributes}
        if kind in ("checkbox", "radio") and "value" not in attributes:
            control["value"] = "on"
        self.last = control
        if "form" in attributes:
            self.loose.append((attributes["form"], control))
        elif self.open:
            self.open.controls.append(control)

    def handle_endtag(self, tag):
        if tag == "template":
            self.inert = False
        elif tag == "form":
            self.open = None
        elif tag in ("select", "textarea"):
            self.last = None

    def handle_data(self, data):
        if self.last and self.last["tag"] == "textarea":
            self.last["value"] += data if self.last["value"] else data.removeprefix("\n")


def pattern(address):
    """An address or name without what differs from record to record."""
    path, _, query = ID.sub("*", urllib.parse.unquote(address)).partition("?")
    path = re.sub(r"(?<=[/.-])\d[\d-]*", "*", path)
    names = sorted(
        name if re.search(r"[^a-zA-Z]", value) or len(value) > 14 else f"{name}={value}"
        for name, value in urllib.parse.parse_qsl(query, keep_blank_values=True) if name not in SAME_SCREEN)
    return path + ("?" + "&".join(names) if names else "")


class Answer:
    """What came back: the page, if it is one, with the sentence that says why something was refused."""

    def __init__(self, origin, status, url, text, kind):
        self.status, self.url, self.text = status, url, text
        self.page = Page(url.removeprefix(origin), text) if kind == "text/html" else None
        self.main = self.page and self.page.main
        found = re.search(r'(?s)class="(?:error|empty"><h1>.*?</h1><p|banner)[^>]*>(.*?)</p>', text)
        self.sentence = re.sub(r"(?s)<[^>]*>", " ", found.group(1)).strip() if found else ""


class Server:
    """The app as its server answers it, without a script."""

    def __init__(self, origin):
        self.origin = origin

    def ask(self, path, body=None, kind=None):
        request = urllib.request.Request(self.origin + path, body, {"Content-Type": kind} if body is not None else {})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.url, answer.read().decode(errors="replace"), answer.headers.get_content_type()
        except urllib.error.HTTPError as error:
            return error.code, error.url, error.read().decode(errors="replace"), error.headers.get_content_type()

    def get(self, path):
        return Answer(self.origin, *self.ask(path))

    def post(self, path, body, kind="application/x-www-form-urlencoded"):
        return Answer(self.origin, *self.ask(path, body, kind))

    def send(self, filling):
        if filling.method == "post":
            return self.post(filling.action, *filling.body())
        return self.get(filling.action.partition("?")[0] + "?" + urllib.parse.urlencode(filling.pairs))


class Crawl:
    """Every screen that links lead to: a few of those that differ only in their record."""

    def __init__(self, way, start="/"):
        self.way, self.origin, self.seen, self.asked, self.pages = way, way.origin, {}, set(), []
        self.queue = [(start, "")]
        self.run()

    def run(self):
        while self.queue:
            address, source = self.queue.pop(0)
            answer = self.way.get(address)
            assert answer.status == 200, f"{source} leads to {address}, which answers {answer.status}"
            if answer.page:
                self.take(answer.page)

    def take(self, page):
        self.pages.append(page)
        for link in page.links:
            self.follow(link, page.address)

    def follow(self, link, source):
        address, _ = urllib.parse.urldefrag(urllib.parse.urljoin(self.origin + source, link["href"]))
        if not address.startswith(self.origin + "/") or "download" in link:
            return
        address = address.removeprefix(self.origin)
        key = pattern(address)
        if NO_SCREEN.match(address) or address in self.asked or self.seen.get(key, 0) >= SAMPLES:
            return
        self.asked.add(address)
        self.seen[key] = self.seen.get(key, 0) + 1
        self.queue.append((address, source))
