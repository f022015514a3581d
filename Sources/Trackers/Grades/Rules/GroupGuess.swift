package import Kernel

/// Sorts work into weight groups by what its names say: "Homework 3", "HW 3", "Klausur 1".
package struct GroupGuess {
    /// Where a name points.
    package enum Place: Hashable, Sendable {
        case existing(RecordID)
        /// A group that there isn't yet, by its name.
        case new(String)
    }

    private let groups: [(id: RecordID, words: [String], sort: WorkSort?)]
    /// How many works have each stem, folded, and the stem as it was first written.
    private var stems: [String: (count: Int, title: String)] = [:]
    private let language: Language

    /// - Parameters:
    ///   - groups: The groups of the course.
    ///   - names: All its work.
    package init(
        groups: [(id: RecordID, name: String)], names: [String], in language: Language
    ) {
        self.groups = groups.map {
            ($0.id, WorkName.words($0.name), WorkSort.named(WorkName.words($0.name))?.sort)
        }
        self.language = language
        for name in names {
            let title = WorkName.stem(name)
            let known = stems[title.folded]
            stems[title.folded] = ((known?.count ?? 0) + 1, known?.title ?? title)
        }
    }

    /// The group that a name suggests. New ones are suggested only where the course has none yet:
    /// for a word that says what it is, or for a stem that several works share.
    package func place(of name: String) -> Place? {
        let words = WorkName.words(name)
        if let group = sharing(words) ?? sorted(words) { return .existing(group) }
        guard groups.isEmpty else { return nil }
        if let found = WorkSort.named(words) {
            return .new((found.language ?? language)(found.sort.label))
        }
        guard let stem = stems[WorkName.stem(name).folded], stem.count > 1, !stem.title.isEmpty
        else { return nil }
        return .new(stem.title)
    }

    /// The one group whose name has a word of the work's; nothing where several have.
    private func sharing(_ words: [String]) -> RecordID? {
        let found = groups.filter { group in
            group.words.contains { word in words.contains { WorkName.areAlike($0, word) } }
        }
        return found.count == 1 ? found.first?.id : nil
    }

    /// The one group of the same sort.
    private func sorted(_ words: [String]) -> RecordID? {
        guard let sort = WorkSort.named(words)?.sort else { return nil }
        let found = groups.filter { $0.sort == sort }
        return found.count == 1 ? found.first?.id : nil
    }
}

/// The parts of a work's name.
enum WorkName {
    /// The words, folded, without figures: "HW3: Trees" has "hw" and "trees".
    static func words(_ name: String) -> [String] {
        name.folded.utf8.split { !isLetter($0) }.map { String(Substring($0)) }
    }

    /// What stands before the first figure: "Problem set #3" has "Problem set".
    static func stem(_ name: String) -> String {
        let start = name.utf8.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
        var bytes = Array(start)
        while let last = bytes.last, !isLetter(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self).trimmed
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte >= 0x80
    }

    /// Whether two words differ by an ending only: "quiz" and "quizzes", "esercizio" and "esercizi".
    static func areAlike(_ a: String, _ b: String) -> Bool {
        let common = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
        let (short, long) = (min(a.utf8.count, b.utf8.count), max(a.utf8.count, b.utf8.count))
        if a == b { return true }
        return common >= 3 && common >= short - 1 && long - common <= 3
    }
}

/// What kinds of work courses are mostly made of.
package enum WorkSort: Sendable {
    case homework, quizzes, tests, exams, labs, attendance, projects, essays, discussions

    var label: Label {
        switch self {
        case .homework: Words.groupGuessHomework
        case .quizzes: Words.groupGuessQuizzes
        case .tests: Words.groupGuessTests
        case .exams: Words.groupGuessExams
        case .labs: Words.groupGuessLabs
        case .attendance: Words.groupGuessAttendance
        case .projects: Words.groupGuessProjects
        case .essays: Words.groupGuessEssays
        case .discussions: Words.groupGuessDiscussions
        }
    }

    /// The sort that the words name, and the language they do it in, if it is only one. Of several
    /// the last strong word tells: a "Final project" is a project.
    static func named(_ words: [String]) -> (sort: WorkSort, language: Language?)? {
        var weak: (WorkSort, Language?)?
        for word in words.reversed() {
            guard let known = signs.first(where: { $0.fits(word) }) else { continue }
            if !known.isWeak { return (known.sort, known.language) }
            weak = weak ?? (known.sort, known.language)
        }
        return weak
    }

    /// A word that tells the sort.
    private struct Sign {
        let word: String
        let sort: WorkSort
        let language: Language?
        let isWeak: Bool

        /// Whether it is the word, or a long one that begins or ends with it as German ones do.
        func fits(_ text: String) -> Bool {
            if text == word { return true }
            return word.utf8.count >= 5 && (text.hasPrefix(word) || text.hasSuffix(word))
        }
    }

    private static let signs: [Sign] =
        signs(.homework, .english, "homework hw pset exercise assignment worksheet")
        + signs(.homework, .german, "hausaufgabe hausaufgaben ubung ubungen ha ubungsblatt blatt")
        + signs(.homework, .italian, "compito compiti esercizio esercizi esercitazione")
        + signs(.homework, .english, "problem ps", weak: true)
        + signs(.quizzes, nil, "quiz") + signs(.quizzes, .english, "quizzes")
        + signs(.quizzes, .german, "quizze kurztest testat") + signs(.tests, nil, "test tests")
        + signs(.exams, .english, "exam exams") + signs(.exams, .german, "klausur prufung")
        + signs(.exams, .italian, "esame esami esonero")
        + signs(.exams, .english, "midterm final", weak: true)
        + signs(.exams, .italian, "parziale prova finale", weak: true)
        + signs(.labs, .english, "lab labs laboratory")
        + signs(.labs, .german, "labor praktikum versuch")
        + signs(.labs, .italian, "laboratorio")
        + signs(.attendance, .english, "attendance participation")
        + signs(.attendance, .german, "anwesenheit mitarbeit beteiligung")
        + signs(.attendance, .italian, "presenza presenze partecipazione frequenza")
        + signs(.projects, .english, "project") + signs(.projects, .german, "projekt")
        + signs(.projects, .italian, "progetto progetti")
        + signs(.essays, .english, "essay essays paper papers")
        + signs(.essays, .german, "aufsatz aufsatze hausarbeit")
        + signs(.essays, .italian, "saggio saggi tema")
        + signs(.discussions, .english, "discussion") + signs(.discussions, .german, "diskussion")
        + signs(.discussions, .italian, "discussione discussioni")

    private static func signs(
        _ sort: WorkSort, _ language: Language?, _ words: StaticString, weak: Bool = false
    ) -> [Sign] {
        let text = words.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        return text.utf8.split(separator: 32).map {
            Sign(word: String(Substring($0)), sort: sort, language: language, isWeak: weak)
        }
    }
}
