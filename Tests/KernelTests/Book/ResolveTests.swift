import Kernel
import TestKit
import Testing

/// A person names a record by its id, its title, or a unique prefix of its id.
@Suite struct ResolveTests {
    let phone: Device

    init() throws {
        phone = try Device(1)
        for (id, name) in [
            ("0197c5a0-1c2d-7e3f-8a4b-000000000001", "Bread"),
            ("0197c5a0-1c2d-7e3f-8a4b-000000000002", "bread"),
            ("0297c5a0-1c2d-7e3f-8a4b-000000000003", "Äpfel"),
            ("0397c5a0-1c2d-7e3f-8a4b-000000000004", "02"),
            ("0497c5a0-1c2d-7e3f-8a4b-000000000005", "Milk"),
            ("0497c5a0-1c2d-7e3f-8a4b-000000000006", "milk "),
        ] {
            let key = try #require(RecordID(id))
            try phone.store.append(.of(Garden.kind, key, at: .at(1), ["name": .text(name)]))
        }
    }

    @Test(arguments: [
        ("0197c5a0-1c2d-7e3f-8a4b-000000000002", "bread"),
        ("0197C5A0-1C2D-7E3F-8A4B-000000000001", "Bread"),
        ("äpfel", "Äpfel"), ("APFEL", "Äpfel"), (" apfel ", "Äpfel"), ("Bread", "Bread"),
        ("bread", "bread"), ("0297", "Äpfel"), ("0297C", "Äpfel"), (" 0297 ", "Äpfel"),
        ("02", "02"),
    ])
    func `a name finds its record`(reference: String, title: String) throws {
        #expect(try phone.book.resolve(reference, in: Garden.kind).title == title)
    }

    @Test(arguments: [
        ("", "Garden: there is no “”."), (" ", "Garden: there is no “ ”."),
        ("Honey", "Garden: there is no “Honey”."), ("%", "Garden: there is no “%”."),
        (
            "0997c5a0-1c2d-7e3f-8a4b-000000000009",
            "Garden: there is no “0997c5a0-1c2d-7e3f-8a4b-000000000009”."
        ),
        ("BREAD", "Garden: “BREAD” names 2 records; give an id, or more of it."),
        ("MILK", "Garden: “MILK” names 2 records; give an id, or more of it."),
        ("0", "Garden: “0” names 6 records; give an id, or more of it."),
        ("0197", "Garden: “0197” names 2 records; give an id, or more of it."),
    ])
    func `a name that finds none or several is refused`(reference: String, sentence: String) {
        let error = #expect(throws: BookError.self) {
            try phone.book.resolve(reference, in: Garden.kind)
        }
        #expect(error?.label.text(in: .english) == sentence)
    }

    @Test func `several are counted, however many`() throws {
        let drafts = (0..<150).map { _ in draft(Memo.kind, ["text": .text("same")]) }
        try phone.book.commit(drafts)
        let error = #expect(throws: BookError.self) {
            try phone.book.resolve("same", in: Memo.kind)
        }
        #expect(
            error?.label.text(in: .english)
                == "Memo: “same” names 150 records; give an id, or more of it.")
    }

    @Test func `what is deleted is found only in the trash`() throws {
        let apples = try phone.book.resolve("äpfel", in: Garden.kind)
        try phone.book.delete(apples)
        for reference in ["äpfel", "0297", apples.id.text] {
            #expect(throws: BookError.self) {
                try phone.book.resolve(reference, in: Garden.kind)
            }
            let found = try phone.book.resolve(reference, in: Garden.kind, scope: .deleted)
            #expect(found.id == apples.id)
        }
        #expect(throws: BookError.self) {
            try phone.book.resolve("Bread", in: Garden.kind, scope: .deleted)
        }
    }
}
