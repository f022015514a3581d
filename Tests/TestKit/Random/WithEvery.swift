package import Testing

/// The cases that a test is in the middle of.
enum Trail {
    @TaskLocal static var cases: [String] = []
}

/// Runs `body` with every element, one after another; in a suite with the trait `.namingCases`,
/// what fails names the element, and those of the loops around it.
///
///     withEvery("seed", in: 0..<100) { seed in … }
package func withEvery<Elements: Sequence>(
    _ name: String, in elements: Elements, _ body: (Elements.Element) throws -> Void
) rethrows {
    for element in elements {
        let cases = Trail.cases + ["\(name): \(element)"]
        try Trail.$cases.withValue(cases) { try body(element) }
    }
}

/// Runs `body` with dice of so many different seeds.
package func withDice(_ count: Int, _ body: (inout Dice) throws -> Void) rethrows {
    try withEvery("seed", in: 0..<UInt64(count)) { seed in
        var dice = Dice(seed: seed)
        try body(&dice)
    }
}

extension Trait where Self == IssueHandlingTrait {
    /// Adds to whatever fails the cases in which it fails.
    package static var namingCases: Self {
        .compactMapIssues { issue in
            var named = issue
            let cases = Trail.cases.map { Comment(rawValue: $0) }
            named.comments += cases.filter { !issue.comments.contains($0) }
            return named
        }
    }
}
