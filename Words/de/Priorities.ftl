title = Vorrat
essential = Artikel
essentials = Artikel
name = Name
name-hint = Milch
details = Einzelheiten
details-hint = Fettarm
level = Stufe
list = Liste
link = Enthält
links = Was worin liegt
to-get = { $count } zu besorgen
to-get-of = zu besorgen, { $rest }
stocked = { $count } vorrätig
search-or-add = Suchen oder neu…
search-label = Alle Artikel durchsuchen oder einen neuen eintippen
search = Suchen
shop = Einkaufen gehen
shop-word = Einkaufen
shopping = Einkauf
shop-rest = noch { $count }
shop-done = Alles geholt
shop-elsewhere = { $count ->
    [one] Eins mehr gibt es anderswo.
   *[other] { $count } mehr gibt es anderswo.
}
shop-empty = Nichts zu besorgen.
finish = Fertig
add = Hinzufügen
add-many = Mehrere hinzufügen
batch-hint = Einer pro Zeile. Eine Menge darf dabeistehen: 2 l Milch
batch-example =
    Brot
    2 l Milch
    Eier
batch-label = Artikel
understood = { $new } neu, { $there } schon da
understood-left = { $new } neu, { $there } schon da, { $left } weggelassen
got-already = „{ $name }“ ist schon besorgt.
need = Brauche ich
list-name = Name einer Liste
list-name-hint = Nur um alles als Liste zu behalten, etwa ein Rezept, die mit einem Tipp wieder auf die Einkaufsliste kommt.
look-inside = Was ist darin?
keep-list = Als Liste behalten
look-first = Vorschau
another = „{ $name }“ gibt es schon einmal.
open-other = Das andere öffnen
make-one = Zu einem machen
keep-both = Beide behalten
new = Neuer Artikel
create = „{ $name }“ hinzufügen
create-list = Liste „{ $name }“ anlegen und dort hinzufügen
lists-hint = Eine Liste ist alles, worin anderes ist. Der Name einer neuen legt sie an.
create-each = Einzeln hinzufügen: { $names }
create-detailed = Mit Einzelheiten…
told-needed = Jetzt nötig: { $names }
told-off = Von der Liste nehmen: { $names }
on-list-already = „{ $name }“ steht schon auf der Liste.
how-much = Wie viel?
not-added-yet = Noch nicht aufgeschrieben: was davon ist gemeint?
not-added-yet-of = Noch nicht aufgeschrieben, { $number } von { $count }: was davon ist gemeint?
put-on = „{ $name }, { $quantity }“ auf die Liste setzen
meant = Gemeint ist „{ $name }“, schon auf der Liste
put-instead = „{ $name }, { $new }“ statt { $old }
edit-essential = Artikel bearbeiten
edit-store = Laden bearbeiten
inside = Enthält
add-inside-title = Etwas hineinlegen
part-of = Gehört zu
add-to = In eine Liste legen
add-to-title = Hineinlegen in
take-out = Herausnehmen
put-inside = { $name } gehört zu { $list }
put-inside-many = { $count ->
    [one] { $count } Sache hineingelegt
   *[other] { $count } Sachen hineingelegt
}
took-out = { $name } gehört nicht mehr zu { $list }
add-here = Hineinlegen
inside-empty = Noch nichts darin. Obst könnte Äpfel und Birnen enthalten.
empty-title = Was geht dir aus?
empty-sentence = Schreib einmal auf, was du immer kaufst. Danach sagst du nur noch, was ausgeht, und wischst es weg, wenn du es hast.
all-stocked = Alles da
all-stocked-sentence = Geht etwas aus, such es hier und heb seine Stufe an.
load-sample = Beispieldaten laden
nothing-found = Nichts enthält „{ $text }“.
all = Speisekammer
more = { $count } weitere zeigen
more-for = Mehr zu { $name }
print = Drucken oder teilen
print-title = Einkaufsliste
got-it = Geholt: { $name }
need-it = Wieder nötig: { $name }
open = Öffnen
tools = Mehr
back = Vorrat
nothing-to-show = Wähle einen Artikel, um ihn hier zu sehen.

