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
    ///
    /// - Parameter className: The number of a class's name; `nil` for all.
    init(_ ledger: Ledger, year: Int?, _ rule: Points, className: Int? = nil) {
        var tallies = Tallies(names: ledger.names)
        for meeting in ledger.meetings(in: year) {
            for contest in meeting.contests {
                if className == nil || className == contest.className { tallies.add(contest, rule) }
            }
            tallies.endPull()
        }
        rows = Standings.ranked(tallies.rows)
    }

    private static func ranked(_ rows: [Row]) -> [Row] {
        var rows = Array(rows.enumerated()).inOrder { a, b in
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
}

/// What competitors have so far, in the order in which they first pulled.
private struct Tallies {
    let names: Ledger.Names
    private var list: [Tally] = []
    private var positions: [UInt64: Int] = [:]

    private final class Tally {
        /// The first spellings.
        let outing: Outing
        var points = Rational.zero
        var pulls = 0
        var wins = 0
        /// The points of the best hook in the class that is being added.
        var best: Rational?
        var isAtPull = false

        init(_ outing: Outing) {
            self.outing = outing
        }
    }

    init(names: Ledger.Names) {
        self.names = names
    }

    mutating func add(_ contest: Meeting.Contest, _ rule: Points) {
        for outing in contest.outings where outing.status != .exhibition && !outing.isPullOff {
            guard let tally = tally(outing) else { continue }
            let place = outing.status == .disqualified ? nil : outing.place
            let points = rule.points(place: place, of: contest.starters)
            tally.best = max(tally.best ?? points, points)
            tally.isAtPull = true
            if outing.place == 1 { tally.wins += 1 }
        }
        for tally in list {
            if let best = tally.best { tally.points += best }
            tally.best = nil
        }
    }

    func endPull() {
        for tally in list where tally.isAtPull {
            tally.pulls += 1
            tally.isAtPull = false
        }
    }

    /// Whose hook it is; `nil` if nobody is named.
    private mutating func tally(_ outing: Outing) -> Tally? {
        let puller = names.pullers.names[outing.puller]
        let tractor = names.tractors.names[outing.tractor]
        if names.pullers.isBlank(puller), names.tractors.isBlank(tractor) { return nil }
        let key = UInt64(puller) << 32 | UInt64(tractor)
        if let position = positions[key] { return list[position] }
        positions[key] = list.count
        let tally = Tally(outing)
        list.append(tally)
        return tally
    }

    var rows: [Standings.Row] {
        list.map { tally in
            Standings.Row(
                puller: names.pullers.spellings[tally.outing.puller],
                tractor: names.tractors.spellings[tally.outing.tractor], points: tally.points,
                pulls: tally.pulls, wins: tally.wins)
        }
    }
}
