member = Membro
role = Ruolo
since = Dentro dal
you = tu
owner = proprietario
editor = scrive
viewer = legge
sheet-role = foglio
sheet-name = Foglio di recupero
somebody = Qualcuno
recovered-name = Libro recuperato

founded = Il libro ora è su { $hub }, sigillato: l’hub non ne può leggere nulla.
invited = Manda questo link a chi deve entrare. { $uses ->
    [one] Fa entrare un dispositivo
    [many] Fa entrare { $uses } dispositivi
   *[other] Fa entrare { $uses } dispositivi
}, entro { $days ->
    [one] un giorno
    [many] { $days } giorni
   *[other] { $days } giorni
}; chi ce l’ha può usarlo.
joined = Sei in «{ $book }», a cui ti ha invitato { $inviter }.
recovered = Il libro è tornato, come «{ $book }». Rimuovi i dispositivi perduti: «{ $command }» li elenca.
unnamed = Come si chiamava il libro non sta né sul foglio né sull’hub; «{ $command }» gli dà un nome.
unfinished = Non è arrivata risposta. Se l’hub ha comunque fatto entrare questo dispositivo, «tally sync --book { $book }» prosegue.
removed = «{ $name }» è fuori; da ora tutto viene sigillato con una nuova chiave. Ciò che era su quel dispositivo vi resta.
uses-left = Restano
ends = Fine
role-set = «{ $name }» ora è: { $role }.
doors-closed = { $count ->
    [one] Con ciò è finito un invito o un foglio di recupero con cui poteva tornare. Fanne un altro per chi ne ha bisogno.
    [many] Con ciò sono finiti { $count } inviti o fogli di recupero con cui poteva tornare. Fanne altri per chi ne ha bisogno.
   *[other] Con ciò sono finiti { $count } inviti o fogli di recupero con cui poteva tornare. Fanne altri per chi ne ha bisogno.
}
withdrawn = L’invito è ritirato: con esso non entra più nessuno.
expelled = Di nuovo fuori, perché erano già stati tolti o sono entrati da ciò che era chiuso: { $names }.
missing = Non più nel libro da quando l’hub è stato ripristinato, e da invitare di nuovo: { $names }.
loopback = { $hub } è solo questa macchina: gli altri non entrano così.
sync-brings = Ciò che si scrive qui resta qui fino a «tally sync», che allinea tutti i libri condivisi di questo dispositivo.
called = Gli altri ti vedono come «{ $name }». --as NAME dà un altro nome; vale quando un libro viene condiviso la prima volta, o quando vi si entra.
bad-name = “{ $name }” non può essere il nome di una persona; un nome ha da 1 a { $most } caratteri su una riga.
is-in = Questo dispositivo è già in «{ $book }» (--book { $handle }); il link non è stato usato.
namesake-stays = C’è ancora un altro «{ $name }», sia un’altra persona o la stessa con un altro dispositivo: «tally book members» li elenca.
is-in-by-keys = Questo dispositivo è già in «{ $book }». Per entrare con il foglio, come proprietario, prima lascialo: «{ $command }».
ownerless = Il libro sull’hub ora non ha proprietari: gli altri continuano, ma nessuno può invitare, togliere o dare ruoli. Avvisali.
left = Questo dispositivo ha lasciato «{ $book }», che resta qui come libro a sé.
leave-anyway = Con --for-good lo lasci comunque; gli altri vedono ancora questo dispositivo.
keep-sheet = Trascrivilo o stampalo e conservalo dove tieni i documenti: chi lo ha, ha il libro. Senza il foglio e senza un dispositivo nessuno può recuperarlo.
older-sheets = { $count ->
    [one] Anche un foglio più vecchio vale ancora.
    [many] Valgono ancora anche { $count } di fogli più vecchi.
   *[other] Valgono ancora anche { $count } fogli più vecchi.
} «{ $command }» li elenca con le date, e «tally book remove» con un id ne annulla uno.
unreadable = { $count ->
    [one] Un pezzo di altri non si può aprire ed è stato tralasciato.
    [many] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
   *[other] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
}

not-shared = Questo libro non è su nessun hub; «tally book invite --hub URL» lo mette su uno.
already-shared = Questo libro è già su un hub; entra con un altro tramite --book, o senza, in uno nuovo.
on-other-hub = Questo libro è sull’hub { $hub }. Per metterlo su un altro, prima lascialo: «tally book leave».
unable = Ora questo dispositivo non può sigillare né aprire nulla: il sistema non ha numeri casuali.
rolled-back = L’hub ha dimenticato una parte di questo libro, come quando viene ripristinato da una copia di sicurezza. Non è stato scambiato nulla. «tally sync { $hub }» prosegue con esso e gli riporta ciò che è qui.
not-open = { $hub } non avvia libri per estranei. Se dà token, indicane uno: --token-file FILE. Un server di casa ammette prima questo dispositivo: «tally sync { $hub } --token-file FILE».
last-owner = Un libro ha bisogno di un proprietario: prima rendi tale qualcun altro, come fa «tally book role NAME --role owner».
link-missing = Qui non c’è un invito; ha l’aspetto di https://hub.example/join#… Mettilo tra virgolette.
link-mistyped = L’invito non è completo, o alcune lettere sono sbagliate. Copialo di nuovo fino in fondo e mettilo tra virgolette.
no-such-member = Non c’è nessun membro «{ $name }», o ce n’è più d’uno; «tally book members» li elenca con gli id.
no-such-invitation = Non c’è alcun invito aperto «{ $name }», o più d’uno; «tally book invitations» li elenca con gli ID.
keys-gone = Le chiavi con cui questo dispositivo è nel libro non ci sono più: erano in { $path }. Ciò che è qui resta qui. Fatti invitare di nuovo da un proprietario, e «tally book join» prosegue con questo libro, come «tally book recover» con un foglio di recupero; o rimetti il file al suo posto.
oneself = È questo stesso dispositivo: «tally book leave» lo toglie.
late-name = Questo dispositivo è nel libro come «{ $name }», e lì nessuno cambia nome: «{ $given }» non lo saprebbe nessuno. Ometti --as; per chiamarti altrimenti, lascia il libro e rientra.
other-row = L’hub mostra una fila diversa da prima, come quando viene ripristinato da una copia di sicurezza e intanto altri vi hanno scritto; oppure mostra file diverse a persone diverse. Non è stato scambiato nulla. Se chi lo gestisce dice che è giusto, «tally sync { $hub }» prosegue con esso e gli porta ciò che è qui.
no-hub-there = A { $hub } non risponde nessun hub. Se il link è di un sito, la pagina che l’ha creato ne mostra un altro «Per tally book join»: usa quello.
