today = Heute
due = Fällig
up-next = Als Nächstes
load-sample = Laden
search-everything = Alles durchsuchen
search-hint = Tippe mindestens einen Buchstaben. Die Taste / führt von überall hierher.
search = Suchen
nothing-found = Nichts enthält „{ $text }“.
found-in-hidden = In Bereichen, die du ausgeblendet hast:
add-anything = Was kommt dazu?
add-hint = „Milch 2 l“, „Aufsatz bis Freitag 20 %“, „93,1 m Red Rock“: Unten steht, wohin es passt, und erst deine Wahl legt es an.
add-there = Schon da
search-for = Suchen…
trash-title = Papierkorb
trash-empty = Der Papierkorb ist leer
trash-empty-sentence = Was du löschst, wartet hier, bis du es zurückhaben willst.
restore = Wiederherstellen
more-for = Mehr zu { $title }
for-good = Endgültig löschen
trash-honest = Endgültig Gelöschtes ist auf allen deinen Geräten aus dem Papierkorb. Was darin stand, bleibt im Protokoll dieses Buchs und in Sicherungen, und Geräte mit älterer Version zeigen es noch in ihrem Papierkorb.
empty-trash = Papierkorb leeren
empty-after = Leert sich von selbst
days-later = { $days ->
    [one] Nach { $days } Tag
   *[other] Nach { $days } Tagen
}
never = Nie
deleted-for-good = Endgültig gelöscht
deleted-on = Gelöscht am { $date }
history-title = Verlauf
created = Angelegt
changed = Geändert
undo-this = Das widerrufen
deleted = Gelöscht
restored = Wiederhergestellt
language = Sprache
language-of-browser = Wie der Browser
theme = Darstellung
theme-system = System
theme-light = Hell
theme-dark = Dunkel
save = Sichern
data = Daten
sample-title = Beispieldaten
sample-sentence = Legt Beispiele zum Umsehen an. Ein einziges Widerrufen nimmt sie alle zurück.
reset = Von vorn beginnen
reset-sentence = Legt alles in den Papierkorb, als eine Handlung, die sich widerrufen lässt.
reset-button = Buch leeren
export = Export
export-sentence = Was jetzt im Buch steht, als eine JSON-Datei, zum Aufheben oder Mitnehmen. Verlauf und Papierkorb fehlen darin; „tally backup“ sichert auch sie.
export-button = Herunterladen
import-title = Import
import-sentence = Liest ein hier exportiertes Buch oder eine Tabelle sowie Listen, Notenbücher, Notizen, Matrizen und Kalender von anderswo, auch als .xlsx oder .ods. Mit einem Mal zu widerrufen.
import-button = Importieren
file = Datei
nothing-chosen = Es wurde keine Datei gewählt.
nothing-new = Das alles steht schon im Buch; nichts wurde geändert.
missing-files = { $count ->
    [one] Was Anhänge nennen, kam nicht mit: { $count } Datei.
   *[other] Was Anhänge nennen, kam nicht mit: { $count } Dateien.
}
tables = Tabellen
tables-sentence = Jede Liste als CSV-Datei für Tabellenprogramme.
no-tables = Noch gibt es nichts für eine Tabelle.
about = Über
about-sentence = Tallybook ist freie Software unter der Apache-Lizenz 2.0. Deine Daten bleiben bei dir.
check = Buch prüfen
digest = Prüfsumme
digest-sentence = Zeigen zwei Geräte dieselbe Prüfsumme, haben sie dasselbe Buch.

