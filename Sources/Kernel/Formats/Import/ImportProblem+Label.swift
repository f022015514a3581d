extension ImportProblem.Reason {
    package var label: Label {
        switch self {
        case .notAnObject: FormatsText.recordNotAnObject
        case .kindMissing: FormatsText.recordKindMissing
        case .unknownKind(let name, _): FormatsText.recordUnknownKind(name.short)
        case .unknownField(let name, let kind, _):
            FormatsText.recordUnknownField(kind: kind, name: name.short)
        case .repeatedField(let name): FormatsText.recordRepeatedField(name.short)
        case .idMissing: FormatsText.recordIdMissing
        case .notAText(let name, let value):
            FormatsText.recordNotAText(name: name, value: value.short)
        case .repeatedID(let first): FormatsText.recordRepeatedId(first.label)
        case .ambiguousTitle(let title, let count):
            FormatsText.recordAmbiguousTitle(title: title.short, count: "\(count)")
        case .tooManyCells(let cells, let columns):
            FormatsText.recordTooManyCells(cells: "\(cells)", columns: "\(columns)")
        case .refused(let error): Label { error.sentence(in: $0) }
        }
    }
}

extension String {
    /// As much of a name from a file as fits into a sentence.
    fileprivate var short: String { truncated(to: 60) }
}
