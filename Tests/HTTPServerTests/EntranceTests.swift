import Kernel
import Testing

@testable import HTTPServer

struct EntranceTests {
    let door = Door()
    let server: Server

    init() throws {
        server = try Server(door)
    }

    private let browser = [
        "Accept": "text/html", "X-Forwarded-For": "203.0.113.7",
        "User-Agent": "Mozilla/5.0 (Linux; Android 15)",
    ]

    @Test func `looking at an address doesn't use it up`() throws {
        for _ in 0..<3 {
            let reply = try server.ask("GET", "/enter/" + Door.key, browser)
            #expect(reply.status == 200)
            #expect(reply.text.contains("You are invited to this Tallybook"))
            #expect(reply.text.contains("value=\"Android\""))
            #expect(reply["set-cookie"] == nil)
        }
    }

    @Test func `a name that was given with the address is offered`() throws {
        let key = "k" + Door.key
        door.invite(key, name: "Ada’s phone")
        let reply = try server.ask("GET", "/enter/" + key, browser)
        #expect(reply.text.contains("value=\"Ada’s phone\""))
        #expect(!reply.text.contains("value=\"Android\""))
        let typed = try server.ask("POST", "/enter/" + key, browser, body: "name=")
        #expect(typed.status == 422)
    }

    @Test func `who will only be able to read is told so before coming in`() throws {
        let (key, sentence) = ("r" + Door.key, "to change nothing")
        door.invite(key, .read)
        #expect(try server.ask("GET", "/enter/" + key, browser).text.contains(sentence))
        #expect(try !server.ask("GET", "/enter/" + Door.key, browser).text.contains(sentence))
    }

    @Test func `a device that is in is told so, and the address stays good`() throws {
        let cookie = browser.merging(["Cookie": "tallybook=" + Door.writer]) { $1 }
        let reply = try server.ask("GET", "/enter/" + Door.key + "?return=/priorities", cookie)
        #expect(reply.status == 200)
        #expect(reply.text.contains("This device is already in"))
        #expect(reply.text.contains("It is in as “\(Door.writer)”."))
        #expect(reply.text.contains("href=\"/priorities\""))
        #expect(!reply.text.contains("<form"))
        let other = try server.ask("POST", "/enter/" + Door.key, browser, body: "name=Phone")
        #expect(other.status == 303)
    }

    @Test func `a used address tells a device that is in that it is, and needs none`() throws {
        let cookie = browser.merging(["Cookie": "tallybook=" + Door.writer]) { $1 }
        let used = "/enter/" + String(Door.key.reversed())
        let reply = try server.ask("GET", used, cookie)
        #expect(reply.status == 200)
        #expect(reply.text.contains("This device is already in"))
        #expect(reply.text.contains("It is in as “\(Door.writer)”."))
        #expect(!reply.text.contains("this one it hasn’t"))
        #expect(!reply.text.contains("<form"))
        let own = try server.ask("GET", used, ["Accept": "text/html"])
        #expect(own.status == 200)
        #expect(own.text.contains("This device is already in"))
        #expect(own.text.contains("runs on this machine"))
        let asked = try server.ask("GET", "/enter", cookie)
        #expect(asked.text.contains("<form"))
        #expect(!asked.text.contains("this one it hasn’t"))
        for _ in 0..<12 { _ = try server.ask("GET", used, cookie) }
        #expect(try server.ask("GET", used, cookie).status == 429)
    }

