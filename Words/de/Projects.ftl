projects = Projekte
open = Offen
closed-ones = Abgeschlossen
views = Welche Projekte
new-project = Neues Projekt
edit-project = Projekt bearbeiten
edit-item = Eintrag bearbeiten
tools = Mehr
load-sample = Beispieldaten laden
empty-title = Woran arbeitest du?
empty-sentence = Ein Projekt enthält, was zu tun ist, oder die Möglichkeiten, die du abwägst. Mit Kriterien siehst du, was vorn liegt und ob das hält.
none-open = Alles abgeschlossen
none-open-sentence = Kein Projekt ist offen. Beginne das nächste oder öffne ein abgeschlossenes wieder.
none-closed = Noch nichts abgeschlossen. Ein fertiges Projekt lässt sich in seinem Menü abschließen.
empty = Leer
all-done = Alles erledigt
start-with = Beginnen mit
no-qualities = Keine Kriterien
close = Projekt abschließen
reopen = Projekt wieder öffnen
close-short = Abschließen
reopen-short = Öffnen
save-template = Kriterien als Vorlage sichern
add-many = Mehrere hinzufügen
add-many-hint = Einer pro Zeile.
lines = Einträge
add = Hinzufügen
add-item = Neuer Eintrag…
no-items = Noch nichts darin
no-items-sentence = Titel tippen, Eingabe drücken, und so weiter; oder viele Zeilen auf einmal.
up-next = Als Nächstes
more-to-explore = Mehr zu entdecken
mark-done = Erledigt
mark-not-done = Nicht erledigt
low = Niedrig
medium = Mittel
high = Hoch
awards = Auszeichnungen
added = Hinzugefügte Einträge
completed-ones = Erledigte Einträge
awards-note = Einmal gezählt bleibt gezählt: Löschen und Wiederöffnen nehmen nichts weg.
left = noch { $left } von { $total }
closed = { $title } abgeschlossen
reopened = { $title } wieder offen
done = { $title } erledigt
not-done = { $title } nicht erledigt
more-for = Mehr zu { $title }
show-more = Noch { $count } zeigen
award-added = { $count } hinzugefügt
award-completed = { $count } erledigt
award-left = noch { $count }
earned = Erreicht
counts = { $open } offen · { $closed } abgeschlossen

