// Made by `make words` from Words/*/Commands.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What commands do.
enum CommandText {
    /// lists the records of a kind
    static var list: Label { Label(.commands, 0) }

    /// shows one record with its figures
    static var show: Label { Label(.commands, 1) }

    /// searches everything
    static var search: Label { Label(.commands, 2) }

    /// adds a record
    static var add: Label { Label(.commands, 3) }

    /// changes fields of a record
    static var set: Label { Label(.commands, 4) }

    /// moves a record to the trash
    static var delete: Label { Label(.commands, 5) }

    /// brings a record back from the trash
    static var restore: Label { Label(.commands, 6) }

    /// takes back the latest action
    static var undo: Label { Label(.commands, 7) }

    /// moves a record to another book
    static var move: Label { Label(.commands, 8) }

    /// takes in the records of a file
    static var `import`: Label { Label(.commands, 9) }

    /// writes the book, or one kind, to a file
    static var export: Label { Label(.commands, 10) }

    /// checks that the book is whole and prints its digest
    static var check: Label { Label(.commands, 11) }

    /// copies the book, also while it is in use
    static var backup: Label { Label(.commands, 12) }

    /// puts a backup in place of the book
    static var restoreBackup: Label { Label(.commands, 13) }

    /// brings what can be read of a damaged book into a new one
    static var salvage: Label { Label(.commands, 14) }

    /// exchanges changes with a server’s book
    static var sync: Label { Label(.commands, 15) }

    /// serves the app to the browser
    static var serve: Label { Label(.commands, 16) }

    /// lists, adds, names and shares the books of this device
    static var book: Label { Label(.commands, 17) }

    /// says whom “tally serve” lets in
    static var device: Label { Label(.commands, 18) }

    /// writes the app as files for any web server
    static var exportSite: Label { Label(.commands, 19) }

    /// prints completions for bash, zsh or fish
    static var completions: Label { Label(.commands, 20) }

    /// prints the manual page
    static var man: Label { Label(.commands, 21) }

    /// explains a command
    static var help: Label { Label(.commands, 22) }

    /// The order is the app's own, and without --all the list is what the app's main list shows: essentials of low level, say, are left out, whatever --where asks for. On a terminal, ids are cut to what tells them apart; elsewhere they are whole and there are no headings. With --as, it is what others are to see of it: of essentials, what is to get.
    static var detailList: Label { Label(.commands, 23) }

    /// REF is an id, the beginning of one that fits no other record, or a title. With -o, the file that an attachment names is written instead; “-” is standard output. In place of KIND may stand a report with what it is asked about: “tally --help” lists them. With --as, it is what others are to see of a project, a pull or a list of essentials: words for a message, a page in one file, or a picture.
    static var detailShow: Label { Label(.commands, 24) }

    /// Fields that are left out get their defaults. A reference to another record is an id, a unique beginning of one, or a title. Numbers may have a decimal point or comma. For an attachment, file=PATH takes in a file of at most 25 MB.
    static var detailAdd: Label { Label(.commands, 25) }

    /// REF is an id, a unique beginning of one, or a title. FIELD= clears a field.
    static var detailSet: Label { Label(.commands, 26) }

    /// What belongs to the record is hidden with it and comes back with it. Nothing asks whether you are sure: “tally undo” takes it back. With --for-good it leaves the trash, too, or doesn’t go there; what it said stays in the log and in backups.
    static var detailDelete: Label { Label(.commands, 27) }

    /// REF is looked for among the deleted records of the kind.
    static var detailRestore: Label { Label(.commands, 28) }

    /// Repeated, it walks further back. An import is one action.
    static var detailUndo: Label { Label(.commands, 29) }

    /// What belongs to the record and what is inside of it go along, with their files; what others here need as well is copied and stays. It is one action in each book, and one “tally undo”, asked in either, takes back both. Interrupted, the same again goes on.
    static var detailMove: Label { Label(.commands, 30) }

