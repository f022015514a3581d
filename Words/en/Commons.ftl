### The words of the common screens.
### Swift: Sources/Trackers/Commons/Words/CommonsText.generated.swift

today = Today
due = Due
up-next = Up next
load-sample = Load
search-everything = Search everything
search-hint = Type at least one letter. Press / anywhere to come here.
search = Search
# $text (Text)
nothing-found = Nothing contains “{ $text }”.
found-in-hidden = In trackers that you have hidden:
add-anything = Add something…
add-hint = “Milk 2 l”, “essay due Friday 20 %”, “305.5 ft Red Rock”: what fits is offered below, and nothing is kept before you choose.
add-there = There already
search-for = Find…
trash-title = Trash
trash-empty = The trash is empty
trash-empty-sentence = What you delete waits here until you want it back.
restore = Restore
# $title (Text)
more-for = More for { $title }
for-good = Delete for good
trash-honest = Deleted for good is out of the trash on all your devices. What it said stays in this book’s log and in backups, and devices with an older version still show it in their trash.
empty-trash = Empty the trash
empty-after = Empties itself
# $days (Number)
days-later = { $days ->
    [one] After { $days } day
   *[other] After { $days } days
}
never = Never
deleted-for-good = Deleted for good
# $date (Text)
deleted-on = Deleted { $date }
history-title = History
created = Created
changed = Changed
undo-this = Undo this
deleted = Deleted
restored = Restored
language = Language
language-of-browser = As the browser
theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
save = Save
data = Data
sample-title = Sample data
sample-sentence = Adds examples to look around with. One undo takes them all away.
reset = Start over
reset-sentence = Moves everything to the trash, as one action that can be undone.
reset-button = Empty the book
export = Export
export-sentence = What the book holds now as one JSON file, to keep or to take elsewhere. Its history and trash aren’t in it; “tally backup” keeps them.
export-button = Download
import-title = Import
import-sentence = Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back.
import-button = Import
file = File
nothing-chosen = No file was chosen.
nothing-new = All of it is in the book already; nothing was changed.
# $count (Number)
missing-files = { $count ->
    [one] { $count } file that attachments name did not come along.
   *[other] { $count } files that attachments name did not come along.
}
tables = Tables
tables-sentence = Each list as a CSV file for spreadsheets.
no-tables = There is nothing to put in a table yet.
about = About
about-sentence = Tallybook is free software under the Apache License 2.0. Your data stays with you.
check = Check the book
digest = Digest
digest-sentence = Two devices that show the same digest hold the same book.

## Files that are read

import-unreadable = This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below.
# $name (Text)
import-read-as = Read as { $name }.
# $kind (Text)
import-table-of = A table of: { $kind }.
import-what-is-it = What is it?
import-look = Look at it
import-keep = Keep it
# $tracker (Text)
import-look-in = Look at it in { $tracker }
# $name (Text)
import-name-taken = “{ $name }” is there already: choose it below, or give what is new another name.
import-into = Goes into
import-new-one = Something new
import-named = Name of what is new
# $number (Number)
import-more = and { $number } more
# $number (Number)
import-records = { $number ->
    [one] { $number } record
   *[other] { $number } records
}
# $number (Number)
import-added = { $number } new
# $number (Number)
import-changed = { $number } changed
# $number (Number)
import-restored = { $number } out of the trash
# $number (Number)
import-unchanged = { $number } as before
format-list = a list of things to buy
format-grades = a table of grades
format-matrix = a decision table
format-notes = notes of a pull
format-hooks = a table of hooks
format-calendar = a calendar

## Whom a home server lets in

