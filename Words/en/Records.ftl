### The words of records.
### Swift: Sources/Kernel/Records/RecordsText.generated.swift

# When a record was made.
created = Created
# Whether it is in the trash.
deleted = Deleted
# Whether it is out of the trash, too.
gone = Deleted for good

## Colours that something can be given

color-pink = Pink
color-purple = Purple
color-red = Red
color-orange = Orange
color-gold = Gold
color-green = Green
color-teal = Teal
color-light-blue = Light blue
color-dark-blue = Dark blue
color-midnight = Midnight
color-dark-gray = Dark gray
color-gray = Gray

## Why a value is refused: most follow the value

missing = This may not be empty.
# $count (Text)
# $maximum (Text)
too-long = This has { $count } characters; at most { $maximum } are allowed.
# $count (Text)
# $maximum (Text)
too-many-codes = With all marks on its characters this has { $count } codes; at most { $maximum } are allowed.
several-lines = This must be on one line.
control-character = This contains a control character; only text is allowed.
# $names (Label)
not-allowed = is not one of { $names }.
not-a-number = is not a number, such as 12 or 0.5.
not-a-whole-number = is not a whole number.
# $minimum (Text)
# $maximum (Text)
out-of-range = is out of range; it must be from { $minimum } to { $maximum }.
# $day (Label)
too-early = is too early; the first day allowed is { $day }.
# $examples (Text)
not-readable = can’t be read; write it like { $examples }.
# $maximum (Text)
too-large = is too large; a file may have at most { $maximum }.
not-a-date = is not a date, such as 2026-07-18.
not-a-time = is not a time of day, such as 08:30.
not-an-instant = is not a point in time, such as 2026-07-18T08:30:00Z.
not-yes-or-no = is neither true nor false.
# $kind (Text)
not-a-reference = does not name a record; give an id or title of kind { $kind }.
# $kind (Text)
not-found = does not exist among the records of kind { $kind }.
# $count (Text)
# $ids (Text)
ambiguous = names { $count } records; give more of the id: { $ids }.
circular = can’t go into itself, nor into something that it holds; choose another.
not-text = is not text.
not-a-list = is not a list of text.
not-pairs = is not a set of names with values.
not-an-identifier = is not an identifier; it must be a text that is not empty.
unchangeable = This can’t be changed; delete the record and add another.
