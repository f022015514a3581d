import Kernel

/// What keeping a table writes into a course: new work, what the exporter has changed, and nothing
/// over what was corrected by hand unless somebody says so.
struct ImportPlan {
    /// One for each assignment that was found.
    private(set) var rows: [Row] = []
    private(set) var drafts: [Draft] = []
    private(set) var doubts: [Doubt] = []
    /// The course that receives.
    let course: RecordID

    /// One assignment of the file, and what becomes of it.
    struct Row {
        let work: GradeTable.Found
        /// The assignment that the course has already.
        let existing: Record?
        /// Whether it is in the group that the file names.
        let isGrouped: Bool
        /// What was typed by hand and says something else than the file.
        let disputes: [Dispute]
    }

    /// A field that the file and a correction by hand see differently.
    struct Dispute {
        let field: Field
        let mine: Value?
        let theirs: Value?
        /// Whether the exporter has changed it since the last import; else it only was corrected.
        let isNew: Bool
        /// Whether nobody corrected it, and the exporter has taken a score away.
        let isLoss: Bool
    }

    /// - Parameters:
    ///   - known: The course with its work; `nil` for a new one.
    ///   - takes: Whether the file's values win where a row, by its position, is disputed.
    init(
        _ works: [GradeTable.Found], _ table: GradeTable, into known: CourseCase?,
        named name: String,
        _ book: Book, takes: (Int) -> Bool
    ) {
        course = known?.id ?? book.makeID()
        doubts = table.doubts
        if known == nil {
            var draft = Draft(Course.kind, course).setting(Course.name, name)
            if let method = table.method { draft[Course.method] = method }
            if let weighting = table.weighting { draft[Course.weights] = weighting }
            drafts.append(draft)
        }
        var groups = ImportGroups(known, course, table, book)
        var outcome = ImportOutcome(known)
        let matches = ImportMatches(known?.assignments ?? [], works)
        for (index, work) in works.enumerated() {
            let group = groups.group(of: work)
            let row = Row(work, matches.records[index], isGrouped: group != nil)
            rows.append(row)
            outcome.add(row, in: group, takes: takes(index), book)
            if let draft = row.draft(course, group, takes: takes(index)) { drafts.append(draft) }
            doubts += row.doubts(takes: takes(index))
        }
        for draft in groups.drafts {
            outcome.add(draft.id ?? RecordID.none, draft[WeightGroup.weight])
        }
        doubts += groups.doubts
        if let gradebook = outcome.gradebook(table) {
            doubts += table.stated.compactMap { $0.doubt(gradebook) }
        }
        // Work names its group, so groups come first.
        drafts.insert(contentsOf: groups.drafts, at: known == nil ? 1 : 0)
    }
}

extension ImportPlan.Row {
    fileprivate init(_ work: GradeTable.Found, _ existing: Record?, isGrouped: Bool) {
        self.work = work
        self.existing = existing
        self.isGrouped = isGrouped
        disputes = existing.map { ImportPlan.Row.disputes($0, work) } ?? []
    }

    /// Whether keeping it leaves a known assignment as it is.
    func isUnchanged(takes: Bool) -> Bool {
        guard let existing, let draft = draft(existing[Assignment.course], nil, takes: takes) else {
            return false
        }
        return draft.values.allSatisfy { field, value in
            field.name == Assignment.imported.name
                || (existing.value(field.name) ?? field.defaultValue) == value
        }
    }

    /// The score that it has afterwards.
    func earned(takes: Bool) -> Decimal? {
        let keeps = disputes.contains {
            $0.field.name == Assignment.earned.name && !(takes && $0.isNew)
        }
        return keeps ? existing?.optional(Assignment.earned) : work.earned
    }

    /// The fields that were corrected by hand, compared with what the last import said.
    private static func disputes(
        _ record: Record, _ work: GradeTable.Found
    ) -> [ImportPlan.Dispute] {
        let (mine, theirs) = (ImportBase(record), ImportBase(work))
        let base = ImportBase(record[Assignment.imported])
        var disputes: [ImportPlan.Dispute] = []
        func compare<T: FieldValue & Equatable>(
            _ attribute: Attribute<T>, _ mine: T?, _ theirs: T?, _ base: T??, free: Bool,
            isLoss: Bool = false
        ) {
            if mine == theirs || free { return }
            let isUntouched = base.map { $0 == mine } ?? false
            if !isLoss, isUntouched { return }
            disputes.append(
                ImportPlan.Dispute(
                    field: attribute.field, mine: mine?.value, theirs: theirs?.value,
                    isNew: base.map { $0 != theirs } ?? true, isLoss: isUntouched))
        }
        compare(
            Assignment.earned, mine.earned, theirs.earned, base.map { $0.earned },
            free: base == nil && mine.earned == nil,
            isLoss: theirs.earned == nil && !theirs.excused)
        compare(
            Assignment.total, mine.total, theirs.total, base.map { $0.total },
            free: theirs.total == nil)
        compare(
            Assignment.excused, mine.excused, theirs.excused, base.map { $0.excused },
            free: base == nil && !mine.excused)
        compare(
            Assignment.due, mine.due, theirs.due, base.map { $0.due },
            free: theirs.due == nil || (base == nil && mine.due == nil))
        return disputes
    }

