import Kernel

/// What each command does, in one line.
struct CommandText: Phrase {
    let command: Command

    var english: String {
        switch command {
        case .list: "lists the records of a kind"
        case .show: "shows one record with its figures"
        case .search: "searches everything"
        case .add: "adds a record"
        case .set: "changes fields of a record"
        case .delete: "moves a record to the trash"
        case .restore: "brings a record back from the trash"
        case .undo: "takes back the latest action"
        case .import: "takes in the records of a file"
        case .export: "writes the book, or one kind, to a file"
        case .check: "checks that the book is whole and prints its digest"
        case .backup: "copies the book, also while it is in use"
        case .restoreBackup: "puts a backup in place of the book"
        case .salvage: "brings what can be read of a damaged book into a new one"
        case .sync: "exchanges changes with a server’s book"
        case .serve: "serves the app to the browser"
        case .device: "says whom “tally serve” lets in"
        case .exportSite: "writes the app as files for any web server"
        case .completions: "prints completions for bash, zsh or fish"
        case .man: "prints the manual page"
        case .help: "explains a command"
        }
    }

    var german: String {
        switch command {
        case .list: "listet die Einträge einer Art auf"
        case .show: "zeigt einen Eintrag mit seinen Zahlen"
        case .search: "durchsucht alles"
        case .add: "fügt einen Eintrag hinzu"
        case .set: "ändert Felder eines Eintrags"
        case .delete: "legt einen Eintrag in den Papierkorb"
        case .restore: "holt einen Eintrag aus dem Papierkorb"
        case .undo: "widerruft die letzte Handlung"
        case .import: "nimmt die Einträge einer Datei auf"
        case .export: "schreibt das Buch oder eine Art in eine Datei"
        case .check: "prüft, ob das Buch heil ist, und gibt seine Prüfsumme aus"
        case .backup: "kopiert das Buch, auch während es in Gebrauch ist"
        case .restoreBackup: "setzt eine Sicherung an die Stelle des Buches"
        case .salvage: "holt aus einem beschädigten Buch ein neues, so weit es lesbar ist"
        case .sync: "gleicht das Buch mit dem eines Servers ab"
        case .serve: "zeigt die App im Browser"
        case .device: "sagt, wen „tally serve“ einlässt"
        case .exportSite: "schreibt die App als Dateien für jeden Webserver"
        case .completions: "gibt Ergänzungen für bash, zsh oder fish aus"
        case .man: "gibt die Handbuchseite aus"
        case .help: "erklärt einen Befehl"
        }
    }

    var italian: String {
        switch command {
        case .list: "elenca le voci di un tipo"
        case .show: "mostra una voce con le sue cifre"
        case .search: "cerca dappertutto"
        case .add: "aggiunge una voce"
        case .set: "modifica i campi di una voce"
        case .delete: "mette una voce nel cestino"
        case .restore: "riprende una voce dal cestino"
        case .undo: "annulla l’ultima azione"
        case .import: "prende le voci di un file"
        case .export: "scrive il libro, o un tipo, in un file"
        case .check: "controlla che il libro sia integro e ne stampa l’impronta"
        case .backup: "copia il libro, anche mentre è in uso"
        case .restoreBackup: "mette una copia al posto del libro"
        case .salvage: "porta in un nuovo libro ciò che si legge di uno danneggiato"
        case .sync: "scambia le modifiche con il libro di un server"
        case .serve: "offre l’app al browser"
        case .device: "dice chi «tally serve» fa entrare"
        case .exportSite: "scrive l’app come file per qualsiasi server web"
        case .completions: "stampa i completamenti per bash, zsh o fish"
        case .man: "stampa la pagina di manuale"
        case .help: "spiega un comando"
        }
    }
}
