import Glibc
import Testing

struct ServeTests {
    private let shell = Shell()

    /// Starts a server with the options given, and defines `get PATH`, `$port` and `$server`.
    private func serving(_ options: String, _ script: String) -> String {
        """
        "$TALLY" serve --port 0 \(options) >address & server=$!
        until [ -s address ]; do sleep 0.02; done
        port=$(grep -o '[0-9]*$' address)
        get() {
            exec 3<>/dev/tcp/127.0.0.1/$port
            printf 'GET %s HTTP/1.1\\r\\nHost: localhost:%s\\r\\nConnection: close\\r\\n\\r\\n' \
                "$1" "$port" >&3
            tr -d '\\r' <&3
        }
        \(script)
        kill $server; wait $server; echo "ended with $?"
        """
    }

    @Test func `one line says where the app is, and a signal ends it in peace`() throws {
        let answer = try shell.run(serving("", "get / | head -n 1; cat address"))
        #expect(answer.lines.count == 3, "\(answer.output) \(answer.messages)")
        #expect(answer.lines.first == "HTTP/1.1 200 OK")
        #expect(answer.lines.dropFirst().first?.hasPrefix("http://localhost:") == true)
        #expect(answer.lines.last == "ended with 0")
        let events = answer.messages.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(events.map { $0.dropFirst().first } == ["start", "stop"], "\(answer.messages)")
    }

    @Test func `a build without the browser's core says on a terminal what is missing`() throws {
        let answer = try shell.run(
            """
            tally export-site site 2>/dev/null; [ -d site ]; hasCore=$?
            timeout 20 script -qfec '"$TALLY" serve --port 0' seen </dev/null >/dev/null & typed=$!
            until grep -q http://localhost seen; do sleep 0.02; done
            kill $typed; wait $typed 2>/dev/null
            grep -q 'without the app’s core for the browser' seen; says=$?
            grep -q 'make build' seen; names=$?
            [ $hasCore != $says ] && [ $says = $names ]
            echo $?
            """)
        #expect(answer.lines.last == "0", "\(answer.output) \(answer.messages)")
    }

