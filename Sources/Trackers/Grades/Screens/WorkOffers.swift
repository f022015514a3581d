import Kernel

extension Grades {
    /// A line that says of what it is when it is due, or what it brought, may be work of a course: of
    /// the one that it names, or of one of those that are taken now. The sheet shows what was understood.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        let task = TypedTask(typed, today: page.book.today, page.numberStyle)
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
        if let points = task.points {
            query.append((Assignment.earned.name, page.language.typed(points.earned)))
            query.append((Assignment.total.name, page.language.typed(points.total)))
        } else if let percent = task.percent {
            let groups = try page.book.records(
                WeightGroup.kind, where: [WeightGroup.course == course.id], limit: 100
            ).filter { $0[WeightGroup.weight] == percent }
            if groups.count == 1 {
                query.append((Assignment.weightGroup.name, groups[0].id.text))
            } else if task.due.map({ $0 < page.book.today }) != false {
                query.append((Assignment.earned.name, page.language.typed(percent)))
            } else {
                task.keepPercent(in: page.language)
            }
        }
        query.append((Assignment.name.name, task.name))
        var title = page.language(Words.addToCourse(work: task.name, course: course.title))
        if let due = task.due { title += " · " + page.language.date(due, style: .weekday) }
        return .form(
            Link(title, href: Editing.add(Assignment.kind, query, return: path(course.id))), .grades
        )
    }
}

extension TypedTask {
    /// Leaves in the name what has no place else, so that nothing typed is lost.
    fileprivate mutating func keepPercent(in language: Language) {
        guard let percent else { return }
        words.append(language.number(percent) + " %")
    }
}
