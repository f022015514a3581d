"""Grades in a real browser: a course from its syllabus, scores and files in place, axe on every screen."""
import json
import pathlib
import re
import tempfile

from app import App, own, show, toast, until
from axe import check, wide

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cfc0000003"
    "0101009a607d280000000049454e44ae426082")
CANVAS = (
    "Student,ID,SIS Login ID,Section,Homework 1 (1234),Quiz 1 (1235),Current Score\n"
    "    Points Possible,,,,20,10,(read only)\n\"Doe, Jane\",1,jd,A,18,EX,92\n\"Student, Test\",,,,20,10,\n")


def _sample():
    """A book with the sample's courses, a note with a file, and everything the tabs show."""
    app = App(sample=False)
    app.post("/sample", tracker="/grades")
    courses = json.loads(app.tally("list", "course", "--json"))
    app.course = next(course["id"] for course in courses if course["name"] == "Algorithms")
    app.degree = json.loads(app.tally("list", "degree", "--json"))[0]["id"]
    works = json.loads(app.tally("list", "assignment", "--where", f"course={app.course}", "--json"))
    app.works = {work["name"]: work["id"] for work in works}
    return app


def _file(name, content):
    path = pathlib.Path(tempfile.mkdtemp()) / name
    path.write_bytes(content)
    return str(path)


def _add_several(page, group, total, lines):
    page.locator("[popovertarget=course-tools]").click()
    page.locator("#course-tools").get_by_role("link", name="Add several").click()
    sheet = page.locator("dialog.sheet")
    sheet.get_by_label("Weight group").select_option(label=group)
    sheet.get_by_label("Out of").fill(total)
    sheet.get_by_label("Assignments").fill(lines)
    sheet.get_by_role("button", name="Save").click()
    until(page, "!document.querySelector('dialog.sheet')")


def a_course_is_set_up_from_its_syllabus_and_says_what_an_A_needs(page):
    app = App(sample=False)
    show(page, app, "/grades")
    page.get_by_role("link", name="New course").first.click()
    page.get_by_label("Name").fill("Algorithms")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Weight groups").click()
    sheet = page.locator("dialog.sheet")
    sheet.wait_for()
    plan = [("Homework", "20", "0"), ("Quizzes", "15", "1"), ("Project", "25", "0"), ("Exams", "40", "0")]
    for line, (name, weight, lowest) in zip(range(4), plan):
        sheet.locator(f"[name=name-new{line}]").fill(name)
        sheet.locator(f"[name=weight-new{line}]").fill(weight)
        sheet.locator(f"[name=dropLowest-new{line}]").fill(lowest)
    until(page, "document.querySelector('dialog.sheet #total').value === '100'")
    sheet.get_by_role("button", name="Save").click()
    until(page, "!document.querySelector('dialog.sheet')")
    _add_several(page, "Homework", "20", "\n".join(f"Homework {n}; 18" for n in range(1, 6)))
    _add_several(page, "Quizzes", "10", "Quiz 1; 9\nQuiz 2; 3\nQuiz 3; 8,5\n" + "\n".join(f"Quiz {n}" for n in range(4, 7)))
    _add_several(page, "Project", "50", "Proposal; 45/50\nReport")
    _add_several(page, "Exams", "100", "Midterm; 86 %\nFinal")
    assert len(json.loads(app.tally("list", "assignment", "--all", "--json"))) == 15
    assert page.locator(".row.done .name").all_inner_texts() == ["Quiz 2"]
    page.locator(".needs a", has_text=re.compile("^For A[^−+]")).click()
    page.get_by_role("heading", name="What do I need?").wait_for()
    shown = page.locator("tr", has=page.locator("th", has_text=re.compile("^A$"))).inner_text()
    course = json.loads(app.tally("list", "course", "--json"))[0]["id"]
    needed = next(
        one for one in json.loads(app.tally("show", "course", course, "--json"))["figures"]["required"]
        if one["target"] == "A")
    assert needed["state"] == "reachable" and f"{needed['needed']:.1f}"[:3] in shown, (needed, shown)


