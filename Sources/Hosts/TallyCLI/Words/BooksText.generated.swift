// Made by `make words` from Words/*/Books.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What the command line says of the books of a data directory.
enum BooksText {
    /// Book
    static var book: Label { Label(.books, 0) }

    /// Name
    static var name: Label { Label(.books, 1) }

    /// Colour
    static var color: Label { Label(.books, 2) }

    /// File
    static var file: Label { Label(.books, 3) }

    /// In the trash
    static var trashed: Label { Label(.books, 4) }

    /// yes
    static var yes: Label { Label(.books, 5) }

    /// “{ $name }” is there; --book { $key } means it.
    static func added(name: String, key: String) -> Label {
        Label(.books, 6, [.text(name), .text(key)])
    }

    /// The book is called “{ $name }” now.
    static func renamed(_ name: String) -> Label {
        Label(.books, 7, [.text(name)])
    }

    /// “{ $name }” has its colour.
    static func painted(_ name: String) -> Label {
        Label(.books, 8, [.text(name)])
    }

    /// “{ $name }” is in the trash; “tally book restore” brings it back.
    static func deleted(_ name: String) -> Label {
        Label(.books, 9, [.text(name)])
    }

    /// “{ $name }” is back.
    static func restored(_ name: String) -> Label {
        Label(.books, 10, [.text(name)])
    }

    /// “{ $name }” and all that was in it is gone for good.
    static func gone(_ name: String) -> Label {
        Label(.books, 11, [.text(name)])
    }

    /// “{ $title }” { $count ->
    ///     [0] is in “{ $book }” now.
    ///     [one] and { $count } thing with it are in “{ $book }” now.
    ///    *[other] and { $count } things with it are in “{ $book }” now.
    /// } “tally undo” brings it back here.
    static func moved(title: String, book: String, count: Int) -> Label {
        Label(.books, 12, [.text(title), .text(book), .number(count)])
    }

    /// “{ $title }” { $count ->
    ///     [0] is in “{ $book }” now.
    ///     [one] and { $count } thing with it are in “{ $book }” now.
    ///    *[other] and { $count } things with it are in “{ $book }” now.
    /// } Others here refer to it, so it stays as well.
    static func copied(title: String, book: String, count: Int) -> Label {
        Label(.books, 13, [.text(title), .text(book), .number(count)])
    }

    /// Needed here as well, and so in both books: { $names }.
    static func copiedToo(_ names: String) -> Label {
        Label(.books, 14, [.text(names)])
    }

    /// Here it is off: { $names }.
    static func losing(_ names: String) -> Label {
        Label(.books, 15, [.text(names)])
    }

    /// “{ $book }” had this already, and takes what was written here later: { $names }.
    static func writtenOver(book: String, names: String) -> Label {
        Label(.books, 16, [.text(book), .text(names)])
    }

    /// “{ $title }” is in “{ $book }” again, and no longer in “{ $other }”.
    static func tookBack(title: String, book: String, other: String) -> Label {
        Label(.books, 17, [.text(title), .text(book), .text(other)])
    }

    /// “{ $title }” is in “{ $book }” again; “{ $other }” has it as it was there before.
    static func tookBackThereToo(title: String, book: String, other: String) -> Label {
        Label(.books, 18, [.text(title), .text(book), .text(other)])
    }

    /// “{ $title }” came by a move from a book that isn’t here, or is in the trash. Undone in this one alone, it would be in none: nothing was done.
    static func cameFromElsewhere(_ title: String) -> Label {
        Label(.books, 19, [.text(title)])
    }

    /// “{ $title }” was moved to a book that isn’t here, or is in the trash: nothing was done. “{ $command }” brings it back here; the other book keeps it as well.
    static func wentElsewhere(title: String, command: String) -> Label {
        Label(.books, 20, [.text(title), .text(command)])
    }

    /// “{ $title }” was changed in “{ $book }” since it was moved, so it stays there, as it is now. “{ $command }” moves it back.
    static func usedSince(title: String, book: String, command: String) -> Label {
        Label(.books, 21, [.text(title), .text(book), .text(command)])
    }

