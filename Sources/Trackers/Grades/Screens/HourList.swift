import Kernel

/// The open work of all current courses, best hour first.
struct HourList {
    let page: Page
    let hours: [Hour]

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.nextHour), back: Link(language(Words.grades), href: Grades.path),
                isBesideList: true))
        if hours.isEmpty { return html.footnote(language(Words.nothingOpen), icon: .checkCircle) }
        html.group(id: "hours") {
            for hour in hours { row(hour, html) }
        }
        html.footnote(language(Words.nextHourSentence), icon: .info)
    }

    private func row(_ hour: Hour, _ html: HTML) {
        let language = page.language
        let details =
            [hour.course.name] + hour.dueWords(language, page.book.today)
            + hour.averageWords(language)
        var row = Row(
            id: "h-" + hour.assignment.id.text, title: hour.assignment.title,
            subtitle: details.joined(separator: " · "), href: Grades.path(hour.course.id),
            figure: "+" + language.number(hour.onCourse, places: 1))
        row.figureNote = language(Words.perTenPercent)
        html.row(row, of: hour.course.record)
    }
}

extension Grades {
    @Sendable static func hoursScreen(_ page: Page) throws(BookError) -> Response {
        let records = try Overview.counting(page.book)
        let courses = try ListedCourse.all(records, in: page.book)
        let hours = try Hour.best(courses, limit: 100, in: page.book)
        let list = try Overview(page, isBeside: true)
        return page.screen(page.language(Words.nextHour), tint: .grades) { html in
            list.write(html) { HourList(page: page, hours: hours).write(html) }
        }
    }
}
