import Kernel
import SQLiteStore

// The books in the app's settings: what their screens show, and what is posted there.
extension Bookcase {
    /// What the screens of a request show of the books; nil where one is served alone.
    func panel(_ request: Request) -> BookPanel? {
        let books: [KnownBook]
        do {
            guard let entries = try entries() else { return nil }
            books = entries.map { $0.book }
        } catch {
            // The first book is there whatever becomes of the list.
            var panel = BookPanel(books: [.first])
            panel.problem = error.problemOfList
            return panel
        }
        var panel = BookPanel(
            books: books.filter { $0.deleted == nil }, trashed: books.filter { $0.deleted != nil })
        if Bookcase.within(request.path) == AppAddress.books.path, let list {
            panel.unlisted = ((try? list.unlisted()) ?? []).map { $0.book }
        }
        panel.removed = request.query["removed"].flatMap { key in
            panel.trashed.first { $0.key == key }
        }
        return panel
    }

    /// Does what was posted to the settings of books, under whichever book's address; nil for any other
    /// request. A name that is refused is shown again by `show`.
    func perform(
        _ request: Request, _ show: (Request, BookPanel.Refusal) throws(Failure) -> Response
    ) throws(Failure) -> Response? {
        guard let list, request.method == .post,
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
                return try show(request, BookPanel.Refusal(nil, typed, .noName))
            }
            switch try add(name, now, list, registry) {
            case .added(let entry): return .seeOther(entry.book.base + "/")
            case .taken: return try show(request, BookPanel.Refusal(nil, typed, .taken))
            case .full: return try show(request, BookPanel.Refusal(nil, typed, .full))
            }
        case "save":
            let typed = form["name"] ?? ""
            let name = KnownDevice.name(typed)
            guard let name, try list.save(key, name, form["color"] ?? "", now, registry) else {
                return try show(
                    request, BookPanel.Refusal(key, typed, name == nil ? .noName : .taken))
            }
            return .seeOther(self.base(of: request.path) + AppAddress.books.path)
        case "delete":
            let isDone = try list.attempt { () throws(StoreError) in try registry.delete(key, now) }
            return .seeOther(settings + (isDone ? "?removed=" + key : ""))
        case "restore": _ = try list.attempt { () throws(StoreError) in try registry.restore(key) }
        case "enlist":
            guard try list.enlist(handle, now, registry) else {
                return try show(request, BookPanel.Refusal(nil, "", .full))
            }
        case "gone": _ = try deleteForGood(key, registry)
        default: break
        }
        return .seeOther(settings)
    }
}

extension BookList {
    /// Puts a book into the list that it doesn't name, if it is still there; whether there is room for it.
    fileprivate func enlist(
        _ name: String, _ now: Instant, _ registry: BookRegistry
    ) throws(Failure) -> Bool {
        guard let entry = try unlisted().first(where: { $0.book.name == name }) else { return true }
        return try attempt { () throws(StoreError) in
            try registry.enlist(name, file: entry.file, now)
        }
    }

    /// Names and colours a book; false if another has the name.
    fileprivate func save(
        _ key: String, _ name: String, _ color: String, _ now: Instant, _ registry: BookRegistry
    ) throws(Failure) -> Bool {
        try attempt { () throws(StoreError) in
            guard try registry.rename(key, name, now) else { return false }
            try registry.paint(key, PaletteColor(rawValue: color), now)
            return true
        }
    }
}

extension Failure {
    /// Why the list of books can't be read.
    fileprivate var problemOfList: StoreError.Reason {
        switch self {
        case .refused(.aboutBook(.damaged)): .damaged
        case .refused(.aboutBook(.newer)): .newerVersion
        case .refused(.exposed): .notPermitted
        case .store(let error, _): error.reason
        default: .unavailable
        }
    }
}
