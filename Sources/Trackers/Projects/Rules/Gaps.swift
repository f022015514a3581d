import Kernel

/// What keeps items of a measured project from being ranked: named, never guessed.
struct Gaps {
    /// Cells without a number, item by item.
    private(set) var missing: [(item: RecordID, quality: RecordID)] = []
    /// Qualities with numbers that the normalization can't take, such as what isn't above zero.
    private(set) var unusable: [RecordID] = []

    init(_ comparison: Comparison) {
        for (column, criterion) in zip(comparison.columns, comparison.criteria)
        where column.isMeasured && !column.isUsable {
            unusable.append(criterion.id)
        }
        for (index, option) in comparison.options.enumerated() {
            for (column, criterion) in zip(comparison.columns, comparison.criteria)
            where column.isMeasured && column.gains[index] == nil {
                missing.append((option.id, criterion.id))
            }
        }
    }
}
