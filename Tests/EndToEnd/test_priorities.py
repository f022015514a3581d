"""The priorities in a real browser: rows, menus, sheets, search, and a whole shopping trip."""
import json
import urllib.parse
import urllib.request

from app import App, held, names, opened, own, row, show, toast, until
from test_large_text import BROKEN, LARGE, WIDE


def _mark(page):
    """A mark that is lost if the document is loaded again."""
    page.evaluate("window.mark = 1")


def _is_marked(page):
    return page.evaluate("window.mark === 1")


def _swipe(page, target, distance):
    """A finger drawn across."""
    box = target.bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for step in range(14):
        kind = "touchMove" if step else "touchStart"
        points = [{"x": x + distance * step / 13, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(16)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def a_swipe_reveals_the_levels_and_one_of_them_works(page):
    opened(page)
    bread = row(page, "Bread")
    button = bread.locator(".swipe-actions > button[value=low]")
    assert button.count() == 0
    _swipe(page, bread.locator(".cell"), -210)
    until(page, "[...document.querySelectorAll('.swipe')].some(s => s.scrollLeft > 100)")
    page.wait_for_timeout(300)
    box = button.bounding_box()
    assert box["x"] + box["width"] <= 391, box
    button.tap()
    toast(page, "Got Bread")
    assert "Bread" not in names(page)


def an_action_keeps_the_place_and_what_is_typed(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="\n".join(f"thing {n}" for n in range(10, 60)), level="high")
    show(page, app, "/priorities")
    _mark(page)
    page.evaluate("scrollTo(0, 900)")
    before = page.evaluate("scrollY")
    row(page, "Thing 30").locator(".tick").tap()
    toast(page, "Got Thing 30")
    assert abs(page.evaluate("scrollY") - before) <= 60 and _is_marked(page)
    row(page, "Thing 30").wait_for(state="detached")
    page.locator(".toast-action").tap()
    toast(page, "Undone: Got Thing 30")
    assert names(page).index("Thing 30") == 20 and _is_marked(page)
    page.locator(".toast-action", has_text="Redo").tap()
    toast(page, "Redone: Got Thing 30")
    assert "Thing 30" not in names(page)


def two_taps_on_one_spot_tick_once_and_take_it_back(page):
    opened(page)
    before = names(page)
    box = row(page, "Milk").locator(".tick").bounding_box()
    place = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*place)
    toast(page, "Got Milk")
    assert names(page) == before and row(page, "Milk").evaluate("row => row.matches('.done')")
    page.touchscreen.tap(*place)
    toast(page, "Undone: Got Milk")
    assert names(page) == before and page.locator(".row.done").count() == 0
    for name, words in (("Milk", "Got Milk"), ("Fruit", "Got Fruit")):
        row(page, name).locator(".tick").tap()
        toast(page, words)
    assert names(page) == before and page.locator(".row.done").count() == 2
    # Once the finger has been away, both go at once.
    row(page, "Milk").wait_for(state="detached")
    assert names(page) == [name for name in before if name not in ("Milk", "Fruit")]
    page.locator(".toast-action", has_text="Undo").tap()
    toast(page, "Undone: Got Fruit")
    assert names(page) == [name for name in before if name != "Milk"]


def rows_stay_while_the_mouse_points_at_them(page):
    app = opened(page)
    desk = page.context.browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
    show(desk, app, "/priorities")
    before = names(desk)
    row(desk, "Fish").locator(".tick").click()
    toast(desk, "Got Fish")
    # Longer than a finger would have to be away.
    desk.wait_for_timeout(1500)
    assert names(desk) == before and row(desk, "Fish").evaluate("row => row.matches('.done')")
    # What is counted is told at once.
    assert desk.locator(".screen-head .subtitle").first.text_content() == "8 to get · 24 stocked"
    assert desk.locator("#level-critical .group-head .figure").text_content() == "2"
    desk.mouse.move(1200, 20)
    row(desk, "Fish").wait_for(state="detached")
    # By the keyboard nothing is under the mouse, wherever that was left.
    row(desk, "Milk").locator(".tick").hover()
    row(desk, "Milk").locator(".tick").focus()
    desk.keyboard.press("Enter")
    row(desk, "Milk").wait_for(state="detached")


def the_menu_works_by_keyboard(page):
    opened(page)
    more = row(page, "Milk").locator(".more")
    more.focus()
    page.keyboard.press("Enter")
    page.locator(".menu:popover-open").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".menu:popover-open").count() == 0
    assert page.evaluate("document.activeElement.className") == "more"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert "menu-item" in page.evaluate("document.activeElement.className")
    page.keyboard.press("Enter")
    toast(page, "Milk: running out")
    assert page.locator(":popover-open").count() == 0


