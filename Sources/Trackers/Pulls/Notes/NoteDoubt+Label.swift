import Kernel

// What is said of a line that may have been misread.
extension NoteDoubt {
    var label: Label {
        switch self {
        case .noNames:
            Label(
                "Nobody is named here.", german: "Hier steht kein Name.",
                italian: "Qui non c’è un nome.")
        case .bareNumber:
            Label(
                "A number alone isn’t a hook.", german: "Eine Zahl allein ist kein Zug.",
                italian: "Un numero da solo non è una tirata.")
        case .whichNumber:
            Label(
                "Several numbers could be the distance.",
                german: "Mehrere Zahlen könnten die Weite sein.",
                italian: "Più numeri potrebbero essere la distanza.")
        case .twoReadings:
            Label(
                "Thousands or decimals? The number can be read in two ways.",
                german: "Tausender oder Dezimalstellen? Die Zahl lässt sich auf zwei Arten lesen.",
                italian: "Migliaia o decimali? Il numero si legge in due modi.")
        case .unit:
            Label(
                "Feet or metres? No unit is written.",
                german: "Fuß oder Meter? Es steht keine Einheit da.",
                italian: "Piedi o metri? Manca l’unità.")
        case .namesUnparted:
            Label(
                "Where does the puller’s name end?", german: "Wo endet der Name des Fahrers?",
                italian: "Dove finisce il nome del pilota?")
        case .namesOrder:
            Label(
                "Which name is the puller’s?", german: "Welcher Name ist der des Fahrers?",
                italian: "Quale nome è del pilota?")
        case .extraNames:
            Label(
                "More names than puller and tractor.", german: "Mehr Namen als Fahrer und Traktor.",
                italian: "Più nomi di pilota e trattore.")
        case .oneName:
            Label(
                "Puller or tractor? There is one name.",
                german: "Fahrer oder Traktor? Es ist nur ein Name.",
                italian: "Pilota o trattore? C’è un solo nome.")
        case .numbering:
            Label(
                "The numbers in front don’t follow the distances.",
                german: "Die Nummern vorn folgen nicht den Weiten.",
                italian: "I numeri davanti non seguono le distanze.")
        case .guessedClass:
            Label(
                "Taken for a class: hooks follow.",
                german: "Für eine Klasse gehalten: Züge folgen.",
                italian: "Presa per una classe: seguono tirate.")
        case .maybePull:
            Label(
                "A date or a place seems to stand in it: is it another pull?",
                german: "Ein Datum oder Ort scheint darin zu stehen: ein anderes Pulling?",
                italian: "Sembra esserci una data o un luogo: è un’altra gara?")
        case .year:
            Label(
                "The year isn’t written.", german: "Das Jahr steht nicht da.",
                italian: "L’anno non è scritto.")
        case .noDate:
            Label(
                "This pull has no date of its own.",
                german: "Dieses Pulling hat kein eigenes Datum.",
                italian: "Questa gara non ha una data sua.")
        case .inSentence:
            Label(
                "A result in a sentence isn’t read.",
                german: "Ein Ergebnis in einem Satz wird nicht gelesen.",
                italian: "Un esito in una frase non viene letto.")
        case .noStart:
            Label(
                "No result: kept as a hook without a distance.",
                german: "Kein Ergebnis: als Zug ohne Weite behalten.",
                italian: "Nessun esito: tenuta come tirata senza distanza.")
        case .letters:
            Label(
                "These letters were taken for “disqualified”.",
                german: "Diese Buchstaben wurden als „disqualifiziert“ gelesen.",
                italian: "Queste lettere sono state lette come «squalificata».")
        case .degrees:
            Label(
                "Degrees Fahrenheit or Celsius?", german: "Grad Fahrenheit oder Celsius?",
                italian: "Gradi Fahrenheit o Celsius?")
        case .noDistance:
            Label(
                "A place, but no distance.", german: "Ein Platz, aber keine Weite.",
                italian: "Un posto, ma nessuna distanza.")
        case .leftNumber:
            Label(
                "A number was left over; it stays as a note.",
                german: "Eine Zahl blieb übrig; sie bleibt als Notiz.",
                italian: "È avanzato un numero; resta come nota.")
        case .slip:
            Label(
                "A letter stands where a digit belongs.",
                german: "Ein Buchstabe steht, wo eine Ziffer hingehört.",
                italian: "C’è una lettera al posto di una cifra.")
        case .tooFar:
            Label(
                "That is farther than sleds are pulled.",
                german: "So weit zieht niemand einen Bremswagen.",
                italian: "Così lontano non si tira una slitta.")
        case .maybePlace:
            Label(
                "Taken for a place; it may count something else.",
                german: "Für einen Platz gehalten; vielleicht zählt es etwas anderes.",
                italian: "Preso per un posto; forse conta altro.")
        case .openEnd:
            Label(
                "“+” behind the distance was taken for a full pull.",
                german: "„+“ hinter der Weite wurde als Full Pull gelesen.",
                italian: "«+» dopo la distanza è stato letto come full pull.")
        case .half:
            Label(
                "Part of a foot, or of an inch?", german: "Teil eines Fußes oder eines Zolls?",
                italian: "Parte di un piede o di un pollice?")
        case .inBrackets:
            Label(
                "What stands in brackets may be no name.",
                german: "Was in Klammern steht, ist vielleicht kein Name.",
                italian: "Ciò che sta tra parentesi forse non è un nome.")
        case .points:
            Label(
                "This may be points instead of a distance.",
                german: "Das sind vielleicht Punkte statt einer Weite.",
                italian: "Forse sono punti e non una distanza.")
        case .numberInName:
            Label(
                "There is a number in a name.", german: "In einem Namen steht eine Zahl.",
                italian: "In un nome c’è un numero.")
        case .noClass:
            Label(
                "No class was named before it.", german: "Davor wurde keine Klasse genannt.",
                italian: "Prima non è stata indicata una classe.")
        case .restOfDistance:
            Label(
                "The inches or centimetres can’t be read; they stay as a note.",
                german: "Die Zoll oder Zentimeter sind nicht lesbar; sie bleiben als Notiz.",
                italian: "I pollici o i centimetri non si leggono; restano come nota.")
        case .estimate:
            Label(
                "An estimate isn’t a measured distance.",
                german: "Eine Schätzung ist keine gemessene Weite.",
                italian: "Una stima non è una distanza misurata.")
        case .unread:
            Label(
                "A cell can’t be read as what its column holds; it stays as a note.",
                german: "Eine Zelle passt nicht zu ihrer Spalte; sie bleibt als Notiz.",
                italian: "Una cella non corrisponde alla sua colonna; resta come nota.")
        case .repeated:
            Label(
                "This hook is in the book already.", german: "Dieser Zug steht schon im Buch.",
                italian: "Questa tirata è già nel libro.")
        case .dateOrder:
            Label(
                "Day or month first? Both stand here.",
                german: "Tag oder Monat zuerst? Hier steht beides.",
                italian: "Prima il giorno o il mese? Qui ci sono entrambi.")
        case .leftWords:
            Label(
                "Words are left over; they stay as a note.",
                german: "Es bleiben Wörter übrig; sie bleiben als Notiz.",
                italian: "Restano delle parole; rimangono come nota.")
        case .sentence:
            Label(
                "Words are left over: is this a hook?",
                german: "Es bleiben Wörter übrig: Ist das ein Zug?",
                italian: "Restano delle parole: è una tirata?")
        case .numberInClass:
            Label(
                "A number in it may be a result: is it a class?",
                german: "Eine Zahl darin kann ein Ergebnis sein: Ist das eine Klasse?",
                italian: "Un numero può essere un esito: è una classe?")
        case .unsureClass:
            Label(
                "The line that names its class may be none.",
                german: "Die Zeile mit seiner Klasse ist vielleicht keine.",
                italian: "La riga della sua classe forse non lo è.")
        case .maybeClass:
            Label(
                "Is this a class? It stays as a note.",
                german: "Ist das eine Klasse? Es bleibt als Notiz.",
                italian: "È una classe? Resta come nota.")
        case .maybeHook:
            Label(
                "Hooks without a result? This stays as a note.",
                german: "Züge ohne Ergebnis? Das bleibt als Notiz.",
                italian: "Tirate senza esito? Resta come nota.")
        case .guessedPull:
            Label(
                "Taken for the pull’s name: nothing else says it.",
                german: "Für den Namen des Pullings gehalten: Sonst sagt es nichts.",
                italian: "Presa per il nome della gara: altro non lo dice.")
        case .altimeter:
            Label(
                "No place that high has this pressure: it is an altimeter setting, not station pressure.",
                german:
                    "So hoch gibt es diesen Luftdruck nicht: Das ist der auf Meereshöhe umgerechnete, nicht der am Ort.",
                italian:
                    "A quella quota non c’è questa pressione: è ridotta al livello del mare, non quella in loco."
            )
        }
    }
}
