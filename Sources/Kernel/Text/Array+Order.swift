extension Array {
    /// The elements in an order. All kinds of elements share one sorting of positions, which keeps
    /// the module for the browser small.
    package func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        positions(count) { precedes(self[Int($0)], self[Int($1)]) }.map { self[Int($0)] }
    }
}

/// The positions below `count`, sorted.
@inline(never)
private func positions(_ count: Int, _ precedes: (Int32, Int32) -> Bool) -> [Int32] {
    (0..<Int32(truncatingIfNeeded: count)).sorted(by: precedes)
}
