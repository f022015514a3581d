import Kernel

// What one address may ask for by signatures, whoever signs.

extension Service {
    /// Counts a request by its head; what is answered where that is too much.
    func excess(of head: RequestHead, _ connection: Connection) -> Response? {
        excess(1, .requests, head, connection)
    }

    /// Counts what a request brings, and what it asks for.
    func excess(
        of head: RequestHead, body: [UInt8], _ signed: SignedPosts, _ connection: Connection
    ) -> Response? {
        if let excess = excess(body.count, .bytes, head, connection) { return excess }
        return signed.matter(body).flatMap { excess(1, $0, head, connection) }
    }

    private func excess(
        _ amount: Int, _ matter: QuotaLimits.Matter, _ head: RequestHead, _ connection: Connection
    ) -> Response? {
        // The address is known by the rule by which wrong keys are slowed down.
        guard let quotas, let address = Quotas.counted(connection.address(head)),
            let excess = quotas.take(amount, of: matter, from: address, now: configuration.now())
        else { return nil }
        let minutes = Int((excess.seconds + 59) / 60)
        let sentence = head.language(matter.label(minutes))
        var response = Response.text(sentence + "\n", status: 429)
        response.headers.append(Response.Header("Retry-After", "\(excess.seconds)"))
        return response.forAllSites
    }
}

extension QuotaLimits.Matter {
    fileprivate func label(_ minutes: Int) -> Label {
        switch self {
        case .requests: DoorText.manyRequests(minutes)
        case .bytes: DoorText.manyBytes(minutes)
        case .books: DoorText.manyBooks(minutes)
        case .invitations: DoorText.manyInvitations(minutes)
        }
    }
}
