import Foundation
import HubTrial
import Kernel
import PostgresHub
import TestKit
import Testing

/// Books in several clusters, and on their way from one to another.
@Suite struct ClusterTests {
    private let (one, other): (String, String)

    init() throws {
        one = try Cluster.shared.get().database()
        other = try Cluster.second.get().database()
    }

    private func hub(_ lines: String...) throws -> ClusteredHub {
        let map = try HubMap(lines)
        return try ClusteredHub { map }
    }

    private func split() throws -> ClusteredHub {
        try hub("0000-01ff \(one)", "0200-ffff \(other)")
    }

    @Test(arguments: HubStoreContract.all)
    func `a hub in two clusters keeps the contract`(piece: HubStoreContract.Piece) throws {
        try piece.verify { try split().store }
    }

    @Test(arguments: [
        (
            ["0000-7fff a", "8001-ffff b"],
            "line 2: the range begins at 8001, and none has 8000 to 8000."
        ),
        (
            ["8000-ffff b", "", "# c", "0000-8000 a"],
            "line 1: the range begins at 8000, which another has; 8001 is free."
        ),
        (
            ["0000-ffff a", "0000-ffff b"],
            "line 2: the range begins at 0000, which another has; nothing is left."
        ),
        (["0000-fffe a"], "line 1: after it none has ffff to ffff."),
        ([], "line 1: after it none has 0000 to ffff."),
        (
            ["0000-7FFF a", "8000-fffff b"],
            "line 2: the range is “8000-fffff”: two numbers of four"
        ),
        (
            ["ffff-0000 a"],
            "line 1: the range is “ffff-0000”: two numbers of four hexadecimal digits"
        ),
        (["0000-ffff"], "line 1: where PostgreSQL is, is missing"),
        (["+000-ffff a"], "line 1: the range is “+000-ffff”"),
    ])
    func `a map that leaves something out, or has it twice, is refused by its line`(
        lines: [String], words: String
    ) throws {
        let fault = #expect(throws: HubMap.Fault.self) { _ = try HubMap(lines) }
        #expect(fault?.sentence.hasPrefix(words) == true, "\(fault?.sentence ?? "")")
    }