def a_second_press_on_the_dots_closes_the_menu(page):
    app = opened(page)
    # With a mouse, which the dots show for.
    desk = page.context.browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
    show(desk, app, "/priorities")
    more = row(desk, "Milk").locator(".more")
    more.click()
    desk.locator(".menu:popover-open").wait_for()
    more.click(force=True)
    until(desk, "!document.querySelector(':popover-open')")
    more.click()
    desk.locator(".menu:popover-open").wait_for()
    desk.close()


def a_menu_stays_open_while_the_list_changes_elsewhere(page):
    app = opened(page)
    held(row(page, "Milk"))
    page.locator(".menu:popover-open").wait_for()
    app.tally("add", "essential", "name=Zinnia seeds")
    until(page, "document.querySelector('main').innerText.includes('Zinnia seeds')")
    assert page.locator(".menu:popover-open").get_attribute("aria-label") == "Milk"
    page.locator(".menu:popover-open a", has_text="Edit").click()
    page.wait_for_selector("dialog:modal")
    assert page.locator(":popover-open").count() == 0


def a_menu_beside_the_list_opens_where_it_is(page):
    app = opened(page)
    fruit = row(page, "Fruit").locator("a.name").get_attribute("href")
    show(page, app, fruit)
    inside = page.locator("[id^=in-]", has_text="Apples")
    held(inside)
    page.locator(".menu:popover-open .menu-item", has_text="Take out").tap()
    toast(page, "Apples is no longer inside Fruit")
    assert page.locator("[id^=in-]", has_text="Apples").count() == 0


def the_sheet_is_modal_and_escape_goes_back(page):
    app = opened(page)
    _mark(page)
    page.get_by_role("link", name="New essential").click()
    page.wait_for_selector("dialog:modal")
    assert page.url.endswith("/priorities/new")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.url == app.address + "/priorities" and _is_marked(page)


def a_refused_form_says_what_is_missing_and_keeps_the_rest(page):
    opened(page)
    page.get_by_role("link", name="New essential").click()
    page.fill("dialog [name=details]", "2 l")
    page.locator("dialog .segment", has_text="Needed now").click()
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    page.locator("dialog .error", has_text="This may not be empty.").wait_for()
    assert page.evaluate("document.activeElement.name") == "name"
    assert page.input_value("dialog [name=details]") == "2 l"
    page.fill("dialog [name=name]", "Oat drink")
    page.keyboard.press("Enter")
    toast(page, "Oat drink added")
    assert row(page, "Oat drink").locator(".sub").inner_text() == "2 l"


def searching_asks_while_typing_and_adds_what_is_new(page):
    opened(page)
    page.locator("h1").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("käse", delay=20)
    page.locator("main :text('Add “Käse”')").wait_for()
    assert page.evaluate("document.activeElement.id") == "search"
    page.get_by_role("button", name="Add “Käse”").tap()
    toast(page, "Käse added")
    assert "Käse" in names(page) and page.url.endswith("/priorities")
    assert page.input_value("#search") == ""


def a_level_changes_right_in_the_results(page):
    opened(page)
    page.fill("#search", "BUTTER")
    page.wait_for_selector(".row:has-text('Butter')")
    until(page, "document.querySelectorAll('main .row').length === 1")
    held(row(page, "Butter"))
    page.locator(".menu:popover-open .menu-item", has_text="Running out").tap()
    toast(page, "Butter: running out")
    assert page.input_value("#search") == "BUTTER"
    assert names(page) == ["Butter"]


def thirty_essentials_are_got_on_one_trip(page):
    app = App(sample=False)
    lines = [f"thing {n}" for n in range(10, 40)]
    for level, part in (("critical", lines[:5]), ("high", lines[5:20]), ("medium", lines[20:])):
        app.post("/priorities/batch", lines="\n".join(part), level=level)
    show(page, app, "/priorities")
    page.get_by_role("link", name="Go shopping").tap()
    page.locator("h1", has_text="Shopping").wait_for()
    order = names(page)
    assert len(order) == 30
    for left, name in reversed(list(enumerate(order))):
        tick = row(page, name).locator(".tick")
        box = tick.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44, box
        tick.tap()
        page.locator(".subtitle", has_text=f"{left} left").wait_for()
        assert names(page) == order
    page.locator("#said", has_text="Everything got").wait_for()
    row(page, order[3]).locator(".tick").tap()
    page.locator(".subtitle", has_text="1 left").wait_for()
    page.get_by_role("button", name="Done").tap()
    page.get_by_text("29 of 30").wait_for()
    page.get_by_role("link", name="To the list").tap()
    page.locator("h1", has_text="Priorities").wait_for()
    assert names(page) == [order[3]]
    assert page.locator(".group h2").inner_text().strip() == "Needed now"


