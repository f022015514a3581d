import CZlib

/// Packs and unpacks in zlib's format (RFC 1950), which browsers call `deflate`.
package enum Zlib {
    /// The packed bytes; nil without memory.
    package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var length = compressBound(UInt(bytes.count))
        var isPacked = false
        let packed = [UInt8](unsafeUninitializedCapacity: Int(length)) { output, count in
            let code = compress2(output.baseAddress, &length, bytes, UInt(bytes.count), 6)
            isPacked = code == Z_OK
            count = isPacked ? Int(length) : 0
        }
        return isPacked ? packed : nil
    }

    /// What some bytes were before they were packed; nil when they are no whole packed bytes, or were
    /// more than `limit`.
    package static func unpacked(_ packed: [UInt8], limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard tally_inflate_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var bytes: [UInt8] = []
        var packed = packed
        return packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while true {
                var code = Z_OK
                let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { output, count in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    code = inflate(&stream, Z_NO_FLUSH)
                    count = output.count - Int(stream.avail_out)
                }
                bytes += piece
                if bytes.count > limit { return nil }
                if code == Z_STREAM_END { return stream.avail_in == 0 ? bytes : nil }
                if code != Z_OK || piece.isEmpty { return nil }
            }
        }
    }

    /// How many bytes come out of packed ones, counted to about `most`; no more than that is unpacked, and
    /// none of it kept.
    static func count(_ packed: [UInt8], upTo most: Int) -> Int {
        var stream = z_stream()
        guard tally_inflate_init(&stream) == Z_OK else { return 0 }
        defer { inflateEnd(&stream) }
        var packed = packed
        return packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { output in
                var count = 0
                while count < most {
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    let code = inflate(&stream, Z_NO_FLUSH)
                    let piece = output.count - Int(stream.avail_out)
                    count += piece
                    if code != Z_OK || piece == 0 { break }
                }
                return count
            }
        }
    }
}
