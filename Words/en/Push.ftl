### What notifications say, and what is said of them where a server sends them.
### Swift: Sources/Hosts/TallyCLI/Words/PushText.generated.swift

off = This server sends no notifications. Started with --push and an address for whoever runs a push service, as in “tally serve --push mailto:…”, it does.
sentence = They come by the push service of this browser’s maker, sealed: it sees when, not what. Switched off here, or once the device is removed, they end at once.
unable = This browser can’t be notified here. It needs the app’s own storage and an address that starts with https:// or http://localhost; on an iPhone, the app on the home screen.
denied = The browser doesn’t allow this app to notify. Its settings for this site change that.
reminders = Reminders
reminders-note = Projects at their daily time; what is due, at 18:00 the day before, by the server’s clock.
added = When somebody else adds something
added-note = By another device of this server, or by others in a book that is shared from it. At most one message a book every few minutes.
this-book = This book
too-many = There are as many devices with notifications as there may be.
# $name (Text)
bad-subscription = “{ $name }” can’t be notified: a browser gives an address with https of a push service, a key and a secret.
# $what (Text)
new = Added: { $what }
# $who (Text)
# $what (Text)
new-of = { $who } added { $what }
# $what (Text)
# $count (Number)
and-more = { $count ->
    [one] { $what } and { $count } more
   *[other] { $what } and { $count } more
}
no-key = There are no random numbers for a key.
notified = Notified
yes = yes
no = no
shared = There is something new in a shared book.
shared-books = Shared books
shared-note = Their server can’t read them: it tells that something is new, at most every half hour, and this device finds out what.