items = Einträge
rank = Rang
score = Bewerten
why = Warum
matrix = Matrix
parts = Teile des Projekts
new-quality = Neues Kriterium
edit-quality = Kriterium bearbeiten
compare = Unentschieden?
compare-sentence = Bewerte die Einträge nach dem, was zählt, und sieh, was vorn liegt und ob das hält.
add-quality = Neues Kriterium
unscored = Noch nicht bewertet
scoring-hint = Stufe antippen bewertet, noch einmal nimmt zurück. Tasten: Ziffern bewerten, 0 löscht, Pfeile gehen weiter.
shown-as = Angezeigt als
unique = eindeutig
already-used = schon vergeben
lower-is-better = weniger ist besser
next = Nächstes Kriterium
how-to-score = So wird bewertet
nothing-scored = Noch nichts bewertet
nothing-scored-sentence = Wähle unter Bewerten ein Kriterium und tippe für jeden Eintrag eine Stufe an.
no-clear-winner = Kein klarer Sieger: Eine kleine Änderung eines Gewichts bringt etwas anderes nach vorn.
holds-always = Hält, wie auch immer ein einzelnes Gewicht sich ändert.
does-it-hold = Hält das?
does-it-hold-sentence = Für jedes Kriterium: jenseits welchen Gewichts etwas anderes vorn läge, wenn alle anderen Gewichte bleiben.
holds-here = Kein Gewicht davon ändert den Sieger.
never-best = Nie die beste Wahl
try-weights = Andere Gewichte ausprobieren
try-weights-sentence = Hier wird nichts gesichert: Gewicht verschieben und sehen, was vorn liegt.
show = Zeigen
how-likely = Wie wahrscheinlich gewinnt was, gleich mit welchen Gewichten?
under-other = Der Rang je Verfahren
own-weights = Deine
equal-weights = Gleich
rank-weights = Rangfolge
sum-short = Summe
methods-note = Deine, gleich und Rangfolge sind Gewichte: Bei der Rangfolge zählt nur die Ordnung deiner Gewichte (Schwerpunkt der Rangfolge). Zuletzt das andere Verfahren mit deinen Gewichten.
contributions = Woraus sich jeder Wert zusammensetzt
as-table = Als Tabelle
total = Summe
weights = Gewichte
item = Eintrag
matrix-hint = Wert eintippen, weiter mit Eingabe oder Pfeiltaste; leer heißt ohne Wert.
startups = 100-$-Start-up-Ideen
eisenhower = Eisenhower
scored = { $item }: { $quality } { $value }
score-cleared = { $item }: { $quality } entfernt
clear-score = { $item }: { $level }, antippen nimmt zurück
of = von { $possible }
scored-of = { $scored } von { $total } bewertet
weight = Gewicht { $weight }
leads = { $title } liegt mit { $by } vorn
tied = { $titles } liegen gleichauf
holds-unless-more = Hält, solange { $quality } höchstens { $at } zählt; darüber liegt { $item } vorn.
holds-unless-less = Hält, solange { $quality } mindestens { $at } zählt; darunter liegt { $item } vorn.
holds-unless-any = Sobald { $quality } überhaupt zählt, liegt { $item } vorn.
holds-but-level = Hält; nur wenn { $quality } nichts zählt, liegt { $item } gleichauf.
holds-unless-none = Hält, solange { $quality } überhaupt zählt; sonst liegt { $item } vorn.
flip-level = Bei 0 liegt { $item } gleichauf.
flip-none = Bei 0 liegt { $item } vorn.
flip-up = Über { $at } liegt { $item } vorn.
flip-at-once = Sobald es überhaupt zählt, liegt { $item } vorn.
flip-down = Unter { $at } liegt { $item } vorn.
likely-note = So oft die beste Wahl, allein oder gleichauf, bei { $samples } gleichmäßig gezogenen Gewichtungen aller möglichen (Startwert { $seed }).
scoring = { $count } Einträge nach einem Kriterium
decide = Entscheiden
decision = Entscheidung
choice = Wahl
reason = Grund
outcome = Wie es ausging
how-did-it-turn-out = Wie ist es ausgegangen?
that-day = Die Rangliste jenes Tages
export-matrix = Als CSV exportieren
reminders = Erinnerungen
reminders-sentence = Abonniere diese Adresse im Kalender deines Telefons: Jedes Projekt mit täglicher Erinnerung meldet sich zu seiner Zeit. Wer die Adresse hat, kann sie lesen; erneuere sie, um andere auszusperren.
no-reminders = Noch hat kein offenes Projekt eine tägliche Erinnerung. Sie steht unter Bearbeiten.
make-address = Geheime Adresse anlegen
renew-address = Adresse erneuern
decided-on = Entschieden am { $date }
decided = { $item }, entschieden am { $date }

templates = Vorlagen
edit-templates = Vorlagen umbenennen oder löschen
edit-template = Vorlage umbenennen
no-templates = Noch keine eigenen Vorlagen
no-templates-sentence = Das Menü eines Projekts sichert dessen Kriterien als Vorlage, mit der ein neues Projekt beginnen kann.
saved-as-template = Vorlage gesichert: { $title }
decision-noted = Entschieden: { $project }
outcome-noted = Ausgang notiert: { $project }
many-imported = { $what } importiert

too-little-sentence = Zu wenig bewertet, um einen Sieger zu nennen.
one-item = Ein Eintrag, nichts zu vergleichen
one-item-sentence = Füge einen zweiten Eintrag zum Vergleichen hinzu.
weightless = Jedes Gewicht ist 0
weightless-sentence = Gib mindestens einem Kriterium ein Gewicht über 0.
no-rank = Noch lässt sich nicht alles einordnen
all-alike = Alle liegen gleichauf
scales-differ = Dasselbe Gewicht zählt mehr, wo gemessen wird: Die schlechteste Zahl bekommt 0 und die beste { $levels }, eine Bewertung aber 1 bis { $levels }, und nur so weit auseinander, wie du bewertet hast.
scales-differ-by-part = Dasselbe Gewicht zählt weniger, wo gemessen wird: Eine Zahl bekommt ihren Anteil an allen, weit weniger als die vollen { $levels }, eine Bewertung aber 1 bis { $levels }.

