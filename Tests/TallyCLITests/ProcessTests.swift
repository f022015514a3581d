import Testing

struct ProcessTests {
    private let shell = Shell()

    @Test func `a book goes through a pipe`() throws {
        let answer = try shell.run(
            """
            tally add essential name=Milk level=high >&2
            tally export | tally --book copy import - && tally --book copy list essential --plain
            """)
        #expect(answer.code == 0, "\(answer.messages)")
        #expect(answer.output.contains("\tMilk\t\thigh\t"))
    }

    @Test func `a word that isn't UTF-8 is refused and kept as nothing else`() throws {
        let answer = try shell.run(
            """
            tally add essential name=$'M\\xfc' ; echo $?
            tally add essential name=$'\\xff\\xfe' 2>/dev/null; echo $?
            tally list essential --all --plain | wc -l
            """)
        #expect(answer.lines == ["2", "2", "0"])
        #expect(answer.messages.contains("is not UTF-8 text"))
    }

    @Test func `several processes write at once, and nothing is lost`() throws {
        let answer = try shell.run(
            """
            for lane in 1 2 3 4 5 6; do
                (for i in 1 2 3 4 5 6 7 8; do
                    tally -q add essential name="n$lane-$i" || echo failed
                done) >/dev/null &
            done
            wait
            tally list essential --all --plain | wc -l
            tally check --json
            """)
        #expect(answer.lines.first == "48", "\(answer.messages)")
        #expect(answer.lines.last?.hasPrefix("{\"ok\":true,") == true)
    }

    @Test func `kill -9 loses no write that was acknowledged`() throws {
        let answer = try shell.run(
            """
            lane() {
                for i in $(seq 50); do
                    "$TALLY" -q add essential name="n$1-$i" >/dev/null &
                    process=$!
                    if ((i % 2)); then
                        sleep 0.00$((RANDOM % 10))
                        kill -9 $process
                    fi
                    wait $process && echo "n$1-$i" >>acknowledged
                done
            }
            for number in 1 2 3 4; do lane $number 2>/dev/null & done
            wait
            tally list essential --all --plain | cut -f 2 | sort >kept
            sort acknowledged | comm -23 - kept | sed 's/^/lost /'
            [ "$(wc -l <acknowledged)" -ge 100 ] && echo enough
            tally check --json
            """)
        #expect(answer.lines.count == 2, "\(answer.output)")
        #expect(answer.lines.first == "enough")
        #expect(answer.lines.last?.hasPrefix("{\"ok\":true,") == true)
    }

    @Test func `whenever a restore is killed, what it kept is whole and nothing half is left`()
        throws
    {
        let answer = try shell.run(
            """
            seq 8000 | sed 's/.*/{"kind":"essential","id":"&","name":"Something called &"}/' | paste -sd, \
                | sed 's/.*/{"tallybook":1,"records":[&]}/' | tally -q import -
            tally -q backup monday
            data=$(tally book list --json | grep -o '[^"]*book.sqlite')
            start=$(date +%s%N)
            tally -q restore-backup monday 2>/dev/null
            whole=$((($(date +%s%N) - start) / 1000))
            for fortieth in $(seq 1 40); do
                part=$((whole * fortieth / 40))
                "$TALLY" -q restore-backup monday 2>/dev/null & process=$!
                sleep $(printf %d.%06d $((part / 1000000)) $((part % 1000000)))
                kill -9 $process; wait $process
            done 2>/dev/null
            for kept in "$data".before-restore-*; do
                case $kept in
                    *-wal|*-shm|*-journal) echo "beside $kept" ;;
                    *) [ -s "$kept" ] || echo "empty $kept" ;;
                esac
            done
            tally -q check >/dev/null
            ls "$data".* | grep -E 'restoring|partial'
            tally check --json | cut -c 1-10
            """)
        #expect(answer.lines == ["{\"ok\":true"], "\(answer.output)")
    }

    @Test func `a reader that leaves early is no failure`() throws {
        let answer = try shell.run(
            """
            seq 3000 | sed 's/.*/{"kind":"essential","id":"&","name":"n&"}/' | paste -sd, \
                | sed 's/.*/{"tallybook":1,"records":[&]}/' | tally -q import -
            tally list essential --all | head -n 1 | cut -c 39-40
            echo ${PIPESTATUS[0]}
            """)
        #expect(answer.lines == ["n1", "0"])
        #expect(answer.messages == "")
    }

