member = Mitglied
role = Rolle
you = du
owner = besitzt
editor = schreibt
viewer = liest
sheet-role = Blatt
sheet-name = Wiederherstellungsblatt
somebody = Jemand
recovered-name = Wiederhergestelltes Buch

founded = Das Buch liegt jetzt auf { $hub }, versiegelt: der Hub kann nichts davon lesen.
invited = Schick diesen Link dem, der hereinkommen soll. { $uses ->
    [one] Er lässt ein Gerät ein
   *[other] Er lässt { $uses } Geräte ein
}, innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}; wer ihn hat, kann ihn benutzen.
joined = Du bist in „{ $book }“; eingeladen hat dich { $inviter }.
recovered = Das Buch ist wieder da, als „{ $book }“. Entferne die Geräte, die verloren sind: „tally book members“ zählt sie auf.
unfinished = Es kam keine Antwort. Falls der Hub dieses Gerät trotzdem eingelassen hat, macht „tally sync --book { $book }“ weiter.
removed = „{ $name }“ ist draußen; ab jetzt wird alles mit einem neuen Schlüssel versiegelt. Was auf jenem Gerät war, bleibt dort.
left = Dieses Gerät hat „{ $book }“ verlassen; hier bleibt es als eigenes Buch.
keep-sheet = Schreib das ab oder druck es aus und bewahre es dort auf, wo die Ausweise liegen: wer es hat, hat das Buch. Ohne das Blatt und ohne ein Gerät bringt es niemand zurück.
unreadable = { $count ->
    [one] Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.
   *[other] { $count } Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.
}

not-member = Dieses Gerät ist nicht oder nicht mehr in dem Buch: jemand hat es entfernt, oder der Hub kennt es nicht. Was hier ist, bleibt hier.
no-book = Der Link oder das Blatt führt zu keinem Buch: es ist aufgebraucht, zurückgenommen oder abgelaufen. Bitte um einen neuen Link.
not-shared = Dieses Buch liegt auf keinem Hub; „tally book invite --hub URL“ legt es auf einen.
already-shared = Dieses Buch liegt schon auf einem Hub; nimm mit --book ein anderes, oder ohne --book ein neues.
unreadable-answer = Die Antwort des Hubs ist nicht lesbar, oder er kann nicht lesen, was er bekam.
key-missing = Dieses Gerät hat den neuen Schlüssel des Buchs noch nicht bekommen. Er kommt, sobald sich das Gerät eines Besitzers wieder abgleicht.
too-busy = Andere schreiben gerade ständig in dieses Buch; versuch es gleich noch einmal.
newer-version = In diesem Buch steht etwas, oder der Hub spricht etwas, das nur eine neuere Version von Tallybook kennt.
not-opened = Was der Hub übergeben hat, lässt sich mit den Schlüsseln dieses Geräts nicht öffnen.
unable = Dieses Gerät kann gerade nichts versiegeln oder öffnen: das System hat keine Zufallszahlen.
rolled-back = Der Hub hat einen Teil dieses Buchs vergessen, etwa weil eine Sicherung zurückgespielt wurde. Nichts wurde ausgetauscht. „tally sync { $hub }“ macht mit ihm weiter und bringt ihm zurück, was hier ist.
other-row = Der Hub zeigt eine andere Reihe als zuvor oder als er anderen zeigte. Nichts davon wurde behalten; frag den, der ihn betreibt.
forged = Etwas auf dem Hub ist nicht von dem unterschrieben, von dem es sein soll. Nichts davon wurde behalten; frag den, der den Hub betreibt.
not-allowed-piece = Der Hub hat etwas von jemandem angenommen, der es nicht schreiben darf. Nichts davon wurde behalten; frag den, der den Hub betreibt.
other-members = Die Mitgliederliste des Hubs ist nicht die, die vorher da war. Nichts davon wurde behalten; frag den, der den Hub betreibt.
not-open = { $hub } fängt für Fremde keine Bücher an. Lass dieses Gerät zuerst von dem Server dort einlassen: „tally sync { $hub } --token-file DATEI“.
may-only-read = Du darfst dieses Buch nur ansehen. Was hier geschrieben wird, bleibt hier.
clocks-differ = Die Uhr dieses Geräts oder die des Hubs geht falsch: sie liegen mehr als einen Tag auseinander. Stell die falsche richtig und versuch es noch einmal.
full = Auf diesem Hub ist für das Buch kein Platz mehr. Was hier geschrieben wurde, bleibt hier und wartet.
too-large = Eine Änderung ist größer, als der Hub annimmt. Was hier geschrieben wurde, bleibt hier.
hub-fails = Der Hub kann gerade nichts lesen oder aufbewahren; versuch es später noch einmal.
last-owner = Ein Buch braucht jemanden, der es besitzt: lade zuerst jemanden mit --role owner ein.
too-many = Ein Buch hat höchstens { $most } Mitglieder und ebenso viele offene Einladungen.
only-owners = Das kann nur, wer das Buch besitzt.
link-missing = Darin ist keine Einladung; sie sieht aus wie https://hub.example/join#… Setz sie in Anführungszeichen.
link-mistyped = Die Einladung ist nicht vollständig, oder Buchstaben darin sind falsch. Kopier sie noch einmal bis zum Ende und setz sie in Anführungszeichen.
sheet-missing = Das ist kein Wiederherstellungsblatt: auf einem solchen stehen die Adresse des Hubs und neun Wörter.
sheet-mistyped = Eines der neun Wörter auf dem Blatt stimmt nicht oder fehlt.
no-such-member = Es gibt kein Mitglied „{ $name }“, oder mehr als eines; „tally book members“ zählt sie mit Kennungen auf.
