print = Stampa
share = Condividi
copy = Copia
copied = Copiato. Ora si può incollare.
print-by-menu = Per stampare usa il menu del browser; per condividere copia il testo qui sotto.
refusals = { $count } campi da correggere.
other-views = Altre viste
unread = { $count ->
    [one] { $count } nuovo commento
    [many] { $count } nuovi commenti
   *[other] { $count } nuovi commenti
}
