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
        // Whoever lost the connection hears again.
        try Cluster.shared.get().cut(database)
        try member.bring(to: wire)
        #expect(try stream.event() == member.seen.number)
    }
}
