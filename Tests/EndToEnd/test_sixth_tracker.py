"""A tracker that nothing in the product knows of is served, filled in, looked at and kept like the others."""
from app import App, names, row, show, toast
from axe import check
from crawl import Crawl, Server
from test_every_form import Trial


def _app():
    app = App(sample=False, program="tally-with-plants")
    app.tally("add", "plant", "name=Fern", "every=3")
    return app


def a_sixth_tracker_is_tapped_like_the_others(page):
    app = _app()
    show(page, app, "/plants")
    row(page, "Fern").locator(".tick").tap()
    toast(page, "Fern watered")
    page.locator(".toast-action").tap()
    page.goto(app.address + "/plants/new")
    page.get_by_label("Name").fill("Aloe")
    page.get_by_role("button", name="Save").tap()
    toast(page, "Aloe added")
    assert names(page) == ["Aloe", "Fern"]


def every_form_of_a_sixth_tracker_keeps_what_is_filled_in(_):
    app = _app()
    trial = Trial(Server(app.address))
    own = [page for page in Crawl(trial.way).pages if page.address.startswith("/plants")]
    assert len(own) >= 3, [page.address for page in own]
    trial.screens(own)
    assert trial.tried and not trial.problems, trial.problems


def axe_finds_nothing_on_a_sixth_tracker(page):
    check(page, _app(), ["/plants", "/plants/new", "/settings"])


def a_sixth_tracker_goes_out_and_in_by_the_command_line(_):
    app, other = _app(), App(sample=False, program="tally-with-plants")
    table = f"{app.folder.name}/plant.csv"
    app.tally("export", "plant", "--as", "csv", "-o", table)
    other.tally("import", table)
    assert other.tally("export", "plant", "--as", "csv") == app.tally("export", "plant", "--as", "csv")
    assert "Fern" in other.tally("list", "plant")


def tests():
    return [
        a_sixth_tracker_is_tapped_like_the_others, every_form_of_a_sixth_tracker_keeps_what_is_filled_in,
        axe_finds_nothing_on_a_sixth_tracker, a_sixth_tracker_goes_out_and_in_by_the_command_line,
    ]
