import Kernel

/// The notes of a course and of its assignments with their files, and a search in them.
struct NotePart {
    let page: Page
    let course: CourseCase?
    private let notes: [Record]
    private let files: [RecordID: [Record]]
    private let typed: String
    private let names: [RecordID: String]

    init(_ page: Page, _ course: CourseCase?) throws(BookError) {
        self.page = page
        self.course = course
        typed = (page.request.query["q"] ?? "").trimmed
        var filters: [Filter] = []
        if !typed.isEmpty { filters.append(.contains(folded: typed.folded)) }
        var notes: [Record]
        var names: [RecordID: String] = [:]
        if let course {
            for work in course.assignments { names[work.id] = work.title }
            let ofCourse: Filter = Note.course == course.id
            notes = try page.book.records(Note.kind, where: filters + [ofCourse], limit: 200)
            let works = course.assignments.map { $0.id }
            if !works.isEmpty {
                let ofWork: [Filter] = [Note.assignment.isOne(of: works), Note.course == nil]
                notes += try page.book.records(Note.kind, where: filters + ofWork, limit: 200)
            }
        } else {
            notes = try page.book.records(Note.kind, where: filters, limit: 200)
        }
        self.notes = notes
        self.names = names
        files = try Attachment.files(of: notes, in: page.book)
    }

    private var here: String {
        course.map { Grades.path($0.id, .notes) } ?? Grades.path(.notes)
    }

    /// Where a note is added to what shows here.
    var addHref: String {
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
        if notes.isEmpty { html.footnote(language(Words.nothingFound), icon: .search) }
        html.ul(.class("notes"), .id("notes")) { for note in notes { card(note, html) } }
        html.buttonBar {
            html.buttonLink(language(Words.newNote), href: addHref, icon: .add)
        }
    }

    private func card(_ note: Record, _ html: HTML) {
        html.li(.class("card note-card"), .id("n-" + note.id.text)) {
            html.h2 {
                html.a(.class("name whole"), .href(Editing.edit(note, return: here))) {
                    html.text(note.title)
                }
            }
            if let about = note.optional(Note.assignment).flatMap({ names[$0] }) {
                html.p(.class("sub")) { html.text(about) }
            }
            if !note[Note.content].isEmpty {
                html.p(.class("prose")) { html.text(note[Note.content]) }
            }
            if case .words(let tags)? = note.value(Note.tags.name), !tags.isEmpty {
                html.p(.class("pills")) {
                    for tag in tags { html.span(.class("badge")) { html.text(tag) } }
                }
            }
            page.versionsBanner(note, html)
            FileList(page: page, files: files[note.id] ?? [], return: here).write(html)
        }
    }
}

extension Grades {
    /// Every note, whatever it is on.
    @Sendable static func notesScreen(_ page: Page) throws(BookError) -> Response {
        let part = try NotePart(page, nil)
        let list = try Overview(page, isBeside: true)
        let language = page.language
        return page.screen(language(Words.notes), tint: .grades) { html in
            list.write(html) {
                html.largeTitle(
                    Heading(
                        language(Words.notes), back: Link(language(Words.grades), href: path),
                        isBesideList: true)
                ) {
                    html.iconLink(.add, label: language(Words.newNote), href: part.addHref)
                }
                part.write(html)
            }
        }
    }
}
