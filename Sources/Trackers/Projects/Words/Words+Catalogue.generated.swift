// Made by `make words` from Words/*/Projects.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of projects.
extension Words {
    /// Projects
    static var projects: Label { Label(.projects, 0) }

    /// Open
    static var open: Label { Label(.projects, 1) }

    /// Closed
    static var closedOnes: Label { Label(.projects, 2) }

    /// Which projects
    static var views: Label { Label(.projects, 3) }

    /// New project
    static var newProject: Label { Label(.projects, 4) }

    /// Edit project
    static var editProject: Label { Label(.projects, 5) }

    /// Edit item
    static var editItem: Label { Label(.projects, 6) }

    /// More
    static var tools: Label { Label(.projects, 7) }

    /// Load sample data
    static var loadSample: Label { Label(.projects, 8) }

    /// What are you working on?
    static var emptyTitle: Label { Label(.projects, 9) }

    /// A project holds what is to be done, or the options you weigh. Give it qualities, and see which option leads and whether that holds.
    static var emptySentence: Label { Label(.projects, 10) }

    /// Everything is closed
    static var noneOpen: Label { Label(.projects, 11) }

    /// No project is open. Begin the next one, or reopen a closed one.
    static var noneOpenSentence: Label { Label(.projects, 12) }

    /// No closed projects yet. A project that is done can be closed in its menu.
    static var noneClosed: Label { Label(.projects, 13) }

    /// Empty
    static var empty: Label { Label(.projects, 14) }

    /// All done
    static var allDone: Label { Label(.projects, 15) }

    /// Start with
    static var startWith: Label { Label(.projects, 16) }

    /// No qualities
    static var noQualities: Label { Label(.projects, 17) }

    /// Close the project
    static var close: Label { Label(.projects, 18) }

    /// Reopen the project
    static var reopen: Label { Label(.projects, 19) }

    /// Close
    static var closeShort: Label { Label(.projects, 20) }

    /// Reopen
    static var reopenShort: Label { Label(.projects, 21) }

    /// Save the qualities as a template
    static var saveTemplate: Label { Label(.projects, 22) }

    /// Add several
    static var addMany: Label { Label(.projects, 23) }

    /// One a line.
    static var addManyHint: Label { Label(.projects, 24) }

    /// Items
    static var lines: Label { Label(.projects, 25) }

    /// Add
    static var add: Label { Label(.projects, 26) }

    /// New item…
    static var addItem: Label { Label(.projects, 27) }

    /// Nothing in it yet
    static var noItems: Label { Label(.projects, 28) }

    /// Type a title and press return, again and again, or add many lines at once.
    static var noItemsSentence: Label { Label(.projects, 29) }

    /// Up next
    static var upNext: Label { Label(.projects, 30) }

    /// More to explore
    static var moreToExplore: Label { Label(.projects, 31) }

    /// Done
    static var markDone: Label { Label(.projects, 32) }

    /// Not done
    static var markNotDone: Label { Label(.projects, 33) }

    /// Low
    static var low: Label { Label(.projects, 34) }

    /// Medium
    static var medium: Label { Label(.projects, 35) }

    /// High
    static var high: Label { Label(.projects, 36) }

    /// Awards
    static var awards: Label { Label(.projects, 37) }

    /// Items added
    static var added: Label { Label(.projects, 38) }

    /// Items done
    static var completedOnes: Label { Label(.projects, 39) }

    /// Counted once and kept: deleting or reopening takes nothing away.
    static var awardsNote: Label { Label(.projects, 40) }

    /// { $left } of { $total } left
    static func left(left: Int, total: Int) -> Label {
        Label(.projects, 41, [.number(left), .number(total)])
    }

    /// { $title } closed
    static func closed(_ title: String) -> Label {
        Label(.projects, 42, [.text(title)])
    }

    /// { $title } reopened
    static func reopened(_ title: String) -> Label {
        Label(.projects, 43, [.text(title)])
    }

    /// { $title } done
    static func done(_ title: String) -> Label {
        Label(.projects, 44, [.text(title)])
    }

    /// { $title } not done
    static func notDone(_ title: String) -> Label {
        Label(.projects, 45, [.text(title)])
    }

    /// More for { $title }
    static func moreFor(_ title: String) -> Label {
        Label(.projects, 46, [.text(title)])
    }

    /// Show { $count } more
    static func showMore(_ count: Int) -> Label {
        Label(.projects, 47, [.number(count)])
    }

    /// { $count } added
    static func awardAdded(_ count: Int) -> Label {
        Label(.projects, 48, [.number(count)])
    }

    /// { $count } done
    static func awardCompleted(_ count: Int) -> Label {
        Label(.projects, 49, [.number(count)])
    }

    /// { $count } to go
    static func awardLeft(_ count: Int) -> Label {
        Label(.projects, 50, [.number(count)])
    }

    /// Earned
    static var earned: Label { Label(.projects, 51) }

    /// { $open } open · { $closed } closed
    static func counts(open: Int, closed: Int) -> Label {
        Label(.projects, 52, [.number(open), .number(closed)])
    }

    /// Items
    static var items: Label { Label(.projects, 53) }

    /// Rank
    static var rank: Label { Label(.projects, 54) }

    /// Score
    static var score: Label { Label(.projects, 55) }

    /// Why
    static var why: Label { Label(.projects, 56) }

    /// Matrix
    static var matrix: Label { Label(.projects, 57) }

    /// Parts of the project
    static var parts: Label { Label(.projects, 58) }

    /// New quality
    static var newQuality: Label { Label(.projects, 59) }

    /// Edit quality
    static var editQuality: Label { Label(.projects, 60) }

    /// Can’t decide?
    static var compare: Label { Label(.projects, 61) }

    /// Score the items by what matters to you, and see which one leads and whether that holds.
    static var compareSentence: Label { Label(.projects, 62) }

    /// New quality
    static var addQuality: Label { Label(.projects, 63) }

    /// Not scored yet
    static var unscored: Label { Label(.projects, 64) }

    /// Tap a level to score, tap it again to clear. Keys: digits score, 0 clears, arrows move.
    static var scoringHint: Label { Label(.projects, 65) }

    /// Shown as
    static var shownAs: Label { Label(.projects, 66) }

    /// unique
    static var unique: Label { Label(.projects, 67) }

    /// already used
    static var alreadyUsed: Label { Label(.projects, 68) }

    /// lower is better
    static var lowerIsBetter: Label { Label(.projects, 69) }

    /// Next quality
    static var next: Label { Label(.projects, 70) }

    /// How to score
    static var howToScore: Label { Label(.projects, 71) }

    /// Nothing scored yet
    static var nothingScored: Label { Label(.projects, 72) }

    /// Choose a quality under Score and tap a level for each item.
    static var nothingScoredSentence: Label { Label(.projects, 73) }

    /// No clear winner: a small change of one weight makes another lead.
    static var noClearWinner: Label { Label(.projects, 74) }

    /// Holds whatever any single weight becomes.
    static var holdsAlways: Label { Label(.projects, 75) }

    /// Does it hold?
    static var doesItHold: Label { Label(.projects, 76) }

    /// For each quality: beyond which weight another item would lead, with all other weights as they are.
    static var doesItHoldSentence: Label { Label(.projects, 77) }

    /// No weight of it changes the winner.
    static var holdsHere: Label { Label(.projects, 78) }

    /// Never best
    static var neverBest: Label { Label(.projects, 79) }

    /// Try other weights
    static var tryWeights: Label { Label(.projects, 80) }

    /// Nothing is saved here: move a weight and see who leads.
    static var tryWeightsSentence: Label { Label(.projects, 81) }

    /// Show
    static var show: Label { Label(.projects, 82) }

    /// How likely is each to win, whatever the weights?
    static var howLikely: Label { Label(.projects, 83) }

    /// The rank under each method
    static var underOther: Label { Label(.projects, 84) }

    /// Yours
    static var ownWeights: Label { Label(.projects, 85) }

    /// Equal
    static var equalWeights: Label { Label(.projects, 86) }

    /// By order
    static var rankWeights: Label { Label(.projects, 87) }

    /// Sum
    static var sumShort: Label { Label(.projects, 88) }

    /// Yours, equal, and by order are weights: by order, only the order of your weights counts (rank-order centroid). The last is the other method with your weights.
    static var methodsNote: Label { Label(.projects, 89) }

    /// What each score is made of
    static var contributions: Label { Label(.projects, 90) }

    /// As a table
    static var asTable: Label { Label(.projects, 91) }

    /// Total
    static var total: Label { Label(.projects, 92) }

    /// Weights
    static var weights: Label { Label(.projects, 93) }

    /// Item
    static var item: Label { Label(.projects, 94) }

    /// Type a value and go on with return or an arrow key; a blank cell has none.
    static var matrixHint: Label { Label(.projects, 95) }

    /// $100 Startup ideas
    static var startups: Label { Label(.projects, 96) }

    /// Eisenhower
    static var eisenhower: Label { Label(.projects, 97) }

    /// { $item }: { $quality } { $value }
    static func scored(item: String, quality: String, value: String) -> Label {
        Label(.projects, 98, [.text(item), .text(quality), .text(value)])
    }

    /// { $item }: { $quality } cleared
    static func scoreCleared(item: String, quality: String) -> Label {
        Label(.projects, 99, [.text(item), .text(quality)])
    }

    /// { $item }: { $level }, tap to clear
    static func clearScore(item: String, level: Int) -> Label {
        Label(.projects, 100, [.text(item), .number(level)])
    }

    /// of { $possible }
    static func of(_ possible: String) -> Label {
        Label(.projects, 101, [.text(possible)])
    }

    /// { $scored } of { $total } scored
    static func scoredOf(scored: Int, total: Int) -> Label {
        Label(.projects, 102, [.number(scored), .number(total)])
    }

    /// weight { $weight }
    static func weight(_ weight: String) -> Label {
        Label(.projects, 103, [.text(weight)])
    }

    /// { $title } leads by { $by }
    static func leads(title: String, by: String) -> Label {
        Label(.projects, 104, [.text(title), .text(by)])
    }

    /// { $titles } are level
    static func tied(_ titles: String) -> Label {
        Label(.projects, 105, [.text(titles)])
    }

    /// Holds unless { $quality } counts more than { $at }; then { $item } leads.
    static func holdsUnlessMore(quality: String, at: String, item: String) -> Label {
        Label(.projects, 106, [.text(quality), .text(at), .text(item)])
    }

    /// Holds unless { $quality } counts less than { $at }; then { $item } leads.
    static func holdsUnlessLess(quality: String, at: String, item: String) -> Label {
        Label(.projects, 107, [.text(quality), .text(at), .text(item)])
    }

    /// As soon as { $quality } counts at all, { $item } leads.
    static func holdsUnlessAny(quality: String, item: String) -> Label {
        Label(.projects, 108, [.text(quality), .text(item)])
    }

    /// Holds; only if { $quality } counts nothing, { $item } is level.
    static func holdsButLevel(quality: String, item: String) -> Label {
        Label(.projects, 109, [.text(quality), .text(item)])
    }

    /// Holds unless { $quality } counts nothing; then { $item } leads.
    static func holdsUnlessNone(quality: String, item: String) -> Label {
        Label(.projects, 110, [.text(quality), .text(item)])
    }

    /// At 0, { $item } is level.
    static func flipLevel(_ item: String) -> Label {
        Label(.projects, 111, [.text(item)])
    }

    /// At 0, { $item } leads.
    static func flipNone(_ item: String) -> Label {
        Label(.projects, 112, [.text(item)])
    }

    /// Above { $at }, { $item } leads.
    static func flipUp(at: String, item: String) -> Label {
        Label(.projects, 113, [.text(at), .text(item)])
    }

    /// As soon as it counts at all, { $item } leads.
    static func flipAtOnce(_ item: String) -> Label {
        Label(.projects, 114, [.text(item)])
    }

    /// Below { $at }, { $item } leads.
    static func flipDown(at: String, item: String) -> Label {
        Label(.projects, 115, [.text(at), .text(item)])
    }

    /// Best, alone or tied, in so many of { $samples } weightings drawn evenly from all that are possible (seed { $seed }).
    static func likelyNote(samples: String, seed: String) -> Label {
        Label(.projects, 116, [.text(samples), .text(seed)])
    }

    /// Scoring { $count } items on one quality
    static func scoring(_ count: Int) -> Label {
        Label(.projects, 117, [.number(count)])
    }

    /// Decide
    static var decide: Label { Label(.projects, 118) }

    /// Decision
    static var decision: Label { Label(.projects, 119) }

    /// Choice
    static var choice: Label { Label(.projects, 120) }

    /// Reason
    static var reason: Label { Label(.projects, 121) }

    /// How it turned out
    static var outcome: Label { Label(.projects, 122) }

    /// How did it turn out?
    static var howDidItTurnOut: Label { Label(.projects, 123) }

    /// The ranking of that day
    static var thatDay: Label { Label(.projects, 124) }

    /// Export as CSV
    static var exportMatrix: Label { Label(.projects, 125) }

    /// Reminders
    static var reminders: Label { Label(.projects, 126) }

    /// Subscribe to this address in your phone’s calendar: every project with a daily reminder rings at its time. Whoever has the address can read it; renew it to lock others out.
    static var remindersSentence: Label { Label(.projects, 127) }

    /// No open project has a daily reminder yet. Set one in a project’s Edit sheet.
    static var noReminders: Label { Label(.projects, 128) }

    /// Make a secret address
    static var makeAddress: Label { Label(.projects, 129) }

    /// Renew the address
    static var renewAddress: Label { Label(.projects, 130) }

    /// Decided on { $date }
    static func decidedOn(_ date: String) -> Label {
        Label(.projects, 131, [.text(date)])
    }

    /// { $item }, decided on { $date }
    static func decided(item: String, date: String) -> Label {
        Label(.projects, 132, [.text(item), .text(date)])
    }

    /// Templates
    static var templates: Label { Label(.projects, 133) }

    /// Rename or delete templates
    static var editTemplates: Label { Label(.projects, 134) }

    /// Rename template
    static var editTemplate: Label { Label(.projects, 135) }

    /// No templates of your own yet
    static var noTemplates: Label { Label(.projects, 136) }

    /// A project’s menu saves its qualities as a template, and a new project can start with them.
    static var noTemplatesSentence: Label { Label(.projects, 137) }

    /// Template saved: { $title }
    static func savedAsTemplate(_ title: String) -> Label {
        Label(.projects, 138, [.text(title)])
    }

    /// Decided: { $project }
    static func decisionNoted(_ project: String) -> Label {
        Label(.projects, 139, [.text(project)])
    }

    /// Outcome noted: { $project }
    static func outcomeNoted(_ project: String) -> Label {
        Label(.projects, 140, [.text(project)])
    }

    /// { $what } imported
    static func manyImported(_ what: String) -> Label {
        Label(.projects, 141, [.text(what)])
    }

