title = Dispensa
essential = Articolo
essentials = Articoli
name = Nome
name-hint = Latte
details = Dettagli
details-hint = Parzialmente scremato
level = Livello
list = Elenco
link = Contiene
links = Che cosa sta in che cosa
to-get = { $count } da prendere
to-get-of = da prendere, { $rest }
stocked = { $count } in dispensa
search-or-add = Cerca o aggiungi…
search-label = Cerca tra tutti gli articoli o scrivine uno nuovo
search = Cerca
shop = Vai a fare la spesa
shop-word = Spesa
shopping = Spesa
shop-rest = { $count ->
    [one] ne manca { $count }
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
}
shop-done = Preso tutto
shop-elsewhere = { $count ->
    [one] Un altro si trova altrove.
    [many] Altri { $count } si trovano altrove.
   *[other] Altri { $count } si trovano altrove.
}
shop-empty = Nulla da prendere.
finish = Fatto
add = Aggiungi
add-many = Aggiungi più articoli
batch-hint = Uno per riga. Può esserci una quantità: 2 l latte
batch-example =
    pane
    2 l latte
    uova
batch-label = Articoli
understood = { $new } nuovi, { $there } già presenti
understood-left = { $new } nuovi, { $there } già presenti, { $left } tralasciati
got-already = «{ $name }» è già preso.
need = Mi serve
list-name = Nome di un elenco
list-name-hint = Solo per tenere tutto come elenco, per esempio una ricetta, che con un tocco torna sulla lista della spesa.
look-inside = Che cosa contiene?
keep-list = Tieni come elenco
look-first = Anteprima
another = Un altro «{ $name }» c’è già.
open-other = Apri l’altro
make-one = Unisci i due
keep-both = Tieni entrambi
new = Nuovo articolo
create = Aggiungi «{ $name }»
create-list = Crea la lista «{ $name }» e aggiungilo lì
lists-hint = Una lista è tutto ciò che ne contiene altri. Il nome di una nuova la crea.
create-each = Aggiungi uno per uno: { $names }
create-detailed = Aggiungi con dettagli…
told-needed = Serve ora: { $names }
told-off = Togli dalla lista: { $names }
on-list-already = «{ $name }» è già nella lista.
how-much = Quanto?
not-added-yet = Non ancora aggiunto: quale di questi intendi?
not-added-yet-of = Non ancora aggiunto, { $number } di { $count }: quale di questi intendi?
put-on = Metti «{ $name }, { $quantity }» in elenco
meant = Intendo «{ $name }», già in elenco
put-instead = «{ $name }, { $new }» invece di { $old }
edit-essential = Modifica articolo
edit-store = Modifica negozio
inside = Contiene
add-inside-title = Metti dentro qualcosa
part-of = Fa parte di
add-to = Aggiungi a un elenco
add-to-title = Aggiungi a
take-out = Togli
put-inside = { $name } fa parte di { $list }
put-inside-many = { $count ->
    [one] { $count } cosa messa dentro
    [many] { $count } cose messe dentro
   *[other] { $count } cose messe dentro
}
took-out = { $name } non fa più parte di { $list }
add-here = Metti dentro
inside-empty = Ancora nulla. La frutta, per esempio, può contenere mele e pere.
empty-title = Che cosa finisce sempre?
empty-sentence = Scrivi una volta sola ciò che compri sempre. Poi basta dire che cosa sta finendo e toglierlo con un gesto quando l’hai preso.
all-stocked = C’è tutto
all-stocked-sentence = Quando qualcosa finisce, cercalo qui e alzane il livello.
load-sample = Carica dati di esempio
nothing-found = Nulla contiene «{ $text }».
all = Dispensa
more = Mostrane altri { $count }
more-for = Altro per { $name }
print = Stampa o condividi
print-title = Lista della spesa
got-it = Preso: { $name }
need-it = Serve di nuovo: { $name }
open = Apri
tools = Altro
back = Dispensa
nothing-to-show = Scegli un articolo per vederlo qui.

level-word =
    { $level ->
        [low] In dispensa
        [medium] Se in offerta
        [high] Sta finendo
       *[critical] Serve ora
    }
set-to = { $name }: { level-word }
moved =
    { $level ->
        [low] { $name }: preso
        [medium] { $name }: se in offerta
        [high] { $name }: sta finendo
       *[critical] { $name }: serve ora
    }

