title = Piante
new = Nuova pianta
edit = Modifica pianta
save = Salva
empty-sentence = Che cosa cresce qui e quando ha avuto acqua.
nothing-to-show = Scegli una pianta.
water = Annaffia { $name }
watered-now = { $name } annaffiata
thirsty = { $count ->
    [one] { $count } vuole acqua
    [many] { $count } vogliono acqua
   *[other] { $count } vogliono acqua
}
next = Vuole acqua il { $date }
more = Altro per { $name }

order = Ordine delle piante
name = Nome
thirst = Sete
every = Giorni fra
watered = Annaffiata
plant = pianta
