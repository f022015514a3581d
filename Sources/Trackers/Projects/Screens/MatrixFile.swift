import Kernel

extension Projects {
    /// The matrix for a spreadsheet: a row of weights, items in rows best first, a column of totals.
    @Sendable static func matrixFile(_ page: Page) throws(BookError) -> Response {
        let study = try Study(try page.record(Project.kind), in: page.book)
        let language = page.language
        var writer = CSVWriter()
        writer.row(
            [language(Words.item)] + study.qualities.map { Quality.heading($0) } + [
                language(Words.total)
            ])
        writer.row(
            [language(Words.weights)] + study.qualities.map { $0[Quality.weight].canonical } + [""])
        for standing in study.ranking.standings {
            writer.row(
                [standing.option.title]
                    + standing.option.values.map { $0?.canonical(places: 12) ?? "" }
                    + [standing.total?.canonical(places: 10) ?? ""])
        }
        return Response(
            headers: [
                Response.Header("Content-Type", "text/csv; charset=utf-8"),
                Response.Header("Content-Disposition", "attachment; filename=\"matrix.csv\""),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: writer.bytes)
    }
}
