import Glibc
package import Kernel

/// Where other replicas exchange changes with a book: `POST /sync/v1`.
///
/// Body and answer are the messages of Notes/Sync.md, packed by zlib. What can't be answered gets a
/// sentence in plain text.
package enum SyncEndpoint {
    package static let path = "/sync/v1"
    static let contentType = "application/vnd.tallybook.sync"
    /// The longest message, packed and unpacked.
    static let packedLimit = 16 << 20
    static let limit = 48 << 20

    /// How many bytes may be sent to a path; nil for a path that isn't of sync.
    package static func bodyLimit(_ path: String) -> Int? {
        if path == Self.path || path == FilesEndpoint.path { return packedLimit }
        return path.hasPrefix(FilesEndpoint.path + "/") ? Blobs.maximumSize : nil
    }

    /// Answers a request to ``path``.
    ///
    /// - Parameter redated: Hears how many changes of this book's own got another date.
    package static func answer(
        _ request: Request, _ store: Store, redated: (Int) -> Void = { _ in }
    ) -> Response {
        guard request.method == .post else { return refused(allowing: "POST") }
        guard request.contentType == contentType else { return wrongType(contentType) }
        guard request.body.count <= packedLimit else {
            return .text("A message may have 16 MiB at most.\n", status: 413)
        }
        let context = request.context
        do throws(SyncError) {
            guard let message = Zlib.unpacked(request.body, limit: limit) else {
                throw isLarge(request.body, beyond: limit) ? SyncError.tooMuch : .unreadable
            }
            let answer = try SyncServer.answer(
                message, store, now: context.now, seed: context.seed,
                writes: !context.mayOnlyRead,
                books: context.books?.books ?? [], pause: { usleep(otherProcesses) },
                redated: redated)
            return response(answer)
        } catch {
            return failed(error, request)
        }
    }

    /// How many microseconds others have to begin writing: a little more than another process waits before it
    /// looks at the lock again.
    private static let otherProcesses: UInt32 = 12_000

    /// Whether what was packed is larger than so many bytes, as far as it can be unpacked.
    package static func isLarge(_ packed: [UInt8], beyond size: Int) -> Bool {
        Zlib.count(packed, upTo: size + 1) > size
    }

    static func response(_ answer: [UInt8]) -> Response {
        guard let packed = Zlib.packed(answer) else {
            return .text("There is no memory left for an answer.\n", status: 503)
        }
        return Response(
            headers: [
                Response.Header("Content-Type", contentType),
                Response.Header("Cache-Control", "no-store"),
            ], body: packed)
    }
}

// What both endpoints of sync refuse alike.
extension SyncEndpoint {
    static func refused(allowing methods: String) -> Response {
        var response = Response.text("This method is not answered here.\n", status: 405)
        response.headers.append(Response.Header("Allow", methods))
        return response
    }

    static func wrongType(_ type: String) -> Response {
        .text("What is exchanged here has the type \(type).\n", status: 415)
    }

    static func failed(_ error: SyncError, _ request: Request) -> Response {
        let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
        return .text(language(error.label) + "\n", status: error.status)
    }
}

extension SyncError {
    fileprivate var status: Int {
        switch self {
        case .unreadable, .otherVersion, .tooMuchAhead: 400
        case .tooMuch: 413
        case .mayOnlyRead: 403
        case .otherBook: 409
        case .store(let error): error.reason == .full || error.reason == .tooMuch ? 507 : 503
        }
    }
}
