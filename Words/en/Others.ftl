### The words of what others do in a book of several people, and of what is said of records.
### Swift: Sources/Kernel/Others/OthersText.generated.swift

comment = Comment
comments = Comments
comment-text = Text
comment-about = About
comment-of-one = isn’t about one thing. A comment is about one record.
comment-send = Send
comment-write = Write a comment
comment-edit = Edit comment
comment-more = More for this comment
# $text (Text)
commented = Comment: “{ $text }”
news = What’s new
news-none = Nothing new from others.
# $who (Text)
# $what (Text)
news-of = { $who }: { $what }
# $count (Number)
news-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
somebody = Somebody
