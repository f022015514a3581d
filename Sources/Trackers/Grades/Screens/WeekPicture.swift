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
        let box = SVG.Box(width: WeekPicture.width, height: y(last * 60) + 8)
        html.svg(box, class: "week-picture only-wide") { picture in
            for hour in first...max(first, last) { line(hour, picture) }
            for (index, day) in days.enumerated() { column(day, index, picture) }
        }
    }

    private func y(_ minutes: Int) -> Int {
        WeekPicture.top + (minutes - first * 60) * WeekPicture.hour / 60
    }

    private var columnWidth: Int { (WeekPicture.width - WeekPicture.left) / max(1, days.count) }

    private func line(_ hour: Int, _ picture: SVG) {
        let minutes = min(hour * 60, 1_439)
        let y = y(minutes)
        picture.line(x1: WeekPicture.left, y1: y, x2: WeekPicture.width, y2: y, class: "axis")
        picture.text(TimeOfDay(minutes: minutes)?.iso ?? "", x: 50, y: y + 5, anchor: .end)
    }

    private func column(_ day: Weekday, _ index: Int, _ picture: SVG) {
        let x = WeekPicture.left + index * columnWidth
        picture.text(
            language.weekdayName(day, short: true), x: x + columnWidth / 2, y: 24, anchor: .middle)
        let meetings = timetable.meetings(on: day)
        for (position, meeting) in meetings.enumerated() {
            let rivals = meetings.indices.filter {
                $0 == position || meetings[$0].overlaps(meeting)
            }
            let share = (columnWidth - 8) / rivals.count
            let place = rivals.firstIndex(of: position) ?? 0
            block(meeting, x: x + 4 + place * share, width: share, picture)
        }
    }

    /// A picture in the picture, so that a long word is cut at its edge.
    private func block(_ meeting: Timetable.Meeting, x: Int, width: Int, _ picture: SVG) {
        let from = y(meeting.start.minutes)
        let height = max(12, y(meeting.end.minutes) - from - 2)
        picture.svg(
            x: x, y: from + 1, width: max(8, width - 4), height: height,
            class: "slot " + meeting.course.colorClass
        ) {
            picture.backdrop(rx: 8)
            picture.backdrop(width: 5, rx: 2, class: "edge")
            let lines = WeekPicture.lines(meeting.course.title, width: width - 24)
            let times = meeting.start.iso + "–" + meeting.end.iso
            for (place, line) in (lines + [times]).enumerated() {
                picture.text(line, x: 14, y: 22 + 20 * place, anchor: .start)
            }
        }
    }

    /// A title in lines of whole words that fit, by the widest letters that fonts have on average.
    private static func lines(_ title: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in title.utf8.split(separator: UInt8(ascii: " ")).map({ String(Substring($0)) }) {
            if let last = lines.last,
                (last.unicodeScalars.count + 1 + word.unicodeScalars.count) * 10 <= width
            {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return joined(lines)
    }

    /// A short last word, as the "I" of "Linear Algebra I", takes the word before it along.
    private static func joined(_ lines: [String]) -> [String] {
        guard let last = lines.last, last.unicodeScalars.count < 3, lines.count > 1 else {
            return lines
        }
        let before = lines[lines.count - 2]
        guard let space = before.lastIndex(of: " ") else { return lines }
        let word = String(before[before.index(after: space)...])
        return lines.dropLast(2) + [String(before[..<space]), word + " " + last]
    }
}