    @Test func `a browser of this machine that was let in is here whenever it is`() throws {
        _ = try server.ask("GET", "/x", ["Cookie": "tallybook=" + Door.writer])
        #expect(door.admitted == 1)
        #expect(
            try server.ask("GET", "/x", ["Cookie": "tallybook=" + Door.writer]).text
                == "GET /x owner writes")
    }

    @Test func `what isn't shown any more is said to be, to whoever opens its address`() throws {
        for path in ["/shown/gone", "/books/club/shown/gone"] {
            for fields in [browser, ["Accept": "text/html"]] {
                let reply = try server.ask("GET", path, fields)
                #expect(reply.status == 404)
                #expect(reply.text.contains("This isn’t shown any more, or never was"))
                #expect(!reply.text.contains("Settings"))
                #expect(!reply.text.contains("tabs"))
                #expect(reply["cache-control"] == "no-store")
            }
            let program = try server.ask("GET", path, ["X-Forwarded-For": "203.0.113.8"])
            #expect(program.status == 404)
            #expect(program.text.hasPrefix("This isn’t shown any more"))
        }
        #expect(try server.ask("GET", "/shown/good", browser).text == "Shopping list")
        #expect(try server.ask("GET", "/calendar/gone", browser).status == 401)
        #expect(door.events.contains(.guessed(from: "203.0.113.7")))
    }

    @Test func `a device that may only read can come in anew by an address that lets it write`()
        throws
    {
        let cookie = browser.merging(["Cookie": "tallybook=" + Door.reader]) { $1 }
        #expect(try server.ask("GET", "/enter/" + Door.key, cookie).text.contains("<form"))
        let key = "r" + Door.key
        door.invite(key, .read)
        #expect(try !server.ask("GET", "/enter/" + key, cookie).text.contains("<form"))
    }

    @Test func `the button lets a browser in once, and leads to where it wanted to go`() throws {
        let body = "name=Phone&return=/priorities%3Fa%3D1"
        let reply = try server.ask("POST", "/enter/" + Door.key, browser, body: body)
        #expect(reply.status == 303)
        #expect(reply["location"] == "/priorities?a=1")
        #expect(
            reply["set-cookie"]
                == "tallybook=Phone; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
        #expect(door.events == [.entered(name: "Phone", from: "203.0.113.7")])
        let cookie = browser.merging(["Cookie": "tallybook=Phone"]) { $1 }
        #expect(try server.ask("GET", "/x", cookie).text == "GET /x Phone writes")
        let again = try server.ask("POST", "/enter/" + Door.key, browser, body: body)
        #expect(again.status == 401)
    }

    @Test(arguments: [
        ["X-Forwarded-Proto": "https"],
        ["Origin": "https://localhost"],
    ])
    func `under HTTPS the cookie can't leave it`(fields: [String: String]) throws {
        let reply = try server.ask(
            "POST", "/enter/" + Door.key, fields.merging(browser) { $1 }, body: "name=Phone")
        #expect(
            reply["set-cookie"]
                == "__Host-tallybook=Phone; Path=/; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict"
        )
    }

    @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil", "/enter/x", "", "/a b"])
    func `nobody is led elsewhere`(path: String) throws {
        var parameters = Parameters([("name", "Phone")])
        parameters.pairs.append((name: "return", value: path))
        let body = parameters.formEncoded
        let reply = try server.ask("POST", "/enter/" + Door.key, browser, body: body)
        #expect(reply["location"] == "/")
    }

    @Test func `an address may be pasted, whole or its key alone`() throws {
        for text in ["https%3A%2F%2Fhome.example%2Fenter%2F" + Door.key, " \(Door.key)%0A"] {
            door.add("x", .read)
            let door = Door()
            let server = try Server(door)
            let reply = try server.ask(
                "POST", "/enter", browser, body: "name=Phone&address=\(text)")
            #expect(reply.status == 303)
        }
        for message in [
            "Hello, here: https://tally.home/enter/\(Door.key) .",
            "Open (http://h:1/enter/\(Door.key)).",
            "Not https://tally.home/enter/ but\nHTTPS://TALLY.HOME/ENTER/\(Door.key.uppercased())?a=1",
        ] {
            let server = try Server(Door())
            let body = Parameters([("name", "Phone"), ("address", message)]).formEncoded
            #expect(try server.ask("POST", "/enter", browser, body: body).status == 303)
        }
        let nothing = try server.ask("POST", "/enter", browser, body: "name=P&address=hello")
        #expect(nothing.status == 422)
        #expect(nothing.text.contains("This address lets nobody in"))
        #expect(try server.ask("GET", "/enter", browser).status == 200)
    }

    @Test(arguments: ["", " ", "a%0Ab", String(repeating: "x", count: 61)])
    func `a name that can't be one is refused and the address stays good`(name: String) throws {
        let reply = try server.ask("POST", "/enter/" + Door.key, browser, body: "name=\(name)")
        #expect(reply.status == 422)
        #expect(reply.text.contains("A name has 1 to 60 characters"))
        let good = try server.ask("POST", "/enter/" + Door.key, browser, body: "name=Phone")
        #expect(good.status == 303)
    }

    @Test func `strangers can't send much`() throws {
        let body = "name=" + String(repeating: "x", count: 20_000)
        #expect(try server.ask("POST", "/enter", browser, body: body).status == 413)
    }

    @Test func `a page of another site can't press the button`() throws {
        let fields = browser.merging(["Origin": "https://evil.example"]) { $1 }
        let reply = try server.ask("POST", "/enter/" + Door.key, fields, body: "name=Phone")
        #expect(reply.status == 403)
        #expect(try server.ask("GET", "/enter/" + Door.key, browser).status == 200)
    }

    @Test func `a used key, an ended one and a wrong one get the same answer`() throws {
        _ = try server.ask("POST", "/enter/" + Door.key, browser, body: "name=Phone")
        let used = try server.ask("GET", "/enter/" + Door.key, browser)
        let wrong = try server.ask("GET", "/enter/" + String(Door.key.reversed()), browser)
        #expect(used.status == 401)
        #expect(used.status == wrong.status)
        #expect(used.text == wrong.text)
        #expect(used.names == wrong.names)
    }

    @Test func `who guesses is soon not listened to, and others still are`() throws {
        for number in 0..<12 {
            let key = "wrongwrongwrongwrongwrong" + String(number)
            let reply = try server.ask("GET", "/enter/" + key, browser)
            #expect(reply.status == (number < 10 ? 401 : 429))
        }
        let late = try server.ask("GET", "/enter/" + Door.key, browser)
        #expect(late.status == 429)
        #expect(late["retry-after"] == "60")
        let other = browser.merging(["X-Forwarded-For": "198.51.100.1"]) { $1 }
        #expect(try server.ask("GET", "/enter/" + Door.key, other).status == 200)
        let slowed = [DoorEvent.slowed(from: "203.0.113.7")]
        #expect(door.events.filter { $0 != .guessed(from: "203.0.113.7") } == slowed)
        #expect(door.events.count == 10)
        let right = browser.merging(["Authorization": "Bearer \(Door.writer)"]) { $1 }
        #expect(try server.ask("GET", "/x", right).status == 200)
    }
}

