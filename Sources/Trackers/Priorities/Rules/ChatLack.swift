import Kernel

/// What somebody says has run out: "We're out of coffee", "Kaffee ist alle", "Siamo senza latte".
struct ChatLack {
    let things: [String]
    /// How surely it says so.
    let certainty: Certainty
    /// Whether it is more than two words that also begin names: "Out of", "Low on".
    private let isSentence: Bool

    enum Certainty {
        /// Whatever the thing is.
        case sure
        /// Where it is something that people get: "There's no milk", but not "There's no rush".
        case likely
        /// Where it isn't on the list, of which no more may be wanted: "No more milk".
        case doubtful
    }

    init?(_ text: String) {
        if text.hasSuffix("?") || text.hasSuffix("？") { return nil }
        // "We're out of soap (the green one)"
        let (text, remark) = ChatLack.parted(text)
        var words = ChatWords.plain(text, keepsCommas: true)[...]
        // "Dog food's run out"
        if let place = words.dropLast().firstIndex(where: { $0.hasSuffix("'s") }),
            ["run", "gone", "finished", "empty", "out", "all"].contains(words[place + 1].folded)
        {
            let thing = String(Substring(words[place].utf8.dropLast(2)))
            let verb = words[place + 1].folded == "run" ? [] : ["is"]
            words = words[..<place] + [thing] + verb + words[(place + 1)...]
        }
        words = words.drop { ChatLack.opening.contains($0.folded) }
        while let last = words.last, words.count > 1,
            last == "," || ChatLack.closing.contains(last.folded)
        {
            words.removeLast()
        }
        let first = words.first
        words =
            ([first].compactMap { $0 }
            + words.dropFirst().filter { !ChatLack.between.contains($0.folded) })[...]
        let alike = words.map { ChatLack.alike($0.folded) }
        guard let pattern = ChatLack.patterns.first(where: { $0.fits(alike) }) else { return nil }
        let named = words.dropFirst(pattern.before.count).dropLast(pattern.behind.count)
        var things = ChatWords.things(named)
        if let last = things.popLast() { things.append(last + remark) }
        self.things = things
        certainty = pattern.certainty
        isSentence = !["out", "low"].contains(alike.first)
        // "Coffee is gone and milk is gone" is two of them.
        let isWhole = things.allSatisfy { ChatLack($0) == nil }
        let count = named.count { $0 != "," }
        if things.isEmpty || count > max(ChatLack.longest, 2 * things.count) || !isWhole {
            return nil
        }
    }

    /// A sentence and the remark in brackets behind it.
    private static func parted(_ text: String) -> (text: String, remark: String) {
        let said = Sentences.withoutEnd(text)
        guard said.hasSuffix(")"), let start = said.unicodeScalars.lastIndex(of: "("),
            start > said.unicodeScalars.startIndex
        else { return (text, "") }
        let scalars = said.unicodeScalars
        return (String(scalars[..<start]).trimmed, " " + String(scalars[start...]))
    }

    /// Whether it says so outside of a chat, too, where it may be what a thing is called: "No more tears".
    func isSure(_ isKnown: (String) -> Bool) -> Bool {
        certainty != .likely && things.allSatisfy(isKnown)
    }

    /// Whether a line by itself says so: of what is called just so, "Milch fehlt", or, if it is a sentence, of
    /// whatever it names: "Zorb geht zur Neige".
    func isSaid(_ isKnown: (String) -> Bool, isThing: (String) -> Bool) -> Bool {
        switch certainty {
        case .sure: isSentence || things.allSatisfy(isKnown)
        case .likely: things.allSatisfy(isThing)
        case .doubtful: things.allSatisfy(isKnown)
        }
    }

    /// What is needed by it, or asked about; nothing where it says something else.
    func pieces(
        _ said: String, _ isKnown: (String) -> Bool, _ isListed: (String) -> Bool
    ) -> [PastedText.Piece]? {
        if certainty != .sure, !things.allSatisfy(isKnown) { return nil }
        return things.map { thing in
            if certainty == .doubtful, isListed(thing) {
                return PastedText.Piece(ListLine(thing, isTicked: true), .unneeded, said: said)
            }
            let isKnown = isKnown(thing)
            return PastedText.Piece(
                ListLine(thing), isKnown ? nil : .asked, said: said, hasRunOut: isKnown)
        }
    }

