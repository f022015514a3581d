package import Kernel

/// A collection of items to finish, or of options to compare.
package enum Project {
    package static let title = Attribute<String>(
        Field(
            "title", Words.labelTitle, .line, .required,
            hint: Words.projectGarden))
    package static let detail = Attribute<String>(
        Field("detail", Words.labelDetail, .paragraphs, .defaults(to: .text(""))))
    package static let color = Attribute<PaletteColor>(
        Field(
            "color", Words.projectColour,
            .choice(PaletteColor.choices), .defaults(to: PaletteColor.fallback.value)))
    package static let closed = Attribute<Bool>(
        Field(
            "closed", Words.projectClosed, .boolean,
            .defaults(to: .boolean(false))))
    package static let reminderTime = Attribute<TimeOfDay>(
        Field(
            "reminderTime",
            Words.projectDailyReminder,
            .time, .optional))
    package static let levels = Attribute<Int64>(
        Field(
            "levels", Words.projectLevelsToScoreWith,
            .integer(2...10), .defaults(to: .integer(4))))
    package static let unscored = Attribute<Unscored>(
        Field(
            "unscored",
            Words.projectWhatIsntScored,
            .choice(Unscored.choices), .defaults(to: Unscored.fallback.value)))
    package static let method = Attribute<Method>(
        Field(
            "method", Words.projectMethod,
            .choice(Method.choices), .defaults(to: Method.fallback.value)))
    /// How measures become comparable; scores are so already in a weighted sum.
    package static let normalization = Attribute<Normalization>(
        Field(
            "normalization",
            Words.projectMeasuresAreNormalised,
            .choice(Normalization.choices), .defaults(to: Normalization.fallback.value)))
    package static let sort = Attribute<ItemSort>(
        Field(
            "sort", Words.projectOrderOfItems,
            .choice(ItemSort.choices), .defaults(to: ItemSort.fallback.value)))

    package static let kind = Kind(
        "project", Words.project,
        plural: Words.projects, title: title.field,
        order: [.ascending(closed), .ascending(title)],
        main: [closed == false], tallied: [closed.field],
        fields: [
            title.field, detail.field, color.field, closed.field, reminderTime.field,
            levels.field, unscored.field, method.field, normalization.field, sort.field,
        ])

    /// The levels of a project; within their limits whatever another version wrote.
    static func levels(of record: Record) -> Int {
        Int(max(2, min(record[levels], 10)))
    }
}

/// Whether a missing score counts as nothing or is left out.
package enum Unscored: String, Choice {
    case zero, ignored

    package static let fallback = Unscored.zero

    package var label: Label {
        switch self {
        case .zero: Words.projectCountsAsZero
        case .ignored: Words.projectIsLeftOut
        }
    }
}

/// How values and weights become one share.
package enum Method: String, Choice {
    case weightedSum, topsis

    package static let fallback = Method.weightedSum

    package var label: Label {
        switch self {
        case .weightedSum:
            Words.projectWeightedSum
        case .topsis: Words.projectTopsis
        }
    }
}

/// What the measures of one quality are divided by.
package enum Normalization: String, Choice {
    case minMax, sum, vector

    package static let fallback = Normalization.minMax

    package var label: Label {
        switch self {
        case .minMax: Words.projectMinMax
        case .sum: Words.projectByTheirSum
        case .vector: Words.projectAsAVector
        }
    }
}

/// In what order a project shows its items.
package enum ItemSort: String, Choice {
    case optimized, creation, title, score

    package static let fallback = ItemSort.optimized

    package var label: Label {
        switch self {
        case .optimized: Words.projectOptimized
        case .creation: Words.projectCreation
        case .title: Words.projectTitle
        case .score: Words.projectScore
        }
    }
}
