package import Kernel

/// A table as people have it in spreadsheets, read as items by qualities.
///
/// Items stand in rows or in columns. What is called weight gives the weights; totals are checked and
/// left out, as are ranks and remarks. What can be understood in several ways is understood in one and
/// asked, what would have to be guessed is a problem.
package struct MatrixTable: Sendable {
    package internal(set) var columns: [Column] = []
    package internal(set) var rows: [Row] = []
    /// Whether the items stood in columns.
    package let isTurned: Bool
    /// The columns that names may stand in, with their places.
    package internal(set) var nameColumns: [(place: Int, title: String)] = []
    package internal(set) var namesPlace = 0
    /// The levels that the project needs for the scores.
    package internal(set) var levels: Int
    package internal(set) var problems: [Problem] = []
    package internal(set) var questions: [Question] = []
    /// What was left out, and what totals are like.
    package internal(set) var remarks: [Remark] = []
    /// The headings of its totals, and which way they count.
    var totalHeadings: [String] = []
    var totalDirections: [TotalDirection] = []
    var totalPlaces: [Int] = []
    /// What a table of our own says of its project besides.
    package internal(set) var settings: MatrixSettings?

    package struct Column: Sendable {
        package internal(set) var title: String
        package internal(set) var unit: String?
        package internal(set) var weight: Decimal?
        package internal(set) var use = MatrixChoices.Use.scored
        package internal(set) var isReversed = false
        /// The quality of the project with this title.
        package let quality: Record?
        /// The line of its heading.
        package internal(set) var line = 1
        /// Whether the meaning of points and commas in it was chosen or has to be.
        package internal(set) var style: NumberStyle?
        /// Whether nothing says if more or less of it is better, so that it has to be chosen.
        package internal(set) var isDirectionOpen = false
        /// Whether its heading, the project or a person says which way it counts.
        var isDirectionSaid = false
        /// Whether its scores stood there as words that nobody can add up.
        package internal(set) var isWords = false
        /// Whether it is measured, but its numbers have nothing around them and may be scores.
        var isBare = false
        /// Whether it is scored by numbers with nothing around them, and nothing says their scale.
        var isBareScore = false
        /// Why it counts as it does.
        var direction = ColumnReading.Direction.unsaid
        /// Where it stands in the table as it was turned.
        var place = 0
        package var isMeasured: Bool { use == .measured }
        package var isSkipped: Bool { use == .skipped }
    }

    package struct Row: Sendable {
        package let title: String
        package internal(set) var values: [Decimal?]
        /// The values as the table adds them up.
        var figures: [Decimal?] = []
        /// As the table has them, one for each column of totals, with their lines.
        package internal(set) var totals: [Decimal?] = []
        var totalLines: [Int] = []
        /// Whether the table names it as the winner.
        var isWinner = false
        /// Its place in the table's own ranking.
        var rank: Int?
        /// The item of the project with this title.
        package let item: Record?
        package internal(set) var line = 1
        package internal(set) var isSkipped = false
        package var total: Decimal? { totals.first ?? nil }
    }

    /// What keeps the table from being taken.
    package enum Problem: Sendable {
        case noTable
        /// The text itself is no table, with what is wrong.
        case broken(CSVError)
        case tooMuch
        case twice(line: Int, String)
        /// A cell of a table of our own holds none of the words that it may.
        case word(line: Int, text: String, allowed: [String])
        case unreadable(line: Int, item: String, quality: String, NumberError)
        case beyond(line: Int, item: String, quality: String, text: String)
        case weight(line: Int, quality: String, text: String)
        case units(line: Int, quality: String, [String])
        /// Several columns stand under one name.
        case crowded(line: Int, name: String, [String])
        /// Weights that stand beside the scores of each item: "Weight A" beside "A".
        case weightEach(line: Int, String, of: String)
        /// Nothing is left that could be compared.
        case nothingLeft
    }

    /// What was understood in one of several ways.
    package enum Question: Sendable {
        /// Whole numbers above the project's levels: is that the scale?
        case levels(line: Int, qualities: [String], greatest: String)
        /// Numbers that can't be levels are taken for measures.
        case measures(line: Int, quality: String, text: String)
        /// Points or commas before three digits; odd, where the numbers are far closer to each other
        /// when read the other way.
        case style(line: Int, quality: String, cells: [ReadCell], isOdd: Bool)
        /// Scores in words, with the level that each was taken for.
        case words(line: Int, quality: String, cells: [ReadCell], isLowerBetter: Bool)
        /// Numbers of a scale that isn't from 1, with the level that each was taken for.
        case scale(line: Int, qualities: [String], [ReadCell])
        /// Weights in words, with the numbers that they were taken for.
        case wordWeights(line: Int, [ReadCell])
        /// Perhaps a ranking, which is left out, and perhaps a quality: "Platz".
        case rank(line: Int, text: String)
        /// A column of words that are no scores is left out.
        case text(line: Int, quality: String, text: String)
        /// Whether more or less of it is better.
        case direction(line: Int, quality: String)
        /// Numbers behind the headings that may be weights.
        case headingWeights(line: Int, [Decimal])
        case noWeight(line: Int, quality: String)
        /// Whether "Weight" is what is weighed.
        case weightColumn(line: Int, text: String)
        /// Whether a row "Weight" is a criterion.
        case weightRow(line: Int, isCriterion: Bool)
        /// Whether "Feature" over the names says that they are criteria.
        case corner(line: Int, text: String)
        /// What stands in brackets behind a heading and is no unit that is known.
        case mark(line: Int, quality: String, text: String)
        /// Scores of effort or risk, which may say how much there is.
        case burden(line: Int, quality: String)
        /// Which way a column counts, as one word of its heading makes likely.
        case likely(
            line: Int, quality: String, isLowerBetter: Bool, word: String, isMeasured: Bool)
        /// Less of all scores is better, as something beside the table says.
        case hint(line: Int, text: String)
        /// Bare numbers beside measures, which may be scores, or count something.
        case besideMeasures(line: Int, qualities: [String])
        /// A measure may contain others: "Total rent" beside "Rent".
        case contains(line: Int, quality: String, [String])
        /// Words between criteria and weights are left out.
        case unknown(line: Int, name: String, text: String)
        /// A row of the most points that there can be is left out; of another scale for each quality,
        /// or by a name that may mean something else.
        case most(line: Int, name: String, isOneScale: Bool)
        /// An option with the most points everywhere may be that row.
        case perhapsMost(line: Int, item: String)
        /// What the others come to is left out, though its name doesn't say so.
        case perhapsTotal(line: Int, text: String)
        /// Which way a total counts: a word in brackets that is not known, or a school grade.
        case totalMark(line: Int, total: String, text: String)
        case gradeTotal(line: Int, total: String)
        /// A total that isn't what it should be.
        case total(line: Int, item: String, text: String, ours: String)
        /// A total by its name, which is left out, isn't what the items come to.
        case leftTotal(line: Int, name: String)
        /// It is called a total, but its numbers aren't what the others come to.
        case noTotal(line: Int, quality: String)
        /// What is wanted stands among what there is: "Target".
        case perhapsTarget(line: Int, item: String)
        /// An option's numbers are those of the one before it by their weights.
        case perhapsProduct(line: Int, item: String, of: String)
        /// By the table's totals, or ranks, others lead or follow than here.
        case order(line: Int, theirs: [String], ours: [String])
    }

    /// What is good to know and needs no answer.
    package enum Remark: Sendable {
        case left(line: Int, text: String, Reason)
        case unit(line: Int, quality: String, String)
        case weighed(line: Int, quality: String)
        case stand(isTurned: Bool)
        /// Which way a measure counts, and the word that says so.
        case direction(line: Int, quality: String, isLowerBetter: Bool, word: String)
        /// Scores of what is better when there is less of it, taken as scores are.
        case scoredSo(line: Int, quality: String)
        case headingWeights(line: Int, [Decimal])
        /// How the table's totals come about, and whether they do so here, too.
        case totals(line: Int, total: String, Formula, Outcome)
        /// More of it is better, as the table's totals add it up.
        case counted(line: Int, quality: String)
        /// Less of it is better, as it is of the table's total.
        case countedDown(line: Int, quality: String, total: String)
        case uncheckedTotals(line: Int, total: String)
        /// A total of the columns since the one before.
        case subtotal(line: Int, total: String)
        /// Cells that say that there is no value.
        case blanks(line: Int, quality: String, [String])
        /// The most points possible are the last level.
        case most(line: Int, name: String)
    }

    /// A cell as it stands and as it was read.
    package struct ReadCell: Sendable {
        package let text: String
        package let read: String

        init(_ text: String, _ read: String) {
            self.text = text
            self.read = read
        }
    }

    /// How what the table comes to compares with what it comes to here.
    package enum Outcome: Sendable { case same, sameOrder, otherOrder, unknown }

    /// Why something of a table was left out.
    package enum Reason: Sendable {
        case above, total, rank, derived, note, empty, remark, winner
        /// A column of numbers, or of groups, before that of the names.
        case numbering
    }

    package static let maximumRows = 2_000
    package static let maximumColumns = 100

    /// The columns that are taken.
    package var used: [Int] { columns.indices.filter { !columns[$0].isSkipped } }
}

