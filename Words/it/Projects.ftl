projects = Progetti
open = Aperti
closed-ones = Chiusi
views = Quali progetti
new-project = Nuovo progetto
edit-project = Modifica progetto
edit-item = Modifica voce
tools = Altro
load-sample = Carica dati di esempio
empty-title = A che cosa lavori?
empty-sentence = Un progetto contiene ciò che c’è da fare, o le opzioni da valutare. Con le qualità vedi quale opzione è in testa e se regge.
none-open = Tutto chiuso
none-open-sentence = Nessun progetto è aperto. Comincia il prossimo o riaprine uno chiuso.
none-closed = Ancora nessun progetto chiuso. Un progetto finito si chiude dal suo menu.
empty = Vuoto
all-done = Tutto fatto
start-with = Comincia con
no-qualities = Nessuna qualità
close = Chiudi il progetto
reopen = Riapri il progetto
close-short = Chiudi
reopen-short = Riapri
save-template = Salva le qualità come modello
add-many = Aggiungi più voci
add-many-hint = Una per riga.
lines = Voci
add = Aggiungi
add-item = Nuova voce…
no-items = Ancora niente
no-items-sentence = Scrivi un titolo e premi invio, quante volte vuoi, o aggiungi molte righe insieme.
up-next = I prossimi
more-to-explore = Altro da esplorare
mark-done = Fatta
mark-not-done = Da fare
low = Bassa
medium = Media
high = Alta
awards = Premi
added = Voci aggiunte
completed-ones = Voci fatte
awards-note = Ciò che è contato resta: eliminare o riaprire non toglie nulla.
left = { $left } di { $total } da fare
closed = { $title } chiuso
reopened = { $title } riaperto
done = { $title } fatta
not-done = { $title } da fare
more-for = Altro per { $title }
show-more = Mostra ancora { $count }
award-added = { $count ->
    [one] { $count } aggiunta
    [many] { $count } aggiunte
   *[other] { $count } aggiunte
}
award-completed = { $count ->
    [one] { $count } fatta
    [many] { $count } fatte
   *[other] { $count } fatte
}
award-left = { $count ->
    [one] ne manca { $count }
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
}
earned = Ottenuto
counts = { $open } { $open ->
    [one] aperto
    [many] aperti
   *[other] aperti
} · { $closed } { $closed ->
    [one] chiuso
    [many] chiusi
   *[other] chiusi
}

