"""What hands do beyond filling in: keys, Back, Enter, Escape, a second tap, a resize, printing, sharing."""
import json

import every_kind
from app import App, names, own, row, settled, show, toast, until
from crawl import Crawl, Server, pattern


def _filled():
    app = App(sample=False)
    every_kind.fill(app)
    return app


def slash_searches_on_every_screen(page):
    app = _filled()
    for path in ("/", "/projects", "/pulls", "/grades", "/settings", "/trash", "/priorities"):
        show(page, app, path)
        page.keyboard.press("/")
        until(page, "document.activeElement.id === 'search'")
        page.keyboard.type("a/b")
        assert page.input_value("#search") == "a/b", path


def back_after_a_live_search_returns_to_the_list(page):
    app = _filled()
    show(page, app, "/priorities")
    page.locator("#search").press_sequentially("mi", delay=20)
    until(page, "location.pathname === '/priorities/search'")
    page.locator("#search").press_sequentially("lk", delay=20)
    until(page, "location.search === '?q=milk'")
    page.go_back()
    until(page, "location.pathname === '/priorities'")
    until(page, "document.querySelector('#search').value === ''")
    assert "Fruit" in names(page)


def back_after_searching_notes_returns_to_all_of_them(page):
    app = _filled()
    course = next(each["id"] for each in json.loads(app.tally("list", "course", "--all", "--json")) if each["name"] == "Mechanics")
    show(page, app, f"/grades/{course}/notes")
    page.locator("#search").press_sequentially("zz", delay=20)
    until(page, "location.search === '?q=zz'")
    until(page, "!document.querySelector('main').innerText.includes('Who to ask')")
    page.go_back()
    until(page, "location.search === ''")
    until(page, "document.querySelector('main').innerText.includes('Who to ask')")


def the_way_back_on_a_page_opened_by_its_address_leads_to_what_it_belongs_to(page):
    app = _filled()
    page.emulate_media(reduced_motion="reduce")
    pages = [each for each in Crawl(Server(app.address)).pages if "done=" not in each.address]
    # A sheet lies over its page, with a way of its own to close it.
    pages = [each for each in pages if not any("data-close-sheet" in link for link in each.links)]
    ways = {}
    for each in pages:
        for link in each.links:
            # A tracker's own list keeps its place beside a detail; it leads nowhere further up.
            if link.get("class") == "back" and link["href"] != pattern(each.address).partition("?")[0]:
                ways.setdefault(pattern(each.address), (each.address, link["href"]))
    assert len(ways) > 20, ways
    for address, way in ways.values():
        page.goto("about:blank")
        show(page, app, address)
        page.evaluate("localStorage.clear()")
        page.locator("a.back >> visible=true").first.click()
        path = way.partition("?")[0]
        until(page, f"location.pathname === {json.dumps(path)}")
        assert page.locator("main h1").first.inner_text(), address


