import Kernel
import SQLiteStore
import SyncOverHTTP
import TallyCLI
import TestKit
import Testing

/// `tally sync` with a server in the same process, behind a network that the test makes up.
struct SyncCommandTests {
    let desk = Desk.withGardens()
    let host = SyncHost()
    let server = "https://home.example"

    init() {
        let host = host
        desk.connect = { _, _ in { host.run($0) } }
    }

    @Test func `says what went and came, and the digest of both`() throws {
        let answer = desk.tally("sync", server)
        #expect(answer.code == .done)
        #expect(answer.messages == "Sent 3, received 0.\n")
        #expect(answer.output == "digest   \(try host.store.digest().text)\n")
        #expect(desk.tally("sync").messages == "Nothing to exchange.\n")
        let copy = desk.run(["--book", "copy", "sync", server])
        #expect(copy.messages.hasPrefix("The book “copy” is new"))
        #expect(copy.messages.hasSuffix("\nSent 0, received 3.\n"))
        #expect(copy.output == answer.output)
    }

    @Test func `answers in JSON`() throws {
        let digest = desk.tally("check", "--json").output.split(separator: "\"")[5]
        #expect(
            desk.tally("sync", server + "/", "--json").output
                == #"{"server":"https://home.example","sent":3,"received":0,"same":true,"digest":"\#(digest)","files":{"sent":0,"received":0,"open":0}}"#
                + "\n")
    }

    @Test func `what a wrong clock wrote is told by check, and taken in on request`() throws {
        desk.tally("sync", server)
        let garden = try #require(try host.store.records(Query(Garden.kind)).first)
        let far = Stamp.at(20 * 365 * 86_400_000, node: 77)
        try host.store.append(.of(Garden.kind, garden.id, at: far, ["name": .text("Far")]))
        desk.tally("sync")
        let told = desk.tally("check")
        #expect(told.code == .done)
        #expect(told.output.contains("findings 1\n"))
        #expect(told.messages.contains("needs your decision, in Settings → Needs a look."))
        #expect(told.messages.contains("“tally check --take-in”"))
        #expect(told.output.contains("  \(far.text)  A device’s clock says "))
        #expect(desk.tally("check", "--json").output.contains(#""matter":"aside""#))
        #expect(!desk.tally("list", "garden", "--plain").output.contains("Far"))
        let taken = desk.tally("check", "--take-in")
        #expect(!taken.output.contains("findings") && taken.messages.contains("1 record taken in"))
        #expect(desk.tally("list", "garden", "--plain").output.contains("Far"))
        #expect(desk.tally("sync").code == .done)
        desk.tally("undo")
        #expect(desk.tally("list", "garden", "--plain").output.contains("Far"))
    }

    @Test func `what waits for the clock here to be put right is said by check`() throws {
        desk.tally("sync", server)
        let garden = try #require(try host.store.records(Query(Garden.kind)).first)
        let day = 86_400_000
        host.now = host.now + 5 * day
        try host.store.append(
            .of(Garden.kind, garden.id, at: .at(4 * day, node: 77), ["name": .text("Later")]))
        desk.tally("sync")
        let sentence =
            "This device’s clock is 5 days behind the server’s. Once the wrong one is right, all of this counts: Later."
        let told = desk.tally("check")
        #expect(told.code == .done)
        #expect(told.output.contains("clock    " + sentence + "\n"))
        #expect(
            told.messages
                == "The book’s file is whole, but the book isn’t in step with the server’s.\n")
        #expect(
            desk.tally("check", "--json").output.contains(
                #""remarks":[{"matter":"clock","text":"\#(sentence)"}]"#))
        #expect(desk.tally("list", "garden").messages.contains(sentence))
        let taken = desk.tally("check", "--take-in")
        #expect(
            taken.messages.contains(
                "Nothing is taken in while this device’s clock and the server’s"))
        #expect(desk.tally("check", "--take-in", "--json").output.contains(#""takenIn":0"#))
    }

    @Test func `that there is nothing to take in is said`() {
        let answer = desk.tally("check", "--take-in")
        #expect(answer.messages.hasPrefix("Nothing to take in: nothing here is dated more than"))
        #expect(answer.messages.hasSuffix("The book is whole.\n"))
    }

    @Test func `a device that may only read is written to by no command`() throws {
        desk.tally("sync", server)
        host.takesChanges = false
        #expect(desk.tally("sync").code == .done)
        let before = desk.tally("check").output
        let file = desk.file("roses.csv", "name\nTulip\n")
        let commands = [
            ["add", "garden", "name=Tulip"], ["set", "garden", "Rose", "size=5"],
            ["delete", "garden", "Rose"], ["undo"], ["add", "garden", "name=Tulip", "--dry-run"],
            ["import", file, "--kind", "garden"], ["check", "--take-in"],
        ]
        for words in commands {
            let answer = desk.run(words)
            #expect(answer.code == .refused, "\(words)")
            #expect(
                answer.messages.hasPrefix(
                    "tally: The server https://home.example lets this device only look"),
                "\(words) \(answer.messages)")
        }
        #expect(desk.tally("check").output == before)
        host.takesChanges = true
        desk.tally("sync")
        #expect(desk.tally("add", "garden", "name=Tulip").code == .done)
    }

    @Test func `a backup is put back on a device that may only read, and what that means is said`()
    {
        desk.tally("sync", server)
        let backup = desk.directory + "/monday.sqlite"
        desk.tally("backup", backup)
        host.takesChanges = false
        desk.tally("sync")
        let answer = desk.tally("restore-backup", backup)
        #expect(answer.code == .done)
        let sentence =
            "The server https://home.example lets this device only look: what the backup has"
        #expect(answer.messages.contains(sentence), "\(answer.messages)")
        host.takesChanges = true
        desk.tally("sync")
        #expect(!desk.tally("restore-backup", backup).messages.contains("only look"))
    }

    @Test func `nothing is moved from or to a book that may only be read`() {
        desk.tally("sync", server)
        desk.tally("book", "new", "Shared")
        desk.tally("--book", "Shared", "sync", server)
        desk.tally("add", "garden", "name=Tulip")
        host.takesChanges = false
        desk.tally("--book", "Shared", "sync")
        let moves = [
            ["move", "garden", "Tulip", "--to", "Shared"],
            ["--book", "Shared", "move", "garden", "Rose", "--to", "book"],
        ]
        for words in moves {
            let answer = desk.run(words)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("lets this device only look"), "\(answer.messages)")
        }
        #expect(desk.tally("list", "garden", "--plain").output.contains("Tulip"))
        #expect(
            desk.run(["--book", "Shared", "list", "garden", "--plain"]).output.contains("Rose"))
    }

    @Test func `books that differ are told with the digest of each`() throws {
        host.store = host.store.withDigest { Digest() }
        let answer = desk.tally("sync", server)
        #expect(answer.code == .failed)
        let own = desk.tally("check", "--json").output.split(separator: "\"")[5]
        #expect(
            answer.messages.contains(
                "(https://home.example: its book’s digest is \(Digest().text), this book’s \(own))")
        )
    }

    @Test func `a restored backup says what a wrong clock wrote into it`() throws {
        desk.tally("sync", server)
        let garden = try #require(try host.store.records(Query(Garden.kind)).first)
        let far = Stamp.at(20 * 365 * 86_400_000, node: 77)
        let book = try SQLiteStore.open(desk.directory + "/data/book.sqlite", Sample.schema)
        _ = try book.store.append(
            [.of(Garden.kind, garden.id, at: far, ["name": .text("Far")])], nil)
        desk.tally("backup", desk.directory + "/monday.sqlite")
        let answer = desk.tally("restore-backup", desk.directory + "/monday.sqlite")
        #expect(answer.code == .done)
        #expect(answer.messages.contains("1 action is dated more than a day ahead"))
        #expect(!desk.tally("list", "garden", "--plain").output.contains("Far"))
        #expect(desk.tally("check").output.contains(far.text))
    }

    @Test
    func
        `where books differ since the clock here is ahead, that is said, and what becomes of what is written`()
        throws
    {
        desk.tally("sync", server)
        // The server knows of no other time.
        try host.store.set(Setting.agreed.rawValue, nil)
        desk.tally("add", "garden", "name=Later")
        host.now = host.now + -4 * 86_400_000
        let told = desk.tally("sync")
        #expect(told.code == .failed)
        #expect(told.messages.contains("This device’s clock is 4 days ahead of the server’s"))
        #expect(told.messages.contains("Until then others aren’t shown what is written here"))
    }

    @Test func `what was taken in while no clock agreed is said to hold once one does`() throws {
        desk.tally("sync", server)
        let garden = try #require(try host.store.records(Query(Garden.kind)).first)
        for (number, name) in ["Far", "Farther"].enumerated() {
            let far = Stamp.at((20 * 365 + number) * 86_400_000, node: 77)
            try host.store.append(.of(Garden.kind, garden.id, at: far, ["name": .text(name)]))
            let told = desk.tally("sync")
            #expect(told.messages.contains("1 action is dated more than a day ahead of this clock"))
            if number == 1 {
                let book = try SQLiteStore.open(
                    desk.directory + "/data/book.sqlite", Sample.schema)
                try book.store.set(Setting.agreed.rawValue, nil)
            }
            let taken = desk.tally("check", "--take-in").messages
            #expect(taken.contains("1 record taken in."))
            #expect(taken.contains("It holds for certain once another") == (number == 1))
        }
    }

    @Test func `changes that only a server behind makes dated ahead are said to have its time`()
        throws
    {
        host.now = host.now + -4 * 86_400_000
        let answer = desk.tally("sync", server)
        #expect(answer.messages.contains("By the server’s clock 3 changes of this device were"))
        #expect(answer.messages.contains("they have the server’s time now."))
    }

    @Test func `without a server there is none to sync with`() {
        let answer = desk.tally("sync")
        #expect(answer.code == .wrongUsage)
        #expect(answer.messages.hasPrefix("tally: There is no server yet"))
    }

    @Test(arguments: [
        ("http://home.example:8722", true), ("http://127.example.com", true),
        ("http://127.0.0.1.evil.example", true), ("http://evil-localhost", true),
        ("http://localhost@evil.example", true),
        ("https://home.example", false), ("http://localhost:8722", false),
        ("http://127.0.0.1:1", false), ("http://[::1]:8722", false), ("HTTP://192.168.1.5", true),
    ])
    func `what would go unprotected over a network is warned of`(server: String, isWarned: Bool) {
        let answer = Desk().tally("sync", server)
        #expect(answer.messages.contains("can be read and changed on its way") == isWarned)
    }

    @Test(arguments: ["home.example", "ftp://home.example", "http://", "https:///x", "http://a b"])
    func `what is no server is refused`(text: String) {
        let answer = desk.tally("sync", text)
        #expect(answer.code == .wrongUsage)
        #expect(answer.messages.contains("is not a server; one looks like http://192.168.1.5:8722"))
    }

    @Test func `a server that can't be reached is asked again, then told`() {
        desk.connect = { _, _ in { _ in .failed(.unreachable, detail: "Timeout") } }
        let answer = desk.tally("sync", server)
        #expect(answer.code == .failed)
        #expect(
            answer.messages
                == "tally: The server can’t be reached. (https://home.example: Timeout)\n")
        #expect(desk.pauses.count == 2)
        #expect(desk.tally("list", "garden", "--plain").output.contains("Rose"))
    }

    @Test func `a connection lost in the middle goes on by itself`() throws {
        let (host, desk) = (host, desk)
        var requests = 0
        desk.connect = { _, _ in
            { errand in
                requests += 1
                let answer = host.run(errand)
                return requests == 1 ? .failed(.unreachable, detail: "Reset") : answer
            }
        }
        #expect(desk.tally("sync", server).code == .done)
        #expect(try host.store.count(Query(Garden.kind)) == 3)
    }

    @Test func `what the server refuses is told in its words`() {
        desk.connect = { _, _ in { _ in .failed(.refused("Not you."), detail: "status 403") } }
        let answer = desk.tally("sync", server)
        #expect(answer.code == .refused)
        #expect(
            answer.messages
                == "tally: The server said: Not you. (https://home.example: status 403)\n")
    }

    @Test func `who may not write any more hears so at once, and what others wrote arrives`() throws
    {
        let (host, server) = (host, server)
        desk.connect = { _, _ in
            { errand in
                guard case .changes(let request) = errand else { return host.run(errand) }
                do {
                    return .answer(
                        try SyncServer.answer(
                            request, host.store, now: host.now,
                            seed: 7, writes: false))
                } catch {
                    return .failed(.refused("This device may only look."), detail: "status 403")
                }
            }
        }
        try Device(9, host.store).add(Garden.kind, ["name": .text("Theirs")])
        // The first sync of a book that holds something, by somebody who may only read.
        let answer = desk.tally("sync", server)
        #expect(answer.code == .refused && answer.messages.hasPrefix("Sent 0, received 1.\n"))
        #expect(answer.messages.contains("only look") || answer.messages.contains("only read"))
        let before = desk.tally("export").output
        #expect(desk.tally("add", "garden", "name=Late").code == .refused)
        #expect(desk.tally("export").output == before)
    }

    @Test func `bytes that are no answer change nothing`() {
        desk.connect = { _, _ in { _ in .answer([1, 2, 3]) } }
        let before = desk.tally("check").output
        let answer = desk.tally("sync", server)
        #expect(answer.code == .refused)
        #expect(answer.messages.hasPrefix("tally: The server’s answer can’t be read."))
        #expect(desk.tally("check").output == before)
    }
}

