title = Questo è il Tallybook di qualcuno
what = Un server di casa che tiene un libro per le sue persone. Risponde solo ai dispositivi che ha ammesso, e questo no, o non più.
how = Come farsi ammettere
ways = Chiedi un indirizzo: «Impostazioni → Dispositivi → Aggiungi un dispositivo» ne mostra uno su un dispositivo ammesso, «tally device add» sul computer del server. Aprilo qui, o incollalo.
come-in = Entra
address = L’indirizzo che hai ricevuto
name = Come si chiama questo dispositivo
name-hint = Per distinguerlo dagli altri e rimuoverlo se va perso.
bad-name = Un nome ha da 1 a { $most } caratteri su una riga.
welcome = Sei invitato in questo Tallybook
let-me-in = Ammetti questo dispositivo
not-a-key = Questo indirizzo non ammette nessuno: è stato usato, è scaduto o non è mai valso. Chiedine un altro.
slow = Da qui sono arrivati troppi tentativi sbagliati. Riprova tra un minuto.
many-requests = Dal tuo indirizzo si chiede a questo hub più di quanto risponda in una volta. Continua tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}; fino ad allora quello che scrivi resta su questo dispositivo.
many-bytes = Dal tuo indirizzo è stato portato a questo hub più di quanto prenda in una volta. Continua tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}; fino ad allora quello che scrivi resta su questo dispositivo.
many-books = Dal tuo indirizzo sono stati iniziati troppi libri su questo hub. Il prossimo si può iniziare tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}.
many-invitations = Dal tuo indirizzo sono stati aperti troppi inviti su questo hub. Il prossimo si può aprire tra { $minutes ->
    [one] un minuto
    [many] { $minutes } di minuti
   *[other] { $minutes } minuti
}.
may-only-read = Questo dispositivo può solo guardare. Non è cambiato nulla.
only-looks = Questo dispositivo può solo guardare
not-changed = Non è cambiato nulla. Chi può scrivere da un altro dispositivo può permetterlo anche a questo: Impostazioni → Dispositivi.
back = Indietro
plain = Questo Tallybook risponde solo ai dispositivi che ha ammesso. «tally device add» sul suo computer, o Impostazioni → Dispositivi su un dispositivo ammesso, dà un indirizzo per entrare.
shared = In un libro condiviso, con un invito o un foglio di recupero
not-saved = Quello che hai inviato non è stato salvato.
will-only-read = Questo dispositivo potrà leggere tutto e non cambiare nulla.
already-in = Questo dispositivo è già ammesso
not-used-up = È ammesso come «{ $name }». L’indirizzo vale ancora: aprilo sul dispositivo da ammettere.
in-as = È ammesso come «{ $name }».
is-here = Tallybook gira su questa macchina, e il suo utente non ha bisogno di un indirizzo.
needs-none = Questo indirizzo non ammette più nessuno, o non lo ha mai fatto; qui non ne serve uno.
gone = Questo non è più mostrato, o non lo è mai stato
gone-why = Chi lo mostrava lo ha ritirato, o l’indirizzo non è intero. Chiedine un altro.
go-on = Apri Tallybook
invited = Qualcuno ti invita in un libro condiviso. Questo hub lo trasporta soltanto, sigillato, e non ha pagine: incolla l’indirizzo intero in Tallybook dove condivide tramite questo hub (Impostazioni → Libri condivisi), o dallo a «tally book join» su un computer, tra virgolette. Quello che segue il suo # è segreto: non è stato inviato qui; non mostrarlo a nessuno.
