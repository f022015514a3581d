### What the command line says of devices and of the door.
### Swift: Sources/Hosts/TallyCLI/Words/DeviceText.generated.swift

name = Name
right = Right
made = Let in
seen = Last here
reads = reads
writes = reads and writes
never = never
today = today
program = Program
no-devices = No device is let in yet; “tally device add” lets one in.
# $name (Text)
added = “{ $name }” is let in by this token, which is shown only now.
# $name (Text)
removed = “{ $name }” is shut out.
# $name (Text)
reads-now = “{ $name }” may only look from now on.
# $name (Text)
writes-now = “{ $name }” may read and write from now on.
all-books = It gets into every book of this directory, whichever is named.
calendar-stays = The secret calendar address goes on working wherever it is known; Projects → Reminders renews it.
shown-stays = What is shown at addresses can still be seen there; Settings → Shown to others takes it back.
shared-stays = It stays in the shared books that it is in, which this server goes on carrying: Settings → Shared books, or “tally book remove”, takes it out.
open-it = Open it on the device; it lets one in, within 15 minutes.
keep-it = Send it as “Authorization: Bearer TOKEN”.
no-server = This address is this machine’s own. For others, start “tally serve” with --name or --host first.
enter-here = To let a first device in, open this on it within 15 minutes:
enter-later = To let a first device in, run “tally device add”.
plain-http = Without HTTPS in front, whoever is on the network can read what goes over it, cookies too, and browsers don’t work offline.
no-lock = With --no-lock everybody who reaches this server may read, change and export everything.
how-to-sync = There, “tally device add --token” prints a token; “tally sync URL --token-file FILE” sends it from then on.
sent-in-the-clear = This address has no https: whoever is on the way can read what is exchanged.

## What is refused

# $name (Text)
unknown-device = There is no device “{ $name }”.
# $name (Text)
# $ids (Label)
several-devices = Several devices are called “{ $name }”; name one by its id: { $ids }.
# $name (Text)
# $most (Text)
bad-name = “{ $name }” can’t name a device; a name has 1 to { $most } characters in one line.
# $place (Text)
bad-token = { $place } holds no token; one has 20 to 100 letters, digits, “-” or “_” in one line.
# $path (Text)
damaged-devices = The list of devices, { $path }, is damaged. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
