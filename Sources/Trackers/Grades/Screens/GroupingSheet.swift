import Kernel

/// All work of a course with the group of each, to be sorted into groups in one go.
///
/// What is in no group comes with the group that its name suggests. Several can be ticked and moved
/// together; nothing is written before it is saved.
struct GroupingSheet {
    let page: Page
    let course: CourseCase
    let form: Form
    private let guess: GroupGuess
    private var typed: Parameters { form.typed }

    init(_ page: Page, _ course: CourseCase, _ form: Form) {
        self.page = page
        self.course = course
        self.form = form
        guess = GroupGuess(
            groups: course.groups.map { ($0.id, $0.title) },
            names: course.assignments.map { $0.title }, in: page.language)
    }

    /// Where a group is named that is to be made, and where all that is refused is told.
    static let newGroup = Field(
        "newGroup", Words.orNewGroup, .text(maximum: 1_000, multiline: false), .optional)

    /// What a form calls a group that is to be made.
    private static let newMark = "new:"

    /// The group of a work as the form has it: typed, else its own, else suggested.
    private func place(_ work: Record) -> String {
        if isMoved(work) { return target }
        if let text = typed["g-" + work.id.text] { return text }
        return stored(work) ?? suggestion(work) ?? ""
    }

    private func stored(_ work: Record) -> String? {
        guard let id = work.optional(Assignment.weightGroup),
            course.groups.contains(where: { $0.id == id })
        else { return nil }
        return id.text
    }

    private func suggestion(_ work: Record) -> String? {
        switch guess.place(of: work.title) {
        case .existing(let id)?: id.text
        case .new(let name)?: GroupingSheet.newMark + name
        case nil: nil
        }
    }

    /// Whether the work is ticked, and those that are ticked are moved.
    private func isMoved(_ work: Record) -> Bool {
        !isWaiting && typed.all("on").contains(work.id.text)
    }

    /// Whether the ticks are left for later: no group is chosen for them.
    private var isWaiting: Bool { typed["to"] == nil || typed["to"] == "keep" && newName.isEmpty }

    /// Where what is ticked goes.
    private var target: String {
        newName.isEmpty ? typed["to"] ?? "" : GroupingSheet.newMark + newName
    }

    private var newName: String { (typed["newGroup"] ?? "").trimmed }

    /// The groups to choose from: none, those there are, and those that are suggested or typed.
    private var choices: [FormField.Choice] {
        let language = page.language
        var choices = [FormField.Choice("", language(Words.noGroup))]
        choices += course.groups.map { FormField.Choice($0.id.text, $0.title) }
        for work in course.assignments {
            for text in [place(work), suggestion(work) ?? ""]
            where !choices.contains(where: { $0.value == text }) {
                guard let name = GroupingSheet.newName(text) else { continue }
                choices.append(FormField.Choice(text, language(Words.newGroup(name))))
            }
        }
        return choices
    }

    private static func newName(_ text: String) -> String? {
        guard text.hasPrefix(newMark) else { return nil }
        return String(Substring(text.utf8.dropFirst(newMark.utf8.count)))
    }
}

extension GroupingSheet {
    func write(_ html: HTML) {
        let language = page.language
        let choices = self.choices
        if course.assignments.isEmpty {
            return html.footnote(language(Words.noAssignments), icon: .info)
        }
        html.footnote(language(Words.groupingHint), icon: .info)
        html.ul(.class("rows grouping")) {
            for work in course.assignments { row(work, choices, html) }
        }
        html.sectionTitle(language(Words.moveTicked))
        html.div(.class("form")) {
            html.selectField(
                FormField("to", label: language(Words.toGroup), value: "keep"),
                [FormField.Choice("keep", "–")] + choices)
            var name = form.control(GroupingSheet.newGroup, in: language)
            if name.error == nil { name.value = "" }
            html.textField(name)
            html.buttonBar {
                html.submitButton(language(Words.moveThem), style: .plain, name: "move", value: "1")
            }
        }
        html.buttonBar { html.submitButton(language(WebText.save)) }
    }

    /// Where work that is gone was to go.
    func lost() throws(BookError) -> [String] {
        let titles = choices.reduce(into: [:]) { $0[$1.value] = $1.label }
        return try page.lost(
            Assignment.kind, under: "g-", shown: { titles[$0] ?? $0 },
            known: { stored($0) ?? suggestion($0) ?? "" })
    }

