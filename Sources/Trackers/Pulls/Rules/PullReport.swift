import Kernel

/// The results of a pull as `tally show pull` prints them, by class and place.
@Sendable func pullReport(
    _ pull: Record, _ book: Book, _ language: Language
) throws(BookError) -> Report.Answer {
    let unit = try Units.chosen(book, language).distance
    var answer = Report.Answer(pull.title)
    if let air = Conditions(pull).densityAltitude {
        answer.remarks = [language(Words.densityAltitude(Distance.whole(air, unit, language)))]
    }
    answer.tables = try classesOf(pull, in: book).map { $0.table(unit, language) }
    return answer
}

extension ClassResult {
    fileprivate func table(_ unit: DistanceUnit, _ language: Language) -> Report.Table {
        var headings = ClassResult.headings(language)
        headings[1] = name.isEmpty ? language(Words.noClass) : name
        return Report.Table(headings, cells(unit, language))
    }

    /// What stands over the columns of a class's results.
    static func headings(_ language: Language) -> [String] {
        [
            language(Words.place), language(Hook.puller.field.label),
            language(Hook.tractor.field.label), language(Hook.distance.field.label), "%",
        ]
    }

    /// The hooks by place, each with who, what, how far, and how much that is of the best.
    func cells(_ unit: DistanceUnit, _ language: Language) -> [[String]] {
        entriesByTractor.map { entry, above in
            let reach = [entry.run.status.code, entry.reach?.text(in: unit, language) ?? ""]
                .filter { !$0.isEmpty }.joined(separator: " ")
            let place = entry.place.map { language.ordinal($0) }
            let round =
                entry.isPullOff
                ? Words.pullOff : above == nil ? nil : Words.attempt(entry.run.attempt)
            return [
                place ?? round.map { language($0) } ?? "–", entry.run.puller,
                entry.run.tractor, reach.isEmpty ? "–" : reach,
                fieldSize > 1 ? entry.percent(language) : "–",
            ]
        }
    }
}

extension ClassResult.Entry {
    /// "91.4", "≤ 91.4", "≥ 98.4": per cent of the class's best.
    func percent(_ language: Language) -> String {
        guard let share else { return "–" }
        let sign =
            switch bound {
            case .atLeast: "≥\u{A0}"
            case .atMost: "≤\u{A0}"
            case nil: ""
            }
        return sign + language.number(share * 100, places: 1)
    }
}
