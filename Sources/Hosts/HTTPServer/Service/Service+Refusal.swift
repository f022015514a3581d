import Kernel

extension Service {
    /// Why a request isn't let in, from its head alone; nil if it is.
    func refusal(
        of head: RequestHead, method: String, target: String?, bodyLimit: Int
    ) -> Response? {
        guard let target else { return .targetTooLong(limit: configuration.limits.target) }
        guard !target.utf8.contains(UInt8(ascii: " ")) else { return .malformedTarget }
        guard !head.isAmbiguous, let host = head.host?.text else { return .ambiguous }
        guard allowedHosts.allows(host) else { return .foreignHost(host) }
        guard method != "TRACE", method != "CONNECT" else { return .methodRefused }
        guard head.transferCoding == nil else { return .lengthRequired }
        if let length = head.announcedLength, length > bodyLimit {
            return .bodyTooLarge(limit: bodyLimit)
        }
        let isReading = method == "GET" || method == "HEAD"
        if isFromOwnPage(head) || isSigned(method, target) { return nil }
        if !isReading { return .foreignPage }
        // Other sites may lead here, and have nothing fetched from here for themselves.
        if let mode = head.fetchMode, !mode.isSame(as: "navigate") { return .foreignReading }
        let path = String(target.prefix { $0 != "?" })
        return configuration.isCostly(path) ? .foreignReading : nil
    }

    /// Why a visitor isn't answered; nil if they are.
    func turningAway(
        _ visitor: Locks.Visitor, _ head: RequestHead, _ connection: Connection, method: String,
        target: String
    ) -> Response? {
        if let signed = signedPosts(target) {
            if method == "OPTIONS" { return nil }
            let refusal = signed.refusal(
                head.signed(method, target), isWelcome(visitor, head))
            return refusal?.forAllSites
        }
        if case .owner = visitor { return nil }
        guard let locks, !Entrance.isTarget(target) else { return nil }
        let isReading = method == "GET" || method == "HEAD"
        let path = String(target.prefix { $0 != "?" })
        switch visitor {
        case .owner: return nil
        case .device(let device, _):
            guard device.right == .read, !isReading, !locks.doorkeeper.readsByPost(path) else {
                return nil
            }
            return locks.refuseWriting(head)
        case .stranger(let tried):
            if isReading, configuration.assets[path] != nil { return nil }
            if tried { locks.countWrong(of: locks.trier(head, connection)) }
            if isReading, locks.doorkeeper.hasOwnSecret(path) { return nil }
            return locks.turnAway(head, target: target, method: method)
        }
    }

    /// Why a visitor isn't answered any more when the body is there, which may have taken long; nil if
    /// they are.
    func turningAwayLate(
        _ exchange: Exchange, _ head: RequestHead, _ connection: Connection, method: String
    ) -> Response? {
        guard let locks, head.hasBody, let target = exchange.target else { return nil }
        exchange.come(from: locks.visitor(head, connection))
        return turningAway(exchange.visitor, head, connection, method: method, target: target)
    }

    /// What answers at a target by signatures; nil if nothing does.
    func signedPosts(_ target: String) -> SignedPosts? {
        configuration.signed.flatMap { $0.path == target ? $0 : nil }
    }

    private func isSigned(_ method: String, _ target: String) -> Bool {
        (method == "POST" || method == "OPTIONS") && signedPosts(target) != nil
    }

    /// Whether who signs may write here by the locks. A page of another site may by a token alone: a browser shows
    /// cookies, and is on this machine, whoever made the page.
    func isWelcome(_ visitor: Locks.Visitor, _ head: RequestHead) -> Bool {
        guard visitor.isWelcome else { return false }
        return isFromOwnPage(head) || visitor.device != nil && head.authorization != nil
    }

    /// Whether the rest of the request isn't worth reading: the client waits for leave to send it,
    /// it is huge, or its end is in doubt.
    func refusesAtOnce(_ head: RequestHead, bodyLimit: Int) -> Bool {
        head.isAmbiguous || head.transferCoding != nil || head.expect != nil
            || (head.announcedLength ?? 0) > unreasonable(bodyLimit)
    }

    /// From how many bytes on a body isn't even read.
    func unreasonable(_ bodyLimit: Int) -> Int {
        max(bodyLimit, min(configuration.limits.bodiesTogether, bodyLimit &* 128))
    }

    /// How many bytes the body of a request to `target` may have.
    func bodyLimit(of target: String?) -> Int {
        if locks != nil, let target, Entrance.isTarget(target) { return Entrance.bodyLimit }
        let path = target.map { String($0.prefix { $0 != "?" }) } ?? ""
        return configuration.bodyLimit(path) ?? configuration.limits.body
    }

    /// Whether the request comes from a page of this server, or from no page at all.
    ///
    /// Browsers name the page's site in one of two fields that a page can't forge: newer ones judge
    /// for themselves, the others give the origin. Programs give none.
    func isFromOwnPage(_ head: RequestHead) -> Bool {
        if let site = head.fetchSite, !site.isSame(as: "none") {
            return site.isSame(as: "same-origin")
        }
        guard let origin = head.origin, let host = head.host else { return true }
        return allowedHosts.allowsOrigin(origin.text, host: host.text)
    }
}
