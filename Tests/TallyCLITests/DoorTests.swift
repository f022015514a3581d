import Testing

/// Who is let in by `tally serve`, seen by processes of their own.
struct DoorTests {
    private let shell = Shell()

    /// Starts a server, and defines `ask METHOD PATH [FIELD…]`, which comes through a proxy as a
    /// stranger and prints the answer, and `code` of one.
    private func serving(_ options: String, _ script: String) -> String {
        """
        rm -f address said
        "$TALLY" serve --port 0 \(options) >address 2>said & server=$!
        until [ -s address ]; do sleep 0.02; done
        port=$(grep -o '[0-9]*$' address)
        send() {
            local method=$1 path=$2; shift 2
            exec 3<>/dev/tcp/127.0.0.1/$port
            printf '%s %s HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n' "$method" "$path" >&3
            for field; do printf '%s\\r\\n' "$field" >&3; done
            printf '\\r\\n' >&3
            tr -d '\\r' <&3
        }
        ask() { send "$@" 'X-Forwarded-For: 203.0.113.7'; }
        enter() {
            exec 3<>/dev/tcp/127.0.0.1/$port
            printf 'POST %s HTTP/1.1\\r\\nHost: localhost\\r\\nVia: p\\r\\nConnection: close\\r\\n' "$1" >&3
            [ -z "${3-}" ] || printf '%s\\r\\n' "$3" >&3
            printf 'Content-Length: %s\\r\\n\\r\\n%s' "${#2}" "$2" >&3
            tr -d '\\r' <&3
        }
        code() { head -n 1 | cut -d ' ' -f 2; }
        \(script)
        kill $server; wait $server; echo "ended with $?"
        """
    }

