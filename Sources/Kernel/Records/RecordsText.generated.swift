// Made by `make words` from Words/*/Records.ftl: edit those.
// swift-format-ignore-file

/// The words of records.
package enum RecordsText {
    /// Created
    package static var created: Label { Label(.records, 0) }

    /// Deleted
    package static var deleted: Label { Label(.records, 1) }

    /// Deleted for good
    package static var gone: Label { Label(.records, 2) }

    /// Pink
    package static var colorPink: Label { Label(.records, 3) }

    /// Purple
    package static var colorPurple: Label { Label(.records, 4) }

    /// Red
    package static var colorRed: Label { Label(.records, 5) }

    /// Orange
    package static var colorOrange: Label { Label(.records, 6) }

    /// Gold
    package static var colorGold: Label { Label(.records, 7) }

    /// Green
    package static var colorGreen: Label { Label(.records, 8) }

    /// Teal
    package static var colorTeal: Label { Label(.records, 9) }

    /// Light blue
    package static var colorLightBlue: Label { Label(.records, 10) }

    /// Dark blue
    package static var colorDarkBlue: Label { Label(.records, 11) }

    /// Midnight
    package static var colorMidnight: Label { Label(.records, 12) }

    /// Dark gray
    package static var colorDarkGray: Label { Label(.records, 13) }

    /// Gray
    package static var colorGray: Label { Label(.records, 14) }

    /// This may not be empty.
    package static var missing: Label { Label(.records, 15) }

    /// This has { $count } characters; at most { $maximum } are allowed.
    package static func tooLong(count: String, maximum: String) -> Label {
        Label(.records, 16, [.text(count), .text(maximum)])
    }

    /// With all marks on its characters this has { $count } codes; at most { $maximum } are allowed.
    package static func tooManyCodes(count: String, maximum: String) -> Label {
        Label(.records, 17, [.text(count), .text(maximum)])
    }

    /// This must be on one line.
    package static var severalLines: Label { Label(.records, 18) }

    /// This contains a control character; only text is allowed.
    package static var controlCharacter: Label { Label(.records, 19) }

    /// is not one of { $names }.
    package static func notAllowed(_ names: Label) -> Label {
        Label(.records, 20, [.label(names)])
    }

    /// is not a number, such as 12 or 0.5.
    package static var notANumber: Label { Label(.records, 21) }

    /// is not a whole number.
    package static var notAWholeNumber: Label { Label(.records, 22) }

    /// is out of range; it must be from { $minimum } to { $maximum }.
    package static func outOfRange(minimum: String, maximum: String) -> Label {
        Label(.records, 23, [.text(minimum), .text(maximum)])
    }

    /// is too early; the first day allowed is { $day }.
    package static func tooEarly(_ day: Label) -> Label {
        Label(.records, 24, [.label(day)])
    }

    /// can’t be read; write it like { $examples }.
    package static func notReadable(_ examples: String) -> Label {
        Label(.records, 25, [.text(examples)])
    }

    /// is too large; a file may have at most { $maximum }.
    package static func tooLarge(_ maximum: String) -> Label {
        Label(.records, 26, [.text(maximum)])
    }

    /// is not a date, such as 2026-07-18.
    package static var notADate: Label { Label(.records, 27) }

    /// is not a time of day, such as 08:30.
    package static var notATime: Label { Label(.records, 28) }

    /// is not a point in time, such as 2026-07-18T08:30:00Z.
    package static var notAnInstant: Label { Label(.records, 29) }

    /// is neither true nor false.
    package static var notYesOrNo: Label { Label(.records, 30) }

    /// does not name a record; give an id or title of kind { $kind }.
    package static func notAReference(_ kind: String) -> Label {
        Label(.records, 31, [.text(kind)])
    }

    /// does not exist among the records of kind { $kind }.
    package static func notFound(_ kind: String) -> Label {
        Label(.records, 32, [.text(kind)])
    }

    /// names { $count } records; give more of the id: { $ids }.
    package static func ambiguous(count: String, ids: String) -> Label {
        Label(.records, 33, [.text(count), .text(ids)])
    }

    /// can’t go into itself, nor into something that it holds; choose another.
    package static var circular: Label { Label(.records, 34) }

    /// is not text.
    package static var notText: Label { Label(.records, 35) }

    /// is not a list of text.
    package static var notAList: Label { Label(.records, 36) }

    /// is not a set of names with values.
    package static var notPairs: Label { Label(.records, 37) }

    /// is not an identifier; it must be a text that is not empty.
    package static var notAnIdentifier: Label { Label(.records, 38) }

    /// This can’t be changed; delete the record and add another.
    package static var unchangeable: Label { Label(.records, 39) }
}

