### What the command line refuses before the book is asked.
### Swift: Sources/Hosts/TallyCLI/Session/RefusalText.generated.swift

# $name (Text)
unknown-kind = There is no kind “{ $name }”.
# $kind (Text)
# $name (Text)
# $fields (Label)
unknown-field = The kind “{ $kind }” has no field “{ $name }”; it has { $fields }.
# $report (Text)
# $name (Text)
# $choices (Label)
unknown-choice = “{ $report }” can’t be asked for “{ $name }”; it can for { $choices }.
# $path (Text)
# $target (Text)
dead-link = { $path } is a link that leads nowhere: there is nothing at { $target }. Is a disk missing?
# $path (Text)
no-book = There is no book at { $path }.
# $title (Text)
not-deleted = “{ $title }” isn’t deleted.
# $title (Text)
gone-for-good = “{ $title }” was deleted for good; if that was the last thing done here, “tally undo” takes it back.
# $path (Text)
not-a-backup = { $path } is there already and isn’t a backup; choose another name.
# $path (Text)
is-a-book = { $path } is a book, which this would take the place of; choose another name.
# $path (Text)
of-a-book = { $path } belongs to a book that may be in use; choose another name.
# $path (Text)
already-there = { $path } is there already; choose another name.
# $path (Text)
no-backup = { $path } isn’t a backup of a book.
no-core = This tally was built without the app’s core for the browser; “make build” builds it.
# $path (Text)
not-a-site = { $path } holds other files; choose a folder that is new or empty.
# $path (Text)
too-large = { $path } has more than 25 MB, which is the most.
# $title (Text)
no-file = There is no file here of “{ $title }”.
# $title (Text)
not-for-others = Nothing of “{ $title }” is made to be shown to others; that is of projects, pulls, and lists of essentials.
# $path (Text)
not-a-device-file = { $path } is not the whole of what a browser’s recovery page downloads. “tally salvage { $path }” takes in what of it can be read.
# $book (Text)
of-another-book = This is what a device kept of the book “{ $book }”, of which this book has nothing. Name the book it belongs to, as by --book { $book }, or a new one.
# $path (Text)
nothing-readable = { $path } has nothing in it that can be read as what a browser’s recovery page downloads.
# $server (Text)
only-looks = The server { $server } lets this device only look, as it last said: nothing was written here. Let it write there, with “tally device set NAME --write”, and then “tally sync” here.
# $path (Text)
folder-of-another = The folder { $path } belongs to another user of this machine, who could change all that is in it. Run tally as that user, or choose a folder of your own with --data.
# $path (Text)
folder-of-all = Others may write into the folder { $path } and could change all that is in it. Take that right from them with “chmod go-w”, or choose another folder with --data.
# $path (Text)
devices-of-another = The list of devices, { $path }, belongs to another user of this machine, who could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
# $path (Text)
devices-of-all = Others may write into the list of devices, { $path }, and could have let anybody in. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
only-looks-here = You may only look into this shared book, so nothing was written. An owner can let you write: in the app, under Settings › Shared books.
