import Kernel
import Testing

@Suite struct NumberStyleTests {
    /// What a text is in English, German, Italian, in Switzerland, and where no language is known;
    /// nil where it is refused with both readings.
    static let cases: [(String, String, String, String, String, String?)] = [
        ("1,100", "1100", "1.1", "1.1", "1.1", nil),
        ("1.100", "1.1", "1100", "1100", "1.1", "1.1"),
        ("-12,345", "-12345", "-12.345", "-12.345", "-12.345", nil),
        ("+999.999", "999.999", "999999", "999999", "999.999", "999.999"),
        (" 1,100\u{A0}", "1100", "1.1", "1.1", "1.1", nil),
        ("0,500", "0.5", "0.5", "0.5", "0.5", "0.5"),
        ("0.500", "0.5", "0.5", "0.5", "0.5", "0.5"),
        ("012,345", "12.345", "12.345", "12.345", "12.345", "12.345"),
        (",500", "0.5", "0.5", "0.5", "0.5", "0.5"),
        ("1,5", "1.5", "1.5", "1.5", "1.5", "1.5"),
        ("1.5", "1.5", "1.5", "1.5", "1.5", "1.5"),
        ("12,34", "12.34", "12.34", "12.34", "12.34", "12.34"),
        ("1100,500", "1100.5", "1100.5", "1100.5", "1100.5", "1100.5"),
        ("1.050,50", "1050.5", "1050.5", "1050.5", "1050.5", "1050.5"),
        ("1,050.50", "1050.5", "1050.5", "1050.5", "1050.5", "1050.5"),
        ("1.234,567", "1234.567", "1234.567", "1234.567", "1234.567", "1234.567"),
        ("1.234.567", "1234567", "1234567", "1234567", "1234567", "1234567"),
        ("12,34,567", "1234567", "1234567", "1234567", "1234567", "1234567"),
        ("1 100", "1100", "1100", "1100", "1100", "1100"),
        ("1\u{A0}100", "1100", "1100", "1100", "1100", "1100"),
        ("1\u{202F}100,125", "1100.125", "1100.125", "1100.125", "1100.125", "1100.125"),
        ("1'100", "1100", "1100", "1100", "1100", "1100"),
        ("1’100.125", "1100.125", "1100.125", "1100.125", "1100.125", "1100.125"),
    ]

    @Test(arguments: cases)
    func `a number means what the writer's language says`(
        text: String, english: String, german: String, italian: String, swiss: String,
        unknown: String?
    ) throws {
        #expect(try Decimal.parse(text, Language.english.numberStyle).canonical == english)
        #expect(try Decimal.parse(text, Language.german.numberStyle).canonical == german)
        #expect(try Decimal.parse(text, Language.italian.numberStyle).canonical == italian)
        #expect(try Decimal.parse(text, .bothDecimal).canonical == swiss)
        #expect((try? Decimal.parse(text, .unknown))?.canonical == unknown)
    }

