"""Gradebooks of every exporter through the import screen, which shows what the command line says; lines of
"Add several" as they are understood while one types."""
import json
import re

from app import ROOT, App, own, show, toast, until

FILES = ROOT / "Tests" / "Fixtures" / "Imports"
EXPORTERS = ("canvas", "moodle", "brightspace", "blackboard", "classroom")


def _gradebooks():
    return [
        path for path in sorted(FILES.iterdir())
        if path.name.startswith(EXPORTERS) and not path.name.endswith(".expected")]


def _number(value):
    return f"{value:.12f}".rstrip("0").rstrip(".")


def _works(app, path, student):
    """Name, score and total of each work, as the command line reads them, and the texts of the doubts."""
    whose = ["--student", student] if student else []
    read = json.loads(app.tally("import", str(path), "--named", "X", "--dry-run", "--json", *whose))
    works = []
    for work in (record for record in read["records"] if record["kind"] == "assignment"):
        earned = "Excused" if work["excused"] else _number(work["earned"]) if "earned" in work else "–"
        works.append((work["name"], earned, _number(work["total"])))
    return works, [doubt["text"] for doubt in read["doubts"]]


def _shown(page):
    """The same of the screen; a total that the file doesn't have stands in a field."""
    rows = []
    for row in page.locator("#found .row").all():
        figure = row.locator(".figure").inner_text().strip()
        earned, _, total = figure.partition(" / ")
        field = row.locator("input[name^='t-']")
        if field.count():
            total = field.input_value()
        rows.append((row.locator(".name").inner_text(), earned.capitalize(), total))
    return rows


def _look(page, app, path):
    show(page, app, "/grades")
    show(page, app, "/grades/import")
    page.get_by_label("File", exact=True).set_input_files(str(path))
    page.get_by_role("button", name="Preview").click()
    page.locator("#found").wait_for()


def _students(page):
    return [option for option in page.locator("[name=student] option").all_inner_texts() if option != "–"]


def every_gradebook_is_shown_as_the_command_line_reads_it(page):
    app = App(sample=False)
    paths = _gradebooks()
    assert len(paths) > 15
    for path in paths:
        _look(page, app, path)
        students = _students(page)
        assert len(set(students)) == len(students), students
        for student in students or [None]:
            if student:
                page.locator("[name=student]").select_option(label=student)
                page.get_by_role("button", name="Preview").click()
                until(page, f"document.querySelector('[name=student]').selectedOptions[0].text === {json.dumps(student)}")
                until(page, "!document.querySelector('#field-student-hint')")
            works, doubts = _works(app, path, student)
            wanted = [(name, earned, "" if earned == "Excused" else total) for name, earned, total in works]
            # The rows of the student before may stand there for a moment.
            for _ in range(40):
                if _shown(page) == wanted:
                    break
                page.wait_for_timeout(50)
            assert _shown(page) == wanted, (path.name, student, _shown(page), wanted)
            for doubt in doubts:
                assert doubt[:60] in page.locator("#doubts").inner_text(), (path.name, doubt)


def nobodys_scores_are_kept_until_somebody_is_chosen(page):
    app = App(sample=False)
    _look(page, app, FILES / "canvas-twins-awkward.csv")
    page.locator("input[name=name]").fill("Algorithms")
    page.get_by_role("button", name="Save").click()
    page.locator("#field-student-error").wait_for()
    assert json.loads(app.tally("list", "course", "--all", "--json")) == []
    page.locator("[name=student]").select_option(label="Kim, Min (9002)")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Weight groups").wait_for()
    kept = json.loads(app.tally("list", "assignment", "--all", "--json"))
    assert [work.get("earned") for work in kept if work["name"] == "Homework 1"] == [9], kept


def an_old_answer_never_takes_the_place_of_a_newer_while_one_types(page):
    app = App(sample=False)
    app.tally("add", "course", "name=Algorithms", "scale=german")
    course = json.loads(app.tally("list", "course", "--json"))[0]["id"]
    held = []
    page.route(re.compile(r"/lines\?"), lambda route: route.continue_() if held else held.append(route))
    show(page, app, f"/grades/{course}/batch")
    field = page.locator("dialog.sheet textarea[name=lines]")
    field.fill("- Klausur 1,3")
    for _ in range(100):
        if held:
            break
        page.wait_for_timeout(20)
    field.fill("- Projekt 45/50")
    until(page, "document.querySelector('#understood p')?.innerText.startsWith('Projekt')")
    with page.expect_response(held[0].request.url):
        held[0].continue_()
    page.wait_for_timeout(200)
    assert page.locator("#understood p").all_inner_texts() == ["Projekt → 45 / 50"]


def several_assignments_are_shown_as_understood_while_one_types(page):
    app = App(sample=False)
    app.tally("add", "course", "name=Algorithms", "scale=german")
    course = json.loads(app.tally("list", "course", "--json"))[0]["id"]
    show(page, app, f"/grades/{course}/batch")
    field = page.locator("dialog.sheet textarea[name=lines]")
    field.fill("- Klausur 1,3\n- Projekt 45/50\n- Homework 3\n- Part 1 of 2")
    until(page, "document.querySelectorAll('#understood p').length === 4")
    shown = page.locator("#understood p").all_inner_texts()
    assert shown[0] == "Klausur → 1.3" and shown[1] == "Projekt → 45 / 50" and shown[2] == "Homework 3", shown
    assert "“Part; 1/2” for the result" in shown[3], shown
    page.locator("dialog.sheet").get_by_role("button", name="Save").click()
    page.locator("dialog.sheet .error").first.wait_for()
    assert "Klausur 1,3" in field.input_value()
    field.fill("- Klausur 1,3\n- Projekt 45/50\n- Homework 3\n- Part 1 of 2;")
    page.locator("dialog.sheet").get_by_role("button", name="Save").click()
    toast(page, "4 assignments added: Klausur 1.3 and Projekt 45 / 50")
    until(page, "!document.querySelector('dialog.sheet')")
    works = json.loads(app.tally("list", "assignment", "--all", "--json"))
    assert sorted(work["name"] for work in works) == ["Homework 3", "Klausur", "Part 1 of 2", "Projekt"], works


def tests():
    return own(globals())
