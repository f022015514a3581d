import Kernel

/// What commands say when they are done.
enum ReportText: Phrase {
    case kind, title, modified
    case nothingYet(String), nothingListed, nothingFound(String)
    case alreadySo, stillHidden, undone
    case rehearsed(String)
    case exported(String), nothingImported, missingFiles(Int)
    case readAs(String), severalFormats([String]), unknownFormat([String]), doubtful(Int),
        wouldDoubt
    case whole, wholeButOpen(Int), damaged(String)
    case stopsAtInterrupt
    case backedUp(String), broughtBack(String, kept: String?), putAside(Int)
    case synced(SyncClient.Tally, FileClient.Tally), filesOpen(Int), filesNotHere(Int)
    case plainRoad(String), tightened(String), putBeside(String), howToJoin(String)
    case leftOver(String, isGone: Bool)
    case salvaged(String, changes: Int, files: Int), lostEntries(Int)
    case broughtFromTables(Int), onlyInLog(Int), unclearRows(Int), twoThings(Salvage.Difference)

    var english: String {
        let quoted = Language.english.quoted
        return switch self {
        case .kind: "Kind"
        case .title: "Title"
        case .modified: "Modified"
        case .nothingYet(let kind): "There is no \(kind) yet; “tally help add” says how to add one."
        case .nothingListed: "Nothing to list; --all lists what the main list leaves out."
        case .nothingFound(let text): "Nothing contains \(quoted(text.short))."
        case .alreadySo: "Everything is so already."
        case .stillHidden: "It stays hidden until what it belongs to is restored."
        case .undone: "Undone"
        case .rehearsed(let sentence): "\(sentence) – if this weren’t a dry run."
        case .exported(let path): "Written to \(path.short)."
        case .nothingImported: "Nothing was imported."
        case .readAs(let format): "Read as \(format)."
        case .severalFormats(let names):
            "This can be read as \(Language.english.alternatives(names)); say which with --as."
        case .unknownFormat(let names):
            "Nothing in it shows what it is. --as says it: json, csv, \(names.joined(separator: ", "))."
        case .wouldDoubt: "Without --accept-doubts the import refuses this."
        case .doubtful: "Look at it with --dry-run; --accept-doubts takes it in as it was read."
        case .missingFiles(let count):
            Language.english.count(count, one: "file", other: "files")
                + " that attachments name did not come along."
        case .whole: "The book is whole."
        case .wholeButOpen(let count):
            "Nothing in the book’s file is damaged; "
                + Language.english.count(count, one: "finding needs", other: "findings need")
                + " your decision."
        case .stopsAtInterrupt: "Ctrl-C stops it."
        case .damaged(let path): "\(path) is damaged:"
        case .synced(SyncClient.Tally(), FileClient.Tally()): "Nothing to exchange."
        case .synced(let tally, FileClient.Tally()):
            "Sent \(tally.sent), received \(tally.received)."
        case .synced(let tally, let files):
            "Sent \(tally.sent), received \(tally.received); "
                + "files: sent \(files.sent), received \(files.received)."
        case .filesOpen(let count):
            Language.english.count(count, one: "file is", other: "files are")
                + " still to be exchanged."
        case .filesNotHere(let count):
            Language.english.count(count, one: "file", other: "files")
                + " that attachments name: not here (yet)."
        case .plainRoad(let server):
            "What goes to \(server.short) can be read and changed on its way; https:// protects it."
        case .leftOver(let path, let isGone):
            "\(path) is the half-made copy of a command that was stopped"
                + (isGone ? "; it was removed." : ". It can be deleted.")
        case .howToJoin(let server): "“tally sync \(server.short)” puts both together."
        case .putBeside(let path):
            "What lay beside the book isn’t of this state of it, and would have overwritten it. It is kept "
                + "as \(path); “tally salvage” with that book’s name shows what is in it."
        case .tightened(let path): "Others could read \(path.short); now only you can."
        case .salvaged(let path, let changes, let files):
            "Brought to \(path.short): "
                + Language.english.count(changes, one: "entry", other: "entries")
                + " of the log and " + Language.english.count(files, one: "file", other: "files")
                + ". “tally restore-backup” puts it in place of the book."
        case .lostEntries(let count):
            Language.english.count(count, one: "entry", other: "entries")
                + " of the log can’t be read, and what came after the last one can’t be known. "
                + "What tables still say of it was brought along."
        case .broughtFromTables(let count):
            Language.english.count(count, one: "record", other: "records")
                + " whose log can’t be read came from the tables, in part or whole."
        case .onlyInLog(let count):
            Language.english.count(count, one: "record is", other: "records are")
                + " in the log and in no table that can be read; the log is enough."
        case .unclearRows(let count):
            Language.english.count(count, one: "row", other: "rows")
                + " of tables may be of several kinds and did not come along."
        case .twoThings(let found):
            "\(found.record.kind) \(found.record.id.text): “\(found.field)” is \(found.table.truncated(to: 100)) in its table and "
                + "\(found.log.truncated(to: 100)) by the log. "
                + (found.keepsBoth
                    ? "Both are in the new book, to choose from."
                    : "The new book has what the log says.")
        case .backedUp(let path): "Copied to \(path.short)."
        case .broughtBack(let path, nil): "The book is as in \(path.short)."
        case .broughtBack(let path, let kept?):
            "The book is as in \(path.short). What it was is kept in \(kept)."
        case .putAside(let count):
            "\(count) \(count == 1 ? "action is" : "actions are") dated more than a day ahead of this "
                + "clock and put aside: see tally check."
        }
    }

