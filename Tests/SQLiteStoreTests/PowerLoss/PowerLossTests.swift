import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite(.namingCases) struct PowerLossTests {
    /// What was left of a book after the power failed at some moment.
    private struct Outcome {
        /// The writes that had returned by then.
        let acknowledged: Int
        let kept: [String]
        let problems: [Problem]
    }

    private func garden(_ number: Int) -> Change {
        .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(number),
            ["name": .text("\(number)"), "detail": .text(String(repeating: "x", count: 500))])
    }

    /// Writes to a book until the power fails after `fuse` operations of the disk, then opens what
    /// is left.
    private func outcome(_ dice: Dice, fuse: Int, synchronous: String) throws -> Outcome {
        let acknowledged: Int
        let disk = LossyDisk(fuse: fuse, dice)
        do {
            let door = LossyDoor(disk)
            defer { withExtendedLifetime(door) {} }
            acknowledged = try write(until: disk, door, synchronous)
        }
        let door = LossyDoor(LossyDisk(disk.remains ?? [:], dice))
        defer { withExtendedLifetime(door) {} }
        let store = try SQLiteStore.open(
            Connection("book", .creating, disk: door.name), Sample.schema)
        return Outcome(
            acknowledged: acknowledged,
            kept: try store.records(Query(Garden.kind, order: [])).map(\.title),
            problems: try store.check())
    }

    private func write(
        until disk: LossyDisk, _ door: LossyDoor, _ synchronous: String
    ) throws -> Int {
        let store = try SQLiteStore.open(
            Connection("book", .creating, disk: door.name), Sample.schema)
        try store.connection.execute(
            "PRAGMA synchronous = \(synchronous); PRAGMA wal_autocheckpoint = 40")
        var number = 0
        while disk.remains == nil {
            _ = try store.append([garden(number)], undoing: nil)
            if disk.remains == nil { number += 1 }
        }
        return number
    }

    @Test func `no acknowledged write is lost, whenever the power fails`() throws {
        try withDice(100) { dice in
            let fuse = dice.roll(1_000)
            let outcome = try outcome(dice, fuse: fuse, synchronous: "FULL")
            let names = (0..<outcome.kept.count).map { String($0) }
            #expect(outcome.kept == names, "whole writes, in their order")
            #expect(outcome.kept.count >= outcome.acknowledged, "\(fuse)")
            #expect(outcome.kept.count <= outcome.acknowledged + 1)
            #expect(outcome.problems == [])
        }
    }

    /// That the disk really forgets, and the test above really tests.
    @Test func `without syncing every commit, acknowledged writes are lost`() throws {
        var lost = 0
        try withDice(8) { dice in
            let fuse = 700 + dice.roll(200)
            let outcome = try outcome(dice, fuse: fuse, synchronous: "NORMAL")
            lost += outcome.acknowledged - outcome.kept.count
            #expect(outcome.problems == [])
        }
        #expect(lost > 0)
    }
}
