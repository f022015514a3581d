import Kernel
import SealingEngine

/// Whom a store lets in.
package struct S3Credentials: Sendable {
    package let key: String
    package let secret: String
    /// Of credentials that are lent for a while.
    package let token: String?
    package let region: String

    package init(key: String, secret: String, token: String? = nil, region: String) {
        self.key = key
        self.secret = secret
        self.token = token
        self.region = region
    }
}

/// Signs requests as Amazon's services want it ("AWS Signature Version 4", "Authenticating Requests").
package struct S3Signature {
    private let credentials: S3Credentials
    private let service: String

    package init(_ credentials: S3Credentials, service: String = "s3") {
        self.credentials = credentials
        self.service = service
    }

    /// The value of the field `Authorization`.
    ///
    /// - Parameters:
    ///   - path: As it stands in the request, escaped.
    ///   - query: As it stands in the request: escaped, in the order of its names.
    ///   - fields: All that are signed; `host` and `x-amz-date` are among them.
    ///   - bodyHash: The SHA-256 of the body in hexadecimal.
    ///   - time: As in `x-amz-date`: `20130524T000000Z`.
    package func authorization(
        _ method: String, _ path: String, query: String = "", _ fields: [(String, String)],
        bodyHash: String, time: String
    ) -> String {
        let sorted = fields.map { ($0.0.lowercased(), Self.trimmed($0.1)) }.sorted { $0.0 < $1.0 }
        let names = sorted.map(\.0).joined(separator: ";")
        let request = [
            method, path, query, sorted.map { $0.0 + ":" + $0.1 + "\n" }.joined(), names, bodyHash,
        ].joined(separator: "\n")
        let day = String(time.prefix(8))
        let scope = "\(day)/\(credentials.region)/\(service)/aws4_request"
        let text =
            "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n"
            + Hex.text(Primitives.sha256(Array(request.utf8)))
        var key = Array(("AWS4" + credentials.secret).utf8)
        for part in [day, credentials.region, service, "aws4_request"] {
            key = Primitives.hmac(Array(part.utf8), key: key)
        }
        let signature = Hex.text(Primitives.hmac(Array(text.utf8), key: key))
        return "AWS4-HMAC-SHA256 Credential=\(credentials.key)/\(scope),SignedHeaders=\(names),"
            + "Signature=\(signature)"
    }

    /// Without space at its ends, and with one where there were several.
    private static func trimmed(_ value: String) -> String {
        value.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
}
