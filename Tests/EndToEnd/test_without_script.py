"""Every link and form works with JavaScript off."""
from app import App, names, own, row


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
    plain.locator("dialog button[type=submit]").click()
    assert plain.locator("dialog .error").count() == 1
    plain.fill("dialog [name=name]", "Oat drink")
    plain.locator("dialog button[type=submit]").click()
    assert plain.locator(".toast p").inner_text() == "Oat drink added"
    row(plain, "Oat drink").locator(".tick").click()
    assert "Oat drink" not in names(plain)
    plain.locator(".toast-action").click()
    assert "Oat drink" in names(plain)
    row(plain, "Oat drink").locator("a.name").click()
    plain.locator(".levels button[value=critical]").click()
    assert plain.locator(".levels [aria-pressed=true]").get_attribute("value") == "critical"
    plain.get_by_role("link", name="Edit").click()
    plain.fill("dialog [name=name]", "Rice drink")
    plain.locator("dialog button[type=submit]").click()
    assert plain.locator("h1:visible").inner_text() == "Rice drink"
    plain.context.close()


def searching_adds_what_is_new(page):
    plain = _plain(page, App())
    plain.fill("#search", "käse")
    plain.locator("#search").press("Enter")
    plain.get_by_role("button", name="Add “Käse”").click()
    assert "Käse" in names(plain)
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
    assert plain.url == app.address + "/priorities"
    plain.context.close()


def tests():
    return own(globals())
