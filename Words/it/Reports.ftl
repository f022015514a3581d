kind = Tipo
title = Titolo
modified = Modificato
nothing-yet = Non c’è ancora nessun { $kind }; «tally help add» dice come aggiungerlo.
nothing-listed = Niente da elencare; --all mostra anche ciò che la lista principale omette.
nothing-found = Nulla contiene «{ $text }».
already-so = È già tutto così.
still-hidden = Resta nascosto finché non si ripristina ciò a cui appartiene.
undone = Annullato
rehearsed = { $sentence } – se non fosse una prova.
exported = Scritto in { $path }.
nothing-imported = Non è stato importato nulla.
read-as = Letto come { $format }.
several-formats = Si può leggere come { $names }; indicalo con --as, per esempio --as { $example }.
one-format = Si può leggere come { $format }, ma nulla lo mostra: indicalo con --as { $format }.
unknown-format = Nulla mostra che cos’è. Lo dice --as: json, csv, { $names }.
foreign-too-large = Supera i 32 MB: del file di un altro programma non si legge di più in una volta. Salvalo in parti; una tabella scritta da Tallybook si prende con --kind.
would-doubt = Senza --accept-doubts l’importazione lo rifiuta.
doubtful = Guardalo con --dry-run; --accept-doubts lo prende come è stato letto.
missing-files = { $count ->
    [one] Indicati da allegati, ma non arrivati: { $count } file.
    [many] Indicati da allegati, ma non arrivati: { $count } file.
   *[other] Indicati da allegati, ma non arrivati: { $count } file.
}
whole = Il libro è integro.
whole-but-open = { $count ->
    [one] Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: { $count } caso.
    [many] Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: { $count } casi.
   *[other] Nel file del libro nulla è danneggiato; resta da decidere, in Impostazioni → Da controllare: { $count } casi.
}
whole-but-apart = Il file del libro è integro, ma il libro non è allineato con quello del server.
stops-at-interrupt = Ctrl-C lo ferma.
serves-no-core = Questo tally è stato costruito senza il nucleo dell’app per il browser: le pagine funzionano, ma non senza rete, e nessun browser può condividere un libro. «make build» lo costruisce.
damaged = { $path } è danneggiato:
nothing-to-exchange = Nulla da scambiare.
synced = Inviate { $sent }, ricevute { $received }.
synced-with-files = Inviate { $sent }, ricevute { $received }; file: inviati { $filesSent }, ricevuti { $filesReceived }.
files-open = { $count ->
    [one] Ancora da scambiare: { $count } file.
    [many] Ancora da scambiare: { $count } file.
   *[other] Ancora da scambiare: { $count } file.
}
files-not-here = { $count ->
    [one] Indicati da allegati, ma non (ancora) qui: { $count } file.
    [many] Indicati da allegati, ma non (ancora) qui: { $count } file.
   *[other] Indicati da allegati, ma non (ancora) qui: { $count } file.
}
plain-road = Ciò che va a { $server } può essere letto e cambiato per strada; https:// lo protegge.
left-over = { $path } è la copia a metà di un comando interrotto. Si può eliminare.
left-over-gone = { $path } è la copia a metà di un comando interrotto; è stata rimossa.
how-to-join = «tally sync { $server }» li unisce.
put-beside = Ciò che stava accanto al libro non è di questo suo stato e lo avrebbe sovrascritto. È conservato come { $path }; «tally salvage» con il nome di quel libro mostra che cosa contiene.
made-whole = Il libro è stato completato con ciò che un arresto o un disco pieno aveva lasciato accanto. Com’era prima, è conservato come { $path }.
tightened = Altri potevano leggere { $path }; ora puoi solo tu.
salvaged = Portato in { $path }: { $changes ->
    [one] { $changes } voce
    [many] { $changes } voci
   *[other] { $changes } voci
} del registro e { $files ->
    [one] { $files } file
    [many] { $files } file
   *[other] { $files } file
}. «tally restore-backup» lo mette al posto del libro.
piece-unreadable = Il pezzo { $number } di { $count } non si legge: manca ciò che conteneva.
cut-off = { $path } è troncato: ciò che veniva dopo non si può sapere.
not-in-order = I pezzi di { $path } non sono nell’ordine in cui il dispositivo li ha scritti. Tutto ciò che si legge conta, ma può mancare qualcosa: confronta il libro con quello del dispositivo.
brought = Di nuovo da lì: { $parts }.
would-bring = Di nuovo da lì ci sarebbe: { $parts }.
back-up-first = Annulla non riporta indietro tutto questo: «tally backup FILE», fatto prima, conserva il libro com’era, e --dry-run dice che cosa arriverebbe.
lost-entries = { $count ->
    [one] { $count } voce del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.
    [many] { $count } voci del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.
   *[other] { $count } voci del registro: non si legge. Ciò che veniva dopo l’ultima non si può sapere. Ciò che le tabelle ne dicono ancora è stato portato.
}
brought-from-tables = { $count ->
    [one] { $count } elemento senza registro leggibile: dalle tabelle, in parte o per intero.
    [many] { $count } elementi senza registro leggibile: dalle tabelle, in parte o per intero.
   *[other] { $count } elementi senza registro leggibile: dalle tabelle, in parte o per intero.
}
only-in-log = { $count ->
    [one] { $count } elemento solo nel registro e in nessuna tabella leggibile; il registro basta.
    [many] { $count } elementi solo nel registro e in nessuna tabella leggibile; il registro basta.
   *[other] { $count } elementi solo nel registro e in nessuna tabella leggibile; il registro basta.
}
unclear-rows = { $count ->
    [one] { $count } riga di tabelle: forse di più tipi, non portate.
    [many] { $count } righe di tabelle: forse di più tipi, non portate.
   *[other] { $count } righe di tabelle: forse di più tipi, non portate.
}
two-things-kept = { $record }: «{ $field }» è { $table } nella tabella e { $log } secondo il registro. Entrambi sono nel nuovo libro, da scegliere.
two-things = { $record }: «{ $field }» è { $table } nella tabella e { $log } secondo il registro. Il nuovo libro ha ciò che dice il registro.
backed-up = Copiato in { $path }.
brought-back = Il libro è come in { $path }.
brought-back-keeping = Il libro è come in { $path }. Com’era prima è conservato in { $kept }.
start-server-anew = Un tally serve attivo su questo libro va riavviato. Fino ad allora ha quello che aveva: esportalo prima, se qui ne manca una parte.
hub-backed-up = Ciò che l’hub conserva dei libri condivisi è in { $path }; per riportarlo mettilo accanto al libro come hub.db mentre nessun server è attivo. Chi entra dopo e i fogli stampati dopo non ci sono.
not-backed-up = Non nel backup: { $files }. Su un’altra macchina fai entrare di nuovo i dispositivi, ed entra nei libri condivisi con un invito o un foglio di recupero.
no-book-yet = In { $path } non c’è ancora nessun libro.
with-book = Ciascuno di questi comandi con { $words }, o vale per il primo libro.
put-aside = { $count ->
    [one] Un’azione segna più di un giorno oltre questo orologio, e è messa da parte: vedi tally check.
    [many] { $count } azioni segnano più di un giorno oltre questo orologio, e sono messe da parte: vedi tally check.
   *[other] { $count } azioni segnano più di un giorno oltre questo orologio, e sono messe da parte: vedi tally check.
}

