### The words of tractor pulls.
### Swift: Sources/Trackers/Pulls/Words/Words+Catalogue.generated.swift

title = Pulls
new-pull = New pull
edit-pull = Edit pull
hook = Hook
new-hook = New hook
edit-hook = Edit hook
tools = More
open = Open
empty-title = Where did you pull last?
empty-sentence = Log a pull and its hooks beside the track, with or without a signal: distances as you say them, places worked out by class.
load-sample = Load sample data
no-hooks = No hooks yet
no-hooks-sentence = Add each run down the track. What you entered last is offered first.
no-class = No class
results = Results sheet
conditions = Conditions
rarer = Place, attempt, note
categories = Own categories
categories-tab = Categories
who-hooks = Who hooks?
category = Category
category-hint = Gear
value = Value
add-category = Add a category
save-and-next = Save and next
same-as-last = Same as last hook
again = Hook again
place = Place
pull-off = pull-off
farthest = farthest
show-older = Show older pulls
# $count (Number)
hooks = { $count ->
    [one] { $count } hook
   *[other] { $count } hooks
}
# $count (Number)
tractors = { $count ->
    [one] { $count } tractor
   *[other] { $count } tractors
}
# $count (Number)
full-pulls = { $count ->
    [one] { $count } full pull
   *[other] { $count } full pulls
}
# $names (Text)
shared-tractors = { $names } pulled with more than one puller here and holds one place. Give two tractors two names.
# $distance (Text)
full-pull-from = full pull from { $distance }
# $count (Number)
pulls = { $count ->
    [one] { $count } pull
   *[other] { $count } pulls
}
# $name (Text)
more = More for { $name }
# $name (Text)
up = { $name } up
# $name (Text)
remove = Remove { $name }

## About pasted notes

paste = Paste notes
notes = Notes or a table
notes-hint = A line for each hook, the class above its hooks; or a table with headings, as from a spreadsheet. Nothing is kept before you have seen it.
table = All hooks as a table
result-in-feet = Result, ft if no unit
read-notes = Read
read-again = Read again
nothing-pasted = There is nothing to read yet.
check = Is this right?
check-sentence = Open a line to see it as written, and to correct it. What wasn’t understood stays as a note.
keep-all = Keep all
no-hook-table = This is no table of hooks: a row of headings is needed, with one for the distance or the result.
# $count (Number)
several-pulls = The file has { $count } pulls; --into and --named take files of one pull.
line-is = This line is
or-file = Or a file
read-table = As a table
columns = Match the columns
column-number = Column
has-headings = The first row names the columns
preview = Preview
no-results = Choose a column with results: distances, FP, DQ.
same-is-one-pull = Rows with the same pull, place and date become one pull.
is-known = This pull is in the book: its hooks are added to it.
is-category = This column becomes a category of its own.
may-be-column = Kept as a category of its own, though its heading may mean a column that is known.
is-left-out = This column is left out.
no-tractors = No column names the tractor.
no-dates = No column has the date of the pull.

## Words around figures across pulls

