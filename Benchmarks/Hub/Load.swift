import Glibc
import HubTrial
import Kernel

/// Pieces a second and how long one takes, with some devices that bring one after the other to one node.
struct Load: Sendable {
    let node: String
    let duration: Double

    func measure(_ devices: Int) throws {
        let members = try (0..<devices).map { try Member(100_000 + $0) }
        for member in members {
            guard case .done(let mark) = try Wire(node).ask(member, member.found) else {
                return print("a book can't be begun")
            }
            member.seen = mark
        }
        nonisolated(unsafe) let those = members
        nonisolated(unsafe) var times = [[Double]](repeating: [], count: devices)
        let (end, node) = (monotonic() + duration, node)
        let took = times.withUnsafeMutableBufferPointer { times in
            nonisolated(unsafe) let times = times
            return seconds(on: devices) { device in
                must {
                    let (member, wire) = (those[device], try Wire(node))
                    while monotonic() < end {
                        let request = member.exchange([try member.piece()])
                        let began = monotonic()
                        guard member.take(try wire.ask(member, request)) else {
                            throw Wire.Failure.lost
                        }
                        times[device].append(monotonic() - began)
                    }
                }
            }
        }
        Self.show(devices, times.flatMap { $0 }, took)
    }

    /// Prints what all devices measured together.
    static func show(_ devices: Int, _ times: [Double], _ took: Double) {
        let all = times.sorted()
        let (half, most) = (all[all.count / 2], all[all.count * 99 / 100])
        print(
            "\(devices) devices: \(Int(Double(all.count) / took)) pieces a second, "
                + "half within \(milliseconds(half)), 99 % within \(milliseconds(most))")
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\((seconds * 10_000).rounded() / 10) ms"
    }
}

/// How long somebody waits who fetches a book for the first time.
struct FirstSync {
    let node: String
    /// When the books are begun: who knows this and their numbers has their keys.
    let began: Instant
    let members: Range<Int>
    /// How many each book has.
    let pieces: Int

    private static let together = 50

    /// Begins the books, and brings their pieces.
    func bring() throws {
        let wire = try Wire(node)
        for number in members {
            let member = try Member(number, at: began)
            guard case .done(let mark) = try wire.ask(member, member.found) else {
                throw Wire.Failure.lost
            }
            member.seen = mark
            for _ in 0..<pieces / Self.together {
                let pieces = try (0..<Self.together).map { _ in try member.piece() }
                guard member.take(try wire.ask(member, member.exchange(pieces))) else {
                    throw Wire.Failure.lost
                }
            }
        }
    }

    /// Fetches each book once, in no order.
    func measure() throws {
        let wire = try Wire(node)
        var times: [Double] = []
        for number in members.shuffled() {
            let member = try Member(number, at: began)
            let began = monotonic()
            let count = try fetch(member, wire)
            times.append(monotonic() - began)
            // The first entry of its members is among them.
            guard count == pieces + 1 else { throw Wire.Failure.lost }
        }
        times.sort()
        let shown = [0, times.count / 2, times.count * 99 / 100, times.count - 1].map {
            "\((times[$0] * 10_000).rounded() / 10)"
        }
        print(shown.joined(separator: " / ") + " ms")
    }

    /// How many items a book has, by as many requests as that takes.
    private func fetch(_ member: Member, _ wire: Wire) throws -> Int {
        var (count, place) = (0, Int64(0))
        while true {
            let request = HubRequest.exchange(member.book, after: place, keysAfter: 0, [])
            guard case .row(let row) = try wire.ask(member, request) else {
                throw Wire.Failure.lost
            }
            count += row.items.count
            if row.items.isEmpty || place + Int64(row.items.count) >= row.end.number {
                return count
            }
            place += Int64(row.items.count)
        }
    }
}

/// What a node keeps for each open stream, and how long a piece takes to all who listen to its book.
struct Streams {
    let node: String
    let process: String
    let count: Int

    /// Of each book two people look at it, of the first this many: a household beside a club.
    private static let (ofBook, ofFirst) = (2, 50)
    /// How many streams come from one address: fewer than `tally-hub` bears where files are few.
    private static let ofAddress = 100

    func measure() throws {
        let members = try (0..<count / Self.ofBook).map { try Member(200_000 + $0) }
        for member in members {
            guard case .done(let mark) = try Wire(node).ask(member, member.found) else {
                return print("a book can't be begun")
            }
            member.seen = mark
        }
        let before = memory
        var wires: [Wire] = []
        let began = monotonic()
        for number in 0..<count {
            let source =
                "127.1.\(number / Self.ofAddress / 250).\(number / Self.ofAddress % 250 + 1)"
            let wire = try Wire(node, from: source)
            try wire.listen(members[number < Self.ofFirst ? 0 : number / Self.ofBook])
            wires.append(wire)
        }
        print("\(count) streams opened in \(Int(monotonic() - began)) s")
        sleep(5)
        let each = (memory - before) / count
        let used = processor
        sleep(10)
        let busy = (processor - used) * 10
        print(
            "\(each) bytes of memory each, \((busy * 10).rounded() / 10) % of a core while nothing comes"
        )
        let sent = monotonic()
        let member = members[0]
        guard member.take(try Wire(node).ask(member, member.exchange([try member.piece()]))) else {
            throw Wire.Failure.lost
        }
        for number in 0..<Self.ofFirst {
            guard try wires[number].event() == member.seen.number else { throw Wire.Failure.lost }
        }
        let time = Int((monotonic() - sent) * 1_000)
        print(
            "a piece is told to the \(Self.ofFirst) who listen to its book within \(time) ms")
    }

    /// Of the node, in bytes.
    private var memory: Int { (number(in: "status", after: "VmRSS:").map { $0 * 1_024 }) ?? 0 }

    /// Of the node, in seconds.
    private var processor: Double {
        let fields = text(of: "stat").split(separator: " ")
        let ticks = [13, 14].compactMap { $0 < fields.count ? Double(fields[$0]) : nil }
        return ticks.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func number(in file: String, after name: String) -> Int? {
        let words = text(of: file).split { $0 == " " || $0 == "\t" || $0 == "\n" }
        return words.firstIndex { $0 == name }.flatMap { Int(words[$0 + 1]) }
    }

    private func text(of file: String) -> String {
        guard let handle = fopen("/proc/\(process)/\(file)", "r") else { return "" }
        defer { fclose(handle) }
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = fread(&bytes, 1, bytes.count, handle)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
