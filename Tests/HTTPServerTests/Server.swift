import HTTPServer
import Kernel
import Testing

/// A server on a free port, which runs as long as it or one of its clients is held.
final class Server {
    let running: HTTPServer

    init(
        _ change: (inout ServerConfiguration) -> Void = { _ in },
        handler: @escaping @Sendable (Request) -> Response = echo,
        version: (@Sendable () -> Int64?)? = nil
    ) throws {
        var configuration = ServerConfiguration(port: 0)
        change(&configuration)
        running = try HTTPServer.start(configuration, handler: handler, version: version)
    }

    deinit { running.stop() }

    var port: UInt16 { running.port }

    func poke() { running.poke() }

    func stop() { running.stop() }

    /// A new connection to it.
    func client() throws -> Client {
        try Client(of: self)
    }

    /// Asks once, on a connection of its own.
    func ask(
        _ method: String, _ target: String, host: String = "localhost",
        _ fields: [String: String] = [:], body: String? = nil
    ) throws -> Reply {
        try client().ask(method, target, host: host, fields, body: body)
    }
}

/// Says what came, a part in each line.
@Sendable func echo(_ request: Request) -> Response {
    let query = request.query.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
    return .text(
        """
        \(request.method.rawValue) \(request.path) \(query)
        \(request.contentType)
        \(request.context.acceptLanguage)
        \(String(decoding: request.body, as: UTF8.self))
        """)
}
