offline = Offline
chosen-offline = Offline gewählt
not-in-step = Nicht im Gleichstand
not-let-in = Nicht eingelassen
not-member = Nicht mehr in diesem Buch
never-synced = Noch nicht abgeglichen
synced-now = Gerade abgeglichen
synced-minutes = Abgeglichen vor { $count } min
synced-hours = Abgeglichen vor { $count } h
synced-on = Abgeglichen am { $date }

waiting = { $count ->
    [one] { $count } Änderung wartet
   *[other] { $count } Änderungen warten
}
waiting-many = { $most } oder mehr Änderungen warten

message-unreadable = Was zum Abgleich ankam, ist nicht lesbar.
other-version = Die beiden Seiten sprechen verschiedene Versionen des Abgleichs; bitte die ältere aktualisieren.
other-book = Unter dieser Adresse liegt ein anderes Buch als zuvor. Nichts wurde ausgetauscht, und dieses Gerät behält seines.
message-too-much = Was zum Abgleich ankam, ist mehr, als ein Gerät auf einmal sendet. Nichts davon wurde aufgenommen.
too-much-ahead = Der Server hat mehr vordatierte Änderungen, als dieses Gerät warten lässt; deshalb wird vom Server nichts mehr aufgenommen. Nichts, was hier geschrieben wurde, geht verloren. Sieh auf beiden unter Einstellungen › Bitte ansehen nach, oder mit „tally check“.
may-only-read = Dieses Gerät darf nur ansehen: was auf ihm geschrieben wird, wird nicht gesendet und bleibt hier. Was andere schreiben, kommt an.

unreachable = Der Server ist nicht erreichbar.
server-refused = Der Server meldet: { $sentence }
answer-unreadable = Die Antwort des Servers ist nicht lesbar.
differs = Dieses Buch und das des Servers unterscheiden sich, obwohl alles ausgetauscht ist.
server-lacks = Dieses Gerät hat Änderungen anderer, die dem Server fehlen. Es darf nur ansehen und kann sie nicht senden: zum Server kommen sie wieder, sobald sich ein Gerät abgleicht, das sie auch hat und schreiben darf.
clocks-differ = Die Uhr dieses Geräts oder die des Servers scheint falsch zu gehen: sie liegen mehr als einen Tag auseinander. Was eine von beiden noch nicht glauben kann, hebt sie auf; stell die falsche richtig, dann werden beide Bücher gleich.
dated-ahead = Der Server hat vordatierte Änderungen, wie von einer Uhr, die falsch ging. Sie gelten hier, sobald ihre Zeit kommt oder sobald sie auf dem Server aufgenommen werden (dort „tally check --take-in“ oder Einstellungen › Bitte ansehen).
not-kept = Was der Server schickte, konnte hier nicht gespeichert werden.
server-lets-not-in = Der Server lässt dieses Gerät nicht ein.
clock-ahead = Die Uhr dieses Geräts geht falsch
clock-behind = Die Uhr dieses Geräts geht falsch: nicht alles ist zu sehen
late-here = { $days ->
    [one] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tag nach. Geht die falsche richtig, zählt all das: { $names }.
   *[other] Die Uhr dieses Geräts geht gegenüber der des Servers { $days } Tage nach. Geht die falsche richtig, zählt all das: { $names }.
}
