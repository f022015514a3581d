/// How two values stand to each other in an order.
enum Comparison {
    case before, same, after

    init<T: Comparable>(_ a: T, _ b: T) {
        self = a < b ? .before : a == b ? .same : .after
    }

    /// By UTF-8, as SQLite compares.
    init(folded a: String, _ b: String) {
        var (a, b) = (a, b)
        self = a.withUTF8 { a in b.withUTF8 { b in Comparison(a, b) } }
    }

    private init(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) {
        for index in 0..<min(a.count, b.count) where a[index] != b[index] {
            self = a[index] < b[index] ? .before : .after
            return
        }
        self.init(a.count, b.count)
    }

    /// Two values of one field; absent comes first, choices in their declared order.
    init(_ a: Value?, _ b: Value?, _ field: Field) {
        switch (a, b) {
        case (nil, nil): self = .same
        case (nil, _): self = .before
        case (_, nil): self = .after
        case (.integer(let a), .integer(let b)): self.init(a, b)
        case (.decimal(let a), .decimal(let b)): self.init(a, b)
        case (.boolean(let a), .boolean(let b)): self.init(a ? 1 : 0, b ? 1 : 0)
        case (.date(let a), .date(let b)): self.init(a, b)
        case (.time(let a), .time(let b)): self.init(a, b)
        case (.instant(let a), .instant(let b)): self.init(a, b)
        case (.reference(let a), .reference(let b)): self.init(a, b)
        case (.choice(let a), .choice(let b)): self.init(field.rank(a), field.rank(b))
        default: self = .same
        }
    }
}

extension Field {
    /// The position of a choice among those allowed; -1 for one that isn't.
    package func rank(_ choice: String) -> Int {
        type.choices.firstIndex { $0.name == choice } ?? -1
    }
}

extension Value {
    /// The name under which records with this value are counted.
    package var tallyName: String? {
        switch self {
        case .choice(let name): name
        case .boolean(let flag): flag ? "true" : "false"
        default: nil
        }
    }
}
