### The few words of the status line, and why a device isn’t in step.
### Swift: Sources/Kernel/Sync/SyncText.generated.swift

offline = Offline
chosen-offline = Working offline
not-in-step = Not in step
not-let-in = Not let in
not-member = Not in this book any more
never-synced = Not synced yet
synced-now = Synced just now
# $count (Number)
synced-minutes = Synced { $count } min ago
# $count (Number)
synced-hours = Synced { $count } h ago
# $date (Text)
synced-on = Synced on { $date }

# $count (Number) how many changes
waiting = { $count ->
    [one] { $count } change waiting
   *[other] { $count } changes waiting
}
# $most (Number) that many or more
waiting-many = { $most } changes or more waiting

## Why a message isn’t taken in

message-unreadable = What came to be synced can’t be read.
other-version = The two sides speak different versions of sync; update the older one.
other-book = There is another book at this address than before. Nothing was exchanged, and this device keeps its own.
message-too-much = What came to be synced is more than any device sends at once. Nothing of it was taken in.
too-much-ahead = The server has more changes that are dated ahead than this device keeps waiting, so nothing more of the server’s is taken in. Nothing that was written here is lost. On both, see Settings › Needs a look, or “tally check”.
may-only-read = This device may only look: what is written on it isn’t sent, and stays here. What others write arrives.

## Why a device isn’t in step

unreachable = The server can’t be reached.
# $sentence (Text)
server-refused = The server said: { $sentence }
answer-unreadable = The server’s answer can’t be read.
differs = This book and the server’s differ although everything was exchanged.
server-lacks = This device has changes of others that the server lacks. It may only look and can’t send them: they come back to the server once a device that has them too, and may write, syncs.
clocks-differ = The clock of this device or that of the server seems wrong: they are more than a day apart. What one of them can’t believe yet it keeps aside; set the wrong one right, and both books become the same.
dated-ahead = The server has changes that are dated ahead, as by a clock that was wrong. They count here once their time has come, or once they are taken in on the server (“tally check --take-in” there, or Settings › Needs a look).
not-kept = What the server sent could not be saved here.
server-lets-not-in = The server doesn’t let this device in.
clock-ahead = This device’s clock is wrong
clock-behind = This device’s clock is wrong: not everything is shown
# $days (Number)
# $names (Text) what others wrote
late-here = { $days ->
    [one] This device’s clock is { $days } day behind the server’s. Once the wrong one is right, all of this counts: { $names }.
   *[other] This device’s clock is { $days } days behind the server’s. Once the wrong one is right, all of this counts: { $names }.
}
