import Glibc
import HubTrial
import Kernel
import Synchronization

/// Devices that bring pieces to nodes which may fail, until each piece is acknowledged; everything that they do and
/// hear is written down, a line of JSON each, for `Tools/check-history`.
struct Writes: Sendable {
    private static let devicesOfBook = 5
    /// In milliseconds.
    private static let (shortest, longest): (UInt32, UInt32) = (50, 1_000)

    let nodes: [String]
    let devices: Int
    let each: Int
    /// Between two pieces of a device, in milliseconds.
    let pause: UInt32
    let history: History

    /// Members of the same number are devices of one person, who write into one book.
    func run() throws {
        let began = Instant.now
        for number in 0..<devices / Self.devicesOfBook {
            let member = try Member(1_000 + number, at: began)
            guard case .done = try Wire(nodes[0]).ask(member, member.found) else {
                return print("a book can't be begun")
            }
        }
        let took = seconds(on: devices) { device in
            must { try write(device, Member(1_000 + device / Self.devicesOfBook, at: began)) }
        }
        print("\(devices * each) pieces in \(Int(took)) s")
    }

    private func write(_ device: Int, _ member: Member) throws {
        var turn = device
        var wire: Wire?
        for _ in 0..<each {
            usleep(UInt32.random(in: pause / 2...pause * 3 / 2) * 1_000)
            var piece: SealedPiece?
            var wait = Self.shortest
            while true {
                do {
                    if wire == nil { wire = try Wire(nodes[turn % nodes.count], patience: 20) }
                    guard let there = wire else { continue }
                    if piece == nil {
                        // What others brought is seen first, as a member does.
                        member.take(try there.ask(member, member.exchange([])))
                        let made = try member.piece()
                        piece = made
                        history.note(device, member, "brings", made)
                    }
                    guard let brought = piece else { continue }
                    let answer = try there.ask(member, member.exchange([brought]))
                    if case .row(let row) = answer {
                        member.take(answer)
                        history.note(device, member, "has", brought, row.end)
                        break
                    }
                    history.note(device, member, "hears \(answer)", brought)
                    // So much came meanwhile that the piece is made anew, if it isn't there.
                    if answer == .refused(.lookFirst) {
                        let seen = member.seen.number
                        if case .row(let row) = try there.ask(member, member.exchange([])) {
                            let isThere = row.items.contains { $0.hash == brought.hash }
                            member.take(.row(row))
                            history.note(
                                device, member, isThere ? "has" : "gives up after \(seen)", brought,
                                isThere ? row.end : nil)
                            if isThere { break }
                            piece = nil
                        }
                        continue
                    }
                } catch {
                    if let piece { history.note(device, member, "loses \(error)", piece) }
                    wire = nil
                    turn += 1
                }
                usleep(wait * 1_000)
                wait = min(wait * 2, Self.longest)
            }
        }
    }
}

/// The record of a run.
final class History: Sendable {
    private let descriptor: Int32

    init(_ path: String) { descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644) }

    deinit { close(descriptor) }

    func note(
        _ device: Int, _ member: Member, _ event: String, _ piece: SealedPiece,
        _ end: LogMark? = nil
    ) {
        let word = event.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        let mark = end.map { ",\"end\":\($0.number),\"mark\":\"\(Hex.text($0.hash.bytes))\"" } ?? ""
        let line =
            "{\"time\":\(Instant.now.milliseconds),\"device\":\(device),"
            + "\"book\":\"\(member.book.hex)\",\"event\":\"\(word)\","
            + "\"piece\":\"\(Hex.text(piece.hash.bytes))\"\(mark)}\n"
        let bytes = Array(line.utf8)
        _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
}
