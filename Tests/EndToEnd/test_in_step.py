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
    toast(page, "Milk stocked again")
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


def what_is_typed_survives_a_change_elsewhere(page):
    app = opened(page)
    page.get_by_role("link", name="New essential").click()
    page.wait_for_selector("dialog:modal")
    page.wait_for_timeout(300)
    page.fill("dialog [name=name]", "Half a thou")
    app.tally("add", "essential", "name=Saffron", "level=critical")
    page.wait_for_timeout(800)
    assert page.input_value("dialog [name=name]") == "Half a thou"
    page.locator("dialog [name=name]").press("End")
    page.keyboard.type("ght")
    page.locator("dialog button[type=submit]").click()
    toast(page, "Half a thought added")
    row(page, "Saffron").wait_for()


def a_post_without_a_server_says_so_and_keeps_the_text(page):
    app = opened(page)
    page.get_by_role("link", name="New essential").click()
    page.fill("dialog [name=name]", "Half a thought")
    app.process.kill()
    app.process.wait()
    page.locator("dialog button[type=submit]").click()
    page.locator(".notice", has_text="Not saved: no connection.").wait_for()
    assert page.locator(".notice").is_visible()
    assert page.input_value("dialog [name=name]") == "Half a thought"


def tests():
    return own(globals())
