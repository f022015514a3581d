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
        case .measured: Words.hookStatusMeasured
        case .fullPull: Words.hookStatusFullPull
        case .disqualified:
            Words.hookStatusDisqualified
        case .exhibition: Words.hookStatusExhibition
        case .didNotStart:
            Words.hookStatusDidntStart
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
            if let status = StatusWords.statuses[word.folded] {
                self = status
            } else if StatusWords.countOfNoStart([word.folded]) != nil {
                self = .didNotStart
            } else {
                return nil
            }
        }
    }
}
