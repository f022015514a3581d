/// What the status line tells about sync.
package struct SyncStatus: Sendable, Hashable {
    /// The server's address; nil when sync was never set up.
    package var server: String?
    /// Whether the person chose to work offline.
    package var isOffline: Bool
    /// How many actions of this device the server doesn't have yet; counted up to ``most``.
    package var waiting: Int
    /// When both sides were last found to be the same.
    package var lastSynced: Instant?
    /// How many milliseconds the server's clock was ahead.
    package var clockDifference: Int64
    /// What the clock here showed when it was found to be more than a day off.
    package var heard: Instant?
    package var problem: SyncProblem?
    /// Whether the server takes no changes of this device.
    package var mayOnlyRead = false
    /// Whether the server has other books, too.
    package var hasOtherBooks = false
    /// The server's books, this one too, as far as it says.
    package var books: [KnownBook] = []
    /// How many files this side or the server lacks.
    package var filesOpen: Int
    /// Whether this device had no room for a file.
    package var isFull: Bool
    /// Whether the host syncs by itself and sees to what a person asks of sync.
    package var isAutomatic: Bool

    package init(
        server: String? = nil, isOffline: Bool = false, waiting: Int = 0,
        lastSynced: Instant? = nil, clockDifference: Int64 = 0, problem: SyncProblem? = nil,
        filesOpen: Int = 0, isFull: Bool = false, isAutomatic: Bool = false
    ) {
        self.server = server
        self.isOffline = isOffline
        self.waiting = waiting
        self.lastSynced = lastSynced
        self.clockDifference = clockDifference
        self.problem = problem
        self.filesOpen = filesOpen
        self.isFull = isFull
        self.isAutomatic = isAutomatic
    }

    /// Adds books of which the server didn't tell.
    package mutating func know(_ others: [KnownBook]) {
        for book in others where !books.contains(where: { $0.key == book.key }) {
            books.append(book)
        }
        hasOtherBooks = hasOtherBooks || books.count > 1
    }

    /// By how many days the two clocks differ, to the nearest.
    package var daysApart: Int { SyncStatus.days(clockDifference) }

    private static func days(_ milliseconds: Int64) -> Int {
        let day = Stamp.reach.magnitude
        return Int(clamping: (milliseconds.magnitude + day / 2) / day)
    }

    /// How many milliseconds the server's clock is ahead, as far as is known when the one here shows `now`; 0 where
    /// that one may have been put right since: it shows what the server's showed then, or less than it did itself.
    package func difference(_ now: Instant) -> Int64 {
        guard let heard else { return clockDifference }
        let isBehind = clockDifference > 0
        let server = heard.milliseconds &+ clockDifference
        let isRight = isBehind ? server &- Stamp.reach <= now.milliseconds : now < heard
        return isRight ? 0 : clockDifference
    }

    /// What the server's clock shows, at least, when the one here, which shows `now`, is more than a day
    /// behind; `nil` otherwise. A clock that was turned back since both were last held against each other
    /// is behind, whatever they said then.
    package func betterTime(_ now: Instant) -> Instant? {
        let difference = difference(now)
        // A difference that was found since says nothing of the clock of then.
        let last =
            clockDifference > Stamp.reach
            ? nil : lastSynced.map { $0.milliseconds &+ clockDifference }
        let time = max(now.milliseconds &+ difference, last ?? .min)
        guard time > now.milliseconds &+ Stamp.reach else { return nil }
        return Instant(milliseconds: time)
    }

    /// How many days the clock here, which shows `now`, is ahead of the server's, as far as is known: below 0
    /// when it is behind, 0 when they are within a day.
    package func daysAhead(_ now: Instant) -> Int {
        if let time = betterTime(now) {
            return -SyncStatus.days(time.milliseconds &- now.milliseconds)
        }
        // A clock that was turned back since isn't ahead any more.
        guard difference(now) < -Stamp.reach, let last = heard ?? lastSynced, now >= last else {
            return 0
        }
        return daysApart
    }

    /// Where counting ends, so that a request costs what the page shows.
    package static let most = 100
    /// How many entries of the log are looked at for that.
    private static let reach = 5_000

    /// That the clock here is behind the server's, and what is not shown for that reason; `nil` when
    /// nothing is.
    package func lateSentence(_ book: Book, in language: Language) throws(BookError) -> String? {
        guard let time = betterTime(book.now) else { return nil }
        let late = try book.lateActions(at: time)
        if late.isEmpty { return nil }
        let more = try book.holdsMuch() ? " …" : ""
        return language(
            SyncText.lateHere(
                days: SyncStatus.days(time.milliseconds &- book.now.milliseconds),
                names: late.names(book, in: language) + more))
    }

    /// How a book stands with its server.
    package static func of(_ store: Store) throws(StoreError) -> SyncStatus {
        var status = SyncStatus(server: try store.setting(Setting.server.rawValue))
        guard let server = status.server else { return status }
        let state = try SyncState(server, in: store)
        status.isOffline = try store.setting(Setting.offline.rawValue) != nil
        status.waiting = try waiting(state, store)
        status.lastSynced = state.lastSynced
        status.clockDifference = state.clockDifference
        status.heard = state.heard
        status.problem = state.problem
        status.mayOnlyRead = state.mayOnlyRead
        status.hasOtherBooks = state.hasOtherBooks
        status.books = state.books
        status.filesOpen = state.files.open.count
        status.isFull = state.files.isFull
        return status
    }

    /// The server of last time, if it lets this device only read, as it last said.
    package static func onlyReads(_ store: Store) throws(StoreError) -> String? {
        guard let server = try store.setting(Setting.server.rawValue) else { return nil }
        return try SyncState(server, in: store).mayOnlyRead ? server : nil
    }

    /// Counts the actions after what was pushed that were made here: what others wrote is theirs to
    /// bring, also where this device may have to help a server that lost it.
    static func waiting(_ state: SyncState, _ store: Store) throws(StoreError) -> Int {
        let nodes = try store.nodes()
        var stamps: Set<Stamp> = []
        var position = state.pushed
        var looked = 0
        while stamps.count < most, looked < reach {
            position = state.received.end(of: position)
            let page = try store.log(position, 200)
            looked += page.count
            for entry in page
            where !state.received.hold(entry.position) && nodes.wrote(entry.change.stamp) {
                stamps.insert(entry.change.stamp)
            }
            guard page.count == 200, let last = page.last else { break }
            position = last.position
        }
        return min(stamps.count, most)
    }
}
