not-found = { $kind }: „{ $text }“ gibt es nicht.
ambiguous = { $kind }: „{ $text }“ benennt { $count } Einträge; bitte (mehr von) der Kennung angeben.
nothing-to-undo = Es gibt nichts zu widerrufen.
nothing-to-redo = Es gibt nichts zu wiederholen.
was-there = war schon da
added = { $title } hinzugefügt
deleted = { $title } gelöscht
deleted-for-good = { $title } endgültig gelöscht
restored = { $title } wiederhergestellt
changed = { $title } geändert
joined = { $title }: aus zweien eins gemacht
moved-here = { $title } aus einem anderen Buch hierher verschoben
moved-away = { $title } in ein anderes Buch verschoben
elsewhere-too = Das Buch, in das es verschoben wurde, hat es auch
move-back = „{ $title }“ ging von einem Buch in ein anderes. Das wird in beiden zugleich widerrufen: Der Knopf steht bei „In ein anderes Buch“.
move-again = „{ $title }“ wurde in ein anderes Buch verschoben und zurückgeholt. Verschieb es stattdessen noch einmal.
unsettled = Nichts wurde verschoben: Entscheide erst, was unter „Bitte ansehen“ steht (Einstellungen): { $names }.
undone = Widerrufen: { $what }
redone = Wiederholt: { $what }
in-all = { $what }, zusammen { $count }
left-since = Inzwischen geändert und so gelassen: { $names }
untitled = Ohne Titel
another = Es gibt noch einmal „{ $title }“
edited = „{ $title }“ wurde gelöscht und inzwischen anderswo geändert.
twin = „{ $title }“ gibt es zweimal, auf verschiedenen Geräten angelegt.
versions = { $title }: „{ $field }“ wurde auf beiden Geräten geändert.
overwritten = { $title }, { $field }: inzwischen anderswo auf „{ $value }“ geändert; der Verlauf hat beides.
gone = „{ $title }“ wurde am { $date } gelöscht.
gone-elsewhere = „{ $title }“ wurde am { $date } in ein anderes Buch verschoben.
gone-for-good = „{ $title }“ wurde am { $date } endgültig gelöscht.
belongs-to-gone = „{ $title }“ gehört zu „{ $owner }“, und das wurde am { $date } gelöscht.
belongs-to-gone-for-good = „{ $title }“ gehört zu „{ $owner }“, und das wurde am { $date } endgültig gelöscht.
restore = „{ $title }“ wiederherstellen
see-versions = Beide ansehen
put-aside = Die Uhr eines Gerätes zeigt den { $date }, die hier den { $here }. Was es schrieb, ist aufgehoben, wird aber nicht gezeigt: { $names }.
far-ahead = Als dies geschrieben wurde, zeigte eine Uhr den { $date }, und bis dahin gilt es: { $names }.

added-of = { $count ->
    [one] { $count } hinzugefügt
   *[other] { $count } hinzugefügt
}
there-of = { $count ->
    [one] { $count } war schon da
   *[other] { $count } waren schon da
}
lines-left = { $count ->
    [one] { $count } Zeile weggelassen
   *[other] { $count } Zeilen weggelassen
}
added-many = { $count ->
    [one] { $count } Eintrag hinzugefügt
   *[other] { $count } Einträge hinzugefügt
}
deleted-many = { $count ->
    [one] { $count } Eintrag gelöscht
   *[other] { $count } Einträge gelöscht
}
deleted-many-for-good = { $count ->
    [one] { $count } Eintrag endgültig gelöscht
   *[other] { $count } Einträge endgültig gelöscht
}
changed-many = { $count ->
    [one] { $count } Eintrag geändert
   *[other] { $count } Einträge geändert
}
taken-in = { $count ->
    [one] { $count } Eintrag aufgenommen
   *[other] { $count } Einträge aufgenommen
}
orphans = { $count ->
    [one] „{ $title }“ wurde gelöscht, und anderswo kam dort inzwischen etwas hinzu oder wurde geändert ({ $count } Eintrag): { $names }.
   *[other] „{ $title }“ wurde gelöscht, und anderswo kam dort inzwischen etwas hinzu oder wurde geändert ({ $count } Einträge): { $names }.
}
of-somebody = { $what } ({ $who })
