import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// A visitor whose book holds some essentials.
final class Kitchen {
    let visitor = Visitor(AllTrackers.app())

    init(_ essentials: KeyValuePairs<String, Level> = [:]) {
        // Of just these names, as nobody reads them.
        let drafts = essentials.map { name, level in
            Draft(Essential.kind).setting(Essential.name, name).setting(Essential.level, level)
        }
        #expect(throws: Never.self) { try visitor.book.commit(drafts) }
    }

    @discardableResult
    func add(_ name: String, _ level: Level = .medium, details: String = "") -> Screen {
        visitor.send(
            "/priorities/new", ["name": name, "level": level.rawValue, "details": details])
    }

    /// The essentials of this name, deleted ones aside.
    func essentials(_ name: String) throws -> [Essential] {
        try visitor.book.records(Essential.kind, order: Essential.alphabetical)
            .map { Essential($0) }.filter { $0.name == name }
    }

    func essential(_ name: String) throws -> Essential {
        try #require(try essentials(name).first, "there is no \(name)")
    }

    func path(_ name: String, _ rest: String = "") throws -> String {
        "/priorities/" + (try essential(name).id.text) + rest
    }

    @discardableResult
    func set(_ name: String, _ level: Level, back: String = "/priorities") throws -> Screen {
        visitor.send(try path(name, "/level"), ["level": level.rawValue, "return": back])
    }

    /// Puts one essential inside another.
    @discardableResult
    func put(_ child: String, in parent: String) throws -> Screen {
        let child = try essential(child).id.text
        return visitor.send(
            try path(parent, "/inside"), ["child": child, "return": try path(parent)])
    }

    /// Posts a form as a page has it, with several fields of one name, and goes where the answer leads.
    @discardableResult
    func send(_ target: String, fields: [(name: String, value: String)]) -> Screen {
        let body = [UInt8](Parameters(fields).formEncoded.utf8)
        let screen = visitor.ask("POST", target, "application/x-www-form-urlencoded", body)
        return screen.location.map { self.get($0) } ?? screen
    }

    func get(_ target: String) -> Screen { visitor.get(target) }

    var list: [String] { self.get("/priorities").rows }

    /// What search shows; of everything the pantry.
    func found(_ text: String) -> [String] {
        if text.isEmpty { return get("/priorities/search").pantry }
        return get("/priorities/search?q=" + text.percentEncoded).rows
    }

    /// Presses the toast's button.
    @discardableResult
    func undo(_ screen: Screen, back: String = "/priorities") throws -> Screen {
        let stamp = try #require(screen.stamp, "there is no toast")
        return visitor.send(
            "/undo", ["stamp": stamp, "row": screen.row ?? "", "return": back])
    }
}

extension Essential {
    /// How much is wanted, as an English speaker would type it.
    var quantity: String { amount.written(.decimalPoint) }
}
