grades = Noten
gpa = Schnitt
tools = Mehr
new-course = Neuer Kurs
status = Welche Kurse
empty-title = Noch keine Kurse
empty-sentence = Lege einen Kurs an und sieh, wie er steht, was du brauchst und wo die nächste Stunde lohnt.
none-here = Hier ist noch kein Kurs. Der Status auf seinem Blatt „Bearbeiten“ entscheidet, wo ein Kurs steht.
load-sample = Beispieldaten laden
no-grade-yet = noch keine Note
rising = steigt
falling = fällt
graphs = Grafik
time = Zeit
settings = Optionen
views = Teile des Kurses
sorting = Reihenfolge
by-group = Gruppen
by-date = Datum
by-result = Beste
by-influence = Einfluss
no-group = In keiner Gruppe
no-group-note = Was in keiner Gruppe ist, zählt nicht, solange der Kurs gewichtete Gruppen hat.
add-assignment = Aufgabe
new-assignment = Neue Aufgabe
no-assignments = Noch nichts zu bewerten
no-assignments-sentence = Lege zuerst die Gruppen mit ihren Gewichten an, dann die Aufgaben, gern viele auf einmal.
add-many = Mehrere anlegen
many-hint = Eine je Zeile; Ergebnis und Datum können folgen: „Test 1 18/20“ oder „Test 1; 18; 14.09.2026“.
enter-many = Ergebnisse eintragen
score-hint = 18, 18/20, 90{"\u00A0"}% oder eine Note; leer löscht das Ergebnis.
weight-groups = Gruppen und Gewichte
add-group = Neue Gruppe
weights-hint = In jeder Einheit: 45, 0,45 oder 9 Teile. Ein leerer Name entfernt die Gruppe, ihre Aufgaben bleiben.
dropped = gestrichen
lowest-dropped = gestrichen: schlechtestes
highest-dropped = gestrichen: bestes
disabled = zählt nicht
excused = entschuldigt
extra-credit = Zusatzpunkte
never-drop = nie gestrichen
overdue = überfällig
need = Was brauche ich?
secured = sicher
reachable = erreichbar
unreachable = unerreichbar
on-the-rest = auf den Rest
your-target = Dein Ziel
nothing-left = Nichts ist mehr offen: das ist die Note.
need-on = Auf welche Arbeit
still-between = Zwischen { $low } und { $high } ist noch möglich.
otherwise = Und auf alles andere Offene, %
calculate = Rechnen
for-grade = Für
from = Ab
needed = Nötig
what-if = Was wäre, wenn…
what-if-hint = Nichts wird gesichert, bis du es behältst.
keep = Ergebnisse behalten
leave = Spurlos verlassen
show-work = Rechenweg
next-hour = Die nächste Stunde
next-hour-sentence = Offene Arbeit deiner aktuellen Kurse, danach, wie viel zehn Prozent davon alle zusammen bewegen.
nothing-open = In deinen aktuellen Kursen ist nichts offen, was zählt.
now = Bisher
at-the-end = Mit Nullen
no-term = Ohne Semester
cumulative = Alle Semester
planner = Planer
planner-target = Mein Wunschschnitt
planner-hours = Leistungspunkte, die noch kommen
no-terms = Noch keine Semester
terms-sentence = Ein Semester fasst seine Kurse und ihren Schnitt zusammen.
no-degrees = Noch kein Studiengang
degrees-sentence = Ein Studiengang hat Kursgruppen und zeigt, was fertig ist, läuft und fehlt.
done = Fertig
under-way = Läuft
planned = Geplant
missing = Fehlt
missing-many = Es fehlen
plan-course = Kurs planen
template = So einen planen
scale = Notenskala
scale-sentence = Gilt für jeden Kurs ohne eigene Skala, auf allen deinen Geräten.
as-preferred = Wie eingestellt
new-scale = Neue Skala
points = Punkte
letter = Note
new-note = Neue Notiz
no-notes = Noch keine Notizen
notes-sentence = Behalte, was wichtig ist: Sprechstunden, wen man fragt, was in der Klausur kommt.
new-session = Lernzeit
new-slot = Termin
studied = Gelernt
meets = Wann er stattfindet
timetable = Stundenplan
calendar-file = Kalenderdatei (.ics)
time-sentence = Halte fest, wie lange du lernst, und sieh, ob es sich lohnt.
clash = überschneidet sich
start-timer = Stoppuhr starten
studying = Du lernst
stop-timer = Anhalten und eintragen
over-time = Der Kurs im Lauf der Zeit
each-group = Jede Gruppe
minutes-a-day = Minuten am Tag
gpa-by-term = Schnitt je Semester
not-enough = Für eine Grafik braucht es zwei bewertete Aufgaben.
import-title = Noten importieren
all = Alle
result = Ergebnis
weight = Gewicht