    @Test func `a full disk is told and ends with 3`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk >/dev/null
            tally list essential >/dev/full; echo $?
            tally export -o /dev/full; echo $?
            tally list essential >&-; echo $?
            """)
        #expect(answer.lines == ["3", "3", "3"])
        #expect(
            answer.messages.hasPrefix(
                """
                tally: - could not be written: the disk is full.
                tally: /dev/full could not be written: the disk is full.

                """))
    }

    @Test func `what is saved is called so where its answer can't be shown`() throws {
        let answer = try shell.run(
            """
            tally add essential name=Milk >/dev/full; echo $?
            tally list essential --plain | wc -l
            tally add essential name=Bread --dry-run >/dev/full; echo $?
            """)
        #expect(answer.lines == ["3", "1", "3"])
        let sentence = "tally: What was to be done is done and saved; only the answer could not"
        #expect(answer.messages.ranges(of: sentence).count == 1, "\(answer.messages)")
    }

    @Test func `a store that can't grow refuses, ends with 3, and keeps what it has`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk >/dev/null
            seq 5000 | sed 's/.*/{"kind":"essential","id":"&","name":"n&"}/' | paste -sd, \
                | sed 's/.*/{"tallybook":1,"records":[&]}/' >big.json
            (ulimit -f 200; tally import big.json); echo $?
            tally list essential --plain | cut -f 2
            tally check --json | cut -c 1-10
            """)
        #expect(answer.lines == ["3", "Milk", "{\"ok\":true"])
        #expect(answer.messages.contains("nothing was saved."))
    }

    @Test func `on a full disk a book can be listed, exported and served`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk >/dev/null
            "$TALLY" serve --no-lock --port 0 >address 2>said & server=$!
            until [ -s address ]; do sleep 0.02; done
            kill $server; wait $server; rm address
            (
                ulimit -f 20
                tally list essential --plain | cut -f 2
                tally export | grep -c Milk
                tally add essential name=Bread; echo $?
                "$TALLY" serve --no-lock --port 0 >address 2>said & server=$!
                until [ -s address ]; do sleep 0.02; kill -0 $server || exit; done
                exec 3<>/dev/tcp/127.0.0.1/$(grep -o '[0-9]*$' address)
                printf 'GET /export.json HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3
                grep -c Milk <&3
                kill $server; wait $server; echo "ended with $?"
            )
            tally -q add essential name=Bread >/dev/null
            tally list essential --all --plain | wc -l
            """)
        #expect(
            answer.lines == ["Milk", "1", "3", "1", "ended with 0", "2"],
            "\(answer.output) \(answer.messages)")
        #expect(answer.messages.contains("The disk is full; nothing was saved."))
    }

    @Test func `who listens often leaves others room where few files may be open`() throws {
        let answer = try shell.run(
            """
            (ulimit -n 64; exec "$TALLY" serve --no-lock --port 0 >address 2>said) & server=$!
            until [ -s address ]; do sleep 0.02; kill -0 $server || exit; done
            port=$(grep -o '[0-9]*$' address)
            ask() { printf 'GET %s HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n' "$2" >&$1; }
            for stream in $(seq 100 219); do
                eval "exec $stream<>/dev/tcp/127.0.0.1/$port"
                ask $stream /events
            done
            exec 3<>/dev/tcp/127.0.0.1/$port
            ask 3 /
            timeout 60 head -n 1 <&3
            for stream in $(seq 100 219); do timeout 60 head -n 1 <&$stream; done | sort | uniq -c
            kill $server
            """)
        #expect(
            answer.output.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
                == "HTTP/1.1 200 OK 2 HTTP/1.1 200 OK 118 HTTP/1.1 503 Service Unavailable",
            "\(answer.output) \(answer.messages)")
    }

    @Test func `a place where nothing may be written ends with 3`() throws {
        let answer = try shell.run("tally --data /sys/tallybook add essential name=Milk; echo $?")
        #expect(answer.lines == ["3"])
        #expect(answer.messages.hasPrefix("tally: The data directory "))
    }

    @Test func `bash completes commands, kinds, fields and choices`() throws {
        let answer = try shell.run(
            """
            source <(tally completions bash)
            try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tally 2>/dev/null; echo "${COMPREPLY[*]}"; }
            try tally rest
            try tally list ess
            try tally --data . add essential l
            try tally add essential level = h
            try tally import --dr
            """)
        #expect(
            answer.lines == [
                "restore restore-backup", "essential essentialLink essentialStore", "level=",
                "high", "--dry-run",
            ])
    }
}
