import Kernel

/// The words of the grades' screens.
enum Words {
    static let grades = Label("Grades", german: "Noten", italian: "Voti")
    static let gpa = Label("GPA", german: "Schnitt", italian: "Media")
    static let tools = Label("Tools", german: "Werkzeuge", italian: "Strumenti")
    static let course = Course.kind.label
    static let newCourse = Label("New course", german: "Neuer Kurs", italian: "Nuovo corso")
    static let status = Label("Which courses", german: "Welche Kurse", italian: "Quali corsi")
    static let emptyTitle = Label(
        "No courses yet", german: "Noch keine Kurse", italian: "Nessun corso")
    static let emptySentence = Label(
        "Add a course to see what it comes to, what you need, and where the next hour pays.",
        german:
            "Lege einen Kurs an und sieh, wie er steht, was du brauchst und wo die nächste Stunde lohnt.",
        italian:
            "Aggiungi un corso per vedere a che punto è, che cosa ti serve e dove conviene studiare."
    )
    static let noneHere = Label(
        "No course here.", german: "Hier ist kein Kurs.", italian: "Nessun corso qui.")
    static let loadSample = Label(
        "Load sample data", german: "Beispieldaten laden", italian: "Carica dati di esempio")
    static let chooseOne = Label(
        "Choose a course to see its grades.", german: "Wähle einen Kurs, um seine Noten zu sehen.",
        italian: "Scegli un corso per vedere i suoi voti.")
    static let noGradeYet = Label(
        "no grade yet", german: "noch keine Note", italian: "ancora nessun voto")
    static let rising = Label("rising", german: "steigt", italian: "in salita")
    static let falling = Label("falling", german: "fällt", italian: "in discesa")

    static let assignments = Assignment.kind.plural
    static let graphs = Label("Graphs", german: "Grafik", italian: "Grafici")
    static let notes = Note.kind.plural
    static let time = Label("Time", german: "Zeit", italian: "Tempo")
    static let settings = Label("Settings", german: "Optionen", italian: "Opzioni")
    static let views = Label(
        "Parts of the course", german: "Teile des Kurses", italian: "Parti del corso")
    static let sorting = Label("Order", german: "Reihenfolge", italian: "Ordine")
    static let byGroup = Label("By group", german: "Gruppen", italian: "Gruppi")
    static let byDate = Label("By date", german: "Datum", italian: "Data")
    static let byResult = Label("Best first", german: "Beste", italian: "Migliori")
    static let byInfluence = Label("Influence", german: "Einfluss", italian: "Influenza")
    static let noGroup = Label("In no group", german: "In keiner Gruppe", italian: "Senza gruppo")
    static let noGroupNote = Label(
        "What is in no group doesn’t count while the course has weighted groups.",
        german: "Was in keiner Gruppe ist, zählt nicht, solange der Kurs gewichtete Gruppen hat.",
        italian: "Ciò che è senza gruppo non conta finché il corso ha gruppi con un peso.")
    static let addAssignment = Label("Assignment", german: "Aufgabe", italian: "Compito")
    static let newAssignment = Label(
        "New assignment", german: "Neue Aufgabe", italian: "Nuovo compito")
    static let noAssignments = Label(
        "Nothing to grade yet", german: "Noch nichts zu bewerten",
        italian: "Ancora niente da valutare")
    static let noAssignmentsSentence = Label(
        "Set up the weight groups from the syllabus, then add assignments, many at once if you like.",
        german:
            "Lege zuerst die Gruppen mit ihren Gewichten an, dann die Aufgaben, gern viele auf einmal.",
        italian: "Imposta prima i gruppi con i pesi, poi aggiungi i compiti, anche molti insieme.")
    static let addMany = Label(
        "Add several", german: "Mehrere anlegen", italian: "Aggiungi più compiti")
    static let manyHint = Label(
        "One a line; a score and a date may follow: “Quiz 1 18/20” or “Quiz 1; 18; 2026-09-14”.",
        german:
            "Eine je Zeile; Ergebnis und Datum können folgen: „Test 1 18/20“ oder „Test 1; 18; 14.09.2026“.",
        italian:
            "Uno per riga; possono seguire voto e data: «Quiz 1 18/20» o «Quiz 1; 18; 2026-09-14».")
    static let enterMany = Label(
        "Enter scores", german: "Ergebnisse eintragen", italian: "Inserisci i voti")
    static let scoreHint = Label(
        "18, 18/20, 90% or a letter; empty takes the score away.",
        german: "18, 18/20, 90\u{A0}% oder eine Note; leer löscht das Ergebnis.",
        italian: "18, 18/20, 90% o un voto; vuoto lo toglie.")
    static let weightGroups = Label(
        "Weight groups", german: "Gruppen und Gewichte", italian: "Gruppi e pesi")
    static let addGroup = Label("New group", german: "Neue Gruppe", italian: "Nuovo gruppo")
    static let weightsHint = Label(
        "Any unit: 45, 0.45 or 9 parts. A blank name removes the group; its assignments stay.",
        german:
            "In jeder Einheit: 45, 0,45 oder 9 Teile. Ein leerer Name entfernt die Gruppe, ihre Aufgaben bleiben.",
        italian:
            "In qualsiasi unità: 45, 0,45 o 9 parti. Un nome vuoto toglie il gruppo, i compiti restano."
    )

