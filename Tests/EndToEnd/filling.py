"""Fills forms as a person would, with values that they don't hold yet, and tells whether they were kept."""
import json
import re
import urllib.parse
import uuid

BOOK = {"tallybook": 1, "records": [{"kind": "essential", "id": "zinnia", "name": "Zinnia seeds"}]}
# What a file must be like to be understood; any other field of files takes any file.
FILES = {"/import": ("zinnia.json", json.dumps(BOOK).encode())}
LETTERS = str.maketrans("0123456789", "ghijklmnop")

# Where no value can be made up from the field itself: what is pasted in and understood.
PASTED = {
    ("/pulls/notes", "notes"): "Zinnia Fair\nOpen\nRick WhyNot 301.5\nDale Rusty 299\n",
    ("/grades/import", "text"): "Student,Quiz 1 (5),Quiz 2 (6)\nPoints Possible,10,20\nMia,8,17\n",
    ("/projects/*/import", "table"): "Choice,Zinnia\nFirst,2\nSecond,3\n",
}


def candidates(control, place):
    """Values that such a field may take, the likeliest first."""
    attributes, old = control["attributes"], control["value"]
    if control["type"] == "date":
        values = [f"2026-10-{10 + place % 19}", f"2026-11-{10 + place % 19}"]
    elif control["type"] == "time":
        values = [f"{10 + place % 9}:15", f"{11 + place % 9}:45"]
    elif attributes.get("inputmode") in ("decimal", "numeric") or control["type"] in ("number", "range"):
        most = float(attributes.get("max") or "inf")
        values = [str(number) for number in (20 + place, 2 + place % 3, 5, 1, 60) if number <= most]
    else:
        values = words(attributes.get("placeholder", ""), int(attributes.get("maxlength", 99)), place)
    return [value for value in values if value != old]


def words(example, longest, place):
    """A text that stands nowhere else, or one like the field's own example."""
    fresh = "Zinnia " + uuid.uuid4().hex[:6].translate(LETTERS)
    like = re.sub(r"\d+", lambda found: str(int(found.group()) + 1), example, count=1)
    return [text for text in (fresh, like if re.search(r"\w", like) else "", "A: 61 4\nF: 0 0", str(20 + place), str(place % 9 + 1)) if text and len(text) <= longest] or ["Z"]


