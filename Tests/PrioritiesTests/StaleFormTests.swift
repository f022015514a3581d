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
    private func post(name: String = "Milk", details: String = "2 l\r\nin glass") throws -> Screen {
        kitchen.visitor.post(
            path,
            [
                "name": name, "name@": try #require(form.value(of: "name@")),
                "level": "high", "level@": try #require(form.value(of: "level@")),
                "details": details, "details@": try #require(form.value(of: "details@")),
            ])
    }

    private func essential() throws -> Essential {
        try #require(
            try kitchen.visitor.book.records(Essential.kind, order: []).first.map(Essential.init))
    }

    private func changeElsewhere(_ name: String, _ value: Value) throws {
        var draft = Draft(Essential.kind, try essential().id)
        draft.set(try #require(Essential.kind.field(name)), value)
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
        #expect(try post(name: "Oat milk").status == 303)
        let milk = try essential()
        #expect(milk.name == "Oat milk" && milk.details == "3 l" && milk.level == .low)
        #expect(try versions() == [])
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
        #expect(refused.value(of: "details@") == form.value(of: "details@"))
    }
}
