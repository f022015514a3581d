import Kernel

/// What a line of several was taken for though it may mean something else.
enum BatchMark: Equatable {
    /// A number that nothing says what it counts: "2 eggs", "flour 405".
    case number(String)
    /// Only a quantity.
    case quantity(String)
    /// The name of a shop, last of all lines.
    case shop(String)
    /// The same quantity of the same thing twice.
    case twice(String, String)
    /// The quantities of a thing in several parts of a recipe.
    case parts(String, String)
    /// What a quantity comes to with the one that is needed already.
    case sum(String, String, String)
    /// As much as is needed already.
    case stays(String, String)
    /// A quantity that came to the one that is needed before.
    case added(String, String)
    /// Several essentials have the name.
    case several(String)
    /// A sign that may say something.
    case sign(String)
    /// Cells of a table that are no quantity.
    case cells(String)
    /// What is on the list and ticked here.
    case off(String)
    /// What a recipe says is done to something that is there.
    case left(String, String)
    /// What is there in another form: "Zwiebel" where "Zwiebeln" is.
    case form(String, String)
    /// A quantity whose unit decides what a mark in its number means.
    case read(String, String)
    /// Something to do.
    case errand(String)

    /// What a line that became a name leaves open.
    init?(_ line: String, _ wish: Wish) {
        let words = line.words
        if words.isEmpty { return nil }
        if Quantity.isSum(line) {
            self = .quantity(line)
        } else if ShopName.isOne(line) || ListHeading.isTitle(line) {
            self = .shop(line)
        } else if wish.isOneOfSeveral {
            self = .several(wish.words)
        } else if let sum = BatchMark(joining: wish) {
            self = sum
        } else if let (typed, read) = wish.decided {
            self = .read(typed, read)
        } else if wish.existing == nil, Errand(line) != nil {
            self = .errand(wish.title)
        } else if wish.existing == nil, BatchMark.hasNumber(wish.name) {
            self = .number(wish.title)
        } else if wish.existing == nil, ListSign.isLeft(in: wish.name) {
            self = .sign(wish.title)
        } else if wish.existing == nil, !Quantity.isPlainName(wish.name) {
            self = .cells(wish.title)
        } else {
            return nil
        }
    }

    /// What a quantity comes to with another that is on the list; the same stays as it is.
    init?(joining wish: Wish) {
        let (name, listed) = (wish.existing?.name ?? wish.name, wish.listed)
        if wish.quantity.isEmpty || listed.isEmpty { return nil }
        let known = wish.words(of: listed)
        self =
            wish.replaced == nil
            ? .stays(name, known) : .sum(name, wish.words(of: listed.joined(wish.amount)), known)
    }

    /// Whether nothing becomes of a quantity.
    var isStaying: Bool {
        if case .stays = self { return true }
        return false
    }

    /// Whether it is about the name, which goods may be called just so: "tea bags".
    var isOfName: Bool {
        if case .cells = self { return true }
        return false
    }

    private static func hasNumber(_ name: String) -> Bool {
        let words = name.words
        return [words.first, words.last].contains { $0.map(Quantity.isBareNumber) == true }
            || name.unicodeScalars.contains { "0"..."9" ~= $0 || "¼"..."¾" ~= $0 }
    }

    var label: Label {
        switch self {
        case .number(let name): PrioritiesText.markNumber(name)
        case .quantity(let line): PrioritiesText.markQuantity(line)
        case .shop(let name): PrioritiesText.markShop(name)
        case .twice(let name, let quantity):
            PrioritiesText.markTwice(name: name, quantity: quantity)
        case .parts(let name, let quantities):
            PrioritiesText.markParts(name: name, quantities: quantities)
        case .sum(let name, let sum, let old):
            PrioritiesText.markSum(name: name, sum: sum, old: old)
        case .stays(let name, let quantity):
            PrioritiesText.markStays(name: name, quantity: quantity)
        case .added(let name, let quantity):
            PrioritiesText.markAdded(name: name, quantity: quantity)
        case .several(let name): PrioritiesText.markSeveral(name)
        case .sign(let name): PrioritiesText.markSign(name)
        case .cells(let line): PrioritiesText.markCells(line)
        case .off(let name): PrioritiesText.markOff(name)
        case .left(let name, let words): PrioritiesText.markLeft(name: name, words: words)
        case .form(let name, let known): PrioritiesText.markForm(name: name, known: known)
        case .read(let typed, let read): PrioritiesText.markRead(typed: typed, meant: read)
        case .errand(let name): PrioritiesText.markErrand(name)
        }
    }
}

/// Shops after which people call a list, or a part of one.
enum ShopName {
    static func isOne(_ line: String) -> Bool { names.contains(line.folded) }

    private static let names: Set<String> = [
        "aldi", "aldi nord", "aldi sud", "dm", "edeka", "hofer", "kaufland", "lidl", "netto",
        "norma",
        "penny", "real", "rewe", "rossmann", "spar", "tegut", "migros", "denner", "billa", "asda",
        "costco", "kroger", "sainsbury's", "safeway", "target", "tesco", "trader joe's", "waitrose",
        "boots", "walgreens", "cvs", "farmacia", "apotheke", "pharmacy", "superdrug", "morrisons",
        "iceland", "muller", "m&s", "ocado", "publix", "wegmans",
        "walmart", "whole foods", "carrefour", "conad", "coop", "esselunga", "eurospin", "pam",
    ]
}
