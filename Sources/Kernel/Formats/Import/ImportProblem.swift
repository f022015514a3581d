/// What is wrong with one record of a file.
package struct ImportProblem: Sendable {
    package let place: ImportPlace
    /// The record's kind and id as far as they can be read.
    package let kind: String
    package let id: String
    package let reason: Reason

    package enum Reason: Sendable {
        case notAnObject
        case kindMissing
        case unknownKind(String, suggestion: String?)
        case unknownField(String, kind: String, suggestion: String?)
        /// A field that stands in the record twice.
        case repeatedField(String)
        case idMissing
        /// An `id` or a `kind` that is something else, as it was written.
        case notAText(String, String)
        /// Another record of the file has the same id, or is about the same pair.
        case repeatedID(first: ImportPlace)
        /// Several records have the title that stands in place of an id.
        case ambiguousTitle(String, count: Int)
        case tooManyCells(Int, columns: Int)
        case refused(FieldError)
    }

    package init(_ place: ImportPlace, kind: String = "", id: String = "", _ reason: Reason) {
        self.place = place
        self.kind = kind
        self.id = id
        self.reason = reason
    }
}

extension ImportProblem {
    package var label: Label { Label { sentence(in: $0) } }

    /// `records[3] (essential “x”): Level: “urgent” is not one of low, medium, high and critical.`
    private func sentence(in language: Language) -> String {
        let start = language(place.label) + name(in: language) + ": "
        switch reason {
        case .refused(let error):
            let sentence = error.sentence(in: language)
            return start + language.suggesting(error.suggestion, after: sentence)
        case .unknownKind(_, let suggestion), .unknownField(_, _, let suggestion):
            return start + language.suggesting(suggestion, after: language(reason.label))
        default:
            return start + language(reason.label)
        }
    }

    private func name(in language: Language) -> String {
        let id = id.isEmpty ? "" : language.quoted(id.truncated(to: 40))
        let words = [kind.truncated(to: 40), id].filter { !$0.isEmpty }
        return words.isEmpty ? "" : " (" + words.joined(separator: " ") + ")"
    }
}
