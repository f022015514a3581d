import CZlib

/// What a gzip file holds; nothing if it is damaged.
func unpacked(_ file: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var stream = z_stream()
    guard tally_gunzip_init(&stream) == Z_OK else { return [] }
    defer { inflateEnd(&stream) }
    stream.next_in = UnsafeMutablePointer(mutating: file.baseAddress)
    stream.avail_in = UInt32(clamping: file.count)
    var content: [UInt8] = []
    var status = Z_OK
    while status == Z_OK {
        content += [UInt8](unsafeUninitializedCapacity: 1 << 18) { output, count in
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(output.count)
            status = inflate(&stream, Z_NO_FLUSH)
            count = output.count - Int(stream.avail_out)
        }
    }
    return status == Z_STREAM_END ? content : []
}