    /// The sentences of a message, each of which may say it, or the halves that a word links.
    static func parts(of message: String) -> [String] {
        var parts: [[String]] = [[]]
        for word in message.words {
            if ["und", "and", "e"].contains(word.folded), !parts[parts.count - 1].isEmpty {
                parts.append([])
                continue
            }
            parts[parts.count - 1].append(word)
            if let last = word.unicodeScalars.last, ".!".unicodeScalars.contains(last),
                word.utf8.count > shortest
            {
                parts.append([])
            }
        }
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// How many bytes a word has at most that a point only shortens.
    private static let shortest = 4
    /// How many words the things have at most.
    private static let longest = 5

    /// The words around what has run out.
    private struct Pattern {
        let before, behind: [String]
        let certainty: Certainty

        init(_ text: String, _ certainty: Certainty) {
            let parts = text.utf8.split(
                separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
            )
            .map { String(Substring($0)).words }
            (before, behind, self.certainty) = (parts[0], parts[1], certainty)
        }

        func fits(_ words: [String]) -> Bool {
            words.count > before.count + behind.count && words.starts(with: before)
                && words.suffix(behind.count).elementsEqual(behind)
        }
    }

    /// One word for all its forms.
    private static func alike(_ word: String) -> String {
        forms.first { $0.words.contains(word) }?.words.first ?? word
    }

    private static let forms = [
        "is are", "have has", "run ran running", "ist sind", "haben hab habe hat habs",
        "fehlt fehlen", "wird werden", "scarseggia scarseggiano",
        "kein keine keinen keiner",
        "finito finita finiti finite terminato terminata terminati terminate",
        "e sono", "sta stanno", "abbiamo ho", "manca mancano", "rimasti rimasto rimasta rimaste",
        "don't dont haven't havent isn't",
    ]

    /// The more words say it, the further up.
    private static let patterns =
        [
            "run out of *", "have run out of *", "running low on *", "run low on *", "low on *",
            "out of *", "don't have any more *", "have no more *", "there is no more *",
            "there's no more *", "no * left", "have no * left", "haben kein * mehr",
            "there is no * left",
            "there's no * left", "es ist kein * mehr", "ist kein * mehr", "es gibt kein * mehr",
            "* ist fast alle",
            "* ist fast leer", "* ist alle", "* ist leer", "* ist uns ausgegangen",
            "* ist ausgegangen", "* ist aufgebraucht", "* geht aus", "* gehen aus",
            "* geht zur neige", "* gehen zur neige", "* wird knapp", "* ist knapp",
            "* wird langsam knapp", "* fast leer", "* fast alle", "* is run low", "* run low",
            "* is almost out",
            "* is nearly out", "* is almost empty", "* is nearly empty", "* sta per finire",
            "* scarseggia", "* e quasi finito", "e quasi finito *", "* quasi finito",
            "quasi finito *", "siamo a corto di *", "a corto di *",
            "siamo rimasti senza *", "siamo senza *", "rimasti senza *", "non abbiamo piu *",
            "non c'e piu *", "non ci e piu *", "e finito *", "* e finito", "abbiamo finito *",
            "sta finendo *", "* sta finendo",
        ].map { Pattern($0, .sure) }
        + [
            "don't have any *", "don't got any *", "have no *", "there is no *", "there's no *",
            "there don't any *", "* is all gone", "* is gone", "* is empty", "* have run out",
            "* run out", "* is finished", "* is out", "* ist aus", "* is low", "* is run out",
            "* is run low",
            "* is used up",
            "haben kein *", "* alle", "uns fehlt *", "es fehlt *", "fehlt *", "* fehlt noch",
            "* fehlt", "non abbiamo *", "non c'e *", "finito *", "* finito", "ci manca *",
            "manca *", "* manca",
        ].map { Pattern($0, .likely) }
        + ["no more *", "kein * mehr", "niente piu *"].map { Pattern($0, .doubtful) }

    /// Words before it that say nothing.
    private static let opening: Set<String> = [
        "we", "we're", "were", "we've", "i", "i'm", "i've", "are", "am", "just", "almost", "nearly",
        "completely", "totally", "all", "oh", "hey", "hi", "ok", "and", "but", "also", "sorry",
        "now",
        "ugh", "looks", "like",
        "wir", "ich", "ach", "und", "aber", "leider", "ubrigens", "hallo", "auch",
        "ma", "ormai", "anche", "purtroppo", "noi", "ragazzi", "ciao",
    ]

    /// Words between that say nothing: "Klopapier ist auch alle".
    private static let between: Set<String> = [
        "auch", "schon", "jetzt", "leider", "wohl", "already", "also", "now", "anche", "gia",
    ]

    /// Words behind it that say nothing.
    private static let closing: Set<String> = [
        "anymore", "again", "now", "already", "too", "btw", "sadly", "though", "wieder", "leider",
        "jetzt", "auch", "da", "ubrigens", "zuhause", "ormai", "purtroppo", "anche",
    ]
}

/// What somebody asks about a need: "Do we need milk?", "Brauchen wir noch Milch?"
struct ChatQuestion {
    let things: [String]

