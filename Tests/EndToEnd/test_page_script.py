"""The page script keeps scroll position, focus and typed text, and tells the truth when offline."""
from app import App
from fixture_site import Site
from playwright.sync_api import expect

site = Site()


def opened(page, path="/"):
    site.reset()
    page.goto(site.address + path)
    until(page, "document.documentElement.classList.contains('js')")


def until(page, condition):
    """Waits for a condition; Playwright's own way evaluates strings, which the pages' policy forbids."""
    for _ in range(100):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(30)
    raise AssertionError(condition)


def mark(page):
    """A mark that is lost if the document is loaded again."""
    page.evaluate("window.mark = 1")


def is_marked(page):
    return page.evaluate("window.mark === 1")


def tick(page, key):
    page.locator(f"#{key} .tick").click()
    # The mouse leaves the rows, which stay in their places while it is on them.
    page.locator(".toast").hover()


def an_action_keeps_the_scroll_position(page):
    opened(page)
    mark(page)
    page.locator("#i30").scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    tick(page, "i30")
    assert before > 300 and abs(page.evaluate("scrollY") - before) <= 60, page.evaluate("scrollY")
    assert is_marked(page)
    page.locator("section", has=page.get_by_role("heading", name="low")).locator("#i30").wait_for()


def an_action_keeps_what_is_typed_elsewhere(page):
    opened(page)
    page.fill("#note", "half a thought")
    page.evaluate("document.getElementById('note').setSelectionRange(2, 5)")
    tick(page, "i3")
    assert page.input_value("#note") == "half a thought"
    # Not even for a moment is there something else: what was selected would be so no more.
    assert page.evaluate("[note.selectionStart, note.selectionEnd]") == [2, 5]
    assert page.url == site.address + "/"


def a_sent_form_is_emptied(page):
    opened(page)
    page.fill("#note", "a whole thought")
    page.click("#send")
    page.wait_for_selector(".toast")
    assert page.input_value("#note") == ""
    assert site.posts == [("/note", {"note": "a whole thought"})]


def the_keyboard_stays_in_the_list(page):
    opened(page)
    page.locator("#i3 .tick").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast")
    row = page.evaluate("document.activeElement.closest('.row')?.id")
    assert row in ("i3", "i4"), row
    assert page.evaluate("document.activeElement.className") == "tick"


def a_menu_closes_after_its_action(page):
    opened(page)
    page.locator("#i2 .name").click(button="right")
    page.locator("#i2 .menu-item").click()
    page.wait_for_selector(".toast")
    assert page.locator(":popover-open").count() == 0
    assert site.posts == [("/level/i2", {"return": "/", "level": "low"})]


def a_button_pressed_twice_posts_once(page):
    opened(page)
    site.delay.clear()
    page.locator("#i1 .tick").click()
    page.locator("#i1 .tick").click(force=True)
    page.wait_for_timeout(100)
    site.delay.set()
    page.wait_for_selector(".toast")
    assert len(site.posts) == 1


def two_actions_in_a_hurry_are_both_sent(page):
    opened(page)
    broken = []
    page.on("requestfailed", lambda request: request.method == "POST" and broken.append(request.url))
    site.delay.clear()
    page.locator("#i1 .tick").click()
    page.locator("#i2 .tick").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(100)
    site.delay.set()
    page.wait_for_selector(".toast")
    page.wait_for_timeout(200)
    assert [path for path, _ in site.posts] == ["/level/i1", "/level/i2"], site.posts
    assert not broken, broken
    until(page, "document.querySelectorAll('section:nth-of-type(2) .row').length === 2")


def a_slow_answer_that_is_overtaken_shows_in_the_end(page):
    opened(page)
    site.slow = "/level/i1"
    site.delay.clear()
    page.locator("#i1 .tick").click()
    page.locator("#i2 .tick").click()
    page.mouse.move(0, 0)
    page.wait_for_selector(".toast")
    until(page, "document.querySelectorAll('section:nth-of-type(2) .row').length === 1")
    site.delay.set()
    page.wait_for_selector("section:nth-of-type(2) #i1")