def scores_are_typed_in_place_in_many_ways(page):
    app = _sample()
    show(page, app, f"/grades/{app.course}")
    field = page.locator(f"#a-{app.works['Exams 3']} [name=score]")
    for typed, shown, stored in (("18/20", "18", 18), ("85 %", "17", 17), ("A−", "18", 18), ("17,5", "17.5", 17.5)):
        field.fill(typed)
        field.press("Enter")
        toast(page, f"Exams 3: {shown} / 20")
        until(page, f"document.querySelector('#a-{app.works['Exams 3']} [name=score]').value === '{shown}'")
        work = json.loads(app.tally("show", "assignment", app.works["Exams 3"], "--json"))["fields"]
        assert work["earned"] == stored, (typed, work)


def a_score_is_sent_once_and_what_was_done_stays_said(page):
    app = _sample()
    sent = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    show(page, app, f"/grades/{app.course}")
    field = page.locator(f"#a-{app.works['Exams 3']} [name=score]")
    field.fill("18/20")
    field.press("Enter")
    toast(page, "Exams 3: 18 / 20")
    page.wait_for_timeout(600)
    assert len(sent) == 1, sent
    assert page.locator("#toasts button", has_text="Undo").count() == 1


def what_is_pretended_is_kept_before_its_answer_has_come(page):
    app = _sample()
    open_work = next(
        work for work in json.loads(app.tally("list", "assignment", "--all", "--json"))
        if work["course"] == app.course and "earned" not in work)
    held = []
    page.route(re.compile(r"/what-if\?"), lambda route: held.append(route))
    show(page, app, f"/grades/{app.course}/what-if")
    page.locator(f"[name=s-{open_work['id']}]").fill("7")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(20)
    page.get_by_role("button", name="Keep these scores").click()
    toast(page, open_work["name"])
    assert page.url.endswith(f"/grades/{app.course}"), page.url
    kept = json.loads(app.tally("show", "assignment", open_work["id"], "--json"))["fields"]
    assert kept["earned"] == 7, kept


def the_part_of_a_course_that_was_open_is_remembered(page):
    app = _sample()
    show(page, app, f"/grades/{app.course}")
    page.get_by_role("link", name="Graphs").click()
    page.get_by_role("heading", name="The course over time").wait_for()
    page.get_by_role("link", name="Grades").first.click()
    page.locator("#c-" + app.course).wait_for()
    page.locator(f"#c-{app.course} a").click()
    page.get_by_role("heading", name="The course over time").wait_for()
    assert page.url.endswith("/graphs")
    page.get_by_role("link", name="Assignments").click()
    until(page, "document.querySelector('.needs')")
    assert page.url.endswith(app.course)


def a_photo_is_attached_shown_and_taken_away(page):
    app = _sample()
    show(page, app, f"/grades/{app.course}/notes")
    page.get_by_role("link", name="New note").first.click()
    sheet = page.locator("dialog.sheet")
    sheet.get_by_label("Title").fill("Whiteboard")
    sheet.get_by_label("Files").set_input_files([_file("board.png", PICTURE), _file("plan.pdf", b"%PDF-1.4 x")])
    sheet.get_by_role("button", name="Save").click()
    toast(page, "3 records added")
    until(page, "document.querySelector('.file img')?.naturalWidth === 1")
    assert page.locator(".file .sub").all_inner_texts() == ["PNG · 70\u00a0bytes", "PDF · 10\u00a0bytes"]
    page.get_by_role("link", name="Edit board.png").click()
    page.locator("dialog.sheet").get_by_role("button", name="Delete").click()
    toast(page, "board.png")
    until(page, "document.querySelectorAll('.file').length === 1")
    page.get_by_role("button", name="Undo").click()
    until(page, "document.querySelectorAll('.file').length === 2")


def a_file_that_is_too_large_is_refused_before_it_is_sent(page):
    app = _sample()
    show(page, app, f"/grades/add/note?course={app.course}")
    sheet = page.locator("dialog.sheet")
    sheet.get_by_label("Title").fill("Lecture film")
    sheet.get_by_label("Files").set_input_files(_file("film.mov", bytes(26 << 20)))
    toast(page, "at most 25 MB")
    assert sheet.get_by_label("Title").input_value() == "Lecture film"
    assert sheet.get_by_label("Files").evaluate("field => field.files.length") == 0


