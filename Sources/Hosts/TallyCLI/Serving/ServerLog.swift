import HTTPServer
import Kernel
import Synchronization

/// What happens while `tally serve` runs, a line an event on standard error: as words with
/// `name=value` behind them, or as JSON.
///
/// The words are the same in every language, for programs to search; no line has anything of a book or
/// the address of a page. At most ``most`` refusals a second are told, so that nobody fills a disk
/// from outside; the next line says how many were left out. That there is too much to do at once is told of
/// each device once a minute, with how often it was told so since.
final class ServerLog: @unchecked Sendable {
    enum Style: String, CaseIterable {
        case words, json
    }

    /// What stands in a line beside the event's name.
    typealias Facts = [(name: String, value: Value)]

    enum Value {
        case text(String)
        case number(Int)
    }

    static let most = 20

    /// How many milliseconds there are between two lines that say of one device that there is too much to do.
    private static let busyPause: Int64 = 60_000
    /// Of how many at once that is remembered; of more each is a line, as others are.
    private static let mostBusy = 1_000

    /// Who was told that there is too much to do.
    fileprivate struct Busy {
        /// When the last line said so.
        var told: Instant
        /// How often since.
        var times = 0
        let facts: Facts
    }

    fileprivate struct Allowance {
        var second: Int64 = 0
        var told = 0
        var leftOut = 0
        var busy: [String: Busy] = [:]
    }

    private let style: Style
    /// Whether only failures are told.
    private let isQuiet: Bool
    private let now: () -> Instant
    /// Used under the lock alone, as are ``now`` and standard error.
    private let errors: Surroundings.Stream
    private let allowance = Mutex(Allowance())

    init(
        _ style: Style, isQuiet: Bool = false, _ errors: Surroundings.Stream,
        now: @escaping () -> Instant
    ) {
        self.style = style
        self.isQuiet = isQuiet
        self.errors = errors
        self.now = now
    }

    /// Tells what the server says.
    func note(_ event: ServerEvent) {
        switch event {
        case .refused(let status, let reason, let from, let device):
            let facts: Facts = [
                ("status", .number(status)), ("reason", .text(reason)), ("from", .text(from)),
            ]
            let all = facts + (device.map { [("device", .text($0))] } ?? [])
            if status == 503 { return noteBusy(device ?? from, all) }
            note("refused", all, isLimited: true)
        case .crowded(let address):
            note("crowded", [("from", .text(address))], isLimited: true, isFailure: true)
        case .failed(let status, let reason):
            let facts: Facts = [("status", .number(status))]
            note("failed", facts + (reason.map { [("reason", .text($0))] } ?? []), isFailure: true)
        }
    }

    /// Tells what happened at the door, also where only failures are told.
    func note(_ event: DoorEvent) {
        switch event {
        case .guessed(let address):
            note("guessed", [("from", .text(address))], isLimited: true, isFailure: true)
        case .slowed(let address):
            note("slowed", [("from", .text(address))], isLimited: true, isFailure: true)
        case .entered(let name, let address):
            note("entered", [("name", .text(name)), ("from", .text(address))], isFailure: true)
        case .joined(let name, let address):
            note("joined", [("name", .text(name)), ("from", .text(address))], isFailure: true)
        }
    }

    /// Tells what was done to who may come in, and by whom: a device's name, or the owner.
    func note(_ change: DeviceChange, _ name: String, by device: String?) {
        let facts: Facts = [("name", .text(name)), ("by", .text(device ?? "owner"))]
        note(change.rawValue, facts, isFailure: true)
    }

    /// Tells that somebody may come in, with which right, and who said so.
    func noteInvitation(_ right: KnownDevice.Right, by device: String?) {
        let facts: Facts = [
            ("right", .text(right.rawValue)), ("by", .text(device ?? "owner")),
        ]
        note(DeviceChange.invited.rawValue, facts, isFailure: true)
    }

    /// Tells that the clock here was wrong, and how many changes that were written by it have another date now.
    func noteRedated(_ changes: Int) {
        note("redated", [("changes", .number(changes))], isFailure: true)
    }