    init?(_ text: String) {
        guard text.hasSuffix("?") || text.hasSuffix("？") else { return nil }
        let words = ChatWords.plain(text)
        let said = words.map { $0.folded }.joined(separator: " ") + " "
        guard let head = ChatQuestion.heads.first(where: { said.hasPrefix($0 + " ") }) else {
            return nil
        }
        let rest = words.dropFirst(head.words.count).drop {
            ChatQuestion.fillers.contains($0.folded)
        }
        things = ChatWords.things(rest)
        if things.isEmpty || rest.count > ChatQuestion.longest { return nil }
    }

    /// How many words the things have at most.
    private static let longest = 5

    private static let heads = [
        "do we need", "do you need", "do we want", "need", "are we out of", "are we low on",
        "did we run out of", "brauchen wir", "brauchst du", "braucht ihr", "fehlt", "fehlen",
        "fehlt uns", "ci serve", "ci servono", "serve", "servono", "ti serve", "manca", "mancano",
        "abbiamo bisogno di", "dobbiamo comprare", "dobbiamo prendere", "siamo senza",
    ]

    private static let fillers: Set<String> = [
        "any", "some", "more", "noch", "auch", "eigentlich", "ancora", "anche", "uns",
    ]
}

/// Whether somebody agrees or not, and says nothing else: "Yes please", "Nein", "Sì".
enum ChatAnswer {
    static func isNo(_ text: String) -> Bool { isOne(text, denials) }
    static func isYes(_ text: String) -> Bool { isOne(text, agreements) }

    private static func isOne(_ text: String, _ known: Set<String>) -> Bool {
        ChatWords.plain(text).first.map { known.contains($0.folded) } == true
    }

    private static let agreements: Set<String> = [
        "yes", "yep", "yeah", "yup", "ja", "jep", "jo", "si", "certo", "sure", "klar",
    ]
    private static let denials: Set<String> = ["no", "nope", "nah", "nein", "ne", "nee", "noe"]
}

/// The words of a message and what they name.
enum ChatWords {
    /// The words without pictures, which say nothing, and without the signs at their ends; apostrophes are straight.
    ///
    /// - Parameter keepsCommas: Whether a comma is a word by itself.
    static func plain(_ text: String, keepsCommas: Bool = false) -> [String] {
        text.words.flatMap { word -> [String] in
            let bare = plain(word: word)
            guard bare.unicodeScalars.contains(where: { $0.value < 0x2000 }) else { return [] }
            return keepsCommas && word.hasSuffix(",") ? [bare, ","] : [bare]
        }
    }

    private static func plain(word: String) -> String {
        var scalars = word.unicodeScalars.map { $0 == "’" ? "'" : $0 }
        while let last = scalars.last, "?!,.;:".unicodeScalars.contains(last) {
            scalars.removeLast()
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// "the milk and the eggs" in two, without what stands before nouns.
    static func things(_ words: ArraySlice<String>) -> [String] {
        words.split { [",", "and", "und", "e", "ed", "&", "or", "oder", "o"].contains($0.folded) }
            .map { $0.drop { articles.contains($0.folded) } }
            .map { withoutArticle($0.joined(separator: " ")) }
            .filter { !$0.isEmpty }
    }

    /// Without what stands before nouns, unless that is all.
    static func bare(_ thing: String) -> String {
        let words = thing.words.drop { articles.contains($0.folded) }
        return words.isEmpty ? thing : withoutArticle(words.joined(separator: " "))
    }

    /// Without what is only said beside it: "about 6 eggs", "tissues please", "a chicken".
    static func plain(thing: String) -> String {
        var words = thing.words[...]
        while let last = words.last, words.count > 1,
            ["please", "pls", "bitte"].contains(last.folded)
        {
            words.removeLast()
        }
        if words.count > 2, words.suffix(2).map({ $0.folded }) == ["per", "favore"] {
            words.removeLast(2)
        }
        if words.count > 1, let first = words.first, let second = words.dropFirst().first,
            abouts.contains(first.folded), Word(second) != nil || Word.isSpelled(second)
        {
            words.removeFirst()
        }
        if words.count == 2, ["a", "an"].contains(words[words.startIndex].folded) {
            words.removeFirst()
        }
        return words.joined(separator: " ")
    }

    private static let abouts: Set<String> = [
        "about", "around", "roughly", "so", "etwa", "ungefahr", "circa", "ca", "ca.",
    ]

    static func withoutArticle(_ thing: String) -> String {
        let folded = thing.folded
        guard let article = elided.first(where: { folded.hasPrefix($0) }) else { return thing }
        return String(Substring(thing.utf8.dropFirst(article.utf8.count)))
    }

    private static let elided = ["l'", "dell'", "un'"]

    private static let articles: Set<String> = [
        "the", "any", "some", "our", "my", "der", "die", "das", "den", "dem", "unser", "unsere",
        "il", "lo", "la", "i", "gli", "le", "del", "dello", "della", "dei", "degli", "delle", "di",
    ]
}
