import SyncOverHTTP

/// What is packed unpacks as it was; any bytes unpack to no more than is allowed, or are refused.
func brokenPackedLaw(_ bytes: [UInt8]) -> String? {
    guard let packed = Zlib.packed(bytes) else { return "there is memory" }
    if Zlib.unpacked(packed, limit: bytes.count) != bytes { return "packed bytes come back" }
    if !bytes.isEmpty, Zlib.unpacked(packed, limit: bytes.count - 1) != nil {
        return "what is too long is refused"
    }
    let limit = 100_000
    guard let unpacked = Zlib.unpacked(bytes, limit: limit) else { return nil }
    if unpacked.count > limit { return "what is too long is refused" }
    return Zlib.unpacked(bytes + [0], limit: limit) == nil ? nil : "nothing stands behind the end"
}
