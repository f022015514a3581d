"""Fills in forms in the page itself, with the page script, and takes it back by the toast."""
from crawl import Page

# Counts what the page is waiting for: answers that are on their way, and those not yet shown.
WATCH = """(() => {
    let awaited = 0;
    const done = () => setTimeout(() => { awaited -= 1; });
    const counted = (action) => async (...given) => {
        awaited += 1;
        try { return await action(...given); } finally { done(); }
    };
    const ask = counted(window.fetch.bind(window));
    window.fetch = async (...given) => {
        const answer = await ask(...given);
        for (const name of ["text", "blob", "arrayBuffer"]) answer[name] = counted(answer[name].bind(answer));
        return answer;
    };
    window.cameToRest = async () => {
        for (let tries = 0; awaited && tries < 2000; tries += 1) await new Promise((go) => setTimeout(go, 4));
        return !awaited;
    };
})()"""
# Goes to a page as a tapped link does, with nothing left of what was done before; tells whether it is there.
GO = """async (address) => {
    document.querySelector("#toasts [data-dismiss]")?.click();
    sessionStorage.clear();
    localStorage.clear();
    if (document.querySelector("dialog.sheet")) return false;
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
    return await window.cameToRest() && location.pathname + location.search === address && !document.querySelector("dialog.sheet");
}"""
FILL = """async ([action, nth, changed, files, button]) => {
    const own = (type, name) => Object.getOwnPropertyDescriptor(type.prototype, name);
    const elements = (form) => [...own(HTMLFormElement, "elements").get.call(form)];
    const form = [...document.querySelectorAll("form")].filter((form) => (form.getAttribute("action") ?? "") === action)[nth];
    if (!form) return "the form isn't there";
    for (const [name, place, choice, value] of changed) {
        const fields = elements(form).filter((field) => field.name === name && field.type !== "hidden");
        const field = fields.filter((field) => field.type === "radio" ? field.value === value
            : choice === null || field.value === choice)[place];
        if (!field) return "no field " + name;
        field.focus();
        if (field.type === "radio" || field.type === "checkbox") { if (field.checked !== (value === true || field.type === "radio")) field.click(); continue; }
        field.value = value;
        field.dispatchEvent(new Event("input", {bubbles: true}));
        // Cells are sent as one leaves them; those typed in a hurry together, for one Undo.
        if (form.dataset.cells === undefined) field.dispatchEvent(new Event("change", {bubbles: true}));
    }
    for (const [name, filename, words] of files) {
        const given = new DataTransfer();
        given.items.add(new File([words], filename));
        elements(form).find((field) => field.name === name).files = given.files;
    }
    const [name, value, formaction] = button ?? [];
    const pressed = elements(form).find((field) => button && field.type === "submit" && field.name === name
        && field.value === value && (field.getAttribute("formaction") ?? "") === formaction);
    // A fast second tap is part of every trial.
    if (pressed) { pressed.click(); if (document.contains(pressed)) pressed.click(); }
    else if (document.contains(form)) HTMLFormElement.prototype.requestSubmit.call(form);
    return await window.cameToRest() ? "" : "the page never came to rest";
}"""
UNDO = """async () => {
    // What came is shown in a frame of its own.
    const found = () => document.querySelector('#toasts form[action="/undo"] button');
    for (let tries = 0; !found() && tries < 500; tries += 1) await new Promise((go) => setTimeout(go, 10));
    const undo = found();
    undo?.click();
    // It may wait for what the page is about to ask.
    await new Promise((go) => setTimeout(go, 40));
    await window.cameToRest();
    return undo !== null;
}"""
SHOWN = "() => [location.pathname + location.search, document.documentElement.outerHTML]"


class Hand:
    """Repeats in a device's page what a trial filled in; `stands_for(filling, name, shown, after)` says
    whether a field may be missing from what is shown and kept afterwards."""

    def __init__(self, device, trial, stands_for):
        self.page, self.address, self.trial, self.stands_for = device.page, device.address, trial, stands_for
        self.page.add_init_script(WATCH)
        self.page.emulate_media(reduced_motion="reduce")
        self.problems, self.fresh = [], False

    def fill_all(self):
        seen = set()
        for filling in self.trial.fillings:
            key = filling.form.key()
            if key in seen and filling.changed or filling.form.attributes.get("data-native") is not None:
                continue
            seen.add(key)
            self.fill(filling)

    def fill(self, filling):
        self.open(filling.page)
        if said := self.press(filling):
            return None if self.is_done(filling) else self.tell(filling, said)
        after = self.trial.book()
        if wrong := self.unkept(filling, after):
            self.tell(filling, wrong)
        if after != self.trial.base:
            is_there = self.page.evaluate(UNDO)
            if self.trial.book() != self.trial.base:
                self.tell(filling, "the toast's Undo doesn't take it back" if is_there else "no toast has an Undo")
                self.trial.base = self.trial.book()
        elif filling.method == "post" and filling.changed and not filling.form.multipart:
            self.trial.way.post(filling.action, filling.original())

    def is_done(self, filling):
        """Whether a form without fields is gone because the trial did what it offers, beside the book."""
        forms = self.trial.way.get(filling.page.address).page.forms
        return not filling.changed and filling.form.action not in [form.action for form in forms]

    def tell(self, filling, words):
        self.problems.append(f"{filling.key} on {filling.page.address}: {words}")

    def open(self, page):
        """Goes to a page, if need be by posting what it is the answer to; that may be so already."""
        if page.via and page.via.method == "post":
            self.open(page.via.page)
            self.press(page.via)
            return
        if not self.fresh or not self.page.evaluate(GO, page.address):
            self.page.goto(self.address + page.address)
            self.page.wait_for_selector("html.js", state="attached")
        self.fresh = True

    def press(self, filling):
        # What searches while one types may ask once more when this trial is over.
        self.fresh = "data-live" not in filling.form.attributes
        button = filling.button
        return self.page.evaluate(FILL, [
            filling.form.action, filling.nth, filling.filled(),
            [[name, filename, content.decode()] for name, (filename, content) in filling.files.items()],
            button and [button["name"], button["value"], button["attributes"].get("formaction", "")]])

    def unkept(self, filling, after):
        """What of the filling neither the page nor the book has afterwards."""
        url, shown = self.page.evaluate(SHOWN)
        pages = [Page(url, shown)]
        if pages[0].errors:
            return f"refused: {sorted(pages[0].wrong())}"
        if not filling.changed:
            return [] if after != self.trial.base or pages[0].main != filling.page.main else "nothing came of it"
        if filling.method == "post" and not filling.page.via:
            pages.append(self.trial.way.get(filling.page.address).page)
        elif filling.method == "get" and url == filling.page.address and after == self.trial.base:
            # By Enter some fields add what is typed instead, and stay for the next.
            return "the address stays the same"
        return [
            each for each in filling.unkept(pages, self.trial.base, after)
            if not self.stands_for(filling.key, each.split(" = ")[0], shown, after)]
