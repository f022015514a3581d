package import Kernel

/// A server of the sync protocol without a network.
package final class SyncHost {
    package var store: Store
    package var now = Instant.start
    /// Whether who asks may bring changes.
    package var takesChanges = true
    /// The server's books, as it names them.
    package var books: [KnownBook] = []
    /// How much it merges at once: little, so that most of what comes is merged in several portions.
    package var portion = 7
    /// What happens between two portions.
    package var between: () -> Void = {}
    package private(set) var requests = 0
    /// The bytes of all answers.
    package private(set) var answered = 0
    private var seed: UInt64 = 500

    package init(_ store: Store = MemoryStore(Sample.schema).store) {
        self.store = store
    }

    package func answer(_ request: [UInt8]) throws -> [UInt8] {
        requests += 1
        seed += 1
        let answer = try SyncServer.answer(
            request, store, now: now, seed: seed, writes: takesChanges, books: books,
            portion: portion, pause: between)
        answered += answer.count
        return answer
    }

    /// Answers which files are wanted and offered.
    package func answerFiles(_ question: [UInt8]) throws -> [UInt8] {
        requests += 1
        return try FileServer.answer(question, store)
    }
}

/// What a file of a book holds: a copy of a store as it is, to go back to.
package struct StoreCopy {
    private let log: [LogEntry]
    private let settings: [(String, String)]

    package init(_ store: Store) throws {
        log = try store.log(0, .max)
        let names =
            [
                Setting.node, .log, .digest, .server, .offline,
            ].map(\.rawValue) + ["sync " + Device.server]
        settings = try names.compactMap { name in try store.setting(name).map { (name, $0) } }
    }

    /// Fills an empty store with what was copied.
    package func fill(_ store: Store) throws -> Store {
        for entry in log { _ = try store.append([entry.change], entry.undoes) }
        for (name, value) in settings { try store.set(name, value) }
        return store
    }
}
