import HTTPServer
import Kernel
import PostgresHub
import SyncOverHTTP
import Synchronization

/// The other nodes: what comes in here is told to them, and what they tell is told on to those who listen here.
final class Neighbours: Sendable {
    private struct State: Sendable {
        var pokes: [String: PostgresPokes] = [:]
        var hub: HubEndpoint?
        var server: HTTPServer?
    }

    private let state = Mutex(State())

    /// Whether whatever others tell arrives.
    var areHeard: Bool {
        state.withLock { state in
            !state.pokes.isEmpty && state.pokes.values.allSatisfy { $0.isHearing }
        }
    }

    /// Begins to hear what is told at some clusters.
    func begin(_ places: [String], _ hub: HubEndpoint, _ server: HTTPServer) {
        state.withLock { ($0.hub, $0.server) = (hub, server) }
        change(to: places)
    }

    /// Goes on with other clusters.
    func change(to places: [String]) {
        let (new, old) = state.withLock { state in
            let old = state.pokes.filter { !places.contains($0.key) }
            let new = places.filter { state.pokes[$0] == nil }.map { ($0, pokes(at: $0)) }
            for place in old.keys { state.pokes[place] = nil }
            for (place, pokes) in new { state.pokes[place] = pokes }
            return (new.map { $0.1 }, old.values)
        }
        for pokes in new { pokes.start() }
        for pokes in old { pokes.stop() }
    }

    private func pokes(at place: String) -> PostgresPokes {
        PostgresPokes(
            place, missed: { [weak self] in self?.hear(nil) },
            heard: { [weak self] in self?.hear($0) })
    }

    func end() {
        change(to: [])
        state.withLock { ($0.hub, $0.server) = (nil, nil) }
    }

    /// Something came into a book here.
    func tell(_ book: BookNumber) {
        let (pokes, server) = state.withLock { ($0.pokes.values, $0.server) }
        server?.poke()
        for each in pokes { each.tell(book) }
    }

    /// Something came into a book, or nobody knows into which.
    private func hear(_ book: BookNumber?) {
        let (hub, server) = state.withLock { ($0.hub, $0.server) }
        if let book { hub?.noteChange(of: book) } else { hub?.noteChanges() }
        server?.poke()
    }
}
