import Kernel

extension Grades {
    /// What the home screen shows: where the courses stand and where the next hour pays.
    @Sendable static func summary(_ page: Page) throws(BookError) -> Summary {
        let language = page.language
        let records = try Overview.counting(page.book)
        guard !records.isEmpty else { return Summary() }
        let courses = try ListedCourse.all(records, in: page.book)
        let hours = try Hour.best(courses, limit: 2, in: page.book)
        return Summary(
            rings: courses.filter { $0.status == .current }.prefix(3).map { ring($0, language) },
            rows: hours.map { row($0, page) },
            tiles: tiles(courses, language))
    }

    /// The average; of several scales each with its name.
    private static func tiles(_ courses: [ListedCourse], _ language: Language) -> [Summary.Tile] {
        let (average, names) = (Average(courses), ScaleNames(courses))
        guard average.parts.count > 1 else {
            let gpa = language.figure(average.gpa)
            return [Summary.Tile(gpa, remark: language(Words.gpa), href: path)]
        }
        return average.parts.map {
            Summary.Tile(
                language.figure($0.gpa),
                remark: language(Words.gpa) + " · " + names.name($0.scale, language), href: path)
        }
    }

    private static func row(_ hour: Hour, _ page: Page) -> Row {
        let details = [hour.course.name] + hour.dueWords(page.language, page.book.today)
        return Row(
            id: "h-" + hour.assignment.id.text, title: hour.assignment.title,
            subtitle: details.joined(separator: " · "), href: path(hour.course.id),
            symbol: .icon(.grades))
    }

    private static func ring(_ course: ListedCourse, _ language: Language) -> Summary.Ring {
        let percent = course.percent
        return Summary.Ring(
            Link(course.name, href: path(course.id)),
            permille: Int((percent ?? .zero).divided(by: 100)?.permille ?? 0),
            figure: course.marking.letter(percent, language) ?? "–",
            remark: percent.map { course.marking.text($0, language, places: 1) }
                ?? language(Words.noGradeYet),
            color: course.record.colorClass)
    }
}
