### Swift: Sources/Kernel/Others/OthersText.generated.swift

comment = Kommentar
comments = Kommentare
comment-text = Text
comment-about = Zu
comment-of-one = gehört nicht zu einer Sache. Ein Kommentar gehört zu einem Eintrag.
comment-send = Senden
comment-write = Kommentar schreiben
comment-edit = Kommentar bearbeiten
comment-more = Mehr zu diesem Kommentar
commented = Kommentar: „{ $text }“
news = Neues
news-none = Nichts Neues von anderen.
news-of = { $who }: { $what }
news-more = { $count ->
    [one] { $count } weiteres
   *[other] { $count } weitere
}
somebody = Jemand