items = Voci
rank = Posto
score = Voti
why = Perché
matrix = Matrice
parts = Parti del progetto
new-quality = Nuova qualità
edit-quality = Modifica qualità
compare = Indeciso?
compare-sentence = Dai un voto alle voci secondo ciò che conta e vedi quale è in testa e se regge.
add-quality = Nuova qualità
unscored = Ancora senza voto
scoring-hint = Tocca un livello per dare il voto, toccalo ancora per toglierlo. Tasti: le cifre danno il voto, 0 lo toglie, le frecce spostano.
shown-as = Mostrata come
unique = unico
already-used = già usato
lower-is-better = meno è meglio
next = Qualità successiva
how-to-score = Come dare il voto
nothing-scored = Ancora nessun voto
nothing-scored-sentence = In Voti scegli una qualità e tocca un livello per ogni voce.
no-clear-winner = Nessun vincitore netto: una piccola modifica di un peso porta in testa un’altra voce.
holds-always = Regge comunque cambi un singolo peso.
does-it-hold = Regge?
does-it-hold-sentence = Per ogni qualità: oltre quale peso sarebbe in testa un’altra voce, a parità degli altri pesi.
holds-here = Nessun suo peso cambia il vincitore.
never-best = Mai la migliore
try-weights = Prova altri pesi
try-weights-sentence = Qui non si salva nulla: sposta un peso e vedi chi è in testa.
show = Mostra
how-likely = Quanto è probabile che vinca ciascuna, con qualunque peso?
under-other = La posizione con ogni metodo
own-weights = I tuoi
equal-weights = Uguali
rank-weights = Per ordine
sum-short = Somma
methods-note = I tuoi, uguali e per ordine sono pesi: per ordine conta solo l’ordine dei tuoi pesi (baricentro dell’ordine). In fondo l’altro metodo con i tuoi pesi.
contributions = Di che cosa è fatto ogni punteggio
as-table = Come tabella
total = Totale
weights = Pesi
item = Voce
matrix-hint = Scrivi un valore e prosegui con invio o una freccia; vuoto vuol dire senza valore.
startups = Idee per startup da 100 $
eisenhower = Eisenhower
scored = { $item }: { $quality } { $value }
score-cleared = { $item }: { $quality } tolto
clear-score = { $item }: { $level }, tocca per togliere
of = di { $possible }
scored-of = { $scored } di { $total } con voto
weight = peso { $weight }
leads = { $title } è in testa di { $by }
tied = { $titles } sono alla pari
holds-unless-more = Regge finché { $quality } non pesa più di { $at }; poi è in testa { $item }.
holds-unless-less = Regge finché { $quality } non pesa meno di { $at }; poi è in testa { $item }.
holds-unless-any = Appena { $quality } conta qualcosa, è in testa { $item }.
holds-but-level = Regge; solo se { $quality } non conta nulla, { $item } è alla pari.
holds-unless-none = Regge finché { $quality } conta qualcosa; altrimenti è in testa { $item }.
flip-level = A 0, { $item } è alla pari.
flip-none = A 0 è in testa { $item }.
flip-up = Sopra { $at } è in testa { $item }.
flip-at-once = Appena conta qualcosa, è in testa { $item }.
flip-down = Sotto { $at } è in testa { $item }.
likely-note = La migliore, da sola o alla pari, in tante delle { $samples } ponderazioni estratte in modo uniforme fra tutte le possibili (seme { $seed }).
scoring = Voti di { $count } voci su una qualità
decide = Decidi
decision = Decisione
choice = Scelta
reason = Motivo
outcome = Com’è andata
how-did-it-turn-out = Com’è andata?
that-day = La classifica di quel giorno
export-matrix = Esporta come CSV
reminders = Promemoria
reminders-sentence = Abbonati a questo indirizzo nel calendario del telefono: ogni progetto con un promemoria suona alla sua ora. Chi ha l’indirizzo può leggerlo; rinnovalo per escludere gli altri.
no-reminders = Nessun progetto aperto ha un promemoria. Si imposta in Modifica progetto.
make-address = Crea un indirizzo segreto
renew-address = Rinnova l’indirizzo
decided-on = Deciso il { $date }
decided = { $item }, deciso il { $date }

templates = Modelli
edit-templates = Rinomina o elimina i modelli
edit-template = Rinomina modello
no-templates = Ancora nessun modello tuo
no-templates-sentence = Il menu di un progetto salva le sue qualità come modello, da cui un nuovo progetto può cominciare.
saved-as-template = Modello salvato: { $title }
decision-noted = Deciso: { $project }
outcome-noted = Esito annotato: { $project }
many-imported = Importazione: { $what }

too-little-sentence = Troppo pochi voti per nominare un vincitore.
one-item = Una sola voce, niente da confrontare
one-item-sentence = Aggiungi un’altra voce con cui confrontarla.
weightless = Ogni peso è 0
weightless-sentence = Dai ad almeno una qualità un peso sopra 0.
no-rank = Non tutto si può ancora ordinare
all-alike = Tutte sono alla pari
scales-differ = Lo stesso peso conta di più dove si misura: il numero peggiore vale 0 e il migliore { $levels }, mentre un voto dà da 1 a { $levels }, e solo con le distanze dei tuoi voti.
scales-differ-by-part = Lo stesso peso conta di meno dove si misura: un numero vale la sua parte del totale, lontano da { $levels } pieni, mentre un voto dà da 1 a { $levels }.

