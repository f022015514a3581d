"""Every link and form works with JavaScript off."""
import re

from app import App, own, row
from playwright.sync_api import expect


def _item(plain, name):
    """The rows that show the name: one or none. `expect` waits for the page that a form leads to."""
    return plain.locator("main .row:visible .name", has_text=re.compile(f"^{name}$"))


def _plain(page, app, path="/priorities"):
    context = page.context.browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    context.set_default_timeout(5000)
    plain = context.new_page()
    plain.goto(app.address + path)
    return plain


def an_essential_is_made_changed_and_taken_back(page):
    plain = _plain(page, App())
    plain.get_by_role("link", name="New essential").click()
    plain.fill("dialog [name=details]", "2 l")
    plain.locator("dialog button[type=submit]:not(.toast-action)").click()
    expect(plain.locator("dialog .error")).to_have_count(1)
    plain.fill("dialog [name=name]", "Oat drink")
    plain.locator("dialog button[type=submit]:not(.toast-action)").click()
    expect(plain.locator(".toast p")).to_have_text("Oat drink added")
    row(plain, "Oat drink").locator(".tick").click()
    expect(_item(plain, "Oat drink")).to_have_count(0)
    plain.locator(".toast-action").click()
    expect(_item(plain, "Oat drink")).to_have_count(1)
    row(plain, "Oat drink").locator("a.name").click()
    plain.locator(".levels button[value=critical]").click()
    expect(plain.locator(".levels [aria-pressed=true]")).to_have_attribute("value", "critical")
    plain.get_by_role("link", name="Edit").click()
    plain.fill("dialog [name=name]", "Rice drink")
    plain.locator("dialog button[type=submit]:not(.toast-action)").click()
    expect(plain.locator("h1:visible")).to_have_text("Rice drink")
    plain.context.close()


def whoever_has_an_invitation_is_told_what_can_be_done_with_it(page):
    plain = _plain(page, App(), "/settings/books")
    plain.get_by_role("link", name="The invitation that you were sent").click()
    plain.wait_for_url("**/join")
    assert "tally book join" in plain.locator("body").inner_text()
    # No form takes the link: its secret would be in a server's log.
    expect(plain.locator("form")).to_have_count(0)
    plain.context.close()


def the_dots_of_a_row_lead_to_what_can_be_done_to_it(page):
    app = App()
    plain = _plain(page, app)
    row(plain, "Milk").locator(".more").click()
    menu = plain.locator(".menu-here")
    expect(menu).to_have_count(1)
    expect(menu).to_be_in_viewport()
    menu.get_by_role("button", name="Running out").click()
    expect(plain.locator(".toast p")).to_have_text("Milk: running out")
    expect(menu).to_have_count(0)
    plain.goto(app.address + row(plain, "Fruit").locator("a.name").get_attribute("href"))
    plain.locator("[id^=in-]", has_text="Apples").locator(".more").click()
    plain.get_by_role("button", name="Take out").click()
    expect(plain.locator("[id^=in-]", has_text="Apples")).to_have_count(0)
    plain.context.close()


def searching_adds_what_is_new(page):
    plain = _plain(page, App())
    plain.fill("#search", "käse")
    plain.locator("#search").press("Enter")
    plain.get_by_role("button", name="Add “Käse”").click()
    expect(_item(plain, "Käse")).to_have_count(1)
    plain.context.close()


def every_tab_leads_to_a_page(page):
    app = App()
    plain = _plain(page, app)
    plain.set_viewport_size({"width": 1280, "height": 860})
    for link in plain.locator(".tabs a").all():
        answer = plain.request.get(app.address + link.get_attribute("href"))
        assert answer.status == 200, link.get_attribute("href")
    plain.context.close()


def a_closed_sheet_leads_back(page):
    app = App()
    plain = _plain(page, app, "/priorities/batch")
    plain.locator("[data-close-sheet]").click()
    expect(plain).to_have_url(app.address + "/priorities")
    plain.context.close()


def lines_of_several_are_looked_at_and_left_out(page):
    plain = _plain(page, App(sample=False), "/priorities/batch")
    plain.fill("textarea", "Ingredients\nmilk\nonions\nMethod\nBoil it")
    plain.get_by_role("button", name="Preview").click()
    expect(plain.locator(".checks .check")).to_have_count(5)
    plain.locator(".checks .check", has_text="milk").click()
    plain.locator(".checks .check", has_text="Boil it").click()
    plain.get_by_role("button", name="Preview").click()
    expect(plain.locator(".checks .check", has_text="left out by you")).to_have_count(1)
    plain.locator("dialog button", has_text="Add").first.click()
    expect(plain.locator("main .row:visible .name")).to_have_text(["Boil it", "Onions"])
    plain.context.close()


def a_table_is_changed_in_its_preview_and_imported(page):
    app = App(sample=False)
    app.tally("add", "project", "title=Trip")
    plain = _plain(page, app, "/projects")
    plain.locator("main .name", has_text="Trip").first.click()
    plain.goto(plain.url.split("?")[0] + "/import")
    plain.fill("textarea", "Item,Comfort,Range,Joke\nBus,3,300,yes\nTram,2,200,no")
    plain.get_by_role("button", name="Preview").click()
    expect(plain.locator(".banner", has_text="Words of Joke are taken for levels")).to_have_count(1)
    plain.select_option("[name='use-2']", "skipped")
    plain.check("[name='lower-1'][type=checkbox]")
    plain.get_by_role("button", name="Preview").click()
    expect(plain.locator("[name='use-2']")).to_have_value("skipped")
    expect(plain.locator("[name='lower-1'][type=checkbox]")).to_be_checked()
    plain.get_by_role("button", name="Import", exact=True).click()
    expect(plain.locator(".matrix")).to_have_count(1)
    qualities = app.tally("list", "quality")
    assert "Range" in qualities and "Joke" not in qualities, qualities
    plain.context.close()


def tests():
    return own(globals())
