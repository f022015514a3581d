import Kernel

/// What a line of several was taken for though it may mean something else.
enum BatchMark: Phrase, Equatable {
    /// A number that nothing says what it counts: "2 eggs", "flour 405".
    case number(String)
    /// Only a quantity.
    case quantity(String)
    /// The name of a shop, last of all lines.
    case shop(String)
    /// The same quantity of the same thing twice.
    case twice(String, String)
    /// A quantity that is on the list already.
    case instead(String, String, String)
    /// Several essentials have the name.
    case several(String)
    /// A sign that may say something.
    case sign(String)
    /// Cells of a table that are no quantity.
    case cells(String)

    /// What a line that became a name leaves open.
    init?(_ line: String, _ wish: Wish) {
        let words = Quantity.words(of: line)
        if words.isEmpty { return nil }
        if Quantity.isSum(line) {
            self = .quantity(line)
        } else if Shop.isOne(line) || ListHeading.isTitle(line) {
            self = .shop(line)
        } else if wish.isOneOfSeveral {
            self = .several(wish.words)
        } else if let replaced = wish.replaced {
            self = .instead(wish.existing?.name ?? wish.name, wish.quantity, replaced)
        } else if wish.existing == nil, BatchMark.hasNumber(wish.name) {
            self = .number(wish.title)
        } else if wish.existing == nil, ListSign.isLeft(in: wish.name) {
            self = .sign(wish.title)
        } else {
            return nil
        }
    }

    private static func hasNumber(_ name: String) -> Bool {
        let words = Quantity.words(of: name)
        return [words.first, words.last].contains { $0.map(Quantity.isBareNumber) == true }
            || name.unicodeScalars.contains { "0"..."9" ~= $0 || "¼"..."¾" ~= $0 }
    }

    var english: String {
        switch self {
        case .number(let name):
            "“\(name)”: the number is part of the name; “2 x” would make it a quantity."
        case .quantity(let text): "“\(text)” is only a quantity; it is taken for a name."
        case .shop(let name): "“\(name)” is taken for a thing; “\(name):” would be a heading."
        case .twice(let name, let quantity):
            "“\(name)”: \(quantity) stands there twice and is taken once."
        case .instead(let name, let new, let old): "“\(name)”: \(new) instead of \(old)."
        case .several(let name): "“\(name)”: several are called so; the first is taken."
        case .sign(let name): "“\(name)”: the sign is taken for part of the name."
        case .cells(let text): "“\(text)” is taken for one name."
        }
    }

    var german: String {
        switch self {
        case .number(let name):
            "„\(name)“: Die Zahl gehört zum Namen; „2 x“ wäre eine Menge."
        case .quantity(let text): "„\(text)“ ist nur eine Menge; sie gilt als Name."
        case .shop(let name): "„\(name)“ gilt als Vorrat; „\(name):“ wäre eine Überschrift."
        case .twice(let name, let quantity):
            "„\(name)“: \(quantity) steht zweimal da und gilt einmal."
        case .instead(let name, let new, let old): "„\(name)“: \(new) statt \(old)."
        case .several(let name): "„\(name)“: So heißen mehrere; es gilt das erste."
        case .sign(let name): "„\(name)“: Das Zeichen gilt als Teil des Namens."
        case .cells(let text): "„\(text)“ gilt als ein Name."
        }
    }

    var italian: String {
        switch self {
        case .number(let name):
            "«\(name)»: il numero fa parte del nome; «2 x» sarebbe una quantità."
        case .quantity(let text): "«\(text)» è solo una quantità; vale come nome."
        case .shop(let name): "«\(name)» vale come cosa; «\(name):» sarebbe un titolo."
        case .twice(let name, let quantity):
            "«\(name)»: \(quantity) compare due volte e vale una volta."
        case .instead(let name, let new, let old): "«\(name)»: \(new) invece di \(old)."
        case .several(let name): "«\(name)»: più cose si chiamano così; vale la prima."
        case .sign(let name): "«\(name)»: il segno vale come parte del nome."
        case .cells(let text): "«\(text)» vale come un nome solo."
        }
    }
}

/// Shops after which people call a list, or a part of one.
enum Shop {
    static func isOne(_ line: String) -> Bool { names.contains(line.folded) }

    private static let names: Set<String> = [
        "aldi", "aldi nord", "aldi sud", "dm", "edeka", "hofer", "kaufland", "lidl", "netto",
        "norma",
        "penny", "real", "rewe", "rossmann", "spar", "tegut", "migros", "denner", "billa", "asda",
        "costco", "kroger", "sainsbury's", "safeway", "target", "tesco", "trader joe's", "waitrose",
        "walmart", "whole foods", "carrefour", "conad", "coop", "esselunga", "eurospin", "pam",
    ]
}
