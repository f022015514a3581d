import Kernel

/// What the import of grades says.
extension Words {
    static let importUnreadable = Label(
        "This isn’t a score; it is left ungraded.",
        german: "Das ist keine Bewertung; sie bleibt offen.",
        italian: "Non è un voto; resta senza voto.")
    static let importLetter = Label(
        "A letter counts as the least that it stands for.",
        german: "Eine Note zählt als das Geringste, wofür sie steht.",
        italian: "Una lettera vale il minimo per cui si dà.")
    static let importNoPoints = Label(
        "The file gives no points for it, so it was left out.",
        german: "Die Datei nennt dazu keine Punkte, darum fehlt es.",
        italian: "Il file non indica punti, quindi è stato omesso.")
    static let importWrongTotal = Label(
        "Nothing is out of so much or so little, so it was left out.",
        german: "So viele oder so wenige Punkte gibt es für nichts, darum fehlt es.",
        italian: "Nulla può valere così tanto o così poco, quindi è stato omesso.")
    static let importStatus = Label(
        "This says no score; it stays ungraded.",
        german: "Das nennt kein Ergebnis; es bleibt offen.",
        italian: "Non dice un voto; resta senza voto.")
    static let importWeightSum = Label(
        "The weights don’t add up to 100; they count by their sum.",
        german: "Die Gewichte ergeben nicht 100; sie zählen nach ihrer Summe.",
        italian: "I pesi non fanno 100; contano sulla loro somma.")

    /// A score that can be read in two ways, or only by guessing.
    static func importUnclear(_ error: NumberError) -> Label {
        Label { language in language(error) + " " + language(importLeftOpen) }
    }

    /// The same of what something is out of.
    static func importUnclearTotal(_ error: NumberError) -> Label {
        Label { language in language(error) + " " + language(importLeftOut) }
    }

    private static let importLeftOpen = Label(
        "It is left ungraded.", german: "Es bleibt offen.", italian: "Resta senza voto.")
    private static let importLeftOut = Label(
        "What it is out of can’t be told, so it was left out.",
        german: "Woraus es ist, bleibt unklar, darum fehlt es.",
        italian: "Su quanto sia resta incerto, quindi è stato omesso.")

    /// A file with more rows than any gradebook, or more events than any course.
    static func importTooLong(_ count: Int, _ limit: Int) -> Label {
        Label { language in
            let (count, limit) = (language.number(count), language.number(limit))
            return switch language {
            case .english: "The file has \(count) entries; at most \(limit) are read."
            case .german: "Die Datei hat \(count) Einträge; gelesen werden höchstens \(limit)."
            case .italian: "Il file ha \(count) voci; se ne leggono al massimo \(limit)."
            }
        }
    }
    static let importOutOfZero = Label(
        "It is out of 0, so what is earned counts as extra credit.",
        german: "Es zählt von 0; Erreichtes sind daher Zusatzpunkte.",
        italian: "È su 0, quindi ciò che si ottiene è credito extra.")
    static let importGroupsUnknown = Label(
        "The file doesn’t say whose work is in which of these groups; none was made.",
        german: "Die Datei sagt nicht, was in welche Gruppe gehört; es wurde keine angelegt.",
        italian: "Il file non dice quale compito è in quale gruppo; non ne è stato creato nessuno.")
    static let importTotalUnknown = Label(
        "The file doesn’t say what it was out of.",
        german: "Die Datei nennt die Gesamtpunkte nicht.",
        italian: "Il file non dice su quanto era.")
    static let importWeights = Label(
        "Within a category these weights follow neither points nor each other; here they count alike. To keep them, give each a group of its own.",
        german:
            "In einer Kategorie folgen diese Gewichte weder den Punkten noch einander; hier zählen sie gleich. Wer sie behalten will, gibt jedem eine eigene Gruppe.",
        italian:
            "In una categoria questi pesi non seguono né i punti né sé stessi; qui contano allo stesso modo. Per tenerli, dai a ciascuno un gruppo proprio."
    )
    static let importDate = Label(
        "Whether day or month comes first, the column doesn’t tell; the date was left out.",
        german: "Ob erst der Tag oder der Monat steht, zeigt die Spalte nicht; das Datum fehlt.",
        italian: "La colonna non dice se prima c’è il giorno o il mese; la data è omessa.")
    static let importDisputed = Label(
        "The course says otherwise by hand, and the file has changed.",
        german: "Im Kurs steht von Hand etwas anderes, und die Datei hat sich geändert.",
        italian: "Nel corso è corretto a mano, e il file è cambiato.")
    static let importCleared = Label(
        "The file has no score for it any more; the course keeps its own unless the file’s is taken.",
        german:
            "In der Datei steht dazu kein Ergebnis mehr; das im Kurs bleibt, wenn nicht das der Datei gilt.",
        italian:
            "Nel file non c’è più un voto; resta quello del corso, se non si prende quello del file."
    )
    static let importWeightless = Label(
        "Its weight is 0, so it is taken in without counting.",
        german: "Sein Gewicht ist 0, darum zählt es nicht mit.",
        italian: "Il suo peso è 0, quindi non conta.")
    static let importCorrected = Label(
        "Corrected by hand since; the correction stays.",
        german: "Seither von Hand berichtigt; das bleibt.",
        italian: "Corretto a mano nel frattempo; resta così.")
    /// What the file has, before the reason why that is to be looked at.
    static func importFileSays(_ value: String, _ reason: Label) -> Label {
        let says = Label(
            "The file has \(value). ", german: "Die Datei hat \(value). ",
            italian: "Il file ha \(value). ")
        return Label { language in language(says) + language(reason) }
    }

