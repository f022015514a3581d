"""Spreadsheets without a server: the service worker unpacks them, the module reads them."""
from app import App, own
from device import Device
from test_sheets import SHEETS

LAUNCHES = True


def a_spreadsheet_is_imported_offline(chromium):
    app = App(sample=False)
    device = Device(chromium, app.address)
    device.settle("/grades/import")
    app.halt()
    page = device.page
    for name, words in (("bad-checksum.xlsx", "is damaged"), ("lying.xlsx", "is damaged"), ("bomb.xlsx", "too large")):
        device.show("/grades/import")
        page.locator("input[type=file]").set_input_files(str(SHEETS / name))
        page.get_by_role("button", name="Preview").click()
        page.get_by_text(words).wait_for()
    device.faults.clear()  # the refusals themselves
    device.show("/grades/import")
    page.locator("input[type=file]").set_input_files(str(SHEETS / "moodle.xlsx"))
    page.get_by_role("button", name="Preview").click()
    page.locator("#found").wait_for()
    assert page.locator("#found .name").all_inner_texts() == ["Week 1", "Essay"]
    page.get_by_label("Student").select_option(label="Ben Okafor")
    page.locator("input[name=name]").fill("Ants")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Weight groups").wait_for()


def tests():
    return own(globals())
