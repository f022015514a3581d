### What commands do.
### Swift: Sources/Hosts/TallyCLI/Words/CommandText.generated.swift

## What each does, in one line

list = lists the records of a kind
show = shows one record with its figures
search = searches everything
add = adds a record
set = changes fields of a record
delete = moves a record to the trash
restore = brings a record back from the trash
undo = takes back the latest action
move = moves a record to another book
import = takes in the records of a file
export = writes the book, or one kind, to a file
check = checks that the book is whole and prints its digest
backup = copies the book, also while it is in use
restore-backup = puts a backup in place of the book
salvage = brings what can be read of a damaged book into a new one
sync = exchanges changes with a server’s book
serve = serves the app to the browser
book = lists, adds, names and shares the books of this device
device = says whom “tally serve” lets in
export-site = writes the app as files for any web server
completions = prints completions for bash, zsh or fish
man = prints the manual page
help = explains a command

## What else is worth knowing

detail-list = The order is the app's own, and without --all the list is what the app's main list shows: essentials of low level, say, are left out, whatever --where asks for. On a terminal, ids are cut to what tells them apart; elsewhere they are whole and there are no headings. With --as, it is what others are to see of it: of essentials, what is to get.
detail-show = REF is an id, the beginning of one that fits no other record, or a title. With -o, the file that an attachment names is written instead; “-” is standard output. In place of KIND may stand a report with what it is asked about: “tally --help” lists them. With --as, it is what others are to see of a project, a pull or a list of essentials: words for a message, a page in one file, or a picture.
detail-add = Fields that are left out get their defaults. A reference to another record is an id, a unique beginning of one, or a title. Numbers may have a decimal point or comma. For an attachment, file=PATH takes in a file of at most 25 MB.
detail-set = REF is an id, a unique beginning of one, or a title. FIELD= clears a field.
detail-delete = What belongs to the record is hidden with it and comes back with it. Nothing asks whether you are sure: “tally undo” takes it back. With --for-good it leaves the trash, too, or doesn’t go there; what it said stays in the log and in backups.
detail-restore = REF is looked for among the deleted records of the kind.
detail-undo = Repeated, it walks further back. An import is one action.
detail-move = What belongs to the record and what is inside of it go along, with their files; what others here need as well is copied and stays. It is one action in each book, and one “tally undo”, asked in either, takes back both. Interrupted, the same again goes on.
detail-import = FILE is a book's JSON, as “tally export” writes it, a table (CSV, .xlsx, .ods) of one kind, or what another program wrote; “-” is standard input. All or nothing: one wrong value and nothing is taken in. Records that are right each by itself and don’t fit together, such as courses that repeat each other in a circle, are taken in and named, as “tally check” does. A record that the book has already gets the fields that the file gives it; importing a file twice changes nothing. An id that is no UUID always stands for the same record. In a table without an id column, the title tells the records apart.
detail-export = Deleted records are left out, and so is modifiedAt, which follows from the changes. The same book always gives the same bytes. A table (CSV) holds one kind. With -o, a file that is there under that name is replaced.
detail-check = Damage ends with exit code 3. Books with the same digest hold the same. What is dated more than a day ahead waits and is named; --take-in makes it be of now, which nothing takes back.
detail-backup = An earlier backup of that name is replaced; any other file is not. With --all FILE is a folder, in which each book gets a file of its own.
detail-restore-backup = The book as it was is kept beside it, under the name that is printed.
detail-salvage = FILE is the new book and must not be there yet; the damaged one is left as it is. The log is read page by page, also where the file has no head, was cut off or has holes, and the records are made from it. What is missing is counted. “tally restore-backup FILE” then puts the new book in place of the damaged one. FILE may also be what a browser’s recovery page downloaded, a file that ends in .pieces: what of it can be read is then taken into the book, as “tally sync” does with a whole one, and each piece that can’t be read is named.
detail-sync = Both books end with the changes of both: whatever was interrupted goes on where it stopped, and at the end their fingerprints are compared. Without URL every book of this device is exchanged with its hub or its server of last time, each told by its name, and with --book that one alone. What a browser’s recovery page downloaded, a file that ends in .pieces, may stand in place of URL. With --all each book is exchanged with its own server, or, where URL is given, with the book of the same address there.
detail-serve = Prints one line with the address once it listens, and stops at Ctrl-C. Other tally commands may use the same book meanwhile. A phone wants HTTPS: let a proxy on this machine pass requests on, and give its name by --name, also several. Whoever runs the server needs no key on the same machine; everybody else comes in by an address from “tally device add” or from the app’s settings. --demo serves a book of sample data that is gone afterwards.
detail-book = BOOK is a book’s name or what stands for it in addresses; every command takes it as --book, and without that means the first. new makes an empty book. delete moves one to the trash, where it is until restore brings it back or --for-good removes its file with all that is in it; the first book stays. list --all shows those in the trash, too. invite puts the book that --book names on a hub (--hub), sealed, and prints a link that lets somebody in; invitations lists such links as long as they do, withdraw takes one back by its id, join takes one, members lists who is in the book, role says by --role what somebody may do, remove takes somebody out, leave forgets the book’s hub here (with --for-good also where it can’t be reached), sheet prints what brings the book back when no device is left, and recover takes that, typed or in a file.
detail-device = add prints an address that lets one browser in, once and within 15 minutes; with --token it prints a token instead, which a program sends as “Authorization: Bearer TOKEN”. It is shown once and can’t be read again. Either gets into every book of this directory, whichever --book names. set says by --read-only or --write what a device may do, at once. remove shuts a device out at once; DEVICE is its id or its name.
detail-export-site = The app then runs wholly in the browser, without a server of ours, and keeps the book there; import and export are the way in and out. The files belong at the root of an address with https:// (or http://localhost); a host that answers unknown addresses with 404.html opens every page directly. DIR must be new, empty, or such a site already, which is brought up to date. With --hub it also shares books, sealed, over a hub elsewhere: a tally serve or tally-hub that has an address with https://.
