package import Kernel

/// When a course meets: the same hours on some days of each week.
package enum TimeSlot {
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .required))
    package static let start = Attribute<TimeOfDay>(
        Field("start", Label("From", german: "Von", italian: "Dalle"), .time, .required))
    package static let end = Attribute<TimeOfDay>(
        Field("end", Label("To", german: "Bis", italian: "Alle"), .time, .required))
    package static let days = Field(
        "days", Label("Days", german: "Tage", italian: "Giorni"), .choices(dayChoices), .required)

    package static let kind = Kind(
        "timeSlot", Label("Time slot", german: "Termin", italian: "Orario"),
        plural: Label("Time slots", german: "Termine", italian: "Orari"),
        order: [.ascending("start"), Order(.createdAt)], isSearchable: false,
        fields: [course.field, start.field, end.field, days])

    package static let rules = Rules(kind, check: check)

    private static let dayChoices = Weekday.allCases.map { day in
        FieldType.Choice(day.rawValue, Label { $0.weekdayName(day, short: true) })
    }

    /// The days of a slot, Monday first.
    package static func days(of record: Record) -> [Weekday] {
        guard case .choices(let names)? = record.value(days.name) else { return [] }
        return names.compactMap { Weekday(rawValue: $0) }
    }

    /// Refuses a slot that doesn't end after it starts.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        let (from, to) = (record[start], record[end])
        guard to <= from else { return nil }
        return FieldError(
            end.field, value: to.iso, .outOfRange(minimum: from.iso, maximum: "23:59"))
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
        Field("date", Label("Date", german: "Datum", italian: "Data"), .date, .required))
    package static let minutes = Attribute<Int64>(
        Field(
            "minutes", Label("Minutes", german: "Minuten", italian: "Minuti"),
            .integer(0...1_440), .required, measure: .minutes))

    package static let kind = Kind(
        "studySession", Label("Study time", german: "Lernzeit", italian: "Studio"),
        plural: Label("Study times", german: "Lernzeiten", italian: "Studio"),
        order: [.descending("date"), Order(.createdAt, descending: true)], isSearchable: false,
        fields: [course.field, assignment.field, date.field, minutes.field])

    package static let rules = Rules(kind, check: check, carry: Moving.studySession)

    /// Refuses an assignment of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        try Moving.check(record, course, assignment, book)
    }
}
