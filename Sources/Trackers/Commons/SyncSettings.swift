import Kernel

extension Commons {
    /// How the book stands with its server, and what can be done about it.
    static func sync(_ page: Page, _ html: HTML) {
        guard let status = page.request.context.sync, let server = status.server else { return }
        let (language, context) = (page.language, page.request.context)
        html.sectionTitle(language(SyncSettingsText.title))
        html.card {
            html.div(.id("sync")) {
                if let problem = status.problem {
                    html.footnote(language(problem), icon: .warning)
                }
                html.facts {
                    html.fact(language(SyncSettingsText.server), server.withoutPassword)
                    html.fact(
                        language(SyncSettingsText.lastTime),
                        language(status.synced(context, language)))
                    html.fact(
                        language(SyncSettingsText.waiting),
                        language.number(status.waiting)
                            + (status.waiting < SyncStatus.most ? "" : "+"))
                    if status.filesOpen > 0 {
                        html.fact(
                            language(SyncSettingsText.files), language.number(status.filesOpen))
                    }
                }
                if status.isFull {
                    html.footnote(language(SyncSettingsText.full), icon: .warning)
                }
                if let remark = clockRemark(status) {
                    html.footnote(language(remark), icon: .clock)
                }
                syncButtons(status, language, html)
            }
        }
    }

    private static func syncButtons(_ status: SyncStatus, _ language: Language, _ html: HTML) {
        guard status.isAutomatic else {
            return html.footnote(language(SyncSettingsText.byCommand), icon: .info)
        }
        html.buttonBar {
            if status.problem == .notLetIn {
                html.a(
                    .class("button primary"), .href("/enter?return=/settings"), .data("native")
                ) { html.text(language(SyncSettingsText.comeIn)) }
                syncButton(.syncNow, "now", language, html)
            } else if status.problem == .otherBook {
                syncButton(.join, "join", language, html)
                syncButton(.leave, "leave", language, html)
            } else if status.isOffline {
                syncButton(.workOnline, "online", language, html)
            } else {
                syncButton(.syncNow, "now", language, html)
                syncButton(.workOffline, "offline", language, html)
            }
        }
        html.footnote(language(sentence(status.problem)))
    }

    private static func sentence(_ problem: SyncProblem?) -> SyncSettingsText {
        switch problem {
        case .otherBook: .otherBookSentence
        case .notLetIn: .notLetInSentence
        default: .offlineSentence
        }
    }

    private static func syncButton(
        _ label: SyncSettingsText, _ what: String, _ language: Language, _ html: HTML
    ) {
        html.postButton(
            Post(language(label), action: "/settings/sync", fields: [("do", what)]))
    }

    /// From an hour on a wrong clock is worth a word: it decides whose edit counts as the later.
    private static func clockRemark(_ status: SyncStatus) -> SyncSettingsText? {
        let hour: Int64 = 3_600_000
        let hours = Int(clamping: status.clockDifference.magnitude / UInt64(hour))
        guard hours > 0 else { return nil }
        return status.clockDifference < 0 ? .clockAhead(hours) : .clockBehind(hours)
    }

    private static func join(_ book: Book) throws(BookError) {
        guard let server = try book.setting(.server) else { return }
        try book.reading { () throws(StoreError) in try SyncClient.join(server, book.store) }
    }

    /// Goes offline or online by choice. To sync now is for the host to do when it sees this post.
    @Sendable static func changeSync(_ page: Page) throws(BookError) -> Response {
        switch page.form["do"] {
        case "offline": try page.book.set(.offline, "yes")
        case "online": try page.book.set(.offline, nil)
        case "join": try join(page.book)
        case "leave": try page.book.set(.leaving, "yes")
        default: break
        }
        return .seeOther("/settings")
    }
}

extension String {
    /// An address without the name and password that may stand in it.
    fileprivate var withoutPassword: String {
        let parts = split(separator: "@", maxSplits: 1)
        guard parts.count == 2 else { return self }
        let isSecure = hasPrefix("https")
        return (isSecure ? "https://" : "http://") + String(parts[1])
    }
}

/// The words of the part about sync.
enum SyncSettingsText: Phrase {
    case title, server, lastTime, waiting, syncNow, workOffline, workOnline, offlineSentence
    case byCommand, clockAhead(Int), clockBehind(Int)
    case join, leave, otherBookSentence
    case files, full
    case comeIn, notLetInSentence

