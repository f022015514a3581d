extension Attr {
    /// Where a link leads; an address that ``Attr/isSafe(_:)`` refuses becomes `#`.
    package static func href(_ address: String?) -> Attr { Attr("href", address: address) }
    /// Where a form goes; refused addresses become `#`.
    package static func action(_ address: String?) -> Attr { Attr("action", address: address) }
    /// Where this one button sends its form; refused addresses become `#`.
    package static func formaction(_ address: String?) -> Attr {
        Attr("formaction", address: address)
    }
    /// Where an image or a script comes from; refused addresses become `#`.
    package static func src(_ address: String?) -> Attr { Attr("src", address: address) }

    /// `data-name` with an address that the page script fetches or looks for.
    package static func data(_ name: StaticString, to address: String?) -> Attr {
        Attr("data-", address.map(Value.address) ?? .absent, suffix: name)
    }

    private convenience init(_ name: StaticString, address: String?) {
        self.init(name, address.map(Value.address) ?? .absent)
    }

    /// Whether `address` stays here (`/…`, `?…`, `#…`) or is plainly `https://…`.
    ///
    /// Schemes that run code can't be written, nor `//host` and its disguises: browsers read `\` as
    /// `/` and drop tabs and line ends.
    package static func isSafe(_ address: String) -> Bool {
        var copy = address
        return copy.withUTF8 { bytes in
            for byte in bytes
            where byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") {
                return false
            }
            switch bytes.first {
            case UInt8(ascii: "#"), UInt8(ascii: "?"): return true
            // No path of the app begins with dots, which a browser would take away.
            case UInt8(ascii: "/"):
                let next = bytes.dropFirst().first
                return next != UInt8(ascii: "/") && next != UInt8(ascii: ".")
            default: return bytes.starts(with: "https://".utf8)
            }
        }
    }
}

extension HTML {
    /// The value of an attribute that leads somewhere; a refused address becomes `#`. What belongs to the
    /// book gets its ``base``.
    func address(_ address: String) {
        guard Attr.isSafe(address) else { return append(UInt8(ascii: "#")) }
        let isOfAll = address.hasPrefix("/assets/") || address.hasPrefix("/books/")
        if !base.isEmpty, address.hasPrefix("/"), !isOfAll { text(base) }
        text(address)
    }
}
