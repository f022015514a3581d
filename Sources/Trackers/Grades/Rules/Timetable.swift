import Kernel

/// The week of all current courses.
struct Timetable {
    let meetings: [Meeting]

    /// One course on one day.
    struct Meeting {
        let course: Record
        let slot: Record
        let day: Weekday
        let start: TimeOfDay
        let end: TimeOfDay

        func overlaps(_ other: Meeting) -> Bool {
            day == other.day && slot.id != other.slot.id && start < other.end && other.start < end
        }
    }

    init(_ book: Book) throws(BookError) {
        let courses = try book.records(Course.kind, where: Course.kind.main, limit: 500)
        let slots =
            courses.isEmpty
            ? []
            : try book.records(
                TimeSlot.kind, where: [TimeSlot.course.isOne(of: courses.map { $0.id })])
        var meetings: [Meeting] = []
        for slot in slots {
            guard let course = courses.first(where: { $0.id == slot[TimeSlot.course] }) else {
                continue
            }
            for day in TimeSlot.days(of: slot) {
                meetings.append(
                    Meeting(
                        course: course, slot: slot, day: day, start: slot[TimeSlot.start],
                        end: slot[TimeSlot.end]))
            }
        }
        self.meetings = meetings.inOrder {
            $0.day == $1.day ? $0.start < $1.start : $0.day < $1.day
        }
    }

    func meetings(on day: Weekday) -> [Meeting] { meetings.filter { $0.day == day } }

    func clashes(_ meeting: Meeting) -> Bool { meetings.contains { $0.overlaps(meeting) } }

    /// The slots that overlap with another.
    var clashing: Set<RecordID> { Set(meetings.filter { clashes($0) }.map { $0.slot.id }) }
}
