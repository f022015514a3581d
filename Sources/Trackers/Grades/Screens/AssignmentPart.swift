import Kernel

/// The assignments of a course with their scores, to be entered in place.
struct AssignmentPart {
    let page: Page
    let course: CourseCase
    let sorting: Sorting
    /// The one group that is looked at, if it is one.
    let shown: RecordID?
    private let current: CourseGrade
    private let rows: AssignmentRow

    enum Sorting: String, CaseIterable {
        case group, date, result, influence

        var title: Label {
            switch self {
            case .group: Words.byGroup
            case .date: Words.byDate
            case .result: Words.byResult
            case .influence: Words.byInfluence
            }
        }
    }

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        sorting = page.request.query["sort"].flatMap { Sorting(rawValue: $0) } ?? .group
        shown = sorting == .group ? course.group(in: page.request.query) : nil
        current = course.current
        var rows = try AssignmentRow(page, course)
        if sorting == .influence { rows.onAverage = try AssignmentPart.gains(course, page.book) }
        self.rows = rows
    }

    func write(_ html: HTML) {
        if course.assignments.isEmpty, course.groups.isEmpty { return html.emptyState(nothing) }
        NeedStrip(page: page, course: course).write(html)
        if !course.assignments.isEmpty { sortings(html) }
        if course.hasWeights { loose(html) }
        if sorting == .group { groups(html) } else { list(html) }
    }

    /// What ten percent of each open assignment bring the average of all courses.
    private static func gains(
        _ course: CourseCase, _ book: Book
    ) throws(BookError) -> [RecordID: Rational] {
        let all = try ListedCourse.all(try Overview.counting(book), in: book)
        guard let listed = all.first(where: { $0.id == course.id }) else { return [:] }
        let shares = CreditShares(all)
        var gains: [RecordID: Rational] = [:]
        for open in listed.standing.open {
            gains[open.id] = shares.gain(open.perTenPercent, of: listed)
        }
        return gains
    }

    private var nothing: EmptyState {
        let language = page.language
        return EmptyState(
            icon: .list, title: language(Words.noAssignments),
            sentence: language(Words.noAssignmentsSentence),
            action: Link(
                language(Words.weightGroups), href: Grades.path(course.id, .weights)))
    }

    private func add(to group: RecordID?) -> String {
        var given = [("course", course.id.text)]
        if let group { given.append(("weightGroup", group.text)) }
        return Editing.add(Assignment.kind, given, return: course.path(showing: shown))
    }

    /// Says that work in no group doesn't count, and where to put it into groups.
    private func loose(_ html: HTML) {
        guard current.groups.contains(where: { $0.rule.weight == nil }) else { return }
        let language = page.language
        let isAll = current.groups.allSatisfy { $0.rule.id == nil || $0.percent == nil }
        html.callout(
            language(isAll && current.percent == nil ? Words.allLoose : Words.noGroupNote),
            icon: .info
        ) {
            html.a(
                .class("callout-link"), .href(Grades.path(course.id, .grouping))
            ) {
                html.text(language(Words.sortIntoGroups))
            }
        }
    }

    private func sortings(_ html: HTML) {
        html.segmentedControl(
            label: page.language(Words.sorting),
            Sorting.allCases.map { choice in
                (
                    Link(
                        page.language(choice.title),
                        href: Grades.path(course.id) + "?sort=" + choice.rawValue),
                    choice == sorting
                )
            })
    }

    private func groups(_ html: HTML) {
        for (index, part) in current.groups.enumerated()
        where shown == nil || part.rule.id == shown {
            let members = Set(course.gradebook.members[index].map { $0.id })
            let works = course.assignments.filter { members.contains($0.id) }
            html.group(heading(part), id: "g-" + (part.rule.id?.text ?? "none")) {
                for work in works {
                    html.row(rows.row(work), leading: {}) { rows.entry(work, html) }
                }
                addRow(part, html)
            }
        }
        if shown != nil {
            html.buttonBar {
                html.buttonLink(
                    page.language(Words.allGroups), href: Grades.path(course.id), style: .quiet,
                    icon: .list)
            }
        }
    }

    private func addRow(_ part: CourseGrade.Group, _ html: HTML) {
        let language = page.language
        html.row(
            Row(
                id: "add-" + (part.rule.id?.text ?? "none"), title: language(Words.newAssignment),
                href: add(to: part.rule.id)), leading: {}, trailing: { html.icon(.add) })
    }

    private func heading(_ part: CourseGrade.Group) -> GroupHeading {
        let record = course.groups.first { $0.id == part.rule.id }
        return GroupHeading(
            record?.title ?? page.language(Words.noGroup),
            badge: course.weightWords(part.rule, page.language),
            figure: course.marking.text(part.percent, page.language),
            href: part.rule.id.map { Grades.path(course.id) + "?group=" + $0.text })
    }

    private func list(_ html: HTML) {
        html.group(id: "list") {
            for work in sorted { html.row(rows.row(work), leading: {}) { rows.entry(work, html) } }
        }
    }

    private var sorted: [Record] {
        switch sorting {
        case .group: course.assignments
        case .date: course.inTime
        case .result: sorted { course.share(of: $0) }
        case .influence: sorted { rows.influence[$0.id] }
        }
    }

    /// Greatest first, what has none last.
    private func sorted(by figure: (Record) -> Rational?) -> [Record] {
        course.assignments.map { (figure: figure($0), record: $0) }
            .inOrder { a, b in
                guard let x = a.figure, let y = b.figure, x != y else {
                    return a.figure != nil && b.figure == nil
                }
                return x > y
            }.map { $0.record }
    }
}

extension CourseCase {
    /// What an assignment got of its total, or how far its grade is from the worst; `nil` without
    /// score or total.
    func share(of assignment: Record) -> Rational? {
        let work = marking.work(assignment)
        return work.earned?.divided(by: work.total)
    }

    /// The same as shown: "90%" or "2,3".
    func result(of assignment: Record, _ language: Language, places: Int) -> String? {
        share(of: assignment).map { marking.text($0 * 100, language, places: places) }
    }

    /// The group of the course that an address names.
    func group(in query: Parameters) -> RecordID? {
        let named = query["group"].flatMap { RecordID($0) }
        return groups.first { $0.id == named }?.id
    }

    /// The course's group, if it has but one.
    var onlyGroup: RecordID? { groups.count == 1 ? groups.first?.id : nil }

    /// The course's screen, or one group of it.
    func path(showing group: RecordID?) -> String {
        Grades.path(id) + (group.map { "?group=" + $0.text } ?? "")
    }

    var hasWeights: Bool { record[Course.weights] != .none && !groups.isEmpty }

    /// A group's weight: out of the sum, or as it is.
    func weightWords(_ rule: GroupRule, _ language: Language) -> String? {
        guard hasWeights, let weight = rule.weight else { return nil }
        guard record[Course.weights] == .normalized else {
            return language.percentage(weight, places: 1)
        }
        let sum = gradebook.groups.map { $0.weight ?? .zero }.sum()
        return weight.divided(by: sum).map { language.percentage($0 * 100, places: 1) }
    }
}