book-title = Books
book-sentence = Several, each apart from the others: your own, the household’s, the club’s.
book-elsewhere = The home server keeps its books. They can be seen while it can be reached.
book-list-damaged = The list of books, books.db, is damaged. No book is touched by that: move the list out of the data directory, and “tally --book NAME” takes each file up again.
book-list-newer = The list of books was written by a newer version of Tallybook. Update this one to see them.
book-list-unreadable = The list of books can’t be read at the moment. No book is touched by that.
move-title = Move to another book
move-to = Book
move-now = Move
move-copy = Copy
move-nowhere = There is no other book yet.
# $count (Number) how many records
move-along = { $count ->
    [one] { $count } thing that belongs to it goes along.
   *[other] { $count } things that belong to it or are inside of it go along.
}
# $names (Text)
move-copied = Needed here as well, and so in both books then: { $names }.
# $names (Text)
move-losing = Here it is off then: { $names }.
move-stays = Others here refer to it, so it stays, and the other book gets a copy.
move-undo = One undo, here or there, takes it back in both books.
# $title (Text)
# $book (Text)
moved = “{ $title }” is in “{ $book }” now.
# $book (Text)
move-back = It is back here. In “{ $book }” it is as well.
# $book (Text)
move-there = It is in “{ $book }” as well.
# $title (Text)
moved-away = “{ $title }” was moved to another book.
# $book (Text)
move-back-whole = It is back here, and no longer in “{ $book }”.
move-came = It came here from another book. Undo takes that back in both.
# $title (Text)
# $book (Text)
move-used = “{ $title }” was changed in “{ $book }” since, so it stays there, as it is now. Move it back from there.
# $title (Text)
move-used-here = “{ $title }” was changed here since it came, so it stays. Move it back from here.
# $book (Text)
move-from = Move it back from “{ $book }”
move-missing = The other book isn’t here, or is in the trash, so the move isn’t taken back: once it is here again, it can be. Restored, this is here as well as there.
move-missing-here = The book that it came from isn’t here, or is in the trash, so the move isn’t taken back: it would be in none. Once that book is here again, it can be.
# $book (Text)
move-reads = You may only read “{ $book }”, so nothing is moved into it or out of it.
move-unsettled = Before it moves, this is to be decided: it wouldn’t go along.
book-here = You are in this one
book-open-it = Open
# $title (Text)
book-open = Open { $title }
# $title (Text)
book-edit = Edit { $title }
book-new = New book
book-add = Add book
book-name = Name
book-color = Colour
book-no-color = None
book-first = This is the first book. It keeps the short addresses and can’t be deleted.
book-delete = Delete this book
book-delete-sentence = It goes to the trash with all that is in it, for every device of this server, and can be restored there.
# $name (Text)
book-deleted = “{ $name }” is in the trash.
book-restore = Restore
book-gone = Delete for good
book-gone-sentence = What is deleted for good is gone with its file, and nothing takes that back.
# $name (Text)
book-taken = There is a book “{ $name }” already.
# $most (Number)
book-bad-name = A book’s name has 1 to { $most } characters in one line.
# $most (Number)
book-full = There are { $most } books already, those in the trash included, and there can’t be more. Delete one for good first.
book-unlisted = Not in the list
book-unlisted-sentence = These are books by their files, but the list doesn’t name them, as after it was lost. Restored, they stand in it again.
device-title = Devices
device-sentence = Who may come in: add a phone, remove a lost one.
device-elsewhere = Devices are managed on the home server. Go online, as a device that it lets in, to see them.
device-none = No device has been let in. On the machine of the server itself nobody needs to be.
device-own = This one
device-unlocked = The server was started with --no-lock: whoever reaches it is let in, whatever stands here.
device-reads = Reads only
device-writes = Reads and writes
device-right = What it may do
device-made = Let in
device-seen = Last here
device-never-seen = not here yet
device-today = today
# $date (Text)
device-seen-on = Last here: { $date }
notify-title = Notifications
notify-sentence = Reminders, and what others add, while the app isn’t open.
device-add = Add a device
device-another = Let another device in
# $minutes (Number)
device-open-it = Scan the code with the other device, or open the address there. It lets one device in, within { $minutes } minutes.
device-only-here = This address is this machine’s own: no other device can open it. “tally serve” gives one that others can open when it is started with --host or --name.
device-all-books = It gets into every book of this server.
# $name (Text)
device-entered = “{ $name }” came in.
device-code = The address as a QR code
device-done = Done
device-name = Name
device-rename = Rename
# $name (Text)
device-remove = Remove “{ $name }”
device-remove-sentence = If you remove it, it is shut out at once. Open invitations end, too. What it has copied stays on it. If it knew the calendar address of your reminders, it can read them there until you renew it: Projects → Reminders.
device-remove-own-sentence = This is the device in your hand: it is shut out at once and needs a new address to come back.
# $name (Text)
device-removed = “{ $name }” is shut out.
device-undo = Undo
# $most (Number)
device-bad-name = A device’s name has 1 to { $most } characters in one line.

## What needs a look

