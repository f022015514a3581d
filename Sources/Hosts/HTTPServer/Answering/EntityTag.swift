import Kernel

/// Names for the bytes of an answer, as in RFC 9110, section 8.8.3.
enum EntityTag {
    /// A weak tag, `W/"…"`, with 64 bits of a hash.
    static func weak(of bytes: [UInt8]) -> String {
        let digits = String(hash(bytes), radix: 16)
        return "W/\"" + digits + "\""
    }

    /// Whether `list`, the value of `If-None-Match`, is `*` or has `tag`, weak or not.
    static func isListed(_ tag: String, in list: FieldValue) -> Bool {
        let wanted = Array(opaque(tag.utf8[...]))
        return list.bytes.split(separator: UInt8(ascii: ",")).contains { part in
            let part = part.trimmed
            return part.elementsEqual(CollectionOfOne(UInt8(ascii: "*")))
                || opaque(part).elementsEqual(wanted)
        }
    }

    /// The tag without the mark of weakness.
    private static func opaque<C: Collection<UInt8>>(_ tag: C) -> C.SubSequence {
        tag.starts(with: "W/".utf8) ? tag.dropFirst(2) : tag[...]
    }

    /// Mixes eight bytes at a time: each word is folded in by a multiplication whose high half
    /// comes back into the low one. Only equal answers matter here, not attackers.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var hash = UInt64(bytes.count) ^ 0x9E37_79B9_7F4A_7C15
            let whole = bytes.count & ~7
            for offset in stride(from: 0, to: whole, by: 8) {
                hash = mixed(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            let rest = bytes[whole...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return mixed(hash, rest)
        }
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.low ^ product.high ^ (hash << 23 | hash >> 41)
    }
}
