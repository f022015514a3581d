/// What a request asks for: the raw `/a%20b?x=1` split into decoded segments and a query.
///
/// Segments are decoded after the split, so `%2F` stays inside its segment. Empty segments, as in
/// `//a/`, are left out.
package struct RequestTarget: Sendable, Hashable {
    /// The decoded segments of the path; `/` has none. None is empty, `.` or `..`.
    package let segments: [String]
    package let query: Parameters

    package init(segments: [String], query: Parameters = [:]) {
        self.segments = segments
        self.query = query
    }

    /// Splits a raw target; what follows a `#` is no part of it.
    ///
    /// It is nil when `raw` doesn't start with `/`, and when a segment is `.` or `..` or holds a
    /// control character, even percent-encoded: browsers resolve or refuse these, so only a fault
    /// or an attack sends them.
    package init?(_ raw: String) {
        let target = raw.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = target.prefix { $0 != UInt8(ascii: "?") }
        guard path.first == UInt8(ascii: "/") else { return nil }
        segments = path.split(separator: UInt8(ascii: "/")).map { $0.percentDecoded() }
        query = Parameters(formEncoded: [UInt8](target[path.endIndex...].dropFirst()))
        guard segments.allSatisfy(isSafeSegment) else { return nil }
    }

    /// The decoded path, starting with one `/`. A `/` within a segment stays `%2F`, so that it is
    /// never taken for the end of the segment.
    package var path: String {
        "/" + segments.map { $0.replacingSlashes }.joined(separator: "/")
    }

    /// The target as a link: encoded again, without empty segments, never starting with `//`.
    package var text: String {
        let path = "/" + segments.map { $0.percentEncoded }.joined(separator: "/")
        return query.isEmpty ? path : path + "?" + query.formEncoded
    }
}

private func isSafeSegment(_ segment: String) -> Bool {
    segment != "." && segment != ".." && segment.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
}

extension String {
    fileprivate var replacingSlashes: String {
        utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
            .joined(separator: "%2F")
    }
}
