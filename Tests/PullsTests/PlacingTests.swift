import Kernel
import Pulls
import TestKit
import Testing

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

    @Test func `full pulls rank above distances and the disqualified last`() {
        let runs = [
            run(1, nil, .disqualified), run(2, "310"), run(3, nil, .fullPull),
            run(4, "200", .disqualified),
        ]
        #expect(places(runs) == ["2:1", "1:2", "0:3", "3:3"])
    }

    @Test func `exhibitions and hooks without a result have no place`() {
        let runs = [run(1, "320", .exhibition), run(2), run(3, "290")]
        #expect(places(runs) == ["2:1", "0:-", "1:-"])
    }

    @Test func `a full pull in the pull-off beats one before it`() {
        let runs = [run(1, nil, .fullPull), run(2, "280", .fullPull, attempt: 2)]
        #expect(places(runs) == ["1:1", "0:2"])
    }

    @Test func `the pull-off decides between full pulls and takes no place itself`() {
        let runs = [
            run(1, nil, .fullPull, by: "rick"), run(2, nil, .fullPull, by: "ada"),
            run(3, "274"), run(4, "281", attempt: 2, by: "rick"),
            run(5, "288", attempt: 2, by: "ada"),
        ]
        #expect(places(runs) == ["1:1", "0:2", "2:3", "3:-", "4:-"])
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
            #expect(byHook(runs) == byHook(shuffled))
            let placed = byHook(runs).values.compactMap { $0 }.sorted()
            for (index, place) in placed.enumerated() {
                #expect(place == 1 + (placed.firstIndex(of: place) ?? index))
            }
        }
    }

    private func byHook(_ runs: [Run]) -> [RecordID: Int?] {
        Dictionary(
            uniqueKeysWithValues: ClassResult(runs).entries.map { ($0.run.id, $0.place) })
    }
}
