import Kernel

/// Qualities that a new project can start with: built in, or saved from a project.
struct Starter {
    /// What the form calls it: a name, or a template's identifier.
    let name: String
    let title: Label
    private var template: Record?
    private let qualities: [Built]
    private var saved: [Record] = []

    private struct Built {
        let title: Label
        var note: Label?
    }

    private init(_ name: String, _ title: Label, _ qualities: [Built]) {
        self.name = name
        self.title = title
        self.qualities = qualities
    }

    private init(_ template: Record, _ book: Book) throws(BookError) {
        let title = template.title
        self.init(template.id.text, Label { _ in title }, [])
        self.template = template
        saved = try book.records(
            TemplateQuality.kind,
            where: [TemplateQuality.template == template.id])
    }

    /// The built-in ones, then those that were saved.
    static func all(_ book: Book) throws(BookError) -> [Starter] {
        var starters = [startups, eisenhower]
        for template in try book.records(Template.kind, limit: 100) {
            starters.append(try Starter(template, book))
        }
        return starters
    }

    /// The qualities for a project, whose draft takes over the template's levels.
    func drafts(_ project: inout Draft, _ id: RecordID, _ language: Language) -> [Draft] {
        if let template { Starter.copy(template, to: &project) }
        let built = qualities.map { quality in
            Draft(Quality.kind).setting(Quality.project, id)
                .setting(Quality.title, language(quality.title))
                .setting(Quality.note, quality.note.map { language($0) } ?? "")
        }
        return built + saved.map { $0.copied(to: Quality.kind, Quality.project, id) }
    }

    /// How options are compared, which a template keeps for its project.
    static func copy(_ record: Record, to draft: inout Draft) {
        for field in Template.kind.ownFields where field.name != Template.title.name {
            if let value = record.value(field.name) { draft.set(field, value) }
        }
    }

    static let startups = Starter(
        "startups", Words.startups,
        [
            Built(
                title: Words.starterEase,
                note: Words.starter4UnderTensHours),
            Built(title: Words.starterImpact),
            Built(title: Words.starterVision),
            Built(
                title: Words.starterProfitability,
                note: Words.starter4PaysMySalary),
        ])

    static let eisenhower = Starter(
        "eisenhower", Words.eisenhower,
        [
            Built(title: Words.starterUrgency),
            Built(title: Words.starterImportance),
        ])
}

extension Record {
    /// A new quality, of a project or of a template, with the fields of this one.
    func copied(to kind: Kind, _ owner: Attribute<RecordID>, _ id: RecordID) -> Draft {
        var draft = Draft(kind).setting(owner, id)
        for field in Quality.own {
            if let value = value(field.name) { draft.set(field, value) }
        }
        return draft
    }
}

extension Projects {
    /// Keeps a project's qualities as a template of its name.
    @Sendable static func saveTemplate(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let id = page.book.makeID()
        var template = Draft(Template.kind, id).setting(Template.title, project.title)
        Starter.copy(project, to: &template)
        let qualities = try Quality.of(project.id, in: page.book).map {
            $0.copied(to: TemplateQuality.kind, TemplateQuality.template, id)
        }
        return page.done(
            try page.book.commit([template] + qualities).stamp, or: path(project.id))
    }
}
