"""What is chosen in Settings is kept when it is chosen; without JavaScript by a button."""
from app import App, own
from playwright.sync_api import expect


def _settings(page, app):
    page.goto(app.address + "/settings")
    page.wait_for_selector("html.js")


def _theme(page, name):
    return page.locator(f"#preferences label:has(input[name=theme][value={name}])")


def a_choice_is_kept_when_it_is_made(page):
    app = App(sample=False)
    _settings(page, app)
    expect(page.locator("#preferences button[type=submit]")).to_be_hidden()
    _theme(page, "dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("#preferences [name=language]").select_option("de")
    expect(page.locator("h1:visible")).to_have_text("Einstellungen")
    page.reload()
    expect(page.locator("h1:visible")).to_have_text("Einstellungen")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def a_choice_made_while_another_is_on_its_way_is_kept_too(page):
    app = App(sample=False)
    _settings(page, app)
    posts = []

    def late(route):
        if route.request.method == "POST":
            posts.append(route.request.post_data)
            page.wait_for_timeout(400)
        route.continue_()

    page.route("**/settings", late)
    page.locator("#preferences [name=language]").select_option("it")
    _theme(page, "dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("h1:visible")).to_have_text("Impostazioni")
    page.unroute("**/settings")
    assert len(posts) == 2 and "theme=system" in posts[0] and "theme=dark" in posts[1], posts
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#preferences [name=language]")).to_have_value("it")


def without_the_page_script_a_button_keeps_what_was_chosen(page):
    app = App(sample=False)
    context = page.context.browser.new_context(java_script_enabled=False)
    context.set_default_timeout(5000)
    plain = context.new_page()
    plain.goto(app.address + "/settings")
    plain.locator("#preferences [name=language]").select_option("de")
    plain.locator("#preferences button[type=submit]").click()
    expect(plain.locator("h1:visible")).to_have_text("Einstellungen")
    context.close()


def tests():
    return own(globals())


def trackers_are_hidden_and_ordered_and_shown_again(page):
    app = App()
    page.goto(app.address + "/settings/trackers")
    page.wait_for_selector("html.js")
    tabs = page.locator("nav.tabs a span")
    before = tabs.all_inner_texts()
    assert before[1:3] == ["Projects", "Priorities"], before
    page.get_by_role("button", name="Move Priorities up").click()
    expect(tabs.nth(1)).to_have_text("Priorities")
    page.locator("#tracker-projects").get_by_role("button", name="Hide").click()
    expect(page.locator("nav.tabs a span", has_text="Projects")).to_have_count(0)
    page.goto(app.address + "/")
    expect(page.locator("nav.tabs a span", has_text="Projects")).to_have_count(0)
    expect(page.locator("main a[href^='/projects']")).to_have_count(0)
    page.goto(app.address + "/settings/trackers")
    page.locator("#tracker-projects").get_by_role("button", name="Show").click()
    expect(page.locator("nav.tabs a span", has_text="Projects")).to_have_count(1)


def the_keys_are_listed(page):
    app = App()
    page.goto(app.address + "/priorities")
    page.wait_for_selector("html.js")
    page.keyboard.press("?")
    expect(page.locator("h1:visible")).to_have_text("Keyboard shortcuts")
    expect(page.locator("dd", has_text="/")).to_have_count(1)
    page.keyboard.press("/")
    expect(page.locator("h1:visible")).to_have_text("Search")
