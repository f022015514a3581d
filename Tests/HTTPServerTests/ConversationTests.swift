import AllTrackers
import HTTPServer
import Kernel
import Plants
import Synchronization
import TestKit
import Testing

@Suite struct ConversationTests {
    @Test func `every conversation gives the same bytes over HTTP as in process`() async throws {
        for fixture in try Fixture.all() { try await compare(fixture, AllTrackers.app()) }
    }

    @Test func `so does one of a tracker that nothing in the product knows of`() async throws {
        for fixture in try Fixture.all(in: "SixthTracker/Fixtures") {
            try await compare(fixture, AllTrackers.app(and: [Plants.tracker()]))
        }
    }

    private func compare(_ fixture: Fixture, _ app: App) async throws {
        let expected = try await fixture.replay(Replica(app).answer)
        let replica = Replica(app)
        let server = try Server(handler: replica.answerInContext)
        let client = try server.client()
        var replies: [Reply] = []
        _ = try await fixture.replay { request in
            replica.context.withLock { $0 = request.context }
            let reply = try client.ask(request)
            replies.append(reply)
            return reply.response(with: expected[replies.count - 1].headers.map(\.name))
        }
        for (reply, response) in zip(replies, expected) {
            #expect(reply.body == response.body, "\(fixture.about)")
            for header in response.headers {
                #expect(reply[header.name.lowercased()] == header.value, "\(fixture.about)")
            }
        }
    }
}

/// The app with a book of its own; a conversation asks it one thing at a time.
private final class Replica: @unchecked Sendable {
    let context = Mutex<Request.Context?>(nil)
    private let app: App
    private let store: Store

    init(_ app: App) {
        self.app = app
        store = MemoryStore(app.schema).store
    }

    func answer(_ request: Request) -> Response {
        app.handle(request, in: store)
    }

    /// Answers with the conversation's time and seed in place of the server's; the languages must
    /// have come over the wire.
    @Sendable func answerInContext(_ request: Request) -> Response {
        var request = request
        if let wanted = context.withLock({ $0 }) {
            request.context.now = wanted.now
            request.context.utcOffset = wanted.utcOffset
            request.context.seed = wanted.seed
            request.context.salt = wanted.salt
        }
        return answer(request)
    }
}

extension Client {
    fileprivate func ask(_ request: Request) throws -> Reply {
        var fields = ["Accept-Language": request.context.acceptLanguage]
        if !request.contentType.isEmpty { fields["Content-Type"] = request.contentType }
        return try ask(
            request.method.rawValue, request.target, fields,
            body: request.method == .post ? String(decoding: request.body, as: UTF8.self) : nil)
    }
}

extension Reply {
    /// The reply as a response with the fields `names`.
    fileprivate func response(with names: [String]) -> Response {
        let headers = names.compactMap { name in
            self[name.lowercased()].map { Response.Header(name, $0) }
        }
        return Response(status: status, headers: headers, body: body)
    }
}