    /// What it writes; `nil` when the course says the same already.
    fileprivate func draft(_ course: RecordID, _ group: RecordID?, takes: Bool) -> Draft? {
        let theirs = ImportBase(work)
        guard let existing else { return new(course, group) }
        let kept = disputes.filter { !takes || !$0.isNew }.map { $0.field.name }
        var draft = Draft(existing)
        func set<T: FieldValue>(_ attribute: Attribute<T>, _ value: T?) {
            if !kept.contains(attribute.name) { draft[attribute] = value }
        }
        set(Assignment.earned, theirs.earned)
        set(Assignment.excused, theirs.excused)
        if let total = theirs.total { set(Assignment.total, total) }
        if let due = theirs.due { set(Assignment.due, due) }
        if !work.externalID.isEmpty { draft[Assignment.externalID] = work.externalID }
        var base = theirs
        // A score that the exporter took away and that stays is still the exporter's.
        if disputes.contains(where: { $0.isLoss }), !takes {
            base.earned = existing.optional(Assignment.earned)
        }
        draft[Assignment.imported] = base.text
        return draft
    }

    private func new(_ course: RecordID, _ group: RecordID?) -> Draft {
        var draft = Draft(Assignment.kind).setting(Assignment.course, course)
            .setting(Assignment.name, work.name).setting(Assignment.total, work.total)
        if let group { draft[Assignment.weightGroup] = group }
        if let earned = work.earned, !work.excused { draft[Assignment.earned] = earned }
        if work.excused { draft[Assignment.excused] = true }
        if work.extraCredit { draft[Assignment.extraCredit] = true }
        if !work.counts { draft[Assignment.enabled] = false }
        if let due = work.due { draft[Assignment.due] = due }
        if !work.externalID.isEmpty { draft[Assignment.externalID] = work.externalID }
        draft[Assignment.imported] = ImportBase(work).text
        return draft
    }

    fileprivate func doubts(takes: Bool) -> [Doubt] {
        disputes.map { dispute in
            func text(_ value: Value?) -> String { value.map { dispute.field.text($0) } ?? "–" }
            let taken = dispute.isNew && takes
            return Doubt(
                line: work.line, text: work.name + ": " + text(dispute.mine),
                read: taken ? text(dispute.theirs) : "",
                reason: dispute.isLoss
                    ? dispute.reason
                    : Words.importFileSays(
                        value: text(dispute.theirs), reason: dispute.reason),
                changesFigure: dispute.isNew)
        }
    }
}

extension ImportPlan {
    /// What was understood, a line for each work.
    var lines: [ReadLine] {
        rows.map { row in
            let work = row.work
            var fields = [JSON.Member("name", .string(work.name))]
            if row.isGrouped { fields.append(JSON.Member("weightGroup", .string(work.group))) }
            if work.excused { fields.append(JSON.Member("excused", .boolean(true))) }
            if let earned = work.earned, !work.excused {
                fields.append(JSON.Member("earned", .number(earned.canonical)))
            }
            if work.knowsTotal {
                fields.append(JSON.Member("total", .number(work.total.canonical)))
            }
            if let due = work.due { fields.append(JSON.Member("due", .string(due.iso))) }
            return ReadLine(
                line: work.line, text: work.name, kind: Assignment.kind.name, fields: fields,
                isDoubtful: !work.knowsTotal)
        }
    }
}

extension ImportPlan.Dispute {
    fileprivate var reason: Label {
        if isLoss { return Words.importCleared }
        return isNew ? Words.importDisputed : Words.importCorrected
    }
}

/// Which assignment of a course each one of a file is: by the exporter's id first, then by name.
private struct ImportMatches {
    private(set) var records: [Int: Record] = [:]

    init(_ records: [Record], _ works: [GradeTable.Found]) {
        var taken: Set<RecordID> = []
        var numbered: [String: [Record]] = [:]
        var named: [String: [Record]] = [:]
        for record in records.reversed() {
            numbered[record[Assignment.externalID], default: []].append(record)
            named[record.title.folded, default: []].append(record)
        }
        for (index, work) in works.enumerated() where !work.externalID.isEmpty {
            if let found = numbered[work.externalID]?.popLast() { match(index, found, &taken) }
        }
        for (index, work) in works.enumerated() where self.records[index] == nil {
            let found = named[work.name.folded]?.last { record in
                let id = record[Assignment.externalID]
                return !taken.contains(record.id) && (id.isEmpty || work.externalID.isEmpty)
            }
            if let found { match(index, found, &taken) }
        }
    }

    private mutating func match(_ index: Int, _ record: Record, _ taken: inout Set<RecordID>) {
        records[index] = record
        taken.insert(record.id)
    }
}

/// The weight groups of the course that receives, and those that the table adds.
private struct ImportGroups {
    private let course: RecordID
    private let book: Book
    private var ids: [String: RecordID] = [:]
    private let weights: [GradeTable.Group]
    private let makesGroups: Bool
    /// Whether a group without a weight would get one that nobody said.
    private let isWeighted: Bool
    private(set) var drafts: [Draft] = []
    private(set) var doubts: [Doubt] = []

    init(_ known: CourseCase?, _ course: RecordID, _ table: GradeTable, _ book: Book) {
        self.course = course
        self.book = book
        weights = table.groups
        // The kind of an activity isn't a category that counts.
        makesGroups = table.format != .moodle
        let weighting = known?.gradebook.weighting ?? table.weighting ?? .fallback
        isWeighted = weighting != Weighting.none
        for group in known?.groups ?? [] { ids[group.title.folded] = group.id }
    }

    mutating func group(of work: GradeTable.Found) -> RecordID? {
        if work.group.isEmpty { return nil }
        if let id = ids[work.group.folded] { return id }
        guard makesGroups else { return nil }
        let id = book.makeID()
        ids[work.group.folded] = id
        var draft = Draft(WeightGroup.kind, id).setting(WeightGroup.course, course)
            .setting(WeightGroup.name, work.group)
        if let weight = weights.first(where: { $0.name == work.group })?.weight {
            draft[WeightGroup.weight] = weight
        } else if isWeighted {
            doubts.append(
                Doubt(line: work.line, text: work.group, read: "1", reason: Words.importWeightOne))
        }
        drafts.append(draft)
        return id
    }
}
