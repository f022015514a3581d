/// What the status line tells about sync.
package struct SyncStatus: Sendable, Hashable {
    /// The server's address; nil when sync was never set up.
    package var server: String?
    /// Whether the person chose to work offline.
    package var isOffline: Bool
    /// How many actions the server doesn't have yet; counted up to ``most``.
    package var waiting: Int
    /// When both sides were last found to be the same.
    package var lastSynced: Instant?
    /// How many milliseconds the server's clock was ahead.
    package var clockDifference: Int64
    package var problem: SyncProblem?
    /// Whether the server takes no changes of this device.
    package var mayOnlyRead = false
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

    /// Where counting ends, so that a request costs what the page shows.
    package static let most = 100

    /// How a book stands with its server.
    package static func of(_ store: Store) throws(StoreError) -> SyncStatus {
        var status = SyncStatus(server: try store.setting(Setting.server.rawValue))
        guard let server = status.server else { return status }
        let state = try SyncState(server, in: store)
        status.isOffline = try store.setting(Setting.offline.rawValue) != nil
        status.waiting = try waiting(state, store)
        status.lastSynced = state.lastSynced
        status.clockDifference = state.clockDifference
        status.problem = state.problem
        status.mayOnlyRead = state.mayOnlyRead
        status.filesOpen = state.files.open.count
        status.isFull = state.files.isFull
        return status
    }

    /// Counts the actions after what was pushed that were made here.
    private static func waiting(_ state: SyncState, _ store: Store) throws(StoreError) -> Int {
        var stamps: Set<Stamp> = []
        var position = state.pushed
        while stamps.count < most {
            position = state.received.end(of: position)
            let page = try store.log(position, 200)
            for entry in page where !state.received.hold(entry.position) {
                stamps.insert(entry.change.stamp)
            }
            guard page.count == 200, let last = page.last else { break }
            position = last.position
        }
        return min(stamps.count, most)
    }
}
