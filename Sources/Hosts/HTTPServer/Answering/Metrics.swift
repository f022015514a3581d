import Synchronization

/// What is counted while the server runs, in Prometheus' text format.
final class Metrics: Sendable {
    /// Up to how many nanoseconds, and the same in seconds.
    private static let steps: [(limit: Int64, seconds: String)] = [
        (1_000_000, "0.001"), (5_000_000, "0.005"), (20_000_000, "0.02"), (100_000_000, "0.1"),
        (500_000_000, "0.5"), (2_000_000_000, "2"), (10_000_000_000, "10"),
    ]

    private struct Counts {
        /// By the hundreds of the status.
        var classes = Array(repeating: 0, count: 10)
        /// By the first of the steps that a request fits into; the last is for those that fit none.
        var steps = Array(repeating: 0, count: Metrics.steps.count + 1)
        var nanoseconds: Int64 = 0
        var writes = 0
    }

    private let counts = Mutex(Counts())

    /// A request was answered, so long after its first line had come.
    func count(status: Int, nanoseconds: Int64) {
        let step = Metrics.steps.firstIndex { nanoseconds <= $0.limit } ?? Metrics.steps.count
        counts.withLock {
            $0.classes[min(max(status / 100, 0), 9)] += 1
            $0.steps[step] += 1
            $0.nanoseconds &+= nanoseconds
        }
    }

    /// A request that may write was answered with what it asked for.
    func countWrite() {
        counts.withLock { $0.writes += 1 }
    }

    /// - Parameters:
    ///   - waiting: How many requests wait for a thread.
    ///   - streams: How many event streams are open.
    ///   - way: What hasn't left yet.
    func text(waiting: Int, streams: Int, _ way: OnTheWay) -> String {
        let counts = counts.withLock { $0 }
        var lines = ["# TYPE tally_requests_total counter"]
        for status in 1...5 {
            lines.append("tally_requests_total{class=\"\(status)xx\"} \(counts.classes[status])")
        }
        lines.append("# TYPE tally_request_seconds histogram")
        var sum = 0
        for (index, count) in counts.steps.enumerated() {
            sum += count
            let limit = index < Metrics.steps.count ? Metrics.steps[index].seconds : "+Inf"
            lines.append("tally_request_seconds_bucket{le=\"\(limit)\"} \(sum)")
        }
        lines += [
            "tally_request_seconds_sum \(seconds(counts.nanoseconds))",
            "tally_request_seconds_count \(sum)",
            "# TYPE tally_requests_waiting gauge", "tally_requests_waiting \(waiting)",
            "# TYPE tally_streams gauge", "tally_streams \(streams)",
            "# TYPE tally_unsent_bytes gauge",
            "tally_unsent_bytes{in=\"memory\"} \(way.inMemory)",
            "tally_unsent_bytes{in=\"files\"} \(way.inFiles)",
            "# TYPE tally_writes_total counter", "tally_writes_total \(counts.writes)",
        ]
        return lines.joined(separator: "\n") + "\n"
    }
}

/// So many nanoseconds in seconds, with six decimals.
private func seconds(_ nanoseconds: Int64) -> String {
    let millionths = String(nanoseconds / 1_000 % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - millionths.utf8.count)
    return "\(nanoseconds / 1_000_000_000).\(zeros)\(millionths)"
}
