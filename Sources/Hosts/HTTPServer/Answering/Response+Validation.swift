import Kernel

extension Response {
    /// Whether the core leaves the question of caching to the host, or allows it.
    var isCacheable: Bool {
        header("Cache-Control").map { !$0.contains("no-store") } ?? true
    }

    /// With an entity tag, by which programs that keep it learn that nothing has changed; browsers
    /// are told not to keep it.
    ///
    /// What the core has said already stays. The tag is weak, as it is the same for every coding.
    func revalidated() -> Response {
        var response = self
        if header("ETag") == nil {
            response.headers.append(Header("ETag", EntityTag.weak(of: body)))
        }
        if header("Vary") == nil {
            response.headers.append(Header("Vary", "Accept-Encoding, Accept-Language"))
        }
        return response
    }

    /// Itself, or 304 if `known`, the value of `If-None-Match`, lists its tag.
    func unlessKnown(by known: FieldValue?) -> Response {
        guard let known, let tag = header("ETag"), EntityTag.isListed(tag, in: known) else {
            return self
        }
        return Response(
            status: 304, headers: headers.filter { !$0.name.hasPrefix("Content-") || isPolicy($0) })
    }
}

/// Whether `header` speaks of the page and not of the bytes left out.
private func isPolicy(_ header: Response.Header) -> Bool {
    header.name.hasPrefix("Content-Security-Policy")
}
