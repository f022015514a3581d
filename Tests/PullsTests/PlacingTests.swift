import Kernel
import TestKit
import Testing

@testable import Pulls

/// The hooks' numbers with their places, in the order of the results.
private func places(_ runs: [Run]) -> [String] {
    let numbers = Dictionary(
        uniqueKeysWithValues: runs.map { ($0.id, runs.firstIndex(of: $0.id) ?? 0) })
    return ClassResult(runs).entries.map { entry in
        "\(numbers[entry.run.id] ?? 0):" + (entry.place.map { "\($0)" } ?? "-")
    }
}

extension [Run] {
    fileprivate func firstIndex(of id: RecordID) -> Int? { firstIndex { $0.id == id } }
}

@Suite struct PlacingTests {
    @Test func `the farthest is first and equal distances share a place`() {
        let runs = [run(1, "300"), run(2, "305' 6\""), run(3, "91.44 m"), run(4, "250")]
        #expect(places(runs) == ["1:1", "0:2", "2:2", "3:4"])
    }

    @Test func `full pulls rank above distances, and the disqualified have no place`() {
        let runs = [
            run(1, nil, .disqualified), run(2, "310"), run(3, nil, .fullPull),
            run(4, "200", .disqualified),
        ]
        #expect(places(runs) == ["2:1", "1:2", "0:-", "3:-"])
        #expect(ClassResult(runs).fieldSize == 4)
    }

    @Test func `who didn’t start has no place, not even a typed one, and isn’t of the field`() {
        let runs = [run(1, nil, .didNotStart, place: 1), run(2, "290"), run(3, "280")]
        #expect(places(runs) == ["1:1", "2:2", "0:-"])
        #expect(ClassResult(runs).fieldSize == 2)
    }

    @Test
    func `nobody knows how far an unmeasured full pull went, so all full pulls share a place`() {
        let runs = [
            run(1, nil, .fullPull, by: "a"), run(2, "305.2", .fullPull, by: "b"),
            run(3, "301", .fullPull, by: "c"), run(4, "299", by: "d"),
        ]
        #expect(places(runs) == ["0:1", "1:1", "2:1", "3:4"])
    }

    @Test func `exhibitions and hooks without a result have no place`() {
        let runs = [run(1, "320", .exhibition), run(2), run(3, "290")]
        #expect(places(runs) == ["2:1", "0:-", "1:-"])
    }

    @Test func `a full pull of a later attempt alone is the pull-off’s and beats one before it`() {
        let runs = [run(1, nil, .fullPull), run(2, "280", .fullPull, attempt: 2)]
        #expect(places(runs) == ["1:1", "0:2"])
    }

    @Test func `a full pull in the second of two attempts is worth one in the first`() {
        let runs = [
            run(1, "290", by: "rick"), run(2, nil, .fullPull, by: "ada"),
            run(3, nil, .fullPull, attempt: 2, by: "rick"),
        ]
        #expect(places(runs) == ["1:1", "2:1", "0:-"])
    }

    @Test func `the pull-off decides between full pulls and takes no place itself`() {
        let runs = [
            run(1, nil, .fullPull, by: "rick"), run(2, nil, .fullPull, by: "ada"),
            run(3, "274"), run(4, "281", attempt: 2, by: "rick"),
            run(5, "288", attempt: 2, by: "ada"),
        ]
        #expect(places(runs) == ["1:1", "0:2", "2:3", "3:-", "4:-"])
    }

    @Test func `the pull-off decides whatever the full pulls before it measured`() {
        let runs = [
            run(1, "312", .fullPull, by: "rick"), run(2, "305", .fullPull, by: "ada"),
            run(3, "281", attempt: 2, by: "rick"), run(4, "288", attempt: 2, by: "ada"),
        ]
        #expect(places(runs) == ["1:1", "0:2", "2:-", "3:-"])
    }

