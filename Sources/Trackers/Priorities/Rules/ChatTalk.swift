import Kernel

/// A message without the words by which somebody asks for things: "Kannst du noch Milch mitbringen?" is "Milch".
struct ChatRequest {
    private(set) var words: ArraySlice<String>
    /// Whether it asks to get something.
    private(set) var isRequest = false
    /// Whether it says not to forget something, as nothing is called.
    private var isReminder = false
    /// Whether it goes on with a list: "And soap", "Auch Brot".
    private(set) var isLed = false

    init(_ message: String) {
        let said = ChatTalk.around(ChatRequest.withoutNote(message)).middle
        let all = ChatRequest.withoutTime(
            ChatRequest.withCondition(
                ChatRequest.withoutLead(ChatRequest.withoutWay(said.words))))
        words = all[...]
        drop { ChatRequest.leads.contains($0) }
        isLed = words.count < all.count
        let led = words
        let before = words.prefix { ChatRequest.asking.contains(ChatRequest.bare($0)) }
        words = words.dropFirst(before.count)
        let behind = words.reversed().prefix { ChatRequest.behind.contains(ChatRequest.bare($0)) }
        words = words.dropLast(behind.count)
        isRequest = (before + behind).contains {
            ChatRequest.verbs.contains(ChatRequest.bare($0))
        }
        isReminder = before.contains {
            ["forget", "vergiss", "dimenticare"].contains(ChatRequest.bare($0))
        }
        if !isRequest {
            // "Milch bitte"
            words = led.dropLast(before.isEmpty ? behind.count : 0)
        }
        if isLed || isRequest { drop { ChatRequest.articles.contains($0) } }
        words = words.reduce(into: []) { words, word in
            // "milk and some bread"
            let isFirst = words.last.map {
                $0.hasSuffix(",") || ["and", "e", "und"].contains($0.folded)
            }
            if isFirst != true || !["some", "any"].contains(word.folded) { words.append(word) }
        }
        if let last = words.popLast() { words.append(ChatRequest.withoutEnd(last)) }
    }

    /// Whether it begins with words that ask somebody to get something: "can you get milk", "prendi il pane".
    static func isAsked(_ message: String) -> Bool {
        let request = ChatRequest(message)
        return request.isRequest && message.words.first.map { asking.contains(bare($0)) } == true
    }

    /// Whether it asks whether somebody can.
    static func isModal(_ message: String) -> Bool {
        message.words.first.map { modals.contains(bare($0)) } == true
    }

    private static let modals: Set<String> = [
        "can", "could", "would", "kannst", "konntest", "konnt", "puoi", "potresti",
    ]

    /// Whether it asks for something: of a line among others only for what is called just so, "get eggs".
    func asks(
        isTyped: Bool, _ isKnown: (String) -> Bool, _ isThing: (String) -> Bool
    ) -> Bool {
        if !isRequest || isTyped { return isRequest }
        let said = words.joined(separator: " ")
        if isThing(said) || isReminder && isKnown(said) { return true }
        return CommaList(said, isThing) != nil
    }

    /// Whether somebody tells of himself: "Bin gleich da", "I'm at the store".
    var isTold: Bool {
        guard !isRequest, let first = words.first else { return false }
        // "Wine is on me", but not "chocolate for me"
        let bare = words.map(ChatRequest.bare)
        if bare.count > 2,
            bare.contains("io") || bare.contains("ich")
                || zip(bare, bare.dropFirst()).contains(where: { $0 == "on" && $1 == "me" })
        {
            return true
        }
        let head = first.folded.unicodeScalars.prefix { "a"..."z" ~= $0 }
        return words.count > 1
            && ChatRequest.tellers.contains(String(String.UnicodeScalarView(head)))
    }

    /// Drops words at the beginning.
    private mutating func drop(_ isDropped: (String) -> Bool) {
        words = words.drop { isDropped(ChatRequest.bare($0)) }
    }

