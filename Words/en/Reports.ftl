### What commands say when they are done.
### Swift: Sources/Hosts/TallyCLI/Words/ReportText.generated.swift

kind = Kind
title = Title
modified = Modified
# $kind (Text)
nothing-yet = There is no { $kind } yet; “tally help add” says how to add one.
nothing-listed = Nothing to list; --all lists what the main list leaves out.
# $text (Text)
nothing-found = Nothing contains “{ $text }”.
already-so = Everything is so already.
still-hidden = It stays hidden until what it belongs to is restored.
undone = Undone
# $sentence (Text)
rehearsed = { $sentence } – if this weren’t a dry run.
# $path (Text)
exported = Written to { $path }.
nothing-imported = Nothing was imported.
# $format (Text)
read-as = Read as { $format }.
# $names (Label)
# $example (Text) the first of them
several-formats = This can be read as { $names }; say which with --as, for example --as { $example }.
# $format (Text)
one-format = This can be read as { $format }, but nothing in it says that it is one: --as { $format } says so.
# $names (Text)
unknown-format = Nothing in it shows what it is. --as says it: json, csv, { $names }.
foreign-too-large = It is larger than 32 MB: no more of another program’s file is read at once. Save it in parts; a table that Tallybook wrote is taken with --kind.
would-doubt = Without --accept-doubts the import refuses this.
doubtful = Look at it with --dry-run; --accept-doubts takes it in as it was read.
# $count (Number)
missing-files = { $count ->
    [one] { $count } file that attachments name did not come along.
   *[other] { $count } files that attachments name did not come along.
}
whole = The book is whole.
# $count (Number)
whole-but-open = { $count ->
    [one] Nothing in the book’s file is damaged; { $count } finding needs your decision, in Settings → Needs a look.
   *[other] Nothing in the book’s file is damaged; { $count } findings need your decision, in Settings → Needs a look.
}
whole-but-apart = The book’s file is whole, but the book isn’t in step with the server’s.
stops-at-interrupt = Ctrl-C stops it.
serves-no-core = This tally was built without the app’s core for the browser: its pages work, but not offline, and no browser can share a book. “make build” builds it.
# $path (Text)
damaged = { $path } is damaged:
nothing-to-exchange = Nothing to exchange.
# $sent (Text)
# $received (Text)
synced = Sent { $sent }, received { $received }.
# $sent (Text)
# $received (Text)
# $filesSent (Text)
# $filesReceived (Text)
synced-with-files = Sent { $sent }, received { $received }; files: sent { $filesSent }, received { $filesReceived }.
# $count (Number)
files-open = { $count ->
    [one] { $count } file is still to be exchanged.
   *[other] { $count } files are still to be exchanged.
}
# $count (Number)
files-not-here = { $count ->
    [one] { $count } file that attachments name: not here (yet).
   *[other] { $count } files that attachments name: not here (yet).
}
# $server (Text)
plain-road = What goes to { $server } can be read and changed on its way; https:// protects it.
# $path (Text)
left-over = { $path } is the half-made copy of a command that was stopped. It can be deleted.
# $path (Text)
left-over-gone = { $path } is the half-made copy of a command that was stopped; it was removed.
# $server (Text)
how-to-join = “tally sync { $server }” puts both together.
# $path (Text)
put-beside = What lay beside the book isn’t of this state of it, and would have overwritten it. It is kept as { $path }; “tally salvage” with that book’s name shows what is in it.
# $path (Text)
made-whole = The book was made whole by what a crash or a full disk left beside it. As it was before, it is kept as { $path }.
# $path (Text)
tightened = Others could read { $path }; now only you can.
# $path (Text)
# $changes (Number)
# $files (Number)
salvaged = Brought to { $path }: { $changes ->
    [one] { $changes } entry
   *[other] { $changes } entries
} of the log and { $files ->
    [one] { $files } file
   *[other] { $files } files
}. “tally restore-backup” puts it in place of the book.
# $number (Text)
# $count (Text)
piece-unreadable = Piece { $number } of { $count } can’t be read: what was written in it is missing.
# $path (Text)
cut-off = { $path } ends in the midst of something: what came after can’t be known.
# $path (Text)
not-in-order = The pieces of { $path } are not in the order in which the device wrote them. All that can be read counts, but something may be missing: compare the book with the device’s.
# $parts (Label)
brought = New from there: { $parts }.
# $parts (Label)
would-bring = New from there would be: { $parts }.
back-up-first = Undo doesn’t take this back: “tally backup FILE” beforehand keeps the book as it was, and --dry-run says what would come.
# $count (Number)
lost-entries = { $count ->
    [one] { $count } entry of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.
   *[other] { $count } entries of the log can’t be read, and what came after the last one can’t be known. What tables still say of it was brought along.
}
# $count (Number)
brought-from-tables = { $count ->
    [one] { $count } record whose log can’t be read came from the tables, in part or whole.
   *[other] { $count } records whose log can’t be read came from the tables, in part or whole.
}
# $count (Number)
only-in-log = { $count ->
    [one] { $count } record is in the log and in no table that can be read; the log is enough.
   *[other] { $count } records are in the log and in no table that can be read; the log is enough.
}
# $count (Number)
unclear-rows = { $count ->
    [one] { $count } row of tables may be of several kinds and did not come along.
   *[other] { $count } rows of tables may be of several kinds and did not come along.
}
# What table and log say of a field, where the new book has both.
# $record (Text)
# $field (Text)
# $table (Text)
# $log (Text)
two-things-kept = { $record }: “{ $field }” is { $table } in its table and { $log } by the log. Both are in the new book, to choose from.
# $record (Text)
# $field (Text)
# $table (Text)
# $log (Text)
two-things = { $record }: “{ $field }” is { $table } in its table and { $log } by the log. The new book has what the log says.
# $path (Text)
backed-up = Copied to { $path }.
# $path (Text)
brought-back = The book is as in { $path }.
# $path (Text)
# $kept (Text)
brought-back-keeping = The book is as in { $path }. What it was is kept in { $kept }.
start-server-anew = A tally serve that runs on this book has to be started anew. Until then it has what it had: export that first, if something of it is missing here.
# $path (Text)
hub-backed-up = What the hub keeps of shared books is in { $path }; to bring it back, put it beside the book as hub.db while no server runs. Whoever comes in later, and sheets that are printed later, aren’t in it.
# $files (Text)
not-backed-up = Not in the backup: { $files }. On another machine, let devices in anew, and come into shared books by an invitation or a recovery sheet.
# $path (Text)
no-book-yet = There is no book at { $path } yet.
# $words (Text)
with-book = Each of these with { $words }, or it means the first book.
# $count (Number)
put-aside = { $count ->
    [one] { $count } action is dated more than a day ahead of this clock and put aside: see tally check.
   *[other] { $count } actions are dated more than a day ahead of this clock and put aside: see tally check.
}

