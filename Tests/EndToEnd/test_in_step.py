"""What changes elsewhere shows at once, and nothing typed is lost on the way."""
from app import opened, own, row, show, toast


def two_tabs_stay_in_step(page):
    app = opened(page)
    other = page.context.new_page()
    show(other, app, "/priorities")
    # A tab behind another one still listens as long as both windows can be seen.
    other.wait_for_timeout(300)
    page.bring_to_front()
    row(page, "Milk").locator(".tick").tap()
    toast(page, "Got Milk")
    other.bring_to_front()
    row(other, "Milk").wait_for(state="detached")


def what_the_command_line_adds_shows_without_a_reload(page):
    app = opened(page)
    page.evaluate("window.mark = 1")
    page.wait_for_timeout(300)
    app.tally("add", "essential", "name=Saffron", "level=critical")
    row(page, "Saffron").wait_for()
    app.tally("undo")
    row(page, "Saffron").wait_for(state="detached")
    assert page.evaluate("window.mark === 1")


def a_preview_survives_a_change_elsewhere(page):
    app = opened(page, "/pulls/notes")
    page.fill("[name=notes]", "Zinnia Fair 7/18/26\nOpen\nRick WhyNot 301.5\n")
    page.get_by_role("button", name="Read").first.click()
    page.locator("h1", has_text="Is this right?").wait_for()
    other = page.context.new_page()
    show(other, app, "/priorities")
    other.wait_for_timeout(300)
    app.tally("add", "essential", "name=Saffron", "level=critical")
    row(other, "Saffron").wait_for()
    page.bring_to_front()
    page.wait_for_timeout(500)
    assert page.locator("h1").first.inner_text() == "Is this right?"
    page.get_by_role("button", name="Keep all").first.click()
    page.locator("h1", has_text="Zinnia Fair").wait_for()


def what_is_typed_survives_a_change_elsewhere(page):
    app = opened(page)
    page.get_by_role("link", name="New essential").click()
    page.wait_for_selector("dialog:modal")
    page.wait_for_timeout(300)
    page.fill("dialog [name=name]", "Unfinished thou")
    app.tally("add", "essential", "name=Saffron", "level=critical")
    page.wait_for_timeout(800)
    assert page.input_value("dialog [name=name]") == "Unfinished thou"
    page.locator("dialog [name=name]").press("End")
    page.keyboard.type("ght")
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    toast(page, "Unfinished thought added")
    row(page, "Saffron").wait_for()


def a_post_without_a_server_says_so_and_keeps_the_text(page):
    app = opened(page)
    page.get_by_role("link", name="New essential").click()
    page.fill("dialog [name=name]", "Unfinished thought")
    app.process.kill()
    app.process.wait()
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    page.locator(".notice", has_text="Not saved: no connection.").wait_for()
    assert _is_on_top(page, ".notice p")
    assert page.input_value("dialog [name=name]") == "Unfinished thought"


def _is_on_top(page, selector):
    """Whether nothing lies over the middle of it, and a tap there reaches it."""
    return page.locator(selector).evaluate(
        """(element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        }"""
    )


def _edit(page, app, name):
    page.set_viewport_size({"width": 390, "height": 844})
    row(page, name).locator("a.name").click()
    page.get_by_role("link", name="Edit").click()
    page.wait_for_selector("dialog:modal")
    page.wait_for_timeout(300)


def what_was_deleted_meanwhile_is_said_over_the_sheet_and_the_text_stays(page):
    app = opened(page)
    _edit(page, app, "Milk")
    page.fill("dialog [name=details]", "2 l")
    app.tally("delete", "essential", "Milk")
    page.locator("dialog button[type=submit]:not(.toast-action)", has_text="Save").click()
    page.locator(".notice", has_text="was deleted").wait_for()
    assert _is_on_top(page, ".notice p")
    assert page.input_value("dialog [name=details]") == "2 l"
    page.locator("[data-close-sheet]").click()
    page.locator("dialog").wait_for(state="detached")
    assert page.locator("body > #toasts").count() == 1


def what_changes_elsewhere_while_one_types_is_not_written_back(page):
    app = opened(page)
    _edit(page, app, "Milk")
    page.fill("dialog [name=details]", "2 l")
    app.tally("set", "essential", "Milk", "level=critical", "name=Soymilk")
    page.wait_for_timeout(800)
    page.locator("dialog button[type=submit]:not(.toast-action)", has_text="Save").click()
    toast(page, "Soymilk changed")
    kept = app.tally("show", "essential", "Soymilk")
    assert "2 l" in kept and ("critical" in kept or "Needed now" in kept), kept


def what_is_typed_over_something_unseen_is_named(page):
    app = opened(page)
    _edit(page, app, "Milk")
    page.fill("dialog [name=name]", "Oat milk")
    app.tally("set", "essential", "Milk", "name=Soymilk")
    page.wait_for_timeout(800)
    assert page.input_value("dialog [name=name]") == "Oat milk"
    page.locator("dialog button[type=submit]:not(.toast-action)", has_text="Save").click()
    toast(page, "changed elsewhere meanwhile to “Soymilk”")


def tests():
    return own(globals())