extension SyncHost {
    /// What a server answers over HTTP.
    func run(_ errand: SyncConnection.Errand) -> SyncConnection.Outcome {
        do {
            switch errand {
            case .changes(let request): return .answer(try answer(request))
            case .files(let question): return .answer(try answerFiles(question))
            case .send(let hash, let bytes):
                let isTaken = try FileServer.take(bytes, as: hash, store)
                return isTaken ? .answer([]) : .failed(.refused("Damaged."), detail: "status 400")
            case .fetch(let hash):
                let bytes = try store.blobs.read(hash)
                return bytes.map { .answer($0) } ?? .failed(.unreadable, detail: "status 404")
            case .hub: return .failed(.unreadable, detail: "status 404")
            }
        } catch {
            return .failed(.unreadable, detail: "")
        }
    }
}

/// `tally sync` of a book whose records name files.
struct FileSyncCommandTests {
    private let desk = Desk(Declarations(Sample.fileSchema.kinds))
    private let host = SyncHost(MemoryStore(Sample.fileSchema).store)
    private let server = "https://home.example"
    private let elsewhere = BlobHash(of: [9])

    init() {
        let host = host
        desk.connect = { _, _ in { host.run($0) } }
        desk.tally("add", "photo", "name=Plan", "file=" + desk.file("plan.txt", "Week 1"))
    }

