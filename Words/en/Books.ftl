### What the command line says of the books of a data directory.
### Swift: Sources/Hosts/TallyCLI/Words/BooksText.generated.swift

book = Book
name = Name
color = Colour
file = File
trashed = In the trash
yes = yes
# $name (Text)
# $key (Text)
added = “{ $name }” is there; --book { $key } means it.
# $name (Text)
renamed = The book is called “{ $name }” now.
# $name (Text)
painted = “{ $name }” has its colour.
# $name (Text)
deleted = “{ $name }” is in the trash; “tally book restore” brings it back.
# $name (Text)
restored = “{ $name }” is back.
# $name (Text)
gone = “{ $name }” and all that was in it is gone for good.

# $title (Text)
# $book (Text)
# $count (Number) how many things go along
moved = “{ $title }” { $count ->
    [0] is in “{ $book }” now.
    [one] and { $count } thing with it are in “{ $book }” now.
   *[other] and { $count } things with it are in “{ $book }” now.
} “tally undo” brings it back here.
# $title (Text)
# $book (Text)
# $count (Number) how many things go along
copied = “{ $title }” { $count ->
    [0] is in “{ $book }” now.
    [one] and { $count } thing with it are in “{ $book }” now.
   *[other] and { $count } things with it are in “{ $book }” now.
} Others here refer to it, so it stays as well.
# $names (Text)
copied-too = Needed here as well, and so in both books: { $names }.
# $names (Text)
losing = Here it is off: { $names }.
# $book (Text)
# $names (Text)
written-over = “{ $book }” had this already, and takes what was written here later: { $names }.
# $title (Text)
# $book (Text)
# $other (Text)
took-back = “{ $title }” is in “{ $book }” again, and no longer in “{ $other }”.
# $title (Text)
# $book (Text)
# $other (Text)
took-back-there-too = “{ $title }” is in “{ $book }” again; “{ $other }” has it as it was there before.
# $title (Text)
came-from-elsewhere = “{ $title }” came by a move from a book that isn’t here, or is in the trash. Undone in this one alone, it would be in none: nothing was done.
# $title (Text)
# $command (Text)
went-elsewhere = “{ $title }” was moved to a book that isn’t here, or is in the trash: nothing was done. “{ $command }” brings it back here; the other book keeps it as well.
# $title (Text)
# $book (Text)
# $command (Text)
used-since = “{ $title }” was changed in “{ $book }” since it was moved, so it stays there, as it is now. “{ $command }” moves it back.

## What is refused

# $name (Text)
syncing = “{ $name }”:
# $name (Text)
same-name-there = The server has a book “{ $name }” too, and this directory something else under its name or its file’s: rename or move that, then sync again.
# $name (Text)
# $key (Text) what stands for the book in addresses
odd-key = The server names a book “{ $name }” whose address, “{ $key }”, can be none. It is left out.
# $name (Text)
# $key (Text) what stands for the book in addresses
odd-name = The server names the book at “{ $key }” as nothing can be called, “{ $name }”: empty, too long, or no plain line. It is left out.
# $name (Text)
# $key (Text) what stands for the book in addresses
named-twice = The server names a second book at “{ $key }”, “{ $name }”. It is left out.
# $name (Text)
# $most (Text) how many books a device keeps
too-many-there = The server names more than { $most } books. “{ $name }” is left out.
# $name (Text)
no-server = “{ $name }” has no server yet; “tally sync URL --book” gives it one.
# $name (Text)
not-yet = There is no book “{ $name }” yet; what is added to it makes it.
# $name (Text)
# $command (Text)
begun = The book “{ $name }” is new: nothing went by that name. “{ $command }” takes it away again.
# $name (Text)
unknown = There is no book “{ $name }”.
# $name (Text)
in-trash = The book “{ $name }” is in the trash; “tally book restore” brings it back.
# $name (Text)
not-in-trash = The book “{ $name }” isn’t in the trash.
# $name (Text)
taken = There is a book “{ $name }” already.
# $name (Text)
# $handles (Text)
ambiguous = Two books go by the name “{ $name }”. What stands for each, as --book takes it: { $handles }.
# $name (Text)
# $most (Text)
bad-name = “{ $name }” can’t name a book; a name has 1 to { $most } characters in one line.
first = The first book can’t be deleted. “tally book delete” is for the others.
# $most (Text)
full = There are { $most } books already, those in the trash included, and there can’t be more. “tally book delete NAME --for-good” makes room.
# $name (Text)
# $key (Text)
# $path (Text)
missing = The file of the book “{ $name }” isn’t there any more: { $path }. Put it back, or bring it back with “tally restore-backup FILE --book { $key }”. “tally book delete { $key }” takes the book off the list.
# $title (Text)
belongs = “{ $title }” belongs to another record; that one can be moved, and takes it along.
# $book (Text)
is-there = That is in the book “{ $book }” already.
# $file (Text)
# $name (Text)
unlisted = { $file } is a book that the list doesn’t name, as after the list was lost. “tally book restore { $name }” puts it into the list.
# $path (Text)
damaged = The list of books, { $path }, is damaged. Move it elsewhere: the books aren’t touched by that, and --book with the name of a file that is there lists it anew.
# $path (Text)
newer = The list of books, { $path }, was written by a newer version of Tallybook.
