### Why a text is not a number.
### Swift: Sources/Kernel/Text/NumberText.generated.swift

empty = Type a number, such as 12.5.
# $text (Text)
not-a-number = “{ $text }” is not a number. Type one such as 12.5.
# $text (Text)
# $one (Label)
# $other (Label)
ambiguous = “{ $text }” may be { $one } or { $other }. Write it as one of them.
# $text (Text)
# $why (Label)
unclear = “{ $text }” { $why }
# $text (Text)
# $digits (Text)
too-many-whole-digits = “{ $text }” is too large: at most { $digits } digits before the decimal point are kept.
# $text (Text)
# $digits (Text)
too-many-fraction-digits = “{ $text }” is too exact: at most { $digits } digits after the decimal point are kept.

## What follows a text that is something else than a number

is-brackets = is in brackets, which often means less than zero. Write it with a minus sign or without brackets.
is-abbreviation = is abbreviated. Write the number in full, such as 1500.
is-spreadsheet-error = is an error of a spreadsheet. Write the number itself.
is-approximation = is only roughly a number. Write it exactly, such as 70.
is-limit = is a limit, not a number. Write one number, such as 80.
is-range = is a range. Write one number, such as 1.5.
