import Kernel
import Priorities
import TestKit
import Testing

/// A form that is sent after what it shows has changed elsewhere.
@Suite struct StaleFormTests {
    private let kitchen = Kitchen()
    private let path: String
    /// The form as it came.
    private let form: Screen

    init() throws {
        kitchen.add("Milk", .high, details: "2 l\nin glass")
        path = try kitchen.path("Milk", "/edit")
        form = kitchen.get(path)
    }

    /// Sends the form as it came, but for what was typed in it.
    private func post(
        name: String = "Milk", level: String = "high", details: String = "2 l\r\nin glass"
    ) throws -> Screen {
        kitchen.visitor.post(
            path,
            [
                "as-of": try #require(form.value(of: "as-of")), "name": name, "level": level,
                "details": details,
            ])
    }

    /// The one of that name, or the only one.
    private func essential(_ name: String? = nil) throws -> Essential {
        let all = try kitchen.visitor.book.records(Essential.kind, order: []).map { Essential($0) }
        return try #require(all.first { name == nil || $0.name == name })
    }

    private func changeElsewhere(_ name: String, _ value: Value) throws {
        var draft = Draft(Essential.kind, try essential().id)
        draft.set(try #require(Essential.kind.field(name)), value)
        kitchen.visitor.now = kitchen.visitor.now + 1_000
        try kitchen.visitor.book.commit(draft)
    }

    private func versions() throws -> [String] {
        let book = kitchen.visitor.book
        let record = try #require(try book.record(Essential.kind, try essential().id))
        return try book.openVersions(record).flatMap { $0.versions.map(\.text) }
    }

    @Test func `details saved over ones that were not shown keep both`() throws {
        try changeElsewhere("details", .text("3 l"))
        #expect(try post(details: "4 l").status == 303)
        #expect(try essential().details == "4 l")
        #expect(try versions() == ["3 l"])
    }

    @Test func `what was left alone keeps what came meanwhile`() throws {
        try changeElsewhere("details", .text("3 l"))
        try changeElsewhere("level", .choice("low"))
        let answer = try post(name: "Oat milk")
        #expect(answer.status == 303)
        #expect(answer.location?.contains("over=") == false)
        let milk = try essential()
        #expect(milk.name == "Oat milk" && milk.details == "3 l" && milk.level == .low)
        #expect(try versions() == [])
    }

    @Test func `what was typed over something unseen wins, and that is named`() throws {
        try changeElsewhere("name", .text("Soymilk"))
        try changeElsewhere("level", .choice("critical"))
        let answer = try post(name: "Oat milk")
        let milk = try essential()
        #expect(milk.name == "Oat milk" && milk.level == .critical)
        let toast = kitchen.get(try #require(answer.location)).toast
        #expect(
            toast == "Oat milk changed. "
                + "Oat milk, Name: changed elsewhere meanwhile to “Soymilk”; its history has both.")
    }

    @Test func `what was seen and typed over is not named`() throws {
        let toast = kitchen.get(try #require(try post(name: "Oat milk").location)).toast
        #expect(toast == "Oat milk changed")
    }

    @Test func `what others wrote earlier, but sent later, counts as unseen`() throws {
        kitchen.add("Bread")
        let late = kitchen.get(path)
        let key = RecordKey("essential", try essential("Milk").id)
        let made = try #require(try kitchen.visitor.book.history(key).first?.stamp)
        let earlier = Change(
            kind: key.kind, record: key.id, stamp: Stamp(time: made.time + 1, node: 7),
            fields: [FieldChange("level", json: "\"low\"")])
        _ = try kitchen.visitor.store.append([earlier], nil)
        _ = kitchen.visitor.post(
            path,
            [
                "as-of": try #require(late.value(of: "as-of")), "name": "Oat milk",
                "level": "high", "details": "",
            ])
        let milk = try essential("Oat milk")
        #expect(milk.level == .low && milk.details == "")
    }

    @Test func `details saved over the ones that were shown replace them`() throws {
        #expect(try post(details: "4 l").status == 303)
        #expect(try essential().details == "4 l")
        #expect(try versions() == [])
    }

    @Test func `a refused form still knows what it showed first`() throws {
        try changeElsewhere("details", .text("3 l"))
        let refused = try post(name: "")
        #expect(refused.status == 422)
        #expect(refused.value(of: "as-of") == form.value(of: "as-of"))
    }

    @Test func `the form of another device's copy goes by the time of what it knew`() throws {
        let book = kitchen.visitor.book
        let place = try book.place()
        let other = LogPlace(position: 1_000, stamp: place.stamp)
        try changeElsewhere("level", .choice("low"))
        _ = kitchen.visitor.post(
            path, ["as-of": other.text, "name": "Oat milk", "level": "high", "details": ""])
        let milk = try essential()
        #expect(milk.name == "Oat milk" && milk.level == .low && milk.details == "")
    }

    @Test(arguments: ["", "x", "00", "-1.a", "9999999999999999999.b", "3."])
    func `a form that says nonsense about its age writes what it says`(text: String) throws {
        let answer = kitchen.visitor.post(
            path, ["as-of": text, "name": "Oat milk", "level": "low", "details": "x"])
        #expect(answer.status == 303)
        #expect(try essential().name == "Oat milk")
    }

    @Test func `what was typed for something deleted meanwhile is shown again`() throws {
        let record = try #require(
            try kitchen.visitor.book.record(Essential.kind, try essential().id))
        try kitchen.visitor.book.delete(record)
        let gone = try post(details: "four litres <b>")
        #expect(gone.status == 404)
        #expect(gone.text.contains("Restore “Milk”"))
        #expect(gone.text.contains("This is what you typed."))
        #expect(gone.markup.contains("four litres &lt;b&gt;"))
    }
}
