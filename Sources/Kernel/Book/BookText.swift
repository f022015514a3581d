/// The words of the book itself.
package enum BookText: Phrase {
    case notFound(String, String)
    case ambiguous(String, String, Int)
    case nothingToUndo, nothingToRedo
    /// How several that were asked for came out.
    case addedOf(Int), thereOf(Int), wasThere, headingsLeft(Int)
    case added(String), deleted(String), restored(String), changed(String)
    case addedMany(Int), deletedMany(Int), changedMany(Int)
    /// Of two records of one name one was made.
    case joined(String)
    case undone(String), redone(String)
    case untitled, another(String)
    case orphans(String, Int, String), edited(String), twin(String), versions(String, String)
    /// A record, its field, and what others wrote there.
    case overwritten(String, String, String)
    case gone(String, String), belongsToGone(String, String, String), restore(String), seeVersions
    /// A date, for what waits also that of this clock, and what was written under it.
    case putAside(String, String, String), farAhead(String, String)

    package var english: String {
        switch self {
        case .notFound(let kind, let text): "\(kind): there is no “\(text)”."
        case .ambiguous(let kind, let text, let count):
            "\(kind): “\(text)” names \(count) records; give an id, or more of it."
        case .nothingToUndo: "There is nothing to undo."
        case .nothingToRedo: "There is nothing to redo."
        case .addedOf(let count): "\(Language.english.number(count)) added"
        case .thereOf(let count):
            Language.english.count(count, one: "was", other: "were") + " there already"
        case .wasThere: "it was there already"
        case .headingsLeft(let count):
            Language.english.count(count, one: "heading", other: "headings") + " left out"
        case .added(let title): "\(title) added"
        case .deleted(let title): "\(title) deleted"
        case .restored(let title): "\(title) restored"
        case .changed(let title): "\(title) changed"
        case .addedMany(let count): Self.english(count) + " added"
        case .deletedMany(let count): Self.english(count) + " deleted"
        case .changedMany(let count): Self.english(count) + " changed"
        case .joined(let title): "\(title): one made of both"
        case .undone(let what): "Undone: \(what)"
        case .redone(let what): "Redone: \(what)"
        case .untitled: "Untitled"
        case .another(let title): "There is another “\(title)”"
        case .orphans(let title, let count, let names):
            "“\(title)” was deleted, and meanwhile "
                + Self.english(count) + " in it "
                + (count == 1 ? "was" : "were") + " added or changed elsewhere: \(names)."
        case .edited(let title):
            "“\(title)” was deleted, and meanwhile it was changed elsewhere."
        case .twin(let title): "There are two of “\(title)”, made on different devices."
        case .versions(let title, let field): "\(title): “\(field)” was changed on both devices."
        case .overwritten(let title, let field, let value):
            "\(title), \(field): changed elsewhere meanwhile to “\(value)”; its history has both."
        case .gone(let title, let date): "“\(title)” was deleted on \(date)."
        case .belongsToGone(let title, let owner, let date):
            "“\(title)” belongs to “\(owner)”, which was deleted on \(date)."
        case .restore(let title): "Restore “\(title)”"
        case .seeVersions: "See both"
        case .putAside(let date, let here, let names):
            "A device’s clock says \(date), and the one here \(here). What it wrote is kept, but not "
                + "shown: \(names)."
        case .farAhead(let date, let names):
            "A clock said \(date) when this was written, and it wins until then: \(names)."
        }
    }

    package var german: String {
        switch self {
        case .notFound(let kind, let text): "\(kind): „\(text)“ gibt es nicht."
        case .ambiguous(let kind, let text, let count):
            "\(kind): „\(text)“ benennt \(count) Einträge; bitte (mehr von) der Kennung angeben."
        case .nothingToUndo: "Es gibt nichts zu widerrufen."
        case .nothingToRedo: "Es gibt nichts zu wiederholen."
        case .addedOf(let count): "\(Language.german.number(count)) hinzugefügt"
        case .thereOf(let count):
            Language.german.count(count, one: "war", other: "waren") + " schon da"
        case .wasThere: "war schon da"
        case .headingsLeft(let count):
            Language.german.count(count, one: "Überschrift", other: "Überschriften")
                + " ausgelassen"
        case .added(let title): "\(title) hinzugefügt"
        case .deleted(let title): "\(title) gelöscht"
        case .restored(let title): "\(title) wiederhergestellt"
        case .changed(let title): "\(title) geändert"
        case .addedMany(let count): Self.german(count) + " hinzugefügt"
        case .deletedMany(let count): Self.german(count) + " gelöscht"
        case .changedMany(let count): Self.german(count) + " geändert"
        case .joined(let title): "\(title): aus zweien eins gemacht"
        case .undone(let what): "Widerrufen: \(what)"
        case .redone(let what): "Wiederholt: \(what)"
        case .untitled: "Ohne Titel"
        case .another(let title): "Es gibt noch einmal „\(title)“"
        case .orphans(let title, let count, let names):
            "„\(title)“ wurde gelöscht, und anderswo kam dort inzwischen etwas hinzu oder wurde "
                + "geändert (" + Self.german(count) + "): \(names)."
        case .edited(let title):
            "„\(title)“ wurde gelöscht und inzwischen anderswo geändert."
        case .twin(let title): "„\(title)“ gibt es zweimal, auf verschiedenen Geräten angelegt."
        case .versions(let title, let field):
            "\(title): „\(field)“ wurde auf beiden Geräten geändert."
        case .overwritten(let title, let field, let value):
            "\(title), \(field): inzwischen anderswo auf „\(value)“ geändert; der Verlauf hat beides."
        case .gone(let title, let date): "„\(title)“ wurde am \(date) gelöscht."
        case .belongsToGone(let title, let owner, let date):
            "„\(title)“ gehört zu „\(owner)“, und das wurde am \(date) gelöscht."
        case .restore(let title): "„\(title)“ wiederherstellen"
        case .seeVersions: "Beide ansehen"
        case .putAside(let date, let here, let names):
            "Die Uhr eines Gerätes zeigt den \(date), die hier den \(here). Was es schrieb, ist "
                + "aufgehoben, wird aber nicht gezeigt: \(names)."
        case .farAhead(let date, let names):
            "Als dies geschrieben wurde, zeigte eine Uhr den \(date), und bis dahin gilt es: \(names)."
        }
    }

    package var italian: String {
        switch self {
        case .notFound(let kind, let text): "\(kind): «\(text)» non esiste."
        case .ambiguous(let kind, let text, let count):
            "\(kind): «\(text)» indica \(count) voci; serve (più) dell’identificativo."
        case .nothingToUndo: "Non c’è nulla da annullare."
        case .nothingToRedo: "Non c’è nulla da ripetere."
        case .addedOf(let count):
            Self.italian(count, one: "aggiunto", other: "aggiunti")
        case .thereOf(let count): Self.italian(count, one: "c’era già", other: "c’erano già")
        case .wasThere: "c’era già"
        case .headingsLeft(let count):
            Self.italian(count, one: "titolo tralasciato", other: "titoli tralasciati")
        case .added(let title): "Aggiunto: \(title)"
        case .deleted(let title): "Eliminato: \(title)"
        case .restored(let title): "Ripristinato: \(title)"
        case .changed(let title): "Modificato: \(title)"
        case .addedMany(let count):
            Self.italian(count, one: "voce aggiunta", other: "voci aggiunte")
        case .deletedMany(let count):
            Self.italian(count, one: "voce eliminata", other: "voci eliminate")
        case .changedMany(let count):
            Self.italian(count, one: "voce modificata", other: "voci modificate")
        case .joined(let title): "\(title): uniti i due"
        case .undone(let what): "Annullato: \(what)"
        case .redone(let what): "Ripetuto: \(what)"
        case .untitled: "Senza titolo"
        case .another(let title): "C’è già un altro «\(title)»"
        case .orphans(let title, let count, let names):
            "«\(title)» è stato eliminato, e intanto altrove lì è cambiato qualcosa ("
                + Self.italian(count, one: "voce", other: "voci") + "): \(names)."
        case .edited(let title):
            "«\(title)» è stato eliminato e intanto modificato altrove."
        case .twin(let title): "«\(title)» c’è due volte, creato su dispositivi diversi."
        case .versions(let title, let field):
            "\(title): «\(field)» è stato modificato su entrambi i dispositivi."
        case .overwritten(let title, let field, let value):
            "\(title), \(field): intanto cambiato altrove in «\(value)»; la cronologia ha entrambi."
        case .gone(let title, let date): "«\(title)» è stato eliminato: \(date)."
        case .belongsToGone(let title, let owner, let date):
            "«\(title)» appartiene a «\(owner)», eliminato: \(date)."
        case .restore(let title): "Ripristina «\(title)»"
        case .seeVersions: "Vedi entrambi"
        case .putAside(let date, let here, let names):
            "L’orologio di un dispositivo segna \(date), quello qui \(here). Ciò che ha scritto è "
                + "conservato, ma non mostrato: \(names)."
        case .farAhead(let date, let names):
            "Quando fu scritto un orologio segnava \(date), e fino ad allora prevale: \(names)."
        }
    }

    private static func english(_ count: Int) -> String {
        Language.english.count(count, one: "record", other: "records")
    }

    private static func german(_ count: Int) -> String {
        Language.german.count(count, one: "Eintrag", other: "Einträge")
    }

    private static func italian(_ count: Int, one: String, other: String) -> String {
        Language.italian.count(count, one: one, other: other)
    }
}
