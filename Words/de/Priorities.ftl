title = Vorrat
essential = Artikel
essentials = Artikel
name = Name
name-hint = Milch
details = Einzelheiten
details-hint = Fettarm, 2 l
level = Stufe
list = Liste
link = Enthält
links = Was worin liegt
to-get = { $count } zu besorgen
to-get-of = zu besorgen, { $rest }
stocked = { $count } vorrätig
needed-yesterday = { $count } seit gestern nötig
search-or-add = Suchen oder neu…
search-label = Alle Artikel durchsuchen oder einen neuen eintippen
search = Suchen
shop = Einkaufen gehen
shopping = Einkauf
shop-rest = noch { $count }
shop-done = Alles ist im Korb.
shop-empty = Nichts zu besorgen.
finish = Fertig
add = Neu
add-many = Mehrere hinzufügen
batch-hint = Einer pro Zeile. Eine Menge darf dabeistehen: 2 l Milch
batch-example =
    Brot
    2 l Milch
    Eier
batch-label = Artikel
understood = { $new } neu, { $there } schon da
another = „{ $name }“ gibt es schon einmal.
open-other = Das andere öffnen
keep-both = Beide behalten
new = Neuer Artikel
create = „{ $name }“ hinzufügen
create-detailed = Mit Einzelheiten…
exists = „{ $name }“ gibt es schon. Hier lässt sich die Stufe ändern.
put-on = „{ $name }, { $quantity }“ auf die Liste setzen
put-instead = „{ $name }, { $new }“ statt { $old }
edit-title = Bearbeiten
inside = Enthält
add-inside-title = Etwas hineinlegen
part-of = Gehört zu
add-to = In eine Liste legen
add-to-title = Hineinlegen in
take-out = Herausnehmen
add-here = Hineinlegen
inside-empty = Noch nichts darin. Obst könnte Äpfel und Birnen enthalten.
empty-title = Was geht dir aus?
empty-sentence = Schreib einmal auf, was du immer kaufst. Danach sagst du nur noch, was ausgeht, und wischst es weg, wenn du es hast.
all-stocked = Alles da
all-stocked-sentence = Nichts zu besorgen. Geht etwas aus, such es hier und heb seine Stufe an.
load-sample = Beispieldaten laden
nothing-found = Nichts enthält „{ $text }“.
all = Alle Artikel
more = { $count } weitere zeigen
more-for = Mehr zu { $name }
print = Drucken oder teilen
print-title = Einkaufsliste
got-it = Gekauft: { $name }
need-it = Wird gebraucht: { $name }
open = Öffnen
tools = Mehr
back = Vorrat
nothing-to-show = Wähle einen Artikel, um ihn hier zu sehen.

level-word =
    { $level ->
        [low] Niedrig
        [medium] Mittel
        [high] Hoch
       *[critical] Kritisch
    }
level-meaning =
    { $level ->
        [low] Vorrätig
        [medium] Im Angebot mitnehmen
        [high] Geht bald aus
       *[critical] Seit gestern nötig
    }
level-short =
    { $level ->
        [low] Gekauft
        [medium] Angebot
        [high] Bald
       *[critical] Dringend
    }
set-to = { $name }: { level-meaning }
moved =
    { $level ->
        [low] { $name } ist wieder vorrätig
        [medium] { $name }: im Angebot mitnehmen
        [high] { $name }: geht bald aus
       *[critical] { $name }: seit gestern nötig
    }

inside-row = { $count } darin: { $names }
headings-left = Als Überschriften ausgelassen: { $names }
list-too-long = Die Liste hat { $count } Zeilen; gelesen werden höchstens { $limit }.

line-new = „{ $line }“ → { $words }: neu
line-known = „{ $line }“ → { $words }: bekannt
line-again = „{ $line }“ → gehört zu { $words }
line-ticked = „{ $line }“ → { $words }: neu, vorrätig
line-heading = „{ $line }“ → Überschrift, ausgelassen
mark-number = „{ $name }“: Die Zahl gehört zum Namen; „2 x“ wäre eine Menge.
mark-quantity = „{ $line }“ ist nur eine Menge; sie gilt als Name.
mark-shop = „{ $name }“ gilt als Vorrat; „{ $name }:“ wäre eine Überschrift.
mark-twice = „{ $name }“: { $quantity } steht zweimal da und gilt einmal.
mark-instead = „{ $name }“: { $new } statt { $old }.
mark-several = „{ $name }“: So heißen mehrere; es gilt das erste.
mark-sign = „{ $name }“: Das Zeichen gilt als Teil des Namens.
mark-cells = „{ $line }“ gilt als ein Name.

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
