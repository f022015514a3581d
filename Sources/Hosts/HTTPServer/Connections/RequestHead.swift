import CMicrohttpd
import Kernel

/// The header fields that the server itself looks at; each is the last one of its name.
struct RequestHead: Sendable {
    private(set) var host: FieldValue?
    private(set) var hostCount = 0
    private(set) var origin: FieldValue?
    private(set) var fetchSite: FieldValue?
    private(set) var expect: FieldValue?
    private(set) var contentType: FieldValue?
    private(set) var contentLength: FieldValue?
    private(set) var contentLengthCount = 0
    private(set) var transferCoding: FieldValue?
    private(set) var acceptEncoding: FieldValue?
    /// What the browser has of a file from before.
    private(set) var availableDictionary: FieldValue?
    private(set) var acceptLanguage: FieldValue?
    private(set) var ifNoneMatch: FieldValue?
    private(set) var lastEventID: FieldValue?
    private(set) var cookie: FieldValue?
    private(set) var authorization: FieldValue?
    private(set) var accept: FieldValue?
    private(set) var fetchMode: FieldValue?
    private(set) var userAgent: FieldValue?
    private(set) var referer: FieldValue?
    private(set) var forwardedFor: FieldValue?
    private(set) var forwardedProto: FieldValue?
    private(set) var contentDigest: FieldValue?
    private(set) var signatureInput: FieldValue?
    private(set) var signature: FieldValue?
    /// Whether a proxy passed this on.
    private(set) var isForwarded = false
    /// Whether every line of it came as it must.
    private(set) var isPlain: Bool
    private var lines: HeadLines

    /// Reads the fields that `connection` has received.
    ///
    /// - Parameters:
    ///   - method: The request's method, with which the head begins.
    ///   - target: The request's target as it came in.
    ///   - version: The protocol's name, which followed it.
    init(
        _ connection: Connection, method: FieldValue, target: FieldValue, version: FieldValue
    ) {
        lines = HeadLines(
            method: method, target: target, version: version,
            length: tally_head_length(connection.pointer))
        isPlain = true
        withUnsafeMutablePointer(to: &self) {
            _ = MHD_get_connection_values_n(connection.pointer, .HEADER_KIND, takeField, $0)
        }
        isPlain = lines.isPlainToEnd()
    }

    /// The length that the client announced for the body; nil when it didn't, or when it is no number.
    var announcedLength: Int? {
        contentLength.flatMap { $0.isNumber ? Int($0.text) ?? .max : nil }
    }

    var hasBody: Bool {
        transferCoding != nil || (contentLength != nil && announcedLength != 0)
    }

    /// Whether two readers of this head could disagree about where the request ends or whom it
    /// asks, which request smuggling lives on (RFC 9112, section 11.2).
    var isAmbiguous: Bool {
        !isPlain || hostCount != 1 || contentLengthCount > 1
            || !(contentLength?.isNumber ?? true)
            || (transferCoding.map { !$0.isSame(as: "chunked") || contentLength != nil } ?? false)
    }

    fileprivate mutating func take(_ name: FieldValue, _ value: FieldValue) {
        lines.take(name, value)
        switch name.bytes.count {
        case 3 where name.isSame(as: "via"): isForwarded = true
        case 4 where name.isSame(as: "host"): (host, hostCount) = (value, hostCount + 1)
        case 6 where name.isSame(as: "origin"): origin = value
        case 6 where name.isSame(as: "expect"): expect = value
        case 6 where name.isSame(as: "cookie"): cookie = value
        case 6 where name.isSame(as: "accept"): accept = value
        case 7 where name.isSame(as: "referer"): referer = value
        case 9 where name.isSame(as: "forwarded"): isForwarded = true
        case 9 where name.isSame(as: "x-real-ip"): isForwarded = true
        case 9 where name.isSame(as: "signature"): signature = value
        case 10 where name.isSame(as: "user-agent"): userAgent = value
        case 12 where name.isSame(as: "content-type"): contentType = value
        case 13 where name.isSame(as: "if-none-match"): ifNoneMatch = value
        case 13 where name.isSame(as: "last-event-id"): lastEventID = value
        case 13 where name.isSame(as: "authorization"): authorization = value
        case 14 where name.isSame(as: "sec-fetch-site"): fetchSite = value
        case 14 where name.isSame(as: "sec-fetch-mode"): fetchMode = value
        case 14 where name.isSame(as: "content-digest"): contentDigest = value
        case 14 where name.isSame(as: "content-length"):
            (contentLength, contentLengthCount) = (value, contentLengthCount + 1)
        case 15 where name.isSame(as: "signature-input"): signatureInput = value
        case 15 where name.isSame(as: "accept-encoding"): acceptEncoding = value
        case 15 where name.isSame(as: "accept-language"): acceptLanguage = value
        case 17 where name.isSame(as: "transfer-encoding"): transferCoding = value
        case 20 where name.isSame(as: "available-dictionary"): availableDictionary = value
        default: takeForwarding(name, value)
        }
    }

    /// Takes what proxies add: all fields whose names begin with `X-Forwarded-`.
    private mutating func takeForwarding(_ name: FieldValue, _ value: FieldValue) {
        guard name.bytes.count > 12, name.begins(with: "x-forwarded-") else { return }
        isForwarded = true
        if name.isSame(as: "x-forwarded-for") { forwardedFor = value }
        if name.isSame(as: "x-forwarded-proto") { forwardedProto = value }
    }
}

extension RequestHead {
    /// What is signed of a request, and by what.
    func signed(_ method: String, _ path: String) -> SignedHead {
        SignedHead(
            method: method, authority: host?.text.lowercased() ?? "", path: path,
            contentType: contentType?.text ?? "", digest: contentDigest?.text ?? "",
            input: signatureInput?.text ?? "", signature: signature?.text ?? "")
    }
}

/// libmicrohttpd's callback for each field: `context` points to the head.
private func takeField(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?, _ nameLength: Int,
    _ value: UnsafePointer<CChar>?, _ valueLength: Int
) -> MHD_Result {
    context?.assumingMemoryBound(to: RequestHead.self).pointee
        .take(FieldValue(name, nameLength), FieldValue(value, valueLength))
    return .YES
}