    /// Without the words when something is to be got: "on the way home?".
    private static func withoutWay(_ words: [String]) -> [String] {
        for way in ways where words.count > way.count + 1 {
            let start = words.indices.first { place in
                place + way.count <= words.count
                    && zip(words[place...], way).allSatisfy { bare($0) == $1 }
            }
            if let start { return Array(words[..<start] + words[(start + way.count)...]) }
        }
        return words
    }

    /// Without what stands before the words that ask for it: "Quando torni puoi prendere il pane".
    private static func withoutLead(_ words: [String]) -> [String] {
        guard let first = words.first.map(bare), leadIns.contains(first),
            let place = words.indices.prefix(longestLead).dropFirst().first(where: {
                modals.contains(bare(words[$0]))
                    || (bare(words[$0]) == "mi" || bare(words[$0]) == "ci")
                        && $0 + 1 < words.count && verbs.contains(bare(words[$0 + 1]))
            }), !words[..<place].contains(where: { $0.hasSuffix(",") })
        else { return words }
        return Array(words[place...])
    }

    private static let longestLead = 5
    /// With what a clause begins before them, or who is spoken to; anything else may be something to get.
    private static let leadIns: Set<String> = [
        "quando", "appena", "mentre", "prima", "dopo", "when", "while", "before", "after", "once",
        "sobald", "bevor", "nachdem", "mamma", "mama", "mum", "mom", "dad", "papa", "amore",
        "schatz",
        "tesoro", "liebling", "darling",
    ]

    /// Whether it says under what condition something is to be got: "If you pass Boots, plasters".
    static func isConditional(_ message: String) -> Bool {
        let words = message.words
        return words.count > 3 && words.first.map { conditions.contains(bare($0)) } == true
    }

    /// Without when or what for something is needed: "For tonight we need pasta".
    private static func withoutTime(_ words: [String]) -> [String] {
        guard let first = words.first, times.contains(first.folded),
            let place = words.prefix(longestTime + 1).dropFirst().firstIndex(where: {
                verbs.contains(bare($0)) || ["we", "i", "ci", "mi"].contains(bare($0))
            }), ChatRequest(words[place...].joined(separator: " ")).isRequest
        else { return words }
        return Array(words[place...])
    }

    private static let times: Set<String> = [
        "for", "tonight", "tomorrow", "fur", "heute", "morgen", "zum", "per", "stasera", "domani",
        "oggi",
    ]
    private static let longestTime = 4

    /// With what something is got under in brackets, as a remark: "rice if they have it".
    private static func withCondition(_ words: [String]) -> [String] {
        guard let place = words.dropFirst().firstIndex(where: { conditions.contains($0.folded) }),
            place + 1 < words.count, !words[place...].contains(where: { $0.hasSuffix(",") })
        else { return words }
        let condition = words[place...].map(withoutEnd).joined(separator: " ")
        return words[..<place] + ["(" + condition + ")"]
    }

    private static let conditions: Set<String> = ["if", "falls", "wenn", "se"]

    private static let ways = [
        "on the way home", "on your way home", "on the way", "on your way", "auf dem heimweg",
        "auf dem weg", "nach der arbeit", "tornando a casa", "dopo il lavoro", "after work",
        "furs wochenende", "fur heute", "fur morgen", "for sunday", "for the weekend",
        "for tonight", "for dinner", "per stasera", "per domani", "per il weekend",
        "per domenica", "fur sonntag", "zum abendessen", "per cena", "when you're out",
        "from the shop", "from the shops", "from the supermarket", "im supermarkt",
        "al supermercato",
    ].map { $0.words }

    /// Without what the app writes behind a message: "<This message was edited>".
    private static func withoutNote(_ message: String) -> String {
        let shown = message.unicodeScalars.filter { !$0.isInvisible || $0.value > 0xFE00 }
        guard shown.last == ">", let start = shown.lastIndex(of: "<") else { return message }
        return String(String.UnicodeScalarView(shown[..<start])).trimmed
    }

    /// A word for comparing, without the signs at its end.
    private static func bare(_ word: String) -> String { withoutEnd(word).folded }