level-word =
    { $level ->
        [low] Vorrätig
        [medium] Im Angebot
        [high] Geht aus
       *[critical] Jetzt nötig
    }
set-to = { $name }: { level-word }
moved =
    { $level ->
        [low] { $name } geholt
        [medium] { $name }: im Angebot
        [high] { $name } geht aus
       *[critical] { $name }: jetzt nötig
    }

inside-row = { $count } darin: { $names }
list-too-long = Die Liste hat { $count } Zeilen; gelesen werden höchstens { $limit }.

line-new = „{ $line }“ → { $words }: neu
line-listed = „{ $line }“ → { $words }: steht schon auf der Liste
line-known = „{ $line }“ → { $words }: gab es schon
line-stocked = „{ $line }“ → { $words }: schon vorrätig
line-out = „{ $line }“ → { $words }: jetzt nötig
line-off = „{ $line }“ → { $words }: abgehakt, kommt von der Liste
line-again = „{ $line }“ → gehört zu { $words }
line-ticked = „{ $line }“ → { $words }: neu, vorrätig
line-heading = „{ $line }“ → nichts zu besorgen, weggelassen
line-shop = „{ $line }“ → was folgt, in { $store }
line-title = „{ $line }“ → Titel eines Rezepts, weggelassen
line-recipe = „{ $line }“ → sagt etwas zum Rezept, weggelassen
line-step = „{ $line }“ → ein Schritt des Rezepts, weggelassen
line-talk = „{ $line }“ → nur Gespräch, weggelassen
line-notice = „{ $line }“ → vom Chat selbst, weggelassen
line-poll = „{ $line }“ → eine Umfrage oder Antwort darauf, weggelassen
line-link = „{ $line }“ → ein Link, weggelassen
line-unneeded = „{ $line }“ → nicht nötig? Weggelassen; hier angehakt, kommt es von der Liste
line-asked = „{ $line }“ → nötig? Weggelassen; hier angehakt, kommt es auf die Liste
line-overruled = „{ $line }“ → eine spätere Zeile sagt es anders, weggelassen
line-before = „{ $line }“ → schon aufgeschrieben und seither nicht besorgt, weggelassen; hier angehakt, kommt es dazu: { $words }
line-chosen = „{ $line }“ → von dir weggelassen
line-other = Nein, „{ $name }“, wie es da steht
mark-number = „{ $name }“: Die Zahl gehört zum Namen; „2 x“ wäre eine Menge.
mark-quantity = „{ $line }“ ist nur eine Menge; sie gilt als Name.
mark-shop = „{ $name }“ gilt als Vorrat; „{ $name }:“ wäre eine Überschrift.
mark-twice = „{ $name }“: { $quantity } steht zweimal da und gilt einmal.
mark-parts = „{ $name }“: { $quantities } aus mehreren Teilen des Rezepts.
mark-sum = „{ $name }“: { $sum } mit { $old }, die schon auf der Liste stehen.
mark-stays = „{ $name }“: { $quantity } bleibt so.
mark-added = „{ $name }“: { $quantity } kam schon dazu und wird nicht noch einmal dazugezählt.
mark-several = „{ $name }“: So heißen mehrere; es gilt das erste.
mark-sign = „{ $name }“: Das Zeichen gilt als Teil des Namens.
mark-cells = „{ $line }“ gilt als ein Name.
mark-left = „{ $name }“ ist schon da; „{ $words }“ wird ausgelassen.
mark-off = „{ $name }“ ist hier abgehakt und kommt daher von der Liste. Lass die Zeile weg, wenn es noch fehlt.
mark-form = „{ $name }“: Gemeint ist „{ $known }“, das es schon gibt.
mark-read = { $typed } gilt als { $meant }.
mark-errand = „{ $name }“ ist zu erledigen und kommt so auf die Liste.
add-up = Hinzufügen und Mengen zusammenzählen: { $sums }
replace = Hinzufügen und auf der Liste ersetzen: { $things }

