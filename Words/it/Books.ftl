book = Libro
name = Nome
color = Colore
file = File
trashed = Nel cestino
yes = sì
added = «{ $name }» c’è; --book { $key } lo indica.
renamed = Ora il libro si chiama «{ $name }».
painted = «{ $name }» ha il suo colore.
deleted = «{ $name }» è nel cestino; «tally book restore» lo riporta.
restored = «{ $name }» è di nuovo qui.
gone = «{ $name }» è eliminato per sempre con tutto il contenuto.

syncing = «{ $name }»:
same-name-there = Anche il server ha un libro «{ $name }», e in questa cartella qualcos’altro ha quel nome o il nome del suo file: rinominalo o spostalo, poi sincronizza di nuovo.
odd-key = Il server indica un libro «{ $name }» con un indirizzo che non può esistere: «{ $key }». Viene tralasciato.
odd-name = Il server dà al libro in «{ $key }» un nome che nulla può avere, «{ $name }»: vuoto, troppo lungo o non di una sola riga. Viene tralasciato.
named-twice = Il server indica un secondo libro in «{ $key }», «{ $name }». Viene tralasciato.
too-many-there = Il server indica più di { $most } libri. «{ $name }» viene tralasciato.
no-server = «{ $name }» non ha ancora un server; «tally sync URL --book» gliene dà uno.
not-yet = Il libro «{ $name }» non c’è ancora; nasce con quello che vi aggiungi.
begun = Il libro «{ $name }» è nuovo: nessuno si chiamava così. «{ $command }» lo toglie di nuovo.
moved = «{ $title }» { $count ->
    [0] ora è in «{ $book }».
    [one] e { $count } voce con lei ora sono in «{ $book }».
    [many] e { $count } di voci con lei ora sono in «{ $book }».
   *[other] e { $count } voci con lei ora sono in «{ $book }».
} «tally undo» la riporta qui.
copied = «{ $title }» { $count ->
    [0] ora è in «{ $book }».
    [one] e { $count } voce con lei ora sono in «{ $book }».
    [many] e { $count } di voci con lei ora sono in «{ $book }».
   *[other] e { $count } voci con lei ora sono in «{ $book }».
} Altre voci qui vi rimandano, perciò resta anche qui.
copied-too = Serve anche qui, e perciò è in tutti e due i libri: { $names }.
losing = Qui non è più in: { $names }.
written-over = «{ $book }» lo aveva già, e riprende ciò che qui è stato scritto dopo: { $names }.
took-back = «{ $title }» è di nuovo in «{ $book }», e non più in «{ $other }».
took-back-there-too = «{ $title }» è di nuovo in «{ $book }»; «{ $other }» la ha com’era lì prima.
came-from-elsewhere = «{ $title }» è venuto da un libro che non è qui, o è nel cestino. Annullato solo in questo, non sarebbe in nessuno: non è stato fatto nulla.
went-elsewhere = «{ $title }» è stato spostato in un libro che non è qui, o è nel cestino: non è stato fatto nulla. «{ $command }» lo riporta qui; l’altro libro lo tiene anche lui.
used-since = «{ $title }» è stato modificato in «{ $book }» dopo lo spostamento, perciò resta lì com’è ora. «{ $command }» lo sposta indietro.

unknown = Il libro «{ $name }» non c’è.
in-trash = Il libro «{ $name }» è nel cestino; «tally book restore» lo riporta.
not-in-trash = Il libro «{ $name }» non è nel cestino.
taken = C’è già un libro «{ $name }».
ambiguous = Due libri si chiamano «{ $name }». Così li distingue --book: { $handles }.
bad-name = «{ $name }» non può essere il nome di un libro; un nome ha da 1 a { $most } caratteri su una riga.
first = Il primo libro non si può eliminare. «tally book delete» è per gli altri.
full = Ci sono già { $most } libri, compresi quelli nel cestino, e non possono essere di più. «tally book delete NOME --for-good» fa posto.
missing = Il file del libro «{ $name }» non c’è più: { $path }. Rimettilo al suo posto o recuperalo con «tally restore-backup FILE --book { $key }». «tally book delete { $key }» toglie il libro dall’elenco.
belongs = «{ $title }» appartiene a un’altra voce; si sposta quella, che la porta con sé.
is-there = È già nel libro «{ $book }».
unlisted = { $file } è un libro che l’elenco non nomina, come dopo che l’elenco è andato perso. «tally book restore { $name }» lo rimette nell’elenco.
damaged = L’elenco dei libri, { $path }, è danneggiato. Spostalo altrove: i libri non ne sono toccati, e --book con il nome di un file che c’è lo rimette in elenco.
newer = L’elenco dei libri, { $path }, è stato scritto da una versione più recente di Tallybook.
