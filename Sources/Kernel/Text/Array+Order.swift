extension Array {
    /// The elements in an order. All kinds of elements share one sorting of positions, which keeps
    /// the module for the browser small.
    package func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        positions(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    }
}

/// The positions below `count`, sorted.
@inline(never)
private func positions(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    Array(0..<count).sorted(by: precedes)
}