    @Test func `a number with two readings is refused with both`() {
        #expect(throws: NumberError.ambiguous("1,100", 1100, Decimal(canonical: "1.1") ?? 0)) {
            try Decimal.parse("1,100", .unknown)
        }
        let error = NumberError.ambiguous("1,125", 1125, Decimal(canonical: "1.125") ?? 0)
        #expect(
            Language.english(error.label)
                == "“1,125” may be 1125 or 1.125. Write it as one of them.")
        #expect(
            Language.german(error.label)
                == "„1,125“ kann 1125 oder 1,125 sein. Schreib es als eines davon.")
        #expect(
            Language.italian(error.label)
                == "«1,125» può essere 1125 o 1,125. Scrivilo in uno di questi modi.")
    }

    @Test(arguments: [
        ("1,1000", NumberStyle.decimalPoint), ("12,34567", .decimalPoint),
        ("1.1000", .decimalComma),
        ("1.23456", .decimalComma), ("1,1000", .unknown), ("1.1000", .doubtful),
    ])
    func `more than three digits after a mark that groups are refused with both readings`(
        text: String, style: NumberStyle
    ) throws {
        let decimal = try Decimal.parse(text)
        let digits = try Decimal.parse(text.filter { $0 != "," && $0 != "." })
        #expect(throws: NumberError.ambiguous(text, digits, decimal)) {
            try Decimal.parse(text, style)
        }
        #expect(throws: NumberError.ambiguous(text, digits, decimal)) {
            try style.kept(text + " m")
        }
    }

    @Test(arguments: [
        ("1,1000", NumberStyle.decimalComma, "1.1"), ("3.14159", .decimalPoint, "3.14159"),
        ("1,1000", .bothDecimal, "1.1"), ("0,12345", .decimalPoint, "0.12345"),
        ("1234,5678", .decimalPoint, "1234.5678"), ("1.1000", .unknown, "1.1"),
        ("1,1250000", .decimalPoint, "1.125"), ("66.66666667", .decimalComma, "66.66666667"),
        ("1,23,45,678", .decimalPoint, "12345678"), ("12,34,567", .decimalComma, "1234567"),
    ])
    func `a mark that is decimal may have any digits after it, and India groups by two`(
        text: String, style: NumberStyle, canonical: String
    ) throws {
        #expect(try Decimal.parse(text, style).canonical == canonical)
    }

    @Test(arguments: [
        "1.2.3", "1,2,3", "1 2 3", "1'2", "12.34.567", "1 23 456", "123,45,678", "1,234,56,789",
        "1,10,00", "1,1000,000",
    ])
    func `what is grouped as nobody groups is refused with its text`(text: String) {
        for style in [NumberStyle.decimalPoint, .decimalComma, .bothDecimal, .unknown] {
            #expect(throws: NumberError.notANumber(text)) { try Decimal.parse(text, style) }
        }
    }

    @Test func `both readings of a number are known before it is kept`() {
        let readings = Decimal.readings(of: "1,100")
        #expect(readings?.grouped == 1100)
        #expect(readings?.decimal.canonical == "1.1")
        for text in ["1,5", "0,500", "1,234,567", "1.050,50", "abc", "", "1 100"] {
            #expect(Decimal.readings(of: text) == nil)
        }
    }

    @Test(arguments: Language.allCases)
    func `what is shown reads back in its language and in Switzerland`(language: Language) throws {
        try withSamples { random in
            let value = random.decimal()
            for text in [language.number(value), language.typed(value)] {
                for style in [language.numberStyle, .bothDecimal] {
                    let read = try Decimal.parse(text, style)
                    #expect(read == value, "\(text)")
                }
            }
        }
    }

    @Test func `what programs write reads back where no language is known`() throws {
        try withSamples { random in
            let value = random.decimal()
            let read = try Decimal.parse(value.canonical, .unknown)
            #expect(read == value)
        }
    }

    @Test(
        arguments: [
            (nil, NumberStyle.unknown), ("", .unknown), ("C", .unknown), ("POSIX", .unknown),
            ("C.UTF-8", .unknown), ("en_US.UTF-8", .decimalPoint), ("en", .decimalPoint),
            ("de_DE.UTF-8", .decimalComma), ("de_AT@euro", .decimalComma), ("it_IT", .decimalComma),
            ("de_CH.UTF-8", .bothDecimal), ("it-CH", .bothDecimal), ("de-LI", .bothDecimal),
            ("fr_FR.UTF-8", .unknown), ("english", .unknown), ("DE-de", .decimalComma),
        ] as [(String?, NumberStyle)])
    func `a locale names the style of its numbers`(locale: String?, style: NumberStyle) {
        #expect(NumberStyle(locale: locale) == style)
    }

    @Test func `a browser's languages name the style, and the language shown wins`() {
        func style(_ language: Language, _ accepted: String, isChosen: Bool = false) -> NumberStyle
        {
            NumberStyle(language, acceptLanguage: accepted, isChosen: isChosen)
        }
        #expect(style(.english, "en-US,en;q=0.9,de;q=0.8") == .decimalPoint)
        #expect(style(.german, "de-CH, de;q=0.9") == .bothDecimal)
        #expect(style(.german, "en-US", isChosen: true) == .decimalComma)
        #expect(style(.english, "") == .decimalPoint)
        #expect(style(.english, "*") == .decimalPoint)
        #expect(style(.english, "fr-FR,fr") == .unknown)
        #expect(style(.english, "fr-FR,fr", isChosen: true) == .decimalPoint)
    }

    @Test(arguments: [
        (["1.200", "1.050,50"], NumberStyle.decimalComma), (["1,200", "1,050.50"], .decimalPoint),
        (["1.200", "0,5"], .decimalComma), (["1,200", "0,500"], .decimalComma),
        (["1,200", "3.25"], .decimalPoint), (["1.200", "1.234.567"], .decimalComma),
        (["€1,250", "$1,100.50"], .decimalPoint), (["1.250 €", "99,90 €"], .decimalComma),
        (["1.200", "5,–"], .bothDecimal), (["1.200", "25."], .bothDecimal),
        (["0,5", "0.5", "1.200"], .doubtful), (["1.200", "950", "n/a", "-", ""], .bothDecimal),
        (["1.200", "Garage 2.5 x 3", "3.11.2026", "1-2,5"], .bothDecimal), ([], .bothDecimal),
    ])
    func `a column's other cells decide what a mark means`(cells: [String], style: NumberStyle) {
        #expect(NumberStyle.inferred(from: cells, fallback: .bothDecimal) == style)
    }

    @Test func `a column without clear cells follows the table and then the language`() throws {
        let (table, column) = (["0,5", "1.200", "1,200"], ["1.200", "950"])
        let ofTable = NumberStyle.inferred(from: table, fallback: .decimalPoint)
        let ofColumn = NumberStyle.inferred(from: column, fallback: ofTable)
        #expect(try Decimal.parse("1.200", ofColumn) == 1200)
    }
}
