/// Why a file was not imported; nothing was changed.
package enum ImportError: Error, Sendable {
    case json(JSONError)
    case csv(CSVError)
    case notABook(NotABook)
    /// Everything that is wrong with single records, in the order of the file.
    case refused([ImportProblem])
    case book(BookError)

    /// What is wrong with the file as a whole.
    package enum NotABook: Hashable, Sendable {
        /// It isn't an object with `tallybook` and `records`.
        case shape
        /// The format's version is another; as it was written.
        case version(String)
        case recordsMissing
        /// A name that stands in the file twice, beside which the other would be lost.
        case repeatedName(String)
        /// The file at this place isn't one with the hash that is said, or is too large.
        case damagedFile(Int)
        /// A table without a header.
        case noHeader
        case unknownColumn(String, kind: String, suggestion: String?)
        case repeatedColumn(String)
    }
}

extension ImportError {
    /// How many sentences are worth reading at once.
    private static let shownProblems = 20

    /// One sentence for each problem, and how many more there are when they are too many.
    package func sentences(in language: Language) -> [String] {
        switch self {
        case .json(let error): [language(error.label)]
        case .csv(let error): [language(error.label)]
        case .notABook(let problem): [language(problem.label)]
        case .book(let error): [language(error.label)]
        case .refused(let problems): sentences(for: problems, in: language)
        }
    }

    private func sentences(for problems: [ImportProblem], in language: Language) -> [String] {
        let shown = problems.prefix(Self.shownProblems).map { language($0.label) }
        let rest = problems.count - shown.count
        return rest > 0 ? shown + [language(FormatsText.moreProblems(rest))] : shown
    }
}

extension ImportError {
    package var label: Label { Label { sentences(in: $0).joined(separator: "\n") } }
}
