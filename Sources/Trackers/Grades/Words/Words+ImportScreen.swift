import Kernel

/// What the screen says on which gradebooks come in.
extension Words {
    static let importSentence = Label(
        "Grades from Canvas, Moodle, Brightspace, Blackboard, Google Classroom or any table, as .xlsx, .ods or CSV, or a calendar (.ics). You see it before it is saved.",
        german:
            "Noten aus Canvas, Moodle, Brightspace, Blackboard, Google Classroom oder einer Tabelle, als .xlsx, .ods oder CSV, oder ein Kalender (.ics). Du siehst alles, bevor es gesichert wird.",
        italian:
            "Voti da Canvas, Moodle, Brightspace, Blackboard, Google Classroom o una tabella, come .xlsx, .ods o CSV, oppure un calendario (.ics). Vedi tutto prima di salvare."
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
    static let importSame = Label(
        "unchanged", german: "unverändert", italian: "invariato")
    static let importTwin = Label(
        "There is a course of this name: choose it above, or write another name.",
        german:
            "Einen Kurs dieses Namens gibt es: Wähle ihn oben, oder schreib einen anderen Namen.",
        italian: "C’è già un corso con questo nome: sceglilo qui sopra, o scrivi un altro nome.")
    static let importUpdates = Label("updated", german: "aktualisiert", italian: "aggiornato")
}
