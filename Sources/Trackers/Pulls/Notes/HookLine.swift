import Kernel

/// One line of notes read as a hook: `2nd Rick - WhyNot 305' 6" 25.5 psi`.
///
/// Only what is plain is read; all else ends up in ``rest``, for its writer to sort out.
struct HookLine {
    private(set) var puller = ""
    private(set) var tractor = ""
    /// The result as it stands there, with its letters: `EXH 253.72`.
    private(set) var result = ""
    private(set) var pressure = ""
    private(set) var place = ""
    private(set) var rest = ""

    /// Whether it has a result, without which a line is no hook.
    var isHook: Bool { !result.isEmpty }

    init(_ text: String, _ known: KnownNames) {
        var words = NoteWords(text)
        place = words.takePlace()
        pressure = words.takePressure()
        let code = words.takeCode()
        let distance = words.takeDistance(mayBePlain: true)
        result = [code, distance].filter { !$0.isEmpty }.joined(separator: " ")
        name(words.segments, known)
    }

    /// What is left are names: the puller and, after a comma, a dash or a slash, the tractor.
    private mutating func name(_ segments: [[String]], _ known: KnownNames) {
        guard let first = segments.first else { return }
        if segments.count == 1 {
            (puller, tractor) = known.split(first)
        } else {
            puller = first.joined(separator: " ")
            tractor = segments[1].joined(separator: " ")
            rest = segments.dropFirst(2).map { $0.joined(separator: " ") }
                .joined(separator: ", ")
        }
    }
}

/// Pullers and tractors that the book knows already.
struct KnownNames {
    private let pullers: Set<String>
    private let tractors: Set<String>
    let classes: Set<String>

    init(pullers: [String] = [], tractors: [String] = [], classes: [String] = []) {
        self.pullers = Set(pullers.map { $0.folded })
        self.tractors = Set(tractors.map { $0.folded })
        self.classes = Set(classes.map { $0.folded })
    }

    /// Parts `Rick WhyNot` where one of the two is known; else all of it is the puller.
    func split(_ words: [String]) -> (puller: String, tractor: String) {
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let puller = words.prefix(count).joined(separator: " ")
            let tractor = words.dropFirst(count).joined(separator: " ")
            if pullers.contains(puller.folded) || tractors.contains(tractor.folded) {
                return (puller, tractor)
            }
        }
        return (words.joined(separator: " "), "")
    }
}