    private static func withoutEnd(_ word: String) -> String {
        var scalars = word.unicodeScalars
        while let last = scalars.last, "?!,:".unicodeScalars.contains(last) { scalars.removeLast() }
        return scalars.isEmpty ? word : Sentences.withoutPoint(String(scalars))
    }

    /// Whether a line begins as only messages do, with two such words: "Achso, noch Zahnpasta".
    static func isLed(_ line: String) -> Bool {
        let words = line.words
        return words.count > 2 && words.prefix(2).allSatisfy { leads.contains(bare($0)) }
    }

    private static let leads: Set<String> = [
        "und", "and", "e", "ed", "also", "auch", "anche", "oh", "ah", "ach", "noch", "plus", "then",
        "dann", "poi", "bitte", "please", "achso", "so", "ja", "aja", "ok", "okay", "oki", "yes",
        "si", "hey", "hi", "hallo", "ciao", "sorry", "scusa", "btw", "ups", "oops", "uh", "hm",
        "hmm",
        "mhm", "stop", "stopp", "wait", "warte", "aspetta", "allora", "ancora", "ubrigens",
    ]

    private static let asking: Set<String> = [
        "kannst", "konntest", "konnt", "du", "ihr", "wir", "ich", "mir", "uns", "mal", "bitte",
        "noch",
        "auch", "bring", "bringst", "bringt", "kauf", "kaufst", "hol", "holst", "besorg",
        "besorgst",
        "nimm", "brauchen", "brauche", "denk", "an", "vergiss", "vergessen", "nicht",
        "can", "could", "would", "you", "please", "get", "buy", "bring", "pick", "up", "me", "us",
        "we",
        "i", "need", "also", "some", "don't", "dont", "forget",
        "puoi", "potresti", "prendi", "prendere", "compra", "comprare", "porta", "portare", "ci",
        "mi", "dobbiamo",
        "serve", "servono", "anche", "per", "favore", "non", "dimenticare", "dimenticarti",
        "grab", "fetch", "hole", "kaufe", "besorge", "bringe", "brauch", "brauchte", "brauchten",
        "comprami", "portami", "prendimi", "so",
    ]

    private static let behind: Set<String> = [
        "bitte", "nicht", "mit", "mitbringen", "mitnehmen", "holen", "abholen", "kaufen",
        "besorgen", "auch",
        "noch",
        "danke", "please", "pls", "too", "thanks", "grazie", "per", "favore", "vergessen",
        "einkaufen",
    ]

    private static let verbs: Set<String> = [
        "bring", "bringst", "bringt", "kauf", "kaufst", "hol", "holst", "besorg", "besorgst",
        "nimm",
        "brauchen", "brauche", "denk", "vergiss", "vergessen", "dimenticare", "dimenticarti",
        "mitbringen", "mitnehmen", "holen", "abholen", "kaufen",
        "besorgen", "get", "buy", "pick", "need", "forget", "prendi", "prendere", "compra",
        "comprare",
        "porta", "portare", "serve", "servono", "grab", "fetch", "hole", "kaufe", "besorge",
        "bringe", "brauch", "brauchte", "brauchten", "comprami", "portami", "prendimi",
        "einkaufen",
    ]

    private static let articles: Set<String> = [
        "the", "den", "die", "das", "il", "lo", "la", "i", "gli", "le",
    ]

    private static let tellers: Set<String> = [
        "ich", "bin", "komme", "fahre", "muss", "habe", "hab", "stehe", "warte", "i", "we",
        "sto", "sono", "ho", "vado", "arrivo", "torno", "aspetto", "haben", "have", "abbiamo",
        "klingt", "sounds", "sembra", "wer", "wann", "warum", "wie", "what", "who", "when", "why",
        "how", "chi", "cosa", "quando", "perche",
    ]
}

/// What people and the app itself say in a chat and nobody gets.
enum ChatTalk {
    /// Whether a word is an address: "https://example.org/list", "www.example.org".
    static func isLink(_ word: String) -> Bool {
        let word = word.folded
        return word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("www.")
    }

