off = Dieser Server schickt keine Mitteilungen. Gestartet mit --push und einer Adresse für die Betreiber von Push-Diensten, etwa „tally serve --push mailto:…“, tut er es.
sentence = Sie kommen über den Push-Dienst des Browserherstellers, versiegelt: Er sieht, wann, nicht was. Hier ausgeschaltet, oder sobald das Gerät entfernt ist, enden sie sofort.
unable = Diesem Browser kann hier nichts mitgeteilt werden. Nötig sind der eigene Speicher der App und eine Adresse mit https:// oder http://localhost; auf dem iPhone die App auf dem Home-Bildschirm.
denied = Der Browser erlaubt dieser App keine Mitteilungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
reminders = Erinnerungen
reminders-note = Projekte zu ihrer täglichen Zeit; Fälliges am Vortag um 18:00, nach der Uhr des Servers.
added = Wenn jemand anders etwas hinzufügt
added-note = Auf einem anderen Gerät dieses Servers, oder andere in einem von ihm geteilten Buch. Höchstens eine Mitteilung je Buch alle paar Minuten.
this-book = Dieses Buch
too-many = Es gibt schon so viele Geräte mit Mitteilungen, wie es geben darf.
bad-subscription = „{ $name }“ kann nichts mitgeteilt werden: Ein Browser gibt eine https-Adresse eines Push-Dienstes, einen Schlüssel und ein Geheimnis.
new = Neu: { $what }
new-of = Neu von { $who }: { $what }
and-more = { $count ->
    [one] { $what } und { $count } weiteres
   *[other] { $what } und { $count } weitere
}
no-key = Es gibt keine Zufallszahlen für einen Schlüssel.
notified = Mitteilungen
yes = ja
no = nein
shared = In einem geteilten Buch gibt es Neues.
shared-books = Geteilte Bücher
shared-note = Ihr Server kann sie nicht lesen: Er teilt höchstens jede halbe Stunde mit, dass es Neues gibt, und dieses Gerät findet heraus, was.
