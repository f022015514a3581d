member = Membro
role = Ruolo
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
recovered = Il libro è tornato, come «{ $book }». Rimuovi i dispositivi perduti: «tally book members» li elenca.
unfinished = Non è arrivata risposta. Se l’hub ha comunque fatto entrare questo dispositivo, «tally sync --book { $book }» prosegue.
removed = «{ $name }» è fuori; da ora tutto viene sigillato con una nuova chiave. Ciò che era su quel dispositivo vi resta.
left = Questo dispositivo ha lasciato «{ $book }», che resta qui come libro a sé.
keep-sheet = Trascrivilo o stampalo e conservalo dove tieni i documenti: chi lo ha, ha il libro. Senza il foglio e senza un dispositivo nessuno può recuperarlo.
unreadable = { $count ->
    [one] Un pezzo di altri non si può aprire ed è stato tralasciato.
    [many] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
   *[other] { $count } pezzi di altri non si possono aprire e sono stati tralasciati.
}

not-member = Questo dispositivo non è nel libro, o non lo è più: un proprietario l’ha rimosso, o l’hub non lo conosce. Ciò che è qui resta qui.
no-book = Il link o il foglio non porta a nessun libro: è già stato usato, ritirato o è scaduto. Chiedine un altro.
not-shared = Questo libro non è su nessun hub; «tally book invite --hub URL» lo mette su uno.
already-shared = Questo libro è già su un hub; entra con un altro tramite --book, o senza, in uno nuovo.
unreadable-answer = La risposta dell’hub non è leggibile, o l’hub non può leggere ciò che gli è stato inviato.
key-missing = Questo dispositivo non ha ancora ricevuto la nuova chiave del libro. Arriva quando il dispositivo di un proprietario si sincronizza di nuovo.
too-busy = Altri continuano a scrivere in questo libro; riprova tra poco.
newer-version = In questo libro c’è qualcosa, o l’hub usa qualcosa, che solo una versione più recente di Tallybook conosce.
not-opened = Ciò che l’hub ha consegnato non si può aprire con le chiavi di questo dispositivo.
unable = Ora questo dispositivo non può sigillare né aprire nulla: il sistema non ha numeri casuali.
rolled-back = L’hub ha dimenticato una parte di questo libro, come quando viene ripristinato da una copia di sicurezza. Non è stato scambiato nulla. «tally sync { $hub }» prosegue con esso e gli riporta ciò che è qui.
other-row = L’hub mostra una fila diversa da prima o da quella mostrata ad altri. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
forged = Qualcosa sull’hub non è firmato da chi dice. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
not-allowed-piece = L’hub ha accettato qualcosa da chi non può scriverlo. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
other-members = L’elenco dei membri dell’hub non è quello di prima. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
not-open = { $hub } non avvia libri per estranei. Fa’ prima ammettere questo dispositivo dal suo server: «tally sync { $hub } --token-file FILE».
may-only-read = Puoi solo guardare questo libro. Ciò che si scrive qui resta qui.
clocks-differ = L’orologio di questo dispositivo o quello dell’hub è sbagliato: distano più di un giorno. Correggi quello sbagliato e riprova.
full = Su questo hub non c’è più spazio per il libro. Ciò che è stato scritto qui resta qui, e aspetta.
too-large = Una modifica è più grande di quanto l’hub accetti. Ciò che è stato scritto qui resta qui.
hub-fails = Ora l’hub non può leggere né conservare nulla; riprova più tardi.
last-owner = Un libro ha bisogno di un proprietario: prima invita qualcuno con --role owner.
too-many = Un libro ha al massimo { $most } membri e altrettanti inviti aperti.
only-owners = Lo può fare solo un proprietario.
link-missing = Qui non c’è un invito; ha l’aspetto di https://hub.example/join#… Mettilo tra virgolette.
link-mistyped = L’invito non è completo, o alcune lettere sono sbagliate. Copialo di nuovo fino in fondo e mettilo tra virgolette.
sheet-missing = Questo non è un foglio di recupero: ha l’indirizzo dell’hub e nove parole.
sheet-mistyped = Una delle nove parole del foglio non è giusta, o manca.
no-such-member = Non c’è nessun membro «{ $name }», o ce n’è più d’uno; «tally book members» li elenca con gli id.
