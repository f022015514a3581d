/// Something that somebody wants to be reminded of at a moment: what, and what is said beside its title.
package struct Reminder: Sendable {
    package let record: Record
    package let day: CivilDate
    package let time: TimeOfDay
    package let note: @Sendable (Language) -> String

    package init(
        _ record: Record, _ day: CivilDate, _ time: TimeOfDay,
        note: @escaping @Sendable (Language) -> String
    ) {
        self.record = record
        self.day = day
        self.time = time
        self.note = note
    }
}
