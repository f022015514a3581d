import Kernel

extension Pulls {
    private static func naming(_ name: String?) -> Naming {
        name.flatMap { Naming(rawValue: $0) } ?? .tractor
    }

    /// All tractors, pullers, classes, sleds or categories, and which of them may be the same.
    @Sendable static func namesScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try NamesScreen(page, naming(page.request.query["field"]))
        let list = try PullList(page)
        return page.screen(page.language(Words.names), tint: .pulls) { html in
            list.write(html) { screen.write($0) }
        }
    }

    /// Writes a name anew in every hook that has it, as one action.
    @Sendable static func rename(_ page: Page) throws(BookError) -> BatchEditor {
        let asked = page.request.method == .post ? page.form : page.request.query
        let (naming, from) = (naming(asked["field"]), asked["from"] ?? "")
        let name = Field("to", naming.field.label, .line, .optional)
        return BatchEditor(page, [name], starting: ["to": from]) { () throws(BookError) in
            let to = (page.form["to"] ?? "").trimmed
            if to.isEmpty { throw .refused(FieldError(name, value: "", .missing)) }
            let drafts = try page.book.records(Query(Hook.kind))
                .compactMap { naming.renamed($0, from, to) }
            let stamp = try page.book.commit(drafts).stamp
            return page.done(stamp, at: path(.names) + "?field=" + naming.rawValue)
        } screen: { (form) throws(BookError) in
            try renameSheet(page, naming, from: from, form, name)
        }
    }

    private static func renameSheet(
        _ page: Page, _ naming: Naming, from: String, _ form: Form, _ name: Field
    ) throws(BookError) -> Response {
        let screen = try NamesScreen(page, naming)
        let list = try PullList(page)
        let language = page.language
        var field = form.control(name, in: language)
        field.autofocus = true
        field.suggestions = screen.suggestions
        let back = path(.names) + "?field=" + naming.rawValue
        return page.screen(
            language(Words.rename), tint: .pulls, status: form.status
        ) { html in
            list.write(html) { screen.write($0) }
        } sheet: { html in
            html.sheet(
                title: language(Words.rename), closeHref: back,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path(.names), return: back) {
                    html.hiddenFields([("field", naming.rawValue), ("from", from)])
                    html.textField(field)
                    html.footnote(language(Words.renameSentence), icon: .info)
                    html.buttonBar { html.submitButton(language(Words.rename)) }
                }
            }
        }
    }
}

private struct NamesScreen {
    let page: Page
    let naming: Naming
    private let names: [(name: String, count: Int)]
    private let shown: ShownRows
    /// What the names that are shown may be the same as.
    private let like: [[String]]

    init(_ page: Page, _ naming: Naming) throws(BookError) {
        self.page = page
        self.naming = naming
        names = try Ledger.of(page.book).counts(of: naming)
        shown = ShownRows(page, of: names.count)
        let all = names.map { NameLikeness($0.name) }
        like = all.prefix(shown.count).enumerated().map { [names] index, likeness in
            all.indices.filter { $0 != index && all[$0].isLike(likeness) }.map { names[$0].name }
        }
    }

    var suggestions: [String] { names.map { $0.name } }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.names), back: Link(language(Words.title), href: Pulls.path),
                isBesideList: true))
        html.segmentedControl(
            label: language(Words.names),
            Naming.allCases.map {
                let link = Link(
                    language($0 == .custom ? Words.categoriesTab : $0.field.label),
                    href: Pulls.path(.names) + "?field=" + $0.rawValue)
                return (link, $0 == naming)
            })
        if names.isEmpty { return html.footnote(language(Words.noNames), icon: .info) }
        html.group(id: "names") {
            for (index, entry) in names.prefix(shown.count).enumerated() {
                html.row(row(index, entry))
            }
        }
        shown.write(html)
    }

    private func row(_ index: Int, _ entry: (name: String, count: Int)) -> Row {
        let language = page.language
        let to = Parameters([
            (name: "field", value: naming.rawValue), (name: "from", value: entry.name),
        ])
        let alike = like[index]
        var row = Row(
            id: "n-\(index)", title: entry.name,
            subtitle: alike.isEmpty ? nil : language(Words.perhaps(language.list(alike))),
            href: Pulls.path(.rename) + "?" + to.formEncoded,
            figure: language.number(entry.count))
        row.figureNote = language(Words.hookNoun(entry.count))
        return row
    }
}