    var german: String {
        let quoted = Language.german.quoted
        return switch self {
        case .kind: "Art"
        case .title: "Titel"
        case .modified: "Geändert"
        case .nothingYet(let kind):
            "Es gibt noch kein \(kind); „tally help add“ sagt, wie man eines hinzufügt."
        case .nothingListed: "Nichts aufzulisten; --all zeigt auch, was die Hauptliste auslässt."
        case .nothingFound(let text): "Nichts enthält \(quoted(text.short))."
        case .alreadySo: "Alles ist schon so."
        case .stillHidden:
            "Es bleibt verborgen, bis wiederhergestellt ist, wozu es gehört."
        case .undone: "Widerrufen"
        case .rehearsed(let sentence): "\(sentence) – wenn das kein Probelauf wäre."
        case .exported(let path): "Geschrieben nach \(path.short)."
        case .nothingImported: "Nichts wurde eingelesen."
        case .readAs(let format): "Gelesen als \(format)."
        case .severalFormats(let names):
            "Das lässt sich als \(Language.german.alternatives(names)) lesen; --as sagt, als was."
        case .unknownFormat(let names):
            "Nichts darin zeigt, was es ist. --as sagt es: json, csv, \(names.joined(separator: ", "))."
        case .wouldDoubt: "Ohne --accept-doubts lehnt der Import das ab."
        case .doubtful:
            "Ansehen lässt es sich mit --dry-run; --accept-doubts nimmt es so auf, wie es gelesen wurde."
        case .missingFiles(let count):
            "Was Anhänge nennen, kam nicht mit: "
                + Language.german.count(count, one: "Datei", other: "Dateien") + "."
        case .whole: "Das Buch ist heil."
        case .wholeButOpen(let count):
            "Nichts in der Datei des Buchs ist beschädigt; zu entscheiden bleibt: "
                + Language.german.count(count, one: "Befund", other: "Befunde") + "."
        case .stopsAtInterrupt: "Strg-C beendet den Dienst."
        case .damaged(let path): "\(path) ist beschädigt:"
        case .synced(SyncClient.Tally(), FileClient.Tally()): "Nichts auszutauschen."
        case .synced(let tally, FileClient.Tally()):
            "\(tally.sent) gesendet, \(tally.received) empfangen."
        case .synced(let tally, let files):
            "\(tally.sent) gesendet, \(tally.received) empfangen; "
                + "Dateien: \(files.sent) gesendet, \(files.received) empfangen."
        case .filesOpen(let count):
            "Noch auszutauschen: "
                + Language.german.count(count, one: "Datei", other: "Dateien") + "."
        case .filesNotHere(let count):
            "Was Anhänge nennen, ist (noch) nicht hier: "
                + Language.german.count(count, one: "Datei", other: "Dateien") + "."
        case .plainRoad(let server):
            "Was an \(server.short) geht, kann unterwegs gelesen und verändert werden; https:// schützt es."
        case .leftOver(let path, let isGone):
            "\(path) ist die halbfertige Kopie eines Befehls, der abgebrochen wurde"
                + (isGone ? "; sie wurde entfernt." : ". Sie kann gelöscht werden.")
        case .howToJoin(let server): "„tally sync \(server.short)“ legt beide zusammen."
        case .putBeside(let path):
            "Was neben dem Buch lag, gehört nicht zu diesem Stand und hätte es überschrieben. Es ist "
                + "aufgehoben als \(path); „tally salvage“ mit dem Namen dieses Buchs zeigt, was darin ist."
        case .tightened(let path):
            "Andere konnten \(path.short) lesen; jetzt kannst nur noch du es."
        case .salvaged(let path, let changes, let files):
            "Nach \(path.short) geholt: "
                + Language.german.count(changes, one: "Eintrag", other: "Einträge")
                + " des Protokolls und "
                + Language.german.count(files, one: "Datei", other: "Dateien")
                + ". „tally restore-backup“ setzt es an die Stelle des Buches."
        case .lostEntries(let count):
            Language.german.count(count, one: "Eintrag", other: "Einträge")
                + " des Protokolls: nicht lesbar. Was nach dem letzten kam, ist nicht zu erkennen. "
                + "Was Tabellen noch davon sagen, ist mitgekommen."
        case .broughtFromTables(let count):
            Language.german.count(count, one: "Datensatz", other: "Datensätze")
                + " ohne lesbares Protokoll: ganz oder zum Teil aus den Tabellen geholt."
        case .onlyInLog(let count):
            Language.german.count(count, one: "Datensatz", other: "Datensätze")
                + " nur im Protokoll und in keiner lesbaren Tabelle; das Protokoll genügt."
        case .unclearRows(let count):
            Language.german.count(count, one: "Zeile", other: "Zeilen")
                + " von Tabellen: vielleicht von mehreren Arten, nicht mitgekommen."
        case .twoThings(let found):
            "\(found.record.kind) \(found.record.id.text): „\(found.field)“ ist in der Tabelle \(found.table.truncated(to: 100)) und nach "
                + "dem Protokoll \(found.log.truncated(to: 100)). "
                + (found.keepsBoth
                    ? "Beides ist im neuen Buch, zur Auswahl."
                    : "Das neue Buch hat, was das Protokoll sagt.")
        case .backedUp(let path): "Kopiert nach \(path.short)."
        case .broughtBack(let path, nil): "Das Buch ist wie in \(path.short)."
        case .broughtBack(let path, let kept?):
            "Das Buch ist wie in \(path.short). Wie es war, ist in \(kept) aufgehoben."
        case .putAside(let count):
            "\(count) \(count == 1 ? "Schritt liegt" : "Schritte liegen") mehr als einen Tag nach dem "
                + "Stand dieser Uhr und \(count == 1 ? "ist" : "sind") aufgehoben: siehe tally check."
        }
    }

