import Kernel

/// What the import of grades leaves out, or takes for a reason that is to be seen.
extension Words {
    static let importNoWeights = Label(
        "The file gives these groups no weights, so all work counts by its points (“No weights”).",
        german:
            "Die Datei nennt keine Gewichte für diese Gruppen, darum zählt alles nach Punkten („Keine“).",
        italian:
            "Il file non dà pesi a questi gruppi, quindi tutto conta per i suoi punti (“Nessun peso”)."
    )
    static let importWeightOne = Label(
        "The file gives this group no weight; it gets 1. Set it under the course’s weight groups.",
        german:
            "Die Datei nennt kein Gewicht für diese Gruppe; sie bekommt 1. Stell es bei den Gruppen des Kurses ein.",
        italian:
            "Il file non dà un peso a questo gruppo; riceve 1. Impostalo nei gruppi del corso.")
    static let importNoOwnWeight = Label(
        "It has no weight among work that has weights, so it doesn’t count.",
        german: "Es hat kein Gewicht, anderes schon; darum zählt es nicht.",
        italian: "Non ha un peso, mentre altri lo hanno; quindi non conta.")
    static let importOtherTotal = Label(
        "The file says this of the whole course; with what was read it comes to the other figure. Perhaps weights, dropped scores or left-out work make the difference.",
        german:
            "Das nennt die Datei für den ganzen Kurs; aus dem Gelesenen ergibt sich der andere Wert. Vielleicht machen Gewichte, Gestrichenes oder Weggelassenes den Unterschied.",
        italian:
            "Così dice il file di tutto il corso; da quanto letto risulta l’altro valore. Forse la differenza viene da pesi, voti scartati o compiti omessi."
    )
    static let importCalculated = Label(
        "This is worked out from other columns, so it is no work of its own; it was left out.",
        german: "Das ist aus anderen Spalten berechnet und keine eigene Arbeit; es bleibt weg.",
        italian: "È calcolato da altre colonne e non è un compito; è stato omesso.")
    static let importUnknownType = Label(
        "This type of column isn’t known; it was taken for work.",
        german: "Diese Art Spalte ist nicht bekannt; sie gilt als Arbeit.",
        italian: "Questo tipo di colonna non è noto; è stato preso per un compito.")
    static let importFromWeighted = Label(
        "The file has only the weighted grade; the points follow from it and from its weight.",
        german:
            "Die Datei hat nur die gewichtete Bewertung; die Punkte folgen aus ihr und ihrem Gewicht.",
        italian: "Il file ha solo il voto pesato; i punti seguono da esso e dal suo peso.")
    static let importOnlyWeighted = Label(
        "The file has only the weighted grade, from which the points can’t be told; it stays ungraded.",
        german:
            "Die Datei hat nur die gewichtete Bewertung, aus der die Punkte nicht folgen; sie bleibt offen.",
        italian:
            "Il file ha solo il voto pesato, da cui non si ricavano i punti; resta senza voto.")
    static let importTotalRow = Label(
        "This row is called as a total is, so it is no work; it was left out.",
        german: "Diese Zeile heißt wie eine Summe und ist keine Arbeit; sie bleibt weg.",
        italian: "Questa riga si chiama come un totale e non è un compito; è stata omessa.")
    static let importSchoolMark = Label(
        "This is a school grade that the course’s scale doesn’t have. Choose the scale first; it is left ungraded.",
        german:
            "Das ist eine Schulnote, die es in der Notenskala des Kurses nicht gibt. Wähle zuerst die Skala; sie bleibt offen.",
        italian:
            "È un voto scolastico che la scala del corso non ha. Scegli prima la scala; resta senza voto."
    )
    static let importPerhapsTotal = Label(
        "This may be what other rows come to; it was taken for work.",
        german: "Das kann die Summe anderer Zeilen sein; es gilt als Arbeit.",
        italian: "Può essere il totale di altre righe; è stato preso per un compito.")
    static let importSeveralPeople = Label(
        "Several people’s grades stand here, and all would come together. Import a file of one.",
        german:
            "Hier stehen Noten von mehreren, und alle kämen zusammen. Nimm eine Datei von einem.",
        italian:
            "Qui ci sono i voti di più persone e finirebbero insieme. Importa un file di una sola.")
    static let importSeveralCalendars = Label(
        "This calendar is of several courses; all come into one, each with its course in brackets.",
        german:
            "Der Kalender hat mehrere Kurse; alles kommt in einen, je mit seinem Kurs in Klammern.",
        italian: "Il calendario è di più corsi; tutto va in uno, con il suo corso tra parentesi.")
    static let importOtherRange = Label(
        "A range from 0 to the most points is needed here; it was left out.",
        german: "Hier braucht es einen Bereich von 0 bis zur Höchstpunktzahl; es bleibt weg.",
        italian: "Serve un intervallo da 0 al punteggio massimo; è stato omesso.")
    static let importWide = Label(
        "Each column is a work here. Put a row “Points possible” below the headings, with what each is out of, and it can be read.",
        german:
            "Hier ist jede Spalte eine Arbeit. Mit einer Zeile „Mögliche Punkte“ unter den Überschriften, die sagt, wie viele es je gibt, lässt sie sich lesen.",
        italian:
            "Qui ogni colonna è un compito. Con una riga “Punti possibili” sotto le intestazioni, che dice quanti sono per ciascuno, si può leggere."
    )
    static let importBetweenGrades = Label(
        "This may be points out of points, or a grade between two. It was taken for points.",
        german:
            "Das können Punkte von Punkten sein oder eine Note zwischen zweien. Es wurde als Punkte gelesen.",
        italian:
            "Può essere un punteggio su un totale o un voto tra due. È stato letto come punteggio."
    )
    static let importTitleLeft = Label(
        "This stands above the table; it was left out.",
        german: "Das steht über der Tabelle; es bleibt weg.",
        italian: "Sta sopra la tabella; è stato omesso.")
    static let importNoSuchDate = Label(
        "This can’t be read as a date with day, month and year; it was left out.",
        german: "Das ist nicht als Datum mit Tag, Monat und Jahr zu lesen; es fehlt.",
        italian: "Non si legge come data con giorno, mese e anno; è stata omessa.")
}

