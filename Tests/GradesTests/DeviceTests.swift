import AllTrackers
import Grades
import Kernel
import TestKit
import Testing

/// Several devices with one course.
@Suite(.namingCases) struct DeviceTests {
    private func device(_ node: UInt64) throws -> Device {
        let declarations = AllTrackers.declarations
        return try Device(node, MemoryStore(declarations.schema).store, declarations.rulebook)
    }

    private func devices() throws -> (phone: Device, laptop: Device) {
        (try device(1), try device(2))
    }

    @Test func `two devices enter different scores and both survive`() throws {
        let (phone, laptop) = try devices()
        let course = try phone.add(Course.kind, ["name": .text("Algorithms")])
        let works = try ["Midterm", "Final"].map { name in
            try phone.add(
                Assignment.kind, ["course": .reference(course), "name": .text(name)])
        }
        try laptop.read(from: phone)
        try phone.set(Assignment.kind, works[0], ["earned": .decimal(90)])
        try laptop.set(Assignment.kind, works[1], ["earned": .decimal(70)])
        try phone.read(from: laptop)
        try laptop.read(from: phone)
        for device in [phone, laptop] {
            let record = try #require(try device.record(Course.kind, course))
            let figures = try Course.rules.figures?(record, device.book)
            #expect(figures?["current"]?["percent"] == .number("80"))
        }
        #expect(try phone.store.digest() == laptop.store.digest())
    }

    @Test func `courses that two devices made a circle can be changed in all else`() throws {
        let (phone, laptop) = try devices()
        let first = try phone.add(Course.kind, ["name": .text("Logic")])
        let second = try phone.add(Course.kind, ["name": .text("Logic II")])
        try laptop.read(from: phone)
        try phone.set(Course.kind, first, ["repeats": .reference(second)])
        try laptop.set(Course.kind, second, ["repeats": .reference(first)])
        try phone.read(from: laptop)
        try phone.set(Course.kind, first, ["professor": .text("Gödel")])
        #expect(try phone.record(Course.kind, first)?[Course.professor] == "Gödel")
        #expect(throws: BookError.self) {
            let third = try phone.add(Course.kind, ["name": .text("Logic III")])
            try phone.set(Course.kind, third, ["repeats": .reference(third)])
        }
    }
}

@Suite struct ScaleSlopeTests {
    @Test func `between two letters points grow in a straight line`() throws {
        let scale = Scale([
            Scale.Step(letter: "A", from: 90, points: 4),
            Scale.Step(letter: "B", from: 80, points: 3),
            Scale.Step(letter: "F", from: 0, points: 0),
        ])
        #expect(scale.slope(at: 85) == ratio(1, 10))
        #expect(scale.slope(at: 80) == ratio(1, 10))
        #expect(scale.slope(at: 40) == ratio(3, 80))
        #expect(scale.slope(at: 95) == 0)
        #expect(Scale([], pointsArePercent: true).slope(at: 50) == 1)
        #expect(Scale([Scale.Step(letter: "P", from: 0, points: nil)]).slope(at: 50) == nil)
    }
}
