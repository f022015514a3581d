import CZlib

/// A zlib stream that writes gzip files one after another; one user at a time.
final class Deflater: @unchecked Sendable {
    /// The fastest level: on pages it packs nearly as well as higher ones, which cost more time than
    /// they save on the way.
    private static let level: Int32 = 1
    /// zlib keeps a pointer to it, so it may not move.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil without memory.
    init?() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard tally_gzip_init(stream, Self.level) == Z_OK else {
            stream.deallocate()
            return nil
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// `bytes` as a gzip file; nil if it would be longer than `limit`.
    func gzip(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        guard bytes.count < Int(UInt32.max), deflateReset(stream) == Z_OK else { return nil }
        let packed = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            bytes.withUnsafeBufferPointer { input in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(limit)
                let finished = deflate(stream, Z_FINISH) == Z_STREAM_END
                count = finished ? limit - Int(stream.pointee.avail_out) : 0
            }
        }
        return packed.isEmpty ? nil : packed
    }
}
