import Kernel

/// Who leads a comparison, and whether that holds; or why that can't be said.
struct Verdict {
    let study: Study
    let outcome: Outcome
    /// `nil` where it isn't asked whether the ranking holds.
    let flips: [Flip]?

    init(_ study: Study, asksWhetherItHolds: Bool) {
        self.study = study
        outcome = Outcome(study)
        let asks = asksWhetherItHolds && outcome.names
        flips = asks ? Flip.all(study.comparison, study.ranking) : nil
    }

    /// What a comparison comes to.
    enum Outcome {
        case nothingScored
        /// Too little is scored: what of it, or of the one that would lead.
        case tooLittle
        /// One option alone.
        case single
        /// No quality weighs anything.
        case weightless
        /// Numbers are missing, or can't be compared.
        case unranked
        /// Nothing tells the options apart.
        case alike
        case tied
        case leads

        /// Whether somebody is named as the best.
        var names: Bool { self == .leads || self == .tied }

        init(_ study: Study) {
            let (evidence, leaders) = (study.evidence, study.ranking.leaders.count)
            // One that has all its numbers beside others that haven't beats nobody.
            let ranked = study.ranking.standings.count { $0.ratio != nil }
            self =
                if evidence.done == 0 { .nothingScored } else if study.items.count < 2 {
                    .single
                } else if study.comparison.criteria.allSatisfy({ $0.weight.isZero }) {
                    .weightless
                } else if !evidence.suffices {
                    .tooLittle
                } else if ranked == 1 {
                    .unranked
                } else if leaders == 0 {
                    study.comparison.hasGaps ? .unranked : .alike
                } else {
                    leaders == 1 ? .leads : .tied
                }
        }
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

    /// "Perfect App leads by 3", "1 of 9 scored"
    func headline(_ language: Language) -> String {
        switch outcome {
        case .nothingScored: language(Words.nothingScored)
        case .tooLittle: language.scored(study.evidence)
        case .single: language(Words.oneItem)
        case .weightless: language(Words.weightless)
        case .unranked: language(Words.noRank)
        case .alike: language(Words.allAlike)
        case .tied: tied(language)
        case .leads: leads(language)
        }
    }

    private func tied(_ language: Language) -> String {
        let leaders = study.ranking.leaders
        let names = leaders.prefix(4).map { $0.option.title }
        return language(Words.tied(language.list(names, of: leaders.count)))
    }

    private func leads(_ language: Language) -> String {
        let standings = study.ranking.standings
        guard let leader = standings.first, let second = standings.dropFirst().first else {
            return ""
        }
        let lead =
            study.comparison.comparesTotals
            ? language.number(leader.sum - second.sum, places: 2)
            : language.percent((leader.share ?? .zero) - (second.share ?? .zero), places: 1)
        return language(Words.leads(title: leader.option.title, by: lead))
    }

    /// What would have to be done to say more; or whether the lead holds.
    func remark(_ language: Language) -> String? {
        switch outcome {
        case .nothingScored: language(Words.nothingScoredSentence)
        case .tooLittle: language(Words.tooLittleSentence)
        case .single: language(Words.oneItemSentence)
        case .weightless: language(Words.weightlessSentence)
        case .unranked, .alike, .tied: nil
        case .leads: flips == nil ? nil : holds(language)
        }
    }

    /// "Holds unless Ease counts more than 2.5; then Small App Idea leads."
    private func holds(_ language: Language) -> String {
        guard let nearest else { return language(Words.holdsAlways) }
        let quality = study.qualities.first { $0.id == nearest.flip.criterion.id }?.title ?? ""
        let at = language.weight(nearest.tie.at)
        let item = study.title(of: nearest.tie.option)
        if nearest.tie.at == nearest.flip.criterion.weight {
            let words = Words.holdsUnlessAny(quality: quality, item: item)
            return language(Words.noClearWinner) + " " + language(words)
        }
        if !nearest.tie.leads { return language(Words.holdsButLevel(quality: quality, item: item)) }
        if nearest.tie.at.isZero {
            return language(Words.holdsUnlessNone(quality: quality, item: item))
        }
        let words =
            nearest.tie.at > nearest.flip.criterion.weight
            ? Words.holdsUnlessMore(quality: quality, at: at, item: item)
            : Words.holdsUnlessLess(quality: quality, at: at, item: item)
        return isClose ? language(Words.noClearWinner) + " " + language(words) : language(words)
    }
}

extension Comparison {
    /// Whether some options have no rank for want of numbers, or none has.
    fileprivate var hasGaps: Bool { options.indices.contains { !isRanked($0) } }
}

extension Language {
    /// "1 of 9 scored"; of the one that would lead, where all in all enough is.
    fileprivate func scored(_ evidence: Evidence) -> String {
        guard evidence.coversMost, let doubtful = evidence.doubtful else {
            return self(Words.scoredOf(scored: evidence.done, total: evidence.of))
        }
        return doubtful.option.title + ": " + scored(doubtful)
    }

    /// "1 of 3 scored"
    func scored(_ standing: Ranking.Standing) -> String {
        self(Words.scoredOf(scored: standing.scored.done, total: standing.scored.of))
    }
}

extension Language {
    /// A weight, with so many decimals that one that isn't zero isn't said to be.
    func weight(_ weight: Rational) -> String {
        var places = 2
        while places < 20, !weight.isZero, weight.rounded(places: places).isZero { places += 1 }
        return number(weight, places: places > 2 ? places + 1 : places)
    }
}
