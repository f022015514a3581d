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
        #expect(answer.messages == "")
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
                    + "If that name is yours, start the server with it: tally serve --name HOST",
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

    @Test func `a taken port is told and ends with 3`() throws {
        let answer = try shell.run(serving("", "tally serve --port $port; echo $?"))
        #expect(answer.lines == ["3", "ended with 0"])
        #expect(answer.messages.contains("is taken by another program."))
    }
}
