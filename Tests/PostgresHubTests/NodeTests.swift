import Foundation
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

    @Test func `each token begins as many books as it may, and fills them as far`() throws {
        let (small, wide) = (String(repeating: "s", count: 32), String(repeating: "w", count: 32))
        let file = FileManager.default.temporaryDirectory.appending(path: "tokens-\(getpid())")
        try "# two\n\n\(small) name=small books=2 bytes=1K\n\(wide)\n"
            .write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let words = ["--token-file", file.path]
        let node = try Program(database, words)
        let members = try (10..<14).map { try Member($0) }
        for member in members[..<2] { try member.begin(at: node.wire(token: small)) }
        // Again is no other book.
        try members[0].begin(at: node.wire(token: small))
        #expect(
            try node.wire(token: small).ask(members[2], members[2].found) == .refused(.full))
        try members[2].begin(at: node.wire(token: wide))
        while true {
            let wire = try node.wire()
            guard
                members[0].take(try wire.ask(members[0], members[0].exchange([members[0].piece()])))
            else { break }
            if members[0].seen.number > 6 { break }
        }
        // Which are full, another node looks up as it begins.
        let other = try Program(database, words)
        let piece = try members[1].piece()
        #expect(
            try other.wire().ask(members[1], members[1].exchange([piece])) == .refused(.full))
        try members[2].bring(to: other.wire())
    }

    @Test(arguments: [
        ("short", "line 1: the token is too short: 32 signs at least are wanted."),
        ("#\n\(String(repeating: "t", count: 32)) books=-1", "line 2: books is “-1”: a number"),
        ("\(String(repeating: "t", count: 32)) bytes=9X", "line 1: bytes is “9X”: a number"),
        ("\(String(repeating: "t", count: 32)) bytes=9999999999T", "bytes is “9999999999T”"),
        ("\(String(repeating: "t", count: 32)) pages=1", "“pages=1” means nothing: name=, books="),
        ("\(String(repeating: "t", count: 32)) name=", "line 1: name is “”: 1 to 64 signs"),
        (
            "\(String(repeating: "t", count: 32))\n\(String(repeating: "u", count: 32))",
            "line 2: name is “operator”, as of another token"
        ),
        ("#", "has no token."),
    ])
    func `a token file with a fault is refused by its line`(text: String, words: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "tokens-\(UUID().uuidString)")
        try text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try Program.run([
            "serve", "--port", "0", "--database", database, "--token-file", file.path,
        ])
        #expect(answer.code == 1)
        #expect(answer.text.contains(words), "\(answer.text)")
    }

    @Test func `nodes give what each brought to the object store, and the doctor finds it`() throws
    {
        let folder = try ObjectServer.shared.get().folder()
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try
            "# the hub's\nAWS_ACCESS_KEY_ID=hub\n\nAWS_SECRET_ACCESS_KEY=a=secret\nAWS_REGION=eu-1\n"
            .write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let words = ["--open", "--objects", folder]
        let one = try Program(database, words, ObjectServer.environment)
        let other = try Program(database, words + ["--objects-key", file.path])
        let member = try Member(3)
        try member.begin(at: one.wire())
        let bytes = [1] + member.book.bytes + [UInt8](repeating: 7, count: 1_000_000)
        let (sealed, name) = (
            try #require(SealedFile(bytes)), try #require(SealedFile.name(of: bytes))
        )
        guard case .done = try one.wire().ask(member, .bringFile(name, sealed)) else {
            Issue.record("the file isn't taken")
            return
        }
        #expect(try other.wire().ask(member, .giveFile(member.book, name)) == .file(sealed))
        let doctor = try Program.run(
            ["doctor", "--database", database, "--objects", folder], ObjectServer.environment)
        #expect(doctor.text.contains("✔ objects are brought to \(folder), read and removed"))
        #expect(doctor.text.contains("✔ 1 objects, of which 1 were looked for and 0 are missing;"))
        let without = try Program.run(["doctor", "--database", database])
        #expect(without.code == 1)
        #expect(without.text.contains("✘ rows name objects, and --objects is missing"))
        let lost = try Program.run(["serve", "--port", "0", "--database", database])
        #expect(lost.code == 1)
        #expect(lost.text.contains("--objects is missing: files of this hub are in an object"))
        let wrong = try Program.run(
            ["serve", "--port", "0", "--database", database, "--objects", folder + "-other"],
            ObjectServer.environment)
        #expect(wrong.code == 1)
        #expect(wrong.text.contains("the objects of this hub aren't at \(folder)-other"))
    }

    @Test(arguments: [
        (["--objects", "s3.example/hub"], "", 2, "--objects is “s3.example/hub”: an address"),
        (["--keep-objects", "-1"], "", 2, "--keep-objects is “-1”: days from 0 to 3650"),
        (["--objects", "https://s3.example"], "", 1, "AWS_ACCESS_KEY_ID is missing in the env"),
        (
            ["--objects", "https://s3.example"], "AWS_ACCESS_KEY_ID=a", 1,
            "AWS_SECRET_ACCESS_KEY is missing in "
        ),
        (
            ["--objects", "https://s3.example"], "#\nAWS_SECRET=hush", 1,
            "line 2: AWS_ACCESS_KEY_ID=…"
        ),
        (
            ["--objects", "https://s3.example"],
            "AWS_ACCESS_KEY_ID=a b\nAWS_SECRET_ACCESS_KEY=hush", 1, "AWS_ACCESS_KEY_ID in "
        ),
        ([], "AWS_ACCESS_KEY_ID=a", 1, "--objects is missing: where the objects are."),
    ])
    func `what is wrong with an object store is said, and no key is`(
        words: [String], key: String, code: Int32, sentence: String
    ) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try key.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let answer = try Program.run(
            ["serve", "--port", "0", "--database", database] + words
                + (key.isEmpty ? [] : ["--objects-key", file.path]))
        #expect(answer.code == code)
        #expect(answer.text.contains(sentence), "\(answer.text)")
        #expect(!answer.text.contains("hush"))
    }

    @Test func `what large files took of a node's memory is given back`() async throws {
        let node = try Program(database)
        let members = try (20..<28).map { try Member($0) }
        for member in members { try member.begin(at: node.wire()) }
        let before = try node.memory()
        try await withThrowingTaskGroup { group in
            for member in members {
                let (book, authority) = (member.book, node.authority)
                nonisolated(unsafe) let member = member
                group.addTask {
                    for turn: UInt8 in 1...2 {
                        let there = try Wire(authority, patience: 300)
                        let bytes =
                            [1] + book.bytes + [UInt8](repeating: turn, count: 6 << 20)
                        let file = try #require(SealedFile(bytes))
                        let name = try #require(SealedFile.name(of: bytes))
                        guard case .done = try there.ask(member, .bringFile(name, file)) else {
                            Issue.record("the file isn't taken")
                            return
                        }
                        #expect(try there.ask(member, .giveFile(book, name)) == .file(file))
                    }
                }
            }
            try await group.waitForAll()
        }
        // Answers to others in between have each part of the node do something small.
        for _ in 0..<4 { for member in members { try member.bring(to: node.wire()) } }
        let kept = try node.memory() - before
        #expect(kept < 32 << 20, "\(kept >> 20) MiB are kept")
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
