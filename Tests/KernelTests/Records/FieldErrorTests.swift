import Kernel
import TestKit
import Testing

/// Bad input is refused with a sentence that names the field, the value and what is allowed.
@Suite struct FieldErrorTests {
    struct Wording: Sendable, CustomTestStringConvertible {
        let reason: FieldError.Reason
        let english: String
        let german: String
        let italian: String

        init(_ reason: FieldError.Reason, _ english: String, _ german: String, _ italian: String) {
            (self.reason, self.english, self.german, self.italian) =
                (reason, english, german, italian)
        }

        var testDescription: String { english }
    }

    static let wordings = [
        Wording(
            .missing,
            "Name: This may not be empty.",
            "Name (de): Das darf nicht leer sein.",
            "Name (it): Non può essere vuoto."),
        Wording(
            .tooLong(count: 1_048_576, maximum: 500),
            "Name: This has 1048576 characters; at most 500 are allowed.",
            "Name (de): Das hat 1048576 Zeichen; erlaubt sind höchstens 500.",
            "Name (it): Ha 1048576 caratteri; ne sono ammessi al massimo 500."),
        Wording(
            .severalLines,
            "Name: This must be on one line.",
            "Name (de): Das muss in einer Zeile stehen.",
            "Name (it): Deve stare su una riga."),
        Wording(
            .controlCharacter,
            "Name: This contains a control character; only text is allowed.",
            "Name (de): Das enthält ein Steuerzeichen; erlaubt ist nur Text.",
            "Name (it): Contiene un carattere di controllo; è ammesso solo testo."),
        Wording(
            .notAllowed(["low", "medium", "high"]),
            "Name: “x” is not one of low, medium and high.",
            "Name (de): „x“ gehört nicht zu: low, medium und high.",
            "Name (it): «x» non è tra: low, medium e high."),
        Wording(
            .notANumber,
            "Name: “x” is not a number, such as 12 or 0.5.",
            "Name (de): „x“ ist keine Zahl wie 12 oder 0,5.",
            "Name (it): «x» non è un numero, come 12 o 0,5."),
        Wording(
            .notAWholeNumber,
            "Name: “x” is not a whole number.",
            "Name (de): „x“ ist keine ganze Zahl.",
            "Name (it): «x» non è un numero intero."),
        Wording(
            .outOfRange(minimum: "0", maximum: "100"),
            "Name: “x” is out of range; it must be from 0 to 100.",
            "Name (de): „x“ liegt außerhalb; erlaubt ist 0 bis 100.",
            "Name (it): «x» è fuori dai limiti; deve andare da 0 a 100."),
        Wording(
            .notADate,
            "Name: “x” is not a date, such as 2026-07-18.",
            "Name (de): „x“ ist kein Datum wie 2026-07-18.",
            "Name (it): «x» non è una data, come 2026-07-18."),
        Wording(
            .notATime,
            "Name: “x” is not a time of day, such as 08:30.",
            "Name (de): „x“ ist keine Uhrzeit wie 08:30.",
            "Name (it): «x» non è un orario, come 08:30."),
        Wording(
            .notAnInstant,
            "Name: “x” is not a point in time, such as 2026-07-18T08:30:00Z.",
            "Name (de): „x“ ist kein Zeitpunkt wie 2026-07-18T08:30:00Z.",
            "Name (it): «x» non è un istante, come 2026-07-18T08:30:00Z."),
        Wording(
            .notYesOrNo,
            "Name: “x” is neither true nor false.",
            "Name (de): „x“ ist weder wahr (true) noch falsch (false).",
            "Name (it): «x» non è né vero (true) né falso (false)."),
        Wording(
            .notAReference(kind: "garden"),
            "Name: “x” does not name a record; give an id or title of kind garden.",
            "Name (de): „x“ benennt keinen Eintrag; nötig ist Kennung oder Titel der Art garden.",
            "Name (it): «x» non indica una voce; "
                + "serve un identificativo o un titolo di tipo garden."),
        Wording(
            .notFound(kind: "garden"),
            "Name: “x” does not exist among the records of kind garden.",
            "Name (de): „x“ gibt es unter den Einträgen der Art garden nicht.",
            "Name (it): «x» non esiste tra le voci di tipo garden."),
        Wording(
            .ambiguous(count: 3, ids: ["0197", "0198"]),
            "Name: “x” names 3 records; give more of the id: 0197, 0198.",
            "Name (de): „x“ benennt 3 Einträge; mehr von der Kennung angeben: 0197, 0198.",
            "Name (it): «x» indica 3 voci; serve più dell’identificativo: 0197, 0198."),
        Wording(
            .circular,
            "Name: “x” can’t go into itself, nor into something that it holds; choose another.",
            "Name (de): „x“ kann nicht in sich selbst liegen und auch in nichts, das darin liegt; bitte anderes wählen.",
            "Name (it): «x» non può stare dentro sé stesso, né dentro qualcosa che contiene; scegli altro."
        ),
        Wording(
            .notText,
            "Name: “x” is not text.",
            "Name (de): „x“ ist kein Text.",
            "Name (it): «x» non è un testo."),
        Wording(
            .notAList,
            "Name: “x” is not a list of text.",
            "Name (de): „x“ ist keine Liste von Texten.",
            "Name (it): «x» non è un elenco di testi."),
        Wording(
            .notPairs,
            "Name: “x” is not a set of names with values.",
            "Name (de): „x“ ist keine Sammlung von Namen mit Werten.",
            "Name (it): «x» non è un insieme di nomi con valori."),
        Wording(
            .notAnIdentifier,
            "Name: “x” is not an identifier; it must be a text that is not empty.",
            "Name (de): „x“ ist keine Kennung; nötig ist ein nicht leerer Text.",
            "Name (it): «x» non è un identificativo; serve un testo non vuoto."),
        Wording(
            .unchangeable,
            "Name: This can’t be changed; delete the record and add another.",
            "Name (de): Das lässt sich nicht ändern; bitte den Eintrag löschen und neu anlegen.",
            "Name (it): Non si può cambiare; elimina la voce e creane un’altra."),
        Wording(
            .rule(
                Label { ["stands twice.", "steht zweimal.", "è doppio."][$0.number] }),
            "Name: “x” stands twice.",
            "Name (de): „x“ steht zweimal.",
            "Name (it): «x» è doppio."),
    ]

