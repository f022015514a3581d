empty = Gib eine Zahl ein, etwa 12,5.
not-a-number = „{ $text }“ ist keine Zahl. Gib eine ein, etwa 12,5.
ambiguous = „{ $text }“ kann { $one } oder { $other } sein. Schreib es als eines davon.
unclear = „{ $text }“ { $why }
too-many-whole-digits = „{ $text }“ ist zu groß: höchstens { $digits } Stellen vor dem Komma werden behalten.
too-many-fraction-digits = „{ $text }“ ist zu genau: höchstens { $digits } Stellen nach dem Komma werden behalten.

is-brackets = steht in Klammern, was oft kleiner als null heißt. Schreib es mit Minus oder ohne Klammern.
is-abbreviation = ist abgekürzt. Schreib die Zahl aus, etwa 1500.
is-spreadsheet-error = ist ein Fehler einer Tabelle. Schreib die Zahl selbst.
is-approximation = ist nur ungefähr eine Zahl. Schreib sie genau, etwa 70.
is-limit = ist eine Grenze und keine Zahl. Schreib eine Zahl, etwa 80.
is-range = ist ein Bereich. Schreib eine Zahl, etwa 1,5.
