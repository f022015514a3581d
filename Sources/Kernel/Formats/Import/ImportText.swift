/// What an import says of itself.
package enum ImportText: Phrase {
    case moreProblems(Int)

    package var english: String {
        switch self {
        case .moreProblems(let count):
            "… and \(Language.english.count(count, one: "more problem", other: "more problems"))."
        }
    }

    package var german: String {
        switch self {
        case .moreProblems(let count):
            "… und \(Language.german.count(count, one: "weiterer Fehler", other: "weitere Fehler"))."
        }
    }

    package var italian: String {
        switch self {
        case .moreProblems(let count):
            "… e \(Language.italian.count(count, one: "altro problema", other: "altri problemi"))."
        }
    }
}