decides-tie = Qualsiasi altro peso decide fra quelle a pari merito.
reminders-offline = L’indirizzo è sul server. Con la connessione compare qui.
reminders-need-server = Qui l’app gira solo su questo dispositivo e i calendari non possono interrogarla. Con un server proprio qui ci sarebbe l’indirizzo.
weighted-sum-means = La somma pesata somma quanto vale ciascuna voce secondo i pesi. TOPSIS cerca la più vicina al meglio di tutto e la più lontana dal peggio.
normalization-means = Min–max: il numero peggiore non conta, il migliore conta tutto. Per somma o per vettore un numero conta secondo la sua parte del totale.
missing-title = Non tutti i numeri sono noti
missing-unranked = Una voce senza un numero non ha posizione; nulla è indovinato.
missing-left-out = Ciò che manca non conta, come scelto nel progetto.
unusable = contiene numeri che così non si normalizzano: devono essere sopra lo zero. Scegli min–max nel progetto.
no-number = Ancora nessun numero
weighing = Trova i pesi
weighing-sentence = Quanto conta ogni qualità? Scrivilo, mettile in ordine o confrontale a due a due.
by-ranking = Ordina le qualità
by-ranking-sentence = Toccale, la più importante per prima.
start-over = Ricomincia
centroid-note = Dal solo ordine ciascuna riceve la media dei pesi compatibili (baricentro dell’ordine).
by-pairs = Confronta a coppie
by-pairs-sentence = Quale delle due conta di più?
equally-important = Uguali
use-weights = Usa questi pesi
all-pairs = Tutti i confronti
needs-two-qualities = Servono almeno due qualità.
consistent = I confronti sono coerenti.
inconsistent = I confronti si contraddicono: oltre 0,1 è troppo. Rivedi quello che meno si adatta.
judgement = Confronto
strength = Quanto conta di più
consistency-ratio = Rapporto di coerenza { $ratio }.
pair-of = Coppia { $number } di { $total }
more = e ancora { $count }
import-matrix = Importa una tabella
import-sentence = Incolla una tabella da un foglio di calcolo o scegli un file: .xlsx, .ods o CSV. Le voci possono stare in righe o in colonne; una riga di pesi è compresa, una colonna di totali è controllata e tralasciata.
table = Tabella
csv-file = File
items-stand = Le voci stanno
in-rows = In righe
in-columns = In colonne
preview = Anteprima
import-it = Importa
new-mark = nuova
measured-mark = misurata
scored-mark = a voti
no-table = Qui non c’è una tabella: servono una riga di nomi e almeno una di valori.
print = Stampa
beyond = { $item }, { $quality }: { $text } non è un livello da 1 a { $levels }.
too-much = Una tabella può avere al massimo { $rows } voci e { $columns } qualità.
twice = «{ $name }» c’è due volte. Dai a ognuno un nome proprio o elimina uno; i pesi stanno in una riga o colonna.
shown = { $from }–{ $to } di { $total }
earlier = Indietro
later = Avanti
more-than = { $more } conta { $much } rispetto a { $less }

must-choose = Scegli se di { $quality } è meglio di più o di meno; la tabella non lo dice.
nameless-weights = I numeri senza intestazione valgono come pesi. Lo sono?
unnamed = I numeri senza intestazione si tralasciano. Se contano, dagliene una.
lower-hint = Sta fuori dalla tabella e dice che meno è meglio; vale così per tutti i voti. È giusto?

marks = Punto o virgola in { $quality } si potrebbe leggere diversamente; la tabella non lo dice, è letto come nella tua lingua.
odd-marks = Punto o virgola in { $quality } si potrebbe leggere diversamente, con numeri del tutto diversi. È giusto così?
taken-for-levels = Le parole di { $quality } valgono come livelli da 1 a { $levels }, di cui { $best } è il migliore. È così?
left-words = { $quality } contiene parole che non sono voti, e si tralascia.
which-is-better = Non è detto se di { $quality } è meglio di più o di meno; vale che è meglio di più.
perhaps-weights = I numeri dopo le intestazioni valgono come pesi. Lo sono?
weights-in-headings = I pesi stanno dopo le intestazioni.
scored-so = I suoi voti valgono di più quanto più sono alti; inverti se dicono quanto ce n’è.
more-is-better = più è meglio
choose-direction = Scegli …
direction-of = { $quality }: cosa è meglio?
word-weights = I pesi in parole valgono come questi numeri. È così?
perhaps-rank = Vale come classifica e si tralascia. Se è una qualità, dalle un peso.
corner-says-criteria = La prima intestazione può stare sopra i criteri o sopra ciò che si confronta; le voci sono lette dalle colonne.
counted-up = Più vale come meglio, perché i totali della tabella lo sommano.
names-stand = I nomi stanno in

