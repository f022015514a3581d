import Kernel

/// How an assignment appears in its course: what it got, what became of it, and where to type.
struct AssignmentRow {
    let page: Page
    let course: CourseCase
    let influence: [RecordID: Rational]
    /// What the grade point average gains, where that is asked.
    var onAverage: [RecordID: Rational] = [:]
    private let dropped: [RecordID: Bool]

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        var influence: [RecordID: Rational] = [:]
        for listed in try ListedCourse.all([course.record], in: page.book) {
            for open in listed.standing.open { influence[open.id] = open.perTenPercent }
        }
        self.influence = influence
        var dropped: [RecordID: Bool] = [:]
        for group in course.current.groups {
            for one in group.dropped { dropped[one.work.id] = one.isLowest }
        }
        self.dropped = dropped
    }

    func row(_ work: Record) -> Row {
        let language = page.language
        let parts = details(work)
        var row = Row(
            id: "a-" + work.id.text, title: work.title,
            subtitle: parts.isEmpty ? nil : parts.joined(separator: " · "),
            href: edit(work.id), actions: actions(work, language))
        row.done =
            dropped[work.id] != nil || !work[Assignment.enabled] || work[Assignment.excused]
        return row
    }

    private func details(_ work: Record) -> [String] {
        let language = page.language
        var words: [Label] = []
        if let isLowest = dropped[work.id] {
            words.append(isLowest ? Words.lowestDropped : Words.highestDropped)
        }
        if !work[Assignment.enabled] { words.append(Words.disabled) }
        if work[Assignment.excused] { words.append(Words.excused) }
        if work[Assignment.extraCredit] { words.append(Words.extraCredit) }
        if work[Assignment.neverDrop] { words.append(Words.neverDrop) }
        var parts = words.map { language($0) }
        let isOpen = work.optional(Assignment.earned) == nil
        if isOpen, let due = work.optional(Assignment.due) {
            parts.append(Hour.words(due: due, language, page.book.today))
        }
        if isOpen, let moves = influence[work.id], !moves.isZero {
            parts.append(course.marking.gain(moves, language))
            parts += CreditShares.words(onAverage[work.id], language)
        }
        if course.marking.isForeign(work) { parts.append(language(Words.foreignGrade)) }
        if course.gradebook.method == .percentages, !isOpen, work[Assignment.total].isZero {
            parts.append(language(Words.noPercentage))
        }
        if !isOpen, !course.marking.isGrade(work),
            let result = course.result(of: work, language, places: 1)
        {
            parts.append(result)
        }
        return parts
    }

    private func actions(_ work: Record, _ language: Language) -> Row.Actions {
        Row.Actions(
            menu: menu(isOff: !work[Assignment.enabled], isExcused: work[Assignment.excused]),
            menuLabel: language(Words.more(work.title)))
    }

    /// Where posts and sheets come back to; nothing where they come back to their course anyway.
    private var back: String? { page.here == Grades.path(course.id) ? nil : page.here }

    private func edit(_ id: RecordID) -> String { Editing.edit(Assignment.kind, id, return: back) }

    private func menu(isOff: Bool, isExcused: Bool) -> RowMenu {
        let language = page.language
        let id = Placeholder.id
        let flag = Grades.path(.flag, id)
        return RowMenu(
            "a" + (isOff ? "-off" : "") + (isExcused ? "-excused" : ""), return: page.here,
            swipe: [
                Row.Action(
                    language(isExcused ? Words.notExcused : Words.excuse), name: "excused",
                    value: isExcused ? "false" : "true", symbol: .icon(.check), action: flag),
                Row.Action(
                    language(isOff ? Words.count : Words.dontCount), name: "enabled",
                    value: isOff ? "true" : "false", symbol: .icon(.remove), action: flag),
                Row.Action(
                    language(WebText.delete), name: "deleted", value: "true",
                    symbol: .icon(.trash), action: Editing.delete(Assignment.kind, id)),
            ],
            links: [
                Link(language(WebText.edit), href: edit(id)),
                Link(
                    language(Words.newNote),
                    href: Editing.add(
                        Note.kind, [("course", course.id.text), ("assignment", id.text)],
                        return: Grades.path(course.id, .notes))),
                Link(language(WebText.history), href: AppAddress.history(Assignment.kind, id)),
            ])
    }

    /// The field at the row's end: what is typed is kept with return or when one leaves it.
    func entry(_ work: Record, _ html: HTML) {
        let language = page.language
        html.postForm(
            action: Grades.path(.score, work.id), return: back, class: "score",
            showsRecord: true, auto: true
        ) {
            html.input(
                .name("score"), .value(course.marking.typed(work, language)),
                .placeholder("–"), .autocomplete("off"),
                .aria("label", language(Words.scoreOf(work.title))))
            html.span(.class("sub")) {
                html.text(course.marking.total(of: work, language) ?? "")
            }
        }
    }
}
