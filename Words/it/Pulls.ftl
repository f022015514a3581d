title = Pulling
new-pull = Nuova gara
edit-pull = Modifica gara
hook = Tirata
new-hook = Nuova tirata
edit-hook = Modifica tirata
tools = Altro
open = Apri
empty-title = Dov’è stata l’ultima gara?
empty-sentence = Annota una gara e le sue tirate accanto alla pista, con o senza rete: distanze come le dici, posti calcolati per classe.
load-sample = Carica dati di esempio
no-hooks = Ancora nessuna tirata
no-hooks-sentence = Aggiungi ogni tirata. Ciò che hai scritto per ultimo viene proposto per primo.
no-class = Senza classe
results = Foglio dei risultati
conditions = Condizioni
rarer = Posto, tentativo, nota
categories = Altre voci
categories-tab = Voci
who-hooks = Chi tira?
category = Voce
category-hint = Marcia
value = Valore
add-category = Aggiungi una voce
save-and-next = Salva e continua
same-as-last = Come l’ultima tirata
again = Un’altra tirata
place = Posto
pull-off = pull-off
farthest = la più lunga
show-older = Mostra le precedenti
hooks = { $count ->
    [one] { $count } tirata
    [many] { $count } tirate
   *[other] { $count } tirate
}
tractors = { $count ->
    [one] { $count } trattore
    [many] { $count } trattori
   *[other] { $count } trattori
}
full-pulls = { $count ->
    [one] { $count } full pull
    [many] { $count } full pull
   *[other] { $count } full pull
}
shared-tractors = { $names } ha tirato qui con più di un pilota e ha un solo posto. A due trattori servono due nomi.
full-pull-from = full pull da { $distance }
pulls = { $count ->
    [one] { $count } gara
    [many] { $count } gare
   *[other] { $count } gare
}
more = Altro per { $name }
up = { $name } più su
remove = Togli { $name }

paste = Incolla appunti
notes = Appunti o una tabella
notes-hint = Una riga per tirata, la classe sopra le sue tirate; oppure una tabella con intestazioni. Nulla viene salvato prima che tu l’abbia visto.
table = Tutte le tirate in tabella
result-in-feet = Esito, ft se senza unità
read-notes = Leggi
read-again = Rileggi
nothing-pasted = Non c’è ancora nulla da leggere.
check = È giusto così?
check-sentence = Apri una riga per vederla com’è scritta e correggerla. Ciò che non si è capito resta come nota.
keep-all = Salva tutto
no-hook-table = Non è una tabella di tirate: serve una riga di intestazioni con una per la distanza o l’esito.
several-pulls = Il file ha { $count } gare; --into e --named accettano file con una sola gara.
line-is = Questa riga è
or-file = O un file
read-table = Come tabella
columns = Abbina le colonne
column-number = Colonna
has-headings = La prima riga dà i nomi alle colonne
preview = Anteprima
no-results = Scegli una colonna con gli esiti: distanze, FP, DQ.
same-is-one-pull = Le righe con la stessa gara, luogo e data diventano una gara.
is-known = Questa gara è già nel libro: le tirate si aggiungono.
is-category = Questa colonna diventa una voce a sé.
may-be-column = Tenuta come voce a sé, ma il titolo può indicare una colonna nota.
is-left-out = Questa colonna viene tralasciata.
no-tractors = Nessuna colonna indica il trattore.
no-dates = Nessuna colonna ha la data della gara.

