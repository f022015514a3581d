import CCurl
import Glibc
import Kernel
import SealingEngine

/// Objects in a store that speaks S3's protocol. One object of this is for one thread at a time, and keeps its
/// connection open.
package final class S3Objects {
    private let address: S3Address
    private let credentials: S3Credentials
    /// Seconds since 1970.
    private let now: () -> Int
    private var connection: OpaquePointer?

    /// In milliseconds: how long a connection may take to make, and all of a request.
    private static let (connectTime, wholeTime) = (3_000, 60_000)
    /// How long next to nothing may arrive or leave, in seconds.
    private static let silentTime = 10
    /// The longest object: a sealed file and a snapshot are shorter.
    private static let limit = 64 << 20

    package init(
        _ address: S3Address, _ credentials: S3Credentials,
        now: @escaping () -> Int = { Glibc.time(nil) }
    ) {
        self.address = address
        self.credentials = credentials
        self.now = now
    }

    deinit { if let connection { tally_connection_close(connection) } }

    package var store: ObjectStore {
        ObjectStore(
            place: address.text,
            put: { (name, bytes) throws(StoreError) in try self.put(name, bytes) },
            get: { (name) throws(StoreError) in try self.get(name) },
            has: { (name) throws(StoreError) in try self.get(name, firstAlone: true) != nil },
            remove: { (name) throws(StoreError) in try self.remove(name) })
    }

    private func put(_ name: ObjectName, _ bytes: [UInt8]) throws(StoreError) {
        let answer = try ask("PUT", name, bytes)
        guard answer.status == 200 else { throw fault(answer) }
    }

    private func get(
        _ name: ObjectName, firstAlone: Bool = false
    ) throws(StoreError) -> [UInt8]? {
        let answer = try ask("GET", name, range: firstAlone ? "bytes=0-0" : nil)
        switch answer.status {
        case 200, 206: return answer.body
        case 404 where answer.code != "NoSuchBucket": return nil
        default: throw fault(answer)
        }
    }

    private func remove(_ name: ObjectName) throws(StoreError) {
        let answer = try ask("DELETE", name)
        switch answer.status {
        case 200, 204: return
        case 404 where answer.code != "NoSuchBucket": return
        default: throw fault(answer)
        }
    }
}

extension S3Objects {
    private struct Answer {
        let status: Int
        let body: [UInt8]

        /// What the store calls its reason, which stands in its answer as `<Code>…</Code>`.
        var code: String {
            let text = String(decoding: body.prefix(2_048), as: UTF8.self)
            guard let start = text.range(of: "<Code>"),
                let end = text[start.upperBound...].range(of: "</Code>")
            else { return "" }
            let code = text[start.upperBound..<end.lowerBound]
            return code.utf8.count <= 64 && code.allSatisfy { $0.isASCII && $0.isLetter }
                ? String(code) : ""
        }
    }

    private func fault(_ answer: Answer) -> StoreError {
        let reason: StoreError.Reason =
            switch answer.status {
            case 401, 403: .notPermitted
            case 429, 503: .busy
            case 507: .full
            default: .unavailable
            }
        let code = answer.code.isEmpty ? "" : ", " + answer.code
        return StoreError(
            reason, detail: "\(address.text) answers with status \(answer.status)\(code)")
    }

    private func ask(
        _ method: String, _ name: ObjectName, _ body: [UInt8] = [], range: String? = nil
    ) throws(StoreError) -> Answer {
        connection = connection ?? tally_connection_open()
        guard let connection else {
            throw StoreError(.unavailable, detail: "libcurl.so.4 is missing")
        }
        let hash = Hex.text(Primitives.sha256(body))
        let time = Self.date(now())
        var fields = [
            ("Host", address.host), ("x-amz-content-sha256", hash), ("x-amz-date", time),
        ]
        if let token = credentials.token { fields.append(("x-amz-security-token", token)) }
        let path = address.path + "/" + name.text
        let authorization = S3Signature(credentials).authorization(
            method, path, fields, bodyHash: hash, time: time)
        fields.append(("Authorization", authorization))
        if let range { fields.append(("Range", range)) }
        // No field of these is wanted that libcurl adds by itself.
        let lines =
            fields.map { $0.0 + ": " + $0.1 } + ["Expect:", "User-Agent: tally-hub"]
            + (method == "PUT" ? ["Content-Type: application/octet-stream"] : [])
        let answer = (address.text + "/" + name.text).withCString { url in
            method.withCString { method in
                withTexts(lines) { fields in
                    body.withUnsafeBytes { bytes in
                        var post = tally_post()
                        post.url = url
                        post.is_get = body.isEmpty ? 1 : 0
                        post.method = method
                        post.fields = fields
                        post.body = bytes.baseAddress
                        post.length = bytes.count
                        post.connect_time = Self.connectTime
                        post.silent_time = Self.silentTime
                        post.whole_time = Self.wholeTime
                        post.limit = Self.limit
                        return tally_connection_post(connection, &post)
                    }
                }
            }
        }
        // What it holds of an answer would stay with each connection.
        defer { tally_connection_forget(connection) }
        guard answer.is_too_long == 0 else {
            throw StoreError(.unavailable, detail: "\(address.text) answers with too many bytes")
        }
        guard answer.code == 0 else {
            let words = answer.problem.map { String(cString: $0) } ?? "no answer"
            throw StoreError(.unavailable, detail: "\(address.text): \(words)")
        }
        let bytes = UnsafeRawBufferPointer(start: answer.body, count: answer.length)
        return Answer(status: answer.status, body: Array(bytes))
    }

    /// A time as `x-amz-date` has it.
    private static func date(_ seconds: Int) -> String {
        var (seconds, parts) = (seconds, tm())
        gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + String(number) }
        let day = String(parts.tm_year + 1_900) + two(parts.tm_mon + 1) + two(parts.tm_mday)
        return day + "T" + two(parts.tm_hour) + two(parts.tm_min) + two(parts.tm_sec) + "Z"
    }
}

extension StringProtocol {
    /// Where a text stands first.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
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
