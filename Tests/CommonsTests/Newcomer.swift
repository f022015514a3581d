import AllTrackers
import Kernel
import TestKit
import Testing

/// A visitor with a fresh book.
struct Newcomer {
    let visitor = Visitor(AllTrackers.app())

    func get(_ target: String) -> Screen { visitor.get(target) }

    @discardableResult
    func send(_ target: String, _ form: KeyValuePairs<String, String> = [:]) -> Screen {
        visitor.send(target, form)
    }

    @discardableResult
    func add(_ name: String, _ level: String = "high", details: String = "") -> Screen {
        send("/priorities/new", ["name": name, "level": level, "details": details])
    }

    /// Presses the toast's button.
    func undo(_ screen: Screen, back: String = "/priorities") throws -> Screen {
        let stamp = try #require(screen.stamp, "there is no toast")
        return send("/undo", ["stamp": stamp, "return": back])
    }
}
