grades = Voti
gpa = Media
tools = Altro
new-course = Nuovo corso
status = Quali corsi
empty-title = Nessun corso
empty-sentence = Aggiungi un corso per vedere a che punto è, che cosa ti serve e dove conviene studiare.
none-here = Qui non c’è ancora alcun corso. Lo stato, nel foglio «Modifica» del corso, decide dove sta.
load-sample = Carica dati di esempio
no-grade-yet = ancora nessun voto
rising = in salita
falling = in discesa
graphs = Grafici
time = Tempo
settings = Opzioni
views = Parti del corso
sorting = Ordine
by-group = Gruppi
by-date = Data
by-result = Migliori
by-influence = Influenza
no-group = Senza gruppo
no-group-note = Ciò che è senza gruppo non conta finché il corso ha gruppi con un peso.
add-assignment = Compito
new-assignment = Nuovo compito
no-assignments = Ancora niente da valutare
no-assignments-sentence = Imposta prima i gruppi con i pesi, poi aggiungi i compiti, anche molti insieme.
add-many = Aggiungi più compiti
many-hint = Uno per riga; possono seguire voto e data: «Quiz 1 18/20» o «Quiz 1; 18; 2026-09-14».
enter-many = Inserisci i voti
score-hint = 18, 18/20, 90% o un voto; vuoto lo toglie.
weight-groups = Gruppi e pesi
add-group = Nuovo gruppo
weights-hint = In qualsiasi unità: 45, 0,45 o 9 parti. Un nome vuoto toglie il gruppo, i compiti restano.
dropped = scartato
lowest-dropped = scartato: il peggiore
highest-dropped = scartato: il migliore
disabled = non conta
excused = giustificato
extra-credit = credito extra
never-drop = mai scartato
overdue = scaduto
need = Che cosa mi serve?
secured = assicurato
reachable = raggiungibile
unreachable = irraggiungibile
on-the-rest = su ciò che resta
your-target = Il tuo obiettivo
nothing-left = Non resta nulla da fare: questo è il voto.
need-on = Su quali compiti
still-between = Può ancora finire tra { $low } e { $high }.
still-only = Resta { $figure }.
otherwise = E su tutto il resto ancora aperto, %
calculate = Calcola
for-grade = Per
from = Da
needed = Serve
what-if = E se…
what-if-hint = Nulla viene salvato finché non lo tieni.
keep = Tieni questi voti
leave = Esci senza traccia
show-work = Mostra il calcolo
next-hour = La prossima ora
next-hour-sentence = I compiti aperti dei corsi attuali, per quanto il dieci per cento di ognuno li muove tutti.
nothing-open = Nei corsi attuali non c’è nulla di aperto che conti.
now = Finora
at-the-end = Con gli zeri
no-term = Senza periodo
planner = Pianificatore
planner-target = La media che voglio
planner-hours = Crediti ancora da fare
no-terms = Nessun periodo
terms-sentence = Un periodo raccoglie i suoi corsi e la loro media.
no-degrees = Nessun corso di laurea
degrees-sentence = Un corso di laurea ha gruppi di corsi e mostra che cosa è fatto, in corso e mancante.
done = Fatto
under-way = In corso
planned = In programma
missing = Manca
missing-many = Mancano
plan-course = Pianifica un corso
template = Pianificane uno simile
scale = Scala dei voti
scale-sentence = Vale per ogni corso senza una scala propria, su tutti i tuoi dispositivi.
as-preferred = Come impostato
new-scale = Nuova scala
points = Punti
letter = Voto
new-note = Nuova nota
no-notes = Nessuna nota
notes-sentence = Annota ciò che serve: orari di ricevimento, a chi chiedere, il programma d’esame.
new-session = Studio
new-slot = Orario
edit-course = Modifica corso
edit-assignment = Modifica compito
edit-note = Modifica nota
edit-attachment = Modifica allegato
edit-slot = Modifica orario
edit-session = Modifica studio
edit-term = Modifica periodo
new-term = Nuovo periodo
edit-degree = Modifica corso di laurea
new-degree = Nuovo corso di laurea
edit-course-group = Modifica gruppo di corsi
new-course-group = Nuovo gruppo di corsi
edit-scale = Modifica scala
studied = Studio
meets = Quando si tiene
timetable = Orario settimanale
calendar-file = File calendario (.ics)
time-sentence = Annota quanto studi e guarda se rende.
clash = si sovrappone
start-timer = Avvia il cronometro
studying = Stai studiando
stop-timer = Ferma e registra
over-time = Il corso nel tempo
each-group = Ogni gruppo
minutes-a-day = Minuti al giorno
gpa-by-term = Media per periodo
gpa-over = Media { $gpa } su { $credits }
not-enough = Per un grafico servono due compiti valutati.
import-title = Importa voti
all = Tutti
result = Risultato
weight = Peso

