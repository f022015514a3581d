// Made by `make words` from Words/*/Options.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What each option does, in one line.
enum OptionText {
    /// the directory of the books; by default $XDG_DATA_HOME/tallybook
    static var data: Label { Label(.options, 0) }

    /// which book; by default “book”
    static var book: Label { Label(.options, 1) }

    /// answers in JSON
    static var json: Label { Label(.options, 2) }

    /// answers with one record a line, tabs between the values
    static var plain: Label { Label(.options, 3) }

    /// says nothing but errors
    static var quiet: Label { Label(.options, 4) }

    /// never asks anything (tally never does: it can undo)
    static var noInput: Label { Label(.options, 5) }

    /// explains the command
    static var help: Label { Label(.options, 6) }

    /// prints the version
    static var version: Label { Label(.options, 7) }

    /// only records whose field has this value; may be repeated
    static var `where`: Label { Label(.options, 8) }

    /// also what the app's main list leaves out; of “book list”, those in the trash, too; elsewhere, every book of the directory
    static var all: Label { Label(.options, 9) }

    /// says what would be done, and doesn't
    static var dryRun: Label { Label(.options, 10) }

    /// what the file is: json, csv; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
    static var `as`: Label { Label(.options, 11) }

    /// what the file is: json, csv, or to import auto, { $formats }; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
    static func asWithFormats(_ formats: String) -> Label {
        Label(.options, 12, [.text(formats)])
    }

    /// the kind of a table's records; by default the file's name, as in essentials.csv
    static var kind: Label { Label(.options, 13) }

    /// the file to write; by default standard output
    static var output: Label { Label(.options, 14) }

    /// the course, project or pull that receives: an id, a unique beginning of one, or a title
    static var into: Label { Label(.options, 15) }

    /// the project to export: an id, a unique beginning of one, or a title
    static var from: Label { Label(.options, 16) }

    /// the book that receives
    static var to: Label { Label(.options, 17) }

    /// the name of a new course, project or pull
    static var named: Label { Label(.options, 18) }

    /// whose row of a gradebook
    static var student: Label { Label(.options, 19) }

    /// which sheet of a spreadsheet
    static var sheet: Label { Label(.options, 20) }

    /// takes in also what was understood with doubts
    static var acceptDoubts: Label { Label(.options, 21) }

    /// takes it out of the trash too, on every device; the log keeps what it said
    static var forGood: Label { Label(.options, 22) }

    /// makes what a wrong clock wrote be of now
    static var takeIn: Label { Label(.options, 23) }

    /// the port; by default 8722, with 0 any that is free
    static var port: Label { Label(.options, 24) }

    /// the address to listen on; by default localhost
    static var host: Label { Label(.options, 25) }

    /// the name under which a proxy with HTTPS, such as Tailscale Serve, passes requests on; of a device, what it is called; of “book recover”, what the book is to be called
    static var publicName: Label { Label(.options, 26) }

    /// lets everybody in who reaches the server
    static var noLock: Label { Label(.options, 27) }

    /// the device may read and not write
    static var readOnly: Label { Label(.options, 28) }

    /// the device may read and write
    static var write: Label { Label(.options, 29) }

    /// prints a token for a program instead of an address for a browser
    static var token: Label { Label(.options, 30) }

    /// draws the address as a QR code, too
    static var qr: Label { Label(.options, 31) }

    /// a file with the token by which the server lets this in; TALLY_TOKEN may hold it instead
    static var tokenFile: Label { Label(.options, 32) }

    /// what somebody may do who is let in: owner, editor (the default) or viewer
    static var role: Label { Label(.options, 33) }

    /// how many devices come in by one invitation; by default one
    static var uses: Label { Label(.options, 34) }

    /// how many days an invitation lasts; by default 7
    static var days: Label { Label(.options, 35) }

    /// the hub that a book is put on; TALLY_HUB may hold it instead
    static var hub: Label { Label(.options, 36) }

    /// notifies devices that want it by Web Push; an address for whoever runs a push service: mailto:you@example.org, or one with https
    static var push: Label { Label(.options, 37) }

    /// how events are told on standard error: words (the default) or json, a line each
    static var log: Label { Label(.options, 38) }

    /// a book of sample data that is gone afterwards
    static var demo: Label { Label(.options, 39) }
}

