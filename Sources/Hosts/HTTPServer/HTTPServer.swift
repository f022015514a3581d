import CMicrohttpd
package import Kernel

/// The app over HTTP/1.1, carried by a few threads that wait with epoll, answered by others.
///
/// It guards what every answer has in common: who may ask, how much, how long; compression, entity
/// tags and the header fields of safety. What the answer says comes from the handler.
package struct HTTPServer: Sendable {
    private let service: Service
    private let daemon: Daemon

    /// Starts listening.
    ///
    /// - Parameters:
    ///   - handler: Answers one request; it is called on several threads at once.
    ///   - version: A number that changes whenever what the pages show has changed; nothing if that
    ///     can't be told. It is asked for each page, on several threads at once, and about five times
    ///     a second while a page listens at `/events`. As long as it stays the same, a page may be
    ///     answered as it was before. Without it, only ``poke()`` tells the pages.
    /// - Throws: An ``HTTPServerError`` when the address can't be listened on.
    package static func start(
        _ configuration: ServerConfiguration = ServerConfiguration(),
        handler: @escaping @Sendable (Request) -> Response,
        version: (@Sendable () -> Int64?)? = nil
    ) throws(HTTPServerError) -> HTTPServer {
        tally_return_memory()
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let service = Service(configuration, socket, handler: handler, version: version)
        return HTTPServer(service: service, daemon: try Daemon(service, socket))
    }

    /// The port it listens on, also when any free one was asked for.
    package var port: UInt16 { service.port }

    /// Asks for the version at once, so that listening pages hear of a change without delay.
    package func poke() {
        service.events.poke()
    }

    /// Has everybody go elsewhere, and answers them still: `/readyz` says no, event streams end, each connection
    /// ends with its next answer. ``stop()`` then cuts nothing short.
    package func drain() {
        service.beginDraining()
        service.events.drain()
    }

    /// Ends the event streams, lets running requests finish and stops. A second call does nothing.
    ///
    /// A request that runs longer than ``ServerLimits/stopTime`` goes on, so that the process can end at
    /// once: what it wrote is then kept as a whole or not at all.
    package func stop() {
        guard service.beginStopping() else { return }
        service.events.end()
        let areAllDone = service.awaitRunningRequests() && service.housekeeper.shutAll()
        service.housekeeper.stop()
        guard areAllDone else { return }
        daemon.stop()
        service.crew.stop()
        service.reader.stop()
        service.ownersReader.stop()
        service.exporter.stop()
    }
}
