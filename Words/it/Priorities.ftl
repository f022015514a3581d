title = Dispensa
essential = Articolo
essentials = Articoli
name = Nome
name-hint = Latte
details = Dettagli
details-hint = Parzialmente scremato, 2 l
level = Livello
list = Elenco
link = Contiene
links = Che cosa sta in che cosa
to-get = { $count } da prendere
to-get-of = da prendere, { $rest }
stocked = { $count } in dispensa
needed-yesterday = { $count } già da ieri
search-or-add = Cerca o aggiungi…
search-label = Cerca tra tutti gli articoli o scrivine uno nuovo
search = Cerca
shop = Vai a fare la spesa
shopping = Spesa
shop-rest = { $count ->
    [one] ne manca { $count }
    [many] ne mancano { $count }
   *[other] ne mancano { $count }
}
shop-done = È tutto nel cestino della spesa.
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
another = Un altro «{ $name }» c’è già.
open-other = Apri l’altro
keep-both = Tieni entrambi
new = Nuovo articolo
create = Aggiungi «{ $name }»
create-detailed = Aggiungi con dettagli…
exists = «{ $name }» c’è già. Qui puoi cambiarne il livello.
put-on = Metti «{ $name }, { $quantity }» in elenco
put-instead = «{ $name }, { $new }» invece di { $old }
edit-title = Modifica
inside = Contiene
add-inside-title = Metti dentro qualcosa
part-of = Fa parte di
add-to = Aggiungi a un elenco
add-to-title = Aggiungi a
take-out = Togli
add-here = Metti dentro
inside-empty = Ancora nulla. La frutta, per esempio, può contenere mele e pere.
empty-title = Che cosa finisce sempre?
empty-sentence = Scrivi una volta sola ciò che compri sempre. Poi basta dire che cosa sta finendo e toglierlo con un gesto quando l’hai preso.
all-stocked = C’è tutto
all-stocked-sentence = Nulla da prendere. Quando qualcosa finisce, cercalo qui e alzane il livello.
load-sample = Carica dati di esempio
nothing-found = Nulla contiene «{ $text }».
all = Tutti gli articoli
more = Mostrane altri { $count }
more-for = Altro per { $name }
print = Stampa o condividi
print-title = Lista della spesa
got-it = Preso: { $name }
need-it = Serve: { $name }
open = Apri
tools = Altro
back = Dispensa
nothing-to-show = Scegli un articolo per vederlo qui.

level-word =
    { $level ->
        [low] Bassa
        [medium] Media
        [high] Alta
       *[critical] Critica
    }
level-meaning =
    { $level ->
        [low] In dispensa
        [medium] Da prendere se in offerta
        [high] Sta per finire
       *[critical] Serviva già ieri
    }
level-short =
    { $level ->
        [low] Preso
        [medium] Offerta
        [high] Presto
       *[critical] Urgente
    }
set-to = { $name }: { level-meaning }
moved =
    { $level ->
        [low] { $name }: di nuovo in dispensa
        [medium] { $name }: da prendere se in offerta
        [high] { $name }: sta per finire
       *[critical] { $name }: serviva già ieri
    }

inside-row = { $count } dentro: { $names }
headings-left = Tralasciati come titoli: { $names }
list-too-long = L’elenco ha { $count } righe; se ne leggono al massimo { $limit }.

line-new = «{ $line }» → { $words }: nuovo
line-known = «{ $line }» → { $words }: già noto
line-again = «{ $line }» → va con { $words }
line-ticked = «{ $line }» → { $words }: nuovo, in casa
line-heading = «{ $line }» → titolo, tralasciato
mark-number = «{ $name }»: il numero fa parte del nome; «2 x» sarebbe una quantità.
mark-quantity = «{ $line }» è solo una quantità; vale come nome.
mark-shop = «{ $name }» vale come cosa; «{ $name }:» sarebbe un titolo.
mark-twice = «{ $name }»: { $quantity } compare due volte e vale una volta.
mark-instead = «{ $name }»: { $new } invece di { $old }.
mark-several = «{ $name }»: più cose si chiamano così; vale la prima.
mark-sign = «{ $name }»: il segno vale come parte del nome.
mark-cells = «{ $line }» vale come un nome solo.

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
