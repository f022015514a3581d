import Kernel
import TestKit
import Testing

@Suite struct SyncSettingsTests {
    private let newcomer = Newcomer()

    private var status: SyncStatus {
        SyncStatus(server: "https://home.example", lastSynced: .start, isAutomatic: true)
    }

    private func settings(_ status: SyncStatus?) -> Screen {
        newcomer.visitor.sync = status
        return newcomer.get("/settings")
    }

    @Test func `a book without a server has no part about sync`() {
        #expect(!settings(nil).markup.contains("id=\"sync\""))
        #expect(!settings(SyncStatus()).markup.contains("id=\"sync\""))
    }

    @Test func `it says which server, when, and what waits`() {
        var status = status
        status.waiting = 3
        let text = settings(status).text
        #expect(text.contains("https://home.example"))
        #expect(text.contains("Synced just now"))
        #expect(text.contains("Changes to send 3"))
    }

    @Test func `files are told of only while there are some to exchange`() {
        #expect(!settings(status).text.contains("Files to exchange"))
        var status = status
        status.filesOpen = 12
        #expect(settings(status).text.contains("Files to exchange 12"))
        #expect(!settings(status).text.contains("no room"))
        status.isFull = true
        #expect(settings(status).text.contains("This device has no room for all files of notes."))
    }

    @Test func `a password in the address stays hidden`() {
        var status = status
        status.server = "https://me:secret@home.example"
        let text = settings(status).text
        #expect(text.contains("https://home.example") && !text.contains("secret"))
    }

    @Test func `what is wrong is a sentence`() {
        var status = status
        status.problem = .refused("Not you.")
        #expect(settings(status).text.contains("The server said: Not you."))
    }

    @Test func `a clock that is an hour off is told`() {
        var status = status
        status.clockDifference = 3_599_999
        #expect(!settings(status).text.contains("clock"))
        status.clockDifference = 7_200_000
        #expect(settings(status).text.contains("clock is 2 h behind the server’s"))
        status.clockDifference = 400 * 86_400_000
        #expect(settings(status).text.contains("clock is 400 days behind the server’s"))
        status.clockDifference = -86_400_000
        #expect(settings(status).text.contains("clock is 1 day ahead of the server’s"))
        status.clockDifference = 3 * 86_400_000 - 40
        #expect(settings(status).text.contains("clock is 3 days behind the server’s"))
        status.clockDifference = .min
        #expect(settings(status).text.contains("ahead of the server’s"))
    }

    @Test func `one goes offline and online again`() throws {
        newcomer.visitor.sync = status
        newcomer.send("/settings/sync", ["do": "offline"])
        #expect(try newcomer.visitor.book.setting(.offline) != nil)
        newcomer.send("/settings/sync", ["do": "now"])
        #expect(try newcomer.visitor.book.setting(.offline) != nil)
        newcomer.send("/settings/sync", ["do": "online"])
        #expect(try newcomer.visitor.book.setting(.offline) == nil)
    }

    @Test func `where the host doesn't sync by itself, no button says so`() {
        var status = status
        status.isAutomatic = false
        let screen = settings(status)
        #expect(!screen.markup.contains("/settings/sync"))
        #expect(screen.text.contains("“tally sync” brings both books in step."))
    }
}
