### What a hub says of a book that several people keep, and what is the matter.
### Swift: Sources/Kernel/Hub/HubText.generated.swift

not-member = This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it, as when it was put back from a backup. What is here stays here.
no-book = The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one. If the hub has lost what it kept, its keeper can put that back.
unreadable-answer = The hub’s answer can’t be read, or it can’t read what it was sent.
key-missing = This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
too-busy = Others keep writing into this book; try again in a moment.
newer-version = There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
not-opened = What the hub handed over can’t be opened with the keys of this device.
other-row = The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
forged = Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
not-allowed-piece = The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
other-members = The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
may-only-read = You may only look into this book. What is written here stays here.
clocks-differ = The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
full = The book has no more room on this hub. What was written here stays here, and waits.
too-large = One change is larger than the hub takes. What was written here stays here.
hub-fails = The hub can’t read or keep anything now; try again later.
# $most (Number)
too-many = A book has at most { $most } members, and as many open invitations.
only-owners = Only an owner can do that.
sheet-missing = This is no recovery sheet: one has the hub’s address and nine words.
sheet-mistyped = One of the nine words on the sheet isn’t right, or is missing.
unable = This browser keeps no keys here, as in a private window; a shared book needs them.
# $hub (Text)
rolled-back = { $hub } has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged.
# $hub (Text)
not-open = { $hub } begins no books for strangers. Enter a token of it, which its keeper makes by “tally device add --token” or has in the token file of tally-hub; a home server can let this device in, too.
last-owner = A book needs an owner: make somebody else one first.
not-shared = This book isn’t shared.
link-missing = There is no invitation in this; it looks like https://hub.example/join#…
link-mistyped = The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end.
members-back = The hub has forgotten whom an owner had taken out of this book, or which invitations had ended. Nothing of yours was brought; once an owner has exchanged, it goes on by itself.
overthrown = Since the hub was put back, people rule this book who had been taken out of it, and no owner is left who could take them out again. Nothing of yours was brought. Leave the book: it stays here as your own, and can be shared anew.
