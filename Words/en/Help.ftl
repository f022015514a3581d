### The headings of the help and what belongs to no command alone.
### Swift: Sources/Hosts/TallyCLI/Words/HelpText.generated.swift

summary = keeps what you tally
about = Tallybook keeps what you tally. Without a network, on every device, and every action can be undone.
usage = Usage
commands = Commands
options = Options
global-options = Options of every command
examples = Examples
kinds = Kinds and their fields
reports = Reports, for “tally show”
exit-codes = Exit codes
environment = Environment
files = Files
command-help = “tally help COMMAND” explains a command.
# $command (Text)
see-help = “{ $command }” says more.
exit-done = done
exit-refused = refused: a value isn’t allowed, or something isn’t there
exit-wrong-usage = the command line can’t be understood
exit-failed = the book, or a file, could not be read or written
exit-not-let-in = a server doesn’t let this one in
variable-data-home = where data directories are; by default ~/.local/share
variable-no-color = when set, nothing is coloured
variable-token = a token by which “tally sync” is let in
variable-language = the language of messages: English, German (de) or Italian (it)
book-file = the book, an SQLite file; NAME is “book” unless --book says otherwise
