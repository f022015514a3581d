"""Somebody beside the track, who enters a pull by thumb."""
from app import toast, until

class Thumb:
    """Counts what a thumb does: taps, and keys pressed."""

    def __init__(self, page):
        self.page = page
        self.taps = self.keys = 0

    def tap(self, target):
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box["height"] >= 47.5, (box, target.inner_text())
        target.tap()
        self.taps += 1

    def type(self, name, text):
        field = self.page.locator(f"dialog [name={name}]")
        if self.page.evaluate("document.activeElement.name") != name:
            self.tap(field)
        self.page.keyboard.type(text)
        self.keys += len(text)


TEAMS = [("Rick", "WhyNot"), ("Dale", "Old Blue"), ("June", "Wind"), ("Sam", "Rusty"), ("Ada", "Green"), ("Bo", "Red")]
RESULTS = ["305.5", "296.42", "268.9", "FP", "281", "240.25", "301", "290", "DQ", "288.8", "277", "250"]


def enter_twelve_hooks(page):
    """Two classes of six, the same six tractors in both, from the list of pulls; gives how often the thumb came down."""
    thumb = Thumb(page)
    thumb.tap(page.get_by_role("link", name="New pull").first)
    page.wait_for_selector("dialog:modal")
    thumb.type("name", "Cow Town")
    thumb.tap(page.locator("dialog button[type=submit]:not(.toast-action)"))
    page.locator("h1", has_text="Cow Town").wait_for()
    thumb.tap(page.locator(".bar").get_by_role("link", name="New hook"))
    for number, result in enumerate(RESULTS):
        page.locator("dialog h2", has_text="New hook").wait_for()
        puller, tractor = TEAMS[number % 6]
        if number < 6:
            thumb.type("puller", puller)
            thumb.type("tractor", tractor)
        else:
            thumb.tap(page.locator(".who a", has_text=f"{puller} · {tractor}"))
            until(page, f"document.querySelector('dialog [name=puller]').value === '{puller}'")
        if number == 0:
            thumb.type("class", "9500 Pro Farm")
            thumb.type("sled", "Red Rock")
        if number == 6:
            field = page.locator("dialog [name=class]")
            thumb.tap(field)
            field.fill("")
            thumb.type("class", "Open")
        if result in ("FP", "DQ"):
            label = {"FP": "Full pull", "DQ": "Disqualified"}[result]
            thumb.tap(page.locator("dialog .segment", has_text=label))
        else:
            thumb.type("distance", result)
        last = number == len(RESULTS) - 1
        thumb.tap(page.locator("dialog button", has_text="Save" if last else "Save and next").first)
        toast(page, puller)
        until(page, f"!document.querySelector('dialog [name=puller]')?.value || {number} === 11")
    page.wait_for_selector("dialog", state="detached")
    return thumb


def check_twelve_hooks(hooks):
    assert [hook["puller"] for hook in hooks] == [name for name, _ in TEAMS] * 2
    assert [hook["class"] for hook in hooks] == ["9500 Pro Farm"] * 6 + ["Open"] * 6
    assert {hook["sled"] for hook in hooks} == {"Red Rock"}