    /// Tells what a device may do from now on, and who said so.
    func note(
        _ change: DeviceChange, _ name: String, _ right: KnownDevice.Right, by device: String?
    ) {
        let facts: Facts = [
            ("name", .text(name)), ("right", .text(right.rawValue)),
            ("by", .text(device ?? "owner")),
        ]
        note(change.rawValue, facts, isFailure: true)
    }

    /// Tells any other event: a word, with what belongs to it.
    ///
    /// - Parameter isLimited: Whether it comes from outside, as often as somebody likes.
    func note(
        _ event: String, _ facts: Facts = [], isLimited: Bool = false, isFailure: Bool = false
    ) {
        if isQuiet && !isFailure { return }
        allowance.withLock { allowance in
            let now = now()
            guard !isLimited || allowance.admits(now) else { return }
            write(event, facts, now, &allowance)
        }
    }

    private func write(
        _ event: String, _ facts: Facts, _ now: Instant, _ allowance: inout Allowance
    ) {
        var facts = facts
        if allowance.leftOut > 0 { facts.append(("leftOut", .number(allowance.leftOut))) }
        allowance.leftOut = 0
        try? errors.write(Array((line(now, event, facts) + "\n").utf8))
    }

    /// Tells that there is too much to do for somebody, unless that was told a moment ago: then it is counted.
    private func noteBusy(_ who: String, _ facts: Facts) {
        if isQuiet { return }
        allowance.withLock { allowance in
            let now = now()
            if allowance.busy[who] != nil {
                allowance.busy[who]?.times += 1
            } else if allowance.admits(now) {
                if allowance.busy.count < ServerLog.mostBusy {
                    allowance.busy[who] = Busy(told: now, facts: facts)
                }
                write("refused", facts, now, &allowance)
            }
        }
    }

    /// Tells how often there was too much to do for whoever was told so a minute ago, or at any time. To be
    /// called now and then.
    func tellBusy(all: Bool = false) {
        allowance.withLock { allowance in
            let now = now()
            for (who, busy) in allowance.busy {
                let isDue = now.milliseconds &- busy.told.milliseconds >= ServerLog.busyPause
                guard all || isDue else { continue }
                allowance.busy[who] = nil
                if busy.times == 0 { continue }
                allowance.busy[who] = Busy(told: now, facts: busy.facts)
                write("refused", busy.facts + [("times", .number(busy.times))], now, &allowance)
            }
        }
    }

    private func line(_ now: Instant, _ event: String, _ facts: Facts) -> String {
        switch style {
        case .words:
            return ([now.iso, event] + facts.map { $0.name + "=" + $0.value.words })
                .joined(separator: " ")
        case .json:
            var writer = JSONWriter()
            writer.object { writer in
                let all: Facts = [("time", .text(now.iso)), ("event", .text(event))]
                for (name, value) in all + facts {
                    writer.name(name)
                    value.write(to: &writer)
                }
            }
            return writer.text
        }
    }
}

extension ServerLog.Allowance {
    /// Whether one more may be told at `now`.
    fileprivate mutating func admits(_ now: Instant) -> Bool {
        let second = now.milliseconds / 1_000
        if second != self.second { (self.second, told) = (second, 0) }
        guard told < ServerLog.most else {
            leftOut += 1
            return false
        }
        told += 1
        return true
    }
}

extension ServerLog.Value {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.string(text.tamed)
        case .number(let number): writer.integer(number)
        }
    }

    /// As JSON, but a text without blanks and signs as it is.
    fileprivate var words: String {
        switch self {
        case .number(let number): return String(number)
        case .text(let text):
            let isBare = !text.isEmpty && text.utf8.allSatisfy { mayStandBare($0) }
            return isBare ? text : JSONText(.string(text.tamed)).text
        }
    }
}

private func mayStandBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: "-_./:[]".utf8.contains(byte)
    }
}

/// What is done to devices in the app's settings.
enum DeviceChange: String {
    case invited, renamed, allowed, removed, restored
}
