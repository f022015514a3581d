import Kernel

/// Moves between this book and another of this browser, whose core the script asks in turn.
extension Replica {
    /// See ``Crossings/Verb``; nothing where it comes to nothing.
    func cross(_ verb: Int, _ bytes: [UInt8], _ now: Instant) -> [UInt8] {
        switch Crossings.Verb(rawValue: verb) {
        case nil: return []
        case .books:
            beside = KnownBook.inLines(bytes)
            return []
        case .names:
            let books = (try? SyncStatus.of(store))?.books ?? []
            return books.flatMap { [UInt8](($0.key + "\n" + $0.name + "\n").utf8) }
        case let verb?:
            let own = KnownBook(key: KnownBook.split(base)?.key ?? "", name: title)
            return Crossings(app, store, own).does(verb, bytes, now)
        }
    }
}

extension KnownBook {
    /// Books in two lines each: key and name.
    static func inLines(_ bytes: [UInt8]) -> [KnownBook] {
        inLines(
            bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) })
    }

    static func inLines(_ lines: [String]) -> [KnownBook] {
        stride(from: 0, to: lines.count - 1, by: 2).map {
            KnownBook(key: lines[$0], name: lines[$0 + 1])
        }
    }
}
