at-line = Riga { $line }: { $what }
row = riga { $number }

csv-open-quotes = le virgolette che si aprono qui non si chiudono mai.
csv-text-after-quotes = dopo le virgolette di chiusura va un separatore o la fine della riga.
csv-too-many-cells = questa riga ha più di { $most } celle, e una tabella con così tante colonne non viene letta.
csv-not-utf8 = il byte { $byte } non è UTF-8, mentre il resto del file lo è; salva di nuovo il file come UTF-8.

book-shape = Questo non è un libro; un libro è un oggetto come { $example }.
book-version = Questo libro ha il formato { $version }; questa versione di Tallybook legge il formato { $known }.
book-records-missing = Manca «records», che deve essere un elenco di voci tra quadre.
book-repeated-name = «{ $name }» compare due volte; può una sola.
book-damaged-file = files[{ $index }] è danneggiato: servono «sha256» e, come «base64», al massimo 25 MB con questo hash.
book-no-header = La tabella è vuota; la prima riga deve indicare i campi.
book-unknown-column = Il tipo «{ $kind }» non ha il campo «{ $name }» dell’intestazione.
book-repeated-column = L’intestazione indica «{ $name }» due volte.

record-not-an-object = Questa non è una voce; una voce è un oggetto tra parentesi graffe.
record-kind-missing = Manca «kind», che dice che cosa è la voce, come «essential».
record-unknown-kind = Il tipo «{ $name }» non esiste.
record-unknown-field = Il tipo «{ $kind }» non ha un campo «{ $name }».
record-repeated-field = «{ $name }» compare due volte.
record-id-missing = Manca «id», che deve essere un testo non vuoto.
record-not-a-text = «{ $name }» è { $value }; deve essere un testo non vuoto.
record-repeated-id = È la stessa voce di { $first }; ognuna può comparire una volta sola.
record-ambiguous-title = «{ $title }» indica { $count } voci; serve un id.
record-too-many-cells = Ci sono { $cells } celle, ma l’intestazione ne indica { $columns }.

more-problems = { $count ->
    [one] … e { $count } altro problema.
    [many] … e { $count } altri problemi.
   *[other] … e { $count } altri problemi.
}

form-no-boundary = Il modulo è arrivato illeggibile. Invialo di nuovo.
form-cut-off = L’invio si è interrotto prima della fine. Riprova.
form-too-many-parts = Si possono inviare al massimo { $limit } campi e file alla volta.

sheet-damaged = Questo foglio di calcolo è danneggiato ({ $name }). Aprilo da dove viene e salvalo di nuovo.
sheet-encrypted = Questo foglio di calcolo ha una password. Salvalo senza.
sheet-unusual = Questo foglio di calcolo è compresso in modo insolito. Aprilo con un programma e salvalo come .xlsx o .ods.
sheet-too-large = Questo foglio di calcolo è troppo grande: si leggono al massimo 64 MB, 200.000 righe, quattro milioni di celle e 32 MB di testo nelle celle. Salva solo la tabella che serve, o salvalo come CSV.
sheet-too-many = Questo foglio di calcolo ha più di { $most } fogli. Salva quelli che contano in un file a parte.
sheet-old-excel = Questo è un file Excel di prima del 2007, o uno con password. Salvalo come .xlsx senza password, come .ods o come CSV.
sheet-not-a-spreadsheet = Questo file compresso non è un foglio di calcolo. Scegli un file .xlsx, .ods o CSV.
sheet-not-unpacked = Questo browser non può aprire fogli di calcolo. Salvalo come CSV.
sheet-no-table = Nessun foglio contiene qualcosa.
sheet-several-sheets = Quale foglio? C’è { $names }.
sheet-no-sheet = Il foglio «{ $name }» non c’è; c’è { $names }.

cell-typed-number = Questa cella è un testo tra numeri; può essere { $one } o { $other }. Rendila un numero nel foglio.
cell-no-result = Il file ha questa formula senza il risultato. Aprilo con un programma e salvalo di nuovo.
cell-error = Qui il foglio mostra un errore al posto di un valore. Correggilo prima là.
too-many-lines = Questo file ha { $count } righe; se ne leggono al massimo { $limit } alla volta. Il comando tally import legge i più lunghi.
too-many-columns = Una riga qui ha { $count } colonne; se ne leggono al massimo { $limit }.
other-sheet = Questo foglio non è stato letto.
which-sheet = Questo file ha più tabelle. Quale?
sheet = Foglio
