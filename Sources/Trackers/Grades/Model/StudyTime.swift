package import Kernel

/// When a course meets: the same hours on some days of each week.
package enum TimeSlot {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let start = Attribute<TimeOfDay>(
        Field("start", Words.studyTimeFrom, .time, .required))
    package static let end = Attribute<TimeOfDay>(
        Field("end", Words.studyTimeTo, .time, .required))
    package static let days = Field(
        "days", Words.studyTimeDays, .choices(dayChoices), .required)

    package static let kind = Kind(
        "timeSlot", Words.studyTimeTimeSlot,
        plural: Words.studyTimeTimeSlots,
        order: [.ascending(start), Order(.createdAt)], isSearchable: false,
        fields: [course.field, start.field, end.field, days])

    private static let dayChoices = Weekday.allCases.map { day in
        FieldType.Choice(day.rawValue, Label { $0.weekdayName(day, short: true) })
    }

    /// The days of a slot, Monday first.
    package static func days(of record: Record) -> [Weekday] {
        guard case .choices(let names)? = record.value(days.name) else { return [] }
        return names.compactMap { Weekday(rawValue: $0) }
    }
}

/// Minutes spent on a course on one date.
package enum StudySession {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let assignment = Attribute<RecordID>(
        Field(
            "assignment", Assignment.kind.label, .reference(to: "assignment", isOwner: false),
            .optional))
    package static let date = Attribute<CivilDate>(
        Field("date", Words.studyTimeDate, .date, .required))
    package static let minutes = Attribute<Int64>(
        Field(
            "minutes", Words.studyTimeMinutes,
            .integer(0...1_440), .required, measure: .minutes))

    package static let kind = Kind(
        "studySession", Words.studyTime,
        plural: Words.studyTimes,
        order: [.descending(date), Order(.createdAt, descending: true)], isSearchable: false,
        fields: [course.field, assignment.field, date.field, minutes.field])
}
