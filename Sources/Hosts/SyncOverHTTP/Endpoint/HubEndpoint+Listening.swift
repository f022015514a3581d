package import Kernel
import Synchronization

// Those who listen for what comes into a book. How far each book is, is remembered, and looked up anew after each
// change that came by this node or that another told of; where none is heard, after a second.

extension HubEndpoint {
    /// An answer; and what is listened to, and since which number, where a stream is the answer.
    package typealias Reply = (response: Response, stream: (name: String, since: Int64)?)

    /// Another node added something to a book.
    package func noteChange(of book: BookNumber) { ends.noteChange(of: book) }

    /// Nobody knows what other nodes added.
    package func noteChanges() { ends.noteChanges() }

    /// The number of the last item of the row that is listened to by a name; nil once who listens isn't a
    /// member any more. While the store can't be read, it is what it was.
    package func place(of name: String) -> Int64? {
        guard let (book, key) = HubEnds.listener(name) else { return nil }
        let began = ContinuousClock.Instant.now
        let known = ends.known(book)
        if let known, known.isFresh, ends.isMember(key, of: book, at: known.number) {
            return known.number
        }
        do throws(StoreError) {
            return try using { (store) throws(StoreError) in
                let hub = HubServer(store, limits)
                guard let number = try hub.end(of: book) else { return nil }
                var isMember = ends.isMember(key, of: book, at: number)
                if !isMember { isMember = try hub.isMember(key, of: book) }
                ends.learn(book, number, isMember ? key : nil, asOf: began)
                return isMember ? number : nil
            }
        } catch {
            return known?.number ?? 0
        }
    }
}

/// How far the books are that somebody listens to, and who was a member there.
final class HubEnds: Sendable {
    private struct End {
        var number: Int64
        /// When it was looked up, and when something came since by this node.
        var lookedAt: ContinuousClock.Instant
        var changedAt: ContinuousClock.Instant?
        /// Who was found to be a member when the row ended there.
        var members: Set<KeyID> = []
    }

    /// How long nobody looks again for what other nodes added, while they can't be heard, and while they can:
    /// one may end before it tells.
    private static let (freshness, heardFreshness) = (Duration.seconds(1), Duration.seconds(15))
    /// For how long one is remembered that nobody asks for: whoever listens has it looked up before that.
    private static let memory = heardFreshness * 2
    /// How many are remembered at least before those are looked for that nobody listens to any more.
    private static let least = 4_096

    private let ends = Mutex<[BookNumber: End]>([:])
    private let room = Mutex(least)
    private let hears: @Sendable () -> Bool

    init(hears: @escaping @Sendable () -> Bool) { self.hears = hears }

    static func name(of book: BookNumber, for key: KeyID) -> String { book.hex + " " + key.hex }

    static func listener(_ name: String) -> (BookNumber, KeyID)? {
        let parts = name.split(separator: " ")
        guard parts.count == 2, let book = BookNumber(hex: String(parts[0])),
            let key = KeyID(hex: String(parts[1]))
        else { return nil }
        return (book, key)
    }

    /// Something came into a book.
    func noteChange(of book: BookNumber) {
        ends.withLock { $0[book]?.changedAt = .now }
    }

    /// Something may have come into any book.
    func noteChanges() {
        ends.withLock { ends in
            for book in ends.keys { ends[book]?.changedAt = .now }
        }
    }

    func known(_ book: BookNumber) -> (number: Int64, isFresh: Bool)? {
        let freshness = hears() ? Self.heardFreshness : Self.freshness
        return ends.withLock {
            $0[book].map { end in
                let isChanged = end.changedAt.map { $0 >= end.lookedAt } ?? false
                return (end.number, !isChanged && .now < end.lookedAt + freshness)
            }
        }
    }

    func isMember(_ key: KeyID, of book: BookNumber, at number: Int64) -> Bool {
        ends.withLock { $0[book].map { $0.number == number && $0.members.contains(key) } ?? false }
    }

    func learn(
        _ book: BookNumber, _ number: Int64, _ member: KeyID?,
        asOf looked: ContinuousClock.Instant
    ) {
        ends.withLock { ends in
            if ends[book] == nil { forget(&ends) }
            var end = ends[book] ?? End(number: number, lookedAt: looked)
            if end.number != number { end.members = [] }
            (end.number, end.lookedAt) = (number, looked)
            if let member { end.members.insert(member) }
            ends[book] = end
        }
    }

    /// Makes room for one more, each time that there are twice as many as were listened to.
    private func forget(_ ends: inout [BookNumber: End]) {
        room.withLock { room in
            if ends.count < room { return }
            let oldest = ContinuousClock.Instant.now - Self.memory
            ends = ends.filter { $0.value.lookedAt >= oldest }
            room = max(Self.least, ends.count * 2)
        }
    }
}

extension HubRequest {
    /// The book that something comes into by it.
    fileprivate var isChange: Bool {
        switch self {
        case .found, .enter: true
        case .exchange(_, _, _, let pieces): !pieces.isEmpty
        case .snapshot, .find, .open, .listen, .bringFile, .giveFile: false
        }
    }

    var changed: BookNumber? { isChange ? book : nil }
}
