/// One request being answered: what was asked, of which book, in which language.
package final class Page {
    package let app: App
    package let request: Request
    /// The named segments of the path.
    package let names: Parameters
    package let book: Book
    package let language: Language
    /// How the reader writes numbers.
    package let numberStyle: NumberStyle
    package let theme: Chrome.Theme
    /// Which trackers are shown, and in which order.
    package let order: TrackerOrder
    /// The fields of the posted form.
    package let form: Parameters
    /// The files of the posted form.
    package let files: [Multipart.Part]
    /// Where the browser is, without what only the next page is told: where a post comes back to.
    package let here: String
    /// The record that the screen is about, if its path names one.
    private(set) var subject: Record?
    /// What a screen's own toast says where nothing was done.
    package var notice: (message: String, link: Link)?
    /// A script of the screen's own: where it is there, the page is loaded and not taken in.
    package var script: String?
    /// What others did since somebody looked, where several keep the book.
    package private(set) lazy var news = (try? book.news()) ?? nil
    /// What is remembered once the page was shown.
    private(set) var notes: [Note] = []

    /// What a replica remembers for itself.
    struct Note {
        let setting: Setting
        let value: String?
    }

    /// - Parameter writes: Whether the request may write.
    init(
        _ app: App, _ request: Request, _ names: Parameters, _ store: Store,
        _ posted: Posted? = nil, writes: Bool = false
    ) throws(BookError) {
        self.app = app
        self.names = names
        let context = request.context
        book = Book(
            store, app.rulebook, now: context.now, utcOffset: context.utcOffset, seed: context.seed)
        let chosen = try book.setting(.language).flatMap { Language(rawValue: $0) }
        language = chosen ?? Language.preferred(acceptLanguage: context.acceptLanguage)
        numberStyle = NumberStyle(
            language, acceptLanguage: context.acceptLanguage, isChosen: chosen != nil)
        book.prefersMetric = language.prefersMetric(acceptLanguage: context.acceptLanguage)
        theme = try book.setting(.theme).flatMap { Chrome.Theme(rawValue: $0) } ?? .system
        order = TrackerOrder(try book.setting(.trackers) ?? "", app.trackers)
        var asked = request
        asked.query.style = numberStyle
        self.request = asked
        let posted = posted ?? Posted(request)
        var form = posted.form
        form.style = numberStyle
        self.form = form
        files = posted.files
        book.asOf = form[HTML.asOfName].flatMap { LogPlace($0) }
        book.isReading = !writes
        here = Page.here(request)
    }

    private static func here(_ request: Request) -> String {
        var request = request
        let own = [
            Page.doneName, Page.overName, Page.countedName, Page.rowName, Page.thereName,
            HTML.actionsName,
        ]
        request.query.pairs.removeAll { own.contains($0.name) }
        return request.target
    }
}

/// What a request brings: the fields of a form and its files.
struct Posted {
    let form: Parameters
    let files: [Multipart.Part]

    /// Reads a body that is a form of either kind; anything else is an empty form.
    init(_ request: Request) {
        let isForm = request.method == .post
        guard isForm, request.contentType.hasPrefix("multipart/form-data") else {
            form = isForm ? Parameters(formEncoded: request.body) : Parameters([])
            files = []
            return
        }
        let parts =
            (try? Multipart.parse(request.body, contentType: request.contentType)) ?? []
        let fields = parts.filter { $0.filename == nil }
        form = Parameters(fields.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
        files = parts.filter { $0.filename != nil }
    }
}

extension Page {
    /// The record that the path names by `:id`.
    package func record(_ kind: Kind, _ name: String = "id") throws(BookError) -> Record {
        let reference = names[name] ?? ""
        guard let id = RecordID(reference) else {
            throw .notFound(kind: kind, reference: reference)
        }
        let record = try book.visible(kind, id)
        subject = subject ?? record
        return record
    }

    /// Has something be remembered once the page was shown to somebody who has a say in how the book looks here.
    package func remember(_ setting: Setting, _ value: String?) {
        guard request.method == .get, request.context.mayKeepChoices else { return }
        notes.append(Note(setting: setting, value: value))
    }

    /// Where to go after a post: the form's `return`, if it stays within the app.
    package func returnPath(or fallback: String) -> String {
        Page.within(form["return"]) ?? fallback
    }

    /// Where the address of a form says that it leads back to, or `fallback`.
    package func asked(toReturn fallback: String) -> String {
        Page.within(request.query["return"]) ?? fallback
    }

    private static func within(_ path: String?) -> String? {
        path.flatMap { Attr.isSafe($0) && $0.hasPrefix("/") ? $0 : nil }
    }

    /// Goes back to where the form came from, or to `fallback`, and says there what was done.
    package func done(_ stamp: Stamp?, or fallback: String) -> Response {
        done(stamp, at: returnPath(or: fallback))
    }

    /// Goes to `path` and says there what was done.
    package func done(_ stamp: Stamp?, at path: String) -> Response {
        done(stamp, at: path, telling: [])
    }

    /// Goes to `path` and says there how what was asked for came out: so many are new, were there
    /// already, and were left out.
    package func done(
        _ stamp: Stamp?, at path: String, added: Int, there: Int, left: Int = 0
    ) -> Response {
        if there + left == 0 { return done(stamp, at: path) }
        return done(
            stamp, at: path, telling: [(Page.countedName, "\(added)-\(there)-\(left)")])
    }

    /// Goes to `path` and says there what was done, after what was done right before it, the latest first.
    package func done(_ stamp: Stamp?, at path: String, after row: [Stamp]) -> Response {
        if row.isEmpty { return done(stamp, at: path) }
        let stamps = row.prefix(Page.longestRow).map { $0.text }.joined(separator: ".")
        return done(stamp, at: path, telling: [(Page.rowName, stamps)])
    }

    /// Goes to `path` with what only the page there is told.
    private func done(
        _ stamp: Stamp?, at path: String, telling more: [(name: String, value: String)]
    ) -> Response {
        var told = more
        if let stamp {
            told.append((Page.doneName, stamp.text))
            if book.overwrites, let place = book.asOf { told.append((Page.overName, place.text)) }
        }
        return .seeOther(Page.address(path, telling: told))
    }

    /// The address of a page of the app that is told something, in words that stand in addresses as they are.
    package static func address(
        _ path: String, telling told: [(name: String, value: String)]
    ) -> String {
        if told.isEmpty { return path }
        let page = path.utf8.prefix { $0 != UInt8(ascii: "#") }
        let joint = page.contains(UInt8(ascii: "?")) ? "&" : "?"
        let query = told.map { $0.name + "=" + $0.value }.joined(separator: "&")
        return String(Substring(page)) + joint + query
            + String(Substring(path.utf8.dropFirst(page.count)))
    }

    /// What was done right before the action that a toast speaks of, the latest first.
    package func row(_ said: Parameters) -> [Stamp] {
        let stamps = said[Page.rowName]?.utf8.split(separator: UInt8(ascii: ".")) ?? []
        return stamps.prefix(Page.longestRow).compactMap { Stamp(String(Substring($0))) }
    }

    /// How many actions one tap takes back beside the one that the toast speaks of.
    private static let longestRow = 30

    /// The name of what says which actions came right before another.
    static let rowName = "row"
    /// The query parameter that says how many were new, there already, and left out.
    static let countedName = "counted"

    /// The query parameter that names what was there already, of which the screen gives notice.
    package static let thereName = "there"

    /// The query parameter that names the action a toast speaks of.
    package static let doneName = "done"
    /// The query parameter beside it with the moment since when what it wrote over had changed.
    static let overName = "over"
}
