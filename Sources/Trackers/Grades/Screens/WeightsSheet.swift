import Kernel

extension Grades {
    @Sendable static func weightsSheet(_ page: Page) throws(BookError) -> Response {
        try weightsSheet(page, page.request.query, [:], lost: [])
    }

    private static func weightsSheet(
        _ page: Page, _ typed: Parameters, _ errors: [String: [FieldError]], lost: [String]
    ) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let course = try CourseCase.read(record, in: page.book)
        let behind = try Backdrop(page, record.id)
        let sheet = WeightsForm(page: page, course: course, typed: typed, errors: errors)
        let language = page.language
        let back = page.closing(or: path(record.id))
        return page.screen(
            language(Words.weightGroups), tint: .grades, color: record.colorClass,
            status: errors.isEmpty && lost.isEmpty ? 200 : 422
        ) { html in
            behind.write(html)
        } sheet: { html in
            html.sheet(
                title: language(Words.weightGroups), closeHref: back,
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path(record.id, .weights), return: back,
                    preview: path(record.id, .total), showsRecord: true
                ) {
                    page.writeLost(lost, to: html)
                    sheet.write(html)
                }
                if !course.assignments.isEmpty, !course.groups.isEmpty {
                    html.buttonBar {
                        html.buttonLink(
                            language(Words.sortIntoGroups),
                            href: path(record.id, .grouping), style: .quiet, icon: .list)
                    }
                }
            }
        }
    }

    /// The total and each share of it, of what is typed so far.
    @Sendable static func weightsTotal(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        let html = page.html()
        WeightsForm(page: page, course: course, typed: page.request.query, errors: [:])
            .writeFigures(html)
        return page.parts(html)
    }

    /// Writes all groups of a course and how their weights count as one action.
    @Sendable static func saveWeights(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let course = try CourseCase.read(record, in: page.book)
        let form = WeightsForm(page: page, course: course, typed: page.form, errors: [:])
        let lost = try form.lost()
        if !lost.isEmpty { return try weightsSheet(page, page.form, [:], lost: lost) }
        let drafts = form.drafts()
        let weights = Form([Course.weights.field]).collected(
            Course.kind, record.id, from: page.form)
        do {
            let all = [weights] + drafts.map { $0.draft }
            let stamp = try page.book.commit(all).stamp
            // Work waits for its group.
            let back = page.returnPath(or: path(record.id))
            if AppAddress.isAdding(back) { return page.done(stamp, at: back) }
            let isWeighted = try CourseCase.read(
                try page.book.visible(Course.kind, record.id), in: page.book
            ).hasWeights
            let next =
                isWeighted
                ? try weighing(record.id, in: page.book, else: .assignments) : path(record.id)
            return page.done(stamp, at: next)
        } catch {
            guard case .refused(let refusals) = error else { throw error }
            let keys: [String?] = [nil] + drafts.map { $0.key }
            var errors: [String: [FieldError]] = [:]
            for refusal in refusals where keys.indices.contains(refusal.draft) {
                let name = WeightsForm.name(refusal.error.field, keys[refusal.draft])
                errors[name, default: []].append(refusal.error)
            }
            return try weightsSheet(page, page.form, errors, lost: [])
        }
    }
}

/// The weight groups of a course, each a line, with a few blank lines for new ones.
private struct WeightsForm {
    let page: Page
    let course: CourseCase
    let typed: Parameters
    /// What is wrong with each control.
    let errors: [String: [FieldError]]

    private static let fields = [
        WeightGroup.name.field, WeightGroup.weight.field, WeightGroup.dropLowest.field,
        WeightGroup.dropHighest.field,
    ]
    /// Lines for new groups: four when there are none yet.
    private var blanks: Int { course.groups.isEmpty ? 4 : 2 }

    /// The name of a line's control; without a key that of the course's own.
    static func name(_ field: Field, _ key: String?) -> String {
        field.name + (key.map { "-" + $0 } ?? "")
    }

    private var keys: [(key: String, record: Record?)] {
        course.groups.map { (key: $0.id.text, record: $0) }
            + (0..<6).map { (key: "new\($0)", record: nil) }
    }

