import Kernel

extension HTML {
    /// "Shown as", the pill of a quality, and whether its symbol is its own in the project.
    func shownAs(
        _ symbol: String, _ quality: Record, isUnique: Bool, _ levels: Int, _ language: Language
    ) {
        shownAs(
            symbol, quality.title, isMeasured: quality[Quality.measured], isUnique, levels,
            language)
    }

    fileprivate func shownAs(
        _ symbol: String, _ title: String, isMeasured: Bool, _ isUnique: Bool, _ levels: Int,
        _ language: Language
    ) {
        text(language(Words.shownAs) + " ")
        pill(symbol, title, isMeasured: isMeasured, levels, language)
        span(.class(isUnique ? "good" : "warning")) {
            text(language(isUnique ? Words.unique : Words.alreadyUsed))
        }
    }
}

extension Quality {
    /// Whether no other quality of a project is shown by the same character.
    static func isUnique(_ symbol: String, besides id: RecordID?, among all: [Record]) -> Bool {
        !all.contains { $0.id != id && Quality.symbol(of: $0) == symbol }
    }
}

/// What a quality's form says while one types its title and symbol.
struct PillPreview {
    let page: Page
    let project: Record
    /// The quality being edited; `nil` of a new one.
    let quality: RecordID?

    /// Where the page script asks for it again.
    var path: String {
        Projects.path(project.id, .pill) + (quality.map { "?quality=" + $0.text } ?? "")
    }

    func write(
        title: String, symbol: String, isMeasured: Bool, _ qualities: [Record], _ html: HTML
    ) {
        let shown = Quality.symbol(symbol, title: title)
        let isUnique = Quality.isUnique(shown, besides: quality, among: qualities)
        html.p(.class("shown-as"), .id("preview"), .role("status")) {
            html.shownAs(
                shown, title, isMeasured: isMeasured, isUnique, Project.levels(of: project),
                page.language)
        }
    }
}

extension Projects {
    /// The preview alone, for what is typed so far.
    @Sendable static func pillPreview(_ page: Page) throws(BookError) -> Response {
        let query = page.request.query
        let preview = PillPreview(
            page: page, project: try page.record(Project.kind),
            quality: query["quality"].flatMap { RecordID($0) })
        let qualities = try Quality.of(preview.project.id, in: page.book)
        let html = page.html()
        preview.write(
            title: query["title"] ?? "", symbol: query["symbol"] ?? "",
            isMeasured: query.all("measured").last == "true", qualities, html)
        return page.parts(html)
    }
}