safe-so-far = { $percent } già sicuro
for-letter = Per { $letter }
due = scade il { $date }
moves = muove il corso di { $points } ogni 10%
gains = +{ $points } ogni 10%
per-ten-percent = ogni 10%
on-average = media { $points }
courses = { $count ->
    [one] { $count } corso
    [many] { $count } corsi
   *[other] { $count } corsi
}
score-of = Voto di { $name }
more = Altro per { $name }
total = Totale
planner-answer = Ti serve una media di { $average } in ciò che resta.

import-unreadable = Non è un voto; resta senza voto.
import-letter = Una lettera vale il minimo per cui si dà.
import-no-points = Il file non indica punti, quindi è stato omesso.
import-wrong-total = Nulla può valere così tanto o così poco, quindi è stato omesso.
import-status = Non dice un voto; resta senza voto.
import-weight-sum = I pesi non fanno 100; contano sulla loro somma.
import-out-of-zero = È su 0, quindi ciò che si ottiene è credito extra.
import-groups-unknown = Il file non dice quale compito è in quale gruppo; non ne è stato creato nessuno.
import-total-unknown = Il file non dice su quanto era.
import-weights = In una categoria questi pesi non seguono né i punti né sé stessi; qui contano allo stesso modo. Per tenerli, dai a ciascuno un gruppo proprio.
import-date = La colonna non dice se prima c’è il giorno o il mese; la data è omessa.
import-disputed = Nel corso è corretto a mano, e il file è cambiato.
import-cleared = Nel file non c’è più un voto; resta quello del corso, se non si prende quello del file.
import-weightless = Il suo peso è 0, quindi non conta.
import-corrected = Corretto a mano nel frattempo; resta così.
import-repeats = Si ripete, quindi non è un compito.
import-column-left = Nessuna colonna di voti si chiama così; è stata omessa.
import-courses-as-names = Nessuna colonna nomina i compiti, quindi si chiamano come scritto qui.
import-no-weight = Non è un peso; vale quello predefinito del suo gruppo.
import-weights-beside-groups = Solo i gruppi hanno pesi, e questi sarebbero di singoli compiti; sono omessi.
import-no-date = Non ha una data.
import-wrong-time = Quest’ora non esiste; si prende solo il giorno.
import-doubts = Da controllare
import-takes-file = Prendi dal file
import-not-this = Le intestazioni non sono quelle di un file nel formato { $format }.

import-no-weights = Il file non dà pesi a questi gruppi, quindi tutto conta per i suoi punti (“Nessun peso”).
import-weight-one = Il file non dà un peso a questo gruppo; riceve 1. Impostalo nei gruppi del corso.
import-no-own-weight = Non ha un peso, mentre altri lo hanno; quindi non conta.
import-other-total = Così dice il file di tutto il corso; da quanto letto risulta l’altro valore. Forse la differenza viene da pesi, voti scartati o compiti omessi.
import-calculated = È calcolato da altre colonne e non è un compito; è stato omesso.
import-unknown-type = Questo tipo di colonna non è noto; è stato preso per un compito.
import-from-weighted = Il file ha solo il voto pesato; i punti seguono da esso e dal suo peso.
import-only-weighted = Il file ha solo il voto pesato, da cui non si ricavano i punti; resta senza voto.
import-total-row = Questa riga si chiama come un totale e non è un compito; è stata omessa.
import-school-mark = È un voto scolastico che la scala del corso non ha. Scegli prima la scala; resta senza voto.
import-perhaps-total = Può essere il totale di altre righe; è stato preso per un compito.
import-several-people = Qui ci sono i voti di più persone e finirebbero insieme. Importa un file di una sola.
import-several-calendars = Il calendario è di più corsi; tutto va in uno, con il suo corso tra parentesi.
import-other-range = Serve un intervallo da 0 al punteggio massimo; è stato omesso.
import-wide = Qui ogni colonna è un compito. Con una riga “Punti possibili” sotto le intestazioni, che dice quanti sono per ciascuno, si può leggere.
import-between-grades = Può essere un punteggio su un totale o un voto tra due. È stato letto come punteggio.
import-title-left = Sta sopra la tabella; è stato omesso.
import-no-such-date = Non si legge come data con giorno, mese e anno; è stata omessa.
import-cancelled = È annullato, quindi è stato omesso.
import-no-work = È un evento e non un compito, quindi è stato omesso.
import-perhaps-work = Nulla dice che sia un compito con voto; è stato preso per tale.
import-no-name = Non ha un nome, quindi è stato omesso.
import-no-zone = Gli orari di questo file sono in UTC e il tuo fuso orario non è noto; i giorni sono quelli di UTC e possono differire di uno.
import-other-zone = Gli orari di questo fuso mantengono il giorno scritto lì.
import-calendar-totals = Un calendario non dice su quanto è un compito; vale 100 per ognuno.