    /// Whether it is a word of answer, or pictures of nothing to eat: "ok", "Alles klar", "👍".
    static func isOne(_ text: String) -> Bool {
        let words = words(text)
        if words.isEmpty { return !text.unicodeScalars.contains(where: isSomething) }
        if text.folded.containsFolded("://") { return true }
        return words.count <= most && words.allSatisfy { answers.contains($0) }
    }

    /// The greeting before what a message says and the thanks behind it: "Hi love, can you get milk, thanks x".
    static func around(_ message: String) -> (before: [String], middle: String, behind: [String]) {
        let clauses = Wish.parts(of: message)
        let before = clauses.prefix(while: isOne)
        let rest = clauses.dropFirst(before.count)
        let behind = rest.reversed().prefix(while: isOne).count
        let middle = rest.dropLast(behind)
        if middle.isEmpty { return ([], message, []) }
        return (Array(before), middle.joined(separator: ", "), Array(rest.suffix(behind)))
    }

    /// Whether a line of no chat says such words and nothing else, two or more, or one that nobody gets.
    static func isWhole(_ line: ListLine) -> Bool {
        if line.isBulleted || line.isNumbered || line.isTicked || !isOne(line.text) { return false }
        let words = words(line.text)
        return words.count != 1 || alone.contains(words[0])
    }

    /// Whether it tells of a message that is gone, or of a file: "Diese Nachricht wurde gelöscht.",
    /// "list.pdf (file attached)".
    static func isNotice(_ text: String) -> Bool {
        notices.contains(words(text).joined(separator: " "))
            || attached.contains { text.folded.hasSuffix($0) }
    }

    /// Whether it tells of the chat itself, in a sender's name as phones have it: "Anna created this group",
    /// "Verpasster Sprachanruf", "I messaggi e le chiamate sono crittografati end-to-end."
    static func isEvent(_ text: String) -> Bool {
        let said = " " + words(text).joined(separator: " ") + " "
        return events.contains { said.containsFolded(" " + $0 + " ") }
            || calls.contains { said.hasPrefix(" " + $0 + " ") }
    }

    /// Whether it stands for what a chat is exported without: "<Media omitted>", "Bild weggelassen".
    static func isPlaceholder(_ text: String) -> Bool {
        let shown = text.unicodeScalars.filter { !$0.isInvisible }
        if shown.first == "<" && shown.last == ">" { return true }
        let words = words(text)
        return words == ["null"] || 2...3 ~= words.count && omitted.contains(words[words.count - 1])
    }

