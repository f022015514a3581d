"""Weight groups after an import, and scales whose grades are figures, with and without the page script."""
import json
import urllib.error

from app import App, own, show, toast, until

GRADEBOOK = (
    "Student,ID,SIS Login ID,Section,Homework 1 (1),HW 2 (2),Quiz 1 (3),Midterm (4),Poster (5)\n"
    "    Points Possible,,,,20,20,10,100,10\n\"Doe, Jane\",1,jd,A,18,19,9,80,10\n")


def _records(app, kind):
    return json.loads(app.tally("list", kind, "--all", "--json"))


def _figures(app, kind, record):
    return json.loads(app.tally("show", kind, record, "--json"))["figures"]


def _course(app, *works, scale="", groups=()):
    """A course with so many works; gives its identifier."""
    course = json.loads(app.tally("add", "course", "name=Analysis", *([f"scale={scale}"] if scale else []), "--json"))["id"]
    for group in groups:
        app.tally("add", "weightGroup", f"course={course}", f"name={group}")
    for work in works:
        app.tally("add", "assignment", f"course={course}", f"name={work}")
    return course


def _groups(app):
    """The name of each work's group by the name of the work."""
    names = {group["id"]: group["name"] for group in _records(app, "weightGroup")}
    return {work["name"]: names.get(work.get("weightGroup")) for work in _records(app, "assignment")}


def _chosen(page):
    """What is chosen for each work on the sheet."""
    rows = page.locator(".grouping .row")
    return {
        rows.nth(index).locator(".check").inner_text().split("\n")[0].strip():
            rows.nth(index).locator("select").evaluate("field => field.selectedOptions[0].textContent")
        for index in range(rows.count())}


def _without_script(page):
    context = page.context.browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    context.set_default_timeout(5000)
    return context.new_page()


def _imported(page):
    """A gradebook taken in as a course; what to put into which group is asked."""
    app = App(sample=False)
    show(page, app, "/grades/import")
    page.get_by_label("Or paste it here").fill(GRADEBOOK)
    page.get_by_role("button", name="Preview").click()
    page.locator("#found").wait_for()
    page.locator("input[name=name]").fill("Physics")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Work in weight groups").wait_for()
    return app


def a_sheet_that_an_import_leads_to_lies_over_the_course_and_is_left_for_it(page):
    app = _imported(page)
    assert page.locator("#found").count() == 0
    page.locator("dialog.sheet [data-close-sheet]").click()
    until(page, "!document.querySelector('dialog.sheet')")
    course = _records(app, "course")[0]["id"]
    until(page, f"location.pathname === '/grades/{course}'")


def an_import_leads_to_its_groups_and_then_to_their_weights(page):
    app = _imported(page)
    assert _chosen(page) == {
        "Homework 1": "Homework (new)", "HW 2": "Homework (new)", "Quiz 1": "Quizzes (new)",
        "Midterm": "Exams (new)", "Poster": "In no group"}
    assert set(_groups(app).values()) == {None}
    page.locator("dialog.sheet").get_by_role("button", name="Save").click()
    page.locator("dialog.sheet [name^=weight-]").first.wait_for()
    assert _groups(app) == {
        "Homework 1": "Homework", "HW 2": "Homework", "Quiz 1": "Quizzes", "Midterm": "Exams", "Poster": None}
    page.locator("[data-close-sheet]").click()
    until(page, "!document.querySelector('dialog.sheet')")
    page.get_by_role("button", name="Undo").first.click()
    toast(page, "Undone")
    assert set(_groups(app).values()) == {None}


def _move(page):
    for name in ("Essay", "Poster"):
        page.locator(".grouping .row", has_text=name).locator("[name=on]").check()
    page.locator("[name=to]").select_option(label="Exams")
    page.get_by_role("button", name="Move").click()