decides-tie = Jedes andere Gewicht entscheidet zwischen denen, die gleichauf sind.
reminders-offline = Die Adresse kennt der Server. Mit Verbindung steht sie hier.
reminders-need-server = Hier läuft die App nur auf diesem Gerät, und Kalender können sie nicht fragen. Mit einem eigenen Server stünde hier die Adresse.
weighted-sum-means = Die gewichtete Summe addiert nach Gewicht, wie gut etwas ist. TOPSIS sucht, was dem Besten in allem am nächsten und dem Schlechtesten am fernsten ist.
normalization-means = Min–Max: Die schlechteste Zahl zählt nichts, die beste voll. Nach Summe oder als Vektor zählt eine Zahl nach ihrem Anteil an allen.
missing-title = Nicht alle Zahlen sind bekannt
missing-unranked = Ein Eintrag ohne Zahl hat keinen Rang; nichts wird geraten.
missing-left-out = Was fehlt, bleibt außen vor, wie im Projekt gewählt.
unusable = enthält Zahlen, die sich so nicht normalisieren lassen: Sie müssen über null liegen. Wähle im Projekt Min–Max.
no-number = Noch keine Zahl
weighing = Gewichte finden
weighing-sentence = Wie viel zählt jedes Kriterium? Eintippen, in eine Reihenfolge bringen oder je zwei vergleichen.
by-ranking = Kriterien ordnen
by-ranking-sentence = Antippen, das Wichtigste zuerst.
start-over = Von vorn
centroid-note = Allein aus der Reihenfolge bekommt jedes das Mittel aller passenden Gewichte (Schwerpunkt der Rangfolge).
by-pairs = Paarweise vergleichen
by-pairs-sentence = Was von beiden ist wichtiger?
equally-important = Beide gleich
use-weights = Diese Gewichte nehmen
all-pairs = Alle Vergleiche
needs-two-qualities = Nötig sind mindestens zwei Kriterien.
consistent = Die Vergleiche passen zusammen.
inconsistent = Die Vergleiche widersprechen sich: Über 0,1 ist zu viel. Sieh dir den unpassendsten an.
judgement = Vergleich
strength = Wie viel wichtiger
consistency-ratio = Konsistenzverhältnis { $ratio }.
pair-of = Paar { $number } von { $total }
more = und noch { $count }
import-matrix = Tabelle importieren
import-sentence = Füge eine Tabelle aus einer Tabellenkalkulation ein oder wähle eine Datei: .xlsx, .ods oder CSV. Einträge dürfen in Zeilen oder Spalten stehen; eine Zeile mit Gewichten wird verstanden, eine Spalte mit Summen geprüft und weggelassen.
table = Tabelle
csv-file = Datei
items-stand = Einträge stehen
in-rows = In Zeilen
in-columns = In Spalten
preview = Vorschau
import-it = Importieren
new-mark = neu
measured-mark = gemessen
scored-mark = bewertet
no-table = Hier ist keine Tabelle: Nötig sind eine Zeile mit Namen und eine mit Werten.
print = Drucken
beyond = { $item }, { $quality }: { $text } ist keine Stufe von 1 bis { $levels }.
too-much = Eine Tabelle darf höchstens { $rows } Einträge und { $columns } Kriterien haben.
twice = „{ $name }“ steht zweimal da. Gib beiden eigene Namen oder lösche eines; Gewichte stehen in einer Zeile oder Spalte.
shown = { $from }–{ $to } von { $total }
earlier = Zurück
later = Weiter
more-than = { $more } zählt { $much } als { $less }

