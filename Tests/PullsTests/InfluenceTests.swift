import Kernel
import TestKit
import Testing

@testable import Pulls

@Suite struct InfluenceTests {
    let logbook = Logbook()

    /// A hook of WhyNot on a track of the class's own, with values of categories.
    private func enter(
        _ number: Int, _ className: String, _ distance: String, psi: Int64?,
        _ categories: [Value.Pair] = []
    ) throws {
        let month = number / 28 + 3
        let day = number % 28 + 1
        let pull = try logbook.pull(
            className + " \(number)",
            "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)")
        try logbook.use { (book) throws(BookError) in
            _ = try book.commit(Draft(pull).setting(Pull.location, "Track of " + className))
        }
        var draft = Draft(Hook.kind).setting(Hook.pull, pull.id).setting(Hook.tractor, "WhyNot")
            .setting(Hook.className, className).setting(Hook.distance, distance)
        draft[Hook.tirePressure] = psi.map { Decimal($0) }
        if !categories.isEmpty { draft.set(Hook.custom, .pairs(categories)) }
        _ = try logbook.add(draft)
    }

    private func influences() throws -> [Influence] {
        Influence.all(try logbook.ledger().appearances(of: "whynot"))
    }

    /// More pressure helps in both classes, but the class with more of it goes half as far.
    @Test func `classes that differ in pressure and distance don’t look like an effect`() throws {
        for number in 0..<10 {
            let more = number % 5
            let chance = [0, 1, 0][number % 3]
            try enter(number, "Pro", "\(300 + 4 * more + chance)", psi: Int64(20 + more))
            try enter(number, "Garden", "\(150 + 2 * more + chance)", psi: Int64(30 + more))
        }
        let influence = try #require(try influences().first)
        #expect(influence.points.count == 20)
        #expect(influence.fit.slope > 1 && influence.fit.slope < 1.6)
        #expect(influence.isLineClear)
        let html = logbook.html("/pulls/tractor?name=WhyNot")
        #expect(html.contains("more distance") && html.contains("Unlikely to be chance alone"))
    }

    @Test func `fewer than eight hooks that can be compared say nothing`() throws {
        for number in 0..<7 { try enter(number, "Pro", "\(300 + number)", psi: Int64(20 + number)) }
        // Alone in its class it can't be compared.
        try enter(7, "Open", "280", psi: 27)
        #expect(try influences().isEmpty)
        #expect(logbook.html("/pulls/tractor?name=WhyNot").contains("eight hooks"))
        try enter(8, "Pro", "307", psi: 27)
        #expect(try influences().count == 1)
    }

    /// One in twenty looks at nothing is wrong by itself; all together must not be.
    @Test func `of many looks at nothing hardly one is called more than chance`() throws {
        var dice = Dice(seed: 21)
        for number in 0..<30 {
            let categories = (0..<12).map {
                Value.Pair("Category \($0)", "\(Int.random(in: 1...5, using: &dice))")
            }
            try enter(
                number, "Pro", "\(Int.random(in: 280...310, using: &dice))", psi: nil, categories)
        }
        let found = try influences()
        #expect(found.count == 12)
        #expect(found[0].looks == 24)
        #expect(found.allSatisfy { !$0.isLineClear && !$0.isComparisonClear })
    }

    @Test func `a logbook of one’s own hooks doesn’t speak of the winner`() throws {
        for number in 0..<3 { try enter(number, "Pro", "\(290 + number)", psi: 25) }
        #expect(try logbook.ledger().meetings.allSatisfy { $0.contests[0].outings[0].share == nil })
        for path in ["/pulls/tractor?name=WhyNot", "/pulls/bests", "/pulls/bests?by=class"] {
            #expect(!logbook.html(path).contains("of the winner"), "\(path)")
        }
    }
}

@Suite struct FullPullTests {
    let logbook = Logbook()

    private func enter(_ results: [(String, String)], mark: String?) throws -> Record {
        let pull = try logbook.pull()
        if let mark {
            try logbook.use { (book) throws(BookError) in
                _ = try book.commit(Draft(pull).setting(Pull.fullPull, mark))
            }
        }
        for (puller, result) in results { _ = try logbook.hook(pull, result, by: puller) }
        return pull
    }

    @Test func `an unmeasured full pull is a best of at least the mark`() throws {
        let pull = try enter([("Rick", "FP"), ("Ada", "290"), ("Sam", "280")], mark: "300 ft")
        let row = try #require(Bests(try logbook.ledger(), by: .className).rows.first)
        #expect(row.best == Reach(distance: try #require(Distance("300")), isAtLeast: true))
        #expect(row.median?.isAtLeast == false)
        #expect(logbook.html("/pulls/bests?by=class").contains("≥\u{A0}300\u{A0}ft"))
        let html = logbook.html("/pulls/" + pull.id.text)
        #expect(html.contains("≥\u{A0}300\u{A0}ft") && html.contains("3 tractors, 1 full pull"))
        #expect(logbook.html("/pulls/\(pull.id.text)/results").contains("≤\u{A0}96.7"))
    }

    @Test func `without a mark it is shown as a full pull and never as a distance`() throws {
        _ = try enter([("Rick", "FP"), ("Ada", "290")], mark: nil)
        let row = try #require(Bests(try logbook.ledger(), by: .className).rows.first)
        #expect(row.best?.distance == Distance("290") && row.unknown == 1)
        #expect(logbook.html("/pulls/bests?by=class").contains("1 full pull not measured"))
        #expect(
            try logbook.ledger().meetings[0].contests[0].outings.map { $0.share } == [
                1_000_000_000_000, nil,
            ])
    }

    @Test
    func `a median is at least what it seems where a full pull below it may have gone farther`()
        throws
    {
        _ = try enter([("Rick", "FP"), ("Ada", "FP 310"), ("Sam", "FP 320")], mark: "300 ft")
        let row = try #require(Bests(try logbook.ledger(), by: .className).rows.first)
        #expect(row.best?.isAtLeast == false && row.best?.distance == Distance("320"))
        #expect(row.median?.isAtLeast == true && row.median?.distance == Distance("310"))
    }

    @Test func `two attempts score once in the standings, and beat no more for it`() throws {
        let pull = try logbook.pull()
        for (puller, distance) in [("Rick", "280"), ("Ada", "290"), ("Rick", "300")] {
            _ = try logbook.hook(pull, distance, by: puller)
        }
        let beaten = Points(places: [], isByBeaten: true)
        let rows = Standings(try logbook.ledger(), year: 2026, beaten).rows
        #expect(
            rows.map { "\($0.name) \($0.points.canonical(places: 0)) \($0.wins)" } == [
                "Rick 1 1", "Ada 0 0",
            ])
    }

    @Test func `a tractor with two pullers is one row of the standings, and the pull says so`()
        throws
    {
        let pull = try logbook.pull()
        for puller in ["Rick", "Jo"] {
            _ = try logbook.add(
                Draft(Hook.kind).setting(Hook.pull, pull.id).setting(Hook.puller, puller)
                    .setting(Hook.tractor, "WhyNot").setting(Hook.distance, "290"))
        }
        let rows = Standings(try logbook.ledger(), year: 2026, Points(places: [5, 3])).rows
        #expect(rows.map { $0.name } == ["Rick, Jo · WhyNot"])
        #expect(logbook.html("/pulls/" + pull.id.text).contains("more than one puller"))
    }
}