extension Catalogue {
    fileprivate static var options: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00001001R01b02Z03203f04;04N05G07E07j0:d0>50?E0@30AK0BO0Bf0CP0Ci0DF0E40F?0Fh0G[0HJ0K50K^0L@0L^0M_0NC0O[0Pe0Q`0RP0SM0UN0V^0WL",
                    patterns: """
                        the directory of the books; by default $XDG_DATA_HOME/tallybook
                        which book; by default “book”
                        answers in JSON
                        answers with one record a line, tabs between the values
                        says nothing but errors
                        never asks anything (tally never does: it can undo)
                        explains the command
                        prints the version
                        only records whose field has this value; may be repeated
                        also what the app's main list leaves out; of “book list”, those in the trash, too; elsewhere, every book of the directory
                        says what would be done, and doesn't
                        what the file is: json, csv; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
                        what the file is: json, csv, or to import auto, \u{1}0; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
                        the kind of a table's records; by default the file's name, as in essentials.csv
                        the file to write; by default standard output
                        the course, project or pull that receives: an id, a unique beginning of one, or a title
                        the project to export: an id, a unique beginning of one, or a title
                        the book that receives
                        the name of a new course, project or pull
                        whose row of a gradebook
                        which sheet of a spreadsheet
                        takes in also what was understood with doubts
                        takes it out of the trash too, on every device; the log keeps what it said
                        makes what a wrong clock wrote be of now
                        the port; by default 8722, with 0 any that is free
                        the address to listen on; by default localhost
                        the name under which a proxy with HTTPS, such as Tailscale Serve, passes requests on; of a device, what it is called; of “book recover”, what the book is to be called
                        lets everybody in who reaches the server
                        the device may read and not write
                        the device may read and write
                        prints a token for a program instead of an address for a browser
                        draws the address as a QR code, too
                        a file with the token by which the server lets this in; TALLY_TOKEN may hold it instead
                        what somebody may do who is let in: owner, editor (the default) or viewer
                        how many devices come in by one invitation; by default one
                        how many days an invitation lasts; by default 7
                        the hub that a book is put on; TALLY_HUB may hold it instead
                        notifies devices that want it by Web Push; an address for whoever runs a push service: mailto:you@example.org, or one with https
                        how events are told on standard error: words (the default) or json, a line each
                        a book of sample data that is gone afterwards
                        """)
            case .german:
                MessageTable(
                    index: "00000l01K01]02c03>04804L04a05^07a08D0;H0>i0@60@e0B40Bm0CF0D70DU0E70Em0GK0HG0I40IQ0L80Lb0ML0N00O<0Ob0Q10RS0SS0TG0UT0Wg0Y;0Z0",
                    patterns: """
                        das Verzeichnis der Bücher; sonst $XDG_DATA_HOME/tallybook
                        welches Buch; sonst „book“
                        antwortet in JSON
                        antwortet mit einem Eintrag je Zeile, Tabulatoren zwischen den Werten
                        sagt nichts außer Fehlern
                        fragt nie zurück (tally tut das nie: es kann widerrufen)
                        erklärt den Befehl
                        gibt die Version aus
                        nur Einträge, deren Feld diesen Wert hat; mehrfach möglich
                        auch, was die Hauptliste der App auslässt; bei „book list“ auch, was im Papierkorb liegt; sonst jedes Buch des Verzeichnisses
                        sagt, was geschähe, und lässt es
                        was die Datei ist: json, csv; sonst nach dem Inhalt (auto) oder dem Namen; in einem geteilten Buch, wie man dort heißt; bei „show“ und „list“, wie andere es sehen sollen: text, html, svg
                        was die Datei ist: json, csv, beim Einlesen auch auto, \u{1}0; sonst nach dem Inhalt (auto) oder dem Namen; in einem geteilten Buch, wie man dort heißt; bei „show“ und „list“, wie andere es sehen sollen: text, html, svg
                        die Art der Einträge einer Tabelle; sonst der Dateiname, wie essentials.csv
                        in welche Datei; sonst auf die Standardausgabe
                        Kurs, Projekt oder Pull, das aufnimmt: eine Kennung, ihr Anfang oder der Titel
                        welches Projekt: eine Kennung, ihr Anfang oder der Titel
                        das Buch, das es bekommt
                        der Name eines neuen Kurses, Projekts oder Pulls
                        wessen Zeile eines Notenbuchs
                        welches Blatt einer Tabellendatei
                        nimmt auch auf, was nur mit Zweifeln zu verstehen war
                        nimmt ihn auch aus dem Papierkorb, auf allen Geräten; das Protokoll behält, was darin stand
                        nimmt mit Stand von jetzt auf, was eine falsche Uhr schrieb
                        der Port; sonst 8722, bei 0 irgendein freier
                        die Adresse; sonst localhost
                        der Name, unter dem ein Proxy mit HTTPS, etwa Tailscale Serve, Anfragen weitergibt; bei einem Gerät, wie es heißt; bei „book recover“, wie das Buch heißen soll
                        lässt jeden ein, der den Dienst erreicht
                        das Gerät darf lesen und nicht schreiben
                        das Gerät darf lesen und schreiben
                        gibt ein Token für ein Programm statt einer Adresse für einen Browser aus
                        zeichnet die Adresse auch als QR-Code
                        eine Datei mit dem Token, mit dem der Server einlässt; sonst auch TALLY_TOKEN
                        was der Eingelassene darf: owner (besitzt), editor (schreibt; der Normalfall) oder viewer (liest)
                        wie viele Geräte eine Einladung einlässt; normalerweise eines
                        wie viele Tage eine Einladung gilt; normalerweise 7
                        der Hub, auf den ein Buch gelegt wird; TALLY_HUB kann ihn stattdessen nennen
                        teilt Geräten, die das wollen, etwas mit (Web Push); eine Adresse für die Betreiber von Push-Diensten: mailto:du@example.org oder eine mit https
                        wie Ereignisse auf die Fehlerausgabe kommen: words (sonst) oder json, je eine Zeile
                        ein Buch mit Beispieldaten, das danach vergessen ist
                        """)
            case .italian:
                MessageTable(
                    index: "00000k01L01]02Z03;04404F04Y05P07U0880;?0>`0?_0@R0AY0BJ0B^0CI0Cj0DB0Do0FF0GE0H;0H_0K?0Kg0LR0M90N@0Nk0P50Q]0RW0SC0TA0VP0Wg0XL",
                    patterns: """
                        la cartella dei libri; altrimenti $XDG_DATA_HOME/tallybook
                        quale libro; altrimenti «book»
                        risponde in JSON
                        risponde con una voce per riga, con tabulazioni tra i valori
                        non dice nulla tranne gli errori
                        non chiede mai nulla (tally non lo fa mai: sa annullare)
                        spiega il comando
                        stampa la versione
                        solo le voci il cui campo ha questo valore; ripetibile
                        anche ciò che la lista principale dell’app omette; con «book list» anche quelli nel cestino; altrove, ogni libro della cartella
                        dice che cosa farebbe, e non lo fa
                        che cos’è il file: json, csv; altrimenti secondo il contenuto (auto) o il nome; in un libro condiviso, come ci si chiama; con “show” e “list”, come altri lo devono vedere: text, html, svg
                        che cos’è il file: json, csv, o per importare auto, \u{1}0; altrimenti secondo il contenuto (auto) o il nome; in un libro condiviso, come ci si chiama; con “show” e “list”, come altri lo devono vedere: text, html, svg
                        il tipo delle voci di una tabella; altrimenti il nome del file
                        il file da scrivere; altrimenti lo standard output
                        il corso, progetto o gara che riceve: un id, il suo inizio o il titolo
                        quale progetto: un id, il suo inizio o il titolo
                        il libro che riceve
                        il nome di un nuovo corso, progetto o gara
                        di chi è la riga di un registro
                        quale foglio di un file
                        prende anche ciò che si è capito con dubbi
                        la toglie anche dal cestino, su ogni dispositivo; il registro conserva ciò che diceva
                        accoglie come di adesso ciò che scrisse un orologio sbagliato
                        la porta; altrimenti 8722, con 0 una qualsiasi libera
                        l’indirizzo; altrimenti localhost
                        il nome con cui un proxy HTTPS, come Tailscale Serve, inoltra le richieste; di un dispositivo, come si chiama; per «book recover», come si chiamerà il libro
                        fa entrare chiunque raggiunga il server
                        il dispositivo può leggere e non scrivere
                        il dispositivo può leggere e scrivere
                        stampa un token per un programma invece di un indirizzo per un browser
                        disegna l’indirizzo anche come codice QR
                        un file con il token con cui il server fa entrare; altrimenti TALLY_TOKEN
                        che cosa può fare chi entra: owner (proprietario), editor (scrive; il valore normale) o viewer (legge)
                        quanti dispositivi entrano con un invito; normalmente uno
                        quanti giorni vale un invito; normalmente 7
                        l’hub su cui si mette un libro; può dirlo invece TALLY_HUB
                        manda notifiche ai dispositivi che le vogliono (Web Push); un indirizzo per chi gestisce i servizi push: mailto:tu@example.org o uno con https
                        come dire gli eventi sullo standard error: words (altrimenti) o json, una riga l’uno
                        un libro di esempio che poi svanisce
                        """)
            }
        }
    }
}
