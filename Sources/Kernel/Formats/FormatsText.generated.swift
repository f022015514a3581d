// Made by `make words` from Words/*/Formats.ftl: edit those.
// swift-format-ignore-file

/// What is said of files that are read.
package enum FormatsText {
    /// Line { $line }: { $what }
    package static func atLine(line: String, what: Label) -> Label {
        Label(.formats, 0, [.text(line), .label(what)])
    }

    /// row { $number }
    package static func row(_ number: String) -> Label {
        Label(.formats, 1, [.text(number)])
    }

    /// the quotes that open here are never closed.
    package static var csvOpenQuotes: Label { Label(.formats, 2) }

    /// a delimiter or the line’s end belongs after closing quotes.
    package static var csvTextAfterQuotes: Label { Label(.formats, 3) }

    /// this row has more than { $most } cells, and a table of so many columns isn’t read.
    package static func csvTooManyCells(_ most: Int) -> Label {
        Label(.formats, 4, [.number(most)])
    }

    /// the byte { $byte } isn’t UTF-8, though the rest of the file is; save the file as UTF-8 again.
    package static func csvNotUtf8(_ byte: String) -> Label {
        Label(.formats, 5, [.text(byte)])
    }

    /// This is not a book; a book is an object such as { $example }.
    package static func bookShape(_ example: String) -> Label {
        Label(.formats, 6, [.text(example)])
    }

    /// This book has the format { $version }; this version of Tallybook reads the format { $known }.
    package static func bookVersion(version: String, known: String) -> Label {
        Label(.formats, 7, [.text(version), .text(known)])
    }

    /// “records” is missing; it must be a list of records in brackets.
    package static var bookRecordsMissing: Label { Label(.formats, 8) }

    /// “{ $name }” stands there twice; it may only once.
    package static func bookRepeatedName(_ name: String) -> Label {
        Label(.formats, 9, [.text(name)])
    }

    /// files[{ $index }] is damaged: it must have its “sha256” and, as “base64”, at most 25 MB with this hash.
    package static func bookDamagedFile(_ index: String) -> Label {
        Label(.formats, 10, [.text(index)])
    }

    /// The table is empty; its first row must name the fields.
    package static var bookNoHeader: Label { Label(.formats, 11) }

    /// The kind “{ $kind }” has no field “{ $name }”, which the header names.
    package static func bookUnknownColumn(kind: String, name: String) -> Label {
        Label(.formats, 12, [.text(kind), .text(name)])
    }

    /// The header names “{ $name }” twice.
    package static func bookRepeatedColumn(_ name: String) -> Label {
        Label(.formats, 13, [.text(name)])
    }

    /// This is not a record; a record is an object in braces.
    package static var recordNotAnObject: Label { Label(.formats, 14) }

    /// “kind” is missing; it says what the record is, as in “essential”.
    package static var recordKindMissing: Label { Label(.formats, 15) }

    /// There is no kind “{ $name }”.
    package static func recordUnknownKind(_ name: String) -> Label {
        Label(.formats, 16, [.text(name)])
    }

    /// The kind “{ $kind }” has no field “{ $name }”.
    package static func recordUnknownField(kind: String, name: String) -> Label {
        Label(.formats, 17, [.text(kind), .text(name)])
    }

    /// “{ $name }” stands here twice.
    package static func recordRepeatedField(_ name: String) -> Label {
        Label(.formats, 18, [.text(name)])
    }

    /// “id” is missing; it must be a text that is not empty.
    package static var recordIdMissing: Label { Label(.formats, 19) }

    /// “{ $name }” is { $value }; it must be a text that is not empty.
    package static func recordNotAText(name: String, value: String) -> Label {
        Label(.formats, 20, [.text(name), .text(value)])
    }

    /// This is the same record as { $first }; each may stand there only once.
    package static func recordRepeatedId(_ first: Label) -> Label {
        Label(.formats, 21, [.label(first)])
    }

    /// “{ $title }” names { $count } records; give an id instead.
    package static func recordAmbiguousTitle(title: String, count: String) -> Label {
        Label(.formats, 22, [.text(title), .text(count)])
    }

    /// There are { $cells } cells, but the header names { $columns }.
    package static func recordTooManyCells(cells: String, columns: String) -> Label {
        Label(.formats, 23, [.text(cells), .text(columns)])
    }

    /// { $count ->
    ///     [one] … and { $count } more problem.
    ///    *[other] … and { $count } more problems.
    /// }
    package static func moreProblems(_ count: Int) -> Label {
        Label(.formats, 24, [.number(count)])
    }

    /// The form arrived garbled. Send it again.
    package static var formNoBoundary: Label { Label(.formats, 25) }

    /// The upload was cut off before its end. Send it again.
    package static var formCutOff: Label { Label(.formats, 26) }

    /// At most { $limit } fields and files can be sent at once.
    package static func formTooManyParts(_ limit: String) -> Label {
        Label(.formats, 27, [.text(limit)])
    }

    /// This spreadsheet is damaged ({ $name }). Open it where it comes from and save it again.
    package static func sheetDamaged(_ name: String) -> Label {
        Label(.formats, 28, [.text(name)])
    }

    /// This spreadsheet has a password. Save it without one.
    package static var sheetEncrypted: Label { Label(.formats, 29) }

    /// This spreadsheet is packed in an unusual way. Open it in a spreadsheet program and save it as .xlsx or .ods.
    package static var sheetUnusual: Label { Label(.formats, 30) }

    /// This spreadsheet is too large: unpacked, at most 64 MB, 200,000 rows, four million cells and 32 MB of text in them are read. Save the one table that matters, or save it as CSV.
    package static var sheetTooLarge: Label { Label(.formats, 31) }

    /// This spreadsheet has more than { $most } sheets. Save those that matter as a file of their own.
    package static func sheetTooMany(_ most: Int) -> Label {
        Label(.formats, 32, [.number(most)])
    }

    /// This is an Excel file from before 2007, or one with a password. Save it as .xlsx without a password, as .ods or as CSV.
    package static var sheetOldExcel: Label { Label(.formats, 33) }

    /// This packed file is not a spreadsheet. Choose an .xlsx, .ods or CSV file.
    package static var sheetNotASpreadsheet: Label { Label(.formats, 34) }

    /// This browser can’t unpack spreadsheets. Save it as CSV.
    package static var sheetNotUnpacked: Label { Label(.formats, 35) }

    /// No sheet of this spreadsheet holds anything.
    package static var sheetNoTable: Label { Label(.formats, 36) }

    /// Which sheet is meant? There is { $names }.
    package static func sheetSeveralSheets(_ names: Label) -> Label {
        Label(.formats, 37, [.label(names)])
    }

    /// There is no sheet “{ $name }”; there is { $names }.
    package static func sheetNoSheet(name: String, names: Label) -> Label {
        Label(.formats, 38, [.text(name), .label(names)])
    }

    /// This cell is a text beside numbers; it may be { $one } or { $other }. Make it a number in the spreadsheet.
    package static func cellTypedNumber(one: Label, other: Label) -> Label {
        Label(.formats, 39, [.label(one), .label(other)])
    }

    /// The file has this formula without its result. Open it in a spreadsheet program and save it again.
    package static var cellNoResult: Label { Label(.formats, 40) }

    /// The spreadsheet shows an error here instead of a value. Mend it there first.
    package static var cellError: Label { Label(.formats, 41) }

    /// This file has { $count } lines; at most { $limit } are read at once. The command tally import reads longer ones.
    package static func tooManyLines(count: Int, limit: Int) -> Label {
        Label(.formats, 42, [.number(count), .number(limit)])
    }

    /// A line of this has { $count } columns; at most { $limit } are read.
    package static func tooManyColumns(count: Int, limit: Int) -> Label {
        Label(.formats, 43, [.number(count), .number(limit)])
    }

    /// This sheet was not read.
    package static var otherSheet: Label { Label(.formats, 44) }

    /// This spreadsheet has several tables. Which one is meant?
    package static var whichSheet: Label { Label(.formats, 45) }

    /// Sheet
    package static var sheet: Label { Label(.formats, 46) }
}

