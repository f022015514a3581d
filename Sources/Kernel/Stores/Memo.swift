/// What was worked out from a store's records, so that the next request needn't do it again.
///
/// Whoever keeps something here also keeps up to where in the log it holds, and looks there first:
/// a memo never changes an answer. A transaction that writes and fails empties it.
package final class Memo {
    private var kept: [(key: ObjectIdentifier, object: AnyObject)] = []

    package init() {}

    package subscript<Value>(key: MemoKey<Value>) -> Value? {
        get {
            for entry in kept where entry.key == ObjectIdentifier(key) {
                return entry.object as? Value
            }
            return nil
        }
        set {
            kept.removeAll { $0.key == ObjectIdentifier(key) }
            if let newValue { kept.append((ObjectIdentifier(key), newValue)) }
        }
    }

    /// What is kept, no longer kept: it is put back by whoever brought it up to date.
    package func take<Value>(_ key: MemoKey<Value>) -> Value? {
        defer { self[key] = nil }
        return self[key]
    }

    func clear() {
        kept = []
    }
}

/// Names something that a ``Memo`` keeps. Made once, as a constant that lasts.
package final class MemoKey<Value: AnyObject>: Sendable {
    package init() {}
}
