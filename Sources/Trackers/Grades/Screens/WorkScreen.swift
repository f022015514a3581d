import Kernel

/// Where a course's percentage comes from, line by line.
struct WorkScreen {
    let page: Page
    let course: CourseCase

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.showWork), subtitle: course.name,
                back: Link(course.name, href: Grades.path(course.id))))
        derivation(Words.now, course.current, html)
        derivation(Words.atTheEnd, course.final, html)
    }

    private func derivation(_ title: Label, _ grade: CourseGrade, _ html: HTML) {
        let language = page.language
        html.sectionTitle(language(title))
        for group in grade.groups { part(group, title, html) }
        html.card {
            html.p(.class("prose work")) { html.text(course.sum(grade, language)) }
            html.p(.class("figure huge")) {
                html.text(course.marking.text(grade.percent, language, places: 4))
                if let letter = course.marking.letter(grade.percent, language) {
                    html.text(" ")
                    html.small { html.text(letter) }
                }
            }
        }
    }

    private func part(_ group: CourseGrade.Group, _ title: Label, _ html: HTML) {
        let language = page.language
        let names = course.assignmentsByID
        html.dataTable(
            caption: language(title) + ": " + course.name(of: group, language),
            headings: [course.name(of: group, language)] + headings.map { language($0) }
        ) {
            for work in group.kept { line(work, names[work.id], nil, html) }
            for one in group.dropped {
                let why = one.isLowest ? Words.lowestDropped : Words.highestDropped
                line(one.work, names[one.work.id], language(why), html)
            }
        }
        html.p(.class("prose work")) { html.text(course.derivation(of: group, language)) }
    }

    /// What was brought, and what that makes.
    private var headings: [Label] {
        course.marking.line == nil
            ? [Words.points, Words.result] : [Words.result, Words.courseChoicesAGrade]
    }

    private func line(_ work: Work, _ record: Record?, _ why: String?, _ html: HTML) {
        let language = page.language
        let extra = work.extraCredit ? language(Words.extraCredit) : nil
        let share = (work.earned ?? .zero).divided(by: work.total).map { $0 * 100 }
        html.tr(.class(why == nil ? nil : "dropped")) {
            html.th(.scope("row")) { html.text(record?.title ?? "") }
            html.td(.class("number")) {
                html.text(record.map { course.entered($0, language) } ?? "")
            }
            html.td(.class("number")) {
                html.text(why ?? extra ?? course.marking.text(share, language))
            }
        }
    }
}

extension CourseCase {
    func name(of group: CourseGrade.Group, _ language: Language) -> String {
        groups.first { $0.id == group.rule.id }?.title ?? language(Words.noGroup)
    }

    /// "18 / 20", or the grade itself; what is open counts as nothing.
    fileprivate func entered(_ work: Record, _ language: Language) -> String {
        let score = marking.typed(work, language)
        guard let total = marking.total(of: work, language) else {
            return score.isEmpty ? "–" : score
        }
        return (score.isEmpty ? "0" : score) + " " + total
    }

    /// "183 ÷ 200 = 91.5%", or the mean of the percentages.
    func derivation(of group: CourseGrade.Group, _ language: Language) -> String {
        guard let percent = group.percent else {
            return language(
                Words.workNothingHereHasScore
            )
        }
        let result = " = " + marking.text(percent, language, places: 4)
        if gradebook.method == .percentages { return mean(of: group.kept, language) + result }
        return language.number(group.earned, places: 4) + " ÷ "
            + language.number(group.possible, places: 4) + result
    }

    /// "(90% + 80%) ÷ 2"
    private func mean(of works: [Work], _ language: Language) -> String {
        let shares = works.map { work in
            marking.text(
                (work.earned ?? .zero).divided(by: work.total).map { $0 * 100 }, language)
        }
        let count = works.count { !$0.extraCredit && !$0.total.isZero }
        return "(" + shares.joined(separator: " + ") + ") ÷ " + language.number(count)
    }

    /// "(45 × 91.5% + 25 × 93.5%) ÷ 70"
    func sum(_ grade: CourseGrade, _ language: Language) -> String {
        if gradebook.weighting == .none { return pooled(grade, language) }
        let counting = grade.groups.filter { $0.counts }
        guard !counting.isEmpty else { return whyNoGrade(grade, language) }
        let terms = counting.map {
            language.number($0.rule.weight ?? .zero, places: 4) + " × "
                + marking.text($0.percent, language)
        }
        let divisor = CourseGrade.divisor(of: counting, gradebook.weighting)
        return "(" + terms.joined(separator: " + ") + ") ÷ " + language.number(divisor, places: 4)
    }

    /// "183 ÷ 200", or the mean of all percentages, where no group has a weight.
    private func pooled(_ grade: CourseGrade, _ language: Language) -> String {
        if marking.line != nil { return language(Words.meanOfGrades) }
        if grade.percent == nil { return whyNoGrade(grade, language) }
        if gradebook.method == .percentages {
            return mean(of: grade.groups.flatMap { $0.kept }, language)
        }
        let earned = grade.groups.map { $0.earned }.sum()
        let possible = grade.groups.map { $0.possible }.sum()
        return language.number(earned, places: 4) + " ÷ " + language.number(possible, places: 4)
    }

    /// The course as if these drafts of its assignments were written.
    func pretending(_ drafts: [Draft]) -> CourseCase {
        var drafted: [RecordID: Draft] = [:]
        for draft in drafts { if let id = draft.id { drafted[id] = draft } }
        return replacing(
            assignments: assignments.map { record in
                guard let draft = drafted[record.id] else { return record }
                var copy = record
                for (field, value) in draft.values {
                    if let index = record.kind.index(of: field.name) { copy.values[index] = value }
                }
                return copy
            })
    }
}

extension Grades {
    @Sendable static func workScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = WorkScreen(page: page, course: try CourseCase.read(record, in: page.book))
        let list = try Overview(page, chosen: record.id)
        return page.screen(
            page.language(Words.showWork), tint: .grades, color: record.colorClass
        ) { html in
            list.write(html) { screen.write(html) }
        }
    }
}
