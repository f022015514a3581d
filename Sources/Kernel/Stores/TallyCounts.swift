/// How many visible records of a kind have each value of its tallied fields.
struct TallyCounts {
    /// The positions of the tallied fields.
    private let fields: [Int]
    private var counts: [[String: Int]]

    init(_ kind: Kind) {
        fields = kind.tallied.compactMap { kind.index(of: $0) }
        counts = Array(repeating: [:], count: fields.count)
    }

    func isCounted(_ field: Int) -> Bool {
        fields.contains(field)
    }

    /// The counts of one field; nothing when it isn't tallied.
    subscript(field: Int) -> [String: Int]? {
        fields.firstIndex(of: field).map { counts[$0] }
    }

    /// Counts a record in or out by all its tallied fields.
    mutating func add(_ difference: Int, _ record: Record) {
        for field in fields { add(difference, record, field) }
    }

    /// Counts a record in or out by one field.
    mutating func add(_ difference: Int, _ record: Record, _ field: Int) {
        guard let position = fields.firstIndex(of: field),
            let name = record.value(at: field)?.tallyName
        else { return }
        let count = (counts[position][name] ?? 0) + difference
        counts[position][name] = count == 0 ? nil : count
    }
}
