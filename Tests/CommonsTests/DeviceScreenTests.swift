import AllTrackers
import Kernel
import TestKit
import Testing

/// The screens of devices, from what a host says of them.
struct DeviceScreenTests {
    private let app = AllTrackers.app()
    private let store = MemoryStore(AllTrackers.declarations.schema).store
    private let phone = KnownDevice(
        id: "phone1", name: "Ada’s <phone>", right: .write, made: .start, seen: .start)
    private let tablet = KnownDevice(id: "tablet1", name: "Tablet", right: .read, made: .start)

    private func page(
        _ path: String, _ panel: DevicePanel?, language: String = "en", own: String? = nil,
        mayOnlyRead: Bool = false
    ) -> (status: Int, text: String, isKept: Bool) {
        var context = Request.Context(now: .start, acceptLanguage: language, seed: 1)
        (context.devices, context.device) = (panel, own)
        context.mayOnlyRead = mayOnlyRead
        let answer = app.handle(Request(.get, path: path, context: context), in: store)
        let isKept = answer.header("Cache-Control") != "no-store"
        return (answer.status, String(decoding: answer.body, as: UTF8.self), isKept)
    }

    @Test(arguments: [
        ("/", Route.Desk.device), ("/settings", .device), ("/projects", .device),
        ("/nowhere", .device), ("/settings/devices", .serverFirst),
        ("/settings/devices/1", .serverFirst), ("/projects/calendar", .serverFirst),
        ("/projects/calendar/key.ics", .server),
    ])
    func `what only the server knows is asked of it`(path: String, desk: Route.Desk) {
        #expect(app.desk(path) == desk)
    }

    @Test func `the list names who is let in, and marks the one that asks`() {
        let page = page("/settings/devices", DevicePanel(devices: [phone, tablet]), own: "phone1")
        #expect(page.status == 200)
        #expect(!page.isKept)
        #expect(page.text.contains("Ada’s &lt;phone&gt;"))
        #expect(page.text.contains("Reads and writes · Last here: today"))
        #expect(page.text.contains("Reads only · not here yet"))
        #expect(page.text.ranges(of: "This one").count == 1)
    }

    @Test func `where nobody keeps devices the screen says where they are`() {
        for path in ["/settings/devices", "/settings/devices/phone1"] {
            let page = page(path, nil)
            #expect(page.status == 200)
            #expect(page.text.contains("Devices are managed on the home server."))
            #expect(!page.text.contains("Add a device"))
        }
    }

    @Test func `a fresh address shows as a link and a code, and the reader isn't asked again`() {
        var panel = DevicePanel(devices: [])
        panel.invitation = .init(
            address: "https://home.example/enter/abc", right: .write, minutes: 15)
        let page = page("/settings/devices", panel)
        #expect(page.text.contains("<svg class=\"qr\" role=\"img\""))
        #expect(page.text.contains("href=\"https://home.example/enter/abc\""))
        #expect(page.text.contains("within 15 minutes"))
        #expect(!page.text.contains("name=\"right\""))
        let before = self.page("/settings/devices", DevicePanel(devices: []))
        #expect(before.text.contains("<h2>Let another device in</h2>"))
    }

    @Test func `who came in is named, and a device's right can be changed`() {
        var panel = DevicePanel(devices: [phone, tablet])
        panel.entered = tablet
        #expect(page("/settings/devices", panel).text.contains("“Tablet” came in."))
        let text = page("/settings/devices/tablet1", panel).text
        #expect(text.contains("name=\"do\" value=\"allow\""))
        #expect(text.contains("value=\"read\" checked"))
    }

    @Test func `a device that may only read isn't offered what it may not do`() {
        let panel = DevicePanel(devices: [phone, tablet])
        for path in ["/settings/devices", "/settings/devices/phone1"] {
            #expect(page(path, panel).text.contains("<form"))
            let page = page(path, panel, own: "tablet1", mayOnlyRead: true)
            #expect(page.text.contains("Ada’s &lt;phone&gt;"))
            #expect(!page.text.contains("name=\"do\""))
        }
    }

    @Test func `a removed device can be let in again, and a server without locks says so`() {
        var panel = DevicePanel(devices: [], isLocked: false)
        panel.removed = tablet
        let page = page("/settings/devices", panel)
        #expect(page.text.contains("“Tablet” is shut out."))
        #expect(page.text.contains("name=\"do\" value=\"restore\""))
        #expect(page.text.contains("--no-lock"))
    }

    @Test func `a device can be renamed and removed on a page of its own`() {
        var panel = DevicePanel(devices: [phone, tablet])
        let page = page("/settings/devices/tablet1", panel)
        #expect(page.text.contains("name=\"do\" value=\"rename\""))
        #expect(page.text.contains("If you remove it, it is shut out at once."))
        #expect(page.text.contains("Remove “Tablet”"))
        panel.refusedName = "  "
        let refused = self.page("/settings/devices/tablet1", panel)
        #expect(refused.status == 422)
        #expect(refused.text.contains("A device’s name has 1 to 60 characters in one line."))
        #expect(self.page("/settings/devices/nobody", panel).status == 303)
    }

    @Test func `a lost right is told in the status line with a way back`() {
        let status = SyncStatus(
            server: "https://home.example", waiting: 3, problem: .notLetIn, isAutomatic: true)
        for (language, line, button) in [
            ("en", "Not let in · 3 changes waiting", "Be let in again"),
            ("de", "Nicht eingelassen · 3 Änderungen warten", "Wieder einlassen"),
            ("it", "Non ammesso · 3 modifiche in attesa", "Fatti ammettere di nuovo"),
        ] {
            let context = Request.Context(
                now: .start, acceptLanguage: language, seed: 1, sync: status)
            let answer = app.handle(Request(.get, path: "/settings", context: context), in: store)
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.contains(line))
            #expect(text.contains(button))
            #expect(text.contains("href=\"/enter?return=/settings\""))
        }
    }

    @Test(arguments: [
        ("Phone", "Phone"), ("  Ada's phone ", "Ada's phone"), ("a\tb", nil), (" ", nil),
        ("\u{200B}\u{2060}", nil), ("Ada\u{202E}enohp", nil), ("a\u{2028}b", nil),
        ("👩‍👧 Phone", "👩‍👧 Phone"),
    ])
    func `a device's name is one line of words`(typed: String, name: String?) {
        #expect(KnownDevice.name(typed) == name)
    }
}
