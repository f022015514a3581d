reading = { $path } non si può leggere: { $reason }.
writing = { $path } non si può scrivere: { $reason }.

missing = il file o la cartella non esiste
not-permitted = non è permesso
directory = è una cartella
full = il disco è pieno
read-only = il disco è di sola lettura
too-large = supera 1 GiB
not-a-file = è una pipe o un dispositivo; indica un file, o «-» per lo standard input