safe-so-far = { $percent } schon sicher
for-letter = Für { $letter }
due = fällig { $date }
moves = bewegt den Kurs um { $points } je 10{"\u00A0"}%
gains = +{ $points } je 10{"\u00A0"}%
per-ten-percent = je 10{"\u00A0"}%
on-average = Schnitt { $points }
courses = { $count ->
    [one] { $count } Kurs
   *[other] { $count } Kurse
}
score-of = Ergebnis von { $name }
more = Mehr zu { $name }
total = Summe
planner-answer = Du brauchst im Weiteren einen Schnitt von { $average }.

import-unreadable = Das ist keine Bewertung; sie bleibt offen.
import-letter = Eine Note zählt als das Geringste, wofür sie steht.
import-no-points = Die Datei nennt dazu keine Punkte, darum fehlt es.
import-wrong-total = So viele oder so wenige Punkte gibt es für nichts, darum fehlt es.
import-status = Das nennt kein Ergebnis; es bleibt offen.
import-weight-sum = Die Gewichte ergeben nicht 100; sie zählen nach ihrer Summe.
import-out-of-zero = Es zählt von 0; Erreichtes sind daher Zusatzpunkte.
import-groups-unknown = Die Datei sagt nicht, was in welche Gruppe gehört; es wurde keine angelegt.
import-total-unknown = Die Datei nennt die Gesamtpunkte nicht.
import-weights = In einer Kategorie folgen diese Gewichte weder den Punkten noch einander; hier zählen sie gleich. Wer sie behalten will, gibt jedem eine eigene Gruppe.
import-date = Ob erst der Tag oder der Monat steht, zeigt die Spalte nicht; das Datum fehlt.
import-disputed = Im Kurs steht von Hand etwas anderes, und die Datei hat sich geändert.
import-cleared = In der Datei steht dazu kein Ergebnis mehr; das im Kurs bleibt, wenn nicht das der Datei gilt.
import-weightless = Sein Gewicht ist 0, darum zählt es nicht mit.
import-corrected = Seither von Hand berichtigt; das bleibt.
import-repeats = Es wiederholt sich und ist daher keine Aufgabe.
import-column-left = So heißt keine Spalte mit Noten; sie bleibt weg.
import-courses-as-names = Keine Spalte nennt die Arbeiten, darum heißen sie, wie es hier steht.
import-no-weight = Das ist kein Gewicht; es gilt das übliche seiner Gruppe.
import-weights-beside-groups = Gewichte haben nur Gruppen, und diese gälten einzelnen Arbeiten; sie bleiben weg.
import-no-date = Es hat kein Datum.
import-wrong-time = Diese Uhrzeit gibt es nicht; genommen wird nur der Tag.
import-doubts = Zu prüfen
import-takes-file = Aus der Datei nehmen
import-not-this = Die Überschriften sind nicht die einer Datei im Format { $format }.

import-no-weights = Die Datei nennt keine Gewichte für diese Gruppen, darum zählt alles nach Punkten („Keine“).
import-weight-one = Die Datei nennt kein Gewicht für diese Gruppe; sie bekommt 1. Stell es bei den Gruppen des Kurses ein.
import-no-own-weight = Es hat kein Gewicht, anderes schon; darum zählt es nicht.
import-other-total = Das nennt die Datei für den ganzen Kurs; aus dem Gelesenen ergibt sich der andere Wert. Vielleicht machen Gewichte, Gestrichenes oder Weggelassenes den Unterschied.
import-calculated = Das ist aus anderen Spalten berechnet und keine eigene Arbeit; es bleibt weg.
import-unknown-type = Diese Art Spalte ist nicht bekannt; sie gilt als Arbeit.
import-from-weighted = Die Datei hat nur die gewichtete Bewertung; die Punkte folgen aus ihr und ihrem Gewicht.
import-only-weighted = Die Datei hat nur die gewichtete Bewertung, aus der die Punkte nicht folgen; sie bleibt offen.
import-total-row = Diese Zeile heißt wie eine Summe und ist keine Arbeit; sie bleibt weg.
import-school-mark = Das ist eine Schulnote, die es in der Notenskala des Kurses nicht gibt. Wähle zuerst die Skala; sie bleibt offen.
import-perhaps-total = Das kann die Summe anderer Zeilen sein; es gilt als Arbeit.
import-several-people = Hier stehen Noten von mehreren, und alle kämen zusammen. Nimm eine Datei von einem.
import-several-calendars = Der Kalender hat mehrere Kurse; alles kommt in einen, je mit seinem Kurs in Klammern.
import-other-range = Hier braucht es einen Bereich von 0 bis zur Höchstpunktzahl; es bleibt weg.
import-wide = Hier ist jede Spalte eine Arbeit. Mit einer Zeile „Mögliche Punkte“ unter den Überschriften, die sagt, wie viele es je gibt, lässt sie sich lesen.
import-between-grades = Das können Punkte von Punkten sein oder eine Note zwischen zweien. Es wurde als Punkte gelesen.
import-title-left = Das steht über der Tabelle; es bleibt weg.
import-no-such-date = Das ist nicht als Datum mit Tag, Monat und Jahr zu lesen; es fehlt.
import-cancelled = Es ist abgesagt und bleibt weg.
import-no-work = Das ist ein Termin und keine Aufgabe; er bleibt weg.
import-perhaps-work = Nichts sagt, dass das eine bewertete Arbeit ist; es gilt als eine.
import-no-name = Es hat keinen Namen und bleibt weg.
import-no-zone = Zeiten in dieser Datei stehen in UTC, und deine Zeitzone ist nicht bekannt; die Tage sind die von UTC und können um einen abweichen.
import-other-zone = Zeiten dieser Zone behalten den Tag, der dort steht.
import-calendar-totals = Ein Kalender nennt keine Gesamtpunkte; überall gelten 100.

