import Kernel

/// One way in which changes may arrive: in any order, cut into pieces, some of them again.
struct Schedule {
    let batches: [[Change]]

    init(_ changes: [Change], _ dice: inout Dice) {
        var pieces = changes.flatMap { dice.hits(oneIn: 3) ? $0.split : [$0] }
        pieces += pieces.filter { _ in dice.hits(oneIn: 4) }
        pieces.shuffle(using: &dice)
        var batches: [[Change]] = []
        var rest = pieces[...]
        while !rest.isEmpty {
            let count = dice.number(in: 1...max(1, pieces.count / 2))
            batches.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        self.batches = batches
    }
}