must-choose = Wähle, ob mehr oder weniger von { $quality } besser ist; in der Tabelle steht es nicht.
nameless-weights = Zahlen ohne Überschrift gelten als Gewichte. Sind sie das?
unnamed = Zahlen ohne Überschrift bleiben weg. Zählen sie, dann gib ihnen eine.
lower-hint = Steht neben der Tabelle und sagt, dass weniger besser ist; so gilt es für alle Bewertungen. Stimmt das?

marks = Punkt oder Komma in { $quality } könnte anderes heißen; die Tabelle sagt es nicht, gelesen ist es wie in deiner Sprache.
odd-marks = Punkt oder Komma in { $quality } könnte anderes heißen, mit ganz anderen Zahlen. Stimmt das so?
taken-for-levels = Wörter von { $quality } gelten als Stufen von 1 bis { $levels }, von denen { $best } die beste ist. Ist das gemeint?
left-words = { $quality } enthält Wörter, die keine Bewertungen sind, und bleibt weg.
which-is-better = Ob mehr oder weniger von { $quality } besser ist, steht nicht da; mehr gilt als besser.
perhaps-weights = Zahlen hinter den Überschriften gelten als Gewichte. Sind sie das?
weights-in-headings = Die Gewichte stehen hinter den Überschriften.
scored-so = Seine Bewertungen zählen umso besser, je höher sie sind; dreh das um, wenn sie sagen, wie viel es ist.
more-is-better = mehr ist besser
choose-direction = Wähle …
direction-of = { $quality }: Was ist besser?
word-weights = Gewichte in Worten gelten als diese Zahlen. Ist das gemeint?
perhaps-rank = Es gilt als Rangfolge und bleibt weg. Ist es ein Kriterium, dann gib ihm ein Gewicht.
corner-says-criteria = Die erste Überschrift kann über Kriterien stehen oder über dem, was verglichen wird; Einträge sind aus den Spalten gelesen.
counted-up = Mehr gilt als besser, denn die Summen der Tabelle zählen es dazu.
names-stand = Namen stehen in

odd-total = Es bleibt als Summe weg, ist aber nicht, was die Einträge ergeben. Ist es ein Eintrag, dann nenn es anders.
no-total = Es heißt wie eine Summe, ist aber nicht, was die anderen ergeben, und zählt als Kriterium. Ist es eine Summe, dann lass es weg.
perhaps-target = Es gilt als Eintrag. Sagt es, was gewünscht ist, dann lass es weg.
perhaps-product = Seine Zahlen sind die von { $other } mal Gewicht. Ist es derselbe Eintrag, dann lass es weg.
subtotal = Eine Zwischensumme von dem, was davor steht; sie bleibt weg.
blanks = Gilt in { $quality } als kein Wert.
nothing-left = Keine Spalte enthält Bewertungen oder Messwerte: Zahlen oder Wörter wie niedrig, gut, ja, rot, M oder ++.

unknown-mark = Steht hinter { $quality } und ist keine bekannte Einheit; seine Zahlen gelten als Bewertungen, je höher, desto besser. Stimmt das?
unknown-total = Ob das sagt, wie herum { $total } zählt, ist nicht bekannt; mehr gilt als besser.
grade-total = Bei einer Note gilt weniger als besser. Ist das hier so?
perhaps-total = Es ist, was die anderen Zahlen ergeben, und bleibt als Summe weg. Ist es eine?
most-is-last = Was höchstens zu erreichen ist; es ist kein Eintrag, sondern die letzte Stufe.
perhaps-most = Es hat überall die meisten Punkte. Sagt es, was höchstens zu erreichen ist, dann lass es weg.
counted-down = Weniger gilt als besser, wie bei der Summe „{ $total }“ der Tabelle.

