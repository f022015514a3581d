import Kernel

extension Commons {
    /// The whole book as a JSON file.
    @Sendable static func exportBook(_ page: Page) throws(BookError) -> Response {
        let (bytes, files) = try page.book.jsonWithoutFiles()
        var response = file(bytes, "application/json", "tallybook-\(page.book.today.iso).json")
        response.files = files
        return response
    }

    /// The records of one kind as a table for spreadsheets, with the mark by which they know UTF-8.
    @Sendable static func exportKind(_ page: Page) throws(BookError) -> Response {
        let name = page.names["kind"] ?? ""
        guard let kind = page.app.schema.kind(name) else {
            throw .notFound(kind: page.app.schema.kinds[0], reference: name)
        }
        let table = [0xEF, 0xBB, 0xBF] + (try page.book.csv(kind))
        return file(table, "text/csv; charset=utf-8", kind.name + ".csv")
    }

    private static func file(_ bytes: [UInt8], _ type: String, _ name: String) -> Response {
        Response(
            headers: [
                Response.Header("Content-Type", type),
                Response.Header("Content-Disposition", "attachment; filename=\"\(name)\""),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: bytes)
    }

    @Sendable static func importScreen(_ page: Page) throws(BookError) -> Response {
        let missing = page.request.query["missing"].flatMap { Int($0) } ?? 0
        return ImportScreen(page).response(
            [], remark: missing > 0 ? CommonsText.missingFiles(missing) : nil)
    }

    /// Reads a book as one action; shows of any other file what it would bring, and keeps that once
    /// it was seen.
    @Sendable static func importFile(_ page: Page) throws(BookError) -> Response {
        if let file = page.files.first(where: { !$0.bytes.isEmpty }), file.bytes.isBook {
            return try importBook(file.bytes, page)
        }
        return try ImportScreen(page).read()
    }

    /// What is wrong with a book is said line by line.
    private static func importBook(
        _ bytes: [UInt8], _ page: Page
    ) throws(BookError) -> Response {
        let summary: ImportSummary
        do throws(ImportError) {
            summary = try page.book.importJSON(bytes)
        } catch {
            if case .book(let error) = error { throw error }
            return ImportScreen(page).response(error.sentences(in: page.language))
        }
        if summary.missingFiles > 0 {
            return page.done(
                summary.stamp, at: AppAddress.importing.path + "?missing=\(summary.missingFiles)")
        }
        if let response = arrival(summary, page) { return response }
        return ImportScreen(page).taken(summary)
    }

    /// Where one goes after an import of records that brought something.
    static func arrival(_ summary: ImportSummary, _ page: Page) -> Response? {
        guard let stamp = summary.stamp else { return nil }
        if !summary.flagged.isEmpty { return page.done(stamp, at: AppAddress.look.path) }
        return page.done(stamp, or: "/")
    }
}