extension Catalogue {
    fileprivate static var records: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(13)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000800@00Q00V00]00a00h00m01301801C01M01V01`01e02<02l04804R05K05]06A06X07C07n08Q09;09^0:C0;90;T0<L0=90=d0>n0?;0?R0@50A00Al",
                    patterns: """
                        Created
                        Deleted
                        Deleted for good
                        Pink
                        Purple
                        Red
                        Orange
                        Gold
                        Green
                        Teal
                        Light blue
                        Dark blue
                        Midnight
                        Dark gray
                        Gray
                        This may not be empty.
                        This has \u{1}0 characters; at most \u{1}1 are allowed.
                        With all marks on its characters this has \u{1}0 codes; at most \u{1}1 are allowed.
                        This must be on one line.
                        This contains a control character; only text is allowed.
                        is not one of \u{1}0.
                        is not a number, such as 12 or 0.5.
                        is not a whole number.
                        is out of range; it must be from \u{1}0 to \u{1}1.
                        is too early; the first day allowed is \u{1}0.
                        can’t be read; write it like \u{1}0.
                        is too large; a file may have at most \u{1}0.
                        is not a date, such as 2026-07-18.
                        is not a time of day, such as 08:30.
                        is not a point in time, such as 2026-07-18T08:30:00Z.
                        is neither true nor false.
                        does not name a record; give an id or title of kind \u{1}0.
                        does not exist among the records of kind \u{1}0.
                        names \u{1}0 records; give more of the id: \u{1}1.
                        can’t go into itself, nor into something that it holds; choose another.
                        is not text.
                        is not a list of text.
                        is not a set of names with values.
                        is not an identifier; it must be a text that is not empty.
                        This can’t be changed; delete the record and add another.
                        """)
            case .german:
                MessageTable(
                    index: "00000900C00X00]00b00f00m01201801?01H01S01_01j01o02I03904M04m05c06906Y06o07X08J09109d0:C0:`0;M0<80=:0=i0>a0@>0@M0@i0AR0BG0CR",
                    patterns: """
                        Erstellt
                        Gelöscht
                        Endgültig gelöscht
                        Rosa
                        Lila
                        Rot
                        Orange
                        Gold
                        Grün
                        Petrol
                        Hellblau
                        Dunkelblau
                        Mitternacht
                        Dunkelgrau
                        Grau
                        Das darf nicht leer sein.
                        Das hat \u{1}0 Zeichen; erlaubt sind höchstens \u{1}1.
                        Das hat mit allem, was auf den Zeichen sitzt, \u{1}0 Codes; erlaubt sind höchstens \u{1}1.
                        Das muss in einer Zeile stehen.
                        Das enthält ein Steuerzeichen; erlaubt ist nur Text.
                        gehört nicht zu: \u{1}0.
                        ist keine Zahl wie 12 oder 0,5.
                        ist keine ganze Zahl.
                        liegt außerhalb; erlaubt ist \u{1}0 bis \u{1}1.
                        ist zu früh; der erste mögliche Tag ist der \u{1}0.
                        ist nicht lesbar; erlaubt ist etwa \u{1}0.
                        ist zu groß; eine Datei darf höchstens \u{1}0 haben.
                        ist kein Datum wie 2026-07-18.
                        ist keine Uhrzeit wie 08:30.
                        ist kein Zeitpunkt wie 2026-07-18T08:30:00Z.
                        ist weder wahr (true) noch falsch (false).
                        benennt keinen Eintrag; nötig ist Kennung oder Titel der Art \u{1}0.
                        gibt es unter den Einträgen der Art \u{1}0 nicht.
                        benennt \u{1}0 Einträge; mehr von der Kennung angeben: \u{1}1.
                        kann nicht in sich selbst liegen und auch in nichts, das darin liegt; bitte anderes wählen.
                        ist kein Text.
                        ist keine Liste von Texten.
                        ist keine Sammlung von Namen mit Werten.
                        ist keine Kennung; nötig ist ein nicht leerer Text.
                        Das lässt sich nicht ändern; bitte den Eintrag löschen und neu anlegen.
                        """)
            case .italian:
                MessageTable(
                    index: "00000700A00V00[00a00g01101501;01C01K01U01`01m02402K03;04H04`05[05k06L06e07R08C08c09W0:90:W0;E0;o0=40=W0>M0?_0@00@K0A10Ae0B`",
                    patterns: """
                        Creato
                        Eliminato
                        Eliminato per sempre
                        Rosa
                        Viola
                        Rosso
                        Arancione
                        Oro
                        Verde
                        Ottanio
                        Azzurro
                        Blu scuro
                        Mezzanotte
                        Grigio scuro
                        Grigio
                        Non può essere vuoto.
                        Ha \u{1}0 caratteri; ne sono ammessi al massimo \u{1}1.
                        Con tutti i segni sui caratteri ha \u{1}0 codici; ne sono ammessi al massimo \u{1}1.
                        Deve stare su una riga.
                        Contiene un carattere di controllo; è ammesso solo testo.
                        non è tra: \u{1}0.
                        non è un numero, come 12 o 0,5.
                        non è un numero intero.
                        è fuori dai limiti; deve andare da \u{1}0 a \u{1}1.
                        è troppo presto; il primo giorno ammesso è \u{1}0.
                        non si legge; scrivilo come \u{1}0.
                        è troppo grande; un file può avere al massimo \u{1}0.
                        non è una data, come 2026-07-18.
                        non è un orario, come 08:30.
                        non è un istante, come 2026-07-18T08:30:00Z.
                        non è né vero (true) né falso (false).
                        non indica una voce; serve un identificativo o un titolo di tipo \u{1}0.
                        non esiste tra le voci di tipo \u{1}0.
                        indica \u{1}0 voci; serve più dell’identificativo: \u{1}1.
                        non può stare dentro sé stesso, né dentro qualcosa che contiene; scegli altro.
                        non è un testo.
                        non è un elenco di testi.
                        non è un insieme di nomi con valori.
                        non è un identificativo; serve un testo non vuoto.
                        Non si può cambiare; elimina la voce e creane un’altra.
                        """)
            }
        }
        #endif
    }
}