or-leave-out = Einheit oder Währung dürfen dabeistehen; Bemerkungen gehören in eine eigene Spalte. Oder lass die Spalte oder Zeile weg.
measured-by-unit = Zahlen mit Einheit gelten als Messwerte.
stands-in-rows = Ob Einträge in Zeilen oder Spalten stehen, steht nicht da; gelesen sind sie aus den Zeilen.
stands-in-columns = Einträge sind aus den Spalten gelesen.
weight-or-quality = „Gewicht“ kann gewogen sein oder sagen, wie viel jede Zeile zählt; gelesen ist Letzteres, mit Einträgen in Spalten.
unchecked-totals = Die Summen der Tabelle lassen sich nicht prüfen.
levels-for-all = Stufen zum Bewerten
understood-as = Verstanden als
leave-out-column = Weglassen
point-is-decimal = 1.5 ist anderthalb
comma-is-decimal = 1,5 ist anderthalb
leave-out = { $name } weglassen
points-in = { $name }: Punkt und Komma
taken-for-measures = Nicht alles in { $quality } kann eine Stufe sein; ist es gemessen?
weight-missing = { $quality } hat kein Gewicht; es zählt 1.
wrong-total = Die Summe der Tabelle für { $item } ist nicht, was ihre Zahlen ergeben.
no-weight = { $quality }: „{ $text }“ ist kein Gewicht; ein Gewicht ist eine Zahl von 0 bis 1000000, etwa 2 oder 20 %. Was dagegen spricht, bekommt es ohne Minus und umso höhere Bewertungen, je besser.
named-or-into = Sag mit --into, welches Projekt aufnimmt, oder mit --named, wie ein neues heißt.

items-done = { $count ->
    [one] Eintrag erledigt
   *[other] Einträge erledigt
}
of-items = { $count ->
    [one] von { $count } Eintrag
   *[other] von { $count } Einträgen
}
items-counted = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
qualities-counted = { $count ->
    [one] { $count } Kriterium
   *[other] { $count } Kriterien
}
items-added = { $count ->
    [one] { $count } Eintrag hinzugefügt
   *[other] { $count } Einträge hinzugefügt
}
qualities-added = { $count ->
    [one] { $count } Kriterium hinzugefügt
   *[other] { $count } Kriterien hinzugefügt
}
weights-changed = { $count ->
    [one] { $count } Gewicht geändert
   *[other] { $count } Gewichte geändert
}
scores-entered = { $count ->
    [one] { $count } Bewertung eingetragen
   *[other] { $count } Bewertungen eingetragen
}
scores-cleared = { $count ->
    [one] { $count } Bewertung gelöscht
   *[other] { $count } Bewertungen gelöscht
}
scores-changed = { $count ->
    [one] { $count } Bewertung geändert
   *[other] { $count } Bewertungen geändert
}
weights-counted = { $count ->
    [one] { $count } Gewicht
   *[other] { $count } Gewichte
}
scores-counted = { $count ->
    [one] { $count } Bewertung
   *[other] { $count } Bewertungen
}

better-except = { $better } ist in allem mindestens so gut und besser bei { $qualities }.
a-little-more = etwas mehr
clearly-more = deutlich mehr
much-more = viel mehr
far-more = weitaus mehr

