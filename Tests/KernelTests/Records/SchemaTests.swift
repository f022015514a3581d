import Kernel
import TestKit
import Testing

@Suite struct SchemaTests {
    @Test func `the sample is sound`() {
        #expect(Sample.schema.flaws == [])
        #expect(Sample.narrowSchema.flaws == [])
    }

    @Test func `a schema knows what belongs to a kind`() {
        let owned = Sample.schema.owned(by: Garden.kind).map { $0.kind.name }
        #expect(owned == ["bed", "rating"])
        #expect(Sample.schema.owned(by: Memo.kind).isEmpty)
        #expect(Sample.schema.kind("plant") === Plant.kind)
        #expect(Sample.schema.kind("spaceship") == nil)
    }

    @Test func `what is wrong with a declaration is found`() {
        let label = Sample.label("X")
        let name = Field("name", label, .line, .required)
        let owner = Field("owner", label, .reference(to: "broken", isOwner: true), .optional)
        let broken = Kind(
            "broken", label, plural: Label { _ in "" }, title: name,
            identity: [owner], order: [.ascending(Field("nothing", label, .line, .optional))],
            tallied: [name],
            fields: [
                name, Field("name", label, .line, .required), owner,
                Field("other", label, .reference(to: "nowhere", isOwner: false), .optional),
                Field("size", label, .integer(0...9), .defaults(to: .integer(10))),
            ])
        #expect(
            Schema([broken]).flaws == [
                "broken: the field name is declared twice",
                "broken: other: there is no kind nowhere",
                "broken: size: the default isn't allowed",
                "broken: there is no field nothing",
                "broken: owner is no required reference",
                "broken: name can't be tallied",
                "broken: no label in english", "broken: no label in german",
                "broken: no label in italian",
                "broken belongs to itself",
            ])
    }
}
