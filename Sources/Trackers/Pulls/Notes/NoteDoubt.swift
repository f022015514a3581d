import Kernel

/// Why a line of notes may have been misread.
enum NoteDoubt: String, CaseIterable {
    /// A distance or a result, but nobody whose it is.
    case noNames
    /// A number alone is no hook.
    case bareNumber
    /// Several numbers could be the distance.
    case whichNumber
    /// `1,100`: eleven hundred, or a bit more than one.
    case twoReadings
    /// A number without a unit on a page that may be metric.
    case unit
    /// Two names and nothing that parts them.
    case namesUnparted
    /// Which of two names is the puller.
    case namesOrder
    /// More names than a puller and a tractor.
    case extraNames
    /// One name, of a puller or a tractor.
    case oneName
    /// Numbers in front that don't follow the distances.
    case numbering
    /// A heading that nothing else calls a class.
    case guessedClass
    /// A date or a place in a line that says more.
    case maybePull
    /// A date without its year.
    case year
    /// A pull without a date.
    case noDate
    /// A distance or a result within a sentence.
    case inSentence
    /// `DNS`, `SCR`, `DNF`: a hook without a result.
    case noStart
    /// `T/O`, and other letters with more than one meaning.
    case letters
    /// Degrees without a scale.
    case degrees
    /// A place, but no distance.
    case noDistance
    /// A number that was left over.
    case leftNumber
    /// Letters among digits: `3OO`.
    case slip
    /// More than sleds are pulled.
    case tooFar
    /// `Jack 4th 255`: a place, or a gear.
    case maybePlace
    /// `330+`: that far at least.
    case openEnd
    /// `305 1/2`: of a foot, or of an inch.
    case half
    /// A name in brackets: a tractor, or a town.
    case inBrackets
    /// Under a heading of points: perhaps no distance.
    case points
    /// A number in somebody's name.
    case numberInName
    /// A hook before any class was named, while others have one.
    case noClass

    /// Inches or centimetres that no distance has.
    case restOfDistance
    /// `~285`
    case estimate
    /// A cell of a table that isn't what its column holds.
    case unread
    /// The book has this hook already.
    case repeated
    /// `7/8/26` on a page that has `13/7/26` and `7/18/26`.
    case dateOrder
    /// Words or a number beside both names and the figures that nothing accounts for.
    case leftWords
    /// The same where no two names are parted: `Sam owes me 20.00`.
    case sentence
    /// A class with a number that may be a result: `Pro Farm 301`.
    case numberInClass
    /// A hook below such a class.
    case unsureClass
    /// A line above hooks that may be a class.
    case maybeClass
    /// A line within a class that is written like a hook, but without a result.
    case maybeHook
    /// A first line that nothing else calls the name of a pull.
    case guessedPull
    /// A pressure that no place so high has: an altimeter setting.
    case altimeter

    /// Whether a distance, a place or a pressure may be wrong, or what they are counted with.
    var changesFigure: Bool {
        switch self {
        case .namesUnparted, .namesOrder, .extraNames, .oneName, .noStart, .noDistance, .leftNumber,
            .noClass, .inBrackets, .repeated, .leftWords, .maybeHook, .guessedPull:
            false
        default: true
        }
    }
}