less-is-better-by = Weniger gilt als besser, wie „{ $word }“ sagt.
more-is-better-by = Mehr gilt als besser, wie „{ $word }“ sagt.
is-that-so-here = { $reason } Ist das hier so?
beside-measures = Zahlen von { $qualities } stehen neben Messwerten und gelten als Bewertungen, je höher, desto besser. Sind sie das, oder zählen sie etwas?
perhaps-ranks = Zahlen von { $qualities } kommen je einmal vor wie Plätze und gelten als Bewertungen, je höher, desto besser. Sind sie das?
contains = Es enthält vielleicht { $others }, was dann doppelt zählte. Lass in dem Fall eins weg.
weight-each = „{ $text }“ scheint Gewichte nur für { $name } zu enthalten. Gewichte sind für alle Einträge dieselben: Schreib sie einmal, unter „Gewicht“, oder lass diese weg.
date-is-no-number = „{ $text }“ ist ein Datum. Schreib eine Zahl, etwa wie viele Tage es bis dahin sind, oder lass die Spalte weg.
cell = { $item }, { $quality }: { $problem }
leave-it-out-or = { $problem } { or-leave-out }
totals-by-sum = Die Summen der Tabelle addieren ihre Zahlen.
totals-by-mean = Die Summen der Tabelle sind Mittel ihrer Zahlen.
totals-by-weighted-sum = Die Summen der Tabelle sind gewichtete Summen.
totals-by-weighted-mean = Die Summen der Tabelle sind gewichtete Mittel.
totals-by-percent = Die Summen der Tabelle sind gewichtete Summen in Hundertsteln.
totals-by-share = Die Summen der Tabelle sind Prozent des Höchstmöglichen.
totals-by-counts = Die Summen der Tabelle zählen, was über, auf oder unter null liegt.
totals-by-product = Die Summen der Tabelle multiplizieren ihre Zahlen.
totals-by-quotient = Die Summen der Tabelle teilen, was einige Zahlen ergeben, durch eine.
totals-by-positives = Die Summen der Tabelle addieren, was über null liegt.
totals-by-negatives = Die Summen der Tabelle addieren, was unter null liegt.
totals-stay = { $formula } Hier sind es dieselben.
totals-in-order = { $formula } Hier sind es andere Zahlen in derselben Reihenfolge.
totals-in-other-order = { $formula } Hier sind es andere Zahlen in anderer Reihenfolge.
totals-differ = { $formula } Hier werden es andere, weil Messwerte, Richtungen oder Mittel anders zählen.
other-leader = In der Tabelle ist vorn: { $there }; hier: { $here }. Stimmen Skalen und Richtungen?
same-leader = Vorn ist in der Tabelle und hier: { $leader }, dahinter ist die Folge anders.
on-scale = Zahlen von { $qualities } gelten als eine Skala von Stufen von 1 bis { $levels }, je höher, desto besser. Ist das gemeint?
is-scale = In { $qualities } gibt es mehr Stufen als im Projekt. Reicht die Skala von 1 bis { $levels }?
crowded = „{ $name }“ steht über mehreren Spalten, { $below }. Behalte eine davon, oder gib jeder Spalte eine eigene Überschrift in einer Zeile.
weight-is-criterion = Eine Zeile namens Gewicht steht zwischen Kriterien und gilt als eines davon; Einträge stehen in Spalten.
weight-of-columns = Eine Zeile namens Gewicht gilt als das, was jede Spalte zählt; sie kann selbst ein Kriterium sein.
most-is-no-item = Es gilt als das, was höchstens zu erreichen ist, nicht als Eintrag, und bleibt weg.
most-of-other-scales = { most-is-no-item } Verschieden lange Skalen bleiben nicht erhalten.
left-beside = Steht neben der Tabelle und bleibt weg.
left-total = Eine Summe bleibt weg.
left-ranks = Ränge bleiben weg.
left-derived = Was aus Bewertungen und Gewichten errechnet ist, bleibt weg.
left-winner = Sagt, wer gewinnt, und bleibt weg.
left-notes = Notizen bleiben weg.
left-numbering = Was vor den Namen steht, bleibt weg.
left-empty = Hat keine Werte und bleibt weg.
none-of = „{ $text }“ ist nichts von: { $allowed }.
mixed-units = { $quality } hat Zahlen in { $units }; schreib alle in einer Einheit.
name-is-taken = Ein Projekt „{ $name }“ gibt es schon; --into „{ $name }“ nimmt es dort auf, und --named mit einem anderen Namen macht ein neues.

decision-date = Datum
decisions = Entscheidungen

item-trim-shrubs = Hecke schneiden
item-priority = Priorität
item-completed = Erledigt

judgement-comparisons = Vergleiche

project-garden = Garten
project-colour = Farbe
project-closed = Abgeschlossen
project-daily-reminder = Tägliche Erinnerung
project-levels-to-score-with = Stufen
project-what-isnt-scored = Was nicht bewertet ist
project-method = Verfahren
project-measures-are-normalised = Messwerte normalisieren
project-order-of-items = Reihenfolge
project = Projekt
project-counts-as-zero = Zählt als null
project-is-left-out = Bleibt außen vor
project-weighted-sum = Gewichtete Summe
project-topsis = TOPSIS
project-min-max = Min–Max
project-by-their-sum = Nach Summe
project-as-a-vector = Als Vektor
project-optimized = Optimiert
project-creation = Erstellung
project-title = Name
project-score = Bewertung

