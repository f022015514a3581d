kind = Art
title = Titel
modified = Geändert
nothing-yet = Es gibt noch kein { $kind }; „tally help add“ sagt, wie man eines hinzufügt.
nothing-listed = Nichts aufzulisten; --all zeigt auch, was die Hauptliste auslässt.
nothing-found = Nichts enthält „{ $text }“.
already-so = Alles ist schon so.
still-hidden = Es bleibt verborgen, bis wiederhergestellt ist, wozu es gehört.
undone = Widerrufen
rehearsed = { $sentence } – wenn das kein Probelauf wäre.
exported = Geschrieben nach { $path }.
nothing-imported = Nichts wurde eingelesen.
read-as = Gelesen als { $format }.
several-formats = Das lässt sich als { $names } lesen; --as sagt, als was, zum Beispiel --as { $example }.
one-format = Das lässt sich als { $format } lesen, doch nichts darin zeigt es: --as { $format } sagt es.
unknown-format = Nichts darin zeigt, was es ist. --as sagt es: json, csv, { $names }.
foreign-too-large = Größer als 32 MB: Mehr wird von der Datei eines anderen Programms nicht auf einmal gelesen. Speichere sie in Teilen; eine Tabelle, die Tallybook schrieb, wird mit --kind genommen.
would-doubt = Ohne --accept-doubts lehnt der Import das ab.
doubtful = Ansehen lässt es sich mit --dry-run; --accept-doubts nimmt es so auf, wie es gelesen wurde.
missing-files = { $count ->
    [one] Was Anhänge nennen, kam nicht mit: { $count } Datei.
   *[other] Was Anhänge nennen, kam nicht mit: { $count } Dateien.
}
whole = Das Buch ist heil.
whole-but-open = { $count ->
    [one] Nichts in der Datei des Buchs ist beschädigt; zu entscheiden bleibt unter Einstellungen → Bitte ansehen: { $count } Befund.
   *[other] Nichts in der Datei des Buchs ist beschädigt; zu entscheiden bleibt unter Einstellungen → Bitte ansehen: { $count } Befunde.
}
whole-but-apart = Die Datei des Buchs ist heil, aber das Buch ist mit dem des Servers nicht im Gleichstand.
stops-at-interrupt = Strg-C beendet den Dienst.
serves-no-core = Dieses tally wurde ohne den Kern der App für den Browser gebaut: Seine Seiten gehen, aber nicht ohne Netz, und kein Browser kann ein Buch teilen. „make build“ baut ihn.
damaged = { $path } ist beschädigt:
nothing-to-exchange = Nichts auszutauschen.
synced = { $sent } gesendet, { $received } empfangen.
synced-with-files = { $sent } gesendet, { $received } empfangen; Dateien: { $filesSent } gesendet, { $filesReceived } empfangen.
files-open = { $count ->
    [one] Noch auszutauschen: { $count } Datei.
   *[other] Noch auszutauschen: { $count } Dateien.
}
files-not-here = { $count ->
    [one] Was Anhänge nennen, ist (noch) nicht hier: { $count } Datei.
   *[other] Was Anhänge nennen, ist (noch) nicht hier: { $count } Dateien.
}
plain-road = Was an { $server } geht, kann unterwegs gelesen und verändert werden; https:// schützt es.
left-over = { $path } ist die halbfertige Kopie eines Befehls, der abgebrochen wurde. Sie kann gelöscht werden.
left-over-gone = { $path } ist die halbfertige Kopie eines Befehls, der abgebrochen wurde; sie wurde entfernt.
how-to-join = „tally sync { $server }“ legt beide zusammen.
put-beside = Was neben dem Buch lag, gehört nicht zu diesem Stand und hätte es überschrieben. Es ist aufgehoben als { $path }; „tally salvage“ mit dem Namen dieses Buchs zeigt, was darin ist.
made-whole = Das Buch wurde durch das vervollständigt, was ein Absturz oder ein voller Datenträger daneben zurückließ. Wie es vorher war, liegt es als { $path }.
tightened = Andere konnten { $path } lesen; jetzt kannst nur noch du es.
salvaged = Nach { $path } geholt: { $changes ->
    [one] { $changes } Eintrag
   *[other] { $changes } Einträge
} des Protokolls und { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
}. „tally restore-backup“ setzt es an die Stelle des Buches.
piece-unreadable = Stück { $number } von { $count } ist nicht lesbar: Was darin stand, fehlt.
cut-off = { $path } ist abgeschnitten: Was danach kam, ist nicht zu erkennen.
not-in-order = Die Stücke in { $path } stehen nicht in der Reihenfolge, in der das Gerät sie schrieb. Alles Lesbare zählt, doch etwas kann fehlen: Vergleiche das Buch mit dem des Geräts.
brought = Neu von dort: { $parts }.
would-bring = Neu von dort wäre: { $parts }.
back-up-first = Widerrufen nimmt das nicht zurück: „tally backup DATEI“ davor bewahrt das Buch, wie es war, und --dry-run sagt, was käme.
lost-entries = { $count ->
    [one] { $count } Eintrag des Protokolls: nicht lesbar. Was nach dem letzten kam, ist nicht zu erkennen. Was Tabellen noch davon sagen, ist mitgekommen.
   *[other] { $count } Einträge des Protokolls: nicht lesbar. Was nach dem letzten kam, ist nicht zu erkennen. Was Tabellen noch davon sagen, ist mitgekommen.
}
brought-from-tables = { $count ->
    [one] { $count } Datensatz ohne lesbares Protokoll: ganz oder zum Teil aus den Tabellen geholt.
   *[other] { $count } Datensätze ohne lesbares Protokoll: ganz oder zum Teil aus den Tabellen geholt.
}
only-in-log = { $count ->
    [one] { $count } Datensatz nur im Protokoll und in keiner lesbaren Tabelle; das Protokoll genügt.
   *[other] { $count } Datensätze nur im Protokoll und in keiner lesbaren Tabelle; das Protokoll genügt.
}
unclear-rows = { $count ->
    [one] { $count } Zeile von Tabellen: vielleicht von mehreren Arten, nicht mitgekommen.
   *[other] { $count } Zeilen von Tabellen: vielleicht von mehreren Arten, nicht mitgekommen.
}
two-things-kept = { $record }: „{ $field }“ ist in der Tabelle { $table } und nach dem Protokoll { $log }. Beides ist im neuen Buch, zur Auswahl.
two-things = { $record }: „{ $field }“ ist in der Tabelle { $table } und nach dem Protokoll { $log }. Das neue Buch hat, was das Protokoll sagt.
backed-up = Kopiert nach { $path }.
brought-back = Das Buch ist wie in { $path }.
brought-back-keeping = Das Buch ist wie in { $path }. Wie es war, ist in { $kept } aufgehoben.
start-server-anew = Ein tally serve, der mit diesem Buch läuft, muss neu gestartet werden. Bis dahin hat er, was er hatte: exportiere das zuerst, wenn hier etwas davon fehlt.
hub-backed-up = Was der Hub von geteilten Büchern aufbewahrt, liegt in { $path }; zum Zurückholen leg es als hub.db neben das Buch, während kein Server läuft. Wer später hereinkommt, und Blätter von später, fehlen darin.
not-backed-up = Nicht in der Sicherung: { $files }. Lass auf einer anderen Maschine Geräte neu ein, und komm in geteilte Bücher mit einer Einladung oder einem Wiederherstellungsblatt.
no-book-yet = Unter { $path } gibt es noch kein Buch.
with-book = Jeder dieser Befehle mit { $words }, sonst ist das erste Buch gemeint.
put-aside = { $count ->
    [one] { $count } Schritt liegt mehr als einen Tag nach dem Stand dieser Uhr und ist aufgehoben: siehe tally check.
   *[other] { $count } Schritte liegen mehr als einen Tag nach dem Stand dieser Uhr und sind aufgehoben: siehe tally check.
}

