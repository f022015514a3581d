import Kernel

/// What the app answers to `request`: the one place where this host meets the app.
func answer(_ request: Request) -> Response {
    echo(request)
}

/// Stands in for the app: says what came.
private func echo(_ request: Request) -> Response {
    let query = request.query.pairs.map { "\($0.name)=\($0.value)\n" }.joined()
    return .text(
        """
        \(request.method.rawValue) \(request.path)
        \(query)\(request.contentType)
        \(request.context.acceptLanguage) \(request.context.now.milliseconds) \
        \(request.context.utcOffset) \(request.context.seed)
        \(String(decoding: request.body, as: UTF8.self).uppercased())
        """)
}
