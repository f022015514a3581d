import Kernel

/// The words of the projects' screens.
enum Words {
    static func level(_ priority: Int64) -> Label {
        switch priority {
        case ..<2: low
        case 2: medium
        default: high
        }
    }

    static func priority(_ priority: Int64) -> Label {
        Label { language in
            language(itemPriority) + ": " + language(level(priority))
        }
    }

    /// In Saaty's words for 3, 5, 7 and 9.
    static func matters(_ times: Int) -> Label {
        switch times {
        case ..<4: aLittleMore
        case ..<6: clearlyMore
        case ..<8: muchMore
        default: farMore
        }
    }

    /// The first few of several: "A, B, C, D and 2 more".
    static func first(_ names: [String]) -> Label {
        Label { $0.list(Array(names.prefix(4)), of: names.count) }
    }
}

extension Language {
    /// The first of several: "A, B and C", "A, B, C and 2 more".
    func list(_ first: [String], of count: Int) -> String {
        guard count > first.count else { return list(first) }
        return first.joined(separator: ", ") + " " + self(Words.more(count - first.count))
    }
}
