import Kernel

/// What the lines of "Add several" are understood to say, before anything is kept.
struct UnderstoodLines {
    private let page: Page
    private let drafts: [Draft]
    /// A form that was refused says so beside its field.
    private let withRefusals: Bool
    /// So many are shown.
    private static let limit = 100

    init(_ page: Page, _ course: Record, _ typed: Parameters) throws(BookError) {
        self.page = page
        withRefusals = page.request.method != .post
        let lines = ListLine.all(typed["lines"] ?? "").map { $0.text }
        guard !lines.isEmpty else {
            drafts = []
            return
        }
        let marking = try CourseCase.read(course, in: page.book).marking
        let common = Form([Assignment.total.field]).collected(Assignment.kind, from: typed)
        drafts = Grades.batchDrafts(
            Array(lines.prefix(UnderstoodLines.limit)), common, marking, page.numberStyle)
    }

    /// Kept up to date by the page script while one types.
    func write(_ html: HTML) {
        html.div(.id("understood"), .role("status")) {
            for draft in drafts where withRefusals || draft.refusals.isEmpty {
                html.footnote(words(draft))
            }
        }
    }

    /// "Quiz 1 → 18 / 20 · 14 Sep", or why the line can't be read.
    private func words(_ draft: Draft) -> String {
        let language = page.language
        if let refusal = draft.refusals.first(where: { $0.field.name != Assignment.total.name }) {
            return refusal.hint(in: language)
        }
        var details: [String] = []
        if let earned = draft[Assignment.earned] {
            details.append(
                Assignment.result(
                    earned, of: draft[Assignment.total] ?? 100, as: draft[Assignment.enteredAs],
                    in: language))
        }
        if draft[Assignment.excused] == true { details.append(language(Words.excused)) }
        if let due = draft[Assignment.due] { details.append(language.date(due, style: .short)) }
        let name = draft[Assignment.name] ?? ""
        return details.isEmpty ? name : name + " → " + details.joined(separator: " · ")
    }
}
