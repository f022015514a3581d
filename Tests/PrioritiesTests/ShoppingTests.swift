import Kernel
import Priorities
import TestKit
import Testing

@Suite struct ShoppingTests {
    private let kitchen = Kitchen([
        "Fish": .critical, "Bread": .high, "Äpfel": .high, "Coffee": .medium, "Salt": .low,
    ])

    /// Sets out, and gives the address of the trip.
    private func trip() throws -> String {
        try #require(kitchen.get("/priorities/shop").location)
    }

    @Test func `a trip shows what is to get, aisle by aisle`() throws {
        let screen = kitchen.get(try trip())
        #expect(screen.rows == ["Äpfel", "Bread", "Fish", "Coffee"])
        #expect(screen.text.contains("4 left"))
    }

    @Test func `the whole row ticks, and its page leads back to the trip`() throws {
        let trip = try trip()
        let markup = kitchen.get(trip).markup
        let id = try kitchen.essential("Bread").id.text
        let name = try #require(
            markup.matches(of: /<button class="name whole"[^>]*>/).map { String($0.0) }
                .first { $0.contains(id) })
        #expect(name.contains("/\(id)/level\"") && name.contains("value=\"low\""), "\(name)")
        #expect(!markup.contains("<a class=\"name\""))
        let open = markup.firstMatch(of: /href="([^"]*\?return=%2Fpriorities%2Fshop[^"]*)"/)?.1
        let address = String(try #require(open)).replacing(Placeholder.id.text, with: id)
        let page = kitchen.get(address)
        #expect(page.markup.contains("href=\"\(trip.replacing("&", with: "&amp;"))\""))
        #expect(page.text.contains("Shopping"))
    }

    @Test func `what is probably running out stands last, and its circle puts it on the list`()
        throws
    {
        let kitchen = Kitchen(["Milk": .high, "Bread": .low])
        for _ in 1...7 {
            try kitchen.set("Milk", .low)
            kitchen.visitor.wait(8 * 86_400_000)
            try kitchen.set("Milk", .high)
            kitchen.visitor.wait(86_400_000)
        }
        try kitchen.set("Milk", .low)
        kitchen.visitor.wait(9 * 86_400_000)
        try kitchen.set("Bread", .high)
        let trip = try #require(kitchen.get("/priorities/shop").location)
        let screen = kitchen.get(trip)
        #expect(screen.rows == ["Bread", "Milk"])
        #expect(screen.text.contains("Probably running out") && screen.text.contains("1 left"))
        let on = try kitchen.set("Milk", .high, back: trip)
        #expect(!on.text.contains("Probably running out") && on.text.contains("2 left"))
    }

    @Test func `ticking crosses out and moves nothing`() throws {
        let trip = try trip()
        for (name, left) in [("Bread", 3), ("Fish", 2), ("Coffee", 1), ("Äpfel", 0)] {
            let screen = try kitchen.set(name, .low, back: trip)
            #expect(screen.rows == ["Äpfel", "Bread", "Fish", "Coffee"])
            #expect(screen.row(name)?.isDone == true)
            #expect(screen.text.contains("\(left) left"))
        }
        // The bar says it: above the rows it would move them.
        let end = kitchen.get(trip)
        #expect(end.text.contains("4 of 4 Everything got"))
        #expect(!end.markup.contains("callout"))
        #expect(kitchen.list == [])
    }

    @Test func `a trip that brought everything isn't to be gone on with`() throws {
        let trip = try trip()
        let done = trip.replacing("/shop?", with: "/shop/done?")
        #expect(kitchen.get(done).text.contains("Nothing got, 4 left"))
        #expect(kitchen.get(done).text.contains("Go on shopping"))
        for name in ["Bread", "Fish", "Coffee", "Äpfel"] {
            _ = try kitchen.set(name, .low, back: trip)
        }
        let end = kitchen.get(done).text
        #expect(end.contains("Everything got") && !end.contains("Go on shopping"))
    }

    @Test func `what a row says stays while what it names is ticked`() throws {
        kitchen.add("Pears", .high)
        kitchen.add("Fruit", .high)
        try kitchen.put("Pears", in: "Fruit")
        let trip = try trip()
        let before = kitchen.get(trip)
        #expect(before.row("Pears")?.subtitle == "for Fruit")
        #expect(before.row("Fruit")?.subtitle == "Pears")
        for name in ["Fruit", "Pears"] {
            let after = try kitchen.set(name, .low, back: trip)
            #expect(after.list.map(\.subtitle) == before.list.map(\.subtitle))
        }
    }

