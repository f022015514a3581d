import CCurl
package import Kernel

/// A connection to the sync endpoint of a server.
package final class SyncConnection {
    private let address: String
    private let language: String
    private let token: String?
    /// The short way to the server, where there is one.
    private var plain: PlainConnection?
    /// libcurl's, once it is needed.
    private var connection: OpaquePointer?

    /// How long to wait for a connection, in milliseconds.
    private static let connectTime = 5_000
    /// How long a connection may be silent, in seconds.
    private static let silentTime = 15

    /// - Parameters:
    ///   - address: The server's, as in `https://home.example`.
    ///   - language: The one in which the server is to say why it refuses.
    ///   - token: By which the server knows whom to let in.
    package init(_ address: String, language: Language, token: String? = nil) {
        self.address = address
        self.token = token
        self.language = language.rawValue
        plain = PlainConnection(
            address,
            PlainConnection.Patience(
                connecting: Self.connectTime, silence: Self.silentTime * 1_000))
    }

    deinit {
        if let connection { tally_connection_close(connection) }
    }

    /// How a request went.
    package enum Outcome: Sendable {
        case answer([UInt8])
        /// What is wrong, and what the system said of it.
        case failed(SyncProblem, detail: String)
    }

    /// What is asked of a server.
    package enum Errand: Sendable {
        /// To exchange changes.
        case changes([UInt8])
        /// To say which files it wants and has.
        case files([UInt8])
        /// To keep a file.
        case send(BlobHash, [UInt8])
        /// To give a file.
        case fetch(BlobHash)
        /// To take what is for a hub, with the head that signs it.
        case hub(SignedHead, [UInt8])
    }

    /// Asks the server and waits for the answer.
    package func run(_ errand: Errand) -> Outcome {
        guard let body = errand.body else { return .failed(.notKept, detail: "memory") }
        var fields = [
            "Content-Type: " + errand.contentType, "Accept-Language: " + language, "Expect:",
            "User-Agent: tally",
        ]
        fields += errand.fields
        if let token { fields.append("Authorization: Bearer " + token) }
        return ask(errand, fields, body) ?? curl(errand, fields, body)
    }

    /// Goes the short way; nothing where there is none.
    private func ask(_ errand: Errand, _ fields: [String], _ body: [UInt8]) -> Outcome? {
        guard let plain else { return nil }
        do throws(PlainProblem) {
            let answer = try plain.run(
                errand.path, fields, body: errand.isGet ? nil : body, limit: errand.limit)
            return outcome(answer.body, answer.contentType, status: answer.status, of: errand)
        } catch {
            switch error {
            case .strange:
                self.plain = nil
                return nil
            case .gone: return .failed(.unreachable, detail: "no answer")
            case .failed(let detail): return .failed(.unreachable, detail: detail)
            case .tooLong: return Self.tooLong
            }
        }
    }

    /// Whether an errand is to another book than the server's first, of which a file may be missing as well.
    private func isOfBook(_ errand: Errand) -> Bool {
        guard case .changes = errand else { return false }
        // The scheme, nothing, the host, and the path.
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count == 4 && KnownBook.split("/" + parts[3]) != nil
    }

    private static let tooLong = Outcome.failed(.unreadable, detail: "the answer is too long")

    private func curl(_ errand: Errand, _ fields: [String], _ body: [UInt8]) -> Outcome {
        connection = connection ?? tally_connection_open()
        guard let connection else {
            return .failed(.unreachable, detail: "libcurl.so.4 is missing")
        }
        let url = address + errand.path
        return url.withCString { url in
            withTexts(fields) { fields in
                body.withUnsafeBytes { body in
                    var post = tally_post()
                    post.url = url
                    post.is_get = errand.isGet ? 1 : 0
                    post.fields = fields
                    post.body = body.baseAddress
                    post.length = body.count
                    post.connect_time = Self.connectTime
                    post.silent_time = Self.silentTime
                    post.limit = errand.limit
                    return outcome(tally_connection_post(connection, &post), of: errand)
                }
            }
        }
    }

    private func outcome(_ answer: tally_answer, of errand: Errand) -> Outcome {
        if answer.is_too_long != 0 { return Self.tooLong }
        guard answer.code == 0 else {
            return .failed(
                .unreachable, detail: answer.problem.map { String(cString: $0) } ?? "")
        }
        let body = [UInt8](UnsafeRawBufferPointer(start: answer.body, count: answer.length))
        let type = answer.content_type.map { String(cString: $0) } ?? ""
        return outcome(body, type, status: answer.status, of: errand)
    }

    private func outcome(
        _ body: [UInt8], _ type: String, status: Int, of errand: Errand
    ) -> Outcome {
        if let message = errand.message(in: body, type, status: status) {
            return .answer(message)
        }
        let detail = "status \(status)"
        if status == 401 { return .failed(.notLetIn, detail: "") }
        if [502, 503, 504].contains(status) { return .failed(.unreachable, detail: detail) }
        // Only a server that has books says of one that it isn't there.
        let isRefusal = (400..<500).contains(status) && (status != 404 || isOfBook(errand))
        guard isRefusal || status == 507,
            type.hasPrefix("text/plain"),
            let sentence = String(validating: body, as: UTF8.self)
        else { return .failed(.unreadable, detail: detail) }
        return .failed(.refused(sentence.oneLine), detail: detail)
    }
}

