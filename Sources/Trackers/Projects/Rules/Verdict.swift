import Kernel

/// Who leads a comparison, and whether that holds.
struct Verdict {
    let study: Study
    /// `nil` where it isn't asked whether the ranking holds.
    let flips: [Flip]?

    init(_ study: Study, asksWhetherItHolds: Bool) {
        self.study = study
        flips = asksWhetherItHolds ? Flip.all(study.comparison, study.ranking) : nil
    }

    /// The change of one weight that comes first, measured by the weight itself; where that is
    /// zero, by the mean of all.
    private var nearest: (flip: Flip, tie: Flip.Tie, change: Rational)? {
        var nearest: (flip: Flip, tie: Flip.Tie, change: Rational)?
        let weights = study.comparison.criteria.map { $0.weight }
        let mean = weights.sum().divided(by: Rational(max(1, weights.count))) ?? .one
        for flip in flips ?? [] {
            let weight = flip.criterion.weight
            for tie in [flip.up, flip.down].compactMap({ $0 }) {
                let distance = (tie.at - weight).magnitude
                guard let change = distance.divided(by: weight.isZero ? mean : weight) else {
                    continue
                }
                if nearest.map({ change < $0.change }) ?? true { nearest = (flip, tie, change) }
            }
        }
        return nearest
    }

    /// Whether less than a tenth of one weight decides.
    var isClose: Bool {
        guard let nearest else { return false }
        return nearest.change < (Rational(1, 10) ?? .zero)
    }

    /// "Perfect App leads by 3"; `nil` when nothing is scored.
    func headline(_ language: Language) -> String? {
        let leaders = study.ranking.leaders
        guard let leader = leaders.first,
            study.ranking.standings.contains(where: { !$0.sum.isZero })
        else { return nil }
        if leaders.count > 1 {
            let names = leaders.prefix(4).map { $0.option.title }
            return language(Words.tied(language.list(names, of: leaders.count)))
        }
        guard let second = study.ranking.standings.dropFirst().first else { return nil }
        guard second.ratio != nil else { return language(Words.leadsAlone(leader.option.title)) }
        let lead =
            study.comparison.comparesTotals
            ? language.number(leader.sum - second.sum, places: 2)
            : language.percent((leader.share ?? .zero) - (second.share ?? .zero), places: 1)
        return language(Words.leads(leader.option.title, lead))
    }

    /// "Holds unless Ease counts 2.5 or more; then Small App Idea leads."
    func remark(_ language: Language) -> String? {
        guard flips != nil, study.ranking.leaders.count == 1 else { return nil }
        guard let nearest else { return language(Words.holdsAlways) }
        let quality = study.qualities.first { $0.id == nearest.flip.criterion.id }?.title ?? ""
        let at = language.number(nearest.tie.at, places: 2)
        let item = study.title(of: nearest.tie.option)
        if nearest.tie.at == nearest.flip.criterion.weight {
            let words = Words.holdsUnlessAny(quality, item)
            return language(Words.noClearWinner) + " " + language(words)
        }
        let words =
            nearest.tie.at > nearest.flip.criterion.weight
            ? Words.holdsUnlessMore(quality, at, item) : Words.holdsUnlessLess(quality, at, item)
        return isClose ? language(Words.noClearWinner) + " " + language(words) : language(words)
    }
}

extension Language {
    /// The first of several: "A, B and C", "A, B, C and 2 more".
    func list(_ first: [String], of count: Int) -> String {
        guard count > first.count else { return list(first) }
        return first.joined(separator: ", ") + " " + self(Words.more(count - first.count))
    }
}
