import Kernel

/// The columns of a table, each beside what it was taken for.
struct MatchScreen {
    let page: Page
    let text: String
    let table: NotesTable

    func response() -> Response {
        let language = page.language
        let isWrong = page.form["match"] != nil
        return page.screen(
            language(Words.columns), tint: .pulls, status: isWrong ? 422 : 200
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.columns), subtitle: language(Words.hooks(table.rows.count)),
                        back: Link(language(Words.paste), href: Pulls.path(.notes))))
                if isWrong { html.banner(language(Words.noResults), tone: .danger, icon: .error) }
                html.postForm(action: Pulls.path(.notes), return: nil, class: "form card") {
                    write(html)
                }
            }
        }
    }

    private func write(_ html: HTML) {
        let language = page.language
        html.hiddenFields([("table", text)])
        html.switchField(
            FormField("headings", label: language(Words.hasHeadings)), on: table.hasHeadings)
        for (index, heading) in table.headings.enumerated() { column(index, heading, html) }
        html.footnote(language(Words.sameIsOnePull), icon: .info)
        html.buttonBar {
            html.submitButton(language(Words.preview), name: "match", value: "1")
            html.submitButton(language(Words.readAgain), style: .plain)
        }
    }

    private func column(_ index: Int, _ heading: String, _ html: HTML) {
        let language = page.language
        let title = table.hasHeadings ? heading : language(Words.columnNumber) + " " + heading
        var control = FormField("column", label: title, value: table.roles[index].rawValue)
        control.idPrefix = "c-\(index)-"
        control.hint = samples(index)
        html.selectField(
            control,
            NotesTable.Role.allCases.map {
                FormField.Choice($0.rawValue, language(Words.role($0, title)))
            })
    }

    /// The first few cells that aren't empty.
    private func samples(_ column: Int) -> String? {
        var cells: [String] = []
        for row in table.rows where column < row.count && !row[column].isBlank {
            let cell = row[column].trimmed.truncated(to: 40)
            if !cells.contains(cell) { cells.append(cell) }
            if cells.count == 4 { break }
        }
        return cells.isEmpty ? nil : cells.joined(separator: " · ")
    }
}