views = Viste
standings = Classifica
bests = Record
forecast = Previsione
season = Stagione
track = Pista
by = Per
show = Mostra
points = punti
all-classes = Tutte le classi
all-seasons = Tutte le stagioni
best = record
median = mediana
points-heading = Punti
pulls-heading = Gare
wins-heading = Vittorie
nothing-placed = Qui non ci sono ancora tirate misurate.
figures-follow = Derivano dalle tirate delle tue gare.
best-counts = A ogni gara un trattore ha un solo posto per classe, con la sua migliore tirata. Le esibizioni non contano; gli squalificati solo per la partecipazione.
own-rule = Una regola propria
over-time = Percentuale del vincitore nel tempo
as-table = Come tabella
too-few = Per vedere che cosa aiuta servono otto tirate con pressione o con una voce numerica, e valori diversi in una classe su una pista.
within-class = Per cento della media propria del trattore nella classe sulla pista, così classi e piste non si mescolano.
only-change = Con anello: dalla tirata precedente non è cambiato altro di annotato.
only-this = Unico cambiamento
head-to-head = Scontri diretti
model-says = Modello
tried-on = Provato su
too-few-for-model = Meno di otto tirate su cui provare, perciò nulla dice quanto è sicuro. È la semplice media della classe.
how-forecast = Ogni tirata è stata prevista solo dalle gare precedenti; da lì vengono errori e intervallo. I full pull non misurati contano come il limite, e mancano dove non è noto.
off-by = sbaglia in media di { $distance }
interval = 8 volte su 10 entro { $range }
of-winner = { $percent } del vincitore
in-classes = { $count ->
    [one] { $count } classe
    [many] { $count } classi
   *[other] { $count } classi
}
leads-by = { $name } è in testa; vantaggio { $points }
wins = { $count ->
    [one] { $count } vittoria
    [many] { $count } vittorie
   *[other] { $count } vittorie
}
what-helps = Che cosa aiuta { $tractor }? { $name }
density-source = Altitudine di densità con la formula del servizio meteorologico degli Stati Uniti (NWS).
from-altimeter = dalla pressione ridotta al livello del mare, che a quella quota non c’è
density-altitude = altitudine di densità { $text }
names = Nomi
no-names = Nessuna tirata ne ha ancora.
rename = Rinomina
rename-sentence = Cambia in tutte le tirate insieme. Il nome di un altro li unisce.
perhaps = Forse uguale a { $names }

field = { $tractors }, { $full }
unmeasured = { $count ->
    [one] { $count } full pull non misurato
    [many] { $count } full pull non misurati
   *[other] { $count } full pull non misurati
}
attempt = { $ordinal } tentativo
hook-noun = { $count ->
    [one] tirata
    [many] tirate
   *[other] tirate
}
looks = Il giudizio tiene conto che si è guardato { $count } volte (Holm).
class-mean = Media della classe
track-mean = Media della classe su questa pista
model-answers = Finora il modello è stato più vicino di entrambe le medie: risponde lui.
track-mean-answers = Finora il modello non ha battuto la media della classe sulla pista: risponde questa.
class-mean-answers = Finora nulla ha battuto la semplice media della classe: risponde questa.
trial-of-class = { $count ->
    [one] { $count } tirata di questa classe
    [many] { $count } tirate di questa classe
   *[other] { $count } tirate di questa classe
}
trial-of-all = { $count ->
    [one] { $count } tirata di tutte le classi, riportate a questa
    [many] { $count } tirate di tutte le classi, riportate a questa
   *[other] { $count } tirate di tutte le classi, riportate a questa
}
met = vinte { $won }, perse { $lost }, pari { $tied }
show-more = Mostra altre di { $count }

line-number = Riga { $number }
doubts = { $count ->
    [one] { $count } riga da controllare
    [many] { $count } righe da controllare
   *[other] { $count } righe da controllare
}
too-many-lines = Questi appunti hanno { $count } righe; se ne leggono al massimo { $most } alla volta.
too-many-bytes = Questi appunti hanno { $count } byte; se ne leggono al massimo { $most } alla volta.
too-long = Sono { $count } righe; se ne possono controllare al massimo { $most } alla volta. Dividile, per esempio per gara.

bare-unit = { $label }, { $unit } se senza unità
column-result = Esito, ft se senza unità
column-metres = Esito, m se senza unità
column-inches = Pollici dell’esito
column-bar = Pressione gomme, bar
column-kilopascals = Pressione gomme, kPa
column-pull = Gara: nome
column-location = Gara: luogo
column-date = Gara: data
column-run = Esito di una delle prove
column-best = Migliore delle prove, tralasciata
column-unit = Unità dell’esito
column-left-out = – tralasciare –
column-custom = Altra voce «{ $column }»

