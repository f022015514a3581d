import AllTrackers
import Foundation
import Grades
import Kernel
import TestKit
import Testing

/// Files of notes: what comes in comes out again, and nothing in it can run.
@Suite(.namingCases) struct FileTests {
    private let visitor = Visitor(AllTrackers.app())
    private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

    private func note() throws -> Record {
        visitor.send("/grades/add/note", ["name": "Syllabus", "content": "Read it"])
        return try #require(try visitor.book.records(Note.kind).first)
    }

    private func attachment(_ bytes: [UInt8], _ name: String) throws -> Record {
        let note = try note()
        let screen = visitor.upload("/grades/edit/note/" + note.id.text, file: bytes, named: name)
        #expect(screen.status == 200)
        return try #require(try visitor.book.records(Attachment.kind).last)
    }

    private func served(_ file: Record) -> Response {
        visitor.get("/grades/files/" + file.id.text).response
    }

    @Test func `a file that is attached comes back byte for byte`() throws {
        let file = try attachment(png, "C:\\pictures\\scan 1.png")
        #expect(file.title == "scan 1.png")
        #expect(file[Attachment.type] == "image/png")
        #expect(file[Attachment.size] == 11)
        #expect(served(file).body == png)
        #expect(visitor.get("/grades/notes").text.contains("PNG · 11 bytes"))
    }

    @Test func `a picture is shown in a sandbox, everything else is saved`() throws {
        let cases: [([UInt8], String, String, String)] = [
            (png, "a.png", "image/png", "inline"),
            ([UInt8]("%PDF-1.7".utf8), "a.pdf", "application/pdf", "attachment"),
            (
                [UInt8]("<script>alert(1)</script>".utf8), "a.html", "application/octet-stream",
                "attachment"
            ),
            ([UInt8]("<svg onload='x'/>".utf8), "a.svg", "application/octet-stream", "attachment"),
            ([UInt8]("<svg/>".utf8), "a.png", "application/octet-stream", "attachment"),
        ]
        for (bytes, name, type, disposition) in cases {
            let answer = served(try attachment(bytes, name))
            #expect(answer.header("Content-Type") == type, "\(name)")
            #expect(answer.header("Content-Disposition")?.hasPrefix(disposition + ";") == true)
            #expect(answer.header("X-Content-Type-Options") == "nosniff")
            #expect(answer.header("Content-Security-Policy") == "default-src 'none'; sandbox")
        }
    }

    @Test func `a name can't break out of its header`() throws {
        let file = try attachment([1], "a\"; x=\r\nSet-Cookie: b\u{202E}ä.exe")
        let disposition = served(file).header("Content-Disposition") ?? ""
        #expect(disposition.utf8.allSatisfy { 32..<127 ~= $0 })
        #expect(disposition.filter { $0 == "\"" }.count == 2)
    }

    @Test func `a name can't look as if it ended otherwise`() throws {
        let file = try attachment([1], "a\u{202E}fdp\u{2066}\u{200F}\u{61C}ä.exe")
        let disposition = served(file).header("Content-Disposition") ?? ""
        #expect(disposition.hasSuffix("; filename*=UTF-8''afdp%C3%A4.exe"))
    }

