at-line = Zeile { $line }: { $what }
row = Zeile { $number }

csv-open-quotes = Die Anführungszeichen, die hier beginnen, enden nirgends.
csv-text-after-quotes = Nach schließenden Anführungszeichen gehört ein Trennzeichen oder das Zeilenende hin.
csv-too-many-cells = diese Zeile hat mehr als { $most } Zellen; eine Tabelle mit so vielen Spalten wird nicht gelesen.
csv-not-utf8 = Das Byte { $byte } ist nicht UTF-8, die übrige Datei aber wohl; bitte die Datei noch einmal als UTF-8 sichern.

book-shape = Das ist kein Buch; ein Buch ist ein Objekt wie { $example }.
book-version = Dieses Buch hat das Format { $version }; diese Version von Tallybook liest das Format { $known }.
book-records-missing = „records“ fehlt; es muss eine Liste von Einträgen in eckigen Klammern sein.
book-repeated-name = „{ $name }“ steht da zweimal; es darf nur einmal.
book-damaged-file = files[{ $index }] ist beschädigt: nötig sind „sha256“ und als „base64“ höchstens 25 MB mit diesem Hash.
book-no-header = Die Tabelle ist leer; ihre erste Zeile muss die Felder benennen.
book-unknown-column = Die Art „{ $kind }“ hat kein Feld „{ $name }“, das die Kopfzeile nennt.
book-repeated-column = Die Kopfzeile nennt „{ $name }“ zweimal.

record-not-an-object = Das ist kein Eintrag; ein Eintrag ist ein Objekt in Klammern.
record-kind-missing = „kind“ fehlt; es sagt, was der Eintrag ist, wie „essential“.
record-unknown-kind = Die Art „{ $name }“ gibt es nicht.
record-unknown-field = Die Art „{ $kind }“ hat kein Feld „{ $name }“.
record-repeated-field = „{ $name }“ steht hier zweimal.
record-id-missing = „id“ fehlt; es muss ein Text sein, der nicht leer ist.
record-not-a-text = „{ $name }“ ist { $value }; es muss ein Text sein, der nicht leer ist.
record-repeated-id = Das ist derselbe Eintrag wie { $first }; jeder darf nur einmal vorkommen.
record-ambiguous-title = „{ $title }“ benennt { $count } Einträge; bitte eine id angeben.
record-too-many-cells = Hier stehen { $cells } Zellen, aber die Kopfzeile benennt { $columns }.

more-problems = { $count ->
    [one] … und { $count } weiterer Fehler.
   *[other] … und { $count } weitere Fehler.
}

form-no-boundary = Das Formular kam unleserlich an. Sende es noch einmal.
form-cut-off = Die Übertragung brach vor dem Ende ab. Sende es noch einmal.
form-too-many-parts = Höchstens { $limit } Felder und Dateien können auf einmal gesendet werden.

sheet-damaged = Diese Tabelle ist beschädigt ({ $name }). Öffne sie dort, wo sie herkommt, und sichere sie neu.
sheet-encrypted = Diese Tabelle hat ein Passwort. Sichere sie ohne.
sheet-unusual = Diese Tabelle ist ungewöhnlich gepackt. Öffne sie in einem Tabellenprogramm und sichere sie als .xlsx oder .ods.
sheet-too-large = Diese Tabelle ist zu groß: Gelesen werden entpackt höchstens 64 MB, 200.000 Zeilen, vier Millionen Zellen und 32 MB Text darin. Sichere nur die eine Tabelle, um die es geht, oder als CSV.
sheet-too-many = Diese Tabellendatei hat mehr als { $most } Blätter. Speichere die, auf die es ankommt, als eigene Datei.
sheet-old-excel = Das ist eine Excel-Datei aus der Zeit vor 2007 oder eine mit Passwort. Sichere sie als .xlsx ohne Passwort, als .ods oder als CSV.
sheet-not-a-spreadsheet = Diese gepackte Datei ist keine Tabelle. Wähle eine Datei .xlsx, .ods oder CSV.
sheet-not-unpacked = Dieser Browser kann keine Tabellen entpacken. Sichere sie als CSV.
sheet-no-table = Kein Blatt dieser Tabelle enthält etwas.
sheet-several-sheets = Welches Blatt ist gemeint? Es gibt { $names }.
sheet-no-sheet = Das Blatt „{ $name }“ gibt es nicht; es gibt { $names }.

cell-typed-number = Diese Zelle ist ein Text neben Zahlen; sie kann { $one } oder { $other } heißen. Mach sie in der Tabelle zu einer Zahl.
cell-no-result = Die Datei hat diese Formel ohne ihr Ergebnis. Öffne sie in einem Tabellenprogramm und sichere sie neu.
cell-error = Hier zeigt die Tabelle statt eines Wertes einen Fehler. Bring ihn erst dort in Ordnung.
too-many-lines = Diese Datei hat { $count } Zeilen; auf einmal gelesen werden höchstens { $limit }. Längere liest der Befehl tally import.
too-many-columns = Eine Zeile hat hier { $count } Spalten; gelesen werden höchstens { $limit }.
other-sheet = Dieses Blatt wurde nicht gelesen.
which-sheet = Diese Datei hat mehrere Tabellen. Welche ist gemeint?
sheet = Blatt