def enter_adds_what_is_typed_and_goes_on_to_the_next(page):
    app = _filled()
    show(page, app, "/priorities")
    page.focus("#search")
    for name in ("oat drink", "rye bread"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        toast(page, f"{name.capitalize()} added")
        until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")
    found = app.tally("list", "essential", "--all", "--json")
    assert '"Oat drink"' in found and '"Rye bread"' in found


def _enter(page, things, delay):
    """Types one after the other, with Enter at once."""
    page.focus("#search")
    for name in things:
        page.keyboard.type(name, delay=delay)
        page.keyboard.press("Enter")


def _slowly(page, pause=400):
    """A server that takes its time."""
    page.evaluate("""(pause) => {
        const ask = window.fetch.bind(window);
        window.fetch = async (...given) => {
            await new Promise((go) => setTimeout(go, pause));
            return ask(...given);
        };
    }""", pause)


def what_is_typed_fast_is_added_one_by_one(page):
    app = _filled()
    show(page, app, "/priorities")
    # All is typed and entered before the first answer.
    _slowly(page)
    page.focus("#search")
    names = ["Aubergine", "Bulgur", "Cress", "Dill seed"]
    for name in names:
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    page.keyboard.type("Endi")
    toast(page, "Dill seed added")
    until(page, "document.activeElement.id === 'search' && document.activeElement.value === 'Endi'")
    found = app.tally("list", "essential", "--all", "--json")
    assert all(f'"{name}"' in found for name in names), found


def what_is_typed_after_something_that_is_there_is_another_thing(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Kartoffeln\nJoghurt", level="high")
    show(page, app, "/priorities")
    page.focus("#search")
    for pause in (0, 1000):
        there, new = ("Kartoffeln", "Chips") if pause else ("Joghurt", "Tee")
        page.keyboard.type(there, delay=60)
        page.keyboard.press("Enter")
        page.wait_for_timeout(pause)
        page.keyboard.type(new, delay=60)
        page.keyboard.press("Enter")
        toast(page, f"{new} added")
        until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")
    assert sorted(names(page)) == ["Chips", "Joghurt", "Kartoffeln", "Tee"], names(page)


def what_is_asked_about_waits_until_all_else_is_added(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Rosti potatoes\nZucchini rolls", level="high")
    show(page, app, "/priorities")
    _enter(page, ("zucch", "Tea", "rost", "Senf"), delay=60)
    page.get_by_role("button", name="Add “Rost”").wait_for()
    until(page, "document.activeElement.value === 'rost' && getSelection().toString() === 'rost'")
    until(page, "document.querySelector('.toast p')?.textContent.startsWith('Senf added')")
    found = app.tally("list", "essential", "--all", "--json")
    assert '"Tea"' in found and '"Senf"' in found and '"Zucch"' not in found, found
    page.get_by_role("button", name="Add “Rost”").click()
    toast(page, "Rost added")
    page.get_by_role("button", name="Add “Zucch”").click()
    toast(page, "Zucch added")
    until(page, "location.pathname === '/priorities'")
    assert sorted(names(page)) == ["Rost", "Rosti potatoes", "Senf", "Tea", "Zucch", "Zucchini rolls"], names(page)


def no_letter_is_lost_however_fast_one_types(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Milk\nApples\nZucchini rolls", level="high")
    show(page, app, "/priorities")
    page.focus("#search")
    typed = ["2 l oat drink", "apples", "bread, cheese", "500g mince", "zucch", "bananas", "milk", "coffee", "7 odd widgets", "tofu", "butter"]
    for delay in (60, 20):
        for name in typed:
            page.keyboard.type(f"{name}{delay}" if name in ("bananas", "coffee", "tofu") else name, delay=delay)
            page.keyboard.press("Enter")
        page.wait_for_timeout(3000)
    known = {each["name"] for each in json.loads(app.tally("list", "essential", "--all", "--json"))}
    assert known == {
        "Milk", "Apples", "Zucchini rolls", "Oat drink", "Mince", "Butter",
        *(f"{name}{delay}" for name in ("Bananas", "Coffee", "Tofu") for delay in (60, 20)),
    }, known
    page.get_by_text("Not added yet").wait_for()


def what_a_slow_server_asks_about_is_asked_in_the_end(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter", level="high")
    show(page, app, "/priorities")
    _slowly(page)
    _enter(page, ("But", "7 odd widgets", "Soap"), delay=120)
    toast(page, "Soap added")
    page.get_by_role("button", name="Add “7 odd widgets”").click()
    page.get_by_role("button", name="Add “But”").click()
    until(page, "location.pathname === '/priorities'")
    assert sorted(names(page)) == ["7 odd widgets", "But", "Butter", "Soap"], names(page)


def what_was_forgotten_is_added_as_fast_as_one_types(page):
    for delay, is_slow in ((60, False), (10, False), (60, True)):
        app = App(sample=False)
        app.post("/priorities/batch", lines="Bread\nMilk", level="high")
        show(page, app, "/priorities/shop")
        page.get_by_role("link", name="Add what was forgotten").click()
        page.locator("dialog #search").wait_for()
        if is_slow:
            _slowly(page, 800)
        typed = ["Hefe", "2 l Oat drink", "Bread", "Salt", "Pepper", "Tea"]
        page.focus("dialog #search")
        for name in typed:
            page.keyboard.type(name, delay=delay)
            page.keyboard.press("Enter")
        page.keyboard.type("Endi", delay=delay)
        page.locator("dialog #added", has_text="Tea added").wait_for()
        until(page, "document.activeElement.id === 'search' && document.activeElement.value === 'Endi'")
        known = {each["name"] for each in json.loads(app.tally("list", "essential", "--all", "--json"))}
        assert known == {"Bread", "Milk", "Hefe", "Oat drink", "Salt", "Pepper", "Tea"}, known
        page.locator("dialog .button", has_text="Close").click()
        page.wait_for_selector("dialog", state="detached")


def what_was_found_on_a_trip_is_added_by_its_button_and_the_field_is_empty(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Bread", level="high")
    show(page, app, "/priorities/shop")
    page.get_by_role("link", name="Add what was forgotten").click()
    page.locator("dialog #search").fill("soap")
    page.get_by_role("button", name="Add “Soap”").click()
    page.locator("dialog #added", has_text="Soap added").wait_for()
    until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")


def the_other_questions_wait_whatever_answers_one_and_when_it_is_undone(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter\nZucchini rolls", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But", "zucch", "bread, cheese", "Tea"), delay=60)
    page.get_by_role("button", name="Add each").click()
    page.get_by_role("button", name="Add “Zucch”").wait_for()
    # What is taken back leaves the others where they were.
    page.locator("#toasts button", has_text="Undo").click()
    toast(page, "Undone")
    page.get_by_role("button", name="Add “Zucch”").click()
    page.get_by_role("button", name="“Butter” is meant").click()
    until(page, "location.pathname === '/priorities'")
    assert sorted(names(page)) == ["Butter", "Tea", "Zucch", "Zucchini rolls"], names(page)


def what_is_there_already_is_said_also_while_something_is_asked(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Apples", level="high")
    show(page, app, "/priorities")
    page.focus("#search")
    for name in ("bread, cheese", "Apples", "honey"):
        page.keyboard.type(name, delay=60)
        page.keyboard.press("Enter")
        page.wait_for_timeout(1500)
        if name == "Apples":
            toast(page, "Apples")
    page.get_by_role("button", name="Add each").click()
    until(page, "location.pathname === '/priorities'")
    assert sorted(names(page)) == ["Apples", "Bread", "Cheese", "Honey"], names(page)


def questions_are_counted_and_wait_wherever_one_goes(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter\nZucchini rolls", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But", "zucch", "bread, cheese"), delay=60)
    page.get_by_text("Not added yet, 1 of 3").wait_for()
    settled(page)
    page.locator("nav a[href='/projects']").first.click()
    page.locator("h1", has_text="Projects").wait_for()
    toast(page, "But · zucch · bread, cheese")
    page.goto(app.address + "/priorities")
    toast(page, "But · zucch · bread, cheese")
    page.locator("#toasts a", has_text="Keep typing").click()
    page.get_by_text("Not added yet, 1 of 3").wait_for()
    page.reload()
    page.get_by_role("button", name="Add each").click()
    page.get_by_text("Not added yet, ").wait_for()
    page.get_by_role("button", name="Add “Zucch”").click()
    page.get_by_role("button", name="“Butter” is meant").click()
    until(page, "location.pathname === '/priorities'")
    row(page, "Cheese").wait_for()
    assert sorted(names(page)) == ["Bread", "Butter", "Cheese", "Zucch", "Zucchini rolls"], names(page)
    page.reload()
    settled(page)
    assert page.locator("#toasts > .notice").count() == 0


def what_waits_covers_no_sheet_and_is_said_after_it(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But",), delay=60)
    page.get_by_text("Not added yet").wait_for()
    page.goto(app.address + "/priorities/stores/new")
    page.locator("dialog.sheet").wait_for()
    page.wait_for_timeout(800)
    assert page.locator("#toasts > .notice").count() == 0
    page.locator("dialog input[name=name]").fill("Lidl")
    page.locator("dialog button[type=submit]").click()
    page.locator("dialog.sheet").wait_for(state="detached")
    # What waits is said beneath what was saved, whose Undo stays.
    toast(page, "Waiting for your answer (1): But")
    assert page.locator("#toasts > .toast").count() == 2
    assert page.locator("#toasts > .toast:not(.notice) [name=stamp]").count() == 1


def a_half_typed_comment_is_unfolded_after_a_reload(page):
    app = _filled()
    show(page, app, "/priorities")
    page.locator(".row .name", has_text="Milk").first.click()
    page.get_by_text("Write a comment").first.click()
    page.get_by_role("textbox", name="Write a comment").fill("The one with salt")
    page.reload()
    until(page, "document.querySelector('.draft')?.checkVisibility() === true")
    assert page.get_by_role("textbox", name="Write a comment").input_value() == "The one with salt"


def what_waits_stays_in_its_place_while_more_is_added(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But",), delay=60)
    page.get_by_text("Not added yet").wait_for()
    page.goto(app.address + "/priorities")
    toast(page, "Waiting for your answer (1): But")
    _enter(page, ("Tea",), delay=60)
    toast(page, "Tea added")
    settled(page)
    assert page.get_by_text("Not added yet").count() == 0
    assert sorted(names(page)) == ["Butter", "Tea"], names(page)


def what_is_typed_anew_and_answered_waits_no_more(page):
    app = App(sample=False)
    app.post("/priorities/search", name="1.5 kg onions")
    show(page, app, "/priorities")
    _enter(page, ("2 onions",), delay=60)
    page.get_by_text("Not added yet").wait_for()
    page.goto(app.address + "/priorities")
    toast(page, "Waiting for your answer (1): 2 onions")
    page.locator("#search").fill("2 onions")
    page.get_by_role("button", name="Put “Onions, 1.5").click()
    until(page, "location.pathname === '/priorities'")
    settled(page)
    assert page.locator("#toasts > .notice").count() == 0
    page.goto(app.address + "/priorities")
    page.wait_for_timeout(600)
    assert page.locator("#toasts > .notice").count() == 0


def questions_outlive_their_tab_and_are_answered_for_all(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter\nZucchini rolls", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But", "zucch"), delay=60)
    page.get_by_text("Not added yet, 1 of 2").wait_for()
    other = page.context.new_page()
    page.close()
    show(other, app, "/priorities")
    toast(other, "Waiting for your answer (2): But · zucch")
    third = other.context.new_page()
    show(third, app, "/priorities")
    toast(third, "Waiting for your answer (2)")
    other.locator("#toasts a", has_text="Keep typing").click()
    other.get_by_role("button", name="Add “Zucch”").click()
    other.get_by_role("button", name="“Butter” is meant").click()
    until(other, "location.pathname === '/priorities'")
    # What was answered in one tab waits in none.
    third.reload()
    third.wait_for_timeout(600)
    assert third.locator("#toasts > .notice").count() == 0


def questions_that_wait_can_be_given_up(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Butter", level="high")
    show(page, app, "/priorities")
    _enter(page, ("But",), delay=60)
    page.get_by_text("Not added yet").wait_for()
    page.locator("nav a[href='/projects']").first.click()
    page.locator("#toasts button", has_text="Discard").click()
    page.goto(app.address + "/priorities")
    page.wait_for_timeout(600)
    assert page.locator("#toasts > .notice").count() == 0


def what_is_asked_about_and_cleared_is_asked_no_more(page):
    app = App(sample=False)
    app.tally("add", "essential", "name=Zucchini rolls")
    show(page, app, "/priorities")
    page.focus("#search")
    page.keyboard.type("zucch")
    page.keyboard.press("Enter")
    page.get_by_text("Not added yet").wait_for()
    page.keyboard.press("Backspace")
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    toast(page, "Tea added")
    settled(page)
    assert page.get_by_text("Not added yet").count() == 0


def what_is_asked_about_gives_way_at_once_however_long_its_number_takes(page):
    app = App(sample=False)
    app.tally("add", "essential", "name=Zucchini rolls")
    show(page, app, "/priorities")
    _slowly(page, 500)
    page.focus("#search")
    page.keyboard.type("zucch")
    page.keyboard.press("Enter")
    page.get_by_text("Not added yet").wait_for()
    page.keyboard.press("Backspace")
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    toast(page, "Tea added")
    assert page.get_by_text("Not added yet").count() == 0


def what_is_cleared_the_moment_it_is_asked_about_is_asked_no_more(page):
    app = App(sample=False)
    app.tally("add", "essential", "name=Zucchini rolls")
    show(page, app, "/priorities")
    page.focus("#search")
    # As fast as a hand that clears the field once the question is in the page.
    page.evaluate("""() => new MutationObserver((_, watch) => {
        if (!document.querySelector("main").textContent.includes("Not added yet")) return;
        watch.disconnect();
        window.isCleared = true;
        const field = document.querySelector("#search");
        field.value = "";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true })""")
    page.keyboard.type("zucch")
    page.keyboard.press("Enter")
    until(page, "window.isCleared")
    until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")
    until(page, "localStorage.getItem('questions') === null")
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    toast(page, "Tea added")
    settled(page)
    assert page.get_by_text("Not added yet").count() == 0


def what_is_on_the_list_already_is_marked_where_one_is(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Apples\nMilk", level="high")
    show(page, app, "/priorities")
    _enter(page, ("Apples",), delay=20)
    toast(page, "“Apples” is on the list already.")
    assert page.evaluate("location.pathname + location.search") == "/priorities"
    assert page.locator(".row[aria-current], .row.chosen, .row:has([aria-current])").locator(".name").all_inner_texts() == ["Apples"]
    page.locator("#toasts a", has_text="How much?").click()
    page.locator("dialog.sheet").wait_for()
    assert page.locator("dialog [name=name]").input_value() == "Apples"


def what_enter_does_not_add_is_asked_about_and_gives_way_to_what_is_typed(page):
    app = _filled()
    app.tally("add", "essential", "name=Zucchini rolls")
    show(page, app, "/priorities")
    page.focus("#search")
    page.keyboard.type("zucch")
    page.keyboard.press("Enter")
    page.get_by_text("Not added yet").wait_for()
    page.keyboard.type("erl")
    until(page, "document.activeElement.value === 'erl'")
    assert '"Zucch"' not in app.tally("list", "essential", "--all", "--json")


def enter_leads_to_the_first_of_what_could_be_made_of_it(page):
    app = _filled()
    show(page, app, "/add")
    page.keyboard.type("marble root")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.closest('.offers') !== null")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    toast(page, "Marble root added")
    assert '"Marble root"' in app.tally("list", "essential", "--all", "--json")


def enter_takes_what_is_there_already(page):
    app = _filled()
    show(page, app, "/priorities/search")
    page.keyboard.type("FRUIT")
    page.keyboard.press("Enter")
    page.get_by_text("is on the list already").or_(page.locator("#found .name", has_text="Fruit")).first.wait_for()
    assert app.tally("list", "essential", "--all", "--json").count('"Fruit"') == 1


def a_refused_form_names_everything_at_once(page):
    app = _filled()
    show(page, app, "/grades/add/course?return=%2Fgrades")
    _fill_badly(page)
    page.locator("dialog .refusals", has_text="3 fields").wait_for()
    assert page.locator("dialog .error").count() == 3
    assert page.evaluate("document.activeElement.name") == "name"
    assert page.input_value("[name=creditHours]") == "many" and page.input_value("[name=professor]") == "Noether"
    page.fill("[name=name]", "Algebra")
    page.locator("dialog button[type=submit]:not(.toast-action)").first.click()
    page.locator("dialog .refusals", has_text="2 fields").wait_for()
    assert page.evaluate("document.activeElement.name") == "creditHours"


def a_refused_form_names_everything_at_once_without_a_script(page):
    app = _filled()
    context = page.context.browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    plain.goto(app.address + "/grades/add/course?return=%2Fgrades")
    _fill_badly(plain)
    plain.locator("dialog .refusals", has_text="3 fields").wait_for()
    assert plain.locator("dialog .error").count() == 3
    assert plain.locator("[autofocus]").get_attribute("name") == "name"
    assert plain.input_value("[name=creditHours]") == "many"
    context.close()


def _fill_badly(page):
    page.fill("[name=name]", " ")
    page.fill("[name=professor]", "Noether")
    page.fill("[name=creditHours]", "many")
    page.fill("[name=target]", "most")
    page.locator("dialog button[type=submit]:not(.toast-action)").first.click()


def escape_gives_the_focus_back_to_what_opened_a_sheet(page):
    app = _filled()
    for path, link in (("/priorities", "a[href='/priorities/new']"), ("/projects", "a[href='/projects/new']"), ("/pulls", "a[href='/pulls/new']")):
        show(page, app, path)
        page.locator(link).locator("visible=true").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog:modal")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        until(page, f"document.activeElement.matches(\"{link}\")")


def escape_gives_the_focus_back_to_what_opened_a_menu(page):
    app = _filled()
    show(page, app, "/priorities")
    button = page.locator("[popovertarget=tools]").locator("visible=true").first
    button.focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('#tools').matches(':popover-open')")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    until(page, "document.activeElement.getAttribute('popovertarget') === 'tools'")


def undo_has_its_key(page):
    app = _filled()
    for key in ("Control+z", "Meta+z"):
        show(page, app, "/priorities")
        page.locator(".tick").locator("visible=true").first.click()
        page.wait_for_selector(".toast")
        page.keyboard.press(key)
        until(page, "document.querySelector('.toast p')?.textContent.includes('ndone') || document.querySelector('.toast-action')?.textContent.includes('edo')")
        assert '"critical"' in app.tally("list", "essential", "--all", "--json"), key


def the_key_walks_back_and_forward_again_after_a_reload_too(page):
    app = App(sample=False)
    for name in ("milk", "bread", "eggs"):
        app.post("/priorities/search", name=name)
    show(page, app, "/priorities")
    for key, left in (("Control+z", 2), ("Control+z", 1), ("Control+Shift+z", 2), ("Control+y", 3)):
        page.keyboard.press(key)
        until(page, f"document.querySelectorAll('main .row').length === {left}")
        page.reload()
        page.wait_for_load_state()
    page.keyboard.press("Control+y")
    page.locator(".toast", has_text="There is nothing to redo").wait_for()


def typed_text_has_an_undo_of_its_own(page):
    app = _filled()
    show(page, app, "/priorities")
    page.locator(".tick").locator("visible=true").first.click()
    page.wait_for_selector(".toast")
    before = app.tally("list", "essential", "--all", "--json")
    page.focus("#search")
    page.keyboard.type("ma")
    page.keyboard.press("Control+z")
    settled(page)
    assert app.tally("list", "essential", "--all", "--json") == before


def in_an_empty_field_the_key_takes_back_what_was_just_done(page):
    app = App(sample=False)
    show(page, app, "/priorities")
    page.focus("#search")
    page.keyboard.type("milk")
    page.keyboard.press("Enter")
    toast(page, "Milk added")
    until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")
    page.keyboard.press("Control+z")
    page.locator(".toast", has_text="Undone").wait_for()
    assert '"name":"Milk"' not in app.tally("list", "essential", "--all", "--json")


def the_key_works_in_an_open_sheet_outside_its_fields(page):
    app = App(sample=False)
    for name in ("milk", "bread"):
        app.post("/priorities/search", name=name)
    show(page, app, "/priorities/new")
    page.wait_for_selector("dialog:modal")
    page.locator("#sheet-title").focus()
    page.keyboard.press("Control+z")
    page.locator(".toast", has_text="Undone").wait_for()
    assert '"name":"Bread"' not in app.tally("list", "essential", "--all", "--json")
    assert page.locator("dialog:modal").count() == 1


def enter_opens_the_first_that_the_search_over_everything_finds(page):
    app = _filled()
    name = json.loads(app.tally("list", "essential", "--all", "--json"))[0]["name"]
    show(page, app, "/search")
    page.locator("#search").press_sequentially(name)
    page.keyboard.press("Enter")
    page.locator("h1", has_text=name).first.wait_for()
    assert "/priorities/" in page.url, page.url


def a_resize_and_a_fast_second_tap_leave_no_error(page):
    app = _filled()
    show(page, app, "/priorities")
    for path in ("/projects", "/pulls", "/grades", "/priorities"):
        page.evaluate(f"document.querySelector('.tabs a[href=\"{path}\"]').click()")
        page.evaluate(f"document.querySelector('.tabs a[href=\"{path}\"]').click()")
        page.set_viewport_size({"width": 800, "height": 700})
        until(page, f"location.pathname === '{path}'")
        page.set_viewport_size({"width": 390, "height": 844})
    page.goto(app.address + "/priorities/new")
    page.wait_for_selector("dialog:modal")
    page.fill("dialog [name=name]", "Once")
    page.evaluate("(() => { const save = document.querySelector('dialog button[type=submit]:not(.toast-action)'); save.click(); save.click(); })()")
    toast(page, "Once added")
    settled(page)
    assert app.tally("list", "essential", "--all", "--json").count('"Once"') == 1


def print_prints_and_share_hands_on_the_list_with_what_is_inside(page):
    app = _filled()
    page.add_init_script("""window.print = () => { window.prints = (window.prints ?? 0) + 1; };
        navigator.share = async (what) => { window.shared = what; };""")
    show(page, app, "/priorities/print")
    page.get_by_role("button", name="Print").click()
    until(page, "window.prints === 1")
    page.get_by_role("button", name="Share").click()
    until(page, "window.shared !== undefined")
    text = page.evaluate("window.shared.text")
    assert "Fruit" in text and "Apples" in text and "Salt" not in text, text


def share_copies_where_nothing_takes_it(page):
    app = _filled()
    page.add_init_script("""Object.defineProperty(navigator, "share", {value: undefined});
        Object.defineProperty(navigator, "clipboard", {value: {writeText: async (text) => { window.copied = text; }}});""")
    show(page, app, "/priorities/print")
    page.get_by_role("button", name="Share").click()
    toast(page, "Copied")
    assert "Fruit" in page.evaluate("window.copied")


def printing_is_explained_without_a_script(page):
    app = _filled()
    context = page.context.browser.new_context(java_script_enabled=False)
    plain = context.new_page()
    plain.goto(app.address + "/priorities/print")
    assert plain.locator(".without-script").is_visible() and not plain.get_by_role("button", name="Print").is_visible()
    context.close()


def tests():
    return own(globals())