    static let dropped = Label("dropped", german: "gestrichen", italian: "scartato")
    static let lowestDropped = Label(
        "dropped: lowest", german: "gestrichen: schlechtestes", italian: "scartato: il peggiore")
    static let highestDropped = Label(
        "dropped: highest", german: "gestrichen: bestes", italian: "scartato: il migliore")
    static let disabled = Label("doesn’t count", german: "zählt nicht", italian: "non conta")
    static let excused = Label("excused", german: "entschuldigt", italian: "giustificato")
    static let extraCredit = Label("extra credit", german: "Zusatzpunkte", italian: "credito extra")
    static let neverDrop = Label("never dropped", german: "nie gestrichen", italian: "mai scartato")
    static let overdue = Label("overdue", german: "überfällig", italian: "scaduto")

    static let need = Label(
        "What do I need?", german: "Was brauche ich?", italian: "Che cosa mi serve?")
    static let secured = Label("secured", german: "sicher", italian: "assicurato")
    static let reachable = Label("reachable", german: "erreichbar", italian: "raggiungibile")
    static let unreachable = Label(
        "out of reach", german: "unerreichbar", italian: "irraggiungibile")
    static let onTheRest = Label(
        "on what is left", german: "auf den Rest", italian: "su ciò che resta")
    static let yourTarget = Label("Your target", german: "Dein Ziel", italian: "Il tuo obiettivo")
    static let nothingLeft = Label(
        "Nothing is left to do: this is the grade.",
        german: "Nichts ist mehr offen: das ist die Note.",
        italian: "Non resta nulla da fare: questo è il voto.")
    static let needOn = Label(
        "On which work", german: "Auf welche Arbeit", italian: "Su quali compiti")
    static let otherwise = Label(
        "And on everything else that is open, %", german: "Und auf alles andere Offene, %",
        italian: "E su tutto il resto ancora aperto, %")
    static let calculate = Label("Calculate", german: "Rechnen", italian: "Calcola")
    static let forGrade = Label("For", german: "Für", italian: "Per")
    static let from = Label("From", german: "Ab", italian: "Da")
    static let needed = Label("Needed", german: "Nötig", italian: "Serve")
    static let whatIf = Label("What if…", german: "Was wäre, wenn…", italian: "E se…")
    static let whatIfHint = Label(
        "Nothing is saved until you keep it.", german: "Nichts wird gesichert, bis du es behältst.",
        italian: "Nulla viene salvato finché non lo tieni.")
    static let keep = Label(
        "Keep these scores", german: "Ergebnisse behalten", italian: "Tieni questi voti")
    static let leave = Label(
        "Leave without a trace", german: "Spurlos verlassen", italian: "Esci senza traccia")
    static let showWork = Label("Show the work", german: "Rechenweg", italian: "Mostra il calcolo")
    static let nextHour = Label(
        "Next best hour", german: "Die nächste Stunde", italian: "La prossima ora")
    static let nextHourSentence = Label(
        "Open work of your current courses, by how much ten percent of it moves all of them together.",
        german:
            "Offene Arbeit deiner aktuellen Kurse, danach, wie viel zehn Prozent davon alle zusammen bewegen.",
        italian:
            "I compiti aperti dei corsi attuali, per quanto il dieci per cento di ognuno li muove tutti."
    )
    static let nothingOpen = Label(
        "Nothing is open in your current courses.",
        german: "In deinen aktuellen Kursen ist nichts offen.",
        italian: "Nei corsi attuali non c’è nulla di aperto.")
    static let now = Label("So far", german: "Bisher", italian: "Finora")
    static let atTheEnd = Label("With zeros", german: "Mit Nullen", italian: "Con gli zeri")

