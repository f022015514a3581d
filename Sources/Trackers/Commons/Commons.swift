package import Kernel

/// The screens that belong to no tracker: home, search, trash, history, settings.
package enum Commons {
    package static let routes: [Route] = [
        .get("/", home),
        .post(AppAddress.undo.path, undo),
        .post(AppAddress.sample.path, loadSample),
        .get(AppAddress.search.path, search),
        .get(AppAddress.add.path, add),
        .get(AppAddress.number.path, number),
        .get(AppAddress.trash.path, trash),
        .post(AppAddress.restore.path, restore),
        .post(AppAddress.forGood.path, deleteForGood),
        .post(AppAddress.emptyTrash.path, emptyTrash),
        .post(AppAddress.keepTrash.path, keepTrash),
        .get(AppAddress.history(":kind", ":id"), history),
        .get(AppAddress.settings.path, settings),
        .post(AppAddress.settings.path, changeSettings),
        .post(AppAddress.sync.path, changeSync),
        .get(AppAddress.devices.path, desk: .serverFirst, devices),
        .get(AppAddress.devices.path + "/:device", desk: .serverFirst, device),
        .get(AppAddress.trackers.path, trackers),
        .post(AppAddress.trackers.path, changeTrackers),
        .post(AppAddress.reset.path, reset),
        .get(AppAddress.keys.path, keys),
        .get(AppAddress.check.path, isCostly: true, check),
        .get(AppAddress.look.path, look),
        .post(AppAddress.look.path, settle),
        .get(AppAddress.tables.path, tables),
        .get(AppAddress.export.path, isCostly: true, exportBook),
        .get(AppAddress.table(":kind"), isCostly: true, exportKind),
        .get(AppAddress.importing.path, importScreen),
        .post(
            AppAddress.importing.path, upTo: Route.book, unpacks: true, keepsWith: "keep",
            keepsBooks: true,
            importFile),
    ]

    /// Takes back an action; taking back an undo does the action again.
    ///
    /// Without a stamp, `last` says which: "undo" walks back through what this device did, "redo"
    /// forward again.
    @Sendable private static func undo(_ page: Page) throws(BookError) -> Response {
        if let last = page.form["last"] {
            let book = page.book
            let done = try last == "redo" ? book.redoLast() : book.undoLast()
            let path = page.returnPath(or: "/")
            return page.done(done.by, at: try way(from: path, without: done.undone, page))
        }
        guard let stamp = page.form["stamp"].flatMap({ Stamp($0) }) else {
            throw .nothingToUndo
        }
        let undo = try page.book.undo(stamp)
        return page.done(undo, at: try way(from: page.returnPath(or: "/"), without: stamp, page))
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
