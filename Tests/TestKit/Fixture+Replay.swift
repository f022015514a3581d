import Foundation
package import Kernel

extension Fixture {
    /// Sends each request to `answer` in turn and returns the answers.
    ///
    /// - Throws: A `FixtureError` when an answer has another status than the fixture names or lacks
    ///   what it wants to keep, and whatever `answer` throws.
    package func replay(
        _ answer: (Request) async throws -> Response
    ) async throws -> [Response] {
        var kept: [String: String] = [:]
        var responses: [Response] = []
        for (index, step) in requests.enumerated() {
            let response = try await answer(request(at: index, kept))
            guard response.status == step.status else {
                throw FixtureError(
                    "“\(about)”: \(step.target) answered \(response.status), not \(step.status)")
            }
            for (name, pattern) in step.keep ?? [:] {
                kept[name] = try response.find(pattern)
            }
            responses.append(response)
        }
        return responses
    }

    private func request(at index: Int, _ kept: [String: String]) throws -> Request {
        let step = requests[index]
        let target = try step.target.filled(from: kept)
        let request = Request(
            method: step.method ?? (step.post == nil ? "GET" : "POST"), target: target,
            contentType: step.contentType
                ?? (step.post == nil ? "" : "application/x-www-form-urlencoded"),
            body: [UInt8](try (step.body ?? "").filled(from: kept).utf8),
            context: try context(of: step, at: index))
        guard let request else { throw FixtureError("“\(about)”: \(target) is no target") }
        return request
    }

    private func context(of step: Step, at index: Int) throws -> Request.Context {
        let start = try Date(step.now ?? start ?? "2025-06-01T08:00:00Z", strategy: .iso8601)
        let now = step.now == nil ? start + Double(index) : start
        return Request.Context(
            now: Instant(milliseconds: Int64(now.timeIntervalSince1970 * 1000)),
            utcOffset: step.utcOffset ?? utcOffset ?? 0,
            acceptLanguage: step.language ?? language ?? "en",
            seed: step.seed ?? UInt64(index + 1))
    }
}

extension Fixture.Step {
    fileprivate var target: String { post ?? get ?? "" }
}

extension String {
    /// The text with each `{name}` replaced by what was kept under that name.
    fileprivate func filled(from kept: [String: String]) throws -> String {
        try replacing(/\{(\w+)\}/) { match in
            guard let value = kept[String(match.1)] else {
                throw FixtureError("nothing was kept as \(match.1)")
            }
            return value
        }
    }
}

extension Response {
    /// What the one group of `pattern` matches in the headers or the body.
    fileprivate func find(_ pattern: String) throws -> String {
        let head = headers.map { "\($0.name): \($0.value)\n" }.joined()
        let whole = head + "\n" + String(decoding: body, as: UTF8.self)
        guard let found = try Regex(pattern).firstMatch(in: whole)?.output[1].substring else {
            throw FixtureError("nothing to keep: no \(pattern) in the answer")
        }
        return String(found)
    }
}
