import AllTrackers
import Kernel
import TestKit
import Testing

/// The screens of shared books, from what a host says of them.
struct SharingScreenTests {
    private let app = AllTrackers.app()
    private let store = MemoryStore(AllTrackers.declarations.schema).store

    private func panel(_ outcome: SharingPanel.Outcome? = nil, books: [KnownBook] = [])
        -> SharingPanel
    {
        SharingPanel(nil, books: books, hub: "https://hub.example", outcome: outcome)
    }

    private func page(
        _ path: String, _ panel: SharingPanel?, posting form: Parameters? = nil,
        language: String = "en", of app: App? = nil
    ) -> (status: Int, text: String, location: String?) {
        var context = Request.Context(now: .start, acceptLanguage: language, seed: 1)
        context.sharing = panel
        let request =
            form.map {
                Request(
                    .post, path: path, contentType: "application/x-www-form-urlencoded",
                    body: Array($0.formEncoded.utf8), context: context)
            } ?? Request(.get, path: path, context: context)
        let answer = (app ?? self.app).handle(request, in: store)
        return (
            answer.status, String(decoding: answer.body, as: UTF8.self), answer.header("Location")
        )
    }

    @Test(arguments: ["/settings/sharing", "/join"])
    func `a host that seals for nobody says what it takes`(path: String) {
        var assets = AssetNames.development
        assets.worker = "/worker.js"
        let whole = AllTrackers.app(assets: assets)
        for form in [nil, ["do": "new", "name": "Household"] as Parameters] {
            let page = page(path, nil, posting: form, of: whole)
            #expect(page.status == 200)
            #expect(page.text.contains("needs the app’s own storage"))
            // A server that was built without the worker is what is missing, and nothing of the browser.
            let bare = self.page(path, nil, posting: form).text
            #expect(!bare.contains("own storage") && bare.contains("“make build”"))
            #expect(!page.text.contains("name=\"do\""))
        }
    }

    @Test func `the shared books of the browser are listed by their names`() {
        let books = [KnownBook(key: "~k2", name: "Ours & theirs")]
        let page = page("/settings/sharing", panel(books: books))
        #expect(page.text.contains("Ours &amp; theirs"))
        #expect(page.text.contains("href=\"/books/~k2/\""))
        #expect(self.page("/settings/sharing", panel()).text.contains("No book is shared"))
    }

    @Test func `what was done leads on`() {
        let form: Parameters = ["do": "come"]
        #expect(page("/join", panel(.done), posting: form).location == "/")
        #expect(
            page("/settings/sharing", panel(.done), posting: form).location == "/settings/sharing")
    }

    @Test(
        arguments: [
            (SharingPanel.Outcome.failed(.noBook), "leads to no book"),
            (.failed(.refused(.members(.lastOwner))), "needs an owner"),
            (.unanswered(""), "No answer came"), (.badLink(.mistyped), "isn’t whole"),
            (.badLink(.none), "no invitation in this"), (.badSheet(.none), "no recovery sheet"),
            (.elsewhere("https://other.example"), "belongs to https://other.example"),
        ])
    func `what came to nothing says why, and what was typed is there`(
        outcome: SharingPanel.Outcome, words: String
    ) {
        let form: Parameters = ["do": "look", "link": "typed <here>"]
        let page = page("/join", panel(outcome), posting: form)
        #expect(page.status == 422)
        #expect(page.text.contains(words))
        #expect(page.text.contains("typed &lt;here&gt;"))
    }

    @Test
    func
        `an invitation of another hub is opened there, its secret behind the sign that no server sees`()
        throws
    {
        let secret = try #require(WrittenSecret([UInt8](repeating: 7, count: 16)))
        let link = InvitationLink(hub: "https://other.example", secret: secret)
        for path in ["/join", "/settings/sharing"] {
            let page = page(
                path, panel(.elsewhere(link.hub, link)), posting: ["do": "look", "link": link.text])
            #expect(page.text.contains("href=\"" + link.text + "\""))
            #expect(page.text.contains("Open it at https://other.example"))
        }
        let plain = InvitationLink(hub: "http://other.example", secret: secret)
        let unsafe = page("/join", panel(.elsewhere(plain.hub, plain)), posting: ["do": "look"])
        #expect(unsafe.text.contains("belongs to http://other.example"))
        #expect(!unsafe.text.contains("Open it at"))
        let sheet = page("/join", panel(.elsewhere("https://other.example")), posting: [:])
        #expect(!sheet.text.contains("Open it at"))
    }

    @Test func `a name that is missing is named beside its field`() {
        let form: Parameters = ["do": "new", "name": "Household", "me": " "]
        let page = page("/settings/sharing", panel(.badName), posting: form)
        #expect(page.status == 422)
        #expect(page.text.contains("Write a name here."))
        #expect(page.text.contains("value=\"Household\""))
    }

    @Test func `screens of shared books are the device's own`() {
        #expect(app.desk("/settings/sharing") == .device)
        #expect(app.desk("/join") == .device)
    }
}
