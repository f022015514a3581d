import Kernel

// What is posted from screens without being a form of its own.
extension Projects {
    /// Closes or reopens a project, or sets the order of its items.
    @Sendable static func setProject(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Project.kind)
        let form = Form([Project.closed.field, Project.sort.field])
        let draft = try form.draft(Project.kind, record.id, from: page.form)
        return page.done(try page.book.commit(draft).stamp, or: path(record.id))
    }

    @Sendable static func delete(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Project.kind)
        return page.done(try page.book.delete(record).stamp, at: path)
    }

    /// Ticks an item off or not, or moves it to another priority.
    @Sendable static func setItem(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Item.kind)
        let form = Form([Item.completed.field, Item.priority.field])
        let draft = try form.draft(Item.kind, record.id, from: page.form)
        return page.done(try page.book.commit(draft).stamp, or: itemPath(record.id))
    }

    @Sendable static func deleteItem(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Item.kind)
        let back = path(record[Item.project])
        let here = page.returnPath(or: back)
        let isItsOwn = here.hasPrefix(itemPath(record.id))
        return page.done(try page.book.delete(record).stamp, at: isItsOwn ? back : here)
    }

    @Sendable static func deleteQuality(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Quality.kind)
        let project = record[Quality.project]
        return page.done(try page.book.delete(record).stamp, at: path(project, .score))
    }

    @Sendable static func deleteTemplate(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Template.kind)
        return page.done(try page.book.delete(record).stamp, at: path(.templates))
    }

    /// Makes an address that nobody knows yet; the one before leads nowhere from then on.
    @Sendable static func renewCalendar(_ page: Page) throws(BookError) -> Response {
        try page.book.set(.calendar, page.request.context.secret)
        return .seeOther(path(.calendar))
    }

    /// Notes which of two qualities matters more, and goes on to the next pair.
    @Sendable static func setPair(_ page: Page) throws(BookError) -> Response {
        let project = try page.record(Project.kind)
        let form = Form([Judgement.quality.field, Judgement.over.field, Judgement.strength.field])
        let draft = try form.draft(Judgement.kind, from: page.form)
        return page.done(try page.book.commit(draft).stamp, at: path(project.id, .pairs))
    }

    /// Scores an item on a quality, or clears its score.
    @Sendable static func setScore(_ page: Page) throws(BookError) -> Response {
        let form = Form([
            Score.item.field, Score.quality.field, Score.value.field, Score.measure.field,
        ])
        let draft = try form.draft(Score.kind, from: try withoutUnit(page))
        let back = draft[Score.quality].map { qualityPath($0) } ?? path
        return page.done(try page.book.commit(draft).stamp, or: back)
    }

    /// What was typed, without the quality's own unit.
    private static func withoutUnit(_ page: Page) throws(BookError) -> Parameters {
        var typed = page.form
        guard let id = typed[Score.quality.name].flatMap({ RecordID($0) }),
            let unit = try page.book.record(Quality.kind, id)?[Quality.unit]
        else { return typed }
        for index in typed.pairs.indices where typed.pairs[index].name == Score.measure.name {
            typed.pairs[index].value = typed.pairs[index].value.withoutUnit(unit)
        }
        return typed
    }
}