views = Views
standings = Standings
bests = Bests
forecast = Forecast
season = Season
track = Track
by = By
show = Show
points = points
all-classes = All classes
all-seasons = All seasons
best = best
median = median
points-heading = Points
pulls-heading = Pulls
wins-heading = Wins
nothing-placed = No measured hooks here yet.
figures-follow = They follow from the hooks of your pulls.
best-counts = At each pull, a tractor holds one place in a class, by its best hook. Exhibitions score nothing; the disqualified score only for showing.
own-rule = A points rule of your own
over-time = Percent of the winner, over time
as-table = As a table
too-few = To see what helps, eight hooks with a tire pressure, or with a category in numbers, are needed, and different values in one class on one track.
within-class = Per cent of the tractor’s own mean in the class on the track, so that classes and tracks don’t mix.
only-change = Ringed: nothing else that was written down changed since the hook before.
only-this = Only change
head-to-head = Head to head
model-says = Model
tried-on = Tried on
too-few-for-model = Fewer than eight hooks to try it on, so nothing says how sure this is. It is the plain mean of the class.
how-forecast = Each hook was predicted from the pulls before it only; the errors and the interval are from that. Full pulls that weren’t measured count as the mark, and are left out where it isn’t known.
# "off by 2.1 m on average"
# $distance (Text)
off-by = off by { $distance } on average
# $range (Text)
interval = 8 times in 10 within { $range }
# $percent (Text)
of-winner = { $percent } of the winner
# $count (Number)
in-classes = { $count ->
    [one] { $count } class
   *[other] { $count } classes
}
# $name (Text)
# $points (Text)
leads-by = { $name } leads by { $points }
# $count (Number)
wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# $tractor (Text)
# $name (Text)
what-helps = What helps { $tractor }? { $name }
density-source = Density altitude by the formula of the US National Weather Service.
from-altimeter = from an altimeter setting, as no place that high has such a station pressure
# $text (Text)
density-altitude = density altitude { $text }
names = Names
no-names = No hook has one yet.
rename = Rename
rename-sentence = It changes in every hook at once. The name of another one merges the two.
# $names (Text)
perhaps = Perhaps the same as { $names }

## Figures put together

# $tractors (Label) how many tractors
# $full (Label) how many full pulls
field = { $tractors }, { $full }
# $count (Number) full pulls
unmeasured = { $count ->
    [one] { $count } full pull not measured
   *[other] { $count } full pulls not measured
}
# $ordinal (Label) such as 2nd
attempt = { $ordinal } attempt
# The noun after a number of hooks that stands apart from it.
# $count (Number)
hook-noun = { $count ->
    [one] hook
   *[other] hooks
}
# Holm’s correction.
# $count (Number)
looks = The verdict takes into account that { $count } looks were taken (Holm).
class-mean = Mean of the class
track-mean = Mean of the class at this track
model-answers = So far the model has been nearer than both means, so it answers.
track-mean-answers = So far the model has not beaten the mean of the class at the track, so that answers.
class-mean-answers = So far nothing has beaten the plain mean of the class, so that answers.
# $count (Number)
trial-of-class = { $count ->
    [one] { $count } hook of this class
   *[other] { $count } hooks of this class
}
# $count (Number)
trial-of-all = { $count ->
    [one] { $count } hook of all classes, scaled to this one
   *[other] { $count } hooks of all classes, scaled to this one
}
# $won (Number)
# $lost (Number)
# $tied (Number)
met = won { $won }, lost { $lost }, even { $tied }
# $count (Number) how many are left
show-more = Show more of { $count }

## Pasted notes, put together

# $number (Number)
line-number = Line { $number }
# How many lines may have been misread.
# $count (Number)
doubts = { $count ->
    [one] { $count } line needs a look
   *[other] { $count } lines need a look
}
# $count (Number)
# $most (Number)
too-many-lines = These notes have { $count } lines; at most { $most } are read at once.
# $count (Number)
# $most (Number)
too-many-bytes = These notes have { $count } bytes; at most { $most } are read at once.
# $count (Number)
# $most (Number)
too-long = These are { $count } lines; at most { $most } can be looked through at once. Part them, by pull for example.

## What a column of a table holds

# What a bare number in a field is that holds a value with another unit.
# $label (Text)
# $unit (Text)
bare-unit = { $label }, { $unit } if no unit
column-result = Result, ft if no unit
column-metres = Result, m if no unit
column-inches = Inches of the result
column-bar = Tire pressure, bar
column-kilopascals = Tire pressure, kPa
column-pull = Pull: name
column-location = Pull: place
column-date = Pull: date
column-run = Result of one of several runs
column-best = Best of the runs, left out
column-unit = Unit of the result
column-left-out = – leave out –
# $column (Text) its heading
column-custom = Own category “{ $column }”

## What a line of notes is

line-hook = A hook
line-class = A class
line-sled = A sled
line-note = A note
line-pull = The pull
line-condition = Weather or track
line-left-out = Left out

## What helps

