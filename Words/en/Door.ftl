### The words for those who aren’t let in, or are just being.
### Swift: Sources/Hosts/HTTPServer/Locks/DoorText.generated.swift

title = This is somebody’s Tallybook
what = A home server that keeps a book for its people. It answers only devices that it has let in, and this one it hasn’t, or not any more.
how = How to be let in
ways = Ask for an address: “Settings → Devices → Add a device” shows one on a device that is in, and “tally device add” on the server’s machine. Open it here, or paste it.
come-in = Come in
address = The address you were given
name = What this device is called
name-hint = So that it can be told from others, and removed when it is lost.
# $most (Text)
bad-name = A name has 1 to { $most } characters in one line.
welcome = You are invited to this Tallybook
let-me-in = Let this device in
not-a-key = This address lets nobody in: it was used, has ended, or never did. Ask for another.
slow = Too many wrong tries came from here. Try again in a minute.
# $minutes (Number)
many-requests = More is asked of this hub from your address than it answers at once. It goes on in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; what you write stays on this device until then.
# $minutes (Number)
many-bytes = More was brought to this hub from your address than it takes at once. It goes on in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; what you write stays on this device until then.
# $minutes (Number)
many-books = Too many books were begun on this hub from your address. The next can be begun in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
# $minutes (Number)
many-invitations = Too many invitations were opened on this hub from your address. The next can be opened in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
may-only-read = This device may only look. Nothing was changed.
only-looks = This device may only look
not-changed = Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
back = Back
plain = This Tallybook answers only devices that it has let in. “tally device add” on its machine, or Settings → Devices on a device that is in, gives an address to come in by.
shared = Into a shared book, by an invitation or a recovery sheet
not-saved = What you sent was not saved.
will-only-read = This device will be able to read all of it, and to change nothing.
already-in = This device is already in
# $name (Text)
not-used-up = It is in as “{ $name }”. The address is still good: open it on the device that is to be let in.
# $name (Text)
in-as = It is in as “{ $name }”.
is-here = Tallybook runs on this machine, and its user needs no address.
needs-none = This address lets nobody in any more, or never did; nobody needs one here.
gone = This isn’t shown any more, or never was
gone-why = Whoever showed it took it back, or the address isn’t whole. Ask them for another one.
go-on = Open Tallybook
invited = Somebody invites you to a shared book. This hub only carries it, sealed, and has no pages: paste the whole address into Tallybook where it shares over this hub (Settings → Shared books), or give it to “tally book join” on a computer, in quotation marks. What stands behind its # is secret, and was not sent here: show it to nobody.