    private func row(_ work: Record, _ choices: [FormField.Choice], _ html: HTML) {
        let (id, place) = (work.id.text, place(work))
        // Its name suggests the group; nobody has put it there yet.
        let isSuggested =
            typed["g-" + id] == nil && !isMoved(work) && stored(work) == nil && !place.isEmpty
        html.li(.class("row")) {
            html.label(.class("check")) {
                html.input(
                    .type("checkbox"), .name("on"), .value(id),
                    .checked(if: isWaiting && typed.all("on").contains(id)))
                html.span {
                    html.text(work.title)
                    if isSuggested {
                        html.span(.class("sub")) { html.text(page.language(Words.suggestedGroup)) }
                    }
                }
            }
            html.div(.class("field select")) {
                html.select(
                    .name("g-" + id), .id("g-" + id),
                    .aria("label", page.language(Words.groupOf(work.title)))
                ) {
                    for choice in choices {
                        html.option(
                            .value(choice.value), .selected(if: choice.value == place)
                        ) { html.text(choice.label) }
                    }
                }
                html.icon(.expand)
            }
        }
    }

    /// The groups to make, then the work that goes elsewhere than it is; ticked work goes along.
    func drafts() -> (groups: [Draft], works: [Draft]) {
        var made: [String: RecordID] = [:]
        var groups: [Draft] = []
        var works: [Draft] = []
        for work in course.assignments {
            let text = place(work)
            if text == stored(work) ?? "" { continue }
            var id = RecordID(text)
            if let name = GroupingSheet.newName(text) {
                id = known(name) ?? made[name.folded]
                if id == nil {
                    let new = page.book.makeID()
                    made[name.folded] = new
                    id = new
                    groups.append(
                        Draft(WeightGroup.kind, new).setting(WeightGroup.course, course.id)
                            .setting(WeightGroup.name, name))
                }
            }
            works.append(Draft(work).setting(Assignment.weightGroup, id))
        }
        return (groups, works)
    }

    private func known(_ name: String) -> RecordID? {
        course.groups.first { $0.title.folded == name.folded }?.id
    }
}

extension Grades {
    /// Moves what is ticked on the sheet, or writes everything as one action.
    @Sendable static func grouping(_ page: Page) throws(BookError) -> BatchEditor {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        return BatchEditor(page, [GroupingSheet.newGroup]) { () throws(BookError) in
            try save(GroupingSheet(page, course, Form([GroupingSheet.newGroup], typed: page.form)))
        } screen: { (form) throws(BookError) in
            try groupingSheet(page, GroupingSheet(page, course, form), status: form.status)
        }
    }

    private static func groupingSheet(
        _ page: Page, _ sheet: GroupingSheet, status: Int, lost: [String] = []
    ) throws(BookError) -> Response {
        let here = path(sheet.course.id)
        let behind = try Backdrop(page, sheet.course.id)
        let language = page.language
        return page.screen(
            language(Words.grouping), tint: .grades, color: sheet.course.record.colorClass,
            status: status
        ) { html in
            behind.write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.grouping), closeHref: here,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path(sheet.course.id, .grouping), return: here, showsRecord: true
                ) {
                    page.writeLost(lost, to: html)
                    sheet.write(html)
                }
            }
        }
    }

    private static func save(_ sheet: GroupingSheet) throws(BookError) -> Response {
        let page = sheet.page
        if page.form["move"] != nil { return try groupingSheet(page, sheet, status: 422) }
        let lost = try sheet.lost()
        if !lost.isEmpty { return try groupingSheet(page, sheet, status: 422, lost: lost) }
        let (groups, works) = sheet.drafts()
        let commit = try page.book.commit(groups + works)
        let next: CourseAddress = groups.isEmpty ? .assignments : .weights
        return page.done(commit.stamp, at: path(sheet.course.id, next))
    }

    /// Where weighing goes on: to sorting work into groups while some is in none, else to `next`.
    static func weighing(
        _ course: RecordID, in book: Book, else next: CourseAddress
    ) throws(BookError) -> String {
        let loose = try book.records(
            Assignment.kind,
            where: [Assignment.course == course, Assignment.weightGroup == nil], limit: 1)
        return path(course, loose.isEmpty ? next : .grouping)
    }
}
