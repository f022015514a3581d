title = Pulling
new-pull = Neues Pulling
edit-pull = Pulling bearbeiten
hook = Zug
new-hook = Neuer Zug
edit-hook = Zug bearbeiten
tools = Mehr
open = Öffnen
empty-title = Wo wurde zuletzt gezogen?
empty-sentence = Halte ein Pulling und seine Züge neben der Bahn fest, mit oder ohne Netz: Weiten, wie man sie sagt, Plätze je Klasse berechnet.
load-sample = Beispieldaten laden
no-hooks = Noch keine Züge
no-hooks-sentence = Füge jeden Zug hinzu. Was zuletzt eingegeben wurde, wird zuerst angeboten.
no-class = Ohne Klasse
results = Ergebnisliste
conditions = Bedingungen
rarer = Platz, Versuch, Notiz
categories = Eigene Angaben
categories-tab = Angaben
who-hooks = Wer zieht?
category = Angabe
category-hint = Gang
value = Wert
add-category = Angabe hinzufügen
save-and-next = Sichern und weiter
same-as-last = Wie der letzte Zug
again = Noch ein Zug
place = Platz
pull-off = Pull-off
farthest = am weitesten
show-older = Ältere zeigen
hooks = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
tractors = { $count ->
    [one] { $count } Traktor
   *[other] { $count } Traktoren
}
full-pulls = { $count ->
    [one] { $count } Full Pull
   *[other] { $count } Full Pulls
}
shared-tractors = { $names } zog hier mit mehr als einem Fahrer und hat einen Platz. Zwei Traktoren brauchen zwei Namen.
full-pull-from = Full Pull ab { $distance }
pulls = { $count ->
    [one] { $count } Pulling
   *[other] { $count } Pullings
}
more = Mehr zu { $name }
up = { $name } nach oben
remove = { $name } entfernen

paste = Notizen einfügen
notes = Notizen oder eine Tabelle
notes-hint = Eine Zeile je Zug, die Klasse über ihren Zügen; oder eine Tabelle mit Überschriften. Nichts wird behalten, bevor du es gesehen hast.
table = Alle Züge als Tabelle
result-in-feet = Ergebnis, sonst in ft
read-notes = Lesen
read-again = Neu lesen
nothing-pasted = Hier steht noch nichts.
check = Stimmt das so?
check-sentence = Öffne eine Zeile, um sie im Wortlaut zu sehen und zu berichtigen. Unverstandenes bleibt als Notiz.
keep-all = Alles behalten
no-hook-table = Das ist keine Tabelle von Zügen: Nötig ist eine Kopfzeile mit einer Spalte für Weite oder Ergebnis.
several-pulls = Die Datei hat { $count } Pullings; --into und --named nehmen Dateien mit einem.
line-is = Diese Zeile ist
or-file = Oder eine Datei
read-table = Als Tabelle
columns = Spalten zuordnen
column-number = Spalte
has-headings = Die erste Zeile benennt die Spalten
preview = Vorschau
no-results = Wähle eine Spalte mit Ergebnissen: Weiten, FP, DQ.
same-is-one-pull = Zeilen mit gleichem Pulling, Ort und Datum werden ein Pulling.
is-known = Dieses Pulling steht schon im Buch: Die Züge kommen dazu.
is-category = Diese Spalte wird eine eigene Angabe.
may-be-column = Als eigene Angabe behalten, obwohl die Überschrift eine bekannte Spalte meinen kann.
is-left-out = Diese Spalte wird weggelassen.
no-tractors = Keine Spalte nennt den Traktor.
no-dates = Keine Spalte hat das Datum des Pullings.

