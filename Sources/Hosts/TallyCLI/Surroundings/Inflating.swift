import CZlib
import Kernel

/// Inflates the pieces of packed files (RFC 1951), which the core only names.
enum Inflating {
    /// What each piece comes to; nothing when that isn't what it must be.
    static func inflated(_ pieces: [PackedPiece], of bytes: [UInt8]) -> [InflatedPiece] {
        pieces.map { piece in
            InflatedPiece(offset: piece.offset, bytes: inflated(piece, of: bytes) ?? [])
        }
    }

    private static func inflated(_ piece: PackedPiece, of bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard tally_inflate_raw_init(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var packed = Array(bytes[piece.offset..<(piece.offset + piece.length)])
        var code = Z_OK
        let inflated = packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            return [UInt8](unsafeUninitializedCapacity: piece.size) { output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                code = inflate(&stream, Z_FINISH)
                count = output.count - Int(stream.avail_out)
            }
        }
        let isWhole = code == Z_STREAM_END && stream.avail_in == 0
        return isWhole && inflated.count == piece.size ? inflated : nil
    }
}