sample-fish = Fisch
sample-its-good-for-you = Ist gesund!
sample-fruit = Obst
sample-milk = Milch
sample-semi-skimmed = Fettarm
sample-apples = Äpfel
sample-bread = Brot
sample-cheese = Käse
sample-dont-forget-the-bread = Das Brot nicht vergessen!
sample-tomatoes = Tomaten
sample-coffee = Kaffee
sample-whole-beans = Ganze Bohnen
sample-olive-oil = Olivenöl
sample-bananas = Bananen
sample-butter = Butter
sample-chicken = Hähnchen
sample-dish-soap = Spülmittel
sample-eggs = Eier
sample-flour = Mehl
sample-garlic = Knoblauch
sample-honey = Honig
sample-lemons = Zitronen
sample-lentils = Linsen
sample-onions = Zwiebeln
sample-paper-towels = Küchenrolle
sample-pasta = Nudeln
sample-pears = Birnen
sample-pepper = Pfeffer
sample-potatoes = Kartoffeln
sample-rice = Reis
sample-salt = Salz
sample-sugar = Zucker
sample-tea = Tee
sample-toilet-paper = Toilettenpapier
sample-toothpaste = Zahnpasta
sample-yogurt = Joghurt

amount = Menge
amount-hint = 500
unit = Einheit
unit-hint = g
aisle = Gang
aisle-hint = Brot und Gebäck
enough-until = Reicht bis
no-aisle = Noch ohne Gang
enough-of = { $name } reicht noch

aisle-name =
    { $aisle ->
        [produce] Obst und Gemüse
        [bakery] Brot und Gebäck
        [dairy] Milch, Käse, Eier
        [meat] Fleisch und Fisch
        [frozen] Tiefkühl
        [pantry] Nudeln, Reis, Backen
        [tins] Konserven und Gläser
        [spices] Öl, Gewürze, Soßen
        [breakfast] Frühstück und Aufstriche
        [hotDrinks] Kaffee und Tee
        [sweets] Süßes und Knabbern
        [drinks] Getränke
        [household] Haushalt
        [body] Bad und Körper
        [baby] Baby
       *[pets] Tiere
    }
