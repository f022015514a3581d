import Testing

/// One answer of the server.
struct Reply {
    let status: Int
    private let fields: [(name: String, value: String)]
    var body: [UInt8] = []

    init(head: String) throws {
        let lines = head.split(separator: "\r\n")
        let words = try #require(lines.first).split(separator: " ")
        try #require(words.count >= 2 && words[0] == "HTTP/1.1")
        status = try #require(Int(words[1]))
        fields = lines.dropFirst().compactMap { line in
            line.firstIndex(of: ":").map {
                (line[..<$0].lowercased(), String(line[line.index(after: $0)...].dropFirst()))
            }
        }
    }

    /// The value of the field `name`, which is written in lower case.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// The names of all fields but the date, in lower case.
    var names: Set<String> { Set(fields.map(\.name)).subtracting(["date"]) }

    var text: String { String(decoding: body, as: UTF8.self) }
}
