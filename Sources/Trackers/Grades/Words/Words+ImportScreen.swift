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

    /// What of several in a file is asked for: courses in a plain table, else students.
    static func importWhose(_ format: GradeTable.Format) -> Label {
        format == .plain
            ? Label("Course in the file", german: "Kurs in der Datei", italian: "Corso nel file")
            : Label("Student", german: "Person", italian: "Studente")
    }

    static func importChoose(_ format: GradeTable.Format) -> Label {
        format == .plain
            ? Label(
                "Say which course’s rows are meant.", german: "Sag, welcher Kurs gemeint ist.",
                italian: "Indica quale corso si intende.")
            : Label(
                "Say whose scores these are.", german: "Sag, wessen Ergebnisse das sind.",
                italian: "Indica di chi sono i voti.")
    }

    static let importAdds = Label("new", german: "neu", italian: "nuovo")
    static let importSame = Label(
        "unchanged", german: "unverändert", italian: "invariato")
    static let importTwin = Label(
        "There is a course of this name: choose it above, or write another name.",
        german:
            "Einen Kurs dieses Namens gibt es: Wähle ihn oben, oder schreib einen anderen Namen.",
        italian: "C’è già un corso con questo nome: sceglilo qui sopra, o scrivi un altro nome.")
    static let importUpdates = Label("updated", german: "aktualisiert", italian: "aggiornato")

    /// Rows of several courses, where one was said to receive them.
    static func importSeveralCourses(_ courses: [String]) -> Label {
        Label { language in
            let names = language.list(
                courses.prefix(30).map { language.quoted($0.truncated(to: 60)) })
            return switch language {
            case .english:
                "This table has grades of \(names). Without --into and --named each comes into the course of its name."
            case .german:
                "Diese Tabelle hat Noten aus \(names). Ohne --into und --named kommt jede in den Kurs ihres Namens."
            case .italian:
                "Questa tabella ha voti di \(names). Senza --into e --named ciascuno va nel corso con il suo nome."
            }
        }
    }

    static func importNamesakes(_ name: String) -> Label {
        Label { language in
            let name = language.quoted(name.truncated(to: 60))
            return switch language {
            case .english: "Several courses are called \(name): say which with --into and its id."
            case .german: "Mehrere Kurse heißen \(name): Sag mit --into und der id, welcher."
            case .italian: "Più corsi si chiamano \(name): indica quale con --into e il suo id."
            }
        }
    }

    static func importNameTaken(_ name: String) -> Label {
        Label { language in
            let name = language.quoted(name.truncated(to: 60))
            return switch language {
            case .english:
                "There is a course \(name) already: --into adds to a course, --named names a new one."
            case .german:
                "Einen Kurs \(name) gibt es schon: --into fügt zu einem Kurs hinzu, --named benennt einen neuen."
            case .italian:
                "C’è già un corso \(name): --into aggiunge a un corso, --named ne nomina uno nuovo."
            }
        }
    }
}