## How an import went

# An option that says what receives, beside a format whose records need nothing.
# $option (Text)
# $format (Text)
needless = { $option } means nothing to --as { $format }, which doesn’t go into something else. A list of a project is --as todotxt, a table --as matrix.
nothing-to-take-in = Nothing to take in: all of it is in the book, or left out.
# $count (Number)
nothing-to-change = { $count ->
    [one] Nothing to change: { $count } record in the book already.
   *[other] Nothing to change: { $count } records in the book already.
}
# $parts (Label)
taken-in = { $parts }.
# $parts (Label)
would-take-in = This would be: { $parts }.
# $count (Text)
part-added = { $count } added
# $count (Text)
part-changed = { $count } changed
# $count (Text)
part-restored = { $count } restored
# $count (Text)
part-unchanged = { $count } unchanged
# $path (Text)
log-spoilt = A part of what was written last is damaged and can’t be taken in. The book with all of it is kept as { $path }; “tally salvage” with that book’s name brings back what can be read.
# $path (Text)
# $kept (Text)
was-another-book = Nothing in { $path } was ever in the book that stood here: it may be a backup of another one. “tally restore-backup { $kept }” takes it back; for another book, name that by --book.
devices-bring-back = Devices that sync with this book bring back what they have from after the backup.
addresses-closed = Nobody looks at it by an address any more, as in Shown to others or by the calendar of reminders: make these anew where they are wanted.
# $server (Text)
stays-here = The server { $server } lets this device only look: what the backup has beyond that server’s book stays on this device, and “tally sync” brings what it lacks.
# $server (Text)
served-to-look = The server { $server } lets this device only look, as it last said: the book is served to look at, and takes nothing in. Let it write there, and “tally sync” here makes it take changes again.
# $theirs (Text) of the server whose address stands before
# $own (Text)
both-digests = its book’s digest is { $theirs }, this book’s { $own }
how-to-take-in = What a wrong clock wrote is also taken in by “tally check --take-in”.
# $count (Number)
time-has-come = { $count ->
    [one] { $count } record that waited for its time counts now.
   *[other] { $count } records that waited for their time count now.
}
# $count (Number)
redated = { $count ->
    [one] { $count } change of this device that was dated ahead has the time of now.
   *[other] { $count } changes of this device that were dated ahead have the time of now.
}
# $count (Number)
redated-by-server = { $count ->
    [one] By the server’s clock { $count } change of this device was dated ahead: it has the server’s time now.
   *[other] By the server’s clock { $count } changes of this device were dated ahead: they have the server’s time now.
}
held-once-agreed = It holds for certain once another device’s clock has agreed with the one here, at the next sync.
ahead-waits = Until then others aren’t shown what is written here, unless somebody takes it in there: Settings › Needs a look, or “tally check --take-in”.
clock-first = Nothing is taken in while this device’s clock and the server’s are more than a day apart: set right whichever is wrong. Then all of it comes in by itself.
# $date (Text)
clock-was-later = Nothing is taken in: on { $date } this book was exchanged with another device, and both clocks agreed. If they were wrong, ask again once a device has exchanged with this book by today’s date.
# $date (Text)
clock-never-set = This computer’s clock shows { $date } and was never set: what others wrote is kept and counts as soon as it is right.
nothing-far = Nothing to take in: nothing here is dated more than a day ahead.
saved-unshown = What was to be done is done and saved; only the answer could not be shown.
# $days (Number) by how many the two differ
clock-of-other = { $days ->
    [one] The clock of a device that came to this book is { $days } day off the one here: set right whichever is wrong.
   *[other] The clock of a device that came to this book is { $days } days off the one here: set right whichever is wrong.
}
# $days (Number)
clock-is-behind = { $days ->
    [one] This device’s clock is { $days } day behind the server’s: set right whichever is wrong.
   *[other] This device’s clock is { $days } days behind the server’s: set right whichever is wrong.
}
# $days (Number)
clock-is-ahead = { $days ->
    [one] This device’s clock is { $days } day ahead of the server’s: set right whichever is wrong.
   *[other] This device’s clock is { $days } days ahead of the server’s: set right whichever is wrong.
}
