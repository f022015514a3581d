at = Zeile { $line }, Spalte { $column }: { $what }

ended = Der Text endet, wo { $expected } hingehört.
found = Hier gehört { $expected } hin, nicht „{ $sign }“.
invalid-utf8 = Der Text, der hier beginnt, ist nicht als UTF-8 kodiert.
unknown-escape = JSON kennt „\{ $sign }“ nicht.
lone-surrogate = Hier steht nur ein halbes Zeichen.
control-character = { $sign } muss im Text umschrieben werden, etwa als „\n“ oder „\t“.
too-deep = Mehr als { $limit } Listen und Objekte stehen ineinander.

expected-value = ein Wert
expected-value-or-array-end = ein Wert oder „]“
expected-name = ein Name in Anführungszeichen
expected-name-or-object-end = ein Name in Anführungszeichen oder „{ "}" }“
expected-colon = ein Doppelpunkt
expected-comma-or-array-end = ein Komma oder „]“
expected-comma-or-object-end = ein Komma oder „{ "}" }“
expected-digit = eine Ziffer
expected-hex-digit = eine hexadezimale Ziffer
expected-escape = ein Zeichen wie „n“
expected-closing-quote = ein Anführungszeichen
expected-end-of-text = das Ende des Textes