    @Test func `an address from the command line lets one browser in, once`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                ask GET /priorities | code
                path=$(tally device add 2>/dev/null | sed 's,https://home.example,,')
                ask GET $path | code
                token=$(enter $path 'name=Phone' | sed -n 's/^Set-Cookie: tallybook=\\([a-z2-7]*\\);.*/\\1/p')
                ask GET /priorities "Cookie: tallybook=$token" | code
                enter $path 'name=Thief' | code
                tally device list --plain | cut -f 2,3
                tally device remove phone
                ask GET /priorities "Cookie: tallybook=$token" | code
                tally device list --plain | wc -l
                grep -c "$token" tallybook/devices.db
                stat -c %a tallybook/devices.db
                """))
        #expect(
            answer.lines == [
                "401", "200", "200", "401", "Phone\twrite", "401", "0", "0", "600", "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `the log tells who came in, who was refused, and what became of devices`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                path=$(tally device add 2>/dev/null | sed 's,https://home.example,,')
                token=$(enter $path 'name=Phone' | sed -n 's/^Set-Cookie: tallybook=\\([a-z2-7]*\\);.*/\\1/p')
                own="Cookie: tallybook=$token"
                enter /settings/devices 'do=add&right=read' "$own" >invited
                program=$(tally device add --token --name Backup --read-only 2>/dev/null)
                for i in 1 2; do ask GET /priorities "Authorization: Bearer $program" >page; done
                enter /priorities/add 'name=Milk' "Authorization: Bearer $program" | code
                id=$(tally device list --plain | grep Backup | cut -f 1)
                enter /settings/devices "do=rename&id=$id&name=Copies" "$own" >page
                enter /settings/devices "do=remove&id=$id" "$own" >page
                ask GET '/search?q=secret' "Authorization: Bearer $program" | code
                enter /settings/devices "do=restore&id=$id" "$own" >page
                grep -o '\\(entered\\|invited\\|joined\\|refused\\|renamed\\|removed\\|restored\\) .*' said
                grep -c -e "$token" -e "$program" -e secret said
                """))
        #expect(
            answer.lines == [
                "403", "401", "entered name=Phone from=127.0.0.1", "invited right=read by=Phone",
                "joined name=Backup from=203.0.113.7",
                "refused status=403 reason=\"This device may only look. Nothing was changed.\" "
                    + "from=127.0.0.1 device=Backup",
                "renamed name=Copies by=Phone", "removed name=Copies by=Phone",
                "refused status=401 reason=\"This Tallybook answers only devices that it has let in. “tally "
                    + "device add” on its machine, or Settings → Devices on a device that is in, gives an "
                    + "address to come in by.\" from=203.0.113.7",
                "restored name=Copies by=Phone", "0", "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `a right that is changed counts at once, is told, and shows who came in`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                path=$(tally device add 2>/dev/null | sed 's,https://home.example,,')
                token=$(enter $path 'name=Phone' | sed -n 's/^Set-Cookie: tallybook=\\([a-z2-7]*\\);.*/\\1/p')
                own="Cookie: tallybook=$token"
                page=$(enter /settings/devices 'do=add&right=write' "$own" | sed -n 's/^Location: //p')
                ask GET "$page" "$own" >shown
                key=$(grep -o '/enter/[a-z2-7]*' shown | head -n 1)
                grep -c 'came in' shown
                second=$(enter $key 'name=Jana' | sed -n 's/^Set-Cookie: tallybook=\\([a-z2-7]*\\);.*/\\1/p')
                ask GET "$page" "$own" | grep -o '“Jana” came in\\.\\|class="qr"'
                id=$(tally device list --plain | grep Jana | cut -f 1)
                enter /settings/devices "do=allow&id=$id&right=read" "$own" | code
                enter /priorities/new 'name=Milk' "Cookie: tallybook=$second" | code
                tally device set Jana --write 2>/dev/null
                enter /priorities/new 'name=Milk&level=high' "Cookie: tallybook=$second" | code
                grep -o 'allowed .*' said
                """))
        #expect(
            answer.lines == [
                "0", "“Jana” came in.", "303", "403", "303",
                "allowed name=Jana right=read by=Phone",
                "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `the server says by which address a first device comes in`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                path=$(sed -n 's,^https://home.example,,p' said)
                ask GET $path | code
                grep -c 'first device' said; wc -l <address
                """))
        #expect(answer.lines == ["200", "1", "1", "ended with 0"], "\(answer.messages)")
        let open = try shell.run(serving("--host 0.0.0.0", "cat said"))
        #expect(open.output.contains("Without HTTPS in front, whoever is on the network"))
        #expect(open.output.contains("/enter/"))
        let both = try shell.run(serving("--host 0.0.0.0 --name home.example", "cat said"))
        #expect(both.output.contains("Without HTTPS in front, whoever is on the network"))
        let unlocked = try shell.run(serving("--no-lock", "ask GET / | code; cat said"))
        #expect(unlocked.lines.first == "200")
        #expect(
            unlocked.output.contains(
                "With --no-lock everybody who reaches this server may read, change and export everything."
            ))
    }

    @Test func `no address is said where a device is in`() throws {
        let answer = try shell.run(
            "tally -q device add --token --name Phone >/dev/null\n"
                + serving("--name home.example", "cat said"))
        #expect(!answer.output.contains("/enter/"), "\(answer.output)")
        #expect(!answer.output.contains("first device"))
    }

    @Test func `a name that is given on the command line is offered to the device, and no other`()
        throws
    {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                offered() { ask GET $1 'User-Agent: Android' | grep -o 'name="name"[^>]*value="[^"]*"\\|value="[^"]*"[^>]*name="name"' | grep -o 'value="[^"]*"'; }
                path() { tally device add "$@" 2>/dev/null | sed 's,https://home.example,,'; }
                offered $(path --name 'Old phone'); offered $(path); offered $(LANG=de path)
                """))
        #expect(
            answer.lines == [
                "value=\"Old phone\"", "value=\"Android\"", "value=\"Android\"", "ended with 0",
            ], "\(answer.output)")
    }

    @Test func `an address made in the settings has a page of its own while it is open`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                home=http://localhost:$port
                page=$(curl -s -o /dev/null -w '%{redirect_url}' -d 'do=add&right=write' $home/settings/devices)
                key() { curl -s "$@" $page | grep -o '/enter/[a-z2-7]*' | sort -u; }
                first=$(key); again=$(key)
                [ -n "$first" ] && [ "$first" = "$again" ] && echo same
                reader=$(tally device add --token --read-only 2>/dev/null)
                key -H "Authorization: Bearer $reader" | wc -l
                enter $first 'name=Phone' | code
                key | wc -l
                """))
        #expect(
            answer.lines == ["same", "0", "303", "0", "ended with 0"],
            "\(answer.output) \(answer.messages)")
    }

    @Test func `whoever removes a device hears of a calendar's address that it may know`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                for name in One Two; do tally -q device add --token --name $name >/dev/null; done
                tally device remove One 2>&1
                curl -s -o /dev/null -X POST http://localhost:$port/projects/calendar
                tally device remove Two 2>&1
                """))
        #expect(
            answer.lines == [
                "“One” is shut out.", "“Two” is shut out.",
                "The secret calendar address goes on working wherever it is known; "
                    + "Projects → Reminders renews it.", "ended with 0",
            ])
    }

    @Test func `a stranger sees what is shown at an address, until it is taken back`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                tally add essential name=Milk level=high >/dev/null
                tally add essential name=Diary level=low >/dev/null
                own() { curl -s "$@"; }
                make=http://localhost:$port/show/essential/all/address
                own -o /dev/null -X POST $make
                address=$(own $make | grep -o '<code>[^<]*' | sed 's,<code>https://home.example,,')
                ask GET $address >page
                code <page
                grep -c Milk page
                grep -ci -e Diary -e '^Set-Cookie' page
                grep -i -e '^X-Robots-Tag' -e '^Cache-Control' -e '^Referrer-Policy' page
                for path in /show/essential/all /show/essential/all/page.html $address/more /shown; do
                    ask GET $path | code
                done
                send POST $address 'X-Forwarded-For: 203.0.113.9' 'Content-Length: 0' | code
                tally set essential Milk level=low >/dev/null
                tally add essential name=Bread level=high >/dev/null
                ask GET $address | grep -c -e Milk -e Bread
                own -o /dev/null -d 'kind=essential&id=all' http://localhost:$port/settings/shown
                ask GET $address | code
                for try in 1 2 3 4 5 6 7 8 9; do ask GET /shown/$try >/dev/null; done
                ask GET /shown/0 | code
                tally device add --token --name Phone 2>/dev/null >/dev/null
                own -o /dev/null -X POST $make
                tally device remove Phone 2>&1
                """))
        #expect(
            answer.lines == [
                "200", "1", "0", "X-Robots-Tag: noindex, nofollow, noarchive",
                "Referrer-Policy: no-referrer", "Cache-Control: no-store", "401", "401", "401",
                "401", "401", "1", "404", "429", "“Phone” is shut out.",
                "What is shown at addresses can still be seen there; "
                    + "Settings → Shown to others takes it back.", "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `who comes in again with another address leaves one device behind`() throws {
        let answer = try shell.run(
            serving(
                "--name home.example",
                """
                path() { tally device add 2>/dev/null | sed 's,https://home.example,,'; }
                token() { sed -n 's/^Set-Cookie: tallybook=\\([a-z2-7]*\\);.*/\\1/p'; }
                first=$(enter $(path) 'name=Phone' | token)
                second=$(enter $(path) 'name=Tablet' "Cookie: tallybook=$first" | token)
                ask GET /priorities "Cookie: tallybook=$first" | code
                ask GET /priorities "Cookie: tallybook=$second" | code
                tally device list --plain | cut -f 2
                """))
        #expect(
            answer.lines == ["401", "200", "Tablet", "ended with 0"],
            "\(answer.output) \(answer.messages)")
    }

    @Test func `no key is written into the system's journal`() throws {
        let answer = try shell.run(
            """
            touch said; export JOURNAL_STREAM=$(stat -c %d:%i said)
            "$TALLY" serve --port 0 --name home.example >address 2>>said & server=$!
            until [ -s address ]; do sleep 0.02; done
            kill $server; wait $server
            grep -c '/enter/' said; grep -c 'tally device add' said
            """)
        #expect(answer.lines == ["0", "1"], "\(answer.output) \(answer.messages)")
    }

    @Test func `another user of the same machine is a stranger`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                send GET / | code
                if [ "$(id -u)" = 0 ]; then
                    chmod a+rx . ; export port
                    setpriv --reuid 65534 --clear-groups bash -c '
                        exec 3<>/dev/tcp/127.0.0.1/$port
                        printf "GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n" >&3
                        head -n 1 <&3 | cut -d " " -f 2'
                else echo 401; fi
                """))
        #expect(answer.lines == ["200", "401", "ended with 0"], "\(answer.messages)")
    }

    @Test func `a program comes in by its token, and one that may only read can't write`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                writer=$(tally device add --token --name Backup 2>/dev/null)
                reader=$(tally device add --token --read-only 2>/dev/null)
                for token in $writer $reader; do
                    ask GET /export.json "Authorization: Bearer $token" | code
                    ask POST /reset "Authorization: Bearer $token" 'Content-Length: 0' | code
                done
                ask GET /export.json "Authorization: Bearer x$reader" | code
                tally device list --plain | cut -f 2,3 | sort
                """))
        #expect(
            answer.lines == [
                "200", "303", "200", "403", "401", "Backup\twrite", "Program\tread", "ended with 0",
            ], "\(answer.output) \(answer.messages)")
    }

    @Test func `an address or the token beside it lets one in, whichever comes first`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                tally device add --json >made
                token=$(sed 's/.*"token":"\\([a-z2-7]*\\)".*/\\1/' made)
                path=$(sed 's/.*"address":"http:..localhost:[0-9]*\\([^"]*\\)".*/\\1/' made)
                ask GET / "Authorization: Bearer $token" | code
                ask GET / "Authorization: Bearer $token" | code
                ask GET $path | code
                """))
        #expect(answer.lines == ["200", "200", "401", "ended with 0"], "\(answer.messages)")
    }

    @Test func `removing a device by another process ends what it listens to`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                token=$(tally device add --token --name Radio 2>/dev/null)
                exec 4<>/dev/tcp/127.0.0.1/$port
                printf 'GET /events HTTP/1.1\\r\\nHost: localhost\\r\\nAuthorization: Bearer %s\\r\\n\\r\\n' $token >&4
                read -r line <&4; echo "$line" | cut -d ' ' -f 2
                tally device remove Radio
                timeout 20 cat <&4 | tail -c 5 | head -n 1 | tr -d '\\r'
                """))
        #expect(answer.lines == ["200", "0", "ended with 0"], "\(answer.messages)")
    }

    @Test func `tally sync is let in by a token, which it keeps`() throws {
        let answer = try shell.run(
            serving(
                "",
                """
                tally -q add essential name=Milk level=high >/dev/null
                tally device add --token 2>/dev/null >token
                tally --data other sync http://localhost:$port -q >/dev/null; echo $?
                echo 'wrongwrongwrongwrong' >wrong
                tally --data other sync http://localhost:$port --token-file wrong; echo $?
                TALLY_TOKEN=$(cat token) tally --data other sync http://localhost:$port -q >/dev/null; echo $?
                tally --data other list essential --plain | cut -f 2
                tally device remove Program -q
                tally --data other sync -q >/dev/null; echo $?
                tally --data third sync http://localhost:$port --token-file address; echo $?
                """))
        #expect(
            answer.lines == ["0", "4", "0", "Milk", "4", "1", "ended with 0"],
            "\(answer.output) \(answer.messages)")
        #expect(answer.messages.contains("The server doesn’t let this device in."))
        #expect(answer.messages.contains("tally sync URL --token-file FILE"))
    }

    @Test func `several processes add devices at once, and kill -9 loses none that was told`()
        throws
    {
        let answer = try shell.run(
            """
            lane() {
                for i in $(seq 12); do
                    "$TALLY" -q device add --token --name "d$1-$i" >/dev/null &
                    process=$!
                    if ((i % 2)); then
                        sleep 0.00$((RANDOM % 10))
                        kill -9 $process
                    fi
                    wait $process && echo "d$1-$i" >>told
                done
            }
            for number in 1 2 3; do lane $number 2>/dev/null & done
            wait
            tally device list --plain | cut -f 2 | sort >kept
            sort told | comm -23 - kept | sed 's/^/lost /'
            [ "$(wc -l <told)" -ge 18 ] && echo enough
            """)
        #expect(answer.lines == ["enough"], "\(answer.messages)")
    }

    @Test func `a demo forgets its devices`() throws {
        let answer = try shell.run(
            """
            export TMPDIR=$PWD/tmp; mkdir tmp
            \(serving("--demo", "ask GET / | code"))
            find tmp -type f | wc -l
            """)
        #expect(answer.lines == ["401", "ended with 0", "0"], "\(answer.messages)")
    }
}
