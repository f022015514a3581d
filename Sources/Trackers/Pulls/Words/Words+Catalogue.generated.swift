// Made by `make words` from Words/*/Pulls.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of tractor pulls.
extension Words {
    /// Pulls
    static var title: Label { Label(.pulls, 0) }

    /// New pull
    static var newPull: Label { Label(.pulls, 1) }

    /// Edit pull
    static var editPull: Label { Label(.pulls, 2) }

    /// Hook
    static var hook: Label { Label(.pulls, 3) }

    /// New hook
    static var newHook: Label { Label(.pulls, 4) }

    /// Edit hook
    static var editHook: Label { Label(.pulls, 5) }

    /// More
    static var tools: Label { Label(.pulls, 6) }

    /// Open
    static var open: Label { Label(.pulls, 7) }

    /// Where did you pull last?
    static var emptyTitle: Label { Label(.pulls, 8) }

    /// Log a pull and its hooks beside the track, with or without a signal: distances as you say them, places worked out by class.
    static var emptySentence: Label { Label(.pulls, 9) }

    /// Load sample data
    static var loadSample: Label { Label(.pulls, 10) }

    /// No hooks yet
    static var noHooks: Label { Label(.pulls, 11) }

    /// Add each run down the track. What you entered last is offered first.
    static var noHooksSentence: Label { Label(.pulls, 12) }

    /// No class
    static var noClass: Label { Label(.pulls, 13) }

    /// Results sheet
    static var results: Label { Label(.pulls, 14) }

    /// Conditions
    static var conditions: Label { Label(.pulls, 15) }

    /// Place, attempt, note
    static var rarer: Label { Label(.pulls, 16) }

    /// Own categories
    static var categories: Label { Label(.pulls, 17) }

    /// Categories
    static var categoriesTab: Label { Label(.pulls, 18) }

    /// Who hooks?
    static var whoHooks: Label { Label(.pulls, 19) }

    /// Category
    static var category: Label { Label(.pulls, 20) }

    /// Gear
    static var categoryHint: Label { Label(.pulls, 21) }

    /// Value
    static var value: Label { Label(.pulls, 22) }

    /// Add a category
    static var addCategory: Label { Label(.pulls, 23) }

    /// Save and next
    static var saveAndNext: Label { Label(.pulls, 24) }

    /// Same as last hook
    static var sameAsLast: Label { Label(.pulls, 25) }

    /// Hook again
    static var again: Label { Label(.pulls, 26) }

    /// Place
    static var place: Label { Label(.pulls, 27) }

    /// pull-off
    static var pullOff: Label { Label(.pulls, 28) }

    /// farthest
    static var farthest: Label { Label(.pulls, 29) }

    /// Show older pulls
    static var showOlder: Label { Label(.pulls, 30) }

