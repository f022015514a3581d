package import Kernel

/// Where a course stands in one's studies; the order is that of the overview.
package enum CourseStatus: String, Choice {
    case current, planned, completed
    /// Dropped, and kept for reference.
    case archived

    package static let fallback = CourseStatus.current

    package var label: Label {
        switch self {
        case .current: Label("Current", german: "Aktuell", italian: "Attuali")
        case .planned: Label("Planned", german: "Geplant", italian: "In programma")
        case .completed: Label("Completed", german: "Fertig", italian: "Conclusi")
        case .archived: Label("Archived", german: "Archiv", italian: "Archivio")
        }
    }
}

/// How the scores within a group become one percentage.
package enum GradingMethod: String, Choice {
    /// All that was earned ÷ all that was possible.
    case points
    /// The mean of each assignment's percentage.
    case percentages

    package static let fallback = GradingMethod.points

    package var label: Label {
        switch self {
        case .points: Label("Points", german: "Punkte", italian: "Punti")
        case .percentages:
            Label("Mean of percentages", german: "Mittel der Prozente", italian: "Media delle %")
        }
    }
}

/// What a score is, on a scale whose grades are figures themselves.
package enum ResultKind: String, Choice {
    /// So many of a total, which the scale turns into a grade.
    case points
    /// The grade itself.
    case grade

    package static let fallback = ResultKind.points

    package var label: Label {
        switch self {
        case .points: Label("Points", german: "Punkte", italian: "Punti")
        case .grade: Label("A grade", german: "Eine Note", italian: "Un voto")
        }
    }
}

/// How the groups become one percentage of the course.
package enum Weighting: String, Choice {
    /// Each weight is divided by the sum of the weights of the groups that count.
    case normalized
    /// Weights are out of 100; under 100 they are scaled up, over 100 they are a bonus.
    case percent
    /// All work is one group, whatever groups it is in.
    case none

    package static let fallback = Weighting.normalized

    package var label: Label {
        switch self {
        case .normalized:
            Label("By their sum", german: "Nach ihrer Summe", italian: "Sulla loro somma")
        case .percent: Label("Out of 100", german: "Von 100", italian: "Su 100")
        case .none: Label("No weights", german: "Keine", italian: "Nessun peso")
        }
    }
}

/// How a course that is taken again counts together with the earlier try.
package enum RepeatRule: String, Choice {
    /// Only this one counts.
    case replace
    /// Both count.
    case average

    package static let fallback = RepeatRule.replace

    package var label: Label {
        switch self {
        case .replace: Label("Replaces it", german: "Ersetzt ihn", italian: "Lo sostituisce")
        case .average: Label("Both count", german: "Beide zählen", italian: "Contano entrambi")
        }
    }
}
