import Kernel

/// How the results of a course are read and shown: as percentages that a scale names, or as grades
/// that stand for themselves.
///
/// Inside, everything is a percentage: of the points, or of the way from the worst grade to the best.
struct Marking {
    let scale: Scale
    /// `nil` where the course has percentages.
    let line: GradeLine?
    /// Scores out of 100 without a word on how they were meant are grades, as all of them may be.
    private let plainAreGrades: Bool

    init(_ scale: Scale, _ works: [Record]) {
        self.scale = scale
        guard let line = scale.line else {
            (self.line, plainAreGrades) = (nil, false)
            return
        }
        let plain = works.filter { Marking.isPlain($0) }
        let scores = plain.compactMap { $0.optional(Assignment.earned) }
        let fits = scores.allSatisfy { line.range.contains($0) }
        plainAreGrades = fits
        let hasGrades = works.contains { $0.optional(Assignment.enteredAs) == .grade }
        let isBlank = works.allSatisfy {
            Marking.isPlain($0) && $0.optional(Assignment.earned) == nil
        }
        self.line = hasGrades || (fits && !scores.isEmpty) || isBlank ? line : nil
    }

    /// Of a course whose work isn't looked at.
    init(_ scale: Scale, _ line: GradeLine?) {
        (self.scale, self.line, plainAreGrades) = (scale, line, line != nil)
    }

    /// Out of 100, which is what a total is where nothing was said.
    private static func isPlain(_ work: Record) -> Bool {
        work.optional(Assignment.enteredAs) == nil && work[Assignment.total] == 100
    }

    /// Whether a work has a grade, or will have one, and not points.
    func isGrade(_ work: Record) -> Bool {
        guard line != nil else { return false }
        return switch work.optional(Assignment.enteredAs) {
        case .grade: true
        case .points: false
        case nil: plainAreGrades && Marking.isPlain(work)
        }
    }

    /// The work as the arithmetic sees it. Among grades points become the grade that the scale gives
    /// for them; what has no points to take doesn't count.
    func work(_ record: Record) -> Work {
        let plain = Work(record)
        guard let line else { return isForeign(record) ? plain.notCounting : plain }
        var share: Rational?
        if let earned = plain.earned {
            let grade =
                isGrade(record)
                ? line.grade(record)
                : earned.divided(by: plain.total).flatMap { scale.points(at: $0 * 100) }
            share = grade.map { line.share(of: $0) }
        }
        let isLost = plain.earned != nil && share == nil
        return Work(
            id: plain.id, group: plain.group, earned: share, total: .one,
            counts: plain.counts && !isLost, extraCredit: plain.extraCredit,
            neverDrop: plain.neverDrop)
    }

    /// Whether it has a grade that isn't one of the course's scale, and so doesn't count.
    func isForeign(_ work: Record) -> Bool {
        guard work.optional(Assignment.enteredAs) == .grade,
            let earned = work.optional(Assignment.earned)
        else { return false }
        return line.map { !$0.range.contains(earned) } ?? true
    }
}

extension Work {
    fileprivate var notCounting: Work {
        Work(
            id: id, group: group, earned: earned, total: total, counts: false,
            extraCredit: extraCredit, neverDrop: neverDrop)
    }
}

extension GradeLine {
    /// The grade that a work was given, if it is one of this scale.
    fileprivate func grade(_ work: Record) -> Rational? {
        work.optional(Assignment.earned).flatMap { range.contains($0) ? $0.rational : nil }
    }
}

extension Marking {
    /// What the scale calls a result; `nil` for what is below all its steps.
    func letter(_ percent: Rational) -> String? {
        line.map { $0.letter($0.grade(at: percent)) } ?? scale.step(at: percent)?.letter
    }

    /// What a result counts in an average.
    func points(_ percent: Rational) -> Rational? {
        line.map { $0.grade(at: percent) } ?? scale.points(at: percent)
    }

    func isFailed(_ percent: Rational) -> Bool {
        line.map { !$0.isPassed($0.grade(at: percent)) } ?? scale.isFailed(percent)
    }

