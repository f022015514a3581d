import Kernel

/// A page of notes, read line by line into a pull and its hooks, to be corrected before anything
/// is kept.
struct NotesPage {
    /// What the form of each pull begins with; one, unless a table has several.
    var pulls: [Parameters] = [[:]]
    var rows: [Row] = []
    /// What is wrong with a pull.
    var errors: [Int: [FieldError]] = [:]

    var pull: Parameters {
        get { pulls.first ?? [:] }
        set { pulls = [newValue] }
    }

    /// The most lines that are read.
    static let limit = 400

    /// One line and what it was taken for.
    struct Row {
        /// The line as it stands in the notes.
        var source = ""
        var kind = Kind.note
        var puller = ""
        var tractor = ""
        /// The class of this hook alone; empty when it is that of the last line of a class.
        var className = ""
        var result = ""
        var pressure = ""
        var place = ""
        /// The class, the sled, or the note.
        var word = ""
        /// Categories of one's own, one `name: value` to a line.
        var custom = ""
        /// The sled of this hook alone.
        var sled = ""
        var attempt = ""
        /// Which of the pulls it belongs to.
        var pull = 0
        var error: String?

        enum Kind: String, CaseIterable {
            case hook
            case className = "class"
            case sled, note
            /// Taken for something of the pull itself.
            case above
            case leftOut
        }
    }

    init(_ text: String, _ known: KnownNames, _ language: Language, today: CivilDate) {
        for line in NotesPage.lines(text).prefix(NotesPage.limit) {
            rows.append(read(line, known, language, today))
        }
        takeClassesBeforeHooks()
    }

    init() {}

    static func lines(_ text: String) -> [String] {
        text.utf8.split { $0 == 10 || $0 == 13 }
            .map { String(Substring($0)).trimmed }.filter { !$0.isEmpty }
    }

    private mutating func read(
        _ line: String, _ known: KnownNames, _ language: Language, _ today: CivilDate
    ) -> Row {
        if pull["date"] == nil, let found = NoteDate(line, language, today: today) {
            set("date", found.date.iso)
            if !found.rest.isEmpty { takeName(found.rest) }
            return Row(source: line, kind: .above)
        }
        if takeCondition(line) { return Row(source: line, kind: .above) }
        if let row = NotesPage.labelled(line) { return row }
        let hook = Row(hook: line, known)
        if known.classes.contains(line.withoutEnd(":").trimmed.folded) {
            return Row(source: line, kind: .className, word: line.withoutEnd(":").trimmed)
        }
        if !hook.result.isEmpty { return hook }
        if pull["name"] == nil, rows.allSatisfy({ $0.kind == .above }) {
            takeName(line)
            return Row(source: line, kind: .above)
        }
        return Row(source: line, kind: .note, word: line)
    }

    private mutating func set(_ name: String, _ value: String) {
        if pull[name] == nil { pull.pairs.append((name: name, value: value)) }
    }

    /// `Cow Town, Kansas City MO`
    private mutating func takeName(_ text: String) {
        guard pull["name"] == nil else { return }
        let parts = text.utf8.split(separator: UInt8(ascii: ","), maxSplits: 1)
            .map { String(Substring($0)).trimmed }
        set("name", parts.first ?? text)
        if parts.count > 1 { set("location", parts[1]) }
    }

    /// `Temp 78 °F`, `humidity: 61%`, `track: clay`
    private mutating func takeCondition(_ line: String) -> Bool {
        let words = line.words
        guard words.count > 1, let first = words.first else { return false }
        let rest = words.dropFirst().joined(separator: " ").trimmed
        switch first.withoutEnd(":.").folded {
        case "temp", "temperature", "temperatur", "temperatura":
            guard Quantity.celsius(rest) != nil else { return false }
            set("temperature", rest)
        case "humidity", "luftfeuchte", "umidita":
            guard (try? Decimal.parse(rest.withoutEnd("% "))) != nil else { return false }
            set("humidity", rest.withoutEnd("% "))
        case "track", "surface", "bahn", "fondo":
            guard first.utf8.last == UInt8(ascii: ":") else { return false }
            set("surface", rest)
        default: return false
        }
        return true
    }

    /// `Class: 9500 Pro Farm`, `Sled Red Rock`
    private static func labelled(_ line: String) -> Row? {
        let words = line.words
        guard words.count > 1, let first = words.first,
            first.utf8.last == UInt8(ascii: ":") || words.count <= 4
        else { return nil }
        let rest = words.dropFirst().joined(separator: " ").withoutEnd(":").trimmed
        switch first.withoutEnd(":").folded {
        case "class", "klasse", "classe": return Row(source: line, kind: .className, word: rest)
        case "sled", "bremswagen", "slitta": return Row(source: line, kind: .sled, word: rest)
        default: return nil
        }
    }

    /// A short line right before a hook is the name of its class.
    private mutating func takeClassesBeforeHooks() {
        for index in rows.indices.dropLast()
        where rows[index].kind == .note && rows[index + 1].kind == .hook
            && rows[index].word.words.count <= 5
        {
            rows[index].kind = .className
            rows[index].word = rows[index].word.withoutEnd(":").trimmed
        }
    }
}

extension NotesPage.Row {
    init(source: String, kind: Kind, word: String = "") {
        self.init()
        self.source = source
        self.kind = kind
        self.word = word
    }

    /// The line read as a hook, whether it is one or not.
    init(hook line: String, _ known: KnownNames) {
        self.init(source: line, kind: .hook)
        let hook = HookLine(line, known)
        puller = hook.puller
        tractor = hook.tractor
        result = hook.result
        pressure = hook.pressure
        place = hook.place
        word = hook.rest
    }
}
