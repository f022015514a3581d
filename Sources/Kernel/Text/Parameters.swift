/// Names with values in the order they came, as in a query string or a form.
///
/// A name may come several times, as the checked boxes of one list do.
package struct Parameters: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    package var pairs: [(name: String, value: String)]
    /// How whoever typed the values writes numbers.
    package var style = NumberStyle.bothDecimal

    package init(_ pairs: [(name: String, value: String)]) {
        self.pairs = pairs
    }

    package init(dictionaryLiteral elements: (String, String)...) {
        pairs = elements.map { (name: $0.0, value: $0.1) }
    }

    package var isEmpty: Bool { pairs.isEmpty }

    /// The first value of `name`.
    package subscript(name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }

    /// Every value of `name`.
    package func all(_ name: String) -> [String] {
        pairs.filter { $0.name == name }.map { $0.value }
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.pairs.count == b.pairs.count
            && zip(a.pairs, b.pairs).allSatisfy {
                $0.0.name == $0.1.name && $0.0.value == $0.1.value
            }
    }

    package func hash(into hasher: inout Hasher) {
        for (name, value) in pairs {
            hasher.combine(name)
            hasher.combine(value)
        }
    }
}
