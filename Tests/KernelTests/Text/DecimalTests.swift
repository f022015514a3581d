import Kernel
import Testing

@Suite struct DecimalTests {
    @Test(arguments: [
        ("0", "0"), ("-0", "0"), ("0.25", "0.25"), ("-3", "-3"), ("305.50", "305.5"),
        ("1e3", "1000"), ("1E+3", "1000"), ("25e-2", "0.25"), ("1.5e1", "15"),
        ("0e999999999999", "0"),
        ("123456789012345678", "123456789012345678"), ("0.000000000001", "0.000000000001"),
        ("-999999999999999999.999999999999", "-999999999999999999.999999999999"),
        ("1.0000000000000000000000", "1"), ("1e-12", "0.000000000001"),
        ("1e17", "100000000000000000"),
    ])
    func `JSON numbers that fit are read and written shortest`(text: String, canonical: String) {
        #expect(Decimal(canonical: text)?.canonical == canonical)
    }

    @Test(arguments: [
        "", "-", ".5", "5.", "01", "-01", "+1", "1e", "1e+", "e1", "1.e1", "0x1", " 1", "1 ", "1,5",
        "NaN", "Infinity", "--1", "1.2.3", "1e18", "1e-13", "1234567890123456789",
        "0.0000000000001", "1e999999999999", "1e-999999999999999999999999", "１",
    ])
    func `other texts are no canonical numbers`(text: String) {
        #expect(Decimal(canonical: text) == nil)
    }

    @Test(arguments: [
        ("12.5", "12.5"), ("12,5", "12.5"), ("  12,5 ", "12.5"), ("\u{A0}7\u{A0}", "7"),
        ("1.234,56", "1234.56"), ("1,234.56", "1234.56"), ("1.234.567", "1234567"),
        ("1,234,567", "1234567"), ("1.234.567,89", "1234567.89"), ("1,234,567.89", "1234567.89"),
        ("1,234", "1.234"), ("1.234", "1.234"), ("1 234,5", "1234.5"), ("1\u{202F}234.5", "1234.5"),
        ("1\u{2009}234\u{A0}567", "1234567"), ("1'234.5", "1234.5"), ("1’234’567,5", "1234567.5"),
        ("12,34,567.8", "1234567.8"), ("+5", "5"), ("-5", "-5"), ("−5,5", "-5.5"), ("-0", "0"),
        (".5", "0.5"), (",5", "0.5"), ("5.", "5"), ("-.5", "-0.5"), ("007", "7"),
        ("0,10", "0.1"), ("000000000000000000000001", "1"), ("1 234.567", "1234.567"),
    ])
    func `numbers are read as people type them`(text: String, canonical: String) throws {
        #expect(try Decimal.parse(text).canonical == canonical)
    }

    @Test(arguments: [
        "abc", "1a", "-", "+", ".", ",", "1..2", "1.2.3", "1,2,3", "12 34", "1,23.4", "1.5,",
        "1.234,5.6", "1.234,567,8", "1 234 56", "1234 567", "1'2", "1 234'567", "0.123 456",
        "5-", "--5", "+-5", "- 5", "1e5", "½", "1\u{2028}2", " . ", "1,,5", "'123", "1 .5",
    ])
    func `what is not a number is refused with its text`(text: String) {
        #expect(throws: NumberError.notANumber(text)) { try Decimal.parse(text) }
    }

    @Test(arguments: ["", " ", "\t\n", "\u{A0}\u{3000}"])
    func `an empty text is refused as such`(text: String) {
        #expect(throws: NumberError.empty) { try Decimal.parse(text) }
    }

    @Test func `too many digits are refused on either side of the point`() {
        let (whole, fraction) = ("1234567890123456789", "0.1234567890123")
        #expect(throws: NumberError.tooManyWholeDigits(whole)) { try Decimal.parse(whole) }
        #expect(throws: NumberError.tooManyFractionDigits(fraction)) { try Decimal.parse(fraction) }
        let endless = String(repeating: "9", count: 1_000_000)
        #expect(throws: NumberError.tooManyWholeDigits(endless)) { try Decimal.parse(endless) }
    }

    @Test func `canonical text is read back by both readers`() throws {
        try withSamples { random in
            let value = random.decimal()
            #expect(Decimal(canonical: value.canonical) == value)
            let parsed = try Decimal.parse(value.canonical)
            #expect(parsed == value)
        }
    }

    @Test func `the byte order of sort keys is the order of the numbers`() {
        let borders = [
            "0", "-1", "1", "-0.5", "0.5", "-0.000000000001", "0.000000000001", "9", "10",
        ]
        .compactMap { Decimal(canonical: $0) }
        var random = RandomSource(seed: 3)
        let values =
            borders + (0..<300).map { _ in random.decimal() } + [Decimal(.min), Decimal(.max)]
        for a in values {
            for b in values {
                let isBefore = Array(a.sortKey.utf8).lexicographicallyPrecedes(
                    Array(b.sortKey.utf8))
                #expect(isBefore == (a < b), "\(a) and \(b)")
                #expect((a.sortKey == b.sortKey) == (a == b))
            }
        }
    }

    @Test func `sort keys can be read by a person`() {
        #expect(Decimal(canonical: "305.5")?.sortKey == "10000000000000000305.5")
        #expect(Decimal(canonical: "-0.5")?.sortKey == "09999999999999999999.5")
    }

    @Test func `equal numbers are equal however they were written`() throws {
        let texts = ["2.5", "2,50", "+2.500", "02.5"]
        #expect(Set(try texts.map { try Decimal.parse($0) }).count == 1)
    }

    @Test func `whole numbers are exact at both ends`() {
        #expect(Decimal(.max).canonical == "9223372036854775807")
        #expect(Decimal(.min).canonical == "-9223372036854775808")
        #expect(Decimal(.min).int64 == .min)
        #expect(Decimal(canonical: "1.5")?.int64 == nil)
        let literal: Decimal = -12
        #expect(literal.int64 == -12)
    }

    @Test func `an error is a sentence in every language`() {
        let error = NumberError.notANumber("abc")
        #expect(Language.english(error.label) == "“abc” is not a number. Type one such as 12.5.")
        #expect(Language.german(error.label) == "„abc“ ist keine Zahl. Gib eine ein, etwa 12,5.")
        #expect(
            Language.italian(error.label)
                == "«abc» non è un numero. Scrivine uno, per esempio 12,5.")
        let endless = NumberError.tooManyWholeDigits(String(repeating: "9", count: 1_000_000))
        for language in Language.allCases { #expect(language(endless.label).count < 200) }
    }
}
