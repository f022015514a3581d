import Kernel

/// The week drawn to scale: a column a day, a block for each meeting, overlapping ones side by side.
///
/// It only pictures what the lists below say, and shows where there is room for it.
struct WeekPicture {
    let timetable: Timetable
    let language: Language

    private static let left = 60
    private static let top = 44
    private static let width = 1_000
    private static let hour = 56

    /// Monday to Friday, and what else is used.
    private var days: [Weekday] {
        Weekday.allCases.filter { $0 <= .friday || !timetable.meetings(on: $0).isEmpty }
    }

    private var first: Int { timetable.meetings.map { $0.start.hour }.min() ?? 8 }
    private var last: Int { (timetable.meetings.map { $0.end.minutes + 59 }.max() ?? 1_080) / 60 }

    func write(_ html: HTML) {
        html.raw("<svg class=\"week-picture only-wide\" aria-hidden=\"true\" viewBox=\"0 0 1000 ")
        html.text(y(last * 60) + 8)
        html.raw("\">")
        for hour in first...max(first, last) { line(hour, html) }
        for (index, day) in days.enumerated() { column(day, index, html) }
        html.raw("</svg>")
    }

    private func y(_ minutes: Int) -> Int {
        WeekPicture.top + (minutes - first * 60) * WeekPicture.hour / 60
    }

    private var columnWidth: Int { (WeekPicture.width - WeekPicture.left) / max(1, days.count) }

    private func line(_ hour: Int, _ html: HTML) {
        let minutes = min(hour * 60, 1_439)
        html.raw("<line class=\"axis\" x1=\"60\" x2=\"1000\" y1=\"")
        html.text(y(minutes))
        html.raw("\" y2=\"")
        html.text(y(minutes))
        html.raw("\"/>")
        label(
            TimeOfDay(minutes: minutes)?.iso ?? "", x: 50, y: y(minutes) + 5, "end", html)
    }

    private func label(_ text: String, x: Int, y: Int, _ anchor: StaticString, _ html: HTML) {
        html.raw("<text text-anchor=\"")
        html.raw(anchor)
        html.raw("\" x=\"")
        html.text(x)
        html.raw("\" y=\"")
        html.text(y)
        html.raw("\">")
        html.text(text)
        html.raw("</text>")
    }

    private func column(_ day: Weekday, _ index: Int, _ html: HTML) {
        let x = WeekPicture.left + index * columnWidth
        label(language.weekdayName(day, short: true), x: x + columnWidth / 2, y: 24, "middle", html)
        let meetings = timetable.meetings(on: day)
        for (position, meeting) in meetings.enumerated() {
            let rivals = meetings.indices.filter {
                $0 == position || meetings[$0].overlaps(meeting)
            }
            let share = (columnWidth - 8) / rivals.count
            let place = rivals.firstIndex(of: position) ?? 0
            block(meeting, x: x + 4 + place * share, width: share, html)
        }
    }

    /// A picture in the picture, so that long names are cut at its edge.
    private func block(_ meeting: Timetable.Meeting, x: Int, width: Int, _ html: HTML) {
        let from = y(meeting.start.minutes)
        html.raw("<svg class=\"slot ")
        html.text(meeting.course.colorClass)
        html.raw("\" x=\"")
        html.text(x)
        html.raw("\" y=\"")
        html.text(from + 1)
        html.raw("\" width=\"")
        html.text(max(8, width - 4))
        html.raw("\" height=\"")
        html.text(max(12, y(meeting.end.minutes) - from - 2))
        html.raw("\"><rect width=\"100%\" height=\"100%\" rx=\"8\"/>")
        html.raw("<rect class=\"edge\" width=\"5\" height=\"100%\" rx=\"2\"/>")
        label(meeting.course.title, x: 14, y: 22, "start", html)
        label(meeting.start.iso + "–" + meeting.end.iso, x: 14, y: 42, "start", html)
        html.raw("</svg>")
    }
}
