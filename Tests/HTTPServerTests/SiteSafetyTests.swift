import Kernel
import Testing

@testable import HTTPServer

/// What pages of other sites, and guessers, can't have from a server.
@Suite struct SiteSafetyTests {
    @Test func `what costs much is not made for pages of other sites`() throws {
        let server = try Server({ $0.isCostly = { $0 == "/check" } })
        for site in ["cross-site", "same-site"] {
            let fields = ["Sec-Fetch-Site": site]
            #expect(try server.ask("GET", "/check?now", fields).status == 403)
            #expect(try server.ask("GET", "/", fields).status == 200)
        }
        for fields in [[:], ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"]] {
            #expect(try server.ask("GET", "/check", fields).status == 200)
        }
    }

    @Test(arguments: ["cross-site", "same-site"])
    func `a page of another site may lead here, and fetch nothing`(site: String) throws {
        let server = try Server({
            $0.assets = Assets([
                Asset(
                    path: "/app.js", contentType: "text/javascript", content: .owned([32]),
                    isImmutable: true)
            ])
        })
        for target in ["/", "/app.js", "/healthz"] {
            for mode in ["no-cors", "cors", "same-origin", "websocket"] {
                let fields = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode]
                #expect(try server.ask("GET", target, fields).status == 403)
                #expect(try server.ask("HEAD", target, fields).status == 403)
            }
            let leading = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"]
            #expect(try server.ask("GET", target, leading).status == 200)
            let own = ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors"]
            #expect(try server.ask("GET", target, own).status == 200)
        }
    }

    @Test func `a secret has 128 random bits`() {
        let secrets = (0..<100).map { _ in Request.Context.here(acceptLanguage: nil).secret }
        #expect(secrets.allSatisfy { $0.utf8.count == 32 })
        #expect(Set(secrets.map { $0.prefix(16) }).count == 100)
        #expect(Set(secrets.map { $0.suffix(16) }).count == 100)
    }
}
