import Kernel

/// Whether the ranking can be trusted: what would turn it, how likely each is to win, what each
/// score is made of.
struct WhyTab {
    let frame: ProjectFrame
    private var page: Page { frame.page }
    private var study: Study { frame.study }

    func write(_ html: HTML) {
        guard let verdict = frame.verdict, verdict.outcome.names else { return }
        holds(verdict, html)
        scales(html)
        sliders(html)
        likely(html)
        methods(html)
        html.neverBest(study, page.language, limit: 50)
        if study.comparison.method == .weightedSum { contributions(html) }
    }

    /// The least of it, beside the ranking: what would turn it.
    func glance(_ html: HTML) {
        if let verdict = frame.verdict, verdict.outcome.names { holds(verdict, html) }
    }

    private func holds(_ verdict: Verdict, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(Words.doesItHold))
        html.footnote(language(Words.doesItHoldSentence))
        html.group(id: "flips") {
            for (flip, quality) in zip(verdict.flips ?? [], study.qualities) {
                html.row(
                    Row(
                        id: "f-" + quality.id.text, title: quality.title,
                        subtitle: sentence(flip)
                            ?? language(
                                decidesTie(flip) ? Words.decidesTie : Words.holdsHere),
                        href: Projects.qualityPath(quality.id),
                        figure: language(Words.weight(language.number(quality[Quality.weight])))))
            }
        }
    }

    /// Why a weight of one doesn't mean the same for scores and for measures.
    private func scales(_ html: HTML) {
        let columns = study.comparison.columns
        let isMixed = Set(columns.map { $0.isMeasured }).count > 1
        guard isMixed, study.comparison.method == .weightedSum else { return }
        let words =
            study.record[Project.normalization] == .minMax
            ? Words.scalesDiffer(study.levels) : Words.scalesDifferByPart(study.levels)
        html.footnote(page.language(words), icon: .info)
    }

    /// Whether several lead and what they have here differs, so that any other weight tells them apart.
    private func decidesTie(_ flip: Flip) -> Bool {
        guard let column = study.qualities.firstIndex(where: { $0.id == flip.criterion.id }) else {
            return false
        }
        let gains = study.ranking.leaders.map {
            study.comparison.contribution($0.index, column) ?? .zero
        }
        return Set(gains).count > 1
    }

    /// "From 2.5 on, Small App Idea leads."
    private func sentence(_ flip: Flip) -> String? {
        let language = page.language
        let up = flip.up.map { tie in
            tie.at == flip.criterion.weight
                ? language(Words.flipAtOnce(study.title(of: tie.option)))
                : language(
                    Words.flipUp(
                        at: language.weight(tie.at), item: study.title(of: tie.option)))
        }
        let down = flip.down.map { language(below($0)) }
        let words = [up, down].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func below(_ tie: Flip.Tie) -> Label {
        let item = study.title(of: tie.option)
        if tie.at.isZero { return tie.leads ? Words.flipNone(item) : Words.flipLevel(item) }
        return Words.flipDown(at: page.language.weight(tie.at), item: item)
    }

    /// A slider for each weight; who leads follows as one moves it, and nothing is saved.
    private func sliders(_ html: HTML) {
        let language = page.language
        let trial = Trial(page: page, study: study)
        html.sectionTitle(language(Words.tryWeights))
        html.card {
            html.p(.class("sub")) { html.text(language(Words.tryWeightsSentence)) }
            html.form(
                .class("sliders"), .action(Projects.path(study.id, .why)),
                .data("preview", to: Projects.path(study.id, .trial))
            ) {
                for index in study.qualities.indices { trial.slider(index, html) }
                html.button(.type("submit"), .class("button quiet without-script")) {
                    html.text(language(Words.show))
                }
            }
            trial.ranking(html)
        }
    }

    private func likely(_ html: HTML) {
        let language = page.language
        let likelihood = Likelihood(study.comparison)
        let order = Array(study.comparison.options.indices).inOrder {
            likelihood.wins[$0] > likelihood.wins[$1]
        }
        html.sectionTitle(language(Words.howLikely))
        html.group(id: "likely") {
            for index in order.prefix(10) {
                let share = likelihood.share(index)
                let option = study.comparison.options[index]
                var row = Row(
                    id: "l-" + option.id.text, title: option.title,
                    figure: language.percent(share, places: 1))
                row.figureInLine = true
                html.row(
                    row, leading: {},
                    below: {
                        html.bar(permille: share.permille, label: option.title)
                    }, trailing: {})
            }
        }
        html.footnote(
            language(
                Words.likelyNote(
                    samples: language.number(likelihood.samples), seed: String(likelihood.seed))),
            icon: .info)
    }

    private func methods(_ html: HTML) {
        html.sectionTitle(page.language(Words.underOther))
        html.card { RankChart(study: study, language: page.language).write(html) }
        html.footnote(page.language(Words.methodsNote))
    }

    private func contributions(_ html: HTML) {
        html.sectionTitle(page.language(Words.contributions))
        html.card { ContributionChart(study: study, language: page.language).write(html) }
    }
}

extension Projects {
    @Sendable static func whyTab(_ page: Page) throws(BookError) -> Response {
        let frame = try ProjectFrame(page, try page.record(Project.kind), .why)
        let tab = WhyTab(frame: frame)
        return frame.response { html in tab.write(html) }
    }
}
