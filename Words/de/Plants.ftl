title = Pflanzen
new = Neue Pflanze
edit = Pflanze bearbeiten
save = Sichern
empty-sentence = Was hier wächst und wann es zuletzt Wasser bekam.
nothing-to-show = Wähle eine Pflanze.
water = { $name } gießen
watered-now = { $name } gegossen
thirsty = { $count ->
    [one] { $count } will Wasser
   *[other] { $count } wollen Wasser
}
next = Will Wasser am { $date }
more = Mehr für { $name }

order = Ordnung der Pflanzen
name = Name
thirst = Durst
every = Tage dazwischen
watered = Gegossen
plant = Pflanze
