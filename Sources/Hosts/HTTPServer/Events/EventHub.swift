import Synchronization

/// Tells all listening pages when something has changed, by server-sent events.
///
/// No thread waits for a page: its connection is suspended until there is something to say.
final class EventHub: Sendable {
    /// Where pages listen.
    static let path = "/events"

    struct State {
        var listeners: [Int: Listener] = [:]
        var nextID = 1
        var isEnding = false

        mutating func end(_ id: Int, saying word: String = "") {
            listeners[id]?.end(saying: word)
            resume(id)
        }

        mutating func resume(_ id: Int) {
            if listeners[id]?.unpark() ?? false { listeners[id]?.connection.resume() }
        }
    }

    let limits: ServerLimits
    let bell: Bell
    let version: (@Sendable () -> Int64?)?
    /// The version of what stands behind a base, where there is more than one.
    let versionBehind: @Sendable (String) -> Int64?
    /// Whether a device is let in still.
    let holds: (@Sendable (String) -> Bool)?
    /// Where that stands which is listened to by signatures; nil where nothing is.
    let place: (@Sendable (String) -> Int64?)?
    let pokes = Atomic<Int64>(0)
    let state = Mutex(State())

    init(
        _ limits: ServerLimits, bell: Bell, version: (@Sendable () -> Int64?)?,
        versionBehind: @escaping @Sendable (String) -> Int64? = { _ in nil },
        holds: (@Sendable (String) -> Bool)? = nil,
        place: (@Sendable (String) -> Int64?)? = nil
    ) {
        self.holds = holds
        self.place = place
        self.limits = limits
        self.bell = bell
        self.version = version
        self.versionBehind = versionBehind
    }

    /// How many streams are open.
    var streams: Int { state.withLock { $0.listeners.count } }

    /// Something may have changed.
    func poke() {
        pokes.add(1, ordering: .relaxed)
        if state.withLock({ !$0.listeners.isEmpty }) { bell.ring() }
    }

    /// What those hear who listen by their signatures when this server is about to stop.
    static let elsewhere = "event: elsewhere\n\n"

    /// Has all come back to another server: streams end, and none begins.
    func drain() {
        state.withLock { state in
            state.isEnding = true
            for (id, listener) in state.listeners {
                state.end(id, saying: listener.signed == nil ? "" : Self.elsewhere)
            }
        }
    }

    /// Ends all streams and takes no new ones.
    func end() {
        state.withLock { state in
            state.isEnding = true
            for id in state.listeners.keys { state.end(id) }
        }
    }
}
