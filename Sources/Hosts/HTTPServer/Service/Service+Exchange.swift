import CMicrohttpd
import Kernel
import Synchronization

// A request's life, in the order in which libmicrohttpd tells of it.

extension Service {
    /// Takes the head, and refuses at once when the rest should better not be sent.
    func begin(
        _ exchange: Exchange, on connection: Connection, method: FieldValue, version: FieldValue
    ) -> MHD_Result {
        let head = RequestHead(
            connection, method: method, target: exchange.rawTarget, version: version)
        let method = method.text
        let limit = head.hasBody ? bodyLimit(of: exchange.target) : 0
        var refusal = refusal(
            of: head, method: method, target: exchange.target, bodyLimit: limit)
        let visitor = locks?.visitor(head, connection) ?? .owner
        if refusal == nil, let target = exchange.target, method == "POST",
            signedPosts(target) != nil
        {
            refusal = excess(of: head, connection)
        }
        if let target = exchange.target, refusal == nil {
            refusal = turningAway(visitor, head, connection, method: method, target: target)
        }
        exchange.begin(head, from: visitor, bodyLimit: limit, verdict: refusal)
        guard running.add(1, ordering: .acquiringAndReleasing).newValue > 0 else { return .NO }
        if head.hasBody {
            connection.deadline?.set(seconds: configuration.limits.bodyTime)
        } else {
            connection.deadline?.lift()
        }
        guard let refusal, refusesAtOnce(head, bodyLimit: limit) else { return .YES }
        return refuse(exchange, on: connection, refusal, closing: true)
    }

    /// Takes a piece of the body.
    ///
    /// A body that is too large is read on without being kept, because a browser that is still
    /// sending wouldn't read the answer; what exceeds reason is cut off.
    func take(_ piece: FieldValue, of exchange: Exchange) -> MHD_Result {
        let limits = configuration.limits
        exchange.take(piece)
        guard exchange.received <= unreasonable(exchange.bodyLimit) else { return .NO }
        guard exchange.verdict == nil else { return .YES }
        let together = bodies.add(piece.bytes.count, ordering: .relaxed).newValue
        exchange.account(for: piece.bytes.count)
        if exchange.received > exchange.bodyLimit {
            exchange.settle(.bodyTooLarge(limit: exchange.bodyLimit))
        } else if together > limits.bodiesTogether || isBeyondShare(piece.bytes.count, exchange) {
            exchange.settle(.tooBusy)
        }
        return .YES
    }

    /// Whether the bodies of a device are more than its share by now, so that it keeps nobody else from
    /// sending something.
    private func isBeyondShare(_ count: Int, _ exchange: Exchange) -> Bool {
        guard let id = exchange.visitor.device?.id else { return false }
        exchange.accountToDevice(for: count)
        return bodiesOfDevices.withLock { bodies in
            bodies[id, default: 0] += count
            return bodies[id, default: 0] > configuration.limits.bodiesTogether / 8
        }
    }

    private func giveBackShare(_ exchange: Exchange) {
        guard exchange.accountedToDevice > 0, let id = exchange.shareOf else { return }
        bodiesOfDevices.withLock { bodies in
            let left = bodies[id, default: 0] - exchange.accountedToDevice
            bodies[id] = left > 0 ? left : nil
        }
    }

