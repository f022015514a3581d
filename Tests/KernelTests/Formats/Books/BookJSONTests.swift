import Kernel
import TestKit
import Testing

struct BookJSONTests {
    private let notebook = Notebook()

    @Test func `an empty book is an empty list of records`() throws {
        #expect(try notebook.json() == "{\"tallybook\":1,\"records\":[]}\n")
    }

    @Test func `each record stands on its own line with defaults and without absent fields`() throws
    {
        try notebook.take(
            """
            {"kind":"garden","id":"01a0b1c2-0000-7000-8000-00000000000a","name":"Rose","size":3,
             "createdAt":"2020-02-03T04:05:06Z"},
            {"kind":"bed","id":"01a0b1c2-0000-7000-8000-00000000000b",
             "garden":"01a0b1c2-0000-7000-8000-00000000000a","name":"North",
             "createdAt":"2020-02-03T04:05:07Z"}
            """)
        let expected = """
            {"tallybook":1,"records":[
            {"kind":"garden","id":"01a0b1c2-0000-7000-8000-00000000000a","name":"Rose","detail":"",\
            "size":3,"yield":1,"open":false,"level":"medium","createdAt":"2020-02-03T04:05:06.000Z"},
            {"kind":"bed","id":"01a0b1c2-0000-7000-8000-00000000000b",\
            "garden":"01a0b1c2-0000-7000-8000-00000000000a","name":"North",\
            "createdAt":"2020-02-03T04:05:07.000Z"}
            ]}

            """
        let text = try notebook.json()
        #expect(text == expected)
    }

    @Test func `one kind can be exported alone`() throws {
        try notebook.take(
            """
            {"kind":"garden","id":"g","name":"Rose"},{"kind":"memo","id":"m","text":"Water"}
            """)
        let text = try notebook.json([Memo.kind])
        #expect(text.contains("Water"))
        #expect(!text.contains("Rose"))
    }

    @Test func `a deleted record and what belongs to it are not exported`() throws {
        try notebook.take(
            """
            {"kind":"garden","id":"g","name":"Rose"},
            {"kind":"bed","id":"b","garden":"g","name":"North"},
            {"kind":"garden","id":"h","name":"Herb"}
            """)
        try notebook.book { (book) throws(BookError) in
            _ = try book.delete(try book.resolve("Rose", in: Garden.kind))
        }
        let text = try notebook.json()
        #expect(!text.contains("Rose") && !text.contains("North"))
        #expect(text.contains("Herb"))
    }

    @Test func `a reference to a deleted record is left out`() throws {
        try notebook.take(
            """
            {"kind":"garden","id":"g","name":"Rose"},
            {"kind":"garden","id":"h","name":"Herb","twin":"g"}
            """)
        try notebook.book { (book) throws(BookError) in
            _ = try book.delete(try book.resolve("Rose", in: Garden.kind))
        }
        let text = try notebook.json()
        #expect(text.contains("Herb") && !text.contains("twin"))
        #expect(throws: Never.self) { try Notebook().takeFile(text) }
    }

    @Test func `export, import into an empty book, export gives the same bytes`() throws {
        try notebook.take(RandomRecords.json(count: 60, seed: 1))
        let exported = try notebook.json()
        let other = Notebook()
        try other.takeFile(exported)
        #expect(try other.json() == exported)
        try other.takeFile(exported)
        #expect(try other.json() == exported)
    }

    @Test(arguments: 2...12 as ClosedRange<UInt64>)
    func `every book survives the round trip`(seed: UInt64) throws {
        try notebook.take(RandomRecords.json(count: 20, seed: seed))
        let exported = try notebook.json()
        let other = Notebook()
        try other.takeFile(exported)
        #expect(try other.json() == exported)
    }

    @Test func `importing a book's own export changes nothing, defaults and ages included`() throws
    {
        try notebook.book { (book) throws(BookError) in
            var draft = Draft(Garden.kind)
            draft[Garden.name] = "Rose"
            try book.commit(draft)
        }
        let before = try notebook.store.position()
        let summary = try notebook.takeFile(try notebook.json())
        #expect(summary.unchanged == 1)
        #expect(summary.stamp == nil)
        #expect(try notebook.store.position() == before)
    }
}
