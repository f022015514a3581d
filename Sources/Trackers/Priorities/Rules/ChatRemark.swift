import Kernel

/// What somebody says of things instead of asking for them: "Hab den Käse schon", "kein Brot mehr nötig".
struct ChatRemark {
    let things: [String]
    let kind: Kind

    enum Kind {
        /// They were got.
        case got
        /// They aren't needed.
        case unneeded
        /// It says something of the kind, but not what: "We have no bread".
        case unclear
    }

    init?(_ text: String) {
        let words = ChatWords.plain(text)
        let bare = words.map { $0.folded }
        if text.hasSuffix("?") || ChatTalk.isOne(text) || bare.contains(where: ChatRemark.isAsked) {
            return nil
        }
        func has(_ known: Set<String>) -> Bool { bare.contains { known.contains($0) } }
        let isNegated = has(ChatRemark.negations)
        let (isHad, isTaken) = (has(ChatRemark.having), has(ChatRemark.taken))
        let isStanding = bare.last == "da" && (bare.contains("ist") || bare.contains("sind"))
        let isThere =
            isStanding || has(ChatRemark.already) && (isHad || isTaken || has(ChatRemark.being))
        // "Klopapier haben wir noch", "il latte c'è ancora"
        let isLeft =
            has(ChatRemark.still) && !isTaken && (isHad || has(["c'e", "there's"]))
            // "Brot haben wir", "il latte ce l'abbiamo"
            || isHad && !isTaken && !isThere
                && (bare.last == "wir" || has(["ce", "l'abbiamo", "l'ho"]))
        guard isNegated || isThere || isLeft || isTaken && isHad || bare.first == "got" else {
            return nil
        }
        let left = zip(words, bare).filter { !ChatRemark.isFiller($0.1) }.map { $0.0 }
        things = left.split { ["and", "und", "e", "ed", "&"].contains($0.folded) }
            .map { ChatWords.withoutArticle($0.joined(separator: " ")) }
        if things.isEmpty || left.count > ChatRemark.longest || isNegated && (isHad || isTaken) {
            kind = .unclear
        } else {
            kind = isNegated || isLeft ? .unneeded : .got
        }
    }

    /// What a message says not to get: "Forget the olive oil, found some", "Lascia stare il vino"; not "Don't
    /// forget the milk", nor "Vergiss die Milch nicht".
    init?(cancelling message: String) {
        let words = ChatWords.plain(message, keepsCommas: true)
        let bare = words.map { $0.folded }
        let head = ChatRemark.cancelling.first { bare.starts(with: $0) }
        guard let head, !bare.contains(where: { ChatRemark.negations.contains($0) }),
            !message.hasSuffix("?")
        else { return nil }
        let said = words.dropFirst(head.count).prefix { $0 != "," }
        things = ChatWords.things(said)
        kind = things.isEmpty || said.count > ChatRemark.longest ? .unclear : .unneeded
    }

    private static let cancelling = [
        "forget about", "forget", "never mind", "nevermind", "scratch", "skip", "vergiss",
        "vergesst", "lascia stare", "lascia perdere", "lasciate stare", "dimentica",
    ].map { $0.words }

    /// Whether it says so outside of a chat, too, where "no sugar added" may be what a thing is called.
    var isSure: Bool {
        switch kind {
        case .got: true
        case .unneeded: things.count == 1 && things[0].words.count == 1
        case .unclear: false
        }
    }

    /// How many words the things have at most.
    private static let longest = 4

    private static func isAsked(_ word: String) -> Bool {
        word.hasPrefix("forget") || word.hasPrefix("vergiss") || word.hasPrefix("vergess")
            || word.hasPrefix("dimentic")
    }

    private static func isFiller(_ word: String) -> Bool {
        negations.contains(word) || having.contains(word) || taken.contains(word)
            || already.contains(word) || being.contains(word) || still.contains(word)
            || fillers.contains(word)
    }

    private static let negations: Set<String> = [
        "kein", "keine", "keinen", "keiner", "nicht", "no", "not", "don't", "dont", "niente", "non",
        "nessun", "nessuno", "nessuna",
    ]

    private static let having: Set<String> = [
        "got", "have", "has", "had", "i've", "ive", "we've", "hab", "habe", "haben", "hat", "habs",
        "ho", "ha", "abbiamo", "l'ho", "l'abbiamo",
    ]

    private static let taken: Set<String> = [
        "bought", "gekauft", "geholt", "besorgt", "mitgenommen", "eingekauft", "preso", "presa",
        "presi", "prese", "comprato", "comprata", "comprati", "comprate",
    ]

    private static let already: Set<String> = ["already", "schon", "bereits", "gia"]

    private static let still: Set<String> = ["noch", "still", "ancora"]

    private static let being: Set<String> = ["is", "are", "ist", "sind", "da", "c'e", "sono", "e'"]

    private static let fillers: Set<String> = [
        "this", "time", "diesmal", "stavolta", "i", "we", "you", "it's", "more", "any", "anymore",
        "longer", "need", "needed", "for",
        "the",
        "some", "today", "please", "thanks", "oh", "ok", "yes", "all", "there",
        "ich", "wir", "mehr", "notig", "brauche", "brauchen", "brauchst", "noch", "auch", "heute",
        "bitte", "danke", "den", "die", "das", "der", "ja", "ubrigens", "doch", "aber", "but", "ma",
        "pero",
        "il", "lo", "la", "gli", "le", "un", "una", "piu", "serve", "servono", "di", "ce",
        "bisogno",
        "necessario", "anche", "oggi", "grazie", "per", "favore", "si",
    ]
}

/// What a poll is made of in a chat that is exported: a line that begins it, a question, and a line for each answer.
enum ChatPoll {
    /// "POLL:", "UMFRAGE:"
    static func isHead(_ message: String) -> Bool {
        heads.contains { message.folded.hasPrefix($0) }
    }

    /// What may be chosen, without how many did: "OPTION: Milk (2 votes)".
    static func option(_ line: String) -> String? {
        let shown = String(Substring(line.unicodeScalars.drop { $0.isInvisible }))
        guard let sign = options.first(where: { shown.folded.hasPrefix($0) }) else { return nil }
        let text = String(Substring(shown.utf8.dropFirst(sign.utf8.count))).trimmed
        guard text.hasSuffix(")"), let bracket = text.unicodeScalars.lastIndex(of: "(") else {
            return text
        }
        return String(text.unicodeScalars[..<bracket]).trimmed
    }

    private static let heads = ["poll:", "umfrage:", "sondaggio:"]
    private static let options = ["option:", "opzione:"]
}