    @Test func `files go along, and the message counts them`() {
        let sent = desk.tally("sync", server)
        #expect(sent.messages == "Sent 1, received 0; files: sent 1, received 0.\n")
        #expect(desk.tally("sync").messages == "Nothing to exchange.\n")
        let copy = desk.run(["--book", "copy", "sync", server])
        #expect(copy.messages.hasSuffix("\nSent 0, received 1; files: sent 0, received 1.\n"))
        #expect(
            desk.run(["--book", "copy", "show", "photo", "Plan", "-o", "-"]).output == "Week 1")
    }

    @Test func `what neither side has is told, by the check too`() {
        #expect(desk.tally("check").messages == "The book is whole.\n")
        desk.tally("add", "photo", "name=Elsewhere", "blob=" + elsewhere.text)
        #expect(
            desk.tally("sync", server).messages
                == "Sent 2, received 0; files: sent 1, received 0.\n1 file is still to be exchanged.\n"
        )
        let check = desk.tally("check")
        #expect(check.code == .done)
        #expect(check.messages.contains("1 file that attachments name: not here (yet)."))
        #expect(desk.tally("check", "--json").output.hasSuffix("\"missingFiles\":1}\n"))
    }

    @Test func `a server that goes away among the files leaves the changes in step`() {
        let host = host
        desk.connect = { _, _ in
            { errand in
                if case .changes = errand { return host.run(errand) }
                return .failed(.unreachable, detail: "Reset")
            }
        }
        let answer = desk.tally("sync", server)
        #expect(answer.code == .done)
        #expect(answer.messages == "Sent 1, received 0.\n1 file is still to be exchanged.\n")
        desk.connect = { _, _ in { host.run($0) } }
        #expect(desk.tally("sync").messages == "Sent 0, received 0; files: sent 1, received 0.\n")
    }

    @Test func `bytes that aren't those of the name aren't kept`() throws {
        try Device(7, host.store).addPhoto(naming: elsewhere)
        _ = try host.store.blobs.put([9])
        let host = host
        desk.connect = { _, _ in
            { errand in
                if case .fetch = errand { return .answer([8]) }
                return host.run(errand)
            }
        }
        #expect(desk.tally("sync", server).messages.contains("1 file is still to be exchanged."))
        #expect(desk.tally("check").messages.contains("not here (yet)"))
    }
}