    @Test func `a tractor holds one place, on the better of two attempts`() {
        let runs = [
            run(1, "280", by: "rick"), run(2, "290", by: "ada"), run(3, "285", by: "sam"),
            run(4, "300", attempt: 2, by: "rick"), run(5, "270", attempt: 2, by: "ada"),
        ]
        let result = ClassResult(runs)
        #expect(places(runs) == ["3:1", "1:2", "2:3", "0:-", "4:-"])
        #expect(result.fieldSize == 3)
        #expect(result.entries.map { $0.isBest } == [true, true, true, false, false])
    }

    @Test func `two hooks without an attempt written down hold one place, too`() {
        #expect(places([run(1, "280", by: "rick"), run(2, "290", by: "rick")]) == ["1:1", "0:-"])
    }

    @Test func `a disqualified attempt doesn’t take away another that counts`() {
        let runs = [
            run(1, nil, .disqualified, by: "rick"), run(2, "250", attempt: 2, by: "rick"),
            run(3, "290", by: "ada"), run(4, nil, .disqualified, attempt: 2, by: "ada"),
            run(5, nil, .disqualified, by: "sam"),
            run(6, "x", .disqualified, attempt: 2, by: "sam"),
        ]
        #expect(places(runs) == ["2:1", "1:2", "0:-", "3:-", "4:-", "5:-"])
        #expect(ClassResult(runs).fieldSize == 3)
    }

    @Test func `a place typed for a disqualified hook is no standing, nor that of another hook`() {
        let runs = [
            run(1, nil, .disqualified, place: 1, by: "sam"), run(2, "300", by: "ada"),
            run(3, nil, .disqualified, place: 2, by: "ada"), run(4, "310", by: "jo"),
        ]
        #expect(places(runs) == ["3:1", "1:2", "0:-", "2:-"])
    }

    @Test func `whoever is disqualified in the pull-off keeps the full pull`() {
        let runs = [
            run(1, nil, .fullPull, by: "rick"), run(2, nil, .fullPull, by: "ada"),
            run(3, nil, .disqualified, attempt: 2, by: "rick"),
            run(4, "200", attempt: 2, by: "ada"), run(5, "299", by: "sam"),
        ]
        #expect(places(runs) == ["1:1", "0:2", "4:3", "2:-", "3:-"])
    }

    @Test func `a tractor is one whoever pulls with it, and a puller’s only tractor is meant`() {
        let runs = [
            Run(id: .numbered(1), distance: Distance("280"), puller: "Rick", tractor: "WhyNot"),
            Run(id: .numbered(2), distance: Distance("290"), puller: "Jo", tractor: "whynot"),
            Run(id: .numbered(3), distance: Distance("295"), attempt: 2, puller: "rick"),
            Run(id: .numbered(4), distance: Distance("270"), puller: "Ada"),
            Run(id: .numbered(5), distance: Distance("275"), attempt: 2, puller: "Ada"),
        ]
        #expect(places(runs) == ["2:1", "4:2", "0:-", "1:-", "3:-"])
        #expect(ClassResult(runs).fieldSize == 2)
    }

    @Test func `a puller of two tractors in a class holds a place with each`() {
        let runs = ["A", "B", ""].enumerated().map {
            Run(
                id: .numbered(UInt64($0.offset)), distance: Distance("28\($0.offset)"),
                puller: "Rick", tractor: $0.element)
        }
        #expect(places(runs) == ["2:1", "1:2", "0:3"])
    }

    @Test func `the judges’ place on a pull-off is the tractor’s`() {
        let runs = [
            run(1, nil, .fullPull, by: "rick"), run(2, nil, .fullPull, by: "ada"),
            run(3, attempt: 2, place: 1, by: "ada"),
        ]
        #expect(places(runs) == ["2:1", "0:2", "1:-"])
    }

    @Test func `full pulls without a pull-off share the first place`() {
        let runs = [run(1, nil, .fullPull, by: "a"), run(2, nil, .fullPull, by: "b"), run(3, "1")]
        #expect(places(runs) == ["0:1", "1:1", "2:3"])
    }

    @Test func `the judges’ place stands, and moves nobody else`() {
        let runs = [run(1, "300"), run(2, "290", place: 1), run(3, "280")]
        #expect(places(runs) == ["0:1", "1:1", "2:3"])
    }