inside-row = { $count } dentro: { $names }
list-too-long = L’elenco ha { $count } righe; se ne leggono al massimo { $limit }.

line-new = «{ $line }» → { $words }: nuovo
line-listed = «{ $line }» → { $words }: è già nella lista
line-known = «{ $line }» → { $words }: già preso in passato
line-stocked = «{ $line }» → { $words }: già in casa
line-out = «{ $line }» → { $words }: serve ora
line-off = «{ $line }» → { $words }: spuntato, esce dalla lista
line-again = «{ $line }» → va con { $words }
line-ticked = «{ $line }» → { $words }: nuovo, in casa
line-heading = «{ $line }» → niente da prendere, tralasciato
line-shop = «{ $line }» → ciò che segue, da { $store }
line-title = «{ $line }» → titolo di una ricetta, tralasciato
line-recipe = «{ $line }» → riguarda la ricetta, tralasciato
line-step = «{ $line }» → un passaggio della ricetta, tralasciato
line-talk = «{ $line }» → solo conversazione, tralasciata
line-notice = «{ $line }» → scritto dalla chat stessa, tralasciato
line-poll = «{ $line }» → un sondaggio o una sua risposta, tralasciato
line-link = «{ $line }» → un link, tralasciato
line-unneeded = «{ $line }» → non serve? Tralasciato; spuntato qui, esce dalla lista
line-asked = «{ $line }» → serve? Tralasciato; spuntato qui, va in elenco
line-overruled = «{ $line }» → una riga più avanti dice altro, tralasciato
line-before = «{ $line }» → già aggiunto e non ancora preso, tralasciato; spuntato qui, si somma: { $words }
line-chosen = «{ $line }» → tralasciato da te
line-other = No, «{ $name }» come sta scritto
mark-number = «{ $name }»: il numero fa parte del nome; «2 x» sarebbe una quantità.
mark-quantity = «{ $line }» è solo una quantità; vale come nome.
mark-shop = «{ $name }» vale come cosa; «{ $name }:» sarebbe un titolo.
mark-twice = «{ $name }»: { $quantity } compare due volte e vale una volta.
mark-parts = «{ $name }»: { $quantities }, da più parti della ricetta.
mark-sum = «{ $name }»: { $sum } con { $old } già in elenco.
mark-stays = «{ $name }»: resta { $quantity }.
mark-added = «{ $name }»: { $quantity } è già stato aggiunto e non si aggiunge di nuovo.
mark-several = «{ $name }»: più cose si chiamano così; vale la prima.
mark-sign = «{ $name }»: il segno vale come parte del nome.
mark-cells = «{ $line }» vale come un nome solo.
mark-left = «{ $name }» c’è già; «{ $words }» è tralasciato.
mark-off = «{ $name }» qui è spuntato, quindi esce dalla lista. Togli la riga se serve ancora.
mark-form = «{ $name }»: si intende «{ $known }», che c’è già.
mark-read = { $typed } si legge { $meant }.
mark-errand = «{ $name }» è una cosa da fare e va in lista così.
add-up = Aggiungi e somma le quantità: { $sums }
replace = Aggiungi e sostituisci in elenco: { $things }

sample-fish = Pesce
sample-its-good-for-you = Fa bene!
sample-fruit = Frutta
sample-milk = Latte
sample-semi-skimmed = Parzialmente scremato
sample-apples = Mele
sample-bread = Pane
sample-cheese = Formaggio
sample-dont-forget-the-bread = Non dimenticare il pane!
sample-tomatoes = Pomodori
sample-coffee = Caffè
sample-whole-beans = In grani
sample-olive-oil = Olio d’oliva
sample-bananas = Banane
sample-butter = Burro
sample-chicken = Pollo
sample-dish-soap = Detersivo piatti
sample-eggs = Uova
sample-flour = Farina
sample-garlic = Aglio
sample-honey = Miele
sample-lemons = Limoni
sample-lentils = Lenticchie
sample-onions = Cipolle
sample-paper-towels = Scottex
sample-pasta = Pasta
sample-pears = Pere
sample-pepper = Pepe
sample-potatoes = Patate
sample-rice = Riso
sample-salt = Sale
sample-sugar = Zucchero
sample-tea = Tè
sample-toilet-paper = Carta igienica
sample-toothpaste = Dentifricio
sample-yogurt = Yogurt

