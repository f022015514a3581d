import Kernel
import TestKit
import Testing

@testable import Pulls

/// Places held against the plainest reading of the rules in Notes/Pulls.md: whoever is beaten by
/// n others has place n + 1.
@Suite struct PlaceLawTests {
    @Test func `places are those of a reading by comparing everyone with everyone`() {
        var dice = Dice(seed: 11)
        for round in 0..<400 {
            let runs = (0..<UInt64.random(in: 1...10, using: &dice)).map { number in
                random(number, using: &dice)
            }
            let entries = ClassResult(runs).entries
            for entry in entries {
                #expect(entry.place == place(of: entry.run, among: runs), "round \(round)")
                #expect(entry.isPullOff == isPullOff(entry.run, among: runs))
            }
            #expect(entries.map { $0.place ?? .max } == entries.map { $0.place ?? .max }.sorted())
        }
    }

    @Test func `shares are distances over the farthest that counts`() {
        var dice = Dice(seed: 12)
        for _ in 0..<200 {
            let runs = (0..<6).map { random($0, using: &dice) }
            let best = runs.filter { [.measured, .fullPull].contains($0.status) }
                .compactMap { $0.distance?.metres }.max()
            for entry in ClassResult(runs).entries {
                let metres = entry.run.distance?.metres
                #expect(entry.share == metres.flatMap { best.flatMap($0.divided) })
                let rough = entry.run.distance?.share(of: entry.best)
                #expect(rough.map { Rational(share: $0) } == entry.share.map { $0.toTwelvePlaces })
            }
        }
    }

    private func random(_ number: UInt64, using dice: inout Dice) -> Run {
        let distance = ["300", "300 ft", "91.44 m", "290", "305' 6\"", "305.5", nil]
        return run(
            number, distance.randomElement(using: &dice) ?? nil,
            HookStatus.allCases.randomElement(using: &dice) ?? .measured,
            attempt: Int64.random(in: 1...3, using: &dice),
            place: Int.random(in: 0...9, using: &dice) == 0 ? 2 : nil,
            by: ["", "a", "b", "c"].randomElement(using: &dice) ?? "")
    }

    private func isPullOff(_ run: Run, among all: [Run]) -> Bool {
        all.contains {
            !run.competitor.isEmpty && $0.competitor == run.competitor && $0.status == .fullPull
                && $0.attempt < run.attempt
        }
    }

    private func place(of run: Run, among all: [Run]) -> Int? {
        if let place = run.place { return place }
        guard group(run, all) != nil else { return nil }
        return 1 + all.count { beats($0, run, all) }
    }

    /// Full pulls before distances before the disqualified; nothing else has a place.
    private func group(_ run: Run, _ all: [Run]) -> Int? {
        if run.status == .exhibition || isPullOff(run, among: all) { return nil }
        if run.status == .measured { return run.distance == nil ? nil : 1 }
        return run.status == .fullPull ? 0 : 2
    }

    private func beats(_ a: Run, _ b: Run, _ all: [Run]) -> Bool {
        guard let x = group(a, all), let y = group(b, all) else { return false }
        if x != y { return x < y }
        if x == 2 { return false }
        var (mine, theirs) = (merits(a, x, all), merits(b, y, all))
        // A further attempt beats none.
        while mine.count < theirs.count { mine.append(-2) }
        while theirs.count < mine.count { theirs.append(-2) }
        return mine.lexicographicallyPrecedes(theirs) { $0 > $1 }
    }

    /// What decides, one after the other, greater being better: the attempt of a full pull, the
    /// distance, and of every later attempt of the same how it ended and its distance.
    private func merits(_ run: Run, _ group: Int, _ all: [Run]) -> [Rational] {
        let far = run.distance?.metres ?? -1
        guard group == 0 else { return [far] }
        var merits = [Rational(run.attempt), far]
        let own = all.filter {
            !run.competitor.isEmpty && $0.competitor == run.competitor && $0.attempt > run.attempt
        }
        for later in own.enumerated().sorted(by: {
            ($0.element.attempt, $0.offset) < ($1.element.attempt, $1.offset)
        }) {
            merits += [Rational(worth(later.element)), later.element.distance?.metres ?? -1]
        }
        return merits
    }

    private func worth(_ run: Run) -> Int {
        switch run.status {
        case .fullPull: 4
        case .measured: run.distance == nil ? 1 : 3
        case .disqualified: 2
        case .exhibition: 1
        }
    }
}

extension Rational {
    fileprivate var toTwelvePlaces: Rational {
        Rational(numerator: rounded(places: 12), denominator: 1_000_000_000_000) ?? .zero
    }
}