import-sentence = Voti da Canvas, Moodle, Brightspace, Blackboard, Google Classroom o una tabella, come .xlsx, .ods o CSV, oppure un calendario (.ics). Vedi tutto prima di salvare.
import-file = File
import-paste = O incolla qui
import-look = Anteprima
import-lacks-text = Scegli un file qui sopra o incolla qui le sue righe.
import-nothing = In questa tabella non c’è nulla da importare.
import-totals = Il file non dice su quanto era ciascuno: scrivilo qui sopra.
total-of = { $name }: su quanto
import-adds = nuovo
import-same = invariato
import-twin = C’è già un corso con questo nome: sceglilo qui sopra, o scrivi un altro nome.
import-updates = aggiornato

subtitle = { $courses ->
    [one] { gpa } { $gpa } · { $courses } corso attuale
    [many] { gpa } { $gpa } · { $courses } corsi attuali
   *[other] { gpa } { $gpa } · { $courses } corsi attuali
}
letter-so-far = { $letter } finora
course-standing = Voto finora
over-credits = su { $credits }
one-credit = { $figure } credito
many-credits = { $figure } crediti
added-work = { $count ->
    [one] { $count } compito aggiunto:{" "}
    [many] { $count } compiti aggiunti:{" "}
   *[other] { $count } compiti aggiunti:{" "}
}

import-left-open = { $reason } Resta senza voto.
import-left-out = { $reason } Su quanto sia resta incerto, quindi è stato omesso.
import-too-long = Il file ha { $count } voci; se ne leggono al massimo { $limit }.
import-file-says = Il file ha { $value }. { $reason }
import-date-does-not-exist = La sua data «{ $date }» non esiste.
import-recognised-calendar = Riconosciuto come calendario: le scadenze diventano compiti.
import-not-recognised = Non sono intestazioni di una piattaforma; indica sotto che cos’è ogni colonna.
import-recognised-as = Riconosciuto come { $name }.
import-students = Questo registro ha { $count } studenti: { $names }. Indica chi.
import-no-such-student = Nessuno si chiama «{ $name }»; ci sono { $names }.
import-course-in-file = Corso nel file
import-student = Studente
import-choose-course = Indica quale corso si intende.
import-choose-student = Indica di chi sono i voti.
import-courses = Questa tabella ha voti di { $names }. Senza --into e --named ciascuno va nel corso con il suo nome.
import-same-names = Più corsi si chiamano «{ $name }»: indica quale con --into e il suo id.
import-course-is-there = C’è già un corso «{ $name }»: --into aggiunge a un corso, --named ne nomina uno nuovo.

assignment-homework-3 = Esercizio 3
assignment-earned = Ottenuti
assignment-out-of = Su
assignment-counts = Conta
assignment-excused = Giustificato
assignment-extra-credit = Credito extra
assignment-never-drop = Mai scartare
assignment-due = Scadenza
assignment-entered-as = Inserito come
assignment-number-elsewhere = Numero altrove
assignment-as-imported = Come importato
assignment = Compito
assignments = Compiti