def several_works_are_moved_to_one_group_and_saved_as_one_action(page):
    app = App(sample=False)
    course = _course(app, "Essay", "Poster", "Homework 1", groups=("Exams", "Homework"))
    show(page, app, f"/grades/{course}")
    page.get_by_text("No assignment is in a group").first.wait_for()
    page.locator(".callout").get_by_role("link", name="Put assignments into groups").click()
    page.locator(".grouping").wait_for()
    assert _chosen(page) == {"Essay": "In no group", "Poster": "In no group", "Homework 1": "Homework"}
    _move(page)
    until(page, "[...document.querySelectorAll('.grouping select')].filter(one => one.selectedOptions[0].textContent === 'Exams').length === 2")
    assert set(_groups(app).values()) == {None}
    page.locator("dialog.sheet").get_by_role("button", name="Save").click()
    until(page, "!document.querySelector('dialog.sheet')")
    assert _groups(app) == {"Essay": "Exams", "Poster": "Exams", "Homework 1": "Homework"}
    assert page.get_by_text("in no group").count() == 0


def work_is_sorted_into_groups_without_the_page_script(page):
    app = App(sample=False)
    course = _course(app, "Essay", "Poster", "Homework 1", groups=("Exams", "Homework"))
    plain = _without_script(page)
    plain.goto(f"{app.address}/grades/{course}/weights/work")
    with plain.expect_navigation():
        _move(plain)
    assert _chosen(plain) == {"Essay": "Exams", "Poster": "Exams", "Homework 1": "Homework"}
    plain.locator(".grouping .row", has_text="Poster").locator("[name=on]").check()
    plain.locator("[name=newGroup]").fill("Posters")
    plain.locator("dialog.sheet").get_by_role("button", name="Save").click()
    plain.locator("[name^=weight-]").first.wait_for()
    assert _groups(app) == {"Essay": "Exams", "Poster": "Posters", "Homework 1": "Homework"}
    plain.context.close()


def weights_that_are_set_after_the_work_lead_to_the_groups_of_the_work(page):
    app = App(sample=False)
    course = _course(app, "Homework 1", "Midterm")
    show(page, app, f"/grades/{course}/weights")
    sheet = page.locator("dialog.sheet")
    for line, name in enumerate(("Homework", "Exams")):
        sheet.locator(f"[name=name-new{line}]").fill(name)
    sheet.get_by_role("button", name="Save").click()
    page.locator(".grouping").wait_for()
    assert _chosen(page) == {"Homework 1": "Homework", "Midterm": "Exams"}


def new_work_goes_into_the_group_that_one_looks_at(page):
    app = App(sample=False)
    course = _course(app, groups=("Exams", "Homework"))
    show(page, app, f"/grades/{course}")
    page.locator(".group-head a", has_text="Homework").click()
    page.get_by_role("link", name="All groups").wait_for()
    chosen = "dialog.sheet [name=weightGroup]"
    for link in (page.locator(".bar").get_by_role("link", name="New assignment"), page.locator(".row a", has_text="New assignment")):
        link.last.click()
        page.locator(chosen).wait_for()
        assert page.locator(chosen).evaluate("field => field.selectedOptions[0].textContent") == "Homework"
        page.locator("[data-close-sheet]").click()
        until(page, "!document.querySelector('dialog.sheet')")
    page.locator("[popovertarget=course-tools]").click()
    page.locator("#course-tools").get_by_role("link", name="Add several").click()
    page.locator(chosen).wait_for()
    assert page.locator(chosen).evaluate("field => field.selectedOptions[0].textContent") == "Homework"
    page.locator("[name=lines]").fill("Sheet 1\nSheet 2")
    page.locator("dialog.sheet").get_by_role("button", name="Save").click()
    until(page, "!document.querySelector('dialog.sheet')")
    assert _groups(app) == {"Sheet 1": "Homework", "Sheet 2": "Homework"}
    assert "group=" in page.url


def the_only_group_of_a_course_is_chosen_for_new_work(page):
    app = App(sample=False)
    course = _course(app, groups=("Exams",))
    show(page, app, f"/grades/add/assignment?course={course}")
    assert page.locator("[name=weightGroup]").evaluate("field => field.selectedOptions[0].textContent") == "Exams"


