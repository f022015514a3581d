package import Kernel

extension Grades {
    /// In the evening before it is due, what has no score yet and counts.
    package static func reminders(
        _ book: Book, on day: CivilDate
    ) throws(BookError) -> [Reminder] {
        guard let evening = TimeOfDay(hour: 18, minute: 0) else { return [] }
        let due = day.adding(days: 1)
        let work = try book.records(Assignment.kind, where: [Assignment.due == due], limit: 500)
        var reminders: [Reminder] = []
        for each in work where each[Assignment.enabled] && !each[Assignment.excused] {
            guard each.optional(Assignment.earned) == nil,
                let course = try book.record(Course.kind, each[Assignment.course])
            else { continue }
            let name = course.title
            reminders.append(
                Reminder(each, day, evening) {
                    name + " · " + $0(Words.assignmentDue) + " " + $0.date(due)
                })
        }
        return reminders
    }
}
