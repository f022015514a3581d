import Kernel

/// A table as it was understood, with what can be changed of each column and row.
struct ImportPreview {
    let page: Page
    let table: MatrixTable
    let standing: StandingScores
    /// Whether it was to be taken before all was chosen.
    let isUnchosen: Bool
    private var language: Language { page.language }

    /// How many rows are shown.
    private static let limit = 50

    func write(_ html: HTML) {
        html.dataTable(
            caption: language(Words.preview),
            headings: [language(Words.item)] + table.columns.map { heading($0) }
        ) {
            if table.columns.contains(where: { $0.weight != nil }) { weights(html) }
            for (place, row) in table.rows.enumerated().prefix(ImportPreview.limit) {
                line(place, row, html)
            }
        }
        if table.rows.count > ImportPreview.limit {
            html.footnote(language(Words.more(table.rows.count - ImportPreview.limit)))
        }
        let changed = standing.changed(table)
        if changed > 0 { html.footnote(language(Words.replaces(changed)), icon: .warning) }
        for (place, column) in table.columns.enumerated() { controls(place, column, html) }
    }

    private func heading(_ column: MatrixTable.Column) -> String {
        let unit = column.unit.map { " (" + $0 + ")" } ?? ""
        let new = column.quality == nil && !column.isSkipped ? language(Words.newMark) + ", " : ""
        return column.title + unit + " · " + new + language(words(column.use))
    }

    private func words(_ use: MatrixChoices.Use) -> Label {
        switch use {
        case .scored: Words.scoredMark
        case .measured: Words.measuredMark
        case .skipped: Words.leaveOutColumn
        }
    }

    /// A quality that the project has already stays as it is, or is left out.
    private func controls(_ place: Int, _ column: MatrixTable.Column, _ html: HTML) {
        let own = column.quality.map {
            $0[Quality.measured] ? MatrixChoices.Use.measured : .scored
        }
        let uses = MatrixChoices.Use.allCases.filter { use in
            own == nil || use == own || use == .skipped
        }
        html.selectField(
            FormField(
                "use-\(place)", label: column.title + ": " + language(Words.understoodAs),
                value: column.use.rawValue),
            uses.map { FormField.Choice($0.rawValue, language(words($0))) })
        if let style = column.style {
            html.selectField(
                FormField(
                    "style-\(place)", label: language(Words.pointsIn(column.title)),
                    value: style == .decimalComma ? "comma" : "point"),
                [
                    FormField.Choice("point", language(Words.pointIsDecimal)),
                    FormField.Choice("comma", language(Words.commaIsDecimal)),
                ])
        }
        if own == nil, !column.isSkipped { direction(place, column, html) }
    }

    /// What nothing in the table says has to be chosen.
    private func direction(_ place: Int, _ column: MatrixTable.Column, _ html: HTML) {
        let name = "lower-\(place)"
        guard column.isDirectionOpen else {
            return html.switchField(
                FormField(name, label: column.title + ": " + language(Words.lowerIsBetter)),
                on: column.isReversed)
        }
        html.selectField(
            FormField(
                name, label: language(Words.directionOf(column.title)),
                error: isUnchosen ? language(Words.mustChoose(column.title)) : nil),
            [
                FormField.Choice("", language(Words.chooseDirection)),
                FormField.Choice("false", language(Words.moreIsBetter)),
                FormField.Choice("true", language(Words.lowerIsBetter)),
            ])
    }

    private func weights(_ html: HTML) {
        html.tr {
            html.th(.scope("row")) { html.text(language(Words.weights)) }
            for column in table.columns {
                html.td(.class("number")) {
                    let old = column.quality.map { language.number($0[Quality.weight]) }
                    let new = column.weight.map { language.number($0) } ?? "–"
                    html.text(column.weight == nil || old == new ? new : arrow(old, new))
                }
            }
        }
    }

    /// "3 → 7"
    private func arrow(_ old: String?, _ new: String) -> String {
        old.map { $0 + " → " + new } ?? new
    }

    private func line(_ place: Int, _ row: MatrixTable.Row, _ html: HTML) {
        html.tr {
            html.th(.scope("row")) {
                html.text(row.title)
                if row.item == nil {
                    html.span(.class("sub")) { html.text(" · " + language(Words.newMark)) }
                }
                html.label(.class("leave-out")) {
                    html.input(
                        .type("checkbox"), .name("skip"), .value(String(place)),
                        .aria("label", language(Words.leaveOut(row.title))),
                        .checked(if: row.isSkipped))
                    html.span(.class("sub")) { html.text(language(Words.leaveOutColumn)) }
                }
            }
            for (value, column) in zip(row.values, table.columns) {
                html.td(.class("number")) {
                    let old = standing.replaced(by: value, row, column)
                    let new = value.map { language.amount($0.rational, column.unit) } ?? "–"
                    html.text(arrow(old.map { language.amount($0, column.unit) }, new))
                }
            }
        }
    }
}
