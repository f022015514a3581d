import Foundation
import HubTrial
import Kernel
import Synchronization
import Testing

/// `tally-hub` as a process of its own.
final class Program {
    private let process = Process()
    private let errors = Pipe()
    /// Where it answers.
    let authority: String

    /// Starts a node and waits until it answers.
    init(
        _ database: String, _ words: [String] = ["--open"], _ environment: [String: String] = [:]
    ) throws {
        process.executableURL = Self.place
        process.arguments = ["serve", "--port", "0", "--database", database] + words
        process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(line.split(separator: "/").last, "it said \(line)")
        authority = String(address.prefix { $0 != "\n" }.dropLast())
    }

    deinit { if process.isRunning { process.terminate() } }

    static let place = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "tally-hub")

    func wire(token: String? = nil) throws -> Wire { try Wire(authority, token: token) }

    /// How much memory it has now, in bytes.
    func memory() throws -> Int {
        let text = try String(
            contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
        let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }

    func tell(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for its end, and gives how it ended.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }

    /// Runs it with other words to its end.
    static func run(
        _ words: [String], _ environment: [String: String] = [:]
    ) throws -> (code: Int32, text: String) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = place
        process.arguments = words
        process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }
}

extension Member {
    /// Begins this member's book at a hub.
    func begin(at wire: Wire) throws {
        guard case .done(let mark) = try wire.ask(self, found) else {
            Issue.record("the book wasn't begun")
            return
        }
        seen = mark
    }

    /// Brings a piece.
    func bring(to wire: Wire) throws {
        #expect(take(try wire.ask(self, exchange([try piece()]))))
    }
}
