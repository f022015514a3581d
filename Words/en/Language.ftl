### What every room needs of a language.
### Swift: Sources/Kernel/Text/LanguageText.generated.swift

# $name (Text)
did-you-mean = Did you mean “{ $name }”?
# $text (Text)
quoted = “{ $text }”
# Parts in a row: all but the last with commas between them, and the last.
# $parts (Text)
# $last (Text)
list = { $parts } and { $last }
# The same of parts of which one is meant.
# $parts (Text)
# $last (Text)
alternatives = { $parts } or { $last }

## Dates

# $day (Text)
# $month (Text)
day-and-month = { $day } { $month }
# $day (Text)
# $month (Text)
# $year (Text)
date = { $day } { $month } { $year }
# $weekday (Text)
# $day (Text)
# $month (Text)
date-of-week = { $weekday } { $day } { $month }

## Months, as they stand in a date

january = January
february = February
march = March
april = April
may = May
june = June
july = July
august = August
september = September
october = October
november = November
december = December

## Months, in short

january-short = Jan
february-short = Feb
march-short = Mar
april-short = Apr
may-short = May
june-short = Jun
july-short = Jul
august-short = Aug
september-short = Sep
october-short = Oct
november-short = Nov
december-short = Dec

## Days of the week

monday = Monday
tuesday = Tuesday
wednesday = Wednesday
thursday = Thursday
friday = Friday
saturday = Saturday
sunday = Sunday

## Days of the week, in short

monday-short = Mon
tuesday-short = Tue
wednesday-short = Wed
thursday-short = Thu
friday-short = Fri
saturday-short = Sat
sunday-short = Sun