// Of calendars.
extension Words {
    static let importCancelled = Label(
        "It is cancelled, so it was left out.", german: "Es ist abgesagt und bleibt weg.",
        italian: "È annullato, quindi è stato omesso.")
    static let importNoWork = Label(
        "This is an event and no assignment, so it was left out.",
        german: "Das ist ein Termin und keine Aufgabe; er bleibt weg.",
        italian: "È un evento e non un compito, quindi è stato omesso.")
    static let importPerhapsWork = Label(
        "Nothing says that this is work with a grade; it was taken for some.",
        german: "Nichts sagt, dass das eine bewertete Arbeit ist; es gilt als eine.",
        italian: "Nulla dice che sia un compito con voto; è stato preso per tale.")
    static let importNoName = Label(
        "It has no name, so it was left out.", german: "Es hat keinen Namen und bleibt weg.",
        italian: "Non ha un nome, quindi è stato omesso.")
    static let importNoZone = Label(
        "Times in this file are in UTC, and where you are isn’t known; the days are those of UTC and may be off by one.",
        german:
            "Zeiten in dieser Datei stehen in UTC, und deine Zeitzone ist nicht bekannt; die Tage sind die von UTC und können um einen abweichen.",
        italian:
            "Gli orari di questo file sono in UTC e il tuo fuso orario non è noto; i giorni sono quelli di UTC e possono differire di uno."
    )
    static let importOtherZone = Label(
        "Times of this zone keep the day that is written there.",
        german: "Zeiten dieser Zone behalten den Tag, der dort steht.",
        italian: "Gli orari di questo fuso mantengono il giorno scritto lì.")
    static let importCalendarTotals = Label(
        "A calendar doesn’t say what work is out of; each is taken to be out of 100.",
        german: "Ein Kalender nennt keine Gesamtpunkte; überall gelten 100.",
        italian: "Un calendario non dice su quanto è un compito; vale 100 per ognuno.")
}