class Filling:
    """A form with what was filled in: the `pairs` that are sent, and what was `changed`."""

    def __init__(self, page, form, button, attempt):
        self.page, self.form, self.button = page, form, button
        self.key, self.nth = form.key(button), nth(page, form)
        self.pairs, self.changed, self.files = [], {}, {}
        self.attempt = attempt
        for place, control in enumerate(form.controls):
            self.take(control, place)

    def filled(self):
        """What a hand fills in: name, which of several, choice, value."""
        return [[name, place, choice, value] for (name, choice, place), value in self.changed.items()]

    @property
    def method(self):
        return self.form.sent_by(self.button)

    @property
    def action(self):
        formaction = self.button and self.button["attributes"].get("formaction")
        return urllib.parse.urljoin(self.page.address, formaction or self.form.action or self.page.address)

    def take(self, control, place):
        name, kind, value = control["name"], control["type"], control["value"]
        if not name or kind == "button" or kind == "submit" and control is not self.button:
            return
        tries = self.attempt.get(name, 0)
        if kind == "checkbox":
            self.flip(control)
        elif kind == "radio":
            self.choose(control, tries)
        elif kind == "select":
            others = [option for option in control["options"] if option not in (value, "")] or [value]
            self.fill(name, others[tries % len(others)])
        elif kind == "file" and not any(self.key[1] == action for action, _ in PASTED):
            self.files[name] = FILES.get(self.key[1], ("zinnia.txt", b"Zinnia in a file"))
        elif kind in ("hidden", "submit", "file"):
            self.pairs += [(name, value)] if kind != "file" else []
        else:
            pasted = PASTED.get((self.key[1], name))
            values = [pasted] if pasted else candidates(control, place)
            self.fill(name, values[tries % len(values)])

    def flip(self, control):
        """A box is set or unset; of several of one name, the first."""
        group = [c for c in self.form.controls if c["type"] == "checkbox" and c["name"] == control["name"]]
        chosen = group[self.attempt.get(control["name"], 0) % len(group)]
        is_set = control["checked"] != (chosen is control)
        if is_set:
            self.pairs.append((control["name"], control["value"]))
        if chosen is control:
            self.changed[control["name"], control["value"], 0] = is_set

    def choose(self, control, tries):
        """One of the radio buttons that isn't chosen, with the first of them."""
        group = [other for other in self.form.controls if other["type"] == "radio" and other["name"] == control["name"]]
        if group[0] is control:
            others = [other["value"] for other in group if not other["checked"]] or [group[0]["value"]]
            self.fill(control["name"], others[tries % len(others)])

    def fill(self, name, value):
        self.pairs.append((name, value))
        self.changed[name, None, sum(key[0] == name for key in self.changed)] = value

    def body(self):
        if not self.form.multipart:
            return urllib.parse.urlencode(self.pairs).encode(), "application/x-www-form-urlencoded"
        edge, parts = "zinnia-edge", []
        for name, value in self.pairs:
            parts.append(f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode())
        for name, (filename, content) in self.files.items():
            head = f'--{edge}\r\nContent-Disposition: form-data; name="{name}"; filename="{filename}"\r\n\r\n'
            parts.append(head.encode() + content + b"\r\n")
        return b"".join(parts) + f"--{edge}--\r\n".encode(), f"multipart/form-data; boundary={edge}"

    def original(self):
        """What stood in the form before, to put it back."""
        chosen = [c for c in self.form.controls if c["type"] not in ("checkbox", "radio") or c["checked"]]
        return urllib.parse.urlencode([(c["name"], c["value"]) for c in chosen if c["name"]]).encode()

    def unkept(self, pages, before, after):
        """The fields whose value neither a page's form shows nor the book has taken up."""
        shown = [form for page in pages if page for form in page.forms if same_kind(form, self.form)]
        facts = news(before, after)
        return [
            f"{name} = {value!r}" for (name, choice, _), value in self.changed.items()
            if not any(shows(form, name, choice, value) for form in shown) and not kept(facts, name, choice, value)
        ]


def nth(page, form):
    """Which of the page's forms with this action it is."""
    return [other for other in page.forms if other.action == form.action].index(form)


def same_kind(one, other):
    """Whether it is the same form come back, or the one that goes on with what was typed in it."""
    return one.action == other.action or one.method == other.method == "get" or "Zinnia" in str(one.controls)


def shows(form, name, choice, value):
    controls = [control for control in form.controls if control["name"] == name]
    if choice is not None:
        return any(control["value"] == choice and control["checked"] == value for control in controls)
    if any(control["type"] == "radio" for control in controls):
        return any(control["value"] == value and control["checked"] for control in controls)
    return any(alike(control["value"], value) for control in controls)


def flat(book):
    """The book's fields by record and name."""
    return {
        (record["kind"], record["id"], field): value
        for record in json.loads(book)["records"] for field, value in record.items() if field not in ("kind", "id")
    }


def news(before, after):
    old = flat(before)
    return [(key[2], value) for key, value in flat(after).items() if old.get(key) != value]


def kept(facts, name, choice, value):
    """Whether a fact that is new says so: under the field's name, or in words found nowhere else."""
    if choice is not None:
        return any(field == name and (choice in fact) == value if isinstance(fact, list) else
                   field == name and fact == value for field, fact in facts)
    text = str(value)
    if "Zinnia" in text:
        lines = [line for line in text.splitlines() if line]
        return all(any(line.casefold() in json.dumps(fact, ensure_ascii=False).casefold() for _, fact in facts) for line in lines)
    return value == "" or any(
        (field == name or not name.isalpha()) and alike(fact, text) for field, fact in facts)


def alike(one, other):
    """The same as text or as number, however it is written."""
    if isinstance(one, bool):
        return str(one).lower() == other
    if isinstance(one, dict):
        one = "\n".join(f"{name}: {value}" for name, value in one.items())
    one, other = str(one).strip(), str(other).strip()
    if one.casefold() == other.casefold():
        return True
    try:
        return float(one.replace(",", ".")) == float(other.replace(",", "."))
    except ValueError:
        return other.casefold() in one.casefold() and len(other) > 3