    var italian: String {
        let quoted = Language.italian.quoted
        return switch self {
        case .kind: "Tipo"
        case .title: "Titolo"
        case .modified: "Modificato"
        case .nothingYet(let kind):
            "Non c’è ancora nessun \(kind); «tally help add» dice come aggiungerlo."
        case .nothingListed:
            "Niente da elencare; --all mostra anche ciò che la lista principale omette."
        case .nothingFound(let text): "Nulla contiene \(quoted(text.short))."
        case .alreadySo: "È già tutto così."
        case .stillHidden: "Resta nascosto finché non si ripristina ciò a cui appartiene."
        case .undone: "Annullato"
        case .rehearsed(let sentence): "\(sentence) – se non fosse una prova."
        case .exported(let path): "Scritto in \(path.short)."
        case .nothingImported: "Non è stato importato nulla."
        case .readAs(let format): "Letto come \(format)."
        case .severalFormats(let names):
            "Si può leggere come \(Language.italian.alternatives(names)); indicalo con --as."
        case .unknownFormat(let names):
            "Nulla mostra che cos’è. Lo dice --as: json, csv, \(names.joined(separator: ", "))."
        case .wouldDoubt: "Senza --accept-doubts l’importazione lo rifiuta."
        case .doubtful: "Guardalo con --dry-run; --accept-doubts lo prende come è stato letto."
        case .missingFiles(let count):
            "Indicati da allegati, ma non arrivati: "
                + Language.italian.count(count, one: "file", other: "file") + "."
        case .whole: "Il libro è integro."
        case .wholeButOpen(let count):
            "Nel file del libro nulla è danneggiato; resta da decidere: "
                + Language.italian.count(count, one: "caso", other: "casi") + "."
        case .stopsAtInterrupt: "Ctrl-C lo ferma."
        case .damaged(let path): "\(path) è danneggiato:"
        case .synced(SyncClient.Tally(), FileClient.Tally()): "Nulla da scambiare."
        case .synced(let tally, FileClient.Tally()):
            "Inviate \(tally.sent), ricevute \(tally.received)."
        case .synced(let tally, let files):
            "Inviate \(tally.sent), ricevute \(tally.received); "
                + "file: inviati \(files.sent), ricevuti \(files.received)."
        case .filesOpen(let count):
            "Ancora da scambiare: "
                + Language.italian.count(count, one: "file", other: "file") + "."
        case .filesNotHere(let count):
            "Indicati da allegati, ma non (ancora) qui: "
                + Language.italian.count(count, one: "file", other: "file") + "."
        case .plainRoad(let server):
            "Ciò che va a \(server.short) può essere letto e cambiato per strada; https:// lo protegge."
        case .leftOver(let path, let isGone):
            "\(path) è la copia a metà di un comando interrotto"
                + (isGone ? "; è stata rimossa." : ". Si può eliminare.")
        case .howToJoin(let server): "«tally sync \(server.short)» li unisce."
        case .putBeside(let path):
            "Ciò che stava accanto al libro non è di questo suo stato e lo avrebbe sovrascritto. È conservato "
                + "come \(path); «tally salvage» con il nome di quel libro mostra che cosa contiene."
        case .tightened(let path): "Altri potevano leggere \(path.short); ora puoi solo tu."
        case .salvaged(let path, let changes, let files):
            "Portato in \(path.short): "
                + Language.italian.count(changes, one: "voce", other: "voci")
                + " del registro e " + Language.italian.count(files, one: "file", other: "file")
                + ". «tally restore-backup» lo mette al posto del libro."
        case .lostEntries(let count):
            Language.italian.count(count, one: "voce", other: "voci")
                + " del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. "
                + "Ciò che le tabelle ne dicono ancora è stato portato."
        case .broughtFromTables(let count):
            Language.italian.count(count, one: "elemento", other: "elementi")
                + " senza registro leggibile: dalle tabelle, in parte o per intero."
        case .onlyInLog(let count):
            Language.italian.count(count, one: "elemento", other: "elementi")
                + " solo nel registro e in nessuna tabella leggibile; il registro basta."
        case .unclearRows(let count):
            Language.italian.count(count, one: "riga", other: "righe")
                + " di tabelle: forse di più tipi, non portate."
        case .twoThings(let found):
            "\(found.record.kind) \(found.record.id.text): «\(found.field)» è \(found.table.truncated(to: 100)) nella tabella e "
                + "\(found.log.truncated(to: 100)) secondo il registro. "
                + (found.keepsBoth
                    ? "Entrambi sono nel nuovo libro, da scegliere."
                    : "Il nuovo libro ha ciò che dice il registro.")
        case .backedUp(let path): "Copiato in \(path.short)."
        case .broughtBack(let path, nil): "Il libro è come in \(path.short)."
        case .broughtBack(let path, let kept?):
            "Il libro è come in \(path.short). Com’era prima è conservato in \(kept)."
        case .putAside(let count):
            "\(count == 1 ? "Un’azione segna" : "\(count) azioni segnano") più di un giorno oltre questo "
                + "orologio, e \(count == 1 ? "è messa" : "sono messe") da parte: vedi tally check."
        }
    }
}
