import Kernel

/// What each option does, in one line.
struct OptionText: Phrase {
    let option: Option
    /// The names that `tally import --as` takes.
    var formats: [String] = []

    var english: String {
        switch option {
        case .data: "the directory of the books; by default $XDG_DATA_HOME/tallybook"
        case .book: "which book; by default “book”"
        case .json: "answers in JSON"
        case .plain: "answers with one record a line, tabs between the values"
        case .quiet: "says nothing but errors"
        case .noInput: "never asks anything (tally never does: it can undo)"
        case .help: "explains the command"
        case .version: "prints the version"
        case .where: "only records whose field has this value; may be repeated"
        case .all: "also what the app's main list leaves out"
        case .dryRun: "says what would be done, and doesn't"
        case .as:
            "what the file is: json, csv"
                + (formats.isEmpty ? "" : ", or to import auto, " + formats.joined(separator: ", "))
                + "; by default as it is (auto) or is called"
        case .kind:
            "the kind of a table's records; by default the file's name, as in essentials.csv"
        case .output: "the file to write; by default standard output"
        case .into:
            "the course, project or pull that receives: an id, a unique beginning of one, or a title"
        case .from: "the project to export: an id, a unique beginning of one, or a title"
        case .named: "the name of a new course, project or pull"
        case .student: "whose row of a gradebook"
        case .sheet: "which sheet of a spreadsheet"
        case .acceptDoubts: "takes in also what was understood with doubts"
        case .takeIn: "makes what a wrong clock wrote be of now"
        case .port: "the port; by default 8722, with 0 any that is free"
        case .host: "the address to listen on; by default localhost"
        case .publicName:
            "the name under which a proxy with HTTPS, such as Tailscale Serve, passes requests on; "
                + "of a device, what it is called"
        case .noLock: "lets everybody in who reaches the server"
        case .readOnly: "the device may read and not write"
        case .token: "prints a token for a program instead of an address for a browser"
        case .qr: "draws the address as a QR code, too"
        case .tokenFile:
            "a file with the token by which the server lets this in; TALLY_TOKEN may hold it instead"
        case .log: "how events are told on standard error: words (the default) or json, a line each"
        case .demo: "a book of sample data that is gone afterwards"
        }
    }

    var german: String {
        switch option {
        case .data: "das Verzeichnis der Bücher; sonst $XDG_DATA_HOME/tallybook"
        case .book: "welches Buch; sonst „book“"
        case .json: "antwortet in JSON"
        case .plain: "antwortet mit einem Eintrag je Zeile, Tabulatoren zwischen den Werten"
        case .quiet: "sagt nichts außer Fehlern"
        case .noInput: "fragt nie zurück (tally tut das nie: es kann widerrufen)"
        case .help: "erklärt den Befehl"
        case .version: "gibt die Version aus"
        case .where: "nur Einträge, deren Feld diesen Wert hat; mehrfach möglich"
        case .all: "auch, was die Hauptliste der App auslässt"
        case .dryRun: "sagt, was geschähe, und lässt es"
        case .as:
            "was die Datei ist: json, csv"
                + (formats.isEmpty
                    ? "" : ", beim Einlesen auch auto, " + formats.joined(separator: ", "))
                + "; sonst nach dem Inhalt (auto) oder dem Namen"
        case .kind: "die Art der Einträge einer Tabelle; sonst der Dateiname, wie essentials.csv"
        case .output: "in welche Datei; sonst auf die Standardausgabe"
        case .into:
            "Kurs, Projekt oder Pull, das aufnimmt: eine Kennung, ihr Anfang oder der Titel"
        case .from: "welches Projekt: eine Kennung, ihr Anfang oder der Titel"
        case .named: "der Name eines neuen Kurses, Projekts oder Pulls"
        case .student: "wessen Zeile eines Notenbuchs"
        case .sheet: "welches Blatt einer Tabellendatei"
        case .acceptDoubts: "nimmt auch auf, was nur mit Zweifeln zu verstehen war"
        case .takeIn: "nimmt mit Stand von jetzt auf, was eine falsche Uhr schrieb"
        case .port: "der Port; sonst 8722, bei 0 irgendein freier"
        case .host: "die Adresse; sonst localhost"
        case .publicName:
            "der Name, unter dem ein Proxy mit HTTPS, etwa Tailscale Serve, Anfragen weitergibt; "
                + "bei einem Gerät, wie es heißt"
        case .noLock: "lässt jeden ein, der den Dienst erreicht"
        case .readOnly: "das Gerät darf lesen und nicht schreiben"
        case .token: "gibt ein Token für ein Programm statt einer Adresse für einen Browser aus"
        case .qr: "zeichnet die Adresse auch als QR-Code"
        case .tokenFile:
            "eine Datei mit dem Token, mit dem der Server einlässt; sonst auch TALLY_TOKEN"
        case .log:
            "wie Ereignisse auf die Fehlerausgabe kommen: words (sonst) oder json, je eine Zeile"
        case .demo: "ein Buch mit Beispieldaten, das danach vergessen ist"
        }
    }

    var italian: String {
        switch option {
        case .data: "la cartella dei libri; altrimenti $XDG_DATA_HOME/tallybook"
        case .book: "quale libro; altrimenti «book»"
        case .json: "risponde in JSON"
        case .plain: "risponde con una voce per riga, con tabulazioni tra i valori"
        case .quiet: "non dice nulla tranne gli errori"
        case .noInput: "non chiede mai nulla (tally non lo fa mai: sa annullare)"
        case .help: "spiega il comando"
        case .version: "stampa la versione"
        case .where: "solo le voci il cui campo ha questo valore; ripetibile"
        case .all: "anche ciò che la lista principale dell’app omette"
        case .dryRun: "dice che cosa farebbe, e non lo fa"
        case .as:
            "che cos’è il file: json, csv"
                + (formats.isEmpty
                    ? "" : ", o per importare auto, " + formats.joined(separator: ", "))
                + "; altrimenti secondo il contenuto (auto) o il nome"
        case .kind: "il tipo delle voci di una tabella; altrimenti il nome del file"
        case .output: "il file da scrivere; altrimenti lo standard output"
        case .into:
            "il corso, progetto o gara che riceve: un id, il suo inizio o il titolo"
        case .from: "quale progetto: un id, il suo inizio o il titolo"
        case .named: "il nome di un nuovo corso, progetto o gara"
        case .student: "di chi è la riga di un registro"
        case .sheet: "quale foglio di un file"
        case .acceptDoubts: "prende anche ciò che si è capito con dubbi"
        case .takeIn: "accoglie come di adesso ciò che scrisse un orologio sbagliato"
        case .port: "la porta; altrimenti 8722, con 0 una qualsiasi libera"
        case .host: "l’indirizzo; altrimenti localhost"
        case .publicName:
            "il nome con cui un proxy HTTPS, come Tailscale Serve, inoltra le richieste; "
                + "di un dispositivo, come si chiama"
        case .noLock: "fa entrare chiunque raggiunga il server"
        case .readOnly: "il dispositivo può leggere e non scrivere"
        case .token: "stampa un token per un programma invece di un indirizzo per un browser"
        case .qr: "disegna l’indirizzo anche come codice QR"
        case .tokenFile:
            "un file con il token con cui il server fa entrare; altrimenti TALLY_TOKEN"
        case .log:
            "come dire gli eventi sullo standard error: words (altrimenti) o json, una riga l’uno"
        case .demo: "un libro di esempio che poi svanisce"
        }
    }
}
