import Kernel

/// How often a tractor was placed before each other one in the same class of the same pull.
struct HeadToHead {
    struct Row {
        var tractor = ""
        var won = 0
        var tied = 0
        var lost = 0
        var met: Int { won + tied + lost }
    }

    let rows: [Row]

    /// - Parameter appearances: Those of the tractor.
    init(_ ledger: Ledger, _ appearances: [Appearance]) {
        var rows: [Int: Row] = [:]
        var last: Meeting.Contest?
        for appearance in appearances where appearance.contest !== last {
            last = appearance.contest
            let own = ledger.names.tractors.names[appearance.outing.tractor]
            HeadToHead.add(appearance.contest, of: own, ledger.names.tractors, to: &rows)
        }
        self.rows = Array(rows.values).inOrder {
            $0.met == $1.met ? $0.tractor.folded < $1.tractor.folded : $0.met > $1.met
        }
    }

    /// Everybody's best place counts.
    private static func add(
        _ contest: Meeting.Contest, of own: Int, _ table: NameTable, to rows: inout [Int: Row]
    ) {
        guard let mine = contest.bestPlace({ table.names[$0.tractor] == own }) else { return }
        var others: [Int: (spelling: Int, place: Int)] = [:]
        for outing in contest.outings {
            let name = table.names[outing.tractor]
            guard let place = outing.order, name != own, !table.isBlank(name) else { continue }
            if others[name].map({ place < $0.place }) ?? true {
                others[name] = (outing.tractor, place)
            }
        }
        for (name, other) in others {
            var row = rows[name] ?? Row()
            row.tractor = table.spellings[other.spelling]
            if mine < other.place { row.won += 1 }
            if mine == other.place { row.tied += 1 }
            if mine > other.place { row.lost += 1 }
            rows[name] = row
        }
    }
}

extension Meeting.Contest {
    /// The best place of the hooks that are meant.
    func bestPlace(_ isMeant: (Outing) -> Bool) -> Int? {
        var best: Int?
        for outing in outings where isMeant(outing) {
            guard let place = outing.order else { continue }
            best = min(best ?? place, place)
        }
        return best
    }
}