    @Test func `a file that is too large is refused with everything typed kept`() throws {
        let body =
            [UInt8](
                """
                --b\r\nContent-Disposition: form-data; name="name"\r\n\r\nLecture 1\r\n\
                --b\r\nContent-Disposition: form-data; name="content"\r\n\r\nLong text\r\n\
                --b\r\nContent-Disposition: form-data; name="file"; filename="film.mov"\r\n\r\n
                """.utf8) + [UInt8](repeating: 7, count: Blobs.maximumSize + 1)
            + [UInt8]("\r\n--b--\r\n".utf8)
        let screen = visitor.ask(
            "POST", "/grades/add/note", "multipart/form-data; boundary=b", body)
        #expect(screen.status == 422)
        #expect(
            screen.errors == [
                "“film.mov (26.2\u{A0}MB)” is too large; a file may have at most 25 MB."
            ])
        #expect(screen.value(of: "name") == "Lecture 1")
        #expect(screen.value(of: "content") == "Long text")
        #expect(try visitor.book.records(Note.kind).isEmpty)
    }

    @Test func `a note and its files are one action, and undo takes back both`() throws {
        let body = [UInt8](
            """
            --b\r\nContent-Disposition: form-data; name="name"\r\n\r\nLecture 1\r\n\
            --b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\none\r\n\
            --b\r\nContent-Disposition: form-data; name="file"; filename="b.txt"\r\n\r\ntwo\r\n\
            --b--\r\n
            """.utf8)
        let answer = visitor.ask(
            "POST", "/grades/add/note", "multipart/form-data; boundary=b", body)
        let page = visitor.get(answer.location ?? "")
        #expect(try visitor.book.records(Attachment.kind).map { $0.title } == ["a.txt", "b.txt"])
        visitor.send("/undo", ["stamp": page.stamp ?? ""])
        #expect(try visitor.book.records(Note.kind).isEmpty)
        #expect(try visitor.book.records(Attachment.kind).isEmpty)
    }

    @Test func `a deleted file is gone, and comes back with Undo`() throws {
        let file = try attachment(png, "a.png")
        let gone = visitor.send(
            "/grades/delete/attachment/" + file.id.text, ["return": "/grades/notes"])
        #expect(served(file).status == 404)
        visitor.send("/undo", ["stamp": gone.stamp ?? ""])
        #expect(served(file).body == png)
    }

    @Test func `a file that hasn't arrived is missing, not empty`() throws {
        let note = try note()
        let draft = Draft(Attachment.kind).setting(Attachment.note, note.id)
            .setting(Attachment.name, "Elsewhere")
            .setting(Attachment.blob, BlobHash(of: [9]).text)
        let store = visitor.store
        _ = try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            try Book(store, Grades.declarations.rulebook, now: visitor.now, seed: 5).commit(draft)
        }
        let file = try #require(try visitor.book.records(Attachment.kind).first)
        #expect(served(file).status == 404)
    }

    @Test func `an export carries the files, and an import brings them`() throws {
        _ = try attachment(png, "a.png")
        let json = try visitor.book.json()
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains("\"files\":[\n{\"sha256\":\"\(BlobHash(of: png).text)\",\"base64\":"))
        let other = Notebook()
        let summary = try other.use { (book) throws(BookError) in book.taking(json) }
        #expect(try summary.get().missingFiles == 0)
        #expect(try other.store.blobs.read(BlobHash(of: png)) == png)
        let again = try other.use { (book) throws(BookError) in try book.json() }
        #expect(again == json)
    }

    @Test func `an import says which files it lacks, and refuses damaged ones`() throws {
        let file = try attachment(png, "a.png")
        let text = String(decoding: try visitor.book.json(), as: UTF8.self)
        let bare = text.components(separatedBy: ",\"files\":")[0] + "}"
        let summary = try Notebook().use { (book) throws(BookError) in
            book.taking([UInt8](bare.utf8))
        }
        #expect(try summary.get().missingFiles == 1)
        let spoilt = text.replacingOccurrences(of: Base64.encode(png), with: Base64.encode([1]))
        let refused = try Notebook().use { (book) throws(BookError) in
            book.taking([UInt8](spoilt.utf8))
        }
        guard case .failure(let error) = refused else {
            Issue.record("\(file.title) was taken in damaged")
            return
        }
        #expect(error.sentences(in: .english)[0].hasPrefix("files[0] is damaged"))
    }
}

extension Book {
    fileprivate func taking(_ json: [UInt8]) -> Result<ImportSummary, ImportError> {
        Result { () throws(ImportError) in try importJSON(json) }
    }
}
