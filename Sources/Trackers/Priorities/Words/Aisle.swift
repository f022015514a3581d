import Kernel

/// The aisles that shops have, in the order in which many have them.
package enum Aisle: String, CaseIterable {
    case produce, bakery, dairy, meat, frozen, pantry, tins, spices, breakfast, hotDrinks, sweets
    case drinks, household, body, baby, pets

    var label: Label { PrioritiesText.aisleName(self) }

    /// What stands there, in words of the language: parted by commas, folded when it is read.
    var goods: Label { PrioritiesText.aisleGoods(self) }

    /// The aisle that somebody's words for one mean, in any language.
    static func named(_ words: String, in language: Language) -> Aisle? {
        allCases.first { language($0.label).folded == words.folded }
    }
}