/// `tally sync` between processes, over HTTP.
struct SyncProcessTests {
    private let shell = Shell()

    /// Starts a server of the book `home`, and defines `$address`, `stop` and `start`.
    private func serving(_ script: String) -> String {
        """
        start() {
            rm -f address
            "$TALLY" --book home serve --port ${port:-0} >address & server=$!
            until [ -s address ]; do sleep 0.02; done
            address=$(cat address)
            port=${address##*:}
        }
        stop() { kill $server; wait $server; }
        digest() { tally --book $1 check --json | grep -o '"digest":"[0-9a-f]*"'; }
        start
        \(script)
        stop
        """
    }

    @Test func `two books meet on a server`() throws {
        let answer = try shell.run(
            serving(
                """
                tally -q --book phone add essential name=Milk >/dev/null
                tally -q --book laptop add essential name=Bread >/dev/null
                for book in phone laptop phone; do tally --book $book sync $address --json; done | grep -c '"same":true'
                tally -q --book laptop set essential Milk level=high >/dev/null
                tally -q --book phone delete essential Milk >/dev/null
                for book in phone laptop phone; do tally -q --book $book sync >/dev/null; done
                tally --book laptop list essential --all --plain | cut -f 2
                [ "$(digest phone)" = "$(digest home)" ] && [ "$(digest laptop)" = "$(digest home)" ] && echo same
                """))
        #expect(answer.lines == ["3", "Bread", "same"], "\(answer.messages)")
    }