    @Test(arguments: wordings)
    func `a sentence says what is wrong in every language`(wording: Wording) {
        let error = FieldError(Garden.name.field, value: "x", wording.reason)
        #expect(error.sentence(in: .english) == wording.english)
        #expect(error.sentence(in: .german) == wording.german)
        #expect(error.sentence(in: .italian) == wording.italian)
    }

    @Test func `beside a field the sentence leaves its label out`() {
        let error = FieldError(Garden.name.field, value: "x", .notADate)
        #expect(error.hint(in: .english) == "“x” is not a date, such as 2026-07-18.")
    }

    @Test func `a long value is cut in the sentence`() {
        let long = String(repeating: "ä", count: 1_000)
        let error = FieldError(Garden.size.field, value: long, .notAWholeNumber)
        let quoted = String(repeating: "ä", count: 59) + "…"
        #expect(error.sentence(in: .english) == "Size: “\(quoted)” is not a whole number.")
    }

    struct Typed: Sendable, CustomTestStringConvertible {
        let field: Field
        let text: String
        let reason: FieldError.Reason

        init(_ field: Field, _ text: String, _ reason: FieldError.Reason) {
            (self.field, self.text, self.reason) = (field, text, reason)
        }

        var testDescription: String { field.name + " " + text.truncated(to: 30) }
    }

