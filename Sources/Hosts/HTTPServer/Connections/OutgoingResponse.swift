import CMicrohttpd
import Kernel

/// A response in libmicrohttpd's form, with the header fields that every answer has.
struct OutgoingResponse: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let status: UInt32

    /// Copies `response`. Without room for its body it is a 503; one whose header fields or status
    /// are malformed is a 500, since a field that can't stand in a head might be the one that protects.
    ///
    /// It must be queued or destroyed once.
    init?(_ response: Response, on way: OnTheWay, closing: Bool) {
        if let whole = OutgoingResponse(whole: response, way, closing: closing) {
            self = whole
        } else {
            self.init(whole: .malformedAnswer, way, closing: true)
        }
    }

    private init?(whole response: Response, _ way: OnTheWay, closing: Bool) {
        guard (200...999).contains(response.status) else { return nil }
        let body = way.response(response.body)
        let response = body == nil ? Response.tooBusy : response
        guard let pointer = body ?? way.response(response.body) else { return nil }
        self.init(pointer, status: response.status)
        guard add(response.headers), addSafety(beside: response), !closing || add(.close) else {
            MHD_destroy_response(pointer)
            return nil
        }
    }

    /// A body that `reads` gives piece by piece until it says that it ends.
    ///
    /// - Parameter context: What both callbacks get; `frees` is called once, when nothing is read
    ///   any more.
    init?(
        headers: [Response.Header], context: UnsafeMutableRawPointer,
        reads: @escaping MHD_ContentReaderCallback, frees: @escaping MHD_ContentReaderFreeCallback
    ) {
        guard let pointer = tally_response_streaming(reads, context, frees) else {
            frees(context)
            return nil
        }
        self.init(pointer, status: 200)
        _ = add(headers) && addSafety(beside: Response(headers: headers))
    }

    private init(_ pointer: OpaquePointer, status: Int) {
        self.pointer = pointer
        self.status = UInt32(clamping: status)
    }

    /// Hands the response over to `connection`; it is freed when it has been sent.
    func queue(on connection: Connection) -> MHD_Result {
        defer { MHD_destroy_response(pointer) }
        return MHD_queue_response(connection.pointer, status, pointer)
    }

    /// Frees a response that isn't queued.
    func destroy() { MHD_destroy_response(pointer) }

    private func add(_ header: Response.Header) -> Bool {
        MHD_add_response_header(pointer, header.name, header.value) == .YES
    }

    private func add(_ headers: [Response.Header]) -> Bool {
        headers.allSatisfy(add)
    }

    private func addSafety(beside response: Response) -> Bool {
        Response.Header.safety.allSatisfy { response.header($0.name) != nil || add($0) }
    }
}

extension Response.Header {
    static let close = Response.Header("Connection", "close")

    /// What protects every answer, unless the core says it differently: no guessing of types, no
    /// addresses told to other sites, no use of the app's files or pages inside other sites, no window
    /// shared with them, and no copy on the disk of whoever looks.
    static let safety = [
        Response.Header("X-Content-Type-Options", "nosniff"),
        // Pages, workers and files of notes have their own; nothing else has anything to load.
        Response.Header(
            "Content-Security-Policy", "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
        ),
        Response.Header("Referrer-Policy", "same-origin"),
        Response.Header("Cross-Origin-Resource-Policy", "same-origin"),
        Response.Header("X-Frame-Options", "DENY"),
        Response.Header("Cross-Origin-Opener-Policy", "same-origin"),
        Response.Header("Cache-Control", "no-store"),
    ]
}

extension Response {
    static var malformedAnswer: Response {
        .text("The answer to this request could not be put into words.\n", status: 500)
    }

    static var tooBusy: Response {
        .busy("Too much is arriving at once; try again soon.\n", seconds: 5)
    }

    /// There is more to do than anybody would wait for.
    static var tooMuchWaiting: Response {
        .busy(
            "So much that takes long is waiting here already that this wasn't begun; "
                + "try again in half a minute.\n", seconds: 30)
    }

    private static func busy(_ sentence: String, seconds: Int) -> Response {
        var response = Response.text(sentence, status: 503)
        response.headers.append(Header("Retry-After", "\(seconds)"))
        return response
    }
}
