import Kernel

// Words about pasted notes.
extension Words {
    static let paste = Label(
        "Paste notes", german: "Notizen einfügen", italian: "Incolla appunti")
    static let notes = Label(
        "Notes or a table", german: "Notizen oder eine Tabelle",
        italian: "Appunti o una tabella")
    static let notesHint = Label(
        "A line for each hook, the class above its hooks; or a table with headings, as from a spreadsheet. Nothing is kept before you have seen it.",
        german:
            "Eine Zeile je Zug, die Klasse über ihren Zügen; oder eine Tabelle mit Überschriften. Nichts wird behalten, bevor du es gesehen hast.",
        italian:
            "Una riga per tirata, la classe sopra le sue tirate; oppure una tabella con intestazioni. Nulla viene salvato prima che tu l’abbia visto."
    )
    static let notesExample = """
        Cow Town, Kansas City MO 7/18/26
        9500 Pro Farm
        Rick - WhyNot 305' 6" 25.5 psi
        Sam - Rust Bucket DQ
        """
    static let table = Label(
        "All hooks as a table", german: "Alle Züge als Tabelle",
        italian: "Tutte le tirate in tabella")
    static let resultInFeet = Label(
        "Result, ft if no unit", german: "Ergebnis, sonst in ft",
        italian: "Esito, ft se senza unità")
    static let readNotes = Label("Read", german: "Lesen", italian: "Leggi")
    static let readAgain = Label("Read again", german: "Neu lesen", italian: "Rileggi")
    static let nothingPasted = Label(
        "There is nothing to read yet.", german: "Hier steht noch nichts.",
        italian: "Non c’è ancora nulla da leggere.")
    static let check = Label(
        "Is this right?", german: "Stimmt das so?", italian: "È giusto così?")
    static let checkSentence = Label(
        "Every line stands above what it was taken for. Correct what is wrong; what wasn’t understood stays as a note.",
        german:
            "Jede Zeile steht über dem, wofür sie gehalten wurde. Berichtige, was nicht stimmt; Unverstandenes bleibt als Notiz.",
        italian:
            "Ogni riga sta sopra ciò per cui è stata presa. Correggi ciò che non va; ciò che non si è capito resta come nota."
    )
    static let keepAll = Label("Keep all", german: "Alles behalten", italian: "Salva tutto")
    static let lineIs = Label("This line is", german: "Diese Zeile ist", italian: "Questa riga è")

    static func line(_ kind: NotesPage.Row.Kind) -> Label {
        switch kind {
        case .hook: Label("A hook", german: "ein Zug", italian: "una tirata")
        case .className: Label("A class", german: "eine Klasse", italian: "una classe")
        case .sled: Label("A sled", german: "ein Bremswagen", italian: "una slitta")
        case .note: Label("A note", german: "eine Notiz", italian: "una nota")
        case .above:
            Label("Used above", german: "oben verwendet", italian: "usata sopra")
        case .leftOut: Label("Left out", german: "weggelassen", italian: "tralasciata")
        }
    }
}
