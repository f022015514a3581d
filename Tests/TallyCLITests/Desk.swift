import AllTrackers
import Glibc
import Kernel
import SyncOverHTTP
import TallyCLI
import TestKit

/// A directory of books and someone who types commands, in this process.
///
/// Each command comes a second after the one before.
final class Desk {
    let directory: String
    var variables: [String: String] = [:]
    /// The columns of the terminal; `nil` when output goes elsewhere.
    var columns: Int?
    /// What standard input holds.
    var input = ""
    /// The error number that standard output gives instead of taking anything.
    var outputError: Int32?
    /// The network.
    var connect: (String, Language) -> (SyncConnection.Errand) -> SyncConnection.Outcome = { _, _ in
        { _ in .failed(.unreachable, detail: "no network") }
    }
    /// The tokens that were shown to servers.
    private(set) var tokens: [String?] = []
    /// How long commands waited.
    private(set) var pauses: [Int64] = []
    private let declarations: Declarations
    /// How many milliseconds the clock here is ahead.
    var ahead: Int64 = 0
    private var commands: Int64 = 0

    init(_ declarations: Declarations = Sample.declarations) {
        self.declarations = declarations
        var name = Array("/tmp/tally-desk-XXXXXX".utf8CString)
        directory = mkdtemp(&name).map { String(cString: $0) } ?? "/nowhere"
    }

    deinit {
        remove(directory)
    }

    /// What a command answered.
    struct Answer {
        let code: ExitCode
        let output: String
        let messages: String
    }

    @discardableResult
    func tally(_ words: String...) -> Answer {
        run(words)
    }

    func run(_ words: [String]) -> Answer {
        runWithoutData(words.contains("--data") ? words : ["--data", directory + "/data"] + words)
    }

    func runWithoutData(_ words: [String]) -> Answer {
        let (output, messages) = (Collector(), Collector())
        output.error = outputError
        commands += 1
        let surroundings = Surroundings(
            variable: { self.variables[$0] },
            readInput: { () throws(FileError) in [UInt8](self.input.utf8) },
            output: .init(columns: columns) { (bytes) throws(FileError) in
                try output.take(bytes)
            },
            errors: .init { (bytes) throws(FileError) in try messages.take(bytes) },
            now: Instant(milliseconds: Instant.start.milliseconds + commands * 1_000 + ahead),
            utcOffset: 60, seed: UInt64(commands), shelf: .sqlite,
            connect: {
                self.tokens.append($2)
                return self.connect($0, $1)
            }, pause: { self.pauses.append($0) })
        let code = Tally(declarations, surroundings) { App(trackers: [], commons: []) }
            .run(words)
        return Answer(code: code, output: output.text, messages: messages.text)
    }

    /// Puts a file beside the data and gives its path.
    func file(_ name: String, _ text: String) -> String {
        file(name, Array(text.utf8))
    }

    func file(_ name: String, _ bytes: [UInt8]) -> String {
        let path = directory + "/" + name
        guard let file = fopen(path, "w") else { return path }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        return path
    }

    func content(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var byte = getc(file)
        while byte != EOF {
            bytes.append(UInt8(truncatingIfNeeded: byte))
            byte = getc(file)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names in a directory.
    func names(in path: String) -> [String] {
        guard let open = opendir(path) else { return [] }
        defer { closedir(open) }
        var names: [String] = []
        while let entry = readdir(open) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private func remove(_ path: String) {
        for name in names(in: path) {
            if unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
        }
        rmdir(path)
    }
}

/// A stream that keeps what it is given, or refuses it.
private final class Collector {
    private var bytes: [UInt8] = []
    var error: Int32?

    func take(_ more: [UInt8]) throws(FileError) {
        if let error { throw FileError(.writing, "-", error) }
        bytes += more
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Desk {
    /// A desk with a few gardens.
    static func withGardens() -> Desk {
        let desk = Desk()
        desk.tally("add", "garden", "name=Rose", "level=high", "size=3")
        desk.tally("add", "garden", "name=Äpfel", "detail=two\nlines")
        desk.tally("add", "garden", "name=Bread", "level=low")
        return desk
    }
}