look-title = Needs a look
# $count (Number)
look-count = { $count ->
    [one] { $count } needs a look
   *[other] { $count } need a look
}
look-sentence = Devices did what doesn’t fit together; you decide.
look-all-well = All is well
look-all-well-sentence = Nothing in this book needs a look.
# $count (Number)
look-more = … and { $count } more.
# $title (Text)
look-restore = Restore “{ $title }”
# $count (Number)
look-delete-them = { $count ->
    [one] Delete it too
   *[other] Delete them too
}
look-leave-deleted = Leave it deleted
# $title (Text)
look-move-to = Move “{ $title }” to
look-move = Move
look-merge = Make one of both
look-keep-both = Keep both
look-together = Made one, it says:
look-wrong-clock = A clock was wrong
look-take-in = Take in as of now
look-comes-by-itself = If it is the clock here that is wrong, put it right: then all of it comes by itself.
look-tentative = No other clock has agreed with the one here since this came. Taken in now, it holds for certain only once one has, at the next sync.
look-keep-this = Keep this one
look-shown = shown now
look-open = Open
# $value (Text)
look-set-to = Set to { $value }
look-clear = Clear it
look-delete = Delete

## The browser’s storage

storage-title = On this device
storage-sentence = The book is in this browser too. When the device runs out of room a browser may delete it, unless it has agreed to keep it.
storage-kept = Kept
storage-loose = Not promised
storage-keep = Ask to keep it

## Sync

sync-title = Sync
sync-server = Server
sync-last-time = Last time
sync-waiting = Changes to send
sync-now = Sync now
sync-work-offline = Work offline
sync-work-online = Go online
sync-offline-sentence = Everything works offline. What you change waits here until the server can be reached.
sync-only-looking-sentence = This device may only look. What others write arrives by itself, and can be read offline, too.
sync-by-command = “tally sync” brings both books in step.
# $hours (Number)
sync-clock-ahead = This device’s clock is { $hours } h ahead of the server’s, so its changes count as the later ones. Set it right.
# $hours (Number)
sync-clock-behind = This device’s clock is { $hours } h behind the server’s, so its changes count as the earlier ones. Set it right.
# $days (Number)
sync-clock-days-ahead = { $days ->
    [one] This device’s clock is { $days } day ahead of the server’s. What is written here is dated wrongly until you set it right.
   *[other] This device’s clock is { $days } days ahead of the server’s. What is written here is dated wrongly until you set it right.
}
# $days (Number)
sync-clock-days-behind = { $days ->
    [one] This device’s clock is { $days } day behind the server’s. What others wrote since is shown only when you have set it right.
   *[other] This device’s clock is { $days } days behind the server’s. What others wrote since is shown only when you have set it right.
}
sync-join = Put both together
sync-leave = Open the server’s book
sync-other-book-sentence = Export first if you are in doubt: opening the server’s book puts this device’s copy aside.
sync-files = Files to exchange
sync-full = This device has no room for all files of notes. Everything else is in step, and files not kept here are shown as long as the server can be reached.
sync-come-in = Be let in again
sync-not-let-in-sentence = The home server has taken this device’s right away or forgotten it. Everything works on here, what you change is kept, and goes out once the device is let in again: by a new address from “Settings → Devices” of another device, or from “tally device add” on the server’s machine.

## Home

standing = Where things stand
doors = What shall we begin with?
doors-note = No account, and nothing is asked. Settings can hide what isn’t needed.
# $names (Text)
kept-together = You keep this book with { $names }. Nothing is in it yet.
sample = Sample

## Trackers

trackers = Trackers
trackers-sentence = What is hidden keeps its data, and addresses that lead there still do. This holds on this device alone.
tracker-hidden = Hidden
# $name (Text)
move-up = Move { $name } up
hide = Hide
show-again = Show
add-this = Add it
quick-add = Add anything
keys = Keyboard shortcuts
keys-search = Search
keys-add = Add something new
keys-tab = Right after an action: to its Undo
keys-undo = Undo what this device did last, and what it did before
keys-redo = Do again what was undone
keys-close = Close what is open
keys-list = This list
recent-searches = Recent searches
forget-searches = Forget them
all = All

