import Kernel

/// Answers the request in `frame` with the frame of a response; one that can't be read gets 400.
func exchange(_ frame: [UInt8]) -> [UInt8] {
    guard let request = Frame.decodeRequest(frame) else {
        return Frame.encode(.text("This request could not be read.\n", status: 400))
    }
    return Frame.encode(answer(request))
}
