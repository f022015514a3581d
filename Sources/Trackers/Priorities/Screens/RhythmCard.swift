import Kernel

/// When an essential was got, what that says of the next time, and how often that was right.
struct RhythmCard {
    let page: Page
    let rhythm: Rhythm
    let level: Level

    func write(_ html: HTML) {
        let language = page.language
        html.div(.class("card rhythm")) {
            html.p(.class("answer-head")) {
                html.mark(Mark("probably"))
                html.text(language(PrioritiesText.rhythm))
            }
            if let due = rhythm.due, level == .low {
                html.p(.class("answer")) { html.text(language(expectation(due))) }
            }
            html.p(.class("sub")) { html.text(rhythm.words(in: language)) }
            picture(html)
            html.p(.class("sub")) { html.text(language(score)) }
        }
    }

    /// "Probably running out on Tuesday"
    private func expectation(_ due: CivilDate) -> Label {
        let today = page.book.today
        if due <= today { return PrioritiesText.probably }
        return PrioritiesText.lastsUntil(page.language.date(due, style: .weekday))
    }

    private var score: Label {
        if rhythm.tries == 0 { return PrioritiesText.notTried }
        let tried = PrioritiesText.rhythmScore(
            hits: rhythm.hits, tries: rhythm.tries, days: rhythm.tolerance)
        return rhythm.due == nil ? PrioritiesText.rhythmSilent(tried) : tried
    }

    /// A stroke for each time; where the next one is expected a soft band, and a dashed stroke in its
    /// middle.
    private func picture(_ html: HTML) {
        let shown = rhythm.gets.suffix(12).map { rhythm.date($0) }
        let first = shown[0]
        let next = rhythm.due.map {
            (rhythm.last.adding(days: rhythm.low), $0, rhythm.last.adding(days: rhythm.high))
        }
        let end = [next?.2, page.book.today, rhythm.last].compactMap { $0 }.max() ?? rhythm.last
        let span = max(1, first.days(until: end))
        func x(_ date: CivilDate) -> Int { 10 + 980 * first.days(until: date) / span }
        let label = page.language(
            PrioritiesText.rhythmPicture(
                shown.map { page.language.date($0) }.joined(separator: ", ")))
        html.svg(SVG.Box(x: 0, y: 0, width: 1000, height: 140), class: "strokes", label: label) {
            svg in
            if let next {
                svg.rect(
                    x: x(next.0) - 6, y: 0, width: max(12, x(next.2) - x(next.0) + 12), height: 120,
                    class: "band")
                svg.line(x1: x(next.1), y1: 10, x2: x(next.1), y2: 110, class: "expected")
            }
            for date in shown { svg.line(x1: x(date), y1: 10, x2: x(date), y2: 110, class: "got") }
        }
    }
}

extension Rhythm {
    /// "Last got 12 Nov, usually every 9 days (7–12, 8 times)"
    func words(in language: Language) -> String {
        let (date, days) = (language.date(last), Rhythm.whole(median))
        if low == high {
            return language(
                PrioritiesText.rhythmSteady(date: date, days: days, times: intervals.count))
        }
        let range = language.number(low) + "–" + language.number(high)
        return language(
            PrioritiesText.rhythmWords(
                date: date, days: days, range: range, times: intervals.count))
    }

    /// "Got 9 days ago, usually 8"
    func since(_ today: CivilDate, in language: Language) -> String {
        language(
            PrioritiesText.rhythmSince(days: last.days(until: today), usual: Rhythm.whole(median)))
    }
}

extension Rhythm {
    /// Shows how much was got last, which the circle of a row then wants again.
    func wantAgain(_ essential: Essential, _ row: inout Row, in language: Language) {
        if latest.isEmpty { return }
        row.figure = latest.text(in: language)
        row.actions?.tick?.action = Priorities.path(essential.id, .untick)
    }
}
