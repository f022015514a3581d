import Kernel

/// A season's points, most first; equal points share a rank.
struct Standings {
    let rows: [Row]

    struct Row {
        /// Who pulled with it, in the order in which they first did.
        let pullers: [String]
        /// Blank where hooks named only their puller.
        let tractor: String
        let points: Rational
        let pulls: Int
        /// In how many different classes it took part.
        let classes: Int
        let wins: Int
        var rank = 0

        /// "Rick · WhyNot", "Rick, Dale · WhyNot"
        var name: String {
            [pullers.joined(separator: ", "), tractor].filter { !$0.isBlank }
                .joined(separator: " · ")
        }
    }

    /// The place that a tractor holds in a class at a pull counts, once.
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
    let names: NameTables
    private var list: [Tally] = []
    private var positions: [Int: Int] = [:]

    private final class Tally {
        /// The first spelling; `nil` where only the puller is known.
        var tractor: Int?
        /// Each in its first spelling.
        var pullers: [Int] = []
        var points = Rational.zero
        var pulls = 0
        /// The numbers of the names of the classes that it took part in.
        var classes: Set<Int> = []
        var wins = 0
        /// The points of the class that is being added, once there are any.
        var ofClass: Rational?
        var isAtPull = false

        func has(_ puller: Int, _ table: NameTable) -> Bool {
            pullers.contains { table.names[$0] == table.names[puller] }
        }
    }

    init(names: NameTables) {
        self.names = names
    }

    mutating func add(_ contest: Meeting.Contest, _ rule: Points) {
        for outing in contest.outings where outing.status.competes {
            guard let tally = tally(outing) else { continue }
            if let place = outing.place {
                tally.ofClass = rule.points(place: place, of: contest.fieldSize)
                if place == 1 { tally.wins += 1 }
            } else if tally.ofClass == nil {
                tally.ofClass = rule.showing
            }
            tally.isAtPull = true
        }
        for tally in list {
            guard let points = tally.ofClass else { continue }
            tally.points += points
            tally.classes.insert(contest.className)
            tally.ofClass = nil
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
        if outing.owner < 0 { return nil }
        let position = positions[outing.owner] ?? list.count
        if position == list.count {
            positions[outing.owner] = position
            list.append(Tally())
        }
        let tally = list[position]
        if tally.tractor == nil, !names.tractors.isBlank(outing.tractor) {
            tally.tractor = outing.tractor
        }
        if !names.pullers.isBlank(outing.puller), !tally.has(outing.puller, names.pullers) {
            tally.pullers.append(outing.puller)
        }
        return tally
    }

    var rows: [Standings.Row] {
        list.map { tally in
            Standings.Row(
                pullers: tally.pullers.map { names.pullers.spellings[$0] },
                tractor: tally.tractor.map { names.tractors.spellings[$0] } ?? "",
                points: tally.points, pulls: tally.pulls, classes: tally.classes.count,
                wins: tally.wins)
        }
    }
}