views = Ansichten
standings = Wertung
bests = Bestwerte
forecast = Prognose
season = Saison
track = Bahn
by = Nach
show = Zeigen
points = Punkte
all-classes = Alle Klassen
all-seasons = Alle Saisons
best = Bestweite
median = Median
points-heading = Punkte
pulls-heading = Pullings
wins-heading = Siege
nothing-placed = Hier gibt es noch keine gemessenen Züge.
figures-follow = Sie folgen aus den Zügen deiner Pullings.
best-counts = Je Pulling hat ein Traktor einen Platz in einer Klasse, nach seinem besten Zug. Vorführungen zählen nicht; Disqualifizierte nur fürs Antreten.
own-rule = Eigene Punkteregel
over-time = Prozent des Siegers im Lauf der Zeit
as-table = Als Tabelle
too-few = Um zu sehen, was hilft, braucht es acht Züge mit Reifendruck oder einer eigenen Angabe in Zahlen, und verschiedene Werte in einer Klasse auf einer Bahn.
within-class = Prozent vom eigenen Mittel des Traktors in der Klasse auf der Bahn, damit sich Klassen und Bahnen nicht mischen.
only-change = Mit Ring: Seit dem Zug davor änderte sich sonst nichts Aufgeschriebenes.
only-this = Nur das geändert
head-to-head = Direkter Vergleich
model-says = Modell
tried-on = Erprobt an
too-few-for-model = Weniger als acht Züge zum Erproben, daher sagt nichts, wie sicher das ist. Es ist das einfache Mittel der Klasse.
how-forecast = Jeder Zug wurde nur aus den Pullings davor vorhergesagt; daraus stammen Fehler und Spanne. Full Pulls ohne Messung zählen als die Marke und bleiben weg, wo sie nicht bekannt ist.
off-by = im Mittel { $distance } daneben
interval = 8 von 10 Mal innerhalb { $range }
of-winner = { $percent } des Siegers
in-classes = { $count ->
    [one] { $count } Klasse
   *[other] { $count } Klassen
}
leads-by = { $name } führt, Vorsprung { $points }
wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
what-helps = Was hilft { $tractor }? { $name }
density-source = Dichtehöhe nach der Formel des US-Wetterdienstes (National Weather Service).
from-altimeter = aus dem auf Meereshöhe umgerechneten Luftdruck, denn so hoch gibt es ihn am Ort nicht
density-altitude = Dichtehöhe { $text }
names = Namen
no-names = Noch hat kein Zug einen.
rename = Umbenennen
rename-sentence = Das ändert sich in allen Zügen zugleich. Ein vorhandener Name führt beide zusammen.
perhaps = Vielleicht dasselbe wie { $names }

field = { $tractors }, { $full }
unmeasured = { $count ->
    [one] { $count } Full Pull nicht gemessen
   *[other] { $count } Full Pulls nicht gemessen
}
attempt = { $ordinal } Versuch
hook-noun = { $count ->
    [one] Zug
   *[other] Züge
}
looks = Das Urteil berücksichtigt, dass { $count }-mal hingesehen wurde (Holm).
class-mean = Mittel der Klasse
track-mean = Mittel der Klasse auf dieser Bahn
model-answers = Bisher lag das Modell näher als beide Mittel, daher antwortet es.
track-mean-answers = Bisher schlug das Modell das Mittel der Klasse auf der Bahn nicht, daher antwortet dieses.
class-mean-answers = Bisher schlug nichts das einfache Mittel der Klasse, daher antwortet dieses.
trial-of-class = { $count ->
    [one] { $count } Zug dieser Klasse
   *[other] { $count } Züge dieser Klasse
}
trial-of-all = { $count ->
    [one] { $count } Zug aller Klassen, auf diese umgerechnet
   *[other] { $count } Züge aller Klassen, auf diese umgerechnet
}
met = { $won } gewonnen, { $lost } verloren, { $tied } gleich
show-more = Weitere von { $count } zeigen

line-number = Zeile { $number }
doubts = { $count ->
    [one] { $count } Zeile ist fraglich
   *[other] { $count } Zeilen sind fraglich
}
too-many-lines = Diese Notizen haben { $count } Zeilen; höchstens { $most } werden auf einmal gelesen.
too-many-bytes = Diese Notizen haben { $count } Bytes; höchstens { $most } werden auf einmal gelesen.
too-long = Das sind { $count } Zeilen; höchstens { $most } lassen sich auf einmal durchsehen. Teile sie auf, etwa nach Pulling.

bare-unit = { $label }, sonst in { $unit }
column-result = Ergebnis, sonst in ft
column-metres = Ergebnis, sonst in m
column-inches = Zoll zum Ergebnis
column-bar = Reifendruck, bar
column-kilopascals = Reifendruck, kPa
column-pull = Pulling: Name
column-location = Pulling: Ort
column-date = Pulling: Datum
column-run = Ergebnis eines von mehreren Läufen
column-best = Bester der Läufe, weggelassen
column-unit = Einheit des Ergebnisses
column-left-out = – weglassen –
column-custom = Eigene Angabe „{ $column }“

line-hook = ein Zug
line-class = eine Klasse
line-sled = ein Bremswagen
line-note = eine Notiz
line-pull = das Pulling
line-condition = Wetter oder Bahn
line-left-out = weggelassen