    /// FILE is a book's JSON, as “tally export” writes it, a table (CSV, .xlsx, .ods) of one kind, or what another program wrote; “-” is standard input. All or nothing: one wrong value and nothing is taken in. Records that are right each by itself and don’t fit together, such as courses that repeat each other in a circle, are taken in and named, as “tally check” does. A record that the book has already gets the fields that the file gives it; importing a file twice changes nothing. An id that is no UUID always stands for the same record. In a table without an id column, the title tells the records apart.
    static var detailImport: Label { Label(.commands, 31) }

    /// Deleted records are left out, and so is modifiedAt, which follows from the changes. The same book always gives the same bytes. A table (CSV) holds one kind. With -o, a file that is there under that name is replaced.
    static var detailExport: Label { Label(.commands, 32) }

    /// Damage ends with exit code 3. Books with the same digest hold the same. What is dated more than a day ahead waits and is named; --take-in makes it be of now, which nothing takes back.
    static var detailCheck: Label { Label(.commands, 33) }

    /// An earlier backup of that name is replaced; any other file is not. With --all FILE is a folder, in which each book gets a file of its own.
    static var detailBackup: Label { Label(.commands, 34) }

    /// The book as it was is kept beside it, under the name that is printed.
    static var detailRestoreBackup: Label { Label(.commands, 35) }

    /// FILE is the new book and must not be there yet; the damaged one is left as it is. The log is read page by page, also where the file has no head, was cut off or has holes, and the records are made from it. What is missing is counted. “tally restore-backup FILE” then puts the new book in place of the damaged one. FILE may also be what a browser’s recovery page downloaded, a file that ends in .pieces: what of it can be read is then taken into the book, as “tally sync” does with a whole one, and each piece that can’t be read is named.
    static var detailSalvage: Label { Label(.commands, 36) }

    /// Both books end with the changes of both: whatever was interrupted goes on where it stopped, and at the end their fingerprints are compared. Without URL every book of this device is exchanged with its hub or its server of last time, each told by its name, and with --book that one alone. What a browser’s recovery page downloaded, a file that ends in .pieces, may stand in place of URL. With --all each book is exchanged with its own server, or, where URL is given, with the book of the same address there.
    static var detailSync: Label { Label(.commands, 37) }

    /// Prints one line with the address once it listens, and stops at Ctrl-C. Other tally commands may use the same book meanwhile. A phone wants HTTPS: let a proxy on this machine pass requests on, and give its name by --name, also several. Whoever runs the server needs no key on the same machine; everybody else comes in by an address from “tally device add” or from the app’s settings. --demo serves a book of sample data that is gone afterwards.
    static var detailServe: Label { Label(.commands, 38) }

    /// BOOK is a book’s name or what stands for it in addresses; every command takes it as --book, and without that means the first. new makes an empty book. delete moves one to the trash, where it is until restore brings it back or --for-good removes its file with all that is in it; the first book stays. list --all shows those in the trash, too. invite puts the book that --book names on a hub (--hub), sealed, and prints a link that lets somebody in; invitations lists such links as long as they do, withdraw takes one back by its id, join takes one, members lists who is in the book, role says by --role what somebody may do, remove takes somebody out, leave forgets the book’s hub here (with --for-good also where it can’t be reached), sheet prints what brings the book back when no device is left, and recover takes that, typed or in a file.
    static var detailBook: Label { Label(.commands, 39) }

    /// add prints an address that lets one browser in, once and within 15 minutes; with --token it prints a token instead, which a program sends as “Authorization: Bearer TOKEN”. It is shown once and can’t be read again. Either gets into every book of this directory, whichever --book names. set says by --read-only or --write what a device may do, at once. remove shuts a device out at once; DEVICE is its id or its name.
    static var detailDevice: Label { Label(.commands, 40) }

