### The words of the book itself.
### Swift: Sources/Kernel/Book/BookText.generated.swift

# $kind (Label)
# $text (Text)
not-found = { $kind }: there is no “{ $text }”.
# $kind (Label)
# $text (Text)
# $count (Number)
ambiguous = { $kind }: “{ $text }” names { $count } records; give an id, or more of it.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
was-there = it was there already
# $title (Text)
added = { $title } added
# $title (Text)
deleted = { $title } deleted
# $title (Text)
deleted-for-good = { $title } deleted for good
# $title (Text)
restored = { $title } restored
# $title (Text)
changed = { $title } changed
# $title (Text)
joined = { $title }: one made of both
# $title (Text)
moved-here = { $title } moved here from another book
# $title (Text)
moved-away = { $title } moved to another book
elsewhere-too = The book that it was moved to has it, too
# $title (Text)
move-back = “{ $title }” went from one book to another. That is taken back in both at once: “Move to another book” has the button.
# $title (Text)
move-again = “{ $title }” was moved to another book and back. Move it again instead.
# $names (Label)
unsettled = Nothing was moved: first decide what needs a look (Settings → Needs a look): { $names }.
# $what (Text)
undone = Undone: { $what }
# $what (Text)
redone = Redone: { $what }
# $what (Text)
# $count (Number)
in-all = { $what }, { $count } in all
# Records with the fields that an undoing left as they were.
# $names (Text)
left-since = Changed since and left so: { $names }
untitled = Untitled
# $title (Text)
another = There is another “{ $title }”
# $title (Text)
edited = “{ $title }” was deleted, and meanwhile it was changed elsewhere.
# $title (Text)
twin = There are two of “{ $title }”, made on different devices.
# $title (Text)
# $field (Text)
versions = { $title }: “{ $field }” was changed on both devices.
# $title (Text)
# $field (Text)
# $value (Text)
overwritten = { $title }, { $field }: changed elsewhere meanwhile to “{ $value }”; its history has both.
# $title (Text)
# $date (Text)
gone = “{ $title }” was deleted on { $date }.
# $title (Text)
# $date (Text)
gone-elsewhere = “{ $title }” was moved to another book on { $date }.
# $title (Text)
# $date (Text)
gone-for-good = “{ $title }” was deleted for good on { $date }.
# $title (Text)
# $owner (Text)
# $date (Text)
belongs-to-gone = “{ $title }” belongs to “{ $owner }”, which was deleted on { $date }.
# $title (Text)
# $owner (Text)
# $date (Text)
belongs-to-gone-for-good = “{ $title }” belongs to “{ $owner }”, which was deleted for good on { $date }.
# $title (Text)
restore = Restore “{ $title }”
see-versions = See both
# $date (Text)
# $here (Text)
# $names (Text)
put-aside = A device’s clock says { $date }, and the one here { $here }. What it wrote is kept, but not shown: { $names }.
# $date (Text)
# $names (Text)
far-ahead = A clock said { $date } when this was written, and it wins until then: { $names }.

# $count (Number)
added-of = { $count ->
    [one] { $count } added
   *[other] { $count } added
}
# $count (Number)
there-of = { $count ->
    [one] { $count } was there already
   *[other] { $count } were there already
}
# $count (Number)
lines-left = { $count ->
    [one] { $count } line left out
   *[other] { $count } lines left out
}
# $count (Number)
added-many = { $count ->
    [one] { $count } record added
   *[other] { $count } records added
}
# $count (Number)
deleted-many = { $count ->
    [one] { $count } record deleted
   *[other] { $count } records deleted
}
# $count (Number)
deleted-many-for-good = { $count ->
    [one] { $count } record deleted for good
   *[other] { $count } records deleted for good
}
# $count (Number)
changed-many = { $count ->
    [one] { $count } record changed
   *[other] { $count } records changed
}
# $count (Number) how many that a wrong clock had kept out
taken-in = { $count ->
    [one] { $count } record taken in
   *[other] { $count } records taken in
}
# $title (Text)
# $count (Number)
# $names (Text)
orphans = { $count ->
    [one] “{ $title }” was deleted, and meanwhile { $count } record in it was added or changed elsewhere: { $names }.
   *[other] “{ $title }” was deleted, and meanwhile { $count } records in it were added or changed elsewhere: { $names }.
}
# $what (Text)
# $who (Text)
of-somebody = { $what } ({ $who })
