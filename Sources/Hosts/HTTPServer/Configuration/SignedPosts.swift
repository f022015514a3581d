package import Kernel

/// What is answered at one path to whoever signs their requests, past the locks: it knows by itself whom
/// to listen to.
package struct SignedPosts: Sendable {
    package let path: String
    /// Why a request isn't listened to, by its head alone; nil if it is.
    package let refusal: @Sendable (_ head: SignedHead, _ isWelcome: Bool) -> Response?
    /// `isWelcome` says whether who asks may write here by the locks.
    package let answer:
        @Sendable (_ head: SignedHead, _ body: [UInt8], _ isWelcome: Bool, Instant) -> Response

    package init(
        path: String,
        refusal: @escaping @Sendable (SignedHead, Bool) -> Response?,
        answer: @escaping @Sendable (SignedHead, [UInt8], Bool, Instant) -> Response
    ) {
        self.path = path
        self.refusal = refusal
        self.answer = answer
    }
}