odd-total = Si tralascia come totale, ma non è ciò che danno le voci. Se è una voce, dalle un altro nome.
no-total = Si chiama come un totale, ma non è ciò che danno gli altri, e conta come qualità. Tralascialo se è un totale.
perhaps-target = Vale come voce. Se dice ciò che si vuole, tralascialo.
perhaps-product = I suoi numeri sono quelli di { $other } per i pesi. Se è la stessa voce, tralasciala.
subtotal = Un totale di ciò che sta prima; si tralascia.
blanks = Vale come nessun valore in { $quality }.
nothing-left = Nessuna colonna contiene voti o misure: numeri o parole come basso, buono, sì, rosso, M o ++.

unknown-mark = Sta dopo { $quality } e non è un’unità nota: i suoi numeri valgono come voti, più alto è meglio. È giusto?
unknown-total = Non si sa se questo dica in che verso conta { $total }; di più vale come meglio.
grade-total = Di un voto scolastico tedesco vale che meno è meglio. È così?
perhaps-total = È ciò che danno gli altri numeri e si tralascia come totale. Lo è?
most-is-last = Il massimo che si può avere; non è una voce, ma l’ultimo livello.
perhaps-most = Ha ovunque il massimo dei punti. Se dice quanto si può avere al massimo, tralascialo.
counted-down = Meno vale come meglio, come per il totale «{ $total }» della tabella.

or-leave-out = Possono esserci un’unità o una valuta; le osservazioni vanno in una colonna propria. Oppure tralascia la colonna o la riga.
measured-by-unit = I numeri con un’unità valgono come misure.
stands-in-rows = Non è detto se le voci stanno in righe o in colonne; sono lette dalle righe.
stands-in-columns = Le voci sono lette dalle colonne.
weight-or-quality = «Peso» può essere una misura o quanto conta ogni riga; è letto così, con le voci in colonne.
unchecked-totals = I totali della tabella non si possono controllare.
levels-for-all = Livelli dei voti
understood-as = Inteso come
leave-out-column = Tralascia
point-is-decimal = 1.5 è uno e mezzo
comma-is-decimal = 1,5 è uno e mezzo
leave-out = Tralascia { $name }
points-in = { $name }: punti e virgole
taken-for-measures = Non tutto in { $quality } può essere un livello; è misurata?
weight-missing = { $quality } non ha un peso; vale 1.
wrong-total = Il totale della tabella per { $item } non è la somma dei suoi numeri.
no-weight = { $quality }: «{ $text }» non è un peso; un peso è un numero da 0 a 1000000, come 2 o 20%. Ciò che è a sfavore lo ha senza il meno, con voti più alti se è meglio.
named-or-into = Di’ con --into quale progetto riceve, o con --named come si chiama uno nuovo.

items-done = { $count ->
    [one] voce fatta
    [many] voci fatte
   *[other] voci fatte
}
of-items = { $count ->
    [one] su { $count } voce
    [many] su { $count } voci
   *[other] su { $count } voci
}
items-counted = { $count ->
    [one] { $count } voce
    [many] { $count } voci
   *[other] { $count } voci
}
qualities-counted = { $count ->
    [one] { $count } qualità
    [many] { $count } qualità
   *[other] { $count } qualità
}
items-added = { $count ->
    [one] { $count } voce aggiunta
    [many] { $count } voci aggiunte
   *[other] { $count } voci aggiunte
}
qualities-added = { $count ->
    [one] { $count } qualità aggiunta
    [many] { $count } qualità aggiunte
   *[other] { $count } qualità aggiunte
}
weights-changed = { $count ->
    [one] { $count } peso modificato
    [many] { $count } pesi modificati
   *[other] { $count } pesi modificati
}
scores-entered = { $count ->
    [one] { $count } voto inserito
    [many] { $count } voti inseriti
   *[other] { $count } voti inseriti
}
scores-cleared = { $count ->
    [one] { $count } voto tolto
    [many] { $count } voti tolti
   *[other] { $count } voti tolti
}
scores-changed = { $count ->
    [one] { $count } voto modificato
    [many] { $count } voti modificati
   *[other] { $count } voti modificati
}
weights-counted = { $count ->
    [one] { $count } peso
    [many] { $count } pesi
   *[other] { $count } pesi
}
scores-counted = { $count ->
    [one] { $count } voto
    [many] { $count } voti
   *[other] { $count } voti
}

