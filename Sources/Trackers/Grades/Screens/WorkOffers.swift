import Kernel

extension Grades {
    /// A line that says of what it is when it is due, or what it brought, may be work of a course: of
    /// the one that it names, or of one of those that are taken now. The sheet shows what was understood.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        let isMonthFirst = page.language.writesMonthFirst(
            acceptLanguage: page.request.context.acceptLanguage)
        let days = SaidDay(today: page.book.today, isMonthFirst: isMonthFirst)
        let task = TypedTask(typed, days, page.numberStyle)
        let courses = try page.book.records(
            Course.kind, where: [Course.status == .current], limit: 100)
        for course in courses {
            var task = task
            if task.take(course: course) { return [try offer(task, course, page)] }
        }
        guard task.isWork else { return [] }
        return try courses.prefix(3).map { course throws(BookError) in
            try offer(task, course, page)
        }
    }

    private static func offer(
        _ task: TypedTask, _ course: Record, _ page: Page
    ) throws(BookError) -> Offer {
        var (task, query) = (task, [("course", course.id.text)])
        if let due = task.due { query.append((Assignment.due.name, due.iso)) }
        if let share = task.share(page.book.today) {
            let groups = try page.book.records(
                WeightGroup.kind, where: [WeightGroup.course == course.id], limit: 100
            ).filter { $0[WeightGroup.weight] == share }
            if groups.count == 1 {
                query.append((Assignment.weightGroup.name, groups[0].id.text))
            } else {
                task.keepPercent(in: page.language)
            }
        } else {
            query += scoreFields(task, page.language)
        }
        query.append((Assignment.name.name, task.name))
        return .form(
            Link(
                title(task, course, page),
                href: Editing.add(Assignment.kind, query, return: path(course.id))), .grades)
    }

    private static func scoreFields(_ task: TypedTask, _ language: Language) -> [(String, String)] {
        if let (earned, total) = task.points {
            return [
                (Assignment.earned.name, language.typed(earned)),
                (Assignment.total.name, language.typed(total)),
            ]
        }
        return task.percent.map { [(Assignment.earned.name, language.typed($0))] } ?? []
    }

    /// "Add “essay” to Biology · Fri 27 Nov · score 18/20".
    private static func title(_ task: TypedTask, _ course: Record, _ page: Page) -> String {
        let language = page.language
        var parts = [language(Words.addToCourse(work: task.name, course: course.title))]
        if let due = task.due { parts.append(language.date(due, style: .weekday)) }
        if let score = task.score(page) { parts.append(language(Words.offerScore(score))) }
        return parts.joined(separator: " · ")
    }
}

extension TypedTask {
    /// What share of the course it is to count: a percentage of what is still to come.
    fileprivate func share(_ today: CivilDate) -> Decimal? {
        guard let due, due >= today else { return nil }
        return percent
    }

    /// What it brought, as one says it: "18/20", "90 %".
    fileprivate func score(_ page: Page) -> String? {
        let language = page.language
        if let (earned, total) = points {
            return language.number(earned) + "/" + language.number(total)
        }
        guard share(page.book.today) == nil else { return nil }
        return percent.map { language.number($0) + " %" }
    }
}

extension TypedTask {
    /// Leaves in the name what has no place else, so that nothing typed is lost.
    fileprivate mutating func keepPercent(in language: Language) {
        guard let percent else { return }
        words.append(language.number(percent) + " %")
    }
}
