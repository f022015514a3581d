import PostgresHub
import Synchronization

/// Whether a node can do its work: its clusters answer, may be written to, and have room.
final class Readiness: Sendable {
    /// How often it is tried whether there is room, which is written for.
    private static let pause = Duration.seconds(15)

    private struct Look {
        var problem: String?
        var at: ContinuousClock.Instant
    }

    private let clusters: Clusters
    private let looks = Mutex<[String: Look]>([:])

    init(_ clusters: Clusters) { self.clusters = clusters }

    /// What keeps the node from its work, in a sentence; nil for nothing.
    var problem: String? { clusters.current.places.lazy.compactMap { self.problem(at: $0) }.first }

    private func problem(at place: String) -> String? {
        let last = looks.withLock { $0[place] }
        let isDue = last.map { $0.at.duration(to: .now) >= Self.pause } ?? true
        let problem = PostgresHub.problem(at: place, isThorough: isDue)
        guard isDue else { return problem ?? last?.problem }
        looks.withLock { $0[place] = Look(problem: problem, at: .now) }
        return problem
    }
}
