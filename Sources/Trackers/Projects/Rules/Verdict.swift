import Kernel

/// Who leads a comparison, and whether that holds.
struct Verdict {
    let study: Study
    let flips: [Flip]

    init(_ study: Study) {
        self.study = study
        flips = Flip.all(study.comparison, study.ranking)
    }

    /// The change of one weight that comes first, measured by the weight itself.
    private var nearest: (flip: Flip, tie: Flip.Tie, change: Rational)? {
        var nearest: (flip: Flip, tie: Flip.Tie, change: Rational)?
        for flip in flips {
            for tie in [flip.up, flip.down].compactMap({ $0 }) {
                let distance = (tie.at - flip.criterion.weight).magnitude
                guard let change = distance.divided(by: flip.criterion.weight) else { continue }
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
            study.ranking.standings.contains(where: { !$0.total.isZero })
        else { return nil }
        if leaders.count > 1 {
            return language(Words.tied(language.list(leaders.prefix(4).map { $0.option.title })))
        }
        guard let second = study.ranking.standings.dropFirst().first else { return nil }
        if study.comparison.ignoresUnscored {
            let lead = (leader.share ?? .zero) - (second.share ?? .zero)
            return language(
                Words.leads(leader.option.title, language.percent(lead, places: 1)))
        }
        return language(
            Words.leads(
                leader.option.title, language.number(leader.total - second.total, places: 2)))
    }

    /// "Holds unless Ease counts 2.5 or more; then Small App Idea leads."
    func remark(_ language: Language) -> String? {
        guard study.ranking.leaders.count == 1 else { return nil }
        guard let nearest else { return language(Words.holdsAlways) }
        let quality = study.qualities.first { $0.id == nearest.flip.criterion.id }?.title ?? ""
        let at = language.number(nearest.tie.at, places: 2)
        let item = study.title(of: nearest.tie.option)
        let words =
            nearest.tie.at > nearest.flip.criterion.weight
            ? Words.holdsUnlessMore(quality, at, item) : Words.holdsUnlessLess(quality, at, item)
        return isClose ? language(Words.noClearWinner) + " " + language(words) : language(words)
    }
}