needless = { $option } gehört nicht zu --as { $format }, das in nichts anderes kommt. Eine Liste für ein Projekt ist --as todotxt, eine Tabelle --as matrix.
nothing-to-take-in = Nichts einzulesen: Alles ist im Buch oder ausgelassen.
nothing-to-change = { $count ->
    [one] Nichts zu ändern: { $count } Eintrag schon im Buch.
   *[other] Nichts zu ändern: { $count } Einträge schon im Buch.
}
taken-in = { $parts }.
would-take-in = Das ergäbe: { $parts }.
part-added = { $count } hinzugefügt
part-changed = { $count } geändert
part-restored = { $count } wiederhergestellt
part-unchanged = { $count } unverändert
log-spoilt = Ein Teil dessen, was zuletzt geschrieben wurde, ist beschädigt und kann nicht übernommen werden. Das Buch mit allem ist als { $path } aufgehoben; „tally salvage“ mit dem Namen dieses Buchs holt zurück, was lesbar ist.
was-another-book = Nichts in { $path } stand je im Buch, das hier war: vielleicht ist es die Sicherung eines anderen. „tally restore-backup { $kept }“ nimmt es zurück; für ein anderes Buch nenne dieses mit --book.
devices-bring-back = Geräte, die sich mit diesem Buch abgleichen, bringen zurück, was sie aus der Zeit nach der Sicherung haben.
addresses-closed = Unter keiner Adresse ist mehr etwas davon zu sehen, wie bei Anderen gezeigt oder im Kalender der Erinnerungen: Leg sie neu an, wo sie gebraucht werden.
stays-here = Der Server { $server } lässt dieses Gerät nur ansehen: Was die Sicherung über dessen Buch hinaus hat, bleibt auf diesem Gerät, und „tally sync“ bringt, was ihr fehlt.
served-to-look = Der Server { $server } lässt dieses Gerät nur ansehen, wie er zuletzt sagte: Das Buch lässt sich hier ansehen und nimmt nichts auf. Erlaube ihm dort das Schreiben, und mit „tally sync“ nimmt es wieder Änderungen auf.
both-digests = die Prüfsumme seines Buchs ist { $theirs }, die dieses Buchs { $own }
how-to-take-in = Was eine falsche Uhr schrieb, nimmt auch „tally check --take-in“ auf.
time-has-come = { $count ->
    [one] { $count } Eintrag, der auf seine Zeit gewartet hat, gilt jetzt.
   *[other] { $count } Einträge, die auf ihre Zeit gewartet haben, gelten jetzt.
}
redated = { $count ->
    [one] { $count } vordatierte Änderung dieses Geräts trägt jetzt die Zeit von heute.
   *[other] { $count } vordatierte Änderungen dieses Geräts tragen jetzt die Zeit von heute.
}
redated-by-server = { $count ->
    [one] Nach der Uhr des Servers war { $count } Änderung dieses Geräts vordatiert: Sie trägt jetzt die Zeit des Servers.
   *[other] Nach der Uhr des Servers waren { $count } Änderungen dieses Geräts vordatiert: Sie tragen jetzt die Zeit des Servers.
}
held-once-agreed = Sicher gilt es, sobald beim nächsten Abgleich die Uhr eines anderen Geräts mit der hiesigen einig war.
ahead-waits = Bis dahin sehen andere nicht, was hier geschrieben wird, außer jemand nimmt es dort auf: Einstellungen › Bitte ansehen oder „tally check --take-in“.
clock-first = Solange die Uhr dieses Geräts und die des Servers mehr als einen Tag auseinander sind, wird nichts aufgenommen: Stell die falsche richtig. Dann kommt all das von selbst herein.
clock-was-later = Nichts wird aufgenommen: Am { $date } wurde dieses Buch mit einem anderen Gerät abgeglichen, und beide Uhren waren sich einig. Gingen sie falsch, frag noch einmal, sobald ein Gerät sich mit diesem Buch unter dem heutigen Datum abgeglichen hat.
clock-never-set = Die Uhr dieses Rechners zeigt den { $date } und wurde nie gestellt: Was andere geschrieben haben, ist aufbewahrt und zählt, sobald sie richtig geht.
nothing-far = Nichts aufzunehmen: nichts hier ist um mehr als einen Tag vordatiert.
saved-unshown = Was zu tun war, ist getan und gespeichert; nur die Antwort ließ sich nicht zeigen.
clock-of-other = { $days ->
    [one] Die Uhr eines Geräts, das sich mit diesem Buch abgeglichen hat, weicht um { $days } Tag von der hier ab: Stell die falsche richtig.
   *[other] Die Uhr eines Geräts, das sich mit diesem Buch abgeglichen hat, weicht um { $days } Tage von der hier ab: Stell die falsche richtig.
}
clock-is-behind = { $days ->
    [one] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tag nach: Stell die falsche richtig.
   *[other] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tage nach: Stell die falsche richtig.
}
clock-is-ahead = { $days ->
    [one] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tag vor: Stell die falsche richtig.
   *[other] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tage vor: Stell die falsche richtig.
}
