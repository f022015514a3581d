import Kernel

extension Grades {
    /// What the home screen shows: where the courses stand and what is due, or else where the next hour
    /// pays.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let language = page.language
        let records = try Overview.counting(page.book)
        guard !records.isEmpty else { return Summary() }
        let courses = try ListedCourse.all(records, in: page.book)
        let due = try due(courses, page)
        let hours = due.isEmpty ? try Hour.best(courses, limit: 2, in: page.book) : []
        return Summary(
            rings: courses.filter { $0.status == .current }.prefix(3).map { ring($0, language) },
            due: due, rows: hours.map { row($0.assignment, of: $0.course) },
            tiles: tiles(courses, language))
    }

    /// The average; of several scales each with its name.
    private static func tiles(_ courses: [ListedCourse], _ language: Language) -> [Summary.Tile] {
        let (average, names) = (Average(courses), ScaleNames(courses))
        if average.parts.count == 1, let part = average.parts.first {
            let credits = language(Words.credits(part.hours))
            return [
                Summary.Tile(
                    language.figure(part.gpa), remark: language(Words.gpa),
                    note: language(Words.overCredits(credits)), href: path)
            ]
        }
        return average.parts.map {
            Summary.Tile(
                language.figure($0.gpa),
                remark: language(Words.gpa) + " · " + names.name($0.scale, language),
                note: language(Words.overCredits(language(Words.credits($0.hours)))), href: path)
        }
    }

    /// How long ago something open may have been due to be still to do, in days, and how much is shown.
    private static let (late, most) = (7, 6)

    /// Open work of current courses, by day.
    private static func due(
        _ courses: [ListedCourse], _ page: Page
    ) throws(BookError) -> [Summary.Due] {
        let first = page.book.today.adding(days: -late)
        var open: [(course: ListedCourse, id: RecordID, day: CivilDate)] = []
        for course in courses where course.status == .current {
            for one in course.standing.open {
                if let day = one.due, day >= first { open.append((course, one.id, day)) }
            }
        }
        var due: [Summary.Due] = []
        for one in open.inOrder({ $0.day < $1.day }).prefix(most) {
            guard let record = try page.book.record(Assignment.kind, one.id) else { continue }
            due.append(Summary.Due(one.day, row(record, of: one.course)))
        }
        return due
    }

    private static func row(_ assignment: Record, of course: ListedCourse) -> Row {
        Row(
            id: "h-" + assignment.id.text, title: assignment.title, subtitle: course.name,
            href: path(course.id), symbol: .icon(.grades))
    }

    private static func ring(_ course: ListedCourse, _ language: Language) -> Summary.Ring {
        let percent = course.percent
        return Summary.Ring(
            Link(course.name, href: path(course.id)),
            permille: Int((percent ?? .zero).divided(by: 100)?.permille ?? 0),
            figure: course.marking.text(percent, language),
            remark: remark(course, language),
            color: course.record.colorClass)
    }

    /// "A− so far"
    private static func remark(_ course: ListedCourse, _ language: Language) -> String {
        guard let percent = course.percent else { return language(Words.noGradeYet) }
        guard let letter = course.marking.letter(percent, language) else {
            return language(Words.courseStanding)
        }
        return language(Words.letterSoFar(letter))
    }
}
