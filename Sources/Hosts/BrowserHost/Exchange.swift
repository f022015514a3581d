import Kernel

/// Answers the request in `frame` with the frame of a response; one that can't be read gets 400.
func exchange(_ frame: [UInt8]) -> [UInt8] {
    exchange(frame) { replica.answer($0) }
}

/// Answers the request in `frame` with a page that says why it could not be done.
func refuse(_ frame: [UInt8], _ reason: Refusal) -> [UInt8] {
    exchange(frame) { replica.refuse($0, reason.failure) }
}

/// The pieces of a request's body that the script must inflate before it is answered: the offset,
/// the length and the size of each, as `UInt32`.
func packedPieces(_ frame: [UInt8]) -> [UInt8] {
    guard let request = Frame.decodeRequest(frame) else { return [] }
    var bytes: [UInt8] = []
    for piece in replica.packedPieces(request) {
        for number in [piece.offset, piece.length, piece.size] {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
        }
    }
    return bytes
}

private func exchange(_ frame: [UInt8], _ answer: (Request) -> Response) -> [UInt8] {
    guard let request = Frame.decodeRequest(frame) else {
        return Frame.encode(.text("This request could not be read.\n", status: 400))
    }
    return Frame.encode(answer(request))
}

/// Why the script could not do what a request asked for.
enum Refusal: Int {
    /// The device has no room for what was written.
    case full
    /// What was written could not be kept, or what is kept not read.
    case notKept
    /// The device doesn't have the book yet, and the server can't be reached.
    case unreachable
    /// A file is neither on the device nor on the server.
    case fileMissing

    var failure: Failure {
        switch self {
        case .full: .book(.store(StoreError(.full, detail: "")))
        case .notKept: .book(.store(StoreError(.unavailable, detail: "")))
        case .unreachable: .unreachable
        case .fileMissing: .fileMissing
        }
    }
}
