import AllTrackers
import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct LedgerTests {
    let logbook = Logbook()

    /// What all screens across pulls show.
    private let screens = [
        "/pulls/standings?year=2025", "/pulls/bests?year=all", "/pulls/bests?by=track&year=all",
        "/pulls/tractor?name=T1", "/pulls/forecast", "/pulls/names?field=puller",
    ]

    @Test func `following the log says the same as reading the whole book`() throws {
        try logbook.takeRandomBook(seed: 3, pulls: 6, hooksOfPull: 8)
        _ = try logbook.ledger()
        var dice = Dice(seed: 9)
        for _ in 0..<25 {
            try logbook.changeAnything(using: &dice)
            let reread = try logbook.reread()
            for screen in screens {
                let isSame = logbook.html(screen) == reread.html(screen)
                #expect(isSame, "\(screen)")
            }
        }
    }

    @Test func `what a failed transaction wrote is not remembered`() throws {
        let pull = try logbook.pull()
        _ = try logbook.hook(pull, "300")
        #expect(try logbook.ledger().meetings[0].contests[0].outings.count == 1)
        do {
            try logbook.use { (book) throws(BookError) in
                _ = try book.commit(
                    Draft(Hook.kind).setting(Hook.pull, pull.id).setting(Hook.distance, "310"))
                _ = try Ledger.of(book)
                throw .notFound(kind: Hook.kind, reference: "x")
            }
        } catch {}
        _ = try logbook.hook(pull, "200", in: "Other")
        #expect(try logbook.ledger().meetings[0].contests.map { $0.outings.count } == [1, 1])
    }

    @Test func `pulls made at once on one day keep their order when one changes`() throws {
        let pulls = try logbook.use { (book) throws(BookError) in
            let date = CivilDate(iso: "2026-07-18")
            _ = try book.commit(
                ["A", "B", "C"].map {
                    Draft(Pull.kind).setting(Pull.name, $0).setting(Pull.date, date)
                })
            return try book.records(Query(Pull.kind))
        }
        #expect(try logbook.ledger().meetings.map { $0.title } == ["A", "B", "C"])
        for pull in pulls {
            try logbook.use { (book) throws(BookError) in
                _ = try book.commit(Draft(pull).setting(Pull.note, "x"))
            }
            #expect(try logbook.ledger().meetings.map { $0.title } == ["A", "B", "C"])
        }
    }

    @Test func `a hook that moves to another pull leaves the first`() throws {
        let (first, second) = (try logbook.pull("A", "2026-05-01"), try logbook.pull("B"))
        let hook = try logbook.hook(first, "300")
        #expect(try logbook.ledger().meetings.map { $0.contests.count } == [1, 0])
        try logbook.use { (book) throws(BookError) in
            _ = try book.commit(Draft(hook).setting(Hook.pull, second.id))
        }
        #expect(try logbook.ledger().meetings.map { $0.contests.count } == [0, 1])
    }
}

extension Logbook {
    func ledger() throws -> Ledger {
        try use { (book) throws(BookError) in try Ledger.of(book) }
    }

    /// The same book in a store that remembers nothing.
    func reread() throws -> Logbook {
        let other = Logbook()
        let json = try use { (book) throws(BookError) in try book.json() }
        try other.take(String(decoding: json, as: UTF8.self))
        return other
    }

    func takeRandomBook(seed: UInt64, pulls: Int, hooksOfPull: Int) throws {
        var dice = Dice(seed: seed)
        for number in 0..<pulls {
            let pull = try pull(
                "Pull \(number)", "202\(5 + number % 2)-0\(1 + number % 7)-1\(number % 3)")
            try use { (book) throws(BookError) in
                _ = try book.commit(
                    Draft(pull).setting(Pull.location, "Track \(number % 3)"))
            }
            for _ in 0..<hooksOfPull { try addHook(pull, using: &dice) }
        }
    }

    private func addHook(_ pull: Record, using dice: inout Dice) throws {
        let result = ["FP", "DQ", "EXH 250", "", "x"].randomElement(using: &dice) ?? ""
        let distance =
            "\(Int.random(in: 200...320, using: &dice)).\(Int.random(in: 0...99, using: &dice))"
        let number = Int.random(in: 0...4, using: &dice)
        _ = try add(
            Draft(Hook.kind).setting(Hook.pull, pull.id)
                .setting(Hook.puller, ["Rick", "rick", "Ada", "", "Jo"][number])
                .setting(Hook.tractor, "T\(Int.random(in: 0...3, using: &dice))")
                .setting(Hook.className, ["Pro", "pro", "Open", "", "Open"][number])
                .setting(
                    Hook.distance,
                    Bool.random(using: &dice) ? distance : result == "x" ? distance : result
                )
                .setting(Hook.attempt, Int64.random(in: 1...2, using: &dice)))
    }

    /// Adds, changes, deletes or restores a pull or a hook.
    func changeAnything(using dice: inout Dice) throws {
        let pulls = try use { (book) throws(BookError) in
            try book.records(Query(Pull.kind, scope: .everything))
        }
        let hooks = try use { (book) throws(BookError) in
            try book.records(Query(Hook.kind, scope: .everything))
        }
        guard let pull = pulls.randomElement(using: &dice),
            let hook = hooks.randomElement(using: &dice)
        else { return }
        let choice = Int.random(in: 0...6, using: &dice)
        let date = CivilDate(iso: "2025-0\(1 + choice)-15")
        try use { (book) throws(BookError) in
            switch choice {
            case 0: if !pull.isHidden { _ = try book.delete(pull) }
            case 1: _ = try book.commit(Draft(pull).setting(Pull.date, date))
            case 2: if !hook.isHidden { _ = try book.delete(hook) }
            case 3: _ = try book.commit(Draft(hook).setting(Hook.tractor, "t1"))
            case 4: _ = try book.commit(Draft(hook).setting(Hook.pull, pull.id))
            case 5: if pull.isDeleted { _ = try book.restore(pull) }
            default: _ = try book.commit(Draft(hook).setting(Hook.distance, "319.5"))
            }
        }
    }
}