# Books that several people keep
sharing-title = Shared books
sharing-sentence = Books that you keep with others, sealed on each device: no server can read them.
sharing-elsewhere = A shared book is sealed on your own device, and needs the app’s own storage: a browser that runs scripts, no private window, and an address that starts with https:// or http://localhost. On the machine of a home server “tally book invite” shares a book, and “tally book join "LINK"” comes into one.
sharing-no-core = A shared book is sealed on your own device, and this server was built without what does that in a browser; “make build” builds it. On the server’s machine “tally book invite” shares a book, and “tally book join "LINK"” comes into one.
sharing-none = No book is shared in this browser yet.
sharing-new = A new shared book
sharing-name = What the book is called
sharing-token = Token of the hub
sharing-token-hint = Only if its keeper gave you one: then books can be put there by it.
# $link (Text)
sharing-for-commands = For “tally book join”: { $link }
sharing-own-name = Only on this device: the others call it as they like.
sharing-me = Your name
sharing-begins = What is in it at first
sharing-empty = Nothing
sharing-copy = All of this book
sharing-make = Make the book
sharing-come-in = Come into somebody’s book
sharing-link = The invitation that you were sent
sharing-look = Look what it is
sharing-recover = Bring a book back
sharing-sheet-words = What stands on the recovery sheet
sharing-sheet-hint = The address and the nine words.
sharing-bring = Bring it back
sharing-join-title = Invitation
# $inviter (Text)
# $book (Text)
sharing-invites = { $inviter } invites you to “{ $book }”
sharing-join = Join
sharing-owner = Reads, writes and invites
sharing-editor = Reads and writes
sharing-viewer = Only reads
sharing-sheet = Recovery sheet
sharing-members = Members
# $may (Text)
sharing-you = You · { $may }
sharing-somebody = Somebody
sharing-remove = Remove
# $name (Text)
sharing-remove-sentence = From then on everything is sealed with a new key; what { $name } has stays there. Recovery sheets that this device made or came in by end with it, and so do links by which it could come back and invitations for several devices. Make a new sheet afterwards.
sharing-let-write = Let write
sharing-let-read = Only let read
sharing-make-owner = Make an owner
sharing-invite = Invite somebody
sharing-may = What they may do
sharing-uses = For how many devices
sharing-days = For how many days
sharing-make-link = Make a link
sharing-send = Send this link
sharing-send-sentence = Whoever has it can come in by it, so send it to nobody else. It can’t be shown again later: make another then.
sharing-code = The link as a QR code
sharing-open = Open invitations
# $count (Number)
# $date (Text)
sharing-until = { $count ->
    [one] For one device, until { $date }
   *[other] For { $count } devices, until { $date }
}
sharing-withdraw = Take back
sharing-sheet-sentence = A page to print and put where passports are. It brings the book back when no device is left. Without it and without a device nobody can, not even who runs the server. An older sheet goes on working until it is removed.
sharing-no-sheet = There is no sheet for this book, or the last one ended with whoever made it: make one.
sharing-make-sheet = Make a sheet
sharing-keep-sheet = Print this or write it down, and leave this page: whoever sees it has the book.
sharing-leave = Leave
sharing-leave-sentence = From then on nothing is exchanged with the others. What they have stays with them.
sharing-last-owner = You are the only owner: whoever stays can go on as before, but nobody can invite, remove, or let anybody do more, ever again. It is better to make somebody an owner first.
history-came = Came from another book
history-went = Went to another book
sharing-leave-keep = Leave, and keep a copy here
# $name (Text)
sharing-copy-name = { $name } (own copy)
sharing-leave-forget = Leave, and delete it here
sharing-outside = You aren’t in this book any more. What is here stays here.
sharing-left = You have left this book. What is here is your own now, in this browser alone, and nobody else sees what becomes of it.
sharing-no-name = Write a name here.
sharing-open-sentence = Links for several devices end when somebody is removed or may do less, so that nobody comes back in by one.
sharing-sheet-use = Recovery sheet of a Tallybook book. To have the book again: in Tallybook, Settings → Shared books → Bring a book back; on a computer also “tally book recover”.
sharing-forget = Delete it here
sharing-over-sentence = If whoever runs the hub says that this is right, go on: what is here is brought there again.
sharing-over = Go on
# $count (Number)
sharing-unreadable = { $count ->
    [one] One piece of others can’t be opened and was left out.
   *[other] { $count } pieces of others can’t be opened and were left out.
}
sharing-unanswered = No answer came. Nothing that you typed is lost: try again in a moment.
# $most (Number)
sharing-bad-name = A name has 1 to { $most } characters in one line.
# $hub (Text)
sharing-other-hub = This belongs to { $hub }: open the app there, and use it in that.
# $hub (Text)
sharing-open-there = Open it at { $hub }
sharing-share = Share it
sharing-share-sentence = With people whom you invite, sealed so that no server can read along: as a book of its own, which begins with what is in this one.
book-shared = This book is shared, and of no home server. Its members, and how it is left, stand under Shared books.
book-of-server = Books of the home server
sharing-keep = Keep it as my own
# $book (Text)
found-in-book = In “{ $book }”
# $book (Text)
search-in-book = Search “{ $book }”
shown-title = Shown to others
show-page = As a page
show-picture = As a picture
show-text = As text
show-address = At an address
show-address-sentence = Whoever has the address sees what stands here, also later, until you take it back. They see nothing else of the book.
make-address = Make an address
take-back = Take back
shown-elsewhere = Addresses are made and taken back on the home server.
shown-none = Nothing is shown at an address.
