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

## What is refused

# $name (Text)
not-yet = There is no book “{ $name }” yet; what is added to it makes it.
# $name (Text)
unknown = There is no book “{ $name }”.
# $name (Text)
in-trash = The book “{ $name }” is in the trash; “tally book restore” brings it back.
# $name (Text)
not-in-trash = The book “{ $name }” isn’t in the trash.
# $name (Text)
taken = There is a book “{ $name }” already.
# $name (Text)
# $most (Text)
bad-name = “{ $name }” can’t name a book; a name has 1 to { $most } characters in one line.
first = The first book can’t be deleted. “tally book delete” is for the others.
# $name (Text)
# $key (Text)
# $path (Text)
missing = The file of the book “{ $name }” isn’t there any more: { $path }. Put it back, or bring it back with “tally restore-backup FILE --book { $key }”. “tally book delete { $key }” takes the book off the list.
# $path (Text)
damaged = The list of books, { $path }, is damaged. Move it elsewhere: the books aren’t touched by that, and --book with the name of a file that is there lists it anew.
# $path (Text)
newer = The list of books, { $path }, was written by a newer version of Tallybook.