    var english: String {
        switch self {
        case .comeIn: "Be let in again"
        case .notLetInSentence:
            "The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine."
        case .title: "Sync"
        case .server: "Server"
        case .lastTime: "Last time"
        case .waiting: "Changes to send"
        case .syncNow: "Sync now"
        case .workOffline: "Work offline"
        case .workOnline: "Go online"
        case .offlineSentence:
            "Everything works offline. What you change waits here until the server can be reached."
        case .files: "Files to exchange"
        case .full:
            "This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached."
        case .join: "Put both together"
        case .leave: "Open the server’s book"
        case .otherBookSentence:
            "Export first if you are in doubt: opening the server’s book puts this device’s copy aside."
        case .byCommand: "“tally sync” brings both books in step."
        case .clockAhead(let hours):
            "This device’s clock is \(hours) h ahead of the server’s, so its changes count as the later ones. Set it right."
        case .clockBehind(let hours):
            "This device’s clock is \(hours) h behind the server’s, so its changes count as the earlier ones. Set it right."
        }
    }

    var german: String {
        switch self {
        case .comeIn: "Wieder einlassen"
        case .notLetInSentence:
            "Der Heimserver hat diesem Gerät sein Recht genommen oder es vergessen. Hier geht alles weiter, Änderungen bleiben erhalten und gehen hinaus, sobald das Gerät wieder eingelassen ist: mit einer neuen Adresse aus „Einstellungen → Geräte“ eines anderen Geräts oder von „tally device add“ auf dem Rechner des Servers."
        case .title: "Abgleich"
        case .server: "Server"
        case .lastTime: "Letztes Mal"
        case .waiting: "Zu sendende Änderungen"
        case .syncNow: "Jetzt abgleichen"
        case .workOffline: "Offline arbeiten"
        case .workOnline: "Online gehen"
        case .offlineSentence:
            "Alles geht auch offline. Was du änderst, wartet hier, bis der Server erreichbar ist."
        case .files: "Auszutauschende Dateien"
        case .full:
            "Dieses Gerät hat nicht Platz für alle Dateien der Notizen. Alles andere ist im Gleichstand, und Dateien, die hier fehlen, erscheinen, solange der Server erreichbar ist."
        case .join: "Beide vereinen"
        case .leave: "Buch des Servers öffnen"
        case .otherBookSentence:
            "Im Zweifel erst exportieren: Das Buch des Servers zu öffnen legt die Kopie dieses Geräts beiseite."
        case .byCommand: "„tally sync“ gleicht beide Bücher ab."
        case .clockAhead(let hours):
            "Die Uhr dieses Geräts geht \(hours) h vor, darum gelten seine Änderungen als die späteren. Bitte richtig stellen."
        case .clockBehind(let hours):
            "Die Uhr dieses Geräts geht \(hours) h nach, darum gelten seine Änderungen als die früheren. Bitte richtig stellen."
        }
    }

    var italian: String {
        switch self {
        case .comeIn: "Fatti ammettere di nuovo"
        case .notLetInSentence:
            "Il server di casa ha tolto il diritto a questo dispositivo o l’ha dimenticato. Qui tutto continua, le modifiche restano e partono appena il dispositivo è di nuovo ammesso: con un nuovo indirizzo da «Impostazioni → Dispositivi» di un altro dispositivo, o da «tally device add» sul computer del server."
        case .title: "Sincronizzazione"
        case .server: "Server"
        case .lastTime: "Ultima volta"
        case .waiting: "Modifiche da inviare"
        case .syncNow: "Sincronizza ora"
        case .workOffline: "Lavora senza rete"
        case .workOnline: "Torna in rete"
        case .offlineSentence:
            "Tutto funziona senza rete. Ciò che cambi aspetta qui finché il server si raggiunge."
        case .files: "File da scambiare"
        case .full:
            "Su questo dispositivo non c’è posto per tutti i file delle note. Tutto il resto è allineato, e i file assenti si vedono finché il server si raggiunge."
        case .join: "Unisci i due"
        case .leave: "Apri il libro del server"
        case .otherBookSentence:
            "Nel dubbio prima esporta: aprire il libro del server mette da parte la copia di questo dispositivo."
        case .byCommand: "«tally sync» allinea i due libri."
        case .clockAhead(let hours):
            "L’orologio di questo dispositivo è avanti di \(hours) h, perciò le sue modifiche contano come le ultime. Regolalo."
        case .clockBehind(let hours):
            "L’orologio di questo dispositivo è indietro di \(hours) h, perciò le sue modifiche contano come le prime. Regolalo."
        }
    }
}