    /// “{ $name }”:
    static func syncing(_ name: String) -> Label {
        Label(.books, 22, [.text(name)])
    }

    /// The server has a book “{ $name }” too, and this directory something else under its name or its file’s: rename or move that, then sync again.
    static func sameNameThere(_ name: String) -> Label {
        Label(.books, 23, [.text(name)])
    }

    /// The server names a book “{ $name }” whose address, “{ $key }”, can be none. It is left out.
    static func oddKey(name: String, key: String) -> Label {
        Label(.books, 24, [.text(name), .text(key)])
    }

    /// The server names the book at “{ $key }” as nothing can be called, “{ $name }”: empty, too long, or no plain line. It is left out.
    static func oddName(name: String, key: String) -> Label {
        Label(.books, 25, [.text(name), .text(key)])
    }

    /// The server names a second book at “{ $key }”, “{ $name }”. It is left out.
    static func namedTwice(name: String, key: String) -> Label {
        Label(.books, 26, [.text(name), .text(key)])
    }

    /// The server names more than { $most } books. “{ $name }” is left out.
    static func tooManyThere(name: String, most: String) -> Label {
        Label(.books, 27, [.text(name), .text(most)])
    }

    /// “{ $name }” has no server yet; “tally sync URL --book” gives it one.
    static func noServer(_ name: String) -> Label {
        Label(.books, 28, [.text(name)])
    }

    /// There is no book “{ $name }” yet; what is added to it makes it.
    static func notYet(_ name: String) -> Label {
        Label(.books, 29, [.text(name)])
    }

    /// The book “{ $name }” is new: nothing went by that name. “{ $command }” takes it away again.
    static func begun(name: String, command: String) -> Label {
        Label(.books, 30, [.text(name), .text(command)])
    }

    /// There is no book “{ $name }”.
    static func unknown(_ name: String) -> Label {
        Label(.books, 31, [.text(name)])
    }

    /// The book “{ $name }” is in the trash; “tally book restore” brings it back.
    static func inTrash(_ name: String) -> Label {
        Label(.books, 32, [.text(name)])
    }

    /// The book “{ $name }” isn’t in the trash.
    static func notInTrash(_ name: String) -> Label {
        Label(.books, 33, [.text(name)])
    }

    /// There is a book “{ $name }” already.
    static func taken(_ name: String) -> Label {
        Label(.books, 34, [.text(name)])
    }

    /// Two books go by the name “{ $name }”. What stands for each, as --book takes it: { $handles }.
    static func ambiguous(name: String, handles: String) -> Label {
        Label(.books, 35, [.text(name), .text(handles)])
    }

    /// “{ $name }” can’t name a book; a name has 1 to { $most } characters in one line.
    static func badName(name: String, most: String) -> Label {
        Label(.books, 36, [.text(name), .text(most)])
    }

    /// The first book can’t be deleted. “tally book delete” is for the others.
    static var first: Label { Label(.books, 37) }

    /// There are { $most } books already, those in the trash included, and there can’t be more. “tally book delete NAME --for-good” makes room.
    static func full(_ most: String) -> Label {
        Label(.books, 38, [.text(most)])
    }

    /// The file of the book “{ $name }” isn’t there any more: { $path }. Put it back, or bring it back with “tally restore-backup FILE --book { $key }”. “tally book delete { $key }” takes the book off the list.
    static func missing(name: String, key: String, path: String) -> Label {
        Label(.books, 39, [.text(name), .text(key), .text(path)])
    }

    /// “{ $title }” belongs to another record; that one can be moved, and takes it along.
    static func belongs(_ title: String) -> Label {
        Label(.books, 40, [.text(title)])
    }

    /// That is in the book “{ $book }” already.
    static func isThere(_ book: String) -> Label {
        Label(.books, 41, [.text(book)])
    }

