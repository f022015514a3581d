import Kernel

extension Service {
    /// The request in the core's form; nil if its target is malformed.
    ///
    /// HEAD reaches the core as GET, so that both have the same header fields.
    func request(_ exchange: Exchange, _ head: RequestHead, method: String) -> Request? {
        exchange.target.flatMap {
            Request(
                method: method == "HEAD" ? "GET" : method, target: $0,
                contentType: head.contentType?.text ?? "", body: exchange.body,
                context: .here(acceptLanguage: head.acceptLanguage?.text))
        }
    }

    /// An asset or the handler's answer, shortened by what the browser has and can unpack.
    func answer(_ request: Request, _ head: RequestHead) -> Response {
        let accepted = AcceptedCodings(head.acceptEncoding)
        if request.method == .get, let asset = configuration.assets[request.path] {
            return asset.response(accepted).unlessKnown(by: head.ifNoneMatch)
        }
        var response = handler(request)
        if request.method == .get, response.status == 200, response.isCacheable {
            response = response.revalidated().unlessKnown(by: head.ifNoneMatch)
        }
        return accepted.gzip ? compressor.compress(response) : response
    }
}