extension Catalogue {
    fileprivate static var formats: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(2)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000<00C00o01m03;04T05H06T07X08G09o0:g0;h0<I0=@0>J0>e0?N0?j0@d0AY0BX0CG0D40E00EY0FO0G@0HQ0IG0K40Me0O>0Q60R@0S:0Sg0TJ0U30VP0X20Y?0Z`0[T0[m0\\f0\\l",
                    patterns: """
                        Line \u{1}0: \u{1}1
                        row \u{1}0
                        the quotes that open here are never closed.
                        a delimiter or the line’s end belongs after closing quotes.
                        this row has more than \u{1}0 cells, and a table of so many columns isn’t read.
                        the byte \u{1}0 isn’t UTF-8, though the rest of the file is; save the file as UTF-8 again.
                        This is not a book; a book is an object such as \u{1}0.
                        This book has the format \u{1}0; this version of Tallybook reads the format \u{1}1.
                        “records” is missing; it must be a list of records in brackets.
                        “\u{1}0” stands there twice; it may only once.
                        files[\u{1}0] is damaged: it must have its “sha256” and, as “base64”, at most 25 MB with this hash.
                        The table is empty; its first row must name the fields.
                        The kind “\u{1}0” has no field “\u{1}1”, which the header names.
                        The header names “\u{1}0” twice.
                        This is not a record; a record is an object in braces.
                        “kind” is missing; it says what the record is, as in “essential”.
                        There is no kind “\u{1}0”.
                        The kind “\u{1}0” has no field “\u{1}1”.
                        “\u{1}0” stands here twice.
                        “id” is missing; it must be a text that is not empty.
                        “\u{1}0” is \u{1}1; it must be a text that is not empty.
                        This is the same record as \u{1}0; each may stand there only once.
                        “\u{1}0” names \u{1}1 records; give an id instead.
                        There are \u{1}0 cells, but the header names \u{1}1.
                        \u{2}0\u{3}one\u{4}… and \u{1}0 more problem.\u{3}\u{4}… and \u{1}0 more problems.\u{5}
                        The form arrived garbled. Send it again.
                        The upload was cut off before its end. Send it again.
                        At most \u{1}0 fields and files can be sent at once.
                        This spreadsheet is damaged (\u{1}0). Open it where it comes from and save it again.
                        This spreadsheet has a password. Save it without one.
                        This spreadsheet is packed in an unusual way. Open it in a spreadsheet program and save it as .xlsx or .ods.
                        This spreadsheet is too large: unpacked, at most 64 MB, 200,000 rows, four million cells and 32 MB of text in them are read. Save the one table that matters, or save it as CSV.
                        This spreadsheet has more than \u{1}0 sheets. Save those that matter as a file of their own.
                        This is an Excel file from before 2007, or one with a password. Save it as .xlsx without a password, as .ods or as CSV.
                        This packed file is not a spreadsheet. Choose an .xlsx, .ods or CSV file.
                        This browser can’t unpack spreadsheets. Save it as CSV.
                        No sheet of this spreadsheet holds anything.
                        Which sheet is meant? There is \u{1}0.
                        There is no sheet “\u{1}0”; there is \u{1}1.
                        This cell is a text beside numbers; it may be \u{1}0 or \u{1}1. Make it a number in the spreadsheet.
                        The file has this formula without its result. Open it in a spreadsheet program and save it again.
                        The spreadsheet shows an error here instead of a value. Mend it there first.
                        This file has \u{1}0 lines; at most \u{1}1 are read at once. The command tally import reads longer ones.
                        A line of this has \u{1}0 columns; at most \u{1}1 are read.
                        This sheet was not read.
                        This spreadsheet has several tables. Which one is meant?
                        Sheet
                        """)
            case .german:
                MessageTable(
                    index: "00000=00F01A02Y04405]06P07`09109`0;K0<L0=N0>40?20@70@W0A@0A]0BX0CT0DV0EL0FB0GB0H90I70J<0KW0LI0N<0Q:0R]0T`0V00W30W]0XD0Y20Z]0\\E0]]0_I0`G0`i0a_0ae",
                    patterns: """
                        Zeile \u{1}0: \u{1}1
                        Zeile \u{1}0
                        Die Anführungszeichen, die hier beginnen, enden nirgends.
                        Nach schließenden Anführungszeichen gehört ein Trennzeichen oder das Zeilenende hin.
                        diese Zeile hat mehr als \u{1}0 Zellen; eine Tabelle mit so vielen Spalten wird nicht gelesen.
                        Das Byte \u{1}0 ist nicht UTF-8, die übrige Datei aber wohl; bitte die Datei noch einmal als UTF-8 sichern.
                        Das ist kein Buch; ein Buch ist ein Objekt wie \u{1}0.
                        Dieses Buch hat das Format \u{1}0; diese Version von Tallybook liest das Format \u{1}1.
                        „records“ fehlt; es muss eine Liste von Einträgen in eckigen Klammern sein.
                        „\u{1}0“ steht da zweimal; es darf nur einmal.
                        files[\u{1}0] ist beschädigt: nötig sind „sha256“ und als „base64“ höchstens 25 MB mit diesem Hash.
                        Die Tabelle ist leer; ihre erste Zeile muss die Felder benennen.
                        Die Art „\u{1}0“ hat kein Feld „\u{1}1“, das die Kopfzeile nennt.
                        Die Kopfzeile nennt „\u{1}0“ zweimal.
                        Das ist kein Eintrag; ein Eintrag ist ein Objekt in Klammern.
                        „kind“ fehlt; es sagt, was der Eintrag ist, wie „essential“.
                        Die Art „\u{1}0“ gibt es nicht.
                        Die Art „\u{1}0“ hat kein Feld „\u{1}1“.
                        „\u{1}0“ steht hier zweimal.
                        „id“ fehlt; es muss ein Text sein, der nicht leer ist.
                        „\u{1}0“ ist \u{1}1; es muss ein Text sein, der nicht leer ist.
                        Das ist derselbe Eintrag wie \u{1}0; jeder darf nur einmal vorkommen.
                        „\u{1}0“ benennt \u{1}1 Einträge; bitte eine id angeben.
                        Hier stehen \u{1}0 Zellen, aber die Kopfzeile benennt \u{1}1.
                        \u{2}0\u{3}one\u{4}… und \u{1}0 weiterer Fehler.\u{3}\u{4}… und \u{1}0 weitere Fehler.\u{5}
                        Das Formular kam unleserlich an. Sende es noch einmal.
                        Die Übertragung brach vor dem Ende ab. Sende es noch einmal.
                        Höchstens \u{1}0 Felder und Dateien können auf einmal gesendet werden.
                        Diese Tabelle ist beschädigt (\u{1}0). Öffne sie dort, wo sie herkommt, und sichere sie neu.
                        Diese Tabelle hat ein Passwort. Sichere sie ohne.
                        Diese Tabelle ist ungewöhnlich gepackt. Öffne sie in einem Tabellenprogramm und sichere sie als .xlsx oder .ods.
                        Diese Tabelle ist zu groß: Gelesen werden entpackt höchstens 64 MB, 200.000 Zeilen, vier Millionen Zellen und 32 MB Text darin. Sichere nur die eine Tabelle, um die es geht, oder als CSV.
                        Diese Tabellendatei hat mehr als \u{1}0 Blätter. Speichere die, auf die es ankommt, als eigene Datei.
                        Das ist eine Excel-Datei aus der Zeit vor 2007 oder eine mit Passwort. Sichere sie als .xlsx ohne Passwort, als .ods oder als CSV.
                        Diese gepackte Datei ist keine Tabelle. Wähle eine Datei .xlsx, .ods oder CSV.
                        Dieser Browser kann keine Tabellen entpacken. Sichere sie als CSV.
                        Kein Blatt dieser Tabelle enthält etwas.
                        Welches Blatt ist gemeint? Es gibt \u{1}0.
                        Das Blatt „\u{1}0“ gibt es nicht; es gibt \u{1}1.
                        Diese Zelle ist ein Text neben Zahlen; sie kann \u{1}0 oder \u{1}1 heißen. Mach sie in der Tabelle zu einer Zahl.
                        Die Datei hat diese Formel ohne ihr Ergebnis. Öffne sie in einem Tabellenprogramm und sichere sie neu.
                        Hier zeigt die Tabelle statt eines Wertes einen Fehler. Bring ihn erst dort in Ordnung.
                        Diese Datei hat \u{1}0 Zeilen; auf einmal gelesen werden höchstens \u{1}1. Längere liest der Befehl tally import.
                        Eine Zeile hat hier \u{1}0 Spalten; gelesen werden höchstens \u{1}1.
                        Dieses Blatt wurde nicht gelesen.
                        Diese Datei hat mehrere Tabellen. Welche ist gemeint?
                        Blatt
                        """)
            case .italian:
                MessageTable(
                    index: "00000<00D01902?03W05305k07<08=08f0:I0;C0<>0<h0=m0>o0?J0@10@K0A=0Ak0Bj0CN0DB0E[0FP0GF0H@0IW0JP0L=0O@0P[0RS0Sh0Tk0UL0Ue0VM0We0Y?0ZK0\\90]20]T0^80^?",
                    patterns: """
                        Riga \u{1}0: \u{1}1
                        riga \u{1}0
                        le virgolette che si aprono qui non si chiudono mai.
                        dopo le virgolette di chiusura va un separatore o la fine della riga.
                        questa riga ha più di \u{1}0 celle, e una tabella con così tante colonne non viene letta.
                        il byte \u{1}0 non è UTF-8, mentre il resto del file lo è; salva di nuovo il file come UTF-8.
                        Questo non è un libro; un libro è un oggetto come \u{1}0.
                        Questo libro ha il formato \u{1}0; questa versione di Tallybook legge il formato \u{1}1.
                        Manca «records», che deve essere un elenco di voci tra quadre.
                        «\u{1}0» compare due volte; può una sola.
                        files[\u{1}0] è danneggiato: servono «sha256» e, come «base64», al massimo 25 MB con questo hash.
                        La tabella è vuota; la prima riga deve indicare i campi.
                        Il tipo «\u{1}0» non ha il campo «\u{1}1» dell’intestazione.
                        L’intestazione indica «\u{1}0» due volte.
                        Questa non è una voce; una voce è un oggetto tra parentesi graffe.
                        Manca «kind», che dice che cosa è la voce, come «essential».
                        Il tipo «\u{1}0» non esiste.
                        Il tipo «\u{1}0» non ha un campo «\u{1}1».
                        «\u{1}0» compare due volte.
                        Manca «id», che deve essere un testo non vuoto.
                        «\u{1}0» è \u{1}1; deve essere un testo non vuoto.
                        È la stessa voce di \u{1}0; ognuna può comparire una volta sola.
                        «\u{1}0» indica \u{1}1 voci; serve un id.
                        Ci sono \u{1}0 celle, ma l’intestazione ne indica \u{1}1.
                        \u{2}0\u{3}one\u{4}… e \u{1}0 altro problema.\u{3}many\u{4}… e \u{1}0 altri problemi.\u{3}\u{4}… e \u{1}0 altri problemi.\u{5}
                        Il modulo è arrivato illeggibile. Invialo di nuovo.
                        L’invio si è interrotto prima della fine. Riprova.
                        Si possono inviare al massimo \u{1}0 campi e file alla volta.
                        Questo foglio di calcolo è danneggiato (\u{1}0). Aprilo da dove viene e salvalo di nuovo.
                        Questo foglio di calcolo ha una password. Salvalo senza.
                        Questo foglio di calcolo è compresso in modo insolito. Aprilo con un programma e salvalo come .xlsx o .ods.
                        Questo foglio di calcolo è troppo grande: si leggono al massimo 64 MB, 200.000 righe, quattro milioni di celle e 32 MB di testo nelle celle. Salva solo la tabella che serve, o salvalo come CSV.
                        Questo foglio di calcolo ha più di \u{1}0 fogli. Salva quelli che contano in un file a parte.
                        Questo è un file Excel di prima del 2007, o uno con password. Salvalo come .xlsx senza password, come .ods o come CSV.
                        Questo file compresso non è un foglio di calcolo. Scegli un file .xlsx, .ods o CSV.
                        Questo browser non può aprire fogli di calcolo. Salvalo come CSV.
                        Nessun foglio contiene qualcosa.
                        Quale foglio? C’è \u{1}0.
                        Il foglio «\u{1}0» non c’è; c’è \u{1}1.
                        Questa cella è un testo tra numeri; può essere \u{1}0 o \u{1}1. Rendila un numero nel foglio.
                        Il file ha questa formula senza il risultato. Aprilo con un programma e salvalo di nuovo.
                        Qui il foglio mostra un errore al posto di un valore. Correggilo prima là.
                        Questo file ha \u{1}0 righe; se ne leggono al massimo \u{1}1 alla volta. Il comando tally import legge i più lunghi.
                        Una riga qui ha \u{1}0 colonne; se ne leggono al massimo \u{1}1.
                        Questo foglio non è stato letto.
                        Questo file ha più tabelle. Quale?
                        Foglio
                        """)
            }
        }
        #endif
    }
}
