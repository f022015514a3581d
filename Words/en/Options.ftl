### What each option does, in one line.
### Swift: Sources/Hosts/TallyCLI/Words/OptionText.generated.swift

data = the directory of the books; by default $XDG_DATA_HOME/tallybook
book = which book; by default “book”
json = answers in JSON
plain = answers with one record a line, tabs between the values
quiet = says nothing but errors
no-input = never asks anything (tally never does: it can undo)
help = explains the command
version = prints the version
where = only records whose field has this value; may be repeated
all = also what the app's main list leaves out; of “book list”, those in the trash, too; elsewhere, every book of the directory
dry-run = says what would be done, and doesn't
as = what the file is: json, csv; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
# $formats (Text)
as-with-formats = what the file is: json, csv, or to import auto, { $formats }; by default as it is (auto) or is called; in a shared book, what one is called there; of “show” and “list”, how others are to see it: text, html, svg
kind = the kind of a table's records; by default the file's name, as in essentials.csv
output = the file to write; by default standard output
into = the course, project or pull that receives: an id, a unique beginning of one, or a title
from = the project to export: an id, a unique beginning of one, or a title
to = the book that receives
named = the name of a new course, project or pull
student = whose row of a gradebook
sheet = which sheet of a spreadsheet
accept-doubts = takes in also what was understood with doubts
for-good = takes it out of the trash too, on every device; the log keeps what it said
take-in = makes what a wrong clock wrote be of now
port = the port; by default 8722, with 0 any that is free
host = the address to listen on; by default localhost
public-name = the name under which a proxy with HTTPS, such as Tailscale Serve, passes requests on; of a device, what it is called; of “book recover”, what the book is to be called
no-lock = lets everybody in who reaches the server
read-only = the device may read and not write
write = the device may read and write
token = prints a token for a program instead of an address for a browser
qr = draws the address as a QR code, too
token-file = a file with the token by which the server lets this in; TALLY_TOKEN may hold it instead
role = what somebody may do who is let in: owner, editor (the default) or viewer
uses = how many devices come in by one invitation; by default one
days = how many days an invitation lasts; by default 7
hub = the hub that a book is put on; TALLY_HUB may hold it instead
push = notifies devices that want it by Web Push; an address for whoever runs a push service: mailto:you@example.org, or one with https
log = how events are told on standard error: words (the default) or json, a line each
demo = a book of sample data that is gone afterwards
