// Made by `make words` from Words/*/Numbers.ftl: edit those.
// swift-format-ignore-file

/// Why a text is not a number.
package enum NumberText {
    /// Type a number, such as 12.5.
    package static var empty: Label { Label(.numbers, 0) }

    /// “{ $text }” is not a number. Type one such as 12.5.
    package static func notANumber(_ text: String) -> Label {
        Label(.numbers, 1, [.text(text)])
    }

    /// “{ $text }” may be { $one } or { $other }. Write it as one of them.
    package static func ambiguous(text: String, one: Label, other: Label) -> Label {
        Label(.numbers, 2, [.text(text), .label(one), .label(other)])
    }

    /// “{ $text }” { $why }
    package static func unclear(text: String, why: Label) -> Label {
        Label(.numbers, 3, [.text(text), .label(why)])
    }

    /// “{ $text }” is too large: at most { $digits } digits before the decimal point are kept.
    package static func tooManyWholeDigits(text: String, digits: String) -> Label {
        Label(.numbers, 4, [.text(text), .text(digits)])
    }

    /// “{ $text }” is too exact: at most { $digits } digits after the decimal point are kept.
    package static func tooManyFractionDigits(text: String, digits: String) -> Label {
        Label(.numbers, 5, [.text(text), .text(digits)])
    }

    /// is in brackets, which often means less than zero. Write it with a minus sign or without brackets.
    package static var isBrackets: Label { Label(.numbers, 6) }

    /// is abbreviated. Write the number in full, such as 1500.
    package static var isAbbreviation: Label { Label(.numbers, 7) }

    /// is an error of a spreadsheet. Write the number itself.
    package static var isSpreadsheetError: Label { Label(.numbers, 8) }

    /// is only roughly a number. Write it exactly, such as 70.
    package static var isApproximation: Label { Label(.numbers, 9) }

    /// is a limit, not a number. Write one number, such as 80.
    package static var isLimit: Label { Label(.numbers, 10) }

    /// is a range. Write one number, such as 1.5.
    package static var isRange: Label { Label(.numbers, 11) }
}

extension Catalogue {
    fileprivate static var numbers: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(8)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000M01>02102=03I04T06606n07e08]09U0:@",
                    patterns: """
                        Type a number, such as 12.5.
                        “\u{1}0” is not a number. Type one such as 12.5.
                        “\u{1}0” may be \u{1}1 or \u{1}2. Write it as one of them.
                        “\u{1}0” \u{1}1
                        “\u{1}0” is too large: at most \u{1}1 digits before the decimal point are kept.
                        “\u{1}0” is too exact: at most \u{1}1 digits after the decimal point are kept.
                        is in brackets, which often means less than zero. Write it with a minus sign or without brackets.
                        is abbreviated. Write the number in full, such as 1500.
                        is an error of a spreadsheet. Write the number itself.
                        is only roughly a number. Write it exactly, such as 70.
                        is a limit, not a number. Write one number, such as 80.
                        is a range. Write one number, such as 1.5.
                        """)
            case .german:
                MessageTable(
                    index: "00000N01@02;02G03S04`06=06n07e08^09Z0:H",
                    patterns: """
                        Gib eine Zahl ein, etwa 12,5.
                        „\u{1}0“ ist keine Zahl. Gib eine ein, etwa 12,5.
                        „\u{1}0“ kann \u{1}1 oder \u{1}2 sein. Schreib es als eines davon.
                        „\u{1}0“ \u{1}1
                        „\u{1}0“ ist zu groß: höchstens \u{1}1 Stellen vor dem Komma werden behalten.
                        „\u{1}0“ ist zu genau: höchstens \u{1}1 Stellen nach dem Komma werden behalten.
                        steht in Klammern, was oft kleiner als null heißt. Schreib es mit Minus oder ohne Klammern.
                        ist abgekürzt. Schreib die Zahl aus, etwa 1500.
                        ist ein Fehler einer Tabelle. Schreib die Zahl selbst.
                        ist nur ungefähr eine Zahl. Schreib sie genau, etwa 70.
                        ist eine Grenze und keine Zahl. Schreib eine Zahl, etwa 80.
                        ist ein Bereich. Schreib eine Zahl, etwa 1,5.
                        """)
            case .italian:
                MessageTable(
                    index: "00000T01M02I02S03c05006M07K08C09E0:D0;9",
                    patterns: """
                        Scrivi un numero, per esempio 12,5.
                        «\u{1}0» non è un numero. Scrivine uno, per esempio 12,5.
                        «\u{1}0» può essere \u{1}1 o \u{1}2. Scrivilo in uno di questi modi.
                        «\u{1}0» \u{1}1
                        «\u{1}0» è troppo grande: si conservano al massimo \u{1}1 cifre prima della virgola.
                        «\u{1}0» è troppo preciso: si conservano al massimo \u{1}1 cifre dopo la virgola.
                        è tra parentesi, che spesso vuol dire meno di zero. Scrivilo con il meno o senza parentesi.
                        è abbreviato. Scrivi il numero per intero, per esempio 1500.
                        è un errore di un foglio di calcolo. Scrivi il numero.
                        è un numero solo all’incirca. Scrivilo esatto, per esempio 70.
                        è un limite, non un numero. Scrivi un numero, per esempio 80.
                        è un intervallo. Scrivi un numero, per esempio 1,5.
                        """)
            }
        }
        #endif
    }
}
