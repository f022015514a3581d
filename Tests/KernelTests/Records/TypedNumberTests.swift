import Kernel
import TestKit
import Testing

@Suite struct TypedNumberTests {
    private static let cost = Field(
        "cost", Sample.label("Cost"), .decimal(0...1_000_000), .optional)
    private static let count = Field(
        "count", Sample.label("Count"), .integer(0...1_000_000), .optional)
    private static let time = Field(
        "time", Sample.label("Time"), .integer(0...1_440), .optional, measure: .minutes)
    private static let tires = Field(
        "tires", Sample.label("Tires"), .decimal(0...1_000), .optional, measure: .pressure)
    private static let length = Field(
        "length", Sample.label("Length"), .line, .optional,
        notation: Field.Notation("5 m", hasNumbers: true) { _ in true })

    private func refusal(_ field: Field, _ text: String, _ style: NumberStyle) -> String? {
        do { _ = try field.parse(text, style) } catch { return error.sentence(in: .english) }
        return nil
    }

    @Test func `a field reads numbers as its reader's language writes them`() throws {
        #expect(try Self.cost.parse("1,100", .decimalPoint) == .decimal(1100))
        #expect(try Self.cost.parse("1.100", .decimalComma) == .decimal(1100))
        #expect(try Self.count.parse("1,100", .decimalPoint) == .integer(1100))
        #expect(try Self.count.parse("1.100", .decimalComma) == .integer(1100))
        #expect(try Self.count.parse("1 100", .unknown) == .integer(1100))
        #expect(
            refusal(Self.count, "1,100", .decimalComma) == "Count: “1,100” is not a whole number.")
    }

    @Test func `a number that would have to be guessed is refused with its readings`() {
        #expect(
            refusal(Self.cost, "1,100", .unknown)
                == "Cost: “1,100” may be 1100 or 1.1. Write it as one of them.")
        #expect(refusal(Self.cost, "(500)", .decimalPoint)?.contains("in brackets") == true)
        #expect(refusal(Self.count, "1.5k", .decimalPoint)?.contains("abbreviated") == true)
    }

    @Test(
        arguments: [
            ("90", 90), ("90 min", 90), ("2 h 30", 150), ("2h30", 150), ("2 h 30 min", 150),
            ("1.5 h", 90), ("1,5 Std.", 90), ("1 Stunde 5 Minuten", 65), ("2 ore 30", 150),
            ("2 h", 120), ("1:30", 90), ("0:05", 5), (" 12:00 ", 720),
        ] as [(String, Int64)])
    func `minutes are read from hours and minutes`(text: String, minutes: Int64) throws {
        #expect(try Self.time.parse(text, .decimalComma) == .integer(minutes))
    }

    @Test(arguments: [
        "2 h 90", "2 psi", "h", "2 h -5", "2 h 30 s", "1 h 2 h", "1:60", "1:3", ":30", "1:30:00",
    ])
    func `other times are refused`(text: String) {
        #expect(refusal(Self.time, text, .decimalPoint) != nil)
    }

    @Test(arguments: [
        ("25.5", "25.5"), ("25.5 psi", "25.5"), ("25,5 PSI", "25.5"), ("1,6 bar", "23.206039"),
        ("160 kPa", "23.206039"), ("26 lb", "26"),
    ])
    func `a tire pressure may be typed in its unit or another`(text: String, psi: String) throws {
        let value = Decimal(canonical: psi).map { Value.decimal($0) }
        #expect(try Self.tires.parse(text, .decimalComma) == value)
        #expect(refusal(Self.tires, "20 °C", .decimalPoint) != nil)
    }

    @Test func `a text with numbers is kept so that everybody reads it alike`() throws {
        #expect(try Self.length.parse("1,100 ft", .decimalPoint) == .text("1100 ft"))
        #expect(try Self.length.parse("1,100 m", .decimalComma) == .text("1.1 m"))
        #expect(try Self.length.parse("91,4 m", .decimalComma) == .text("91,4 m"))
        #expect(try Self.length.parse("305' 6\"", .decimalPoint) == .text("305' 6\""))
        #expect(refusal(Self.length, "1,100 ft", .unknown)?.contains("1100 or 1.1") == true)
        for language in Language.allCases {
            let shown = Self.length.text(.text("1.125 m"), in: language)
            #expect(try Self.length.parse(shown, language.numberStyle) == .text("1.125 m"))
        }
    }

    @Test func `metres are where feet aren't used`() {
        #expect(!Language.english.prefersMetric(acceptLanguage: "en-US,en;q=0.9"))
        #expect(!Language.english.prefersMetric(acceptLanguage: ""))
        #expect(Language.english.prefersMetric(acceptLanguage: "en-GB,en;q=0.9"))
        #expect(Language.english.prefersMetric(acceptLanguage: "fr"))
        #expect(Language.german.prefersMetric(acceptLanguage: "de"))
        #expect(Language.german.prefersMetric(acceptLanguage: "en-US"))
    }

    @Test func `the month comes first where it does in the reader's region`() {
        let english = Language.english
        #expect(english.writesMonthFirst(acceptLanguage: "en-US,en;q=0.9"))
        #expect(english.writesMonthFirst(acceptLanguage: ""))
        #expect(!english.writesMonthFirst(acceptLanguage: "en-GB,en-US;q=0.9"))
        #expect(!english.writesMonthFirst(acceptLanguage: "de-DE,fr;q=0.5"))
        #expect(!Language.german.writesMonthFirst(acceptLanguage: "de"))
        #expect(!Language.italian.writesMonthFirst(acceptLanguage: "en-US"))
    }

    @Test func `a search goes on without a quantity`() {
        #expect("2 l mil".searches == ["2 l mil", "l mil", "mil"])
        #expect("Milk 500 g".searches.contains("milk"))
        #expect("milk".searches == ["milk"])
        #expect("oat milk".searches == ["oat milk"])
        #expect(" ".searches == [])
    }
}
