import Kernel

/// What a recipe says is done to a thing, behind its name: "onion, finely chopped", "Zwiebel (gewürfelt)".
///
/// Only words that say so make one: "Rice, milk" are two things.
struct Preparation {
    /// The name without it.
    let name: String
    let text: String

    /// The preparation at the end of a name, if there is one.
    init?(in name: String) {
        let words = name.words
        guard let found = Preparation.behindComma(words) ?? Preparation.inBrackets(words) else {
            return nil
        }
        self = found
    }

    /// Whether a line says only what is done to the thing above it: "finely chopped".
    static func isAll(_ line: String) -> Bool { Preparation(["x"], line.words[...]) != nil }

    /// Whether words tell what is done without a comma before: they begin with that, and another links what follows.
    static func isTold(_ words: ArraySlice<String>) -> Bool {
        guard 2...most ~= words.count,
            words.allSatisfy({ isOne($0, of: done) || isOne($0, of: said) }),
            let first = words.first
        else { return false }
        let hasLink = words.dropFirst().contains { isOne($0, of: said) && !isOne($0, of: done) }
        let isLed =
            first.folded.hasSuffix("ly") && words.dropFirst().contains { isOne($0, of: done) }
        return isLed || hasLink && isOne(first, of: done)
    }

    private init?(_ name: ArraySlice<String>, _ words: ArraySlice<String>) {
        let isShort = 1...Preparation.most ~= words.count
        guard isShort, !name.isEmpty, words.contains(where: { Preparation.isOne($0, of: done) }),
            words.allSatisfy({
                Preparation.isOne($0, of: done) || Preparation.isOne($0, of: said)
            })
        else { return nil }
        self.name = Preparation.joined(name)
        text = Preparation.joined(words)
    }

    private static func behindComma(_ words: [String]) -> Preparation? {
        guard let comma = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ",") }),
            words[comma].utf8.count > 1
        else { return nil }
        let last = String(Substring(words[comma].utf8.dropLast()))
        return Preparation(words[..<comma] + [last], words[(comma + 1)...])
    }

    private static func inBrackets(_ words: [String]) -> Preparation? {
        guard let start = words.firstIndex(where: { $0.utf8.first == UInt8(ascii: "(") }),
            let last = words.last, last.utf8.last == UInt8(ascii: ")")
        else { return nil }
        let inside = joined(words[start...]).utf8.dropFirst().dropLast()
        return Preparation(words[..<start], String(Substring(inside)).words[...])
    }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.joined(separator: " ")
    }

    /// Whether a word, with or without its last letter, is one of those.
    private static func isOne(_ word: String, of known: String) -> Bool {
        guard word.utf8.count <= longest else { return false }
        let folded = word.folded.utf8.prefix { $0 != UInt8(ascii: ",") }
        return [folded, folded.dropLast()].contains {
            !$0.isEmpty && known.containsFolded(" " + String(Substring($0)) + " ")
        }
    }

    /// How many words the longest has, and how many bytes each.
    private static let most = 8
    private static let longest = 24
}

/// What is done to things, in the three languages, folded: "tritat" is "tritata" and "tritati".
private let done =
    " chopped diced sliced minced peeled grated crushed melted softened beaten drained rinsed halved "
    + "quartered cubed shredded juiced deseeded pitted cored trimmed toasted torn mashed crumbled cut "
    + "cubes chunks slices strips taste serve serving garnish "
    + "gehackt gewurfelt geschnitten geschalt gerieben gepresst zerdruckt geschmolzen abgetropft "
    + "gewaschen halbiert geviertelt gehobelt gerostet entkernt geputzt zerlassen verquirlt geraspelt "
    + "gezupft streifen ringe ringen scheiben wurfel wurfeln braten bestreuen garnieren servieren "
    + "geschmack "
    + "tritat affettat tagliat grattugiat pelat sbucciat schiacciat sciolt fus sgocciolat lavat mondat "
    + "ammorbidit sbattut spezzettat dimezzat snocciolat fette fettine dadini cubetti rondelle pezzetti "
    + "listarelle julienne "
    + "large medium small ripe divided packed cold warm lukewarm temperature optional "
    + "weich kalt lauwarm zimmerwarm handwarm raumtemperatur freddo fredda tiepid temperatura "
    + "gross klein mittelgross mittel reif grand piccol medi matur "
    + "picked skinned boned bruised hot boiling salted unsalted sweetened unsweetened raw cooked organic smoked dry dried "
    + "heiss sauerlich festkochend mehlig gesalzen ungesalzen roh gekocht gerauchert getrocknet bio "
    + "laktosefrei glutenfrei rot grun gelb weiss "
    + "cald bollent salat crud cott affumicat secc ross verd giall bianc biologic "

/// What is said of that.
private let said =
    " m l s xl at room ambiente leaves leaf finely roughly coarsely thinly thickly freshly lightly well and into in half halves to for small large thin thick "
    + "fein grob und klein kleine kleinen grosse grosser dunne dunnen feine feinen sehr frisch leicht zum nach "
    + "finemente grossolanamente e a al sottil piccol gross fresc "