def a_newcomer_adds_ten_things_sorts_them_to_aisles_shops_and_undoes(page):
    app = App(sample=False)
    show(page, app, "/priorities")
    page.get_by_role("link", name="Add several").tap()
    page.locator("dialog textarea").fill(
        "2 L milk\nbread\n1 kg apples\neggs\nflatbread crackers\ndish soap\ncoffee\nrice\nbird seed\nfish")
    page.locator("dialog [type=submit]", has_text="Add").tap()
    page.wait_for_selector("dialog", state="detached")
    page.locator(".subtitle", has_text="10 to get").wait_for()
    assert len(names(page)) == 10, names(page)
    # What no word list knows gets its aisle by hand, once.
    show(page, app, row(page, "Bird seed").locator("a.name").get_attribute("href"))
    page.locator("#facts a", has_text="Aisle").tap()
    page.locator("dialog .chip", has_text="Pets").tap()
    page.wait_for_selector("dialog", state="detached")
    show(page, app, "/priorities")
    page.get_by_role("link", name="Go shopping").tap()
    page.locator("h1", has_text="Shopping").wait_for()
    assert "2 L Milk" in page.locator(".row", has_text="Milk").inner_text().replace("\u202f", " ").replace("\n", " ")
    heads = page.locator(".group h2").all_inner_texts()
    assert heads.index("Fruit and vegetables") < heads.index("Bakery") and "Pets" in heads, heads
    assert "Bird seed" in page.locator(".group", has_text="Pets").inner_text()
    order = names(page)
    for left, name in ((9, "Eggs"), (8, "Rice")):
        row(page, name).locator(".tick").tap()
        page.locator(".subtitle", has_text=f"{left} left").wait_for()
    # Ticked by mistake: the bar's Undo takes it back, also by the keyboard, and nothing moves.
    page.locator(".trip-bar button", has_text="Undo").tap()
    page.locator(".subtitle", has_text="9 left").wait_for()
    assert names(page) == order
    page.get_by_role("link", name="Add what was forgotten").tap()
    page.locator("dialog #search").fill("bread")
    page.get_by_text("“Bread” is on the list already.").wait_for()
    # One after the other, by Enter: the field is empty and has the keyboard, until one is done.
    page.locator("dialog #search").fill("butter")
    for name, left in (("butter", 10), ("jam", 11)):
        page.keyboard.type("" if name == "butter" else name)
        page.keyboard.press("Enter")
        page.locator("dialog #added", has_text=f"{name.capitalize()} added").wait_for()
        page.locator(".subtitle", has_text=f"{left} left").wait_for()
        until(page, "document.activeElement.id === 'search' && document.activeElement.value === ''")
    page.locator("dialog .button", has_text="Close").tap()
    page.wait_for_selector("dialog", state="detached")
    page.locator(".trip-bar button", has_text="Done").tap()
    page.get_by_text("1 of 12").wait_for()


def what_fails_on_a_trip_is_said_and_tab_leads_to_its_undo(page):
    app = opened(page)
    page.get_by_role("link", name="Go shopping").tap()
    page.locator("h1", has_text="Shopping").wait_for()
    row(page, "Bread").locator(".tick").tap()
    page.locator(".trip-bar button", has_text="Undo").wait_for()
    # What other pages' toasts say stands in the bar, and stays there when the page is brought up to date.
    line = page.locator(".trip-bar #said")
    until(page, "document.getElementById('said').textContent.startsWith('Got ')")
    page.request.post(app.address + "/priorities/new", form={"name": "Jam", "level": "critical"}, headers={"Origin": app.address})
    row(page, "Jam").wait_for()
    assert line.inner_text().startswith("Got "), line.inner_text()
    assert not page.locator("#toasts .toast").is_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.trip-bar') && document.activeElement.innerText.trim()") == "Undo"
    app.halt()
    row(page, "Fish").locator(".tick").tap()
    page.locator("#toasts .notice").wait_for()
    assert page.locator("#toasts .notice").is_visible()


