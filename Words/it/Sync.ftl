offline = Senza rete
chosen-offline = Senza rete per scelta
not-in-step = Non allineato
not-let-in = Non ammesso
not-member = Non più in questo libro
never-synced = Non ancora sincronizzato
synced-now = Sincronizzato ora
synced-minutes = Sincronizzato { $count } min fa
synced-hours = Sincronizzato { $count } h fa
synced-on = Sincronizzato il { $date }

waiting = { $count ->
    [one] { $count } modifica in attesa
    [many] { $count } modifiche in attesa
   *[other] { $count } modifiche in attesa
}
waiting-many = { $most } o più modifiche in attesa

message-unreadable = Ciò che è arrivato da sincronizzare non è leggibile.
other-version = Le due parti parlano versioni diverse della sincronizzazione; aggiorna la più vecchia.
other-book = A questo indirizzo c’è un libro diverso da prima. Non è stato scambiato nulla e questo dispositivo conserva il suo.
message-too-much = Ciò che è arrivato da sincronizzare è più di quanto un dispositivo invii in una volta. Non ne è stato accolto nulla.
too-much-ahead = Il server ha più modifiche datate nel futuro di quante questo dispositivo ne tenga in attesa: dal server non si accoglie altro. Nulla di ciò che è stato scritto qui va perso. Su entrambi, vedi Impostazioni › Da controllare, o «tally check».
may-only-read = Questo dispositivo può solo guardare: ciò che vi si scrive non viene inviato e resta qui. Ciò che scrivono gli altri arriva.

unreachable = Il server non è raggiungibile.
server-refused = Il server dice: { $sentence }
answer-unreadable = La risposta del server non è leggibile.
differs = Questo libro e quello del server differiscono, benché tutto sia scambiato.
server-lacks = Questo dispositivo ha modifiche di altri che mancano al server. Può solo guardare e non può inviarle: al server tornano quando si sincronizza un dispositivo che le ha anch’esso e può scrivere.
clocks-differ = L’orologio di questo dispositivo o quello del server sembra sbagliato: distano più di un giorno. Ciò che uno dei due non può ancora credere resta da parte; correggi quello sbagliato e i due libri diventeranno uguali.
dated-ahead = Il server ha modifiche datate nel futuro, come da un orologio che era sbagliato. Qui conteranno quando verrà il loro momento, o quando saranno accolte sul server (là «tally check --take-in», o Impostazioni › Da controllare).
not-kept = Ciò che il server ha inviato non è stato salvato qui.
server-lets-not-in = Il server non ammette questo dispositivo.
clock-ahead = L’orologio di questo dispositivo è sbagliato
clock-behind = L’orologio di questo dispositivo è sbagliato: non si vede tutto
late-here = { $days ->
    [one] L’orologio di questo dispositivo è indietro di { $days } giorno rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: { $names }.
    [many] L’orologio di questo dispositivo è indietro di { $days } giorni rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: { $names }.
   *[other] L’orologio di questo dispositivo è indietro di { $days } giorni rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: { $names }.
}