    @Test func `kill -9 in the middle, on either side, loses nothing`() throws {
        let answer = try shell.run(
            serving(
                """
                many() {
                    seq 4000 | sed "s/.*/{\\"kind\\":\\"essential\\",\\"id\\":\\"$1&\\",\\"name\\":\\"$1 & with a longer name, so that it takes some pieces\\"}/" \\
                        | paste -sd, | sed 's/.*/{"tallybook":1,"records":[&]}/' | tally -q --book $1 import -
                }
                many phone; many laptop
                for wait in 0.00 0.03 0.06 0.09 0.12 0.15 0.20; do
                    tally -q --book phone sync $address >/dev/null 2>&1 & client=$!
                    sleep $wait; kill -9 $client 2>/dev/null; wait $client 2>/dev/null
                    tally -q --book laptop sync $address >/dev/null 2>&1 & client=$!
                    sleep $wait; kill -9 $server; wait $server 2>/dev/null
                    start
                    kill -9 $client 2>/dev/null; wait $client 2>/dev/null
                done 2>/dev/null
                for book in phone laptop phone; do tally -q --book $book sync $address >/dev/null; done
                tally --book laptop list essential --all --plain | wc -l
                [ "$(digest phone)" = "$(digest home)" ] && [ "$(digest laptop)" = "$(digest home)" ] && echo same
                tally --book home check --json | cut -c 1-10
                """))
        #expect(answer.lines == ["8000", "same", "{\"ok\":true"], "\(answer.messages)")
    }

    @Test func `which book a server hasn't is said, and the others are exchanged`() throws {
        let answer = try shell.run(
            serving(
                """
                mkdir far
                "$TALLY" --data far serve --port 0 >far/address & other=$!
                until [ -s far/address ]; do sleep 0.02; done
                tally -q book new Club
                for book in book club; do tally -q --book $book add essential name=$book >/dev/null; done
                tally sync $(cat far/address) --all; echo $?
                tally --data far list essential --all --plain | cut -f 2
                kill $other; wait $other
                """))
        #expect(answer.lines.suffix(2) == ["1", "book"], "\(answer.messages)")
        #expect(answer.messages.contains("There is no book “club”."), "\(answer.messages)")
    }