def a_tap_anywhere_on_a_row_of_a_trip_ticks_it(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Bread\nMilk", level="high")
    show(page, app, "/priorities/shop")
    row(page, "Bread").locator(".name").tap()
    page.locator(".subtitle", has_text="1 left").wait_for()
    box = row(page, "Milk").locator(".cell").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - 90, box["y"] + box["height"] / 2)
    page.locator(".subtitle", has_text="0 left").wait_for()
    # Tapped once more it is to get again.
    row(page, "Milk").locator(".name").tap()
    page.locator(".subtitle", has_text="1 left").wait_for()
    assert page.evaluate("location.pathname") == "/priorities/shop"


BAR = """() => [...document.querySelectorAll(".trip-bar :is(a, button)")].map((each) => {
    const { top, height, right } = each.getBoundingClientRect();
    return { middle: Math.round(top + height / 2), isCut: right > innerWidth };
})"""


def the_bar_of_a_trip_stays_as_high_whatever_was_got(page):
    app = App(sample=False)
    app.post("/settings", language="de", theme="system")
    long = "Donaudampfschifffahrtsgesellschaftskapitänsmützen mit Goldrand für Kinder"
    app.post("/priorities/batch", lines=f"{long}\nMilch", level="high")
    show(page, app, "/priorities/shop")
    for script in (None, LARGE):
        if script:
            page.evaluate(script)
            row(page, long).locator(".tick").tap()
            page.locator(".subtitle", has_text="noch 2").wait_for()
        height = page.locator(".trip-bar").bounding_box()["height"]
        row(page, long).locator(".tick").tap()
        page.locator(".subtitle", has_text="noch 1").wait_for()
        until(page, "document.getElementById('said').textContent.includes('Donau')")
        assert page.locator(".trip-bar").bounding_box()["height"] == height
        buttons = page.evaluate(BAR)
        assert len(buttons) == 3 and len({each["middle"] for each in buttons}) == 1, buttons
        assert not any(each["isCut"] for each in buttons), buttons


MIDDLE = """(element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
}"""


def on_the_narrowest_screen_with_large_text_what_belongs_together_stands_side_by_side(page):
    page.set_viewport_size({"width": 320, "height": 640})
    app = App()
    for language in ("en", "de", "it"):
        app.post("/settings", language=language, theme="system")
        show(page, app, "/priorities/shop")
        page.evaluate(LARGE)
        _is_beside_its_tick(page, "Fish")
        middles = {round(each["middle"]) for each in page.evaluate(BAR)}
        said = page.evaluate(f"({MIDDLE})(document.querySelector('.trip-count'))")
        assert len(middles) == 1 and abs(said - middles.pop()) < 2, language
        show(page, app, "/priorities")
        page.evaluate(LARGE)
        _is_beside_its_tick(page, "Fish")
        show(page, app, row(page, "Fish").locator("a.name").get_attribute("href"))
        page.evaluate(LARGE)
        assert page.evaluate(BROKEN) == [] and page.evaluate(WIDE) == [], language


def _is_beside_its_tick(page, name):
    tick = row(page, name).locator(".tick").bounding_box()
    words = row(page, name).locator(".words").bounding_box()
    assert tick["x"] + tick["width"] / 2 < words["x"], (tick, words)
    assert words["y"] < tick["y"] + tick["height"] and tick["y"] < words["y"] + words["height"], (tick, words)


def a_sheet_hides_what_is_under_it_from_the_first_frame(page):
    opened(page)
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.get_by_role("link", name="New essential").tap()
    page.locator("dialog.sheet").wait_for()
    sheet = page.evaluate("""() => {
        const sheet = document.querySelector("dialog.sheet");
        const { opacity, backgroundColor } = getComputedStyle(sheet);
        return { opacity, backgroundColor, moves: sheet.getAnimations().length };
    }""")
    assert sheet["moves"] == 1 and sheet["opacity"] == "1", sheet
    assert sheet["backgroundColor"].startswith("rgb("), sheet


def add_several_offers_the_sum_while_one_types(page):
    app = App(sample=False)
    app.post("/priorities/search", name="2 l milk")
    show(page, app, "/priorities/batch")
    button = page.get_by_role("button", name="add up quantities")
    assert button.count() == 0
    page.locator("[name=lines]").press_sequentially("2 l milk", delay=20)
    page.get_by_role("button", name="add up quantities: Milk, 4 l").tap()
    page.locator(".row .name", has_text="Milk").wait_for()
    until(page, "location.pathname === '/priorities'")
    assert "4" in row(page, "Milk").locator(".figure").inner_text()