import-sentence = Noten aus Canvas, Moodle, Brightspace, Blackboard, Google Classroom oder einer Tabelle, als .xlsx, .ods oder CSV, oder ein Kalender (.ics). Du siehst alles, bevor es gesichert wird.
import-file = Datei
import-paste = Oder hier einfügen
import-look = Vorschau
import-nothing = In dieser Tabelle wurde nichts zum Importieren gefunden.
import-totals = Die Datei nennt die Gesamtpunkte nicht: Trage sie oben ein.
total-of = { $name }: Gesamtpunkte
import-adds = neu
import-same = unverändert
import-twin = Einen Kurs dieses Namens gibt es: Wähle ihn oben, oder schreib einen anderen Namen.
import-updates = aktualisiert

subtitle = { $courses ->
    [one] { gpa } { $gpa } · { $courses } aktueller Kurs
   *[other] { gpa } { $gpa } · { $courses } aktuelle Kurse
}
letter-so-far = bisher { $letter }
course-standing = Note bisher
over-credits = aus { $credits }
one-credit = { $figure } LP
many-credits = { $figure } LP
added-work = { $count ->
    [one] { $count } Aufgabe hinzugefügt:{" "}
   *[other] { $count } Aufgaben hinzugefügt:{" "}
}

import-left-open = { $reason } Es bleibt offen.
import-left-out = { $reason } Woraus es ist, bleibt unklar, darum fehlt es.
import-too-long = Die Datei hat { $count } Einträge; gelesen werden höchstens { $limit }.
import-file-says = Die Datei hat { $value }. { $reason }
import-date-does-not-exist = Sein Datum „{ $date }“ gibt es nicht.
import-recognised-calendar = Erkannt als Kalender: Was darin fällig ist, wird zu Aufgaben.
import-not-recognised = Keine Überschriften einer Lernplattform; sag unten, welche Spalte was ist.
import-recognised-as = Erkannt als { $name }.
import-students = Dieses Notenbuch hat { $count } Personen: { $names }. Bitte eine nennen.
import-no-such-student = Niemand heißt „{ $name }“; es gibt { $names }.
import-course-in-file = Kurs in der Datei
import-student = Person
import-choose-course = Sag, welcher Kurs gemeint ist.
import-choose-student = Sag, wessen Ergebnisse das sind.
import-courses = Diese Tabelle hat Noten aus { $names }. Ohne --into und --named kommt jede in den Kurs ihres Namens.
import-same-names = Mehrere Kurse heißen „{ $name }“: Sag mit --into und der id, welcher.
import-course-is-there = Einen Kurs „{ $name }“ gibt es schon: --into fügt zu einem Kurs hinzu, --named benennt einen neuen.

assignment-homework-3 = Übung 3
assignment-earned = Erreicht
assignment-out-of = Von
assignment-counts = Zählt
assignment-excused = Entschuldigt
assignment-extra-credit = Zusatzpunkte
assignment-never-drop = Nie streichen
assignment-due = Fällig
assignment-entered-as = Eingetragen als
assignment-number-elsewhere = Nummer andernorts
assignment-as-imported = Wie eingelesen
assignment = Aufgabe
assignments = Aufgaben