    /// Answers the request, which is whole.
    func finish(_ exchange: Exchange, on connection: Connection, method: String) -> MHD_Result {
        if let made = exchange.takeMade() { return made.queue(on: connection) }
        if exchange.isAbandoned { return .NO }
        connection.deadline?.lift()
        guard exchange.verdict == nil, let head = exchange.head else {
            return refuse(exchange, on: connection, exchange.verdict ?? .malformedTarget)
        }
        if method == "OPTIONS", exchange.target.flatMap({ signedPosts($0) }) != nil {
            return OutgoingResponse(.leaveToPost, on: way, closing: isLeaving)?
                .queue(on: connection) ?? .NO
        }
        guard let request = request(exchange, head, method: method), let target = exchange.target
        else {
            return refuse(exchange, on: connection, .malformedTarget)
        }
        if let refusal = turningAwayLate(exchange, head, connection, method: method) {
            return refuse(exchange, on: connection, refusal)
        }
        if let locks, Entrance.isTarget(target) {
            let entrance = Entrance(
                locks: locks, head: head, trier: locks.trier(head, connection),
                visitor: exchange.visitor)
            return handOver(exchange, head, on: connection, method: method, writes: false) {
                self.outgoing(entrance.answer(request), to: exchange, .get)
            }
        }
        if let signed = signedPosts(target) {
            if let excess = excess(of: head, body: request.body, signed, connection) {
                return refuse(exchange, on: connection, excess)
            }
            let (head, visitor) = (head, exchange.visitor)
            return handOver(exchange, head, on: connection, method: method, writes: true) {
                let (answer, stream) = signed.answer(
                    head.signed(method, target), request.body, self.isWelcome(visitor, head),
                    visitor.device?.id, request.context.now)
                guard let stream else {
                    return self.outgoing(answer.forAllSites, to: exchange, .get)
                }
                return self.events.subscribe(
                    connection, to: stream.name, since: stream.since,
                    sharer: "signed " + connection.source(head), self.way)
            }
        }
        let base = configuration.base(request.path)
        if method == "GET", request.path == base + EventHub.path {
            guard isFromOwnPage(head) else {
                return refuse(exchange, on: connection, .foreignPage, closing: true)
            }
            return events.subscribe(
                connection, since: head.lastEventID?.text ?? request.query["since"],
                base: base, device: exchange.visitor.device?.id, way)
        }
        if let ready = ready(request, head, to: exchange.visitor) {
            return outgoing(ready, to: exchange, request.method)?.queue(on: connection) ?? .NO
        }
        let writes = request.method == .post
        return handOver(
            exchange, head, on: connection, method: method, writes: writes,
            bringsMuch: writes && configuration.bringsMuch(request)
        ) {
            let response =
                self.upkeep(request, head, exchange.visitor, connection)
                ?? self.answer(request, head, to: exchange.visitor, connection, target)
            return self.outgoing(response, to: exchange, request.method)
        }
    }

    /// Has the answer made by the crew; libmicrohttpd asks for it again when it is there.
    ///
    /// What only reads isn't begun for somebody who has gone while it waited.
    private func handOver(
        _ exchange: Exchange, _ head: RequestHead, on connection: Connection, method: String,
        writes: Bool, bringsMuch: Bool = false, _ make: @escaping @Sendable () -> OutgoingResponse?
    ) -> MHD_Result {
        let isReading = method == "GET" || method == "HEAD"
        let sharer = exchange.visitor.sharer(from: connection.source(head))
        connection.suspend()
        let hands = hands(for: exchange, of: sharer, bringsMuch: bringsMuch)
        let isTaken = hands.take(for: sharer, writes: writes) { hasWaited in
            if hasWaited, isReading, connection.isAbandoned {
                exchange.abandon()
            } else {
                exchange.finish(make())
            }
            connection.resume()
        }
        if isTaken { return .YES }
        exchange.settle(hands === crew ? .tooBusy : .tooMuchWaiting)
        connection.resume()
        return .YES
    }

    /// Whose threads make an answer.
    private func hands(for exchange: Exchange, of sharer: String?, bringsMuch: Bool) -> Crew {
        if bringsMuch || exchange.body.count > configuration.limits.largeBody {
            return sharer == nil ? ownersReader : reader
        }
        return exchange.target.map(configuration.isCostly) == true ? exporter : crew
    }

    /// The answer has left, or the connection broke.
    func complete(_ exchange: Exchange, on connection: Connection) {
        connection.deadline?.set(
            seconds: configuration.limits.idleTime &+ configuration.limits.headTime)
        guard exchange.head != nil else { return }
        bodies.subtract(exchange.accounted, ordering: .relaxed)
        giveBackShare(exchange)
        running.subtract(1, ordering: .releasing)
    }
}
