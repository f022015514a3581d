package import Kernel

/// What is answered at one path to whoever signs their requests, past the locks: it knows by itself whom
/// to listen to.
package struct SignedPosts: Sendable {
    package let path: String
    /// Why a request isn't listened to, by its head alone; nil if it is.
    package let refusal: @Sendable (_ head: SignedHead, _ isWelcome: Bool) -> Response?
    /// `isWelcome` says whether who asks may write here by the locks, and `device` which was let in, if any.
    package let answer:
        @Sendable (
            _ head: SignedHead, _ body: [UInt8], _ isWelcome: Bool, _ device: String?, Instant
        ) -> Reply
    /// What a body asks for that is counted beside requests and bytes.
    package let matter: @Sendable (_ body: [UInt8]) -> QuotaLimits.Matter?
    /// The number at which what is listened to by a name stands now; nil once who listens may not any more.
    package let place: @Sendable (_ name: String) -> Int64?

    /// An answer; and what is listened to by which name, and since which number, where a stream of events
    /// is the answer.
    package typealias Reply = (response: Response, stream: (name: String, since: Int64)?)

    package init(
        path: String,
        refusal: @escaping @Sendable (SignedHead, Bool) -> Response?,
        answer: @escaping @Sendable (SignedHead, [UInt8], Bool, String?, Instant) -> Reply,
        matter: @escaping @Sendable ([UInt8]) -> QuotaLimits.Matter?,
        place: @escaping @Sendable (String) -> Int64?
    ) {
        self.path = path
        self.refusal = refusal
        self.answer = answer
        self.matter = matter
        self.place = place
    }
}

// The app may come from another place than its hub. What its pages sign says who asks, so that it doesn't matter of
// which site they are; cookies go with none of it (Fetch, "CORS protocol").
extension Response {
    static let anywhere = Header("Access-Control-Allow-Origin", "*")

    /// What a browser asks for before a page of another site posts.
    static var leaveToPost: Response {
        Response(
            status: 204,
            headers: [
                anywhere, Header("Access-Control-Allow-Methods", "POST"),
                Header(
                    "Access-Control-Allow-Headers",
                    "Authorization, Content-Type, Content-Digest, Signature-Input, Signature"),
                Header("Access-Control-Max-Age", "86400"),
            ])
    }

    private static let readable = Header("Access-Control-Expose-Headers", "Retry-After")

    /// The same for pages of all sites to read.
    var forAllSites: Response {
        var response = self
        response.headers.append(Self.anywhere)
        if response.header("Retry-After") != nil { response.headers.append(Self.readable) }
        return response
    }
}