    @Test func `shares are of the best that counts`() {
        let result = ClassResult([
            run(1, "200"), run(2, "250"), run(3, "300", .exhibition), run(4, "300", .disqualified),
            run(5),
        ])
        #expect(
            result.entries.map { $0.share?.canonical(places: 3) } == [
                "1", "0.8", "1.2", "1.2", nil,
            ])
    }

    private func shares(_ runs: [Run], mark: String? = nil) -> [String] {
        ClassResult(runs, mark: mark.flatMap { Distance($0) }).entries.map { entry in
            let sign = entry.bound.map { $0 == .atMost ? "≤" : "≥" } ?? ""
            return sign + (entry.share?.canonical(places: 3) ?? "-")
        }
    }

    @Test func `an unmeasured full pull counts as the mark, and the others as at most`() {
        let runs = [run(1, nil, .fullPull), run(2, "270"), run(3, "240")]
        #expect(shares(runs, mark: "300 ft") == ["1", "≤0.9", "≤0.8"])
        #expect(
            shares(runs + [run(4, "320", .fullPull)], mark: "300") == [
                "≥0.938", "≤1", "≤0.844", "≤0.75",
            ])
    }

    @Test func `without a mark a full pull is the best and nobody’s share of it is known`() {
        let runs = [run(1, nil, .fullPull), run(2, "270")]
        #expect(shares(runs) == ["1", "-"])
        #expect(shares(runs + [run(3, "320", .fullPull)]) == ["-", "-", "-"])
    }

    @Test func `classes are told apart by their words and not by their spelling`() {
        let runs = ["Pro Farm", "Open", "pro farm "].enumerated().map {
            Run(id: .numbered(UInt64($0.offset)), className: $0.element)
        }
        #expect(ClassResult.all(runs).map { $0.name } == ["Pro Farm", "Open"])
        #expect(ClassResult.all(runs).map { $0.entries.count } == [2, 1])
    }

    /// Places are those of a competition: one more than the number of better ones.
    @Test func `places follow from the results alone, in whatever order they came`() {
        var dice = Dice(seed: 1)
        for _ in 0..<100 {
            let runs = (0..<UInt64.random(in: 1...12, using: &dice)).map { number in
                run(
                    number, "\(Int.random(in: 200...206, using: &dice))",
                    HookStatus.allCases.randomElement(using: &dice) ?? .measured,
                    attempt: Int64.random(in: 1...2, using: &dice),
                    by: ["", "a", "b"].randomElement(using: &dice) ?? "")
            }
            let shuffled = runs.shuffled(using: &dice)
            #expect(byOwner(runs) == byOwner(shuffled))
            let placed = byHook(runs).values.compactMap { $0 }.sorted()
            let result = ClassResult(runs)
            let out = Set(result.entries.filter { $0.run.status == .disqualified }.map { $0.owner })
                .subtracting(result.entries.filter { $0.isBest }.map { $0.owner })
            #expect(placed.count + out.count == result.fieldSize)
            for (index, place) in placed.enumerated() {
                #expect(place == 1 + (placed.firstIndex(of: place) ?? index))
            }
        }
    }

    /// The place of each competitor; of equal hooks either may be the one that counts.
    private func byOwner(_ runs: [Run]) -> [String: [Int]] {
        var places: [String: [Int]] = [:]
        for entry in ClassResult(runs).entries {
            guard let place = entry.place else { continue }
            places[entry.run.competitor, default: []].append(place)
        }
        return places.mapValues { $0.sorted() }
    }

    private func byHook(_ runs: [Run]) -> [RecordID: Int?] {
        Dictionary(
            uniqueKeysWithValues: ClassResult(runs).entries.map { ($0.run.id, $0.place) })
    }
}

@Suite struct OpenPullOffTests {
    @Test func `a full pull that a pull-off doesn’t measure is as good as a measured one`() {
        let runs = [
            run(1, nil, .fullPull, by: "a"), run(2, nil, .fullPull, by: "b"),
            run(3, "310", .fullPull, attempt: 2, by: "a"),
            run(4, nil, .fullPull, attempt: 2, by: "b"),
        ]
        #expect(Placing(runs, [0, 1, 0, 1]).places.compactMap { $0 } == [1, 1])
    }
}
