import AllTrackers
import Testing

/// Numbers typed on the command line, each command a process with a locale of its own.
struct TypedNumberTests {
    private let shell = Shell()

    private func total(_ typed: String, _ locale: String) throws -> Shell.Answer {
        try shell.run(
            """
            unset LANG LC_ALL LC_NUMERIC LC_MESSAGES
            tally -q add course name=Calculus >/dev/null
            env \(locale) "$TALLY" --json add assignment course=Calculus name=Exam total='\(typed)'
            """)
    }

    @Test(arguments: [
        ("1,100", "LANG=en_US.UTF-8", "1100"), ("1,100", "LANG=de_DE.UTF-8", "1.1"),
        ("1.100", "LC_NUMERIC=it_IT.UTF-8", "1100"), ("1.100", "LANG=en_US LC_ALL=de_DE", "1100"),
        ("1.100", "LANG=C", "1.1"), ("1.100", "TZ=UTC", "1.1"), ("1 100", "LANG=POSIX", "1100"),
        ("1,5", "LANG=C", "1.5"), ("1,100", "LANG=de_CH.UTF-8", "1.1"),
    ])
    func `a typed number follows the locale`(typed: String, locale: String, total: String) throws {
        let answer = try self.total(typed, locale)
        #expect(answer.code == 0, "\(answer.messages)")
        #expect(answer.output.contains("\"total\":\(total),"), "\(answer.output)")
    }

    @Test(arguments: ["TZ=UTC", "LANG=C", "LANG=POSIX", "LANG=C.UTF-8"])
    func `without a language both readings are refused`(locale: String) throws {
        let answer = try total("1,100", locale)
        #expect(answer.code == 1)
        #expect(answer.messages.contains("“1,100” may be 1100 or 1.1."))
    }

    @Test func `the amount of an essential is read by its unit`() throws {
        let answer = try shell.run(
            """
            export LC_ALL=en_US
            tally add essential name=Flour amount=1,500 unit=kg --json
            tally set essential Flour amount=2,250 --json
            tally add essential name=Rice amount=1.500 unit=g
            """)
        #expect(answer.lines.count == 2)
        #expect(answer.output.contains("\"amount\":1.5,"), "\(answer.output)")
        #expect(answer.output.contains("\"amount\":2.25,"), "\(answer.output)")
        #expect(answer.code == 1 && answer.messages.contains("1500 or 1.5"), "\(answer.messages)")
    }

    @Test func `a condition reads numbers like a value`() throws {
        let answer = try shell.run(
            """
            tally -q add course name=Calculus >/dev/null
            tally -q add assignment course=Calculus name=Exam total=1100 >/dev/null
            LC_ALL=de_DE tally list assignment --all --plain --where total=1.100 | wc -l
            LC_ALL=en_US tally list assignment --all --plain --where total=1,100 | wc -l
            """)
        #expect(answer.lines == ["1", "1"], "\(answer.messages)")
    }

    @Test func `a table that was exported comes in as it was in every language`() throws {
        let answer = try shell.run(
            """
            tally -q add course name=Calculus >/dev/null
            tally -q add assignment course=Calculus name=Exam total=1.125 >/dev/null
            tally export assignment --as csv -o assignment.csv
            tally export course --as csv -o course.csv
            for language in de it en fr; do
                LC_ALL=${language}_XX tally -q --book $language import course.csv --as csv
                LC_ALL=${language}_XX tally -q --book $language import assignment.csv --as csv
                tally --book $language export assignment --as csv | cmp - assignment.csv && echo same
            done
            """)
        #expect(answer.lines.filter { $0 == "same" }.count == 4, "\(answer.messages)")
    }

    @Test func `a hook's distance takes its unit`() throws {
        let answer = try shell.run(
            """
            tally -q add pull name=Fair date=2026-07-18 >/dev/null
            tally -q add hook pull=Fair puller=Rick >/dev/null
            hook=$(tally list hook --all --plain | cut -f 1)
            tally -q set hook "$hook" distance="93 m" tirePressure="1.6 bar" >/dev/null
            tally list hook --all --json
            """)
        #expect(answer.output.contains("\"distance\":\"93 m\""), "\(answer.messages)")
        #expect(answer.output.contains("\"tirePressure\":23.206039"))
    }
}
