"""Several books on a server: made, switched, kept apart, deleted and restored, with and without a script."""
from app import App, own

LAUNCHES = True


def _page(chromium, script=True):
    browser = chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    context = browser.new_context(java_script_enabled=script, service_workers="block", locale="en-US")
    context.set_default_timeout(8000)
    return browser, context.new_page()


def _add(page, name):
    page.get_by_label("New book").fill(name)
    page.get_by_role("button", name="Add book").click()


def books_are_made_switched_deleted_and_restored(chromium):
    for script in (True, False):
        app = App()
        browser, page = _page(chromium, script)
        page.goto(app.address + "/")
        assert page.locator("#switch-books").count() == 0
        page.goto(app.address + "/settings/books")
        _add(page, "Club")
        page.wait_for_url(app.address + "/books/club/")
        page.goto(app.address + "/books/club/priorities/new")
        page.get_by_label("Name").first.fill("Chalk")
        page.get_by_role("button", name="Save").first.click()
        page.wait_for_url("**/books/club/priorities**")
        page.goto(app.address + "/books/club/search?q=Chalk")
        page.get_by_text("Chalk").first.wait_for()
        page.goto(app.address + "/search?q=Chalk")
        assert page.get_by_role("link", name="Chalk").count() == 0
        page.goto(app.address + "/books/club/")
        page.locator("main [popovertarget=switch-books]").click()
        page.locator("#switch-books a", has_text="My book").click()
        page.wait_for_url(app.address + "/")
        page.goto(app.address + "/books/club/settings/books/club")
        page.get_by_role("button", name="Delete this book").click()
        page.wait_for_url(app.address + "/settings/books?removed=club")
        assert page.goto(app.address + "/books/club/").status == 404
        page.get_by_role("link", name="Home").first.click()
        page.wait_for_url(app.address + "/")
        page.goto(app.address + "/settings/books")
        page.get_by_role("button", name="Restore").click()
        page.wait_for_url(app.address + "/settings/books")
        assert page.goto(app.address + "/books/club/").status == 200
        browser.close()


def a_page_of_a_book_takes_in_what_is_written_to_it_elsewhere(chromium):
    app = App()
    app.tally("book", "new", "Club")
    browser, page = _page(chromium)
    with page.expect_response(app.address + "/books/club/events"):
        page.goto(app.address + "/books/club/search?q=Chalk")
    app.tally("add", "--book", "Club", "essential", "name=Chalk", "level=high")
    page.get_by_role("link", name="Chalk").wait_for()
    browser.close()


def keys_and_undo_stay_in_the_book(chromium):
    app = App()
    app.tally("book", "new", "Club")
    app.tally("add", "--book", "Club", "essential", "name=Chalk", "level=high")
    browser, page = _page(chromium)
    page.goto(app.address + "/books/club/settings")
    page.wait_for_selector("html.js", state="attached")
    page.keyboard.press("/")
    page.wait_for_url(app.address + "/books/club/search")
    page.goto(app.address + "/books/club/settings")
    page.wait_for_selector("html.js", state="attached")
    page.keyboard.press("?")
    page.wait_for_url(app.address + "/books/club/settings/keys")
    page.keyboard.press("Control+z")
    page.locator("#toasts", has_text="Chalk").wait_for()
    assert page.url.startswith(app.address + "/books/club/settings/keys"), page.url
    assert "Chalk" not in app.tally("list", "--book", "Club", "essential", "--all")
    browser.close()


def tests():
    return own(globals())
