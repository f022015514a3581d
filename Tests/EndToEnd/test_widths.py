"""At every width there is, from the narrowest phone to the widest window: no page scrolls sideways, nothing is cut,
lines begin and end at one edge, and what is out of sight at rest is there for who needs it."""
import json

import every_kind
from app import App, held, opened, own, row, show, until
from crawl import Crawl, Server, pattern
from playwright.sync_api import expect
from test_large_text import BEHIND, CUT, WIDE

WIDTHS = [320, 390, 720, 1280, 1920]
# A window that has just changed its size isn't laid out anew at once.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Where the words of rows, titles and heads begin, and where figures end, from the edges of their column.
EDGES = """() => {
    const main = document.querySelector(".list-pane, .column").getBoundingClientRect();
    const left = (element) => Math.round(element.getBoundingClientRect().left - main.left);
    return [
        [...document.querySelectorAll(".list-pane :is(h1, .search, .tick), .list-pane .row .name")].map((element) =>
            [element.className || element.localName, left(element)]),
        [...document.querySelectorAll(".list-pane :is(.search, .group-head .figure)")].map((element) =>
            Math.round(main.right - element.getBoundingClientRect().right)),
    ];
}"""
# What a finger or a pointer on the middle of a control would press instead. What is out of sight at rest, for swiping
# or for the keyboard, is left out.
COVERED = """() => {
    const scope = document.querySelector("dialog[open]") ?? document;
    const said = (element) => (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
    const seen = (element) => {
        const style = getComputedStyle(element);
        return style.opacity !== "0" && style.pointerEvents !== "none" && !element.matches(".sr, .skip, .swipe-actions *")
            && element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert], details:not([open]) > :not(summary)");
    };
    const covered = [];
    for (const element of scope.querySelectorAll("button, a[href], select, textarea, summary, input:not([type=hidden], [type=radio], [type=checkbox], [type=file])")) {
        if (!seen(element)) continue;
        element.scrollIntoView({ block: "center", inline: "nearest" });
        const [box] = element.getClientRects();
        if (!box || box.width < 2 || box.height < 2) continue;
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!there || there === element || element.contains(there) || there.contains(element)) continue;
        if (there.closest("label")?.control === element) continue;
        covered.push(`“${said(element)}” under ${there.localName}.${there.className} “${said(there)}”`);
    }
    return covered;
}"""


def _faults(page, screen):
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(DRAWN)
        for what, script in (("is", WIDE), ("cuts", CUT), ("hides part of", BEHIND)):
            yield from (f"{screen} at {width} px {what} {part}" for part in page.evaluate(script))


def whatever_can_be_pressed_is_pressed_where_it_stands(page):
    app = App(sample=False)
    every_kind.fill(app)
    for kind in ("essential", "pull"):
        app.tally("delete", kind, json.loads(app.tally("list", kind, "--all", "--json"))[0]["id"])
    page.emulate_media(reduced_motion="reduce")
    screens = {pattern(one.address): one.address for one in Crawl(Server(app.address)).pages if one.address != "/join"}.values()
    problems = []
    for screen in screens:
        show(page, app, screen)
        for width in (390, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate(DRAWN)
            problems += [f"{screen} at {width} px has {part}" for part in page.evaluate(COVERED)]
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:100])


def nothing_is_cut_and_no_page_scrolls_sideways_at_any_width(page):
    app = App(sample=False)
    every_kind.fill(app)
    page.emulate_media(reduced_motion="reduce")
    screens = {pattern(one.address): one.address for one in Crawl(Server(app.address)).pages if one.address != "/join"}.values()
    problems = []
    for screen in screens:
        show(page, app, screen)
        problems += _faults(page, screen)
    assert not problems, f"{len(problems)} problems\n    " + "\n    ".join(problems[:200])


def title_search_and_rows_begin_at_one_edge_and_counts_end_at_the_other(page):
    opened(page)
    starts, ends = page.evaluate(EDGES)
    assert {place for name, place in starts if name in ("h1", "search")} == {20}, starts
    # The button is half as large to see as to press.
    assert {place for name, place in starts if name == "tick"} == {8}, starts
    assert {place for name, place in starts if name == "name"} == {58}, starts
    assert set(ends) == {20}, ends


def _opacity(more):
    return more.evaluate("element => getComputedStyle(element).opacity")


def the_dots_of_a_row_with_a_page_show_for_the_keyboard_only_until_asked_for(page):
    opened(page)
    more = row(page, "Milk").locator(".more")
    assert _opacity(more) == "0"
    assert more.get_attribute("aria-label") == "More for Milk", "a screen reader finds it"
    row(page, "Milk").locator("a.name").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "more"
    until(page, "getComputedStyle(document.activeElement).opacity === '1'")