extension SyncConnection.Errand {
    fileprivate var path: String {
        switch self {
        case .changes: SyncEndpoint.path
        case .files: FilesEndpoint.path
        case .send(let hash, _), .fetch(let hash): FilesEndpoint.path + "/" + hash.text
        case .hub: HubEndpoint.path
        }
    }

    /// What is sent; nil without memory.
    fileprivate var body: [UInt8]? {
        switch self {
        case .changes(let message), .files(let message): Zlib.packed(message)
        case .send(_, let bytes): bytes
        case .fetch: []
        case .hub(_, let body): body
        }
    }

    /// What signs it.
    fileprivate var fields: [String] {
        guard case .hub(let head, _) = self else { return [] }
        return [
            "Content-Digest: " + head.digest, "Signature-Input: " + head.input,
            "Signature: " + head.signature,
        ]
    }

    fileprivate var contentType: String {
        switch self {
        case .changes, .files, .fetch: SyncEndpoint.contentType
        case .send: FilesEndpoint.contentType
        case .hub: HubEndpoint.contentType
        }
    }

    fileprivate var isGet: Bool { if case .fetch = self { true } else { false } }

    /// The longest answer that is taken.
    fileprivate var limit: Int {
        switch self {
        case .fetch: Blobs.maximumSize
        case .hub: HubEndpoint.limit
        case .changes, .files, .send: SyncEndpoint.packedLimit
        }
    }

    /// What the server answered; nil when that isn't an answer to this.
    fileprivate func message(in body: [UInt8], _ type: String, status: Int) -> [UInt8]? {
        switch self {
        case .changes, .files:
            guard status == 200, type == SyncEndpoint.contentType else { return nil }
            return Zlib.unpacked(body, limit: SyncEndpoint.limit)
        case .send: return status == 204 ? [] : nil
        case .fetch: return status == 200 && type == FilesEndpoint.contentType ? body : nil
        case .hub: return status == 200 && type == HubEndpoint.contentType ? body : nil
        }
    }
}

extension String {
    fileprivate var oneLine: String {
        String(split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(300))
    }
}

/// Lends texts to C as a list that ends with a null.
private func withTexts<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for text in texts {
        starts.append(bytes.count)
        bytes += text.utf8CString
    }
    return bytes.withUnsafeBufferPointer { bytes in
        var pointers: [UnsafePointer<CChar>?] = starts.map { start in
            bytes.baseAddress.map { $0 + start }
        }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