    /// The folded words, without signs and pictures.
    private static func words(_ text: String) -> [String] {
        text.folded.unicodeScalars.split { !isLetter($0) }.map { String($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        "a"..."z" ~= scalar
            || scalar.value > 0xBF && !(0x2000...0x3000 ~= scalar.value)
                && scalar.value < 0xFE00
    }

    /// A figure, or a picture of something to eat or to drink.
    private static func isSomething(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x2615, 0x1F32D...0x1F330, 0x1F336, 0x1F33D, 0x1F344...0x1F37F,
            0x1F950...0x1F96F, 0x1F980...0x1F9AA, 0x1F9C0...0x1F9CB, 0x1F9FB...0x1F9FD,
            0x1FAD0...0x1FADF:
            true
        default: false
        }
    }

    private static let most = 6

    private static let alone: Set<String> = [
        "xoxo", "hdl", "ok", "okay", "oki", "yes", "yep", "no", "nope", "thanks", "hi", "hello",
        "hey", "bye",
        "lol", "haha", "ja", "nein", "danke", "hallo", "tschuss", "grazie", "si", "prego", "ciao",
    ]

    private static let answers: Set<String> = [
        "ok", "okay", "oki", "k", "yes", "yep", "no", "nope", "thx", "ty", "ta", "cheers", "thanks",
        "thank", "you", "great",
        "perfect",
        "will", "do", "sure", "got", "it", "on", "my", "way", "be", "right", "there", "soon", "see",
        "later",
        "cool", "nice", "problem", "hi", "hello", "hey", "bye", "lol", "haha", "hahaha", "too",
        "so", "much",
        "done",
        "danke", "dir", "ja", "nein", "super", "gut", "bitte", "gern", "gerne", "prima", "alles",
        "klar",
        "bis", "gleich", "dann", "spater", "mach", "mache", "ich", "kein", "passt", "perfekt",
        "toll",
        "hallo", "tschuss", "unterwegs", "sorry", "schon", "erledigt", "sehr", "schatz", "lieb",
        "von",
        "grazie", "si", "va", "bene", "mille", "perfetto", "prego", "ci", "penso", "io", "arrivo",
        "ciao",
        "dopo", "a", "d", "accordo", "certo", "fatto", "subito", "niente", "di", "presto",
        "running", "late", "home", "in", "min", "mins", "minutes", "good", "night", "morning",
        "love", "ya", "x", "xx", "xxx", "xo", "xoxo", "kiss", "kisses", "hugs", "course", "of",
        "we", "yeah", "yup", "no", "please", "pls",
        "bin", "da", "komme", "spat", "minuten", "heim", "zuhause", "gute", "guten", "nacht",
        "morgen", "abend", "hab", "dich", "liebe", "grusse", "bussi", "kuss", "hdl", "lg", "jo",
        "jep", "wir", "brauchen", "noch",
        "faccio", "tardi", "ritardo", "sono", "sto", "arrivando", "tra", "minuti", "casa", "tesoro",
        "buona", "ti", "amo", "voglio", "un", "bacio", "baci", "abbraccio", "notte", "serata",
        "giornata", "buongiorno", "buonanotte", "dai", "favore", "per",
        "amore", "mamma", "mama", "mum", "mom", "dad", "papa", "darling", "babe", "hiya", "schatzi",
        "liebling", "caro", "cara", "here", "domani", "tesorino",
    ]

    /// What WhatsApp writes in place of a message that was deleted.
    private static let notices: Set<String> = [
        "this message was deleted", "you deleted this message", "diese nachricht wurde geloscht",
        "du hast diese nachricht geloscht", "questo messaggio e stato eliminato",
        "hai eliminato questo messaggio", "waiting for this message",
    ]

    /// What WhatsApp writes of who is in a group, and of how it is kept secret.
    private static let events = [
        "created this group", "created group", "created the group", "added you", "removed you",
        "you were added", "joined using", "left the group", "changed the group",
        "changed this group s",
        "changed the subject", "changed their phone number", "security code with",
        "end to end encrypted", "end to end encryption", "turned on disappearing messages",
        "hat diese gruppe erstellt", "hat die gruppe", "hast diese gruppe erstellt",
        "hast die gruppe", "dich hinzugefugt", "du wurdest hinzugefugt", "hast dich hinzugefugt",
        "hat den betreff", "ende zu ende verschlusselt", "ende zu ende verschlusselung",
        "sicherheitsnummer", "telefonnummer gewechselt",
        "ha creato questo gruppo", "ha creato il gruppo", "hai creato questo gruppo",
        "hai creato il gruppo", "ti ha aggiunto", "ti ha aggiunta", "sei stato aggiunto",
        "sei stata aggiunta", "ha abbandonato il gruppo", "ha cambiato l oggetto",
        "ha modificato l oggetto", "crittografati end to end", "crittografia end to end",
        "codice di sicurezza",
    ]

    /// How what it writes of calls begins.
    private static let calls = [
        "missed voice call", "missed video call", "missed group voice call",
        "missed group video call", "voice call", "video call",
        "verpasster sprachanruf", "verpasster videoanruf", "verpasster gruppenanruf",
        "sprachanruf", "videoanruf",
        "chiamata vocale persa", "videochiamata persa", "chiamata vocale", "videochiamata",
    ]

    private static let attached = ["(file attached)", "(datei angehangt)", "(file allegato)"]

    /// How the words end that stand for a picture in exports without media.
    private static let omitted: Set<String> = [
        "omitted", "weggelassen", "ausgelassen", "omesso", "omessa", "omessi", "incluso",
    ]
}
