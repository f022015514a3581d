import Kernel
import TestKit
import Testing

@Suite struct SettingsTests {
    private let newcomer = Newcomer()

    @Test(arguments: [("de", "Einstellungen"), ("it", "Impostazioni"), ("en", "Settings")])
    func `a language chosen goes before the browser's`(code: String, title: String) {
        newcomer.visitor.language = "fr, it;q=0.5"
        let settings = newcomer.send("/settings", ["language": code, "theme": "system"])
        #expect(settings.text.contains(title))
        #expect(settings.markup.contains("<html lang=\"\(code)\""))
        let back = newcomer.send("/settings", ["language": "", "theme": "system"])
        #expect(back.markup.contains("<html lang=\"it\""))
    }

    @Test func `a theme chosen goes before the system's`() {
        let dark = newcomer.send("/settings", ["language": "", "theme": "dark"])
        #expect(dark.markup.contains("data-theme=\"dark\"") && dark.value(of: "theme") == "dark")
        let system = newcomer.send("/settings", ["language": "", "theme": "system"])
        #expect(!system.markup.contains("data-theme="))
    }

    @Test func `settings that do not exist change nothing for good`() {
        let settings = newcomer.send("/settings", ["language": "xx", "theme": "pink"])
        #expect(settings.status == 200 && settings.markup.contains("<html lang=\"en\""))
        #expect(settings.value(of: "theme") == "system")
    }

    @Test func `what was done is told before the part of the page that an address names`() throws {
        newcomer.add("Mine", "critical")
        let answer = newcomer.visitor.post(
            "/undo", ["last": "undo", "return": "/settings?a=b#sync"])
        let place = try #require(answer.location)
        #expect(place.hasPrefix("/settings?a=b&done=") && place.hasSuffix("#sync"), "\(place)")
    }

    @Test func `starting over empties the book as one action`() throws {
        newcomer.send("/sample")
        newcomer.add("Mine", "critical")
        let full = newcomer.get("/priorities").rows
        let home = newcomer.send("/reset", ["return": "/"])
        #expect(home.text.contains("What shall we begin with?"))
        #expect(newcomer.get("/priorities").rows == [])
        #expect(try newcomer.undo(home).rows == full)
    }

    @Test func `starting over an empty book does nothing`() {
        #expect(newcomer.send("/reset", ["return": "/"]).toast == nil)
    }

    @Test func `the check shows the same digest for the same book`() {
        newcomer.add("Milk")
        let check = newcomer.get("/settings/check")
        #expect(check.text.contains("Essentials 1"))
        #expect(check.text == newcomer.get("/settings/check").text)
        newcomer.add("Bread")
        #expect(check.text != newcomer.get("/settings/check").text)
    }
}