finding-clear = { $more } geht mit { $change } einher, plus oder minus { $spread }, über { $hooks }. Kaum nur Zufall.
finding = { $more } geht mit { $change } einher, plus oder minus { $spread }, über { $hooks }. Könnte Zufall sein.
gain-none = gleich viel { $measure } (0 %)
gain-less = { $size } % weniger { $measure }
gain-more = { $size } % mehr { $measure }
distance = Weite
of-winners = von der Weite des Siegers
comparison-clear = { $best }: { $gain } mehr { $measure } als { $other }, { $hooks }; kaum nur Zufall
comparison = { $best }: { $gain } mehr { $measure } als { $other }, { $hooks }; könnte Zufall sein
unshared = { $count ->
    [one] Verglichen werden Weiten, weil die des Siegers fehlt, und zwar für: { $count } Zug.
   *[other] Verglichen werden Weiten, weil die des Siegers fehlt, und zwar für: { $count } Züge.
}
one-more = Eins mehr
one-psi-more = 1 psi mehr
tenth-of-a-bar-more = 0,1 bar mehr

hook-puller = Fahrer
hook-tractor = Traktor
hook-class = Klasse
hook-sled = Bremswagen
hook-distance = Weite
hook-305-5 = 91,4 m
hook-place-if-not-as = Platz, wenn anders
hook-tire-pressure-psi = Reifendruck, psi
hook-result = Ergebnis
hook-attempt = Versuch
hook-note = Notiz
hook-own-categories = Eigene Angaben
hook-kind-plural = Züge

hook-status-measured = Gemessen
hook-status-full-pull = Full Pull
hook-status-disqualified = Disqualifiziert
hook-status-exhibition = Vorführung
hook-status-didnt-start = Nicht angetreten

points-rule-name = Name
points-rule-points-from-first-place = Punkte vom ersten Platz an
points-rule-10-8-6-4 = 10, 8, 6, 4, 2
points-rule-points-for-showing = Punkte fürs Antreten
points-rule = Punkteregel
points-rules = Punkteregeln

pull-name = Name
pull-cow-town = Cow Town
pull-place = Ort
pull-kansas-city-mo = Füchtorf
pull-date = Datum
pull-note = Notiz
pull-temperature = Temperatur
pull-78-f = 25 °C
pull-humidity = Luftfeuchte, %
pull-dew-point = Taupunkt
pull-63-f = 17 °C
pull-station-pressure = Luftdruck am Ort
pull-29-1-inhg = 985 hPa
pull-altitude = Höhe
pull-910-ft = 280 m
pull-surface = Bahn
pull-clay-damp = Lehm, feucht
pull-full-pull-from = Full Pull ab
pull-300-ft = 100 m
pull = Pulling
pull-kind-plural = Pullings

