/// An order in which functions that are alike stand close to each other.
///
/// What the functions share are pieces of a few bytes. The functions are halved, again and again,
/// such that as few pieces as possible are needed on both sides: “Compressing Graphs and Indexes
/// with Recursive Graph Bisection”, Dhulipala et al., 2016.
struct Likeness {
    /// Bytes in a piece.
    private static let length = 4
    /// How often functions change sides before their part is halved.
    private static let rounds = 30

    /// The pieces in each function that others have, too.
    private var pieces: [[Int32]]
    /// On how many functions of the left and of the right side a piece is.
    private var left: [Int32] = []
    private var right: [Int32] = []
    /// What it costs that so many functions of a side have a piece.
    private let costs: [Float]
    private var random = Chance()

    init(_ functions: [ArraySlice<UInt8>]) {
        pieces = Array(repeating: [], count: functions.count)
        costs = (0..<functions.count + 2).map { -Float($0) * Likeness.logarithm($0 + 1) }
        let found = Likeness.found(in: functions)
        var start = 0
        while start < found.count {
            let end = found[start...].firstIndex { $0 >> 32 != found[start] >> 32 } ?? found.count
            if end - start > 1 { share(found[start..<end]) }
            start = end
        }
    }

    /// Which piece is in which function, the piece in the upper half, in ascending order.
    private static func found(in functions: [ArraySlice<UInt8>]) -> [UInt64] {
        var found: [UInt64] = []
        for (index, body) in functions.enumerated() {
            var piece: UInt32 = 0
            for (place, byte) in body.enumerated() {
                piece = piece << 8 | UInt32(byte)
                if place >= length - 1 { found.append(UInt64(piece) << 32 | UInt64(index)) }
            }
        }
        found.sort()
        return found
    }

    private mutating func share(_ found: ArraySlice<UInt64>) {
        var last = -1
        for each in found where Int(each & 0xffff_ffff) != last {
            last = Int(each & 0xffff_ffff)
            pieces[last].append(Int32(left.count))
        }
        left.append(0)
        right.append(0)
    }

    /// The logarithm to the base of 2, between powers of it along straight lines.
    private static func logarithm(_ number: Int) -> Float {
        let number = Float(number)
        return Float(number.exponent) + number.significand - 1
    }
}

extension Likeness {
    /// The functions given, put into order.
    mutating func order(_ functions: [Int]) -> [Int] {
        guard functions.count > 2 else { return functions }
        var sides = (0..<functions.count).map { $0 >= functions.count / 2 }
        var round = 0
        while round < Likeness.rounds, exchange(functions, &sides) { round += 1 }
        let parts = [false, true].map { side in
            functions.indices.filter { sides[$0] == side }.map { functions[$0] }
        }
        return order(parts[0]) + order(parts[1])
    }

    /// Lets functions change sides in pairs while that makes the sides differ more.
    ///
    /// - Returns: whether any did.
    private mutating func exchange(_ functions: [Int], _ sides: inout [Bool]) -> Bool {
        count(functions, sides, 1)
        let gains = functions.indices.map { gain(functions[$0], sides[$0]) }
        count(functions, sides, 0)
        let leaving = [false, true].map { side in
            functions.indices.filter { sides[$0] == side }
                .sorted { (gains[$0], $1) > (gains[$1], $0) }
        }
        var exchanged = false
        for (one, other) in zip(leaving[0], leaving[1]) {
            guard gains[one] + gains[other] > 0 else { break }
            // Now and then a pair stays, or functions that like each other change sides forever.
            guard random.next() % 8 > 0 else { continue }
            sides[one] = true
            sides[other] = false
            exchanged = true
        }
        return exchanged
    }

    /// Counts the functions that have a piece, or with 0 forgets them.
    private mutating func count(_ functions: [Int], _ sides: [Bool], _ one: Int32) {
        for (function, side) in zip(functions, sides) {
            for piece in pieces[function] {
                if side {
                    right[Int(piece)] = right[Int(piece)] * one + one
                } else {
                    left[Int(piece)] = left[Int(piece)] * one + one
                }
            }
        }
    }

    /// What is gained when a function changes sides.
    private func gain(_ function: Int, _ side: Bool) -> Float {
        var gain: Float = 0
        for piece in pieces[function] {
            let here = Int(side ? right[Int(piece)] : left[Int(piece)])
            let there = Int(side ? left[Int(piece)] : right[Int(piece)])
            gain += costs[here] + costs[there] - costs[here - 1] - costs[there + 1]
        }
        return gain
    }
}

/// The same numbers every time, so that the same module comes out.
struct Chance {
    private var state: UInt32 = 1

    mutating func next() -> UInt32 {
        state = state &* 1_664_525 &+ 1_013_904_223
        return state >> 16
    }
}
