off = Questo server non manda notifiche. Avviato con --push e un indirizzo per chi gestisce i servizi push, come “tally serve --push mailto:…”, le manda.
sentence = Arrivano dal servizio push di chi fa il browser, sigillate: vede quando, non che cosa. Spente qui, o appena il dispositivo è rimosso, finiscono subito.
unable = Qui questo browser non può ricevere notifiche. Servono la memoria propria dell’app e un indirizzo con https:// o http://localhost; su iPhone, l’app nella schermata Home.
denied = Il browser non permette notifiche a quest’app. Si cambia nelle sue impostazioni per questo sito.
reminders = Promemoria
reminders-note = I progetti alla loro ora di ogni giorno; ciò che scade, alle 18:00 del giorno prima, secondo l’orologio del server.
added = Quando qualcun altro aggiunge qualcosa
added-note = Da un altro dispositivo di questo server, o da altri in un libro condiviso da qui. Al massimo un messaggio per libro ogni pochi minuti.
this-book = Questo libro
too-many = I dispositivi con notifiche sono già quanti possono essere.
bad-subscription = «{ $name }» non può ricevere notifiche: un browser dà un indirizzo https di un servizio push, una chiave e un segreto.
new = Novità: { $what }
new-of = Novità da { $who }: { $what }
and-more = { $count ->
    [one] { $what } e un altro
    [many] { $what } e altri { $count }
   *[other] { $what } e altri { $count }
}
no-key = Non ci sono numeri casuali per una chiave.
notified = Notifiche
yes = sì
no = no
shared = C’è una novità in un libro condiviso.
shared-books = Libri condivisi
shared-note = Il loro server non può leggerli: dice al massimo ogni mezz’ora che c’è una novità, e questo dispositivo trova quale.
