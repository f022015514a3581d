import Kernel

extension Grades {
    /// What the home screen shows: where the courses stand and what is due, or else where the next hour
    /// pays.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let language = page.language
        let records = try Overview.counting(page.book)
        guard !records.isEmpty else { return Summary() }
        let courses = try ListedCourse.all(records, in: page.book)
        let first = page.book.today.adding(days: -late)
        var hours = try Hour.due(courses, since: first, limit: most, in: page.book)
        let isDue = !hours.isEmpty
        if !isDue { hours = try Hour.best(courses, limit: 2, in: page.book) }
        return Summary(
            rings: courses.filter { $0.status == .current }.prefix(3).map { ring($0, language) },
            due: isDue ? hours.map { due($0) } : [], rows: isDue ? [] : hours.map { row($0) },
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

    /// How many days ago something open may have been due to be still to do, and how much is shown.
    private static let (late, most) = (7, 6)

    private static func due(_ hour: Hour) -> Summary.Due {
        Summary.Due(hour.due ?? .latest, row(hour), color: hour.course.record.colorClass)
    }

    private static func row(_ hour: Hour) -> Row {
        Row(
            id: "h-" + hour.assignment.id.text, title: hour.assignment.title,
            subtitle: hour.course.name, href: path(hour.course.id), symbol: .icon(.grades))
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