def a_new_name_that_means_several_is_asked_about_with_and_without_scripts(page):
    for has_script in (True, False):
        app = App(sample=False)
        context = page.context.browser.new_context(java_script_enabled=has_script, viewport={"width": 390, "height": 844})
        fresh = context.new_page()
        fresh.goto(app.address + "/priorities/new")
        fresh.locator("[name=name]").last.fill("bread and butter, 2 lemons")
        fresh.locator("[name=details]").last.fill("for Sunday")
        fresh.get_by_role("button", name="Save").click()
        fresh.get_by_text("Not added yet: say which of these is meant.").wait_for()
        assert fresh.locator("[name=name]").last.input_value() == "bread and butter, 2 lemons"
        assert fresh.locator("[name=details]").last.input_value() == "for Sunday"
        fresh.get_by_role("button", name="Add each: bread · butter · 2 lemons").click()
        for name in ("Bread", "Butter", "Lemons"):
            row(fresh, name).wait_for()
            assert "for Sunday" in row(fresh, name).inner_text()
        context.close()
        app.stop()


def what_was_typed_and_left_comes_back_with_what_it_means(page):
    app = App(sample=False)
    show(page, app, "/priorities/batch")
    page.locator("[name=lines]").press_sequentially("milk\nbread", delay=20)
    milk = page.locator(".checks .check", has_text="Milk: new")
    milk.wait_for()
    page.reload()
    page.locator("dialog .draft").wait_for()
    milk.wait_for()
    page.goto(app.address + "/priorities")
    show(page, app, "/priorities/batch")
    page.locator("dialog .draft").wait_for()
    milk.wait_for()
    page.get_by_role("button", name="Add", exact=True).tap()
    page.wait_for_selector("dialog", state="detached")
    assert names(page) == ["Bread", "Milk"], names(page)


def what_was_ticked_and_left_comes_back_ticked(page):
    app = App(sample=False)
    show(page, app, "/priorities/batch")
    page.locator("[name=lines]").press_sequentially("milk\nbread", delay=20)
    milk = page.locator(".checks .check", has_text="“milk”")
    milk.tap()
    milk.get_by_text("left out by you").wait_for()
    page.locator("dialog .segment, dialog label", has_text="Needed now").first.click()
    for way in (page.reload, lambda: page.goto(app.address + "/priorities")):
        way()
        show(page, app, "/priorities/batch")
        page.locator("dialog .draft").wait_for()
        milk.get_by_text("left out by you").wait_for()
        assert not milk.locator("input[type=checkbox]").is_checked()
        assert page.locator("dialog [name=level]:checked").input_value() == "critical"
    page.get_by_role("button", name="Add", exact=True).tap()
    page.wait_for_selector("dialog", state="detached")
    assert names(page) == ["Bread"], names(page)


def a_line_of_several_is_left_out_by_a_tap(page):
    app = App(sample=False)
    show(page, app, "/priorities/batch")
    page.locator("[name=lines]").fill("Soup\nIngredients\nmilk\nonions\nMethod\nBoil it")

    def box(line):
        return page.locator(".checks .check", has_text=f"“{line}”")

    box("milk").tap()
    box("milk").get_by_text("left out by you").wait_for()
    box("Soup").tap()
    box("Soup").get_by_text("Soup: new").wait_for()
    # What was tapped goes on to hold while one types.
    page.locator("[name=lines]").press_sequentially("\nAdd salt", delay=20)
    box("Add salt").get_by_text("a step of the recipe").wait_for()
    assert not box("milk").locator("input[type=checkbox]").is_checked()
    heights = page.evaluate("[...document.querySelectorAll('.checks .check')].map((each) => each.offsetHeight)")
    assert len(heights) == 7 and min(heights) >= 44, heights
    page.get_by_role("button", name="Add", exact=True).tap()
    page.wait_for_selector("dialog", state="detached")
    assert names(page) == ["Onions", "Soup"], names(page)


def many_lines_are_understood_while_they_are_typed(page):
    app = App(sample=False)
    show(page, app, "/priorities/batch")
    page.locator("[name=lines]").fill("\n".join(f"Thing {number} with quite a long name" for number in range(1, 201)))
    boxes = page.locator(".checks .check")
    until(page, "document.querySelectorAll('.checks .check').length === 200")
    boxes.nth(2).tap()
    boxes.nth(2).get_by_text("left out by you").wait_for()
    page.get_by_role("button", name="Add", exact=True).tap()
    toast(page, "199 added, 1 line left out")


