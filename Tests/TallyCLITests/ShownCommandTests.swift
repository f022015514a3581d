import AllTrackers
import Foundation
import Kernel
import Testing

@testable import TallyCLI

/// `--as` of `show` and `list`: how others are to see something.
@Suite struct ShownCommandTests {
    private let desk = Desk(AllTrackers.declarations)

    init() {
        desk.tally("add", "essential", "name=Milk", "level=high", "amount=2", "unit=l")
        desk.tally("add", "project", "title=Shed")
        desk.tally("add", "item", "project=Shed", "title=Roof")
    }

    @Test func `a list is shown in words`() {
        let answer = desk.tally("list", "essential", "--as", "text")
        #expect(answer.code == .done)
        #expect(answer.output.hasPrefix("Shopping list\n"))
        #expect(answer.output.hasSuffix("1 to get\n\n2\u{202F}L Milk\n"), "\(answer.output)")
    }

    @Test func `a record is written as a page or a picture, for its owner alone`() throws {
        let file = desk.directory + "/shed.html"
        #expect(desk.tally("show", "project", "Shed", "--as", "html", "-o", file).code == .done)
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let page = try String(contentsOfFile: file, encoding: .utf8)
        #expect(page.hasPrefix("<!doctype html>") && page.contains("Roof"))
        let picture = desk.tally("show", "project", "Shed", "--as", "SVG").output
        #expect(picture.hasPrefix("<svg ") && picture.contains(">Roof</text>"))
    }

    @Test func `what can't be is refused with what can`() {
        let wrong = desk.tally("show", "project", "Shed", "--as", "pdf")
        #expect(wrong.code == .wrongUsage)
        #expect(wrong.messages.contains("text, html"), "\(wrong.messages)")
        for words in [
            ["show", "project", "Shed", "--as", "html", "--json"],
            ["show", "project", "Shed", "--as", "html", "--plain"],
            ["list", "essential", "--as", "text", "--all"],
            ["list", "essential", "--as", "text", "--where", "level=low"],
            ["list", "essential", "-o", desk.directory + "/x"],
            ["show", "standings", "2026", "--as", "html"],
        ] {
            #expect(desk.run(words).code == .wrongUsage, "\(words)")
        }
        let others = desk.tally("list", "course", "--as", "text")
        #expect(others.code == .refused)
        #expect(others.messages.contains("“Courses”"), "\(others.messages)")
        #expect(desk.tally("show", "essential", "Milk", "--as", "text").code == .refused)
        #expect(desk.tally("show", "item", "Roof", "--as", "text").code == .refused)
    }
}
