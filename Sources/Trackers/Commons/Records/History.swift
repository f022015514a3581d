import Kernel

extension Commons {
    /// Everything that happened to one record, latest first, each action with its undo.
    @Sendable static func history(_ page: Page) throws(BookError) -> Response {
        let (kind, id) = try key(page.names["kind"] ?? "", page.names["id"] ?? "", page)
        guard let record = try page.book.record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        let steps = HistoryStep.steps(of: record, try page.book.history(RecordKey(kind.name, id)))
        let writers = try page.book.writers()
        let language = page.language
        let title = page.book.title(of: record, in: language)
        let tint = page.app.tracker(of: kind)?.tint ?? .home
        let color = try page.colorClass(of: record)
        return page.screen(title, tint: tint, color: color) { html in
            html.column {
                html.largeTitle(
                    Heading(
                        language(CommonsText.historyTitle), subtitle: title,
                        back: back(from: record, title, page))
                ) {
                    if Comment.subject(kind) != nil, !record.isHidden {
                        html.iconLink(
                            .comment, label: language(OthersText.comments),
                            href: AppAddress.comments(kind.name, record.id.text))
                    }
                }
                for step in steps.reversed() { write(step, kind, writers, page, html) }
            }
        }
    }

    /// To the record, or to the trash if that is where it is.
    private static func back(from record: Record, _ title: String, _ page: Page) -> Link {
        if record.isGone { return Link(page.language(WebText.home), href: "/") }
        if record.isHidden {
            return Link(page.language(WebText.trash), href: AppAddress.trash.path)
        }
        return Link(title, href: page.app.href(record) ?? "/")
    }

    private static func write(
        _ step: HistoryStep, _ kind: Kind, _ writers: Writers, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.sectionTitle(language(step.deed)) {
                html.span(.class("sub")) { html.text(page.byline(of: step.stamp, writers)) }
            }
            html.facts {
                for line in step.lines {
                    html.fact(line.label(of: kind, page), line.words(of: kind, page))
                }
            }
            if step.isNothingNew || (try? page.book.isTakingIn(step.stamp)) ?? false { return }
            html.postButton(
                Post(
                    language(CommonsText.undoThis), action: AppAddress.undo.path,
                    fields: [("stamp", step.stamp.text), ("return", page.here)],
                    symbol: .icon(.restore)),
                class: "button small")
        }
    }
}

/// One action in a record's history: what it set, and what stood there before.
struct HistoryStep {
    let stamp: Stamp
    let deed: Label
    let lines: [Line]
    /// Whether it said only what stood there already: there is nothing to take back.
    var isNothingNew: Bool { !lines.isEmpty && lines.allSatisfy { $0.isSame } }

    struct Line {
        let field: Field
        let before: Value?
        let after: Value?
        /// Whether it was set when the record was made.
        let isFirst: Bool
        /// Whether it stood there already, as where two people ticked the same.
        var isSame: Bool { !isFirst && before == after }

        func label(of kind: Kind, _ page: Page) -> String {
            page.book.label(of: field, in: kind, showing: [before, after], page.language)
        }

        /// "Low → High", as the screens of the kind show it.
        func words(of kind: Kind, _ page: Page) -> String {
            let new = page.book.display(after, of: field, in: kind, page.language)
            if isFirst || isSame { return new }
            return page.book.display(before, of: field, in: kind, page.language) + " → " + new
        }
    }

    /// The steps of a record's history, earliest first.
    static func steps(of record: Record, _ history: [Change]) -> [HistoryStep] {
        var values: [String: Value] = [:]
        var winners = Winners()
        for field in record.kind.fields { values[field.name] = field.defaultValue }
        return history.enumerated().map { place, change in
            var lines: [Line] = []
            winners.merge(change)
            for (index, field) in record.kind.fields.enumerated()
                .dropFirst(Kind.commonFields.count)
            {
                let set = change[field.name]
                guard set != nil || change.lists(of: record.kind).contains(index) else { continue }
                let after =
                    field.isList ? field.list(winners) : field.value(afterChange: set?.json ?? "")
                lines.append(
                    Line(
                        field: field, before: values[field.name], after: after,
                        isFirst: place == 0))
                values[field.name] = after
            }
            return HistoryStep(
                stamp: change.stamp, deed: deed(change, isFirst: place == 0), lines: lines)
        }
    }

    private static func deed(_ change: Change, isFirst: Bool) -> Label {
        if let isArrival = change.movesHere {
            return isArrival ? CommonsText.historyCame : CommonsText.historyWent
        }
        let (gone, deleted) = (change[Field.gone.name]?.json, change[Field.deleted.name]?.json)
        if gone == "true" { return CommonsText.deletedForGood }
        switch deleted ?? gone.map({ _ in "true" }) {
        case "true": return CommonsText.deleted
        case .some: return CommonsText.restored
        case nil: return isFirst ? CommonsText.created : CommonsText.changed
        }
    }
}
