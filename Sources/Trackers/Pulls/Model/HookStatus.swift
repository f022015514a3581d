package import Kernel

/// How a hook ended.
package enum HookStatus: String, Choice {
    /// The sled stopped within the track; the distance counts.
    case measured
    /// Past the full-pull mark.
    case fullPull
    case disqualified
    /// For show: no place and no points.
    case exhibition
    /// Entered, but never at the line: no place, no points, and no pull that counts.
    case didNotStart

    package static let fallback = HookStatus.measured

    package var label: Label {
        switch self {
        case .measured: Label("Measured", german: "Gemessen", italian: "Misurata")
        case .fullPull: Label("Full pull", german: "Full Pull", italian: "Full pull")
        case .disqualified:
            Label("Disqualified", german: "Disqualifiziert", italian: "Squalificata")
        case .exhibition: Label("Exhibition", german: "Vorführung", italian: "Esibizione")
        case .didNotStart:
            Label("Didn’t start", german: "Nicht angetreten", italian: "Non partita")
        }
    }

    /// The letters of result lists; none for what was measured.
    var code: String {
        switch self {
        case .measured: ""
        case .fullPull: "FP"
        case .disqualified: "DQ"
        case .exhibition: "EXH"
        case .didNotStart: "DNS"
        }
    }

    /// Whether it takes part in a class, for a place, for points or in vain.
    var competes: Bool { self != .exhibition && self != .didNotStart }

    /// The status that a word of a result list stands for.
    init?(code word: String) {
        switch word.folded {
        case "fp", "f.p", "full": self = .fullPull
        case "ex": self = .exhibition
        case "sq": self = .disqualified
        case "scr", "wd": self = .didNotStart
        default:
            if let status = NoteWordLists.statuses[word.folded] {
                self = status
            } else if NoteWordLists.countOfNoStart([word.folded]) != nil {
                self = .didNotStart
            } else {
                return nil
            }
        }
    }

    /// The status that a cell says and nothing else: `DQ`, `Full Pull`, `nicht angetreten`, `measured`.
    init?(cell text: String, _ language: Language) {
        let word = text.trimmed.folded
        let named = HookStatus.allCases.first { status in
            word == status.rawValue.folded
                || Language.allCases.contains { $0(status.label).folded == word }
        }
        let line = NoteLine(text, language)
        let isWhole = line.distance.isEmpty && line.tokens.names.isEmpty
        guard let status = HookStatus(code: word) ?? named ?? (isWhole ? line.status : nil)
        else { return nil }
        self = status
    }
}