    @Test func `what isn't of the protocol gets 4xx and a sentence`() throws {
        let answer = try shell.run(
            serving(
                """
                ask() {
                    exec 3<>/dev/tcp/127.0.0.1/$port
                    printf '%s /sync/v1 HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: %s\\r\\nContent-Length: %d\\r\\n\\r\\n%s' \
                        "$1" "$2" "${#3}" "$3" >&3
                    tr -d '\\r' <&3 | sed -n '1p;$p'
                }
                ask GET text/plain ''
                ask POST text/plain x
                ask POST application/vnd.tallybook.sync x
                """))
        #expect(
            answer.lines == [
                "HTTP/1.1 405 Method Not Allowed", "This method is not answered here.",
                "HTTP/1.1 415 Unsupported Media Type",
                "What is exchanged here has the type application/vnd.tallybook.sync.",
                "HTTP/1.1 400 Bad Request", "What came to be synced can’t be read.",
            ], "\(answer.messages)")
    }

    @Test func `files go and come over HTTP, byte for byte`() throws {
        let answer = try shell.run(
            serving(
                """
                head -c 3000000 /dev/urandom >large; : >empty
                for book in phone home; do tally -q --book $book add note name=$book >/dev/null; done
                tally -q --book phone add attachment note=phone file=large >/dev/null
                tally -q --book home add attachment note=home file=empty >/dev/null
                for book in phone laptop; do tally --book $book sync $address 2>&1 | grep files: | cut -d ';' -f 2; done
                for book in phone laptop home; do
                    for file in large empty; do
                        tally --book $book show attachment $file -o - | cmp - $file && echo same
                    done
                done
                """))
        #expect(
            answer.lines == [" files: sent 1, received 1.", " files: sent 0, received 2."]
                + Array(repeating: "same", count: 6), "\(answer.messages)")
    }

    @Test func `a file is taken only under its own name`() throws {
        let name = BlobHash(of: [UInt8]("right".utf8)).text
        let answer = try shell.run(
            serving(
                """
                ask() {
                    exec 3<>/dev/tcp/127.0.0.1/$port
                    printf '%s /sync/v1/files/%s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: %s\\r\\nOrigin: %s\\r\\nContent-Length: %d\\r\\n\\r\\n%s' \
                        "$1" "$2" application/"$3" "${5:-http://localhost}" "${#4}" "$4" >&3
                    tr -d '\\r' <&3 | sed -n '1s/HTTP.1.1 //p;$p'
                }
                ask GET \(name) octet-stream ''
                ask POST \(name) octet-stream wrong
                ask POST \(name) octet-stream right http://elsewhere.example
                ask POST \(name) json right
                ask POST 12ab octet-stream right
                ask PUT \(name) octet-stream right
                ask POST \(name) octet-stream right | head -n 1
                ask POST \(name) octet-stream right | head -n 1
                ask GET \(name) octet-stream ''
                """))
        #expect(
            answer.lines == [
                "404 Not Found", "This file isn’t here.",
                "400 Bad Request", "These bytes have another SHA-256.",
                "403 Forbidden",
                "A page of another site may neither change anything here nor listen.",
                "415 Unsupported Media Type",
                "What is exchanged here has the type application/octet-stream.",
                "400 Bad Request", "A file is named by the 64 digits of its SHA-256.",
                "405 Method Not Allowed", "This method is not answered here.",
                "204 No Content", "204 No Content", "200 OK", "right",
            ], "\(answer.messages)")
    }

    @Test func `a proxy that is set is asked, unless the server is excepted from it`() throws {
        let answer = try shell.run(
            serving(
                """
                unset no_proxy NO_PROXY
                ask() { env "$@" "$TALLY" -q --book phone sync $address >/dev/null 2>&1; echo $?; }
                ask http_proxy=http://127.0.0.1:1
                ask ALL_PROXY=http://127.0.0.1:1
                ask http_proxy=http://127.0.0.1:1 no_proxy=localhost,127.0.0.1
                """))
        #expect(answer.lines == ["3", "3", "0"], "\(answer.messages)")
    }

    @Test func `where no Tallybook is, that is said`() throws {
        let answer = try shell.run(
            """
            tally sync http://127.0.0.1:1; echo $?
            python3 -c '
            import http.server as h
            s = h.HTTPServer(("127.0.0.1", 0), h.SimpleHTTPRequestHandler)
            print(s.server_port, flush=True)
            s.serve_forever()' >port 2>/dev/null & server=$!
            until [ -s port ]; do sleep 0.05; done
            tally sync http://127.0.0.1:$(cat port); echo $?
            kill -9 $server
            """)
        #expect(answer.lines == ["3", "1"], "\(answer.messages)")
        #expect(answer.messages.contains("The server can’t be reached."))
        #expect(answer.messages.contains("The server’s answer can’t be read."))
    }
}