course-algorithms = Algoritmi
course-number = Codice
course-cs-4349 = INF 101
course-professor = Docente
course-credits = Crediti
course-leave-out-gpa = Fuori media
course-icon = Icona
course-colour = Colore
course-within-a-group = In un gruppo
course-weights-count = I pesi contano
course-target-or-grade = Obiettivo, % o voto
course-92-5 = 92,5
course-grade-scale = Scala dei voti
course-repeats = Ripete
course-the-earlier-one = Il corso precedente
course = Corso
course-kind-plural = Corsi

course-choices-current = Attuali
course-choices-completed = Conclusi
course-choices-archived = Archivio
course-choices-mean-of-percentages = Media delle %
course-choices-a-grade = Un voto
course-choices-by-their-sum = Sulla loro somma
course-choices-out-of-100 = Su 100
course-choices-no-weights = Nessun peso
course-choices-replaces-it = Lo sostituisce
course-choices-both-count = Contano entrambi

course-group-core-electives = Obbligatori
course-group-type = Tipo
course-group-courses-at-least = Corsi, almeno
course-group-credits-at-least = Crediti, almeno
course-group = Gruppo di corsi
course-groups = Gruppi di corsi

course-icon-book = Libro
course-icon-calculator = Calcolatrice
course-icon-code = Codice
course-icon-laboratory = Laboratorio
course-icon-globe = Globo
course-icon-language = Lingua
course-icon-music = Musica
course-icon-palette = Tavolozza
course-icon-people = Persone
course-icon-graph = Grafico
course-icon-health = Salute
course-icon-law = Diritto

degree-in-progress = In corso
degree-considering = In valutazione
degree-dropped = Abbandonato
degree-computer-science = Informatica
degree-type = Tipo
degree-bachelor-minor = Laurea
degree = Corso di laurea
degrees = Corsi di laurea

grade-scale-us-4-0-f = USA 4,0, da A a F
grade-scale-us-4-0-with = USA 4,0 con + e −
grade-scale-us-4-3-with = USA 4,3 con A+
grade-scale-100-points = 100 punti
grade-scale-uk-honours = Regno Unito
grade-scale-ects-a-to-f = ECTS da A a F
grade-scale-german-1-0-5 = Tedesca 1,0–5,0
grade-scale-italian-18-30 = Italiana 18–30
grade-scale-my-own = Personale
grade-scale-letter-from-points = Voto: da %, punti
grade-scale-a-93-4-0 = A: 93 4,0
grade-scale-my-scale = Scala personale
grade-scale-my-scales = Scale personali
grade-scale = Scala dei voti
grade-scale-grade-settings = Impostazioni dei voti

note-title = Titolo
note-who-to-ask = A chi chiedere
note-text = Testo
note-tags = Etichette
note-exam-office-hours = esame
note = Nota
notes = Note
note-file-name = Nome del file
note-sha-256 = SHA-256
note-type = Tipo
note-size = Dimensione
note-attachment = Allegato
note-attachments = Allegati

study-time-from = Dalle
study-time-to = Alle
study-time-days = Giorni
study-time-time-slot = Orario
study-time-time-slots = Orari
study-time-date = Data
study-time-minutes = Minuti
study-time = Studio
study-times = Studio

term-fall-2026 = Autunno 2026
term-first-day = Primo giorno
term-last-day = Ultimo giorno
term = Periodo
terms = Periodi

weight-group-exams = Esami
weight-group-drop-lowest = Scarta i peggiori
weight-group-drop-highest = Scarta i migliori
weight-group = Gruppo
weight-group-kind-plural = Gruppi

group-guess-homework = Esercizi
group-guess-quizzes = Quiz
group-guess-tests = Test
group-guess-exams = Esami
group-guess-labs = Laboratorio
group-guess-attendance = Presenza
group-guess-projects = Progetti
group-guess-essays = Saggi
group-guess-discussions = Discussioni

sample-this-term = Questo periodo
sample-computer-science = Informatica
sample-operating-systems = Sistemi operativi
sample-core-courses = Corsi obbligatori
sample-algorithms = Algoritmi
sample-attendance = Presenza
sample-homework = Esercizi
sample-exams = Esami
sample-competitive-programming = Programmazione competitiva
sample-contests = Gare
sample-problem-sets = Esercizi
sample-participation = Partecipazione
sample-linear-algebra-i = Algebra lineare I
sample-all-points = Tutti i punti

