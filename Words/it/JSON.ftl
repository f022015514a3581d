at = Riga { $line }, colonna { $column }: { $what }

ended = il testo finisce dove va { $expected }.
found = qui va { $expected }, non «{ $sign }».
invalid-utf8 = il testo che inizia qui non è codificato in UTF-8.
unknown-escape = JSON non conosce «\{ $sign }».
lone-surrogate = qui c’è solo mezzo carattere.
control-character = dentro un testo { $sign } va scritto come «\n» o «\t».
too-deep = più di { $limit } elenchi e oggetti stanno uno dentro l’altro.

expected-value = un valore
expected-value-or-array-end = un valore o «]»
expected-name = un nome tra virgolette
expected-name-or-object-end = un nome tra virgolette o «{ "}" }»
expected-colon = un segno di due punti
expected-comma-or-array-end = una virgola o «]»
expected-comma-or-object-end = una virgola o «{ "}" }»
expected-digit = una cifra
expected-hex-digit = una cifra esadecimale
expected-escape = un carattere come «n»
expected-closing-quote = una virgoletta di chiusura
expected-end-of-text = la fine del testo
