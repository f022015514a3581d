import Kernel

// What a file holds, and which course it is of.
extension ImportScreen {
    /// The one course that has work of this file already, by the numbers of its exporter.
    static func known(_ text: String, _ page: Page) throws(BookError) -> RecordID? {
        let works = read(text, page, Scale([])).0?.works ?? []
        let ids = Set(works.map { $0.externalID }.filter { !$0.isEmpty })
        if ids.isEmpty { return nil }
        let records = try page.book.records(
            Assignment.kind, where: [Assignment.externalID.isOne(of: Array(ids))], limit: 500)
        let courses = Set(records.map { $0[Assignment.course] })
        return courses.count == 1 ? courses.first : nil
    }

    /// The one course of the name that a plain table says.
    static func named(_ text: String, _ page: Page, _ courses: [Record]) -> RecordID? {
        guard let name = read(text, page, Scale([])).0?.courseName else { return nil }
        let found = courses.filter { $0.title.folded == name.folded }
        return found.count == 1 ? found[0].id : nil
    }

    static func read(
        _ text: String, _ page: Page, _ scale: Scale
    ) -> (GradeTable?, String?) {
        if text.isBlank { return (nil, nil) }
        if CalendarEntry.isCalendar(text) {
            let entries = CalendarEntry.all(in: ForeignFile(text: text).lines)
            let clock = ReaderClock(page.form["utc-offsets"] ?? "")
            let table = GradeTable(entries) { clock?.utcOffset(at: $0) }
            return tooLong(entries.count, page).map { (nil, $0) } ?? (table, nil)
        }
        var columns: [GradeTable.Part: Int] = [:]
        for part in GradeTable.Part.allCases {
            if let index = page.form["c-" + part.rawValue].flatMap({ Int($0) }) {
                columns[part] = index
            }
        }
        do throws(CSVError) {
            let rows = try CSV.parse(text)
            let count = rows.count { !$0.isBlankRow }
            if let problem = tooLong(count, page) { return (nil, problem) }
            let student = page.form["student"].flatMap { Int($0) }
            return (GradeTable(rows, student: student, columns: columns, scale: scale), nil)
        } catch {
            return (nil, page.language(error.label))
        }
    }

    static func tooLong(_ count: Int, _ page: Page) -> String? {
        if count <= Grades.importLimit { return nil }
        return page.language(Words.importTooLong(count: count, limit: Grades.importLimit))
    }
}
