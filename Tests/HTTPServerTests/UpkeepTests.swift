import HTTPServer
import Kernel
import Synchronization
import Testing

/// What those who look after a server see of it.
@Suite struct UpkeepTests {
    @Test func `a server that answers is healthy, and ready while its store answers`() throws {
        let isBroken = Atomic(false)
        let events = Mutex<[ServerEvent]>([])
        let server = try Server({
            $0.problem = { isBroken.load(ordering: .relaxed) ? "The disk is gone." : nil }
            $0.log = { event in events.withLock { $0.append(event) } }
        })
        #expect(try server.ask("GET", "/healthz").text == "ok\n")
        #expect(try server.ask("GET", "/readyz").text == "ok\n")
        isBroken.store(true, ordering: .relaxed)
        #expect(try server.ask("GET", "/healthz").status == 200)
        let reply = try server.ask("GET", "/readyz")
        #expect(reply.status == 503)
        #expect(!reply.text.contains("disk"))
        #expect(events.withLock { $0 } == [.failed(status: 503, reason: "The disk is gone.")])
    }

    @Test func `figures count requests by status, writes and streams`() throws {
        let server = try Server(handler: {
            .text("", status: $0.path == "/no" ? 404 : $0.method == .post ? 303 : 200)
        })
        _ = try server.ask("GET", "/")
        _ = try server.ask("GET", "/no")
        _ = try server.ask("POST", "/", body: "a")
        _ = try server.ask("POST", "/no", body: "a")
        let listener = try server.client()
        listener.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = try listener.take(through: "retry")
        let reply = try server.ask("GET", "/metrics")
        #expect(reply["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        for line in [
            "tally_requests_total{class=\"2xx\"} 1", "tally_requests_total{class=\"3xx\"} 1",
            "tally_requests_total{class=\"4xx\"} 2", "tally_request_seconds_bucket{le=\"+Inf\"} 4",
            "tally_request_seconds_count 4", "tally_streams 1", "tally_writes_total 1",
        ] {
            #expect(reply.text.split(separator: "\n").contains(line[...]), "\(line)")
        }
    }

    @Test func `figures are for this machine alone, and not through a proxy on it`() throws {
        let server = try Server({ $0.allowedHosts = ["tally.example"] })
        #expect(try server.ask("GET", "/metrics", host: "127.0.0.1:80").status == 200)
        for reply in [
            try server.ask("GET", "/metrics", host: "tally.example"),
            try server.ask("GET", "/metrics", ["X-Forwarded-For": "10.1.2.3"]),
            try server.ask("GET", "/metrics", ["Forwarded": "for=10.1.2.3"]),
        ] {
            #expect(reply.status == 403)
            #expect(reply.text.hasPrefix("Figures are only given to this machine itself"))
        }
    }

    @Test func `the log hears of refusals and failures, and of no address`() throws {
        let events = Mutex<[ServerEvent]>([])
        let server = try Server(
            { $0.log = { event in events.withLock { $0.append(event) } } },
            handler: { .text("It broke.\n", status: $0.path == "/broken" ? 500 : 200) })
        _ = try server.ask("GET", "/secret?q=milk")
        _ = try server.ask("GET", "/broken?q=milk")
        _ = try server.ask("GET", "/secret?q=milk", host: "evil.example")
        _ = try server.ask("POST", "/secret", ["Origin": "http://evil.example"], body: "a")
        let heard = events.withLock { $0 }
        #expect(heard.count == 3)
        #expect(heard.first == .failed(status: 500, reason: "It broke."))
        let froms = heard.dropFirst().map { event -> String? in
            if case .refused(_, _, let from, nil) = event { from } else { nil }
        }
        #expect(froms == ["127.0.0.1", "127.0.0.1"])
        #expect(!heard.contains { "\($0)".contains("secret") || "\($0)".contains("milk") })
    }
}
