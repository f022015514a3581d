import Kernel

/// The qualities of a project two at a time, with what was said of each pair.
struct Pairs {
    let qualities: [Record]
    /// Every pair of places among the qualities.
    let places: [(Int, Int)]
    /// The strength of each pair, seen from its first; `nil` where it wasn't compared.
    let strengths: [Int64?]

    init(_ qualities: [Record], in book: Book) throws(BookError) {
        self.qualities = qualities
        places = qualities.indices.flatMap { first in
            ((first + 1)..<max(first + 1, qualities.count)).map { (first, $0) }
        }
        let judgements = try book.records(
            Judgement.kind,
            where: [Judgement.quality.isOne(of: qualities.map { $0.id })])
        strengths = places.map { first, second in
            Pairs.strength(qualities[first].id, qualities[second].id, judgements)
        }
    }

    private static func strength(
        _ first: RecordID, _ second: RecordID, _ judgements: [Record]
    ) -> Int64? {
        let found = judgements.first {
            $0[Judgement.quality] == min(first, second) && $0[Judgement.over] == max(first, second)
        }
        guard let strength = found.map({ Judgement.strength(of: $0) }) else { return nil }
        return first < second ? strength : -strength
    }

    /// Whether every pair was compared, and there are no more than that can be done with.
    var isComplete: Bool {
        !places.isEmpty && qualities.count <= PairWeights.limit
            && strengths.allSatisfy { $0 != nil }
    }

    /// What follows from them; a pair that wasn't compared counts as equal.
    var weights: PairWeights {
        var ratios = qualities.map { _ in qualities.map { _ in Rational.one } }
        for ((first, second), strength) in zip(places, strengths) {
            let strength = strength ?? 0
            let times = Rational(Int64(clamping: strength.magnitude) + 1)
            let inverse = Rational.one.divided(by: times) ?? .one
            ratios[first][second] = strength < 0 ? inverse : times
            ratios[second][first] = strength < 0 ? times : inverse
        }
        return PairWeights(ratios)
    }
}
