### What the command line says of books that several people keep over a hub.
### Swift: Sources/Hosts/TallyCLI/Words/SharingText.generated.swift

member = Member
role = Role
you = you
owner = owner
editor = editor
viewer = viewer
sheet-role = sheet
sheet-name = Recovery sheet
somebody = Somebody
recovered-name = Recovered book

# $hub (Text)
founded = The book is on { $hub } now, sealed: the hub can read nothing of it.
# $uses (Number)
# $days (Number)
invited = Send this link to whoever is to come in. { $uses ->
    [one] It lets one device in
   *[other] It lets { $uses } devices in
}, within { $days ->
    [one] a day
   *[other] { $days } days
}; whoever has it can use it.
# $inviter (Text)
# $book (Text)
joined = You are in “{ $book }”, to which { $inviter } invited you.
# $book (Text)
recovered = The book is back, as “{ $book }”. Remove the devices that are lost: “tally book members” lists them.
# $book (Text)
unfinished = No answer came. If the hub has let this device in all the same, “tally sync --book { $book }” goes on.
# $name (Text)
removed = “{ $name }” is out; from now on everything is sealed with a new key. What was on that device stays there.
# $book (Text)
left = This device has left “{ $book }”, which stays here as a book of its own.
keep-sheet = Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
# $count (Number)
unreadable = { $count ->
    [one] One piece of others can’t be opened and was left out.
   *[other] { $count } pieces of others can’t be opened and were left out.
}

## What is refused

not-member = This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it. What is here stays here.
no-book = The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one.
not-shared = This book is on no hub; “tally book invite --hub URL” puts it on one.
already-shared = This book is on a hub already; come in with another one by --book, or without it into a new one.
unreadable-answer = The hub’s answer can’t be read, or it can’t read what it was sent.
key-missing = This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
too-busy = Others keep writing into this book; try again in a moment.
newer-version = There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
not-opened = What the hub handed over can’t be opened with the keys of this device.
unable = This device can’t seal or open anything now: the system has no random numbers.
# $hub (Text)
rolled-back = The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync { $hub }” goes on with it and brings it back what is here.
other-row = The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
forged = Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
not-allowed-piece = The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
other-members = The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
# $hub (Text)
not-open = { $hub } begins no books for strangers. Have its server let this device in first: “tally sync { $hub } --token-file FILE”.
may-only-read = You may only look into this book. What is written here stays here.
clocks-differ = The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
full = The book has no more room on this hub. What was written here stays here, and waits.
too-large = One change is larger than the hub takes. What was written here stays here.
hub-fails = The hub can’t read or keep anything now; try again later.
last-owner = A book needs an owner: make somebody else one first, by inviting them with --role owner.
# $most (Number)
too-many = A book has at most { $most } members, and as many open invitations.
only-owners = Only an owner can do that.
link-missing = There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
link-mistyped = The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
sheet-missing = This is no recovery sheet: one has the hub’s address and nine words.
sheet-mistyped = One of the nine words on the sheet isn’t right, or is missing.
# $name (Text)
no-such-member = There is no member “{ $name }”, or more than one; “tally book members” lists them, with ids.