def two_devices_that_enter_different_scores_lose_neither(page):
    app = _sample()
    show(page, app, f"/grades/{app.course}")
    other = page.context.new_page()
    show(other, app, f"/grades/{app.course}")
    page.locator(f"#a-{app.works['Exams 3']} [name=score]").fill("91")
    other.locator(f"#a-{app.works['Homework 5']} [name=score]").fill("88")
    other.locator(f"#a-{app.works['Homework 5']} [name=score]").press("Enter")
    toast(other, "Homework 5")
    assert page.locator(f"#a-{app.works['Exams 3']} [name=score]").input_value() == "91"
    page.locator(f"#a-{app.works['Exams 3']} [name=score]").press("Enter")
    toast(page, "Exams 3")
    for name, earned in (("Exams 3", 91), ("Homework 5", 88)):
        work = json.loads(app.tally("show", "assignment", app.works[name], "--json"))["fields"]
        assert work["earned"] == earned, (name, work)


def a_canvas_gradebook_is_shown_then_kept_then_weighted(page):
    app = App(sample=False)
    show(page, app, "/grades/import")
    page.get_by_label("Or paste it here").fill(CANVAS)
    page.get_by_role("button", name="Preview").click()
    page.locator("#found").wait_for()
    assert page.locator("#found .name").all_inner_texts() == ["Homework 1", "Quiz 1"]
    page.locator("input[name=name]").fill("Physics")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Weight groups").wait_for()
    page.locator("[data-close-sheet]").click()
    until(page, "!document.querySelector('dialog.sheet')")
    page.get_by_role("button", name="Undo").first.click()
    toast(page, "Undone")
    assert json.loads(app.tally("list", "course", "--all", "--json")) == []


def _screens(app):
    course = "/grades/" + app.course
    parts = ["", "?sort=influence", "/graphs", "/notes", "/time", "/settings", "/weights", "/batch", "/scores",
             "/need", "/what-if", "/work"]
    return ["/grades", "/grades?status=planned", "/grades/hours", "/grades/terms?gpa=3.5&hours=30", "/grades/degrees",
            f"/grades/degrees/{app.degree}/plan", "/grades/timetable", "/grades/notes", "/grades/scale", "/grades/import",
            "/grades/add/course", f"/grades/add/assignment?course={app.course}", f"/grades/add/note?course={app.course}",
            f"/grades/edit/assignment/{app.works['Exams 3']}"] + [course + part for part in parts]


def _fill(app):
    """A little on every tab: a note with files, study time, slots that clash, a planned course."""
    app.tally("add", "note", "name=Syllabus", f"course={app.course}", "content=Office hours Tuesday", "tags=exam, help")
    app.tally("add", "attachment", "note=Syllabus", "file=" + _file("board.png", PICTURE))
    app.tally("add", "attachment", "note=Syllabus", "file=" + _file("a-very-long-name-of-a-file-nobody-shortened.pdf", b"%PDF-1"))
    for day in ("2026-11-10", "2026-11-17"):
        app.tally("add", "studySession", f"course={app.course}", f"date={day}", "minutes=90")
    for start in ("10:00", "10:30"):
        app.tally("add", "timeSlot", f"course={app.course}", f"start={start}", "end=11:15", "days=mon,wed")
    group = json.loads(app.tally("list", "courseGroup", "--json"))[0]["id"]
    app.tally("add", "course", "name=Databases", "status=planned", f"courseGroup={group}")


def axe_finds_nothing_on_the_grades(page):
    app = _sample()
    _fill(app)
    check(page, app, _screens(app))


def no_grades_screen_sticks_out_in_german(page):
    app = _sample()
    _fill(app)
    app.post("/settings", language="de", theme="system")
    page.set_viewport_size({"width": 320, "height": 640})
    problems = []
    for screen in _screens(app):
        show(page, app, screen)
        problems += [f"{screen}: {part}" for part in wide(page)]
    assert not problems, "\n    ".join(problems[:12])


def tests():
    return own(globals())
