### Swift: Sources/Kernel/Others/OthersText.generated.swift

comment = Commento
comments = Commenti
comment-text = Testo
comment-about = Su
comment-of-one = non riguarda una cosa sola. Un commento riguarda un elemento.
comment-send = Invia
comment-write = Scrivi un commento
comment-edit = Modifica il commento
comment-more = Altro per questo commento
commented = Commento: “{ $text }”
news = Novità
news-none = Niente di nuovo dagli altri.
news-of = { $who }: { $what }
news-more = { $count ->
    [one] un’altra
    [many] altre { $count }
   *[other] altre { $count }
}
somebody = Qualcuno