better-except = { $better } vale almeno altrettanto in tutto e di più in { $qualities }.
a-little-more = un po’ di più
clearly-more = chiaramente di più
much-more = molto di più
far-more = moltissimo di più

less-is-better-by = Meno vale come meglio, come dice «{ $word }».
more-is-better-by = Più vale come meglio, come dice «{ $word }».
is-that-so-here = { $reason } È così qui?
beside-measures = I numeri di { $qualities } stanno accanto a misure e valgono come voti, più alto è meglio. Lo sono, o contano qualcosa?
perhaps-ranks = I numeri di { $qualities } ci sono una volta sola come posizioni e valgono come voti, più alto è meglio. Lo sono?
contains = Forse comprende { $others }, che conterebbe due volte. In tal caso tralasciane uno.
weight-each = «{ $text }» sembra contenere pesi solo per { $name }. I pesi sono gli stessi per tutte le voci: scrivili una volta, sotto «Peso», o tralascia questi.
date-is-no-number = «{ $text }» è una data. Scrivi un numero, come quanti giorni mancano, o tralascia la colonna.
cell = { $item }, { $quality }: { $problem }
leave-it-out-or = { $problem } { or-leave-out }
totals-by-sum = I totali della tabella sono le somme dei suoi numeri.
totals-by-mean = I totali della tabella sono le medie dei suoi numeri.
totals-by-weighted-sum = I totali della tabella sono somme ponderate.
totals-by-weighted-mean = I totali della tabella sono medie ponderate.
totals-by-percent = I totali della tabella sono somme ponderate in centesimi.
totals-by-share = I totali della tabella sono percentuali del massimo possibile.
totals-by-counts = I totali della tabella contano ciò che è sopra, sotto o a zero.
totals-by-product = I totali della tabella moltiplicano i suoi numeri.
totals-by-quotient = I totali della tabella dividono la somma di alcuni numeri per un altro.
totals-by-positives = I totali della tabella sommano ciò che supera lo zero.
totals-by-negatives = I totali della tabella sommano ciò che sta sotto lo zero.
totals-stay = { $formula } Qui sono gli stessi.
totals-in-order = { $formula } Qui sono altri numeri nello stesso ordine.
totals-in-other-order = { $formula } Qui sono altri numeri in un altro ordine.
totals-differ = { $formula } Qui saranno altri, perché misure, direzioni o medie contano in altro modo.
other-leader = Nella tabella è in testa { $there }; qui { $here }. Scale e direzioni sono giuste?
same-leader = In testa è { $leader } nella tabella e qui, ma l’ordine dopo è diverso.
on-scale = I numeri di { $qualities } valgono come una scala di livelli da 1 a { $levels }, più alto è meglio. È così?
is-scale = In { $qualities } ci sono più livelli che nel progetto. La scala va da 1 a { $levels }?
crowded = «{ $name }» sta sopra più colonne, { $below }. Tienine una, o dai a ogni colonna un’intestazione propria in una riga.
weight-is-criterion = Una riga chiamata peso sta tra i criteri e vale come uno di essi; le voci stanno in colonne.
weight-of-columns = Una riga chiamata peso vale come ciò che conta ogni colonna; può essere un criterio.
most-is-no-item = Vale come il massimo che si può avere, non come voce, e si tralascia.
most-of-other-scales = { most-is-no-item } Scale di lunghezza diversa non si conservano.
left-beside = Sta fuori dalla tabella e si tralascia.
left-total = Un totale si tralascia.
left-ranks = Le posizioni si tralasciano.
left-derived = Ciò che è calcolato da voti e pesi si tralascia.
left-winner = Dice chi vince e si tralascia.
left-notes = Le note si tralasciano.
left-numbering = Ciò che sta prima dei nomi si tralascia.
left-empty = Non ha valori e si tralascia.
none-of = «{ $text }» non è tra: { $allowed }.
mixed-units = { $quality } ha numeri in { $units }; scrivili tutti in un’unità.
name-is-taken = C’è già un progetto «{ $name }»; --into «{ $name }» lo aggiunge lì, e --named con un altro nome ne fa uno nuovo.

