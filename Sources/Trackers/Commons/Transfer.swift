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
        return importScreen(page, problems: [], remark: missing > 0 ? .missingFiles(missing) : nil)
    }

    /// Reads the posted file as one action; what is wrong with it is said line by line.
    @Sendable static func importBook(_ page: Page) throws(BookError) -> Response {
        guard let file = page.files.first, !file.bytes.isEmpty else {
            return importScreen(page, problems: [page.language(CommonsText.nothingChosen)])
        }
        if ForeignFile.isPacked(file.bytes) {
            return importScreen(page, problems: [page.language(CommonsText.notABookButSheets)])
        }
        do {
            let summary = try page.book.importJSON(file.bytes)
            if summary.missingFiles > 0 {
                return page.done(summary.stamp, at: "/import?missing=\(summary.missingFiles)")
            }
            guard let stamp = summary.stamp else {
                return importScreen(page, problems: [], remark: .nothingNew)
            }
            if !summary.flagged.isEmpty { return page.done(stamp, at: "/settings/look") }
            return page.done(stamp, or: "/")
        } catch {
            if case .book(let error) = error { throw error }
            return importScreen(page, problems: error.sentences(in: page.language))
        }
    }

    private static func importScreen(
        _ page: Page, problems: [String], remark: CommonsText? = nil
    ) -> Response {
        let language = page.language
        return page.screen(
            language(CommonsText.importTitle), tint: .home, status: problems.isEmpty ? 200 : 422
        ) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.importTitle),
                        back: Link(language(WebText.settings), href: "/settings")))
                if let remark { html.banner(language(remark), icon: .info) }
                for problem in problems {
                    html.banner(problem, tone: .danger, icon: .error)
                }
                html.card {
                    html.p { html.text(language(CommonsText.importSentence)) }
                    html.postForm(action: "/import", return: "/", multipart: true) {
                        html.fileField(
                            FormField("file", label: language(CommonsText.file)),
                            accept: ".json,application/json")
                        html.buttonBar {
                            html.submitButton(language(CommonsText.importButton))
                        }
                    }
                }
            }
        }
    }
}
