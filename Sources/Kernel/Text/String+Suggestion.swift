extension String {
    /// The name that this one was probably meant to be: one it begins, or one a few slips of the
    /// finger away; `nil` when none is near.
    package func nearest(in names: [String]) -> String? {
        let typed = Array(folded.unicodeScalars.prefix(64))
        guard !typed.isEmpty else { return nil }
        if typed.count > 1, let name = begun(in: names) { return name }
        var best: (name: String, slips: Int)?
        for name in names {
            let slips = slips(from: typed, to: Array(name.folded.unicodeScalars.prefix(64)))
            guard slips <= max(1, typed.count / 3), slips < best?.slips ?? .max else { continue }
            best = (name, slips)
        }
        return best?.name
    }

    /// The name that begins so, when the others that do are only longer.
    private func begun(in names: [String]) -> String? {
        let begun = names.filter { $0.folded.hasPrefix(folded) }
        guard let shortest = begun.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
        return begun.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
    }
}

/// How many letters to insert, delete, replace or swap with their neighbour make one of the other.
///
/// Optimal string alignment distance, after Damerau, "A technique for computer detection and
/// correction of spelling errors", 1964.
private func slips(from typed: [Unicode.Scalar], to meant: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...meant.count)
    for (row, letter) in typed.enumerated() {
        var next = [row + 1]
        for (column, other) in meant.enumerated() {
            var least = min(last[column + 1] + 1, next[column] + 1)
            least = min(least, last[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == meant[column - 1], typed[row - 1] == other {
                least = min(least, before[column - 1] + 1)
            }
            next.append(least)
        }
        (before, last) = (last, next)
    }
    return last[meant.count]
}
