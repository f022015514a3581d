import Glibc
import HubTrial
import Kernel
import Testing

/// Nodes as they are run, several on one database.
@Suite struct NodeTests {
    private let database: String

    init() throws { database = try Cluster.shared.get().database() }

    @Test func `who listens at one node is told what comes to another`() throws {
        let (one, other) = (try Program(database), try Program(database))
        let member = try Member(1)
        let (wire, stream) = (try one.wire(), try other.wire())
        try member.begin(at: wire)
        try stream.listen(member)
        // A look comes too late for three in a row, as each waits for fifteen seconds, and an answer here for thirty.
        for _ in 0..<3 {
            try member.bring(to: wire)
            #expect(try stream.event() == member.seen.number)
        }
        // What was told while the connection was lost is looked up.
        try Cluster.shared.get().cut(database)
        try member.bring(to: wire)
        #expect(try stream.event() == member.seen.number)
    }

    @Test
    func `a node that is told to stop sends everybody elsewhere, and answers what it was asked`()
        throws
    {
        let node = try Program(database, ["--open", "--drain", "30"])
        let member = try Member(2)
        let (wire, stream) = (try node.wire(), try node.wire())
        try member.begin(at: wire)
        try stream.listen(member)
        #expect(try node.wire().get("/readyz").status == 200)
        let half = try wire.sendHalf(member, member.exchange([try member.piece()]).bytes)
        node.tell(SIGTERM)
        // The last word of a stream, and its end.
        while let line = try stream.line(), line != "event: elsewhere" {}
        #expect(try stream.line() == nil)
        let ready = try node.wire().get("/readyz")
        #expect(ready.status == 503)
        #expect(ready.text == "This server is about to stop.\n")
        #expect(throws: Wire.Failure.self) { try node.wire().listen(member) }
        // What had begun goes on.
        try wire.send(half)
        let (status, head, body) = try wire.response()
        #expect(status == 200)
        #expect(head.contains("Connection: close"))
        #expect(HubAnswer(body).map { member.take($0) } == true)
        // What comes anew is answered, too.
        try member.bring(to: node.wire())
        node.tell(SIGTERM)
        #expect(node.end() == 0)
    }
}