def a_row_that_is_ticked_whole_has_its_dots_out_of_sight_and_its_menu_under_a_press_that_stays(page):
    opened(page, "/priorities/shop")
    dots = row(page, "Bread").locator(".more")
    assert _opacity(dots) == "0"
    held(row(page, "Bread"))
    assert page.locator(".menu:popover-open").get_attribute("aria-label") == "Bread"
    page.keyboard.press("Escape")
    until(page, "!document.querySelector(':popover-open')")
    assert row(page, "Bread").locator(".tick").get_attribute("aria-pressed") == "false"


def a_press_that_stays_opens_the_menu_of_a_row(page):
    opened(page)
    held(row(page, "Milk"))
    assert page.locator(".menu:popover-open").get_attribute("aria-label") == "Milk"
    page.keyboard.press("Escape")
    until(page, "!document.querySelector(':popover-open')")


def a_phone_shows_four_segments_and_the_others_in_a_menu(page):
    app = App(sample=False)
    app.post("/sample")
    course = app.tally("list", "course", "--json").split('"id":"')[1].split('"')[0]
    show(page, app, f"/grades/{course}")
    parts = page.locator(".segmented.many")
    assert parts.locator(":scope > :not(.menu):visible").count() == 4
    parts.get_by_role("button", name="Other views").click()
    parts.get_by_role("link", name="Time").click()
    until(page, "location.pathname.endsWith('/time')")
    expect(parts.get_by_role("button")).to_have_text("Time")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert parts.locator(":scope > a:visible").count() == 5


def the_pantry_stays_where_it_is_when_something_of_it_is_opened(page):
    app = App()
    milk = json.loads(app.tally("show", "essential", "Milk", "--json"))["id"]
    place = "(({ left, top }) => [left, top])(document.querySelector('.pantry h2').getBoundingClientRect())"
    for width in (1200, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        show(page, app, "/priorities")
        until(page, "document.querySelector('.pantry h2')")
        before = page.evaluate(place)
        show(page, app, f"/priorities/{milk}")
        until(page, "document.querySelector('.pantry h2')")
        assert page.evaluate(place) == before, width
        pantry, detail = (page.locator(part).bounding_box() for part in (".pantry", ".detail-pane .levels"))
        assert detail["x"] >= pantry["x"] + pantry["width"], "what was opened stands at the right"
        page.locator(".detail-pane .back").click()
        until(page, "location.pathname === '/priorities'")


def titles_of_neighbouring_panes_stand_in_one_line(page):
    app = App(sample=False)
    app.post("/sample")
    ids = [json.loads(app.tally("list", kind, "--json"))[0]["id"] for kind in ("course", "project", "essential")]
    screens = ["/priorities", f"/priorities/{ids[2]}", "/projects", f"/projects/{ids[1]}/rank", "/pulls", "/pulls/bests", "/grades", f"/grades/{ids[0]}"]
    lines = """() => [...document.querySelectorAll(".pane")].filter((pane) => pane.checkVisibility()).map((pane) => {
        const title = pane.querySelector("h1, h2");
        return [title.getBoundingClientRect().top, getComputedStyle(title).fontSize, getComputedStyle(title).fontWeight].join();
    })"""
    for width in (1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        for screen in screens:
            show(page, app, screen)
            until(page, "[...document.querySelectorAll('.pane')].every((pane) => !pane.checkVisibility() || pane.querySelector('h1, h2'))")
            found = page.evaluate(lines)
            assert len(found) > 1 and len(set(found)) == 1, f"{screen} at {width} px: {found}"


def what_belongs_to_a_tracker_stands_beside_its_list(page):
    app = App(sample=False)
    app.post("/sample")
    course, project, pull = (json.loads(app.tally("list", kind, "--json"))[0]["id"] for kind in ("course", "project", "pull"))
    screens = {
        "Priorities": ["/priorities/stores", "/priorities/stores/new"],
        "Projects": ["/projects/awards", "/projects/calendar", "/projects/templates", f"/projects/{project}/weights"],
        "Pulls": ["/pulls/names", "/pulls/tractor?name=WhyNot", f"/pulls/{pull}/results"],
        "Grades": ["/grades/terms", "/grades/degrees", "/grades/hours", "/grades/notes", "/grades/scale", *(f"/grades/{course}/{part}" for part in ("what-if", "need", "work"))],
    }
    for title, addresses in screens.items():
        for address in addresses:
            page.set_viewport_size({"width": 1280, "height": 900})
            show(page, app, address)
            expect(page.locator(".list-pane h1")).to_have_text(title)
            twice = page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, place, all) => all.indexOf(id) !== place)")
            assert not twice, f"{address} has {twice} twice"
            page.set_viewport_size({"width": 390, "height": 844})
            assert not page.locator(".list-pane").is_visible()


def tests():
    return own(globals())
