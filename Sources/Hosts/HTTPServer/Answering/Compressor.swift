import Kernel
import Synchronization

/// Compresses texts with gzip where that saves bytes, reusing zlib's memory.
final class Compressor: Sendable {
    /// Below this many bytes the head outweighs what is saved.
    private static let worthwhile = 1024
    private let idle = Mutex<[Deflater]>([])

    /// `response`, compressed if it is a text that isn't compressed yet and gets clearly smaller.
    func compress(_ response: Response) -> Response {
        guard response.body.count > Self.worthwhile, response.isText,
            response.header("Content-Encoding") == nil, let deflater = take()
        else { return response }
        defer { idle.withLock { $0.append(deflater) } }
        let limit = response.body.count / 10 * 9
        guard let packed = deflater.gzip(response.body, limit: limit) else { return response }
        var response = response
        response.body = packed
        response.headers.append(Response.Header("Content-Encoding", "gzip"))
        if response.header("Vary") == nil {
            response.headers.append(Response.Header("Vary", "Accept-Encoding"))
        }
        return response
    }

    private func take() -> Deflater? {
        idle.withLock { $0.popLast() } ?? Deflater()
    }
}

extension Response {
    /// Whether the body is made of characters, which compress well.
    fileprivate var isText: Bool {
        guard let type = header("Content-Type") else { return false }
        return type.hasPrefix("text/") || type.hasPrefix("image/svg+xml")
            || type.hasPrefix("application/json") || type.hasPrefix("application/javascript")
            || type.hasPrefix("application/manifest+json") || type.hasPrefix("application/xml")
    }
}
