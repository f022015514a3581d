"""Pulls in a real browser: a whole pull beside the track, notes and tables, and axe on every screen."""
import json

from app import App, held, opened, own, row, show, toast, until
from axe import check, problems, wide
from trackside import check_twelve_hooks, enter_twelve_hooks

NOTES = """Cow Town, Kansas City MO 7/18/26
Temp 78 °F
Humidity: 61%
Sled: Red Rock

9500 Pro Farm
1. Rick - WhyNot 305' 6" 25.5 psi
2. Dale - Old Blue 296.42 24 psi
3. June / Second Wind 268.9 ft 27psi
Sam - Rust Bucket DQ
Ada - Green Machine EXH 253.72
Track was watered before the next class, which took an hour.

10,000 Open
Rick - WhyNot FP
Ada - Green Machine 289.1
Bo - Thunder 3OO
Cy - Mudslinger 277' 3"
Di - Plow Boy 271.5
Ed - Big Red 240
Fay – Bluebird 233 ft
Lights went out at ten."""


def _sample():
    app = App(sample=False)
    app.post("/sample", tracker="/pulls")
    return app


def _records(app, kind):
    return json.loads(app.tally("list", kind, "--all", "--json"))


def a_pull_with_twelve_hooks_is_entered_on_a_phone(page):
    app = opened(page, "/pulls", sample=False)
    thumb = enter_twelve_hooks(page)
    check_twelve_hooks(_records(app, "hook"))
    first = page.locator("#class-0 .row").first.inner_text()
    assert "1st" in first and "Full pull" in first and "Sam" in first, first
    # A tap a second and three keys a second make about two minutes.
    assert thumb.taps <= 66 and thumb.keys <= 160, (thumb.taps, thumb.keys)


def notes_of_twenty_lines_are_kept_with_two_corrections(page):
    app = opened(page, "/pulls/notes", sample=False)
    page.fill("[name=notes]", NOTES)
    page.get_by_role("button", name="Read").first.tap()
    page.locator("h1", has_text="Is this right?").wait_for()
    assert page.locator(".note-line").count() == 20
    assert page.locator("[name=name]").input_value() == "Cow Town"
    assert page.get_by_role("button", name="Keep all").count() == 2
    heights = page.evaluate("[...document.querySelectorAll('.note-line > summary')].map(l => l.offsetHeight)")
    assert max(heights) <= 56, heights
    # What is wrong: three hundred was typed with letters, so that the line was taken for a note.
    line = page.locator(".note-line", has_text="Thunder 3OO")
    line.locator("summary").tap()
    line.locator("select").select_option("hook")
    page.get_by_role("button", name="Read again").first.tap()
    until(page, "[...document.querySelectorAll('.note-line')].some(l => l.textContent.includes('Thunder') && l.querySelector('[name=result][type=text]'))")
    if not line.locator("[name=result]").is_visible():
        line.locator("summary").tap()
    line.locator("[name=result]").fill("300")
    line.locator("[name=tractor]").fill("Thunder")
    # And a slip of the finger.
    slip = page.locator(".note-line", has_text="Ed - Big Red 240")
    if not slip.locator("[name=tractor]").is_visible():
        slip.locator("summary").tap()
    slip.locator("[name=tractor]").fill("Big Red II")
    page.get_by_role("button", name="Keep all").first.tap()
    page.locator("h1", has_text="Cow Town").wait_for()
    hooks = _records(app, "hook")
    assert len(hooks) == 12, len(hooks)
    bo = next(hook for hook in hooks if hook["puller"] == "Bo")
    assert (bo["tractor"], bo["distance"], bo["class"]) == ("Thunder", 300, "10,000 Open"), bo
    assert hooks[0]["distance"] == "305' 6\"" and hooks[0]["tirePressure"] == 25.5
    pull = _records(app, "pull")[0]
    assert pull["date"] == "2026-07-18" and pull["location"] == "Kansas City MO"
    assert "Track was watered" in pull["note"] and "Lights went out" in pull["note"]
    page.locator(".toast-action").tap()
    page.locator(".empty h2").wait_for()
    assert _records(app, "hook") == [] and _records(app, "pull") == []


