import Glibc
import Testing

/// What isn't opened, since others could have put there what they like.
@Suite struct OwnFolderTests {
    private let shell = Shell()
    /// A book in a folder of the user's own, and each way in, with how it ended.
    private let ways = """
        ways() {
            tally --data own list essential >/dev/null; echo $?
            tally --data own device list >/dev/null; echo $?
            [ -n "$1" ] || timeout 60 "$TALLY" --data own serve --port 0 >/dev/null; echo $?
        }
        tally -q --data own add essential name=Milk >/dev/null
        tally -q --data own device add --token --name Phone >/dev/null
        """

    @Test func `a folder that others may write into isn't opened`() throws {
        let answer = try shell.run(
            ways + "\nchmod 775 own; ways; chmod go-w own; ways unserved 2>/dev/null")
        #expect(answer.lines == ["3", "3", "3", "0", "0", "0"])
        let sentence = "Others may write into the folder own and could change all that is in it."
        #expect(answer.messages.ranges(of: sentence).count == 3, "\(answer.messages)")
        #expect(answer.messages.contains("“chmod go-w”"))
    }

    @Test func `a folder of another user isn't opened`() throws {
        guard geteuid() == 0 else { return }
        let answer = try shell.run(
            ways
                + "\nchown 65534 own; ways; tally --data own restore-backup own/book.sqlite; echo $?"
        )
        #expect(answer.lines == ["3", "3", "3", "3"])
        #expect(answer.messages.contains("The folder own belongs to another user"))
    }

    @Test func `a list of devices of another user, or that others may write into, lets nobody in`()
        throws
    {
        let answer = try shell.run(ways + "\nchmod 622 own/devices.db; ways")
        #expect(answer.lines == ["0", "3", "3"])
        #expect(
            answer.messages.contains("Others may write into the list of devices, own/devices.db"))
        guard geteuid() == 0 else { return }
        let foreign = try shell.run("chmod 600 own/devices.db; chown 65534 own/devices.db\n" + ways)
        #expect(foreign.messages.contains("own/devices.db, belongs to another user"))
    }

    @Test func `a folder named tallybook is closed to others instead`() throws {
        let answer = try shell.run(
            """
            tally -q add essential name=Milk >/dev/null; chmod 777 tallybook
            tally device list 2>/dev/null; tally device add --token >/dev/null 2>&1
            stat -c %a tallybook; chmod 777 tallybook; tally list essential --plain 2>/dev/null | wc -l
            stat -c %a tallybook
            """)
        #expect(answer.lines == ["700", "1", "700"], "\(answer.messages)")
    }
}