    static let importRepeats = Label(
        "It repeats, so it is no assignment.",
        german: "Es wiederholt sich und ist daher keine Aufgabe.",
        italian: "Si ripete, quindi non è un compito.")
    static let importColumnLeft = Label(
        "No column of grades is called so; it was left out.",
        german: "So heißt keine Spalte mit Noten; sie bleibt weg.",
        italian: "Nessuna colonna di voti si chiama così; è stata omessa.")
    static let importCoursesAsNames = Label(
        "No column names the work, so it is called as stands here.",
        german: "Keine Spalte nennt die Arbeiten, darum heißen sie, wie es hier steht.",
        italian: "Nessuna colonna nomina i compiti, quindi si chiamano come scritto qui.")
    static let importNoWeight = Label(
        "This is no weight; it counts by what its group weighs by default.",
        german: "Das ist kein Gewicht; es gilt das übliche seiner Gruppe.",
        italian: "Non è un peso; vale quello predefinito del suo gruppo.")
    static let importWeightsBesideGroups = Label(
        "Only groups have weights, and these would be of single work; they were left out.",
        german: "Gewichte haben nur Gruppen, und diese gälten einzelnen Arbeiten; sie bleiben weg.",
        italian: "Solo i gruppi hanno pesi, e questi sarebbero di singoli compiti; sono omessi.")
    static let importNoDate = Label(
        "It has no date.", german: "Es hat kein Datum.", italian: "Non ha una data.")
    static let importWrongTime = Label(
        "This time of day does not exist; the day alone is taken.",
        german: "Diese Uhrzeit gibt es nicht; genommen wird nur der Tag.",
        italian: "Quest’ora non esiste; si prende solo il giorno.")
    static let importDoubts = Label("To check", german: "Zu prüfen", italian: "Da controllare")
    static let importTakesFile = Label(
        "Take the file’s", german: "Aus der Datei nehmen", italian: "Prendi dal file")

    static func importWrongDate(_ date: String) -> Label {
        let date = date.truncated(to: 40)
        return Label(
            "Its date “\(date)” does not exist.", german: "Sein Datum „\(date)“ gibt es nicht.",
            italian: "La sua data «\(date)» non esiste.")
    }

    static func importRecognised(_ format: GradeTable.Format) -> Label {
        if format == .calendar {
            return Label(
                "Recognised as a calendar: what is due in it becomes work.",
                german: "Erkannt als Kalender: Was darin fällig ist, wird zu Aufgaben.",
                italian: "Riconosciuto come calendario: le scadenze diventano compiti.")
        }
        let names = [
            "canvas": "Canvas", "moodle": "Moodle", "brightspace": "Brightspace",
            "blackboard": "Blackboard", "classroom": "Google Classroom",
        ]
        guard let name = names[format.rawValue] else {
            return Label(
                "No learning platform’s headings; say below which column is what.",
                german:
                    "Keine Überschriften einer Lernplattform; sag unten, welche Spalte was ist.",
                italian:
                    "Non sono intestazioni di una piattaforma; indica sotto che cos’è ogni colonna."
            )
        }
        return Label(
            "Recognised as \(name).", german: "Erkannt als \(name).",
            italian: "Riconosciuto come \(name).")
    }

    static func importNotThis(_ format: String) -> Label {
        Label(
            "The headings aren’t those of a file of the format \(format).",
            german: "Die Überschriften sind nicht die einer Datei im Format \(format).",
            italian: "Le intestazioni non sono quelle di un file nel formato \(format).")
    }

    static func importWhichStudent(_ students: [String]) -> Label {
        Label { language in
            let names = language.list(
                students.prefix(30).map { language.quoted($0.truncated(to: 60)) })
            return switch language {
            case .english:
                "This gradebook has \(students.count) students: \(names). Say whose row it is."
            case .german:
                "Dieses Notenbuch hat \(students.count) Personen: \(names). Bitte eine nennen."
            case .italian: "Questo registro ha \(students.count) studenti: \(names). Indica chi."
            }
        }
    }

    static func importNoStudent(_ wish: String, _ students: [String]) -> Label {
        Label { language in
            let names = language.list(
                students.prefix(30).map { language.quoted($0.truncated(to: 60)) })
            let name = language.quoted(wish.truncated(to: 60))
            return switch language {
            case .english: "No student is called \(name); there are \(names)."
            case .german: "Niemand heißt \(name); es gibt \(names)."
            case .italian: "Nessuno si chiama \(name); ci sono \(names)."
            }
        }
    }
}
