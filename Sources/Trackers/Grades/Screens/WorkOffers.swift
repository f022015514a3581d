import Kernel

extension Grades {
    /// A line that says of what it is when it is due, or what it brought, may be work of a course: of
    /// the one that it names, or of one of those that are taken now. The sheet shows what was understood.
    @Sendable static func offers(_ typed: String, _ page: Page) throws(BookError) -> [Offer] {
        let isMonthFirst = page.language.writesMonthFirst(
            acceptLanguage: page.request.context.acceptLanguage)
        let days = SaidDay(today: page.book.today, isMonthFirst: isMonthFirst)
        let task = TypedTask(typed, days, page.numberStyle)
        let courses = try page.book.records(
            Course.kind, where: [Course.status == .current], limit: 100)
        for course in courses {
            var task = task
            if task.take(course: course) {
                return try open(task, [course], page)
                    + offers(task, course, page, named: typed)
            }
        }
        guard task.isWork else { return [] }
        if courses.isEmpty { return [firstCourse(task, typed, page)] }
        var offers = try open(task, courses, page)
        for course in courses.prefix(3) {
            offers += try self.offers(
                task, course, page, named: courses.count == 1 ? typed : nil)
        }
        return offers
    }

    /// A score may be of work that is called so and has none yet.
    private static func open(
        _ task: TypedTask, _ courses: [Record], _ page: Page
    ) throws(BookError) -> [Offer] {
        guard let score = task.score(page) else { return [] }
        let named = try page.book.records(
            Assignment.kind,
            where: [
                .titled(folded: task.name.folded),
                Assignment.course.isOne(of: courses.map { $0.id }),
            ], limit: 20)
        return named.filter { Work($0).isOpen }.prefix(3).map { work in
            let course = courses.first { $0.id == work[Assignment.course] }?.title ?? ""
            let words = Words.offerOpen(work: work.title, course: course, score: score)
            return .post(
                Post(
                    page.language(words), action: path(.score, work.id),
                    fields: [("score", score), ("return", path(work[Assignment.course]))],
                    symbol: .icon(.grades)))
        }
    }

    /// Work has to be of a course; from a new one it goes on with what was typed.
    private static func firstCourse(_ task: TypedTask, _ typed: String, _ page: Page) -> Offer {
        .form(
            Link(
                page.language(Words.offerFirstCourse(task.name)),
                href: Editing.add(Course.kind, return: AppAddress.adding(typed))),
            .grades)
    }

    /// The sheet of new work; where its share has no group in the only course that is meant, the
    /// groups, too, from where it goes on with what was typed.
    ///
    /// - Parameter typed: What was typed, where no other course may be meant.
    private static func offers(
        _ task: TypedTask, _ course: Record, _ page: Page, named typed: String?
    ) throws(BookError) -> [Offer] {
        let groups = try page.book.records(
            WeightGroup.kind, where: [WeightGroup.course == course.id], limit: 100)
        let group = task.group(among: groups, page)
        let share = task.share(page.book.today)
        var query = [("course", course.id.text)]
        if let due = task.due { query.append((Assignment.due.name, due.iso)) }
        if group != nil || share != nil {
            query.append((Assignment.weightGroup.name, group?.id.text ?? ""))
        }
        query += scoreFields(task, page) + [(Assignment.name.name, task.name)]
        let href = Editing.add(Assignment.kind, query, return: path(course.id))
        var offers = [Offer.form(Link(title(task, course, group, page), href: href), .grades)]
        if let typed, group == nil, let share {
            let words = Words.offerMakeGroup(
                share: page.language.share(share), course: course.title)
            // A share of the whole is out of 100, not of what else there is by now.
            let counting =
                groups.isEmpty ? [(Course.weights.name, Weighting.percent.rawValue)] : []
            let given = Parameters(
                (counting + [
                    ("name-new0", task.name.withCapital),
                    ("weight-new0", page.language.typed(share)),
                    ("return", AppAddress.adding(typed)),
                ]).map { (name: $0.0, value: $0.1) })
            let href = path(course.id, .weights) + "?" + given.formEncoded
            offers.append(.form(Link(page.language(words), href: href), .grades))
        }
        return offers
    }

    private static func scoreFields(_ task: TypedTask, _ page: Page) -> [(String, String)] {
        let language = page.language
        if let (earned, total) = task.points {
            return [
                (Assignment.earned.name, language.typed(earned)),
                (Assignment.total.name, language.typed(total)),
            ]
        }
        guard task.share(page.book.today) == nil, let percent = task.percent else { return [] }
        return [(Assignment.earned.name, language.typed(percent))]
    }

    /// "Add “essay” to Biology · Fri 27 Nov · in “Essays”, 20 %", "… · score 18/20".
    private static func title(
        _ task: TypedTask, _ course: Record, _ group: Record?, _ page: Page
    ) -> String {
        let language = page.language
        var parts = [language(Words.addToCourse(work: task.name, course: course.title))]
        if let due = task.due { parts.append(language.date(due, style: .weekday)) }
        if let words = place(task.share(page.book.today), group, language) {
            parts.append(language(words))
        }
        if let score = task.score(page) { parts.append(language(Words.offerScore(score))) }
        return parts.joined(separator: " · ")
    }
}

extension Grades {
    /// Where work counts, with its share where that is the group's weight; or that it doesn't yet.
    private static func place(
        _ share: Decimal?, _ group: Record?, _ language: Language
    ) -> Label? {
        guard let group else { return share.map { Words.offerNoGroup(language.share($0)) } }
        guard let share else { return Words.offerGroup(group.title) }
        if group.weighs(share) {
            return Words.offerShare(group: group.title, share: language.share(share))
        }
        return Words.offerWeight(
            group: group.title, weight: language.number(group[WeightGroup.weight]))
    }
}

extension Record {
    /// Whether a weight group has this weight in percent, or as a part of one.
    fileprivate func weighs(_ share: Decimal) -> Bool {
        let weight = self[WeightGroup.weight]
        return weight == share || weight.rational * 100 == share.rational
    }
}

extension TypedTask {
    /// What share of the course it is to count: a percentage of what is still to come.
    fileprivate func share(_ today: CivilDate) -> Decimal? {
        guard let due, due >= today else { return nil }
        return percent
    }

    /// What it brought, as one says it: "18/20", "90 %".
    fileprivate func score(_ page: Page) -> String? {
        let language = page.language
        if let (earned, total) = points {
            return language.typed(earned) + "/" + language.typed(total)
        }
        guard share(page.book.today) == nil else { return nil }
        return percent.map { language.share($0) }
    }
}

extension TypedTask {
    /// The weight group of the share that was typed, or one that the name points to.
    fileprivate func group(among groups: [Record], _ page: Page) -> Record? {
        let share = share(page.book.today)
        let fitting = share.map { share in groups.filter { $0.weighs(share) } } ?? []
        if fitting.count == 1 { return fitting[0] }
        let guess = GroupGuess(
            groups: (fitting.isEmpty ? groups : fitting).map { ($0.id, $0.title) }, names: [],
            in: page.language)
        guard case .existing(let id)? = guess.place(of: name) else { return nil }
        return groups.first { $0.id == id }
    }
}

extension Language {
    /// "20 %"
    fileprivate func share(_ percent: Decimal) -> String { typed(percent) + " %" }
}
