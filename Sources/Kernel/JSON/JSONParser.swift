/// Reads JSON by recursive descent; the depth limit bounds the stack.
struct JSONParser {
    let bytes: [UInt8]
    /// The index of the next byte.
    var position: Int
    private let start: Int
    private let depthLimit: Int
    private var depth = 0

    init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        position = start
    }

    /// The next byte. At the end it is 0, which stands nowhere in JSON.
    var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func document() throws(JSONError) -> JSON {
        let value = try value(.value)
        skipSpace()
        guard position == bytes.count else { throw unexpected(.endOfText) }
        return value
    }

    private mutating func value(_ expected: JSONError.Expected) throws(JSONError) -> JSON {
        skipSpace()
        switch next {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .boolean(true), expected)
        case UInt8(ascii: "f"): return try word("false", .boolean(false), expected)
        case UInt8(ascii: "n"): return try word("null", .null, expected)
        default: throw unexpected(expected)
        }
    }

    private mutating func elements() throws(JSONError) -> [JSON] {
        try enter()
        if accept(UInt8(ascii: "]"), leaving: true) { return [] }
        var elements = [try value(.valueOrArrayEnd)]
        while !accept(UInt8(ascii: "]"), leaving: true) {
            guard accept(UInt8(ascii: ",")) else { throw unexpected(.commaOrArrayEnd) }
            elements.append(try value(.value))
        }
        return elements
    }

    private mutating func members() throws(JSONError) -> [JSON.Member] {
        try enter()
        if accept(UInt8(ascii: "}"), leaving: true) { return [] }
        var members = [try member(.nameOrObjectEnd)]
        while !accept(UInt8(ascii: "}"), leaving: true) {
            guard accept(UInt8(ascii: ",")) else { throw unexpected(.commaOrObjectEnd) }
            members.append(try member(.name))
        }
        return members
    }

    private mutating func member(_ expected: JSONError.Expected) throws(JSONError) -> JSON.Member {
        skipSpace()
        guard next == UInt8(ascii: "\"") else { throw unexpected(expected) }
        let name = try string()
        guard accept(UInt8(ascii: ":")) else { throw unexpected(.colon) }
        return JSON.Member(name, try value(.value))
    }

    private mutating func word(
        _ word: StaticString, _ value: JSON, _ expected: JSONError.Expected
    ) throws(JSONError) -> JSON {
        let start = position
        for letter in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
            guard next == letter else {
                position = start
                throw unexpected(expected)
            }
            position += 1
        }
        return value
    }
}

extension JSONParser {
    /// Steps over the bracket that opens an array or object.
    private mutating func enter() throws(JSONError) {
        guard depth < depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
        depth += 1
        position += 1
    }

    /// Steps over `byte` after any space, if it comes next.
    private mutating func accept(_ byte: UInt8, leaving: Bool = false) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        if leaving { depth -= 1 }
        return true
    }

    private mutating func skipSpace() {
        while true {
            switch next {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                position += 1
            default: return
            }
        }
    }

    func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
        JSONError(reason, at: TextPosition(of: offset ?? position, in: bytes, from: start))
    }

    /// The error of the next byte, where only `expected` may stand.
    func unexpected(_ expected: JSONError.Expected) -> JSONError {
        let rest = String(decoding: bytes.dropFirst(position).prefix(4), as: UTF8.self)
        guard let found = rest.unicodeScalars.first else {
            return error(.ended(expected: expected))
        }
        return error(.found(found, expected: expected))
    }
}
