structure = Il file è danneggiato: { $detail }.
unreadable = La voce { $position } del registro non è leggibile.
missing = { $record } è nel registro ma non nella tabella.
surplus = { $record } è nella tabella ma non nel registro.
different = { $record }: «{ $column }» è «{ $table }» nella tabella e «{ $log }» secondo il registro.
miscounted = Il numero di voci { $kind } con { $field } «{ $value }» è sbagliato.
bare = in questo file c’è solo la prima pagina, come in nessun libro in cui si sia mai scritto
unsearchable = L’indice per la ricerca è diverso dal registro.
damaged-blob = Il file { $hash } è danneggiato.

remedy-salvage = «tally restore-backup FILE» mette una copia al suo posto. Senza copia, «tally salvage FILE» scrive in un nuovo libro ciò che si legge ancora.
remedy-remake = Tabella e registro dicono due cose diverse e una è danneggiata. Conserva «tally export», che mostra la tabella; «tally salvage FILE» fa un nuovo libro da entrambi e dice in che cosa differiscono, e «tally restore-backup FILE» lo mette al suo posto.
remedy-fetch = Allega di nuovo il file. Oppure toglilo con «tally salvage FILE» e «tally restore-backup FILE»; «tally sync» lo riprende poi da un libro che lo ha.
remedy-bare = Se è una copia fatta mentre Tallybook era in funzione, ciò che è stato scritto sta nel file che finisce in «-wal» accanto all’originale: un libro si copia con «tally backup FILE». Se è nuovo, comincia con la prima voce.
remedy-empty = Se in questo libro c’era qualcosa, «tally restore-backup FILE» mette una copia al suo posto; se è nuovo, comincia con la prima voce.