    @Test func `an address that only this machine can open is said to be one`() throws {
        let script = """
            tally -q add essential name=Milk level=high
            post() {
                exec 3<>/dev/tcp/127.0.0.1/$port
                printf 'POST %s HTTP/1.1\\r\\nHost: localhost:%s\\r\\nConnection: close\\r\\n' "$1" "$port" >&3
                printf 'Content-Type: application/x-www-form-urlencoded\\r\\nContent-Length: %s\\r\\n\\r\\n%s' \
                    "${#2}" "$2" >&3
                tr -d '\\r' <&3
            }
            page=$(post /settings/devices 'do=add&right=write' | sed -n 's/^Location: //p')
            get "$page" >made
            grep -c 'no other device can open it' made
            grep -c 'class="qr"' made
            grep -c '/enter/' made
            post /show/essential/all/address '' >/dev/null
            get /show/essential/all/address >shown
            grep -c 'no other device can open it' shown
            grep -c 'class="qr"' shown
            get /join >joined
            # With the core the page that starts it stands there, and says it without a script.
            grep -q 'tally book join &quot;LINK&quot;\\|tally book join "LINK"\\|“tally book join” on a computer' joined
            echo $?
            """
        let answer = try shell.run(serving("", script))
        #expect(
            answer.lines == ["1", "1", "1", "1", "1", "0", "ended with 0"],
            "\(answer.output) \(answer.messages)")
        let named = try Shell().run(serving("--name home.example", script))
        #expect(
            named.lines == ["0", "1", "1", "0", "1", "0", "ended with 0"],
            "\(named.output) \(named.messages)")
    }

    @Test(arguments: ["head -c 20000 /dev/urandom >", ": >", "mkdir "])
    func `a list of notifications that is no good is named, and the app is there`(spoil: String)
        throws
    {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk level=high
            "$TALLY" device add --token --name Reader >token 2>/dev/null
            \(spoil)tallybook/push.db
            tally device list --plain 2>listed | cut -f 2; echo "${PIPESTATUS[0]}"; grep -c "push.db" listed
            """ + "\n"
                + serving(
                    "--push mailto:test@example.org",
                    "get /settings | head -n 1; ls tallybook | grep -c 'push.db.aside'"))
        let isAside = spoil != "mkdir "
        #expect(
            answer.lines == [
                "Reader", "0", "1", "HTTP/1.1 200 OK", isAside ? "1" : "0", "ended with 0",
            ], "\(answer.output) \(answer.messages)")
        let events = answer.messages.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(
            events.map { $0.dropFirst().first } == [isAside ? "aside" : "unkept", "start", "stop"],
            "\(answer.messages)")
        #expect(answer.messages.contains("push.db"))
        #expect(!answer.messages.contains("book's file"))
    }

    @Test func `of a copy that its server lets only look that is said when it is served`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk level=high
            "$TALLY" device add --token --name Reader --read-only >token 2>/dev/null
            """ + "\n"
                + serving(
                    "",
                    """
                    tally --data copy sync http://127.0.0.1:$port --token-file token >/dev/null 2>&1
                    "$TALLY" --data copy serve --port 0 >other 2>said & second=$!
                    until [ -s other ]; do sleep 0.02; done
                    kill $second; wait $second
                    grep -c "lets this device only look, as it last said: the book is served" said
                    """))
        #expect(answer.lines.first == "1", "\(answer.output) \(answer.messages)")
    }

    @Test func `events are told a line each, as JSON too, without what was asked for`() throws {
        let answer = try shell.run(
            serving(
                "--log json",
                """
                get "/search?q=secret" >/dev/null
                get "/enter/secretsecretsecretsecretwx" >/dev/null
                for i in $(seq 40); do
                    exec 3<>/dev/tcp/127.0.0.1/$port
                    printf 'GET /secret HTTP/1.1\\r\\nHost: evil.example\\r\\nConnection: close\\r\\n\\r\\n' >&3
                    cat <&3 >/dev/null
                done
                """))
        let lines = answer.messages.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("{\"time\":\"20") && $0.hasSuffix("}") })
        #expect(
            lines.first?.contains("\"event\":\"start\",\"address\":\"http://localhost:") == true)
        #expect(lines.last?.contains("\"event\":\"stop\",\"signal\":\"SIGTERM\"") == true)
        #expect(lines.dropFirst().first?.contains("\"event\":\"guessed\",\"from\":") == true)
        #expect(lines.dropFirst(2).first?.contains("\"event\":\"refused\",\"status\":421") == true)
        #expect(lines.count < 43)
        #expect(!answer.messages.contains("secret"))
        let wrong = try shell.run("tally serve --log xml; echo $?")
        #expect(wrong.lines == ["2"])
        #expect(wrong.messages.contains("--log can’t be “xml”; it is one of"))
    }

    @Test func `each book is served under its address, kept in step and listened to by itself`()
        throws
    {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk level=high
            tally -q book new Club
            tally -q --book Club add essential name=Chalk level=high
            """ + "\n"
                + serving(
                    "",
                    """
                    get /priorities | grep -o "Milk\\|Chalk" | sort -u
                    get /books/club/priorities | grep -o "Milk\\|Chalk" | sort -u
                    get /books/none/priorities | head -n 1
                    tally --data copy sync http://localhost:$port/books/club --json | grep -c '"same":true'
                    tally --data copy list essential --plain | cut -f 2
                    exec 4<>/dev/tcp/127.0.0.1/$port
                    printf 'GET /books/club/events HTTP/1.1\\r\\nHost: localhost:%s\\r\\n\\r\\n' $port >&4
                    grep -q -m 1 "^id: " <&4 && tally -q --book Club add essential name=Board
                    grep -o -m 1 "^event: change" <&4
                    """))
        #expect(
            answer.lines == [
                "Milk", "Chalk", "HTTP/1.1 404 Not Found", "1", "Chalk", "event: change",
                "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `a damaged list of books is named before anything is served`() throws {
        let answer = try shell.run(
            """
            tally -q book new Club
            echo "something else, which is long enough" >"$XDG_DATA_HOME/tallybook/books.db"
            tally serve --port 0; echo $?
            """)
        #expect(answer.lines == ["3"], "\(answer.output)")
        #expect(answer.messages.contains("is damaged. Move it elsewhere"))
    }

    @Test func `a list of books that is put right under a running server is read again`() throws {
        let answer = try shell.run(
            "tally -q book new Club\n"
                + serving(
                    "",
                    """
                    cd "$XDG_DATA_HOME/tallybook"
                    get /books/club/priorities | head -n 1 | cut -d " " -f 2
                    cp books.db good; echo "something else, which is long enough" >books.db
                    get /books/club/priorities | head -n 1 | cut -d " " -f 2
                    mv good books.db
                    get /books/club/priorities | head -n 1 | cut -d " " -f 2
                    """))
        #expect(answer.lines == ["200", "503", "200", "ended with 0"], "\(answer.output)")
    }

    @Test func `a book too broken to be opened makes the server unready until it is put right`()
        throws
    {
        let answer = try shell.run(
            "tally -q book new Club; tally -q --book Club add essential name=Chalk >/dev/null\n"
                + serving(
                    "",
                    """
                    club="$XDG_DATA_HOME/tallybook/club.sqlite"
                    cp "$club" good; rm -f "$club"-*; echo "something else, which is long enough" >"$club"
                    get /readyz | tail -n 1
                    get /books/club/priorities | head -n 1 | cut -d " " -f 2
                    get /readyz | tail -n 1
                    cp good "$club"
                    get /readyz | tail -n 1
                    """))
        #expect(
            answer.lines == ["ok", "503", "The book can't be used.", "ok", "ended with 0"],
            "\(answer.output) \(answer.messages)")
    }

    @Test func `a server without room on its disk is unready until there is some`() throws {
        // A disk of its own takes root.
        guard geteuid() == 0 else { return }
        let answer = try shell.run(
            """
            cat >inside <<'END'
            mkdir small; mount -t tmpfs -o size=16m tmpfs small; export XDG_DATA_HOME=$PWD/small
            "$TALLY" -q add essential name=Milk >/dev/null
            \(serving("", """
                post() { curl -s -o said -w '%{http_code}\\n' -d "name=$1&level=high" "http://localhost:$port/priorities/new"; }
                get /readyz | tail -n 1
                dd if=/dev/zero of=small/filler bs=64k 2>/dev/null
                get /readyz | tail -n 1
                get / | head -n 1 | cut -d " " -f 2
                rm small/filler
                get /readyz | tail -n 1
                post Bread
                """))
            END
            unshare -m bash inside
            """)
        #expect(
            answer.lines == ["ok", "The book can't be used.", "200", "ok", "303", "ended with 0"],
            "\(answer.output) \(answer.messages)")
        #expect(answer.messages.contains("The disk has no room"), "\(answer.messages)")
    }

    @Test func `a book that others could read is closed to them, and the log names it`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk >/dev/null
            chmod 644 tallybook/book.sqlite; chmod 755 tallybook
            \(serving("", "get /readyz | tail -n 1"))
            stat -c %a tallybook tallybook/book.sqlite
            tally export -o all.json; (umask 0; tally export -o open.json)
            stat -c %a all.json open.json
            chmod 644 tallybook/book.sqlite; tally list essential --plain | wc -l
            """)
        #expect(
            answer.lines == ["ok", "ended with 0", "700", "600", "600", "600", "1"],
            "\(answer.output)")
        #expect(answer.messages.contains(" tightened path="))
        #expect(answer.messages.contains("now only you can."))
    }

    @Test func `a server whose book was moved refuses what is written and makes no other`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                post() { curl -s -w ' %{http_code}\\n' -d "name=$1&level=high" "http://localhost:$port/priorities/new"; }
                post Milk | tail -n 1
                mv tallybook/book.sqlite elsewhere
                post Bread | grep -o 'was moved, replaced or deleted\\| 503$' | LC_ALL=C sort -u
                for i in $(seq 8); do get / >/dev/null & pages="$pages $!"; done; wait $pages
                get /readyz | tail -n 1
                [ -e tallybook/book.sqlite ] && echo made
                mv elsewhere tallybook/book.sqlite
                post Bread | tail -n 1
                """))
        #expect(
            answer.lines == [
                " 303", " 503", "was moved, replaced or deleted", "The book can't be used.", " 303",
                "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `a proxy's name is known when it was given, and its visitors need a device`() throws
    {
        let ask = """
            ask() {
                exec 3<>/dev/tcp/127.0.0.1/$port
                printf 'GET / HTTP/1.1\\r\\nHost: %s\\r\\nConnection: close\\r\\n\\r\\n' "$1" >&3
                tr -d '\\r' <&3 | sed -n '1p;/--name/p'
            }
            ask tally.example.ts.net; ask HOME.example:443; ask other.example
            """
        let names = "--name tally.example.ts.net --name home.example"
        let answer = try shell.run(serving(names, ask))
        #expect(
            answer.lines == [
                "HTTP/1.1 401 Unauthorized", "HTTP/1.1 401 Unauthorized",
                "HTTP/1.1 421 Misdirected Request",
                "This server doesn't answer to the name “other.example”. "
                    + "If that name is yours, start the server with it: tally serve --name HOST, tally-hub --public-name HOST",
                "ended with 0",
            ], "\(answer.output) \(answer.messages)")
        let wrong = try shell.run("tally serve --name https://home.example; echo $?")
        #expect(wrong.lines == ["2"])
        #expect(wrong.messages.contains("is not a host’s name"))
    }

    @Test func `what is added on the command line is served at once`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                get /priorities | grep -c Quinoa
                tally -q add essential name=Quinoa level=high >/dev/null
                get /priorities | grep -c Quinoa
                tally -q undo
                get /priorities | grep -c Quinoa
                """))
        #expect(answer.lines == ["0", "1", "0", "ended with 0"], "\(answer.messages)")
    }

    @Test func `much may be posted only where files come in`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                post() {
                    exec 3<>/dev/tcp/127.0.0.1/$port
                    { printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\nContent-Type: %s\\r\\nContent-Length: %s\\r\\n\\r\\n' \
                        "$1" "$2" "$3"; head -c "$3" /dev/zero; } >&3
                    tr -d '\\r' <&3 | head -n 1
                }
                post /priorities/new application/x-www-form-urlencoded 3000000
                post /import application/x-www-form-urlencoded 60000000
                post /grades/add/note application/x-www-form-urlencoded 30000000
                post /sync/v1/files/\(String(repeating: "0", count: 64)) application/octet-stream 26214401
                post /sync/v1/files/\(String(repeating: "0", count: 64)) application/octet-stream 26214400
                """))
        #expect(
            answer.lines == [
                "HTTP/1.1 413 Content Too Large", "HTTP/1.1 422 Unprocessable Content",
                "HTTP/1.1 422 Unprocessable Content", "HTTP/1.1 413 Content Too Large",
                "HTTP/1.1 400 Bad Request", "ended with 0",
            ], "\(answer.messages)")
    }

    @Test func `a demo has sample data and leaves nothing behind`() throws {
        let answer = try shell.run(
            """
            export TMPDIR=$PWD/tmp; mkdir tmp
            \(serving("--demo", "get /priorities | head -n 1; ls tmp | wc -l"))
            find tmp tallybook 2>/dev/null | wc -l
            """)
        #expect(
            answer.lines == ["HTTP/1.1 200 OK", "1", "ended with 0", "1"], "\(answer.messages)")
    }

    /// So what is shown at once shows how one shares, too.
    @Test func `a demo has a hub for as long as it runs`() throws {
        let hub = """
            curl -s -o /dev/null -w '%{http_code}\\n' -H 'Content-Type: application/vnd.tallybook.hub' \\
                --data-binary x "http://localhost:$port/hub/v1"
            """
        let answer = try shell.run(
            """
            export TMPDIR=$PWD/tmp; mkdir tmp
            \(serving("--demo", hub))
            find tmp | wc -l
            """)
        // A hub refuses bytes that nobody signed; where there is none, nothing is found.
        #expect(answer.lines[0] == "401", "\(answer.lines)")
        #expect(answer.lines.last == "1", "\(answer.lines)")
    }

    @Test func `a taken port is told and ends with 3`() throws {
        let answer = try shell.run(serving("", "tally serve --port $port; echo $?"))
        #expect(answer.lines == ["3", "ended with 0"])
        #expect(answer.messages.contains("is taken by another program."))
    }
}
