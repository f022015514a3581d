import AllTrackers
import Grades
import Kernel
import Projects
import TestKit
import Testing

/// What moves takes along what belongs to it, and one undo takes everything back.
struct MovingTests {
    private let device: Device

    init() throws {
        device = try Device(
            1, MemoryStore(AllTrackers.declarations.schema).store,
            AllTrackers.declarations.rulebook)
    }

    private var book: Book { device.book }

    private func add(_ draft: Draft) throws -> RecordID {
        device.wait(1_000)
        return try #require(try book.commit(draft).ids.first)
    }

    private func project(_ title: String, levels: Int64 = 4) throws -> RecordID {
        try add(Draft(Project.kind).setting(Project.title, title).setting(Project.levels, levels))
    }

    private func quality(_ title: String, in project: RecordID) throws -> RecordID {
        try add(Draft(Quality.kind).setting(Quality.project, project).setting(Quality.title, title))
    }

    /// The visible scores of an item: titles of qualities and values.
    private func scores(of item: RecordID) throws -> [String] {
        try book.records(Score.kind, where: [Score.item == item]).map {
            let quality = try book.visible(Quality.kind, $0[Score.quality])
            return "\(quality.title) \($0.optional(Score.value) ?? 0)"
        }.sorted()
    }

    @Test func `an item that goes to another project keeps the scores that fit there`() throws {
        let (old, new) = (try project("Old"), try project("New", levels: 3))
        let (ease, price) = (try quality("Ease", in: old), try quality("Price", in: old))
        let high = try quality("High", in: old)
        _ = try (quality("ease", in: new), quality("High", in: new))
        let item = try add(Draft(Item.kind).setting(Item.project, old).setting(Item.title, "Shop"))
        for (quality, value) in [(ease, 2), (price, 1), (high, 4)] as [(RecordID, Int64)] {
            _ = try add(Score.draft(item, quality, value))
        }
        device.wait(1_000)
        let stamp = try #require(
            try book.commit(Draft(Item.kind, item).setting(Item.project, new)).stamp)
        #expect(try scores(of: item) == ["ease 2"])
        #expect(try book.concerns().isEmpty)
        device.wait(1_000)
        try book.undo(stamp)
        #expect(try scores(of: item) == ["Ease 2", "High 4", "Price 1"])
        #expect(try book.visible(Item.kind, item)[Item.project] == old)
        #expect(try book.concerns().isEmpty)
    }

    @Test func `a quality that goes to another project leaves its comparisons`() throws {
        let (old, new) = (try project("Old"), try project("New"))
        let (ease, price) = (try quality("Ease", in: old), try quality("Price", in: old))
        _ = try add(
            Draft(Judgement.kind).setting(Judgement.quality, ease).setting(Judgement.over, price)
                .setting(Judgement.strength, 2))
        device.wait(1_000)
        try book.commit(Draft(Quality.kind, ease).setting(Quality.project, new))
        #expect(try book.records(Judgement.kind).isEmpty)
        #expect(try book.concerns().isEmpty)
    }

    private func course(_ name: String) throws -> RecordID {
        try add(Draft(Course.kind).setting(Course.name, name))
    }

    private func group(_ name: String, _ course: RecordID) throws -> RecordID {
        try add(
            Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, name))
    }

    private func work(_ name: String, _ course: RecordID, _ group: RecordID) throws -> RecordID {
        try add(
            Draft(Assignment.kind).setting(Assignment.course, course)
                .setting(Assignment.name, name).setting(Assignment.weightGroup, group))
    }

    @Test func `work that goes to another course finds its group there and takes notes along`()
        throws
    {
        let (old, new) = (try course("Old"), try course("New"))
        let (exams, labs) = (try group("Exams", old), try group("Labs", old))
        let there = try group("exams", new)
        let (final, lab) = (try work("Final", old, exams), try work("Lab 1", old, labs))
        let note = try add(
            Draft(Note.kind).setting(Note.name, "Ask").setting(Note.course, old)
                .setting(Note.assignment, final))
        device.wait(1_000)
        let stamp = try #require(
            try book.commit([
                Draft(Assignment.kind, final).setting(Assignment.course, new),
                Draft(Assignment.kind, lab).setting(Assignment.course, new),
            ]).stamp)
        let moved = try book.visible(Assignment.kind, final)
        #expect(moved.optional(Assignment.weightGroup) == there)
        #expect(
            try book.visible(Assignment.kind, lab).optional(Assignment.weightGroup) == nil)
        #expect(try book.visible(Note.kind, note).optional(Note.course) == new)
        device.wait(1_000)
        try book.undo(stamp)
        #expect(try book.visible(Assignment.kind, final).optional(Assignment.weightGroup) == exams)
        #expect(try book.visible(Note.kind, note).optional(Note.course) == old)
    }

    @Test func `a weight group that goes to another course takes its work along`() throws {
        let (old, new) = (try course("Old"), try course("New"))
        let exams = try group("Exams", old)
        let final = try work("Final", old, exams)
        let note = try add(
            Draft(Note.kind).setting(Note.name, "Ask").setting(Note.course, old)
                .setting(Note.assignment, final))
        device.wait(1_000)
        try book.commit(Draft(WeightGroup.kind, exams).setting(WeightGroup.course, new))
        let moved = try book.visible(Assignment.kind, final)
        #expect(moved[Assignment.course] == new)
        #expect(moved.optional(Assignment.weightGroup) == exams)
        #expect(try book.visible(Note.kind, note).optional(Note.course) == new)
        #expect(try book.concerns().isEmpty)
    }

    @Test func `a note follows its work, or leaves it with its course`() throws {
        let (old, new) = (try course("Old"), try course("New"))
        let final = try work("Final", old, try group("Exams", old))
        let note = try add(
            Draft(Note.kind).setting(Note.name, "Ask").setting(Note.course, old)
                .setting(Note.assignment, final))
        device.wait(1_000)
        try book.commit(
            Draft(Note.kind, note).setting(Note.course, new).setting(Note.assignment, final))
        #expect(try book.visible(Note.kind, note).optional(Note.assignment) == nil)
        device.wait(1_000)
        try book.commit(Draft(Note.kind, note).setting(Note.assignment, final))
        #expect(try book.visible(Note.kind, note).optional(Note.course) == old)
    }
}