    /// Too little is scored to name a winner.
    static var tooLittleSentence: Label { Label(.projects, 142) }

    /// One item, nothing to compare
    static var oneItem: Label { Label(.projects, 143) }

    /// Add another item to compare it with.
    static var oneItemSentence: Label { Label(.projects, 144) }

    /// Every weight is 0
    static var weightless: Label { Label(.projects, 145) }

    /// Give at least one quality a weight above 0.
    static var weightlessSentence: Label { Label(.projects, 146) }

    /// Not everything can be ranked yet
    static var noRank: Label { Label(.projects, 147) }

    /// All are level
    static var allAlike: Label { Label(.projects, 148) }

    /// The same weight counts more where a quality is measured: its worst number gets 0 and its best { $levels }, while a score gives 1 to { $levels }, and only as far apart as you scored.
    static func scalesDiffer(_ levels: Int) -> Label {
        Label(.projects, 149, [.number(levels)])
    }

    /// The same weight counts less where a quality is measured: a number gets its part of all, far from the full { $levels }, while a score gives 1 to { $levels }.
    static func scalesDifferByPart(_ levels: Int) -> Label {
        Label(.projects, 150, [.number(levels)])
    }

    /// Any other weight of it decides between those that are level.
    static var decidesTie: Label { Label(.projects, 151) }

    /// The address is with the server. It shows here when there is a connection.
    static var remindersOffline: Label { Label(.projects, 152) }

    /// Here the app runs on this device alone, and calendars can’t ask it. With a server of your own, the address would stand here.
    static var remindersNeedServer: Label { Label(.projects, 153) }

    /// Weighted sum adds up how good each is, by weight. TOPSIS looks for what is nearest to the best of everything and farthest from the worst.
    static var weightedSumMeans: Label { Label(.projects, 154) }

    /// Min–max: the worst number there is counts nothing, the best fully. By their sum or as a vector, a number counts by its part of all.
    static var normalizationMeans: Label { Label(.projects, 155) }

    /// Not all numbers are known
    static var missingTitle: Label { Label(.projects, 156) }

    /// An item without a number has no rank; nothing is guessed.
    static var missingUnranked: Label { Label(.projects, 157) }

    /// What is missing is left out, as the project says.
    static var missingLeftOut: Label { Label(.projects, 158) }

    /// holds numbers that this normalization can’t take: they must be above zero. Choose min–max in the project.
    static var unusable: Label { Label(.projects, 159) }

    /// No number yet
    static var noNumber: Label { Label(.projects, 160) }

    /// Find the weights
    static var weighing: Label { Label(.projects, 161) }

    /// How much does each quality count? Type it, rank them, or compare two at a time.
    static var weighingSentence: Label { Label(.projects, 162) }

    /// Rank the qualities
    static var byRanking: Label { Label(.projects, 163) }

    /// Tap them, the most important first.
    static var byRankingSentence: Label { Label(.projects, 164) }

    /// Start over
    static var startOver: Label { Label(.projects, 165) }

    /// From their order alone each gets the mean of all weights that fit it (rank-order centroid).
    static var centroidNote: Label { Label(.projects, 166) }

    /// Compare in pairs
    static var byPairs: Label { Label(.projects, 167) }

    /// Which of the two matters more?
    static var byPairsSentence: Label { Label(.projects, 168) }

    /// Both the same
    static var equallyImportant: Label { Label(.projects, 169) }

    /// Use these weights
    static var useWeights: Label { Label(.projects, 170) }

    /// All comparisons
    static var allPairs: Label { Label(.projects, 171) }

    /// Two qualities at least are needed.
    static var needsTwoQualities: Label { Label(.projects, 172) }

    /// The comparisons fit together.
    static var consistent: Label { Label(.projects, 173) }

    /// The comparisons contradict each other: over 0.1 is too much. Look at the one that fits least.
    static var inconsistent: Label { Label(.projects, 174) }

    /// Comparison
    static var judgement: Label { Label(.projects, 175) }

    /// How much more it matters
    static var strength: Label { Label(.projects, 176) }

    /// Consistency ratio { $ratio }.
    static func consistencyRatio(_ ratio: String) -> Label {
        Label(.projects, 177, [.text(ratio)])
    }

    /// Pair { $number } of { $total }
    static func pairOf(number: Int, total: Int) -> Label {
        Label(.projects, 178, [.number(number), .number(total)])
    }

    /// and { $count } more
    static func more(_ count: Int) -> Label {
        Label(.projects, 179, [.number(count)])
    }

    /// Import a table
    static var importMatrix: Label { Label(.projects, 180) }

    /// Paste a table from a spreadsheet, or choose a file: .xlsx, .ods or CSV. Items may stand in rows or in columns; a row of weights is understood, a column of totals is checked and left out.
    static var importSentence: Label { Label(.projects, 181) }

    /// Table
    static var table: Label { Label(.projects, 182) }

    /// File
    static var csvFile: Label { Label(.projects, 183) }

    /// Items stand
    static var itemsStand: Label { Label(.projects, 184) }

    /// In rows
    static var inRows: Label { Label(.projects, 185) }

    /// In columns
    static var inColumns: Label { Label(.projects, 186) }

    /// Preview
    static var preview: Label { Label(.projects, 187) }

    /// Import
    static var importIt: Label { Label(.projects, 188) }

    /// new
    static var newMark: Label { Label(.projects, 189) }

    /// measured
    static var measuredMark: Label { Label(.projects, 190) }

    /// scored
    static var scoredMark: Label { Label(.projects, 191) }

    /// There is no table here: it needs a row of names and at least one row with values.
    static var noTable: Label { Label(.projects, 192) }

    /// Print
    static var print: Label { Label(.projects, 193) }

    /// { $item }, { $quality }: { $text } is not a level from 1 to { $levels }.
    static func beyond(item: String, quality: String, text: String, levels: Int) -> Label {
        Label(.projects, 194, [.text(item), .text(quality), .text(text), .number(levels)])
    }

    /// A table may have at most { $rows } items and { $columns } qualities.
    static func tooMuch(rows: Int, columns: Int) -> Label {
        Label(.projects, 195, [.number(rows), .number(columns)])
    }

    /// “{ $name }” stands there twice. Give each a name of its own, or delete one; weights stand in one row or column.
    static func twice(_ name: String) -> Label {
        Label(.projects, 196, [.text(name)])
    }

    /// { $from }–{ $to } of { $total }
    static func shown(from: Int, to: Int, total: Int) -> Label {
        Label(.projects, 197, [.number(from), .number(to), .number(total)])
    }

    /// Back
    static var earlier: Label { Label(.projects, 198) }

    /// Next
    static var later: Label { Label(.projects, 199) }

    /// { $more } matters { $much } than { $less }
    static func moreThan(more: String, much: String, less: String) -> Label {
        Label(.projects, 200, [.text(more), .text(much), .text(less)])
    }

    /// Choose whether more or less of { $quality } is better; nothing in the table says it.
    static func mustChoose(_ quality: String) -> Label {
        Label(.projects, 201, [.text(quality)])
    }

    /// Numbers without a heading are taken for weights. Are they?
    static var namelessWeights: Label { Label(.projects, 202) }

    /// Numbers without a heading are left out. If they count, give them one.
    static var unnamed: Label { Label(.projects, 203) }

    /// Stands beside the table and says that less is better, so it is for all scores. Is it?
    static var lowerHint: Label { Label(.projects, 204) }

    /// Point or comma in { $quality } could be read otherwise; nothing in the table says how, so they are read as in your language.
    static func marks(_ quality: String) -> Label {
        Label(.projects, 205, [.text(quality)])
    }

    /// Point or comma in { $quality } could be read otherwise, as quite other numbers. Is this right?
    static func oddMarks(_ quality: String) -> Label {
        Label(.projects, 206, [.text(quality)])
    }

    /// Words of { $quality } are taken for levels from 1 to { $levels }, of which { $best } is best. Is that meant?
    static func takenForLevels(quality: String, levels: Int, best: Int) -> Label {
        Label(.projects, 207, [.text(quality), .number(levels), .number(best)])
    }

    /// { $quality } holds words that are no scores, and is left out.
    static func leftWords(_ quality: String) -> Label {
        Label(.projects, 208, [.text(quality)])
    }

    /// Nothing says whether more or less of { $quality } is better; more is taken to be.
    static func whichIsBetter(_ quality: String) -> Label {
        Label(.projects, 209, [.text(quality)])
    }

    /// Numbers behind the headings are taken for weights. Are they?
    static var perhapsWeights: Label { Label(.projects, 210) }

    /// The weights stand behind the headings.
    static var weightsInHeadings: Label { Label(.projects, 211) }

    /// Its scores count as the better the higher they are; turn that around if they say how much there is.
    static var scoredSo: Label { Label(.projects, 212) }

    /// more is better
    static var moreIsBetter: Label { Label(.projects, 213) }

    /// Choose …
    static var chooseDirection: Label { Label(.projects, 214) }

    /// { $quality }: what is better?
    static func directionOf(_ quality: String) -> Label {
        Label(.projects, 215, [.text(quality)])
    }

    /// Weights in words are taken for these numbers. Is that meant?
    static var wordWeights: Label { Label(.projects, 216) }

    /// It is taken for a ranking and left out. If it is a quality, give it a weight.
    static var perhapsRank: Label { Label(.projects, 217) }

    /// The first heading may stand over criteria or over what is compared; items are taken from the columns.
    static var cornerSaysCriteria: Label { Label(.projects, 218) }

    /// More is taken to be better, as the table’s totals add it up.
    static var countedUp: Label { Label(.projects, 219) }

    /// Names stand in
    static var namesStand: Label { Label(.projects, 220) }

    /// It is left out as a total, but isn’t what the items come to. If it is an item, call it otherwise.
    static var oddTotal: Label { Label(.projects, 221) }

    /// It is called as totals are, but isn’t what the others come to, so it counts as a quality. Leave it out if it is a total.
    static var noTotal: Label { Label(.projects, 222) }

    /// It is taken for an item. If it says what is wanted, leave it out.
    static var perhapsTarget: Label { Label(.projects, 223) }

    /// Its numbers are those of { $other } by the weights. If it is the same item, leave it out.
    static func perhapsProduct(_ other: String) -> Label {
        Label(.projects, 224, [.text(other)])
    }

    /// A total of what stands before it; it is left out.
    static var subtotal: Label { Label(.projects, 225) }

    /// Is taken for no value in { $quality }.
    static func blanks(_ quality: String) -> Label {
        Label(.projects, 226, [.text(quality)])
    }

    /// No column holds scores or measures: numbers, or words such as low, good, yes, red, M or ++.
    static var nothingLeft: Label { Label(.projects, 227) }

    /// Stands behind { $quality } and is no unit that is known here, so its numbers count as scores, the higher the better. Is that right?
    static func unknownMark(_ quality: String) -> Label {
        Label(.projects, 228, [.text(quality)])
    }

    /// Nobody knows whether that says which way { $total } counts; more is taken to be better.
    static func unknownTotal(_ total: String) -> Label {
        Label(.projects, 229, [.text(total)])
    }

    /// Of a grade, less is taken to be better. Is that so here?
    static var gradeTotal: Label { Label(.projects, 230) }

    /// It is what the other numbers come to, so it is left out as a total. Is it one?
    static var perhapsTotal: Label { Label(.projects, 231) }

    /// The most points that there can be; it is no item, but the last level.
    static var mostIsLast: Label { Label(.projects, 232) }

    /// It has the most points everywhere. If it says what can be reached at most, leave it out.
    static var perhapsMost: Label { Label(.projects, 233) }

    /// Less is taken to be better, as it is of the table’s total “{ $total }”.
    static func countedDown(_ total: String) -> Label {
        Label(.projects, 234, [.text(total)])
    }

    /// A unit or currency may stand beside it; remarks belong in a column of their own. Or leave out its column or row.
    static var orLeaveOut: Label { Label(.projects, 235) }

    /// Numbers with a unit are taken for measures.
    static var measuredByUnit: Label { Label(.projects, 236) }

    /// Nothing says whether items stand in rows or in columns; they are taken from the rows.
    static var standsInRows: Label { Label(.projects, 237) }

    /// Items are taken from the columns.
    static var standsInColumns: Label { Label(.projects, 238) }

    /// “Weight” may be what is weighed, or how much each row counts; it is taken for the latter, and items stand in columns.
    static var weightOrQuality: Label { Label(.projects, 239) }

    /// The table’s totals can’t be checked.
    static var uncheckedTotals: Label { Label(.projects, 240) }

    /// Levels to score with
    static var levelsForAll: Label { Label(.projects, 241) }

    /// Understood as
    static var understoodAs: Label { Label(.projects, 242) }

    /// Leave out
    static var leaveOutColumn: Label { Label(.projects, 243) }

    /// 1.5 is one and a half
    static var pointIsDecimal: Label { Label(.projects, 244) }

    /// 1,5 is one and a half
    static var commaIsDecimal: Label { Label(.projects, 245) }

    /// Leave out { $name }
    static func leaveOut(_ name: String) -> Label {
        Label(.projects, 246, [.text(name)])
    }

    /// { $name }: points and commas
    static func pointsIn(_ name: String) -> Label {
        Label(.projects, 247, [.text(name)])
    }

    /// Not all of { $quality } can be levels; is it measured?
    static func takenForMeasures(_ quality: String) -> Label {
        Label(.projects, 248, [.text(quality)])
    }

    /// { $quality } has no weight; it is taken to count 1.
    static func weightMissing(_ quality: String) -> Label {
        Label(.projects, 249, [.text(quality)])
    }

    /// The table’s total of { $item } isn’t what its numbers come to.
    static func wrongTotal(_ item: String) -> Label {
        Label(.projects, 250, [.text(item)])
    }

    /// { $quality }: “{ $text }” is not a weight; a weight is a number from 0 to 1000000, such as 2 or 20%. What speaks against gets it without the minus, and scores the higher the better.
    static func noWeight(quality: String, text: String) -> Label {
        Label(.projects, 251, [.text(quality), .text(text)])
    }

    /// Say with --into which project receives, or with --named what a new one is called.
    static var namedOrInto: Label { Label(.projects, 252) }

    /// { $count ->
    ///     [one] item done
    ///    *[other] items done
    /// }
    static func itemsDone(_ count: Int) -> Label {
        Label(.projects, 253, [.number(count)])
    }

