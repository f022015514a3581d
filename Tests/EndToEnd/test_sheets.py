"""Spreadsheets: chosen on a screen, unpacked by the server, shown, kept."""
import json
import pathlib

from app import App, own, show

SHEETS = pathlib.Path(__file__).parent.parent / "Fixtures" / "Imports" / "sheets"


def a_moodle_export_in_a_spreadsheet_is_shown_then_kept(page):
    app = App(sample=False)
    for name in ("moodle.xlsx", "moodle.ods"):
        show(page, app, "/grades/import")
        page.locator("input[type=file]").set_input_files(str(SHEETS / name))
        page.get_by_role("button", name="Preview").click()
        page.locator("#found").wait_for()
        page.get_by_label("Student").select_option(label="Ben Okafor")
        page.locator("input[name=name]").fill(name)
        page.get_by_role("button", name="Save").click()
        page.get_by_role("heading", name="Weight groups").wait_for()
    works = json.loads(app.tally("list", "assignment", "--json"))
    assert sorted((work["name"], work["earned"], work["total"]) for work in works) == [
        ("Essay", 17.125, 20), ("Essay", 17.125, 20), ("Week 1", 5, 10), ("Week 1", 5, 10)], works


def one_of_several_sheets_is_chosen(page):
    app = App(sample=False)
    show(page, app, "/grades/import")
    page.locator("input[type=file]").set_input_files(str(SHEETS / "terms.xlsx"))
    page.get_by_role("button", name="Preview").click()
    page.get_by_label("Sheet").select_option(label="Spring")
    page.get_by_role("button", name="Preview").click()
    page.locator("#found").wait_for()
    assert page.locator("#found .name").all_inner_texts() == ["Map"]


def a_damaged_spreadsheet_says_so(page):
    app = App(sample=False)
    show(page, app, "/grades/import")
    for name, words in (("bad-checksum.xlsx", "is damaged"), ("bomb.xlsx", "too large"), ("old.xls", "before 2007")):
        page.locator("input[type=file]").set_input_files(str(SHEETS / name))
        page.get_by_role("button", name="Preview").click()
        page.get_by_text(words).wait_for()


def a_table_of_libreoffice_becomes_a_matrix(page):
    app = App(sample=False)
    app.tally("add", "project", "title=Vendors")
    project = json.loads(app.tally("list", "project", "--json"))[0]["id"]
    show(page, app, f"/projects/{project}/import")
    page.locator("input[type=file]").set_input_files(str(SHEETS / "vendors.ods"))
    page.get_by_role("button", name="Preview").click()
    page.get_by_role("button", name="Import").click()
    page.locator(".toast").wait_for()
    items = json.loads(app.tally("list", "item", "--json"))
    assert sorted(item["title"] for item in items) == ["Alpha", "Beta", "Gamma"]


def spreadsheets_come_in_through_the_settings_too(page):
    for name in ("moodle.xlsx", "moodle.ods"):
        app = App(sample=False)
        show(page, app, "/import")
        page.locator("input[type=file]").set_input_files(str(SHEETS / name))
        page.get_by_role("button", name="Import").click()
        page.get_by_role("button", name="Look at it in Grades").click()
        page.get_by_label("Student").select_option(label="Ben Okafor")
        page.get_by_role("button", name="Preview").click()
        page.locator("#found .name", has_text="Essay").wait_for()
        assert json.loads(app.tally("list", "assignment", "--all", "--json")) == []


def tests():
    return own(globals())
