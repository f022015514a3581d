import Kernel

/// What is to be shown to others: a record, or all that a kind's main list shows.
struct Shown {
    let kind: Kind
    let record: Record?
    let showing: Showing

    /// - Throws: Not found, also for kinds that are nobody else's business.
    init(_ kind: String, _ id: String, _ page: Page) throws(BookError) {
        guard let known = page.app.schema.kind(kind) else {
            throw .notFound(kind: page.app.schema.kinds[0], reference: id)
        }
        let missing = BookError.notFound(kind: known, reference: id)
        guard let make = page.book.rules(of: known).showing else { throw missing }
        if id == AppAddress.all {
            record = nil
        } else {
            guard let id = RecordID(id) else { throw missing }
            record = try page.book.visible(known, id)
        }
        guard let showing = try make(record, page.book, page.language) else { throw missing }
        (self.kind, self.showing) = (known, showing)
    }

    /// What the page's path names.
    init(_ page: Page) throws(BookError) {
        try self.init(page.names["kind"] ?? "", page.names["id"] ?? "", page)
    }

    var id: String { record?.id.text ?? AppAddress.all }
    var path: String { AppAddress.showing(kind, record?.id) }

    /// What it can be given away as.
    enum File: String, CaseIterable {
        case page = "page.html"
        case picture = "picture.svg"
        case words = "words.txt"

        fileprivate var label: Label {
            switch self {
            case .page: CommonsText.showPage
            case .picture: CommonsText.showPicture
            case .words: CommonsText.showText
            }
        }

        fileprivate var icon: Icon {
            switch self {
            case .page: Icon("file-earmark-richtext")
            case .picture: Icon("image")
            case .words: Icon("file-earmark-text")
            }
        }

        fileprivate var mediaType: String {
            switch self {
            case .page: "text/html; charset=utf-8"
            case .picture: "image/svg+xml"
            case .words: "text/plain; charset=utf-8"
            }
        }

        var ending: String {
            String(Substring(rawValue.utf8.drop { $0 != UInt8(ascii: ".") }))
        }

        fileprivate func bytes(_ showing: Showing, _ language: Language) -> [UInt8] {
            switch self {
            case .page: showing.document(in: language)
            case .picture: showing.picture
            case .words: [UInt8](showing.text.utf8)
            }
        }
    }
}

extension Commons {
    /// What others would see, and the ways to hand it to them.
    @Sendable static func show(_ page: Page) throws(BookError) -> Response {
        let shown = try Shown(page)
        let (language, showing) = (page.language, shown.showing)
        let tracker = page.app.tracker(of: shown.kind)
        let title = shown.record?.title ?? tracker.map { language($0.title) } ?? ""
        let back = shown.record.flatMap { page.app.href($0) } ?? tracker?.path ?? "/"
        return page.screen(
            showing.title, tint: tracker?.tint ?? .home, color: showing.color
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        showing.title, subtitle: showing.subtitle, back: Link(title, href: back)))
                html.columns { showing.write(to: html) }
                html.printAndShare("words")
                html.buttonBar {
                    for file in Shown.File.allCases { give(file, shown, language, html) }
                    if page.app.assets.hasEvents {
                        html.buttonLink(
                            language(CommonsText.showAddress), href: shown.path + "/address",
                            icon: Icon("link-45deg"))
                    }
                }
                html.div(.id("words"), .hidden()) { html.text(showing.text) }
            }
        }
    }

    /// A link to a file, which the page script hands to another program where that can be.
    private static func give(
        _ file: Shown.File, _ shown: Shown, _ language: Language, _ html: HTML
    ) {
        html.a(
            .class(file == .words ? "button without-script" : "button"),
            .href(shown.path + "/" + file.rawValue),
            .download(shown.showing.fileName + file.ending),
            .data("give", file == .picture ? "png" : "")
        ) {
            html.icon(file.icon)
            html.span { html.text(language(file.label)) }
        }
    }

    @Sendable static func shownFile(_ page: Page) throws(BookError) -> Response {
        let shown = try Shown(page)
        guard let file = page.names["file"].flatMap({ Shown.File(rawValue: $0) }) else {
            throw .notFound(kind: shown.kind, reference: page.names["file"] ?? "")
        }
        return Response(
            headers: [
                Response.Header("Content-Type", file.mediaType),
                Response.Header("Content-Disposition", "attachment"),
                Response.Header("Content-Security-Policy", Showing.contentSecurityPolicy),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: file.bytes(shown.showing, page.language))
    }

    /// What an address shows to whoever has it, as it stands now. It leads nowhere.
    @Sendable static func shownPage(_ page: Page) throws(BookError) -> Response {
        let secret = page.names["secret"] ?? ""
        guard let entry = try ShownPages(page.book).entry(secret: secret) else {
            throw .notFound(kind: page.app.schema.kinds[0], reference: secret)
        }
        let shown = try Shown(entry.kind, entry.id, page)
        return Response(
            headers: [
                Response.Header("Content-Type", Shown.File.page.mediaType),
                Response.Header("Content-Security-Policy", Showing.contentSecurityPolicy),
                Response.Header("X-Content-Type-Options", "nosniff"),
                Response.Header("X-Robots-Tag", "noindex, nofollow, noarchive"),
                Response.Header("Referrer-Policy", "no-referrer"),
                Response.Header("Cache-Control", "no-store"),
            ], body: shown.showing.document(in: page.language))
    }
}