    static let terms = Term.kind.plural
    static let degrees = Degree.kind.plural
    static let noTerm = Label("In no term", german: "Ohne Semester", italian: "Senza periodo")
    static let cumulative = Label("All terms", german: "Alle Semester", italian: "Tutti i periodi")
    static let planner = Label("Planner", german: "Planer", italian: "Pianificatore")
    static let plannerTarget = Label(
        "The GPA I want", german: "Mein Wunschschnitt", italian: "La media che voglio")
    static let plannerHours = Label(
        "Credits still to come", german: "Leistungspunkte, die noch kommen",
        italian: "Crediti ancora da fare")
    static let noTerms = Label(
        "No terms yet", german: "Noch keine Semester", italian: "Nessun periodo")
    static let termsSentence = Label(
        "A term gathers its courses and their average.",
        german: "Ein Semester fasst seine Kurse und ihren Schnitt zusammen.",
        italian: "Un periodo raccoglie i suoi corsi e la loro media.")
    static let noDegrees = Label(
        "No degrees yet", german: "Noch kein Studiengang", italian: "Nessun corso di laurea")
    static let degreesSentence = Label(
        "A degree has groups of courses and shows what is done, under way and missing.",
        german: "Ein Studiengang hat Kursgruppen und zeigt, was fertig ist, läuft und fehlt.",
        italian:
            "Un corso di laurea ha gruppi di corsi e mostra che cosa è fatto, in corso e mancante.")
    static let done = Label("Done", german: "Fertig", italian: "Fatto")
    static let underWay = Label("Under way", german: "Läuft", italian: "In corso")
    static let planned = Label("Planned", german: "Geplant", italian: "In programma")
    static let missing = Label("Missing", german: "Fehlt", italian: "Manca")
    static let missingMany = Label("Missing", german: "Es fehlen", italian: "Mancano")
    static let planCourse = Label(
        "Plan a course", german: "Kurs planen", italian: "Pianifica un corso")
    static let template = Label(
        "Plan one like it", german: "So einen planen", italian: "Pianificane uno simile")
    static let scale = Label("Grade scale", german: "Notenskala", italian: "Scala dei voti")
    static let scaleSentence = Label(
        "Holds for every course that has no scale of its own, on all your devices.",
        german: "Gilt für jeden Kurs ohne eigene Skala, auf allen deinen Geräten.",
        italian: "Vale per ogni corso senza una scala propria, su tutti i tuoi dispositivi.")
    static let asPreferred = Label(
        "As in the settings", german: "Wie eingestellt", italian: "Come impostato")
    static let ownScales = GradeScale.kind.plural
    static let newScale = Label("New scale", german: "Neue Skala", italian: "Nuova scala")
    static let points = Label("Points", german: "Punkte", italian: "Punti")
    static let letter = Label("Letter", german: "Note", italian: "Voto")

    static let newNote = Label("New note", german: "Neue Notiz", italian: "Nuova nota")
    static let noNotes = Label(
        "No notes yet", german: "Noch keine Notizen", italian: "Nessuna nota")
    static let notesSentence = Label(
        "Keep what is worth remembering: office hours, whom to ask, what the exam covers.",
        german: "Behalte, was wichtig ist: Sprechstunden, wen man fragt, was in der Klausur kommt.",
        italian: "Annota ciò che serve: orari di ricevimento, a chi chiedere, il programma d’esame."
    )
    static let newSession = Label("Study time", german: "Lernzeit", italian: "Studio")
    static let newSlot = Label("Time slot", german: "Termin", italian: "Orario")
    static let studied = Label("Studied", german: "Gelernt", italian: "Studio")
    static let meets = Label(
        "When it meets", german: "Wann er stattfindet", italian: "Quando si tiene")
    static let timetable = Label("Timetable", german: "Stundenplan", italian: "Orario settimanale")
    static let calendarFile = Label(
        "Calendar file (.ics)", german: "Kalenderdatei (.ics)", italian: "File calendario (.ics)")
    static let timeSentence = Label(
        "Write down how long you studied, and see whether it pays.",
        german: "Halte fest, wie lange du lernst, und sieh, ob es sich lohnt.",
        italian: "Annota quanto studi e guarda se rende.")
    static let clash = Label("clashes", german: "überschneidet sich", italian: "si sovrappone")
    static let startTimer = Label(
        "Start a timer", german: "Stoppuhr starten", italian: "Avvia il cronometro")
    static let studying = Label("Studying", german: "Du lernst", italian: "Stai studiando")
    static let stopTimer = Label(
        "Stop and write down", german: "Anhalten und eintragen", italian: "Ferma e registra")
    static let overTime = Label(
        "The course over time", german: "Der Kurs im Lauf der Zeit", italian: "Il corso nel tempo")
    static let eachGroup = Label("Each group", german: "Jede Gruppe", italian: "Ogni gruppo")
    static let minutesADay = Label(
        "Minutes a day", german: "Minuten am Tag", italian: "Minuti al giorno")
    static let gpaByTerm = Label(
        "GPA by term", german: "Schnitt je Semester", italian: "Media per periodo")
    static let notEnough = Label(
        "A graph needs two graded assignments.",
        german: "Für eine Grafik braucht es zwei bewertete Aufgaben.",
        italian: "Per un grafico servono due compiti valutati.")
    static let importTitle = Label(
        "Import grades", german: "Noten importieren", italian: "Importa voti")
    static let all = Label("All", german: "Alle", italian: "Tutti")
    static let result = Label("Result", german: "Ergebnis", italian: "Risultato")
    static let weight = Label("Weight", german: "Gewicht", italian: "Peso")
    static let date = StudySession.date.field.label
}