course-algorithms = Algorithmen
course-number = Nummer
course-cs-4349 = INF 101
course-professor = Lehrkraft
course-credits = Leistungspunkte
course-leave-out-gpa = Zählt nicht zum Schnitt
course-icon = Symbol
course-colour = Farbe
course-within-a-group = Innerhalb einer Gruppe
course-weights-count = Gewichte zählen
course-target-or-grade = Ziel, % oder Note
course-92-5 = 92,5
course-grade-scale = Notenskala
course-repeats = Wiederholt
course-the-earlier-one = Der frühere Kurs
course = Kurs
course-kind-plural = Kurse

course-choices-current = Aktuell
course-choices-completed = Fertig
course-choices-archived = Archiv
course-choices-mean-of-percentages = Mittel der Prozente
course-choices-a-grade = Eine Note
course-choices-by-their-sum = Nach ihrer Summe
course-choices-out-of-100 = Von 100
course-choices-no-weights = Keine
course-choices-replaces-it = Ersetzt ihn
course-choices-both-count = Beide zählen

course-group-core-electives = Pflicht, Wahl
course-group-type = Art
course-group-courses-at-least = Kurse mindestens
course-group-credits-at-least = Leistungspunkte mindestens
course-group = Kursgruppe
course-groups = Kursgruppen

course-icon-book = Buch
course-icon-calculator = Rechner
course-icon-code = Code
course-icon-laboratory = Labor
course-icon-globe = Globus
course-icon-language = Sprache
course-icon-music = Musik
course-icon-palette = Palette
course-icon-people = Menschen
course-icon-graph = Kurve
course-icon-health = Gesundheit
course-icon-law = Recht

degree-in-progress = Im Gange
degree-considering = Überlegt
degree-dropped = Abgebrochen
degree-computer-science = Informatik
degree-type = Art
degree-bachelor-minor = Bachelor, Nebenfach
degree = Studiengang
degrees = Studiengänge

grade-scale-us-4-0-f = USA 4,0, A bis F
grade-scale-us-4-0-with = USA 4,0 mit + und −
grade-scale-us-4-3-with = USA 4,3 mit A+
grade-scale-100-points = 100 Punkte
grade-scale-uk-honours = Großbritannien
grade-scale-ects-a-to-f = ECTS A bis F
grade-scale-german-1-0-5 = Deutsch 1,0–5,0
grade-scale-italian-18-30 = Italienisch 18–30
grade-scale-my-own = Eigene
grade-scale-letter-from-points = Note: ab %, Punkte
grade-scale-a-93-4-0 = A: 93 4,0
grade-scale-my-scale = Eigene Skala
grade-scale-my-scales = Eigene Skalen
grade-scale = Notenskala
grade-scale-grade-settings = Noteneinstellungen

note-title = Titel
note-who-to-ask = Wen man fragt
note-text = Text
note-tags = Schlagwörter
note-exam-office-hours = Klausur, Sprechstunde
note = Notiz
notes = Notizen
note-file-name = Dateiname
note-sha-256 = SHA-256
note-type = Art
note-size = Größe
note-attachment = Anhang
note-attachments = Anhänge

study-time-from = Von
study-time-to = Bis
study-time-days = Tage
study-time-time-slot = Termin
study-time-time-slots = Termine
study-time-date = Datum
study-time-minutes = Minuten
study-time = Lernzeit
study-times = Lernzeiten

term-fall-2026 = Wintersemester 2026
term-first-day = Erster Tag
term-last-day = Letzter Tag
term = Semester
terms = Semester

weight-group-exams = Klausuren
weight-group-drop-lowest = Schlechteste streichen
weight-group-drop-highest = Beste streichen
weight-group = Gruppe
weight-group-kind-plural = Gruppen

group-guess-homework = Übungen
group-guess-quizzes = Quizze
group-guess-tests = Tests
group-guess-exams = Klausuren
group-guess-labs = Labor
group-guess-attendance = Anwesenheit
group-guess-projects = Projekte
group-guess-essays = Aufsätze
group-guess-discussions = Diskussionen

sample-this-term = Dieses Semester
sample-computer-science = Informatik
sample-operating-systems = Betriebssysteme
sample-core-courses = Pflichtkurse
sample-algorithms = Algorithmen
sample-attendance = Anwesenheit
sample-homework = Übungen
sample-exams = Klausuren
sample-competitive-programming = Wettbewerbsprogrammierung
sample-contests = Wettbewerbe
sample-problem-sets = Aufgabenblätter
sample-participation = Mitarbeit
sample-linear-algebra-i = Lineare Algebra I
sample-all-points = Alle Punkte

