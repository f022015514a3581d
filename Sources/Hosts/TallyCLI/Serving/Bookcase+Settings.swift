import Kernel
import SQLiteStore

// The books in the app's settings: what their screens show, and what is posted there.
extension Bookcase {
    /// What the screens of a request show of the books; nil where one is served alone.
    func panel(_ request: Request) throws(StoreError) -> BookPanel? {
        guard let entries = try entries() else { return nil }
        let books = entries.map { $0.book }
        var panel = BookPanel(
            books: books.filter { $0.deleted == nil }, trashed: books.filter { $0.deleted != nil })
        panel.removed = request.query["removed"].flatMap { key in
            panel.trashed.first { $0.key == key }
        }
        return panel
    }

    /// Does what was posted to the settings of books, under whichever book's address; nil for any other
    /// request. A name that is refused is shown again by `show`.
    func perform(
        _ request: Request, _ show: (Request, BookPanel.Refusal) throws(StoreError) -> Response
    ) throws(StoreError) -> Response? {
        guard request.method == .post,
            Bookcase.within(request.path) == AppAddress.books.path, let registry = try made()
        else { return nil }
        let form = Parameters(formEncoded: request.body)
        let (handle, now) = (form["book"] ?? "", request.context.now)
        let key = handle == KnownBook.first.handle ? "" : handle
        let base = key == KnownBook.split(request.path)?.key ? "" : self.base(of: request.path)
        let settings = base + AppAddress.books.path
        switch form["do"] {
        case "add":
            let typed = form["name"] ?? ""
            guard let name = KnownDevice.name(typed) else {
                return try show(request, BookPanel.Refusal(nil, typed, isTaken: false))
            }
            guard let entry = try add(name, now, registry) else {
                return try show(request, BookPanel.Refusal(nil, typed, isTaken: true))
            }
            return .seeOther(entry.book.base + "/")
        case "save":
            let typed = form["name"] ?? ""
            let name = KnownDevice.name(typed)
            guard let name, try registry.rename(key, name, now) else {
                return try show(request, BookPanel.Refusal(key, typed, isTaken: name != nil))
            }
            try registry.paint(key, PaletteColor(rawValue: form["color"] ?? ""), now)
            return .seeOther(self.base(of: request.path) + AppAddress.books.path)
        case "delete":
            let isDone = try registry.delete(key, now)
            return .seeOther(settings + (isDone ? "?removed=" + key : ""))
        case "restore": _ = try registry.restore(key)
        case "gone": _ = try deleteForGood(key, registry)
        default: break
        }
        return .seeOther(settings)
    }
}