    /// The app then runs wholly in the browser, without a server of ours, and keeps the book there; import and export are the way in and out. The files belong at the root of an address with https:// (or http://localhost); a host that answers unknown addresses with 404.html opens every page directly. DIR must be new, empty, or such a site already, which is brought up to date. With --hub it also shares books, sealed, over a hub elsewhere: a tally serve or tally-hub that has an address with https://.
    static var detailExportSite: Label { Label(.commands, 41) }
}

extension Catalogue {
    fileprivate static var commands: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000L00n01B01P01k02G02k03H03g04F04n05b06K06n07g08P08n09e0:I0;40;]0<40<G0A_0H10KW0Lc0PZ0QS0RM0VP0`:0cR0fJ0hU0i[12@1:<1A>1NN1U41\\d",
                    patterns: """
                        lists the records of a kind
                        shows one record with its figures
                        searches everything
                        adds a record
                        changes fields of a record
                        moves a record to the trash
                        brings a record back from the trash
                        takes back the latest action
                        moves a record to another book
                        takes in the records of a file
                        writes the book, or one kind, to a file
                        checks that the book is whole and prints its digest
                        copies the book, also while it is in use
                        puts a backup in place of the book
                        brings what can be read of a damaged book into a new one
                        exchanges changes with a server’s book
                        serves the app to the browser
                        lists, adds, names and shares the books of this device
                        says whom “tally serve” lets in
                        writes the app as files for any web server
                        prints completions for bash, zsh or fish
                        prints the manual page
                        explains a command
                        The order is the app's own, and without --all the list is what the app's main list shows: essentials of low level, say, are left out, whatever --where asks for. On a terminal, ids are cut to what tells them apart; elsewhere they are whole and there are no headings. With --as, it is what others are to see of it: of essentials, what is to get.
                        REF is an id, the beginning of one that fits no other record, or a title. With -o, the file that an attachment names is written instead; “-” is standard output. In place of KIND may stand a report with what it is asked about: “tally --help” lists them. With --as, it is what others are to see of a project, a pull or a list of essentials: words for a message, a page in one file, or a picture.
                        Fields that are left out get their defaults. A reference to another record is an id, a unique beginning of one, or a title. Numbers may have a decimal point or comma. For an attachment, file=PATH takes in a file of at most 25 MB.
                        REF is an id, a unique beginning of one, or a title. FIELD= clears a field.
                        What belongs to the record is hidden with it and comes back with it. Nothing asks whether you are sure: “tally undo” takes it back. With --for-good it leaves the trash, too, or doesn’t go there; what it said stays in the log and in backups.
                        REF is looked for among the deleted records of the kind.
                        Repeated, it walks further back. An import is one action.
                        What belongs to the record and what is inside of it go along, with their files; what others here need as well is copied and stays. It is one action in each book, and one “tally undo”, asked in either, takes back both. Interrupted, the same again goes on.
                        FILE is a book's JSON, as “tally export” writes it, a table (CSV, .xlsx, .ods) of one kind, or what another program wrote; “-” is standard input. All or nothing: one wrong value and nothing is taken in. Records that are right each by itself and don’t fit together, such as courses that repeat each other in a circle, are taken in and named, as “tally check” does. A record that the book has already gets the fields that the file gives it; importing a file twice changes nothing. An id that is no UUID always stands for the same record. In a table without an id column, the title tells the records apart.
                        Deleted records are left out, and so is modifiedAt, which follows from the changes. The same book always gives the same bytes. A table (CSV) holds one kind. With -o, a file that is there under that name is replaced.
                        Damage ends with exit code 3. Books with the same digest hold the same. What is dated more than a day ahead waits and is named; --take-in makes it be of now, which nothing takes back.
                        An earlier backup of that name is replaced; any other file is not. With --all FILE is a folder, in which each book gets a file of its own.
                        The book as it was is kept beside it, under the name that is printed.
                        FILE is the new book and must not be there yet; the damaged one is left as it is. The log is read page by page, also where the file has no head, was cut off or has holes, and the records are made from it. What is missing is counted. “tally restore-backup FILE” then puts the new book in place of the damaged one. FILE may also be what a browser’s recovery page downloaded, a file that ends in .pieces: what of it can be read is then taken into the book, as “tally sync” does with a whole one, and each piece that can’t be read is named.
                        Both books end with the changes of both: whatever was interrupted goes on where it stopped, and at the end their fingerprints are compared. Without URL every book of this device is exchanged with its hub or its server of last time, each told by its name, and with --book that one alone. What a browser’s recovery page downloaded, a file that ends in .pieces, may stand in place of URL. With --all each book is exchanged with its own server, or, where URL is given, with the book of the same address there.
                        Prints one line with the address once it listens, and stops at Ctrl-C. Other tally commands may use the same book meanwhile. A phone wants HTTPS: let a proxy on this machine pass requests on, and give its name by --name, also several. Whoever runs the server needs no key on the same machine; everybody else comes in by an address from “tally device add” or from the app’s settings. --demo serves a book of sample data that is gone afterwards.
                        BOOK is a book’s name or what stands for it in addresses; every command takes it as --book, and without that means the first. new makes an empty book. delete moves one to the trash, where it is until restore brings it back or --for-good removes its file with all that is in it; the first book stays. list --all shows those in the trash, too. invite puts the book that --book names on a hub (--hub), sealed, and prints a link that lets somebody in; invitations lists such links as long as they do, withdraw takes one back by its id, join takes one, members lists who is in the book, role says by --role what somebody may do, remove takes somebody out, leave forgets the book’s hub here (with --for-good also where it can’t be reached), sheet prints what brings the book back when no device is left, and recover takes that, typed or in a file.
                        add prints an address that lets one browser in, once and within 15 minutes; with --token it prints a token instead, which a program sends as “Authorization: Bearer TOKEN”. It is shown once and can’t be read again. Either gets into every book of this directory, whichever --book names. set says by --read-only or --write what a device may do, at once. remove shuts a device out at once; DEVICE is its id or its name.
                        The app then runs wholly in the browser, without a server of ours, and keeps the book there; import and export are the way in and out. The files belong at the root of an address with https:// (or http://localhost); a host that answers unknown addresses with 404.html opens every page directly. DIR must be new, empty, or such a site already, which is brought up to date. With --hub it also shares books, sealed, over a hub elsewhere: a tally serve or tally-hub that has an address with https://.
                        """)
            case .german:
                MessageTable(
                    index: "00000S01901J01d02B02g03M03k04X05<05j06f07Y08G09J0:40:M0;K0<10<c0=R0=m0>C0CV0JB0N@0OY0Sc0T^0U_0Z10dK0ga0jb0m;0nG17`1@41H<1VI1]C1eU",
                    patterns: """
                        listet die Einträge einer Art auf
                        zeigt einen Eintrag mit seinen Zahlen
                        durchsucht alles
                        fügt einen Eintrag hinzu
                        ändert Felder eines Eintrags
                        legt einen Eintrag in den Papierkorb
                        holt einen Eintrag aus dem Papierkorb
                        widerruft die letzte Handlung
                        verschiebt einen Eintrag in ein anderes Buch
                        nimmt die Einträge einer Datei auf
                        schreibt das Buch oder eine Art in eine Datei
                        prüft, ob das Buch heil ist, und gibt seine Prüfsumme aus
                        kopiert das Buch, auch während es in Gebrauch ist
                        setzt eine Sicherung an die Stelle des Buches
                        holt aus einem beschädigten Buch ein neues, so weit es lesbar ist
                        gleicht das Buch mit dem eines Servers ab
                        zeigt die App im Browser
                        zeigt, benennt, ergänzt und teilt die Bücher dieses Geräts
                        sagt, wen „tally serve“ einlässt
                        schreibt die App als Dateien für jeden Webserver
                        gibt Ergänzungen für bash, zsh oder fish aus
                        gibt die Handbuchseite aus
                        erklärt einen Befehl
                        Die Reihenfolge ist die der App, und ohne --all ist es, was deren Hauptliste zeigt: Was etwa die Stufe low hat, fehlt, was --where auch verlangt. Im Terminal sind Kennungen so weit gekürzt, dass sie unterscheidbar bleiben; sonst sind sie ganz, ohne Überschriften. Mit --as ist es das, was andere davon sehen sollen: was zu besorgen ist.
                        REF ist eine Kennung, ein eindeutiger Anfang davon oder ein Titel. Mit -o wird statt dessen die Datei geschrieben, die ein Anhang nennt; „-“ ist die Standardausgabe. Statt KIND darf ein Bericht stehen mit dem, wonach er gefragt ist: „tally --help“ nennt sie. Mit --as ist es das, was andere von einem Projekt, einem Pull oder einer Liste sehen sollen: Worte für eine Nachricht, eine Seite in einer Datei oder ein Bild.
                        Felder, die fehlen, erhalten ihre Vorgaben. Ein Verweis auf einen anderen Eintrag ist eine Kennung, ein eindeutiger Anfang davon oder ein Titel. Zahlen dürfen Komma oder Punkt haben. Bei einem Anhang nimmt file=PFAD eine Datei von höchstens 25 MB auf.
                        REF ist eine Kennung, ein eindeutiger Anfang davon oder ein Titel. FELD= leert ein Feld.
                        Was zum Eintrag gehört, verschwindet mit ihm und kommt mit ihm zurück. Eine Rückfrage gibt es nicht: „tally undo“ widerruft. Mit --for-good verlässt er auch den Papierkorb oder kommt gar nicht hinein; was darin stand, bleibt im Protokoll und in Sicherungen.
                        REF wird unter den gelöschten Einträgen der Art gesucht.
                        Wiederholt geht es weiter zurück. Ein Import ist eine Handlung.
                        Was zum Eintrag gehört und was darin ist, kommt mit, samt Dateien; was hier auch andere brauchen, wird kopiert und bleibt. Es ist in jedem Buch eine Aktion, und ein „tally undo“, in einem der beiden, nimmt beide zurück. Unterbrochen, geht dasselbe noch einmal weiter.
                        FILE ist das JSON eines Buches, wie „tally export“ es schreibt, eine Tabelle (CSV, .xlsx, .ods) einer Art oder was ein anderes Programm schrieb; „-“ ist die Standardeingabe. Alles oder nichts: Ein falscher Wert, und nichts wird aufgenommen. Einträge, die jeder für sich stimmen und nicht zueinander passen, wie Kurse, die einander im Kreis wiederholen, werden aufgenommen und genannt, wie es „tally check“ tut. Ein Eintrag, den das Buch schon hat, erhält die Felder der Datei; eine Datei zweimal aufzunehmen ändert nichts. Eine Kennung, die keine UUID ist, steht immer für denselben Eintrag. In einer Tabelle ohne Spalte id unterscheidet der Titel.
                        Gelöschtes fehlt, ebenso modifiedAt, das aus den Änderungen folgt. Dasselbe Buch ergibt immer dieselben Bytes. Eine Tabelle (CSV) enthält eine Art. Mit -o wird eine Datei ersetzt, die unter diesem Namen da ist.
                        Bei Schäden ist der Rückgabewert 3. Bei gleicher Prüfsumme ist der Inhalt gleich. Was mehr als einen Tag vordatiert ist, wartet und wird genannt; --take-in nimmt es mit Stand von jetzt auf.
                        Eine frühere Sicherung dieses Namens wird ersetzt, eine andere Datei nicht. Mit --all ist FILE ein Ordner, in dem jedes Buch eine eigene Datei bekommt.
                        Das Buch, wie es war, bleibt daneben unter dem ausgegebenen Namen erhalten.
                        FILE ist das neue Buch und darf noch nicht da sein; das beschädigte bleibt, wie es ist. Das Protokoll wird Seite um Seite gelesen, auch wo der Kopf der Datei fehlt oder sie abgeschnitten ist oder Lücken hat; daraus folgen die Einträge. Was fehlt, wird gezählt. „tally restore-backup FILE“ setzt dann das neue Buch an die Stelle des beschädigten. FILE darf auch sein, was die Rettungsseite eines Browsers heruntergeladen hat, eine Datei auf .pieces: Was davon lesbar ist, kommt dann ins Buch, wie es „tally sync“ mit einer heilen tut, und jedes Stück, das nicht lesbar ist, wird genannt.
                        Beide Bücher enthalten danach die Änderungen beider: Unterbrochenes geht weiter, wo es stand, und am Ende werden die Fingerabdrücke verglichen. Ohne URL tauscht sich jedes Buch dieses Geräts mit seinem Hub oder seinem Server vom letzten Mal aus und wird dabei genannt, mit --book dieses allein. An der Stelle von URL darf stehen, was die Rettungsseite eines Browsers heruntergeladen hat, eine Datei auf .pieces. Mit --all tauscht sich jedes Buch mit seinem Server aus oder, wo URL steht, mit dem Buch der gleichen Adresse dort.
                        Gibt eine Zeile mit der Adresse aus, sobald der Dienst bereit ist, und endet mit Strg-C. Andere tally-Befehle dürfen das Buch gleichzeitig benutzen. Ein Telefon will HTTPS: lass einen Proxy auf diesem Rechner weiterleiten und nenn seinen Namen mit --name, auch mehrere. Wer den Dienst betreibt, braucht auf demselben Rechner keinen Schlüssel; alle anderen kommen mit einer Adresse von „tally device add“ oder aus den Einstellungen der App herein. --demo zeigt ein Buch mit Beispieldaten, das danach vergessen ist.
                        BOOK ist der Name eines Buches oder was in Adressen dafür steht; jeder Befehl nimmt es als --book und meint ohne das das erste. new legt ein leeres Buch an. delete legt eines in den Papierkorb, bis restore es zurückholt oder --for-good seine Datei mit allem darin entfernt; das erste Buch bleibt. list --all zeigt auch die im Papierkorb. invite legt das Buch, das --book nennt, versiegelt auf einen Hub (--hub) und gibt einen Link aus, der jemanden einlässt; invitations zählt solche auf, solange sie es tun, withdraw nimmt einen nach seiner ID zurück, join nimmt einen solchen, members zählt auf, wer im Buch ist, role sagt mit --role, was jemand darf, remove nimmt jemanden heraus, leave vergisst hier den Hub des Buchs (mit --for-good auch, wenn er nicht zu erreichen ist), sheet gibt aus, was das Buch zurückbringt, wenn kein Gerät mehr da ist, und recover nimmt das, getippt oder in einer Datei.
                        add gibt eine Adresse aus, die einen Browser einlässt, einmal und binnen 15 Minuten; mit --token stattdessen ein Token, das ein Programm als „Authorization: Bearer TOKEN“ schickt. Es ist nur dieses eine Mal zu sehen. Beide kommen in jedes Buch dieses Verzeichnisses, welches --book auch nennt. set sagt mit --read-only oder --write, was ein Gerät darf, und das sofort. remove sperrt ein Gerät sofort aus; DEVICE ist Kennung oder Name.
                        Die App läuft dann ganz im Browser, ohne unseren Dienst, und bewahrt das Buch dort auf; Import und Export sind der Weg hinein und hinaus. Die Dateien gehören an die Wurzel einer Adresse mit https:// (oder http://localhost); wer unbekannte Adressen mit 404.html beantwortet, öffnet jede Seite direkt. DIR muss neu oder leer sein oder schon so eine App enthalten, die dann erneuert wird. Mit --hub teilt sie auch Bücher, versiegelt, über einen Hub anderswo: einen tally serve oder tally-hub, der eine Adresse mit https:// hat.
                        """)
            case .italian:
                MessageTable(
                    index: "00000J00k01=01O01l02G02e03?03a04;04b05^06E06h07e08T08m0:20:V0;H0<40<P0<b0B70H70Kj0M10PQ0Q>0RC0V_0`=0cM0fJ0hV0iX12Z1;31BZ1PH1WA1_J",
                    patterns: """
                        elenca le voci di un tipo
                        mostra una voce con le sue cifre
                        cerca dappertutto
                        aggiunge una voce
                        modifica i campi di una voce
                        mette una voce nel cestino
                        riprende una voce dal cestino
                        annulla l’ultima azione
                        sposta una voce in un altro libro
                        prende le voci di un file
                        scrive il libro, o un tipo, in un file
                        controlla che il libro sia integro e ne stampa l’impronta
                        copia il libro, anche mentre è in uso
                        mette una copia al posto del libro
                        porta in un nuovo libro ciò che si legge di uno danneggiato
                        scambia le modifiche con il libro di un server
                        offre l’app al browser
                        elenca, aggiunge, rinomina e condivide i libri di questo dispositivo
                        dice chi «tally serve» fa entrare
                        scrive l’app come file per qualsiasi server web
                        stampa i completamenti per bash, zsh o fish
                        stampa la pagina di manuale
                        spiega un comando
                        L’ordine è quello dell’app e senza --all si vede ciò che mostra la sua lista principale: le voci di livello low, per esempio, mancano, qualunque cosa chieda --where. Sul terminale gli id sono accorciati a quanto basta; altrove sono interi e senza intestazioni. Con --as è ciò che altri ne devono vedere: ciò che c’è da prendere.
                        REF è un id, un suo inizio unico o un titolo. Con -o si scrive invece il file indicato da un allegato; «-» è lo standard output. Al posto di KIND può stare un resoconto con ciò che gli si chiede: «tally --help» li elenca. Con --as è ciò che altri devono vedere di un progetto, di una gara o di una lista: parole per un messaggio, una pagina in un solo file o un’immagine.
                        I campi omessi prendono il loro valore predefinito. Un riferimento a un’altra voce è un id, un suo inizio unico o un titolo. I numeri possono avere il punto o la virgola. Per un allegato, file=PERCORSO accoglie un file di 25 MB al massimo.
                        REF è un id, un suo inizio unico o un titolo. CAMPO= svuota un campo.
                        Ciò che appartiene alla voce sparisce e torna con essa. Non viene chiesta conferma: «tally undo» annulla. Con --for-good esce anche dal cestino, o non ci va; ciò che diceva resta nel registro e nelle copie di sicurezza.
                        REF si cerca tra le voci eliminate del tipo.
                        Ripetuto, torna più indietro. Un’importazione è una sola azione.
                        Ciò che appartiene alla voce e ciò che contiene va con lei, file compresi; ciò che serve anche ad altre qui viene copiato e resta. È un’azione sola in ogni libro, e un solo «tally undo», in uno dei due, le annulla entrambe. Interrotto, lo stesso comando riprende da dove era.
                        FILE è il JSON di un libro, come lo scrive «tally export», una tabella (CSV, .xlsx, .ods) di un solo tipo, o ciò che ha scritto un altro programma; «-» è lo standard input. Tutto o niente: un valore sbagliato e non si prende nulla. Le voci giuste una per una che non stanno insieme, come corsi che si ripetono in cerchio, si prendono e si nominano, come fa «tally check». Una voce già nel libro riceve i campi del file; importare due volte lo stesso file non cambia nulla. Un id che non è un UUID indica sempre la stessa voce. In una tabella senza colonna id è il titolo a distinguere le voci.
                        Mancano le voci eliminate e modifiedAt, che segue dalle modifiche. Lo stesso libro dà sempre gli stessi byte. Una tabella (CSV) contiene un solo tipo. Con -o si sostituisce il file che c’è con quel nome.
                        In caso di danni il codice di uscita è 3. Stessa impronta, stesso contenuto. Ciò che è datato oltre un giorno più avanti aspetta e viene nominato; --take-in lo accoglie come di adesso.
                        Una copia precedente con quel nome viene sostituita, un altro file no. Con --all FILE è una cartella in cui ogni libro riceve un file suo.
                        Il libro com’era resta accanto, con il nome che viene stampato.
                        FILE è il nuovo libro e non deve esserci ancora; quello danneggiato resta com’è. Il registro si legge pagina per pagina, anche dove il file non ha testa, è troncato o ha buchi, e da esso seguono le voci. Ciò che manca viene contato. «tally restore-backup FILE» mette poi il nuovo libro al posto di quello danneggiato. FILE può essere anche ciò che ha scaricato la pagina di recupero di un browser, un file che finisce in .pieces: ciò che se ne legge viene allora ripreso nel libro, come fa «tally sync» con uno intero, e ogni pezzo che non si legge viene nominato.
                        Alla fine entrambi i libri hanno le modifiche di tutti e due: ciò che si era interrotto riprende da dov’era, e alla fine si confrontano le impronte. Senza URL ogni libro di questo dispositivo si scambia con il suo hub o con il suo server dell’ultima volta, e viene nominato; con --book solo quello. Al posto di URL può stare ciò che ha scaricato la pagina di recupero di un browser, un file che finisce in .pieces. Con --all ogni libro si scambia con il suo server o, se c’è URL, con il libro dello stesso indirizzo su quello.
                        Stampa una riga con l’indirizzo quando è pronto e finisce con Ctrl-C. Altri comandi tally possono usare intanto lo stesso libro. Un telefono vuole HTTPS: fai inoltrare le richieste da un proxy su questo computer e indicane il nome con --name, anche più d’uno. Chi fa girare il server non ha bisogno di chiavi sullo stesso computer; tutti gli altri entrano con un indirizzo di «tally device add» o delle impostazioni dell’app. --demo offre un libro di esempio che poi svanisce.
                        BOOK è il nome di un libro o ciò che ne tiene il posto negli indirizzi; ogni comando lo prende con --book, e senza intende il primo. new crea un libro vuoto. delete ne sposta uno nel cestino, finché restore lo riporta o --for-good elimina il suo file con tutto il contenuto; il primo libro resta. list --all mostra anche quelli nel cestino. invite mette il libro indicato da --book su un hub (--hub), sigillato, e stampa un link che fa entrare qualcuno; invitations elenca tali link finché lo fanno, withdraw ne ritira uno secondo il suo ID, join ne prende uno, members elenca chi è nel libro, role dice con --role che cosa può fare qualcuno, remove toglie qualcuno, leave dimentica qui l’hub del libro (con --for-good anche se non è raggiungibile), sheet stampa ciò che riporta il libro quando non resta alcun dispositivo, e recover lo prende, digitato o in un file.
                        add stampa un indirizzo che ammette un browser, una volta ed entro 15 minuti; con --token stampa invece un token, che un programma invia come «Authorization: Bearer TOKEN». Si vede solo questa volta. Entrambi entrano in ogni libro di questa cartella, qualunque indichi --book. set dice con --read-only o --write che cosa può fare un dispositivo, da subito. remove chiude fuori un dispositivo da subito; DEVICE è il suo id o il suo nome.
                        L’app funziona allora tutta nel browser, senza il nostro server, e lì conserva il libro; importazione ed esportazione sono la via d’entrata e d’uscita. I file vanno alla radice di un indirizzo https:// (o http://localhost); chi risponde agli indirizzi sconosciuti con 404.html apre direttamente ogni pagina. DIR deve essere nuova, vuota o contenere già un’app così, che viene aggiornata. Con --hub condivide anche libri, sigillati, tramite un hub altrove: un tally serve o tally-hub con un indirizzo https://.
                        """)
            }
        }
    }
}
