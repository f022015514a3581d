import Kernel

/// A page of notes, read line by line into pulls and their hooks, to be corrected before anything
/// is kept.
struct NotesPage {
    /// What the form of each pull begins with.
    var pulls: [Parameters] = [[:]]
    var rows: [Row] = []
    /// What is wrong with a pull.
    var errors: [Int: [FieldError]] = [:]

    var pull: Parameters {
        get { pulls.first ?? [:] }
        set { pulls = [newValue] }
    }

    /// The most lines that are shown to be looked through.
    static let limit = 400

    /// One line and what it was taken for; a line with several hooks has a row for each.
    struct Row {
        /// The line as it stands in the notes.
        var source = ""
        /// The line's number, from 1.
        var line = 0
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
        /// Why it may have been misread.
        var doubts: [NoteDoubt] = []
        /// What the line says of its pull: its name, its date, its weather.
        var facts: Parameters = [:]
        var error: String?

        enum Kind: String, CaseIterable {
            case hook
            case className = "class"
            case sled, note
            /// Taken for the pull's name, place or date.
            case pull
            /// Taken for the pull's weather or track.
            case condition
            case leftOut
        }
    }

    init() {}

    /// - Parameter limit: The most lines that are read.
    init(
        _ text: String, _ known: KnownNames, _ language: Language, today: CivilDate,
        limit: Int = NotesPage.limit
    ) {
        var reader = NotesReader(known, language, today: today)
        let lines = NotesPage.lines(text).prefix(limit)
        let chats = lines.map { NoteChat($0.text, language, today: today) }
        reader.study(
            zip(lines, chats).map { $0.1?.message ?? $0.0.text }
                .filter { $0.utf8.count <= NotesReader.longestLine })
        for (line, chat) in zip(lines, chats) {
            if let chat {
                reader.read(chat, line: line.number)
            } else {
                reader.read(line.text, line: line.number)
            }
        }
        reader.finish()
        pulls = reader.pulls
        rows = reader.rows
    }

    /// The most that is read at once, in bytes and in lines, blank ones too: some thousand pulls.
    static let mostBytes = 1_000_000
    static let mostLines = 20_000

    /// Why a text isn't read at all; found out before anything is taken apart.
    static func excess(_ text: String) -> Label? {
        if text.utf8.count > mostBytes {
            return Words.tooMuch(text.utf8.count, most: mostBytes, isLines: false)
        }
        let ends = max(
            text.utf8.count { $0 == UInt8(ascii: "\n") },
            text.utf8.count { $0 == UInt8(ascii: "\r") })
        return ends > mostLines ? Words.tooMuch(ends, most: mostLines, isLines: true) : nil
    }

    /// The lines that aren't blank, with their numbers from 1.
    static func lines(_ text: String) -> [(number: Int, text: String)] {
        all(text).enumerated().map { (number: $0.offset + 1, text: $0.element.trimmed) }
            .filter { !$0.text.isEmpty }
    }

    /// Every line, without its end; a last end begins no line.
    static func all(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            defer { last = scalar }
            if scalar == "\n", last == "\r" { continue }
            if scalar == "\n" || scalar == "\r" {
                lines.append(line)
                line = ""
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line.isEmpty ? lines : lines + [line]
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
    init(hook line: String, _ known: KnownNames, _ language: Language) {
        let read = NoteLine(line, language)
        self.init(source: line, read, NoteNames(read, known))
    }

    init(source: String, _ line: NoteLine, _ names: NoteNames) {
        self.init(source: source, kind: .hook)
        puller = names.puller
        tractor = names.tractor
        className = names.className
        word = names.note
        result = line.result
        pressure = line.pressure
        place = line.status == .didNotStart ? "" : line.place.map { "\($0)" } ?? ""
        attempt = line.attempt.map { "\($0)" } ?? ""
        doubts = line.doubts
        for reason in names.doubts { doubt(reason) }
        dropNothing()
    }

    /// `0'`, `DQ 0.00`: nothing is no distance; without a word of how the hook ended it is in doubt.
    mutating func dropNothing() {
        let typed = TypedResult(result)
        guard Distance(typed.distance)?.units == 0 else { return }
        result = typed.status?.code ?? ""
        if typed.status == nil { doubt(.nothing) }
    }

    mutating func doubt(_ reason: NoteDoubt) {
        if !doubts.contains(reason) { doubts.append(reason) }
    }
}

extension Parameters {
    /// Sets a value that is missing or blank.
    mutating func fill(_ name: String, _ value: String) {
        if let index = pairs.firstIndex(where: { $0.name == name }) {
            if pairs[index].value.isBlank { pairs[index].value = value }
        } else {
            pairs.append((name: name, value: value))
        }
    }
}
