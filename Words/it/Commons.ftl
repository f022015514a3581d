today = Oggi
due = In scadenza
up-next = Da fare
load-sample = Carica
search-everything = Cerca dappertutto
search-hint = Scrivi almeno una lettera. Il tasto / porta qui da ovunque.
search = Cerca
nothing-found = Nulla contiene «{ $text }».
found-in-hidden = Nelle sezioni che hai nascosto:
add-anything = Che cosa aggiungi?
add-hint = «Latte 2 l», «saggio entro venerdì 20 %», «93,1 m Red Rock»: sotto trovi dove può andare, e nulla si salva finché non scegli.
add-there = C’è già
search-for = Trova…
trash-title = Cestino
trash-empty = Il cestino è vuoto
trash-empty-sentence = Ciò che elimini aspetta qui finché non lo rivuoi.
restore = Ripristina
more-for = Altro per { $title }
for-good = Elimina per sempre
trash-honest = Ciò che è eliminato per sempre esce dal cestino su tutti i tuoi dispositivi. Quello che diceva resta nel registro di questo libro e nelle copie di sicurezza, e i dispositivi con una versione precedente lo mostrano ancora nel cestino.
empty-trash = Svuota il cestino
empty-after = Si svuota da solo
days-later = { $days ->
    [one] Dopo { $days } giorno
    [many] Dopo { $days } giorni
   *[other] Dopo { $days } giorni
}
never = Mai
deleted-for-good = Eliminato per sempre
deleted-on = Eliminato il { $date }
history-title = Cronologia
created = Creato
changed = Modificato
undo-this = Annulla questo
deleted = Eliminato
restored = Ripristinato
language = Lingua
language-of-browser = Come il browser
theme = Aspetto
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
save = Salva
data = Dati
sample-title = Dati di esempio
sample-sentence = Aggiunge esempi per curiosare. Un solo annulla li toglie tutti.
reset = Ricomincia
reset-sentence = Sposta tutto nel cestino, con una sola azione che si può annullare.
reset-button = Svuota il libro
export = Esporta
export-sentence = Ciò che il libro contiene ora in un file JSON, da conservare o portare altrove. Cronologia e cestino non ci sono; “tally backup” salva anche quelli.
export-button = Scarica
import-title = Importa
import-sentence = Legge un libro o una tabella esportati da qui, e liste, registri, note, matrici e calendari di altri, anche .xlsx o .ods. Un solo annulla lo toglie.
import-button = Importa
file = File
nothing-chosen = Nessun file scelto.
nothing-new = È già tutto nel libro; nulla è cambiato.
missing-files = { $count ->
    [one] Indicati da allegati, ma non arrivati: { $count } file.
    [many] Indicati da allegati, ma non arrivati: { $count } file.
   *[other] Indicati da allegati, ma non arrivati: { $count } file.
}
tables = Tabelle
tables-sentence = Ogni elenco come file CSV per fogli di calcolo.
no-tables = Non c’è ancora niente da mettere in una tabella.
about = Informazioni
about-sentence = Tallybook è software libero con licenza Apache 2.0. I tuoi dati restano con te.
check = Controlla il libro
digest = Impronta
digest-sentence = Due dispositivi con la stessa impronta hanno lo stesso libro.

import-unreadable = Tallybook non può leggere questo file: non è un libro o una tabella esportati da qui, né altro di ciò che è indicato sotto.
import-read-as = Letto come { $name }.
import-table-of = Una tabella: { $kind }.
import-what-is-it = Che cos’è?
import-look = Guarda
import-keep = Conserva
import-look-in = Guarda in { $tracker }
import-name-taken = «{ $name }» esiste già: sceglilo qui sotto, o da’ al nuovo un altro nome.
import-into = Va in
import-new-one = Qualcosa di nuovo
import-named = Nome del nuovo
import-more = e ancora { $number }
import-records = { $number ->
    [one] { $number } voce
    [many] { $number } voci
   *[other] { $number } voci
}
import-added = { $number ->
    [one] { $number } nuova
    [many] { $number } nuove
   *[other] { $number } nuove
}
import-changed = { $number ->
    [one] { $number } modificata
    [many] { $number } modificate
   *[other] { $number } modificate
}
import-restored = { $number ->
    [one] { $number } dal cestino
    [many] { $number } dal cestino
   *[other] { $number } dal cestino
}
import-unchanged = { $number ->
    [one] { $number } come prima
    [many] { $number } come prima
   *[other] { $number } come prima
}
format-list = lista della spesa
format-grades = tabella di voti
format-matrix = tabella di decisione
format-notes = appunti di una gara
format-hooks = tabella di tiri
format-calendar = calendario

