import Kernel
import Testing

@Suite struct NumberCellTests {
    @Test(arguments: [
        ("€1,250", "1250", "€"), ("$1,100.50", "1100.5", "$"), ("US$ 1,100", "1100", "US$"),
        ("1,250 €", "1250", "€"), ("25.5 psi", "25.5", "psi"), ("25.5psi", "25.5", "psi"),
        ("93 m", "93", "m"), ("78 °F", "78", "°F"), ("50%", "50", "%"), ("50 %", "50", "%"),
        ("-€5", "-5", "€"), ("€ -5", "-5", "€"), ("-$1,100.50", "-1100.5", "$"),
        ("CHF 1'250.–", "1250", "CHF"),
        ("Fr. 1’250.50", "1250.5", "Fr."), ("1'250,- €", "1250", "€"), ("5,-", "5", ""),
        (".5", "0.5", ""), ("$.50", "0.5", "$"), ("12", "12", ""), ("5.", "5", ""),
        ("80 km/h", "80", "km/h"), ("12 m²", "12", "m²"), ("3 Zimmer", "3", "Zimmer"),
        ("−4 °C", "-4", "°C"), ("10 000 kr", "10000", "kr"),
        ("5.2 l/100 km", "5.2", "l/100 km"), ("16 kWh/100km", "16", "kWh/100km"),
    ])
    func `a number is read apart from what stands around it`(
        text: String, number: String, unit: String
    ) throws {
        let cell = try NumberCell(text, .decimalPoint)
        #expect(cell.number?.canonical == number)
        #expect(cell.unit == unit)
    }

    @Test func `the style decides within a cell too`() throws {
        #expect(try NumberCell("1.250 €", .decimalComma).number == 1250)
        #expect(try NumberCell("1.250 €", .decimalPoint).number?.canonical == "1.25")
        #expect(throws: NumberError.ambiguous("€1,250", 1250, Decimal(canonical: "1.25") ?? 0)) {
            try NumberCell("€1,250", .unknown)
        }
    }

    @Test(arguments: ["", "  ", "-", "–", "—", "n/a", "N/A", "n.a.", "k. A.", "n.d."])
    func `a cell may say that there is no number`(text: String) throws {
        #expect(try NumberCell(text, .decimalPoint).number == nil)
        #expect(NumberCell.isMissing(text))
    }

    @Test(arguments: [
        ("(500)", NumberOddity.brackets), ("($1,250.50)", .brackets), ("1.5k", .abbreviation),
        ("2 Mio.", .abbreviation), ("€1.5M", .abbreviation), ("12 tsd", .abbreviation),
        ("#DIV/0!", .spreadsheetError), ("#N/A", .spreadsheetError), ("#WERT!", .spreadsheetError),
        ("Err:502", .spreadsheetError), ("~70", .approximation), ("≈ 70", .approximation),
        ("ca. 70", .approximation), ("Etwa 70 €", .approximation), ("80?", .approximation),
        ("<80", .limit), (">= 5", .limit), ("≤ 80 m", .limit), ("70+", .limit), ("1-2", .range),
        ("1–2", .range), ("10 - 20 €", .range),
    ])
    func `what would have to be guessed is named as a problem`(text: String, oddity: NumberOddity) {
        let error = NumberError.unclear(text, oddity)
        #expect(throws: error) { try NumberCell(text, .decimalPoint) }
        #expect(throws: error) { try Decimal.parse(text, .decimalPoint) }
        for language in Language.allCases { #expect(language(error.label).contains(text)) }
    }

    @Test(arguments: [
        "abc", "Q1", "A4", "4th", "2nd hook", "18/20", "10:30", "#57", "1.2.3", "5 (est.)", "12-",
        "305' 6\"", "2026-07-18", "Hot Farm", "1 2", "½", "(see note)", "~", "k", "5 m2 x",
    ])
    func `what holds no number is refused with its text`(text: String) {
        #expect(throws: NumberError.notANumber(text)) { try NumberCell(text, .decimalPoint) }
    }

    @Test func `no text ends the program, and what reads as a number has one`() {
        withSamples { random in
            let text = random.text() + random.digits(random.below(4)) + random.text()
            for style in [NumberStyle.decimalPoint, .decimalComma, .unknown, .doubtful] {
                let cell = try? NumberCell(text, style)
                #expect(cell == nil || cell?.number != nil || NumberCell.isMissing(text))
            }
        }
    }
}
