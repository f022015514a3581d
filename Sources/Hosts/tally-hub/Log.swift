import Glibc
import HTTPServer
import Kernel
import Synchronization

/// One line an event on standard error, as words or as JSON; nothing in it says what is in a book.
final class Log: Sendable {
    /// At most this many refusals a second are told, so that nobody fills a disk from outside.
    private static let most = 20

    private let isJSON: Bool
    private let allowance = Mutex((second: Int64(0), told: 0))

    init(isJSON: Bool) { self.isJSON = isJSON }

    func note(_ event: ServerEvent) {
        guard isWithinMeasure else { return }
        switch event {
        case .refused(let status, let reason, let from, _):
            note("refused", [("status", "\(status)"), ("reason", reason), ("from", from)])
        case .crowded(let from): note("crowded", [("from", from)])
        case .failed(let status, let reason):
            note("failed", [("status", "\(status)")] + (reason.map { [("reason", $0)] } ?? []))
        }
    }

    /// What a store said that couldn't do what was asked.
    func note(_ fault: StoreError) {
        if isWithinMeasure { note("failed", [("reason", fault.detail)]) }
    }

    func note(_ event: DoorEvent) {
        switch event {
        case .guessed(let from) where isWithinMeasure: note("guessed", [("from", from)])
        case .slowed(let from) where isWithinMeasure: note("slowed", [("from", from)])
        default: break
        }
    }

    private var isWithinMeasure: Bool {
        allowance.withLock {
            let second = Instant.now.milliseconds / 1_000
            if second != $0.second { $0 = (second, 0) }
            $0.told += 1
            return $0.told <= Self.most
        }
    }

    func note(_ event: String, _ facts: [(name: String, value: String)]) {
        let time = Instant.now.iso
        let line: String
        if isJSON {
            var pairs = [("time", time), ("event", event)]
            pairs += facts.map { ($0.name, $0.value) }
            line =
                "{"
                + pairs.map { Self.quoted($0.0) + ":" + Self.quoted($0.1) }.joined(separator: ",")
                + "}"
        } else {
            line = ([time, event] + facts.map { $0.name + "=" + Self.plain($0.value) })
                .joined(separator: " ")
        }
        Log.write(line)
    }

    /// Writes a line to standard error, as a whole.
    static func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    private static func plain(_ value: String) -> String {
        value.contains { $0 == " " || $0 == "\"" || $0 == "\n" } ? quoted(value) : value
    }

    private static func quoted(_ value: String) -> String { JSONText(.string(value)).text }
}

extension Instant {
    /// What the system's clock shows.
    fileprivate static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(
            milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
