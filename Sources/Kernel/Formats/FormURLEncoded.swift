// The encoding of forms and queries, `name=value&name=value`, as the URL Standard of the WHATWG
// defines application/x-www-form-urlencoded.

extension Parameters {
    /// The names and values of a posted form's body. No input is refused.
    package init(formEncoded bytes: [UInt8]) {
        self.init(
            bytes.split(separator: UInt8(ascii: "&")).map { pair in
                let name = pair.prefix { $0 != UInt8(ascii: "=") }
                let value = pair[name.endIndex...].dropFirst()
                return (
                    name: name.percentDecoded(plusIsSpace: true),
                    value: value.percentDecoded(plusIsSpace: true)
                )
            })
    }

    /// The names and values of a query, without its `?`. No input is refused.
    package init(formEncoded text: String) {
        self.init(formEncoded: [UInt8](text.utf8))
    }

    /// The names and values as a query, without a `?`, or as a form's body.
    package var formEncoded: String {
        var bytes: [UInt8] = []
        for (name, value) in pairs {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            bytes.appendFormEncoded(name)
            bytes.append(UInt8(ascii: "="))
            bytes.appendFormEncoded(value)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate mutating func appendFormEncoded(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " "): append(UInt8(ascii: "+"))
            case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                append(byte)
            default: if isAlphanumeric(byte) { append(byte) } else { appendPercentEscape(byte) }
            }
        }
    }
}
