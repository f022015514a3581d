import Kernel

/// The notes of a course and of its assignments, with a search in them.
struct NotePart {
    let page: Page
    let course: CourseCase?
    private let notes: [Record]
    private let typed: String
    private let names: [RecordID: String]

    init(_ page: Page, _ course: CourseCase?) throws(BookError) {
        self.page = page
        self.course = course
        typed = (page.request.query["q"] ?? "").trimmed
        var filters: [Filter] = []
        if let course { filters.append(.equals("course", .reference(course.id))) }
        if !typed.isEmpty { filters.append(.contains(folded: typed.folded)) }
        notes = try page.book.records(Note.kind, where: filters, limit: 200)
        var names: [RecordID: String] = [:]
        for work in course?.assignments ?? [] { names[work.id] = work.title }
        self.names = names
    }

    private var here: String {
        course.map { Grades.path($0.id, "/notes") } ?? Grades.path + "/notes"
    }

    private var addHref: String {
        Editing.add(Note.kind, course.map { [("course", $0.id.text)] } ?? [], return: here)
    }

    func write(_ html: HTML) {
        let language = page.language
        if notes.isEmpty, typed.isEmpty {
            return html.emptyState(
                EmptyState(
                    icon: .note, title: language(Words.noNotes),
                    sentence: language(Words.notesSentence),
                    action: Link(language(Words.newNote), href: addHref)))
        }
        html.searchField(
            SearchField(
                action: here, value: typed, label: language(WebText.search),
                placeholder: language(WebText.search), button: language(WebText.search)))
        html.group(id: "notes") { for note in notes { row(note, html) } }
        html.floatingAction(language(Words.newNote), href: addHref)
    }

    private func row(_ note: Record, _ html: HTML) {
        let about = note.optional(Note.assignment).flatMap { names[$0] }
        html.row(
            Row(
                id: "n-" + note.id.text, title: note.title, subtitle: about,
                href: Editing.edit(note, return: here), symbol: .icon(.note)), leading: {},
            below: {
                if !note[Note.content].isEmpty {
                    html.p(.class("prose")) { html.text(note[Note.content]) }
                }
                if case .words(let tags)? = note.value("tags") {
                    html.p(.class("pills")) {
                        for tag in tags { html.span(.class("badge")) { html.text(tag) } }
                    }
                }
            }, trailing: {})
    }
}

extension Grades {
    /// Every note, whatever it is on.
    @Sendable static func notesScreen(_ page: Page) throws(BookError) -> Response {
        let part = try NotePart(page, nil)
        let language = page.language
        return page.screen(language(Words.notes), tint: .grades) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(Words.notes), back: Link(language(Words.grades), href: path)))
                part.write(html)
            }
        }
    }
}
