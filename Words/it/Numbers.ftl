empty = Scrivi un numero, per esempio 12,5.
not-a-number = «{ $text }» non è un numero. Scrivine uno, per esempio 12,5.
ambiguous = «{ $text }» può essere { $one } o { $other }. Scrivilo in uno di questi modi.
unclear = «{ $text }» { $why }
too-many-whole-digits = «{ $text }» è troppo grande: si conservano al massimo { $digits } cifre prima della virgola.
too-many-fraction-digits = «{ $text }» è troppo preciso: si conservano al massimo { $digits } cifre dopo la virgola.

is-brackets = è tra parentesi, che spesso vuol dire meno di zero. Scrivilo con il meno o senza parentesi.
is-abbreviation = è abbreviato. Scrivi il numero per intero, per esempio 1500.
is-spreadsheet-error = è un errore di un foglio di calcolo. Scrivi il numero.
is-approximation = è un numero solo all’incirca. Scrivilo esatto, per esempio 70.
is-limit = è un limite, non un numero. Scrivi un numero, per esempio 80.
is-range = è un intervallo. Scrivi un numero, per esempio 1,5.
