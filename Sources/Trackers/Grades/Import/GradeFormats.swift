package import Kernel

extension Grades {
    /// What others write that becomes courses, for `tally import --as`.
    package static let formats: [ForeignFormat] =
        [GradeTable.Format.canvas, .moodle, .brightspace, .blackboard, .classroom]
        .map { gradebook($0) } + [tableFormat, calendarFormat]

    /// A table of grades that somebody keeps, with a work in each row.
    private static let tableFormat = ForeignFormat(
        "grades", into: Course.kind, on: ForeignFormat.Screen(path(.importing), field: "text"),
        recognizes: { file in
            file.sheets.map { certainty($0.rows) }.first { $0 != .no } ?? .no
        }
    ) { (file, wishes, book) throws(ForeignError) in
        guard let sheet = file.sheets.first(where: { certainty($0.rows) != .no }) else {
            throw .refused(Words.importNotThis("grades"))
        }
        try refuseLong(sheet.rows.count { !$0.isBlankRow })
        let courses = GradeTable(sheet.rows).students
        if !courses.isEmpty, wishes.into != nil || wishes.named != nil {
            throw .refused(Words.importSeveralCourses(courses))
        }
        var reading = ForeignReading()
        for course in courses.isEmpty ? [nil] : courses.indices.map({ $0 }) as [Int?] {
            let part = try readTable(sheet.rows, course, file, wishes, book)
            reading.drafts += part.drafts
            reading.doubts += part.doubts
            reading.lines += part.lines
        }
        return reading
    }

    private static func certainty(_ rows: [[String]]) -> ForeignFormat.Certainty {
        GradeTable.format(of: rows) == .plain ? PlainTable.certainty(rows) : .no
    }

    /// The rows of one course.
    private static func readTable(
        _ rows: [[String]], _ course: Int?, _ file: ForeignFile, _ wishes: ForeignWishes,
        _ book: Book
    ) throws(ForeignError) -> ForeignReading {
        let plain = GradeTable(rows, student: course)
        var wishes = wishes
        if wishes.into == nil, wishes.named == nil {
            wishes.named = course.map { plain.students[$0] } ?? plain.courseName
        }
        let target = try ImportTarget(file, wishes, book)
        let table = GradeTable(rows, student: course, scale: target.scale)
        let plan = ImportPlan(
            table.works, table, into: target.course, named: target.name, book,
            takes: { _ in true })
        return ForeignReading(
            drafts: plan.drafts, doubts: plan.doubts, lines: table.columnLines + plan.lines)
    }

    /// One student's row of an exporter's gradebook, as the work of a course.
    private static func gradebook(_ format: GradeTable.Format) -> ForeignFormat {
        ForeignFormat(
            format.rawValue, into: Course.kind,
            on: ForeignFormat.Screen(path(.importing), field: "text"),
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
            return ForeignReading(drafts: plan.drafts, doubts: plan.doubts, lines: plan.lines)
        }
    }

    /// A file holds so many rows or events at most.
    static let importLimit = 20_000

    static func refuseLong(_ count: Int) throws(ForeignError) {
        if count > importLimit {
            throw .refused(Words.importTooLong(count: count, limit: importLimit))
        }
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
            if namesakes.count > 1 { throw .refused(Words.importNamesakes(named)) }
            record = namesakes.first
        } else if record == nil {
            try ImportTarget.refuse(second: name, book)
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

    /// Of two files of one name the second would be another course, which nobody asked for.
    private static func refuse(second name: String, _ book: Book) throws(ForeignError) {
        let namesakes = try ForeignError.mapping { () throws(BookError) in
            try book.records(Course.kind, where: [.titled(folded: name.folded)], limit: 1)
        }
        if !namesakes.isEmpty { throw .refused(Words.importNameTaken(name)) }
    }

    /// "grades" of "Downloads/grades.csv".
    private static func stem(of path: String) -> String? {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = String(Substring(file.prefix { $0 != UInt8(ascii: ".") })).trimmed
        return stem.isEmpty || stem == "-" ? nil : stem
    }
}
