import Kernel

extension Projects {
    /// The matrix for a spreadsheet, as `tally export --as matrix` prints it: it can be taken in again
    /// and gives the same ranking.
    @Sendable static func matrixFile(_ page: Page) throws(BookError) -> Response {
        let study = try Study(try page.record(Project.kind), in: page.book)
        return Response(
            headers: [
                Response.Header("Content-Type", "text/csv; charset=utf-8"),
                Response.Header("Content-Disposition", "attachment; filename=\"matrix.csv\""),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: OwnMatrix.csv(study))
    }
}
