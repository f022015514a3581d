import CMicrohttpd
import Kernel

// What leaves: counted, and told to the log where somebody should know.

extension Service {
    /// An answer of the app, as it leaves.
    func outgoing(
        _ response: Response, to exchange: Exchange, _ method: Request.Method
    ) -> OutgoingResponse? {
        count(response, exchange)
        if method == .post, response.status < 400 { metrics.countWrite() }
        if response.status >= 500 {
            let reason = configuration.problem() ?? response.line
            tell(.failed(status: response.status, reason: reason))
        }
        return OutgoingResponse(response, on: way, closing: isLeaving)
    }

    /// Sends one of the server's own refusals.
    func refuse(
        _ exchange: Exchange, on connection: Connection, _ response: Response, closing: Bool = false
    ) -> MHD_Result {
        count(response, exchange)
        let from = exchange.head.map { connection.addressForLog($0) } ?? "?"
        tell(
            .refused(
                status: response.status, reason: response.line ?? "", from: from,
                device: exchange.visitor.device?.name))
        let outgoing = OutgoingResponse(response, on: way, closing: closing || isLeaving)
        return outgoing?.queue(on: connection) ?? .NO
    }

    /// Refuses heads of this thread that say no length that can be meant.
    func refuseLengths() {
        for connection in openHeads.refuseLengths() {
            metrics.count(status: 400, nanoseconds: 0)
            let from = connection.deadline?.peer.name ?? "?"
            let reason = Response.ambiguous.line ?? ""
            tell(.refused(status: 400, reason: reason, from: from, device: nil))
        }
    }

    private func count(_ response: Response, _ exchange: Exchange) {
        metrics.count(
            status: response.status, nanoseconds: Monotonic.nanoseconds &- exchange.began)
    }

    private func tell(_ event: ServerEvent) {
        configuration.log(event)
    }
}

extension Response {
    /// The sentence that a plain text is; a page says nothing here, as it may show what was typed.
    fileprivate var line: String? {
        guard header("Content-Type")?.hasPrefix("text/plain") ?? false,
            header("Content-Encoding") == nil
        else { return nil }
        return String(decoding: body.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