def what_was_done_is_said_also_where_one_went_meanwhile(page):
    opened(page)
    site.slow = "/level/i1"
    site.delay.clear()
    page.locator("#i1 .tick").click()
    page.locator("nav a[href='/other']").click()
    page.get_by_role("heading", name="Other").wait_for()
    assert page.locator(".toast").count() == 0
    site.delay.set()
    page.wait_for_selector(".toast")
    assert page.url == site.address + "/other"


def links_and_back_go_without_a_reload_and_keep_the_place(page):
    opened(page)
    mark(page)
    page.evaluate("scrollTo(0, 700)")
    page.locator("#i15 a.name").click()
    page.wait_for_selector("h1:text('Other')")
    assert page.title() == "Other" and page.url.endswith("/other") and page.evaluate("scrollY") == 0
    assert page.evaluate("document.activeElement.id") == "main"
    page.go_back()
    page.wait_for_selector("h1:text('Home')")
    until(page, "scrollY === 700")
    page.go_forward()
    page.wait_for_selector("h1:text('Other')")
    assert is_marked(page)


def what_was_typed_does_not_leak_to_another_page(page):
    opened(page)
    page.fill("#note", "for home")
    page.locator("#i0 a.name").click()
    page.wait_for_selector("h1:text('Other')")
    assert page.input_value("#note") == ""
    page.reload()
    page.wait_for_selector("html.js")
    assert page.input_value("#note") == "" and page.locator(".draft").count() == 0


def a_draft_comes_back(page):
    opened(page)
    page.fill("#note", "half a thought")
    page.locator("#i0 a.name").click()
    page.wait_for_selector("h1:text('Other')")
    page.go_back()
    page.wait_for_selector("h1:text('Home')")
    assert page.input_value("#note") == "half a thought"
    page.reload()
    until(page, "document.getElementById('note').value === 'half a thought'")
    expect(page.locator(".draft")).to_contain_text("Shown.")
    page.get_by_role("button", name="Discard").click()
    assert page.input_value("#note") == "" and page.locator(".draft").count() == 0
    page.reload()
    page.wait_for_selector("html.js")
    assert page.input_value("#note") == ""


def _left_with(page, typed):
    """An edit that was closed with something typed in it."""
    opened(page, "/edit")
    page.wait_for_selector("dialog:modal")
    page.fill("#name", typed)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def _edited_again(page):
    page.goto(site.address + "/edit")
    page.wait_for_selector("dialog:modal")


def an_edit_that_was_closed_is_offered_and_not_laid_over(page):
    _left_with(page, "Milk XX")
    expect(page.locator(".toast")).to_contain_text("Kept.")
    _edited_again(page)
    assert page.input_value("#name") == "Item 00"
    expect(page.locator("dialog .draft")).to_contain_text("Typed before: “Milk XX”")
    page.get_by_role("button", name="Discard").click()
    assert page.locator(".draft").count() == 0
    _edited_again(page)
    assert page.input_value("#name") == "Item 00" and page.locator(".draft").count() == 0


def an_edit_that_was_closed_goes_on_where_it_was(page):
    _left_with(page, "Milk XX")
    page.get_by_role("link", name="Keep typing").click()
    page.wait_for_selector("dialog:modal")
    assert page.input_value("#name") == "Milk XX"
    expect(page.locator("dialog .draft")).to_contain_text("Shown.")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    _edited_again(page)
    page.get_by_role("button", name="Keep typing").click()
    assert page.input_value("#name") == "Milk XX"


def what_is_only_offered_is_offered_again_after_another_save(page):
    _left_with(page, "Milk XX")
    _edited_again(page)
    page.fill("#more", "two")
    page.click("#save")
    page.wait_for_selector("dialog", state="detached")
    _edited_again(page)
    assert page.input_value("#name") == "Item 00"
    expect(page.locator("dialog .draft")).to_contain_text("Typed before: “Milk XX”")


def a_draft_never_hides_a_newer_value(page):
    opened(page, "/edit")
    page.wait_for_selector("dialog:modal")
    page.fill("#name", "Sugar, brown")
    site.items["i0"][0] = "Sugar, white"
    _edited_again(page)
    assert page.input_value("#name") == "Sugar, white"
    expect(page.locator("dialog .draft")).to_contain_text("“Sugar, brown”")


