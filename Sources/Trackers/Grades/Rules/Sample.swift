import Kernel

extension Grades {
    /// Three courses of one term, and the degree they belong to.
    @Sendable static func sample(_ book: Book, _ language: Language) throws(BookError) -> [Draft] {
        let algorithms = language(SampleCourse.all[0].name)
        let known = try book.records(
            Course.kind, where: [.titled(folded: algorithms.folded)], limit: 1)
        guard known.isEmpty else { return [] }
        let (term, degree, core) = (book.makeID(), book.makeID(), book.makeID())
        var drafts = [
            Draft(Term.kind, term)
                .setting(Term.name, language(SampleCourse.term))
                .setting(Term.start, book.today.adding(days: -70))
                .setting(Term.end, book.today.adding(days: 40)),
            Draft(Degree.kind, degree).setting(Degree.name, language(SampleCourse.degree))
                .setting(Degree.type, "Bachelor"),
            Draft(CourseGroup.kind, core).setting(CourseGroup.degree, degree)
                .setting(CourseGroup.name, language(SampleCourse.core))
                .setting(CourseGroup.minimumCourses, 5)
                .setting(CourseGroup.minimumCreditHours, 15),
        ]
        for course in SampleCourse.all {
            drafts += course.drafts(book, language, term: term, group: core)
        }
        drafts.append(
            Draft(Course.kind, book.makeID())
                .setting(Course.name, language(SampleCourse.planned))
                .setting(Course.identifier, "CS 4348").setting(Course.status, .planned)
                .setting(Course.courseGroup, core))
        return drafts
    }
}

/// A course of the sample with its groups and scores.
private struct SampleCourse {
    let name: Label
    let identifier: String
    let professor: String
    let color: PaletteColor
    let icon: CourseIcon
    let method: GradingMethod
    /// The days it meets on, from and to what time.
    let days: [String]
    let hours: (from: String, to: String)
    /// Minutes studied, and how many days ago.
    let studied: [(minutes: Int64, day: Int)]
    let groups: [SampleGroup]

    static let term = Words.sampleThisTerm
    static let degree = Words.sampleComputerScience
    static let planned = Words.sampleOperatingSystems
    static let core = Words.sampleCoreCourses

    static let all = [
        SampleCourse(
            name: Words.sampleAlgorithms,
            identifier: "CS 4349", professor: "Dr. Whitley", color: .teal, icon: .code,
            method: .points, days: ["mon", "wed", "fri"], hours: ("10:00", "11:15"),
            studied: [
                (60, 44), (90, 38), (45, 31), (120, 24), (75, 17), (30, 13), (90, 10), (60, 6),
                (105, 3), (45, 1),
            ],
            groups: [
                SampleGroup(
                    Words.sampleAttendance, "0.1",
                    [("1", "100", -60), ("2", "90", -30), ("3", "95", -5)]),
                SampleGroup(
                    Words.sampleHomework, "0.25",
                    [
                        ("1", "96", -56), ("2", "91", -42), ("3", "84", -28), ("4", "98", -14),
                        ("5", "", 6),
                    ], lowest: 1),
                SampleGroup(
                    Words.sampleExams, "0.45",
                    [("1", "86", -40), ("2", "97", -12), ("3", "", 21)]),
            ]),
        SampleCourse(
            name: Words.sampleCompetitiveProgramming,
            identifier: "CS 3333", professor: "Dr. Rivera", color: .purple, icon: .graph,
            method: .percentages, days: ["tue"], hours: ("16:00", "18:30"),
            studied: [(120, 9), (90, 2)],
            groups: [
                SampleGroup(
                    Words.sampleContests, "0.5",
                    [("1", "80", -50), ("2", "0", -36), ("3", "92", -22), ("4", "0", -8)],
                    disabled: [2, 4]),
                SampleGroup(
                    Words.sampleProblemSets, "0.4",
                    [("1", "88", -45), ("2", "94", -25), ("3", "", 10)]),
                SampleGroup(
                    Words.sampleParticipation, "0.1",
                    [("1", "100", -10)]),
            ]),
        SampleCourse(
            name: Words.sampleLinearAlgebraI,
            identifier: "MATH 2418", professor: "Dr. Okafor", color: .orange, icon: .calculator,
            method: .points, days: ["tue", "thu"], hours: ("08:30", "09:45"), studied: [(60, 4)],
            groups: [
                SampleGroup(
                    Words.sampleAllPoints, "1",
                    [
                        ("1", "18/20", -55), ("2", "41/50", -35), ("3", "88/100", -15),
                        ("4", "/100", 18),
                    ])
            ]),
    ]

    func drafts(
        _ book: Book, _ language: Language, term: RecordID, group: RecordID
    ) -> [Draft] {
        let id = book.makeID()
        let course = Draft(Course.kind, id)
            .setting(Course.name, language(name)).setting(Course.identifier, identifier)
            .setting(Course.professor, professor).setting(Course.color, color)
            .setting(Course.icon, icon).setting(Course.method, method)
            .setting(Course.term, term).setting(Course.courseGroup, group)
            .setting(Course.target, 90)
        return [course, slot(id)] + groups.flatMap { $0.drafts(book, language, course: id) }
            + studied.map { session in
                Draft(StudySession.kind).setting(StudySession.course, id)
                    .setting(StudySession.date, book.today.adding(days: -session.day))
                    .setting(StudySession.minutes, session.minutes)
            }
    }

    private func slot(_ course: RecordID) -> Draft {
        var draft = Draft(TimeSlot.kind).setting(TimeSlot.course, course)
            .setting(TimeSlot.start, TimeOfDay(iso: hours.from))
            .setting(TimeSlot.end, TimeOfDay(iso: hours.to))
        draft.set(TimeSlot.days, .choices(days))
        return draft
    }
}

private struct SampleGroup {
    let name: Label
    let weight: String
    /// Number, score with or without its total, and days from today.
    let works: [(number: String, score: String, day: Int)]
    let lowest: Int64
    let disabled: Set<Int>

    init(
        _ name: Label, _ weight: String, _ works: [(String, String, Int)], lowest: Int64 = 0,
        disabled: Set<Int> = []
    ) {
        self.name = name
        self.weight = weight
        self.works = works.map { (number: $0.0, score: $0.1, day: $0.2) }
        self.lowest = lowest
        self.disabled = disabled
    }

    func drafts(_ book: Book, _ language: Language, course: RecordID) -> [Draft] {
        let id = book.makeID()
        let group = Draft(WeightGroup.kind, id)
            .setting(WeightGroup.course, course).setting(WeightGroup.name, language(name))
            .setting(WeightGroup.weight, Decimal(canonical: weight))
            .setting(WeightGroup.dropLowest, lowest)
        return [group]
            + works.enumerated().map { index, work in
                let parts = work.score.utf8.split(
                    separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
                ).map { String(Substring($0)) }
                var draft = Draft(Assignment.kind, book.makeID())
                    .setting(Assignment.course, course).setting(Assignment.weightGroup, id)
                    .setting(Assignment.name, language(name) + " " + work.number)
                    .setting(Assignment.due, book.today.adding(days: work.day))
                    .setting(Assignment.enabled, !disabled.contains(index + 1))
                draft[Assignment.earned] = Decimal(canonical: parts[0])
                if parts.count > 1 {
                    draft[Assignment.total] = Decimal(canonical: parts[1])
                }
                return draft
            }
    }
}
