import Kernel

extension Pulls {
    static let named = [Hook.tractor, Hook.puller, Hook.className, Hook.sled]

    private static func attribute(_ name: String?) -> Attribute<String> {
        named.first { $0.name == name } ?? Hook.tractor
    }

    /// All tractors, pullers, classes or sleds, and which of them may be the same.
    @Sendable static func namesScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try NamesScreen(page, attribute(page.request.query["field"]))
        return page.screen(page.language(Words.names), tint: .pulls) { html in
            html.column { screen.write(html) }
        }
    }

    @Sendable static func renameSheet(_ page: Page) throws(BookError) -> Response {
        let query = page.request.query
        return try renameSheet(
            page, attribute(query["field"]), from: query["from"] ?? "", error: nil)
    }

    private static func renameSheet(
        _ page: Page, _ attribute: Attribute<String>, from: String, error: FieldError?
    ) throws(BookError) -> Response {
        let screen = try NamesScreen(page, attribute)
        let language = page.language
        var field = FormField(
            "to", label: language(attribute.field.label), value: page.form["to"] ?? from,
            error: error?.hint(in: language))
        field.suggestions = screen.names.map { $0.name }
        let back = path + "/names?field=" + attribute.name
        return page.screen(
            language(Words.rename), tint: .pulls, status: error == nil ? 200 : 422
        ) { html in
            html.column { screen.write(html) }
        } sheet: { html in
            html.sheet(
                title: language(Words.rename), closeHref: back,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(action: path + "/names", return: back) {
                    html.hiddenFields([("field", attribute.name), ("from", from)])
                    html.textField(field)
                    html.footnote(language(Words.renameSentence), icon: .info)
                    html.buttonBar { html.submitButton(language(Words.rename)) }
                }
            }
        }
    }

    /// Writes a name anew in every hook that has it, as one action.
    @Sendable static func rename(_ page: Page) throws(BookError) -> Response {
        let attribute = attribute(page.form["field"])
        let from = page.form["from"] ?? ""
        let to = (page.form["to"] ?? "").trimmed
        do throws(BookError) {
            if to.isEmpty {
                throw BookError.refused(FieldError(attribute.field, value: "", .missing))
            }
            let drafts = try page.book.records(Query(Hook.kind))
                .filter { $0[attribute].folded == from.folded }
                .map { Draft($0).setting(attribute, to) }
            let stamp = try page.book.commit(drafts).stamp
            return page.done(stamp, at: path + "/names?field=" + attribute.name)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            return try renameSheet(page, attribute, from: from, error: refusals.first?.error)
        }
    }
}

private struct NamesScreen {
    let page: Page
    let attribute: Attribute<String>
    let names: [(name: String, count: Int, like: [String])]

    init(_ page: Page, _ attribute: Attribute<String>) throws(BookError) {
        self.page = page
        self.attribute = attribute
        var counts: [String: Int] = [:]
        var spellings: [String] = []
        for hook in try page.book.records(Query(Hook.kind)) {
            let name = hook[attribute]
            if name.isBlank { continue }
            if counts[name.folded] == nil { spellings.append(name) }
            counts[name.folded, default: 0] += 1
        }
        spellings.sort { $0.folded < $1.folded }
        let likenesses = spellings.map { NameLikeness($0) }
        names = spellings.indices.map { index in
            let like = spellings.indices.filter {
                $0 != index && likenesses[$0].isLike(likenesses[index])
            }
            let name = spellings[index]
            return (name, counts[name.folded] ?? 0, like.map { spellings[$0] })
        }
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.names), back: Link(language(Words.title), href: Pulls.path)))
        html.segmentedControl(
            label: language(Words.views),
            Pulls.named.map {
                let link = Link(
                    language($0.field.label), href: Pulls.path + "/names?field=" + $0.name)
                return (link, $0.name == attribute.name)
            })
        if names.isEmpty { return html.footnote(language(Words.noHooks), icon: .info) }
        html.group(id: "names") {
            for (index, entry) in names.enumerated() {
                let to = Parameters([
                    (name: "field", value: attribute.name), (name: "from", value: entry.name),
                ])
                var row = Row(
                    id: "n-\(index)", title: entry.name,
                    subtitle: entry.like.isEmpty
                        ? nil : language(Words.perhaps(language.list(entry.like))),
                    href: Pulls.path + "/names/rename?" + to.formEncoded,
                    figure: language.number(entry.count))
                row.figureNote = language(Words.hookNoun(entry.count))
                html.row(row)
            }
        }
    }
}