    @Test func `a map says where each book is, and how it is after a move`() throws {
        let map = try HubMap(["# two", "8000-ffff  b c ", "0000-7fff a"])
        #expect(map.place(of: try HubStoreContract.book(0x7f)) == "a")
        #expect(map.place(of: try HubStoreContract.book(0x80)).hasPrefix("b c"))
        let lines = map.moving(0x4000...0x8fff, to: "d")
        #expect(
            lines == ["0000-3fff a", "4000-7fff d", "8000-8fff d", "9000-ffff b c"])
        #expect(try HubMap(lines).places.count == 3)
    }

    @Test func `everything of a book moves, there and back, and is found by every map`() throws {
        let (book, stays) = (try HubStoreContract.book(0x90), try HubStoreContract.book(0x10))
        let (key, name) = (try HubStoreContract.key(1), try HubStoreContract.hash(1))
        let old = try hub("0000-ffff \(one)").store
        for each in [book, stays] { try HubStoreContract.fill(old, each, 9) }
        #expect(try old.trim(book, 6) == 40)
        try old.addSnapshot(book, 6, [UInt8](repeating: 7, count: 70_000))
        try old.admit(book, key, [4, 5])
        try old.addFile(book, name, [1, 2, 3])
        let known = try old.book(book)
        func check(_ store: HubStore) throws {
            #expect(try store.book(book) == known)
            #expect(try store.items(book, 0, .max).map(\.number) == [1, 4, 7, 8, 9])
            #expect(try store.entries(book).count == 3)
            #expect(try store.snapshots(book).map(\.size) == [70_000])
            #expect(try store.snapshot(book, 6)?.count == 70_000)
            #expect(try store.greeting(book, key) == [4, 5])
            #expect(try store.books(key) == [book])
            #expect(try store.file(book, name) == [1, 2, 3])
            #expect(try store.book(stays)?.end.number == 9)
        }
        let new = try hub("0000-7fff \(one)", "8000-ffff \(other)").store
        let move = try PostgresMove(0x8000...0xffff, from: one, to: other)
        try move.run()
        #expect(move.count == 1)
        for store in [old, new] { try check(store) }
        #expect(try PostgresHub(one).store.book(book) == nil)
        #expect(try PostgresHub(other).store.book(book) == known)
        // A book that begins by an old map begins where it belongs.
        let late = try HubStoreContract.book(0xa0)
        try old.begin(true)
        #expect(try old.book(late) == nil)
        try old.save(HubBook(late, end: LogMark(late)))
        try old.commit()
        #expect(try PostgresHub(other).store.book(late) != nil)
        let back = try PostgresMove(0x9000...0x90ff, from: other, to: one)
        try back.run()
        for store in [old, new] { try check(store) }
        #expect(try PostgresHub(one).store.book(book) == known)
    }

    @Test func `what a token may have holds over all clusters, also while a range moves`() throws {
        let hub = try hub("0000-7fff \(one)", "8000-ffff \(other)")
        let grant = HubGrant(name: "choir", books: 3, bytes: 100)
        let books = try [0x10, 0x90, 0x20, 0xa0].map { try HubStoreContract.book($0) }
        for book in books[..<3] {
            #expect(try hub.grant(book, by: grant))
            try hub.store.save(HubBook(book, end: LogMark(book)))
        }
        #expect(try !hub.grant(books[3], by: grant))
        // Again is no other, and somebody else has books of their own.
        #expect(try hub.grant(books[1], by: grant))
        #expect(try hub.grant(books[3], by: HubGrant(name: "club", books: 1)))
        // Neither cluster has as many bytes as all may have; both together have.
        try hub.store.save(HubBook(books[0], end: LogMark(books[0]), size: 60))
        #expect(try hub.full(of: [grant]).isEmpty)
        try hub.store.save(HubBook(books[1], end: LogMark(books[1]), size: 40))
        #expect(try hub.full(of: [grant]) == Set(books[..<3]))
        #expect(
            try !hub.grant(HubStoreContract.book(0xc0), by: HubGrant(name: "choir", bytes: 100)))
        // By a map of before a move, all is counted where it went, and what begins there is.
        try PostgresMove(0x8000...0xffff, from: other, to: one).run()
        #expect(try hub.full(of: [grant]) == Set(books[..<3]))
        #expect(try !hub.grant(HubStoreContract.book(0xb0), by: grant))
        let wider = HubGrant(name: "choir", books: 4, bytes: 1_000)
        #expect(try hub.grant(HubStoreContract.book(0xb0), by: wider))
        #expect(try !hub.grant(HubStoreContract.book(0xb1), by: wider))
    }

    @Test func `of many who begin books at once in two clusters, as many do as may`() async throws {
        let lines = ["0000-7fff \(one)", "8000-ffff \(other)"]
        let grant = HubGrant(name: "choir", books: 3)
        let granted = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number: UInt8 in 1...12 {
                group.addTask {
                    let map = try HubMap(lines)
                    let book = try HubStoreContract.book(number &* 20)
                    return try ClusteredHub { map }.grant(book, by: grant)
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(granted == 3)
    }

    @Test func `a move that is cut off goes on when it is run again`() throws {
        let old = try hub("0000-ffff \(one)").store
        let books = try (0x80...0xff).map { try HubStoreContract.book($0) }
        for book in books { try HubStoreContract.fill(old, book, 4) }
        func check() throws {
            let store = try hub("0000-ffff \(one)").store
            for book in books {
                #expect(try store.book(book)?.end.number == 4)
                #expect(try store.items(book, 0, .max).map(\.number) == [1, 2, 3, 4])
            }
        }
        var cuts = 0
        while true {
            do {
                try PostgresMove(0x8000...0xffff, from: one, to: other).run { count in
                    guard cuts < 3, count == 20 else { return }
                    cuts += 1
                    let cluster = cuts == 2 ? Cluster.shared : Cluster.second
                    _ = try? cluster.get().cut(cuts == 2 ? one : other)
                }
                break
            } catch {
                // Halves that were copied are found to be none.
                try check()
            }
        }
        #expect(cuts == 3)
        try check()
        for book in books { #expect(try PostgresHub(one).store.book(book) == nil) }
    }

    @Test func `a range moves while its books are written to, and new ones begin`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "map-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        func write(_ text: String) throws {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("0000-ffff \(one)\n")
        let words = ["--open", "--clusters", file.path]
        let nodes = [try Program(one, words), try Program(one, words)]
        let members = try (0..<8).map { try Member(500 + $0) }
        for member in members { try member.begin(at: nodes[0].wire()) }
        let target = other
        let brought = try await withThrowingTaskGroup(of: [Int: Set<Hash256>].self) { group in
            for (place, member) in members.enumerated() {
                nonisolated(unsafe) let member = member
                let authority = nodes[place % 2].authority
                group.addTask { [place: try bring(60, member, authority)] }
            }
            group.addTask {
                let answer = try Program.run([
                    "move", "--clusters", file.path, "--range", "0000-ffff", "--to", target,
                ])
                #expect(answer.code == 0, "\(answer.text)")
                #expect(answer.text.contains("0000-ffff \(target)"), "\(answer.text)")
                return [:]
            }
            return try await group.reduce(into: [:]) { $0.merge($1) { one, _ in one } }
        }
        // Nodes that know of the move now.
        try write("0000-ffff \(other)\n")
        nodes[1].tell(SIGHUP)
        for (place, member) in members.enumerated() {
            try member.bring(to: nodes[place % 2].wire())
            let items = try PostgresHub(other).store.items(member.book, 0, .max)
            #expect(items.map(\.number) == Array(1...62))
            #expect(items.last?.mark == member.seen)
            let there = Set(items.compactMap { SealedPiece($0.bytes)?.hash })
            #expect(brought[place]?.count == 60)
            #expect(brought[place]?.isSubset(of: there) == true)
            #expect(try PostgresHub(one).store.book(member.book) == nil)
        }
        let begun = try Member(600)
        try await begins(begun, at: nodes[1])
        #expect(try PostgresHub(other).store.book(begun.book) != nil)
        // A fault in the file changes nothing.
        try write("0000-fffe \(other)\n")
        nodes[1].tell(SIGHUP)
        try members[0].bring(to: nodes[1].wire())
        let refused = try Program.run(["serve"] + words)
        #expect(refused.code == 1)
        #expect(refused.text.contains("line 1: after it none has ffff to ffff."))
    }

    /// Begins a book as soon as the node has read its file anew.
    private func begins(_ member: Member, at node: Program) async throws {
        for _ in 0..<200 {
            if case .done = try node.wire().ask(member, member.found) { return }
            try await Task.sleep(for: .milliseconds(20))
        }
        Issue.record("the book isn't begun")
    }
}

/// Brings pieces one after the other, each until it is taken, and gives their hashes.
private func bring(_ count: Int, _ member: Member, _ authority: String) throws -> Set<Hash256> {
    let wire = try Wire(authority)
    var brought: Set<Hash256> = []
    for _ in 0..<count {
        let piece = try member.piece()
        while true {
            let answer = try wire.ask(member, member.exchange([piece]))
            if member.take(answer) { break }
            guard case .refused(.store) = answer else {
                Issue.record("the piece is refused: \(answer)")
                return brought
            }
            usleep(2_000)
        }
        brought.insert(piece.hash)
    }
    return brought
}
