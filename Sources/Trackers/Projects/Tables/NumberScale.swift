import Kernel

/// A scale that bare numbers of a table share though they are no whole numbers from 1: from −2 to +2
/// around a datum, from 0 to 5, or with half points.
///
/// One scale for all of them, so that levels lie as far apart in one column as in another.
struct NumberScale {
    /// What the worst step is, in halves.
    private let least: Int
    /// How far steps are apart, in halves.
    private let step: Int
    let steps: Int
    /// Whether 0 counts as 1, since from 0 to 10 there is one step more than there are levels.
    private var startsAtZero = false

    /// `nil` unless at least two columns share one, and need it.
    init?(_ columns: [[Decimal]]) {
        let halves = columns.map { $0.map { NumberScale.halves($0) } }
        let small = halves.filter {
            !$0.isEmpty && $0.allSatisfy { $0.map { -8...20 ~= $0 } ?? false }
        }
        let all = small.map { $0.compactMap { $0 } }
        guard let scale = Self.datum(all) ?? Self.zero(all) ?? Self.points(all),
            halves.count(where: { scale.hasAll($0) }) > 1
        else { return nil }
        self = scale
    }

    private init(least: Int, step: Int, steps: Int) {
        (self.least, self.step, self.steps) = (least, step, steps)
    }

    /// As far below nothing as above it, as better and worse than a datum.
    private static func datum(_ columns: [[Int]]) -> NumberScale? {
        let beside = columns.filter { $0.contains { $0 <= 0 } }.flatMap { $0 }
        guard beside.contains(where: { $0 < 0 }), beside.allSatisfy({ $0 % 2 == 0 }) else {
            return nil
        }
        let most = beside.reduce(0) { max($0, abs($1)) } / 2
        return most <= 4 ? NumberScale(least: -2 * most, step: 2, steps: 2 * most + 1) : nil
    }

    /// From nothing on, to five where that is enough.
    private static func zero(_ columns: [[Int]]) -> NumberScale? {
        let all = columns.flatMap { $0 }
        guard all.contains(0), all.allSatisfy({ $0 % 2 == 0 && 0...20 ~= $0 }) else { return nil }
        if all.contains(20) { return tens(all) }
        let most = all.reduce(0, max) / 2
        return most < 2 ? nil : NumberScale(least: 0, step: 2, steps: most <= 5 ? 6 : 10)
    }

    /// From nothing to ten, where no 1 would become the same level as 0.
    private static func tens(_ halves: [Int]) -> NumberScale? {
        if halves.contains(2) { return nil }
        var scale = NumberScale(least: 2, step: 2, steps: 10)
        scale.startsAtZero = true
        return scale
    }

    /// Half points up to five.
    private static func points(_ columns: [[Int]]) -> NumberScale? {
        let all = columns.flatMap { $0 }
        guard all.contains(where: { $0 % 2 != 0 }), all.allSatisfy({ 1...10 ~= $0 }) else {
            return nil
        }
        return NumberScale(least: 1, step: 1, steps: 10)
    }

    /// Whether its steps are evenly apart among so many levels.
    func fits(_ levels: Int) -> Bool { (levels - 1) % (steps - 1) == 0 }

    /// For each number its step from 0; `nil` where one is none.
    func places(_ numbers: [Decimal?]) -> [Int?]? {
        let places = numbers.map { $0.map { place(NumberScale.halves($0)) } }
        return places.contains { $0 == .some(nil) } ? nil : places.map { $0 ?? nil }
    }

    private func place(_ halves: Int?) -> Int? {
        if startsAtZero, halves == 0 { return 0 }
        guard let halves, (halves - least) % step == 0 else { return nil }
        let place = (halves - least) / step
        return 0..<steps ~= place ? place : nil
    }

    private func hasAll(_ halves: [Int?]) -> Bool {
        !halves.isEmpty && halves.allSatisfy { place($0) != nil }
    }

    /// `nil` for anything but small whole and half numbers.
    private static func halves(_ number: Decimal) -> Int? {
        let parts = number.canonical.utf8.split(separator: UInt8(ascii: "."))
        guard let whole = parts.first.flatMap({ Int(String(Substring($0))) }), abs(whole) <= 100
        else { return nil }
        if parts.count == 1 { return 2 * whole }
        guard parts.count == 2, parts[1].elementsEqual([UInt8(ascii: "5")]) else { return nil }
        return number.isNegative ? 2 * whole - 1 : 2 * whole + 1
    }
}
