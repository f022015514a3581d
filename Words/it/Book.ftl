not-found = { $kind }: «{ $text }» non esiste.
ambiguous = { $kind }: «{ $text }» indica { $count } voci; serve (più) dell’identificativo.
nothing-to-undo = Non c’è nulla da annullare.
nothing-to-redo = Non c’è nulla da ripetere.
was-there = c’era già
added = Aggiunto: { $title }
deleted = Eliminato: { $title }
deleted-for-good = Eliminato per sempre: { $title }
restored = Ripristinato: { $title }
changed = Modificato: { $title }
joined = { $title }: uniti i due
moved-here = { $title }: spostato qui da un altro libro
moved-away = { $title }: spostato in un altro libro
elsewhere-too = Ce l’ha anche il libro in cui era stato spostato
move-back = «{ $title }» è passato da un libro a un altro. Lo si annulla in tutti e due insieme: il pulsante sta in «In un altro libro».
move-again = «{ $title }» era passato a un altro libro ed è tornato. Spostalo invece di nuovo.
unsettled = Nulla è stato spostato: prima decidi ciò che è «Da controllare» (Impostazioni): { $names }.
undone = Annullato: { $what }
redone = Ripetuto: { $what }
in-all = { $what }, { $count } in tutto
left-since = Modificato nel frattempo e lasciato così: { $names }
untitled = Senza titolo
another = C’è già un altro «{ $title }»
edited = «{ $title }» è stato eliminato e intanto modificato altrove.
twin = «{ $title }» c’è due volte, creato su dispositivi diversi.
versions = { $title }: «{ $field }» è stato modificato su entrambi i dispositivi.
overwritten = { $title }, { $field }: intanto cambiato altrove in «{ $value }»; la cronologia ha entrambi.
gone = «{ $title }» è stato eliminato: { $date }.
gone-elsewhere = «{ $title }» è stato spostato in un altro libro: { $date }.
gone-for-good = «{ $title }» è stato eliminato per sempre: { $date }.
belongs-to-gone = «{ $title }» appartiene a «{ $owner }», eliminato: { $date }.
belongs-to-gone-for-good = «{ $title }» appartiene a «{ $owner }», eliminato per sempre: { $date }.
restore = Ripristina «{ $title }»
see-versions = Vedi entrambi
put-aside = L’orologio di un dispositivo segna { $date }, quello qui { $here }. Ciò che ha scritto è conservato, ma non mostrato: { $names }.
far-ahead = Quando fu scritto un orologio segnava { $date }, e fino ad allora prevale: { $names }.

added-of = { $count ->
    [one] { $count } aggiunto
    [many] { $count } aggiunti
   *[other] { $count } aggiunti
}
there-of = { $count ->
    [one] { $count } c’era già
    [many] { $count } c’erano già
   *[other] { $count } c’erano già
}
lines-left = { $count ->
    [one] { $count } riga tralasciata
    [many] { $count } righe tralasciate
   *[other] { $count } righe tralasciate
}
added-many = { $count ->
    [one] { $count } voce aggiunta
    [many] { $count } voci aggiunte
   *[other] { $count } voci aggiunte
}
deleted-many = { $count ->
    [one] { $count } voce eliminata
    [many] { $count } voci eliminate
   *[other] { $count } voci eliminate
}
deleted-many-for-good = { $count ->
    [one] { $count } voce eliminata per sempre
    [many] { $count } voci eliminate per sempre
   *[other] { $count } voci eliminate per sempre
}
changed-many = { $count ->
    [one] { $count } voce modificata
    [many] { $count } voci modificate
   *[other] { $count } voci modificate
}
taken-in = { $count ->
    [one] { $count } voce accolta
    [many] { $count } voci accolte
   *[other] { $count } voci accolte
}
orphans = { $count ->
    [one] «{ $title }» è stato eliminato, e intanto altrove lì è cambiato qualcosa ({ $count } voce): { $names }.
    [many] «{ $title }» è stato eliminato, e intanto altrove lì è cambiato qualcosa ({ $count } voci): { $names }.
   *[other] «{ $title }» è stato eliminato, e intanto altrove lì è cambiato qualcosa ({ $count } voci): { $names }.
}
of-somebody = { $what } ({ $who })