def what_was_under_way_when_a_page_was_left_can_be_pressed_again(page):
    opened(page, "/pulls/notes", sample=False)
    page.fill("[name=notes]", NOTES)
    page.get_by_role("button", name="Read").first.tap()
    check = page.locator("h1", has_text="Is this right?")
    check.wait_for()
    page.evaluate("() => { window.fetch = () => new Promise(() => {}); }")
    page.get_by_role("button", name="Keep all").first.tap()
    page.locator("button[aria-disabled]").wait_for()
    page.reload()
    check.wait_for()
    assert page.locator("button[aria-disabled]").count() == 0
    page.get_by_role("button", name="Keep all").first.tap()
    page.locator(".toast").wait_for()


def notes_and_their_corrections_outlive_back_forward_and_reload(page):
    opened(page, "/pulls/notes", sample=False)
    page.fill("[name=notes]", NOTES)
    page.get_by_role("button", name="Read").first.tap()
    check = page.locator("h1", has_text="Is this right?")
    check.wait_for()
    page.locator("[name=name]").fill("Cow Town II")
    page.go_back()
    text = page.locator("textarea[name=notes]")
    text.wait_for()
    assert text.input_value() == NOTES, text.input_value()
    page.go_forward()
    check.wait_for()
    assert page.locator("[name=name]").input_value() == "Cow Town II"
    assert page.locator(".draft").count() == 0
    page.reload()
    check.wait_for()
    assert page.locator("[name=name]").input_value() == "Cow Town II"
    page.locator("main a", has_text="Paste notes").first.tap()
    text.wait_for()
    assert text.input_value() == NOTES, text.input_value()
    page.go_back()
    check.wait_for()
    page.get_by_role("button", name="Keep all").first.tap()
    page.locator("h1", has_text="Cow Town II").wait_for()
    page.goto(page.url.split("/pulls")[0] + "/pulls/notes")
    assert text.input_value() == "", text.input_value()


def what_is_typed_is_kept_though_what_was_read_fills_the_storage(page):
    opened(page, "/pulls/notes", sample=False)
    page.fill("[name=notes]", NOTES)
    page.get_by_role("button", name="Read").first.tap()
    page.locator("h1", has_text="Is this right?").wait_for()
    page.go_back()
    text = page.locator("textarea[name=notes]")
    text.wait_for()
    page.evaluate(
        """() => {
            const key = Object.keys(sessionStorage).find((each) => each.startsWith("answer:"));
            for (let size = 1 << 23; size >= 1; size >>= 1) {
                try {
                    sessionStorage.setItem(key, sessionStorage.getItem(key) + "x".repeat(size));
                } catch {}
            }
        }"""
    )
    # One key, so that only its own event can keep it.
    text.evaluate("field => field.setSelectionRange(field.value.length, field.value.length)")
    text.press("+")
    # At once, and not only when the page goes.
    until(page, """() => Object.entries(sessionStorage).some(
        ([key, draft]) => key.startsWith("draft:") && draft.includes("+"))""")
    page.reload()
    text.wait_for()
    assert text.input_value() == NOTES + "+", text.input_value()


def doubtful_notes_are_counted_reached_and_corrected_without_javascript(page):
    app = App(sample=False)
    context = page.context.browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    try:
        plain = context.new_page()
        plain.goto(app.address + "/pulls/notes")
        plain.fill("[name=notes]", "Cow Town 7/18/26\nPro Farm\nRick - WhyNot 91.4\n\nPrairie Days 7/25/26\nRick - WhyNot 305' 6\"\n312\n")
        plain.get_by_role("button", name="Read").first.click()
        plain.locator("h1", has_text="Is this right?").wait_for()
        assert "1 line needs a look" in plain.locator(".note-doubts").inner_text()
        assert plain.locator(".note-pull").count() == 2
        plain.locator(".note-doubts a").first.click()
        line = plain.locator(".note-line", has_text="91.4")
        line.locator("summary").click()
        line.locator("[name=result]").fill("91.4 m")
        plain.get_by_role("button", name="Keep all").last.click()
        plain.locator("h1", has_text="Pulls").wait_for()
    finally:
        context.close()
    assert [hook.get("distance") for hook in _records(app, "hook")] == ["91.4 m", "305' 6\""], _records(app, "hook")
    assert sorted(pull["name"] for pull in _records(app, "pull")) == ["Cow Town", "Prairie Days"]
    assert "312" in json.dumps(_records(app, "pull"))


