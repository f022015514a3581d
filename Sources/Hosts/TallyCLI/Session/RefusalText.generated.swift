// Made by `make words` from Words/*/Refusals.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What the command line refuses before the book is asked.
enum RefusalText {
    /// There is no kind “{ $name }”.
    static func unknownKind(_ name: String) -> Label {
        Label(.refusals, 0, [.text(name)])
    }

    /// The kind “{ $kind }” has no field “{ $name }”; it has { $fields }.
    static func unknownField(kind: String, name: String, fields: Label) -> Label {
        Label(.refusals, 1, [.text(kind), .text(name), .label(fields)])
    }

    /// “{ $report }” can’t be asked for “{ $name }”; it can for { $choices }.
    static func unknownChoice(report: String, name: String, choices: Label) -> Label {
        Label(.refusals, 2, [.text(report), .text(name), .label(choices)])
    }

    /// { $path } is a link that leads nowhere: there is nothing at { $target }. Is a disk missing?
    static func deadLink(path: String, target: String) -> Label {
        Label(.refusals, 3, [.text(path), .text(target)])
    }

    /// There is no book at { $path }.
    static func noBook(_ path: String) -> Label {
        Label(.refusals, 4, [.text(path)])
    }

    /// “{ $title }” isn’t deleted.
    static func notDeleted(_ title: String) -> Label {
        Label(.refusals, 5, [.text(title)])
    }

    /// “{ $title }” was deleted for good; if that was the last thing done here, “tally undo” takes it back.
    static func goneForGood(_ title: String) -> Label {
        Label(.refusals, 6, [.text(title)])
    }

    /// { $path } is there already and isn’t a backup; choose another name.
    static func notABackup(_ path: String) -> Label {
        Label(.refusals, 7, [.text(path)])
    }

    /// { $path } is a book, which this would take the place of; choose another name.
    static func isABook(_ path: String) -> Label {
        Label(.refusals, 8, [.text(path)])
    }

    /// { $path } belongs to a book that may be in use; choose another name.
    static func ofABook(_ path: String) -> Label {
        Label(.refusals, 9, [.text(path)])
    }

    /// { $path } is there already; choose another name.
    static func alreadyThere(_ path: String) -> Label {
        Label(.refusals, 10, [.text(path)])
    }

    /// { $path } isn’t a backup of a book.
    static func noBackup(_ path: String) -> Label {
        Label(.refusals, 11, [.text(path)])
    }

    /// This tally was built without the app’s core for the browser; “make build” builds it.
    static var noCore: Label { Label(.refusals, 12) }

    /// { $path } holds other files; choose a folder that is new or empty.
    static func notASite(_ path: String) -> Label {
        Label(.refusals, 13, [.text(path)])
    }

    /// { $path } has more than 25 MB, which is the most.
    static func tooLarge(_ path: String) -> Label {
        Label(.refusals, 14, [.text(path)])
    }

    /// There is no file here of “{ $title }”.
    static func noFile(_ title: String) -> Label {
        Label(.refusals, 15, [.text(title)])
    }

    /// Nothing of “{ $title }” is made to be shown to others; that is of projects, pulls, and lists of essentials.
    static func notForOthers(_ title: String) -> Label {
        Label(.refusals, 16, [.text(title)])
    }

    /// { $path } is not the whole of what a browser’s recovery page downloads. “tally salvage { $path }” takes in what of it can be read.
    static func notADeviceFile(_ path: String) -> Label {
        Label(.refusals, 17, [.text(path)])
    }

    /// This is what a device kept of the book “{ $book }”, of which this book has nothing. Name the book it belongs to, as by --book { $book }, or a new one.
    static func ofAnotherBook(_ book: String) -> Label {
        Label(.refusals, 18, [.text(book)])
    }

    /// { $path } has nothing in it that can be read as what a browser’s recovery page downloads.
    static func nothingReadable(_ path: String) -> Label {
        Label(.refusals, 19, [.text(path)])
    }

    /// The server { $server } lets this device only look, as it last said: nothing was written here. Let it write there, with “tally device set NAME --write”, and then “tally sync” here.
    static func onlyLooks(_ server: String) -> Label {
        Label(.refusals, 20, [.text(server)])
    }

    /// The folder { $path } belongs to another user of this machine, who could change all that is in it. Run tally as that user, or choose a folder of your own with --data.
    static func folderOfAnother(_ path: String) -> Label {
        Label(.refusals, 21, [.text(path)])
    }

    /// Others may write into the folder { $path } and could change all that is in it. Take that right from them with “chmod go-w”, or choose another folder with --data.
    static func folderOfAll(_ path: String) -> Label {
        Label(.refusals, 22, [.text(path)])
    }

    /// The list of devices, { $path }, belongs to another user of this machine, who could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
    static func devicesOfAnother(_ path: String) -> Label {
        Label(.refusals, 23, [.text(path)])
    }

    /// Others may write into the list of devices, { $path }, and could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
    static func devicesOfAll(_ path: String) -> Label {
        Label(.refusals, 24, [.text(path)])
    }