# $more (Label) one step more
# $change (Label) what goes with it
# $spread (Label) a number
# $hooks (Label) how many hooks
finding-clear = { $more } goes with { $change }, give or take { $spread }, over { $hooks }. Unlikely to be chance alone.
# $more (Label) one step more
# $change (Label) what goes with it
# $spread (Label) a number
# $hooks (Label) how many hooks
finding = { $more } goes with { $change }, give or take { $spread }, over { $hooks }. Could be chance.
# $measure (Label) of what
gain-none = as much { $measure } (0 %)
# $size (Label) percent
# $measure (Label) of what
gain-less = { $size } % less { $measure }
# $size (Label) percent
# $measure (Label) of what
gain-more = { $size } % more { $measure }
distance = distance
of-winners = of the winner’s distance
# $best (Label) a range
# $gain (Label) percent
# $measure (Label) of what
# $other (Label) a range
# $hooks (Label) how many hooks
comparison-clear = { $best }: { $gain } more { $measure } than { $other }, { $hooks }; hardly chance alone
# $best (Label) a range
# $gain (Label) percent
# $measure (Label) of what
# $other (Label) a range
# $hooks (Label) how many hooks
comparison = { $best }: { $gain } more { $measure } than { $other }, { $hooks }; could be chance
# $count (Number)
unshared = { $count ->
    [one] Distances are compared, as the winner’s distance is unknown for { $count } hook.
   *[other] Distances are compared, as the winner’s distance is unknown for { $count } hooks.
}
one-more = One more
one-psi-more = 1 psi more
tenth-of-a-bar-more = 0.1 bar more

## Hook

hook-puller = Puller
hook-tractor = Tractor
hook-class = Class
hook-sled = Sled
hook-distance = Distance
hook-305-5 = 305.5
hook-place-if-not-as = Place, if not as measured
hook-tire-pressure-psi = Tire pressure, psi
hook-result = Result
hook-attempt = Attempt
hook-note = Note
hook-own-categories = Own categories
hook-kind-plural = Hooks

## HookStatus

hook-status-measured = Measured
hook-status-full-pull = Full pull
hook-status-disqualified = Disqualified
hook-status-exhibition = Exhibition
hook-status-didnt-start = Didn’t start

## PointsRule

points-rule-name = Name
points-rule-points-from-first-place = Points from first place on
points-rule-10-8-6-4 = 10, 8, 6, 4, 2
points-rule-points-for-showing = Points for showing
points-rule = Points rule
points-rules = Points rules

## Pull

pull-name = Name
pull-cow-town = Cow Town
pull-place = Place
pull-kansas-city-mo = Kansas City MO
pull-date = Date
pull-note = Note
pull-temperature = Temperature
pull-78-f = 78 °F
pull-humidity = Humidity, %
pull-dew-point = Dew point
pull-63-f = 63 °F
pull-station-pressure = Station pressure
pull-29-1-inhg = 29.1 inHg
pull-altitude = Altitude
pull-910-ft = 910 ft
pull-surface = Surface
pull-clay-damp = clay, damp
pull-full-pull-from = Full pull from
pull-300-ft = 300 ft
pull = Pull
pull-kind-plural = Pulls

## NoteDoubt