foreign-grade = Note einer anderen Skala, zählt nicht
no-percentage = von 0 gibt es keinen Prozentsatz für den Schnitt, zählt nicht
excuse = Entschuldigen
not-excused = Nicht entschuldigt
count = Zählen
dont-count = Nicht zählen

course-what-graded-has-no = Bewertetes hat kein Gewicht oder keine Punkte
all-groups = Alle Gruppen

edit-sheets-save-and-next = Sichern und weiter

file-bytes = Bytes
files = Dateien
files-hint = Fotos, PDFs, alles bis je 25 MB; sie bleiben bei der Notiz, auch offline.
file-too-large = Eine Datei darf höchstens 25 MB haben, alle zusammen 30 MB. Wähle kleinere oder weniger.
nothing-found = Nichts gefunden.

graph-as-a-table = Als Tabelle
week-of = Woche ab
study-and-result = Lernzeit und Ergebnis
study-for-each = Lernzeit und Ergebnis je Aufgabe

grouping = Arbeit in Gruppen und Gewichte
sort-into-groups = Arbeit in Gruppen ordnen
grouping-hint = Gruppen werden nach den Namen vorgeschlagen. Gesichert wird erst am Ende.
suggested-group = Ohne Gruppe; vorgeschlagen ist diese
move-ticked = Angekreuztes verschieben
to-group = In
or-new-group = Oder in eine neue Gruppe
move-them = Verschieben
all-loose = Alle Arbeit ist ohne Gruppe, darum gibt es noch keine Note.

need-reached-by-nearest = Erreicht ist die Note, die der Kurs zeigt: die nächste zum Schnitt, zwischen zweien die schlechtere.
need-reached-by-cutting = Erreicht ist die Note, die der Kurs zeigt: der Schnitt, nach der ersten Stelle abgeschnitten, 1,79 als 1,7.
need-reached-by-rounding = Erreicht ist die Note, die der Kurs zeigt: der Schnitt gerundet, 28,5 als 29; bestanden ist ab 18.
otherwise-grade = Und auf alles andere Offene, als Note

plan-term = Nächstes Semester planen
nothing-planned = Noch ist kein Kurs dieses Studiengangs geplant.

record-none = –

not-passed = nicht bestanden

terms-as-a-table = Als Tabelle

timetable-open-course-add-its = Öffne einen Kurs und trage unter Zeit seine Termine ein.

work-nothing-here-has-score = Nichts hier hat ein Ergebnis mit Punkten, also hat die Gruppe keine Prozente.
mean-of-grades = Das Mittel aller Noten.

grade-counts = macht { $part } der Note aus
new-group = { $name } (neu)
group-of = Gruppe von { $name }
circle = Diese Kurse wiederholen einander: { $names }. Der älteste gilt als erster Versuch.
study-and-result-legend = Balken: Lernzeit je Woche, höchstens { $most }. Linie: der Kurs am Ende der Woche.
edit-file = { $name } bearbeiten

label-name = Name
label-description = Beschreibung
label-status = Status
ungraded = { $title }: Bewertung entfernt

repeats-in-circle = ist ein Kreis; ein Kurs kann nur einen früheren wiederholen.
letter-twice = nennt dieselbe Note zweimal; jede darf nur einmal stehen.
threshold-twice = hat zwei Noten ab demselben Prozentwert; jede braucht ihren eigenen.
two-readings = kann ein Name sein oder „{ $name }“ mit dem Ergebnis { $score }. Schreib „{ $whole }“ für den Namen, „{ $parted }“ für das Ergebnis.
which-date = sagt nicht, ob erst Tag oder Monat steht; schreib 2026-09-14 oder 14.09.2026.
no-score = ist kein Ergebnis wie 18, 18/20, 90 % oder eine Note der Skala.
no-grade = ist keine Note von { $from } bis { $to }; Punkte brauchen ihr Ganzes: 18/20, oder 90 %.
is-grade = wäre hier eine Note wie { $from } bis { $to }; schreib eine Note ohne Prozentzeichen.

door = Noten
door-line = Wo der Kurs steht und was noch nötig ist.
door-step = Kurs anlegen
add-to-course = „{ $work }“ zu { $course } hinzufügen
offer-score = Ergebnis { $score }
offer-group = in „{ $group }“
offer-share = in „{ $group }“, { $share }
offer-weight = in „{ $group }“ mit Gewicht { $weight }
offer-no-group = { $share }: noch in keiner Gruppe
offer-make-group = Gruppe mit { $share } in { $course } anlegen
offer-first-course = Erst einen Kurs für „{ $work }“ anlegen
offer-open = „{ $work }“ in { $course }: Ergebnis { $score } eintragen
