import Kernel

/// The fields of a change as the log holds them.
///
/// That is one JSON object, `{"name":"Milk","level":"high"}`, for which a person can use SQLite's
/// JSON functions. Should a value not be JSON, as only a broken replica could send, the fields are
/// an array of names with texts instead, so that it is still kept and passed on as it came.
enum ChangeText {
    static func encode(_ fields: [FieldChange], into text: inout [UInt8]) {
        guard fields.allSatisfy({ isWhole($0.json) }) else {
            return text.append(asPairs(fields))
        }
        var separator = UInt8(ascii: "{")
        for field in fields {
            text.append(separator)
            encode(name: field.name, into: &text)
            text.append(UInt8(ascii: ":"))
            text.append(field.json)
            separator = UInt8(ascii: ",")
        }
        if fields.isEmpty { text.append(separator) }
        text.append(UInt8(ascii: "}"))
    }

    private static func asPairs(_ fields: [FieldChange]) -> String {
        let pairs = fields.map { JSON.array([.string($0.name), .string($0.json)]) }
        return JSONText(.array(pairs)).text
    }

    private static func encode(name: String, into text: inout [UInt8]) {
        let start = text.count
        text.append(UInt8(ascii: "\""))
        text.append(name)
        let isPlain = text[(start + 1)...].allSatisfy(isPlain)
        text.append(UInt8(ascii: "\""))
        if isPlain { return }
        text.removeSubrange(start...)
        text.append(JSONText(.string(name)).text)
    }

    /// Whether a byte stands for itself in a JSON string.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Whether a text is one JSON value, so that its end is found again among others.
    private static func isWhole(_ json: String) -> Bool {
        var json = json
        let isPlain = json.withUTF8 { bytes in
            guard let first = bytes.first, JSONSpan.end(of: 0, in: bytes) == bytes.count else {
                return false
            }
            return first == UInt8(ascii: "\"") || first == UInt8(ascii: "{")
                || first == UInt8(ascii: "[")
        }
        return isPlain || isLiteral(json)
    }

    private static func isLiteral(_ json: String) -> Bool {
        switch json {
        case "true", "false", "null": true
        default:
            json.utf8.allSatisfy { 0x30...0x39 ~= $0 } && json.utf8.count == 1
                || (try? JSONText(rewriting: json).text == json) ?? false
        }
    }
}

extension ChangeText {
    /// Reads what ``encode(_:)`` wrote; `nil` for anything else.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [FieldChange]? {
        if bytes.first == UInt8(ascii: "[") { return decodePairs(bytes) }
        guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
        var fields: [FieldChange] = []
        fields.reserveCapacity(4)
        var position = 1
        while position < bytes.count - 1 {
            guard let nameEnd = JSONSpan.end(of: position, in: bytes),
                nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ":"),
                let name = name(bytes[position..<nameEnd]),
                let end = JSONSpan.end(of: nameEnd + 1, in: bytes), end < bytes.count
            else { return nil }
            let json = String(decoding: bytes[(nameEnd + 1)..<end], as: UTF8.self)
            fields.append(FieldChange(name, json: json))
            position = end + 1
        }
        return fields
    }

    private static func name(_ quoted: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard quoted.count >= 2 else { return nil }
        if quoted.contains(UInt8(ascii: "\\")) {
            return (try? JSON.parse(String(decoding: quoted, as: UTF8.self)))?.string
        }
        return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }

    private static func decodePairs(_ bytes: UnsafeBufferPointer<UInt8>) -> [FieldChange]? {
        let json = try? JSON.parse(String(decoding: bytes, as: UTF8.self))
        guard let pairs = json?.elements else { return nil }
        var fields: [FieldChange] = []
        for pair in pairs {
            guard let parts = pair.elements, parts.count == 2, let name = parts[0].string,
                let json = parts[1].string
            else { return nil }
            fields.append(FieldChange(name, json: json))
        }
        return fields
    }
}

/// Finds where a JSON value ends without reading what is in it.
enum JSONSpan {
    /// The position after the value that starts at `start`; `nil` when it doesn't end.
    static func end(of start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var depth = 0
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard let end = stringEnd(position, bytes) else { return nil }
                position = end
                if depth == 0 { return position }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return position }
                depth -= 1
                if depth == 0 { return position + 1 }
            case UInt8(ascii: ","): if depth == 0 { return position }
            default: break
            }
            position += 1
        }
        return depth == 0 && position > start ? position : nil
    }

    /// The position after the closing quotation mark of the string at `start`.
    private static func stringEnd(
        _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""): return position + 1
            default: position += 1
            }
        }
        return nil
    }
}
