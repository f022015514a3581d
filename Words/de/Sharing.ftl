member = Mitglied
role = Rolle
since = Dabei seit
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
recovered = Das Buch ist wieder da, als „{ $book }“. Entferne die Geräte, die verloren sind: „{ $command }“ zählt sie auf.
unnamed = Wie das Buch hieß, steht weder auf dem Blatt noch auf dem Hub; „{ $command }“ gibt ihm einen Namen.
unfinished = Es kam keine Antwort. Falls der Hub dieses Gerät trotzdem eingelassen hat, macht „tally sync --book { $book }“ weiter.
removed = „{ $name }“ ist draußen; ab jetzt wird alles mit einem neuen Schlüssel versiegelt. Was auf jenem Gerät war, bleibt dort.
uses-left = Noch
ends = Endet
role-set = „{ $name }“ ist jetzt: { $role }.
doors-closed = { $count ->
    [one] Eine Einladung oder ein Wiederherstellungsblatt, womit sie zurückgekommen wären, ist damit zu Ende. Mach für andere ein neues.
   *[other] { $count } Einladungen oder Wiederherstellungsblätter, womit sie zurückgekommen wären, sind damit zu Ende. Mach für andere neue.
}
withdrawn = Die Einladung ist zurückgenommen: Mit ihr kommt niemand mehr herein.
expelled = Wieder draußen, da sie schon entfernt waren oder durch Geschlossenes kamen: { $names }.
missing = Seit der Hub zurückgesetzt wurde nicht mehr im Buch und neu einzuladen: { $names }.
loopback = { $hub } ist nur diese Maschine: Andere kommen damit nicht herein.
sync-brings = Was hier geschrieben wird, bleibt hier bis zu „tally sync“, das alle geteilten Bücher dieses Geräts abgleicht.
called = Andere sehen dich als „{ $name }“. --as NAME gibt einen anderen Namen; das zählt, wenn ein Buch zum ersten Mal geteilt oder betreten wird.
bad-name = „{ $name }“ kann niemand heißen; ein Name hat 1 bis { $most } Zeichen in einer Zeile.
is-in = Dieses Gerät ist schon in „{ $book }“ (--book { $handle }); der Link wurde nicht verbraucht.
namesake-stays = Noch jemand mit dem Namen „{ $name }“ ist darin, sei es jemand anderes oder dieselbe Person mit einem anderen Gerät: „tally book members“ zählt alle auf.
is-in-by-keys = Dieses Gerät ist schon in „{ $book }“. Um mit dem Blatt als Besitzer hereinzukommen, verlass es zuerst: „{ $command }“.
ownerless = Das Buch auf dem Hub hat nun keinen Besitzer: Die anderen machen weiter, aber niemand kann einladen, entfernen oder Rechte geben. Sag es ihnen.
left = Dieses Gerät hat „{ $book }“ verlassen; hier bleibt es als eigenes Buch.
leave-anyway = Mit --for-good verlässt dieses Gerät es trotzdem; die anderen sehen es dann noch darin.
keep-sheet = Schreib das ab oder druck es aus und bewahre es dort auf, wo die Ausweise liegen: wer es hat, hat das Buch. Ohne das Blatt und ohne ein Gerät bringt es niemand zurück.
older-sheets = { $count ->
    [one] Ein älteres Blatt gilt weiter.
   *[other] { $count } ältere Blätter gelten weiter.
} „{ $command }“ zählt sie mit ihrem Datum auf, und „tally book remove“ mit einer ID beendet eines.
unreadable = { $count ->
    [one] Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.
   *[other] { $count } Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.
}

not-shared = Dieses Buch liegt auf keinem Hub; „tally book invite --hub URL“ legt es auf einen.
already-shared = Dieses Buch liegt schon auf einem Hub; nimm mit --book ein anderes, oder ohne --book ein neues.
on-other-hub = Dieses Buch liegt auf dem Hub { $hub }. Bevor es auf einen anderen kann, verlass es: „tally book leave“.
unable = Dieses Gerät kann gerade nichts versiegeln oder öffnen: das System hat keine Zufallszahlen.
rolled-back = Der Hub hat einen Teil dieses Buchs vergessen, etwa weil eine Sicherung zurückgespielt wurde. Nichts wurde ausgetauscht. „tally sync { $hub }“ macht mit ihm weiter und bringt ihm zurück, was hier ist.
not-open = { $hub } fängt für Fremde keine Bücher an. Wo er Token vergibt, nenn eins: --token-file DATEI. Ein eigener Server lässt dieses Gerät zuerst ein: „tally sync { $hub } --token-file DATEI“.
last-owner = Ein Buch braucht jemanden, der es besitzt: mach zuerst jemand anderen dazu, wie es „tally book role NAME --role owner“ tut.
link-missing = Darin ist keine Einladung; sie sieht aus wie https://hub.example/join#… Setz sie in Anführungszeichen.
link-mistyped = Die Einladung ist nicht vollständig, oder Buchstaben darin sind falsch. Kopier sie noch einmal bis zum Ende und setz sie in Anführungszeichen.
no-such-member = Es gibt kein Mitglied „{ $name }“, oder mehr als eines; „tally book members“ zählt sie mit Kennungen auf.
no-such-invitation = Es gibt keine offene Einladung „{ $name }“ oder mehr als eine; „tally book invitations“ listet sie mit IDs.
keys-gone = Die Schlüssel, mit denen dieses Gerät im Buch ist, sind weg: Sie waren in { $path }. Was hier ist, bleibt hier. Lass es von einem Besitzer noch einmal einladen, dann macht „tally book join“ mit diesem Buch weiter, wie „tally book recover“ mit einem Wiederherstellungsblatt; oder leg die Datei zurück.
oneself = Das ist dieses Gerät selbst: „tally book leave“ nimmt es heraus.
late-name = Dieses Gerät ist als „{ $name }“ im Buch, und umbenannt wird dort niemand: „{ $given }“ erführe keiner. Lass --as weg; um anders zu heißen, verlass das Buch und komm neu herein.
other-row = Der Hub zeigt eine andere Reihe als zuvor, etwa weil eine Sicherung zurückgespielt wurde und andere seither dort schrieben; oder er zeigt verschiedenen Leuten Verschiedenes. Nichts wurde ausgetauscht. Sagt, wer ihn betreibt, dass das richtig ist, macht „tally sync { $hub }“ mit ihm weiter und bringt ihm, was hier ist.
no-hub-there = An { $hub } antwortet kein Hub. Gehört der Link zu einer Website, zeigt die Seite, die ihn gemacht hat, einen anderen „Für tally book join“: nimm den.
