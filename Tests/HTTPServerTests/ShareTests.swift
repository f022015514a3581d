import Glibc
import HTTPServer
import Kernel
import Synchronization
import Testing

@testable import HTTPServer

/// What one device asks for keeps neither the owner nor other devices waiting.
@Suite struct ShareTests {
    private let gate = Gate()

    /// Where answers to `/slow` begin and wait, and what was begun.
    private final class Gate: Sendable {
        let slow = Atomic(0)
        let isOpen = Atomic(false)
        let begun = Mutex<[String]>([])

        func answer(_ request: Request) -> Response {
            begun.withLock { $0.append(request.path) }
            if request.path.hasPrefix("/slow") {
                slow.add(1, ordering: .relaxed)
                while !isOpen.load(ordering: .relaxed) { sched_yield() }
            }
            return .text(request.path)
        }
    }

    private func server(_ door: Door, threads: Int) throws -> Server {
        let gate = gate
        return try Server(
            {
                $0.doorkeeper = door.keeper
                $0.limits.threads = threads
            }, handler: { gate.answer($0) })
    }

    private func ask(_ server: Server, _ path: String, as token: String) throws -> Client {
        let client = try server.client()
        client.send(
            "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\r\n")
        return client
    }

    /// Waits until so many requests wait for a thread.
    private func wait(for count: Int, at server: Server) throws {
        while try !server.ask("GET", "/metrics").text.contains("tally_requests_waiting \(count)\n")
        {
            sched_yield()
        }
    }

    @Test func `a device has half of the threads, and the owner always one`() throws {
        let door = Door()
        let server = try server(door, threads: 4)
        let first = try (0..<6).map { try ask(server, "/slow/\($0)", as: Door.reader) }
        try wait(for: 4, at: server)
        #expect(gate.slow.load(ordering: .relaxed) == 2)
        let second = try (6..<9).map { try ask(server, "/slow/\($0)", as: Door.writer) }
        try wait(for: 6, at: server)
        #expect(gate.slow.load(ordering: .relaxed) == 3)
        #expect(try server.ask("GET", "/quick").text == "/quick")
        gate.isOpen.store(true, ordering: .relaxed)
        for (number, client) in (first + second).enumerated() {
            #expect(try client.receive().text == "/slow/\(number)")
        }
    }

    @Test func `what nobody waits for any more isn't begun`() throws {
        let door = Door()
        let server = try server(door, threads: 2)
        let first = try ask(server, "/slow", as: Door.reader)
        while gate.slow.load(ordering: .relaxed) == 0 { sched_yield() }
        do {
            let gone = try ask(server, "/gone", as: Door.reader)
            let writing = try server.client()
            writing.send(
                "POST /written HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n"
                    + "Authorization: Bearer \(Door.writer)\r\n\r\n")
            try wait(for: 2, at: server)
            withExtendedLifetime((gone, writing)) {}
        }
        let last = try ask(server, "/last", as: Door.reader)
        try wait(for: 3, at: server)
        gate.isOpen.store(true, ordering: .relaxed)
        #expect(try first.receive().text == "/slow")
        #expect(try last.receive().text == "/last")
        #expect(Set(gate.begun.withLock { $0 }) == ["/slow", "/written", "/last"])
    }

    @Test func `what waits for one thread is done in turns, the owner's every second time`() {
        let crew = Crew(size: 1, room: 8, each: 2)
        let begun = Atomic(false)
        let isOpen = Atomic(false)
        let order = Mutex<[String]>([])
        let take = { (sharer: String?) in
            crew.take(for: sharer) { _ in order.withLock { $0.append(sharer ?? "owner") } }
        }
        #expect(
            crew.take { _ in
                begun.store(true, ordering: .relaxed)
                while !isOpen.load(ordering: .relaxed) { sched_yield() }
            })
        while !begun.load(ordering: .relaxed) { sched_yield() }
        #expect(take("a") && take("a") && !take("a"))
        #expect(take("b") && take(nil) && take(nil))
        isOpen.store(true, ordering: .relaxed)
        crew.stop()
        #expect(order.withLock { $0 } == ["a", "owner", "b", "owner", "a"])
    }

    @Test func `however many devices wait, the owner finds room, and they beside the owner`() {
        for isOwners in [true, false] {
            let crew = Crew(size: 1, room: 8, each: 2)
            let begun = Atomic(false)
            let isOpen = Atomic(false)
            #expect(
                crew.take { _ in
                    begun.store(true, ordering: .relaxed)
                    while !isOpen.load(ordering: .relaxed) { sched_yield() }
                })
            while !begun.load(ordering: .relaxed) { sched_yield() }
            let taken = (0..<20).count { crew.take(for: isOwners ? nil : "\($0)") { _ in } }
            #expect(taken == 6)
            #expect(crew.take(for: isOwners ? "other" : nil) { _ in })
            isOpen.store(true, ordering: .relaxed)
            crew.stop()
        }
    }

    @Test func `a crew does all that it took before it ends`() {
        let crew = Crew(size: 2)
        let done = Atomic(0)
        for number in 0..<100 {
            let sharer = number % 3 == 0 ? nil : "\(number % 3)"
            #expect(crew.take(for: sharer) { _ in done.add(1, ordering: .relaxed) })
        }
        crew.stop()
        #expect(done.load(ordering: .relaxed) == 100)
        #expect(!crew.take { _ in })
    }
}
