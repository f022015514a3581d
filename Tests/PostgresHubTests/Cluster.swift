import Foundation
import Testing

/// A PostgreSQL cluster of the tests' own, in a temporary folder, with a socket there and no port. It ends
/// with the process of the tests, however that ends: then its standard input is closed.
final class Cluster: Sendable {
    /// The one that all tests use, each with a database of its own.
    static let shared = Result { try Cluster() }
    /// One more, for what is in several.
    static let second = Result { try Cluster() }

    private let folder: URL
    /// Kept open as long as the cluster is wanted.
    private let leash: Pipe

    /// A connection string for a new, empty database.
    func database() throws -> String {
        let name = "hub_" + UUID().uuidString.lowercased().replacing("-", with: "_")
        try Self.run(Self.programs + "/createdb", ["-h", folder.path, "-U", "hub", name])
        return "host=\(folder.path) user=hub dbname=\(name)"
    }

    /// Ends all connections to a database, as a restart of the cluster would.
    func cut(_ database: String) throws {
        let name = try #require(database.split(separator: "=").last)
        try run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'",
            in: "host=\(folder.path) user=hub dbname=postgres")
    }

    /// Has a statement run by somebody who isn't the hub.
    func run(_ sql: String, in database: String) throws {
        try Self.run(Self.programs + "/psql", ["-q", "-v", "ON_ERROR_STOP=1", "-c", sql, database])
    }

    /// What a statement gives that gives one value.
    func ask(_ sql: String, in database: String) throws -> String {
        try Self.run(
            Self.programs + "/psql", ["-qAt", "-v", "ON_ERROR_STOP=1", "-c", sql, database]
        )
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let programs =
        (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql"))?
        .max { $0.localizedStandardCompare($1) == .orderedAscending }
        .map { "/usr/lib/postgresql/\($0)/bin" } ?? "/usr/lib/postgresql"

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "hub-\(UUID().uuidString)")
        leash = Pipe()
        let (data, programs) = (folder.appending(path: "data").path, Self.programs)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // PostgreSQL doesn't run as root.
        let isRoot = getuid() == 0
        if isRoot { try Self.run("/usr/bin/chown", ["postgres", folder.path]) }
        let user = isRoot ? ["/usr/sbin/runuser", "-u", "postgres", "--"] : ["/usr/bin/env"]
        try Self.run(
            user[0],
            user.dropFirst() + [
                programs + "/initdb", "-D", data, "-A", "trust", "-U", "hub", "-N", "-E", "UTF8",
                "--locale=C",
            ])
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // Waits for the end of its input, stops the cluster and takes its folder away.
        process.arguments =
            [
                "-c",
                """
                "$@" >"$0/log" 2>&1 & server=$!
                read -r nothing
                kill -INT $(head -n 1 "$0/data/postmaster.pid") 2>/dev/null || kill $server
                for turn in 1 2 3 4 5 6 7 8 9 10; do
                    [ -e "$0/data/postmaster.pid" ] || break
                    sleep 0.2
                done
                rm -rf "$0"
                """, folder.path,
            ] + user + [
                programs + "/postgres", "-D", data, "-k", folder.path, "-h", "", "-F",
            ]
        process.standardInput = leash
        // Whoever waits for the end of the tests' own output isn't to wait for this.
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try awaitStart()
    }

    private func awaitStart() throws {
        for _ in 0..<600 {
            if (try? Self.run(Self.programs + "/pg_isready", ["-q", "-h", folder.path])) != nil {
                return
            }
            usleep(50_000)
        }
        throw Failure(words: "PostgreSQL doesn't start")
    }

    struct Failure: Error { let words: String }

    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(words: program + ": " + String(decoding: said, as: UTF8.self))
        }
        return text
    }
}
