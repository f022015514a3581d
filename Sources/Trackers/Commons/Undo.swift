import Kernel

/// The screens that belong to no tracker: home, search, trash, history, settings.
package enum Commons {
    /// Takes back an action; taking back an undo does the action again.
    ///
    /// Without a stamp, `last` says which: "undo" walks back through what this device did, "redo"
    /// forward again.
    @Sendable static func undo(_ page: Page) throws(BookError) -> Response {
        if let last = page.form["last"] {
            let book = page.book
            let done = try last == "redo" ? book.redoLast() : book.undoLast()
            let path = page.returnPath(or: "/")
            return page.done(done.by, at: try way(from: path, without: done.undone, page))
        }
        guard let stamp = page.form["stamp"].flatMap({ Stamp($0) }) else {
            throw .nothingToUndo
        }
        let done = try page.book.undo([stamp] + page.row(page.form))
        let path = try way(from: page.returnPath(or: "/"), without: stamp, page)
        return page.done(done.last, at: path, after: done.dropLast().reversed())
    }

    /// Where to go after an undo: where one was, unless that shows what isn't there any more.
    private static func way(
        from path: String, without stamp: Stamp, _ page: Page
    ) throws(BookError) -> String {
        let place = path.utf8.prefix { $0 != UInt8(ascii: "?") }
        let ids = place.split(separator: UInt8(ascii: "/")).compactMap { RecordID(utf8: $0) }
        guard !ids.isEmpty else { return path }
        let store = page.book.store
        let changes = try page.book.reading { () throws(StoreError) in try store.action(stamp) }
        for change in changes where ids.contains(change.record) {
            guard let kind = page.app.schema.kind(change.kind),
                let tracker = page.app.tracker(of: kind),
                try page.book.record(kind, change.record)?.isHidden ?? true
            else { continue }
            return tracker.path
        }
        return path
    }
}
