import Kernel

/// Grades from a file of a learning platform or a spreadsheet: choose, look, then keep.
struct ImportScreen {
    let page: Page
    private let text: String
    private let table: GradeTable?
    private let problem: String?
    private let courses: [Record]
    private let chosen: Record?
    private let existing: [String: Record]
    private let groups: [String: RecordID]

    init(_ page: Page) throws(BookError) {
        self.page = page
        text = ImportScreen.text(page)
        courses = try page.book.records(Course.kind, limit: 500)
        let id = (page.form["course"] ?? page.request.query["course"]).flatMap { RecordID($0) }
        let chosen = courses.first { $0.id == id }
        self.chosen = chosen
        (table, problem) = ImportScreen.read(text, page)
        var existing: [String: Record] = [:]
        var groups: [String: RecordID] = [:]
        if let chosen {
            let course = try CourseCase.read(chosen, in: page.book)
            for work in course.assignments { existing[work.title.folded] = work }
            for group in course.groups { groups[group.title.folded] = group.id }
        }
        self.existing = existing
        self.groups = groups
    }

    /// What was pasted, or the file that was chosen.
    private static func text(_ page: Page) -> String {
        if let file = page.files.first(where: { !$0.bytes.isEmpty }) {
            return String(spreadsheet: file.bytes)
        }
        return page.form["text"] ?? ""
    }

    private static func read(_ text: String, _ page: Page) -> (GradeTable?, String?) {
        if text.isBlank { return (nil, nil) }
        var columns: [GradeTable.Part: Int] = [:]
        for part in GradeTable.Part.allCases {
            if let index = page.form["c-" + part.rawValue].flatMap({ Int($0) }) {
                columns[part] = index
            }
        }
        do throws(CSVError) {
            let rows = try CSV.parse(text)
            let student = page.form["student"].flatMap { Int($0) }
            return (GradeTable(rows, student: student, columns: columns), nil)
        } catch {
            return (nil, page.language(error))
        }
    }

