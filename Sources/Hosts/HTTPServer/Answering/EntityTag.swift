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
    /// comes back into the low one, four words beside each other, since one would wait for the one
    /// before. Only equal answers matter here, not attackers.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            func word(_ offset: Int) -> UInt64 {
                bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            }
            var (a, b, c, d) = (UInt64(bytes.count), UInt64(1), UInt64(2), UInt64(3))
            let whole = bytes.count & ~31
            for offset in stride(from: 0, to: whole, by: 32) {
                a = mixed(a, word(offset))
                b = mixed(b, word(offset &+ 8))
                c = mixed(c, word(offset &+ 16))
                d = mixed(d, word(offset &+ 24))
            }
            let hash = [b, c, d].reduce(a, mixed)
            return bytes[whole...].reduce(hash) { mixed($0, UInt64($1)) }
        }
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.low ^ product.high ^ (hash << 23 | hash >> 41)
    }
}
