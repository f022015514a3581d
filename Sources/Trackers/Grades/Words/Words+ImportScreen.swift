import Kernel

/// What the screen says on which gradebooks come in.
extension Words {
    static let importSentence = Label(
        "A Canvas gradebook, a Moodle grade export or any table, as .xlsx, .ods or CSV. You see it before it is saved.",
        german:
            "Ein Canvas-Notenbuch, ein Moodle-Export oder eine Tabelle, als .xlsx, .ods oder CSV. Du siehst alles, bevor es gesichert wird.",
        italian:
            "Un registro di Canvas, un’esportazione di Moodle o una tabella, come .xlsx, .ods o CSV. Vedi tutto prima di salvare."
    )
    static let importFile = Label("File", german: "Datei", italian: "File")
    static let importPaste = Label(
        "Or paste it here", german: "Oder hier einfügen", italian: "O incolla qui")
    static let importLook = Label("Preview", german: "Vorschau", italian: "Anteprima")
    static let importNothing = Label(
        "Nothing to import was found in this table.",
        german: "In dieser Tabelle wurde nichts zum Importieren gefunden.",
        italian: "In questa tabella non c’è nulla da importare.")
    static let importTotals = Label(
        "The file doesn’t say what each was out of: type it above.",
        german: "Die Datei nennt die Gesamtpunkte nicht: Trage sie oben ein.",
        italian: "Il file non dice su quanto era ciascuno: scrivilo qui sopra.")

    static func totalOf(_ name: String) -> Label {
        Label(
            "\(name): out of", german: "\(name): Gesamtpunkte", italian: "\(name): su quanto")
    }

    static let importStudent = Label("Student", german: "Person", italian: "Studente")
    static let importChooseStudent = Label(
        "Say whose scores these are.", german: "Sag, wessen Ergebnisse das sind.",
        italian: "Indica di chi sono i voti.")
    static let importAdds = Label("new", german: "neu", italian: "nuovo")
    static let importUpdates = Label("updated", german: "aktualisiert", italian: "aggiornato")
}