    /// { $count ->
    ///     [one] of { $count } item
    ///    *[other] of { $count } items
    /// }
    static func ofItems(_ count: Int) -> Label {
        Label(.projects, 254, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } item
    ///    *[other] { $count } items
    /// }
    static func itemsCounted(_ count: Int) -> Label {
        Label(.projects, 255, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } quality
    ///    *[other] { $count } qualities
    /// }
    static func qualitiesCounted(_ count: Int) -> Label {
        Label(.projects, 256, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } item added
    ///    *[other] { $count } items added
    /// }
    static func itemsAdded(_ count: Int) -> Label {
        Label(.projects, 257, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } quality added
    ///    *[other] { $count } qualities added
    /// }
    static func qualitiesAdded(_ count: Int) -> Label {
        Label(.projects, 258, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } weight changed
    ///    *[other] { $count } weights changed
    /// }
    static func weightsChanged(_ count: Int) -> Label {
        Label(.projects, 259, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } score entered
    ///    *[other] { $count } scores entered
    /// }
    static func scoresEntered(_ count: Int) -> Label {
        Label(.projects, 260, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } score cleared
    ///    *[other] { $count } scores cleared
    /// }
    static func scoresCleared(_ count: Int) -> Label {
        Label(.projects, 261, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } score changed
    ///    *[other] { $count } scores changed
    /// }
    static func scoresChanged(_ count: Int) -> Label {
        Label(.projects, 262, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } weight
    ///    *[other] { $count } weights
    /// }
    static func weightsCounted(_ count: Int) -> Label {
        Label(.projects, 263, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } score
    ///    *[other] { $count } scores
    /// }
    static func scoresCounted(_ count: Int) -> Label {
        Label(.projects, 264, [.number(count)])
    }

    /// { $better } is at least as good on everything and better on { $qualities }.
    static func betterExcept(better: String, qualities: String) -> Label {
        Label(.projects, 265, [.text(better), .text(qualities)])
    }

    /// a little more
    static var aLittleMore: Label { Label(.projects, 266) }

    /// clearly more
    static var clearlyMore: Label { Label(.projects, 267) }

    /// much more
    static var muchMore: Label { Label(.projects, 268) }

    /// far more
    static var farMore: Label { Label(.projects, 269) }

    /// Less is taken to be better, as “{ $word }” says.
    static func lessIsBetterBy(_ word: String) -> Label {
        Label(.projects, 270, [.text(word)])
    }

    /// More is taken to be better, as “{ $word }” says.
    static func moreIsBetterBy(_ word: String) -> Label {
        Label(.projects, 271, [.text(word)])
    }

    /// { $reason } Is that so here?
    static func isThatSoHere(_ reason: Label) -> Label {
        Label(.projects, 272, [.label(reason)])
    }

    /// Numbers of { $qualities } stand beside measures and are taken for scores, the higher the better. Are they, or do they count something?
    static func besideMeasures(_ qualities: Label) -> Label {
        Label(.projects, 273, [.label(qualities)])
    }

    /// Numbers of { $qualities } are each there once, as ranks are, and are taken for scores, the higher the better. Are they?
    static func perhapsRanks(_ qualities: Label) -> Label {
        Label(.projects, 274, [.label(qualities)])
    }

    /// It may contain { $others }, which would count twice. If so, leave one out.
    static func contains(_ others: Label) -> Label {
        Label(.projects, 275, [.label(others)])
    }

    /// “{ $text }” seems to hold weights for { $name } alone. Weights are the same for all items: write them once, under “Weight”, or leave these out.
    static func weightEach(text: String, name: String) -> Label {
        Label(.projects, 276, [.text(text), .text(name)])
    }

    /// “{ $text }” is a date. Write a number, such as how many days it takes until then, or leave its column out.
    static func dateIsNoNumber(_ text: String) -> Label {
        Label(.projects, 277, [.text(text)])
    }

    /// { $item }, { $quality }: { $problem }
    static func cell(item: String, quality: String, problem: Label) -> Label {
        Label(.projects, 278, [.text(item), .text(quality), .label(problem)])
    }

    /// { $problem } { or-leave-out }
    static func leaveItOutOr(_ problem: Label) -> Label {
        Label(.projects, 279, [.label(problem)])
    }

    /// The table’s totals are the sums of its numbers.
    static var totalsBySum: Label { Label(.projects, 280) }

    /// The table’s totals are the means of its numbers.
    static var totalsByMean: Label { Label(.projects, 281) }

    /// The table’s totals are weighted sums.
    static var totalsByWeightedSum: Label { Label(.projects, 282) }

    /// The table’s totals are weighted means.
    static var totalsByWeightedMean: Label { Label(.projects, 283) }

    /// The table’s totals are weighted sums by hundredths.
    static var totalsByPercent: Label { Label(.projects, 284) }

    /// The table’s totals are percent of the most that there can be.
    static var totalsByShare: Label { Label(.projects, 285) }

    /// The table’s totals count what is above, at or below zero.
    static var totalsByCounts: Label { Label(.projects, 286) }

    /// The table’s totals multiply its numbers.
    static var totalsByProduct: Label { Label(.projects, 287) }

    /// The table’s totals are what some of its numbers add up to by another.
    static var totalsByQuotient: Label { Label(.projects, 288) }

    /// The table’s totals add up what is above zero.
    static var totalsByPositives: Label { Label(.projects, 289) }

    /// The table’s totals add up what is below zero.
    static var totalsByNegatives: Label { Label(.projects, 290) }

    /// { $formula } They are the same here.
    static func totalsStay(_ formula: Label) -> Label {
        Label(.projects, 291, [.label(formula)])
    }

    /// { $formula } Here they are other numbers in the same order.
    static func totalsInOrder(_ formula: Label) -> Label {
        Label(.projects, 292, [.label(formula)])
    }

    /// { $formula } Here they are other numbers in another order.
    static func totalsInOtherOrder(_ formula: Label) -> Label {
        Label(.projects, 293, [.label(formula)])
    }

    /// { $formula } Here they will differ, as measures, directions or means count otherwise.
    static func totalsDiffer(_ formula: Label) -> Label {
        Label(.projects, 294, [.label(formula)])
    }

    /// In the table, first is { $there }; here it is { $here }. Are scales and directions right?
    static func otherLeader(there: Label, here: Label) -> Label {
        Label(.projects, 295, [.label(there), .label(here)])
    }

    /// First is { $leader } in the table and here, but the order behind is another.
    static func sameLeader(_ leader: Label) -> Label {
        Label(.projects, 296, [.label(leader)])
    }

    /// Numbers of { $qualities } are taken for one scale of levels from 1 to { $levels }, the higher the better. Is that meant?
    static func onScale(qualities: Label, levels: Int) -> Label {
        Label(.projects, 297, [.label(qualities), .number(levels)])
    }

    /// There are more levels than the project has in { $qualities }. Is the scale 1 to { $levels }?
    static func isScale(qualities: Label, levels: Int) -> Label {
        Label(.projects, 298, [.label(qualities), .number(levels)])
    }

    /// “{ $name }” stands over several columns, { $below }. Keep one of them, or give each column a heading of its own in one row.
    static func crowded(name: String, below: Label) -> Label {
        Label(.projects, 299, [.text(name), .label(below)])
    }

    /// A row called weight stands among criteria and is taken for one of them; items stand in columns.
    static var weightIsCriterion: Label { Label(.projects, 300) }

    /// A row called weight is taken to say how much each column counts; it may be a criterion itself.
    static var weightOfColumns: Label { Label(.projects, 301) }

    /// It is taken for the most points that there can be, not for an item, and left out.
    static var mostIsNoItem: Label { Label(.projects, 302) }

    /// { most-is-no-item } Scales of different lengths are not kept.
    static var mostOfOtherScales: Label { Label(.projects, 303) }

    /// Stands beside the table and is left out.
    static var leftBeside: Label { Label(.projects, 304) }

    /// A total is left out.
    static var leftTotal: Label { Label(.projects, 305) }

    /// Ranks are left out.
    static var leftRanks: Label { Label(.projects, 306) }

    /// What is worked out from scores and weights is left out.
    static var leftDerived: Label { Label(.projects, 307) }

    /// Says who wins and is left out.
    static var leftWinner: Label { Label(.projects, 308) }

    /// Notes are left out.
    static var leftNotes: Label { Label(.projects, 309) }

    /// What stands before the names is left out.
    static var leftNumbering: Label { Label(.projects, 310) }

    /// Has no values and is left out.
    static var leftEmpty: Label { Label(.projects, 311) }

    /// “{ $text }” is not one of { $allowed }.
    static func noneOf(text: String, allowed: Label) -> Label {
        Label(.projects, 312, [.text(text), .label(allowed)])
    }

    /// { $quality } has numbers in { $units }; write all in one unit.
    static func mixedUnits(quality: String, units: Label) -> Label {
        Label(.projects, 313, [.text(quality), .label(units)])
    }

    /// There is a project “{ $name }” already; --into “{ $name }” adds to it, and --named with another name makes a new one.
    static func nameIsTaken(_ name: String) -> Label {
        Label(.projects, 314, [.text(name)])
    }

    /// Date
    static var decisionDate: Label { Label(.projects, 315) }

    /// Decisions
    static var decisions: Label { Label(.projects, 316) }

    /// Trim shrubs
    static var itemTrimShrubs: Label { Label(.projects, 317) }

    /// Priority
    static var itemPriority: Label { Label(.projects, 318) }

    /// Done
    static var itemCompleted: Label { Label(.projects, 319) }

    /// Comparisons
    static var judgementComparisons: Label { Label(.projects, 320) }

    /// Garden
    static var projectGarden: Label { Label(.projects, 321) }

    /// Colour
    static var projectColour: Label { Label(.projects, 322) }

    /// Closed
    static var projectClosed: Label { Label(.projects, 323) }

    /// Daily reminder
    static var projectDailyReminder: Label { Label(.projects, 324) }

    /// Levels to score with
    static var projectLevelsToScoreWith: Label { Label(.projects, 325) }

    /// What isn’t scored
    static var projectWhatIsntScored: Label { Label(.projects, 326) }

    /// Method
    static var projectMethod: Label { Label(.projects, 327) }

    /// Measures are normalised
    static var projectMeasuresAreNormalised: Label { Label(.projects, 328) }

    /// Order of items
    static var projectOrderOfItems: Label { Label(.projects, 329) }

    /// Project
    static var project: Label { Label(.projects, 330) }

    /// Counts as zero
    static var projectCountsAsZero: Label { Label(.projects, 331) }

    /// Is left out
    static var projectIsLeftOut: Label { Label(.projects, 332) }

    /// Weighted sum
    static var projectWeightedSum: Label { Label(.projects, 333) }

    /// TOPSIS
    static var projectTopsis: Label { Label(.projects, 334) }

    /// Min–max
    static var projectMinMax: Label { Label(.projects, 335) }

    /// By their sum
    static var projectByTheirSum: Label { Label(.projects, 336) }

    /// As a vector
    static var projectAsAVector: Label { Label(.projects, 337) }

    /// Optimized
    static var projectOptimized: Label { Label(.projects, 338) }

    /// Creation
    static var projectCreation: Label { Label(.projects, 339) }

    /// Name
    static var projectTitle: Label { Label(.projects, 340) }

    /// Score
    static var projectScore: Label { Label(.projects, 341) }

    /// Profitability
    static var qualityProfitability: Label { Label(.projects, 342) }

    /// 4 pays my salary
    /// 3 pays the rent
    static var quality4PaysMySalary: Label { Label(.projects, 343) }

    /// Symbol
    static var qualitySymbol: Label { Label(.projects, 344) }

    /// Weight
    static var qualityWeight: Label { Label(.projects, 345) }

    /// Lower is better
    static var qualityLowerIsBetter: Label { Label(.projects, 346) }

    /// Measured, not scored
    static var qualityMeasuredNotScored: Label { Label(.projects, 347) }

    /// Unit
    static var qualityUnit: Label { Label(.projects, 348) }

    /// €, km, hours
    static var qualityKmHours: Label { Label(.projects, 349) }

    /// Quality
    static var quality: Label { Label(.projects, 350) }

    /// Qualities
    static var qualityQualities: Label { Label(.projects, 351) }

    /// Score
    static var scoreKind: Label { Label(.projects, 352) }

    /// Measure
    static var scoreMeasure: Label { Label(.projects, 353) }

    /// Scores
    static var scores: Label { Label(.projects, 354) }

    /// Template
    static var template: Label { Label(.projects, 355) }

    /// Quality of a template
    static var templateQualityOfATemplate: Label { Label(.projects, 356) }

    /// Qualities of templates
    static var templateQualitiesOfTemplates: Label { Label(.projects, 357) }

    /// Garden
    static var sampleGarden: Label { Label(.projects, 358) }

    /// Trim shrubs
    static var sampleTrimShrubs: Label { Label(.projects, 359) }

    /// Make compost
    static var sampleMakeCompost: Label { Label(.projects, 360) }

    /// Scrub the furniture
    static var sampleScrubTheFurniture: Label { Label(.projects, 361) }

    /// Plant tulips
    static var samplePlantTulips: Label { Label(.projects, 362) }

    /// Fix the fence
    static var sampleFixTheFence: Label { Label(.projects, 363) }

    /// Big App Idea
    static var sampleBigAppIdea: Label { Label(.projects, 364) }

    /// Perfect App
    static var samplePerfectApp: Label { Label(.projects, 365) }

    /// Small App Idea
    static var sampleSmallAppIdea: Label { Label(.projects, 366) }

    /// Yet Another App
    static var sampleYetAnotherApp: Label { Label(.projects, 367) }

    /// Ease
    static var starterEase: Label { Label(.projects, 368) }

    /// 4 under tens of hours
    /// 3 hundreds of hours
    /// 2 a thousand hours
    /// 1 many thousands
    static var starter4UnderTensHours: Label { Label(.projects, 369) }

    /// Impact
    static var starterImpact: Label { Label(.projects, 370) }

    /// Vision
    static var starterVision: Label { Label(.projects, 371) }

    /// Profitability
    static var starterProfitability: Label { Label(.projects, 372) }

    /// 4 pays my salary
    /// 3 pays the rent
    /// 2 pays the utilities
    /// 1 pays for fancy ketchup
    static var starter4PaysMySalary: Label { Label(.projects, 373) }

    /// Urgency
    static var starterUrgency: Label { Label(.projects, 374) }

    /// Importance
    static var starterImportance: Label { Label(.projects, 375) }

    /// Please check:
    static var toCheck: Label { Label(.projects, 376) }

    /// as the table says
    static var asHeadingSays: Label { Label(.projects, 377) }

    /// as in the project
    static var asProjectSays: Label { Label(.projects, 378) }

    /// Items, from the columns
    static var matrixTableItemsFromTheColumns: Label { Label(.projects, 379) }

    /// Items, from the rows
    static var matrixTableItemsFromTheRows: Label { Label(.projects, 380) }

    /// Was deleted there and is left out.
    static var deletedTask: Label { Label(.projects, 381) }

    /// Is only the pattern of a task that recurs; the tasks themselves come along.
    static var recurringTask: Label { Label(.projects, 382) }

    /// Is Taskwarrior’s own bookkeeping and is left out of every task.
    static var bookkeepingOfTasks: Label { Label(.projects, 383) }

    /// There are no tasks in it.
    static var noTasks: Label { Label(.projects, 384) }

    /// This is no todo.txt: that is plain text with one thing to do in each line, such as “(A) 2026-04-30 Call +home due:2026-05-30”.
    static var noTodoText: Label { Label(.projects, 385) }

    /// This looks like a table; each of its lines becomes one thing to do. Is that meant?
    static var perhapsTable: Label { Label(.projects, 386) }

    /// This is a calendar or an address book, no table: a table has one item in each row, or in each column.
    static var calendarIsNoTable: Label { Label(.projects, 387) }

    /// as { $word } says
    static func asSaid(_ word: String) -> Label {
        Label(.projects, 388, [.text(word)])
    }

    /// Line { $line } is not a task: it needs a “description” and a “status” as Taskwarrior exports them.
    static func notATask(_ line: Int) -> Label {
        Label(.projects, 389, [.number(line)])
    }

    /// Line { $line }: the status “{ $status }” is not pending, waiting, completed, deleted or recurring.
    static func unknownStatus(line: Int, status: String) -> Label {
        Label(.projects, 390, [.number(line), .text(status)])
    }

    /// Line { $line }
    static func inLine(_ line: Int) -> Label {
        Label(.projects, 391, [.number(line)])
    }

    /// { $count ->
    ///     [one] One value that is there already is replaced, shown as “3 → 7”.
    ///    *[other] { $count } values that are there already are replaced, shown as “3 → 7”.
    /// }
    static func replaces(_ count: Int) -> Label {
        Label(.projects, 392, [.number(count)])
    }

    /// Name
    static var labelTitle: Label { Label(.projects, 393) }

    /// Details
    static var labelDetail: Label { Label(.projects, 394) }

    /// A decision or project
    static var door: Label { Label(.projects, 395) }

    /// Weigh possibilities, alone or together.
    static var doorLine: Label { Label(.projects, 396) }

    /// Ask the question
    static var doorStep: Label { Label(.projects, 397) }

    /// New project “{ $name }”
    static func createProject(_ name: String) -> Label {
        Label(.projects, 398, [.text(name)])
    }

    /// While scoring: choose a level, clear it
    static var keysScore: Label { Label(.projects, 399) }

    /// From row to row and from cell to cell
    static var keysMove: Label { Label(.projects, 400) }
}

extension Catalogue {
    fileprivate static var projects: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(11)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000900>00E00T00`00m01701<01M01f03j04?05?06I06O06X06c07007B07U07[07b08C08O08[08a08e09109C0:N0:V0:f0:k0;40;80;?0;D0;K0;W0;b0<c0=10=;0=G0=O0=[0=g0>40>=0>E0>N0>U0>j0?00?50?;0??0?F0?[0?g0@40@D0A\\0Ah0B70CO0CX0C_0Cl0D<0DI0DV0Di0Ee0Fg0GQ0G_0IB0If0J10JC0K;0K@0L10LL0LR0LX0La0Le0OD0O_0Oj0P00P80P=0QH0Q[0Qf0R00R?0RT0RZ0Rj0S40SC0SP0TD0U80U_0VN0W=0WP0W`0X40X[0Xo0ZS0[30[:0[C0[J0[Q0[c0\\80\\P0\\^0\\h0_W0`f0a<0aN0a\\0an0b80bS0bc0c@0d]0e00e<0eN0eZ0fA0f^0gC0gU0hA0hb0i00kT0m_0n\\0of11e13o16516O17I18;19i1:71:H1;X1;k1<O1<Z1>61>G1>f1?41?F1?V1@91@W1B51B@1BY1Bo1C=1CI1CX1FS1FY1F^1Fj1G21G=1GE1GL1GP1GY1G`1I21I81I`1JT1LA1LO1LT1LY1Lo1N:1O51P;1QQ1SD1TY1Ul1V`1Wh1Xe1YL1[01[?1[J1[^1\\[1]i1_O1`N1`]1bA1d<1e>1fP1gB1g_1i;1k51lE1m>1nM1oS20l22223c24O25e26G28A28j29?29M29W29m2:C2:P2:f2;S2<=2=92?b2A42AR2B22BL2Bm2CS2D@2Dn2EZ2FF2G22GP2Gl2Hc2I12I>2IH2IQ2J?2Jm2KA2M<2Nh2Oj2R42S\\2Sg2U[2VM2W@2Wh2XQ2YG2ZG2[C2[n2]62]f2^V2_12_c2`T2a`2bk2co2eS2f[2hL2il2kK2l]2nY2oB2oW2ok30c31B31V32@32_33:33g35W35\\35f36236;36@36L36S36Z36a37037E37Y37`38838G38O38^38j39739>39H39U39a39k3:43:93:?3:M3:n3;53;<3;L3;a3;f3<53<=3<G3<M3<U3<\\3<e3=;3=R3=Y3=e3>23>F3>S3>a3>n3?:3?I3?Y3?^3@l3A33A:3AH3BW3B_3Bj3C83CJ3C\\3D43DI3Dl3F83G:3GT3IW3Jj3LP3L[3N?3OV3O^3R33R83R@3RV3S>3SO3Sd3TL3U2",
                    patterns: """
                        Projects
                        Open
                        Closed
                        Which projects
                        New project
                        Edit project
                        Edit item
                        More
                        Load sample data
                        What are you working on?
                        A project holds what is to be done, or the options you weigh. Give it qualities, and see which option leads and whether that holds.
                        Everything is closed
                        No project is open. Begin the next one, or reopen a closed one.
                        No closed projects yet. A project that is done can be closed in its menu.
                        Empty
                        All done
                        Start with
                        No qualities
                        Close the project
                        Reopen the project
                        Close
                        Reopen
                        Save the qualities as a template
                        Add several
                        One a line.
                        Items
                        Add
                        New item…
                        Nothing in it yet
                        Type a title and press return, again and again, or add many lines at once.
                        Up next
                        More to explore
                        Done
                        Not done
                        Low
                        Medium
                        High
                        Awards
                        Items added
                        Items done
                        Counted once and kept: deleting or reopening takes nothing away.
                        \u{1}0 of \u{1}1 left
                        \u{1}0 closed
                        \u{1}0 reopened
                        \u{1}0 done
                        \u{1}0 not done
                        More for \u{1}0
                        Show \u{1}0 more
                        \u{1}0 added
                        \u{1}0 done
                        \u{1}0 to go
                        Earned
                        \u{1}0 open · \u{1}1 closed
                        Items
                        Rank
                        Score
                        Why
                        Matrix
                        Parts of the project
                        New quality
                        Edit quality
                        Can’t decide?
                        Score the items by what matters to you, and see which one leads and whether that holds.
                        New quality
                        Not scored yet
                        Tap a level to score, tap it again to clear. Keys: digits score, 0 clears, arrows move.
                        Shown as
                        unique
                        already used
                        lower is better
                        Next quality
                        How to score
                        Nothing scored yet
                        Choose a quality under Score and tap a level for each item.
                        No clear winner: a small change of one weight makes another lead.
                        Holds whatever any single weight becomes.
                        Does it hold?
                        For each quality: beyond which weight another item would lead, with all other weights as they are.
                        No weight of it changes the winner.
                        Never best
                        Try other weights
                        Nothing is saved here: move a weight and see who leads.
                        Show
                        How likely is each to win, whatever the weights?
                        The rank under each method
                        Yours
                        Equal
                        By order
                        Sum
                        Yours, equal, and by order are weights: by order, only the order of your weights counts (rank-order centroid). The last is the other method with your weights.
                        What each score is made of
                        As a table
                        Total
                        Weights
                        Item
                        Type a value and go on with return or an arrow key; a blank cell has none.
                        $100 Startup ideas
                        Eisenhower
                        \u{1}0: \u{1}1 \u{1}2
                        \u{1}0: \u{1}1 cleared
                        \u{1}0: \u{1}1, tap to clear
                        of \u{1}0
                        \u{1}0 of \u{1}1 scored
                        weight \u{1}0
                        \u{1}0 leads by \u{1}1
                        \u{1}0 are level
                        Holds unless \u{1}0 counts more than \u{1}1; then \u{1}2 leads.
                        Holds unless \u{1}0 counts less than \u{1}1; then \u{1}2 leads.
                        As soon as \u{1}0 counts at all, \u{1}1 leads.
                        Holds; only if \u{1}0 counts nothing, \u{1}1 is level.
                        Holds unless \u{1}0 counts nothing; then \u{1}1 leads.
                        At 0, \u{1}0 is level.
                        At 0, \u{1}0 leads.
                        Above \u{1}0, \u{1}1 leads.
                        As soon as it counts at all, \u{1}0 leads.
                        Below \u{1}0, \u{1}1 leads.
                        Best, alone or tied, in so many of \u{1}0 weightings drawn evenly from all that are possible (seed \u{1}1).
                        Scoring \u{1}0 items on one quality
                        Decide
                        Decision
                        Choice
                        Reason
                        How it turned out
                        How did it turn out?
                        The ranking of that day
                        Export as CSV
                        Reminders
                        Subscribe to this address in your phone’s calendar: every project with a daily reminder rings at its time. Whoever has the address can read it; renew it to lock others out.
                        No open project has a daily reminder yet. Set one in a project’s Edit sheet.
                        Make a secret address
                        Renew the address
                        Decided on \u{1}0
                        \u{1}0, decided on \u{1}1
                        Templates
                        Rename or delete templates
                        Rename template
                        No templates of your own yet
                        A project’s menu saves its qualities as a template, and a new project can start with them.
                        Template saved: \u{1}0
                        Decided: \u{1}0
                        Outcome noted: \u{1}0
                        \u{1}0 imported
                        Too little is scored to name a winner.
                        One item, nothing to compare
                        Add another item to compare it with.
                        Every weight is 0
                        Give at least one quality a weight above 0.
                        Not everything can be ranked yet
                        All are level
                        The same weight counts more where a quality is measured: its worst number gets 0 and its best \u{1}0, while a score gives 1 to \u{1}0, and only as far apart as you scored.
                        The same weight counts less where a quality is measured: a number gets its part of all, far from the full \u{1}0, while a score gives 1 to \u{1}0.
                        Any other weight of it decides between those that are level.
                        The address is with the server. It shows here when there is a connection.
                        Here the app runs on this device alone, and calendars can’t ask it. With a server of your own, the address would stand here.
                        Weighted sum adds up how good each is, by weight. TOPSIS looks for what is nearest to the best of everything and farthest from the worst.
                        Min–max: the worst number there is counts nothing, the best fully. By their sum or as a vector, a number counts by its part of all.
                        Not all numbers are known
                        An item without a number has no rank; nothing is guessed.
                        What is missing is left out, as the project says.
                        holds numbers that this normalization can’t take: they must be above zero. Choose min–max in the project.
                        No number yet
                        Find the weights
                        How much does each quality count? Type it, rank them, or compare two at a time.
                        Rank the qualities
                        Tap them, the most important first.
                        Start over
                        From their order alone each gets the mean of all weights that fit it (rank-order centroid).
                        Compare in pairs
                        Which of the two matters more?
                        Both the same
                        Use these weights
                        All comparisons
                        Two qualities at least are needed.
                        The comparisons fit together.
                        The comparisons contradict each other: over 0.1 is too much. Look at the one that fits least.
                        Comparison
                        How much more it matters
                        Consistency ratio \u{1}0.
                        Pair \u{1}0 of \u{1}1
                        and \u{1}0 more
                        Import a table
                        Paste a table from a spreadsheet, or choose a file: .xlsx, .ods or CSV. Items may stand in rows or in columns; a row of weights is understood, a column of totals is checked and left out.
                        Table
                        File
                        Items stand
                        In rows
                        In columns
                        Preview
                        Import
                        new
                        measured
                        scored
                        There is no table here: it needs a row of names and at least one row with values.
                        Print
                        \u{1}0, \u{1}1: \u{1}2 is not a level from 1 to \u{1}3.
                        A table may have at most \u{1}0 items and \u{1}1 qualities.
                        “\u{1}0” stands there twice. Give each a name of its own, or delete one; weights stand in one row or column.
                        \u{1}0–\u{1}1 of \u{1}2
                        Back
                        Next
                        \u{1}0 matters \u{1}1 than \u{1}2
                        Choose whether more or less of \u{1}0 is better; nothing in the table says it.
                        Numbers without a heading are taken for weights. Are they?
                        Numbers without a heading are left out. If they count, give them one.
                        Stands beside the table and says that less is better, so it is for all scores. Is it?
                        Point or comma in \u{1}0 could be read otherwise; nothing in the table says how, so they are read as in your language.
                        Point or comma in \u{1}0 could be read otherwise, as quite other numbers. Is this right?
                        Words of \u{1}0 are taken for levels from 1 to \u{1}1, of which \u{1}2 is best. Is that meant?
                        \u{1}0 holds words that are no scores, and is left out.
                        Nothing says whether more or less of \u{1}0 is better; more is taken to be.
                        Numbers behind the headings are taken for weights. Are they?
                        The weights stand behind the headings.
                        Its scores count as the better the higher they are; turn that around if they say how much there is.
                        more is better
                        Choose …
                        \u{1}0: what is better?
                        Weights in words are taken for these numbers. Is that meant?
                        It is taken for a ranking and left out. If it is a quality, give it a weight.
                        The first heading may stand over criteria or over what is compared; items are taken from the columns.
                        More is taken to be better, as the table’s totals add it up.
                        Names stand in
                        It is left out as a total, but isn’t what the items come to. If it is an item, call it otherwise.
                        It is called as totals are, but isn’t what the others come to, so it counts as a quality. Leave it out if it is a total.
                        It is taken for an item. If it says what is wanted, leave it out.
                        Its numbers are those of \u{1}0 by the weights. If it is the same item, leave it out.
                        A total of what stands before it; it is left out.
                        Is taken for no value in \u{1}0.
                        No column holds scores or measures: numbers, or words such as low, good, yes, red, M or ++.
                        Stands behind \u{1}0 and is no unit that is known here, so its numbers count as scores, the higher the better. Is that right?
                        Nobody knows whether that says which way \u{1}0 counts; more is taken to be better.
                        Of a grade, less is taken to be better. Is that so here?
                        It is what the other numbers come to, so it is left out as a total. Is it one?
                        The most points that there can be; it is no item, but the last level.
                        It has the most points everywhere. If it says what can be reached at most, leave it out.
                        Less is taken to be better, as it is of the table’s total “\u{1}0”.
                        A unit or currency may stand beside it; remarks belong in a column of their own. Or leave out its column or row.
                        Numbers with a unit are taken for measures.
                        Nothing says whether items stand in rows or in columns; they are taken from the rows.
                        Items are taken from the columns.
                        “Weight” may be what is weighed, or how much each row counts; it is taken for the latter, and items stand in columns.
                        The table’s totals can’t be checked.
                        Levels to score with
                        Understood as
                        Leave out
                        1.5 is one and a half
                        1,5 is one and a half
                        Leave out \u{1}0
                        \u{1}0: points and commas
                        Not all of \u{1}0 can be levels; is it measured?
                        \u{1}0 has no weight; it is taken to count 1.
                        The table’s total of \u{1}0 isn’t what its numbers come to.
                        \u{1}0: “\u{1}1” is not a weight; a weight is a number from 0 to 1000000, such as 2 or 20%. What speaks against gets it without the minus, and scores the higher the better.
                        Say with --into which project receives, or with --named what a new one is called.
                        \u{2}0\u{3}one\u{4}item done\u{3}\u{4}items done\u{5}
                        \u{2}0\u{3}one\u{4}of \u{1}0 item\u{3}\u{4}of \u{1}0 items\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 item\u{3}\u{4}\u{1}0 items\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 quality\u{3}\u{4}\u{1}0 qualities\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 item added\u{3}\u{4}\u{1}0 items added\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 quality added\u{3}\u{4}\u{1}0 qualities added\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 weight changed\u{3}\u{4}\u{1}0 weights changed\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 score entered\u{3}\u{4}\u{1}0 scores entered\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 score cleared\u{3}\u{4}\u{1}0 scores cleared\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 score changed\u{3}\u{4}\u{1}0 scores changed\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 weight\u{3}\u{4}\u{1}0 weights\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 score\u{3}\u{4}\u{1}0 scores\u{5}
                        \u{1}0 is at least as good on everything and better on \u{1}1.
                        a little more
                        clearly more
                        much more
                        far more
                        Less is taken to be better, as “\u{1}0” says.
                        More is taken to be better, as “\u{1}0” says.
                        \u{1}0 Is that so here?
                        Numbers of \u{1}0 stand beside measures and are taken for scores, the higher the better. Are they, or do they count something?
                        Numbers of \u{1}0 are each there once, as ranks are, and are taken for scores, the higher the better. Are they?
                        It may contain \u{1}0, which would count twice. If so, leave one out.
                        “\u{1}0” seems to hold weights for \u{1}1 alone. Weights are the same for all items: write them once, under “Weight”, or leave these out.
                        “\u{1}0” is a date. Write a number, such as how many days it takes until then, or leave its column out.
                        \u{1}0, \u{1}1: \u{1}2
                        \u{1}0 A unit or currency may stand beside it; remarks belong in a column of their own. Or leave out its column or row.
                        The table’s totals are the sums of its numbers.
                        The table’s totals are the means of its numbers.
                        The table’s totals are weighted sums.
                        The table’s totals are weighted means.
                        The table’s totals are weighted sums by hundredths.
                        The table’s totals are percent of the most that there can be.
                        The table’s totals count what is above, at or below zero.
                        The table’s totals multiply its numbers.
                        The table’s totals are what some of its numbers add up to by another.
                        The table’s totals add up what is above zero.
                        The table’s totals add up what is below zero.
                        \u{1}0 They are the same here.
                        \u{1}0 Here they are other numbers in the same order.
                        \u{1}0 Here they are other numbers in another order.
                        \u{1}0 Here they will differ, as measures, directions or means count otherwise.
                        In the table, first is \u{1}0; here it is \u{1}1. Are scales and directions right?
                        First is \u{1}0 in the table and here, but the order behind is another.
                        Numbers of \u{1}0 are taken for one scale of levels from 1 to \u{1}1, the higher the better. Is that meant?
                        There are more levels than the project has in \u{1}0. Is the scale 1 to \u{1}1?
                        “\u{1}0” stands over several columns, \u{1}1. Keep one of them, or give each column a heading of its own in one row.
                        A row called weight stands among criteria and is taken for one of them; items stand in columns.
                        A row called weight is taken to say how much each column counts; it may be a criterion itself.
                        It is taken for the most points that there can be, not for an item, and left out.
                        It is taken for the most points that there can be, not for an item, and left out. Scales of different lengths are not kept.
                        Stands beside the table and is left out.
                        A total is left out.
                        Ranks are left out.
                        What is worked out from scores and weights is left out.
                        Says who wins and is left out.
                        Notes are left out.
                        What stands before the names is left out.
                        Has no values and is left out.
                        “\u{1}0” is not one of \u{1}1.
                        \u{1}0 has numbers in \u{1}1; write all in one unit.
                        There is a project “\u{1}0” already; --into “\u{1}0” adds to it, and --named with another name makes a new one.
                        Date
                        Decisions
                        Trim shrubs
                        Priority
                        Done
                        Comparisons
                        Garden
                        Colour
                        Closed
                        Daily reminder
                        Levels to score with
                        What isn’t scored
                        Method
                        Measures are normalised
                        Order of items
                        Project
                        Counts as zero
                        Is left out
                        Weighted sum
                        TOPSIS
                        Min–max
                        By their sum
                        As a vector
                        Optimized
                        Creation
                        Name
                        Score
                        Profitability
                        4 pays my salary\n3 pays the rent
                        Symbol
                        Weight
                        Lower is better
                        Measured, not scored
                        Unit
                        €, km, hours
                        Quality
                        Qualities
                        Score
                        Measure
                        Scores
                        Template
                        Quality of a template
                        Qualities of templates
                        Garden
                        Trim shrubs
                        Make compost
                        Scrub the furniture
                        Plant tulips
                        Fix the fence
                        Big App Idea
                        Perfect App
                        Small App Idea
                        Yet Another App
                        Ease
                        4 under tens of hours\n3 hundreds of hours\n2 a thousand hours\n1 many thousands
                        Impact
                        Vision
                        Profitability
                        4 pays my salary\n3 pays the rent\n2 pays the utilities\n1 pays for fancy ketchup
                        Urgency
                        Importance
                        Please check:
                        as the table says
                        as in the project
                        Items, from the columns
                        Items, from the rows
                        Was deleted there and is left out.
                        Is only the pattern of a task that recurs; the tasks themselves come along.
                        Is Taskwarrior’s own bookkeeping and is left out of every task.
                        There are no tasks in it.
                        This is no todo.txt: that is plain text with one thing to do in each line, such as “(A) 2026-04-30 Call +home due:2026-05-30”.
                        This looks like a table; each of its lines becomes one thing to do. Is that meant?
                        This is a calendar or an address book, no table: a table has one item in each row, or in each column.
                        as \u{1}0 says
                        Line \u{1}0 is not a task: it needs a “description” and a “status” as Taskwarrior exports them.
                        Line \u{1}0: the status “\u{1}1” is not pending, waiting, completed, deleted or recurring.
                        Line \u{1}0
                        \u{2}0\u{3}one\u{4}One value that is there already is replaced, shown as “3 → 7”.\u{3}\u{4}\u{1}0 values that are there already are replaced, shown as “3 → 7”.\u{5}
                        Name
                        Details
                        A decision or project
                        Weigh possibilities, alone or together.
                        Ask the question
                        New project “\u{1}0”
                        While scoring: choose a level, clear it
                        From row to row and from cell to cell
                        """)
            case .german:
                MessageTable(
                    index: "00000900?00M00]00k01>01Q01V01j02>04H04\\06107K07P07_07l08<08Q08h09509=09[09o0:@0:J0:V0:g0;90<F0<T0<f0<o0=>0=F0=M0=R0=a0>90>M0?\\0?k0@<0@L0@X0@j0A50AD0AT0A`0Ah0B10BN0BX0B]0Bf0Bl0C30CF0CV0Ck0D:0EQ0Ea0F50Gc0H10H;0HJ0H]0I10IB0IW0Jg0L@0M:0ME0O30OZ0Om0PJ0QU0Q\\0RZ0S00S60S=0SG0SM0VA0Vf0W20W80WA0WI0XT0Xi0Y40Y>0YN0Ym0Z40ZG0ZR0Zg0[;0\\;0];0]g0^]0_W0`10`F0`^0aJ0ab0c]0d?0dK0dX0d]0dc0e20eJ0ed0f80fE0iI0j^0k60kG0kY0ko0l80lZ0lm0mI0o10oG0oW0ok10910g11J12=12Q13E13l14B17519O1:T1;Q1=V1?n1B61BU1CQ1DH1F=1FM1F]1H?1HP1I11I:1Jd1K:1KX1Ke1L;1LK1M21MR1Nk1O51OH1Ob1P11P=1PQ1T@1TH1TN1T_1Ti1U41U=1UI1UM1UV1U_1Vm1W51W^1X`1ZS1Zb1Zj1[11[E1\\T1]P1^X1`A1b21cJ1df1eg1g51h91hh1jQ1ja1jl1k@1l=1mS1oS20V20f22S24U25Y26n27k28E2:12;k2=62=o2?>2@N2An2Bo2Dk2ET2G12GY2IS2JE2JY2Jh2K22KE2KX2Ke2L92M22MT2NV2QH2RZ2SG2T12TR2U52V02Vm2Wa2X^2YW2ZP2[02[U2\\J2\\U2\\c2\\m2]:2]f2^O2^c2`d2bV2cf2fE2h12h<2j;2jh2kY2lH2m72n62o130730j32032g33^34935135g37838>39C3:j3<33>13?[3A?3BT3DZ3EB3EY3Em3Fj3GM3Gb3HG3Hg3ID3J83L43L:3LI3LY3Ld3Lm3M83M?3ME3MS3Mh3Mo3NF3NP3Nh3O43O<3OL3O^3Oo3P63P@3PK3PV3P`3Pk3Q03Q:3QA3Qg3Qo3R73RJ3Rb3Rj3S;3SE3SO3SY3Sb3Sn3T63TL3Tc3Tj3U:3UJ3Ua3Uo3V<3VL3VY3Vi3W73WD3XN3XV3X]3Xd3Z:3ZH3ZT3Zc3[83[G3[b3\\<3\\_3^13_@3_[3aZ3bi3dV3db3fN3gl3h53jK3jP3j]3k73kg3l53lL3m<3md",
                    patterns: """
                        Projekte
                        Offen
                        Abgeschlossen
                        Welche Projekte
                        Neues Projekt
                        Projekt bearbeiten
                        Eintrag bearbeiten
                        Mehr
                        Beispieldaten laden
                        Woran arbeitest du?
                        Ein Projekt enthält, was zu tun ist, oder die Möglichkeiten, die du abwägst. Mit Kriterien siehst du, was vorn liegt und ob das hält.
                        Alles abgeschlossen
                        Kein Projekt ist offen. Beginne das nächste oder öffne ein abgeschlossenes wieder.
                        Noch nichts abgeschlossen. Ein fertiges Projekt lässt sich in seinem Menü abschließen.
                        Leer
                        Alles erledigt
                        Beginnen mit
                        Keine Kriterien
                        Projekt abschließen
                        Projekt wieder öffnen
                        Abschließen
                        Öffnen
                        Kriterien als Vorlage sichern
                        Mehrere hinzufügen
                        Einer pro Zeile.
                        Einträge
                        Hinzufügen
                        Neuer Eintrag…
                        Noch nichts darin
                        Titel tippen, Eingabe drücken, und so weiter; oder viele Zeilen auf einmal.
                        Als Nächstes
                        Mehr zu entdecken
                        Erledigt
                        Nicht erledigt
                        Niedrig
                        Mittel
                        Hoch
                        Auszeichnungen
                        Hinzugefügte Einträge
                        Erledigte Einträge
                        Einmal gezählt bleibt gezählt: Löschen und Wiederöffnen nehmen nichts weg.
                        noch \u{1}0 von \u{1}1
                        \u{1}0 abgeschlossen
                        \u{1}0 wieder offen
                        \u{1}0 erledigt
                        \u{1}0 nicht erledigt
                        Mehr zu \u{1}0
                        Noch \u{1}0 zeigen
                        \u{1}0 hinzugefügt
                        \u{1}0 erledigt
                        noch \u{1}0
                        Erreicht
                        \u{1}0 offen · \u{1}1 abgeschlossen
                        Einträge
                        Rang
                        Bewerten
                        Warum
                        Matrix
                        Teile des Projekts
                        Neues Kriterium
                        Kriterium bearbeiten
                        Unentschieden?
                        Bewerte die Einträge nach dem, was zählt, und sieh, was vorn liegt und ob das hält.
                        Neues Kriterium
                        Noch nicht bewertet
                        Stufe antippen bewertet, noch einmal nimmt zurück. Tasten: Ziffern bewerten, 0 löscht, Pfeile gehen weiter.
                        Angezeigt als
                        eindeutig
                        schon vergeben
                        weniger ist besser
                        Nächstes Kriterium
                        So wird bewertet
                        Noch nichts bewertet
                        Wähle unter Bewerten ein Kriterium und tippe für jeden Eintrag eine Stufe an.
                        Kein klarer Sieger: Eine kleine Änderung eines Gewichts bringt etwas anderes nach vorn.
                        Hält, wie auch immer ein einzelnes Gewicht sich ändert.
                        Hält das?
                        Für jedes Kriterium: jenseits welchen Gewichts etwas anderes vorn läge, wenn alle anderen Gewichte bleiben.
                        Kein Gewicht davon ändert den Sieger.
                        Nie die beste Wahl
                        Andere Gewichte ausprobieren
                        Hier wird nichts gesichert: Gewicht verschieben und sehen, was vorn liegt.
                        Zeigen
                        Wie wahrscheinlich gewinnt was, gleich mit welchen Gewichten?
                        Der Rang je Verfahren
                        Deine
                        Gleich
                        Rangfolge
                        Summe
                        Deine, gleich und Rangfolge sind Gewichte: Bei der Rangfolge zählt nur die Ordnung deiner Gewichte (Schwerpunkt der Rangfolge). Zuletzt das andere Verfahren mit deinen Gewichten.
                        Woraus sich jeder Wert zusammensetzt
                        Als Tabelle
                        Summe
                        Gewichte
                        Eintrag
                        Wert eintippen, weiter mit Eingabe oder Pfeiltaste; leer heißt ohne Wert.
                        100-$-Start-up-Ideen
                        Eisenhower
                        \u{1}0: \u{1}1 \u{1}2
                        \u{1}0: \u{1}1 entfernt
                        \u{1}0: \u{1}1, antippen nimmt zurück
                        von \u{1}0
                        \u{1}0 von \u{1}1 bewertet
                        Gewicht \u{1}0
                        \u{1}0 liegt mit \u{1}1 vorn
                        \u{1}0 liegen gleichauf
                        Hält, solange \u{1}0 höchstens \u{1}1 zählt; darüber liegt \u{1}2 vorn.
                        Hält, solange \u{1}0 mindestens \u{1}1 zählt; darunter liegt \u{1}2 vorn.
                        Sobald \u{1}0 überhaupt zählt, liegt \u{1}1 vorn.
                        Hält; nur wenn \u{1}0 nichts zählt, liegt \u{1}1 gleichauf.
                        Hält, solange \u{1}0 überhaupt zählt; sonst liegt \u{1}1 vorn.
                        Bei 0 liegt \u{1}0 gleichauf.
                        Bei 0 liegt \u{1}0 vorn.
                        Über \u{1}0 liegt \u{1}1 vorn.
                        Sobald es überhaupt zählt, liegt \u{1}0 vorn.
                        Unter \u{1}0 liegt \u{1}1 vorn.
                        So oft die beste Wahl, allein oder gleichauf, bei \u{1}0 gleichmäßig gezogenen Gewichtungen aller möglichen (Startwert \u{1}1).
                        \u{1}0 Einträge nach einem Kriterium
                        Entscheiden
                        Entscheidung
                        Wahl
                        Grund
                        Wie es ausging
                        Wie ist es ausgegangen?
                        Die Rangliste jenes Tages
                        Als CSV exportieren
                        Erinnerungen
                        Abonniere diese Adresse im Kalender deines Telefons: Jedes Projekt mit täglicher Erinnerung meldet sich zu seiner Zeit. Wer die Adresse hat, kann sie lesen; erneuere sie, um andere auszusperren.
                        Noch hat kein offenes Projekt eine tägliche Erinnerung. Sie steht unter Bearbeiten.
                        Geheime Adresse anlegen
                        Adresse erneuern
                        Entschieden am \u{1}0
                        \u{1}0, entschieden am \u{1}1
                        Vorlagen
                        Vorlagen umbenennen oder löschen
                        Vorlage umbenennen
                        Noch keine eigenen Vorlagen
                        Das Menü eines Projekts sichert dessen Kriterien als Vorlage, mit der ein neues Projekt beginnen kann.
                        Vorlage gesichert: \u{1}0
                        Entschieden: \u{1}0
                        Ausgang notiert: \u{1}0
                        \u{1}0 importiert
                        Zu wenig bewertet, um einen Sieger zu nennen.
                        Ein Eintrag, nichts zu vergleichen
                        Füge einen zweiten Eintrag zum Vergleichen hinzu.
                        Jedes Gewicht ist 0
                        Gib mindestens einem Kriterium ein Gewicht über 0.
                        Noch lässt sich nicht alles einordnen
                        Alle liegen gleichauf
                        Dasselbe Gewicht zählt mehr, wo gemessen wird: Die schlechteste Zahl bekommt 0 und die beste \u{1}0, eine Bewertung aber 1 bis \u{1}0, und nur so weit auseinander, wie du bewertet hast.
                        Dasselbe Gewicht zählt weniger, wo gemessen wird: Eine Zahl bekommt ihren Anteil an allen, weit weniger als die vollen \u{1}0, eine Bewertung aber 1 bis \u{1}0.
                        Jedes andere Gewicht entscheidet zwischen denen, die gleichauf sind.
                        Die Adresse kennt der Server. Mit Verbindung steht sie hier.
                        Hier läuft die App nur auf diesem Gerät, und Kalender können sie nicht fragen. Mit einem eigenen Server stünde hier die Adresse.
                        Die gewichtete Summe addiert nach Gewicht, wie gut etwas ist. TOPSIS sucht, was dem Besten in allem am nächsten und dem Schlechtesten am fernsten ist.
                        Min–Max: Die schlechteste Zahl zählt nichts, die beste voll. Nach Summe oder als Vektor zählt eine Zahl nach ihrem Anteil an allen.
                        Nicht alle Zahlen sind bekannt
                        Ein Eintrag ohne Zahl hat keinen Rang; nichts wird geraten.
                        Was fehlt, bleibt außen vor, wie im Projekt gewählt.
                        enthält Zahlen, die sich so nicht normalisieren lassen: Sie müssen über null liegen. Wähle im Projekt Min–Max.
                        Noch keine Zahl
                        Gewichte finden
                        Wie viel zählt jedes Kriterium? Eintippen, in eine Reihenfolge bringen oder je zwei vergleichen.
                        Kriterien ordnen
                        Antippen, das Wichtigste zuerst.
                        Von vorn
                        Allein aus der Reihenfolge bekommt jedes das Mittel aller passenden Gewichte (Schwerpunkt der Rangfolge).
                        Paarweise vergleichen
                        Was von beiden ist wichtiger?
                        Beide gleich
                        Diese Gewichte nehmen
                        Alle Vergleiche
                        Nötig sind mindestens zwei Kriterien.
                        Die Vergleiche passen zusammen.
                        Die Vergleiche widersprechen sich: Über 0,1 ist zu viel. Sieh dir den unpassendsten an.
                        Vergleich
                        Wie viel wichtiger
                        Konsistenzverhältnis \u{1}0.
                        Paar \u{1}0 von \u{1}1
                        und noch \u{1}0
                        Tabelle importieren
                        Füge eine Tabelle aus einer Tabellenkalkulation ein oder wähle eine Datei: .xlsx, .ods oder CSV. Einträge dürfen in Zeilen oder Spalten stehen; eine Zeile mit Gewichten wird verstanden, eine Spalte mit Summen geprüft und weggelassen.
                        Tabelle
                        Datei
                        Einträge stehen
                        In Zeilen
                        In Spalten
                        Vorschau
                        Importieren
                        neu
                        gemessen
                        bewertet
                        Hier ist keine Tabelle: Nötig sind eine Zeile mit Namen und eine mit Werten.
                        Drucken
                        \u{1}0, \u{1}1: \u{1}2 ist keine Stufe von 1 bis \u{1}3.
                        Eine Tabelle darf höchstens \u{1}0 Einträge und \u{1}1 Kriterien haben.
                        „\u{1}0“ steht zweimal da. Gib beiden eigene Namen oder lösche eines; Gewichte stehen in einer Zeile oder Spalte.
                        \u{1}0–\u{1}1 von \u{1}2
                        Zurück
                        Weiter
                        \u{1}0 zählt \u{1}1 als \u{1}2
                        Wähle, ob mehr oder weniger von \u{1}0 besser ist; in der Tabelle steht es nicht.
                        Zahlen ohne Überschrift gelten als Gewichte. Sind sie das?
                        Zahlen ohne Überschrift bleiben weg. Zählen sie, dann gib ihnen eine.
                        Steht neben der Tabelle und sagt, dass weniger besser ist; so gilt es für alle Bewertungen. Stimmt das?
                        Punkt oder Komma in \u{1}0 könnte anderes heißen; die Tabelle sagt es nicht, gelesen ist es wie in deiner Sprache.
                        Punkt oder Komma in \u{1}0 könnte anderes heißen, mit ganz anderen Zahlen. Stimmt das so?
                        Wörter von \u{1}0 gelten als Stufen von 1 bis \u{1}1, von denen \u{1}2 die beste ist. Ist das gemeint?
                        \u{1}0 enthält Wörter, die keine Bewertungen sind, und bleibt weg.
                        Ob mehr oder weniger von \u{1}0 besser ist, steht nicht da; mehr gilt als besser.
                        Zahlen hinter den Überschriften gelten als Gewichte. Sind sie das?
                        Die Gewichte stehen hinter den Überschriften.
                        Seine Bewertungen zählen umso besser, je höher sie sind; dreh das um, wenn sie sagen, wie viel es ist.
                        mehr ist besser
                        Wähle …
                        \u{1}0: Was ist besser?
                        Gewichte in Worten gelten als diese Zahlen. Ist das gemeint?
                        Es gilt als Rangfolge und bleibt weg. Ist es ein Kriterium, dann gib ihm ein Gewicht.
                        Die erste Überschrift kann über Kriterien stehen oder über dem, was verglichen wird; Einträge sind aus den Spalten gelesen.
                        Mehr gilt als besser, denn die Summen der Tabelle zählen es dazu.
                        Namen stehen in
                        Es bleibt als Summe weg, ist aber nicht, was die Einträge ergeben. Ist es ein Eintrag, dann nenn es anders.
                        Es heißt wie eine Summe, ist aber nicht, was die anderen ergeben, und zählt als Kriterium. Ist es eine Summe, dann lass es weg.
                        Es gilt als Eintrag. Sagt es, was gewünscht ist, dann lass es weg.
                        Seine Zahlen sind die von \u{1}0 mal Gewicht. Ist es derselbe Eintrag, dann lass es weg.
                        Eine Zwischensumme von dem, was davor steht; sie bleibt weg.
                        Gilt in \u{1}0 als kein Wert.
                        Keine Spalte enthält Bewertungen oder Messwerte: Zahlen oder Wörter wie niedrig, gut, ja, rot, M oder ++.
                        Steht hinter \u{1}0 und ist keine bekannte Einheit; seine Zahlen gelten als Bewertungen, je höher, desto besser. Stimmt das?
                        Ob das sagt, wie herum \u{1}0 zählt, ist nicht bekannt; mehr gilt als besser.
                        Bei einer Note gilt weniger als besser. Ist das hier so?
                        Es ist, was die anderen Zahlen ergeben, und bleibt als Summe weg. Ist es eine?
                        Was höchstens zu erreichen ist; es ist kein Eintrag, sondern die letzte Stufe.
                        Es hat überall die meisten Punkte. Sagt es, was höchstens zu erreichen ist, dann lass es weg.
                        Weniger gilt als besser, wie bei der Summe „\u{1}0“ der Tabelle.
                        Einheit oder Währung dürfen dabeistehen; Bemerkungen gehören in eine eigene Spalte. Oder lass die Spalte oder Zeile weg.
                        Zahlen mit Einheit gelten als Messwerte.
                        Ob Einträge in Zeilen oder Spalten stehen, steht nicht da; gelesen sind sie aus den Zeilen.
                        Einträge sind aus den Spalten gelesen.
                        „Gewicht“ kann gewogen sein oder sagen, wie viel jede Zeile zählt; gelesen ist Letzteres, mit Einträgen in Spalten.
                        Die Summen der Tabelle lassen sich nicht prüfen.
                        Stufen zum Bewerten
                        Verstanden als
                        Weglassen
                        1.5 ist anderthalb
                        1,5 ist anderthalb
                        \u{1}0 weglassen
                        \u{1}0: Punkt und Komma
                        Nicht alles in \u{1}0 kann eine Stufe sein; ist es gemessen?
                        \u{1}0 hat kein Gewicht; es zählt 1.
                        Die Summe der Tabelle für \u{1}0 ist nicht, was ihre Zahlen ergeben.
                        \u{1}0: „\u{1}1“ ist kein Gewicht; ein Gewicht ist eine Zahl von 0 bis 1000000, etwa 2 oder 20 %. Was dagegen spricht, bekommt es ohne Minus und umso höhere Bewertungen, je besser.
                        Sag mit --into, welches Projekt aufnimmt, oder mit --named, wie ein neues heißt.
                        \u{2}0\u{3}one\u{4}Eintrag erledigt\u{3}\u{4}Einträge erledigt\u{5}
                        \u{2}0\u{3}one\u{4}von \u{1}0 Eintrag\u{3}\u{4}von \u{1}0 Einträgen\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag\u{3}\u{4}\u{1}0 Einträge\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Kriterium\u{3}\u{4}\u{1}0 Kriterien\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag hinzugefügt\u{3}\u{4}\u{1}0 Einträge hinzugefügt\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Kriterium hinzugefügt\u{3}\u{4}\u{1}0 Kriterien hinzugefügt\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Gewicht geändert\u{3}\u{4}\u{1}0 Gewichte geändert\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Bewertung eingetragen\u{3}\u{4}\u{1}0 Bewertungen eingetragen\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Bewertung gelöscht\u{3}\u{4}\u{1}0 Bewertungen gelöscht\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Bewertung geändert\u{3}\u{4}\u{1}0 Bewertungen geändert\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Gewicht\u{3}\u{4}\u{1}0 Gewichte\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Bewertung\u{3}\u{4}\u{1}0 Bewertungen\u{5}
                        \u{1}0 ist in allem mindestens so gut und besser bei \u{1}1.
                        etwas mehr
                        deutlich mehr
                        viel mehr
                        weitaus mehr
                        Weniger gilt als besser, wie „\u{1}0“ sagt.
                        Mehr gilt als besser, wie „\u{1}0“ sagt.
                        \u{1}0 Ist das hier so?
                        Zahlen von \u{1}0 stehen neben Messwerten und gelten als Bewertungen, je höher, desto besser. Sind sie das, oder zählen sie etwas?
                        Zahlen von \u{1}0 kommen je einmal vor wie Plätze und gelten als Bewertungen, je höher, desto besser. Sind sie das?
                        Es enthält vielleicht \u{1}0, was dann doppelt zählte. Lass in dem Fall eins weg.
                        „\u{1}0“ scheint Gewichte nur für \u{1}1 zu enthalten. Gewichte sind für alle Einträge dieselben: Schreib sie einmal, unter „Gewicht“, oder lass diese weg.
                        „\u{1}0“ ist ein Datum. Schreib eine Zahl, etwa wie viele Tage es bis dahin sind, oder lass die Spalte weg.
                        \u{1}0, \u{1}1: \u{1}2
                        \u{1}0 Einheit oder Währung dürfen dabeistehen; Bemerkungen gehören in eine eigene Spalte. Oder lass die Spalte oder Zeile weg.
                        Die Summen der Tabelle addieren ihre Zahlen.
                        Die Summen der Tabelle sind Mittel ihrer Zahlen.
                        Die Summen der Tabelle sind gewichtete Summen.
                        Die Summen der Tabelle sind gewichtete Mittel.
                        Die Summen der Tabelle sind gewichtete Summen in Hundertsteln.
                        Die Summen der Tabelle sind Prozent des Höchstmöglichen.
                        Die Summen der Tabelle zählen, was über, auf oder unter null liegt.
                        Die Summen der Tabelle multiplizieren ihre Zahlen.
                        Die Summen der Tabelle teilen, was einige Zahlen ergeben, durch eine.
                        Die Summen der Tabelle addieren, was über null liegt.
                        Die Summen der Tabelle addieren, was unter null liegt.
                        \u{1}0 Hier sind es dieselben.
                        \u{1}0 Hier sind es andere Zahlen in derselben Reihenfolge.
                        \u{1}0 Hier sind es andere Zahlen in anderer Reihenfolge.
                        \u{1}0 Hier werden es andere, weil Messwerte, Richtungen oder Mittel anders zählen.
                        In der Tabelle ist vorn: \u{1}0; hier: \u{1}1. Stimmen Skalen und Richtungen?
                        Vorn ist in der Tabelle und hier: \u{1}0, dahinter ist die Folge anders.
                        Zahlen von \u{1}0 gelten als eine Skala von Stufen von 1 bis \u{1}1, je höher, desto besser. Ist das gemeint?
                        In \u{1}0 gibt es mehr Stufen als im Projekt. Reicht die Skala von 1 bis \u{1}1?
                        „\u{1}0“ steht über mehreren Spalten, \u{1}1. Behalte eine davon, oder gib jeder Spalte eine eigene Überschrift in einer Zeile.
                        Eine Zeile namens Gewicht steht zwischen Kriterien und gilt als eines davon; Einträge stehen in Spalten.
                        Eine Zeile namens Gewicht gilt als das, was jede Spalte zählt; sie kann selbst ein Kriterium sein.
                        Es gilt als das, was höchstens zu erreichen ist, nicht als Eintrag, und bleibt weg.
                        Es gilt als das, was höchstens zu erreichen ist, nicht als Eintrag, und bleibt weg. Verschieden lange Skalen bleiben nicht erhalten.
                        Steht neben der Tabelle und bleibt weg.
                        Eine Summe bleibt weg.
                        Ränge bleiben weg.
                        Was aus Bewertungen und Gewichten errechnet ist, bleibt weg.
                        Sagt, wer gewinnt, und bleibt weg.
                        Notizen bleiben weg.
                        Was vor den Namen steht, bleibt weg.
                        Hat keine Werte und bleibt weg.
                        „\u{1}0“ ist nichts von: \u{1}1.
                        \u{1}0 hat Zahlen in \u{1}1; schreib alle in einer Einheit.
                        Ein Projekt „\u{1}0“ gibt es schon; --into „\u{1}0“ nimmt es dort auf, und --named mit einem anderen Namen macht ein neues.
                        Datum
                        Entscheidungen
                        Hecke schneiden
                        Priorität
                        Erledigt
                        Vergleiche
                        Garten
                        Farbe
                        Abgeschlossen
                        Tägliche Erinnerung
                        Stufen
                        Was nicht bewertet ist
                        Verfahren
                        Messwerte normalisieren
                        Reihenfolge
                        Projekt
                        Zählt als null
                        Bleibt außen vor
                        Gewichtete Summe
                        TOPSIS
                        Min–Max
                        Nach Summe
                        Als Vektor
                        Optimiert
                        Erstellung
                        Name
                        Bewertung
                        Ertrag
                        4 zahlt mein Gehalt\n3 zahlt die Miete
                        Zeichen
                        Gewicht
                        Weniger ist besser
                        Gemessen statt bewertet
                        Einheit
                        €, km, Stunden
                        Kriterium
                        Kriterien
                        Bewertung
                        Messwert
                        Bewertungen
                        Vorlage
                        Kriterium der Vorlage
                        Kriterien der Vorlagen
                        Garten
                        Hecke schneiden
                        Kompost anlegen
                        Gartenmöbel schrubben
                        Tulpen setzen
                        Zaun richten
                        Große App-Idee
                        Perfekte App
                        Kleine App-Idee
                        Noch eine App
                        Leichtigkeit
                        4 unter zehn Stunden\n3 Hunderte Stunden\n2 tausend Stunden\n1 viele Tausend
                        Wirkung
                        Vision
                        Ertrag
                        4 zahlt mein Gehalt\n3 zahlt die Miete\n2 zahlt Strom und Wasser\n1 zahlt feinen Ketchup
                        Dringlichkeit
                        Wichtigkeit
                        Bitte prüfen:
                        wie die Tabelle sagt
                        wie im Projekt
                        Einträge, aus den Spalten
                        Einträge, aus den Zeilen
                        War dort gelöscht und bleibt weg.
                        Ist nur das Muster einer wiederkehrenden Aufgabe; die Aufgaben selbst kommen mit.
                        Ist die Buchführung von Taskwarrior selbst und bleibt bei allen Aufgaben weg.
                        Darin sind keine Aufgaben.
                        Das ist kein todo.txt: Das ist reiner Text mit einer Aufgabe je Zeile, etwa „(A) 2026-04-30 Anrufen +haus due:2026-05-30“.
                        Das sieht aus wie eine Tabelle; jede Zeile wird eine Aufgabe. Ist das gemeint?
                        Das ist ein Kalender oder Adressbuch, keine Tabelle: Eine Tabelle hat einen Eintrag je Zeile oder je Spalte.
                        wie \u{1}0 sagt
                        Zeile \u{1}0 ist keine Aufgabe: Nötig sind „description“ und „status“, wie Taskwarrior sie exportiert.
                        Zeile \u{1}0: Der Zustand „\u{1}1“ ist nicht pending, waiting, completed, deleted oder recurring.
                        Zeile \u{1}0
                        \u{2}0\u{3}one\u{4}Ein Wert, der schon da ist, wird ersetzt, gezeigt als „3 → 7“.\u{3}\u{4}\u{1}0 Werte, die schon da sind, werden ersetzt, gezeigt als „3 → 7“.\u{5}
                        Name
                        Einzelheiten
                        Entscheidung oder Projekt
                        Möglichkeiten abwägen, allein oder gemeinsam.
                        Frage stellen
                        Neues Projekt „\u{1}0“
                        Beim Bewerten: eine Stufe wählen, sie löschen
                        Von Zeile zu Zeile und von Feld zu Feld
                        """)
            case .italian:
                MessageTable(
                    index: "00000900@00G00V00e01701E01K01b02504804E05L06V06\\06h07507F07Y07l08308:08Y08l09:09?09H09V09d0;70;B0;U0;[0;c0;i0;o0<40<:0<H0<S0=U0=f0>00><0>E0>P0>]0>n0?`0@I0A?0AH0BW0B\\0Bb0Bg0Bo0C70CJ0CY0Ck0D50EG0EV0Eh0Gi0H70H=0HH0HW0Hk0I=0IP0JN0Kf0LL0LS0N50NZ0Nj0O;0P:0PA0Q=0QZ0Qa0Qh0R30R90TV0U:0UG0UN0US0UX0Vk0WE0WP0WZ0Wg0XB0XH0XZ0Xb0Y70YI0ZC0[=0[g0\\[0]W0]m0^A0^Z0_A0_Z0aW0b70b>0bH0bO0bV0bf0c70cT0ce0d00fd0gn0hH0h^0hk0i<0iD0ia0j20jL0l10lE0lP0lc0m40ma0nF0o50oD10010R10g13D15L16B17?19G1;T1=_1><1?<1@01A[1B01B=1CP1Cc1DJ1DU1Eo1FB1Fa1Fh1G81GJ1Gg1HB1IW1Ia1J61JO1J_1Jk1K?1NO1NW1N\\1Nk1O41O?1OI1OQ1OW1O`1Og1Q41Q;1Qc1R\\1TF1TT1T]1Td1U>1VC1W;1XA1Y\\1[L1]31^G1_=1`L1aF1aj1cA1cP1c[1co1df1en1g`1hb1i31jT1lF1m>1nM1o<1o[21:22b23l24m26327928P29P2;O2<=2=K2=m2?O2@B2@S2@_2@i2A<2AO2A\\2B02Be2C@2D@2FZ2Gj2HY2IH2In2J`2Ka2Ln2N52O62On2Q52Q[2RA2S62SG2S[2Si2T<2Te2UN2U_2WM2Y52Z@2\\L2]f2^12`32`i2a_2bL2c92d32e22f42fg2go2hg2ib2j:2jh2kU2ld2mi2nl30G31K33734T35k37238g39O39g3:D3;73;V3;n3<X3=63=M3>@3?l3@13@;3@K3@U3@[3@e3@n3A53A<3AS3A[3B23B93BV3Bh3C13C;3CE3CR3CY3Cc3Cm3D93DE3DO3DT3D^3Dk3ER3EZ3E_3En3FC3FJ3FW3F`3Fi3Fn3G53G:3GB3GW3Gl3H53HE3HZ3I63IJ3I^3J13J>3JR3Jb3Jl3L43L<3LD3LQ3Mj3N23N=3NM3Nb3O43OH3OZ3P83QF3RO3Rg3Tf3Uf3WG3WT3Y83ZJ3ZR3^33^83^A3^]3_H3_W3_m3`Z3a<",
                    patterns: """
                        Progetti
                        Aperti
                        Chiusi
                        Quali progetti
                        Nuovo progetto
                        Modifica progetto
                        Modifica voce
                        Altro
                        Carica dati di esempio
                        A che cosa lavori?
                        Un progetto contiene ciò che c’è da fare, o le opzioni da valutare. Con le qualità vedi quale opzione è in testa e se regge.
                        Tutto chiuso
                        Nessun progetto è aperto. Comincia il prossimo o riaprine uno chiuso.
                        Ancora nessun progetto chiuso. Un progetto finito si chiude dal suo menu.
                        Vuoto
                        Tutto fatto
                        Comincia con
                        Nessuna qualità
                        Chiudi il progetto
                        Riapri il progetto
                        Chiudi
                        Riapri
                        Salva le qualità come modello
                        Aggiungi più voci
                        Una per riga.
                        Voci
                        Aggiungi
                        Nuova voce…
                        Ancora niente
                        Scrivi un titolo e premi invio, quante volte vuoi, o aggiungi molte righe insieme.
                        I prossimi
                        Altro da esplorare
                        Fatta
                        Da fare
                        Bassa
                        Media
                        Alta
                        Premi
                        Voci aggiunte
                        Voci fatte
                        Ciò che è contato resta: eliminare o riaprire non toglie nulla.
                        \u{1}0 di \u{1}1 da fare
                        \u{1}0 chiuso
                        \u{1}0 riaperto
                        \u{1}0 fatta
                        \u{1}0 da fare
                        Altro per \u{1}0
                        Mostra ancora \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 aggiunta\u{3}many\u{4}\u{1}0 aggiunte\u{3}\u{4}\u{1}0 aggiunte\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 fatta\u{3}many\u{4}\u{1}0 fatte\u{3}\u{4}\u{1}0 fatte\u{5}
                        \u{2}0\u{3}one\u{4}ne manca \u{1}0\u{3}many\u{4}ne mancano \u{1}0\u{3}\u{4}ne mancano \u{1}0\u{5}
                        Ottenuto
                        \u{1}0 \u{2}0\u{3}one\u{4}aperto\u{3}many\u{4}aperti\u{3}\u{4}aperti\u{5} · \u{1}1 \u{2}1\u{3}one\u{4}chiuso\u{3}many\u{4}chiusi\u{3}\u{4}chiusi\u{5}
                        Voci
                        Posto
                        Voti
                        Perché
                        Matrice
                        Parti del progetto
                        Nuova qualità
                        Modifica qualità
                        Indeciso?
                        Dai un voto alle voci secondo ciò che conta e vedi quale è in testa e se regge.
                        Nuova qualità
                        Ancora senza voto
                        Tocca un livello per dare il voto, toccalo ancora per toglierlo. Tasti: le cifre danno il voto, 0 lo toglie, le frecce spostano.
                        Mostrata come
                        unico
                        già usato
                        meno è meglio
                        Qualità successiva
                        Come dare il voto
                        Ancora nessun voto
                        In Voti scegli una qualità e tocca un livello per ogni voce.
                        Nessun vincitore netto: una piccola modifica di un peso porta in testa un’altra voce.
                        Regge comunque cambi un singolo peso.
                        Regge?
                        Per ogni qualità: oltre quale peso sarebbe in testa un’altra voce, a parità degli altri pesi.
                        Nessun suo peso cambia il vincitore.
                        Mai la migliore
                        Prova altri pesi
                        Qui non si salva nulla: sposta un peso e vedi chi è in testa.
                        Mostra
                        Quanto è probabile che vinca ciascuna, con qualunque peso?
                        La posizione con ogni metodo
                        I tuoi
                        Uguali
                        Per ordine
                        Somma
                        I tuoi, uguali e per ordine sono pesi: per ordine conta solo l’ordine dei tuoi pesi (baricentro dell’ordine). In fondo l’altro metodo con i tuoi pesi.
                        Di che cosa è fatto ogni punteggio
                        Come tabella
                        Totale
                        Pesi
                        Voce
                        Scrivi un valore e prosegui con invio o una freccia; vuoto vuol dire senza valore.
                        Idee per startup da 100 $
                        Eisenhower
                        \u{1}0: \u{1}1 \u{1}2
                        \u{1}0: \u{1}1 tolto
                        \u{1}0: \u{1}1, tocca per togliere
                        di \u{1}0
                        \u{1}0 di \u{1}1 con voto
                        peso \u{1}0
                        \u{1}0 è in testa di \u{1}1
                        \u{1}0 sono alla pari
                        Regge finché \u{1}0 non pesa più di \u{1}1; poi è in testa \u{1}2.
                        Regge finché \u{1}0 non pesa meno di \u{1}1; poi è in testa \u{1}2.
                        Appena \u{1}0 conta qualcosa, è in testa \u{1}1.
                        Regge; solo se \u{1}0 non conta nulla, \u{1}1 è alla pari.
                        Regge finché \u{1}0 conta qualcosa; altrimenti è in testa \u{1}1.
                        A 0, \u{1}0 è alla pari.
                        A 0 è in testa \u{1}0.
                        Sopra \u{1}0 è in testa \u{1}1.
                        Appena conta qualcosa, è in testa \u{1}0.
                        Sotto \u{1}0 è in testa \u{1}1.
                        La migliore, da sola o alla pari, in tante delle \u{1}0 ponderazioni estratte in modo uniforme fra tutte le possibili (seme \u{1}1).
                        Voti di \u{1}0 voci su una qualità
                        Decidi
                        Decisione
                        Scelta
                        Motivo
                        Com’è andata
                        Com’è andata?
                        La classifica di quel giorno
                        Esporta come CSV
                        Promemoria
                        Abbonati a questo indirizzo nel calendario del telefono: ogni progetto con un promemoria suona alla sua ora. Chi ha l’indirizzo può leggerlo; rinnovalo per escludere gli altri.
                        Nessun progetto aperto ha un promemoria. Si imposta in Modifica progetto.
                        Crea un indirizzo segreto
                        Rinnova l’indirizzo
                        Deciso il \u{1}0
                        \u{1}0, deciso il \u{1}1
                        Modelli
                        Rinomina o elimina i modelli
                        Rinomina modello
                        Ancora nessun modello tuo
                        Il menu di un progetto salva le sue qualità come modello, da cui un nuovo progetto può cominciare.
                        Modello salvato: \u{1}0
                        Deciso: \u{1}0
                        Esito annotato: \u{1}0
                        Importazione: \u{1}0
                        Troppo pochi voti per nominare un vincitore.
                        Una sola voce, niente da confrontare
                        Aggiungi un’altra voce con cui confrontarla.
                        Ogni peso è 0
                        Dai ad almeno una qualità un peso sopra 0.
                        Non tutto si può ancora ordinare
                        Tutte sono alla pari
                        Lo stesso peso conta di più dove si misura: il numero peggiore vale 0 e il migliore \u{1}0, mentre un voto dà da 1 a \u{1}0, e solo con le distanze dei tuoi voti.
                        Lo stesso peso conta di meno dove si misura: un numero vale la sua parte del totale, lontano da \u{1}0 pieni, mentre un voto dà da 1 a \u{1}0.
                        Qualsiasi altro peso decide fra quelle a pari merito.
                        L’indirizzo è sul server. Con la connessione compare qui.
                        Qui l’app gira solo su questo dispositivo e i calendari non possono interrogarla. Con un server proprio qui ci sarebbe l’indirizzo.
                        La somma pesata somma quanto vale ciascuna voce secondo i pesi. TOPSIS cerca la più vicina al meglio di tutto e la più lontana dal peggio.
                        Min–max: il numero peggiore non conta, il migliore conta tutto. Per somma o per vettore un numero conta secondo la sua parte del totale.
                        Non tutti i numeri sono noti
                        Una voce senza un numero non ha posizione; nulla è indovinato.
                        Ciò che manca non conta, come scelto nel progetto.
                        contiene numeri che così non si normalizzano: devono essere sopra lo zero. Scegli min–max nel progetto.
                        Ancora nessun numero
                        Trova i pesi
                        Quanto conta ogni qualità? Scrivilo, mettile in ordine o confrontale a due a due.
                        Ordina le qualità
                        Toccale, la più importante per prima.
                        Ricomincia
                        Dal solo ordine ciascuna riceve la media dei pesi compatibili (baricentro dell’ordine).
                        Confronta a coppie
                        Quale delle due conta di più?
                        Uguali
                        Usa questi pesi
                        Tutti i confronti
                        Servono almeno due qualità.
                        I confronti sono coerenti.
                        I confronti si contraddicono: oltre 0,1 è troppo. Rivedi quello che meno si adatta.
                        Confronto
                        Quanto conta di più
                        Rapporto di coerenza \u{1}0.
                        Coppia \u{1}0 di \u{1}1
                        e ancora \u{1}0
                        Importa una tabella
                        Incolla una tabella da un foglio di calcolo o scegli un file: .xlsx, .ods o CSV. Le voci possono stare in righe o in colonne; una riga di pesi è compresa, una colonna di totali è controllata e tralasciata.
                        Tabella
                        File
                        Le voci stanno
                        In righe
                        In colonne
                        Anteprima
                        Importa
                        nuova
                        misurata
                        a voti
                        Qui non c’è una tabella: servono una riga di nomi e almeno una di valori.
                        Stampa
                        \u{1}0, \u{1}1: \u{1}2 non è un livello da 1 a \u{1}3.
                        Una tabella può avere al massimo \u{1}0 voci e \u{1}1 qualità.
                        «\u{1}0» c’è due volte. Dai a ognuno un nome proprio o elimina uno; i pesi stanno in una riga o colonna.
                        \u{1}0–\u{1}1 di \u{1}2
                        Indietro
                        Avanti
                        \u{1}0 conta \u{1}1 rispetto a \u{1}2
                        Scegli se di \u{1}0 è meglio di più o di meno; la tabella non lo dice.
                        I numeri senza intestazione valgono come pesi. Lo sono?
                        I numeri senza intestazione si tralasciano. Se contano, dagliene una.
                        Sta fuori dalla tabella e dice che meno è meglio; vale così per tutti i voti. È giusto?
                        Punto o virgola in \u{1}0 si potrebbe leggere diversamente; la tabella non lo dice, è letto come nella tua lingua.
                        Punto o virgola in \u{1}0 si potrebbe leggere diversamente, con numeri del tutto diversi. È giusto così?
                        Le parole di \u{1}0 valgono come livelli da 1 a \u{1}1, di cui \u{1}2 è il migliore. È così?
                        \u{1}0 contiene parole che non sono voti, e si tralascia.
                        Non è detto se di \u{1}0 è meglio di più o di meno; vale che è meglio di più.
                        I numeri dopo le intestazioni valgono come pesi. Lo sono?
                        I pesi stanno dopo le intestazioni.
                        I suoi voti valgono di più quanto più sono alti; inverti se dicono quanto ce n’è.
                        più è meglio
                        Scegli …
                        \u{1}0: cosa è meglio?
                        I pesi in parole valgono come questi numeri. È così?
                        Vale come classifica e si tralascia. Se è una qualità, dalle un peso.
                        La prima intestazione può stare sopra i criteri o sopra ciò che si confronta; le voci sono lette dalle colonne.
                        Più vale come meglio, perché i totali della tabella lo sommano.
                        I nomi stanno in
                        Si tralascia come totale, ma non è ciò che danno le voci. Se è una voce, dalle un altro nome.
                        Si chiama come un totale, ma non è ciò che danno gli altri, e conta come qualità. Tralascialo se è un totale.
                        Vale come voce. Se dice ciò che si vuole, tralascialo.
                        I suoi numeri sono quelli di \u{1}0 per i pesi. Se è la stessa voce, tralasciala.
                        Un totale di ciò che sta prima; si tralascia.
                        Vale come nessun valore in \u{1}0.
                        Nessuna colonna contiene voti o misure: numeri o parole come basso, buono, sì, rosso, M o ++.
                        Sta dopo \u{1}0 e non è un’unità nota: i suoi numeri valgono come voti, più alto è meglio. È giusto?
                        Non si sa se questo dica in che verso conta \u{1}0; di più vale come meglio.
                        Di un voto scolastico tedesco vale che meno è meglio. È così?
                        È ciò che danno gli altri numeri e si tralascia come totale. Lo è?
                        Il massimo che si può avere; non è una voce, ma l’ultimo livello.
                        Ha ovunque il massimo dei punti. Se dice quanto si può avere al massimo, tralascialo.
                        Meno vale come meglio, come per il totale «\u{1}0» della tabella.
                        Possono esserci un’unità o una valuta; le osservazioni vanno in una colonna propria. Oppure tralascia la colonna o la riga.
                        I numeri con un’unità valgono come misure.
                        Non è detto se le voci stanno in righe o in colonne; sono lette dalle righe.
                        Le voci sono lette dalle colonne.
                        «Peso» può essere una misura o quanto conta ogni riga; è letto così, con le voci in colonne.
                        I totali della tabella non si possono controllare.
                        Livelli dei voti
                        Inteso come
                        Tralascia
                        1.5 è uno e mezzo
                        1,5 è uno e mezzo
                        Tralascia \u{1}0
                        \u{1}0: punti e virgole
                        Non tutto in \u{1}0 può essere un livello; è misurata?
                        \u{1}0 non ha un peso; vale 1.
                        Il totale della tabella per \u{1}0 non è la somma dei suoi numeri.
                        \u{1}0: «\u{1}1» non è un peso; un peso è un numero da 0 a 1000000, come 2 o 20%. Ciò che è a sfavore lo ha senza il meno, con voti più alti se è meglio.
                        Di’ con --into quale progetto riceve, o con --named come si chiama uno nuovo.
                        \u{2}0\u{3}one\u{4}voce fatta\u{3}many\u{4}voci fatte\u{3}\u{4}voci fatte\u{5}
                        \u{2}0\u{3}one\u{4}su \u{1}0 voce\u{3}many\u{4}su \u{1}0 voci\u{3}\u{4}su \u{1}0 voci\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce\u{3}many\u{4}\u{1}0 voci\u{3}\u{4}\u{1}0 voci\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 qualità\u{3}many\u{4}\u{1}0 qualità\u{3}\u{4}\u{1}0 qualità\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce aggiunta\u{3}many\u{4}\u{1}0 voci aggiunte\u{3}\u{4}\u{1}0 voci aggiunte\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 qualità aggiunta\u{3}many\u{4}\u{1}0 qualità aggiunte\u{3}\u{4}\u{1}0 qualità aggiunte\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 peso modificato\u{3}many\u{4}\u{1}0 pesi modificati\u{3}\u{4}\u{1}0 pesi modificati\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voto inserito\u{3}many\u{4}\u{1}0 voti inseriti\u{3}\u{4}\u{1}0 voti inseriti\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voto tolto\u{3}many\u{4}\u{1}0 voti tolti\u{3}\u{4}\u{1}0 voti tolti\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voto modificato\u{3}many\u{4}\u{1}0 voti modificati\u{3}\u{4}\u{1}0 voti modificati\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 peso\u{3}many\u{4}\u{1}0 pesi\u{3}\u{4}\u{1}0 pesi\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voto\u{3}many\u{4}\u{1}0 voti\u{3}\u{4}\u{1}0 voti\u{5}
                        \u{1}0 vale almeno altrettanto in tutto e di più in \u{1}1.
                        un po’ di più
                        chiaramente di più
                        molto di più
                        moltissimo di più
                        Meno vale come meglio, come dice «\u{1}0».
                        Più vale come meglio, come dice «\u{1}0».
                        \u{1}0 È così qui?
                        I numeri di \u{1}0 stanno accanto a misure e valgono come voti, più alto è meglio. Lo sono, o contano qualcosa?
                        I numeri di \u{1}0 ci sono una volta sola come posizioni e valgono come voti, più alto è meglio. Lo sono?
                        Forse comprende \u{1}0, che conterebbe due volte. In tal caso tralasciane uno.
                        «\u{1}0» sembra contenere pesi solo per \u{1}1. I pesi sono gli stessi per tutte le voci: scrivili una volta, sotto «Peso», o tralascia questi.
                        «\u{1}0» è una data. Scrivi un numero, come quanti giorni mancano, o tralascia la colonna.
                        \u{1}0, \u{1}1: \u{1}2
                        \u{1}0 Possono esserci un’unità o una valuta; le osservazioni vanno in una colonna propria. Oppure tralascia la colonna o la riga.
                        I totali della tabella sono le somme dei suoi numeri.
                        I totali della tabella sono le medie dei suoi numeri.
                        I totali della tabella sono somme ponderate.
                        I totali della tabella sono medie ponderate.
                        I totali della tabella sono somme ponderate in centesimi.
                        I totali della tabella sono percentuali del massimo possibile.
                        I totali della tabella contano ciò che è sopra, sotto o a zero.
                        I totali della tabella moltiplicano i suoi numeri.
                        I totali della tabella dividono la somma di alcuni numeri per un altro.
                        I totali della tabella sommano ciò che supera lo zero.
                        I totali della tabella sommano ciò che sta sotto lo zero.
                        \u{1}0 Qui sono gli stessi.
                        \u{1}0 Qui sono altri numeri nello stesso ordine.
                        \u{1}0 Qui sono altri numeri in un altro ordine.
                        \u{1}0 Qui saranno altri, perché misure, direzioni o medie contano in altro modo.
                        Nella tabella è in testa \u{1}0; qui \u{1}1. Scale e direzioni sono giuste?
                        In testa è \u{1}0 nella tabella e qui, ma l’ordine dopo è diverso.
                        I numeri di \u{1}0 valgono come una scala di livelli da 1 a \u{1}1, più alto è meglio. È così?
                        In \u{1}0 ci sono più livelli che nel progetto. La scala va da 1 a \u{1}1?
                        «\u{1}0» sta sopra più colonne, \u{1}1. Tienine una, o dai a ogni colonna un’intestazione propria in una riga.
                        Una riga chiamata peso sta tra i criteri e vale come uno di essi; le voci stanno in colonne.
                        Una riga chiamata peso vale come ciò che conta ogni colonna; può essere un criterio.
                        Vale come il massimo che si può avere, non come voce, e si tralascia.
                        Vale come il massimo che si può avere, non come voce, e si tralascia. Scale di lunghezza diversa non si conservano.
                        Sta fuori dalla tabella e si tralascia.
                        Un totale si tralascia.
                        Le posizioni si tralasciano.
                        Ciò che è calcolato da voti e pesi si tralascia.
                        Dice chi vince e si tralascia.
                        Le note si tralasciano.
                        Ciò che sta prima dei nomi si tralascia.
                        Non ha valori e si tralascia.
                        «\u{1}0» non è tra: \u{1}1.
                        \u{1}0 ha numeri in \u{1}1; scrivili tutti in un’unità.
                        C’è già un progetto «\u{1}0»; --into «\u{1}0» lo aggiunge lì, e --named con un altro nome ne fa uno nuovo.
                        Data
                        Decisioni
                        Potare la siepe
                        Priorità
                        Fatta
                        Confronti
                        Giardino
                        Colore
                        Chiuso
                        Promemoria ogni giorno
                        Livelli
                        Ciò che è senza voto
                        Metodo
                        Normalizzazione delle misure
                        Ordine delle voci
                        Progetto
                        Vale zero
                        Non conta
                        Somma pesata
                        TOPSIS
                        Min–max
                        Per somma
                        Per vettore
                        Ottimizzato
                        Creazione
                        Nome
                        Punteggio
                        Redditività
                        4 paga lo stipendio\n3 paga l’affitto
                        Simbolo
                        Peso
                        Meno è meglio
                        Misurata, non votata
                        Unità
                        €, km, ore
                        Qualità
                        Qualità
                        Voto
                        Misura
                        Voti
                        Modello
                        Qualità del modello
                        Qualità dei modelli
                        Giardino
                        Potare la siepe
                        Preparare il compost
                        Pulire i mobili da giardino
                        Piantare i tulipani
                        Riparare il recinto
                        Grande idea di app
                        App perfetta
                        Piccola idea di app
                        Ancora un’app
                        Facilità
                        4 meno di decine di ore\n3 centinaia di ore\n2 mille ore\n1 molte migliaia
                        Impatto
                        Visione
                        Redditività
                        4 paga il mio stipendio\n3 paga l’affitto\n2 paga le bollette\n1 paga un ketchup speciale
                        Urgenza
                        Importanza
                        Da controllare:
                        come dice la tabella
                        come nel progetto
                        Voci, dalle colonne
                        Voci, dalle righe
                        Era eliminata e si tralascia.
                        È solo il modello di un’attività ricorrente; le attività stesse ci sono.
                        È contabilità interna di Taskwarrior e si tralascia in ogni attività.
                        Non contiene attività.
                        Non è un todo.txt: quello è testo semplice con un’attività per riga, come «(A) 2026-04-30 Chiama +casa due:2026-05-30».
                        Sembra una tabella; ogni riga diventa un’attività. È così?
                        È un calendario o una rubrica, non una tabella: una tabella ha una voce per riga o per colonna.
                        come dice \u{1}0
                        La riga \u{1}0 non è un’attività: servono «description» e «status» come li esporta Taskwarrior.
                        Riga \u{1}0: lo stato «\u{1}1» non è pending, waiting, completed, deleted o recurring.
                        Riga \u{1}0
                        \u{2}0\u{3}one\u{4}Un valore già presente viene sostituito, mostrato come «3 → 7».\u{3}many\u{4}\u{1}0 valori già presenti vengono sostituiti, mostrati come «3 → 7».\u{3}\u{4}\u{1}0 valori già presenti vengono sostituiti, mostrati come «3 → 7».\u{5}
                        Nome
                        Dettagli
                        Una decisione o un progetto
                        Pesare le possibilità, da soli o insieme.
                        Fai la domanda
                        Nuovo progetto «\u{1}0»
                        Mentre valuti: scegli un livello, cancellalo
                        Da riga a riga e da cella a cella
                        """)
            }
        }
        #endif
    }
}