    func write(_ html: HTML) {
        let language = page.language
        let weights = Course.weights.field
        html.field(
            weights,
            Form([weights], course.record, typed: typed, errors: errors[weights.name] ?? []),
            in: language)
        for (index, line) in keys.enumerated() where index < course.groups.count + blanks {
            self.line(line.key, line.record, html)
        }
        html.p(.class("running-total")) {
            html.text(language(Words.total) + " ")
            writeTotal(html)
        }
        html.footnote(language(Words.weightsHint))
        html.buttonBar { html.submitButton(language(WebText.save)) }
    }

    /// What the page script keeps up to date while one types.
    func writeFigures(_ html: HTML) {
        writeTotal(html)
        for (key, record) in keys { writeShare(key, record, html) }
    }

    private func writeTotal(_ html: HTML) {
        html.output(.id("total")) { html.text(page.language.number(total, places: 6)) }
    }

    /// What a weight is of all, where they count by their sum.
    private func writeShare(_ key: String, _ record: Record?, _ html: HTML) {
        html.output(.id("share-" + key), .class("sub")) {
            guard isBySum, total != 100, let weight = weight(key, record), !weight.isZero,
                let share = weight.divided(by: total)
            else { return }
            let name = page.language(WeightGroup.weight.field.label)
            html.text(name + " = " + page.language.percent(share, places: 1))
        }
    }

    private var isBySum: Bool {
        let chosen = typed[Course.weights.name].flatMap { Weighting(rawValue: $0) }
        return (chosen ?? course.record[Course.weights]) == .normalized
    }

    /// Of what stands in the lines.
    private var total: Rational {
        keys.compactMap { weight($0.key, $0.record) }.sum()
    }

    /// What a line says that its group counts; `nil` where it has no group.
    private func weight(_ key: String, _ record: Record?) -> Rational? {
        if typed["name-" + key].map({ $0.isBlank }) ?? (record == nil) { return nil }
        guard let text = typed["weight-" + key] else { return record?[WeightGroup.weight].rational }
        let weight = try? WeightGroup.weight.field.parse(text, page.numberStyle)
        guard case .decimal(let number)? = weight else { return nil }
        return number.rational
    }

    private func line(_ key: String, _ record: Record?, _ html: HTML) {
        html.fieldset(.class("group-line")) {
            html.legend(.class("sr")) {
                html.text(record?.title ?? page.language(Words.addGroup))
            }
            for field in WeightsForm.fields { control(field, key, record, html) }
            writeShare(key, record, html)
        }
    }

    private func control(_ field: Field, _ key: String, _ record: Record?, _ html: HTML) {
        let name = WeightsForm.name(field, key)
        let text = typed[name] ?? record.map { Form([field], $0).text(field, in: page.language) }
        var control = FormField(
            name, label: field.label.text(in: page.language), value: text ?? "",
            error: FieldError.hints(errors[name] ?? [], in: page.language))
        if record == nil, field.name == "name" {
            control.placeholder = field.hint?.text(in: page.language)
        }
        if field.name == "name" { return html.textField(control) }
        html.numberField(control, wholeNumbers: field.name != "weight")
    }

    /// What was typed for groups that are gone.
    func lost() throws(BookError) -> [String] {
        var lost: [String] = []
        for field in WeightsForm.fields {
            lost += try page.lost(WeightGroup.kind, under: field.name + "-") {
                Form([field], $0).text(field, in: page.language)
            }
        }
        return lost
    }

    /// What the lines say: a blank name removes a group, or means no new one.
    func drafts() -> [(key: String, draft: Draft)] {
        var drafts: [(key: String, draft: Draft)] = []
        for (key, record) in keys {
            guard let name = typed["name-" + key] else { continue }
            if name.isBlank {
                if let record { drafts.append((key, Draft(record).deleting())) }
                continue
            }
            var draft = record.map { Draft($0) } ?? Draft(WeightGroup.kind)
            if record == nil { draft[WeightGroup.course] = course.id }
            for field in WeightsForm.fields {
                guard let text = typed[WeightsForm.name(field, key)] else { continue }
                do { draft.set(field, try field.parse(text, page.numberStyle)) } catch {
                    draft.refuse(error)
                }
            }
            drafts.append((key, draft))
        }
        return drafts
    }
}

extension Draft {
    fileprivate func deleting() -> Draft {
        var draft = self
        draft.set(Field.deleted, .boolean(true))
        return draft
    }
}
