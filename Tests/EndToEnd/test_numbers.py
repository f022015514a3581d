"""Numbers typed in a real browser, in languages that write them differently."""
import json

from app import App, own, show


def _kept(page, locale, typed):
    """What is shown beside the field, and what is kept, of a total typed in a locale."""
    app = App(sample=False)
    app.tally("add", "course", "name=Calculus")
    course = json.loads(app.tally("list", "course", "--json"))[0]["id"]
    context = page.context.browser.new_context(
        locale=locale, viewport={"width": 390, "height": 844}, service_workers="block")
    own_page = context.new_page()
    show(own_page, app, f"/grades/add/assignment?course={course}")
    own_page.fill("[name=name]", "Exam")
    total = own_page.locator("[name=total]")
    total.fill(typed)
    understood = own_page.locator(".understood")
    understood.wait_for()
    shown = understood.inner_text()
    total.press("Enter")
    own_page.wait_for_url(lambda address: "/add/" not in address)
    context.close()
    return shown, json.loads(app.tally("list", "assignment", "--all", "--json"))[0]["total"]


def a_number_is_kept_as_english_means_it(page):
    assert _kept(page, "en-US", "1,100") == ("= 1100", 1100)
    assert _kept(page, "en-US", "1.100") == ("= 1.1", 1.1)


def a_number_is_kept_as_german_means_it(page):
    assert _kept(page, "de-DE", "1,100") == ("= 1,1", 1.1)
    assert _kept(page, "de-DE", "1.100") == ("= 1100", 1100)


def a_clear_number_needs_no_remark(page):
    app = App(sample=False)
    app.tally("add", "course", "name=Calculus")
    course = json.loads(app.tally("list", "course", "--json"))[0]["id"]
    show(page, app, f"/grades/add/assignment?course={course}")
    total = page.locator("[name=total]")
    total.fill("1,100")
    page.locator(".understood").wait_for()
    total.fill("1,5")
    page.locator(".understood").wait_for(state="detached")
    assert total.input_value() == "1,5"


def tests():
    return own(globals())
