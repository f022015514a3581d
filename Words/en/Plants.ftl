### The words of the tracker that only the tests know.
### Swift: Tests/SixthTracker/Plants/PlantText.generated.swift

title = Plants
new = New plant
edit = Edit plant
save = Save
empty-sentence = What grows here, and when it had water last.
nothing-to-show = Choose a plant.
# $name (Text)
water = Water { $name }
# $name (Text)
watered-now = { $name } watered
# $count (Number)
thirsty = { $count ->
    [one] { $count } wants water
   *[other] { $count } want water
}
# $date (Text)
next = Wants water on { $date }
# $name (Text)
more = More for { $name }

## Kind and fields

order = Order of plants
name = Name
thirst = Thirst
every = Days between
watered = Watered
plant = plant