def a_file_is_matched_column_by_column(page):
    app = opened(page, "/pulls/notes", sample=False)
    table = "When;Who;Machine;How far;psi\n2026-07-18;Rick;WhyNot;91,4;25,5\n2026-07-18;Dale;Old Blue;DQ;24\n"
    page.set_input_files("[name=file]", {"name": "pull.csv", "mimeType": "text/csv", "buffer": table.encode()})
    page.get_by_role("button", name="Read").first.tap()
    page.locator("h1", has_text="Match the columns").wait_for()
    for label, role in (("When", "date"), ("Who", "puller"), ("Machine", "tractor"), ("How far", "metres")):
        page.get_by_label(label, exact=True).select_option(role)
    page.get_by_role("button", name="Preview").tap()
    page.locator("h1", has_text="Is this right?").wait_for()
    page.fill("[name=name]", "Füchtorf")
    page.get_by_role("button", name="Keep all").last.tap()
    page.locator("h1", has_text="Füchtorf").wait_for()
    hooks = _records(app, "hook")
    assert [hook.get("distance") for hook in hooks] == ["91,4 m", None], hooks
    assert [hook["tirePressure"] for hook in hooks] == [25.5, 24]


def deleting_a_pull_can_be_undone_with_its_hooks(page):
    app = _sample()
    show(page, app, "/pulls")
    target = row(page, "Cow Town")
    held(target)
    page.locator(".menu:popover-open button", has_text="Delete").tap()
    toast(page, "Cow Town")
    until(page, "!document.querySelector('main').innerText.includes('Cow Town')")
    assert len(_records(app, "hook")) == 8
    page.locator(".toast-action").tap()
    until(page, "document.querySelector('main').innerText.includes('Cow Town')")
    assert len(_records(app, "hook")) == 17


def a_choice_of_season_shows_at_once(page):
    app = _sample()
    show(page, app, "/pulls/bests")
    page.locator(".disclosure summary").tap()
    page.get_by_label("By", exact=True).select_option("class")
    until(page, "location.search.includes('by=class')")
    page.locator(".row", has_text="9500 Pro Farm").wait_for()
    assert not page.get_by_role("button", name="Show").is_visible()


def _screens(app):
    pull = _records(app, "pull")[0]["id"]
    hook = _records(app, "hook")[0]["id"]
    return [
        "/pulls", "/pulls/new", f"/pulls/{pull}", f"/pulls/{pull}/edit", f"/pulls/{pull}/hook",
        f"/pulls/{pull}/results", f"/pulls/hook/{hook}", "/pulls/notes", "/pulls/standings", "/pulls/bests",
        "/pulls/bests?by=track&year=all", "/pulls/tractor?name=WhyNot", "/pulls/forecast", "/pulls/names",
        "/pulls/names?field=custom", "/pulls/names/rename?field=tractor&from=WhyNot",
    ]


def axe_finds_nothing_on_the_pulls(page):
    app = _sample()
    check(page, app, _screens(app))


def axe_finds_nothing_on_what_is_read_from_notes(page):
    app = opened(page, "/pulls/notes", sample=False)
    page.fill("[name=notes]", NOTES)
    page.get_by_role("button", name="Read").first.tap()
    page.locator("h1", has_text="Is this right?").wait_for()
    found = problems(page, "preview")
    show(page, app, "/pulls")
    show(page, app, "/pulls/notes")
    page.fill("[name=notes]", "Puller;Result\nRick;300")
    page.get_by_role("button", name="Read").first.tap()
    page.locator("h1", has_text="Match the columns").wait_for()
    found += problems(page, "columns")
    assert not found, "\n    ".join(found[:12])


def nothing_of_the_pulls_sticks_out_in_german_on_the_narrowest_phone(page):
    app = _sample()
    app.post("/settings", language="de", theme="system")
    page.set_viewport_size({"width": 320, "height": 640})
    found = []
    for screen in _screens(app):
        show(page, app, screen)
        found += [f"{screen}: {part}" for part in wide(page)]
    assert not found, "\n    ".join(found[:12])


def tests():
    return own(globals())