def a_new_thing_that_was_closed_comes_back_and_says_so(page):
    opened(page, "/new")
    page.wait_for_selector("dialog:modal")
    page.fill("#name", "Figs")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click("#open")
    page.wait_for_selector("dialog:modal")
    assert page.input_value("#name") == "Figs"
    expect(page.locator("dialog .draft")).to_contain_text("Shown.")


def a_sheet_is_modal_and_closes_to_the_page_behind(page):
    opened(page)
    mark(page)
    page.evaluate("scrollTo(0, 200)")
    page.evaluate("document.getElementById('open').click()")
    page.wait_for_selector("dialog:modal")
    assert page.evaluate("scrollY") == 200 and page.url.endswith("/new")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.url == site.address + "/" and page.evaluate("scrollY") == 200 and is_marked(page)
    assert page.evaluate("history.length") <= 3


def a_refused_sheet_keeps_what_was_typed(page):
    opened(page)
    page.click("#open")
    page.fill("#more", "some more")
    page.click("#save")
    page.wait_for_selector("[aria-invalid]")
    assert page.locator("dialog:modal").count() == 1
    assert page.input_value("#more") == "some more"
    assert page.evaluate("document.activeElement.id") == "name"
    site.changed()
    page.wait_for_timeout(400)
    assert page.locator(".error").count() == 1
    page.fill("#name", "Fig")
    page.click("#save")
    page.wait_for_selector("dialog", state="detached")
    assert page.locator("#new").count() == 1 and page.url == site.address + "/"


def a_sheet_opened_by_its_address_closes_too(page):
    opened(page, "/new")
    page.wait_for_selector("dialog:modal")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.url == site.address + "/"


def searching_asks_while_typing_and_keeps_focus(page):
    opened(page)
    page.keyboard.press("/")
    page.keyboard.type("item 0", delay=30)
    until(page, "document.querySelectorAll('.row').length === 10")
    assert page.url.endswith("/?q=item+0")
    page.keyboard.type("7")
    until(page, "document.querySelectorAll('.row').length === 1")
    assert page.input_value("#search") == "item 07"
    assert page.evaluate("document.activeElement.id") == "search"


def a_change_elsewhere_comes_in(page):
    opened(page)
    page.wait_for_timeout(200)
    site.items["i0"][0] = "Renamed"
    site.changed()
    page.wait_for_selector("#i0 :text('Renamed')")


def a_change_elsewhere_waits_for_what_is_typed(page):
    opened(page)
    page.wait_for_timeout(200)
    page.fill("#note", "half a thought")
    page.focus("#note")
    site.items["i0"][0] = "Renamed"
    site.changed()
    page.wait_for_timeout(400)
    assert page.input_value("#note") == "half a thought"
    page.fill("#note", "")
    page.wait_for_selector("#i0 :text('Renamed')")


def a_change_elsewhere_leaves_what_was_chosen(page):
    opened(page, "/edit")
    page.wait_for_selector("dialog:modal")
    page.wait_for_timeout(200)
    page.check("#size-2")
    site.size, site.items["i0"][0] = "3", "Renamed"
    site.changed()
    until(page, "document.getElementById('name').value === 'Renamed'")
    assert page.is_checked("#size-2")


def what_has_the_focus_is_never_moved(page):
    opened(page)
    page.wait_for_timeout(200)
    page.locator("#i3 .tick").focus()
    page.evaluate("""() => {
        window.moved = 0;
        for (const [type, name] of [[Node, "insertBefore"], [Element, "moveBefore"]]) {
            const move = type.prototype[name];
            type.prototype[name] = function (node, before) {
                if (node.contains(document.activeElement)) window.moved += 1;
                return move.call(this, node, before);
            };
        }
    }""")
    site.items = dict(reversed(site.items.items()))
    site.changed()
    until(page, "document.querySelector('.row').id === 'i39'")
    rows = page.evaluate("[...document.querySelectorAll('.row')].map((row) => row.id)")
    assert rows == [f"i{n}" for n in reversed(range(40))], rows
    assert page.evaluate("document.activeElement.closest('.row').id") == "i3"
    assert page.evaluate("moved") == 0


