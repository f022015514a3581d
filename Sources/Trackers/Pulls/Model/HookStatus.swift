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

    package static let fallback = HookStatus.measured

    package var label: Label {
        switch self {
        case .measured: Label("Measured", german: "Gemessen", italian: "Misurata")
        case .fullPull: Label("Full pull", german: "Full Pull", italian: "Full pull")
        case .disqualified:
            Label("Disqualified", german: "Disqualifiziert", italian: "Squalificata")
        case .exhibition: Label("Exhibition", german: "Vorführung", italian: "Esibizione")
        }
    }

    /// The letters of result lists; none for what was measured.
    var code: String {
        switch self {
        case .measured: ""
        case .fullPull: "FP"
        case .disqualified: "DQ"
        case .exhibition: "EXH"
        }
    }

    /// The status that a word of a result list stands for.
    init?(code word: String) {
        switch word.folded {
        case "fp", "f.p", "fullpull", "full": self = .fullPull
        case "dq", "d.q", "dsq", "disq", "disqualified": self = .disqualified
        case "exh", "ex", "exhibition": self = .exhibition
        default: return nil
        }
    }
}