amount = Quantità
amount-hint = 500
unit = Unità
unit-hint = g
aisle = Corsia
aisle-hint = Pane e dolci
enough-until = Basta fino al
no-aisle = Ancora senza corsia
enough-of = { $name }: basta ancora

aisle-name =
    { $aisle ->
        [produce] Frutta e verdura
        [bakery] Pane e dolci
        [dairy] Latte, formaggi, uova
        [meat] Carne e pesce
        [frozen] Surgelati
        [pantry] Pasta, riso, farina
        [tins] Conserve e barattoli
        [spices] Olio, spezie, salse
        [breakfast] Colazione
        [hotDrinks] Caffè e tè
        [sweets] Dolci e snack
        [drinks] Bevande
        [household] Casa
        [body] Bagno e corpo
        [baby] Bimbi
       *[pets] Animali
    }
aisle-goods =
    { $aisle ->
        [produce] frutta, verdura, mele, banane, pere, limoni, lime, arance, mandarini, uva, fragole, mirtilli, lamponi, pesche, prugne, ciliegie, melone, anguria, mango, kiwi, avocado, pomodori, pomodorini, patate, cipolle, aglio, zenzero, carote, cetriolo, insalata, lattuga, spinaci, broccoli, cavolfiore, cavolo, zucchine, melanzane, zucca, funghi, sedano, porro, fagiolini, mais, ravanelli, peperoni, prezzemolo, basilico, rucola, finocchi, asparagi, timo, salvia, menta, ananas, peperoncino, scalogno, succo di limone
        [bakery] pane, panini, baguette, toast, cornetti, torta, focaccia, piadina, grissini
        [dairy] latte, burro, margarina, formaggio, mozzarella, parmigiano, grana, pecorino, feta, panna, yogurt, ricotta, uova, stracchino, mascarpone, kefir, provola, hummus, tofu, budino, pasta sfoglia
        [meat] carne, manzo, maiale, pollo, tacchino, prosciutto, pancetta, salsiccia, salame, bistecca, macinato, agnello, pesce, salmone, gamberi, speck, bresaola, mortadella, merluzzo, vitello, guanciale, vongole, cozze
        [frozen] gelato, surgelati, pizza surgelata, piselli surgelati, bastoncini di pesce, patatine surgelate, ghiaccio, 
        [pantry] pasta, spaghetti, penne, riso, farina, zucchero, lievito, bicarbonato, lenticchie, ceci, cous cous, avena, pangrattato, maizena, uvetta, noci, mandorle, semola, quinoa, polenta, gnocchi, lasagne, vanillina, amido di mais
        [tins] pelati, passata, pomodori pelati, passata di pomodoro, concentrato, olive, sottaceti, cetriolini, capperi, latte di cocco, zuppa, tonno, fagioli, conserve, sardine, acciughe, mais in scatola
        [spices] olio, aceto, sale, pepe, spezie, paprica, cannella, noce moscata, origano, curry, ketchup, senape, maionese, salsa, brodo, dado, foglie di alloro, alloro, pesto
        [breakfast] cereali, muesli, marmellata, confettura, miele, nutella, fette biscottate, burro di arachidi, burro d'arachidi, crema di nocciole, sciroppo
        [hotDrinks] caffè, tè, cacao, tisana, camomilla, orzo
        [sweets] cioccolato, biscotti, cracker, patatine, caramelle, popcorn, gomme, merendine
        [drinks] acqua, succo, bibita, cola, limonata, birra, vino, aranciata, 7 up, 7up, prosecco
        [household] detersivo, detersivo piatti, pastiglie lavastoviglie, ammorbidente, scottex, carta da cucina, carta igienica, sacchetti, sacchi spazzatura, alluminio, pellicola, carta forno, spugne, candeggina, detergente, candele, pile, batterie, lampadine, tovaglioli, fiammiferi
        [body] dentifricio, spazzolino, shampoo, sapone, bagnoschiuma, doccia schiuma, deodorante, rasoio, lamette, crema solare, crema, cotone, fazzoletti, cerotti, assorbenti, balsamo, filo interdentale, collutorio, vitamine, rasoi
        [baby] pannolini, salviette, omogeneizzati, latte in polvere
       *[pets] cibo per gatti, cibo per cani, lettiera, crocchette, mangime
    }

aisle-guessed = { $name }, ipotesi
none = Nessuna
anywhere = Ovunque

