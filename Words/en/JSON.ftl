### Why a text is not JSON.
### Swift: Sources/Kernel/JSON/JSONErrorText.generated.swift

# Where something stands, and what is wrong there.
# $line (Text)
# $column (Text)
# $what (Label)
at = Line { $line }, column { $column }: { $what }

## Why a text is not JSON; follows its place

# $expected (Label)
ended = the text stops where { $expected } belongs.
# $expected (Label)
# $sign (Text)
found = { $expected } belongs here, not “{ $sign }”.
invalid-utf8 = the text that starts here is not encoded as UTF-8.
# $sign (Text)
unknown-escape = JSON has no escape “\{ $sign }”.
lone-surrogate = this escape is only half of a character.
# $sign (Text)
control-character = { $sign } must be escaped inside a text, as in “\n” and “\t”.
# $limit (Text)
too-deep = more than { $limit } lists and objects stand inside one another.

## What may stand at a place

expected-value = a value
expected-value-or-array-end = a value or “]”
expected-name = a name in double quotes
expected-name-or-object-end = a name in double quotes or “{ "}" }”
expected-colon = a colon
expected-comma-or-array-end = a comma or “]”
expected-comma-or-object-end = a comma or “{ "}" }”
expected-digit = a digit
expected-hex-digit = a hexadecimal digit
expected-escape = an escape such as “n”
expected-closing-quote = a closing quote
expected-end-of-text = the end of the text