book-title = Libri
book-sentence = Più d’uno, ciascuno per sé: il proprio, quello di casa, quello del club.
book-elsewhere = I libri li tiene il server di casa. Si vedono quando è raggiungibile.
book-list-damaged = L’elenco dei libri, books.db, è danneggiato. I libri non ne sono toccati: sposta l’elenco fuori dalla cartella dei dati, e «tally --book NOME» riprende ogni file.
book-list-newer = L’elenco dei libri è stato scritto da una versione più recente di Tallybook. Aggiorna questa per vederli.
book-list-unreadable = L’elenco dei libri ora non si può leggere. I libri non ne sono toccati.
move-title = In un altro libro
move-to = Libro
move-now = Sposta
move-copy = Copia
move-nowhere = Non c’è ancora un altro libro.
move-along = { $count ->
    [one] Va con lei { $count } voce che le appartiene.
    [many] Vanno con lei { $count } di voci che le appartengono o che contiene.
   *[other] Vanno con lei { $count } voci che le appartengono o che contiene.
}
move-copied = Serve anche qui, e perciò sarà in tutti e due i libri: { $names }.
move-losing = Qui non sarà più in: { $names }.
move-stays = Altre voci qui vi rimandano, perciò resta, e l’altro libro ne riceve una copia.
move-undo = Un solo annulla, qui o lì, la riporta indietro in tutti e due i libri.
moved = «{ $title }» ora è in «{ $book }».
move-back = È di nuovo qui. È anche in «{ $book }».
move-there = È anche in «{ $book }».
moved-away = «{ $title }» è stato spostato in un altro libro.
move-back-whole = È di nuovo qui, e non più in «{ $book }».
move-came = È venuto qui da un altro libro. Annulla lo riporta in tutti e due.
move-used = «{ $title }» da allora è stato modificato in «{ $book }», perciò resta lì com’è ora. Spostalo indietro da lì.
move-used-here = «{ $title }» è stato modificato qui da quando è arrivato, perciò resta. Spostalo indietro da qui.
move-from = Sposta indietro da «{ $book }»
move-missing = L’altro libro non è qui, o è nel cestino: perciò lo spostamento non si annulla; si potrà quando sarà di nuovo qui. Ripristinato, sarà qui e anche lì.
move-missing-here = Il libro da cui è venuto non è qui, o è nel cestino: perciò lo spostamento non si annulla, o non sarebbe in nessuno. Si potrà quando quel libro sarà di nuovo qui.
# $book (Text)
move-reads = «{ $book }» si può solo leggere, perciò nulla vi entra né ne esce.
move-unsettled = Prima che vada, c’è da decidere questo, che non verrebbe con sé.
book-here = Sei in questo
book-open-it = Apri
book-open = Apri { $title }
book-edit = Modifica { $title }
book-new = Nuovo libro
book-add = Aggiungi libro
book-name = Nome
book-color = Colore
book-no-color = Nessuno
book-first = Questo è il primo libro. Conserva gli indirizzi brevi e non si può eliminare.
book-delete = Elimina questo libro
book-delete-sentence = Va nel cestino con tutto il contenuto, per ogni dispositivo di questo server, e da lì si può ripristinare.
book-deleted = «{ $name }» è nel cestino.
book-restore = Ripristina
book-gone = Elimina per sempre
book-gone-sentence = Ciò che si elimina per sempre sparisce con il suo file, e nulla lo riporta.
book-taken = C’è già un libro «{ $name }».
book-bad-name = Il nome di un libro ha da 1 a { $most } caratteri su una riga.
book-full = Ci sono già { $most } libri, compresi quelli nel cestino, e non possono essere di più. Eliminane prima uno per sempre.
book-unlisted = Non nell’elenco
book-unlisted-sentence = Dai loro file sono libri, ma l’elenco non li nomina, per esempio perché è andato perso. Ripristinati, vi figurano di nuovo.
device-title = Dispositivi
device-sentence = Chi può entrare: aggiungi un telefono, rimuovine uno perso.
device-elsewhere = I dispositivi si gestiscono sul server di casa. Si vedono in rete, da un dispositivo ammesso.
device-none = Nessun dispositivo è stato ammesso. Sul computer del server stesso non serve.
device-own = Questo
device-unlocked = Il server è partito con --no-lock: chi lo raggiunge entra, qualunque cosa ci sia qui.
device-reads = Legge soltanto
device-writes = Legge e scrive
device-right = Che cosa può fare
device-made = Ammesso
device-seen = Ultima visita
device-never-seen = non ancora qui
device-today = oggi
device-seen-on = Ultima visita: { $date }
notify-title = Notifiche
notify-sentence = Promemoria, e ciò che altri aggiungono, anche ad app chiusa.
device-add = Aggiungi un dispositivo
device-another = Ammetti un altro dispositivo
device-open-it = Inquadra il codice con l’altro dispositivo, o apri lì l’indirizzo. Ammette un solo dispositivo, entro { $minutes } minuti.
device-only-here = Questo indirizzo vale solo su questa macchina: nessun altro dispositivo può aprirlo. «tally serve», avviato con --host o --name, ne dà uno che gli altri possono aprire.
device-all-books = Entra in ogni libro di questo server.
device-entered = «{ $name }» è entrato.
device-code = L’indirizzo come codice QR
device-done = Fatto
device-name = Nome
device-rename = Rinomina
device-remove = Rimuovi «{ $name }»
device-remove-sentence = Se lo rimuovi, resta fuori da subito. Finiscono anche gli inviti aperti. Ciò che ha copiato rimane su di esso. Se conosceva l’indirizzo del calendario dei tuoi promemoria, può continuare a leggerli lì finché non lo rinnovi: Progetti → Promemoria.
device-remove-own-sentence = È il dispositivo che hai in mano: resta fuori da subito e per tornare gli serve un nuovo indirizzo.
device-removed = «{ $name }» è rimasto fuori.
device-undo = Annulla
device-bad-name = Il nome di un dispositivo ha da 1 a { $most } caratteri su una riga.

