import Kernel
import Testing

@Suite struct LanguageFormatTests {
    @Test(arguments: [
        ("0", "0", "0"), ("-3", "-3", "-3"), ("305.5", "305.5", "305,5"),
        ("1234.5", "1234.5", "1234,5"),
        ("9999", "9999", "9999"), ("10000", "10 000", "10 000"),
        ("-12345.678", "-12 345.678", "-12 345,678"),
        ("123456", "123 456", "123 456"), ("-123456", "-123 456", "-123 456"),
        ("1234567", "1 234 567", "1 234 567"),
    ])
    func `numbers have the language's decimal sign and narrow spaces from 10,000 on`(
        canonical: String, english: String, german: String
    ) throws {
        let value = try #require(Decimal(canonical: canonical))
        #expect(spaced(Language.english.number(value)) == english)
        #expect(spaced(Language.german.number(value)) == german)
        #expect(spaced(Language.italian.number(value)) == german)
    }

    @Test func `every number that is shown can be typed back`() throws {
        try withSamples { random in
            let value = random.decimal()
            for language in Language.allCases {
                let typed = try Decimal.parse(language.number(value))
                #expect(typed == value)
            }
        }
    }

    @Test func `whole numbers of any size are shown`() {
        #expect(spaced(Language.english.number(Int.min)) == "-9 223 372 036 854 775 808")
        #expect(Language.english.number(42) == "42")
    }

    @Test func `fractions are rounded when shown`() throws {
        let third = try #require(Rational(100_000, 3))
        #expect(spaced(Language.german.number(third, places: 2)) == "33 333,33")
        #expect(Language.english.number(Rational.zero - third, places: 0).hasPrefix("-33"))
    }

    @Test func `a share is a percentage`() throws {
        let share = try #require(Rational(9_253, 10_000))
        #expect(Language.english.percent(share, places: 2) == "92.53%")
        #expect(Language.german.percent(share, places: 2) == "92,53\u{A0}%")
        #expect(Language.italian.percent(share, places: 2) == "92,53%")
        #expect(Language.english.percent(.one, places: 2) == "100%")
        #expect(Language.english.percent(share, places: 0) == "93%")
    }

    @Test func `dates are written in four styles`() {
        #expect(
            styles(.english) == [
                "20 Nov", "20 Nov 2026", "20 November 2026", "Friday 20 November",
            ])
        #expect(
            styles(.german) == [
                "20. Nov.", "20. Nov. 2026", "20. November 2026", "Freitag, 20. November",
            ])
        #expect(
            styles(.italian) == [
                "20 nov", "20 nov 2026", "20 novembre 2026", "venerdì 20 novembre",
            ])
    }

    @Test func `months and weekdays have names of their own`() {
        for language in Language.allCases {
            for short in [true, false] {
                let months = Set((1...12).map { language.monthName($0, short: short) })
                let weekdays = Set(Weekday.allCases.map { language.weekdayName($0, short: short) })
                #expect(months.count == 12 && weekdays.count == 7)
            }
        }
        #expect(Language.german.monthName(3) == "März")
        #expect(Language.italian.weekdayName(.monday, short: true) == "lun")
        #expect(Language.english.monthName(13) == "" && Language.english.monthName(.min) == "")
    }

    @Test func `weekdays come in order with their published names`() {
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        #expect(Weekday.allCases.map(\.rawValue) == names)
        #expect(Weekday.allCases.map(\.index) == Array(0..<7))
    }

    @Test func `the clock has 24 hours`() throws {
        let time = try #require(TimeOfDay(iso: "21:05"))
        #expect(Language.allCases.allSatisfy { $0.time(time) == "21:05" })
    }

    private func styles(_ language: Language) -> [String] {
        let date = CivilDate(year: 2026, month: 11, day: 20) ?? .epoch
        return [DateStyle.short, .medium, .long, .weekday].map { language.date(date, style: $0) }
    }

    /// The text with plain spaces, which a test can show.
    private func spaced(_ text: String) -> String {
        String(text.map { $0 == "\u{202F}" ? " " : $0 })
    }
}
