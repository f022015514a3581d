import Kernel

extension GradeTable.Part {
    var label: Label {
        switch self {
        case .name: Assignment.kind.label
        case .score: Words.result
        case .total: Assignment.total.field.label
        case .due: Assignment.due.field.label
        case .group: WeightGroup.kind.label
        case .weight: WeightGroup.weight.field.label
        case .course: Course.kind.label
        }
    }
}

extension Grades {
    @Sendable static func importScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        return page.screen(
            page.language(Words.importTitle), tint: .grades, status: screen.status
        ) { html in
            html.column { screen.write(html) }
        }
    }

    /// Shows what a file holds, or keeps it and asks for the weights, which no file has.
    @Sendable static func importGrades(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        guard screen.isReady, let (course, drafts, isNews) = screen.kept else {
            return try importScreen(page)
        }
        let stamp = try page.book.commit(drafts).stamp
        let next = isNews ? try afterImport(course, page.book) : path(course)
        return page.done(stamp, at: next)
    }

    /// Where new work goes on to: to its groups and their weights. Without weights no group is missed.
    private static func afterImport(
        _ course: RecordID, _ book: Book
    ) throws(BookError) -> String {
        let record = try book.visible(Course.kind, course)
        if record[Course.weights] == Weighting.none { return path(course, .weights) }
        return try weighing(course, in: book, else: .weights)
    }
}
