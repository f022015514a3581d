import Foundation

/// A conversation with the app, from `Tests/Fixtures`; the README there has the format.
package struct Fixture: Decodable, Sendable {
    package let about: String
    let language: String?
    let start: String?
    let utcOffset: Int?
    let requests: [Step]

    struct Step: Decodable {
        let get: String?
        let post: String?
        let method: String?
        let status: Int
        let body: String?
        let contentType: String?
        let language: String?
        let now: String?
        let utcOffset: Int?
        let seed: UInt64?
        let keep: [String: String]?
    }

    /// Every conversation of a folder in `Tests`, in the order of the files' names.
    ///
    /// - Throws: A `FixtureError` when there is none, or the error of a file that can't be read.
    package static func all(in folder: String = "Fixtures") throws -> [Fixture] {
        let folder = URL(filePath: #filePath).appending(path: "../../" + folder).standardized
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let fixtures = files.filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        guard !fixtures.isEmpty else { throw FixtureError("no fixture in \(folder.path)") }
        return try fixtures.map { try Fixture(json: String(contentsOf: $0, encoding: .utf8)) }
    }

    package init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
        if requests.isEmpty { throw FixtureError("“\(about)” has no requests") }
    }
}

/// Why a fixture could not be replayed to its end.
package struct FixtureError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
