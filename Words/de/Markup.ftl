print = Drucken
share = Teilen
copy = Kopieren
copied = Kopiert. Jetzt lässt es sich einfügen.
print-by-menu = Drucken geht über das Menü des Browsers, Teilen durch Kopieren des Textes unten.
refusals = { $count } Felder stimmen noch nicht.
other-views = Weitere Ansichten
unread = { $count ->
    [one] { $count } neuer Kommentar
   *[other] { $count } neue Kommentare
}
