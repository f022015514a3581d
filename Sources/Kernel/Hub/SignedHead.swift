/// What a request to a hub says of itself, and what stands in the fields that sign it: HTTP message
/// signatures (RFC 9421) over method, host, path, type and the body's digest (RFC 9530), with one key,
/// one time and one nonce. One form is taken, which needs no reader of structured fields.
package struct SignedHead: Sendable, Hashable {
    package var method: String
    /// The host, and the port unless it is the usual one.
    package var authority: String
    package var path: String
    package var contentType: String
    /// `Content-Digest`
    package var digest: String
    /// `Signature-Input`
    package var input: String
    /// `Signature`
    package var signature: String

    package init(
        method: String, authority: String, path: String, contentType: String, digest: String = "",
        input: String = "", signature: String = ""
    ) {
        self.method = method
        self.authority = authority
        self.path = path
        self.contentType = contentType
        self.digest = digest
        self.input = input
        self.signature = signature
    }

    private static let label = "tally="
    private static let components =
        #"("@method" "@authority" "@path" "content-type" "content-digest")"#

    /// How far the clocks of who asks and of the hub may be apart, in milliseconds.
    package static let window: Int64 = 300_000

    /// When it was signed, by whose key, and something that comes only once.
    package struct Parameters: Sendable, Hashable {
        /// In seconds since 1970.
        package let created: Int64
        package let nonce: String
        package let key: PublicKey

        var text: String {
            components + ";created=\(created);nonce=\"\(nonce)\";keyid=\"\(key.hex)\""
                + #";alg="ed25519";tag="tallybook-hub""#
        }
    }

    /// What `Signature-Input` says; nil unless it is of the one form.
    package var parameters: Parameters? {
        guard input.utf8.count < 400, input.hasPrefix(SignedHead.label) else { return nil }
        let parts = input.dropFirst(SignedHead.label.utf8.count).split(
            separator: ";", omittingEmptySubsequences: false)
        guard parts.count == 6, let created = parts[1].value("created=").flatMap({ Int64($0) }),
            let nonce = parts[2].value("nonce=")?.unquoted,
            let key = parts[3].value("keyid=")?.unquoted.flatMap({ PublicKey(hex: $0) })
        else { return nil }
        let parameters = Parameters(created: created, nonce: nonce, key: key)
        // Whatever is written otherwise isn't what was meant to be signed.
        return SignedHead.label + parameters.text == input ? parameters : nil
    }

    /// What is signed (RFC 9421, section 2.5).
    func base(_ parameters: Parameters) -> [UInt8] {
        let lines = [
            "\"@method\": " + method, "\"@authority\": " + authority, "\"@path\": " + path,
            "\"content-type\": " + contentType, "\"content-digest\": " + digest,
            "\"@signature-params\": " + parameters.text,
        ]
        return [UInt8](lines.joined(separator: "\n").utf8)
    }

    /// Whether the key that it names has signed it.
    package var isSigned: SealingErrand<Bool> {
        guard let parameters, let signature = signatureBytes else { return .done(false) }
        return .verifies(signature, base(parameters), parameters.key)
    }

    private var signatureBytes: Signature? {
        guard let text = signature[...].value(SignedHead.label)?.between(":") else { return nil }
        return Base64.decode(text).flatMap { Signature($0) }
    }

    /// Whether a body is the one that was signed.
    package func isOf(_ body: [UInt8]) -> Bool {
        digest == SignedHead.field(of: SHA256.hash(body))
    }

    private static func field(of digest: [UInt8]) -> String {
        "sha-256=:" + Base64.encode(digest) + ":"
    }
}

extension SignedHead {
    /// A head for a body, signed.
    package func signing(
        _ body: [UInt8], by signer: HubSigner, _ now: Instant
    ) -> SealingErrand<SignedHead> {
        signing(digest: SHA256.hash(body), by: signer, now)
    }

    /// A head for the body of a SHA-256, signed.
    func signing(
        digest: [UInt8], by signer: HubSigner, _ now: Instant
    ) -> SealingErrand<SignedHead> {
        .asks([.random(16)]) { (answers) throws(SealingError) in
            guard case .bytes(let nonce) = answers.first else { throw .unable }
            let parameters = Parameters(
                created: now.milliseconds / 1_000, nonce: Hex.text(nonce), key: signer.key)
            var head = self
            head.digest = SignedHead.field(of: digest)
            head.input = SignedHead.label + parameters.text
            return try SealingErrand<Signature>.signature(head.base(parameters), signer.secret)
                .map { (signature) throws(SealingError) in
                    var signed = head
                    signed.signature =
                        SignedHead.label + ":" + Base64.encode(signature.bytes) + ":"
                    return signed
                }
        }
    }
}

extension Substring {
    /// What follows a beginning.
    fileprivate func value(_ beginning: String) -> Substring? {
        hasPrefix(beginning) ? dropFirst(beginning.utf8.count) : nil
    }

    fileprivate var unquoted: String? { between("\"") }

    /// What stands between two of the same sign.
    fileprivate func between(_ sign: String) -> String? {
        guard utf8.count >= 2, hasPrefix(sign), hasSuffix(sign) else { return nil }
        return String(dropFirst().dropLast())
    }
}