    /// { $file } is a book that the list doesn’t name, as after the list was lost. “tally book restore { $name }” puts it into the list.
    static func unlisted(file: String, name: String) -> Label {
        Label(.books, 42, [.text(file), .text(name)])
    }

    /// The list of books, { $path }, is damaged. Move it elsewhere: the books aren’t touched by that, and --book with the name of a file that is there lists it anew.
    static func damaged(_ path: String) -> Label {
        Label(.books, 43, [.text(path)])
    }

    /// The list of books, { $path }, was written by a newer version of Tallybook.
    static func newer(_ path: String) -> Label {
        Label(.books, 44, [.text(path)])
    }
}

extension Catalogue {
    fileprivate static var books: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000500:00A00F00S00W01>01_02803;03M04?06b09M0:<0:P0;V0<P0=W0?c0B80Cf0D00F<0GS0IP0JV0KQ0LW0MT0Ng0OB0PN0Q60QX0Ri0T20U@0WH0ZH0[W0\\=0^70`Q0aU",
                    patterns: """
                        Book
                        Name
                        Colour
                        File
                        In the trash
                        yes
                        “\u{1}0” is there; --book \u{1}1 means it.
                        The book is called “\u{1}0” now.
                        “\u{1}0” has its colour.
                        “\u{1}0” is in the trash; “tally book restore” brings it back.
                        “\u{1}0” is back.
                        “\u{1}0” and all that was in it is gone for good.
                        “\u{1}0” \u{2}2\u{3}0\u{4}is in “\u{1}1” now.\u{3}one\u{4}and \u{1}2 thing with it are in “\u{1}1” now.\u{3}\u{4}and \u{1}2 things with it are in “\u{1}1” now.\u{5} “tally undo” brings it back here.
                        “\u{1}0” \u{2}2\u{3}0\u{4}is in “\u{1}1” now.\u{3}one\u{4}and \u{1}2 thing with it are in “\u{1}1” now.\u{3}\u{4}and \u{1}2 things with it are in “\u{1}1” now.\u{5} Others here refer to it, so it stays as well.
                        Needed here as well, and so in both books: \u{1}0.
                        Here it is off: \u{1}0.
                        “\u{1}0” had this already, and takes what was written here later: \u{1}1.
                        “\u{1}0” is in “\u{1}1” again, and no longer in “\u{1}2”.
                        “\u{1}0” is in “\u{1}1” again; “\u{1}2” has it as it was there before.
                        “\u{1}0” came by a move from a book that isn’t here, or is in the trash. Undone in this one alone, it would be in none: nothing was done.
                        “\u{1}0” was moved to a book that isn’t here, or is in the trash: nothing was done. “\u{1}1” brings it back here; the other book keeps it as well.
                        “\u{1}0” was changed in “\u{1}1” since it was moved, so it stays there, as it is now. “\u{1}2” moves it back.
                        “\u{1}0”:
                        The server has a book “\u{1}0” too, and this directory something else under its name or its file’s: rename or move that, then sync again.
                        The server names a book “\u{1}0” whose address, “\u{1}1”, can be none. It is left out.
                        The server names the book at “\u{1}1” as nothing can be called, “\u{1}0”: empty, too long, or no plain line. It is left out.
                        The server names a second book at “\u{1}1”, “\u{1}0”. It is left out.
                        The server names more than \u{1}1 books. “\u{1}0” is left out.
                        “\u{1}0” has no server yet; “tally sync URL --book” gives it one.
                        There is no book “\u{1}0” yet; what is added to it makes it.
                        The book “\u{1}0” is new: nothing went by that name. “\u{1}1” takes it away again.
                        There is no book “\u{1}0”.
                        The book “\u{1}0” is in the trash; “tally book restore” brings it back.
                        The book “\u{1}0” isn’t in the trash.
                        There is a book “\u{1}0” already.
                        Two books go by the name “\u{1}0”. What stands for each, as --book takes it: \u{1}1.
                        “\u{1}0” can’t name a book; a name has 1 to \u{1}1 characters in one line.
                        The first book can’t be deleted. “tally book delete” is for the others.
                        There are \u{1}0 books already, those in the trash included, and there can’t be more. “tally book delete NAME --for-good” makes room.
                        The file of the book “\u{1}0” isn’t there any more: \u{1}2. Put it back, or bring it back with “tally restore-backup FILE --book \u{1}1”. “tally book delete \u{1}1” takes the book off the list.
                        “\u{1}0” belongs to another record; that one can be moved, and takes it along.
                        That is in the book “\u{1}0” already.
                        \u{1}0 is a book that the list doesn’t name, as after the list was lost. “tally book restore \u{1}1” puts it into the list.
                        The list of books, \u{1}0, is damaged. Move it elsewhere: the books aren’t touched by that, and --book with the name of a file that is there lists it anew.
                        The list of books, \u{1}0, was written by a newer version of Tallybook.
                        """)
            case .german:
                MessageTable(
                    index: "00000500:00@00F00T00W01<01\\02603>03V04I0780:60:l0;N0<_0=[0>e0A=0Ch0Ek0F50He0JU0Lc0N40O50PB0QJ0RT0S50TF0U30UT0VT0Wc0Y<0[H0^U0_n0`N0bN0e30f>",
                    patterns: """
                        Buch
                        Name
                        Farbe
                        Datei
                        Im Papierkorb
                        ja
                        „\u{1}0“ ist da; --book \u{1}1 meint es.
                        Das Buch heißt jetzt „\u{1}0“.
                        „\u{1}0“ hat seine Farbe.
                        „\u{1}0“ liegt im Papierkorb; „tally book restore“ holt es zurück.
                        „\u{1}0“ ist wieder da.
                        „\u{1}0“ ist mit allem darin endgültig gelöscht.
                        „\u{1}0“ \u{2}2\u{3}0\u{4}ist jetzt in „\u{1}1“.\u{3}one\u{4}und \u{1}2 Eintrag dazu sind jetzt in „\u{1}1“.\u{3}\u{4}und \u{1}2 Einträge dazu sind jetzt in „\u{1}1“.\u{5} „tally undo“ holt es hierher zurück.
                        „\u{1}0“ \u{2}2\u{3}0\u{4}ist jetzt in „\u{1}1“.\u{3}one\u{4}und \u{1}2 Eintrag dazu sind jetzt in „\u{1}1“.\u{3}\u{4}und \u{1}2 Einträge dazu sind jetzt in „\u{1}1“.\u{5} Anderes hier verweist darauf, darum bleibt es auch hier.
                        Auch hier gebraucht und darum in beiden Büchern: \u{1}0.
                        Hier steht es nicht mehr auf: \u{1}0.
                        „\u{1}0“ hatte das schon und übernimmt, was hier später geschrieben wurde: \u{1}1.
                        „\u{1}0“ ist wieder in „\u{1}1“ und nicht mehr in „\u{1}2“.
                        „\u{1}0“ ist wieder in „\u{1}1“; „\u{1}2“ hat es, wie es vorher dort war.
                        „\u{1}0“ kam durch Verschieben aus einem Buch, das nicht hier ist oder im Papierkorb liegt. Nur hier widerrufen wäre es in keinem: Nichts wurde getan.
                        „\u{1}0“ wurde in ein Buch verschoben, das nicht hier ist oder im Papierkorb liegt: Nichts wurde getan. „\u{1}1“ holt es hierher zurück; das andere Buch behält es auch.
                        „\u{1}0“ wurde in „\u{1}1“ seit dem Verschieben geändert und bleibt darum dort, wie es jetzt ist. „\u{1}2“ verschiebt es zurück.
                        „\u{1}0“:
                        Auch der Server hat ein Buch „\u{1}0“, und in diesem Verzeichnis heißt schon etwas anderes so oder hat dessen Datei: umbenennen oder verschieben, dann noch einmal abgleichen.
                        Der Server nennt ein Buch „\u{1}0“ unter einer Adresse, die es nicht geben kann: „\u{1}1“. Es wird ausgelassen.
                        Der Server nennt das Buch unter „\u{1}1“ so, wie nichts heißen kann, „\u{1}0“: leer, zu lang oder keine einfache Zeile. Es wird ausgelassen.
                        Der Server nennt unter „\u{1}1“ ein zweites Buch, „\u{1}0“. Es wird ausgelassen.
                        Der Server nennt mehr als \u{1}1 Bücher. „\u{1}0“ wird ausgelassen.
                        „\u{1}0“ hat noch keinen Server; „tally sync URL --book“ gibt ihm einen.
                        Das Buch „\u{1}0“ gibt es noch nicht; was du darin anlegst, legt es an.
                        Das Buch „\u{1}0“ ist neu: Keines hieß so. „\u{1}1“ nimmt es wieder weg.
                        Das Buch „\u{1}0“ gibt es nicht.
                        Das Buch „\u{1}0“ liegt im Papierkorb; „tally book restore“ holt es zurück.
                        Das Buch „\u{1}0“ liegt nicht im Papierkorb.
                        Das Buch „\u{1}0“ gibt es schon.
                        Zwei Bücher heißen „\u{1}0“. So unterscheidet --book sie: \u{1}1.
                        „\u{1}0“ kann kein Buch heißen; ein Name hat 1 bis \u{1}1 Zeichen in einer Zeile.
                        Das erste Buch lässt sich nicht löschen. „tally book delete“ ist für die anderen.
                        Es gibt schon \u{1}0 Bücher, die im Papierkorb mitgezählt; mehr können es nicht sein. „tally book delete NAME --for-good“ schafft Platz.
                        Die Datei des Buchs „\u{1}0“ ist nicht mehr da: \u{1}2. Leg sie zurück oder hol es mit „tally restore-backup DATEI --book \u{1}1“ aus einer Sicherung. „tally book delete \u{1}1“ nimmt das Buch von der Liste.
                        „\u{1}0“ gehört zu einem anderen Eintrag; der lässt sich verschieben und nimmt es mit.
                        Das ist schon im Buch „\u{1}0“.
                        \u{1}0 ist ein Buch, das die Liste nicht nennt, etwa nachdem sie verloren ging. „tally book restore \u{1}1“ setzt es auf die Liste.
                        Die Liste der Bücher, \u{1}0, ist beschädigt. Leg sie anderswohin: Die Bücher berührt das nicht, und --book mit dem Namen einer vorhandenen Datei nimmt sie neu auf.
                        Die Liste der Bücher, \u{1}0, stammt von einer neueren Version von Tallybook.
                        """)
            case .italian:
                MessageTable(
                    index: "00000600;00B00G00S00W01;01Z02302m03E04<0790:M0;G0;_0<h0=\\0>\\0@g0CC0E80E@0G_0IC0KI0LQ0MN0NX0O]0Pm0QI0RL0S00SM0TJ0Ub0W00Y20[i0]60]P0_X0b20cH",
                    patterns: """
                        Libro
                        Nome
                        Colore
                        File
                        Nel cestino
                        sì
                        «\u{1}0» c’è; --book \u{1}1 lo indica.
                        Ora il libro si chiama «\u{1}0».
                        «\u{1}0» ha il suo colore.
                        «\u{1}0» è nel cestino; «tally book restore» lo riporta.
                        «\u{1}0» è di nuovo qui.
                        «\u{1}0» è eliminato per sempre con tutto il contenuto.
                        «\u{1}0» \u{2}2\u{3}0\u{4}ora è in «\u{1}1».\u{3}one\u{4}e \u{1}2 voce con lei ora sono in «\u{1}1».\u{3}many\u{4}e \u{1}2 di voci con lei ora sono in «\u{1}1».\u{3}\u{4}e \u{1}2 voci con lei ora sono in «\u{1}1».\u{5} «tally undo» la riporta qui.
                        «\u{1}0» \u{2}2\u{3}0\u{4}ora è in «\u{1}1».\u{3}one\u{4}e \u{1}2 voce con lei ora sono in «\u{1}1».\u{3}many\u{4}e \u{1}2 di voci con lei ora sono in «\u{1}1».\u{3}\u{4}e \u{1}2 voci con lei ora sono in «\u{1}1».\u{5} Altre voci qui vi rimandano, perciò resta anche qui.
                        Serve anche qui, e perciò è in tutti e due i libri: \u{1}0.
                        Qui non è più in: \u{1}0.
                        «\u{1}0» lo aveva già, e riprende ciò che qui è stato scritto dopo: \u{1}1.
                        «\u{1}0» è di nuovo in «\u{1}1», e non più in «\u{1}2».
                        «\u{1}0» è di nuovo in «\u{1}1»; «\u{1}2» la ha com’era lì prima.
                        «\u{1}0» è venuto da un libro che non è qui, o è nel cestino. Annullato solo in questo, non sarebbe in nessuno: non è stato fatto nulla.
                        «\u{1}0» è stato spostato in un libro che non è qui, o è nel cestino: non è stato fatto nulla. «\u{1}1» lo riporta qui; l’altro libro lo tiene anche lui.
                        «\u{1}0» è stato modificato in «\u{1}1» dopo lo spostamento, perciò resta lì com’è ora. «\u{1}2» lo sposta indietro.
                        «\u{1}0»:
                        Anche il server ha un libro «\u{1}0», e in questa cartella qualcos’altro ha quel nome o il nome del suo file: rinominalo o spostalo, poi sincronizza di nuovo.
                        Il server indica un libro «\u{1}0» con un indirizzo che non può esistere: «\u{1}1». Viene tralasciato.
                        Il server dà al libro in «\u{1}1» un nome che nulla può avere, «\u{1}0»: vuoto, troppo lungo o non di una sola riga. Viene tralasciato.
                        Il server indica un secondo libro in «\u{1}1», «\u{1}0». Viene tralasciato.
                        Il server indica più di \u{1}1 libri. «\u{1}0» viene tralasciato.
                        «\u{1}0» non ha ancora un server; «tally sync URL --book» gliene dà uno.
                        Il libro «\u{1}0» non c’è ancora; nasce con quello che vi aggiungi.
                        Il libro «\u{1}0» è nuovo: nessuno si chiamava così. «\u{1}1» lo toglie di nuovo.
                        Il libro «\u{1}0» non c’è.
                        Il libro «\u{1}0» è nel cestino; «tally book restore» lo riporta.
                        Il libro «\u{1}0» non è nel cestino.
                        C’è già un libro «\u{1}0».
                        Due libri si chiamano «\u{1}0». Così li distingue --book: \u{1}1.
                        «\u{1}0» non può essere il nome di un libro; un nome ha da 1 a \u{1}1 caratteri su una riga.
                        Il primo libro non si può eliminare. «tally book delete» è per gli altri.
                        Ci sono già \u{1}0 libri, compresi quelli nel cestino, e non possono essere di più. «tally book delete NOME --for-good» fa posto.
                        Il file del libro «\u{1}0» non c’è più: \u{1}2. Rimettilo al suo posto o recuperalo con «tally restore-backup FILE --book \u{1}1». «tally book delete \u{1}1» toglie il libro dall’elenco.
                        «\u{1}0» appartiene a un’altra voce; si sposta quella, che la porta con sé.
                        È già nel libro «\u{1}0».
                        \u{1}0 è un libro che l’elenco non nomina, come dopo che l’elenco è andato perso. «tally book restore \u{1}1» lo rimette nell’elenco.
                        L’elenco dei libri, \u{1}0, è danneggiato. Spostalo altrove: i libri non ne sono toccati, e --book con il nome di un file che c’è lo rimette in elenco.
                        L’elenco dei libri, \u{1}0, è stato scritto da una versione più recente di Tallybook.
                        """)
            }
        }
    }
}