    /// { $count ->
    ///     [one] { $count } hook
    ///    *[other] { $count } hooks
    /// }
    static func hooks(_ count: Int) -> Label {
        Label(.pulls, 31, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } tractor
    ///    *[other] { $count } tractors
    /// }
    static func tractors(_ count: Int) -> Label {
        Label(.pulls, 32, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } full pull
    ///    *[other] { $count } full pulls
    /// }
    static func fullPulls(_ count: Int) -> Label {
        Label(.pulls, 33, [.number(count)])
    }

    /// { $names } pulled with more than one puller here and holds one place. Give two tractors two names.
    static func sharedTractors(_ names: String) -> Label {
        Label(.pulls, 34, [.text(names)])
    }

    /// full pull from { $distance }
    static func fullPullFrom(_ distance: String) -> Label {
        Label(.pulls, 35, [.text(distance)])
    }

    /// { $count ->
    ///     [one] { $count } pull
    ///    *[other] { $count } pulls
    /// }
    static func pulls(_ count: Int) -> Label {
        Label(.pulls, 36, [.number(count)])
    }

    /// More for { $name }
    static func more(_ name: String) -> Label {
        Label(.pulls, 37, [.text(name)])
    }

    /// { $name } up
    static func up(_ name: String) -> Label {
        Label(.pulls, 38, [.text(name)])
    }

    /// Remove { $name }
    static func remove(_ name: String) -> Label {
        Label(.pulls, 39, [.text(name)])
    }

    /// Paste notes
    static var paste: Label { Label(.pulls, 40) }

    /// Notes or a table
    static var notes: Label { Label(.pulls, 41) }

    /// A line for each hook, the class above its hooks; or a table with headings, as from a spreadsheet. Nothing is kept before you have seen it.
    static var notesHint: Label { Label(.pulls, 42) }

    /// All hooks as a table
    static var table: Label { Label(.pulls, 43) }

    /// Result, ft if no unit
    static var resultInFeet: Label { Label(.pulls, 44) }

    /// Read
    static var readNotes: Label { Label(.pulls, 45) }

    /// Read again
    static var readAgain: Label { Label(.pulls, 46) }

    /// There is nothing to read yet.
    static var nothingPasted: Label { Label(.pulls, 47) }

    /// Is this right?
    static var check: Label { Label(.pulls, 48) }

    /// Open a line to see it as written, and to correct it. What wasn’t understood stays as a note.
    static var checkSentence: Label { Label(.pulls, 49) }

    /// Keep all
    static var keepAll: Label { Label(.pulls, 50) }

    /// This is no table of hooks: a row of headings is needed, with one for the distance or the result.
    static var noHookTable: Label { Label(.pulls, 51) }

    /// The file has { $count } pulls; --into and --named take files of one pull.
    static func severalPulls(_ count: Int) -> Label {
        Label(.pulls, 52, [.number(count)])
    }

    /// This line is
    static var lineIs: Label { Label(.pulls, 53) }

    /// Or a file
    static var orFile: Label { Label(.pulls, 54) }

    /// As a table
    static var readTable: Label { Label(.pulls, 55) }

    /// Match the columns
    static var columns: Label { Label(.pulls, 56) }

    /// Column
    static var columnNumber: Label { Label(.pulls, 57) }

    /// The first row names the columns
    static var hasHeadings: Label { Label(.pulls, 58) }

    /// Preview
    static var preview: Label { Label(.pulls, 59) }

    /// Choose a column with results: distances, FP, DQ.
    static var noResults: Label { Label(.pulls, 60) }

    /// Rows with the same pull, place and date become one pull.
    static var sameIsOnePull: Label { Label(.pulls, 61) }

    /// This pull is in the book: its hooks are added to it.
    static var isKnown: Label { Label(.pulls, 62) }

    /// This column becomes a category of its own.
    static var isCategory: Label { Label(.pulls, 63) }

    /// Kept as a category of its own, though its heading may mean a column that is known.
    static var mayBeColumn: Label { Label(.pulls, 64) }

    /// This column is left out.
    static var isLeftOut: Label { Label(.pulls, 65) }

    /// No column names the tractor.
    static var noTractors: Label { Label(.pulls, 66) }

    /// No column has the date of the pull.
    static var noDates: Label { Label(.pulls, 67) }

    /// Views
    static var views: Label { Label(.pulls, 68) }

    /// Standings
    static var standings: Label { Label(.pulls, 69) }

    /// Bests
    static var bests: Label { Label(.pulls, 70) }

    /// Forecast
    static var forecast: Label { Label(.pulls, 71) }

    /// Season
    static var season: Label { Label(.pulls, 72) }

    /// Track
    static var track: Label { Label(.pulls, 73) }

    /// By
    static var by: Label { Label(.pulls, 74) }

    /// Show
    static var show: Label { Label(.pulls, 75) }

    /// points
    static var points: Label { Label(.pulls, 76) }

    /// All classes
    static var allClasses: Label { Label(.pulls, 77) }

    /// All seasons
    static var allSeasons: Label { Label(.pulls, 78) }

    /// best
    static var best: Label { Label(.pulls, 79) }

    /// median
    static var median: Label { Label(.pulls, 80) }

    /// Points
    static var pointsHeading: Label { Label(.pulls, 81) }

    /// Pulls
    static var pullsHeading: Label { Label(.pulls, 82) }

    /// Wins
    static var winsHeading: Label { Label(.pulls, 83) }

    /// No measured hooks here yet.
    static var nothingPlaced: Label { Label(.pulls, 84) }

    /// They follow from the hooks of your pulls.
    static var figuresFollow: Label { Label(.pulls, 85) }

    /// At each pull, a tractor holds one place in a class, by its best hook. Exhibitions score nothing; the disqualified score only for showing.
    static var bestCounts: Label { Label(.pulls, 86) }

    /// A points rule of your own
    static var ownRule: Label { Label(.pulls, 87) }

    /// Percent of the winner, over time
    static var overTime: Label { Label(.pulls, 88) }

    /// As a table
    static var asTable: Label { Label(.pulls, 89) }

    /// To see what helps, eight hooks with a tire pressure, or with a category in numbers, are needed, and different values in one class on one track.
    static var tooFew: Label { Label(.pulls, 90) }

    /// Per cent of the tractor’s own mean in the class on the track, so that classes and tracks don’t mix.
    static var withinClass: Label { Label(.pulls, 91) }

    /// Ringed: nothing else that was written down changed since the hook before.
    static var onlyChange: Label { Label(.pulls, 92) }

    /// Only change
    static var onlyThis: Label { Label(.pulls, 93) }

    /// Head to head
    static var headToHead: Label { Label(.pulls, 94) }

    /// Model
    static var modelSays: Label { Label(.pulls, 95) }

    /// Tried on
    static var triedOn: Label { Label(.pulls, 96) }

    /// Fewer than eight hooks to try it on, so nothing says how sure this is. It is the plain mean of the class.
    static var tooFewForModel: Label { Label(.pulls, 97) }

    /// Each hook was predicted from the pulls before it only; the errors and the interval are from that. Full pulls that weren’t measured count as the mark, and are left out where it isn’t known.
    static var howForecast: Label { Label(.pulls, 98) }

    /// off by { $distance } on average
    static func offBy(_ distance: String) -> Label {
        Label(.pulls, 99, [.text(distance)])
    }

    /// 8 times in 10 within { $range }
    static func interval(_ range: String) -> Label {
        Label(.pulls, 100, [.text(range)])
    }

    /// { $percent } of the winner
    static func ofWinner(_ percent: String) -> Label {
        Label(.pulls, 101, [.text(percent)])
    }

    /// { $count ->
    ///     [one] { $count } class
    ///    *[other] { $count } classes
    /// }
    static func inClasses(_ count: Int) -> Label {
        Label(.pulls, 102, [.number(count)])
    }

    /// { $name } leads by { $points }
    static func leadsBy(name: String, points: String) -> Label {
        Label(.pulls, 103, [.text(name), .text(points)])
    }

    /// { $count ->
    ///     [one] { $count } win
    ///    *[other] { $count } wins
    /// }
    static func wins(_ count: Int) -> Label {
        Label(.pulls, 104, [.number(count)])
    }

    /// What helps { $tractor }? { $name }
    static func whatHelps(tractor: String, name: String) -> Label {
        Label(.pulls, 105, [.text(tractor), .text(name)])
    }

    /// Density altitude by the formula of the US National Weather Service.
    static var densitySource: Label { Label(.pulls, 106) }

    /// from an altimeter setting, as no place that high has such a station pressure
    static var fromAltimeter: Label { Label(.pulls, 107) }

    /// density altitude { $text }
    static func densityAltitude(_ text: String) -> Label {
        Label(.pulls, 108, [.text(text)])
    }

    /// Names
    static var names: Label { Label(.pulls, 109) }

    /// No hook has one yet.
    static var noNames: Label { Label(.pulls, 110) }

    /// Rename
    static var rename: Label { Label(.pulls, 111) }

    /// It changes in every hook at once. The name of another one merges the two.
    static var renameSentence: Label { Label(.pulls, 112) }

    /// Perhaps the same as { $names }
    static func perhaps(_ names: String) -> Label {
        Label(.pulls, 113, [.text(names)])
    }

    /// { $tractors }, { $full }
    static func field(tractors: Label, full: Label) -> Label {
        Label(.pulls, 114, [.label(tractors), .label(full)])
    }

    /// { $count ->
    ///     [one] { $count } full pull not measured
    ///    *[other] { $count } full pulls not measured
    /// }
    static func unmeasured(_ count: Int) -> Label {
        Label(.pulls, 115, [.number(count)])
    }

    /// { $ordinal } attempt
    static func attempt(_ ordinal: Label) -> Label {
        Label(.pulls, 116, [.label(ordinal)])
    }

    /// { $count ->
    ///     [one] hook
    ///    *[other] hooks
    /// }
    static func hookNoun(_ count: Int) -> Label {
        Label(.pulls, 117, [.number(count)])
    }

    /// The verdict takes into account that { $count } looks were taken (Holm).
    static func looks(_ count: Int) -> Label {
        Label(.pulls, 118, [.number(count)])
    }

    /// Mean of the class
    static var classMean: Label { Label(.pulls, 119) }

    /// Mean of the class at this track
    static var trackMean: Label { Label(.pulls, 120) }

    /// So far the model has been nearer than both means, so it answers.
    static var modelAnswers: Label { Label(.pulls, 121) }

    /// So far the model has not beaten the mean of the class at the track, so that answers.
    static var trackMeanAnswers: Label { Label(.pulls, 122) }

    /// So far nothing has beaten the plain mean of the class, so that answers.
    static var classMeanAnswers: Label { Label(.pulls, 123) }

    /// { $count ->
    ///     [one] { $count } hook of this class
    ///    *[other] { $count } hooks of this class
    /// }
    static func trialOfClass(_ count: Int) -> Label {
        Label(.pulls, 124, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } hook of all classes, scaled to this one
    ///    *[other] { $count } hooks of all classes, scaled to this one
    /// }
    static func trialOfAll(_ count: Int) -> Label {
        Label(.pulls, 125, [.number(count)])
    }

    /// won { $won }, lost { $lost }, even { $tied }
    static func met(won: Int, lost: Int, tied: Int) -> Label {
        Label(.pulls, 126, [.number(won), .number(lost), .number(tied)])
    }

    /// Show more of { $count }
    static func showMore(_ count: Int) -> Label {
        Label(.pulls, 127, [.number(count)])
    }

    /// Line { $number }
    static func lineNumber(_ number: Int) -> Label {
        Label(.pulls, 128, [.number(number)])
    }

    /// { $count ->
    ///     [one] { $count } line needs a look
    ///    *[other] { $count } lines need a look
    /// }
    static func doubts(_ count: Int) -> Label {
        Label(.pulls, 129, [.number(count)])
    }

    /// These notes have { $count } lines; at most { $most } are read at once.
    static func tooManyLines(count: Int, most: Int) -> Label {
        Label(.pulls, 130, [.number(count), .number(most)])
    }

    /// These notes have { $count } bytes; at most { $most } are read at once.
    static func tooManyBytes(count: Int, most: Int) -> Label {
        Label(.pulls, 131, [.number(count), .number(most)])
    }

    /// These are { $count } lines; at most { $most } can be looked through at once. Part them, by pull for example.
    static func tooLong(count: Int, most: Int) -> Label {
        Label(.pulls, 132, [.number(count), .number(most)])
    }

    /// { $label }, { $unit } if no unit
    static func bareUnit(label: String, unit: String) -> Label {
        Label(.pulls, 133, [.text(label), .text(unit)])
    }

    /// Result, ft if no unit
    static var columnResult: Label { Label(.pulls, 134) }

    /// Result, m if no unit
    static var columnMetres: Label { Label(.pulls, 135) }

    /// Inches of the result
    static var columnInches: Label { Label(.pulls, 136) }

    /// Tire pressure, bar
    static var columnBar: Label { Label(.pulls, 137) }

    /// Tire pressure, kPa
    static var columnKilopascals: Label { Label(.pulls, 138) }

    /// Pull: name
    static var columnPull: Label { Label(.pulls, 139) }

    /// Pull: place
    static var columnLocation: Label { Label(.pulls, 140) }

    /// Pull: date
    static var columnDate: Label { Label(.pulls, 141) }

    /// Result of one of several runs
    static var columnRun: Label { Label(.pulls, 142) }

    /// Best of the runs, left out
    static var columnBest: Label { Label(.pulls, 143) }

    /// Unit of the result
    static var columnUnit: Label { Label(.pulls, 144) }

    /// – leave out –
    static var columnLeftOut: Label { Label(.pulls, 145) }

    /// Own category “{ $column }”
    static func columnCustom(_ column: String) -> Label {
        Label(.pulls, 146, [.text(column)])
    }

    /// A hook
    static var lineHook: Label { Label(.pulls, 147) }

    /// A class
    static var lineClass: Label { Label(.pulls, 148) }

    /// A sled
    static var lineSled: Label { Label(.pulls, 149) }

    /// A note
    static var lineNote: Label { Label(.pulls, 150) }

    /// The pull
    static var linePull: Label { Label(.pulls, 151) }

    /// Weather or track
    static var lineCondition: Label { Label(.pulls, 152) }

    /// Left out
    static var lineLeftOut: Label { Label(.pulls, 153) }

    /// { $more } goes with { $change }, give or take { $spread }, over { $hooks }. Unlikely to be chance alone.
    static func findingClear(more: Label, change: Label, spread: Label, hooks: Label) -> Label {
        Label(.pulls, 154, [.label(more), .label(change), .label(spread), .label(hooks)])
    }

    /// { $more } goes with { $change }, give or take { $spread }, over { $hooks }. Could be chance.
    static func finding(more: Label, change: Label, spread: Label, hooks: Label) -> Label {
        Label(.pulls, 155, [.label(more), .label(change), .label(spread), .label(hooks)])
    }

    /// as much { $measure } (0 %)
    static func gainNone(_ measure: Label) -> Label {
        Label(.pulls, 156, [.label(measure)])
    }

    /// { $size } % less { $measure }
    static func gainLess(size: Label, measure: Label) -> Label {
        Label(.pulls, 157, [.label(size), .label(measure)])
    }

    /// { $size } % more { $measure }
    static func gainMore(size: Label, measure: Label) -> Label {
        Label(.pulls, 158, [.label(size), .label(measure)])
    }

    /// distance
    static var distance: Label { Label(.pulls, 159) }

    /// of the winner’s distance
    static var ofWinners: Label { Label(.pulls, 160) }

    /// { $best }: { $gain } more { $measure } than { $other }, { $hooks }; hardly chance alone
    static func comparisonClear(best: Label, gain: Label, measure: Label, other: Label, hooks: Label) -> Label {
        Label(.pulls, 161, [.label(best), .label(gain), .label(measure), .label(other), .label(hooks)])
    }

    /// { $best }: { $gain } more { $measure } than { $other }, { $hooks }; could be chance
    static func comparison(best: Label, gain: Label, measure: Label, other: Label, hooks: Label) -> Label {
        Label(.pulls, 162, [.label(best), .label(gain), .label(measure), .label(other), .label(hooks)])
    }

    /// { $count ->
    ///     [one] Distances are compared, as the winner’s distance is unknown for { $count } hook.
    ///    *[other] Distances are compared, as the winner’s distance is unknown for { $count } hooks.
    /// }
    static func unshared(_ count: Int) -> Label {
        Label(.pulls, 163, [.number(count)])
    }

    /// One more
    static var oneMore: Label { Label(.pulls, 164) }

    /// 1 psi more
    static var onePsiMore: Label { Label(.pulls, 165) }

    /// 0.1 bar more
    static var tenthOfABarMore: Label { Label(.pulls, 166) }

    /// Puller
    static var hookPuller: Label { Label(.pulls, 167) }

    /// Tractor
    static var hookTractor: Label { Label(.pulls, 168) }

    /// Class
    static var hookClass: Label { Label(.pulls, 169) }

    /// Sled
    static var hookSled: Label { Label(.pulls, 170) }

    /// Distance
    static var hookDistance: Label { Label(.pulls, 171) }

    /// 305.5
    static var hook3055: Label { Label(.pulls, 172) }

    /// Place, if not as measured
    static var hookPlaceIfNotAs: Label { Label(.pulls, 173) }

    /// Tire pressure, psi
    static var hookTirePressurePsi: Label { Label(.pulls, 174) }

    /// Result
    static var hookResult: Label { Label(.pulls, 175) }

    /// Attempt
    static var hookAttempt: Label { Label(.pulls, 176) }

    /// Note
    static var hookNote: Label { Label(.pulls, 177) }

    /// Own categories
    static var hookOwnCategories: Label { Label(.pulls, 178) }

    /// Hooks
    static var hookKindPlural: Label { Label(.pulls, 179) }

    /// Measured
    static var hookStatusMeasured: Label { Label(.pulls, 180) }

    /// Full pull
    static var hookStatusFullPull: Label { Label(.pulls, 181) }

    /// Disqualified
    static var hookStatusDisqualified: Label { Label(.pulls, 182) }

    /// Exhibition
    static var hookStatusExhibition: Label { Label(.pulls, 183) }

    /// Didn’t start
    static var hookStatusDidntStart: Label { Label(.pulls, 184) }

    /// Name
    static var pointsRuleName: Label { Label(.pulls, 185) }

    /// Points from first place on
    static var pointsRulePointsFromFirstPlace: Label { Label(.pulls, 186) }

    /// 10, 8, 6, 4, 2
    static var pointsRule10864: Label { Label(.pulls, 187) }

    /// Points for showing
    static var pointsRulePointsForShowing: Label { Label(.pulls, 188) }

    /// Points rule
    static var pointsRule: Label { Label(.pulls, 189) }

    /// Points rules
    static var pointsRules: Label { Label(.pulls, 190) }

    /// Name
    static var pullName: Label { Label(.pulls, 191) }

    /// Cow Town
    static var pullCowTown: Label { Label(.pulls, 192) }

    /// Place
    static var pullPlace: Label { Label(.pulls, 193) }

    /// Kansas City MO
    static var pullKansasCityMo: Label { Label(.pulls, 194) }

    /// Date
    static var pullDate: Label { Label(.pulls, 195) }

    /// Note
    static var pullNote: Label { Label(.pulls, 196) }

    /// Temperature
    static var pullTemperature: Label { Label(.pulls, 197) }

    /// 78 °F
    static var pull78F: Label { Label(.pulls, 198) }

    /// Humidity, %
    static var pullHumidity: Label { Label(.pulls, 199) }

    /// Dew point
    static var pullDewPoint: Label { Label(.pulls, 200) }

    /// 63 °F
    static var pull63F: Label { Label(.pulls, 201) }

    /// Station pressure
    static var pullStationPressure: Label { Label(.pulls, 202) }

    /// 29.1 inHg
    static var pull291Inhg: Label { Label(.pulls, 203) }

    /// Altitude
    static var pullAltitude: Label { Label(.pulls, 204) }

    /// 910 ft
    static var pull910Ft: Label { Label(.pulls, 205) }

    /// Surface
    static var pullSurface: Label { Label(.pulls, 206) }

    /// clay, damp
    static var pullClayDamp: Label { Label(.pulls, 207) }

    /// Full pull from
    static var pullFullPullFrom: Label { Label(.pulls, 208) }

    /// 300 ft
    static var pull300Ft: Label { Label(.pulls, 209) }

    /// Pull
    static var pull: Label { Label(.pulls, 210) }

    /// Pulls
    static var pullKindPlural: Label { Label(.pulls, 211) }

    /// Nobody is named here.
    static var noteDoubtNobodyIsNamedHere: Label { Label(.pulls, 212) }

    /// A number alone isn’t a hook.
    static var noteDoubtNumberAloneIsntHook: Label { Label(.pulls, 213) }

    /// Several numbers could be the distance.
    static var noteDoubtSeveralNumbersCouldDistance: Label { Label(.pulls, 214) }

    /// Thousands or decimals? The number can be read in two ways.
    static var noteDoubtThousandsDecimalsNumberCan: Label { Label(.pulls, 215) }

    /// Feet or metres? No unit is written.
    static var noteDoubtFeetMetresNoUnit: Label { Label(.pulls, 216) }

    /// Where does the puller’s name end?
    static var noteDoubtWhereDoesPullersName: Label { Label(.pulls, 217) }

    /// Which name is the puller’s?
    static var noteDoubtWhichNamePullers: Label { Label(.pulls, 218) }

    /// More names than puller and tractor.
    static var noteDoubtMoreNamesThanPuller: Label { Label(.pulls, 219) }

    /// Puller or tractor? There is one name.
    static var noteDoubtPullerTractorThereOne: Label { Label(.pulls, 220) }

    /// The numbers in front don’t follow the distances.
    static var noteDoubtNumbersFrontDontFollow: Label { Label(.pulls, 221) }

    /// Taken for a class: hooks follow.
    static var noteDoubtTakenClassHooksFollow: Label { Label(.pulls, 222) }

    /// A date or a place seems to stand in it: is it another pull?
    static var noteDoubtDatePlaceSeemsStand: Label { Label(.pulls, 223) }

    /// The year isn’t written.
    static var noteDoubtTheYearIsntWritten: Label { Label(.pulls, 224) }

    /// This pull has no date of its own.
    static var noteDoubtPullHasNoDate: Label { Label(.pulls, 225) }

    /// A result in a sentence isn’t read.
    static var noteDoubtResultSentenceIsntRead: Label { Label(.pulls, 226) }

    /// No result: kept as a hook without a distance.
    static var noteDoubtNoResultKeptAs: Label { Label(.pulls, 227) }

    /// These letters were taken for “disqualified”.
    static var noteDoubtTheseLettersWereTaken: Label { Label(.pulls, 228) }

    /// Degrees Fahrenheit or Celsius?
    static var noteDoubtDegreesFahrenheitOrCelsius: Label { Label(.pulls, 229) }

    /// A place, but no distance.
    static var noteDoubtPlaceButNoDistance: Label { Label(.pulls, 230) }

    /// A number was left over; it stays as a note.
    static var noteDoubtNumberWasLeftOver: Label { Label(.pulls, 231) }

    /// A letter stands where a digit belongs.
    static var noteDoubtLetterStandsWhereDigit: Label { Label(.pulls, 232) }

    /// That is farther than sleds are pulled.
    static var noteDoubtFartherThanSledsPulled: Label { Label(.pulls, 233) }

    /// Taken for a place; it may count something else.
    static var noteDoubtTakenPlaceMayCount: Label { Label(.pulls, 234) }

    /// “+” behind the distance was taken for a full pull.
    static var noteDoubtBehindDistanceWasTaken: Label { Label(.pulls, 235) }

    /// Part of a foot, or of an inch?
    static var noteDoubtPartFootInch: Label { Label(.pulls, 236) }

    /// What stands in brackets may be no name.
    static var noteDoubtWhatStandsBracketsMay: Label { Label(.pulls, 237) }

    /// This may be points instead of a distance.
    static var noteDoubtMayPointsInsteadDistance: Label { Label(.pulls, 238) }

    /// There is a number in a name.
    static var noteDoubtThereNumberName: Label { Label(.pulls, 239) }

    /// No class was named before it.
    static var noteDoubtNoClassWasNamed: Label { Label(.pulls, 240) }

    /// The inches or centimetres can’t be read; they stay as a note.
    static var noteDoubtInchesCentimetresCantRead: Label { Label(.pulls, 241) }

    /// 0 is no distance: say how the hook ended.
    static var noteDoubt0NoDistanceSay: Label { Label(.pulls, 242) }

    /// An estimate isn’t a measured distance.
    static var noteDoubtEstimateIsntMeasuredDistance: Label { Label(.pulls, 243) }

    /// A cell can’t be read as what its column holds; it stays as a note.
    static var noteDoubtCellCantReadAs: Label { Label(.pulls, 244) }

    /// This hook is in the book already.
    static var noteDoubtHookBookAlready: Label { Label(.pulls, 245) }

    /// Day or month first? Both stand here.
    static var noteDoubtDayMonthFirstBoth: Label { Label(.pulls, 246) }

    /// Words are left over; they stay as a note.
    static var noteDoubtWordsLeftOverThey: Label { Label(.pulls, 247) }

    /// Words are left over: is this a hook?
    static var noteDoubtWordsLeftOverHook: Label { Label(.pulls, 248) }

    /// A number in it may be a result: is it a class?
    static var noteDoubtNumberMayResultClass: Label { Label(.pulls, 249) }

    /// The line that names its class may be none.
    static var noteDoubtLineNamesItsClass: Label { Label(.pulls, 250) }

    /// Is this a class? It stays as a note.
    static var noteDoubtClassStaysAsNote: Label { Label(.pulls, 251) }

    /// Hooks without a result? This stays as a note.
    static var noteDoubtHooksWithoutResultStays: Label { Label(.pulls, 252) }

    /// Taken for the pull’s name: nothing else says it.
    static var noteDoubtTakenPullsNameNothing: Label { Label(.pulls, 253) }

    /// No place that high has this pressure: it is an altimeter setting, not station pressure.
    static var noteDoubtNoPlaceHighHas: Label { Label(.pulls, 254) }

    /// Points 10, 9, 8 … 1
    static var points10981: Label { Label(.pulls, 255) }

    /// 25, 18, 15, 12, 10 …
    static var points25181512: Label { Label(.pulls, 256) }

    /// One for each behind
    static var pointsOneForEachBehind: Label { Label(.pulls, 257) }

    /// 5, 3, 1 and 1 for showing
    static var points5311: Label { Label(.pulls, 258) }

    /// how far a tractor may be expected to go
    static var forecastReportHowFarTractorMay: Label { Label(.pulls, 259) }

    /// a season’s points
    static var standingsReportASeasonsPoints: Label { Label(.pulls, 260) }

    /// how a tractor went, what helps it, and whom it beats
    static var tractorReportHowTractorWentWhat: Label { Label(.pulls, 261) }

    /// Distances
    static var unitsDistances: Label { Label(.pulls, 262) }

    /// Feet
    static var unitsFeet: Label { Label(.pulls, 263) }

    /// Feet, inches
    static var unitsFeetInches: Label { Label(.pulls, 264) }

    /// Metres
    static var unitsMetres: Label { Label(.pulls, 265) }

    /// of the best in class
    static var hookBestClass: Label { Label(.pulls, 266) }

    /// 305.5
    static var hook30552: Label { Label(.pulls, 267) }

    /// 305' 6"
    static var hook3056: Label { Label(.pulls, 268) }

    /// 91.4
    static var hook914: Label { Label(.pulls, 269) }

    /// is farther than sleds are pulled; at most 1,320 ft (402.336 m). Is a decimal point missing?
    static var tooFar: Label { Label(.pulls, 270) }

    /// is no distance. Leave it empty, and choose how the hook ended.
    static var noDistanceAtAll: Label { Label(.pulls, 271) }

    /// is more than tires hold; at most 150 psi (10.3 bar). Is a decimal point missing?
    static var tooHard: Label { Label(.pulls, 272) }

    /// is farther than tracks in metres are: feet or metres? Write it with its unit, like 305 ft or 93 m.
    static var feetOrMetres: Label { Label(.pulls, 273) }

    /// is not there; there are no pulls yet.
    static var nothingToAsk: Label { Label(.pulls, 274) }

    /// Tractor pulling
    static var door: Label { Label(.pulls, 275) }

    /// Distances, settings and places, beside the track.
    static var doorLine: Label { Label(.pulls, 276) }

    /// New pull
    static var doorStep: Label { Label(.pulls, 277) }

    /// Add { $distance } to { $pull }
    static func addToPull(distance: String, pull: String) -> Label {
        Label(.pulls, 278, [.text(distance), .text(pull)])
    }

    /// First add a pull for { $distance }
    static func firstPull(_ distance: String) -> Label {
        Label(.pulls, 279, [.text(distance)])
    }
}

extension Catalogue {
    fileprivate static var pulls: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(12)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000600?00I00N00W00a00f00k01D03@03Q03^04c04l05:05E05Z05i06406?06H06M06S06b07007B07M07S07\\07e08608P09009T0:o0;A0;[0;g0;m0<70<C0<T0>_0?40?J0?O0?Z0@80@G0Af0Ao0CP0DR0D_0Di0E40EF0EM0Em0F50Ff0G_0HT0I?0JR0Jk0KH0Kl0L20L<0LB0LK0LR0LX0L[0L`0Lg0M30M?0MD0MK0MR0MX0M]0N90Nc0Pm0QG0Qh0R30TC0Uk0W50WA0WN0WT0W]0YG0\\H0\\]0]50]F0]c0^20^J0^\\0_`0`m0aA0aG0a\\0ac0bm0cD0cK0dI0dT0dh0eh0f:0fZ0g[0i00j80jn0lN0lg0m70m?0n20nj0ob11@11R11h12=12R12e13813C13O13Z14814S14f15815N15U15]15d15k16416E16N17V18R18c19019=19F19a1:Q1;=1=]1=f1>11>>1>E1>M1>S1>X1>a1>g1?A1?T1?[1?c1?h1@71@=1@F1@P1@]1@h1A71A<1AW1Af1B91BE1BR1BW1B`1Bf1C51C:1C?1CK1CR1C^1Ch1Co1D@1DJ1DS1DZ1Db1Dm1E<1EC1EH1EN1Ed1FC1Fj1Ge1HI1Hm1IK1Io1JU1KH1Ki1Le1M?1Ma1NF1O41Oe1PD1P^1QJ1R11RX1SH1T?1T^1UF1V01VM1Vk1Wk1XU1Y>1ZC1Ze1[J1\\41\\Y1]H1^31^X1_F1`91aQ1ag1b>1bR1bl1cT1ch1d]1dg1dl1e91e@1eU1e[1ec1eh1gD1hC1iT1k71k]1km1l_1lh1m51mM",
                    patterns: """
                        Pulls
                        New pull
                        Edit pull
                        Hook
                        New hook
                        Edit hook
                        More
                        Open
                        Where did you pull last?
                        Log a pull and its hooks beside the track, with or without a signal: distances as you say them, places worked out by class.
                        Load sample data
                        No hooks yet
                        Add each run down the track. What you entered last is offered first.
                        No class
                        Results sheet
                        Conditions
                        Place, attempt, note
                        Own categories
                        Categories
                        Who hooks?
                        Category
                        Gear
                        Value
                        Add a category
                        Save and next
                        Same as last hook
                        Hook again
                        Place
                        pull-off
                        farthest
                        Show older pulls
                        \u{2}0\u{3}one\u{4}\u{1}0 hook\u{3}\u{4}\u{1}0 hooks\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 tractor\u{3}\u{4}\u{1}0 tractors\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 full pull\u{3}\u{4}\u{1}0 full pulls\u{5}
                        \u{1}0 pulled with more than one puller here and holds one place. Give two tractors two names.
                        full pull from \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 pull\u{3}\u{4}\u{1}0 pulls\u{5}
                        More for \u{1}0
                        \u{1}0 up
                        Remove \u{1}0
                        Paste notes
                        Notes or a table
                        A line for each hook, the class above its hooks; or a table with headings, as from a spreadsheet. Nothing is kept before you have seen it.
                        All hooks as a table
                        Result, ft if no unit
                        Read
                        Read again
                        There is nothing to read yet.
                        Is this right?
                        Open a line to see it as written, and to correct it. What wasn’t understood stays as a note.
                        Keep all
                        This is no table of hooks: a row of headings is needed, with one for the distance or the result.
                        The file has \u{1}0 pulls; --into and --named take files of one pull.
                        This line is
                        Or a file
                        As a table
                        Match the columns
                        Column
                        The first row names the columns
                        Preview
                        Choose a column with results: distances, FP, DQ.
                        Rows with the same pull, place and date become one pull.
                        This pull is in the book: its hooks are added to it.
                        This column becomes a category of its own.
                        Kept as a category of its own, though its heading may mean a column that is known.
                        This column is left out.
                        No column names the tractor.
                        No column has the date of the pull.
                        Views
                        Standings
                        Bests
                        Forecast
                        Season
                        Track
                        By
                        Show
                        points
                        All classes
                        All seasons
                        best
                        median
                        Points
                        Pulls
                        Wins
                        No measured hooks here yet.
                        They follow from the hooks of your pulls.
                        At each pull, a tractor holds one place in a class, by its best hook. Exhibitions score nothing; the disqualified score only for showing.
                        A points rule of your own
                        Percent of the winner, over time
                        As a table
                        To see what helps, eight hooks with a tire pressure, or with a category in numbers, are needed, and different values in one class on one track.
                        Per cent of the tractor’s own mean in the class on the track, so that classes and tracks don’t mix.
                        Ringed: nothing else that was written down changed since the hook before.
                        Only change
                        Head to head
                        Model
                        Tried on
                        Fewer than eight hooks to try it on, so nothing says how sure this is. It is the plain mean of the class.
                        Each hook was predicted from the pulls before it only; the errors and the interval are from that. Full pulls that weren’t measured count as the mark, and are left out where it isn’t known.
                        off by \u{1}0 on average
                        8 times in 10 within \u{1}0
                        \u{1}0 of the winner
                        \u{2}0\u{3}one\u{4}\u{1}0 class\u{3}\u{4}\u{1}0 classes\u{5}
                        \u{1}0 leads by \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 win\u{3}\u{4}\u{1}0 wins\u{5}
                        What helps \u{1}0? \u{1}1
                        Density altitude by the formula of the US National Weather Service.
                        from an altimeter setting, as no place that high has such a station pressure
                        density altitude \u{1}0
                        Names
                        No hook has one yet.
                        Rename
                        It changes in every hook at once. The name of another one merges the two.
                        Perhaps the same as \u{1}0
                        \u{1}0, \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 full pull not measured\u{3}\u{4}\u{1}0 full pulls not measured\u{5}
                        \u{1}0 attempt
                        \u{2}0\u{3}one\u{4}hook\u{3}\u{4}hooks\u{5}
                        The verdict takes into account that \u{1}0 looks were taken (Holm).
                        Mean of the class
                        Mean of the class at this track
                        So far the model has been nearer than both means, so it answers.
                        So far the model has not beaten the mean of the class at the track, so that answers.
                        So far nothing has beaten the plain mean of the class, so that answers.
                        \u{2}0\u{3}one\u{4}\u{1}0 hook of this class\u{3}\u{4}\u{1}0 hooks of this class\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 hook of all classes, scaled to this one\u{3}\u{4}\u{1}0 hooks of all classes, scaled to this one\u{5}
                        won \u{1}0, lost \u{1}1, even \u{1}2
                        Show more of \u{1}0
                        Line \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 line needs a look\u{3}\u{4}\u{1}0 lines need a look\u{5}
                        These notes have \u{1}0 lines; at most \u{1}1 are read at once.
                        These notes have \u{1}0 bytes; at most \u{1}1 are read at once.
                        These are \u{1}0 lines; at most \u{1}1 can be looked through at once. Part them, by pull for example.
                        \u{1}0, \u{1}1 if no unit
                        Result, ft if no unit
                        Result, m if no unit
                        Inches of the result
                        Tire pressure, bar
                        Tire pressure, kPa
                        Pull: name
                        Pull: place
                        Pull: date
                        Result of one of several runs
                        Best of the runs, left out
                        Unit of the result
                        – leave out –
                        Own category “\u{1}0”
                        A hook
                        A class
                        A sled
                        A note
                        The pull
                        Weather or track
                        Left out
                        \u{1}0 goes with \u{1}1, give or take \u{1}2, over \u{1}3. Unlikely to be chance alone.
                        \u{1}0 goes with \u{1}1, give or take \u{1}2, over \u{1}3. Could be chance.
                        as much \u{1}0 (0 %)
                        \u{1}0 % less \u{1}1
                        \u{1}0 % more \u{1}1
                        distance
                        of the winner’s distance
                        \u{1}0: \u{1}1 more \u{1}2 than \u{1}3, \u{1}4; hardly chance alone
                        \u{1}0: \u{1}1 more \u{1}2 than \u{1}3, \u{1}4; could be chance
                        \u{2}0\u{3}one\u{4}Distances are compared, as the winner’s distance is unknown for \u{1}0 hook.\u{3}\u{4}Distances are compared, as the winner’s distance is unknown for \u{1}0 hooks.\u{5}
                        One more
                        1 psi more
                        0.1 bar more
                        Puller
                        Tractor
                        Class
                        Sled
                        Distance
                        305.5
                        Place, if not as measured
                        Tire pressure, psi
                        Result
                        Attempt
                        Note
                        Own categories
                        Hooks
                        Measured
                        Full pull
                        Disqualified
                        Exhibition
                        Didn’t start
                        Name
                        Points from first place on
                        10, 8, 6, 4, 2
                        Points for showing
                        Points rule
                        Points rules
                        Name
                        Cow Town
                        Place
                        Kansas City MO
                        Date
                        Note
                        Temperature
                        78 °F
                        Humidity, %
                        Dew point
                        63 °F
                        Station pressure
                        29.1 inHg
                        Altitude
                        910 ft
                        Surface
                        clay, damp
                        Full pull from
                        300 ft
                        Pull
                        Pulls
                        Nobody is named here.
                        A number alone isn’t a hook.
                        Several numbers could be the distance.
                        Thousands or decimals? The number can be read in two ways.
                        Feet or metres? No unit is written.
                        Where does the puller’s name end?
                        Which name is the puller’s?
                        More names than puller and tractor.
                        Puller or tractor? There is one name.
                        The numbers in front don’t follow the distances.
                        Taken for a class: hooks follow.
                        A date or a place seems to stand in it: is it another pull?
                        The year isn’t written.
                        This pull has no date of its own.
                        A result in a sentence isn’t read.
                        No result: kept as a hook without a distance.
                        These letters were taken for “disqualified”.
                        Degrees Fahrenheit or Celsius?
                        A place, but no distance.
                        A number was left over; it stays as a note.
                        A letter stands where a digit belongs.
                        That is farther than sleds are pulled.
                        Taken for a place; it may count something else.
                        “+” behind the distance was taken for a full pull.
                        Part of a foot, or of an inch?
                        What stands in brackets may be no name.
                        This may be points instead of a distance.
                        There is a number in a name.
                        No class was named before it.
                        The inches or centimetres can’t be read; they stay as a note.
                        0 is no distance: say how the hook ended.
                        An estimate isn’t a measured distance.
                        A cell can’t be read as what its column holds; it stays as a note.
                        This hook is in the book already.
                        Day or month first? Both stand here.
                        Words are left over; they stay as a note.
                        Words are left over: is this a hook?
                        A number in it may be a result: is it a class?
                        The line that names its class may be none.
                        Is this a class? It stays as a note.
                        Hooks without a result? This stays as a note.
                        Taken for the pull’s name: nothing else says it.
                        No place that high has this pressure: it is an altimeter setting, not station pressure.
                        Points 10, 9, 8 … 1
                        25, 18, 15, 12, 10 …
                        One for each behind
                        5, 3, 1 and 1 for showing
                        how far a tractor may be expected to go
                        a season’s points
                        how a tractor went, what helps it, and whom it beats
                        Distances
                        Feet
                        Feet, inches
                        Metres
                        of the best in class
                        305.5
                        305' 6\"
                        91.4
                        is farther than sleds are pulled; at most 1,320 ft (402.336 m). Is a decimal point missing?
                        is no distance. Leave it empty, and choose how the hook ended.
                        is more than tires hold; at most 150 psi (10.3 bar). Is a decimal point missing?
                        is farther than tracks in metres are: feet or metres? Write it with its unit, like 305 ft or 93 m.
                        is not there; there are no pulls yet.
                        Tractor pulling
                        Distances, settings and places, beside the track.
                        New pull
                        Add \u{1}0 to \u{1}1
                        First add a pull for \u{1}0
                        """)
            case .german:
                MessageTable(
                    index: "00000800F00Y00]00g01601;01C01]03_04304D05P05\\05j06606L06[06c06n07507:07?07R07e08808E08K08T08a09009I09j0:N0;m0<=0<]0<h0=50=B0=T0=n0@60@M0@c0@i0A30AK0AZ0C>0CM0E40F<0FL0F\\0Fh0G90G@0Gd0Gm0Ha0I`0J[0KA0LW0M60MV0N?0NI0NQ0N[0Nd0Nk0O00O50O<0OC0OP0O]0Og0On0P50P>0PD0Pn0QY0Sk0T>0Tc0To0WI0Y:0ZD0ZV0Zi0[00[;0\\n0_b0`70`Q0``0a>0aV0b00bA0cO0df0e50e;0eT0e_0g60gQ0gX0hZ0he0i80j90jK0jm0l00mK0nX0oM11011T11j12312j14215916`17017F17[17m18>18O18]18j19919]1:<1:T1:f1;=1;E1;Q1;`1;k1<71<H1<T1=Z1>d1?91?I1?V1?\\1@61@a1AP1D51D?1DJ1DW1D^1Df1Dm1E81E>1EE1EX1Ei1F21F:1F@1FO1FU1F^1Fh1G81GD1GU1GZ1H51HD1HZ1Hf1I31I81IA1IE1IO1IU1I[1If1Im1J<1JE1JL1J]1Je1Jk1K11K61KC1KP1KV1K^1Kg1L=1L\\1MD1NN1O:1OY1P;1P^1QH1R21R[1S\\1T51T\\1UK1V71W21WP1Wm1X[1YK1Z31[21[h1\\L1]=1]k1^K1^m1`01`\\1aG1bE1be1cO1dA1dm1ej1f\\1gF1h11hm1jQ1jg1k>1kT1l11lQ1li1m`1mg1ml1n71n=1nV1n\\1nd1ni20F21E22Q24?24i25925n26<26Q272",
                    patterns: """
                        Pulling
                        Neues Pulling
                        Pulling bearbeiten
                        Zug
                        Neuer Zug
                        Zug bearbeiten
                        Mehr
                        Öffnen
                        Wo wurde zuletzt gezogen?
                        Halte ein Pulling und seine Züge neben der Bahn fest, mit oder ohne Netz: Weiten, wie man sie sagt, Plätze je Klasse berechnet.
                        Beispieldaten laden
                        Noch keine Züge
                        Füge jeden Zug hinzu. Was zuletzt eingegeben wurde, wird zuerst angeboten.
                        Ohne Klasse
                        Ergebnisliste
                        Bedingungen
                        Platz, Versuch, Notiz
                        Eigene Angaben
                        Angaben
                        Wer zieht?
                        Angabe
                        Gang
                        Wert
                        Angabe hinzufügen
                        Sichern und weiter
                        Wie der letzte Zug
                        Noch ein Zug
                        Platz
                        Pull-off
                        am weitesten
                        Ältere zeigen
                        \u{2}0\u{3}one\u{4}\u{1}0 Zug\u{3}\u{4}\u{1}0 Züge\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Traktor\u{3}\u{4}\u{1}0 Traktoren\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Full Pull\u{3}\u{4}\u{1}0 Full Pulls\u{5}
                        \u{1}0 zog hier mit mehr als einem Fahrer und hat einen Platz. Zwei Traktoren brauchen zwei Namen.
                        Full Pull ab \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 Pulling\u{3}\u{4}\u{1}0 Pullings\u{5}
                        Mehr zu \u{1}0
                        \u{1}0 nach oben
                        \u{1}0 entfernen
                        Notizen einfügen
                        Notizen oder eine Tabelle
                        Eine Zeile je Zug, die Klasse über ihren Zügen; oder eine Tabelle mit Überschriften. Nichts wird behalten, bevor du es gesehen hast.
                        Alle Züge als Tabelle
                        Ergebnis, sonst in ft
                        Lesen
                        Neu lesen
                        Hier steht noch nichts.
                        Stimmt das so?
                        Öffne eine Zeile, um sie im Wortlaut zu sehen und zu berichtigen. Unverstandenes bleibt als Notiz.
                        Alles behalten
                        Das ist keine Tabelle von Zügen: Nötig ist eine Kopfzeile mit einer Spalte für Weite oder Ergebnis.
                        Die Datei hat \u{1}0 Pullings; --into und --named nehmen Dateien mit einem.
                        Diese Zeile ist
                        Oder eine Datei
                        Als Tabelle
                        Spalten zuordnen
                        Spalte
                        Die erste Zeile benennt die Spalten
                        Vorschau
                        Wähle eine Spalte mit Ergebnissen: Weiten, FP, DQ.
                        Zeilen mit gleichem Pulling, Ort und Datum werden ein Pulling.
                        Dieses Pulling steht schon im Buch: Die Züge kommen dazu.
                        Diese Spalte wird eine eigene Angabe.
                        Als eigene Angabe behalten, obwohl die Überschrift eine bekannte Spalte meinen kann.
                        Diese Spalte wird weggelassen.
                        Keine Spalte nennt den Traktor.
                        Keine Spalte hat das Datum des Pullings.
                        Ansichten
                        Wertung
                        Bestwerte
                        Prognose
                        Saison
                        Bahn
                        Nach
                        Zeigen
                        Punkte
                        Alle Klassen
                        Alle Saisons
                        Bestweite
                        Median
                        Punkte
                        Pullings
                        Siege
                        Hier gibt es noch keine gemessenen Züge.
                        Sie folgen aus den Zügen deiner Pullings.
                        Je Pulling hat ein Traktor einen Platz in einer Klasse, nach seinem besten Zug. Vorführungen zählen nicht; Disqualifizierte nur fürs Antreten.
                        Eigene Punkteregel
                        Prozent des Siegers im Lauf der Zeit
                        Als Tabelle
                        Um zu sehen, was hilft, braucht es acht Züge mit Reifendruck oder einer eigenen Angabe in Zahlen, und verschiedene Werte in einer Klasse auf einer Bahn.
                        Prozent vom eigenen Mittel des Traktors in der Klasse auf der Bahn, damit sich Klassen und Bahnen nicht mischen.
                        Mit Ring: Seit dem Zug davor änderte sich sonst nichts Aufgeschriebenes.
                        Nur das geändert
                        Direkter Vergleich
                        Modell
                        Erprobt an
                        Weniger als acht Züge zum Erproben, daher sagt nichts, wie sicher das ist. Es ist das einfache Mittel der Klasse.
                        Jeder Zug wurde nur aus den Pullings davor vorhergesagt; daraus stammen Fehler und Spanne. Full Pulls ohne Messung zählen als die Marke und bleiben weg, wo sie nicht bekannt ist.
                        im Mittel \u{1}0 daneben
                        8 von 10 Mal innerhalb \u{1}0
                        \u{1}0 des Siegers
                        \u{2}0\u{3}one\u{4}\u{1}0 Klasse\u{3}\u{4}\u{1}0 Klassen\u{5}
                        \u{1}0 führt, Vorsprung \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 Sieg\u{3}\u{4}\u{1}0 Siege\u{5}
                        Was hilft \u{1}0? \u{1}1
                        Dichtehöhe nach der Formel des US-Wetterdienstes (National Weather Service).
                        aus dem auf Meereshöhe umgerechneten Luftdruck, denn so hoch gibt es ihn am Ort nicht
                        Dichtehöhe \u{1}0
                        Namen
                        Noch hat kein Zug einen.
                        Umbenennen
                        Das ändert sich in allen Zügen zugleich. Ein vorhandener Name führt beide zusammen.
                        Vielleicht dasselbe wie \u{1}0
                        \u{1}0, \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 Full Pull nicht gemessen\u{3}\u{4}\u{1}0 Full Pulls nicht gemessen\u{5}
                        \u{1}0 Versuch
                        \u{2}0\u{3}one\u{4}Zug\u{3}\u{4}Züge\u{5}
                        Das Urteil berücksichtigt, dass \u{1}0-mal hingesehen wurde (Holm).
                        Mittel der Klasse
                        Mittel der Klasse auf dieser Bahn
                        Bisher lag das Modell näher als beide Mittel, daher antwortet es.
                        Bisher schlug das Modell das Mittel der Klasse auf der Bahn nicht, daher antwortet dieses.
                        Bisher schlug nichts das einfache Mittel der Klasse, daher antwortet dieses.
                        \u{2}0\u{3}one\u{4}\u{1}0 Zug dieser Klasse\u{3}\u{4}\u{1}0 Züge dieser Klasse\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Zug aller Klassen, auf diese umgerechnet\u{3}\u{4}\u{1}0 Züge aller Klassen, auf diese umgerechnet\u{5}
                        \u{1}0 gewonnen, \u{1}1 verloren, \u{1}2 gleich
                        Weitere von \u{1}0 zeigen
                        Zeile \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 Zeile ist fraglich\u{3}\u{4}\u{1}0 Zeilen sind fraglich\u{5}
                        Diese Notizen haben \u{1}0 Zeilen; höchstens \u{1}1 werden auf einmal gelesen.
                        Diese Notizen haben \u{1}0 Bytes; höchstens \u{1}1 werden auf einmal gelesen.
                        Das sind \u{1}0 Zeilen; höchstens \u{1}1 lassen sich auf einmal durchsehen. Teile sie auf, etwa nach Pulling.
                        \u{1}0, sonst in \u{1}1
                        Ergebnis, sonst in ft
                        Ergebnis, sonst in m
                        Zoll zum Ergebnis
                        Reifendruck, bar
                        Reifendruck, kPa
                        Pulling: Name
                        Pulling: Ort
                        Pulling: Datum
                        Ergebnis eines von mehreren Läufen
                        Bester der Läufe, weggelassen
                        Einheit des Ergebnisses
                        – weglassen –
                        Eigene Angabe „\u{1}0“
                        ein Zug
                        eine Klasse
                        ein Bremswagen
                        eine Notiz
                        das Pulling
                        Wetter oder Bahn
                        weggelassen
                        \u{1}0 geht mit \u{1}1 einher, plus oder minus \u{1}2, über \u{1}3. Kaum nur Zufall.
                        \u{1}0 geht mit \u{1}1 einher, plus oder minus \u{1}2, über \u{1}3. Könnte Zufall sein.
                        gleich viel \u{1}0 (0 %)
                        \u{1}0 % weniger \u{1}1
                        \u{1}0 % mehr \u{1}1
                        Weite
                        von der Weite des Siegers
                        \u{1}0: \u{1}1 mehr \u{1}2 als \u{1}3, \u{1}4; kaum nur Zufall
                        \u{1}0: \u{1}1 mehr \u{1}2 als \u{1}3, \u{1}4; könnte Zufall sein
                        \u{2}0\u{3}one\u{4}Verglichen werden Weiten, weil die des Siegers fehlt, und zwar für: \u{1}0 Zug.\u{3}\u{4}Verglichen werden Weiten, weil die des Siegers fehlt, und zwar für: \u{1}0 Züge.\u{5}
                        Eins mehr
                        1 psi mehr
                        0,1 bar mehr
                        Fahrer
                        Traktor
                        Klasse
                        Bremswagen
                        Weite
                        91,4 m
                        Platz, wenn anders
                        Reifendruck, psi
                        Ergebnis
                        Versuch
                        Notiz
                        Eigene Angaben
                        Züge
                        Gemessen
                        Full Pull
                        Disqualifiziert
                        Vorführung
                        Nicht angetreten
                        Name
                        Punkte vom ersten Platz an
                        10, 8, 6, 4, 2
                        Punkte fürs Antreten
                        Punkteregel
                        Punkteregeln
                        Name
                        Cow Town
                        Ort
                        Füchtorf
                        Datum
                        Notiz
                        Temperatur
                        25 °C
                        Luftfeuchte, %
                        Taupunkt
                        17 °C
                        Luftdruck am Ort
                        985 hPa
                        Höhe
                        280 m
                        Bahn
                        Lehm, feucht
                        Full Pull ab
                        100 m
                        Pulling
                        Pullings
                        Hier steht kein Name.
                        Eine Zahl allein ist kein Zug.
                        Mehrere Zahlen könnten die Weite sein.
                        Tausender oder Dezimalstellen? Die Zahl lässt sich auf zwei Arten lesen.
                        Fuß oder Meter? Es steht keine Einheit da.
                        Wo endet der Name des Fahrers?
                        Welcher Name ist der des Fahrers?
                        Mehr Namen als Fahrer und Traktor.
                        Fahrer oder Traktor? Es ist nur ein Name.
                        Die Nummern vorn folgen nicht den Weiten.
                        Für eine Klasse gehalten: Züge folgen.
                        Ein Datum oder Ort scheint darin zu stehen: ein anderes Pulling?
                        Das Jahr steht nicht da.
                        Dieses Pulling hat kein eigenes Datum.
                        Ein Ergebnis in einem Satz wird nicht gelesen.
                        Kein Ergebnis: als Zug ohne Weite behalten.
                        Diese Buchstaben wurden als „disqualifiziert“ gelesen.
                        Grad Fahrenheit oder Celsius?
                        Ein Platz, aber keine Weite.
                        Eine Zahl blieb übrig; sie bleibt als Notiz.
                        Ein Buchstabe steht, wo eine Ziffer hingehört.
                        So weit zieht niemand einen Bremswagen.
                        Für einen Platz gehalten; vielleicht zählt es etwas anderes.
                        „+“ hinter der Weite wurde als Full Pull gelesen.
                        Teil eines Fußes oder eines Zolls?
                        Was in Klammern steht, ist vielleicht kein Name.
                        Das sind vielleicht Punkte statt einer Weite.
                        In einem Namen steht eine Zahl.
                        Davor wurde keine Klasse genannt.
                        Die Zoll oder Zentimeter sind nicht lesbar; sie bleiben als Notiz.
                        0 ist keine Weite: Sag, wie der Zug endete.
                        Eine Schätzung ist keine gemessene Weite.
                        Eine Zelle passt nicht zu ihrer Spalte; sie bleibt als Notiz.
                        Dieser Zug steht schon im Buch.
                        Tag oder Monat zuerst? Hier steht beides.
                        Es bleiben Wörter übrig; sie bleiben als Notiz.
                        Es bleiben Wörter übrig: Ist das ein Zug?
                        Eine Zahl darin kann ein Ergebnis sein: Ist das eine Klasse?
                        Die Zeile mit seiner Klasse ist vielleicht keine.
                        Ist das eine Klasse? Es bleibt als Notiz.
                        Züge ohne Ergebnis? Das bleibt als Notiz.
                        Für den Namen des Pullings gehalten: Sonst sagt es nichts.
                        So hoch gibt es diesen Luftdruck nicht: Das ist der auf Meereshöhe umgerechnete, nicht der am Ort.
                        Punkte 10, 9, 8 … 1
                        25, 18, 15, 12, 10 …
                        Einer je Geschlagenem
                        5, 3, 1 und 1 fürs Antreten
                        wie weit ein Traktor wohl zieht
                        die Punkte einer Saison
                        wie ein Traktor zog, was ihm hilft und wen er schlägt
                        Weiten
                        Fuß
                        Fuß, Zoll
                        Meter
                        der Bestweite der Klasse
                        305,5
                        305' 6\"
                        91,4
                        ist weiter, als Bremswagen gezogen werden; höchstens 1.320 ft (402,336 m). Fehlt ein Komma?
                        ist keine Weite. Lass sie leer und wähle, wie der Zug endete.
                        ist mehr, als Reifen haben; höchstens 150 psi (10,3 bar). Fehlt ein Komma?
                        ist weiter, als Bahnen in Metern lang sind: Fuß oder Meter? Schreib die Einheit dazu, etwa 305 ft oder 93 m.
                        gibt es nicht; noch gibt es kein Pulling.
                        Tractor Pulling
                        Weiten, Einstellungen und Plätze, am Rand der Bahn.
                        Neues Pulling
                        \u{1}0 zu \u{1}1 hinzufügen
                        Erst ein Pulling für \u{1}0 anlegen
                        """)
            case .italian:
                MessageTable(
                    index: "00000800C00Q00X00e01501;01@01`03Y04004F05V05c06806C06Z06e06j07407907@07G07Y07j08A08S08Y08b09009E0:10:c0;X0=40=D0=j0>70>B0>K0>[0?10A<0AW0B10B70B?0Bc0C40DY0De0FG0GN0G]0Gg0H40HF0HN0I40I>0J20K00Kh0LO0MT0N60NZ0OA0OG0OR0OY0Od0Om0P30P70P>0PD0PT0Pf0Pm0Q50Q;0Q@0QI0R10RW0U00UC0Ug0V40X60Yb0Zi0[;0[K0[S0[^0]J0`50`L0`c0a40a`0b=0bo0cE0d_0ej0fD0fI0ff0fo0h10hC0hJ0if0j30jV0kR0ke0lH0mS0nh10111P14114M14`14h16=17D18J19m1:D1:^1;71;L1;a1<61<A1<M1<X1=11=S1=g1>;1>M1>X1>c1>n1?71??1?M1?Y1@[1AY1An1B>1BN1BZ1C71Co1Dd1H_1Hk1I91II1IP1IY1I`1Ig1J01J71JI1J^1Jd1Jn1K31K>1KE1KN1KX1Ke1L01L<1LA1L^1Lm1ME1MV1Mg1Ml1N51N;1NE1NJ1NO1N[1Nb1Nn1O?1OF1OX1O`1Ok1P11P71PE1PR1PX1P]1Pb1Q:1Q_1RJ1S?1S`1TA1T[1U;1Uc1VM1W31Wk1XD1Xe1YL1Z=1[41[P1[o1\\W1]A1]g1^N1_D1_g1`X1a=1aZ1bB1c>1d71d_1e\\1f=1fn1gY1h>1hm1iW1j71j\\1kM1lm1mB1mY1mn1nL1o;1oS20M20V20\\20k21121J21P21X21]23?24G25]27@27e28528g29229C29b",
                    patterns: """
                        Pulling
                        Nuova gara
                        Modifica gara
                        Tirata
                        Nuova tirata
                        Modifica tirata
                        Altro
                        Apri
                        Dov’è stata l’ultima gara?
                        Annota una gara e le sue tirate accanto alla pista, con o senza rete: distanze come le dici, posti calcolati per classe.
                        Carica dati di esempio
                        Ancora nessuna tirata
                        Aggiungi ogni tirata. Ciò che hai scritto per ultimo viene proposto per primo.
                        Senza classe
                        Foglio dei risultati
                        Condizioni
                        Posto, tentativo, nota
                        Altre voci
                        Voci
                        Chi tira?
                        Voce
                        Marcia
                        Valore
                        Aggiungi una voce
                        Salva e continua
                        Come l’ultima tirata
                        Un’altra tirata
                        Posto
                        pull-off
                        la più lunga
                        Mostra le precedenti
                        \u{2}0\u{3}one\u{4}\u{1}0 tirata\u{3}many\u{4}\u{1}0 tirate\u{3}\u{4}\u{1}0 tirate\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 trattore\u{3}many\u{4}\u{1}0 trattori\u{3}\u{4}\u{1}0 trattori\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 full pull\u{3}many\u{4}\u{1}0 full pull\u{3}\u{4}\u{1}0 full pull\u{5}
                        \u{1}0 ha tirato qui con più di un pilota e ha un solo posto. A due trattori servono due nomi.
                        full pull da \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 gara\u{3}many\u{4}\u{1}0 gare\u{3}\u{4}\u{1}0 gare\u{5}
                        Altro per \u{1}0
                        \u{1}0 più su
                        Togli \u{1}0
                        Incolla appunti
                        Appunti o una tabella
                        Una riga per tirata, la classe sopra le sue tirate; oppure una tabella con intestazioni. Nulla viene salvato prima che tu l’abbia visto.
                        Tutte le tirate in tabella
                        Esito, ft se senza unità
                        Leggi
                        Rileggi
                        Non c’è ancora nulla da leggere.
                        È giusto così?
                        Apri una riga per vederla com’è scritta e correggerla. Ciò che non si è capito resta come nota.
                        Salva tutto
                        Non è una tabella di tirate: serve una riga di intestazioni con una per la distanza o l’esito.
                        Il file ha \u{1}0 gare; --into e --named accettano file con una sola gara.
                        Questa riga è
                        O un file
                        Come tabella
                        Abbina le colonne
                        Colonna
                        La prima riga dà i nomi alle colonne
                        Anteprima
                        Scegli una colonna con gli esiti: distanze, FP, DQ.
                        Le righe con la stessa gara, luogo e data diventano una gara.
                        Questa gara è già nel libro: le tirate si aggiungono.
                        Questa colonna diventa una voce a sé.
                        Tenuta come voce a sé, ma il titolo può indicare una colonna nota.
                        Questa colonna viene tralasciata.
                        Nessuna colonna indica il trattore.
                        Nessuna colonna ha la data della gara.
                        Viste
                        Classifica
                        Record
                        Previsione
                        Stagione
                        Pista
                        Per
                        Mostra
                        punti
                        Tutte le classi
                        Tutte le stagioni
                        record
                        mediana
                        Punti
                        Gare
                        Vittorie
                        Qui non ci sono ancora tirate misurate.
                        Derivano dalle tirate delle tue gare.
                        A ogni gara un trattore ha un solo posto per classe, con la sua migliore tirata. Le esibizioni non contano; gli squalificati solo per la partecipazione.
                        Una regola propria
                        Percentuale del vincitore nel tempo
                        Come tabella
                        Per vedere che cosa aiuta servono otto tirate con pressione o con una voce numerica, e valori diversi in una classe su una pista.
                        Per cento della media propria del trattore nella classe sulla pista, così classi e piste non si mescolano.
                        Con anello: dalla tirata precedente non è cambiato altro di annotato.
                        Unico cambiamento
                        Scontri diretti
                        Modello
                        Provato su
                        Meno di otto tirate su cui provare, perciò nulla dice quanto è sicuro. È la semplice media della classe.
                        Ogni tirata è stata prevista solo dalle gare precedenti; da lì vengono errori e intervallo. I full pull non misurati contano come il limite, e mancano dove non è noto.
                        sbaglia in media di \u{1}0
                        8 volte su 10 entro \u{1}0
                        \u{1}0 del vincitore
                        \u{2}0\u{3}one\u{4}\u{1}0 classe\u{3}many\u{4}\u{1}0 classi\u{3}\u{4}\u{1}0 classi\u{5}
                        \u{1}0 è in testa; vantaggio \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 vittoria\u{3}many\u{4}\u{1}0 vittorie\u{3}\u{4}\u{1}0 vittorie\u{5}
                        Che cosa aiuta \u{1}0? \u{1}1
                        Altitudine di densità con la formula del servizio meteorologico degli Stati Uniti (NWS).
                        dalla pressione ridotta al livello del mare, che a quella quota non c’è
                        altitudine di densità \u{1}0
                        Nomi
                        Nessuna tirata ne ha ancora.
                        Rinomina
                        Cambia in tutte le tirate insieme. Il nome di un altro li unisce.
                        Forse uguale a \u{1}0
                        \u{1}0, \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 full pull non misurato\u{3}many\u{4}\u{1}0 full pull non misurati\u{3}\u{4}\u{1}0 full pull non misurati\u{5}
                        \u{1}0 tentativo
                        \u{2}0\u{3}one\u{4}tirata\u{3}many\u{4}tirate\u{3}\u{4}tirate\u{5}
                        Il giudizio tiene conto che si è guardato \u{1}0 volte (Holm).
                        Media della classe
                        Media della classe su questa pista
                        Finora il modello è stato più vicino di entrambe le medie: risponde lui.
                        Finora il modello non ha battuto la media della classe sulla pista: risponde questa.
                        Finora nulla ha battuto la semplice media della classe: risponde questa.
                        \u{2}0\u{3}one\u{4}\u{1}0 tirata di questa classe\u{3}many\u{4}\u{1}0 tirate di questa classe\u{3}\u{4}\u{1}0 tirate di questa classe\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 tirata di tutte le classi, riportate a questa\u{3}many\u{4}\u{1}0 tirate di tutte le classi, riportate a questa\u{3}\u{4}\u{1}0 tirate di tutte le classi, riportate a questa\u{5}
                        vinte \u{1}0, perse \u{1}1, pari \u{1}2
                        Mostra altre di \u{1}0
                        Riga \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 riga da controllare\u{3}many\u{4}\u{1}0 righe da controllare\u{3}\u{4}\u{1}0 righe da controllare\u{5}
                        Questi appunti hanno \u{1}0 righe; se ne leggono al massimo \u{1}1 alla volta.
                        Questi appunti hanno \u{1}0 byte; se ne leggono al massimo \u{1}1 alla volta.
                        Sono \u{1}0 righe; se ne possono controllare al massimo \u{1}1 alla volta. Dividile, per esempio per gara.
                        \u{1}0, \u{1}1 se senza unità
                        Esito, ft se senza unità
                        Esito, m se senza unità
                        Pollici dell’esito
                        Pressione gomme, bar
                        Pressione gomme, kPa
                        Gara: nome
                        Gara: luogo
                        Gara: data
                        Esito di una delle prove
                        Migliore delle prove, tralasciata
                        Unità dell’esito
                        – tralasciare –
                        Altra voce «\u{1}0»
                        una tirata
                        una classe
                        una slitta
                        una nota
                        la gara
                        meteo o pista
                        tralasciata
                        \u{1}0 va con \u{1}1, più o meno \u{1}2, su \u{1}3. Difficile che sia solo caso.
                        \u{1}0 va con \u{1}1, più o meno \u{1}2, su \u{1}3. Potrebbe essere un caso.
                        altrettanto \u{1}0 (0 %)
                        \u{1}0 % \u{1}1 in meno
                        \u{1}0 % \u{1}1 in più
                        di distanza
                        della distanza del vincitore
                        \u{1}0: \u{1}1 \u{1}2 in più di \u{1}3, \u{1}4; difficilmente solo un caso
                        \u{1}0: \u{1}1 \u{1}2 in più di \u{1}3, \u{1}4; potrebbe essere un caso
                        \u{2}0\u{3}one\u{4}Si confrontano le distanze, perché manca quella del vincitore per: \u{1}0 tirata.\u{3}many\u{4}Si confrontano le distanze, perché manca quella del vincitore per: \u{1}0 tirate.\u{3}\u{4}Si confrontano le distanze, perché manca quella del vincitore per: \u{1}0 tirate.\u{5}
                        Uno in più
                        1 psi in più
                        0,1 bar in più
                        Pilota
                        Trattore
                        Classe
                        Slitta
                        Distanza
                        91,4 m
                        Posto, se diverso
                        Pressione gomme, psi
                        Esito
                        Tentativo
                        Nota
                        Altre voci
                        Tirate
                        Misurata
                        Full pull
                        Squalificata
                        Esibizione
                        Non partita
                        Nome
                        Punti dal primo posto in poi
                        10, 8, 6, 4, 2
                        Punti di partecipazione
                        Regola dei punti
                        Regole dei punti
                        Nome
                        Cow Town
                        Luogo
                        Carpaneto
                        Data
                        Nota
                        Temperatura
                        25 °C
                        Umidità, %
                        Punto di rugiada
                        17 °C
                        Pressione in loco
                        985 hPa
                        Altitudine
                        280 m
                        Fondo
                        argilla umida
                        Full pull da
                        100 m
                        Gara
                        Gare
                        Qui non c’è un nome.
                        Un numero da solo non è una tirata.
                        Più numeri potrebbero essere la distanza.
                        Migliaia o decimali? Il numero si legge in due modi.
                        Piedi o metri? Manca l’unità.
                        Dove finisce il nome del pilota?
                        Quale nome è del pilota?
                        Più nomi di pilota e trattore.
                        Pilota o trattore? C’è un solo nome.
                        I numeri davanti non seguono le distanze.
                        Presa per una classe: seguono tirate.
                        Sembra esserci una data o un luogo: è un’altra gara?
                        L’anno non è scritto.
                        Questa gara non ha una data sua.
                        Un esito in una frase non viene letto.
                        Nessun esito: tenuta come tirata senza distanza.
                        Queste lettere sono state lette come «squalificata».
                        Gradi Fahrenheit o Celsius?
                        Un posto, ma nessuna distanza.
                        È avanzato un numero; resta come nota.
                        C’è una lettera al posto di una cifra.
                        Così lontano non si tira una slitta.
                        Preso per un posto; forse conta altro.
                        «+» dopo la distanza è stato letto come full pull.
                        Parte di un piede o di un pollice?
                        Ciò che sta tra parentesi forse non è un nome.
                        Forse sono punti e non una distanza.
                        In un nome c’è un numero.
                        Prima non è stata indicata una classe.
                        I pollici o i centimetri non si leggono; restano come nota.
                        0 non è una distanza: indica com’è finita la tirata.
                        Una stima non è una distanza misurata.
                        Una cella non corrisponde alla sua colonna; resta come nota.
                        Questa tirata è già nel libro.
                        Prima il giorno o il mese? Qui ci sono entrambi.
                        Restano delle parole; rimangono come nota.
                        Restano delle parole: è una tirata?
                        Un numero può essere un esito: è una classe?
                        La riga della sua classe forse non lo è.
                        È una classe? Resta come nota.
                        Tirate senza esito? Resta come nota.
                        Presa per il nome della gara: altro non lo dice.
                        A quella quota non c’è questa pressione: è ridotta al livello del mare, non quella in loco.
                        Punti 10, 9, 8 … 1
                        25, 18, 15, 12, 10 …
                        Uno per ogni battuto
                        5, 3, 1 e 1 di partecipazione
                        quanto lontano si prevede che vada un trattore
                        i punti di una stagione
                        come è andato un trattore, che cosa lo aiuta e chi batte
                        Distanze
                        Piedi
                        Piedi, pollici
                        Metri
                        della migliore di classe
                        305,5
                        305' 6\"
                        91,4
                        è più lontano di quanto si tiri una slitta; al massimo 1.320 ft (402,336 m). Manca una virgola?
                        non è una distanza. Lasciala vuota e scegli com’è finita la tirata.
                        è più di quanto reggano le gomme; al massimo 150 psi (10,3 bar). Manca una virgola?
                        è più lontano delle piste in metri: piedi o metri? Scrivi l’unità, per esempio 305 ft o 93 m.
                        non c’è; non ci sono ancora gare.
                        Tractor pulling
                        Distanze, regolazioni e posizioni, a bordo pista.
                        Nuova gara
                        Aggiungi \u{1}0 a \u{1}1
                        Prima aggiungi una gara per \u{1}0
                        """)
            }
        }
        #endif
    }
}
