import Foundation

/// A shell beside an empty directory of books, for what only processes of their own can show.
///
/// In its scripts `tally` is the built command.
final class Shell {
    let directory: String

    init() {
        directory = NSTemporaryDirectory() + "tally-shell-" + UUID().uuidString
        try? FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: directory)
    }

    /// What a script printed, and how it ended.
    struct Answer {
        let code: Int32
        let output: String
        let messages: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    func run(_ script: String) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "tally() { \"\(binary)\" \"$@\"; }\n" + script]
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = [
            "HOME": directory, "XDG_DATA_HOME": directory, "PATH": "/usr/bin:/bin",
            "TALLY": binary,
        ]
        let (output, messages) = (directory + "/output", directory + "/messages")
        process.standardOutput = Shell.handle(output)
        process.standardError = Shell.handle(messages)
        try process.run()
        process.waitUntilExit()
        return Answer(
            code: process.terminationStatus, output: Shell.text(output),
            messages: Shell.text(messages))
    }

    private static func handle(_ path: String) -> FileHandle? {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        return FileHandle(forWritingAtPath: path)
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }

    /// The built command stands beside the tests.
    private var binary: String {
        let tests = CommandLine.arguments.first ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/tally"
    }
}
