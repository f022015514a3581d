"""What is shown to others, made on a device without its server."""
from app import App, own
from device import Device

LAUNCHES = True


def a_list_is_shown_offline_and_an_address_only_by_the_server(chromium):
    app = App()
    phone = Device(chromium, app.address)
    phone.settle()
    phone.show("/show/essential/all")
    phone.page.get_by_role("link", name="At an address").click()
    phone.page.get_by_role("button", name="Make an address").click()
    address = phone.page.locator("#address a").get_attribute("href")
    assert phone.page.goto(app.address + address).status == 200
    app.halt()
    phone.show("/show/essential/all")
    for name, ending in (("As a page", ".html"), ("As a picture", ".png")):
        with phone.page.expect_download() as download:
            phone.page.get_by_role("link", name=name).click()
        assert download.value.suggested_filename == "Shopping list" + ending
    phone.page.get_by_role("link", name="At an address").click()
    phone.page.get_by_text("Addresses are made and taken back on the home server.").wait_for()
    assert not phone.page.locator("main form").count()
    phone.page.goto(app.address + address)
    phone.page.get_by_role("heading", name="No connection").wait_for()
    phone.show("/priorities")
    phone.faults.clear()  # 504


def tests():
    return own(globals())