    var isReady: Bool { page.form["keep"] != nil && !(table?.works.isEmpty ?? true) }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.importTitle), subtitle: language(Words.importSentence),
                back: Link(language(Words.grades), href: Grades.path)))
        if let problem { html.banner(problem, tone: .danger, icon: .error) }
        html.postForm(
            action: Grades.path + "/import", return: nil, class: "form card", multipart: true
        ) {
            if let table { choices(table, html) } else { source(html) }
        }
        if let table { preview(table, html) }
    }

    private func source(_ html: HTML) {
        let language = page.language
        courseChoice(html)
        html.fileField(
            FormField("file", label: language(Words.importFile)), accept: ".csv,.txt,text/csv")
        html.textArea(FormField("text", label: language(Words.importPaste)), rows: 5)
        html.buttonBar { html.submitButton(language(Words.importLook)) }
    }

    private func courseChoice(_ html: HTML) {
        let language = page.language
        let new = [FormField.Choice("", language(Words.newCourse))]
        html.selectField(
            FormField("course", label: language(Words.course), value: chosen?.id.text ?? ""),
            new + courses.map { FormField.Choice($0.id.text, $0.title) })
    }

    private func choices(_ table: GradeTable, _ html: HTML) {
        let language = page.language
        html.hiddenFields([(name: "text", value: text)])
        courseChoice(html)
        if chosen == nil {
            html.textField(
                FormField(
                    "name", label: language(Course.name.field.label),
                    value: page.form["name"] ?? language(Words.newCourse)))
        }
        if table.students.count > 1 {
            html.selectField(
                FormField(
                    "student", label: language(Words.importStudent),
                    value: page.form["student"] ?? "0"),
                table.students.enumerated().map { FormField.Choice(String($0), $1) })
        }
        if table.format == .plain { columnChoices(table, html) }
        html.buttonBar {
            html.submitButton(language(WebText.save), name: "keep", value: "1")
            html.submitButton(language(Words.importLook), style: .plain)
        }
    }

    private func columnChoices(_ table: GradeTable, _ html: HTML) {
        let none = [FormField.Choice("", "–")]
        let columns = table.headings.enumerated().map { FormField.Choice(String($0), $1) }
        for part in GradeTable.Part.allCases {
            html.selectField(
                FormField(
                    "c-" + part.rawValue, label: page.language(part.label),
                    value: table.columns[part].map { String($0) } ?? ""),
                part == .name ? columns : none + columns)
        }
    }

    private func preview(_ table: GradeTable, _ html: HTML) {
        let language = page.language
        html.dataTable(
            caption: language(Words.importTitle),
            headings: [
                language(Assignment.kind.label), language(Words.result),
                language(WeightGroup.kind.label), "",
            ]
        ) {
            for work in table.works {
                html.tr {
                    html.th(.scope("row")) { html.text(work.name) }
                    html.td(.class("number")) { html.text(score(work)) }
                    html.td { html.text(work.group) }
                    html.td {
                        let isKnown = existing[work.name.folded] != nil
                        html.text(language(isKnown ? Words.importUpdates : Words.importAdds))
                    }
                }
            }
        }
    }

    private func score(_ work: GradeTable.Found) -> String {
        let language = page.language
        if work.excused { return language(Words.excused) }
        return (work.earned.map { language.number($0) } ?? "–") + " / "
            + language.number(work.total)
    }

    /// What keeping it writes: assignments of the same name are brought up to date.
    func drafts() -> (course: RecordID, drafts: [Draft]) {
        let id = chosen?.id ?? page.book.makeID()
        var drafts: [Draft] = []
        if chosen == nil {
            drafts.append(
                Draft(Course.kind, id).setting(Course.name, page.form["name"] ?? ""))
        }
        var groups = groups
        for work in table?.works ?? [] {
            let group = self.group(of: work, id, &groups, &drafts)
            let known = existing[work.name.folded]
            var draft =
                known.map { Draft($0) }
                ?? Draft(Assignment.kind).setting(Assignment.course, id)
                .setting(Assignment.name, work.name)
            if known == nil || work.earned != nil { draft[Assignment.earned] = work.earned }
            draft[Assignment.total] = work.total
            draft[Assignment.excused] = work.excused
            if let due = work.due { draft[Assignment.due] = due }
            if known == nil { draft[Assignment.weightGroup] = group }
            drafts.append(draft)
        }
        return (id, drafts)
    }

    private func group(
        of work: GradeTable.Found, _ course: RecordID, _ groups: inout [String: RecordID],
        _ drafts: inout [Draft]
    ) -> RecordID? {
        if work.group.isEmpty { return nil }
        if let known = groups[work.group.folded] { return known }
        let id = page.book.makeID()
        groups[work.group.folded] = id
        drafts.append(
            Draft(WeightGroup.kind, id).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, work.group))
        return id
    }
}

extension GradeTable.Part {
    fileprivate var label: Label {
        switch self {
        case .name: Assignment.kind.label
        case .score: Words.result
        case .total: Assignment.total.field.label
        case .due: Assignment.due.field.label
        case .group: WeightGroup.kind.label
        }
    }
}

extension Words {
    static let importSentence = Label(
        "A Canvas gradebook, a Moodle grade export or any table as CSV. You see it before it is saved.",
        german:
            "Ein Canvas-Notenbuch, ein Moodle-Export oder eine Tabelle als CSV. Du siehst alles, bevor es gesichert wird.",
        italian:
            "Un registro di Canvas, un’esportazione di Moodle o una tabella CSV. Vedi tutto prima di salvare."
    )
    static let importFile = Label("CSV file", german: "CSV-Datei", italian: "File CSV")
    static let importPaste = Label(
        "Or paste it here", german: "Oder hier einfügen", italian: "O incolla qui")
    static let importLook = Label("Preview", german: "Vorschau", italian: "Anteprima")
    static let importStudent = Label("Student", german: "Person", italian: "Studente")
    static let importAdds = Label("new", german: "neu", italian: "nuovo")
    static let importUpdates = Label("updated", german: "aktualisiert", italian: "aggiornato")
}

extension Grades {
    @Sendable static func importScreen(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        return page.screen(page.language(Words.importTitle), tint: .grades) { html in
            html.column { screen.write(html) }
        }
    }

    /// Shows what a file holds, or keeps it and asks for the weights, which no file has.
    @Sendable static func importGrades(_ page: Page) throws(BookError) -> Response {
        let screen = try ImportScreen(page)
        guard screen.isReady else { return try importScreen(page) }
        let (course, drafts) = screen.drafts()
        return page.done(try page.book.commit(drafts).stamp, at: path(course, "/weights"))
    }
}