struct GuessTests {
    @Test func `tries come back with time`() {
        let guesses = Guesses()
        for _ in 0..<10 { _ = guesses.count("a", now: 0) }
        #expect(!guesses.allows("a", now: 9_999))
        #expect(guesses.allows("a", now: 10_000))
        #expect(guesses.allows("b", now: 0))
    }

    @Test func `from everywhere together there are limits too, which keep nobody out`() {
        let guesses = Guesses()
        for number in 0..<200 { #expect(guesses.count("\(number)", now: 0) == .counted) }
        #expect(guesses.count("new", now: 0) == .over)
        #expect(guesses.allows("new", now: 0))
        #expect(guesses.count("new", now: 500) == .counted)
    }

    @Test func `who has a right key comes in while others guess from everywhere`() throws {
        let door = Door()
        let server = try Server(door)
        for number in 0..<210 {
            let fields = ["X-Forwarded-For": "10.0.0.\(number)"]
            let status = try server.ask(
                "GET", "/enter/" + String(repeating: "w", count: 26), fields
            )
            .status
            #expect(status == 401 || number >= 200 && status == 429)
        }
        let mine = ["X-Forwarded-For": "203.0.113.9"]
        #expect(try server.ask("GET", "/enter/" + Door.key, mine).status == 200)
        let body = ["Content-Type": "application/x-www-form-urlencoded"].merging(mine) { $1 }
        let entered = try server.ask("POST", "/enter/" + Door.key, body, body: "name=Phone")
        #expect(entered.status == 303)
    }

    @Test func `only so many addresses are remembered, and those that tried most`() {
        let guesses = Guesses()
        for _ in 0..<10 { _ = guesses.count("busy", now: 0) }
        for number in 0..<5_000 as Range<Int64> {
            _ = guesses.count("\(number)", now: number * 10)
        }
        #expect(guesses.rememberedCount <= Guesses.most)
    }
}

struct ConnectionTableTests {
    private let ends = "0100007F:C350 0100007F:2212"

    private func users(_ row: String) -> Set<UInt32> {
        ConnectionTable.users(
            of: ends, in: Array(("  sl  local_address rem_address\n" + row).utf8))
    }

    @Test func `the user stands in the row of both ends`() {
        let rest = "00000000:00000000 00:00000000 00000000  1000        0 54321 1 0 20 4 30 10 -1"
        #expect(users("   1: \(ends) 01 \(rest)\n") == [1000])
        #expect(users("   1: 0100007F:2212 0100007F:C350 01 \(rest)\n") == [])
        #expect(users("   1: 0\(ends) 01 \(rest)\n") == [])
        #expect(users("   1: \(ends)0 01 \(rest)\n") == [])
    }

    @Test(arguments: [
        // Nobody holds it any more: shown as if it were root's.
        "06 00000000:00000000 03:000017A1 00000000     0        0 0 3 0000",
        "05 00000000:00000000 03:000017A1 00000000     0        0 0 3 0000",
        "0A 00000000:00000000 00:00000000 00000000  1000        0 54321 1",
        "01 00000000:00000000 00:00000000 00000000  -1        0 54321 1",
        "01 00000000:00000000 00:00000000 00000000  x        0 54321 1",
        "01 00000000:00000000 00:00000000 00000000  1000        0 y 1",
        "01 00000000:00000000", "",
    ])
    func `a row that says less lets nobody in`(rest: String) {
        #expect(users("   1: \(ends) \(rest)\n") == [])
    }

    @Test func `the table has addresses as they lie in memory`() throws {
        let narrow = try SocketAddress(host: "127.0.0.1", port: 0xc350)
        let other = try SocketAddress(host: "127.0.0.1", port: 0x2212)
        #expect(narrow.tableText(isWide: false, to: other) == ends)
        #expect(
            narrow.tableText(isWide: true, to: other)
                == "0000000000000000FFFF00000100007F:C350 0000000000000000FFFF00000100007F:2212")
        let wide = try SocketAddress(host: "::1", port: 1)
        #expect(wide.tableText(isWide: false, to: wide) == nil)
        let one = "00000000000000000000000001000000:0001"
        #expect(wide.tableText(isWide: true, to: wide) == "\(one) \(one)")
    }
}