import-unreadable = Diese Datei kann Tallybook nicht lesen: Sie ist weder ein hier exportiertes Buch oder eine Tabelle noch etwas von dem anderen, das unten steht.
import-read-as = Gelesen als { $name }.
import-table-of = Eine Tabelle: { $kind }.
import-what-is-it = Was ist das?
import-look = Ansehen
import-keep = Übernehmen
import-look-in = Ansehen unter { $tracker }
import-name-taken = „{ $name }“ gibt es schon: Wähl es unten aus, oder gib dem Neuen einen anderen Namen.
import-into = Kommt zu
import-new-one = Etwas Neuem
import-named = Name des Neuen
import-more = und noch { $number }
import-records = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
import-added = { $number } neu
import-changed = { $number } geändert
import-restored = { $number } aus dem Papierkorb
import-unchanged = { $number } wie zuvor
format-list = Einkaufsliste
format-grades = Notentabelle
format-matrix = Entscheidungstabelle
format-notes = Notizen von einem Pulling
format-hooks = Tabelle von Zügen
format-calendar = Kalender

book-title = Bücher
book-sentence = Mehrere, jedes für sich: das eigene, das des Haushalts, das des Vereins.
book-elsewhere = Bücher verwaltet der Heimserver. Sie sind zu sehen, wenn er erreichbar ist.
book-list-damaged = Die Liste der Bücher, books.db, ist beschädigt. Die Bücher berührt das nicht: Leg die Liste aus dem Datenordner anderswohin, und „tally --book NAME“ nimmt jede Datei wieder auf.
book-list-newer = Die Liste der Bücher stammt von einer neueren Version von Tallybook. Mit einem Update sind sie zu sehen.
book-list-unreadable = Die Liste der Bücher lässt sich gerade nicht lesen. Die Bücher berührt das nicht.
move-title = In ein anderes Buch
move-to = Buch
move-now = Verschieben
move-copy = Kopieren
move-nowhere = Es gibt noch kein anderes Buch.
move-along = { $count ->
    [one] { $count } Eintrag, der dazugehört, kommt mit.
   *[other] { $count } Einträge, die dazugehören oder darin sind, kommen mit.
}
move-copied = Auch hier gebraucht und darum dann in beiden Büchern: { $names }.
move-losing = Hier steht es dann nicht mehr auf: { $names }.
move-stays = Anderes hier verweist darauf, darum bleibt es, und das andere Buch bekommt eine Kopie.
move-undo = Ein Widerruf, hier oder dort, holt es in beiden Büchern zurück.
moved = „{ $title }“ ist jetzt in „{ $book }“.
move-back = Es ist wieder hier. In „{ $book }“ ist es auch.
move-there = Es ist auch in „{ $book }“.
moved-away = „{ $title }“ wurde in ein anderes Buch verschoben.
move-back-whole = Es ist wieder hier und nicht mehr in „{ $book }“.
move-came = Es kam aus einem anderen Buch hierher. Widerrufen macht das in beiden rückgängig.
move-used = „{ $title }“ wurde in „{ $book }“ seither geändert und bleibt darum dort, wie es jetzt ist. Verschieb es von dort zurück.
move-used-here = „{ $title }“ wurde hier geändert, seit es kam, und bleibt darum. Verschieb es von hier zurück.
move-from = Von „{ $book }“ zurückverschieben
move-missing = Das andere Buch ist nicht hier oder liegt im Papierkorb. Darum wird das Verschieben nicht widerrufen; sobald es wieder hier ist, geht das. Wiederhergestellt ist es hier und auch dort.
move-missing-here = Das Buch, aus dem es kam, ist nicht hier oder liegt im Papierkorb. Darum wird das Verschieben nicht widerrufen, denn dann wäre es in keinem. Sobald jenes Buch wieder hier ist, geht das.
# $book (Text)
move-reads = „{ $book }“ darfst du nur lesen, darum wird nichts dorthin oder von dort weg verschoben.
move-unsettled = Bevor es geht, ist das zu entscheiden, denn es käme nicht mit.
book-here = In diesem bist du
book-open-it = Öffnen
book-open = { $title } öffnen
book-edit = { $title } bearbeiten
book-new = Neues Buch
book-add = Buch hinzufügen
book-name = Name
book-color = Farbe
book-no-color = Keine
book-first = Das ist das erste Buch. Es behält die kurzen Adressen und lässt sich nicht löschen.
book-delete = Dieses Buch löschen
book-delete-sentence = Es kommt mit allem darin in den Papierkorb, für jedes Gerät dieses Servers, und lässt sich dort wiederherstellen.
book-deleted = „{ $name }“ liegt im Papierkorb.
book-restore = Wiederherstellen
book-gone = Endgültig löschen
book-gone-sentence = Was endgültig gelöscht wird, ist mit seiner Datei weg; nichts holt es zurück.
book-taken = Das Buch „{ $name }“ gibt es schon.
book-bad-name = Der Name eines Buches hat 1 bis { $most } Zeichen in einer Zeile.
book-full = Es gibt schon { $most } Bücher, die im Papierkorb mitgezählt; mehr können es nicht sein. Lösche erst eines endgültig.
book-unlisted = Nicht in der Liste
book-unlisted-sentence = Das sind ihren Dateien nach Bücher, doch die Liste nennt sie nicht, etwa weil sie verloren ging. Wiederhergestellt stehen sie wieder darin.
device-title = Geräte
device-sentence = Wer hereindarf: ein Telefon hinzufügen, ein verlorenes entfernen.
device-elsewhere = Geräte verwaltet der Heimserver. Sie sind zu sehen, wenn ein eingelassenes Gerät online ist.
device-none = Noch kein Gerät ist eingelassen. Auf dem Rechner des Servers selbst ist das nicht nötig.
device-own = Dieses
device-unlocked = Der Server wurde mit --no-lock gestartet: Wer ihn erreicht, kommt herein, was hier auch steht.
device-reads = Liest nur
device-writes = Liest und schreibt
device-right = Was es darf
device-made = Eingelassen
device-seen = Zuletzt hier
device-never-seen = noch nicht hier
device-today = heute
device-seen-on = Zuletzt hier: { $date }
device-add = Gerät hinzufügen
device-another = Ein weiteres Gerät einlassen
device-open-it = Scann den Code mit dem anderen Gerät oder öffne dort die Adresse. Sie lässt ein Gerät ein, binnen { $minutes } Minuten.
device-all-books = Es kommt in jedes Buch dieses Servers.
device-entered = „{ $name }“ ist eingelassen.
device-code = Die Adresse als QR-Code
device-done = Fertig
device-name = Name
device-rename = Umbenennen
device-remove = „{ $name }“ entfernen
device-remove-sentence = Es ist sofort ausgesperrt. Auch offene Einladungen enden. Was es kopiert hat, bleibt auf ihm. Kannte es die Kalenderadresse deiner Erinnerungen, kann es sie dort weiter lesen, bis du sie erneuerst: Projekte → Erinnerungen.
device-remove-own-sentence = Das ist das Gerät in deiner Hand: Es ist sofort ausgesperrt und braucht eine neue Adresse, um zurückzukommen.
device-removed = „{ $name }“ ist ausgesperrt.
device-undo = Widerrufen
device-bad-name = Der Name eines Geräts hat 1 bis { $most } Zeichen in einer Zeile.

