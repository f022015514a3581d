extension ImportError.NotABook {
    private static let example = #"{"tallybook": 1, "records": […]}"#

    package var label: Label {
        switch self {
        case .shape: FormatsText.bookShape(Self.example)
        case .version(let version):
            FormatsText.bookVersion(
                version: version.truncated(to: 20), known: "\(BookFormat.version)")
        case .recordsMissing: FormatsText.bookRecordsMissing
        case .repeatedName(let name): FormatsText.bookRepeatedName(name.truncated(to: 60))
        case .damagedFile(let index): FormatsText.bookDamagedFile("\(index)")
        case .noHeader: FormatsText.bookNoHeader
        case .unknownColumn(let name, let kind, let suggestion):
            FormatsText.bookUnknownColumn(kind: kind, name: name.truncated(to: 60))
                .suggesting(suggestion)
        case .repeatedColumn(let name): FormatsText.bookRepeatedColumn(name)
        }
    }
}