def a_scale_with_a_letter_twice_is_refused_with_all_that_was_typed(page):
    app = App(sample=False)
    show(page, app, "/grades/add/gradeScale")
    page.locator("[name=name]").fill("Mine")
    page.locator("[name=steps]").fill("A: 90 4\nB: 80 3\na: 70 2")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("has the same letter twice").wait_for()
    assert page.locator("[name=steps]").input_value() == "A: 90 4\nB: 80 3\na: 70 2"
    page.locator("[name=steps]").fill("A: 90 4\nB: 90,0 3")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("two letters from the same percentage").wait_for()
    assert _records(app, "gradeScale") == []


def german_grades_are_typed_as_they_are_and_have_a_mean(page):
    app = App(sample=False)
    course = _course(app, "Klausur", "Referat", "Vortrag", scale="german")
    works = {work["name"]: work["id"] for work in _records(app, "assignment")}
    app.post("/settings", language="de", theme="system")
    show(page, app, f"/grades/{course}")
    for name, typed, told in (("Klausur", "2,3", "Klausur: 2,3"), ("Referat", "1,0", "Referat: 1,0")):
        field = page.locator(f"#a-{works[name]} [name=score]")
        field.fill(typed)
        field.press("Enter")
        toast(page, told)
        until(page, f"document.querySelector('#a-{works[name]} [name=score]').value === '{typed}'")
    assert page.locator(".hero").inner_text().count("1,65") == 1, page.locator(".hero").inner_text()
    figures = _figures(app, "course", course)
    assert figures["current"] == {"percent": None, "letter": "1.6", "points": 1.65}
    field = page.locator("#a-" + works["Vortrag"] + " [name=score]")
    field.fill("6")
    field.press("Enter")
    toast(page, "ist keine Note von 1,0 bis 5,0")
    assert "earned" not in json.loads(app.tally("show", "assignment", works["Vortrag"], "--json"))["fields"]
    show(page, app, f"/grades/{course}/need")
    shown = page.locator("tr", has=page.locator("th", has_text="2,0")).inner_text().split()
    assert shown == ["2,0", "2,09", "2,99"], shown


def german_grades_work_without_the_page_script(page):
    app = App(sample=False)
    course = _course(app, "Klausur", scale="german")
    work = _records(app, "assignment")[0]["id"]
    plain = _without_script(page)
    plain.goto(f"{app.address}/grades/{course}/scores")
    plain.locator(f"[name=s-{work}]").fill("2,3")
    plain.get_by_role("button", name="Save").click()
    assert "2.3" in plain.locator(".hero").inner_text()
    plain.goto(f"{app.address}/grades/{course}/scores")
    plain.locator(f"[name=s-{work}]").fill("7")
    plain.get_by_role("button", name="Save").click()
    assert "is not a grade from 1.0 to 5.0" in plain.locator(".error").inner_text()
    assert plain.locator(f"[name=s-{work}]").input_value() == "7"
    plain.context.close()


def courses_of_two_scales_show_an_average_each(page):
    app = App(sample=False)
    for scale, earned in (("us", "95"), ("german", "2")):
        course = _course(app, scale=scale)
        app.tally("add", "assignment", f"course={course}", "name=Exam", f"earned={earned}")
    show(page, app, "/grades")
    shown = page.locator(".screen-head").first.inner_text()
    assert "2 (German 1.0–5.0)" in shown and "4 (US 4.0, A to F)" in shown, shown
    show(page, app, "/grades/terms")
    shown = page.locator("main .answer").first.inner_text()
    assert "German 1.0–5.0 2" in shown and "US 4.0, A to F 4" in shown, shown


def courses_that_would_repeat_each_other_are_refused(page):
    app = App(sample=False)
    first = _course(app)
    second = json.loads(app.tally("add", "course", "name=Analysis again", f"repeats={first}", "--json"))["id"]
    try:
        app.post(f"/grades/edit/course/{first}", name="Analysis", repeats=second)
        raise AssertionError("the circle was saved")
    except urllib.error.HTTPError as answer:
        assert answer.code == 422
        assert "Analysis → Analysis again → Analysis" in answer.read().decode()


def tests():
    return own(globals())