look-title = Bitte ansehen
look-count = { $count } bitte ansehen
look-sentence = Geräte taten, was nicht zusammenpasst; hier lässt es sich entscheiden.
look-all-well = Alles in Ordnung
look-all-well-sentence = Nichts in diesem Buch braucht einen Blick.
look-more = … und noch { $count }.
look-restore = „{ $title }“ wiederherstellen
look-delete-them = Auch löschen
look-leave-deleted = Gelöscht lassen
look-move-to = „{ $title }“ verschieben nach
look-move = Verschieben
look-merge = Zu einem machen
look-keep-both = Beide behalten
look-together = Zu einem gemacht heißt es:
look-wrong-clock = Eine Uhr ging falsch
look-take-in = Mit Stand von jetzt aufnehmen
look-comes-by-itself = Geht die Uhr hier falsch, so stelle sie richtig: Dann kommt alles von selbst.
look-keep-this = Diese Fassung behalten
look-shown = wird gezeigt
look-open = Öffnen
look-set-to = Auf { $value } setzen
look-clear = Leeren
look-delete = Löschen

storage-title = Auf diesem Gerät
storage-sentence = Das Buch liegt auch in diesem Browser. Wird der Platz knapp, darf er es löschen, außer er hat zugesagt, es zu behalten.
storage-kept = Zugesagt
storage-loose = Nicht zugesagt
storage-keep = Um Zusage bitten