    static let refused = [
        Typed(Garden.name.field, "", .missing),
        Typed(Garden.name.field, " \t\u{A0}\u{2003} ", .missing),
        Typed(
            Garden.name.field, String(repeating: "x", count: 1 << 20),
            .tooLong(count: 1 << 20, maximum: 40)),
        Typed(
            Garden.detail.field, String(repeating: "ä", count: 1_001),
            .tooLong(count: 1_001, maximum: 1_000)),
        Typed(Garden.name.field, "a\nb", .severalLines),
        Typed(Garden.name.field, "a\r\nb", .severalLines),
        Typed(Garden.name.field, "a\u{2028}b", .severalLines),
        Typed(Garden.name.field, "a\u{0}b", .controlCharacter),
        Typed(Garden.name.field, "a\u{1B}[31m", .controlCharacter),
        Typed(Garden.detail.field, "a\u{7F}", .controlCharacter),
        Typed(Garden.detail.field, "a\u{9B}b", .controlCharacter),
        Typed(Garden.tags, "a, b\u{7}", .controlCharacter),
        Typed(Garden.tags, String(repeating: "ab,", count: 1 << 19), tooMany(1 << 20)),
        Typed(Garden.extras, "a: b\u{0}", .controlCharacter),
        Typed(Garden.extras, "a: " + String(repeating: "x", count: 20_000), tooMany(20_001)),
        Typed(Garden.extras, "only a name", .notPairs),
        Typed(Garden.level.field, "huge", .notAllowed(["low", "medium", "high"])),
        Typed(Garden.days, "low, huge", .notAllowed(["low", "medium", "high"])),
        Typed(Garden.yield.field, "much", .notANumber),
        Typed(Garden.yield.field, "1e400", .notANumber),
        Typed(Garden.yield.field, "NaN", .notANumber),
        Typed(
            Garden.yield.field, "0.0000000000001",
            .number(.tooManyFractionDigits("0.0000000000001"))),
        Typed(Garden.yield.field, "100.000000000001", .outOfRange(minimum: "0", maximum: "100")),
        Typed(Garden.size.field, "1.5", .notAWholeNumber),
        Typed(
            Garden.size.field, "99999999999999999999",
            .number(.tooManyWholeDigits("99999999999999999999"))),
        Typed(Garden.size.field, "-1", .outOfRange(minimum: "0", maximum: "1000")),
        Typed(Garden.size.field, "1001", .outOfRange(minimum: "0", maximum: "1000")),
        Typed(Garden.founded.field, "2025-02-29", .notADate),
        Typed(Garden.opens.field, "24:00", .notATime),
        Typed(Garden.seen, "yesterday", .notAnInstant),
        Typed(Garden.open.field, "maybe", .notYesOrNo),
        Typed(Garden.twin.field, "Home", .notAReference(kind: "garden")),
    ]

    @Test(arguments: refused)
    func `what is typed wrong is refused with its reason`(typed: Typed) throws {
        let error = #expect(throws: FieldError.self) {
            try typed.field.checked(try typed.field.parse(typed.text))
        }
        #expect(error?.reason == typed.reason)
        #expect(error?.field.name == typed.field.name)
    }

    @Test(
        arguments: [
            (Garden.name.field, "12", .notText), (Garden.size.field, "\"1\"", .notAWholeNumber),
            (Garden.yield.field, "\"1\"", .notANumber), (Garden.open.field, "1", .notYesOrNo),
            (Garden.founded.field, "1", .notADate), (Garden.opens.field, "1", .notATime),
            (Garden.seen, "1", .notAnInstant), (Garden.tags, "\"a\"", .notAList),
            (Garden.tags, "[1]", .notAList), (Garden.extras, "[]", .notPairs),
            (Garden.extras, "{\"a\":1}", .notPairs),
            (Garden.twin.field, "1", .notAReference(kind: "garden")),
            (Garden.level.field, "1", .notAllowed(["low", "medium", "high"])),
        ] as [(Field, String, FieldError.Reason)])
    func `JSON of a wrong type is refused with its reason`(
        field: Field, text: String, reason: FieldError.Reason
    ) throws {
        let json = try JSON.parse(text)
        let error = #expect(throws: FieldError.self) { try field.value(from: json) }
        #expect(error?.reason == reason)
    }

    @Test func `a value of another type than the field's is refused`() {
        for (field, value) in [
            (Garden.size.field, .text("1")), (Garden.name.field, .integer(1)),
            (Garden.level.field, .text("high")), (Garden.level.field, .choice("huge")),
            (Garden.open.field, .integer(1)), (Garden.tags, .text("a")),
            (Garden.twin.field, .text("a")), (Garden.extras, .words([])),
        ] as [(Field, Value)] {
            #expect(throws: FieldError.self) { try field.checked(value) }
        }
    }

    @Test func `texts are kept trimmed, at their limits, with accents and emoji counted as seen`()
        throws
    {
        #expect(try Garden.name.field.checked(.text(" a b ")) == .text("a b"))
        let full = String(repeating: "👩‍👩‍👧", count: 40)
        #expect(try Garden.name.field.checked(.text(full)) == .text(full))
        #expect(try Garden.detail.field.checked(.text("a\n\tb")) == .text("a\n\tb"))
        #expect(try Garden.tags.checked(.words([" a ", " ", "b"])) == .words(["a", "b"]))
    }

    private static func tooMany(_ count: Int) -> FieldError.Reason {
        .tooLong(count: count, maximum: FieldType.maximumOfList)
    }
}
