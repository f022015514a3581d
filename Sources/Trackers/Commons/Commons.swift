package import Kernel

/// The screens that belong to no tracker: home, search, trash, history, settings.
package enum Commons {
    package static let routes: [Route] = [
        .get("/", home),
        .post("/undo", undo),
        .post("/sample", loadSample),
        .get("/search", search),
        .get("/trash", trash),
        .post("/trash/restore", restore),
        .get("/history/:kind/:id", history),
        .get("/settings", settings),
        .post("/settings", changeSettings),
        .post("/settings/sync", changeSync),
        .post("/reset", reset),
        .get("/settings/check", check),
        .get("/settings/tables", tables),
        .get("/export.json", exportBook),
        .get("/export/:kind", exportKind),
        .get("/import", importScreen),
        .post("/import", importBook),
    ]

    /// Takes back an action; taking back an undo does the action again.
    @Sendable private static func undo(_ page: Page) throws(BookError) -> Response {
        guard let stamp = page.form["stamp"].flatMap({ Stamp($0) }) else {
            throw .nothingToUndo
        }
        return page.done(try page.book.undo(stamp), or: "/")
    }
}
