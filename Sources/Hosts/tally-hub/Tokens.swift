import Glibc
import PostgresHub

/// Who may begin books, each by a token of their own, as a file says:
///
///     # the operator's own, without limits
///     4f0c…e1
///     # TOKEN name=NAME books=NUMBER bytes=SIZE
///     91aa…07 name=choir books=3 bytes=2G
struct Tokens: Sendable {
    private(set) var grants: [(token: String, grant: HubGrant)] = []

    private static let (least, longestName) = (32, 64)

    /// None.
    init() {}

    /// - Throws: A sentence that names the line, what is wrong there, and what is allowed.
    init(file: String) throws(Arguments.Mistake) {
        try self.init(try TextFile.lines(of: file), named: file)
        if grants.isEmpty { throw Arguments.Mistake("\(file) has no token.") }
    }

    init(_ lines: [String], named file: String) throws(Arguments.Mistake) {
        for (number, line) in lines.enumerated() {
            let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
            guard let token = words.first, !token.hasPrefix("#") else { continue }
            let place = "\(file), line \(number + 1): "
            guard token.unicodeScalars.count >= Self.least else {
                throw Arguments.Mistake(
                    place + "the token is too short: \(Self.least) signs at least are wanted.")
            }
            let grant = try Self.grant(words.dropFirst(), place)
            if grants.contains(where: { $0.token == token }) {
                throw Arguments.Mistake(place + "the token is there already.")
            }
            if grants.contains(where: { $0.grant.name == grant.name }) {
                throw Arguments.Mistake(
                    place + "name is “\(grant.name)”, as of another token: each has its own.")
            }
            grants.append((token, grant))
        }
    }

    private static func grant(
        _ words: ArraySlice<String>, _ place: String
    ) throws(Arguments.Mistake) -> HubGrant {
        var (name, books, bytes): (String, Int64?, Int64?) = ("operator", nil, nil)
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(parts[1]) : ""
            switch parts[0] {
            case "name" where parts.count == 2:
                guard (1...longestName).contains(value.unicodeScalars.count) else {
                    throw Arguments.Mistake(
                        place + "name is “\(value)”: 1 to \(longestName) signs are allowed.")
                }
                name = value
            case "books" where parts.count == 2:
                guard let number = Int64(value), number >= 0 else {
                    throw Arguments.Mistake(
                        place + "books is “\(value)”: a number from 0 on is allowed.")
                }
                books = number
            case "bytes" where parts.count == 2:
                guard let size = size(value) else {
                    throw Arguments.Mistake(
                        place + "bytes is “\(value)”: a number from 0 on is allowed, "
                            + "with K, M, G or T after it for 1024, 1024², 1024³ or 1024⁴.")
                }
                bytes = size
            default:
                throw Arguments.Mistake(
                    place + "“\(word)” means nothing: name=, books= and bytes= are allowed.")
            }
        }
        return HubGrant(name: name, books: books, bytes: bytes)
    }

    private static func size(_ text: String) -> Int64? {
        let letters: [Character] = ["K", "M", "G", "T"]
        let power = text.last.flatMap { letters.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        guard let number = Int64(power > 0 ? text.dropLast() : text[...]), number >= 0 else {
            return nil
        }
        let (size, isTooMuch) = number.multipliedReportingOverflow(by: 1 << (10 * Int64(power)))
        return isTooMuch ? nil : size
    }

    /// Whose a token is; nil for nobody's. It takes as long wherever a token differs.
    func grant(of shown: String) -> HubGrant? {
        var found: HubGrant?
        for (token, grant) in grants where Self.isSame(token, shown) { found = grant }
        return found
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for (a, b) in zip(one, other) { difference |= a ^ b }
        return difference == 0
    }
}

enum TextFile {
    /// The lines of a file of at most a mebibyte.
    static func lines(of path: String) throws(Arguments.Mistake) -> [String] {
        guard let handle = fopen(path, "r") else {
            throw Arguments.Mistake("\(path) can't be read.")
        }
        defer { fclose(handle) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, handle)
        guard count < bytes.count else {
            throw Arguments.Mistake("\(path) is larger than 1 MiB.")
        }
        let text = String(decoding: bytes.prefix(count), as: UTF8.self)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map(String.init)
    }
}