quality-profitability = Ertrag
quality-4-pays-my-salary =
    4 zahlt mein Gehalt
    3 zahlt die Miete
quality-symbol = Zeichen
quality-weight = Gewicht
quality-lower-is-better = Weniger ist besser
quality-measured-not-scored = Gemessen statt bewertet
quality-unit = Einheit
quality-km-hours = €, km, Stunden
quality = Kriterium
quality-qualities = Kriterien

score-kind = Bewertung
score-measure = Messwert
scores = Bewertungen

template = Vorlage
template-quality-of-a-template = Kriterium der Vorlage
template-qualities-of-templates = Kriterien der Vorlagen

sample-garden = Garten
sample-trim-shrubs = Hecke schneiden
sample-make-compost = Kompost anlegen
sample-scrub-the-furniture = Gartenmöbel schrubben
sample-plant-tulips = Tulpen setzen
sample-fix-the-fence = Zaun richten
sample-big-app-idea = Große App-Idee
sample-perfect-app = Perfekte App
sample-small-app-idea = Kleine App-Idee
sample-yet-another-app = Noch eine App

starter-ease = Leichtigkeit
starter-4-under-tens-hours =
    4 unter zehn Stunden
    3 Hunderte Stunden
    2 tausend Stunden
    1 viele Tausend
starter-impact = Wirkung
starter-vision = Vision
starter-profitability = Ertrag
starter-4-pays-my-salary =
    4 zahlt mein Gehalt
    3 zahlt die Miete
    2 zahlt Strom und Wasser
    1 zahlt feinen Ketchup
starter-urgency = Dringlichkeit
starter-importance = Wichtigkeit

to-check = Bitte prüfen:
as-heading-says = wie die Tabelle sagt
as-project-says = wie im Projekt
matrix-table-items-from-the-columns = Einträge, aus den Spalten
matrix-table-items-from-the-rows = Einträge, aus den Zeilen

deleted-task = War dort gelöscht und bleibt weg.
recurring-task = Ist nur das Muster einer wiederkehrenden Aufgabe; die Aufgaben selbst kommen mit.
bookkeeping-of-tasks = Ist die Buchführung von Taskwarrior selbst und bleibt bei allen Aufgaben weg.
no-tasks = Darin sind keine Aufgaben.

no-todo-text = Das ist kein todo.txt: Das ist reiner Text mit einer Aufgabe je Zeile, etwa „(A) 2026-04-30 Anrufen +haus due:2026-05-30“.
perhaps-table = Das sieht aus wie eine Tabelle; jede Zeile wird eine Aufgabe. Ist das gemeint?
calendar-is-no-table = Das ist ein Kalender oder Adressbuch, keine Tabelle: Eine Tabelle hat einen Eintrag je Zeile oder je Spalte.

as-said = wie { $word } sagt
not-a-task = Zeile { $line } ist keine Aufgabe: Nötig sind „description“ und „status“, wie Taskwarrior sie exportiert.
unknown-status = Zeile { $line }: Der Zustand „{ $status }“ ist nicht pending, waiting, completed, deleted oder recurring.
in-line = Zeile { $line }

replaces = { $count ->
    [one] Ein Wert, der schon da ist, wird ersetzt, gezeigt als „3 → 7“.
   *[other] { $count } Werte, die schon da sind, werden ersetzt, gezeigt als „3 → 7“.
}

label-title = Name
label-detail = Einzelheiten

door = Entscheidung oder Projekt
door-line = Möglichkeiten abwägen, allein oder gemeinsam.
door-step = Frage stellen
create-project = Neues Projekt „{ $name }“
keys-score = Beim Bewerten: eine Stufe wählen, sie löschen
keys-move = Von Zeile zu Zeile und von Feld zu Feld
