package import Kernel

/// An iCalendar file (RFC 5545) that rings every day for each project with a reminder.
package struct ReminderCalendar: Sendable {
    package let text: String

    package init(_ projects: [Record], today: CivilDate) {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tallybook//Projects//EN"]
        for project in projects {
            guard let time = project.optional(Project.reminderTime) else { continue }
            lines += ReminderCalendar.event(project, time, today)
        }
        lines.append("END:VCALENDAR")
        text = lines.map { ReminderCalendar.folded($0) + "\r\n" }.joined()
    }

    /// An event in the local time of whoever subscribes, with an alarm as it begins.
    private static func event(
        _ project: Record, _ time: TimeOfDay, _ today: CivilDate
    ) -> [String] {
        let changed = project.modifiedAt
        let stamp =
            digits(changed.date(utcOffset: 0).iso) + "T"
            + digits(changed.time(utcOffset: 0).iso) + "00Z"
        let title = escaped(project.title)
        return [
            "BEGIN:VEVENT", "UID:" + project.id.text + "@tallybook", "DTSTAMP:" + stamp,
            "DTSTART:" + digits(today.iso) + "T" + digits(time.iso) + "00", "DURATION:PT15M",
            "RRULE:FREQ=DAILY", "SUMMARY:" + title, "TRANSP:TRANSPARENT", "BEGIN:VALARM",
            "ACTION:DISPLAY", "DESCRIPTION:" + title, "TRIGGER:PT0S", "END:VALARM", "END:VEVENT",
        ]
    }

    private static func digits(_ text: String) -> String {
        text.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
            .map { String(Substring($0)) }.joined()
    }

    /// Text as a property's value (RFC 5545, 3.3.11).
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\\" || scalar == ";" || scalar == "," { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    /// Lines of at most 75 bytes, going on after a space (RFC 5545, 3.1).
    private static func folded(_ line: String) -> String {
        var result = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if length + width > 75 {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += width
        }
        return result
    }
}