decision-date = Data
decisions = Decisioni

item-trim-shrubs = Potare la siepe
item-priority = Priorità
item-completed = Fatta

judgement-comparisons = Confronti

project-garden = Giardino
project-colour = Colore
project-closed = Chiuso
project-daily-reminder = Promemoria ogni giorno
project-levels-to-score-with = Livelli
project-what-isnt-scored = Ciò che è senza voto
project-method = Metodo
project-measures-are-normalised = Normalizzazione delle misure
project-order-of-items = Ordine delle voci
project = Progetto
project-counts-as-zero = Vale zero
project-is-left-out = Non conta
project-weighted-sum = Somma pesata
project-topsis = TOPSIS
project-min-max = Min–max
project-by-their-sum = Per somma
project-as-a-vector = Per vettore
project-optimized = Ottimizzato
project-creation = Creazione
project-title = Nome
project-score = Punteggio

quality-profitability = Redditività
quality-4-pays-my-salary =
    4 paga lo stipendio
    3 paga l’affitto
quality-symbol = Simbolo
quality-weight = Peso
quality-lower-is-better = Meno è meglio
quality-measured-not-scored = Misurata, non votata
quality-unit = Unità
quality-km-hours = €, km, ore
quality = Qualità
quality-qualities = Qualità

score-kind = Voto
score-measure = Misura
scores = Voti

template = Modello
template-quality-of-a-template = Qualità del modello
template-qualities-of-templates = Qualità dei modelli

sample-garden = Giardino
sample-trim-shrubs = Potare la siepe
sample-make-compost = Preparare il compost
sample-scrub-the-furniture = Pulire i mobili da giardino
sample-plant-tulips = Piantare i tulipani
sample-fix-the-fence = Riparare il recinto
sample-big-app-idea = Grande idea di app
sample-perfect-app = App perfetta
sample-small-app-idea = Piccola idea di app
sample-yet-another-app = Ancora un’app

starter-ease = Facilità
starter-4-under-tens-hours =
    4 meno di decine di ore
    3 centinaia di ore
    2 mille ore
    1 molte migliaia
starter-impact = Impatto
starter-vision = Visione
starter-profitability = Redditività
starter-4-pays-my-salary =
    4 paga il mio stipendio
    3 paga l’affitto
    2 paga le bollette
    1 paga un ketchup speciale
starter-urgency = Urgenza
starter-importance = Importanza

to-check = Da controllare:
as-heading-says = come dice la tabella
as-project-says = come nel progetto
matrix-table-items-from-the-columns = Voci, dalle colonne
matrix-table-items-from-the-rows = Voci, dalle righe

deleted-task = Era eliminata e si tralascia.
recurring-task = È solo il modello di un’attività ricorrente; le attività stesse ci sono.
bookkeeping-of-tasks = È contabilità interna di Taskwarrior e si tralascia in ogni attività.
no-tasks = Non contiene attività.

no-todo-text = Non è un todo.txt: quello è testo semplice con un’attività per riga, come «(A) 2026-04-30 Chiama +casa due:2026-05-30».
perhaps-table = Sembra una tabella; ogni riga diventa un’attività. È così?
calendar-is-no-table = È un calendario o una rubrica, non una tabella: una tabella ha una voce per riga o per colonna.

as-said = come dice { $word }
not-a-task = La riga { $line } non è un’attività: servono «description» e «status» come li esporta Taskwarrior.
unknown-status = Riga { $line }: lo stato «{ $status }» non è pending, waiting, completed, deleted o recurring.
in-line = Riga { $line }

replaces = { $count ->
    [one] Un valore già presente viene sostituito, mostrato come «3 → 7».
    [many] { $count } valori già presenti vengono sostituiti, mostrati come «3 → 7».
   *[other] { $count } valori già presenti vengono sostituiti, mostrati come «3 → 7».
}

label-title = Nome
label-detail = Dettagli

door = Una decisione o un progetto
door-line = Pesare le possibilità, da soli o insieme.
door-step = Fai la domanda
create-project = Nuovo progetto «{ $name }»
keys-score = Mentre valuti: scegli un livello, cancellalo
keys-move = Da riga a riga e da cella a cella