    @Test func `what was ticked and taken back before the trip is ticked where it stands`() throws {
        // Its level is the one that a record has without a word: taking back clears it.
        try kitchen.undo(try kitchen.set("Coffee", .low))
        let trip = try trip()
        let screen = try kitchen.set("Coffee", .low, back: trip)
        #expect(screen.rows == ["Äpfel", "Bread", "Fish", "Coffee"])
        #expect(screen.row("Coffee")?.isDone == true)
        #expect(screen.text.contains("1 of 4") && screen.text.contains("Got Coffee"))
        let coffee = try kitchen.essential("Coffee").id.text
        let history = kitchen.get("/history/essential/" + coffee).text
        #expect(history.contains("If on sale → Stocked") && !history.contains("–"))
    }

    @Test func `unticking goes back to the level it had`() throws {
        let trip = try trip()
        let ticked = try kitchen.set("Fish", .low, back: trip)
        let back = try #require(ticked.row("Fish")?.levels.first)
        #expect(back == "critical")
        let after = kitchen.visitor.send(
            try kitchen.path("Fish", "/level"), ["level": back, "return": trip])
        #expect(after.row("Fish")?.isDone == false)
        #expect(kitchen.list.first == "Fish")
    }

    @Test func `who taps what another device ticked a moment ago takes nothing back`() throws {
        let trip = try trip()
        let bread = try kitchen.essential("Bread").id
        let now = kitchen.visitor.now
        let theirs = Change(
            kind: Essential.kind.name, record: bread,
            stamp: Stamp(time: UInt64(now.milliseconds) << 16, node: 9),
            fields: [FieldChange(Essential.level.name, json: "\"low\"")])
        _ = try kitchen.visitor.store.append([theirs], nil)
        let untick = try kitchen.path("Bread", "/untick")
        let same = kitchen.visitor.send(untick, ["level": "high", "return": trip])
        #expect(same.row("Bread")?.isDone == true)
        kitchen.visitor.now = now + 10_000
        let later = kitchen.visitor.send(untick, ["level": "high", "return": trip])
        #expect(later.row("Bread")?.isDone == false)
    }