look-title = Da controllare
look-count = { $count } da controllare
look-sentence = Più dispositivi hanno fatto cose che non si accordano; decidi tu.
look-all-well = Tutto a posto
look-all-well-sentence = Nulla in questo libro è da controllare.
look-more = … e ancora { $count }.
look-restore = Ripristina «{ $title }»
look-delete-them = Elimina anche questo
look-leave-deleted = Lascia eliminato
look-move-to = Sposta «{ $title }» in
look-move = Sposta
look-merge = Unisci i due
look-keep-both = Tieni entrambi
look-together = Uniti, diranno:
look-wrong-clock = Un orologio era sbagliato
look-take-in = Accogli come di adesso
look-comes-by-itself = Se è sbagliato l’orologio qui, correggilo: allora tutto arriva da sé.
look-tentative = Da quando questo è arrivato, nessun altro orologio ha concordato con quello qui. Accolto adesso, vale con certezza solo quando uno concorderà, alla prossima sincronizzazione.
look-keep-this = Tieni questo
look-shown = mostrato ora
look-open = Apri
look-set-to = Imposta a { $value }
look-clear = Svuota
look-delete = Elimina

storage-title = Su questo dispositivo
storage-sentence = Il libro è anche in questo browser. Se manca spazio il browser può eliminarlo, a meno che non abbia promesso di conservarlo.
storage-kept = Promesso
storage-loose = Non promesso
storage-keep = Chiedi di conservarlo

sync-title = Sincronizzazione
sync-server = Server
sync-last-time = Ultima volta
sync-waiting = Modifiche da inviare
sync-now = Sincronizza ora
sync-work-offline = Lavora senza rete
sync-work-online = Torna in rete
sync-offline-sentence = Tutto funziona senza rete. Ciò che cambi aspetta qui finché il server si raggiunge.
sync-only-looking-sentence = Questo dispositivo può solo guardare. Ciò che scrivono gli altri arriva da sé e si legge anche senza rete.
sync-by-command = «tally sync» allinea i due libri.
sync-clock-ahead = L’orologio di questo dispositivo è avanti di { $hours } h, perciò le sue modifiche contano come le ultime. Regolalo.
sync-clock-behind = L’orologio di questo dispositivo è indietro di { $hours } h, perciò le sue modifiche contano come le prime. Regolalo.
sync-clock-days-ahead = { $days ->
    [one] L’orologio di questo dispositivo è avanti di { $days } giorno. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.
    [many] L’orologio di questo dispositivo è avanti di { $days } giorni. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.
   *[other] L’orologio di questo dispositivo è avanti di { $days } giorni. Ciò che scrivi qui ha una data sbagliata finché non lo regoli.
}
sync-clock-days-behind = { $days ->
    [one] L’orologio di questo dispositivo è indietro di { $days } giorno. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.
    [many] L’orologio di questo dispositivo è indietro di { $days } giorni. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.
   *[other] L’orologio di questo dispositivo è indietro di { $days } giorni. Ciò che altri hanno scritto da allora si vede quando lo hai regolato.
}
sync-join = Unisci i due
sync-leave = Apri il libro del server
sync-other-book-sentence = Nel dubbio prima esporta: aprire il libro del server mette da parte la copia di questo dispositivo.
sync-files = File da scambiare
sync-full = Su questo dispositivo non c’è posto per tutti i file delle note. Tutto il resto è allineato, e i file assenti si vedono finché il server si raggiunge.
sync-come-in = Fatti ammettere di nuovo
sync-not-let-in-sentence = Il server di casa ha tolto il diritto a questo dispositivo o l’ha dimenticato. Qui tutto continua, le modifiche restano e partono appena il dispositivo è di nuovo ammesso: con un nuovo indirizzo da «Impostazioni → Dispositivi» di un altro dispositivo, o da «tally device add» sul computer del server.

