package import Kernel

extension Grades {
    /// What others write that becomes courses, for `tally import --as`.
    package static let formats: [ForeignFormat] =
        [GradeTable.Format.canvas, .moodle, .brightspace, .blackboard, .classroom]
        .map { gradebook($0) } + [calendarFormat]

    /// One student's row of an exporter's gradebook, as the work of a course.
    private static func gradebook(_ format: GradeTable.Format) -> ForeignFormat {
        ForeignFormat(
            format.rawValue, into: Course.kind,
            on: ForeignFormat.Screen(path + "/import", field: "text"),
            recognizes: { file in
                file.sheets.contains { GradeTable.format(of: $0.rows) == format } ? .sure : .no
            }
        ) { (file, wishes, book) throws(ForeignError) in
            guard let sheet = file.sheets.first(where: { GradeTable.format(of: $0.rows) == format })
            else { throw .refused(Words.importNotThis(format.rawValue)) }
            try refuseLong(sheet.rows.count { !$0.isBlankRow })
            let target = try ImportTarget(file, wishes, book)
            let student = try GradeTable(sheet.rows).position(of: wishes.student)
            let table = GradeTable(sheet.rows, student: student, scale: target.scale)
            let plan = ImportPlan(
                table.works, table, into: target.course, named: target.name, book,
                takes: { _ in true })
            return ForeignReading(drafts: plan.drafts, doubts: plan.doubts)
        }
    }

    /// A file holds so many rows or events at most.
    static let importLimit = 20_000

    static func refuseLong(_ count: Int) throws(ForeignError) {
        if count > importLimit { throw .refused(Words.importTooLong(count, importLimit)) }
    }
}

/// The course that receives a file: one of the book, or a new one.
struct ImportTarget {
    let course: CourseCase?
    let name: String
    let scale: Scale

    init(_ file: ForeignFile, _ wishes: ForeignWishes, _ book: Book) throws(ForeignError) {
        name = wishes.named ?? ImportTarget.stem(of: file.name) ?? wishes.language(Words.newCourse)
        var record = try wishes.receiver(Course.kind, in: book)
        if record == nil, let named = wishes.named {
            let namesakes = try ForeignError.mapping { () throws(BookError) in
                try book.records(Course.kind, where: [.titled(folded: named.folded)], limit: 2)
            }
            record = namesakes.count == 1 ? namesakes[0] : nil
        }
        guard let record else {
            course = nil
            scale = try ForeignError.mapping { () throws(BookError) in try Scales(book).preferred }
            return
        }
        let found = try ForeignError.mapping { () throws(BookError) in
            try CourseCase.read(record, in: book)
        }
        (course, scale) = (found, found.scale)
    }

    /// "grades" of "Downloads/grades.csv".
    private static func stem(of path: String) -> String? {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = String(Substring(file.prefix { $0 != UInt8(ascii: ".") })).trimmed
        return stem.isEmpty || stem == "-" ? nil : stem
    }
}