aisle-goods =
    { $aisle ->
        [produce] Obst, Gemüse, Apfel, Äpfel, Bananen, Birnen, Zitronen, Limetten, Orangen, Mandarinen, Trauben, Weintrauben, Beeren, Erdbeeren, Heidelbeeren, Himbeeren, Pfirsiche, Pflaumen, Zwetschgen, Kirschen, Melone, Mango, Kiwi, Avocado, Tomaten, Kartoffeln, Zwiebeln, Knoblauch, Ingwer, Karotten, Möhren, Gurke, Salat, Spinat, Brokkoli, Blumenkohl, Kohl, Zucchini, Aubergine, Kürbis, Pilze, Champignons, Sellerie, Lauch, Porree, Bohnen, Mais, Radieschen, Paprika, Kräuter, Petersilie, Basilikum, Schnittlauch, Rucola, Fenchel, Spargel, Thymian, Rosmarin, Salbei, Minze, Dill, Ananas, Chili, Chilischoten, Koriander, Pastinaken, Rote Bete, Schalotten, Zitronensaft, Limettensaft
        [bakery] Brot, Brötchen, Semmeln, Baguette, Toast, Croissants, Kuchen, Brezel, Hörnchen, Wraps, Laugenstangen, Zwieback
        [dairy] Milch, Butter, Margarine, Käse, Gouda, Mozzarella, Parmesan, Feta, Sahne, Schmand, Joghurt, Quark, Eier, Kefir, Frischkäse, Rahm, Crème fraîche, Emmentaler, Halloumi, Skyr, Hummus, Tofu, Pudding, Blätterteig, Pizzateig
        [meat] Fleisch, Rind, Schwein, Hähnchen, Huhn, Pute, Schinken, Speck, Wurst, Würstchen, Salami, Steak, Hackfleisch, Hack, Lamm, Fisch, Lachs, Forelle, Garnelen, Aufschnitt, Schnitzel, Hähnchenbrust, Ente, Kabeljau, Filet, Speckwürfel, Schenkel
        [frozen] Eis, Eiscreme, Tiefkühl, TK, Tiefkühlpizza, Fischstäbchen, Pommes, Eiswürfel, TK-Erbsen, TK-Beeren, TK-Spinat, Rahmspinat, Vanilleeis
        [pantry] Nudeln, Pasta, Spaghetti, Reis, Mehl, Zucker, Hefe, Backpulver, Natron, Linsen, Kichererbsen, Couscous, Haferflocken, Semmelbrösel, Paniermehl, Speisestärke, Rosinen, Nüsse, Mandeln, Walnüsse, Grieß, Quinoa, Vanillezucker, Puderzucker, Lasagneplatten, Gnocchi, Spätzle, Maultaschen, Kartoffelpüree, Vanilleextrakt, Vanilleschote
        [tins] Dosentomaten, passierte Tomaten, geschälte Tomaten, Tomatenmark, Konserven, Dosenmais, Kidneybohnen, Oliven, Essiggurken, Gewürzgurken, Kapern, Kokosmilch, Suppe, Thunfisch, Sauerkraut, weiße Bohnen, gehackte Tomaten, stückige Tomaten, Sardinen, Apfelmus
        [spices] Olivenöl, Öl, Essig, Salz, Pfeffer, Gewürz, Paprikapulver, Zimt, Oregano, Curry, Ketchup, Senf, Mayonnaise, Mayo, Sojasoße, Soße, Sauce, Brühe, Gemüsebrühe, Lorbeerblätter, Rapsöl, Sonnenblumenöl, Balsamico, Kreuzkümmel, Kurkuma, Muskat, Pesto, Currypaste
        [breakfast] Müsli, Cornflakes, Marmelade, Konfitüre, Honig, Erdnussbutter, Nutella, Aufstrich, Sirup, Nussmus, Mandelmus, Nuss-Nougat-Creme
        [hotDrinks] Kaffee, Espresso, Tee, Kakao, Kaffeefilter, Kaffeebohnen, Teebeutel, Kakaopulver
        [sweets] Schokolade, Kekse, Cracker, Chips, Süßigkeiten, Bonbons, Gummibärchen, Popcorn, Kaugummi, Salzstangen, Müsliriegel
        [drinks] Wasser, Sprudel, Mineralwasser, Saft, Orangensaft, Apfelsaft, Limo, Limonade, Cola, Bier, Wein, Schorle, 7 up, 7up, Sekt
        [household] Spülmittel, Spülmaschinentabs, Geschirrspültabs, Waschmittel, Waschpulver, Weichspüler, Küchenrolle, Toilettenpapier, Klopapier, Müllbeutel, Müllsäcke, Alufolie, Frischhaltefolie, Backpapier, Schwämme, Putzmittel, Reiniger, Kerzen, Batterien, Glühbirnen, Servietten, Streichhölzer, Gefrierbeutel, Spültabs, Teelichter
        [body] Zahnpasta, Zahnbürste, Shampoo, Seife, Duschgel, Deo, Rasierer, Rasierklingen, Sonnencreme, Creme, Watte, Taschentücher, Pflaster, Tampons, Binden, Spülung, Zahnseide, Mundspülung, Handcreme, Vitamine, Wattestäbchen, Wattepads
        [baby] Windeln, Feuchttücher, Babybrei, Babynahrung, Milchpulver
       *[pets] Katzenfutter, Hundefutter, Katzenstreu, Tierfutter, Vogelfutter, Leckerli
    }