note-doubt-nobody-is-named-here = Hier steht kein Name.
note-doubt-number-alone-isnt-hook = Eine Zahl allein ist kein Zug.
note-doubt-several-numbers-could-distance = Mehrere Zahlen könnten die Weite sein.
note-doubt-thousands-decimals-number-can = Tausender oder Dezimalstellen? Die Zahl lässt sich auf zwei Arten lesen.
note-doubt-feet-metres-no-unit = Fuß oder Meter? Es steht keine Einheit da.
note-doubt-where-does-pullers-name = Wo endet der Name des Fahrers?
note-doubt-which-name-pullers = Welcher Name ist der des Fahrers?
note-doubt-more-names-than-puller = Mehr Namen als Fahrer und Traktor.
note-doubt-puller-tractor-there-one = Fahrer oder Traktor? Es ist nur ein Name.
note-doubt-numbers-front-dont-follow = Die Nummern vorn folgen nicht den Weiten.
note-doubt-taken-class-hooks-follow = Für eine Klasse gehalten: Züge folgen.
note-doubt-date-place-seems-stand = Ein Datum oder Ort scheint darin zu stehen: ein anderes Pulling?
note-doubt-the-year-isnt-written = Das Jahr steht nicht da.
note-doubt-pull-has-no-date = Dieses Pulling hat kein eigenes Datum.
note-doubt-result-sentence-isnt-read = Ein Ergebnis in einem Satz wird nicht gelesen.
note-doubt-no-result-kept-as = Kein Ergebnis: als Zug ohne Weite behalten.
note-doubt-these-letters-were-taken = Diese Buchstaben wurden als „disqualifiziert“ gelesen.
note-doubt-degrees-fahrenheit-or-celsius = Grad Fahrenheit oder Celsius?
note-doubt-place-but-no-distance = Ein Platz, aber keine Weite.
note-doubt-number-was-left-over = Eine Zahl blieb übrig; sie bleibt als Notiz.
note-doubt-letter-stands-where-digit = Ein Buchstabe steht, wo eine Ziffer hingehört.
note-doubt-farther-than-sleds-pulled = So weit zieht niemand einen Bremswagen.
note-doubt-taken-place-may-count = Für einen Platz gehalten; vielleicht zählt es etwas anderes.
note-doubt-behind-distance-was-taken = „+“ hinter der Weite wurde als Full Pull gelesen.
note-doubt-part-foot-inch = Teil eines Fußes oder eines Zolls?
note-doubt-what-stands-brackets-may = Was in Klammern steht, ist vielleicht kein Name.
note-doubt-may-points-instead-distance = Das sind vielleicht Punkte statt einer Weite.
note-doubt-there-number-name = In einem Namen steht eine Zahl.
note-doubt-no-class-was-named = Davor wurde keine Klasse genannt.
note-doubt-inches-centimetres-cant-read = Die Zoll oder Zentimeter sind nicht lesbar; sie bleiben als Notiz.
note-doubt-0-no-distance-say = 0 ist keine Weite: Sag, wie der Zug endete.
note-doubt-estimate-isnt-measured-distance = Eine Schätzung ist keine gemessene Weite.
note-doubt-cell-cant-read-as = Eine Zelle passt nicht zu ihrer Spalte; sie bleibt als Notiz.
note-doubt-hook-book-already = Dieser Zug steht schon im Buch.
note-doubt-day-month-first-both = Tag oder Monat zuerst? Hier steht beides.
note-doubt-words-left-over-they = Es bleiben Wörter übrig; sie bleiben als Notiz.
note-doubt-words-left-over-hook = Es bleiben Wörter übrig: Ist das ein Zug?
note-doubt-number-may-result-class = Eine Zahl darin kann ein Ergebnis sein: Ist das eine Klasse?
note-doubt-line-names-its-class = Die Zeile mit seiner Klasse ist vielleicht keine.
note-doubt-class-stays-as-note = Ist das eine Klasse? Es bleibt als Notiz.
note-doubt-hooks-without-result-stays = Züge ohne Ergebnis? Das bleibt als Notiz.
note-doubt-taken-pulls-name-nothing = Für den Namen des Pullings gehalten: Sonst sagt es nichts.
note-doubt-no-place-high-has = So hoch gibt es diesen Luftdruck nicht: Das ist der auf Meereshöhe umgerechnete, nicht der am Ort.

points-10-9-8-1 = Punkte 10, 9, 8 … 1
points-25-18-15-12 = 25, 18, 15, 12, 10 …
points-one-for-each-behind = Einer je Geschlagenem
points-5-3-1-1 = 5, 3, 1 und 1 fürs Antreten

forecast-report-how-far-tractor-may = wie weit ein Traktor wohl zieht

standings-report-a-seasons-points = die Punkte einer Saison

tractor-report-how-tractor-went-what = wie ein Traktor zog, was ihm hilft und wen er schlägt

units-distances = Weiten
units-feet = Fuß
units-feet-inches = Fuß, Zoll
units-metres = Meter

hook-best-class = der Bestweite der Klasse

hook-305-5-2 = 305,5
hook-305-6 = 305' 6"
hook-91-4 = 91,4

too-far = ist weiter, als Bremswagen gezogen werden; höchstens 1.320 ft (402,336 m). Fehlt ein Komma?
no-distance-at-all = ist keine Weite. Lass sie leer und wähle, wie der Zug endete.
too-hard = ist mehr, als Reifen haben; höchstens 150 psi (10,3 bar). Fehlt ein Komma?
feet-or-metres = ist weiter, als Bahnen in Metern lang sind: Fuß oder Meter? Schreib die Einheit dazu, etwa 305 ft oder 93 m.
nothing-to-ask = gibt es nicht; noch gibt es kein Pulling.

door = Tractor Pulling
door-line = Weiten, Einstellungen und Plätze, am Rand der Bahn.
door-step = Neues Pulling
add-to-pull = { $distance } zu { $pull } hinzufügen
first-pull = Erst ein Pulling für { $distance } anlegen
