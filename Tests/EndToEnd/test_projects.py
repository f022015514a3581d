"""Projects in a real browser: adding, scoring by thumb and by keys, the matrix, and axe on every screen."""
import json

from app import App, held, own, row, settled, show, toast, until
from axe import check

PARTS = ["", "/rank", "/score", "/why", "/matrix", "/edit", "/batch", "/quality", "/decide", "/import", "/print", "/weights",
         "/ranking", "/pairs"]


def _scored():
    """A book with the sample's projects, and the identifiers of the one that is compared."""
    app = App(sample=False)
    app.post("/sample", tracker="/projects")
    app.project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    app.items = json.loads(app.tally("list", "item", "--where", f"project={app.project}", "--json"))
    app.qualities = json.loads(app.tally("list", "quality", "--json"))
    return app


def _scores(app, quality):
    """What each item has on a quality, in the order of their titles."""
    titles = {item["id"]: item["title"] for item in app.items}
    found = json.loads(app.tally("list", "score", "--where", f"quality={quality}", "--all", "--json"))
    values = {titles[score["item"]]: score.get("value") for score in found}
    return [values.get(title) for title in sorted(titles.values())]


def items_are_added_by_typing_and_return(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}")
    for title in ("One more", "And another"):
        page.locator("#quick-add").fill(title)
        page.keyboard.press("Enter")
        until(page, f"document.querySelector('#items').innerText.includes('{title}')")
        until(page, "document.activeElement.id === 'quick-add' && document.activeElement.value === ''")