foreign-grade = voto di un’altra scala, non conta
no-percentage = su 0 non ha una percentuale per la media, non conta
excuse = Giustifica
not-excused = Non giustificato
count = Conta
dont-count = Non contare

course-what-graded-has-no = ciò che è valutato non ha peso o punti
all-groups = Tutti i gruppi

edit-sheets-save-and-next = Salva e continua

file-bytes = byte
files = File
files-hint = Foto, PDF, qualsiasi file fino a 25 MB; restano con la nota, anche offline.
file-too-large = Un file può avere al massimo 25 MB, tutti insieme 30 MB. Scegline di più piccoli o meno.
nothing-found = Nessun risultato.

graph-as-a-table = Come tabella
week-of = Settimana dal
study-and-result = Studio e risultato
study-for-each = Studio e risultato di ogni compito

grouping = Compiti in gruppi e pesi
sort-into-groups = Metti i compiti nei gruppi
grouping-hint = I gruppi sono proposti in base ai nomi. Nulla è salvato finché non salvi.
suggested-group = In nessun gruppo; è proposto questo
move-ticked = Sposta i compiti spuntati
to-group = In
or-new-group = O in un nuovo gruppo
move-them = Sposta
all-loose = Nessun compito è in un gruppo, quindi non c’è ancora un voto.

need-reached-by-nearest = Raggiunto è il voto che il corso mostra: il più vicino alla media, tra due il peggiore.
need-reached-by-cutting = Raggiunto è il voto che il corso mostra: la media troncata al primo decimale, 1,79 come 1,7.
need-reached-by-rounding = Raggiunto è il voto che il corso mostra: la media arrotondata, 28,5 come 29; si passa da 18.
otherwise-grade = E su tutto il resto ancora aperto, come voto

plan-term = Pianifica il prossimo periodo
nothing-planned = Nessun corso di questa laurea è ancora in programma.

record-none = –

not-passed = non superato

terms-as-a-table = Come tabella

timetable-open-course-add-its = Apri un corso e aggiungi i suoi orari in Tempo.

work-nothing-here-has-score = Qui nulla ha un voto con punti, quindi il gruppo non ha percentuale.
mean-of-grades = La media di tutti i voti.

grade-counts = vale il { $part } del voto
new-group = { $name } (nuovo)
group-of = Gruppo di { $name }
circle = Questi corsi si ripetono a vicenda: { $names }. Il più vecchio vale come primo tentativo.
study-and-result-legend = Barre: studio a settimana, al massimo { $most }. Linea: il corso a fine settimana.
target-legend = In verde: il tuo obiettivo, da { $target } in su.
edit-file = Modifica { $name }

label-name = Nome
label-description = Descrizione
label-status = Stato
ungraded = { $title }: voto rimosso

repeats-in-circle = è un cerchio; un corso può ripetere solo uno precedente.
letter-twice = ha due volte lo stesso voto; ognuno può stare una volta sola.
threshold-twice = ha due voti dalla stessa percentuale; a ognuno serve la sua.
two-readings = può essere un nome, o «{ $name }» con il voto { $score }. Scrivi «{ $whole }» per il nome, «{ $parted }» per il voto.
which-date = non dice se prima c’è il giorno o il mese; scrivi 2026-09-14 oppure 14.09.2026.
no-score = non è un voto come 18, 18/20, 90% o una lettera della scala.
no-grade = non è un voto da { $from } a { $to }; i punti vogliono il totale: 18/20, oppure 90%.
ends-too-soon = non finisce dopo l’inizio, { $time }.
is-grade = qui sarebbe un voto, come { $from } a { $to }; scrivi un voto senza il segno di percento.

door = Voti
door-line = A che punto è il corso, e che cosa serve ancora.
door-step = Nuovo corso
add-to-course = Aggiungi «{ $work }» a { $course }
offer-score = voto { $score }
offer-group = in «{ $group }»
offer-share = in «{ $group }», { $share }
offer-weight = in «{ $group }» con peso { $weight }
offer-no-group = { $share }: ancora in nessun gruppo
offer-make-group = Crea un gruppo del { $share } in { $course }
offer-first-course = Prima aggiungi un corso per «{ $work }»
offer-open = Dai a «{ $work }» in { $course } il voto { $score }
