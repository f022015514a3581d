import Kernel

/// The degrees with what is done, under way, planned and missing in each of their groups.
struct DegreesScreen {
    let page: Page
    private let degrees: [Standing]

    /// A degree with its groups and its average.
    private struct Standing {
        let record: Record
        let groups: [Progress]
        let average: Average
    }

    init(_ page: Page) throws(BookError) {
        self.page = page
        var degrees: [Standing] = []
        for degree in try page.book.records(Degree.kind, limit: 50) {
            let groups = try Progress.all(of: degree, in: page.book)
            degrees.append(
                Standing(
                    record: degree, groups: groups, average: try groups.average(in: page.book)))
        }
        self.degrees = degrees
    }

    private var here: String { Grades.path(.degrees) }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.degrees), back: Link(language(Words.grades), href: Grades.path),
                isBesideList: true)
        ) {
            html.iconLink(
                .add, label: language(Degree.kind.label),
                href: Editing.add(Degree.kind, return: here))
        }
        if degrees.isEmpty { return html.emptyState(nothing) }
        for degree in degrees { write(degree, html) }
    }

    private var nothing: EmptyState {
        let language = page.language
        return EmptyState(
            icon: .grades, title: language(Words.noDegrees),
            sentence: language(Words.degreesSentence),
            action: Link(
                language(Degree.kind.label), href: Editing.add(Degree.kind, return: here)))
    }

    private func write(_ standing: Standing, _ html: HTML) {
        let language = page.language
        let (degree, groups) = (standing.record, standing.groups)
        let names = ScaleNames(groups.flatMap { $0.all })
        html.sectionTitle(degree.title) {
            html.iconLink(
                .edit, label: language(WebText.edit), href: Editing.edit(degree, return: here))
        }
        let facts = [
            degree[Degree.type], language(degree[Degree.status].label),
            language(Words.gpa) + " " + names.words(standing.average, language),
            language(Words.credits(groups.creditHours)),
        ]
        html.p(.class("sub")) {
            html.text(facts.filter { !$0.isEmpty }.joined(separator: " · "))
        }
        for progress in groups { write(progress, html) }
        html.buttonBar {
            html.buttonLink(
                language(CourseGroup.kind.label),
                href: Editing.add(CourseGroup.kind, [("degree", degree.id.text)], return: here),
                icon: .add)
            html.buttonLink(
                language(Words.planTerm), href: Grades.planPath(degree.id),
                style: .quiet, icon: .calendar)
        }
    }

    private func write(_ progress: Progress, _ html: HTML) {
        let language = page.language
        let id = progress.group.id.text
        html.group(
            GroupHeading(progress.group.title, figure: missing(progress)), id: "cg-" + id
        ) {
            html.row(
                Row(
                    id: "p-" + id, title: summary(progress),
                    href: Editing.edit(progress.group, return: here)), leading: {},
                below: { html.bar(permille: progress.permille, label: progress.group.title) },
                trailing: {})
            for course in progress.courses { html.row(course.row(language), of: course.record) }
            html.row(
                Row(
                    id: "plan-" + id, title: language(Words.planCourse),
                    href: Editing.add(
                        Course.kind, [("courseGroup", id), ("status", "planned")], return: here),
                    symbol: .icon(.add)))
        }
    }

    /// "Done 2 · Under way 1 · Planned 1"
    private func summary(_ progress: Progress) -> String {
        let language = page.language
        return [
            (Words.done, progress.done), (Words.underWay, progress.underWay),
            (Words.planned, progress.planned),
        ].map { language($0.0) + " " + language.number($0.1.courses.count) }
            .joined(separator: " · ")
    }

    private func missing(_ progress: Progress) -> String? {
        let language = page.language
        var parts: [String] = []
        if let courses = progress.missingCourses, courses > 0 {
            parts.append(language(Words.courses(courses)))
        }
        if let hours = progress.missingHours, !hours.isZero {
            parts.append(language(Words.credits(hours)))
        }
        let asks = progress.missingCourses != nil || progress.missingHours != nil
        guard asks else { return nil }
        if parts.isEmpty { return "✓" }
        let isOne =
            parts.count == 1
            && (progress.missingCourses == 1 || progress.missingHours == .one)
        return language(isOne ? Words.missing : Words.missingMany) + " "
            + parts.joined(separator: ", ")
    }
}

extension Grades {
    @Sendable static func degreesScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try DegreesScreen(page)
        let list = try Overview(page, isBeside: true)
        return page.screen(page.language(Words.degrees), tint: .grades) { html in
            list.write(html) { screen.write(html) }
        }
    }
}
