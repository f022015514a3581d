import Kernel

extension Service {
    /// The request in the core's form; nil if its target is malformed.
    ///
    /// HEAD reaches the core as GET, so that both have the same header fields.
    func request(_ exchange: Exchange, _ head: RequestHead, method: String) -> Request? {
        var context = Request.Context.here(acceptLanguage: head.acceptLanguage?.text)
        if let device = exchange.visitor.device {
            context.device = device.id
            context.mayOnlyRead = device.right == .read
        }
        return exchange.target.flatMap {
            Request(
                method: method == "HEAD" ? "GET" : method, target: $0,
                contentType: head.contentType?.text ?? "", body: exchange.body,
                context: context)
        }
    }

    /// What needs nothing but a look into memory: an asset, or a page that is there as it was made
    /// last.
    func ready(_ request: Request, _ head: RequestHead, to visitor: Locks.Visitor) -> Response? {
        guard request.method == .get else { return nil }
        switch visitor {
        case .owner, .device(_, cookie: nil): break
        case .device, .stranger: return nil
        }
        let accepted = AcceptedCodings(head.acceptEncoding)
        if let asset = configuration.assets[request.path] {
            if asset.isWorthDifferences, configuration.earlier != nil { return nil }
            return asset.response(accepted).unlessKnown(by: head.ifNoneMatch)
        }
        guard let version = version(of: request) else { return nil }
        let question = RecentAnswers.Question(request, packed: accepted.gzip)
        return recentAnswers.kept(question, at: version)?.unlessKnown(by: head.ifNoneMatch)
    }

    /// The answer to whoever asks. A stranger gets what knows them by a secret in its address, and
    /// nothing else; a device's cookie is made to last now and then.
    func answer(
        _ request: Request, _ head: RequestHead, to visitor: Locks.Visitor,
        _ connection: Connection, _ target: String
    ) -> Response {
        switch visitor {
        case .owner, .device(_, cookie: nil): return answer(request, head)
        case .device(_, cookie: let cookie?):
            var response = answer(request, head)
            response.headers.append(cookie)
            return response
        case .stranger:
            return answerStranger(request, head, connection, target)
        }
    }

    /// The answer to somebody who isn't let in: one of the app's own files, or what the secret in the
    /// address opens.
    private func answerStranger(
        _ request: Request, _ head: RequestHead, _ connection: Connection, _ target: String
    ) -> Response {
        guard let locks, configuration.assets[request.path] == nil else {
            return answer(request, head)
        }
        let trier = locks.trier(head, connection)
        guard locks.allowsTry(of: trier) else {
            return .text(head.language(DoorText.slow) + "\n", status: 429)
        }
        let response = answer(request, head)
        if response.status == 200 || response.status == 304 { return response }
        locks.countWrong(of: trier)
        if isNoLongerShown(request, response) {
            return .shownNoMore(head, configuration.names ?? locks.doorkeeper.assets)
        }
        return locks.turnAway(head, target: target, method: "GET")
    }

    /// An asset or the handler's answer, shortened by what the browser has and can unpack.
    func answer(_ request: Request, _ head: RequestHead) -> Response {
        let accepted = AcceptedCodings(head.acceptEncoding)
        if request.method == .get, let asset = configuration.assets[request.path] {
            let short = configuration.earlier?.response(asset, accepted, head.availableDictionary)
            return (short ?? asset.response(accepted)).unlessKnown(by: head.ifNoneMatch)
        }
        guard request.method == .get else { return packed(handler(request), accepted) }
        let response = recent(request, accepted)
        if let names = configuration.names, isNoLongerShown(request, response) {
            return .shownNoMore(head, names)
        }
        return response.unlessKnown(by: head.ifNoneMatch)
    }

    /// Whether nothing is shown at an address of what is shown to others.
    private func isNoLongerShown(_ request: Request, _ response: Response) -> Bool {
        response.status == 404 && AppAddress.isShownPage(request.path)
    }

    /// The answer to a GET, made anew only if something may have changed since it was made last.
    private func recent(_ request: Request, _ accepted: AcceptedCodings) -> Response {
        let make = {
            let response = self.handler(request)
            let isTagged = response.status == 200 && response.isCacheable
            return self.packed(isTagged ? response.revalidated() : response, accepted)
        }
        guard let version = version(of: request) else { return make() }
        let question = RecentAnswers.Question(request, packed: accepted.gzip)
        return recentAnswers.answer(question, at: version, make)
    }

    /// The version by which an answer is kept; nil for what is always made anew.
    private func version(of request: Request) -> Int64? {
        configuration.base(request.path).isEmpty ? events.version?() : nil
    }

    private func packed(_ response: Response, _ accepted: AcceptedCodings) -> Response {
        accepted.gzip ? compressor.compress(response) : response
    }
}
