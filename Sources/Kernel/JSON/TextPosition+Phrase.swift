extension TextPosition: Phrase {
    package var english: String { "Line \(line), column \(column)" }
    package var german: String { "Zeile \(line), Spalte \(column)" }
    package var italian: String { "Riga \(line), colonna \(column)" }
}
