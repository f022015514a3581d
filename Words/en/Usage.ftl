### Why a command line can’t be understood.
### Swift: Sources/Hosts/TallyCLI/Grammar/UsageText.generated.swift

no-command = A command is missing.
# $name (Text)
unknown-command = There is no command “{ $name }”.
# $name (Text)
unknown-option = There is no option “{ $name }”.
# $option (Text)
# $command (Text)
option-of-others = { $option } means nothing to “tally { $command }”.
# $option (Text)
needless-value = { $option } takes no value.
# $option (Text)
# $meaning (Text)
value-missing = { $option } needs its { $meaning }.
# $option (Text)
# $value (Text)
# $allowed (Label)
wrong-value = { $option } can’t be “{ $value }”; it is one of { $allowed }.
# $one (Text)
# $other (Text)
together = { $one } and { $other } don’t go together.
# $one (Text)
# $other (Text)
one-missing = Say { $one } or { $other }.
# $role (Text)
operand-missing = { $role } is missing.
no-server-yet = There is no server yet to be in step with: name one, as “tally sync https://home.example” does, or share the book over a hub by “tally book invite --hub URL”.
# $word (Text)
too-many = “{ $word }” is one word too many; put a text with spaces in quotes.
# $word (Text)
not-an-assignment = “{ $word }” is not FIELD=VALUE.
# $name (Text)
repeated-field = “{ $name }” is given twice.
# $text (Text)
not-a-port = “{ $text }” is not a port; a port is 0 to 65535.
no-rehearsal = --dry-run is for what a browser’s recovery page downloaded, a file that ends in .pieces.
# $text (Text)
not-a-server = “{ $text }” is not a server; one looks like http://192.168.1.5:8722 or https://home.example.
# $text (Text)
not-a-host = “{ $text }” is not a host’s name; one looks like tally.example.ts.net.
# $text (Text)
not-a-contact = “{ $text }” is no address to write to; --push takes one such as mailto:you@example.org or https://example.org/contact.
# $word (Text)
# $actions (Label)
not-a-device-action = “tally device” can’t “{ $word }”; it can { $actions }.
# $word (Text)
# $actions (Label)
not-a-book-action = “tally book” can’t “{ $word }”; it can { $actions }.
# $word (Text)
# $colors (Label)
not-a-color = “{ $word }” is no colour of a book; there are { $colors }, and none.
# $name (Text)
not-a-book-name = “{ $name }” can’t name a book; use letters, digits, “-”, “_” and “.”.
no-home = There is no home directory; say with --data where the data belongs.
kind-of-table-missing = A table holds one kind of record; name it with --kind. What isn’t of tally is read with --as, such as --as matrix to compare its rows.
kind-missing = A table holds one kind of record; name the KIND.
blank-text = There is nothing to search for.
# $word (Text)
not-text = “{ $word }” is not UTF-8 text; use a terminal that writes UTF-8.
# $name (Text)
# $shells (Label)
unknown-shell = “{ $name }” is not one of { $shells }.
