"""What is shown to others: as a file, a picture and text, with and without the page script, and at an address."""
import re
import struct

from app import App, own, show, until
from playwright.sync_api import expect

LIST = "/show/essential/all"
SHARES = """window.given = [];
    navigator.canShare = (what) => what.files.length === 1;
    navigator.share = async (what) => { window.given.push(what); };"""
REFUSES = """navigator.canShare = () => true;
    navigator.share = async () => { throw new DOMException("no", "NotAllowedError"); };"""
CHANGES_MIND = """navigator.canShare = () => true; window.asked = 0;
    navigator.share = async () => { window.asked += 1; throw new DOMException("no", "AbortError"); };"""


def _saved(page, name):
    with page.expect_download() as download:
        page.get_by_role("link", name=name).click()
    with open(download.value.path(), "rb") as file:
        return download.value.suggested_filename, file.read()


def _size(picture):
    """The width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n"), picture[:20]
    return struct.unpack(">II", picture[16:24])


def the_menu_leads_there_and_back(page):
    app = App()
    show(page, app, "/priorities")
    page.locator("[popovertarget=tools]").click()
    page.get_by_role("link", name="Print or share").click()
    page.get_by_role("link", name="Show to others").click()
    expect(page.locator("h1")).to_have_text("Shopping list")
    expect(page.locator(".checklist li", has_text="Milk")).to_have_count(1)
    expect(page.locator("#words")).to_be_hidden()
    page.get_by_role("link", name="Priorities").first.click()
    expect(page.locator("h1:visible").first).to_have_text("Priorities")


def a_file_and_a_picture_go_to_the_share_sheet(page):
    page.add_init_script(SHARES)
    show(page, App(), LIST)
    page.get_by_role("link", name="As a page").click()
    until(page, "window.given.length === 1")
    page.get_by_role("link", name="As a picture").click()
    until(page, "window.given.length === 2")
    told = page.evaluate("""Promise.all(window.given.map(async ({ files: [file] }) => [file.name, file.type, file.size]))""")
    assert [each[:2] for each in told] == [["Shopping list.html", "text/html"], ["Shopping list.png", "image/png"]], told
    width, height, shade = page.evaluate("""(async () => {
        const image = await createImageBitmap(window.given[1].files[0]);
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width, image.height];
        const pen = canvas.getContext("2d");
        pen.drawImage(image, 0, 0);
        const dots = pen.getImageData(0, 0, image.width, image.height).data;
        return [image.width, image.height, dots.reduce((least, dot) => Math.min(least, dot))];
    })()""")
    # The words are drawn, and at twice the size.
    assert width == 1440 and height > 400 and shade < 60, (width, height, shade)
    page.get_by_role("button", name="Share").click()
    until(page, "window.given.length === 3")
    assert page.evaluate("window.given[2].text").startswith("Shopping list\n")


def what_no_program_takes_is_downloaded(page):
    page.add_init_script(REFUSES)
    show(page, App(), LIST)
    name, content = _saved(page, "As a page")
    assert name == "Shopping list.html" and b"Milk" in content
    name, content = _saved(page, "As a picture")
    assert name == "Shopping list.png" and _size(content)[0] == 1440


def who_changes_their_mind_gets_nothing(page):
    page.add_init_script(CHANGES_MIND)
    show(page, App(), LIST)
    downloads = []
    page.on("download", lambda download: downloads.append(download))
    page.get_by_role("link", name="As a page").click()
    until(page, "window.asked === 1")
    page.wait_for_timeout(200)
    assert not downloads


def without_a_script_files_are_links(page):
    app = App()
    context = page.context.browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    context.set_default_timeout(5000)
    plain = context.new_page()
    plain.goto(app.address + LIST)
    assert _saved(plain, "As a page")[0] == "Shopping list.html"
    name, content = _saved(plain, "As a picture")
    assert name == "Shopping list.svg" and content.startswith(b"<svg ")
    name, content = _saved(plain, "As text")
    assert name == "Shopping list.txt" and content.startswith(b"Shopping list\n")
    expect(plain.get_by_role("button", name="Share")).to_be_hidden()
    plain.get_by_role("link", name="At an address").click()
    plain.get_by_role("button", name="Make an address").click()
    plain.locator("#address a").click()
    expect(plain.locator("h1")).to_have_text("Shopping list")
    context.close()


def a_document_stands_by_itself_light_and_dark_and_on_the_narrowest_screen(page):
    app = App()
    app.post("/sample", tracker="/projects")
    project = next(line for line in app.tally("list", "project", "--plain").splitlines())
    document = app.tally("show", "project", project.split("\t")[0], "--as", "html")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    for scheme, ground in (("light", "rgb(244, 241, 234)"), ("dark", "rgb(19, 18, 16)")):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": 320, "height": 640})
        page.set_content(document)
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not [url for url in asked if not url.startswith(("data:", "about:"))], asked


def strangers_see_what_is_shown_until_it_is_taken_back(page):
    app = App()
    show(page, app, LIST)
    page.get_by_role("link", name="At an address").click()
    page.get_by_role("button", name="Make an address").click()
    expect(page.locator(".qr")).to_be_visible()
    address = page.locator("#address a").get_attribute("href")
    assert re.fullmatch(r"/shown/[0-9a-f]{32}", address)
    context = page.context.browser.new_context(extra_http_headers={"X-Forwarded-For": "203.0.113.7"})
    stranger = context.new_page()
    assert stranger.goto(app.address + address).status == 200
    expect(stranger.locator("li", has_text="Milk")).to_have_count(1)
    assert not stranger.locator("a, script, form, img").count() and not context.cookies()
    assert stranger.goto(app.address + LIST).status == 401
    page.goto(app.address + "/settings/shown")
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Nothing is shown at an address.")).to_be_visible()
    assert stranger.goto(app.address + address).status == 404
    context.close()


def tests():
    return own(globals())