store = Negozio
stores = Negozi
shop-hint = Coop, via Roma
shop-aisles = Corsie nel loro ordine, una per riga
shop-aisles-hint = Frutta e verdura
shop-link = Si trova da
shop-links = Che cosa si trova dove
new-store = Nuovo negozio
several = Negozio o corsia di più articoli
stores-empty = I negozi in cui vai, ciascuno con il suo ordine di corsie.
stores-anywhere = Senza negozio si prende ovunque.
aisles-learned = Facendo la spesa, l’ordine si impara dalle tue spunte.
aisle-order = Ordine delle corsie
aisle-up = Sposta su { $name }

forgotten = Aggiungi ciò che mancava
shop-count = { $done } di { $of }
trip-some = { $done ->
    [0] Preso niente
    [one] { $done } presa
    [many] { $done } prese
   *[other] { $done } prese
}, { $left } da prendere
trip-all = Preso tutto, { $count ->
    [one] una cosa
    [many] { $count } cose
   *[other] { $count } cose
}
need-inside = Metti tutto in lista
need-again = Tutto in lista · aggiungi ancora
take-off = Togli dalla lista
got-earlier = { $amount } presi
got-once = già preso
amounts-changed = { $count ->
    [one] { $count } quantità cambiata
    [many] { $count } quantità cambiate
   *[other] { $count } quantità cambiate
}
need-these = Metti in lista ciò che contiene: { $names }
for-lists = per { $names }
trip-left = Ancora da prendere: { $names }
and-more = { $count ->
    [one] un altro
    [many] altri { $count }
   *[other] altri { $count }
}
in-order-of = Nell’ordine di { $store }
trip-learned = { $store } d’ora in poi: { $aisles }
trip-offer = Prendi quest’ordine per { $store }: { $aisles }
trip-minutes = { $count ->
    [one] Un minuto
    [many] { $count } minuti
   *[other] { $count } minuti
} dalla prima spunta all’ultima
to-list = All’elenco
go-on = Continua la spesa
it-was-got = Preso
needed-again = Serve di nuovo
as-much-again = Di nuovo { $amount }, come l’ultima volta
added-to-list = { $count ->
    [one] { $count } cosa aggiunta alla lista
    [many] { $count } cose aggiunte alla lista
   *[other] { $count } cose aggiunte alla lista
}
needed-again-many = { $count ->
    [one] { $count } serve di nuovo
    [many] { $count } servono di nuovo
   *[other] { $count } servono di nuovo
}
needed-now = { $count } da prendere ora

rhythm = Ritmo
probably = Forse sta finendo
still-enough = Basta ancora
lasts-until = Basta fino a circa { $day }
rhythm-words = Preso l’ultima volta il { $date }, di solito ogni { $days ->
    [one] giorno
    [many] { $days } giorni
   *[other] { $days } giorni
} ({ $range }, { $times } volte)
rhythm-steady = Preso l’ultima volta il { $date }, { $times } volte { $days ->
    [one] ogni giorno
    [many] ogni { $days } giorni
   *[other] ogni { $days } giorni
}
rhythm-since = Preso { $days ->
    [one] un giorno
    [many] { $days } giorni
   *[other] { $days } giorni
} fa, di solito { $usual }
rhythm-score = { $hits } previsioni su { $tries } hanno sbagliato al massimo di { $days ->
    [one] un giorno
    [many] { $days } giorni
   *[other] { $days } giorni
}
rhythm-silent = { $score }: troppo poche per indovinare
not-tried = Ancora nessuna previsione
rhythm-picture = Preso il { $dates }

pantry = Dispensa
order = Ordine
from-a-to-z = Dalla A alla Z
most-used = Più usati

door = Una lista della spesa
door-line = Ciò che a casa finisce. Spuntato in negozio, volentieri in due.
door-step = Scrivi la prima cosa
more-of = { $count ->
    [one] un’altra
    [many] altre { $count }
   *[other] altre { $count }
}
running-out = { $count ->
    [one] { $count } sta finendo
    [many] { $count } stanno finendo
   *[other] { $count } stanno finendo
}
probably-of = { $count } forse
put-back = Rimetti «{ $name }» in elenco
set-quantity = Porta «{ $name }» in elenco a { $quantity }
twice = “{ $name }” è qui due volte: uniscili
on-list-elsewhere = «{ $name }» è in lista, da prendere qui: { $stores }.
get-here-too = Prendilo anche qui: { $store }
