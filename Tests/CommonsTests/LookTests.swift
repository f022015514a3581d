import AllTrackers
import Grades
import Kernel
import Priorities
import Projects
import TestKit
import Testing

/// What merging leaves to decide is shown, never hidden, and settled by ordinary actions.
struct LookTests {
    private let phone: Device
    private let laptop: Device

    init() throws {
        let declarations = AllTrackers.declarations
        let (schema, rulebook) = (declarations.schema, declarations.rulebook)
        phone = try Device(1, MemoryStore(schema).store, rulebook)
        laptop = try Device(2, MemoryStore(schema).store, rulebook)
    }

    private func exchange() throws {
        try laptop.read(from: phone)
        try phone.read(from: laptop)
    }

    private func commit(_ device: Device, _ draft: Draft) throws -> RecordID {
        device.wait(1_000)
        return try #require(try device.book.commit(draft).ids.first)
    }

    private func concerns(_ device: Device) throws -> [Concern] { try device.book.concerns() }

    private func visitor(_ device: Device) -> Visitor {
        Visitor(AllTrackers.app(), device.store)
    }

    @Test func `what a phone with a wrong clock wrote is named, and taken in by a button`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let host = SyncHost(MemoryStore(phone.store.schema).store)
        try phone.sync(with: host)
        let far = Stamp.at(20 * 365 * 86_400_000, node: 77)
        try host.store.append(.of(Project.kind, garden, at: far, ["title": .text("Far garden")]))
        try phone.sync(with: host)
        let page = visitor(phone)
        #expect(page.get("/settings").text.contains("1 needs a look"))
        let look = page.get("/settings/look").text
        #expect(look.contains("Far garden") && look.contains("2045"))
        #expect(!look.contains("No other clock has agreed"))
        try phone.store.set(Setting.agreed.rawValue, nil)
        let alone = page.get("/settings/look").text
        #expect(alone.contains("No other clock has agreed with the one here since this came."))
        #expect(page.get("/").status == 200)
        let done = page.send("/settings/look", ["do": "takeIn", "return": "/settings/look"]).text
        #expect(done.contains("All is well"))
        #expect(try phone.record(Project.kind, garden)?.title == "Far garden")
        #expect(try phone.record(Project.kind, garden)?.modifiedAt ?? far.instant <= page.now)
    }

    @Test func `a phone whose own clock is behind says so, in one sentence, and takes nothing in`()
        throws
    {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let host = SyncHost(MemoryStore(phone.store.schema).store)
        try phone.sync(with: host)
        let right = Instant(milliseconds: phone.now.milliseconds + 3 * 86_400_000)
        host.now = right
        for (number, name) in ["Plot", "Yard", "Park"].enumerated() {
            let stamp = Stamp(
                time: UInt64(right.milliseconds + Int64(number)) << 16, node: 77)
            try host.store.append(.of(Project.kind, garden, at: stamp, ["title": .text(name)]))
        }
        let far = Stamp.at(20 * 365 * 86_400_000, node: 78)
        try host.store.append(.of(Project.kind, garden, at: far, ["detail": .text("Far")]))
        try phone.sync(with: host)
        let page = visitor(phone)
        page.now = phone.now
        page.sync = try phone.status
        let look = page.get("/settings/look").text
        #expect(
            look.contains(
                "clock is 3 days behind the server’s. Once the wrong one is right, all of this counts: Park."
            ))
        #expect(!look.contains("Plot") && look.contains("2045"))
        page.send("/settings/look", ["do": "takeIn", "return": "/settings/look"])
        #expect(try phone.record(Project.kind, garden)?.title == "Garden")
        phone.now = right
        try phone.sync(with: host)
        page.now = right
        page.sync = try phone.status
        #expect(!page.get("/settings/look").text.contains("behind"))
        #expect(try phone.record(Project.kind, garden)?.title == "Park")
    }

    @Test func `what a wrong clock did to one record is one line, and its toast has no undo`()
        throws
    {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let host = SyncHost(MemoryStore(phone.store.schema).store)
        try phone.sync(with: host)
        for number in 1...4 {
            let far = Stamp.at(20 * 365 * 86_400_000 + number, node: 77)
            try host.store.append(
                .of(Project.kind, garden, at: far, ["title": .text("Far \(number)")]))
        }
        try phone.sync(with: host)
        #expect(try phone.book.farActions().count == 1)
        let page = visitor(phone)
        let look = page.get("/settings/look").text
        #expect(look.contains("Far 4") && !look.contains("Far 3"))
        let done = page.send("/settings/look", ["do": "takeIn", "return": "/settings/look"])
        #expect(done.text.contains("1 record taken in") && !done.text.contains("Undo"))
    }

    @Test func `a text that is too long came by sync: it is kept, not shown, and named`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        try exchange()
        let long = Value.text(String(repeating: "long ", count: 200))
        let later = Stamp.at(600_000, node: 77)
        try laptop.store.append(.of(Project.kind, garden, at: later, ["title": long]))
        try exchange()
        for device in [phone, laptop] {
            #expect(try device.record(Project.kind, garden)?.value("title") == nil)
            #expect(
                try device.store.history(RecordKey("project", garden)).contains {
                    $0.stamp == later
                })
            let found = try concerns(device)
            #expect(found.map(\.name) == ["broken"])
            #expect(
                found.first?.sentence(device.book, in: .english).contains("999 characters") == true)
            #expect(try device.book.json().count < 4_000)
        }
        #expect(visitor(phone).get("/projects/\(garden.text)").status == 200)
    }

    @Test(arguments: [1_000, 60_000])
    func `an item added to a project that another device deleted is shown on both`(
        later: Int
    ) throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let shrubs = Draft(Item.kind).setting(Item.project, garden)
        _ = try commit(phone, shrubs.setting(Item.title, "Known"))
        try exchange()
        laptop.wait(30_000)
        _ = try commit(laptop, shrubs.setting(Item.title, "Hedge"))
        phone.wait(later)
        try phone.book.delete(phone.book.visible(Project.kind, garden))
        try exchange()
        for device in [phone, laptop] {
            let found = try concerns(device)
            #expect(found.map(\.name) == ["orphans"])
            #expect(found.first?.others.map(\.title) == ["Hedge"])
        }
        let page = visitor(phone)
        #expect(page.get("/settings").text.contains("1 needs a look"))
        #expect(page.get("/settings/check").text.contains("1 needs a look"))
        #expect(page.get("/settings/look").text.contains("Hedge"))
        _ = page.post(
            "/settings/look", ["do": "restore", "kind": "project", "id": garden.text])
        #expect(try concerns(phone).isEmpty)
        #expect(try phone.book.records(Item.kind).count == 2)
        phone.wait(60_000)
        try phone.undo()
        #expect(try phone.book.records(Query(Project.kind, scope: .deleted)).map(\.id) == [garden])
        #expect(try concerns(phone).first?.others.map(\.title) == ["Hedge"])
    }

    @Test func `work added to a weight group that another device deleted is shown on both`() throws
    {
        let course = try commit(phone, Draft(Course.kind).setting(Course.name, "Maths"))
        let group = try commit(
            phone,
            Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, "Homework"))
        let work = Draft(Assignment.kind).setting(Assignment.course, course)
            .setting(Assignment.weightGroup, group)
        _ = try commit(phone, work.setting(Assignment.name, "Known"))
        try exchange()
        laptop.wait(30_000)
        let sheet = try commit(laptop, work.setting(Assignment.name, "Sheet 2"))
        phone.wait(1_000)
        try phone.book.delete(phone.book.visible(WeightGroup.kind, group))
        try exchange()
        for device in [phone, laptop] {
            #expect(try concerns(device).map(\.name) == ["orphans"])
            #expect(try concerns(device).first?.others.map(\.title) == ["Sheet 2"])
        }
        var loose = Draft(try laptop.book.visible(Assignment.kind, sheet))
        loose[Assignment.weightGroup] = nil
        _ = try commit(laptop, loose)
        #expect(try concerns(laptop).isEmpty)
    }

    @Test func `deleting a project with all that is known of it is nothing to look at`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        _ = try commit(
            phone, Draft(Item.kind).setting(Item.project, garden).setting(Item.title, "Hedge"))
        try exchange()
        laptop.wait(10_000)
        try laptop.book.delete(laptop.book.visible(Project.kind, garden))
        try exchange()
        #expect(try concerns(phone).isEmpty)
        #expect(try concerns(laptop).isEmpty)
    }

    /// The laptop edits Milk at its own time; the phone, which doesn't know, deletes it at its own.
    @Test func `ticking, taking back, doing again and taking back on one device is no conflict`()
        throws
    {
        let id = try commit(
            phone,
            Draft(Essential.kind).setting(Essential.name, "Bread").setting(Essential.level, .high))
        func tick() throws {
            phone.wait(1_000)
            _ = try commit(phone, Draft(Essential.kind, id).setting(Essential.level, .low))
        }
        try tick()
        for isRedo in [false, true, false] {
            phone.wait(1_000)
            _ = try isRedo ? phone.book.redoLast() : phone.book.undoLast()
        }
        #expect(try concerns(phone).isEmpty)
        try tick()
        #expect(try concerns(phone).isEmpty)
        #expect(try phone.book.visible(Essential.kind, id)[Essential.level] == .low)
    }

    private func milkDeletedAndEdited(_ edited: Int, _ deleted: Int) throws -> RecordID {
        let milk = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        try exchange()
        laptop.wait(edited)
        let record = try laptop.book.visible(Essential.kind, milk)
        _ = try commit(laptop, Draft(record).setting(Essential.details, "Lactose-free"))
        phone.wait(deleted)
        try phone.book.delete(phone.book.visible(Essential.kind, milk))
        try exchange()
        return milk
    }

    /// How the screen names the time of something so many milliseconds after the clock that is shown.
    private func time(_ instant: Instant) -> String {
        Language.english.time(instant.time(utcOffset: 0))
    }

    @Test func `what was changed in something deleted is dated by that change`() throws {
        _ = try milkDeletedAndEdited(3_600_000, 7_200_000)
        let text = visitor(phone).get("/settings/look").text
        #expect(text.contains(time(.start + 3_601_000)), "\(text)")
        #expect(!text.contains(time(.start + 1_000)), "\(text)")
    }

    @Test func `what was added to something deleted is dated by that`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        try exchange()
        laptop.wait(3_600_000)
        _ = try commit(
            laptop, Draft(Item.kind).setting(Item.project, garden).setting(Item.title, "Hedge"))
        phone.wait(7_200_000)
        try phone.book.delete(phone.book.visible(Project.kind, garden))
        try exchange()
        let text = visitor(phone).get("/settings/look").text
        #expect(text.contains(time(.start + 3_601_000) + " Hedge"), "\(text)")
    }

    @Test func `what stands twice is dated by when it came to stand here`() throws {
        _ = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        let old = Instant.start + -400 * 86_400_000
        try laptop.store.append(
            .of(
                Essential.kind, .numbered(5), at: .at(3_600_000, node: 2),
                ["name": .text("Milk"), "createdAt": .instant(old)]))
        try exchange()
        let text = visitor(phone).get("/settings/look").text
        #expect(text.contains(time(.start + 3_600_000)), "\(text)")
        #expect(!text.contains("2024"), "\(text)")
    }

    @Test(arguments: [(5_000, 60_000), (60_000, 5_000)])
    func `what one device deleted while another edited it is shown, whatever the clocks say`(
        edited: Int, deleted: Int
    ) throws {
        let milk = try milkDeletedAndEdited(edited, deleted)
        for device in [phone, laptop] {
            #expect(try concerns(device).map(\.name) == ["edited"])
        }
        let page = visitor(laptop)
        #expect(page.get("/settings/look").text.contains("meanwhile it was changed elsewhere"))
        _ = page.post("/settings/look", ["do": "restore", "kind": "essential", "id": milk.text])
        try exchange()
        #expect(try concerns(phone).isEmpty)
        #expect(
            try phone.book.visible(Essential.kind, milk)[Essential.details] == "Lactose-free")
    }

    @Test func `what was edited elsewhere and is left deleted is nothing to look at`() throws {
        let milk = try milkDeletedAndEdited(5_000, 60_000)
        _ = visitor(phone).post(
            "/settings/look", ["do": "leave", "kind": "essential", "id": milk.text])
        try exchange()
        for device in [phone, laptop] {
            #expect(try concerns(device).isEmpty)
            #expect(try device.book.record(Essential.kind, milk)?.isDeleted == true)
        }
    }

    @Test func `an edit that was seen before deleting is nothing to look at`() throws {
        let milk = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        try exchange()
        laptop.wait(60_000)
        let record = try laptop.book.visible(Essential.kind, milk)
        _ = try commit(laptop, Draft(record).setting(Essential.details, "Fresh"))
        try exchange()
        try phone.book.delete(phone.book.visible(Essential.kind, milk))
        try exchange()
        #expect(try concerns(phone).isEmpty)
        #expect(try concerns(laptop).isEmpty)
    }

    @Test func `an item edited in a project that another device deleted is shown`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let item = try commit(
            phone, Draft(Item.kind).setting(Item.project, garden).setting(Item.title, "Hedge"))
        try exchange()
        let record = try laptop.book.visible(Item.kind, item)
        _ = try commit(laptop, Draft(record).setting(Item.detail, "In May"))
        phone.wait(60_000)
        try phone.book.delete(phone.book.visible(Project.kind, garden))
        try exchange()
        for device in [phone, laptop] {
            #expect(try concerns(device).first?.others.map(\.title) == ["Hedge"])
        }
    }

    @Test func `an orphan is deleted too, or moved`() throws {
        let garden = try commit(phone, Draft(Project.kind).setting(Project.title, "Garden"))
        let house = try commit(phone, Draft(Project.kind).setting(Project.title, "House"))
        try exchange()
        let draft = Draft(Item.kind).setting(Item.project, garden)
        let hedge = try commit(laptop, draft.setting(Item.title, "Hedge"))
        let bench = try commit(laptop, draft.setting(Item.title, "Bench"))
        phone.wait(60_000)
        try phone.book.delete(phone.book.visible(Project.kind, garden))
        try exchange()
        let page = visitor(phone)
        _ = page.post(
            "/settings/look",
            [
                "do": "move", "kind": "item", "id": hedge.text, "field": "project",
                "other": house.text,
            ])
        #expect(try phone.book.visible(Item.kind, hedge)[Item.project] == house)
        _ = page.post(
            "/settings/look", ["do": "deleteChildren", "kind": "project", "id": garden.text])
        #expect(try phone.book.record(Item.kind, bench)?.isDeleted == true)
        #expect(try concerns(phone).isEmpty)
    }

    private func twoMilks() throws -> (first: RecordID, later: RecordID) {
        let first = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        laptop.wait(5_000)
        let later = try commit(
            laptop,
            Draft(Essential.kind).setting(Essential.name, "milk")
                .setting(Essential.level, .critical))
        let dairy = try commit(laptop, Draft(Essential.kind).setting(Essential.name, "Dairy"))
        _ = try commit(laptop, EssentialLink.draft(parent: dairy, child: later))
        try exchange()
        return (first, later)
    }

    @Test func `the list points to what stands twice on it, until both are kept`() throws {
        let (first, later) = try twoMilks()
        let page = visitor(phone)
        let words = "is here twice: make one of both"
        #expect(page.get("/priorities").text.contains(words))
        phone.wait(1_000)
        let record = try phone.book.visible(Essential.kind, later)
        try phone.book.keepApart(record, try phone.book.visible(Essential.kind, first))
        #expect(!page.get("/priorities").text.contains(words))
    }

    @Test func `two of one name added apart become one, and one undo brings both back`() throws {
        let (first, later) = try twoMilks()
        #expect(try concerns(phone).map(\.name) == ["twin"])
        phone.wait(60_000)
        let record = try phone.book.visible(Essential.kind, later)
        let kept = try phone.book.visible(Essential.kind, first)
        let stamp = try #require(try phone.book.merge(record, into: kept).stamp)
        #expect(try phone.book.visible(Essential.kind, first)[Essential.level] == .critical)
        #expect(try phone.book.describe(stamp, in: .english) == "milk: one made of both")
        let links = try phone.book.records(EssentialLink.kind)
        #expect(links.map { $0[EssentialLink.child] } == [first])
        #expect(try concerns(phone).isEmpty)
        phone.wait(1_000)
        try phone.book.undo(stamp)
        #expect(try concerns(phone).map(\.name) == ["twin"])
        #expect(try phone.book.visible(Essential.kind, first)[Essential.level] == .high)
    }

    @Test func `what two become is shown, needed as more of both and with the words of both`()
        throws
    {
        let milk = Draft(Essential.kind).setting(Essential.name, "Milk")
        let first = try commit(
            phone,
            milk.setting(Essential.level, .critical).setting(Essential.details, "Semi-skimmed"))
        laptop.wait(5_000)
        let later = try commit(
            laptop, milk.setting(Essential.level, .low).setting(Essential.details, "2 l"))
        try exchange()
        let text = visitor(phone).get("/settings/look").text
        #expect(text.contains("Level Needed now / Stocked → Needed now"))
        #expect(text.contains("Semi-skimmed + 2 l → Semi-skimmed 2 l"))
        let time = Language.english.time(phone.now.time(utcOffset: 0))
        #expect(text.contains(time), "\(text)")
        phone.wait(60_000)
        let book = phone.book
        try book.merge(
            book.visible(Essential.kind, later), into: book.visible(Essential.kind, first))
        let one = Essential(try phone.book.visible(Essential.kind, first))
        #expect(one.level == .critical && one.details == "Semi-skimmed\n2 l")
    }

    @Test(arguments: [true, false])
    func `of two of one name, what was left at the usual level stays needed`(isFirst: Bool) throws {
        let usual = Draft(Essential.kind).setting(Essential.name, "Soap")
        let low = usual.setting(Essential.level, .low)
        let first = try commit(phone, isFirst ? usual : low)
        laptop.wait(5_000)
        let later = try commit(laptop, isFirst ? low : usual)
        try exchange()
        let text = visitor(phone).get("/settings/look").text
        #expect(text.contains("→ Running out"), "\(text)")
        phone.wait(60_000)
        let book = phone.book
        try book.merge(
            book.visible(Essential.kind, later), into: book.visible(Essential.kind, first))
        let one = Essential(try book.visible(Essential.kind, first))
        #expect(one.level == .high)
    }

    @Test func `two of one name are kept apart on every device`() throws {
        let (first, later) = try twoMilks()
        phone.wait(60_000)
        _ = visitor(phone).post(
            "/settings/look",
            ["do": "apart", "kind": "essential", "id": later.text, "other": first.text])
        try exchange()
        #expect(try concerns(phone).isEmpty)
        #expect(try concerns(laptop).isEmpty)
    }

    @Test func `two of one name added on one device are meant so`() throws {
        for _ in 0..<2 {
            _ = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        }
        #expect(try concerns(phone).isEmpty)
    }

    @Test func `times that cross by merging are named and can be opened`() throws {
        let term = try commit(
            phone,
            Draft(Term.kind).setting(Term.name, "Fall")
                .setting(Term.start, CivilDate(iso: "2026-09-01"))
                .setting(Term.end, CivilDate(iso: "2026-12-20")))
        try exchange()
        _ = try commit(
            phone, Draft(Term.kind, term).setting(Term.start, CivilDate(iso: "2026-12-01")))
        _ = try commit(
            laptop, Draft(Term.kind, term).setting(Term.end, CivilDate(iso: "2026-10-01")))
        try exchange()
        let found = try concerns(phone)
        #expect(found.map(\.name) == ["broken"])
        #expect(found.first?.field?.name == "end")
        let copy = Book(
            MemoryStore(phone.store.schema).store, AllTrackers.declarations.rulebook, now: .start,
            seed: 9)
        let exported = try phone.book.json()
        #expect(try copy.importJSON(exported).flagged.count == 1)
        #expect(try copy.json() == exported)
        _ = visitor(phone).post(
            "/settings/look",
            ["do": "repair", "kind": "term", "id": term.text, "field": "end"])
        #expect(try concerns(phone).isEmpty)
    }

    @Test func `a text changed on both devices is offered side by side, and one is chosen`() throws
    {
        let course = try commit(phone, Draft(Course.kind).setting(Course.name, "Algorithms"))
        try exchange()
        _ = try commit(phone, Draft(Course.kind, course).setting(Course.description, "Sorting"))
        laptop.wait(9_000)
        _ = try commit(laptop, Draft(Course.kind, course).setting(Course.description, "Graphs"))
        try exchange()
        let page = visitor(phone)
        let look = page.get("/settings/look").text
        #expect(look.contains("Sorting") && look.contains("Graphs"))
        #expect(page.get("/grades/\(course.text)").text.contains("changed on both devices"))
        let open = try phone.book.openVersions(phone.book.visible(Course.kind, course))
        let stamp = try #require(open.first?.versions.first?.stamp)
        _ = page.post(
            "/settings/look",
            [
                "do": "choose", "kind": "course", "id": course.text, "field": "description",
                "stamp": stamp.text,
            ])
        #expect(try phone.book.visible(Course.kind, course)[Course.description] == "Sorting")
        #expect(!page.get("/grades/\(course.text)").text.contains("changed on both devices"))
        #expect(page.get("/settings/look").text.contains("All is well"))
    }

    @Test func `a name changed on both devices is said, and either can be chosen`() throws {
        let cheese = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Cheese"))
        try exchange()
        _ = try commit(phone, Draft(Essential.kind, cheese).setting(Essential.name, "Brie"))
        laptop.wait(9_000)
        _ = try commit(laptop, Draft(Essential.kind, cheese).setting(Essential.name, "Gouda"))
        try exchange()
        for device in [phone, laptop] {
            #expect(try concerns(device).map(\.name) == ["versions"])
            #expect(try device.book.visible(Essential.kind, cheese)[Essential.name] == "Gouda")
        }
        let look = visitor(phone).get("/settings/look").text
        #expect(look.contains("Brie") && look.contains("Gouda"))
        try choose("name", of: cheese)
        #expect(try phone.book.visible(Essential.kind, cheese)[Essential.name] == "Brie")
        #expect(try concerns(phone).isEmpty)
    }

    @Test func `a need that one device ended and another raised is said in words`() throws {
        let milk = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        try exchange()
        _ = try commit(phone, Draft(Essential.kind, milk).setting(Essential.level, .critical))
        laptop.wait(9_000)
        _ = try commit(laptop, Draft(Essential.kind, milk).setting(Essential.level, .low))
        try exchange()
        let look = visitor(phone).get("/settings/look").text
        #expect(look.contains("Needed now") && look.contains("Stocked"))
        try choose("level", of: milk)
        try exchange()
        for device in [phone, laptop] {
            #expect(try device.book.visible(Essential.kind, milk)[Essential.level] == .critical)
            #expect(try concerns(device).isEmpty)
        }
    }

    @Test func `levels set one after another are no conflict, and are told as before`() throws {
        let milk = try commit(phone, Draft(Essential.kind).setting(Essential.name, "Milk"))
        for level in [Level.critical, .low, .high] {
            try exchange()
            _ = try commit(phone, Draft(Essential.kind, milk).setting(Essential.level, level))
            try exchange()
            laptop.wait(2_000)
            let draft = Draft(Essential.kind, milk).setting(Essential.level, .low)
            let stamp = try #require(
                try laptop.book.commit(draft).stamp ?? laptop.store.lastStamp())
            #expect(
                try laptop.book.describe(stamp, in: .english)?.contains("Got") == true)
            phone.wait(4_000)
        }
        try exchange()
        #expect(try concerns(phone).isEmpty)
    }

    private func choose(_ field: String, of id: RecordID) throws {
        phone.wait(60_000)
        let record = try phone.book.visible(Essential.kind, id)
        let open = try phone.book.openVersions(record)
        let stamp = try #require(open.first?.versions.first?.stamp)
        _ = visitor(phone).post(
            "/settings/look",
            [
                "do": "choose", "kind": "essential", "id": id.text, "field": field,
                "stamp": stamp.text,
            ])
    }
}
