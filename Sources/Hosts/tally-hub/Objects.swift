import Glibc
import Kernel
import ObjectStore

/// The object store of a hub, and by which key it is used.
struct Objects: Sendable {
    private let address: S3Address
    private let credentials: S3Credentials

    private static let (key, secret) = ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")
    private static let (token, region) = ("AWS_SESSION_TOKEN", "AWS_REGION")
    private static let usualRegion = "us-east-1"

    /// Nil where there is none; the key comes from the file that was named, or from the environment.
    init?(_ arguments: Arguments) throws(Arguments.Mistake) {
        guard let address = arguments.objects else {
            if arguments.objectsKey == nil { return nil }
            throw Arguments.Mistake("--objects is missing: where the objects are.")
        }
        self.address = address
        var values: [String: String] = [:]
        if let file = arguments.objectsKey {
            values = try Self.values(try TextFile.lines(of: file), named: file)
        } else {
            for name in [Self.key, Self.secret, Self.token, Self.region] {
                if let value = getenv(name) { values[name] = String(cString: value) }
            }
        }
        let place = arguments.objectsKey ?? "the environment"
        for (name, value) in values {
            guard value.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
                throw Arguments.Mistake(
                    "\(name) in \(place) has other signs than letters, digits and the like.")
            }
        }
        guard let key = values[Self.key], !key.isEmpty, let secret = values[Self.secret],
            !secret.isEmpty
        else {
            throw Arguments.Mistake(
                "\(values[Self.key, default: ""].isEmpty ? Self.key : Self.secret) is missing in "
                    + "\(place): --objects wants \(Self.key) and \(Self.secret).")
        }
        let region = values[Self.region, default: ""]
        credentials = S3Credentials(
            key: key, secret: secret, token: values[Self.token].flatMap { $0.isEmpty ? nil : $0 },
            region: region.isEmpty ? Self.usualRegion : region)
    }

    private static func values(
        _ lines: [String], named file: String
    ) throws(Arguments.Mistake) -> [String: String] {
        var values: [String: String] = [:]
        for (number, line) in lines.enumerated() {
            if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, [key, secret, token, region].contains(String(parts[0])) else {
                // What stands there may be half a key, and isn't repeated.
                throw Arguments.Mistake(
                    "\(file), line \(number + 1): \(key)=…, \(secret)=…, \(token)=… or \(region)=… "
                        + "is allowed.")
            }
            values[String(parts[0])] = String(parts[1])
        }
        return values
    }

    /// A store of its own connection, for one thread at a time.
    var store: ObjectStore { S3Objects(address, credentials).store }
}
