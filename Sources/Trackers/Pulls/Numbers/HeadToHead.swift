import Kernel

/// How often a tractor was placed before each other one in the same class of the same pull.
struct HeadToHead {
    struct Row {
        var tractor: String
        var won = 0
        var tied = 0
        var lost = 0
        var met: Int { won + tied + lost }
    }

    let rows: [Row]

    init(_ ledger: Ledger, of tractor: String) {
        let own = tractor.folded
        var classes: [Int: [String: (name: String, place: Int)]] = [:]
        for outing in ledger.outings {
            guard let place = outing.entry.place, !outing.tractor.isBlank else { continue }
            let name = outing.tractor.folded
            let known = classes[outing.group]?[name]?.place ?? .max
            if place < known {
                classes[outing.group, default: [:]][name] = (outing.tractor, place)
            }
        }
        var rows: [String: Row] = [:]
        for places in classes.values {
            guard let mine = places[own]?.place else { continue }
            for (other, theirs) in places where other != own {
                var row = rows[other] ?? Row(tractor: theirs.name)
                row.tractor = min(row.tractor, theirs.name)
                if mine < theirs.place { row.won += 1 }
                if mine == theirs.place { row.tied += 1 }
                if mine > theirs.place { row.lost += 1 }
                rows[other] = row
            }
        }
        self.rows = rows.values.sorted {
            $0.met == $1.met ? $0.tractor.folded < $1.tractor.folded : $0.met > $1.met
        }
    }
}
