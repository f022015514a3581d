import Kernel

/// A season's points, most first; equal points share a rank.
struct Standings {
    let rows: [Row]

    struct Row {
        let puller: String
        let tractor: String
        let points: Rational
        let pulls: Int
        let wins: Int
        var rank = 0
    }

    /// A competitor's best hook of a class at a pull counts, once.
    init(_ ledger: Ledger, _ rule: Points, className: String?) {
        var tallies: [String: Tally] = [:]
        var order: [String] = []
        for outing in ledger.outings {
            if let className, outing.className.folded != className.folded { continue }
            let status = outing.entry.run.status
            guard status != .exhibition, !outing.entry.isPullOff else { continue }
            let key = outing.puller.folded + "\n" + outing.tractor.folded
            guard key != "\n" else { continue }
            if tallies[key] == nil { order.append(key) }
            let points = rule.points(
                place: status == .disqualified ? nil : outing.entry.place,
                of: ledger.starters(with: outing))
            tallies[key, default: Tally(outing)].add(outing, points)
        }
        rows = Standings.ranked(order.compactMap { tallies[$0]?.row })
    }

    private static func ranked(_ rows: [Row]) -> [Row] {
        var rows = rows.enumerated().sorted { a, b in
            let (x, y) = (a.element, b.element)
            if x.points != y.points { return x.points > y.points }
            return x.wins == y.wins ? a.offset < b.offset : x.wins > y.wins
        }.map { $0.element }
        for index in rows.indices {
            let isTied = index > 0 && rows[index - 1].points == rows[index].points
            rows[index].rank = isTied ? rows[index - 1].rank : index + 1
        }
        return rows
    }

    private struct Tally {
        let puller: String
        let tractor: String
        private var best: [Int: Rational] = [:]
        private var pulls: Set<RecordID> = []
        private var wins = 0

        init(_ outing: Ledger.Outing) {
            puller = outing.puller
            tractor = outing.tractor
        }

        mutating func add(_ outing: Ledger.Outing, _ points: Rational) {
            best[outing.group] = max(best[outing.group] ?? .zero, points)
            pulls.insert(outing.pull.id)
            if outing.entry.place == 1 { wins += 1 }
        }

        var row: Row {
            Row(
                puller: puller, tractor: tractor, points: best.values.sum(), pulls: pulls.count,
                wins: wins)
        }
    }
}