line-hook = una tirata
line-class = una classe
line-sled = una slitta
line-note = una nota
line-pull = la gara
line-condition = meteo o pista
line-left-out = tralasciata

finding-clear = { $more } va con { $change }, più o meno { $spread }, su { $hooks }. Difficile che sia solo caso.
finding = { $more } va con { $change }, più o meno { $spread }, su { $hooks }. Potrebbe essere un caso.
gain-none = altrettanto { $measure } (0 %)
gain-less = { $size } % { $measure } in meno
gain-more = { $size } % { $measure } in più
distance = di distanza
of-winners = della distanza del vincitore
comparison-clear = { $best }: { $gain } { $measure } in più di { $other }, { $hooks }; difficilmente solo un caso
comparison = { $best }: { $gain } { $measure } in più di { $other }, { $hooks }; potrebbe essere un caso
unshared = { $count ->
    [one] Si confrontano le distanze, perché manca quella del vincitore per: { $count } tirata.
    [many] Si confrontano le distanze, perché manca quella del vincitore per: { $count } tirate.
   *[other] Si confrontano le distanze, perché manca quella del vincitore per: { $count } tirate.
}
one-more = Uno in più
one-psi-more = 1 psi in più
tenth-of-a-bar-more = 0,1 bar in più

hook-puller = Pilota
hook-tractor = Trattore
hook-class = Classe
hook-sled = Slitta
hook-distance = Distanza
hook-305-5 = 91,4 m
hook-place-if-not-as = Posto, se diverso
hook-tire-pressure-psi = Pressione gomme, psi
hook-result = Esito
hook-attempt = Tentativo
hook-note = Nota
hook-own-categories = Altre voci
hook-kind-plural = Tirate

hook-status-measured = Misurata
hook-status-full-pull = Full pull
hook-status-disqualified = Squalificata
hook-status-exhibition = Esibizione
hook-status-didnt-start = Non partita

points-rule-name = Nome
points-rule-points-from-first-place = Punti dal primo posto in poi
points-rule-10-8-6-4 = 10, 8, 6, 4, 2
points-rule-points-for-showing = Punti di partecipazione
points-rule = Regola dei punti
points-rules = Regole dei punti

pull-name = Nome
pull-cow-town = Cow Town
pull-place = Luogo
pull-kansas-city-mo = Carpaneto
pull-date = Data
pull-note = Nota
pull-temperature = Temperatura
pull-78-f = 25 °C
pull-humidity = Umidità, %
pull-dew-point = Punto di rugiada
pull-63-f = 17 °C
pull-station-pressure = Pressione in loco
pull-29-1-inhg = 985 hPa
pull-altitude = Altitudine
pull-910-ft = 280 m
pull-surface = Fondo
pull-clay-damp = argilla umida
pull-full-pull-from = Full pull da
pull-300-ft = 100 m
pull = Gara
pull-kind-plural = Gare

