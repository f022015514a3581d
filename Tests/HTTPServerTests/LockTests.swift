import Glibc
import Kernel
import Testing

@testable import HTTPServer

/// What makes a request on the loopback interface one of a stranger: a proxy passed it on.
private let passedOn = ["X-Forwarded-For": "203.0.113.7"]

struct LockTests {
    let door = Door()
    let server: Server

    init() throws {
        server = try Server(door)
    }

    @Test func `the server's own user needs no key on the same machine`() throws {
        for host in ["localhost", "127.0.0.1:8722", "[::1]"] {
            #expect(try server.ask("GET", "/x", host: host).text == "GET /x owner writes")
        }
        let posted = try server.ask("POST", "/x", body: "a=1")
        #expect(posted.text == "POST /x owner writes")
        #expect(door.events.isEmpty)
    }

    @Test(arguments: [
        ["Forwarded": "for=203.0.113.7"], ["X-Forwarded-For": "127.0.0.1"],
        ["X-Forwarded-Host": "localhost"], ["X-Forwarded-Proto": "https"], ["Via": "1.1 proxy"],
        ["x-forwarded-anything": "1"], ["X-Real-IP": "127.0.0.1"],
    ])
    func `what a proxy passes on needs its device`(fields: [String: String]) throws {
        let reply = try server.ask("GET", "/x", fields)
        #expect(reply.status == 401)
        #expect(reply["www-authenticate"] == "Bearer realm=\"Tallybook\"")
        #expect(reply["cache-control"] == "no-store")
        #expect(try server.ask("POST", "/x", fields, body: "a=1").status == 401)
    }

    @Test func `a name that isn't the machine's own needs its device`() throws {
        let server = try Server(door) { $0.allowedHosts = ["home.example"] }
        #expect(try server.ask("GET", "/x", host: "home.example").status == 401)
        #expect(try server.ask("GET", "/x", host: "localhost").status == 200)
    }

    @Test func `another of this machine's addresses needs its device`() throws {
        let server = try Server(door) { $0.host = "0.0.0.0" }
        guard let address = ownAddress() else { return }
        let client = try Client(of: server, at: address)
        #expect(try client.ask("GET", "/x", host: address).status == 401)
        #expect(try client.ask("GET", "/x", host: "localhost").status == 401)
        #expect(try server.ask("GET", "/x").status == 200)
    }

    @Test func `strangers get one page in their language and nothing of what they asked for`()
        throws
    {
        for (language, words) in [
            ("en", "This is somebody’s Tallybook"), ("de", "Das ist jemandes Tallybook"),
            ("it", "Questo è il Tallybook di qualcuno"),
        ] {
            let fields = ["Accept": "text/html", "Accept-Language": language, "Via": "p"]
            let reply = try server.ask("GET", "/priorities?a=1", fields)
            #expect(reply.status == 401)
            #expect(reply.text.contains(words))
            #expect(reply.text.contains("<html lang=\"\(language)\">"))
            #expect(!reply.text.contains("<script"))
            #expect(reply.text.contains("name=\"return\" value=\"/priorities?a=1\""))
            #expect(reply["content-security-policy"]?.contains("default-src 'none'") == true)
        }
    }

    @Test func `strangers find the page on which one comes into a shared book`() throws {
        let fields = ["Accept": "text/html", "Via": "p"]
        let reply = try server.ask("GET", "/priorities", fields)
        #expect(reply.text.contains("href=\"/join\""))
        #expect(reply.text.contains("Into a shared book, by an invitation"))
        var posted = fields
        posted["Content-Type"] = "application/x-www-form-urlencoded"
        let secret = try #require(WrittenSecret(Array(repeating: 7, count: 16)))
        let link = InvitationLink(hub: "http://localhost", secret: secret).text
        let sent = try server.ask(
            "POST", "/enter", posted,
            body: "address=" + link.replacing("#", with: "%23") + "&name=Phone")
        #expect(sent.status == 303)
        #expect(sent["location"] == "/join#" + link.suffix(32))
        let broken = try server.ask(
            "POST", "/enter", posted, body: "address=http://localhost/join%23abc&name=Phone")
        #expect(broken.status == 422)
    }