    /// You may only look into this shared book, so nothing was written. An owner can let you write: in the app, under Settings › Shared books.
    static var onlyLooksHere: Label { Label(.refusals, 25) }
}

extension Catalogue {
    fileprivate static var refusals: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000K01?02603B03Z04405Y06X07_08]09G09f0;A0<=0<h0=K0?30@n0C;0DP0GC0Ib0LA0OO0RJ0TT",
                    patterns: """
                        There is no kind “\u{1}0”.
                        The kind “\u{1}0” has no field “\u{1}1”; it has \u{1}2.
                        “\u{1}0” can’t be asked for “\u{1}1”; it can for \u{1}2.
                        \u{1}0 is a link that leads nowhere: there is nothing at \u{1}1. Is a disk missing?
                        There is no book at \u{1}0.
                        “\u{1}0” isn’t deleted.
                        “\u{1}0” was deleted for good; if that was the last thing done here, “tally undo” takes it back.
                        \u{1}0 is there already and isn’t a backup; choose another name.
                        \u{1}0 is a book, which this would take the place of; choose another name.
                        \u{1}0 belongs to a book that may be in use; choose another name.
                        \u{1}0 is there already; choose another name.
                        \u{1}0 isn’t a backup of a book.
                        This tally was built without the app’s core for the browser; “make build” builds it.
                        \u{1}0 holds other files; choose a folder that is new or empty.
                        \u{1}0 has more than 25 MB, which is the most.
                        There is no file here of “\u{1}0”.
                        Nothing of “\u{1}0” is made to be shown to others; that is of projects, pulls, and lists of essentials.
                        \u{1}0 is not the whole of what a browser’s recovery page downloads. “tally salvage \u{1}0” takes in what of it can be read.
                        This is what a device kept of the book “\u{1}0”, of which this book has nothing. Name the book it belongs to, as by --book \u{1}0, or a new one.
                        \u{1}0 has nothing in it that can be read as what a browser’s recovery page downloads.
                        The server \u{1}0 lets this device only look, as it last said: nothing was written here. Let it write there, with “tally device set NAME --write”, and then “tally sync” here.
                        The folder \u{1}0 belongs to another user of this machine, who could change all that is in it. Run tally as that user, or choose a folder of your own with --data.
                        Others may write into the folder \u{1}0 and could change all that is in it. Take that right from them with “chmod go-w”, or choose another folder with --data.
                        The list of devices, \u{1}0, belongs to another user of this machine, who could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
                        Others may write into the list of devices, \u{1}0, and could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
                        You may only look into this shared book, so nothing was written. An owner can let you write: in the app, under Settings › Shared books.
                        """)
            case .german:
                MessageTable(
                    index: "00000P01E02D03M03f04D05e06f07l09=09f0:K0;h0=50=d0>J0@90BD0D\\0F50I>0Kf0NI0Qb0U20Wj",
                    patterns: """
                        Die Art „\u{1}0“ gibt es nicht.
                        Die Art „\u{1}0“ hat kein Feld „\u{1}1“; sie hat \u{1}2.
                        „\u{1}0“ lässt sich nicht nach „\u{1}1“ fragen; möglich: \u{1}2.
                        \u{1}0 ist ein Verweis ins Leere: bei \u{1}1 ist nichts. Fehlt ein Datenträger?
                        In \u{1}0 gibt es kein Buch.
                        „\u{1}0“ ist nicht gelöscht.
                        „\u{1}0“ wurde endgültig gelöscht; war das hier das Letzte, nimmt „tally undo“ es zurück.
                        \u{1}0 gibt es schon und ist keine Sicherung; bitte anders benennen.
                        \u{1}0 ist ein Buch, an dessen Stelle dies träte; bitte anders benennen.
                        \u{1}0 gehört zu einem Buch, das vielleicht in Gebrauch ist; bitte anders benennen.
                        \u{1}0 gibt es schon; bitte anders benennen.
                        \u{1}0 ist keine Sicherung eines Buches.
                        Dieses tally wurde ohne den Kern der App für den Browser gebaut; „make build“ baut ihn.
                        In \u{1}0 liegen andere Dateien; bitte ein neues oder leeres Verzeichnis nennen.
                        \u{1}0 hat mehr als 25 MB; mehr ist nicht erlaubt.
                        Zu „\u{1}0“ gibt es hier keine Datei.
                        Von „\u{1}0“ gibt es nichts, was anderen gezeigt wird; das gibt es von Projekten, Pulls und Listen von Dingen.
                        \u{1}0 ist nicht oder nicht ganz, was die Rettungsseite eines Browsers herunterlädt. „tally salvage \u{1}0“ übernimmt, was davon lesbar ist.
                        Das hat ein Gerät vom Buch „\u{1}0“ aufgehoben, von dem dieses Buch nichts hat. Nenne das Buch, zu dem es gehört, etwa mit --book \u{1}0, oder ein neues.
                        \u{1}0 enthält nichts, was sich als Download der Rettungsseite eines Browsers lesen lässt.
                        Der Server \u{1}0 lässt dieses Gerät nur ansehen, wie er zuletzt sagte: hier wurde nichts geschrieben. Erlaube ihm dort das Schreiben mit „tally device set NAME --write“, dann hier „tally sync“.
                        Der Ordner \u{1}0 gehört jemand anderem auf diesem Rechner, der alles darin ändern könnte. Starte tally unter dessen Namen, oder wähle mit --data einen eigenen Ordner.
                        In den Ordner \u{1}0 dürfen auch andere schreiben und könnten alles darin ändern. Nimm ihnen das mit „chmod go-w“, oder wähle mit --data einen anderen Ordner.
                        Die Liste der Geräte, \u{1}0, gehört jemand anderem auf diesem Rechner, der irgendwen eingelassen haben könnte. Leg sie anderswohin und lass die Geräte mit „tally device add“ neu ein; das Buch berührt das nicht.
                        In die Liste der Geräte, \u{1}0, dürfen auch andere schreiben und könnten irgendwen eingelassen haben. Leg sie anderswohin und lass die Geräte mit „tally device add“ neu ein; das Buch berührt das nicht.
                        In dieses geteilte Buch darfst du nur hineinsehen, also wurde nichts geschrieben. Wer es besitzt, kann dir das Schreiben erlauben: in der App unter Einstellungen › Geteilte Bücher.
                        """)
            case .italian:
                MessageTable(
                    index: "00000K01901k03I03h04A05i06o08909609\\0:<0;e0<`0=H0=n0?L0AS0DA0Eg0I?0L30Nm0RE0US0XC",
                    patterns: """
                        Il tipo «\u{1}0» non esiste.
                        Il tipo «\u{1}0» non ha un campo «\u{1}1»; ha \u{1}2.
                        A «\u{1}0» non si può chiedere «\u{1}1»; si può \u{1}2.
                        \u{1}0 è un collegamento che non porta da nessuna parte: in \u{1}1 non c’è nulla. Manca un disco?
                        Non c’è nessun libro in \u{1}0.
                        «\u{1}0» non è eliminato.
                        «\u{1}0» è stato eliminato per sempre; se è stata l’ultima cosa fatta qui, «tally undo» la annulla.
                        \u{1}0 esiste già e non è una copia di sicurezza; scegli un altro nome.
                        \u{1}0 è un libro, di cui questo prenderebbe il posto; scegli un altro nome.
                        \u{1}0 appartiene a un libro forse in uso; scegli un altro nome.
                        \u{1}0 esiste già; scegli un altro nome.
                        \u{1}0 non è la copia di un libro.
                        Questo tally è stato costruito senza il nucleo dell’app per il browser; «make build» lo costruisce.
                        \u{1}0 contiene altri file; scegli una cartella nuova o vuota.
                        \u{1}0 supera i 25 MB, che sono il massimo.
                        Di «\u{1}0» qui non c’è nessun file.
                        Di “\u{1}0” non c’è nulla da mostrare ad altri; c’è per progetti, gare e liste di cose.
                        \u{1}0 non è, o non per intero, ciò che scarica la pagina di recupero di un browser. «tally salvage \u{1}0» ne riprende ciò che si legge.
                        Questo è ciò che un dispositivo ha conservato del libro «\u{1}0», di cui questo libro non ha nulla. Indica il libro a cui appartiene, per esempio con --book \u{1}0, o uno nuovo.
                        \u{1}0 non contiene nulla che si possa leggere come ciò che scarica la pagina di recupero di un browser.
                        Il server \u{1}0 permette a questo dispositivo solo di guardare, come ha detto l’ultima volta: qui non è stato scritto nulla. Permettigli lì di scrivere con «tally device set NOME --write», poi qui «tally sync».
                        La cartella \u{1}0 è di un altro utente di questo computer, che potrebbe cambiare tutto ciò che contiene. Avvia tally come quell’utente, oppure scegli una tua cartella con --data.
                        Anche altri possono scrivere nella cartella \u{1}0 e potrebbero cambiare tutto ciò che contiene. Togli loro questo diritto con «chmod go-w», oppure scegli un’altra cartella con --data.
                        L’elenco dei dispositivi, \u{1}0, è di un altro utente di questo computer, che potrebbe avervi ammesso chiunque. Spostalo altrove e ammetti di nuovo i dispositivi con «tally device add»; il libro non ne è toccato.
                        Anche altri possono scrivere nell’elenco dei dispositivi, \u{1}0, e potrebbero avervi ammesso chiunque. Spostalo altrove e ammetti di nuovo i dispositivi con «tally device add»; il libro non ne è toccato.
                        In questo libro condiviso puoi solo guardare, quindi non è stato scritto nulla. Un proprietario può permetterti di scrivere: nell’app, in Impostazioni › Libri condivisi.
                        """)
            }
        }
    }
}