def digits_score_and_zero_clears(page):
    app = _scored()
    quality = next(q["id"] for q in app.qualities if q["title"] == "Profitability")
    show(page, app, f"/projects/quality/{quality}")
    page.locator("#scoring .score-level").first.focus()
    page.keyboard.press("2")
    until(page, "document.querySelector('#scoring [data-level=\"2\"]').ariaPressed === 'true'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("0")
    until(page, "!document.querySelectorAll('#scoring .row')[1].querySelector('[aria-pressed=\"true\"]')")
    assert _scores(app, quality) == [2, None, 4, 3], _scores(app, quality)


def tapping_the_chosen_level_clears_it(page):
    app = _scored()
    show(page, app, f"/projects/item/{app.items[0]['id']}")
    chosen = page.locator("#scoring [aria-pressed='true']")
    before = chosen.count()
    chosen.first.click()
    until(page, f"document.querySelectorAll('#scoring [aria-pressed=\"true\"]').length === {before - 1}")


def the_matrix_is_filled_by_keyboard_alone(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/matrix")
    page.locator(".matrix input[type=text]").first.focus()
    for digit in "234":
        page.keyboard.type(digit)
        page.keyboard.press("ArrowDown")
    until(page, "document.querySelectorAll('.matrix tbody tr')[2].innerText.includes('12')")
    ease = next(q["id"] for q in app.qualities if q["title"] == "Ease")
    page.wait_for_timeout(300)
    assert _scores(app, ease)[:3] == [2, 3, 4], _scores(app, ease)


def a_weight_that_is_tried_changes_who_leads_and_saves_nothing(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/why")
    slider = page.locator(".sliders input").first
    slider.focus()
    page.keyboard.press("End")
    until(page, "document.querySelector('.live-ranking').innerText.includes('1. Small App Idea')")
    assert all(q["weight"] == 1 for q in json.loads(app.tally("list", "quality", "--json")))


IDEAS = ["Bakery", "Bike repair", "Blog", "Book shop", "Bureau"]
NEEDS = ["Cost", "Ease", "Joy", "Pay"]


def _ranking(app, project):
    figures = json.loads(app.tally("show", "project", project, "--json"))["figures"]
    return [(row["title"], row["total"], row["complete"]) for row in figures["ranking"]]


def an_empty_book_becomes_a_scored_decision_by_thumb(page):
    """Five options and four qualities at 390 px, by taps and typing alone."""
    app = App(sample=False)
    show(page, app, "/projects")
    page.locator(".empty a", has_text="New project").click()
    page.locator("dialog [name=title]").fill("Which business?")
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    page.locator("#quick-add").wait_for()
    for idea in IDEAS:
        page.locator("#quick-add").fill(idea)
        page.locator(".quick-add button").click()
        until(page, f"document.querySelector('#items')?.innerText.includes('{idea}')")
    page.locator("a.button", has_text="New quality").click()
    for number, need in enumerate(NEEDS):
        page.locator("dialog [name=title]").fill(need)
        page.locator("dialog button[type=submit]:not(.toast-action)").click()
        until(page, f"[...document.querySelectorAll('h1')].some(title => title.innerText === '{need}')")
        for line in range(len(IDEAS)):
            level = (line + number) % 4 + 1
            page.locator("#scoring .row").nth(line).locator(f"[data-level='{level}']").click()
            until(page, f"document.querySelectorAll('#scoring [aria-pressed=\"true\"]').length === {line + 1}")
        if number < 3:
            page.locator("a.button", has_text="New quality").click()
    page.locator("a.button", has_text="Rank").click()
    until(page, "document.querySelectorAll('#ranking .row').length === 5")
    assert all(complete and total == 10 for _, total, complete in _ranking(app, "Which business?")[:4])


def the_same_by_keyboard_alone_in_the_matrix(page):
    """An empty book to a scored decision without a pointer."""
    app = App(sample=False)
    show(page, app, "/projects/new")
    page.keyboard.type("Which business?")
    page.keyboard.press("Enter")
    page.locator("#quick-add").wait_for()
    until(page, "document.activeElement.id === 'main'")
    project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    for need in NEEDS:
        app.tally("add", "quality", f"project={project}", f"title={need}")
    show(page, app, f"/projects/{project}/batch")
    page.locator("dialog textarea").focus()
    page.keyboard.type("\n".join(IDEAS))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('#items .row').length === 5")
    show(page, app, f"/projects/{project}/matrix")
    page.locator(".matrix input[type=text]").first.focus()
    for column in range(4):
        for line in range(5):
            page.keyboard.type(str((line * 2 + column) % 4 + 1))
            page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        for _ in range(4):
            page.keyboard.press("ArrowUp")
    until(page, "!document.querySelector('.matrix tbody input[type=text][value=\"\"]')")
    page.wait_for_timeout(600)
    assert all(complete and total == 10 for _, total, complete in _ranking(app, project))
    totals = page.locator(".matrix tbody td.number").all_inner_texts()
    assert totals[::2] == ["10"] * 5, totals


def totals_and_ranks_follow_what_is_typed(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/matrix")
    page.locator(".matrix tbody tr").first.locator("input").nth(2).focus()
    page.keyboard.type("4")
    # Nothing but typing: the cell still has the keyboard.
    until(page, "document.querySelector('.matrix tbody td.number').innerText === '12'")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Big App Idea, Profitability"


def a_cell_that_could_not_be_sent_goes_with_the_next(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/matrix")
    ease = next(q["id"] for q in app.qualities if q["title"] == "Ease")
    lost = []

    def lose(route):
        isFirst = route.request.method == "POST" and not lost
        return (lost.append(route.request.post_data), route.abort()) if isFirst else route.continue_()

    page.route("**/*", lose)
    cells = page.locator(".matrix tbody input[type=text]")
    first, below = _scores(app, ease)[:2]
    page.evaluate("document.querySelector('.matrix tbody input[type=text]').focus()")
    page.keyboard.type(str(first + 1 if first < 5 else 1))
    page.locator(".toast, .notice, .banner").first.wait_for()
    assert len(lost) == 1, lost
    page.keyboard.press("ArrowDown")
    page.keyboard.type(str(below + 1 if below < 5 else 1))
    wanted = [first + 1 if first < 5 else 1, below + 1 if below < 5 else 1]
    for _ in range(100):
        if _scores(app, ease)[:2] == wanted:
            break
        page.wait_for_timeout(50)
    assert _scores(app, ease)[:2] == wanted and cells.first.input_value() == str(wanted[0]), _scores(app, ease)


def a_refused_cell_keeps_what_was_typed(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/matrix")
    page.locator(".matrix tbody input").first.focus()
    page.keyboard.type("9")
    page.locator(".banner", has_text="Big App Idea, Ease").wait_for()
    until(page, "document.querySelector('.matrix [aria-invalid]').value === '9'")


def the_pill_follows_the_title_and_the_symbol(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/quality")
    page.locator("dialog [name=title]").press_sequentially("Joy")
    until(page, "document.querySelector('#preview .pill').innerText.trim() === '4j'")
    assert "unique" in page.locator("#preview").inner_text()
    page.locator("dialog [name=symbol]").fill("e")
    until(page, "document.querySelector('#preview').innerText.includes('already used')")
    assert page.locator("dialog [name=title]").input_value() == "Joy"


def a_pasted_table_is_looked_at_and_imported_and_undone(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/import")
    page.locator("textarea").fill("Idea\tEase\tCost (€)\nKiosk\t3\t1200,50\nPerfect App\t4\t900")
    page.locator("button", has_text="Preview").click()
    page.locator(".switch").first.check()
    page.locator("button", has_text="Import").click()
    page.locator(".matrix").wait_for()
    until(page, "document.querySelector('.matrix').innerText.includes('Kiosk')")
    cost = next(q for q in json.loads(app.tally("list", "quality", "--json")) if q["title"] == "Cost")
    assert (cost["unit"], cost["reversed"], cost["measured"]) == ("€", True, True), cost
    page.locator(".toast-action").click()
    until(page, "!document.querySelector('.matrix').innerText.includes('Kiosk')")


def what_is_chosen_about_a_table_stays_across_previews(page):
    """Levels, kinds, directions and rows left out, with the page script running."""
    app = _scored()
    show(page, app, f"/projects/{app.project}/import")
    page.locator("textarea").fill("Plan\nItem,Comfort,Range,Joke\nBus,5,300,yes\nTram,3,200,no\nBoat,1,90,no")
    page.locator("button", has_text="Preview").click()
    page.locator(".banner", has_text="Words of Joke are taken for levels").first.wait_for()
    page.locator(".banner", has_text="Is the scale 1 to 5?").wait_for()
    page.locator("[name='use-2']").select_option("skipped")
    page.locator("[name='lower-1'][type=checkbox]").check()
    page.locator("[name=skip][value='2']").check()
    page.locator("button", has_text="Preview").click()
    until(page, "!document.querySelector('main [aria-disabled]')")
    assert page.locator("[name='use-2']").input_value() == "skipped"
    assert page.locator("[name='lower-1'][type=checkbox]").is_checked()
    assert page.locator("[name=skip][value='2']").is_checked()
    page.locator("[name=levels]").select_option("6")
    page.locator("button", has_text="Import").click()
    page.locator(".matrix").wait_for()
    found = {q["title"]: q for q in json.loads(app.tally("list", "quality", "--json"))}
    assert "Joke" not in found and found["Range"]["reversed"] and found["Range"]["measured"], found
    assert json.loads(app.tally("list", "project", "--json"))[0]["levels"] == 6
    assert "Boat" not in app.tally("list", "item")


def scoring_guidance_is_read_whole(page):
    app = _scored()
    show(page, app, f"/projects/item/{app.items[0]['id']}")
    page.locator("#scoring summary").first.click()
    until(page, "document.querySelector('#scoring details[open] p').clientHeight > 60")
    whole = "(p => p.scrollHeight <= p.clientHeight + 1)(document.querySelector('#scoring details[open] p'))"
    assert page.evaluate(whole)


def a_template_is_renamed_deleted_and_brought_back(page):
    app = _scored()
    app.post(f"/projects/{app.project}/template")
    title = json.loads(app.tally("list", "project", "--json"))[0]["title"]
    show(page, app, "/projects/new")
    page.locator("dialog a", has_text="templates").click()
    page.locator("#templates .name", has_text=title).click()
    page.locator("dialog [name=title]").fill("Ventures")
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    held(row(page, "Ventures"))
    page.locator(".menu:popover-open button", has_text="Delete").click()
    toast(page, "Ventures deleted")
    assert not page.locator("#templates .row").count()
    page.locator(".toast-action").click()
    row(page, "Ventures").wait_for()
    show(page, app, "/projects/new")
    assert "Ventures" in page.locator("dialog [name=starter]").inner_text()


def pairs_give_weights_by_thumb(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/pairs")
    for number in range(1, 7):
        until(page, f"document.querySelector('#main').innerText.includes('Pair {number} of 6')")
        page.locator(".pair-choice").nth(3).click()
    page.locator("button", has_text="Use these weights").click()
    until(page, "location.pathname.endsWith('/score')")
    weights = {q["title"]: q["weight"] for q in json.loads(app.tally("list", "quality", "--json"))}
    assert weights["Ease"] > weights["Impact"] > weights["Profitability"] > weights["Vision"], weights
    assert abs(sum(weights.values()) - 100) < 0.1, weights


def a_decision_keeps_the_ranking_of_its_day_and_asks_how_it_went(page):
    app = _scored()
    show(page, app, f"/projects/{app.project}/decide")
    page.locator("dialog [name=reason]").fill("It pays.")
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    page.locator("a", has_text="How did it turn out?").click()
    page.locator("dialog [name=outcome]").fill("Well enough.")
    page.locator("dialog button[type=submit]:not(.toast-action)").click()
    until(page, "!document.querySelector('dialog') && document.querySelector('#main').innerText.includes('Well enough.')")
    page.locator("summary", has_text="The ranking of that day").click()
    assert "15 of 16" in page.locator("dl.facts").inner_text()


def numbers_typed_fast_beside_many_rows_leave_no_draft(page):
    app = _scored()
    quality = app.qualities[1]["id"]
    app.tally("set", "quality", quality, "measured=true", "unit=km")
    show(page, app, f"/projects/quality/{quality}")
    page.locator(".measure input[type=text]").first.focus()
    for number in range(1, 4):
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
    page.keyboard.type("4")
    # The last is typed and not sent yet when the answers to the others come.
    until(page, """[...document.querySelectorAll('.measure input[type=text]')].slice(0, 3)
        .every((field, index) => field.defaultValue === String(index + 1))""")
    settled(page)
    assert page.locator(".draft").count() == 0, page.locator(".draft").first.inner_text()
    assert page.locator(".measure input[type=text]").nth(3).input_value() == "4"
    page.reload()
    until(page, "document.querySelectorAll('.draft').length > 0")
    assert page.locator(".draft").count() == 1, page.locator(".draft").all_inner_texts()


def axe_finds_nothing_on_the_projects(page):
    app = _scored()
    item, quality = app.items[0]["id"], app.qualities[0]["id"]
    app.tally("set", "quality", app.qualities[1]["id"], "measured=true", "unit=km")
    screens = ["/projects", "/projects/closed", "/projects/awards", "/projects/calendar", "/projects/new", "/projects/templates"]
    screens += [f"/projects/{app.project}{part}" for part in PARTS]
    screens += [f"/projects/item/{item}", f"/projects/item/{item}/edit"]
    screens += [f"/projects/quality/{quality}", f"/projects/quality/{quality}/edit"]
    screens += [f"/projects/quality/{app.qualities[1]['id']}"]
    check(page, app, screens)


def tests():
    return own(globals())