    @Test func `strangers are told that what they sent was not saved`() throws {
        let fields = [
            "Accept": "text/html", "Via": "p", "Content-Type": "application/x-www-form-urlencoded",
        ]
        let sent = try server.ask("POST", "/priorities/new", fields, body: "name=Milk")
        #expect(sent.status == 401)
        #expect(sent.text.contains("What you sent was not saved."))
        let asked = try server.ask("GET", "/priorities", ["Accept": "text/html", "Via": "p"])
        #expect(!asked.text.contains("What you sent was not saved."))
    }

    @Test func `a device that may only read gets a page that says so, with the way back`() throws {
        for (language, words) in [
            ("en", "This device may only look"), ("de", "Dieses Gerät darf nur ansehen"),
            ("it", "Questo dispositivo può solo guardare"),
        ] {
            var fields = [
                "Accept": "text/html", "Accept-Language": language, "Via": "p",
                "Cookie": "tallybook=" + Door.reader,
                "Referer": "http://localhost/priorities?a=1",
            ]
            let reply = try server.ask("POST", "/priorities/new", fields, body: "name=Milk")
            #expect(reply.status == 403)
            #expect(reply["cache-control"] == "no-store")
            #expect(reply.text.contains("<h1>\(words)</h1>"))
            #expect(reply.text.contains("<html lang=\"\(language)\">"))
            #expect(reply.text.contains("href=\"/priorities?a=1\""))
            #expect(!reply.text.contains("<form"))
            fields["Referer"] = "http://elsewhere.example/enter"
            let other = try server.ask("POST", "/priorities/new", fields, body: "name=Milk")
            #expect(other.text.contains("href=\"/\""))
            #expect(!other.text.contains("elsewhere"))
        }
    }

    @Test func `programs get a sentence, in JSON if they like`() throws {
        let json = try server.ask(
            "GET", "/x", ["Accept": "application/json", "Via": "p"])
        #expect(json.status == 401)
        #expect(json["content-type"] == "application/json")
        #expect(json.text.hasPrefix("{\"error\":\"not let in\",\"message\":\"This Tallybook"))
        let text = try server.ask("GET", "/x", ["Via": "p"])
        #expect(text["content-type"] == "text/plain; charset=utf-8")
    }

    @Test func `the app's own files are for everybody`() throws {
        #expect(try server.ask("GET", "/assets/app.css", passedOn).text == "a{}")
        #expect(try server.ask("GET", "/assets/%61pp.css", passedOn).status == 401)
        #expect(try server.ask("POST", "/assets/app.css", passedOn, body: "").status == 401)
    }

    @Test func `an address with a secret of its own is answered, and a wrong one is not`() throws {
        let good = try server.ask("GET", "/calendar/good.ics", passedOn)
        #expect(good.text == "BEGIN:VCALENDAR")
        let bad = try server.ask("GET", "/calendar/bad.ics", passedOn)
        #expect(bad.status == 401)
        #expect(!bad.text.contains("no\n"))
        #expect(door.events == [.guessed(from: "203.0.113.7")])
        #expect(try server.ask("POST", "/calendar/good.ics", passedOn, body: "").status == 401)
    }

    @Test func `a link from another site is asked for once more, with the cookie`() throws {
        var fields = [
            "Accept": "text/html", "Via": "p", "Sec-Fetch-Site": "cross-site",
            "Sec-Fetch-Mode": "navigate",
        ]
        let refresh = "<meta http-equiv=\"refresh\" content=\"0\">"
        #expect(try server.ask("GET", "/x", fields).text.contains(refresh))
        fields["Sec-Fetch-Site"] = "same-origin"
        #expect(try !server.ask("GET", "/x", fields).text.contains(refresh))
    }

    @Test func `an event stream is for those who are let in`() throws {
        #expect(try server.ask("GET", "/events", passedOn).status == 401)
    }
}

/// One of this machine's addresses beside the loopback one.
func ownAddress() -> String? {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(9).bigEndian
    address.sin_addr.s_addr = inet_addr("192.0.2.1")
    let isKnown = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
        }
    }
    return isKnown ? inet_ntoa(address.sin_addr).map { String(cString: $0) } : nil
}
