package import Kernel

/// An assignment as the arithmetic sees it.
package final class Work: Sendable {
    package let id: RecordID
    package let group: RecordID?
    /// `nil` while there is no score.
    package let earned: Rational?
    package let total: Rational
    /// Neither disabled nor excused.
    package let counts: Bool
    package let extraCredit: Bool
    package let neverDrop: Bool

    package init(
        id: RecordID, group: RecordID? = nil, earned: Rational?, total: Rational = 100,
        counts: Bool = true, extraCredit: Bool = false, neverDrop: Bool = false
    ) {
        self.id = id
        self.group = group
        self.earned = earned
        self.total = total
        self.counts = counts
        self.extraCredit = extraCredit
        self.neverDrop = neverDrop
    }

    package var isOpen: Bool { counts && earned == nil }

    /// The same with another score.
    package func scored(_ earned: Rational?) -> Work {
        Work(
            id: id, group: group, earned: earned, total: total, counts: counts,
            extraCredit: extraCredit, neverDrop: neverDrop)
    }
}

/// A weight group as the arithmetic sees it.
package struct GroupRule: Sendable {
    /// `nil` for what is in no group.
    package var id: RecordID?
    /// `nil` for what is in no group of a course that has groups: it doesn't count when weighted.
    package var weight: Rational?
    package var dropLowest: Int
    package var dropHighest: Int

    package init(
        id: RecordID?, weight: Rational? = 1, dropLowest: Int = 0, dropHighest: Int = 0
    ) {
        self.id = id
        self.weight = weight
        self.dropLowest = dropLowest
        self.dropHighest = dropHighest
    }
}

/// How a course is graded, and all its work.
package struct Gradebook: Sendable {
    package var method: GradingMethod
    package var weighting: Weighting
    /// Those of the course, then what is in no group, if there is any.
    package let groups: [GroupRule]
    /// The work of each group.
    package var members: [[Work]]

    package init(
        method: GradingMethod = .points, weighting: Weighting = .normalized,
        groups: [GroupRule], works: [Work]
    ) {
        self.method = method
        self.weighting = weighting
        var positions: [RecordID: Int] = [:]
        for (index, group) in groups.enumerated() { if let id = group.id { positions[id] = index } }
        var members = Array(repeating: [Work](), count: groups.count)
        var loose: [Work] = []
        for work in works {
            if let position = work.group.flatMap({ positions[$0] }) {
                members[position].append(work)
            } else {
                loose.append(work)
            }
        }
        let rest = GroupRule(id: nil, weight: groups.isEmpty ? 1 : nil)
        self.groups = loose.isEmpty ? groups : groups + [rest]
        self.members = loose.isEmpty ? members : members + [loose]
    }

    package var works: [Work] { members.flatMap { $0 } }

    /// The same with the scores of some assignments replaced.
    package func replacing(_ scores: [RecordID: Rational?]) -> Gradebook {
        var book = self
        for group in members.indices {
            for index in members[group].indices {
                if let score = scores[members[group][index].id] {
                    book.members[group][index] = members[group][index].scored(score)
                }
            }
        }
        return book
    }
}
