import CCurl

/// Hands sealed messages to push services (RFC 8030).
package enum PushService {
    /// What a message is sent with.
    package struct Delivery: Sendable {
        /// How long the service keeps it for a browser that can't be reached, in seconds.
        package let lifetime: Int64
        /// A later one with the same takes its place while it waits; at most 32 letters.
        package let topic: String
        package let isUrgent: Bool

        package init(lifetime: Int64, topic: String, isUrgent: Bool) {
            self.lifetime = lifetime
            self.topic = topic
            self.isUrgent = isUrgent
        }
    }

    /// What came of it.
    package enum Outcome: Sendable, Hashable {
        case taken
        /// There is no such browser any more.
        case gone
        /// It may be taken later, after so many seconds if the service said so.
        case later(seconds: Int64?, detail: String)
        /// The service couldn't be reached, or said nothing.
        case silent(detail: String)
        /// It is never taken.
        case refused(detail: String)
    }

    private static let connectTime = 5_000
    private static let wholeTime = 10_000
    private static let longestAnswer = 4_096

    /// - Parameter anywhere: Whether http and private networks will do, for tests.
    package static func send(
        _ body: [UInt8], to address: PushAddress, authorization: String, _ delivery: Delivery,
        anywhere: Bool = false
    ) -> Outcome {
        guard let connection = tally_connection_open() else {
            return .later(seconds: nil, detail: "libcurl.so.4 is missing")
        }
        defer { tally_connection_close(connection) }
        let fields = [
            "Authorization: " + authorization, "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream", "Expect:", "User-Agent: tally",
            "TTL: " + String(max(0, delivery.lifetime)), "Topic: " + delivery.topic,
            "Urgency: " + (delivery.isUrgent ? "high" : "normal"),
        ]
        return address.text.withCString { url in
            withTexts(fields) { fields in
                body.withUnsafeBytes { body in
                    var post = tally_post()
                    post.url = url
                    post.fields = fields
                    post.body = body.baseAddress
                    post.length = body.count
                    post.connect_time = connectTime
                    post.silent_time = wholeTime / 1_000
                    post.whole_time = wholeTime
                    post.limit = longestAnswer
                    post.is_public = anywhere ? 0 : 1
                    return outcome(tally_connection_post(connection, &post))
                }
            }
        }
    }

    private static func outcome(_ answer: tally_answer) -> Outcome {
        // What a service says beside its status doesn't matter, also where it is too long.
        guard answer.code == 0 || answer.is_too_long != 0 else {
            return .silent(detail: answer.problem.map { String(cString: $0) } ?? "")
        }
        let detail = "status \(answer.status)"
        switch answer.status {
        case 200...299: return .taken
        case 404, 410: return .gone
        case 408, 425, 429, 500...599:
            let seconds = answer.retry_after
            return .later(seconds: seconds > 0 ? Int64(seconds) : nil, detail: detail)
        default: return .refused(detail: detail)
        }
    }
}

/// Lends texts to C as a list that ends with a null.
private func withTexts<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
    let bytes = texts.map { Array($0.utf8CString) }
    let joined = Array(bytes.joined())
    return joined.withUnsafeBufferPointer { joined in
        var pointers: [UnsafePointer<CChar>?] = []
        var start = 0
        for text in bytes {
            pointers.append(joined.baseAddress.map { $0 + start })
            start += text.count
        }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
