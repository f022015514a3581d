import Kernel

// What programs that look after the server ask for.

extension Service {
    /// The answer to a question after the server's health; nil for all other requests.
    func upkeep(
        _ request: Request, _ head: RequestHead, _ visitor: Locks.Visitor, _ connection: Connection
    ) -> Response? {
        guard request.method == .get else { return nil }
        switch request.path {
        case "/healthz": return .text("ok\n")
        case "/readyz": return readiness
        case "/metrics":
            let isKnown = visitor.device != nil || isFromHere(head, connection)
            return isKnown ? figures : .notFromHere
        default: return nil
        }
    }

    /// Whether the store answers, and can take what is written. What it says when it doesn't is for the log alone.
    private var readiness: Response {
        if isLeaving { return .text("This server is about to stop.\n", status: 503) }
        guard configuration.problem() != nil else { return .text("ok\n") }
        return .text("The book can't be used.\n", status: 503)
    }

    /// Whether somebody on this machine asks for this machine. A proxy on it asks for another.
    private func isFromHere(_ head: RequestHead, _ connection: Connection) -> Bool {
        guard connection.isLocal, !head.isForwarded,
            let host = head.host.flatMap({ hostName(of: $0.text) })
        else { return false }
        return host == "localhost" || host.hasPrefix("127.") || host == "::1"
    }

    private var figures: Response {
        let waiting = [crew, reader, ownersReader, exporter].reduce(0) { $0 + $1.waiting }
        let type = "text/plain; version=0.0.4; charset=utf-8"
        return Response(
            headers: [Response.Header("Content-Type", type)],
            body: [UInt8](metrics.text(waiting: waiting, streams: events.streams, way).utf8))
    }
}
