import Kernel
import TestKit
import Testing

struct ImportTests {
    private let notebook = Notebook()

    @Test func `an id that is no UUID always means the same record`() throws {
        let file = #"{"kind":"garden","id":"g1","name":"Rose"}"#
        #expect(try notebook.take(file).added == 1)
        let id = try notebook.only().id
        let other = Notebook()
        try other.take(file)
        #expect(try other.only().id == id)
        #expect(RecordID(id.text) == id)
    }

    @Test func `ids are unique within their kind only`() throws {
        try notebook.take(
            #"{"kind":"garden","id":"1","name":"Rose"},{"kind":"memo","id":"1","text":"Water"}"#)
        #expect(try notebook.only(Garden.kind).id != notebook.only(Memo.kind).id)
    }

    @Test func `importing twice changes nothing the second time`() throws {
        let file = #"{"kind":"garden","id":"g1","name":" Rose ","size":3,"level":"HIGH"}"#
        try notebook.take(file)
        let position = try notebook.store.position()
        let summary = try notebook.take(file)
        #expect(summary.unchanged == 1 && summary.added == 0 && summary.stamp == nil)
        #expect(try notebook.store.position() == position)
    }

    @Test func `references use the file's ids, whatever the order`() throws {
        try notebook.take(
            """
            {"kind":"bed","id":"b","garden":"g","name":"North"},
            {"kind":"garden","id":"g","name":"Rose"}
            """)
        #expect(try notebook.only(Bed.kind)[Bed.garden] == notebook.only(Garden.kind).id)
    }

    @Test func `a later file may refer to records of an earlier one`() throws {
        try notebook.take(#"{"kind":"garden","id":"g","name":"Rose"}"#)
        try notebook.take(#"{"kind":"bed","id":"b","garden":"g","name":"North"}"#)
        #expect(try notebook.only(Bed.kind)[Bed.garden] == notebook.only(Garden.kind).id)
    }

    @Test func `a UUID is the same in either case`() throws {
        try notebook.take(
            """
            {"kind":"garden","id":"01A0B1C2-0000-7000-8000-00000000000A","name":"Rose"},
            {"kind":"bed","id":"b","garden":"01a0b1c2-0000-7000-8000-00000000000a","name":"North"}
            """)
        #expect(try notebook.only().id.text == "01a0b1c2-0000-7000-8000-00000000000a")
    }

    @Test func `a record that is one per pair has the pair's id, whatever the file says`() throws {
        let records = """
            {"kind":"rating","id":"r","plant":"p","garden":"g","points":7},
            {"kind":"garden","id":"g","name":"Rose"},
            {"kind":"bed","id":"b","garden":"g","name":"North"},
            {"kind":"plant","id":"p","bed":"b","name":"Tea"}
            """
        try notebook.take(records)
        let rating = try notebook.only(Rating.kind)
        let pair = [try notebook.only(Plant.kind).id.text, try notebook.only(Garden.kind).id.text]
        #expect(rating.id == .derived(from: ["rating"] + pair))
        #expect(try notebook.take(records).unchanged == 4)
    }

    @Test func `an existing record keeps the fields that the file leaves out`() throws {
        try notebook.take(#"{"kind":"garden","id":"g","name":"Rose","size":3,"nick":"R"}"#)
        #expect(try notebook.take(#"{"kind":"garden","id":"g","nick":null}"#).changed == 1)
        let garden = try notebook.only()
        #expect(garden.optional(Garden.size) == 3)
        #expect(garden.optional(Garden.nick) == nil)
    }

    @Test func `an import is one action, undone at once`() throws {
        let file =
            #"{"kind":"garden","id":"g","name":"Rose"},{"kind":"garden","id":"h","name":"Herb"}"#
        try notebook.take(file)
        try notebook.book { (book) throws(BookError) in _ = try book.undoLast() }
        #expect(try notebook.records().isEmpty)
        #expect(try notebook.take(file).restored == 2)
        #expect(try notebook.records().count == 2)
    }

    @Test func `a deleted record comes back`() throws {
        let file = #"{"kind":"garden","id":"g","name":"Rose"}"#
        try notebook.take(file)
        try notebook.book { (book) throws(BookError) in
            _ = try book.delete(try book.resolve("Rose", in: Garden.kind))
        }
        #expect(try notebook.take(file).restored == 1)
        #expect(try notebook.only().title == "Rose")
    }

    @Test func `createdAt may be given, and modifiedAt is no field`() throws {
        try notebook.take(
            """
            {"kind":"garden","id":"g","name":"Rose","createdAt":"2020-02-03T04:05:06+01:00",
             "modifiedAt":"1999-01-01T00:00:00Z"}
            """)
        #expect(try notebook.only().createdAt == Instant(iso: "2020-02-03T03:05:06Z"))
    }

    @Test func `new records keep the order of the file`() throws {
        let names = (0..<50).map { "n\($0)" }
        let records = names.map { #"{"kind":"garden","id":"\#($0)","name":"\#($0)"}"# }
        try notebook.take(records.joined(separator: ","))
        #expect(try notebook.records().map(\.title) == names)
    }

    @Test func `a dry run counts and writes nothing`() throws {
        let summary = try notebook.take(#"{"kind":"garden","id":"g","name":"Rose"}"#, dryRun: true)
        #expect(summary.added == 1 && summary.stamp == nil)
        #expect(try notebook.store.position() == 0)
    }

    @Test func `one wrong record and nothing is written`() throws {
        let records = #"{"kind":"garden","id":"g","name":"Rose"},{"kind":"garden","id":"h"}"#
        #expect(notebook.problems(records).count == 1)
        #expect(try notebook.store.position() == 0)
    }

    @Test func `other members beside the records are let be`() throws {
        let file = #"{"$schema":"x","tallybook":1,"records":[{"kind":"memo","id":"m","text":"W"}]}"#
        #expect(try notebook.takeFile(file).added == 1)
    }
}
