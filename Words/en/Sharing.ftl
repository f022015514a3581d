### What the command line says of books that several people keep over a hub.
### Swift: Sources/Hosts/TallyCLI/Words/SharingText.generated.swift

member = Member
role = Role
since = In since
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
# $command (Text)
recovered = The book is back, as “{ $book }”. Remove the devices that are lost: “{ $command }” lists them.
# $command (Text)
unnamed = What the book was called stands neither on the sheet nor on the hub; “{ $command }” gives it a name.
# $book (Text)
unfinished = No answer came. If the hub has let this device in all the same, “tally sync --book { $book }” goes on.
# $name (Text)
removed = “{ $name }” is out; from now on everything is sealed with a new key. What was on that device stays there.
uses-left = Uses left
ends = Ends
# $name (Text)
# $role (Text)
role-set = What “{ $name }” is now: { $role }.
# $count (Number)
doors-closed = { $count ->
    [one] An invitation or a recovery sheet ended with it, by which they could have come back. Make another one for whoever needs it.
   *[other] { $count } invitations or recovery sheets ended with it, by which they could have come back. Make others for whoever needs them.
}
withdrawn = The invitation is taken back: nobody comes in by it any more.
# $names (Text)
expelled = Out again, since they had been taken out before, or came in by what was closed: { $names }.
# $names (Text)
missing = Not in the book any more since the hub was put back, and to be invited again: { $names }.
# $hub (Text)
loopback = { $hub } is this machine alone: nobody comes in by that from elsewhere.
sync-brings = What is written here stays here until “tally sync”, which brings all shared books of this device in step.
# $name (Text)
called = Others see you as “{ $name }”. --as NAME gives another name; it counts when a book is first shared, or come into.
# $name (Text)
# $most (Text)
bad-name = “{ $name }” can’t name a person; a name has 1 to { $most } characters in one line.
# $book (Text)
# $handle (Text)
is-in = This device is in “{ $book }” already (--book { $handle }); the link was not used.
# $name (Text)
namesake-stays = Another “{ $name }” is still in it, be it somebody else or the same person by another device: “tally book members” lists them.
# $book (Text)
# $command (Text)
is-in-by-keys = This device is in “{ $book }” already. To come in by the sheet, as an owner, leave it first: “{ $command }”.
ownerless = Nobody owns the book on the hub now: the others go on, and nobody can invite, remove or give roles. Let them know.
# $book (Text)
left = This device has left “{ $book }”, which stays here as a book of its own.
leave-anyway = With --for-good it is left here all the same; the others then still see this device in it.
keep-sheet = Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
# $count (Number)
# $command (Text)
older-sheets = { $count ->
    [one] An older sheet goes on working, too.
   *[other] { $count } older sheets go on working, too.
} “{ $command }” lists them with their dates, and “tally book remove”, given an id, ends one.
# $count (Number)
unreadable = { $count ->
    [one] One piece of others can’t be opened and was left out.
   *[other] { $count } pieces of others can’t be opened and were left out.
}

## What is refused

not-shared = This book is on no hub; “tally book invite --hub URL” puts it on one.
already-shared = This book is on a hub already; come in with another one by --book, or without it into a new one.
# $hub (Text)
on-other-hub = This book is on the hub { $hub }. To put it on another, leave that one first: “tally book leave”.
unable = This device can’t seal or open anything now: the system has no random numbers.
# $hub (Text)
rolled-back = The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync { $hub }” goes on with it and brings it back what is here.
# $hub (Text)
not-open = { $hub } begins no books for strangers. Where it gives tokens, say one: --token-file FILE. A home server lets this device in first: “tally sync { $hub } --token-file FILE”.
last-owner = A book needs an owner: make somebody else one first, as “tally book role NAME --role owner” does.
link-missing = There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
link-mistyped = The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
# $name (Text)
no-such-member = There is no member “{ $name }”, or more than one; “tally book members” lists them, with ids.
# $name (Text)
no-such-invitation = There is no open invitation “{ $name }”, or more than one; “tally book invitations” lists them, with ids.
# $path (Text)
keys-gone = The keys by which this device is in the book are gone: they were in { $path }. What is here stays here. Have an owner invite it once more, and “tally book join” goes on with this book, as “tally book recover” does with a recovery sheet; or put the file back.
oneself = This is this device itself: “tally book leave” takes it out.
# $name (Text)
# $given (Text)
late-name = This device is in the book as “{ $name }”, and nobody is renamed there: “{ $given }” would be told to nobody. Leave --as out; to go by another name, leave the book and come in anew.
# $hub (Text)
other-row = The hub shows another row than before, as when it was put back from a backup and others wrote there since; or it shows different rows to different people. Nothing was exchanged. If whoever runs it says that it is right, “tally sync { $hub }” goes on with it and brings it what is here.
# $hub (Text)
no-hub-there = No hub answers at { $hub }. If the link is a site’s, the page that made it shows another one, “For tally book join”: use that.