sync-title = Abgleich
sync-server = Server
sync-last-time = Letztes Mal
sync-waiting = Zu sendende Änderungen
sync-now = Jetzt abgleichen
sync-work-offline = Offline arbeiten
sync-work-online = Online gehen
sync-offline-sentence = Alles geht auch offline. Was du änderst, wartet hier, bis der Server erreichbar ist.
sync-only-looking-sentence = Dieses Gerät darf nur ansehen. Was andere schreiben, kommt von selbst an und ist auch offline zu lesen.
sync-by-command = „tally sync“ gleicht beide Bücher ab.
sync-clock-ahead = Die Uhr dieses Geräts geht { $hours } h vor, darum gelten seine Änderungen als die späteren. Bitte richtig stellen.
sync-clock-behind = Die Uhr dieses Geräts geht { $hours } h nach, darum gelten seine Änderungen als die früheren. Bitte richtig stellen.
sync-clock-days-ahead = { $days ->
    [one] Die Uhr dieses Geräts geht { $days } Tag vor. Was hier geschrieben wird, hat ein falsches Datum, bis sie richtig geht.
   *[other] Die Uhr dieses Geräts geht { $days } Tage vor. Was hier geschrieben wird, hat ein falsches Datum, bis sie richtig geht.
}
sync-clock-days-behind = { $days ->
    [one] Die Uhr dieses Geräts geht { $days } Tag nach. Was andere seitdem geschrieben haben, erscheint erst, wenn sie richtig geht.
   *[other] Die Uhr dieses Geräts geht { $days } Tage nach. Was andere seitdem geschrieben haben, erscheint erst, wenn sie richtig geht.
}
sync-join = Beide vereinen
sync-leave = Buch des Servers öffnen
sync-other-book-sentence = Im Zweifel erst exportieren: Das Buch des Servers zu öffnen legt die Kopie dieses Geräts beiseite.
sync-files = Auszutauschende Dateien
sync-full = Dieses Gerät hat nicht Platz für alle Dateien der Notizen. Alles andere ist im Gleichstand, und Dateien, die hier fehlen, erscheinen, solange der Server erreichbar ist.
sync-come-in = Wieder einlassen
sync-not-let-in-sentence = Der Heimserver hat diesem Gerät sein Recht genommen oder es vergessen. Hier geht alles weiter, Änderungen bleiben erhalten und gehen hinaus, sobald das Gerät wieder eingelassen ist: mit einer neuen Adresse aus „Einstellungen → Geräte“ eines anderen Geräts oder von „tally device add“ auf dem Rechner des Servers.

standing = Wo alles steht
doors = Womit fangen wir an?
doors-note = Ohne Konto, und nichts wird gefragt. Was nicht nötig ist, lässt sich in den Einstellungen ausblenden.
sample = Beispiel

trackers = Bereiche
trackers-sentence = Was ausgeblendet ist, behält seine Daten, und Adressen, die dorthin führen, gelten weiter.
tracker-hidden = Ausgeblendet
move-up = { $name } nach oben
hide = Ausblenden
show-again = Zeigen
add-this = Neu anlegen
quick-add = Etwas hinzufügen
keys = Tastenkürzel
keys-search = Suchen
keys-add = Neues hinzufügen
keys-tab = Gleich nach einer Aktion: zu ihrem „Rückgängig“
keys-undo = Rückgängig machen, was dieses Gerät zuletzt tat, und was es davor tat
keys-redo = Rückgängig Gemachtes wiederholen
keys-close = Schließen, was offen ist
keys-list = Diese Liste
recent-searches = Letzte Suchen
forget-searches = Vergessen
all = Alle

