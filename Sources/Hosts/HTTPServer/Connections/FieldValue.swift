import Glibc

/// Bytes of a request's head, in libmicrohttpd's memory: good, and the same, until the request is
/// completed, on whichever thread its answer is made.
struct FieldValue: @unchecked Sendable {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ start: UnsafePointer<CChar>?, _ count: Int) {
        let start = UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self)
        bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
    }

    init(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes = UnsafeBufferPointer(rebasing: slice)
    }

    var start: UnsafePointer<UInt8>? { bytes.baseAddress }

    /// Where it ends in that memory.
    var end: UnsafePointer<UInt8>? { start.map { $0 + bytes.count } }

    /// Whether it is figures and nothing else.
    var isNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it is `text`, which is in ASCII, in capital or small letters.
    func isSame(as text: StaticString) -> Bool {
        bytes.count == text.utf8CodeUnitCount && begins(with: text)
    }

    /// Whether it begins with `text`, which is in ASCII, in capital or small letters.
    func begins(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count >= count, let start = bytes.baseAddress else { return false }
        return strncasecmp(
            UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self),
            UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), count) == 0
    }
}
