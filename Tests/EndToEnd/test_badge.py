"""The number on the app's icon, online and offline."""
from app import App, own
from device import Device

LAUNCHES = True
WATCH = """() => {
    globalThis.badge = null;
    navigator.setAppBadge = async (count) => { globalThis.badge = count; };
    navigator.clearAppBadge = async () => { globalThis.badge = 0; };
}"""


def _expect(phone, count):
    for _ in range(200):
        badge = phone.context.service_workers[0].evaluate("() => badge")
        if badge == count:
            return
        phone.page.wait_for_timeout(50)
    raise AssertionError(f"the icon says {badge}, not {count}")


def the_icon_counts_what_is_needed_now(chromium):
    app = App(sample=False)
    phone = Device(chromium, app.address)
    phone.settle()
    phone.context.service_workers[0].evaluate(WATCH)
    for name, level in [("Milk", "critical"), ("Bread", "critical"), ("Apples", "high")]:
        assert phone.add(name, level) == 200
    _expect(phone, 2)
    app.halt()
    assert phone.add("Eggs", "critical") == 200
    _expect(phone, 3)
    app.resume()
    phone.text("/priorities")
    assert not [fault for fault in phone.faults if "badge" in fault]


def tests():
    return own(globals())
