import Kernel

extension Pulls {
    /// `tally show tractor WhyNot`
    static let tractorReport = Report(
        "tractor",
        Words.tractorReportHowTractorWentWhat,
        of: "NAME"
    ) { (question, book) throws(BookError) in
        let ledger = try Ledger.of(book)
        let names = ledger.counts(of: .tractor).map { $0.name }
        let name = try question.known(Hook.tractor.field, question.subject, among: names)
        let tractor = TractorFigures(ledger, name)
        let unit = try Units.chosen(book, question.language).distance
        return tractor.reported(unit, question.language)
    }
}

/// What is known of a tractor.
struct TractorFigures {
    let name: String
    let appearances: [Appearance]
    let influences: [Influence]
    let rivals: HeadToHead
    let row: Bests.Row?
    /// How many classes it won.
    let wins: Int

    init(_ ledger: Ledger, _ asked: String) {
        appearances = ledger.appearances(of: asked)
        name = appearances.last.map { ledger.names.tractors.spellings[$0.outing.tractor] } ?? asked
        influences = Influence.all(appearances)
        rivals = HeadToHead(ledger, appearances)
        row = Bests.row(appearances)
        wins = appearances.reduce(0) { $0 + ($1.outing.place == 1 ? 1 : 0) }
    }

    fileprivate func reported(_ unit: DistanceUnit, _ language: Language) -> Report.Answer {
        var answer = Report.Answer(name)
        answer.facts = facts(unit, language)
        answer.tables = [hooks(unit, language), met(language)]
        answer.remarks = influences.map { influence in
            let title = language(
                Words.whatHelps(tractor: name, name: influence.name.label(Units(unit), language)))
            let ranges = influence.comparison.map {
                language(Words.comparison(influence, $0, Units(unit)))
            }
            let finding = language(Words.finding(influence, Units(unit)))
            let unshared =
                influence.unshared > 0 ? language(Words.unshared(influence.unshared)) : nil
            return [title + ".", ranges.map { $0 + "." }, finding, unshared].compactMap { $0 }
                .joined(separator: " ")
        }
        if influences.isEmpty { answer.remarks = [language(Words.tooFew)] }
        answer.figures = figures
        return answer
    }

    private func facts(
        _ unit: DistanceUnit, _ language: Language
    ) -> [(name: String, value: String)] {
        guard let row else { return [] }
        let best = row.best?.text(in: unit, language) ?? language(HookStatus.fullPull.label)
        var facts = [(name: language(Words.best), value: best)]
        if let median = row.median {
            facts.append((language(Words.median), median.text(in: unit, language)))
        }
        if let share = row.share {
            facts.append(("%", language(Words.ofWinner(language.percent(share, places: 1)))))
        }
        return facts + [(language(Words.winsHeading), "\(wins)")]
    }

    private func hooks(_ unit: DistanceUnit, _ language: Language) -> Report.Table {
        Report.Table(
            [
                language(Pull.date.field.label), language(Pull.kind.label),
                language(Hook.className.field.label), language(Words.place),
                language(Hook.distance.field.label), "%",
            ],
            appearances.map { one in
                let outing = one.outing
                let reach = outing.reach?.text(in: unit, language)
                return [
                    language.date(one.meeting.date), one.meeting.title, one.contest.title,
                    outing.place.map { language.ordinal($0) } ?? "–",
                    [outing.status.code, reach ?? ""].filter { !$0.isEmpty }.joined(separator: " "),
                    outing.countingShare.map {
                        language.number(Rational(share: $0) * 100, places: 1)
                    }
                        ?? "–",
                ]
            })
    }

    private func met(_ language: Language) -> Report.Table {
        Report.Table(
            [language(Words.headToHead), ""],
            rivals.rows.map { [$0.tractor, language(Words.met($0))] })
    }

    private var figures: JSON {
        .object([
            JSON.Member("tractor", .string(name)), JSON.Member("best", .reach(row?.best)),
            JSON.Member("median", .reach(row?.median)),
            JSON.Member("unmeasured", .integer(row?.unknown ?? 0)),
            JSON.Member("share", .figure(row?.share)), JSON.Member("wins", .integer(wins)),
            JSON.Member("hooks", .array(appearances.map { $0.figures })),
            JSON.Member("influences", .array(influences.map { $0.figures })),
            JSON.Member(
                "met",
                .array(
                    rivals.rows.map {
                        .object([
                            JSON.Member("tractor", .string($0.tractor)),
                            JSON.Member("won", .integer($0.won)),
                            JSON.Member("lost", .integer($0.lost)),
                            JSON.Member("tied", .integer($0.tied)),
                        ])
                    })),
        ])
    }
}

extension Appearance {
    fileprivate var figures: JSON {
        .object([
            JSON.Member("pull", .string(meeting.id.text)),
            JSON.Member("date", .string(meeting.date.iso)),
            JSON.Member("class", .string(contest.title)),
            JSON.Member("status", .string(outing.status.rawValue)),
            JSON.Member("place", .integer(outing.place)),
            JSON.Member("reach", .reach(outing.reach)),
            JSON.Member("share", .figure(outing.countingShare.map { Rational(share: $0) })),
        ])
    }
}

extension Influence {
    /// `slope` and `margin` are per cent of the tractor's own mean for one more.
    fileprivate var figures: JSON {
        .object([
            JSON.Member("of", .string(name.published)),
            JSON.Member("hooks", .integer(points.count)),
            JSON.Member("slope", .figure(fit.slope)), JSON.Member("margin", .figure(fit.margin)),
            JSON.Member("chance", .figure(fit.chance)), JSON.Member("looks", .integer(looks)),
            JSON.Member("clear", .boolean(isLineClear)),
        ])
    }
}

extension Influence.Name {
    fileprivate var published: String {
        switch self {
        case .tirePressure: Hook.tirePressure.name
        case .category(let name): name
        }
    }
}