def a_list_that_is_entered_offers_what_is_inside(page):
    app = App(sample=False)
    app.post("/priorities/batch", lines="Pasta night\nbasil\noil", level="low")
    for name in ("basil", "oil"):
        show(page, app, "/priorities")
        show(page, app, "/priorities/search?q=pasta")
        show(page, app, row(page, "Pasta night").locator("a.name").get_attribute("href") + "/inside?q=" + name)
        page.locator("dialog .row button").first.tap()
        toast(page, f"{name.capitalize()} is inside Pasta night")
    show(page, app, "/priorities")
    page.focus("#search")
    page.keyboard.type("pasta night")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Put on the list what is inside: Basil, Oil").tap()
    until(page, "location.pathname === '/priorities'")
    assert names(page) == ["Basil", "Oil", "Pasta night"], names(page)


def after_enter_one_is_back_on_the_list(page):
    app = opened(page)
    for name in ("Saffron", "Turmeric"):
        page.focus("#search")
        page.keyboard.type(name, delay=60)
        until(page, f"location.search === '?q={name}'")
        page.keyboard.press("Enter")
        toast(page, f"{name} added")
        until(page, "location.pathname === '/priorities'")
        assert name in names(page)
        assert page.locator("main h1").first.inner_text() == "Priorities"
    show(page, app, "/priorities/search")
    page.keyboard.type("Cumin")
    page.keyboard.press("Enter")
    toast(page, "Cumin added")
    until(page, "location.pathname === '/priorities'")


def shopping_keeps_the_screen_on(page):
    page.add_init_script("""window.locks = 0;
        Object.defineProperty(navigator, "wakeLock", {value: {request: async (kind) => {
            window.locks += kind === "screen";
            return Object.assign(new EventTarget(), {release: async () => { window.locks -= 1; }, released: false});
        }}});""")
    app = opened(page)
    assert page.evaluate("window.locks") == 0
    page.get_by_role("link", name="Go shopping").tap()
    page.locator("h1", has_text="Shopping").wait_for()
    until(page, "window.locks === 1")
    show(page, app, "/priorities")


def what_other_apps_share_becomes_something_to_add(page):
    app = App(sample=False)
    shared = json.loads(urllib.request.urlopen(app.address + _manifest(page, app)).read())["share_target"]
    assert shared.get("method", "GET") == "GET"
    params = shared["params"]
    show(page, app, shared["action"] + "?" + urllib.parse.urlencode({params["text"]: "oat milk"}))
    page.get_by_role("button", name="Add “Oat milk”").tap()
    page.locator("h1", has_text="Priorities").wait_for()
    assert names(page) == ["Oat milk"]


def _manifest(page, app):
    show(page, app, "/priorities")
    return page.locator("link[rel=manifest]").get_attribute("href")


def the_list_stands_beside_the_item_on_a_wide_window(page):
    page.set_viewport_size({"width": 1280, "height": 860})
    opened(page)
    row(page, "Milk").locator("a.name").click()
    page.locator("h1", has_text="Milk").wait_for()
    assert page.locator(".list-pane").is_visible() and page.locator(".detail-pane").is_visible()
    page.locator(".detail-pane .levels button[value=high]").click()
    toast(page, "Milk: running out")
    assert page.locator(".levels [aria-pressed=true]").get_attribute("value") == "high"
    assert "Milk" in page.locator("#level-high").inner_text()


def something_is_put_inside_through_the_sheet(page):
    app = opened(page)
    show(page, app, row(page, "Milk").locator("a.name").get_attribute("href"))
    page.get_by_role("link", name="Put something inside").tap()
    page.wait_for_selector("dialog:modal")
    page.locator("dialog #search").fill("crea")
    page.get_by_role("button", name="Add “Crea”").wait_for()
    page.locator("dialog #search").fill("butter")
    until(page, "document.querySelectorAll('dialog .row').length === 1")
    page.locator("dialog .row button", has_text="Put inside").tap()
    toast(page, "Butter is inside Milk")
    until(page, "document.activeElement?.id === 'search' && document.activeElement.value === ''")
    page.locator("dialog #search").fill("che")
    until(page, "document.querySelector('dialog .row .name')?.textContent.includes('Cheese')")
    page.locator("dialog [data-close-sheet]").tap()
    page.wait_for_selector("dialog", state="detached")
    assert page.locator("[id^=in-]", has_text="Butter").is_visible()


def tests():
    return own(globals())