sharing-title = Geteilte Bücher
sharing-sentence = Bücher, die du mit anderen führst, auf jedem Gerät versiegelt: kein Server kann sie lesen.
sharing-elsewhere = Ein geteiltes Buch wird auf deinem eigenen Gerät versiegelt und braucht den eigenen Speicher der App: einen Browser, der Skripte ausführt, kein privates Fenster und eine Adresse, die mit https:// oder http://localhost beginnt. Auf dem Rechner eines Heimservers teilt auch „tally book invite“ ein Buch.
sharing-none = In diesem Browser ist noch kein Buch geteilt.
sharing-new = Ein neues geteiltes Buch
sharing-name = Wie das Buch heißt
sharing-me = Dein Name
sharing-begins = Was anfangs darin ist
sharing-empty = Nichts
sharing-copy = Alles aus diesem Buch
sharing-make = Buch anlegen
sharing-come-in = In das Buch von jemandem kommen
sharing-link = Die Einladung, die du bekommen hast
sharing-look = Ansehen
sharing-recover = Ein Buch zurückholen
sharing-sheet-words = Was auf dem Wiederherstellungsblatt steht
sharing-sheet-hint = Die Adresse und die neun Wörter.
sharing-bring = Zurückholen
sharing-join-title = Einladung
sharing-invites = { $inviter } lädt dich zu „{ $book }“ ein
sharing-join = Mitmachen
sharing-owner = Liest, schreibt und lädt ein
sharing-editor = Liest und schreibt
sharing-viewer = Liest nur
sharing-sheet = Wiederherstellungsblatt
sharing-members = Mitglieder
sharing-you = Du · { $may }
sharing-somebody = Jemand
sharing-remove = Entfernen
sharing-let-write = Schreiben lassen
sharing-let-read = Nur lesen lassen
sharing-invite = Jemanden einladen
sharing-may = Was erlaubt ist
sharing-uses = Für wie viele Geräte
sharing-days = Für wie viele Tage
sharing-make-link = Link machen
sharing-send = Schick diesen Link
sharing-send-sentence = Wer ihn hat, kommt damit herein; schick ihn also niemandem sonst. Er ist nur jetzt zu sehen.
sharing-code = Der Link als QR-Code
sharing-open = Offene Einladungen
sharing-until = { $count ->
    [one] Für ein Gerät, bis { $date }
   *[other] Für { $count } Geräte, bis { $date }
}
sharing-withdraw = Zurücknehmen
sharing-sheet-sentence = Eine Seite zum Drucken, die dorthin gehört, wo die Pässe liegen. Sie holt das Buch zurück, wenn kein Gerät mehr da ist. Ohne sie und ohne ein Gerät kann das niemand, auch nicht, wer den Server betreibt.
sharing-make-sheet = Blatt machen
sharing-keep-sheet = Druck das oder schreib es ab: es ist nur jetzt zu sehen. Wer es hat, hat das Buch.
sharing-leave = Verlassen
sharing-leave-sentence = Von da an wird mit den anderen nichts mehr ausgetauscht. Was sie haben, bleibt bei ihnen.
sharing-leave-keep = Verlassen und hier eine Kopie behalten
sharing-leave-forget = Verlassen und hier löschen
sharing-outside = Du bist nicht mehr in diesem Buch. Was hier ist, bleibt hier.
sharing-forget = Hier löschen
sharing-over-sentence = Sagt, wer den Hub betreibt, dass das richtig ist, dann mach weiter: was hier ist, wird wieder hingebracht.
sharing-over = Weitermachen
sharing-unreadable = { $count ->
    [one] Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.
   *[other] { $count } Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.
}
sharing-unanswered = Es kam keine Antwort. Nichts Getipptes ist verloren: versuch es gleich noch einmal.
sharing-bad-name = Ein Name fehlt oder ist zu lang.
sharing-other-hub = Das gehört zu { $hub }: öffne dort die App und benutze es darin.
sharing-share = Teilen
sharing-share-sentence = Mit Leuten, die du einlädst, versiegelt, so dass kein Server mitlesen kann: als eigenes Buch, das mit dem anfängt, was in diesem ist.
