package import Kernel

/// Where a course stands in one's studies; the order is that of the overview.
package enum CourseStatus: String, Choice {
    case current, planned, completed
    /// Dropped, and kept for reference.
    case archived

    package static let fallback = CourseStatus.current

    package var label: Label {
        switch self {
        case .current: Words.courseChoicesCurrent
        case .planned: Words.planned
        case .completed: Words.courseChoicesCompleted
        case .archived: Words.courseChoicesArchived
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
        case .points: Words.points
        case .percentages:
            Words.courseChoicesMeanOfPercentages
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
        case .points: Words.points
        case .grade: Words.courseChoicesAGrade
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
            Words.courseChoicesByTheirSum
        case .percent: Words.courseChoicesOutOf100
        case .none: Words.courseChoicesNoWeights
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
        case .replace: Words.courseChoicesReplacesIt
        case .average: Words.courseChoicesBothCount
        }
    }
}
