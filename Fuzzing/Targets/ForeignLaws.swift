import Kernel

/// Any bytes are read by every reader of other programs' files, or refused with a sentence. What is
/// in doubt is said; reading writes nothing and says the same twice; what was taken in is exported so
/// that it imports as it was.
///
/// The first byte says which format, the second in which language.
func brokenForeignLaw(_ bytes: [UInt8]) -> String? {
    let formats = wholeApp.declarations.formats
    var dice = Dice(bytes)
    let format = formats[dice.roll(formats.count)]
    let language = Language.allCases[dice.roll(Language.allCases.count)]
    let store = MemoryStore(wholeApp.declarations.schema).store
    let book = Book(
        store, wholeApp.declarations.rulebook, now: Instant(milliseconds: 1_800_000_000_000),
        seed: 1)
    let file = ForeignFile(Array(bytes.dropFirst(2)))
    let wishes = ForeignWishes(language, named: "Anything")
    _ = format.recognizes(file)
    do throws(ForeignError) {
        let reading = try format.read(file, wishes, book)
        if (try? store.position()) != 0 { return "reading writes nothing" }
        for doubt in reading.doubts where doubt.line < 1 || language(doubt.reason).isEmpty {
            return "a doubt has a line and a sentence"
        }
        let again = try format.read(file, wishes, book)
        if again.drafts.count != reading.drafts.count { return "reading twice gives the same" }
        guard (try? book.commit(reading.drafts)) != nil else { return nil }
        return brokenRoundTripLaw(book)
    } catch {
        if case .refused(let sentence) = error, language(sentence).isEmpty {
            return "a refusal has a sentence"
        }
        return (try? store.position()) == 0 ? nil : "what is refused writes nothing"
    }
}
