package import Kernel

extension Projects {
    /// Every day at its time, each open project with a reminder.
    package static func reminders(
        _ book: Book, on day: CivilDate
    ) throws(BookError) -> [Reminder] {
        try book.records(Project.kind, where: Project.kind.main, limit: 500).compactMap { project in
            project.optional(Project.reminderTime).map { time in
                Reminder(project, day, time) { $0(Words.projectDailyReminder) }
            }
        }
    }
}
