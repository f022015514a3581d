structure = Die Datei ist beschädigt: { $detail }.
unreadable = Eintrag { $position } des Protokolls ist nicht lesbar.
missing = { $record } steht im Protokoll, aber nicht in der Tabelle.
surplus = { $record } steht in der Tabelle, aber nicht im Protokoll.
different = { $record }: „{ $column }“ ist in der Tabelle „{ $table }“ und nach dem Protokoll „{ $log }“.
miscounted = Die Zahl der Einträge { $kind } mit { $field } „{ $value }“ stimmt nicht.
bare = in dieser Datei steht nur ihre erste Seite, wie in keinem Buch, in das je geschrieben wurde
unsearchable = Das Verzeichnis für die Suche weicht vom Protokoll ab.
damaged-blob = Die Datei { $hash } ist beschädigt.

remedy-salvage = „tally restore-backup FILE“ setzt eine Sicherung an seine Stelle. Ohne eine schreibt „tally salvage FILE“ in ein neues Buch, was noch lesbar ist.
remedy-remake = Tabelle und Protokoll sagen zweierlei, eins von beiden ist beschädigt. Heb „tally export“ auf, das die Tabelle zeigt; „tally salvage FILE“ macht ein neues Buch aus beiden und sagt, worin sie sich unterscheiden, und „tally restore-backup FILE“ setzt es an seine Stelle.
remedy-fetch = Häng die Datei noch einmal an. Oder lass sie mit „tally salvage FILE“ und „tally restore-backup FILE“ weg; „tally sync“ holt sie dann aus einem Buch, das sie hat.
remedy-bare = Ist das eine Kopie, die gemacht wurde, während Tallybook lief, liegt das Geschriebene in der Datei mit der Endung „-wal“ neben dem Original: Ein Buch kopiert „tally backup FILE“. Ist es neu, beginnt es mit dem ersten Eintrag.
remedy-empty = Stand in diesem Buch etwas, setzt „tally restore-backup FILE“ eine Sicherung an seine Stelle; ist es neu, beginnt es mit dem ersten Eintrag.
