import Kernel
import TestKit
import Testing

@testable import HTTPServer

/// What is kept of answers, asked without a server.
@Suite struct KeptAnswerTests {
    private let answers = RecentAnswers()

    private func question(_ path: String) throws -> RecentAnswers.Question {
        let context = Request.Context(now: .start, seed: 1)
        let request = Request(
            method: "GET", target: path, contentType: "", body: [], context: context)
        return RecentAnswers.Question(try #require(request), packed: false)
    }

    private func response(_ count: Int, status: Int = 200) -> Response {
        Response(
            status: status, headers: [Response.Header("ETag", "\"a\"")],
            body: [UInt8](repeating: 1, count: count))
    }

    @Test func `an error is not kept, whatever tag it has`() throws {
        _ = answers.answer(try question("/"), at: 1) { response(1, status: 503) }
        #expect(answers.kept(try question("/"), at: 1) == nil)
        _ = answers.answer(try question("/"), at: 1) { response(1) }
        #expect(answers.kept(try question("/"), at: 1) != nil)
    }

    @Test func `beyond a mebibyte what was kept before makes room`() throws {
        for number in 1...5 {
            _ = answers.answer(try question("/\(number)"), at: 1) { response(250_000) }
        }
        #expect(answers.kept(try question("/1"), at: 1) == nil)
        #expect(answers.kept(try question("/5"), at: 1) != nil)
    }
}
