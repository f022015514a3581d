import Kernel
import TestKit
import Testing

@testable import Pulls

/// Places held against the plainest reading of the rules in Notes/Pulls.md: whoever is beaten by
/// n others has place n + 1, on one hook.
@Suite struct PlaceLawTests {
    @Test func `places are those of a reading by comparing everyone with everyone`() {
        var dice = Dice(seed: 11)
        for round in 0..<400 {
            let runs = (0..<UInt64.random(in: 1...10, using: &dice)).map { number in
                random(number, using: &dice)
            }
            let result = ClassResult(runs)
            var expected: [String: Int] = [:]
            let owners = owners(runs)
            let isOpen = owners.values.contains {
                group($0) == 0 && merits($0, 0).last == -1
            }
            for (name, own) in owners {
                let typed = own.filter { ![.disqualified, .didNotStart].contains($0.status) }
                    .compactMap { $0.place }
                expected[name] = typed.min()
                if expected[name] == nil, let group = group(own), group < 2 {
                    expected[name] = 1 + owners.count { beats($0.value, own, isOpen) }
                }
            }
            var found: [String: Int] = [:]
            for entry in result.entries where entry.place != nil {
                let name = name(of: entry.run)
                #expect(found[name] == nil, "round \(round): two places for \(name)")
                found[name] = entry.place
            }
            #expect(found == expected, "round \(round)")
            let disqualified = owners.count { expected[$0.key] == nil && group($0.value) == 2 }
            #expect(result.fieldSize == expected.count + disqualified)
            #expect(result.fullPulls == owners.values.count { group($0) == 0 })
            let order = result.entries.map { $0.place ?? .max }
            #expect(order == order.sorted())
        }
    }

    @Test func `a place stands on the hook that it follows from`() {
        var dice = Dice(seed: 13)
        for _ in 0..<200 {
            let runs = (0..<8).map { random($0, using: &dice) }
            for own in owners(runs).values where own.allSatisfy({ $0.place == nil }) {
                guard let group = group(own), group < 2 else { continue }
                let entries = ClassResult(runs).entries
                let counting = entries.first { entry in
                    entry.isBest && own.contains { $0.id == entry.run.id }
                }
                let full = own.filter { $0.status == .fullPull }.map { $0.attempt }.min()
                #expect(group != 0 || counting?.run.attempt == full)
                let best = own.filter { $0.status == .measured }.compactMap { $0.distance }.max()
                #expect(group != 1 || counting?.run.distance == best)
            }
        }
    }

    @Test func `shares are distances over the farthest that counts`() {
        var dice = Dice(seed: 12)
        for round in 0..<200 {
            let mark = round % 2 == 0 ? Distance("302") : nil
            let runs = (0..<6).map { random($0, using: &dice) }
            let counting = runs.filter { [.measured, .fullPull].contains($0.status) }
            let open = counting.filter { $0.status == .fullPull && $0.distance == nil }
            let best = counting.compactMap { $0.reach(mark)?.distance.metres }.max()
            let isFull = counting.allSatisfy { $0.status != .fullPull || $0.distance == nil }
            for entry in ClassResult(runs, mark: mark).entries {
                let isOpen = open.contains { $0.id == entry.run.id }
                let metres = entry.run.reach(mark)?.distance.metres
                var share = metres.flatMap { best.flatMap($0.divided) }
                if mark == nil, !open.isEmpty { share = isOpen && isFull ? 1 : nil }
                #expect(entry.share == share)
                #expect(
                    entry.roughShare.map { Rational(share: $0) }
                        == entry.share.map { $0.toTwelvePlaces })
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

    private func name(of run: Run) -> String {
        run.competitor.isEmpty ? "nobody \(run.id.text)" : run.competitor
    }

    private func owners(_ runs: [Run]) -> [String: [Run]] {
        Dictionary(grouping: runs) { name(of: $0) }
    }

    /// Full pulls before distances, which have places; the disqualified compete without one.
    private func group(_ own: [Run]) -> Int? {
        if own.contains(where: { $0.status == .fullPull }) { return 0 }
        if own.contains(where: { $0.status == .measured && $0.distance != nil }) { return 1 }
        return own.contains { $0.status == .disqualified } ? 2 : nil
    }

    /// - Parameter isOpen: Whether a full pull of the class wasn't measured, so that no distance decides
    ///   between full pulls.
    private func beats(_ a: [Run], _ b: [Run], _ isOpen: Bool) -> Bool {
        guard let x = group(a), let y = group(b) else { return false }
        if x != y { return x < y }
        let unsaid = isOpen && x == 0 ? 1 : 0
        return x < 2
            && merits(a, x).dropLast(unsaid)
                .lexicographicallyPrecedes(merits(b, x).dropLast(unsaid)) { $0 > $1 }
    }

    /// What decides, one after the other, greater being better.
    ///
    /// Of full pulls: the attempt, where nothing of an earlier one is written down; of each of nine
    /// later attempts how it ended and its distance, a further attempt beating none; the distance.
    private func merits(_ own: [Run], _ group: Int) -> [Rational] {
        guard group == 0 else {
            return [
                own.filter { $0.status == .measured }.compactMap { $0.distance?.metres }.max() ?? -1
            ]
        }
        let competing = own.filter { $0.status.competes }
        let first = competing.filter { $0.status == .fullPull }.map { $0.attempt }.min() ?? 1
        let hasEarlier = competing.contains { $0.attempt < first }
        var later = competing.filter { $0.attempt > first }
            .map { (attempt: $0.attempt, worth: worth($0), metres: $0.distance?.metres ?? -1) }
        later.sort {
            ($0.attempt, -$0.worth, -$0.metres) < ($1.attempt, -$1.worth, -$1.metres)
        }
        var merits = [Rational(hasEarlier ? 1 : first)]
        for index in 0..<9 {
            let run = index < later.count ? later[index] : (attempt: 0, worth: -1, metres: -1)
            merits += [Rational(run.worth), run.worth == 2 ? -1 : run.metres]
        }
        let full = competing.filter { $0.status == .fullPull && $0.attempt == first }
        return merits + [full.map { $0.distance?.metres ?? -1 }.max() ?? -1]
    }

    private func worth(_ run: Run) -> Int {
        switch run.status {
        case .fullPull: 4
        case .measured: run.distance == nil ? 1 : 3
        case .disqualified: 2
        case .exhibition, .didNotStart: 0
        }
    }
}

extension Rational {
    fileprivate var toTwelvePlaces: Rational {
        Rational(numerator: rounded(places: 12), denominator: 1_000_000_000_000) ?? .zero
    }
}
