extension Request {
    /// A request as it comes over a wire, where the path and the query are one target.
    ///
    /// Nil when the target is one that ``RequestTarget`` refuses; any method but GET, HEAD and POST
    /// is ``Method/other``.
    package init?(
        method: String, target: String, contentType: String = "", body: [UInt8] = [],
        context: Context
    ) {
        guard let target = RequestTarget(target) else { return nil }
        self.init(
            Method(rawValue: method) ?? .other, path: target.path, query: target.query,
            contentType: contentType, body: body, context: context)
    }

    /// The path and the query as one target, percent-encoded. A `%2F` in the path, which stands for
    /// a slash within a segment, stays as it is.
    package var target: String {
        let parts = path.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).percentEncodedPath }
        let path = parts.dropFirst().reduce(parts.first ?? "") {
            $0 + ($1.hasPrefix("2F") ? "%" : "%25") + $1
        }
        return query.isEmpty ? path : path + "?" + query.formEncoded
    }
}
