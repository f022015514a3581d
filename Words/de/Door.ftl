title = Das ist jemandes Tallybook
what = Ein Heimserver, der ein Buch für seine Leute führt. Er antwortet nur Geräten, die er eingelassen hat, und dieses nicht oder nicht mehr.
how = So wird man eingelassen
ways = Lass dir eine Adresse geben: „Einstellungen → Geräte → Gerät hinzufügen“ zeigt eine auf einem eingelassenen Gerät, „tally device add“ auf dem Rechner des Servers. Öffne sie hier oder füg sie ein.
come-in = Hereinkommen
address = Die Adresse, die du bekommen hast
name = Wie dieses Gerät heißt
name-hint = Damit es sich von anderen unterscheidet und entfernen lässt, wenn es verloren ist.
bad-name = Ein Name hat 1 bis { $most } Zeichen in einer Zeile.
welcome = Du bist zu diesem Tallybook eingeladen
let-me-in = Dieses Gerät einlassen
not-a-key = Diese Adresse lässt niemanden ein: Sie ist benutzt, abgelaufen oder galt nie. Lass dir eine andere geben.
slow = Von hier kamen zu viele falsche Versuche. In einer Minute geht es wieder.
many-requests = Von deiner Adresse wird dieser Hub mehr gefragt, als er auf einmal beantwortet. In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} geht es weiter; bis dahin bleibt auf diesem Gerät, was du schreibst.
many-bytes = Von deiner Adresse wurde diesem Hub mehr gebracht, als er auf einmal nimmt. In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} geht es weiter; bis dahin bleibt auf diesem Gerät, was du schreibst.
many-books = Von deiner Adresse wurden auf diesem Hub zu viele Bücher begonnen. Das nächste geht in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
many-invitations = Von deiner Adresse wurden auf diesem Hub zu viele Einladungen geöffnet. Die nächste geht in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
may-only-read = Dieses Gerät darf nur ansehen. Nichts wurde geändert.
only-looks = Dieses Gerät darf nur ansehen
not-changed = Nichts wurde geändert. Wer auf einem anderen Gerät schreiben darf, kann es auch diesem erlauben: Einstellungen → Geräte.
back = Zurück
plain = Dieses Tallybook antwortet nur Geräten, die es eingelassen hat. „tally device add“ auf seinem Rechner oder Einstellungen → Geräte auf einem eingelassenen Gerät gibt eine Adresse zum Hereinkommen.
shared = In ein geteiltes Buch, mit Einladung oder Wiederherstellungsblatt
not-saved = Was du geschickt hast, wurde nicht gespeichert.
will-only-read = Dieses Gerät wird alles lesen und nichts ändern können.
already-in = Dieses Gerät ist schon eingelassen
not-used-up = Es ist als „{ $name }“ eingelassen. Die Adresse gilt noch: Öffne sie auf dem Gerät, das eingelassen werden soll.
in-as = Es ist als „{ $name }“ eingelassen.
is-here = Tallybook läuft auf dieser Maschine, und ihr Benutzer braucht keine Adresse.
needs-none = Diese Adresse lässt niemanden mehr ein oder tat es nie; hier braucht es keine.
gone = Das wird nicht mehr gezeigt oder wurde es nie
gone-why = Wer es zeigte, hat es zurückgenommen, oder die Adresse ist nicht vollständig. Lass dir eine andere geben.
go-on = Tallybook öffnen
invited = Jemand lädt dich in ein geteiltes Buch ein. Dieser Hub trägt es nur, versiegelt, und hat keine Seiten: Füge die ganze Adresse in Tallybook ein, wo es über diesen Hub teilt (Einstellungen → Geteilte Bücher), oder gib sie auf einem Rechner „tally book join“, in Anführungszeichen. Was hinter ihrem # steht, ist geheim: Es wurde nicht hierher geschickt; zeig es niemandem.