def offline_says_not_saved_and_keeps_the_text(page):
    opened(page)
    page.fill("#note", "half a thought")
    page.context.set_offline(True)
    page.click("#send")
    page.wait_for_selector(".notice :text('not saved')")
    assert page.input_value("#note") == "half a thought"
    assert page.locator("#send[aria-disabled]").count() == 0
    page.context.set_offline(False)
    page.click("#send")
    page.wait_for_selector(".toast:not(.notice)")
    assert len(site.posts) == 1


def a_failure_to_save_says_why_and_keeps_the_text(page):
    opened(page)
    page.fill("#note", "too much")
    page.click("#send")
    page.wait_for_selector(".notice :text('The disk is full. Nothing was saved.')")
    assert page.input_value("#note") == "too much" and page.title() == "Home"


def a_sheet_leaves_what_is_behind_as_it_is(page):
    opened(page, "/other")
    page.evaluate("scrollTo(0, 300)")
    page.evaluate("document.querySelector('main a').click()")
    page.wait_for_selector("dialog:modal")
    assert page.locator("h1:text('Other')").count() == 1 and page.evaluate("scrollY") == 300
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.url.endswith("/other") and page.evaluate("scrollY") == 300


def a_toast_outlives_a_visit_and_goes_when_dismissed(page):
    opened(page)
    tick(page, "i1")
    page.locator("#i9 a.name").click()
    page.wait_for_selector("h1:text('Other')")
    assert page.locator(".toast").count() == 1
    page.click("[data-dismiss]")
    assert page.locator(".toast").count() == 0 and page.url.endswith("/other")


def a_new_version_loads_in_full(page):
    opened(page)
    mark(page)
    site.style += "?new"
    page.locator("#i0 a.name").click()
    page.wait_for_selector("h1:text('Other')")
    assert not is_marked(page)


def only_one_row_stays_open(page):
    opened(page)
    page.evaluate("document.querySelectorAll('.swipe')[1].scrollLeft = 999")
    until(page, "document.querySelectorAll('.swipe')[1].scrollLeft > 30")
    page.wait_for_timeout(300)
    page.locator("h1").click()
    until(page, "document.querySelectorAll('.swipe')[1].scrollLeft === 0")


def a_tap_during_a_transition_reaches_what_shows(page):
    opened(page, "/other")
    page.evaluate("""() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 9s !important }');
        document.adoptedStyleSheets = [sheet];
    }""")
    page.locator(".tabs a[href='/']").click()
    until(page, "document.documentElement.matches(':active-view-transition') && location.pathname === '/'")
    page.wait_for_timeout(300)
    place = page.locator("#i0 .tick").bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_selector(".toast")


def a_page_without_script_works(page):
    context = page.context.browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    site.reset()
    plain.goto(site.address + "/")
    plain.locator("#i0 .tick").click()
    expect(plain).to_have_url(site.address + "/?done=1")
    expect(plain.locator(".toast")).to_have_count(1)
    plain.click("#open")
    plain.click("#save")
    expect(plain.locator(".error")).to_have_count(1)
    plain.click("[data-close-sheet]")
    expect(plain).to_have_url(site.address + "/")
    context.close()


def tests():
    own = [value for value in globals().values() if callable(value) and getattr(value, "__module__", "") == __name__]
    helpers = {opened, until, mark, is_marked, tick, tests, _left_with, _edited_again}
    return [test for test in own if test not in helpers]


def tab_leads_to_undo_right_after_an_action_and_back(page):
    app = App()
    page.goto(app.address + "/priorities")
    page.wait_for_selector("html.js")
    page.locator("#search").focus()
    page.evaluate("document.querySelector('.row .tick').click()")
    page.locator(".toast-action").wait_for()
    page.locator("#search").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".toast-action")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#search")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".toast-action")).not_to_be_focused()


def what_is_chosen_while_a_form_is_on_its_way_stays(page):
    app = App()
    page.goto(app.address + "/projects/new")
    page.wait_for_selector("html.js")

    def late(route):
        if route.request.method == "POST":
            page.wait_for_timeout(400)
        route.continue_()

    page.route("**/projects/new", late)
    page.locator("dialog button[type=submit]:not(.sr)").first.click()
    page.fill("dialog [name=title]", "Typed meanwhile")
    page.locator("dialog .error").first.wait_for()
    expect(page.locator("dialog [name=title]")).to_have_value("Typed meanwhile")
