reading = { $path } war nicht zu lesen: { $reason }.
writing = { $path } war nicht zu schreiben: { $reason }.

missing = die Datei oder das Verzeichnis gibt es nicht
not-permitted = das ist nicht erlaubt
directory = es ist ein Verzeichnis
full = der Datenträger ist voll
read-only = der Datenträger ist schreibgeschützt
too-large = sie ist größer als 1 GiB
not-a-file = sie ist eine Pipe oder ein Gerät; gib eine Datei an oder „-“ für die Standardeingabe