/// What a person says about a table after seeing what was made of it; columns and rows by place.
package struct MatrixChoices: Sendable {
    package var turned: Bool?
    package var levels: Int?
    package var uses: [Int: Use] = [:]
    package var reversed: [Int: Bool] = [:]
    package var styles: [Int: NumberStyle] = [:]
    package var skippedRows: Set<Int> = []
    /// The column of the names, by place.
    package var names: Int?

    package enum Use: String, Sendable, CaseIterable { case scored, measured, skipped }

    package init(turned: Bool? = nil, levels: Int? = nil) {
        self.turned = turned
        self.levels = levels
    }
}

/// How a project compares, as a table of our own says it.
package struct MatrixSettings: Sendable {
    package var levels: Int
    package var unscored: Unscored
    package var method: Method
    package var normalization: Normalization
}

/// The project that receives a table.
package struct MatrixTarget: Sendable {
    package var levels: Int
    package var unscored = Unscored.fallback
    package var method = Method.fallback
    package var normalization = Normalization.fallback
    package var items: [Record]
    package var qualities: [Record]
    /// Whether it is made for the table.
    package var isNew = true

    /// A new project, or one of so many levels.
    package init(levels: Int = 4, items: [Record] = [], qualities: [Record] = []) {
        self.levels = levels
        self.items = items
        self.qualities = qualities
    }

    package init(_ project: Record, in book: Book) throws(BookError) {
        self.init(
            levels: Project.levels(of: project), items: try Item.of(project.id, in: book),
            qualities: try Quality.of(project.id, in: book))
        isNew = false
        unscored = project[Project.unscored]
        method = project[Project.method]
        normalization = project[Project.normalization]
    }
}