    /// How many points a percentage point is worth.
    func slope(_ percent: Rational) -> Rational? {
        line.map { ($0.best - $0.worst).divided(by: 100) ?? .zero } ?? scale.slope(at: percent)
    }

    /// A result that was typed as a target: a grade of the scale, or a percentage.
    func percent(ofTarget target: Decimal) -> Rational {
        let typed = target.rational
        guard let line else { return scale.percent(ofGrade: target) ?? typed }
        let grade = line.range.contains(target) ? typed : scale.points(at: typed)
        return line.share(of: grade ?? line.worst) * 100
    }

    /// What has to be reached for a target: among grades a course that is called by it.
    func aim(ofTarget target: Decimal) -> Aim {
        let percent = percent(ofTarget: target)
        return line.map { $0.aim(at: $0.grade(at: percent)) } ?? Aim(percent)
    }

    /// The letters that one can aim at, best first, and from what percentage each is given.
    var targets: [(name: String, aim: Aim)] {
        guard let line else { return scale.steps.map { ($0.letter, Aim($0.from)) } }
        var found: [(name: String, aim: Aim)] = []
        for step in scale.steps {
            guard let grade = step.points else { continue }
            if found.isEmpty, step.letter != line.letter(line.best) { continue }
            found.append((step.letter, line.aim(at: grade)))
        }
        return found
    }
}

extension Marking {
    /// A result as shown: "92.5%" or "2,35"; a dash while there is none.
    func text(_ percent: Rational?, _ language: Language, places: Int = 2) -> String {
        guard let line else { return language.percentage(percent, places: places) }
        return percent.map { line.text(line.grade(at: $0), in: language) } ?? "–"
    }

    /// From where on something that is aimed at is reached; of grades the mean that just is shown so.
    func text(_ aim: Aim, _ language: Language) -> String {
        line.map { $0.text($0.worst(aim), in: language) } ?? text(aim.from, language, places: 1)
    }

    /// The grade that is needed on what is open; `nil` for percentages, and where nothing is needed.
    func needed(_ requirement: Requirement) -> Rational? {
        guard let line, let needed = requirement.needed else { return nil }
        let isOpen = requirement.aim.isOpen && requirement.state != .secured
        return line.needed(at: needed, isOpen: isOpen)
    }

    /// What stands in a work's field: points, or a grade as its scale writes it.
    func typed(_ work: Record, _ language: Language) -> String {
        guard let earned = work.optional(Assignment.earned) else { return "" }
        if isGrade(work), let line { return line.text(earned.rational, in: language, places: 12) }
        return Assignment.earned.field.text(.decimal(earned), in: language)
    }

    /// "/ 20"; nothing for a grade, which is out of nothing.
    func total(of work: Record, _ language: Language) -> String? {
        isGrade(work) || isForeign(work) ? nil : "/ " + language.number(work[Assignment.total])
    }

    /// The letter in the language's own way of writing.
    func letter(_ percent: Rational?, _ language: Language) -> String? {
        percent.flatMap { letter($0) }.map { language.letter($0) }
    }

    /// A result as a large figure, and its unit.
    func figure(_ percent: Rational?, _ language: Language) -> (text: String, unit: String) {
        guard let percent else { return ("–", "") }
        if line != nil { return (text(percent, language), "") }
        return (language.number(percent, places: 2), language.percentSign)
    }

    /// How far ten percent of a work bring the course: "+4.5 per 10%", or the part of a whole grade.
    func gain(_ perTenPercent: Rational, _ language: Language) -> String {
        guard line != nil else {
            return language(Words.gains(language.number(perTenPercent, places: 1)))
        }
        let part = perTenPercent.divided(by: 10) ?? .zero
        return language(Words.gradeCounts(language.percent(part, places: 0)))
    }
}

extension Scale {
    /// The target that a grade's name stands for: the grade itself where grades are figures, else the
    /// percentage from which it is given. `nil` for a plain number and what is no grade.
    func target(named text: String) -> Decimal? {
        guard (try? Decimal.parse(text)) == nil, text.trimmed.withoutPercentSign == nil else {
            return nil
        }
        if let line { return line.read(text) }
        return step(named: text).flatMap { Decimal(canonical: $0.from.canonical(places: 6)) }
    }
}