aisle-guessed = { $name }, vermutet
none = Keine
anywhere = Überall

store = Laden
stores = Läden
shop-hint = Aldi, Mühlstraße
shop-aisles = Gänge der Reihe nach, einer je Zeile
shop-aisles-hint = Obst und Gemüse
shop-link = Gibt es bei
shop-links = Was es wo gibt
new-store = Neuer Laden
several = Laden oder Gang für mehrere
stores-empty = Die Läden, in die du gehst, jeder mit seiner Reihenfolge der Gänge.
stores-anywhere = Ohne Laden wird es überall geholt.
aisles-learned = Beim Einkaufen lernt der Laden die Reihenfolge von deinen Häkchen.
aisle-order = Reihenfolge der Gänge
aisle-up = { $name } nach oben

forgotten = Vergessenes hinzufügen
shop-count = { $done } von { $of }
trip-some = { $done ->
    [0] Nichts
    [one] { $done }
   *[other] { $done }
} geholt, { $left } fehlen noch
trip-all = Alles geholt, { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
}
need-inside = Alles auf die Liste
need-again = Alles auf der Liste · noch einmal dazu
take-off = Wieder von der Liste nehmen
got-earlier = { $amount } geholt
got-once = schon geholt
amounts-changed = { $count ->
    [one] { $count } Menge geändert
   *[other] { $count } Mengen geändert
}
need-these = Auf die Liste, was darin ist: { $names }
for-lists = für { $names }
trip-left = Noch zu besorgen: { $names }
and-more = { $count } weitere
in-order-of = In der Reihenfolge von { $store }
trip-learned = { $store } von jetzt an: { $aisles }
trip-offer = Diese Reihenfolge für { $store } nehmen: { $aisles }
trip-minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
} vom ersten bis zum letzten Häkchen
to-list = Zur Liste
go-on = Weiter einkaufen
it-was-got = Geholt
needed-again = Wieder nötig
as-much-again = Wieder { $amount }, wie zuletzt
added-to-list = { $count ->
    [one] { $count } Sache kam auf die Liste
   *[other] { $count } Sachen kamen auf die Liste
}
needed-again-many = { $count } wieder nötig
needed-now = { $count } jetzt nötig

rhythm = Rhythmus
probably = Geht wohl aus
still-enough = Reicht noch
lasts-until = Reicht bis etwa { $day }
rhythm-words = Zuletzt geholt am { $date }, meist alle { $days ->
    [one] Tage
   *[other] { $days } Tage
} ({ $range }, { $times }-mal)
rhythm-steady = Zuletzt am { $date }, { $times }-mal { $days ->
    [one] jeden Tag
   *[other] alle { $days } Tage
}
rhythm-since = Vor { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} geholt, meist { $usual }
rhythm-score = { $hits } von { $tries } Vorhersagen lagen höchstens { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} daneben
rhythm-silent = { $score }: zu wenige zum Raten
not-tried = Noch nichts vorhergesagt
rhythm-picture = Geholt am { $dates }

pantry = Speisekammer
order = Reihenfolge
from-a-to-z = A bis Z
most-used = Am meisten

door = Einkaufsliste
door-line = Was zu Hause ausgeht. Im Laden abgehakt, gern zu zweit.
door-step = Erstes eintragen
more-of = { $count } weitere
running-out = { $count ->
    [one] { $count } geht aus
   *[other] { $count } gehen aus
}
probably-of = { $count } wohl
put-back = „{ $name }“ wieder auf die Liste setzen
set-quantity = „{ $name }“ auf der Liste auf { $quantity } setzen
twice = „{ $name }“ steht zweimal hier: eins daraus machen
on-list-elsewhere = „{ $name }“ steht auf der Liste und wird hier geholt: { $stores }.
get-here-too = Auch hier holen: { $store }
