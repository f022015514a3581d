package import Kernel

/// Where other replicas exchange the files that changes name, one at a time: `POST /sync/v1/files`
/// asks which, `/sync/v1/files/HASH` takes (`POST`) and gives (`GET`) one.
///
/// What can't be answered gets a sentence in plain text.
package enum FilesEndpoint {
    static let path = SyncEndpoint.path + "/files"
    static let contentType = "application/octet-stream"

    /// Answers a request to the endpoint; nil for any other.
    package static func answer(_ request: Request, _ store: Store) -> Response? {
        if request.path == path { return answerQuestion(request, store) }
        guard request.path.hasPrefix(path + "/") else { return nil }
        guard let hash = BlobHash(String(request.path.dropFirst(path.count + 1))) else {
            return .text("A file is named by the 64 digits of its SHA-256.\n", status: 400)
        }
        switch request.method {
        case .get, .head: return give(hash, store)
        case .post: return take(request, hash, store)
        case .other: return SyncEndpoint.refused(allowing: "GET, HEAD, POST")
        }
    }

    private static func answerQuestion(_ request: Request, _ store: Store) -> Response {
        guard request.method == .post else { return SyncEndpoint.refused(allowing: "POST") }
        guard request.contentType == SyncEndpoint.contentType else {
            return SyncEndpoint.wrongType(SyncEndpoint.contentType)
        }
        do throws(SyncError) {
            guard let question = Zlib.unpacked(request.body, limit: 1 << 20) else {
                throw SyncError.unreadable
            }
            return SyncEndpoint.response(try FileServer.answer(question, store))
        } catch {
            return SyncEndpoint.failed(error, request)
        }
    }

    private static func take(_ request: Request, _ hash: BlobHash, _ store: Store) -> Response {
        guard request.contentType == contentType else { return SyncEndpoint.wrongType(contentType) }
        if request.context.mayOnlyRead { return SyncEndpoint.failed(.mayOnlyRead, request) }
        guard request.body.count <= Blobs.maximumSize else {
            return .text("A file may have 25 MiB at most.\n", status: 413)
        }
        do {
            guard try FileServer.take(request.body, as: hash, store) else {
                return .text("These bytes have another SHA-256.\n", status: 400)
            }
            return Response(status: 204)
        } catch {
            return SyncEndpoint.failed(.store(error), request)
        }
    }

    /// Nothing in it can run, and no browser shows it.
    private static func give(_ hash: BlobHash, _ store: Store) -> Response {
        do {
            guard let bytes = try store.blobs.read(hash) else {
                return .text("This file isn’t here.\n", status: 404)
            }
            return Response(
                headers: [
                    Response.Header("Content-Type", contentType),
                    Response.Header("Content-Disposition", "attachment"),
                    Response.Header("Content-Security-Policy", "default-src 'none'; sandbox"),
                    Response.Header("Cache-Control", "no-store"),
                ], body: bytes)
        } catch {
            return .text("This file can’t be read.\n", status: 503)
        }
    }
}
