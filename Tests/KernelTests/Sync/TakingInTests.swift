import Kernel
import TestKit
import Testing

/// What it costs to put aside and take in much at once.
@Suite struct TakingInTests {
    private let day = 86_400_000

    /// How much a store is asked for while so many changes are put aside, and then taken in.
    ///
    /// - Parameter areOne: Whether they are all of one action.
    private func work(
        _ changes: Int, areOne: Bool, _ takeIn: (Device) throws -> Void
    ) throws -> Int {
        var work = 0
        let device = try Device(1, MemoryStore(Sample.schema).store.counted { work += $0 })
        let runs = (0..<changes).map { number in
            let stamp = Stamp.at(5 * day + (areOne ? 0 : number), node: 7)
            return Parcel.Run(
                undoes: nil,
                changes: [
                    .of(
                        Garden.kind, .numbered(UInt64(number)), at: stamp,
                        ["name": .text("\(number)"), "detail": .text("")])
                ])
        }
        try device.store.take(runs, now: device.now)
        try takeIn(device)
        #expect(try device.store.count(Query(Garden.kind)) == changes)
        return work
    }

    @Test(arguments: [true, false])
    func `twice as much that comes in by itself costs twice as much`(areOne: Bool) throws {
        let costs = try [150, 300].map { changes in
            try work(changes, areOne: areOne) { try $0.store.takeDue($0.now + 6 * day) }
        }
        #expect(costs[1] < 3 * costs[0], "\(costs)")
    }

    @Test(arguments: [true, false])
    func `twice as much that is taken in on request costs twice as much`(areOne: Bool) throws {
        let costs = try [150, 300].map { changes in
            try work(changes, areOne: areOne) { _ = try $0.book.takeInFarActions() }
        }
        #expect(costs[1] < 3 * costs[0], "\(costs)")
    }
}
