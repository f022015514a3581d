import Foundation
import ObjectStore
import Testing

/// moto's server, which speaks S3's protocol, with one bucket. It ends with the process of the tests.
final class ObjectServer: Sendable {
    static let shared = Result { try ObjectServer() }

    /// The address of the bucket.
    let address: String
    private let leash = Pipe()

    private init() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let process = Process()
        process.executableURL = here.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: ".venv-objects/bin/python")
        process.arguments = ["-B", here.appending(path: "objects.py").path]
        let output = Pipe()
        process.standardInput = leash
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        try #require(line.hasPrefix("http://"), "it said \(line)")
        address = String(line.prefix { $0 != "\n" })
    }

    /// A folder of its own in the bucket, as `--objects` takes it.
    func folder() -> String { address + "/" + UUID().uuidString.lowercased() }

    static let credentials = S3Credentials(key: "hub", secret: "a secret", region: "us-east-1")
    /// The same as a node is given it.
    static let environment = ["AWS_ACCESS_KEY_ID": "hub", "AWS_SECRET_ACCESS_KEY": "a-secret"]
}
