import Kernel
import TestKit
import Testing

@Suite struct FixtureTests {
    @Test func `there are fixtures and each can be read`() throws {
        #expect(try !Fixture.all().isEmpty)
    }

    @Test func `what one answer gave goes into a later request`() async throws {
        let fixture = try fixture(
            #"""
            { "post": "/add", "body": "name=Milk", "status": 303, "keep": { "id": "Location: /(\\d+)" } },
            { "post": "/{id}?a=b", "body": "id={id}", "status": 303 }
            """#)
        var sent: [Request] = []
        let answers = try await fixture.replay { request in
            sent.append(request)
            return .seeOther("/7")
        }
        #expect(answers == [.seeOther("/7"), .seeOther("/7")])
        #expect(sent.map(\.path) == ["/add", "/7"])
        #expect(sent.last?.query == ["a": "b"])
        #expect(sent.last?.body == [UInt8]("id=7".utf8))
    }

    @Test func `each request comes a second after the one before, with a seed of its own`()
        async throws
    {
        let fixture = try fixture(#"{ "get": "/", "status": 200 }, { "get": "/", "status": 200 }"#)
        var contexts: [Request.Context] = []
        _ = try await fixture.replay { request in
            contexts.append(request.context)
            return Response()
        }
        let start: Int64 = 1_748_764_800_000
        #expect(contexts.map(\.now.milliseconds) == [start, start + 1000])
        #expect(contexts.map(\.seed) == [1, 2])
    }

    @Test(arguments: [
        #"{ "get": "/", "status": 404 }"#,
        #"{ "get": "/", "status": 200, "keep": { "id": "missing (.)" } }"#,
        #"{ "get": "/{unknown}", "status": 200 }"#,
    ])
    func `an answer that is not as foretold ends the replay`(step: String) async throws {
        let fixture = try fixture(step)
        await #expect(throws: FixtureError.self) { try await fixture.replay { _ in Response() } }
    }

    @Test func `a fixture without requests is refused`() {
        #expect(throws: FixtureError.self) { try fixture("") }
    }

    private func fixture(_ steps: String) throws -> Fixture {
        try Fixture(json: #"{ "about": "a try", "requests": [\#(steps)] }"#)
    }
}
