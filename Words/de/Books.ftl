book = Buch
name = Name
color = Farbe
file = Datei
trashed = Im Papierkorb
yes = ja
added = „{ $name }“ ist da; --book { $key } meint es.
renamed = Das Buch heißt jetzt „{ $name }“.
painted = „{ $name }“ hat seine Farbe.
deleted = „{ $name }“ liegt im Papierkorb; „tally book restore“ holt es zurück.
restored = „{ $name }“ ist wieder da.
gone = „{ $name }“ ist mit allem darin endgültig gelöscht.

syncing = „{ $name }“:
same-name-there = Auch der Server hat ein Buch „{ $name }“, und in diesem Verzeichnis heißt schon etwas anderes so oder hat dessen Datei: umbenennen oder verschieben, dann noch einmal abgleichen.
odd-key = Der Server nennt ein Buch „{ $name }“ unter einer Adresse, die es nicht geben kann: „{ $key }“. Es wird ausgelassen.
odd-name = Der Server nennt das Buch unter „{ $key }“ so, wie nichts heißen kann, „{ $name }“: leer, zu lang oder keine einfache Zeile. Es wird ausgelassen.
named-twice = Der Server nennt unter „{ $key }“ ein zweites Buch, „{ $name }“. Es wird ausgelassen.
too-many-there = Der Server nennt mehr als { $most } Bücher. „{ $name }“ wird ausgelassen.
no-server = „{ $name }“ hat noch keinen Server; „tally sync URL --book“ gibt ihm einen.
not-yet = Das Buch „{ $name }“ gibt es noch nicht; was du darin anlegst, legt es an.
begun = Das Buch „{ $name }“ ist neu: Keines hieß so. „{ $command }“ nimmt es wieder weg.
moved = „{ $title }“ { $count ->
    [0] ist jetzt in „{ $book }“.
    [one] und { $count } Eintrag dazu sind jetzt in „{ $book }“.
   *[other] und { $count } Einträge dazu sind jetzt in „{ $book }“.
} „tally undo“ holt es hierher zurück.
copied = „{ $title }“ { $count ->
    [0] ist jetzt in „{ $book }“.
    [one] und { $count } Eintrag dazu sind jetzt in „{ $book }“.
   *[other] und { $count } Einträge dazu sind jetzt in „{ $book }“.
} Anderes hier verweist darauf, darum bleibt es auch hier.
copied-too = Auch hier gebraucht und darum in beiden Büchern: { $names }.
losing = Hier steht es nicht mehr auf: { $names }.
written-over = „{ $book }“ hatte das schon und übernimmt, was hier später geschrieben wurde: { $names }.
took-back = „{ $title }“ ist wieder in „{ $book }“ und nicht mehr in „{ $other }“.
took-back-there-too = „{ $title }“ ist wieder in „{ $book }“; „{ $other }“ hat es, wie es vorher dort war.
came-from-elsewhere = „{ $title }“ kam durch Verschieben aus einem Buch, das nicht hier ist oder im Papierkorb liegt. Nur hier widerrufen wäre es in keinem: Nichts wurde getan.
went-elsewhere = „{ $title }“ wurde in ein Buch verschoben, das nicht hier ist oder im Papierkorb liegt: Nichts wurde getan. „{ $command }“ holt es hierher zurück; das andere Buch behält es auch.
used-since = „{ $title }“ wurde in „{ $book }“ seit dem Verschieben geändert und bleibt darum dort, wie es jetzt ist. „{ $command }“ verschiebt es zurück.

unknown = Das Buch „{ $name }“ gibt es nicht.
in-trash = Das Buch „{ $name }“ liegt im Papierkorb; „tally book restore“ holt es zurück.
not-in-trash = Das Buch „{ $name }“ liegt nicht im Papierkorb.
taken = Das Buch „{ $name }“ gibt es schon.
ambiguous = Zwei Bücher heißen „{ $name }“. So unterscheidet --book sie: { $handles }.
bad-name = „{ $name }“ kann kein Buch heißen; ein Name hat 1 bis { $most } Zeichen in einer Zeile.
first = Das erste Buch lässt sich nicht löschen. „tally book delete“ ist für die anderen.
full = Es gibt schon { $most } Bücher, die im Papierkorb mitgezählt; mehr können es nicht sein. „tally book delete NAME --for-good“ schafft Platz.
missing = Die Datei des Buchs „{ $name }“ ist nicht mehr da: { $path }. Leg sie zurück oder hol es mit „tally restore-backup DATEI --book { $key }“ aus einer Sicherung. „tally book delete { $key }“ nimmt das Buch von der Liste.
belongs = „{ $title }“ gehört zu einem anderen Eintrag; der lässt sich verschieben und nimmt es mit.
is-there = Das ist schon im Buch „{ $book }“.
unlisted = { $file } ist ein Buch, das die Liste nicht nennt, etwa nachdem sie verloren ging. „tally book restore { $name }“ setzt es auf die Liste.
damaged = Die Liste der Bücher, { $path }, ist beschädigt. Leg sie anderswohin: Die Bücher berührt das nicht, und --book mit dem Namen einer vorhandenen Datei nimmt sie neu auf.
newer = Die Liste der Bücher, { $path }, stammt von einer neueren Version von Tallybook.
