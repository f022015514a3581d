import Kernel
import SyncOverHTTP
import TallyCLI

/// Whatever is typed and piped into `tally`, it ends with a published code, says why it failed, writes
/// nothing then, and sends a terminal no control characters.
///
/// Each line of `bytes` is a command, up to an empty line; what follows is standard input.
func brokenCommandLaw(_ bytes: [UInt8]) -> String? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let commands = lines.prefix { !$0.isEmpty }.prefix(8)
    let input = Array(lines.dropFirst(commands.count + 1).joined(separator: [UInt8(ascii: "\n")]))
    var terminal = Terminal(input: input)
    for command in commands {
        let words = command.split(separator: UInt8(ascii: " ")).map { Array($0) }
        if let law = terminal.brokenLaw(words) { return law }
    }
    return brokenRoundTripLaw(terminal.book)
}

/// What a browser's recovery page gave of a book is taken in whole or refused, and what was taken in
/// is exported so that it imports as it was.
func brokenPiecesLaw(_ bytes: [UInt8]) -> String? {
    var terminal = Terminal(input: [])
    guard let path = Scratch.write(bytes, "device.pieces") else { return "a file can be written" }
    if let law = terminal.brokenLaw([Array("sync".utf8), Array(path.utf8)]) { return law }
    return brokenRoundTripLaw(terminal.book)
}

/// Somebody who types commands about one book in memory.
private struct Terminal {
    private let store = MemoryStore(wholeApp.declarations.schema).store
    private let input: [UInt8]
    private var commands: UInt64 = 0

    init(input: [UInt8]) {
        self.input = input
    }

    var book: Book {
        Book(store, .empty, now: Instant(milliseconds: 1_900_000_000_000), seed: 9)
    }

    /// The first law that a command breaks.
    mutating func brokenLaw(_ words: [[UInt8]]) -> String? {
        if words.contains(where: isElsewhere) { return nil }
        commands += 1
        let (output, messages) = (Page(), Page())
        let before = try? store.position()
        let tally = Tally(
            wholeApp.declarations, surroundings(output, messages),
            app: { wholeApp })
        let code = tally.run(bytes: words)
        if code != .done {
            if messages.bytes.isEmpty { return "a failure says why" }
            if (try? store.position()) != before { return "a failure writes nothing" }
        }
        let isFile = words.contains { files.contains(String(decoding: $0, as: UTF8.self)) }
        if !isFile, output.bytes.contains(where: isControl) { return "output is for terminals" }
        return messages.bytes.contains(where: isControl) ? "messages are for terminals" : nil
    }

    private func surroundings(_ output: Page, _ messages: Page) -> Surroundings {
        let (store, input) = (store, input)
        let locale = ["C", "de_DE.UTF-8", "it_IT.UTF-8", "en_US.UTF-8"][Int(commands % 4)]
        return Surroundings(
            variable: { $0 == "LANG" ? locale : nil }, readInput: { () throws(FileError) in input },
            output: .init(columns: 80) { (bytes) throws(FileError) in output.bytes += bytes },
            errors: .init { (bytes) throws(FileError) in messages.bytes += bytes },
            now: Instant(milliseconds: 1_780_000_000_000 + Int64(commands) * 1_000), utcOffset: 60,
            seed: commands,
            shelf: Shelf(
                open: { (_, _) throws(StoreError) in
                    OpenBook(
                        store: store, check: { _ in [] },
                        backup: { (path) throws(StoreError) in
                            throw StoreError(.unavailable, detail: path)
                        }, version: { () throws(StoreError) in try store.position() })
                },
                restore: { (path, _, _, _) throws(StoreError) in
                    throw StoreError(.unavailable, detail: path)
                },
                salvage: { (path, _, _) throws(StoreError) in
                    throw StoreError(.unavailable, detail: path)
                }),
            connect: { _, _, _ in { _ in .failed(.unreachable, detail: "no network") } },
            pause: { _ in })
    }
}

private final class Page {
    var bytes: [UInt8] = []
}

/// Whether a word leads out of this process: to a server, or to files.
private func isElsewhere(_ word: [UInt8]) -> Bool {
    let text = String(decoding: word, as: UTF8.self)
    let servers: Set<String> = ["serve", "device", "export-site", "salvage", "restore-backup"]
    return servers.contains(text) || text.hasPrefix("-o") || text.hasPrefix("--o")
        || text.hasPrefix("--to") || text.hasPrefix("--da") || text.hasPrefix("/dev/")
        || text.hasPrefix("/proc")
}

/// The commands of which the output is a file.
private let files: Set<String> = ["export", "completions", "man", "--raw"]

private func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t") || byte == 0x7f
}
