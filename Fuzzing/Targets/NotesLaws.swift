import Kernel

/// Any text reads as notes, in every language: each of its lines is there, in order, and is one of
/// the kinds that are published; reading it twice gives the same.
func brokenNotesLaw(_ bytes: [UInt8]) -> String? {
    guard let format = wholeApp.declarations.formats.first(where: { $0.name == "notes" }) else {
        return "notes are a format"
    }
    let file = ForeignFile(bytes)
    _ = format.recognizes(file)
    for language in Language.allCases {
        guard let lines = notes(file, format, language) else { continue }
        if !lines.allSatisfy({ kinds.contains($0.kind) }) { return "every kind is published" }
        var last = 0
        for line in lines {
            if line.line != last, line.line != last + 1 { return "no line is left out" }
            last = line.line
        }
        if last != file.lines.count { return "the last line is there" }
        if notes(file, format, language)?.map({ $0.fields }) != lines.map({ $0.fields }) {
            return "reading twice gives the same"
        }
    }
    return nil
}

private let kinds: Set<String> = ["pull", "class", "sled", "hook", "note", "condition"]

private func notes(
    _ file: ForeignFile, _ format: ForeignFormat, _ language: Language
) -> [ReadLine]? {
    let store = MemoryStore(wholeApp.declarations.schema).store
    let reading = try? store.transaction(writing: false, failure: { ForeignError.book(.store($0)) })
    {
        () throws(ForeignError) in
        try format.read(
            file, ForeignWishes(language),
            Book(store, wholeApp.declarations.rulebook, now: Instant(milliseconds: 0), seed: 1))
    }
    return reading?.lines
}