note-doubt-nobody-is-named-here = Qui non c’è un nome.
note-doubt-number-alone-isnt-hook = Un numero da solo non è una tirata.
note-doubt-several-numbers-could-distance = Più numeri potrebbero essere la distanza.
note-doubt-thousands-decimals-number-can = Migliaia o decimali? Il numero si legge in due modi.
note-doubt-feet-metres-no-unit = Piedi o metri? Manca l’unità.
note-doubt-where-does-pullers-name = Dove finisce il nome del pilota?
note-doubt-which-name-pullers = Quale nome è del pilota?
note-doubt-more-names-than-puller = Più nomi di pilota e trattore.
note-doubt-puller-tractor-there-one = Pilota o trattore? C’è un solo nome.
note-doubt-numbers-front-dont-follow = I numeri davanti non seguono le distanze.
note-doubt-taken-class-hooks-follow = Presa per una classe: seguono tirate.
note-doubt-date-place-seems-stand = Sembra esserci una data o un luogo: è un’altra gara?
note-doubt-the-year-isnt-written = L’anno non è scritto.
note-doubt-pull-has-no-date = Questa gara non ha una data sua.
note-doubt-result-sentence-isnt-read = Un esito in una frase non viene letto.
note-doubt-no-result-kept-as = Nessun esito: tenuta come tirata senza distanza.
note-doubt-these-letters-were-taken = Queste lettere sono state lette come «squalificata».
note-doubt-degrees-fahrenheit-or-celsius = Gradi Fahrenheit o Celsius?
note-doubt-place-but-no-distance = Un posto, ma nessuna distanza.
note-doubt-number-was-left-over = È avanzato un numero; resta come nota.
note-doubt-letter-stands-where-digit = C’è una lettera al posto di una cifra.
note-doubt-farther-than-sleds-pulled = Così lontano non si tira una slitta.
note-doubt-taken-place-may-count = Preso per un posto; forse conta altro.
note-doubt-behind-distance-was-taken = «+» dopo la distanza è stato letto come full pull.
note-doubt-part-foot-inch = Parte di un piede o di un pollice?
note-doubt-what-stands-brackets-may = Ciò che sta tra parentesi forse non è un nome.
note-doubt-may-points-instead-distance = Forse sono punti e non una distanza.
note-doubt-there-number-name = In un nome c’è un numero.
note-doubt-no-class-was-named = Prima non è stata indicata una classe.
note-doubt-inches-centimetres-cant-read = I pollici o i centimetri non si leggono; restano come nota.
note-doubt-0-no-distance-say = 0 non è una distanza: indica com’è finita la tirata.
note-doubt-estimate-isnt-measured-distance = Una stima non è una distanza misurata.
note-doubt-cell-cant-read-as = Una cella non corrisponde alla sua colonna; resta come nota.
note-doubt-hook-book-already = Questa tirata è già nel libro.
note-doubt-day-month-first-both = Prima il giorno o il mese? Qui ci sono entrambi.
note-doubt-words-left-over-they = Restano delle parole; rimangono come nota.
note-doubt-words-left-over-hook = Restano delle parole: è una tirata?
note-doubt-number-may-result-class = Un numero può essere un esito: è una classe?
note-doubt-line-names-its-class = La riga della sua classe forse non lo è.
note-doubt-class-stays-as-note = È una classe? Resta come nota.
note-doubt-hooks-without-result-stays = Tirate senza esito? Resta come nota.
note-doubt-taken-pulls-name-nothing = Presa per il nome della gara: altro non lo dice.
note-doubt-no-place-high-has = A quella quota non c’è questa pressione: è ridotta al livello del mare, non quella in loco.

points-10-9-8-1 = Punti 10, 9, 8 … 1
points-25-18-15-12 = 25, 18, 15, 12, 10 …
points-one-for-each-behind = Uno per ogni battuto
points-5-3-1-1 = 5, 3, 1 e 1 di partecipazione

forecast-report-how-far-tractor-may = quanto lontano si prevede che vada un trattore

standings-report-a-seasons-points = i punti di una stagione

tractor-report-how-tractor-went-what = come è andato un trattore, che cosa lo aiuta e chi batte

units-distances = Distanze
units-feet = Piedi
units-feet-inches = Piedi, pollici
units-metres = Metri

hook-best-class = della migliore di classe

hook-305-5-2 = 305,5
hook-305-6 = 305' 6"
hook-91-4 = 91,4

too-far = è più lontano di quanto si tiri una slitta; al massimo 1.320 ft (402,336 m). Manca una virgola?
no-distance-at-all = non è una distanza. Lasciala vuota e scegli com’è finita la tirata.
too-hard = è più di quanto reggano le gomme; al massimo 150 psi (10,3 bar). Manca una virgola?
feet-or-metres = è più lontano delle piste in metri: piedi o metri? Scrivi l’unità, per esempio 305 ft o 93 m.
nothing-to-ask = non c’è; non ci sono ancora gare.

door = Tractor pulling
door-line = Distanze, regolazioni e posizioni, a bordo pista.
door-step = Nuova gara
add-to-pull = Aggiungi { $distance } a { $pull }
first-pull = Prima aggiungi una gara per { $distance }