standing = A che punto siamo
doors = Da che cosa cominciamo?
doors-note = Senza conto, e nulla viene chiesto. Ciò che non serve si nasconde nelle impostazioni.
kept-together = Tieni questo libro con { $names }. Non c’è ancora nulla.
sample = Esempio

trackers = Sezioni
trackers-sentence = Ciò che è nascosto conserva i suoi dati, e gli indirizzi che vi portano valgono ancora. Vale solo su questo dispositivo.
tracker-hidden = Nascosta
move-up = Sposta su { $name }
hide = Nascondi
show-again = Mostra
add-this = Aggiungilo
quick-add = Aggiungi qualcosa
keys = Scorciatoie da tastiera
keys-search = Cerca
keys-add = Aggiungi qualcosa
keys-tab = Subito dopo un’azione: al suo «Annulla»
keys-undo = Annulla l’ultima cosa fatta su questo dispositivo, e quelle prima
keys-redo = Ripeti ciò che è stato annullato
keys-close = Chiudi ciò che è aperto
keys-list = Questo elenco
recent-searches = Ricerche recenti
forget-searches = Dimentica
all = Tutti

sharing-title = Libri condivisi
sharing-sentence = Libri che tieni con altri, sigillati su ogni dispositivo: nessun server può leggerli.
sharing-elsewhere = Un libro condiviso è sigillato sul tuo dispositivo e ha bisogno della memoria dell’app: un browser che esegue script, una finestra non privata e un indirizzo che cominci con https:// o http://localhost. Sulla macchina di un server di casa «tally book invite» condivide un libro, e «tally book join "LINK"» fa entrare in uno.
sharing-no-core = Un libro condiviso è sigillato sul tuo dispositivo, e questo server è stato costruito senza ciò che lo fa in un browser; «make build» lo costruisce. Sulla macchina del server «tally book invite» condivide un libro, e «tally book join "LINK"» fa entrare in uno.
sharing-none = In questo browser non è ancora condiviso nessun libro.
sharing-new = Un nuovo libro condiviso
sharing-name = Come si chiama il libro
sharing-token = Token dell’hub
sharing-token-hint = Solo se chi lo gestisce te ne ha dato uno: serve a crearvi libri.
sharing-for-commands = Per «tally book join»: { $link }
sharing-own-name = Solo su questo dispositivo: gli altri lo chiamano come vogliono.
sharing-me = Il tuo nome
sharing-begins = Che cosa contiene all’inizio
sharing-empty = Nulla
sharing-copy = Tutto questo libro
sharing-make = Crea il libro
sharing-come-in = Entra nel libro di qualcuno
sharing-link = L’invito che hai ricevuto
sharing-look = Guarda che cos’è
sharing-recover = Recupera un libro
sharing-sheet-words = Ciò che c’è sul foglio di recupero
sharing-sheet-hint = L’indirizzo e le nove parole.
sharing-bring = Recupera
sharing-join-title = Invito
sharing-invites = { $inviter } ti invita a «{ $book }»
sharing-join = Entra
sharing-owner = Legge, scrive e invita
sharing-editor = Legge e scrive
sharing-viewer = Legge soltanto
sharing-sheet = Foglio di recupero
sharing-members = Membri
sharing-you = Tu · { $may }
sharing-somebody = Qualcuno
sharing-remove = Rimuovi
sharing-remove-sentence = Da lì in poi tutto è sigillato con una chiave nuova; ciò che { $name } ha resta lì. I fogli di recupero fatti da questo dispositivo o con cui è entrato finiscono, e così i link con cui tornerebbe e gli inviti per più dispositivi. Poi fai un foglio nuovo.
sharing-let-write = Lascia scrivere
sharing-let-read = Lascia solo leggere
sharing-make-owner = Rendi proprietario
sharing-invite = Invita qualcuno
sharing-may = Che cosa può fare
sharing-uses = Per quanti dispositivi
sharing-days = Per quanti giorni
sharing-make-link = Crea un link
sharing-send = Invia questo link
sharing-send-sentence = Chi lo ha può entrare, quindi non inviarlo a nessun altro. Più tardi non si vede più: creane allora un altro.
sharing-code = Il link come codice QR
sharing-open = Inviti aperti
sharing-until = { $count ->
    [one] Per un dispositivo, fino al { $date }
    [many] Per { $count } dispositivi, fino al { $date }
   *[other] Per { $count } dispositivi, fino al { $date }
}
sharing-withdraw = Ritira
sharing-sheet-sentence = Una pagina da stampare e tenere dove sono i passaporti. Recupera il libro quando non resta nessun dispositivo. Senza di essa e senza un dispositivo non può farlo nessuno, nemmeno chi gestisce il server. Un foglio più vecchio vale finché non viene rimosso.
sharing-no-sheet = Per questo libro non c’è un foglio, o l’ultimo è finito con chi lo aveva fatto: fanne uno.
sharing-make-sheet = Crea un foglio
sharing-keep-sheet = Stampalo o copialo, e lascia questa pagina: chi la vede ha il libro.
sharing-leave = Esci
sharing-leave-sentence = Da allora non si scambia più nulla con gli altri. Ciò che hanno resta a loro.
sharing-last-owner = Sei l’unico proprietario: chi resta può continuare come prima, ma nessuno potrà più invitare, rimuovere o permettere di più a qualcuno, mai più. È meglio rendere prima proprietario qualcun altro.
history-came = Arrivato da un altro libro
history-went = Passato a un altro libro
sharing-leave-keep = Esci e tieni una copia qui
sharing-copy-name = { $name } (copia propria)
sharing-leave-forget = Esci ed elimina qui
sharing-outside = Non sei più in questo libro. Ciò che è qui resta qui.
sharing-left = Hai lasciato questo libro. Ciò che è qui ora è tuo, solo in questo browser, e nessun altro vede che cosa ne sarà.
sharing-no-name = Scrivi qui un nome.
sharing-open-sentence = I link per più dispositivi terminano quando qualcuno viene rimosso o può fare meno, così nessuno rientra con uno di essi.
sharing-sheet-use = Foglio di recupero di un libro di Tallybook. Per riavere il libro: in Tallybook Impostazioni → Libri condivisi → Recupera un libro; al computer anche «tally book recover».
sharing-forget = Elimina qui
sharing-over-sentence = Se chi gestisce l’hub dice che è giusto, continua: ciò che è qui vi viene riportato.
sharing-over = Continua
sharing-unreadable = { $count ->
    [one] Un pezzo di altri non si può aprire ed è stato tralasciato.
    [many] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
   *[other] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
}
sharing-unanswered = Non è arrivata nessuna risposta. Nulla di ciò che hai scritto è perso: riprova tra un momento.
# $most (Number)
sharing-bad-name = Un nome ha da 1 a { $most } caratteri in una riga.
sharing-other-hub = Questo appartiene a { $hub }: apri lì l’app e usalo in quella.
sharing-open-there = Aprilo su { $hub }
sharing-share = Condividi
sharing-share-sentence = Con le persone che inviti, sigillato in modo che nessun server possa leggere: come libro a sé, che comincia con ciò che c’è in questo.
book-shared = Questo libro è condiviso e non è di un server di casa. Chi ne fa parte e come lasciarlo è in «Libri condivisi».
book-of-server = Libri del server di casa
sharing-keep = Tienilo come mio
found-in-book = In «{ $book }»
search-in-book = Cerca in «{ $book }»
shown-title = Mostrato ad altri
show-page = Come pagina
show-picture = Come immagine
show-text = Come testo
show-address = A un indirizzo
show-address-sentence = Chi ha l’indirizzo vede ciò che sta qui, anche in seguito, finché non lo ritiri. Del libro non vede altro.
make-address = Crea un indirizzo
take-back = Ritira
shown-elsewhere = Gli indirizzi si creano e si ritirano sul server di casa.
shown-none = Nulla è mostrato a un indirizzo.