needless = { $option } non serve con --as { $format }, che non va dentro altro. Una lista per un progetto è --as todotxt, una tabella --as matrix.
nothing-to-take-in = Nulla da importare: tutto è nel libro o tralasciato.
nothing-to-change = { $count ->
    [one] Nulla da cambiare: { $count } voce già nel libro.
    [many] Nulla da cambiare: { $count } voci già nel libro.
   *[other] Nulla da cambiare: { $count } voci già nel libro.
}
taken-in = { $parts }.
would-take-in = Ne verrebbe: { $parts }.
part-added = { $count } aggiunte
part-changed = { $count } modificate
part-restored = { $count } ripristinate
part-unchanged = { $count } invariate
log-spoilt = Una parte di ciò che è stato scritto per ultimo è danneggiata e non può essere ripresa. Il libro con tutto è conservato come { $path }; «tally salvage» con il nome di quel libro riporta ciò che si può leggere.
was-another-book = Niente di { $path } è mai stato nel libro che era qui: forse è la copia di un altro. «tally restore-backup { $kept }» lo riporta; per un altro libro, indicalo con --book.
devices-bring-back = I dispositivi che si sincronizzano con questo libro riportano ciò che hanno di dopo la copia.
addresses-closed = Nessun indirizzo ne mostra più nulla, come in Mostrato ad altri o nel calendario dei promemoria: creali di nuovo dove servono.
stays-here = Il server { $server } permette a questo dispositivo solo di guardare: ciò che la copia ha in più rispetto al libro del server resta su questo dispositivo, e «tally sync» porta ciò che le manca.
served-to-look = Il server { $server } permette a questo dispositivo solo di guardare, come ha detto l’ultima volta: il libro qui si può guardare e non accetta nulla. Permettigli lì di scrivere, e con «tally sync» accetterà di nuovo modifiche.
both-digests = l’impronta del suo libro è { $theirs }, di questo libro { $own }
how-to-take-in = Ciò che ha scritto un orologio sbagliato si accoglie anche con «tally check --take-in».
time-has-come = { $count ->
    [one] { $count } elemento che aspettava il suo momento ora vale.
    [many] { $count } di elementi che aspettavano il loro momento ora valgono.
   *[other] { $count } elementi che aspettavano il loro momento ora valgono.
}
redated = { $count ->
    [one] { $count } modifica di questo dispositivo datata nel futuro ha ora la data di adesso.
    [many] { $count } di modifiche di questo dispositivo datate nel futuro hanno ora la data di adesso.
   *[other] { $count } modifiche di questo dispositivo datate nel futuro hanno ora la data di adesso.
}
redated-by-server = { $count ->
    [one] Secondo l’orologio del server { $count } modifica di questo dispositivo era datata nel futuro: ora ha l’ora del server.
    [many] Secondo l’orologio del server { $count } di modifiche di questo dispositivo erano datate nel futuro: ora hanno l’ora del server.
   *[other] Secondo l’orologio del server { $count } modifiche di questo dispositivo erano datate nel futuro: ora hanno l’ora del server.
}
held-once-agreed = Vale con certezza quando, alla prossima sincronizzazione, l’orologio di un altro dispositivo avrà concordato con quello qui.
ahead-waits = Fino ad allora gli altri non vedono ciò che si scrive qui, a meno che qualcuno lo accolga là: Impostazioni › Da controllare, o «tally check --take-in».
clock-first = Finché l’orologio di questo dispositivo e quello del server distano più di un giorno non si accoglie nulla: regola quello sbagliato. Poi tutto entrerà da sé.
clock-was-later = Nulla viene accolto: il { $date } questo libro è stato scambiato con un altro dispositivo e i due orologi concordavano. Se erano sbagliati, chiedi di nuovo quando un dispositivo avrà scambiato con questo libro alla data di oggi.
clock-never-set = L’orologio di questo computer segna il { $date } e non è mai stato regolato: ciò che altri hanno scritto è conservato e conterà appena sarà giusto.
nothing-far = Nulla da accogliere: qui nulla ha una data oltre un giorno nel futuro.
saved-unshown = Ciò che era da fare è fatto e salvato; solo la risposta non si è potuta mostrare.
clock-of-other = { $days ->
    [one] L’orologio di un dispositivo venuto a questo libro dista { $days } giorno da quello qui: regola quello sbagliato.
    [many] L’orologio di un dispositivo venuto a questo libro dista { $days } giorni da quello qui: regola quello sbagliato.
   *[other] L’orologio di un dispositivo venuto a questo libro dista { $days } giorni da quello qui: regola quello sbagliato.
}
clock-is-behind = { $days ->
    [one] L’orologio di questo dispositivo è indietro di { $days } giorno rispetto a quello del server: regola quello sbagliato.
    [many] L’orologio di questo dispositivo è indietro di { $days } giorni rispetto a quello del server: regola quello sbagliato.
   *[other] L’orologio di questo dispositivo è indietro di { $days } giorni rispetto a quello del server: regola quello sbagliato.
}
clock-is-ahead = { $days ->
    [one] L’orologio di questo dispositivo è avanti di { $days } giorno rispetto a quello del server: regola quello sbagliato.
    [many] L’orologio di questo dispositivo è avanti di { $days } giorni rispetto a quello del server: regola quello sbagliato.
   *[other] L’orologio di questo dispositivo è avanti di { $days } giorni rispetto a quello del server: regola quello sbagliato.
}