note-doubt-nobody-is-named-here = Nobody is named here.
note-doubt-number-alone-isnt-hook = A number alone isn’t a hook.
note-doubt-several-numbers-could-distance = Several numbers could be the distance.
note-doubt-thousands-decimals-number-can = Thousands or decimals? The number can be read in two ways.
note-doubt-feet-metres-no-unit = Feet or metres? No unit is written.
note-doubt-where-does-pullers-name = Where does the puller’s name end?
note-doubt-which-name-pullers = Which name is the puller’s?
note-doubt-more-names-than-puller = More names than puller and tractor.
note-doubt-puller-tractor-there-one = Puller or tractor? There is one name.
note-doubt-numbers-front-dont-follow = The numbers in front don’t follow the distances.
note-doubt-taken-class-hooks-follow = Taken for a class: hooks follow.
note-doubt-date-place-seems-stand = A date or a place seems to stand in it: is it another pull?
note-doubt-the-year-isnt-written = The year isn’t written.
note-doubt-pull-has-no-date = This pull has no date of its own.
note-doubt-result-sentence-isnt-read = A result in a sentence isn’t read.
note-doubt-no-result-kept-as = No result: kept as a hook without a distance.
note-doubt-these-letters-were-taken = These letters were taken for “disqualified”.
note-doubt-degrees-fahrenheit-or-celsius = Degrees Fahrenheit or Celsius?
note-doubt-place-but-no-distance = A place, but no distance.
note-doubt-number-was-left-over = A number was left over; it stays as a note.
note-doubt-letter-stands-where-digit = A letter stands where a digit belongs.
note-doubt-farther-than-sleds-pulled = That is farther than sleds are pulled.
note-doubt-taken-place-may-count = Taken for a place; it may count something else.
note-doubt-behind-distance-was-taken = “+” behind the distance was taken for a full pull.
note-doubt-part-foot-inch = Part of a foot, or of an inch?
note-doubt-what-stands-brackets-may = What stands in brackets may be no name.
note-doubt-may-points-instead-distance = This may be points instead of a distance.
note-doubt-there-number-name = There is a number in a name.
note-doubt-no-class-was-named = No class was named before it.
note-doubt-inches-centimetres-cant-read = The inches or centimetres can’t be read; they stay as a note.
note-doubt-0-no-distance-say = 0 is no distance: say how the hook ended.
note-doubt-estimate-isnt-measured-distance = An estimate isn’t a measured distance.
note-doubt-cell-cant-read-as = A cell can’t be read as what its column holds; it stays as a note.
note-doubt-hook-book-already = This hook is in the book already.
note-doubt-day-month-first-both = Day or month first? Both stand here.
note-doubt-words-left-over-they = Words are left over; they stay as a note.
note-doubt-words-left-over-hook = Words are left over: is this a hook?
note-doubt-number-may-result-class = A number in it may be a result: is it a class?
note-doubt-line-names-its-class = The line that names its class may be none.
note-doubt-class-stays-as-note = Is this a class? It stays as a note.
note-doubt-hooks-without-result-stays = Hooks without a result? This stays as a note.
note-doubt-taken-pulls-name-nothing = Taken for the pull’s name: nothing else says it.
note-doubt-no-place-high-has = No place that high has this pressure: it is an altimeter setting, not station pressure.

## Points

points-10-9-8-1 = Points 10, 9, 8 … 1
points-25-18-15-12 = 25, 18, 15, 12, 10 …
points-one-for-each-behind = One for each behind
points-5-3-1-1 = 5, 3, 1 and 1 for showing

## ForecastReport

forecast-report-how-far-tractor-may = how far a tractor may be expected to go

## StandingsReport

standings-report-a-seasons-points = a season’s points

## TractorReport

tractor-report-how-tractor-went-what = how a tractor went, what helps it, and whom it beats

## Units

units-distances = Distances
units-feet = Feet
units-feet-inches = Feet, inches
units-metres = Metres

## Hook

hook-best-class = of the best in class

## Hook

hook-305-5-2 = 305.5
hook-305-6 = 305' 6"
hook-91-4 = 91.4

## Why a value is refused; follows the value

too-far = is farther than sleds are pulled; at most 1,320 ft (402.336 m). Is a decimal point missing?
no-distance-at-all = is no distance. Leave it empty, and choose how the hook ended.
too-hard = is more than tires hold; at most 150 psi (10.3 bar). Is a decimal point missing?
feet-or-metres = is farther than tracks in metres are: feet or metres? Write it with its unit, like 305 ft or 93 m.
nothing-to-ask = is not there; there are no pulls yet.

## Its door

door = Tractor pulling
door-line = Distances, settings and places, beside the track.
door-step = New pull
# $distance (Text)
# $pull (Text)
add-to-pull = Add { $distance } to { $pull }
# $distance (Text)
first-pull = First add a pull for { $distance }