    @Test func `who left a trip finds back to it until it ends or is long ago`() throws {
        let trip = try trip()
        kitchen.visitor.now = kitchen.visitor.now + 60_000
        #expect(try self.trip() != trip)
        try kitchen.set("Bread", .low, back: trip)
        #expect(try self.trip() == trip)
        kitchen.visitor.now = kitchen.visitor.now + 7 * 3_600_000
        let next = try self.trip()
        #expect(next != trip)
        try kitchen.set("Fish", .low, back: next)
        kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(next.split(separator: "=")[1])])
        kitchen.visitor.now = kitchen.visitor.now + 60_000
        #expect(try self.trip() != next)
    }

    @Test func `the end of a trip says how many more are left than it names`() throws {
        for number in 1...30 { kitchen.add("Thing \(number)", .high) }
        let trip = try trip()
        let end = kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(trip.split(separator: "=")[1])])
        #expect(end.text.contains("and 14 more"), "\(end.text)")
    }

    private func undoInTheBar(_ trip: String) throws -> Screen {
        let stamp = try #require(kitchen.get(trip).value(of: "stamp"))
        return kitchen.visitor.send("/undo", ["stamp": stamp, "return": trip])
    }

    @Test func `undo in the bar takes back an untick as it does a tick`() throws {
        let trip = try trip()
        try kitchen.set("Bread", .low, back: trip)
        let ticked = try kitchen.set("Fish", .low, back: trip)
        let former = try #require(ticked.row("Fish")?.levels.first)
        kitchen.visitor.send(
            try kitchen.path("Fish", "/untick"), ["level": former, "return": trip])
        let after = try undoInTheBar(trip)
        #expect(after.row("Fish")?.isDone == true)
        #expect(after.row("Bread")?.isDone == true)
    }

    @Test func `what was ticked on a trip and is forgotten is wanted again in its quantity`() throws
    {
        kitchen.visitor.send("/priorities/search", ["name": "2 bread"])
        let trip = try trip()
        try kitchen.set("Bread", .low, back: trip)
        #expect(try kitchen.essential("Bread").amount.isEmpty)
        kitchen.visitor.send("/priorities/search", ["name": "bread", "return": trip])
        #expect(try kitchen.essential("Bread").quantity == "2")
        try kitchen.set("Bread", .low, back: trip)
        kitchen.visitor.send("/priorities/search", ["name": "bread", "return": "/priorities"])
        #expect(try kitchen.essential("Bread").amount.isEmpty)
    }

    @Test func `undo in the bar takes back the ticks of this device, the last one first`() throws {
        kitchen.visitor.now = kitchen.visitor.now + 60_000
        let trip = try trip()
        #expect(!kitchen.get(trip).text.contains("Undo"))
        try kitchen.set("Bread", .low, back: trip)
        try kitchen.set("Fish", .low, back: trip)
        for name in ["Fish", "Bread"] {
            // As it shows when another device has changed something meanwhile: without what was done last.
            kitchen.add("Jam before \(name)", .high)
            #expect(kitchen.get(trip).text.contains("Got \(name)"))
            let after = try undoInTheBar(trip)
            #expect(after.row(name)?.isDone == false)
        }
        #expect(!kitchen.get(trip).text.contains("Undo"))
    }

    @Test func `what was got before more of it was wanted is counted at the trip's end`() throws {
        kitchen.add("5 bananas", .high)
        let trip = try trip()
        try kitchen.set("Bananas", .low, back: trip)
        for _ in 0..<2 {
            kitchen.visitor.send("/priorities/search", ["name": "2 more bananas", "return": trip])
        }
        let row = kitchen.get(trip).list.first { $0.name == "Bananas" }
        #expect(
            row?.isDone == false && row?.subtitle == "5 got",
            "\(String(describing: row))")
        let end = kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(trip.split(separator: "=")[1])])
        #expect(end.text.contains("1 thing got"), "\(end.text)")
    }

    @Test func `what is added on the way stays in its place when ticked`() throws {
        let trip = try trip()
        kitchen.add("Cheese", .high)
        try kitchen.set("Salt", .medium)
        let order = ["Äpfel", "Bread", "Cheese", "Fish", "Salt", "Coffee"]
        #expect(kitchen.get(trip).rows == order)
        for name in ["Cheese", "Salt"] {
            let screen = try kitchen.set(name, .low, back: trip)
            #expect(screen.rows == order)
            #expect(screen.row(name)?.isDone == true)
        }
        #expect(kitchen.get(trip).row("Cheese")?.levels == ["high"])
    }

    @Test func `a level changed on the way moves nothing, and unticking goes back to it`() throws {
        let trip = try trip()
        try kitchen.set("Fish", .medium)
        #expect(kitchen.get(trip).rows == ["Äpfel", "Bread", "Fish", "Coffee"])
        try kitchen.set("Fish", .low)
        #expect(kitchen.get(trip).row("Fish")?.levels == ["medium"])
    }

    @Test func `the next trip begins without what was got on the last`() throws {
        let first = try trip()
        try kitchen.set("Fish", .low, back: first)
        kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(first.split(separator: "=")[1])])
        #expect(kitchen.get(try trip()).rows == ["Äpfel", "Bread", "Coffee"])
    }

    @Test func `ticks within a minute took no minute, and more are said in whole ones`() throws {
        let trip = try trip()
        let done = trip.replacing("/shop?", with: "/shop/done?")
        try kitchen.set("Bread", .low, back: trip)
        kitchen.visitor.wait(4_000)
        try kitchen.set("Fish", .low, back: trip)
        #expect(!kitchen.get(done).text.contains("inute"))
        kitchen.visitor.wait(120_000)
        try kitchen.set("Coffee", .low, back: trip)
        #expect(kitchen.get(done).text.contains("2 minutes from the first tick to the last"))
    }

    @Test func `an essential's history says how much was got`() throws {
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        try kitchen.set("Milk", .low)
        let page = kitchen.get(try kitchen.path("Milk"))
        #expect(page.text.contains("Got it 2 L"), "\(page.text)")
    }

    @Test func `what happens after a trip isn't counted in its summary`() throws {
        let first = try trip()
        try kitchen.set("Bread", .low, back: first)
        let since = try #require(first.firstMatch(of: /since=([0-9]+)/)).1
        let body = [UInt8]("since=\(since)".utf8)
        let end = kitchen.visitor.ask(
            "POST", "/priorities/shop/done", "application/x-www-form-urlencoded", body)
        let summary = try #require(end.location)
        #expect(kitchen.get(summary).text.contains("1 thing got, 3 left"))
        kitchen.visitor.wait(1000)
        let second = try trip()
        for name in ["Fish", "Coffee"] { try kitchen.set(name, .low, back: second) }
        try kitchen.set("Bread", .high)
        kitchen.add("Jam")
        let later = kitchen.get(summary)
        #expect(later.text.contains("1 thing got, 3 left"), "\(later.text)")
        #expect(later.text.contains("Äpfel, Fish and Coffee"), "\(later.text)")
        #expect(!later.text.contains("Jam"))
    }

    @Test func `what was deleted on the way is gone`() throws {
        let trip = try trip()
        kitchen.visitor.send(try kitchen.path("Fish", "/delete"))
        #expect(kitchen.get(trip).rows == ["Äpfel", "Bread", "Coffee"])
    }

    @Test(arguments: ["0", "-5", "99999999999999", "x", "9223372036854775807"])
    func `a nonsensical beginning is no trap`(since: String) {
        let answer = kitchen.get("/priorities/shop?since=" + since)
        #expect([200, 303].contains(answer.status))
    }

    @Test func `the printed list holds what is to get with its details`() {
        kitchen.add("Milk", .critical, details: "2 l")
        let text = kitchen.get("/priorities/print").text
        #expect(
            text.contains(
                "Needed now Milk, cheese, eggs Milk · 2 l Meat and fish Fish Running out Fruit and vegetables Äpfel Bakery Bread"
            ))
        #expect(!text.contains("Salt"))
    }

    @Test func `what is on the list already is said over the trip, which goes on`() throws {
        let trip = try trip()
        let said = kitchen.visitor.send("/priorities/search", ["name": "bread", "return": trip])
        #expect(said.text.contains("“Bread” is on the list already."))
        #expect(said.rows == ["Äpfel", "Bread", "Fish", "Coffee"])
        let sheet = trip.replacing("/shop?", with: "/shop/add?")
        #expect(said.markup.contains("action=\"\(sheet)\""), "\(said.markup)")
    }

    @Test func `which of several a quantity is for is asked over the trip`() throws {
        kitchen.add("Milk", .low, details: "UHT")
        try kitchen.visitor.book.commit(
            Draft(Essential.kind).setting(Essential.name, "Milk").setting(Essential.level, .low)
                .setting(Essential.details, "Fresh"))
        try #require(try kitchen.essentials("Milk").count == 2)
        let trip = try trip()
        let asked = kitchen.visitor.send(
            "/priorities/search", ["name": "2 L milk", "return": trip])
        #expect(asked.text.contains("UHT") && asked.text.contains("Fresh"))
        #expect(asked.rows.contains("Bread"))
        let fresh = try #require(try kitchen.essentials("Milk").first { $0.details == "Fresh" })
        let after = kitchen.visitor.send(
            "/priorities/search", ["name": "2 L milk", "id": fresh.id.text, "return": trip])
        #expect(after.rows.contains("Milk"))
        #expect(after.text.contains("5 left"))
    }

    @Test func `of what is inside a list only what is wanted shows on paper and in the shop`()
        throws
    {
        kitchen.add("Lemons", .high)
        kitchen.add("Limes", .low)
        for child in ["Lemons", "Limes"] { try kitchen.put(child, in: "Fish") }
        #expect(kitchen.get(try trip()).row("Fish")?.subtitle == "Lemons")
        let printed = kitchen.get("/priorities/print").text
        #expect(printed.contains("Lemons") && !printed.contains("Limes"))
    }

    @Test func `the store of the last trip comes first`() throws {
        for name in ["Aldi", "REWE", "Market"] {
            kitchen.visitor.send("/priorities/stores/new", ["name": name])
        }
        let shops = try kitchen.visitor.book.records(Shop.kind)
        func chips(_ trip: String) -> [String] {
            kitchen.get(trip).markup.matches(of: /class="chip"[^>]*>([^<]*)</).map { String($0.1) }
        }
        for name in ["Aldi", "REWE", "Aldi"] {
            let id = try #require(shops.first { $0.title == name }).id.text
            kitchen.visitor.send("/priorities/shop/done", ["since": "0", "store": id])
            #expect(chips(try trip()).first == name)
        }
        #expect(chips(try trip()) == ["Aldi", "REWE", "Market"])
    }

    @Test func `a quantity is changed on a trip, and one is back on it`() throws {
        let kitchen = Kitchen(["Milk": .high])
        let trip = kitchen.get("/priorities/shop?since=0")
        let id = try kitchen.essential("Milk").id.text
        let back = "/priorities/shop?since=0"
        #expect(trip.markup.contains("/edit?return=" + back.percentEncoded), "\(trip.markup)")
        let form = kitchen.get("/priorities/\(id)/edit?return=" + back.percentEncoded)
        #expect(form.markup.contains("value=\"\(back)\""), "it leads back to the trip")
        let saved = kitchen.visitor.send(
            "/priorities/\(id)/edit",
            ["name": "Milk", "level": "high", "amount": "2", "unit": "l", "return": back])
        #expect(saved.location?.hasPrefix(back) ?? saved.text.contains("2 L"), "\(saved.text)")
        #expect(try kitchen.essential("Milk").quantity == "2 l")
        let page = kitchen.get("/priorities/\(id)?return=" + back.percentEncoded)
        #expect(page.markup.contains("/edit?return=%2Fpriorities%2F\(id)"), "\(page.markup)")
    }
}
