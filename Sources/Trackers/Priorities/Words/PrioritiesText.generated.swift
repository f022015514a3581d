// Made by `make words` from Words/*/Priorities.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the priorities screens.
enum PrioritiesText {
    /// Priorities
    static var title: Label { Label(.priorities, 0) }

    /// Essential
    static var essential: Label { Label(.priorities, 1) }

    /// Essentials
    static var essentials: Label { Label(.priorities, 2) }

    /// Name
    static var name: Label { Label(.priorities, 3) }

    /// Milk
    static var nameHint: Label { Label(.priorities, 4) }

    /// Details
    static var details: Label { Label(.priorities, 5) }

    /// Semi-skimmed
    static var detailsHint: Label { Label(.priorities, 6) }

    /// Level
    static var level: Label { Label(.priorities, 7) }

    /// List
    static var list: Label { Label(.priorities, 8) }

    /// Inside
    static var link: Label { Label(.priorities, 9) }

    /// What is inside what
    static var links: Label { Label(.priorities, 10) }

    /// { $count } to get
    static func toGet(_ count: Int) -> Label {
        Label(.priorities, 11, [.number(count)])
    }

    /// to get, { $rest }
    static func toGetOf(_ rest: String) -> Label {
        Label(.priorities, 12, [.text(rest)])
    }

    /// { $count } stocked
    static func stocked(_ count: Int) -> Label {
        Label(.priorities, 13, [.number(count)])
    }

    /// Search or add…
    static var searchOrAdd: Label { Label(.priorities, 14) }

    /// Search all essentials, or type a new one
    static var searchLabel: Label { Label(.priorities, 15) }

    /// Search
    static var search: Label { Label(.priorities, 16) }

    /// Go shopping
    static var shop: Label { Label(.priorities, 17) }

    /// Shop
    static var shopWord: Label { Label(.priorities, 18) }

    /// Shopping
    static var shopping: Label { Label(.priorities, 19) }

    /// { $count } left
    static func shopRest(_ count: Int) -> Label {
        Label(.priorities, 20, [.number(count)])
    }

    /// Everything got
    static var shopDone: Label { Label(.priorities, 21) }

    /// { $count ->
    ///     [one] One more is got elsewhere.
    ///    *[other] { $count } more are got elsewhere.
    /// }
    static func shopElsewhere(_ count: Int) -> Label {
        Label(.priorities, 22, [.number(count)])
    }

    /// Nothing to get.
    static var shopEmpty: Label { Label(.priorities, 23) }

    /// Done
    static var finish: Label { Label(.priorities, 24) }

    /// Add
    static var add: Label { Label(.priorities, 25) }

    /// Add several
    static var addMany: Label { Label(.priorities, 26) }

    /// One a line. A quantity may come with it: 2 L milk
    static var batchHint: Label { Label(.priorities, 27) }

    /// bread
    /// 2 L milk
    /// eggs
    static var batchExample: Label { Label(.priorities, 28) }

    /// Essentials
    static var batchLabel: Label { Label(.priorities, 29) }

    /// { $new } new, { $there } there already
    static func understood(new: Int, there: Int) -> Label {
        Label(.priorities, 30, [.number(new), .number(there)])
    }

    /// { $new } new, { $there } there already, { $left } left out
    static func understoodLeft(new: Int, there: Int, left: Int) -> Label {
        Label(.priorities, 31, [.number(new), .number(there), .number(left)])
    }

    /// “{ $name }” is got already.
    static func gotAlready(_ name: String) -> Label {
        Label(.priorities, 32, [.text(name)])
    }

    /// Need it
    static var need: Label { Label(.priorities, 33) }

    /// Name of a list
    static var listName: Label { Label(.priorities, 34) }

    /// Only to keep all of it as a list, a recipe say, which is put on the shopping list again by one tap.
    static var listNameHint: Label { Label(.priorities, 35) }

    /// What is inside?
    static var lookInside: Label { Label(.priorities, 36) }

    /// Keep as a list
    static var keepList: Label { Label(.priorities, 37) }

    /// Preview
    static var lookFirst: Label { Label(.priorities, 38) }

    /// There is another “{ $name }” already.
    static func another(_ name: String) -> Label {
        Label(.priorities, 39, [.text(name)])
    }

    /// Open that one
    static var openOther: Label { Label(.priorities, 40) }

    /// Make one of both
    static var makeOne: Label { Label(.priorities, 41) }

    /// Keep both
    static var keepBoth: Label { Label(.priorities, 42) }

    /// New essential
    static var new: Label { Label(.priorities, 43) }

    /// Add “{ $name }”
    static func create(_ name: String) -> Label {
        Label(.priorities, 44, [.text(name)])
    }

    /// Make the list “{ $name }” and add it there
    static func createList(_ name: String) -> Label {
        Label(.priorities, 45, [.text(name)])
    }

    /// A list is whatever has others inside. The name of a new one makes it.
    static var listsHint: Label { Label(.priorities, 46) }

    /// Add each: { $names }
    static func createEach(_ names: String) -> Label {
        Label(.priorities, 47, [.text(names)])
    }

    /// Add with details…
    static var createDetailed: Label { Label(.priorities, 48) }

    /// Needed now: { $names }
    static func toldNeeded(_ names: String) -> Label {
        Label(.priorities, 49, [.text(names)])
    }

    /// Take off the list: { $names }
    static func toldOff(_ names: String) -> Label {
        Label(.priorities, 50, [.text(names)])
    }

    /// “{ $name }” is on the list already.
    static func onListAlready(_ name: String) -> Label {
        Label(.priorities, 51, [.text(name)])
    }

    /// How much?
    static var howMuch: Label { Label(.priorities, 52) }

    /// Not added yet: say which of these is meant.
    static var notAddedYet: Label { Label(.priorities, 53) }

    /// Not added yet, { $number } of { $count }: say which of these is meant.
    static func notAddedYetOf(number: Int, count: Int) -> Label {
        Label(.priorities, 54, [.number(number), .number(count)])
    }

    /// Put “{ $name }, { $quantity }” on the list
    static func putOn(name: String, quantity: String) -> Label {
        Label(.priorities, 55, [.text(name), .text(quantity)])
    }

    /// “{ $name }” is meant, which is on the list
    static func meant(_ name: String) -> Label {
        Label(.priorities, 56, [.text(name)])
    }

    /// “{ $name }, { $new }” instead of { $old }
    static func putInstead(name: String, new: String, old: String) -> Label {
        Label(.priorities, 57, [.text(name), .text(new), .text(old)])
    }

    /// Edit essential
    static var editEssential: Label { Label(.priorities, 58) }

    /// Edit store
    static var editStore: Label { Label(.priorities, 59) }

    /// Inside
    static var inside: Label { Label(.priorities, 60) }

    /// Put something inside
    static var addInsideTitle: Label { Label(.priorities, 61) }

    /// Part of
    static var partOf: Label { Label(.priorities, 62) }

    /// Add to a list
    static var addTo: Label { Label(.priorities, 63) }

    /// Add to
    static var addToTitle: Label { Label(.priorities, 64) }

    /// Take out
    static var takeOut: Label { Label(.priorities, 65) }

    /// { $name } is inside { $list }
    static func putInside(name: String, list: String) -> Label {
        Label(.priorities, 66, [.text(name), .text(list)])
    }

    /// { $count ->
    ///     [one] { $count } thing put inside
    ///    *[other] { $count } things put inside
    /// }
    static func putInsideMany(_ count: Int) -> Label {
        Label(.priorities, 67, [.number(count)])
    }

    /// { $name } is no longer inside { $list }
    static func tookOut(name: String, list: String) -> Label {
        Label(.priorities, 68, [.text(name), .text(list)])
    }

    /// Put inside
    static var addHere: Label { Label(.priorities, 69) }

    /// Nothing inside yet. Fruit, say, could hold apples and pears.
    static var insideEmpty: Label { Label(.priorities, 70) }

    /// What do you run out of?
    static var emptyTitle: Label { Label(.priorities, 71) }

    /// Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
    static var emptySentence: Label { Label(.priorities, 72) }

    /// All stocked
    static var allStocked: Label { Label(.priorities, 73) }

    /// When something runs out, find it here and raise its level.
    static var allStockedSentence: Label { Label(.priorities, 74) }

    /// Load sample data
    static var loadSample: Label { Label(.priorities, 75) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.priorities, 76, [.text(text)])
    }

    /// Pantry
    static var all: Label { Label(.priorities, 77) }

    /// Show { $count } more
    static func more(_ count: Int) -> Label {
        Label(.priorities, 78, [.number(count)])
    }

    /// More for { $name }
    static func moreFor(_ name: String) -> Label {
        Label(.priorities, 79, [.text(name)])
    }

    /// Print or share
    static var print: Label { Label(.priorities, 80) }

    /// Shopping list
    static var printTitle: Label { Label(.priorities, 81) }

    /// Got it: { $name }
    static func gotIt(_ name: String) -> Label {
        Label(.priorities, 82, [.text(name)])
    }

    /// Needed again: { $name }
    static func needIt(_ name: String) -> Label {
        Label(.priorities, 83, [.text(name)])
    }

    /// Open
    static var open: Label { Label(.priorities, 84) }

    /// More
    static var tools: Label { Label(.priorities, 85) }

    /// Priorities
    static var back: Label { Label(.priorities, 86) }

    /// Choose an essential to see it here.
    static var nothingToShow: Label { Label(.priorities, 87) }

    /// { $level ->
    ///     [low] Stocked
    ///     [medium] If on sale
    ///     [high] Running out
    ///    *[critical] Needed now
    /// }
    static func levelWord(_ level: Level) -> Label {
        Label(.priorities, 88, [.text(level.rawValue)])
    }

    /// { $name }: { level-word }
    static func setTo(name: String, level: Level) -> Label {
        Label(.priorities, 89, [.text(name), .text(level.rawValue)])
    }

    /// { $level ->
    ///     [low] Got { $name }
    ///     [medium] { $name }: if on sale
    ///     [high] { $name }: running out
    ///    *[critical] { $name }: needed now
    /// }
    static func moved(name: String, level: Level) -> Label {
        Label(.priorities, 90, [.text(name), .text(level.rawValue)])
    }

    /// { $count } inside: { $names }
    static func insideRow(count: Int, names: String) -> Label {
        Label(.priorities, 91, [.number(count), .text(names)])
    }

    /// The list has { $count } lines; at most { $limit } are read.
    static func listTooLong(count: Int, limit: Int) -> Label {
        Label(.priorities, 92, [.number(count), .number(limit)])
    }

    /// “{ $line }” → { $words }: new
    static func lineNew(line: String, words: String) -> Label {
        Label(.priorities, 93, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: on the list already
    static func lineListed(line: String, words: String) -> Label {
        Label(.priorities, 94, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: was got before
    static func lineKnown(line: String, words: String) -> Label {
        Label(.priorities, 95, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: stocked already
    static func lineStocked(line: String, words: String) -> Label {
        Label(.priorities, 96, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: needed now
    static func lineOut(line: String, words: String) -> Label {
        Label(.priorities, 97, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: ticked, comes off the list
    static func lineOff(line: String, words: String) -> Label {
        Label(.priorities, 98, [.text(line), .text(words)])
    }

    /// “{ $line }” → goes with { $words }
    static func lineAgain(line: String, words: String) -> Label {
        Label(.priorities, 99, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: new, stocked
    static func lineTicked(line: String, words: String) -> Label {
        Label(.priorities, 100, [.text(line), .text(words)])
    }

    /// “{ $line }” → nothing to get, left out
    static func lineHeading(_ line: String) -> Label {
        Label(.priorities, 101, [.text(line)])
    }

    /// “{ $line }” → what follows is got in { $store }
    static func lineShop(line: String, store: String) -> Label {
        Label(.priorities, 102, [.text(line), .text(store)])
    }

    /// “{ $line }” → title of a recipe, left out
    static func lineTitle(_ line: String) -> Label {
        Label(.priorities, 103, [.text(line)])
    }

    /// “{ $line }” → said about the recipe, left out
    static func lineRecipe(_ line: String) -> Label {
        Label(.priorities, 104, [.text(line)])
    }

    /// “{ $line }” → a step of the recipe, left out
    static func lineStep(_ line: String) -> Label {
        Label(.priorities, 105, [.text(line)])
    }

    /// “{ $line }” → talk, left out
    static func lineTalk(_ line: String) -> Label {
        Label(.priorities, 106, [.text(line)])
    }

    /// “{ $line }” → said by the chat itself, left out
    static func lineNotice(_ line: String) -> Label {
        Label(.priorities, 107, [.text(line)])
    }

    /// “{ $line }” → a poll or an answer to it, left out
    static func linePoll(_ line: String) -> Label {
        Label(.priorities, 108, [.text(line)])
    }

    /// “{ $line }” → a link, left out
    static func lineLink(_ line: String) -> Label {
        Label(.priorities, 109, [.text(line)])
    }

    /// “{ $line }” → not needed? Left out; ticked here, it comes off the list
    static func lineUnneeded(_ line: String) -> Label {
        Label(.priorities, 110, [.text(line)])
    }

    /// “{ $line }” → needed? Left out; ticked here, it goes on the list
    static func lineAsked(_ line: String) -> Label {
        Label(.priorities, 111, [.text(line)])
    }

    /// “{ $line }” → a later line says otherwise, left out
    static func lineOverruled(_ line: String) -> Label {
        Label(.priorities, 112, [.text(line)])
    }

    /// “{ $line }” → added before and not got since, left out; ticked here, it comes on top: { $words }
    static func lineBefore(line: String, words: String) -> Label {
        Label(.priorities, 113, [.text(line), .text(words)])
    }

    /// “{ $line }” → left out by you
    static func lineChosen(_ line: String) -> Label {
        Label(.priorities, 114, [.text(line)])
    }

    /// No, “{ $name }” as it is written
    static func lineOther(_ name: String) -> Label {
        Label(.priorities, 115, [.text(name)])
    }

    /// “{ $name }”: the number is part of the name; “2 x” would make it a quantity.
    static func markNumber(_ name: String) -> Label {
        Label(.priorities, 116, [.text(name)])
    }

    /// “{ $line }” is only a quantity; it is taken for a name.
    static func markQuantity(_ line: String) -> Label {
        Label(.priorities, 117, [.text(line)])
    }

    /// “{ $name }” is taken for a thing; “{ $name }:” would be a heading.
    static func markShop(_ name: String) -> Label {
        Label(.priorities, 118, [.text(name)])
    }

    /// “{ $name }”: { $quantity } stands there twice and is taken once.
    static func markTwice(name: String, quantity: String) -> Label {
        Label(.priorities, 119, [.text(name), .text(quantity)])
    }

    /// “{ $name }”: { $quantities }, from several parts of the recipe.
    static func markParts(name: String, quantities: String) -> Label {
        Label(.priorities, 120, [.text(name), .text(quantities)])
    }

    /// “{ $name }”: { $sum } with the { $old } on the list.
    static func markSum(name: String, sum: String, old: String) -> Label {
        Label(.priorities, 121, [.text(name), .text(sum), .text(old)])
    }

    /// “{ $name }” stays { $quantity }.
    static func markStays(name: String, quantity: String) -> Label {
        Label(.priorities, 122, [.text(name), .text(quantity)])
    }

    /// “{ $name }”: { $quantity } came to it before and isn’t added again.
    static func markAdded(name: String, quantity: String) -> Label {
        Label(.priorities, 123, [.text(name), .text(quantity)])
    }

    /// “{ $name }”: several are called so; the first is taken.
    static func markSeveral(_ name: String) -> Label {
        Label(.priorities, 124, [.text(name)])
    }

    /// “{ $name }”: the sign is taken for part of the name.
    static func markSign(_ name: String) -> Label {
        Label(.priorities, 125, [.text(name)])
    }

    /// “{ $line }” is taken for one name.
    static func markCells(_ line: String) -> Label {
        Label(.priorities, 126, [.text(line)])
    }

    /// “{ $name }” is there already; “{ $words }” is left out.
    static func markLeft(name: String, words: String) -> Label {
        Label(.priorities, 127, [.text(name), .text(words)])
    }

    /// “{ $name }” is ticked here, so it comes off the list. Leave its line out if it is still needed.
    static func markOff(_ name: String) -> Label {
        Label(.priorities, 128, [.text(name)])
    }

    /// “{ $name }”: “{ $known }” is meant, which is there.
    static func markForm(name: String, known: String) -> Label {
        Label(.priorities, 129, [.text(name), .text(known)])
    }

    /// { $typed } is read as { $meant }.
    static func markRead(typed: String, meant: String) -> Label {
        Label(.priorities, 130, [.text(typed), .text(meant)])
    }

    /// “{ $name }” is something to do, and goes on the list like this.
    static func markErrand(_ name: String) -> Label {
        Label(.priorities, 131, [.text(name)])
    }

    /// Add, and add up quantities: { $sums }
    static func addUp(_ sums: String) -> Label {
        Label(.priorities, 132, [.text(sums)])
    }

    /// Add, and replace what is on the list: { $things }
    static func replace(_ things: String) -> Label {
        Label(.priorities, 133, [.text(things)])
    }

    /// Fish
    static var sampleFish: Label { Label(.priorities, 134) }

    /// It’s good for you!
    static var sampleItsGoodForYou: Label { Label(.priorities, 135) }

    /// Fruit
    static var sampleFruit: Label { Label(.priorities, 136) }

    /// Milk
    static var sampleMilk: Label { Label(.priorities, 137) }

    /// Semi-skimmed
    static var sampleSemiSkimmed: Label { Label(.priorities, 138) }

    /// Apples
    static var sampleApples: Label { Label(.priorities, 139) }

    /// Bread
    static var sampleBread: Label { Label(.priorities, 140) }

    /// Cheese
    static var sampleCheese: Label { Label(.priorities, 141) }

    /// Don’t forget the bread!
    static var sampleDontForgetTheBread: Label { Label(.priorities, 142) }

    /// Tomatoes
    static var sampleTomatoes: Label { Label(.priorities, 143) }

    /// Coffee
    static var sampleCoffee: Label { Label(.priorities, 144) }

    /// Whole beans
    static var sampleWholeBeans: Label { Label(.priorities, 145) }

    /// Olive Oil
    static var sampleOliveOil: Label { Label(.priorities, 146) }

    /// Bananas
    static var sampleBananas: Label { Label(.priorities, 147) }

    /// Butter
    static var sampleButter: Label { Label(.priorities, 148) }

    /// Chicken
    static var sampleChicken: Label { Label(.priorities, 149) }

    /// Dish Soap
    static var sampleDishSoap: Label { Label(.priorities, 150) }

    /// Eggs
    static var sampleEggs: Label { Label(.priorities, 151) }

    /// Flour
    static var sampleFlour: Label { Label(.priorities, 152) }

    /// Garlic
    static var sampleGarlic: Label { Label(.priorities, 153) }

    /// Honey
    static var sampleHoney: Label { Label(.priorities, 154) }

    /// Lemons
    static var sampleLemons: Label { Label(.priorities, 155) }

    /// Lentils
    static var sampleLentils: Label { Label(.priorities, 156) }

    /// Onions
    static var sampleOnions: Label { Label(.priorities, 157) }

    /// Paper Towels
    static var samplePaperTowels: Label { Label(.priorities, 158) }

    /// Pasta
    static var samplePasta: Label { Label(.priorities, 159) }

    /// Pears
    static var samplePears: Label { Label(.priorities, 160) }

    /// Pepper
    static var samplePepper: Label { Label(.priorities, 161) }

    /// Potatoes
    static var samplePotatoes: Label { Label(.priorities, 162) }

    /// Rice
    static var sampleRice: Label { Label(.priorities, 163) }

    /// Salt
    static var sampleSalt: Label { Label(.priorities, 164) }

    /// Sugar
    static var sampleSugar: Label { Label(.priorities, 165) }

    /// Tea
    static var sampleTea: Label { Label(.priorities, 166) }

    /// Toilet Paper
    static var sampleToiletPaper: Label { Label(.priorities, 167) }

    /// Toothpaste
    static var sampleToothpaste: Label { Label(.priorities, 168) }

    /// Yogurt
    static var sampleYogurt: Label { Label(.priorities, 169) }

    /// Quantity
    static var amount: Label { Label(.priorities, 170) }

    /// 500
    static var amountHint: Label { Label(.priorities, 171) }

    /// Unit
    static var unit: Label { Label(.priorities, 172) }

    /// g
    static var unitHint: Label { Label(.priorities, 173) }

    /// Aisle
    static var aisle: Label { Label(.priorities, 174) }

    /// Bakery
    static var aisleHint: Label { Label(.priorities, 175) }

    /// Enough until
    static var enoughUntil: Label { Label(.priorities, 176) }

    /// No aisle yet
    static var noAisle: Label { Label(.priorities, 177) }

    /// Still enough: { $name }
    static func enoughOf(_ name: String) -> Label {
        Label(.priorities, 178, [.text(name)])
    }

    /// { $aisle ->
    ///     [produce] Fruit and vegetables
    ///     [bakery] Bakery
    ///     [dairy] Milk, cheese, eggs
    ///     [meat] Meat and fish
    ///     [frozen] Frozen
    ///     [pantry] Pasta, rice, baking
    ///     [tins] Tins and jars
    ///     [spices] Oil, spices, sauces
    ///     [breakfast] Breakfast and spreads
    ///     [hotDrinks] Coffee and tea
    ///     [sweets] Sweets and snacks
    ///     [drinks] Drinks
    ///     [household] Household
    ///     [body] Bath and body
    ///     [baby] Baby
    ///    *[pets] Pets
    /// }
    static func aisleName(_ aisle: Aisle) -> Label {
        Label(.priorities, 179, [.text(aisle.rawValue)])
    }

    /// { $aisle ->
    ///     [produce] fruit, vegetables, apples, bananas, pears, lemons, limes, oranges, grapes, berries, strawberries, blueberries, raspberries, peaches, plums, cherries, melon, mango, kiwi, avocado, tomatoes, potatoes, onions, garlic, ginger, carrots, cucumber, lettuce, salad, spinach, broccoli, cauliflower, cabbage, zucchini, courgette, aubergine, eggplant, pumpkin, mushrooms, celery, leek, beans, corn, radish, pepper, peppers, bell pepper, red pepper, green pepper, herbs, parsley, basil, spring onions, sweet potatoes, thyme, rosemary, sage, mint, chives, dill, chilli, chillies, coriander, cilantro, parsnips, beetroot, swede, kale, pineapple, rocket, arugula, squash, butternut squash, shallots, lemon juice, lime juice, edamame
    ///     [bakery] bread, rolls, buns, bagels, baguette, toast, croissants, cake, pastry, tortillas, pita, naan, crumpets, garlic bread
    ///     [dairy] milk, butter, margarine, cheese, cheddar, mozzarella, parmesan, feta, cream, yogurt, yoghurt, curd, eggs, egg, quark, kefir, cream cheese, sour cream, creme fraiche, halloumi, hummus, tofu, custard
    ///     [meat] meat, beef, pork, chicken, turkey, ham, bacon, sausage, sausages, salami, steak, mince, lamb, fish, salmon, tuna steak, shrimp, prawns, duck, cod, chorizo
    ///     [frozen] ice cream, frozen peas, peas, frozen pizza, frozen, ice cubes, fish fingers, fries, chips frozen, frozen berries, oven chips, puff pastry
    ///     [pantry] pasta, spaghetti, noodles, rice, basmati, flour, sugar, yeast, baking powder, baking soda, lentils, chickpeas, couscous, oats, breadcrumbs, cornstarch, raisins, sultanas, nuts, almonds, walnuts, seeds, quinoa, cocoa powder, lasagne, lasagna, lasagne sheets, gnocchi, vanilla extract, vanilla essence, sprinkles, mac and cheese, macaroni
    ///     [tins] tinned tomatoes, canned tomatoes, tomato paste, tin, tins, canned beans, baked beans, olives, pickles, gherkins, capers, coconut milk, soup, tuna, kidney beans, black beans, butter beans, cannellini beans, white beans, chopped tomatoes, diced tomatoes, tomato puree, sardines, anchovies, sweetcorn
    ///     [spices] olive oil, oil, vinegar, salt, pepper, black pepper, ground pepper, peppercorns, spices, paprika, cinnamon, oregano, curry, ketchup, mustard, mayonnaise, mayo, soy sauce, sauce, stock, broth, stock cubes, nutmeg, bay leaves, cumin, turmeric, pesto, curry paste, gravy, gravy granules, chili powder, chilli powder, marjoram, chilli flakes
    ///     [breakfast] cereal, cornflakes, muesli, granola, jam, marmalade, honey, peanut butter, nutella, syrup, peanut cream, hazelnut spread, spreads, marmite, weetabix, cereal bars
    ///     [hotDrinks] coffee, espresso, tea, cocoa, hot chocolate, coffee filters, coffee beans
    ///     [sweets] chocolate, dark chocolate, biscuits, cookies, crackers, crisps, chips, sweets, candy, popcorn, gum, pretzels, marshmallows, jelly, cereal bar
    ///     [drinks] water, juice, orange juice, apple juice, soda, cola, coke, dr pepper, lemonade, beer, wine, sparkling water, 7 up, 7up, gin
    ///     [household] dish soap, dishwasher tabs, dishwasher tablets, washing powder, detergent, laundry detergent, fabric softener, paper towels, kitchen roll, toilet paper, toilet roll, loo roll, washing up liquid, bin bags, trash bags, foil, cling film, baking paper, sponges, bleach, cleaner, candles, batteries, light bulbs, napkins, matches, freezer bags, bin liners, baking parchment, parchment paper
    ///     [body] toothpaste, toothbrush, shampoo, soap, shower gel, deodorant, razor, razors, sunscreen, lotion, cotton, tissues, plasters, tampons, pads, conditioner, floss, mouthwash, hand cream, vitamins, ibuprofen, aspirin, paracetamol
    ///     [baby] diapers, nappies, wipes, baby food, formula, baby wipes
    ///    *[pets] cat food, dog food, cat litter, litter, pet food, bird seed, treats
    /// }
    static func aisleGoods(_ aisle: Aisle) -> Label {
        Label(.priorities, 180, [.text(aisle.rawValue)])
    }

    /// The same, whichever words the browser was given.
    static func aisleGoods(_ aisle: Aisle, in language: Language) -> StaticString {
        switch (language, aisle) {
        case (.english, .produce): "fruit, vegetables, apples, bananas, pears, lemons, limes, oranges, grapes, berries, strawberries, blueberries, raspberries, peaches, plums, cherries, melon, mango, kiwi, avocado, tomatoes, potatoes, onions, garlic, ginger, carrots, cucumber, lettuce, salad, spinach, broccoli, cauliflower, cabbage, zucchini, courgette, aubergine, eggplant, pumpkin, mushrooms, celery, leek, beans, corn, radish, pepper, peppers, bell pepper, red pepper, green pepper, herbs, parsley, basil, spring onions, sweet potatoes, thyme, rosemary, sage, mint, chives, dill, chilli, chillies, coriander, cilantro, parsnips, beetroot, swede, kale, pineapple, rocket, arugula, squash, butternut squash, shallots, lemon juice, lime juice, edamame"
        case (.english, .bakery): "bread, rolls, buns, bagels, baguette, toast, croissants, cake, pastry, tortillas, pita, naan, crumpets, garlic bread"
        case (.english, .dairy): "milk, butter, margarine, cheese, cheddar, mozzarella, parmesan, feta, cream, yogurt, yoghurt, curd, eggs, egg, quark, kefir, cream cheese, sour cream, creme fraiche, halloumi, hummus, tofu, custard"
        case (.english, .meat): "meat, beef, pork, chicken, turkey, ham, bacon, sausage, sausages, salami, steak, mince, lamb, fish, salmon, tuna steak, shrimp, prawns, duck, cod, chorizo"
        case (.english, .frozen): "ice cream, frozen peas, peas, frozen pizza, frozen, ice cubes, fish fingers, fries, chips frozen, frozen berries, oven chips, puff pastry"
        case (.english, .pantry): "pasta, spaghetti, noodles, rice, basmati, flour, sugar, yeast, baking powder, baking soda, lentils, chickpeas, couscous, oats, breadcrumbs, cornstarch, raisins, sultanas, nuts, almonds, walnuts, seeds, quinoa, cocoa powder, lasagne, lasagna, lasagne sheets, gnocchi, vanilla extract, vanilla essence, sprinkles, mac and cheese, macaroni"
        case (.english, .tins): "tinned tomatoes, canned tomatoes, tomato paste, tin, tins, canned beans, baked beans, olives, pickles, gherkins, capers, coconut milk, soup, tuna, kidney beans, black beans, butter beans, cannellini beans, white beans, chopped tomatoes, diced tomatoes, tomato puree, sardines, anchovies, sweetcorn"
        case (.english, .spices): "olive oil, oil, vinegar, salt, pepper, black pepper, ground pepper, peppercorns, spices, paprika, cinnamon, oregano, curry, ketchup, mustard, mayonnaise, mayo, soy sauce, sauce, stock, broth, stock cubes, nutmeg, bay leaves, cumin, turmeric, pesto, curry paste, gravy, gravy granules, chili powder, chilli powder, marjoram, chilli flakes"
        case (.english, .breakfast): "cereal, cornflakes, muesli, granola, jam, marmalade, honey, peanut butter, nutella, syrup, peanut cream, hazelnut spread, spreads, marmite, weetabix, cereal bars"
        case (.english, .hotDrinks): "coffee, espresso, tea, cocoa, hot chocolate, coffee filters, coffee beans"
        case (.english, .sweets): "chocolate, dark chocolate, biscuits, cookies, crackers, crisps, chips, sweets, candy, popcorn, gum, pretzels, marshmallows, jelly, cereal bar"
        case (.english, .drinks): "water, juice, orange juice, apple juice, soda, cola, coke, dr pepper, lemonade, beer, wine, sparkling water, 7 up, 7up, gin"
        case (.english, .household): "dish soap, dishwasher tabs, dishwasher tablets, washing powder, detergent, laundry detergent, fabric softener, paper towels, kitchen roll, toilet paper, toilet roll, loo roll, washing up liquid, bin bags, trash bags, foil, cling film, baking paper, sponges, bleach, cleaner, candles, batteries, light bulbs, napkins, matches, freezer bags, bin liners, baking parchment, parchment paper"
        case (.english, .body): "toothpaste, toothbrush, shampoo, soap, shower gel, deodorant, razor, razors, sunscreen, lotion, cotton, tissues, plasters, tampons, pads, conditioner, floss, mouthwash, hand cream, vitamins, ibuprofen, aspirin, paracetamol"
        case (.english, .baby): "diapers, nappies, wipes, baby food, formula, baby wipes"
        case (.english, .pets): "cat food, dog food, cat litter, litter, pet food, bird seed, treats"
        case (.german, .produce): "Obst, Gemüse, Apfel, Äpfel, Bananen, Birnen, Zitronen, Limetten, Orangen, Mandarinen, Trauben, Weintrauben, Beeren, Erdbeeren, Heidelbeeren, Himbeeren, Pfirsiche, Pflaumen, Zwetschgen, Kirschen, Melone, Mango, Kiwi, Avocado, Tomaten, Kartoffeln, Zwiebeln, Knoblauch, Ingwer, Karotten, Möhren, Gurke, Salat, Spinat, Brokkoli, Blumenkohl, Kohl, Zucchini, Aubergine, Kürbis, Pilze, Champignons, Sellerie, Lauch, Porree, Bohnen, Mais, Radieschen, Paprika, Kräuter, Petersilie, Basilikum, Schnittlauch, Rucola, Fenchel, Spargel, Thymian, Rosmarin, Salbei, Minze, Dill, Ananas, Chili, Chilischoten, Koriander, Pastinaken, Rote Bete, Schalotten, Zitronensaft, Limettensaft"
        case (.german, .bakery): "Brot, Brötchen, Semmeln, Baguette, Toast, Croissants, Kuchen, Brezel, Hörnchen, Wraps, Laugenstangen, Zwieback"
        case (.german, .dairy): "Milch, Butter, Margarine, Käse, Gouda, Mozzarella, Parmesan, Feta, Sahne, Schmand, Joghurt, Quark, Eier, Kefir, Frischkäse, Rahm, Crème fraîche, Emmentaler, Halloumi, Skyr, Hummus, Tofu, Pudding, Blätterteig, Pizzateig"
        case (.german, .meat): "Fleisch, Rind, Schwein, Hähnchen, Huhn, Pute, Schinken, Speck, Wurst, Würstchen, Salami, Steak, Hackfleisch, Hack, Lamm, Fisch, Lachs, Forelle, Garnelen, Aufschnitt, Schnitzel, Hähnchenbrust, Ente, Kabeljau, Filet, Speckwürfel, Schenkel"
        case (.german, .frozen): "Eis, Eiscreme, Tiefkühl, TK, Tiefkühlpizza, Fischstäbchen, Pommes, Eiswürfel, TK-Erbsen, TK-Beeren, TK-Spinat, Rahmspinat, Vanilleeis"
        case (.german, .pantry): "Nudeln, Pasta, Spaghetti, Reis, Mehl, Zucker, Hefe, Backpulver, Natron, Linsen, Kichererbsen, Couscous, Haferflocken, Semmelbrösel, Paniermehl, Speisestärke, Rosinen, Nüsse, Mandeln, Walnüsse, Grieß, Quinoa, Vanillezucker, Puderzucker, Lasagneplatten, Gnocchi, Spätzle, Maultaschen, Kartoffelpüree, Vanilleextrakt, Vanilleschote"
        case (.german, .tins): "Dosentomaten, passierte Tomaten, geschälte Tomaten, Tomatenmark, Konserven, Dosenmais, Kidneybohnen, Oliven, Essiggurken, Gewürzgurken, Kapern, Kokosmilch, Suppe, Thunfisch, Sauerkraut, weiße Bohnen, gehackte Tomaten, stückige Tomaten, Sardinen, Apfelmus"
        case (.german, .spices): "Olivenöl, Öl, Essig, Salz, Pfeffer, Gewürz, Paprikapulver, Zimt, Oregano, Curry, Ketchup, Senf, Mayonnaise, Mayo, Sojasoße, Soße, Sauce, Brühe, Gemüsebrühe, Lorbeerblätter, Rapsöl, Sonnenblumenöl, Balsamico, Kreuzkümmel, Kurkuma, Muskat, Pesto, Currypaste"
        case (.german, .breakfast): "Müsli, Cornflakes, Marmelade, Konfitüre, Honig, Erdnussbutter, Nutella, Aufstrich, Sirup, Nussmus, Mandelmus, Nuss-Nougat-Creme"
        case (.german, .hotDrinks): "Kaffee, Espresso, Tee, Kakao, Kaffeefilter, Kaffeebohnen, Teebeutel, Kakaopulver"
        case (.german, .sweets): "Schokolade, Kekse, Cracker, Chips, Süßigkeiten, Bonbons, Gummibärchen, Popcorn, Kaugummi, Salzstangen, Müsliriegel"
        case (.german, .drinks): "Wasser, Sprudel, Mineralwasser, Saft, Orangensaft, Apfelsaft, Limo, Limonade, Cola, Bier, Wein, Schorle, 7 up, 7up, Sekt"
        case (.german, .household): "Spülmittel, Spülmaschinentabs, Geschirrspültabs, Waschmittel, Waschpulver, Weichspüler, Küchenrolle, Toilettenpapier, Klopapier, Müllbeutel, Müllsäcke, Alufolie, Frischhaltefolie, Backpapier, Schwämme, Putzmittel, Reiniger, Kerzen, Batterien, Glühbirnen, Servietten, Streichhölzer, Gefrierbeutel, Spültabs, Teelichter"
        case (.german, .body): "Zahnpasta, Zahnbürste, Shampoo, Seife, Duschgel, Deo, Rasierer, Rasierklingen, Sonnencreme, Creme, Watte, Taschentücher, Pflaster, Tampons, Binden, Spülung, Zahnseide, Mundspülung, Handcreme, Vitamine, Wattestäbchen, Wattepads"
        case (.german, .baby): "Windeln, Feuchttücher, Babybrei, Babynahrung, Milchpulver"
        case (.german, .pets): "Katzenfutter, Hundefutter, Katzenstreu, Tierfutter, Vogelfutter, Leckerli"
        case (.italian, .produce): "frutta, verdura, mele, banane, pere, limoni, lime, arance, mandarini, uva, fragole, mirtilli, lamponi, pesche, prugne, ciliegie, melone, anguria, mango, kiwi, avocado, pomodori, pomodorini, patate, cipolle, aglio, zenzero, carote, cetriolo, insalata, lattuga, spinaci, broccoli, cavolfiore, cavolo, zucchine, melanzane, zucca, funghi, sedano, porro, fagiolini, mais, ravanelli, peperoni, prezzemolo, basilico, rucola, finocchi, asparagi, timo, salvia, menta, ananas, peperoncino, scalogno, succo di limone"
        case (.italian, .bakery): "pane, panini, baguette, toast, cornetti, torta, focaccia, piadina, grissini"
        case (.italian, .dairy): "latte, burro, margarina, formaggio, mozzarella, parmigiano, grana, pecorino, feta, panna, yogurt, ricotta, uova, stracchino, mascarpone, kefir, provola, hummus, tofu, budino, pasta sfoglia"
        case (.italian, .meat): "carne, manzo, maiale, pollo, tacchino, prosciutto, pancetta, salsiccia, salame, bistecca, macinato, agnello, pesce, salmone, gamberi, speck, bresaola, mortadella, merluzzo, vitello, guanciale, vongole, cozze"
        case (.italian, .frozen): "gelato, surgelati, pizza surgelata, piselli surgelati, bastoncini di pesce, patatine surgelate, ghiaccio,"
        case (.italian, .pantry): "pasta, spaghetti, penne, riso, farina, zucchero, lievito, bicarbonato, lenticchie, ceci, cous cous, avena, pangrattato, maizena, uvetta, noci, mandorle, semola, quinoa, polenta, gnocchi, lasagne, vanillina, amido di mais"
        case (.italian, .tins): "pelati, passata, pomodori pelati, passata di pomodoro, concentrato, olive, sottaceti, cetriolini, capperi, latte di cocco, zuppa, tonno, fagioli, conserve, sardine, acciughe, mais in scatola"
        case (.italian, .spices): "olio, aceto, sale, pepe, spezie, paprica, cannella, noce moscata, origano, curry, ketchup, senape, maionese, salsa, brodo, dado, foglie di alloro, alloro, pesto"
        case (.italian, .breakfast): "cereali, muesli, marmellata, confettura, miele, nutella, fette biscottate, burro di arachidi, burro d'arachidi, crema di nocciole, sciroppo"
        case (.italian, .hotDrinks): "caffè, tè, cacao, tisana, camomilla, orzo"
        case (.italian, .sweets): "cioccolato, biscotti, cracker, patatine, caramelle, popcorn, gomme, merendine"
        case (.italian, .drinks): "acqua, succo, bibita, cola, limonata, birra, vino, aranciata, 7 up, 7up, prosecco"
        case (.italian, .household): "detersivo, detersivo piatti, pastiglie lavastoviglie, ammorbidente, scottex, carta da cucina, carta igienica, sacchetti, sacchi spazzatura, alluminio, pellicola, carta forno, spugne, candeggina, detergente, candele, pile, batterie, lampadine, tovaglioli, fiammiferi"
        case (.italian, .body): "dentifricio, spazzolino, shampoo, sapone, bagnoschiuma, doccia schiuma, deodorante, rasoio, lamette, crema solare, crema, cotone, fazzoletti, cerotti, assorbenti, balsamo, filo interdentale, collutorio, vitamine, rasoi"
        case (.italian, .baby): "pannolini, salviette, omogeneizzati, latte in polvere"
        case (.italian, .pets): "cibo per gatti, cibo per cani, lettiera, crocchette, mangime"
        }
    }

    /// { $name }, guessed
    static func aisleGuessed(_ name: String) -> Label {
        Label(.priorities, 181, [.text(name)])
    }

    /// None
    static var none: Label { Label(.priorities, 182) }

    /// Anywhere
    static var anywhere: Label { Label(.priorities, 183) }

    /// Store
    static var store: Label { Label(.priorities, 184) }

    /// Stores
    static var stores: Label { Label(.priorities, 185) }

    /// Aldi, Mill Road
    static var shopHint: Label { Label(.priorities, 186) }

    /// Aisles in their order, one a line
    static var shopAisles: Label { Label(.priorities, 187) }

    /// Fruit and vegetables
    static var shopAislesHint: Label { Label(.priorities, 188) }

    /// Got in
    static var shopLink: Label { Label(.priorities, 189) }

    /// What is got where
    static var shopLinks: Label { Label(.priorities, 190) }

    /// New store
    static var newStore: Label { Label(.priorities, 191) }

    /// Store or aisle of several
    static var several: Label { Label(.priorities, 192) }

    /// The stores where you go, each with its own order of aisles.
    static var storesEmpty: Label { Label(.priorities, 193) }

    /// Chosen for none, it is got anywhere.
    static var storesAnywhere: Label { Label(.priorities, 194) }

    /// Shopping here learns the order from your ticks.
    static var aislesLearned: Label { Label(.priorities, 195) }

    /// Order of the aisles
    static var aisleOrder: Label { Label(.priorities, 196) }

    /// Move { $name } up
    static func aisleUp(_ name: String) -> Label {
        Label(.priorities, 197, [.text(name)])
    }

    /// Add what was forgotten
    static var forgotten: Label { Label(.priorities, 198) }

    /// { $done } of { $of }
    static func shopCount(done: Int, of: Int) -> Label {
        Label(.priorities, 199, [.number(done), .number(of)])
    }

    /// Everything got, { $count ->
    ///     [one] one thing
    ///    *[other] { $count } things
    /// }
    static func tripAll(_ count: Int) -> Label {
        Label(.priorities, 200, [.number(count)])
    }

    /// { $done ->
    ///     [0] Nothing got
    ///     [one] { $done } thing got
    ///    *[other] { $done } things got
    /// }, { $left } left
    static func tripSome(done: Int, left: Int) -> Label {
        Label(.priorities, 201, [.number(done), .number(left)])
    }

    /// Put all on the list
    static var needInside: Label { Label(.priorities, 202) }

    /// All on the list · put on once more
    static var needAgain: Label { Label(.priorities, 203) }

    /// Take it off the list
    static var takeOff: Label { Label(.priorities, 204) }

    /// { $amount } got
    static func gotEarlier(_ amount: String) -> Label {
        Label(.priorities, 205, [.text(amount)])
    }

    /// got already
    static var gotOnce: Label { Label(.priorities, 206) }

    /// { $count ->
    ///     [one] { $count } quantity changed
    ///    *[other] { $count } quantities changed
    /// }
    static func amountsChanged(_ count: Int) -> Label {
        Label(.priorities, 207, [.number(count)])
    }

    /// Put on the list what is inside: { $names }
    static func needThese(_ names: String) -> Label {
        Label(.priorities, 208, [.text(names)])
    }

    /// for { $names }
    static func forLists(_ names: String) -> Label {
        Label(.priorities, 209, [.text(names)])
    }

    /// Still to get: { $names }
    static func tripLeft(_ names: String) -> Label {
        Label(.priorities, 210, [.text(names)])
    }

    /// { $count } more
    static func andMore(_ count: Int) -> Label {
        Label(.priorities, 211, [.number(count)])
    }

    /// In the order of { $store }
    static func inOrderOf(_ store: String) -> Label {
        Label(.priorities, 212, [.text(store)])
    }

    /// { $store } from now on: { $aisles }
    static func tripLearned(store: String, aisles: String) -> Label {
        Label(.priorities, 213, [.text(store), .text(aisles)])
    }

    /// Take this order for { $store }: { $aisles }
    static func tripOffer(store: String, aisles: String) -> Label {
        Label(.priorities, 214, [.text(store), .text(aisles)])
    }

    /// { $count ->
    ///     [one] One minute
    ///    *[other] { $count } minutes
    /// } from the first tick to the last
    static func tripMinutes(_ count: Int) -> Label {
        Label(.priorities, 215, [.number(count)])
    }

    /// To the list
    static var toList: Label { Label(.priorities, 216) }

    /// Go on shopping
    static var goOn: Label { Label(.priorities, 217) }

    /// Got it
    static var itWasGot: Label { Label(.priorities, 218) }

    /// Needed again
    static var neededAgain: Label { Label(.priorities, 219) }

    /// { $amount } again, as last time
    static func asMuchAgain(_ amount: String) -> Label {
        Label(.priorities, 220, [.text(amount)])
    }

    /// { $count ->
    ///     [one] { $count } thing added to the list
    ///    *[other] { $count } things added to the list
    /// }
    static func addedToList(_ count: Int) -> Label {
        Label(.priorities, 221, [.number(count)])
    }

    /// { $count } needed again
    static func neededAgainMany(_ count: Int) -> Label {
        Label(.priorities, 222, [.number(count)])
    }

    /// { $count } needed now
    static func neededNow(_ count: Int) -> Label {
        Label(.priorities, 223, [.number(count)])
    }

    /// Rhythm
    static var rhythm: Label { Label(.priorities, 224) }

    /// Probably running out
    static var probably: Label { Label(.priorities, 225) }

    /// Still enough
    static var stillEnough: Label { Label(.priorities, 226) }

    /// Lasts until about { $day }
    static func lastsUntil(_ day: String) -> Label {
        Label(.priorities, 227, [.text(day)])
    }

    /// Last got { $date }, usually every { $days ->
    ///     [one] day
    ///    *[other] { $days } days
    /// } ({ $range }, { $times } times)
    static func rhythmWords(date: String, days: Int, range: String, times: Int) -> Label {
        Label(.priorities, 228, [.text(date), .number(days), .text(range), .number(times)])
    }

    /// Last got { $date }, every { $days ->
    ///     [one] day
    ///    *[other] { $days } days
    /// }, { $times } times
    static func rhythmSteady(date: String, days: Int, times: Int) -> Label {
        Label(.priorities, 229, [.text(date), .number(days), .number(times)])
    }

    /// Got { $days ->
    ///     [one] a day
    ///    *[other] { $days } days
    /// } ago, usually { $usual }
    static func rhythmSince(days: Int, usual: Int) -> Label {
        Label(.priorities, 230, [.number(days), .number(usual)])
    }

    /// { $hits } of { $tries } predictions were at most { $days ->
    ///     [one] a day
    ///    *[other] { $days } days
    /// } off
    static func rhythmScore(hits: Int, tries: Int, days: Int) -> Label {
        Label(.priorities, 231, [.number(hits), .number(tries), .number(days)])
    }

    /// { $score }: too few to guess
    static func rhythmSilent(_ score: Label) -> Label {
        Label(.priorities, 232, [.label(score)])
    }

    /// Not predicted yet
    static var notTried: Label { Label(.priorities, 233) }

    /// Got on { $dates }
    static func rhythmPicture(_ dates: String) -> Label {
        Label(.priorities, 234, [.text(dates)])
    }

    /// Pantry
    static var pantry: Label { Label(.priorities, 235) }

    /// Order
    static var order: Label { Label(.priorities, 236) }

    /// A to Z
    static var fromAToZ: Label { Label(.priorities, 237) }

    /// Most used
    static var mostUsed: Label { Label(.priorities, 238) }

    /// A shopping list
    static var door: Label { Label(.priorities, 239) }

    /// What runs out at home. Ticked off in the shop, gladly by two.
    static var doorLine: Label { Label(.priorities, 240) }

    /// Add the first thing
    static var doorStep: Label { Label(.priorities, 241) }

    /// { $count } more
    static func moreOf(_ count: Int) -> Label {
        Label(.priorities, 242, [.number(count)])
    }

    /// { $count } running out
    static func runningOut(_ count: Int) -> Label {
        Label(.priorities, 243, [.number(count)])
    }

    /// { $count } probably
    static func probablyOf(_ count: Int) -> Label {
        Label(.priorities, 244, [.number(count)])
    }

    /// Put “{ $name }” back on the list
    static func putBack(_ name: String) -> Label {
        Label(.priorities, 245, [.text(name)])
    }

    /// Set “{ $name }” on the list to { $quantity }
    static func setQuantity(name: String, quantity: String) -> Label {
        Label(.priorities, 246, [.text(name), .text(quantity)])
    }

    /// “{ $name }” is here twice: make one of both
    static func twice(_ name: String) -> Label {
        Label(.priorities, 247, [.text(name)])
    }

    /// “{ $name }” is on the list, to be got in { $stores }.
    static func onListElsewhere(name: String, stores: String) -> Label {
        Label(.priorities, 248, [.text(name), .text(stores)])
    }

    /// Get it in { $store }, too
    static func getHereToo(_ store: String) -> Label {
        Label(.priorities, 249, [.text(store)])
    }
}

extension Catalogue {
    fileprivate static var priorities: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(10)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000;00E00P00U00Z00b00o01501:01A01U01_01j02502F02o03603B03G03P03X03g04f05605;05?05K06=06Q06\\07507[08408<08K09o0:?0:N0:V0;90;G0;X0;b0<00<=0<e0=k0>80>L0>[0?10?R0?\\0@H0A>0A[0BC0B^0Bm0C80C?0CT0C\\0Cj0D10D:0DJ0E<0EV0Ea0F^0G60I20I>0J90JJ0Je0Jl0K90KE0KT0Kb0Km0L>0LC0LH0LS0M70N60O90PC0PQ0Q=0QR0R70RW0S80ST0T@0TZ0U80U^0VE0Vn0W[0XG0Xc0YR0ZC0Za0[g0\\g0]Z0_20_O0_m0a;0b00bm0c`0dP0e60eI0fA0g60gh0hH0i90jV0kC0kU0lR0m10mZ0m_0n40n:0n?0nL0nS0nY0n`0o:0oC0oJ0oV0o`0oh0oo10710A10F10L10S10Y10`10h10o11<11B11H11O11X11]11b11h11l12912D12K12T12X12]12_12e12l13913F13W18`21]21i21n22722=22D22T23623K23R23d23n24H25D25i26Y26m27827O27X28E29@29T2:82:M2:T2:`2;S2<62<=2<N2<V2<i2=<2=W2>V2>b2?12?82?E2?\\2@\\2@l2A:2AA2AV2Ac2B82C72Ci2DT2EQ2Ef2F82FB2FI2FO2FV2F`2G02Gn2HB2HJ2HY2He2IC2Ib2JK2K52KG",
                    patterns: """
                        Priorities
                        Essential
                        Essentials
                        Name
                        Milk
                        Details
                        Semi-skimmed
                        Level
                        List
                        Inside
                        What is inside what
                        \u{1}0 to get
                        to get, \u{1}0
                        \u{1}0 stocked
                        Search or add…
                        Search all essentials, or type a new one
                        Search
                        Go shopping
                        Shop
                        Shopping
                        \u{1}0 left
                        Everything got
                        \u{2}0\u{3}one\u{4}One more is got elsewhere.\u{3}\u{4}\u{1}0 more are got elsewhere.\u{5}
                        Nothing to get.
                        Done
                        Add
                        Add several
                        One a line. A quantity may come with it: 2 L milk
                        bread\n2 L milk\neggs
                        Essentials
                        \u{1}0 new, \u{1}1 there already
                        \u{1}0 new, \u{1}1 there already, \u{1}2 left out
                        “\u{1}0” is got already.
                        Need it
                        Name of a list
                        Only to keep all of it as a list, a recipe say, which is put on the shopping list again by one tap.
                        What is inside?
                        Keep as a list
                        Preview
                        There is another “\u{1}0” already.
                        Open that one
                        Make one of both
                        Keep both
                        New essential
                        Add “\u{1}0”
                        Make the list “\u{1}0” and add it there
                        A list is whatever has others inside. The name of a new one makes it.
                        Add each: \u{1}0
                        Add with details…
                        Needed now: \u{1}0
                        Take off the list: \u{1}0
                        “\u{1}0” is on the list already.
                        How much?
                        Not added yet: say which of these is meant.
                        Not added yet, \u{1}0 of \u{1}1: say which of these is meant.
                        Put “\u{1}0, \u{1}1” on the list
                        “\u{1}0” is meant, which is on the list
                        “\u{1}0, \u{1}1” instead of \u{1}2
                        Edit essential
                        Edit store
                        Inside
                        Put something inside
                        Part of
                        Add to a list
                        Add to
                        Take out
                        \u{1}0 is inside \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 thing put inside\u{3}\u{4}\u{1}0 things put inside\u{5}
                        \u{1}0 is no longer inside \u{1}1
                        Put inside
                        Nothing inside yet. Fruit, say, could hold apples and pears.
                        What do you run out of?
                        Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
                        All stocked
                        When something runs out, find it here and raise its level.
                        Load sample data
                        Nothing contains “\u{1}0”.
                        Pantry
                        Show \u{1}0 more
                        More for \u{1}0
                        Print or share
                        Shopping list
                        Got it: \u{1}0
                        Needed again: \u{1}0
                        Open
                        More
                        Priorities
                        Choose an essential to see it here.
                        \u{2}0\u{3}low\u{4}Stocked\u{3}medium\u{4}If on sale\u{3}high\u{4}Running out\u{3}\u{4}Needed now\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}Stocked\u{3}medium\u{4}If on sale\u{3}high\u{4}Running out\u{3}\u{4}Needed now\u{5}
                        \u{2}1\u{3}low\u{4}Got \u{1}0\u{3}medium\u{4}\u{1}0: if on sale\u{3}high\u{4}\u{1}0: running out\u{3}\u{4}\u{1}0: needed now\u{5}
                        \u{1}0 inside: \u{1}1
                        The list has \u{1}0 lines; at most \u{1}1 are read.
                        “\u{1}0” → \u{1}1: new
                        “\u{1}0” → \u{1}1: on the list already
                        “\u{1}0” → \u{1}1: was got before
                        “\u{1}0” → \u{1}1: stocked already
                        “\u{1}0” → \u{1}1: needed now
                        “\u{1}0” → \u{1}1: ticked, comes off the list
                        “\u{1}0” → goes with \u{1}1
                        “\u{1}0” → \u{1}1: new, stocked
                        “\u{1}0” → nothing to get, left out
                        “\u{1}0” → what follows is got in \u{1}1
                        “\u{1}0” → title of a recipe, left out
                        “\u{1}0” → said about the recipe, left out
                        “\u{1}0” → a step of the recipe, left out
                        “\u{1}0” → talk, left out
                        “\u{1}0” → said by the chat itself, left out
                        “\u{1}0” → a poll or an answer to it, left out
                        “\u{1}0” → a link, left out
                        “\u{1}0” → not needed? Left out; ticked here, it comes off the list
                        “\u{1}0” → needed? Left out; ticked here, it goes on the list
                        “\u{1}0” → a later line says otherwise, left out
                        “\u{1}0” → added before and not got since, left out; ticked here, it comes on top: \u{1}1
                        “\u{1}0” → left out by you
                        No, “\u{1}0” as it is written
                        “\u{1}0”: the number is part of the name; “2 x” would make it a quantity.
                        “\u{1}0” is only a quantity; it is taken for a name.
                        “\u{1}0” is taken for a thing; “\u{1}0:” would be a heading.
                        “\u{1}0”: \u{1}1 stands there twice and is taken once.
                        “\u{1}0”: \u{1}1, from several parts of the recipe.
                        “\u{1}0”: \u{1}1 with the \u{1}2 on the list.
                        “\u{1}0” stays \u{1}1.
                        “\u{1}0”: \u{1}1 came to it before and isn’t added again.
                        “\u{1}0”: several are called so; the first is taken.
                        “\u{1}0”: the sign is taken for part of the name.
                        “\u{1}0” is taken for one name.
                        “\u{1}0” is there already; “\u{1}1” is left out.
                        “\u{1}0” is ticked here, so it comes off the list. Leave its line out if it is still needed.
                        “\u{1}0”: “\u{1}1” is meant, which is there.
                        \u{1}0 is read as \u{1}1.
                        “\u{1}0” is something to do, and goes on the list like this.
                        Add, and add up quantities: \u{1}0
                        Add, and replace what is on the list: \u{1}0
                        Fish
                        It’s good for you!
                        Fruit
                        Milk
                        Semi-skimmed
                        Apples
                        Bread
                        Cheese
                        Don’t forget the bread!
                        Tomatoes
                        Coffee
                        Whole beans
                        Olive Oil
                        Bananas
                        Butter
                        Chicken
                        Dish Soap
                        Eggs
                        Flour
                        Garlic
                        Honey
                        Lemons
                        Lentils
                        Onions
                        Paper Towels
                        Pasta
                        Pears
                        Pepper
                        Potatoes
                        Rice
                        Salt
                        Sugar
                        Tea
                        Toilet Paper
                        Toothpaste
                        Yogurt
                        Quantity
                        500
                        Unit
                        g
                        Aisle
                        Bakery
                        Enough until
                        No aisle yet
                        Still enough: \u{1}0
                        \u{2}0\u{3}produce\u{4}Fruit and vegetables\u{3}bakery\u{4}Bakery\u{3}dairy\u{4}Milk, cheese, eggs\u{3}meat\u{4}Meat and fish\u{3}frozen\u{4}Frozen\u{3}pantry\u{4}Pasta, rice, baking\u{3}tins\u{4}Tins and jars\u{3}spices\u{4}Oil, spices, sauces\u{3}breakfast\u{4}Breakfast and spreads\u{3}hotDrinks\u{4}Coffee and tea\u{3}sweets\u{4}Sweets and snacks\u{3}drinks\u{4}Drinks\u{3}household\u{4}Household\u{3}body\u{4}Bath and body\u{3}baby\u{4}Baby\u{3}\u{4}Pets\u{5}
                        \u{2}0\u{3}produce\u{4}fruit, vegetables, apples, bananas, pears, lemons, limes, oranges, grapes, berries, strawberries, blueberries, raspberries, peaches, plums, cherries, melon, mango, kiwi, avocado, tomatoes, potatoes, onions, garlic, ginger, carrots, cucumber, lettuce, salad, spinach, broccoli, cauliflower, cabbage, zucchini, courgette, aubergine, eggplant, pumpkin, mushrooms, celery, leek, beans, corn, radish, pepper, peppers, bell pepper, red pepper, green pepper, herbs, parsley, basil, spring onions, sweet potatoes, thyme, rosemary, sage, mint, chives, dill, chilli, chillies, coriander, cilantro, parsnips, beetroot, swede, kale, pineapple, rocket, arugula, squash, butternut squash, shallots, lemon juice, lime juice, edamame\u{3}bakery\u{4}bread, rolls, buns, bagels, baguette, toast, croissants, cake, pastry, tortillas, pita, naan, crumpets, garlic bread\u{3}dairy\u{4}milk, butter, margarine, cheese, cheddar, mozzarella, parmesan, feta, cream, yogurt, yoghurt, curd, eggs, egg, quark, kefir, cream cheese, sour cream, creme fraiche, halloumi, hummus, tofu, custard\u{3}meat\u{4}meat, beef, pork, chicken, turkey, ham, bacon, sausage, sausages, salami, steak, mince, lamb, fish, salmon, tuna steak, shrimp, prawns, duck, cod, chorizo\u{3}frozen\u{4}ice cream, frozen peas, peas, frozen pizza, frozen, ice cubes, fish fingers, fries, chips frozen, frozen berries, oven chips, puff pastry\u{3}pantry\u{4}pasta, spaghetti, noodles, rice, basmati, flour, sugar, yeast, baking powder, baking soda, lentils, chickpeas, couscous, oats, breadcrumbs, cornstarch, raisins, sultanas, nuts, almonds, walnuts, seeds, quinoa, cocoa powder, lasagne, lasagna, lasagne sheets, gnocchi, vanilla extract, vanilla essence, sprinkles, mac and cheese, macaroni\u{3}tins\u{4}tinned tomatoes, canned tomatoes, tomato paste, tin, tins, canned beans, baked beans, olives, pickles, gherkins, capers, coconut milk, soup, tuna, kidney beans, black beans, butter beans, cannellini beans, white beans, chopped tomatoes, diced tomatoes, tomato puree, sardines, anchovies, sweetcorn\u{3}spices\u{4}olive oil, oil, vinegar, salt, pepper, black pepper, ground pepper, peppercorns, spices, paprika, cinnamon, oregano, curry, ketchup, mustard, mayonnaise, mayo, soy sauce, sauce, stock, broth, stock cubes, nutmeg, bay leaves, cumin, turmeric, pesto, curry paste, gravy, gravy granules, chili powder, chilli powder, marjoram, chilli flakes\u{3}breakfast\u{4}cereal, cornflakes, muesli, granola, jam, marmalade, honey, peanut butter, nutella, syrup, peanut cream, hazelnut spread, spreads, marmite, weetabix, cereal bars\u{3}hotDrinks\u{4}coffee, espresso, tea, cocoa, hot chocolate, coffee filters, coffee beans\u{3}sweets\u{4}chocolate, dark chocolate, biscuits, cookies, crackers, crisps, chips, sweets, candy, popcorn, gum, pretzels, marshmallows, jelly, cereal bar\u{3}drinks\u{4}water, juice, orange juice, apple juice, soda, cola, coke, dr pepper, lemonade, beer, wine, sparkling water, 7 up, 7up, gin\u{3}household\u{4}dish soap, dishwasher tabs, dishwasher tablets, washing powder, detergent, laundry detergent, fabric softener, paper towels, kitchen roll, toilet paper, toilet roll, loo roll, washing up liquid, bin bags, trash bags, foil, cling film, baking paper, sponges, bleach, cleaner, candles, batteries, light bulbs, napkins, matches, freezer bags, bin liners, baking parchment, parchment paper\u{3}body\u{4}toothpaste, toothbrush, shampoo, soap, shower gel, deodorant, razor, razors, sunscreen, lotion, cotton, tissues, plasters, tampons, pads, conditioner, floss, mouthwash, hand cream, vitamins, ibuprofen, aspirin, paracetamol\u{3}baby\u{4}diapers, nappies, wipes, baby food, formula, baby wipes\u{3}\u{4}cat food, dog food, cat litter, litter, pet food, bird seed, treats\u{5}
                        \u{1}0, guessed
                        None
                        Anywhere
                        Store
                        Stores
                        Aldi, Mill Road
                        Aisles in their order, one a line
                        Fruit and vegetables
                        Got in
                        What is got where
                        New store
                        Store or aisle of several
                        The stores where you go, each with its own order of aisles.
                        Chosen for none, it is got anywhere.
                        Shopping here learns the order from your ticks.
                        Order of the aisles
                        Move \u{1}0 up
                        Add what was forgotten
                        \u{1}0 of \u{1}1
                        Everything got, \u{2}0\u{3}one\u{4}one thing\u{3}\u{4}\u{1}0 things\u{5}
                        \u{2}0\u{3}0\u{4}Nothing got\u{3}one\u{4}\u{1}0 thing got\u{3}\u{4}\u{1}0 things got\u{5}, \u{1}1 left
                        Put all on the list
                        All on the list · put on once more
                        Take it off the list
                        \u{1}0 got
                        got already
                        \u{2}0\u{3}one\u{4}\u{1}0 quantity changed\u{3}\u{4}\u{1}0 quantities changed\u{5}
                        Put on the list what is inside: \u{1}0
                        for \u{1}0
                        Still to get: \u{1}0
                        \u{1}0 more
                        In the order of \u{1}0
                        \u{1}0 from now on: \u{1}1
                        Take this order for \u{1}0: \u{1}1
                        \u{2}0\u{3}one\u{4}One minute\u{3}\u{4}\u{1}0 minutes\u{5} from the first tick to the last
                        To the list
                        Go on shopping
                        Got it
                        Needed again
                        \u{1}0 again, as last time
                        \u{2}0\u{3}one\u{4}\u{1}0 thing added to the list\u{3}\u{4}\u{1}0 things added to the list\u{5}
                        \u{1}0 needed again
                        \u{1}0 needed now
                        Rhythm
                        Probably running out
                        Still enough
                        Lasts until about \u{1}0
                        Last got \u{1}0, usually every \u{2}1\u{3}one\u{4}day\u{3}\u{4}\u{1}1 days\u{5} (\u{1}2, \u{1}3 times)
                        Last got \u{1}0, every \u{2}1\u{3}one\u{4}day\u{3}\u{4}\u{1}1 days\u{5}, \u{1}2 times
                        Got \u{2}0\u{3}one\u{4}a day\u{3}\u{4}\u{1}0 days\u{5} ago, usually \u{1}1
                        \u{1}0 of \u{1}1 predictions were at most \u{2}2\u{3}one\u{4}a day\u{3}\u{4}\u{1}2 days\u{5} off
                        \u{1}0: too few to guess
                        Not predicted yet
                        Got on \u{1}0
                        Pantry
                        Order
                        A to Z
                        Most used
                        A shopping list
                        What runs out at home. Ticked off in the shop, gladly by two.
                        Add the first thing
                        \u{1}0 more
                        \u{1}0 running out
                        \u{1}0 probably
                        Put “\u{1}0” back on the list
                        Set “\u{1}0” on the list to \u{1}1
                        “\u{1}0” is here twice: make one of both
                        “\u{1}0” is on the list, to be got in \u{1}1.
                        Get it in \u{1}0, too
                        """)
            case .german:
                MessageTable(
                    index: "00000700?00G00L00R00_00g00m01301<01L01[01k02802K03?03F03V03`03h04004=05<05P05W05c06706o07C07K07_08C08_08k09<0:h0;70;J0;S0<20<E0<U0<d0=20=G0>30?>0?V0?j0@;0@T0A80AB0B40C10CS0D=0DS0Df0E70E@0ER0E]0F10F@0FM0F^0GT0H00H<0I90IK0K@0KI0L>0LR0Ll0M90MK0MV0Mj0N80NC0NU0N]0Nb0Ni0OU0PU0QY0Rd0S10Sh0T=0Th0UF0Ug0VE0W40WO0Wo0X\\0Y:0Yh0ZX0[J0\\20\\\\0]W0^:0_H0`P0aM0c80cY0d90e;0ek0fh0gW0hE0i:0iR0jW0kH0l80lT0mF0nh0o[0ok10a11L12712=12I12N12T12\\12c12h12n13H13P13W13d13n14614=14G14S14X14]14g14m15615=15F15S15Z15a15i16416916>16E16I16Y16c16k17117517=17?17D17U17`17o18>1=l24_24l25225;25A25H25[26A26R26^26m27927V28\\29@2:D2:[2:h2;@2;J2<62<e2=92=a2>=2>G2>T2?D2?e2?m2@B2@M2@g2A;2A`2Bd2Bn2C?2CF2CT2Ck2Dm2E>2EN2EW2Ee2F12FD2GH2H>2Ho2J92JQ2Jj2K72KD2KP2KX2Kc2L12Li2M:2ME2Mg2Mo2NT2O92Oi2P`2Q4",
                    patterns: """
                        Vorrat
                        Artikel
                        Artikel
                        Name
                        Milch
                        Einzelheiten
                        Fettarm
                        Stufe
                        Liste
                        Enthält
                        Was worin liegt
                        \u{1}0 zu besorgen
                        zu besorgen, \u{1}0
                        \u{1}0 vorrätig
                        Suchen oder neu…
                        Alle Artikel durchsuchen oder einen neuen eintippen
                        Suchen
                        Einkaufen gehen
                        Einkaufen
                        Einkauf
                        noch \u{1}0
                        Alles geholt
                        \u{2}0\u{3}one\u{4}Eins mehr gibt es anderswo.\u{3}\u{4}\u{1}0 mehr gibt es anderswo.\u{5}
                        Nichts zu besorgen.
                        Fertig
                        Hinzufügen
                        Mehrere hinzufügen
                        Einer pro Zeile. Eine Menge darf dabeistehen: 2 l Milch
                        Brot\n2 l Milch\nEier
                        Artikel
                        \u{1}0 neu, \u{1}1 schon da
                        \u{1}0 neu, \u{1}1 schon da, \u{1}2 weggelassen
                        „\u{1}0“ ist schon besorgt.
                        Brauche ich
                        Name einer Liste
                        Nur um alles als Liste zu behalten, etwa ein Rezept, die mit einem Tipp wieder auf die Einkaufsliste kommt.
                        Was ist darin?
                        Als Liste behalten
                        Vorschau
                        „\u{1}0“ gibt es schon einmal.
                        Das andere öffnen
                        Zu einem machen
                        Beide behalten
                        Neuer Artikel
                        „\u{1}0“ hinzufügen
                        Liste „\u{1}0“ anlegen und dort hinzufügen
                        Eine Liste ist alles, worin anderes ist. Der Name einer neuen legt sie an.
                        Einzeln hinzufügen: \u{1}0
                        Mit Einzelheiten…
                        Jetzt nötig: \u{1}0
                        Von der Liste nehmen: \u{1}0
                        „\u{1}0“ steht schon auf der Liste.
                        Wie viel?
                        Noch nicht aufgeschrieben: was davon ist gemeint?
                        Noch nicht aufgeschrieben, \u{1}0 von \u{1}1: was davon ist gemeint?
                        „\u{1}0, \u{1}1“ auf die Liste setzen
                        Gemeint ist „\u{1}0“, schon auf der Liste
                        „\u{1}0, \u{1}1“ statt \u{1}2
                        Artikel bearbeiten
                        Laden bearbeiten
                        Enthält
                        Etwas hineinlegen
                        Gehört zu
                        In eine Liste legen
                        Hineinlegen in
                        Herausnehmen
                        \u{1}0 gehört zu \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 Sache hineingelegt\u{3}\u{4}\u{1}0 Sachen hineingelegt\u{5}
                        \u{1}0 gehört nicht mehr zu \u{1}1
                        Hineinlegen
                        Noch nichts darin. Obst könnte Äpfel und Birnen enthalten.
                        Was geht dir aus?
                        Schreib einmal auf, was du immer kaufst. Danach sagst du nur noch, was ausgeht, und wischst es weg, wenn du es hast.
                        Alles da
                        Geht etwas aus, such es hier und heb seine Stufe an.
                        Beispieldaten laden
                        Nichts enthält „\u{1}0“.
                        Speisekammer
                        \u{1}0 weitere zeigen
                        Mehr zu \u{1}0
                        Drucken oder teilen
                        Einkaufsliste
                        Geholt: \u{1}0
                        Wieder nötig: \u{1}0
                        Öffnen
                        Mehr
                        Vorrat
                        Wähle einen Artikel, um ihn hier zu sehen.
                        \u{2}0\u{3}low\u{4}Vorrätig\u{3}medium\u{4}Im Angebot\u{3}high\u{4}Geht aus\u{3}\u{4}Jetzt nötig\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}Vorrätig\u{3}medium\u{4}Im Angebot\u{3}high\u{4}Geht aus\u{3}\u{4}Jetzt nötig\u{5}
                        \u{2}1\u{3}low\u{4}\u{1}0 geholt\u{3}medium\u{4}\u{1}0: im Angebot\u{3}high\u{4}\u{1}0 geht aus\u{3}\u{4}\u{1}0: jetzt nötig\u{5}
                        \u{1}0 darin: \u{1}1
                        Die Liste hat \u{1}0 Zeilen; gelesen werden höchstens \u{1}1.
                        „\u{1}0“ → \u{1}1: neu
                        „\u{1}0“ → \u{1}1: steht schon auf der Liste
                        „\u{1}0“ → \u{1}1: gab es schon
                        „\u{1}0“ → \u{1}1: schon vorrätig
                        „\u{1}0“ → \u{1}1: jetzt nötig
                        „\u{1}0“ → \u{1}1: abgehakt, kommt von der Liste
                        „\u{1}0“ → gehört zu \u{1}1
                        „\u{1}0“ → \u{1}1: neu, vorrätig
                        „\u{1}0“ → nichts zu besorgen, weggelassen
                        „\u{1}0“ → was folgt, in \u{1}1
                        „\u{1}0“ → Titel eines Rezepts, weggelassen
                        „\u{1}0“ → sagt etwas zum Rezept, weggelassen
                        „\u{1}0“ → ein Schritt des Rezepts, weggelassen
                        „\u{1}0“ → nur Gespräch, weggelassen
                        „\u{1}0“ → vom Chat selbst, weggelassen
                        „\u{1}0“ → eine Umfrage oder Antwort darauf, weggelassen
                        „\u{1}0“ → ein Link, weggelassen
                        „\u{1}0“ → nicht nötig? Weggelassen; hier angehakt, kommt es von der Liste
                        „\u{1}0“ → nötig? Weggelassen; hier angehakt, kommt es auf die Liste
                        „\u{1}0“ → eine spätere Zeile sagt es anders, weggelassen
                        „\u{1}0“ → schon aufgeschrieben und seither nicht besorgt, weggelassen; hier angehakt, kommt es dazu: \u{1}1
                        „\u{1}0“ → von dir weggelassen
                        Nein, „\u{1}0“, wie es da steht
                        „\u{1}0“: Die Zahl gehört zum Namen; „2 x“ wäre eine Menge.
                        „\u{1}0“ ist nur eine Menge; sie gilt als Name.
                        „\u{1}0“ gilt als Vorrat; „\u{1}0:“ wäre eine Überschrift.
                        „\u{1}0“: \u{1}1 steht zweimal da und gilt einmal.
                        „\u{1}0“: \u{1}1 aus mehreren Teilen des Rezepts.
                        „\u{1}0“: \u{1}1 mit \u{1}2, die schon auf der Liste stehen.
                        „\u{1}0“: \u{1}1 bleibt so.
                        „\u{1}0“: \u{1}1 kam schon dazu und wird nicht noch einmal dazugezählt.
                        „\u{1}0“: So heißen mehrere; es gilt das erste.
                        „\u{1}0“: Das Zeichen gilt als Teil des Namens.
                        „\u{1}0“ gilt als ein Name.
                        „\u{1}0“ ist schon da; „\u{1}1“ wird ausgelassen.
                        „\u{1}0“ ist hier abgehakt und kommt daher von der Liste. Lass die Zeile weg, wenn es noch fehlt.
                        „\u{1}0“: Gemeint ist „\u{1}1“, das es schon gibt.
                        \u{1}0 gilt als \u{1}1.
                        „\u{1}0“ ist zu erledigen und kommt so auf die Liste.
                        Hinzufügen und Mengen zusammenzählen: \u{1}0
                        Hinzufügen und auf der Liste ersetzen: \u{1}0
                        Fisch
                        Ist gesund!
                        Obst
                        Milch
                        Fettarm
                        Äpfel
                        Brot
                        Käse
                        Das Brot nicht vergessen!
                        Tomaten
                        Kaffee
                        Ganze Bohnen
                        Olivenöl
                        Bananen
                        Butter
                        Hähnchen
                        Spülmittel
                        Eier
                        Mehl
                        Knoblauch
                        Honig
                        Zitronen
                        Linsen
                        Zwiebeln
                        Küchenrolle
                        Nudeln
                        Birnen
                        Pfeffer
                        Kartoffeln
                        Reis
                        Salz
                        Zucker
                        Tee
                        Toilettenpapier
                        Zahnpasta
                        Joghurt
                        Menge
                        500
                        Einheit
                        g
                        Gang
                        Brot und Gebäck
                        Reicht bis
                        Noch ohne Gang
                        \u{1}0 reicht noch
                        \u{2}0\u{3}produce\u{4}Obst und Gemüse\u{3}bakery\u{4}Brot und Gebäck\u{3}dairy\u{4}Milch, Käse, Eier\u{3}meat\u{4}Fleisch und Fisch\u{3}frozen\u{4}Tiefkühl\u{3}pantry\u{4}Nudeln, Reis, Backen\u{3}tins\u{4}Konserven und Gläser\u{3}spices\u{4}Öl, Gewürze, Soßen\u{3}breakfast\u{4}Frühstück und Aufstriche\u{3}hotDrinks\u{4}Kaffee und Tee\u{3}sweets\u{4}Süßes und Knabbern\u{3}drinks\u{4}Getränke\u{3}household\u{4}Haushalt\u{3}body\u{4}Bad und Körper\u{3}baby\u{4}Baby\u{3}\u{4}Tiere\u{5}
                        \u{2}0\u{3}produce\u{4}Obst, Gemüse, Apfel, Äpfel, Bananen, Birnen, Zitronen, Limetten, Orangen, Mandarinen, Trauben, Weintrauben, Beeren, Erdbeeren, Heidelbeeren, Himbeeren, Pfirsiche, Pflaumen, Zwetschgen, Kirschen, Melone, Mango, Kiwi, Avocado, Tomaten, Kartoffeln, Zwiebeln, Knoblauch, Ingwer, Karotten, Möhren, Gurke, Salat, Spinat, Brokkoli, Blumenkohl, Kohl, Zucchini, Aubergine, Kürbis, Pilze, Champignons, Sellerie, Lauch, Porree, Bohnen, Mais, Radieschen, Paprika, Kräuter, Petersilie, Basilikum, Schnittlauch, Rucola, Fenchel, Spargel, Thymian, Rosmarin, Salbei, Minze, Dill, Ananas, Chili, Chilischoten, Koriander, Pastinaken, Rote Bete, Schalotten, Zitronensaft, Limettensaft\u{3}bakery\u{4}Brot, Brötchen, Semmeln, Baguette, Toast, Croissants, Kuchen, Brezel, Hörnchen, Wraps, Laugenstangen, Zwieback\u{3}dairy\u{4}Milch, Butter, Margarine, Käse, Gouda, Mozzarella, Parmesan, Feta, Sahne, Schmand, Joghurt, Quark, Eier, Kefir, Frischkäse, Rahm, Crème fraîche, Emmentaler, Halloumi, Skyr, Hummus, Tofu, Pudding, Blätterteig, Pizzateig\u{3}meat\u{4}Fleisch, Rind, Schwein, Hähnchen, Huhn, Pute, Schinken, Speck, Wurst, Würstchen, Salami, Steak, Hackfleisch, Hack, Lamm, Fisch, Lachs, Forelle, Garnelen, Aufschnitt, Schnitzel, Hähnchenbrust, Ente, Kabeljau, Filet, Speckwürfel, Schenkel\u{3}frozen\u{4}Eis, Eiscreme, Tiefkühl, TK, Tiefkühlpizza, Fischstäbchen, Pommes, Eiswürfel, TK-Erbsen, TK-Beeren, TK-Spinat, Rahmspinat, Vanilleeis\u{3}pantry\u{4}Nudeln, Pasta, Spaghetti, Reis, Mehl, Zucker, Hefe, Backpulver, Natron, Linsen, Kichererbsen, Couscous, Haferflocken, Semmelbrösel, Paniermehl, Speisestärke, Rosinen, Nüsse, Mandeln, Walnüsse, Grieß, Quinoa, Vanillezucker, Puderzucker, Lasagneplatten, Gnocchi, Spätzle, Maultaschen, Kartoffelpüree, Vanilleextrakt, Vanilleschote\u{3}tins\u{4}Dosentomaten, passierte Tomaten, geschälte Tomaten, Tomatenmark, Konserven, Dosenmais, Kidneybohnen, Oliven, Essiggurken, Gewürzgurken, Kapern, Kokosmilch, Suppe, Thunfisch, Sauerkraut, weiße Bohnen, gehackte Tomaten, stückige Tomaten, Sardinen, Apfelmus\u{3}spices\u{4}Olivenöl, Öl, Essig, Salz, Pfeffer, Gewürz, Paprikapulver, Zimt, Oregano, Curry, Ketchup, Senf, Mayonnaise, Mayo, Sojasoße, Soße, Sauce, Brühe, Gemüsebrühe, Lorbeerblätter, Rapsöl, Sonnenblumenöl, Balsamico, Kreuzkümmel, Kurkuma, Muskat, Pesto, Currypaste\u{3}breakfast\u{4}Müsli, Cornflakes, Marmelade, Konfitüre, Honig, Erdnussbutter, Nutella, Aufstrich, Sirup, Nussmus, Mandelmus, Nuss-Nougat-Creme\u{3}hotDrinks\u{4}Kaffee, Espresso, Tee, Kakao, Kaffeefilter, Kaffeebohnen, Teebeutel, Kakaopulver\u{3}sweets\u{4}Schokolade, Kekse, Cracker, Chips, Süßigkeiten, Bonbons, Gummibärchen, Popcorn, Kaugummi, Salzstangen, Müsliriegel\u{3}drinks\u{4}Wasser, Sprudel, Mineralwasser, Saft, Orangensaft, Apfelsaft, Limo, Limonade, Cola, Bier, Wein, Schorle, 7 up, 7up, Sekt\u{3}household\u{4}Spülmittel, Spülmaschinentabs, Geschirrspültabs, Waschmittel, Waschpulver, Weichspüler, Küchenrolle, Toilettenpapier, Klopapier, Müllbeutel, Müllsäcke, Alufolie, Frischhaltefolie, Backpapier, Schwämme, Putzmittel, Reiniger, Kerzen, Batterien, Glühbirnen, Servietten, Streichhölzer, Gefrierbeutel, Spültabs, Teelichter\u{3}body\u{4}Zahnpasta, Zahnbürste, Shampoo, Seife, Duschgel, Deo, Rasierer, Rasierklingen, Sonnencreme, Creme, Watte, Taschentücher, Pflaster, Tampons, Binden, Spülung, Zahnseide, Mundspülung, Handcreme, Vitamine, Wattestäbchen, Wattepads\u{3}baby\u{4}Windeln, Feuchttücher, Babybrei, Babynahrung, Milchpulver\u{3}\u{4}Katzenfutter, Hundefutter, Katzenstreu, Tierfutter, Vogelfutter, Leckerli\u{5}
                        \u{1}0, vermutet
                        Keine
                        Überall
                        Laden
                        Läden
                        Aldi, Mühlstraße
                        Gänge der Reihe nach, einer je Zeile
                        Obst und Gemüse
                        Gibt es bei
                        Was es wo gibt
                        Neuer Laden
                        Laden oder Gang für mehrere
                        Die Läden, in die du gehst, jeder mit seiner Reihenfolge der Gänge.
                        Ohne Laden wird es überall geholt.
                        Beim Einkaufen lernt der Laden die Reihenfolge von deinen Häkchen.
                        Reihenfolge der Gänge
                        \u{1}0 nach oben
                        Vergessenes hinzufügen
                        \u{1}0 von \u{1}1
                        Alles geholt, \u{2}0\u{3}one\u{4}eine Sache\u{3}\u{4}\u{1}0 Sachen\u{5}
                        \u{2}0\u{3}0\u{4}Nichts\u{3}one\u{4}\u{1}0\u{3}\u{4}\u{1}0\u{5} geholt, \u{1}1 fehlen noch
                        Alles auf die Liste
                        Alles auf der Liste · noch einmal dazu
                        Wieder von der Liste nehmen
                        \u{1}0 geholt
                        schon geholt
                        \u{2}0\u{3}one\u{4}\u{1}0 Menge geändert\u{3}\u{4}\u{1}0 Mengen geändert\u{5}
                        Auf die Liste, was darin ist: \u{1}0
                        für \u{1}0
                        Noch zu besorgen: \u{1}0
                        \u{1}0 weitere
                        In der Reihenfolge von \u{1}0
                        \u{1}0 von jetzt an: \u{1}1
                        Diese Reihenfolge für \u{1}0 nehmen: \u{1}1
                        \u{2}0\u{3}one\u{4}Eine Minute\u{3}\u{4}\u{1}0 Minuten\u{5} vom ersten bis zum letzten Häkchen
                        Zur Liste
                        Weiter einkaufen
                        Geholt
                        Wieder nötig
                        Wieder \u{1}0, wie zuletzt
                        \u{2}0\u{3}one\u{4}\u{1}0 Sache kam auf die Liste\u{3}\u{4}\u{1}0 Sachen kamen auf die Liste\u{5}
                        \u{1}0 wieder nötig
                        \u{1}0 jetzt nötig
                        Rhythmus
                        Geht wohl aus
                        Reicht noch
                        Reicht bis etwa \u{1}0
                        Zuletzt geholt am \u{1}0, meist alle \u{2}1\u{3}one\u{4}Tage\u{3}\u{4}\u{1}1 Tage\u{5} (\u{1}2, \u{1}3-mal)
                        Zuletzt am \u{1}0, \u{1}2-mal \u{2}1\u{3}one\u{4}jeden Tag\u{3}\u{4}alle \u{1}1 Tage\u{5}
                        Vor \u{2}0\u{3}one\u{4}einem Tag\u{3}\u{4}\u{1}0 Tagen\u{5} geholt, meist \u{1}1
                        \u{1}0 von \u{1}1 Vorhersagen lagen höchstens \u{2}2\u{3}one\u{4}einen Tag\u{3}\u{4}\u{1}2 Tage\u{5} daneben
                        \u{1}0: zu wenige zum Raten
                        Noch nichts vorhergesagt
                        Geholt am \u{1}0
                        Speisekammer
                        Reihenfolge
                        A bis Z
                        Am meisten
                        Einkaufsliste
                        Was zu Hause ausgeht. Im Laden abgehakt, gern zu zweit.
                        Erstes eintragen
                        \u{1}0 weitere
                        \u{2}0\u{3}one\u{4}\u{1}0 geht aus\u{3}\u{4}\u{1}0 gehen aus\u{5}
                        \u{1}0 wohl
                        „\u{1}0“ wieder auf die Liste setzen
                        „\u{1}0“ auf der Liste auf \u{1}1 setzen
                        „\u{1}0“ steht zweimal hier: eins daraus machen
                        „\u{1}0“ steht auf der Liste und wird hier geholt: \u{1}1.
                        Auch hier holen: \u{1}0
                        """)
            case .italian:
                MessageTable(
                    index: "00000900B00K00P00V00_01501=01D01M01f02502E02T02h03Z03`04404:04@05605B06e07807>07G07^08R08f08o09J0:50:K0:T0:f0<R0<e0=70=A0=^0=m0>:0>I0>X0>h0?N0@[0A40AM0A[0B10BM0BU0CC0D;0DV0E50EM0E_0F00F90FO0F[0G00G;0GA0GS0H`0I;0IH0JJ0Jc0Ld0M10Mk0NB0NY0Nb0O40OA0OT0Of0P00PC0PH0PN0PW0Q;0R@0SI0TX0Tf0U[0V00VS0W80WT0Wm0XW0Xl0YJ0Z50ZV0[D0\\00\\c0]N0^@0_80_X0`Z0aT0bL0ca0d>0dZ0e^0fL0g>0gm0hV0i80iJ0jH0k<0kg0lF0m10nA0nm0o=0om10O11411:11C11J11P11f11k12012:12S12\\12c12l13;13B13H13N13_13d13k14114714>14I14Q14Y14_14d14i15015515:15C15G15V15b15i16316716>16@16G16T16b17617G1<M1ff1g21g:1gB1gJ1gQ1g`1hE1hV1hb1i91iG1ii1jd1kE1l>1lR1l_1m91mB1n61o>1oS20520G20P20[21k22P22W22n23W23k24A24b25n26;26M26S26b27E28g29o2:B2:H2:Z2:g2;=2<b2>A2?D2@b2AB2A\\2Ah2B12B82BG2BR2Bh2Ci2D>2Di2Ej2F32FL2Fh2GL2H52HL",
                    patterns: """
                        Dispensa
                        Articolo
                        Articoli
                        Nome
                        Latte
                        Dettagli
                        Parzialmente scremato
                        Livello
                        Elenco
                        Contiene
                        Che cosa sta in che cosa
                        \u{1}0 da prendere
                        da prendere, \u{1}0
                        \u{1}0 in dispensa
                        Cerca o aggiungi…
                        Cerca tra tutti gli articoli o scrivine uno nuovo
                        Cerca
                        Vai a fare la spesa
                        Spesa
                        Spesa
                        \u{2}0\u{3}one\u{4}ne manca \u{1}0\u{3}many\u{4}ne mancano \u{1}0\u{3}\u{4}ne mancano \u{1}0\u{5}
                        Preso tutto
                        \u{2}0\u{3}one\u{4}Un altro si trova altrove.\u{3}many\u{4}Altri \u{1}0 si trovano altrove.\u{3}\u{4}Altri \u{1}0 si trovano altrove.\u{5}
                        Nulla da prendere.
                        Fatto
                        Aggiungi
                        Aggiungi più articoli
                        Uno per riga. Può esserci una quantità: 2 l latte
                        pane\n2 l latte\nuova
                        Articoli
                        \u{1}0 nuovi, \u{1}1 già presenti
                        \u{1}0 nuovi, \u{1}1 già presenti, \u{1}2 tralasciati
                        «\u{1}0» è già preso.
                        Mi serve
                        Nome di un elenco
                        Solo per tenere tutto come elenco, per esempio una ricetta, che con un tocco torna sulla lista della spesa.
                        Che cosa contiene?
                        Tieni come elenco
                        Anteprima
                        Un altro «\u{1}0» c’è già.
                        Apri l’altro
                        Unisci i due
                        Tieni entrambi
                        Nuovo articolo
                        Aggiungi «\u{1}0»
                        Crea la lista «\u{1}0» e aggiungilo lì
                        Una lista è tutto ciò che ne contiene altri. Il nome di una nuova la crea.
                        Aggiungi uno per uno: \u{1}0
                        Aggiungi con dettagli…
                        Serve ora: \u{1}0
                        Togli dalla lista: \u{1}0
                        «\u{1}0» è già nella lista.
                        Quanto?
                        Non ancora aggiunto: quale di questi intendi?
                        Non ancora aggiunto, \u{1}0 di \u{1}1: quale di questi intendi?
                        Metti «\u{1}0, \u{1}1» in elenco
                        Intendo «\u{1}0», già in elenco
                        «\u{1}0, \u{1}1» invece di \u{1}2
                        Modifica articolo
                        Modifica negozio
                        Contiene
                        Metti dentro qualcosa
                        Fa parte di
                        Aggiungi a un elenco
                        Aggiungi a
                        Togli
                        \u{1}0 fa parte di \u{1}1
                        \u{2}0\u{3}one\u{4}\u{1}0 cosa messa dentro\u{3}many\u{4}\u{1}0 cose messe dentro\u{3}\u{4}\u{1}0 cose messe dentro\u{5}
                        \u{1}0 non fa più parte di \u{1}1
                        Metti dentro
                        Ancora nulla. La frutta, per esempio, può contenere mele e pere.
                        Che cosa finisce sempre?
                        Scrivi una volta sola ciò che compri sempre. Poi basta dire che cosa sta finendo e toglierlo con un gesto quando l’hai preso.
                        C’è tutto
                        Quando qualcosa finisce, cercalo qui e alzane il livello.
                        Carica dati di esempio
                        Nulla contiene «\u{1}0».
                        Dispensa
                        Mostrane altri \u{1}0
                        Altro per \u{1}0
                        Stampa o condividi
                        Lista della spesa
                        Preso: \u{1}0
                        Serve di nuovo: \u{1}0
                        Apri
                        Altro
                        Dispensa
                        Scegli un articolo per vederlo qui.
                        \u{2}0\u{3}low\u{4}In dispensa\u{3}medium\u{4}Se in offerta\u{3}high\u{4}Sta finendo\u{3}\u{4}Serve ora\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}In dispensa\u{3}medium\u{4}Se in offerta\u{3}high\u{4}Sta finendo\u{3}\u{4}Serve ora\u{5}
                        \u{2}1\u{3}low\u{4}\u{1}0: preso\u{3}medium\u{4}\u{1}0: se in offerta\u{3}high\u{4}\u{1}0: sta finendo\u{3}\u{4}\u{1}0: serve ora\u{5}
                        \u{1}0 dentro: \u{1}1
                        L’elenco ha \u{1}0 righe; se ne leggono al massimo \u{1}1.
                        «\u{1}0» → \u{1}1: nuovo
                        «\u{1}0» → \u{1}1: è già nella lista
                        «\u{1}0» → \u{1}1: già preso in passato
                        «\u{1}0» → \u{1}1: già in casa
                        «\u{1}0» → \u{1}1: serve ora
                        «\u{1}0» → \u{1}1: spuntato, esce dalla lista
                        «\u{1}0» → va con \u{1}1
                        «\u{1}0» → \u{1}1: nuovo, in casa
                        «\u{1}0» → niente da prendere, tralasciato
                        «\u{1}0» → ciò che segue, da \u{1}1
                        «\u{1}0» → titolo di una ricetta, tralasciato
                        «\u{1}0» → riguarda la ricetta, tralasciato
                        «\u{1}0» → un passaggio della ricetta, tralasciato
                        «\u{1}0» → solo conversazione, tralasciata
                        «\u{1}0» → scritto dalla chat stessa, tralasciato
                        «\u{1}0» → un sondaggio o una sua risposta, tralasciato
                        «\u{1}0» → un link, tralasciato
                        «\u{1}0» → non serve? Tralasciato; spuntato qui, esce dalla lista
                        «\u{1}0» → serve? Tralasciato; spuntato qui, va in elenco
                        «\u{1}0» → una riga più avanti dice altro, tralasciato
                        «\u{1}0» → già aggiunto e non ancora preso, tralasciato; spuntato qui, si somma: \u{1}1
                        «\u{1}0» → tralasciato da te
                        No, «\u{1}0» come sta scritto
                        «\u{1}0»: il numero fa parte del nome; «2 x» sarebbe una quantità.
                        «\u{1}0» è solo una quantità; vale come nome.
                        «\u{1}0» vale come cosa; «\u{1}0:» sarebbe un titolo.
                        «\u{1}0»: \u{1}1 compare due volte e vale una volta.
                        «\u{1}0»: \u{1}1, da più parti della ricetta.
                        «\u{1}0»: \u{1}1 con \u{1}2 già in elenco.
                        «\u{1}0»: resta \u{1}1.
                        «\u{1}0»: \u{1}1 è già stato aggiunto e non si aggiunge di nuovo.
                        «\u{1}0»: più cose si chiamano così; vale la prima.
                        «\u{1}0»: il segno vale come parte del nome.
                        «\u{1}0» vale come un nome solo.
                        «\u{1}0» c’è già; «\u{1}1» è tralasciato.
                        «\u{1}0» qui è spuntato, quindi esce dalla lista. Togli la riga se serve ancora.
                        «\u{1}0»: si intende «\u{1}1», che c’è già.
                        \u{1}0 si legge \u{1}1.
                        «\u{1}0» è una cosa da fare e va in lista così.
                        Aggiungi e somma le quantità: \u{1}0
                        Aggiungi e sostituisci in elenco: \u{1}0
                        Pesce
                        Fa bene!
                        Frutta
                        Latte
                        Parzialmente scremato
                        Mele
                        Pane
                        Formaggio
                        Non dimenticare il pane!
                        Pomodori
                        Caffè
                        In grani
                        Olio d’oliva
                        Banane
                        Burro
                        Pollo
                        Detersivo piatti
                        Uova
                        Farina
                        Aglio
                        Miele
                        Limoni
                        Lenticchie
                        Cipolle
                        Scottex
                        Pasta
                        Pere
                        Pepe
                        Patate
                        Riso
                        Sale
                        Zucchero
                        Tè
                        Carta igienica
                        Dentifricio
                        Yogurt
                        Quantità
                        500
                        Unità
                        g
                        Corsia
                        Pane e dolci
                        Basta fino al
                        Ancora senza corsia
                        \u{1}0: basta ancora
                        \u{2}0\u{3}produce\u{4}Frutta e verdura\u{3}bakery\u{4}Pane e dolci\u{3}dairy\u{4}Latte, formaggi, uova\u{3}meat\u{4}Carne e pesce\u{3}frozen\u{4}Surgelati\u{3}pantry\u{4}Pasta, riso, farina\u{3}tins\u{4}Conserve e barattoli\u{3}spices\u{4}Olio, spezie, salse\u{3}breakfast\u{4}Colazione\u{3}hotDrinks\u{4}Caffè e tè\u{3}sweets\u{4}Dolci e snack\u{3}drinks\u{4}Bevande\u{3}household\u{4}Casa\u{3}body\u{4}Bagno e corpo\u{3}baby\u{4}Bimbi\u{3}\u{4}Animali\u{5}
                        \u{2}0\u{3}produce\u{4}frutta, verdura, mele, banane, pere, limoni, lime, arance, mandarini, uva, fragole, mirtilli, lamponi, pesche, prugne, ciliegie, melone, anguria, mango, kiwi, avocado, pomodori, pomodorini, patate, cipolle, aglio, zenzero, carote, cetriolo, insalata, lattuga, spinaci, broccoli, cavolfiore, cavolo, zucchine, melanzane, zucca, funghi, sedano, porro, fagiolini, mais, ravanelli, peperoni, prezzemolo, basilico, rucola, finocchi, asparagi, timo, salvia, menta, ananas, peperoncino, scalogno, succo di limone\u{3}bakery\u{4}pane, panini, baguette, toast, cornetti, torta, focaccia, piadina, grissini\u{3}dairy\u{4}latte, burro, margarina, formaggio, mozzarella, parmigiano, grana, pecorino, feta, panna, yogurt, ricotta, uova, stracchino, mascarpone, kefir, provola, hummus, tofu, budino, pasta sfoglia\u{3}meat\u{4}carne, manzo, maiale, pollo, tacchino, prosciutto, pancetta, salsiccia, salame, bistecca, macinato, agnello, pesce, salmone, gamberi, speck, bresaola, mortadella, merluzzo, vitello, guanciale, vongole, cozze\u{3}frozen\u{4}gelato, surgelati, pizza surgelata, piselli surgelati, bastoncini di pesce, patatine surgelate, ghiaccio,\u{3}pantry\u{4}pasta, spaghetti, penne, riso, farina, zucchero, lievito, bicarbonato, lenticchie, ceci, cous cous, avena, pangrattato, maizena, uvetta, noci, mandorle, semola, quinoa, polenta, gnocchi, lasagne, vanillina, amido di mais\u{3}tins\u{4}pelati, passata, pomodori pelati, passata di pomodoro, concentrato, olive, sottaceti, cetriolini, capperi, latte di cocco, zuppa, tonno, fagioli, conserve, sardine, acciughe, mais in scatola\u{3}spices\u{4}olio, aceto, sale, pepe, spezie, paprica, cannella, noce moscata, origano, curry, ketchup, senape, maionese, salsa, brodo, dado, foglie di alloro, alloro, pesto\u{3}breakfast\u{4}cereali, muesli, marmellata, confettura, miele, nutella, fette biscottate, burro di arachidi, burro d'arachidi, crema di nocciole, sciroppo\u{3}hotDrinks\u{4}caffè, tè, cacao, tisana, camomilla, orzo\u{3}sweets\u{4}cioccolato, biscotti, cracker, patatine, caramelle, popcorn, gomme, merendine\u{3}drinks\u{4}acqua, succo, bibita, cola, limonata, birra, vino, aranciata, 7 up, 7up, prosecco\u{3}household\u{4}detersivo, detersivo piatti, pastiglie lavastoviglie, ammorbidente, scottex, carta da cucina, carta igienica, sacchetti, sacchi spazzatura, alluminio, pellicola, carta forno, spugne, candeggina, detergente, candele, pile, batterie, lampadine, tovaglioli, fiammiferi\u{3}body\u{4}dentifricio, spazzolino, shampoo, sapone, bagnoschiuma, doccia schiuma, deodorante, rasoio, lamette, crema solare, crema, cotone, fazzoletti, cerotti, assorbenti, balsamo, filo interdentale, collutorio, vitamine, rasoi\u{3}baby\u{4}pannolini, salviette, omogeneizzati, latte in polvere\u{3}\u{4}cibo per gatti, cibo per cani, lettiera, crocchette, mangime\u{5}
                        \u{1}0, ipotesi
                        Nessuna
                        Ovunque
                        Negozio
                        Negozi
                        Coop, via Roma
                        Corsie nel loro ordine, una per riga
                        Frutta e verdura
                        Si trova da
                        Che cosa si trova dove
                        Nuovo negozio
                        Negozio o corsia di più articoli
                        I negozi in cui vai, ciascuno con il suo ordine di corsie.
                        Senza negozio si prende ovunque.
                        Facendo la spesa, l’ordine si impara dalle tue spunte.
                        Ordine delle corsie
                        Sposta su \u{1}0
                        Aggiungi ciò che mancava
                        \u{1}0 di \u{1}1
                        Preso tutto, \u{2}0\u{3}one\u{4}una cosa\u{3}many\u{4}\u{1}0 cose\u{3}\u{4}\u{1}0 cose\u{5}
                        \u{2}0\u{3}0\u{4}Preso niente\u{3}one\u{4}\u{1}0 presa\u{3}many\u{4}\u{1}0 prese\u{3}\u{4}\u{1}0 prese\u{5}, \u{1}1 da prendere
                        Metti tutto in lista
                        Tutto in lista · aggiungi ancora
                        Togli dalla lista
                        \u{1}0 presi
                        già preso
                        \u{2}0\u{3}one\u{4}\u{1}0 quantità cambiata\u{3}many\u{4}\u{1}0 quantità cambiate\u{3}\u{4}\u{1}0 quantità cambiate\u{5}
                        Metti in lista ciò che contiene: \u{1}0
                        per \u{1}0
                        Ancora da prendere: \u{1}0
                        \u{2}0\u{3}one\u{4}un altro\u{3}many\u{4}altri \u{1}0\u{3}\u{4}altri \u{1}0\u{5}
                        Nell’ordine di \u{1}0
                        \u{1}0 d’ora in poi: \u{1}1
                        Prendi quest’ordine per \u{1}0: \u{1}1
                        \u{2}0\u{3}one\u{4}Un minuto\u{3}many\u{4}\u{1}0 minuti\u{3}\u{4}\u{1}0 minuti\u{5} dalla prima spunta all’ultima
                        All’elenco
                        Continua la spesa
                        Preso
                        Serve di nuovo
                        Di nuovo \u{1}0, come l’ultima volta
                        \u{2}0\u{3}one\u{4}\u{1}0 cosa aggiunta alla lista\u{3}many\u{4}\u{1}0 cose aggiunte alla lista\u{3}\u{4}\u{1}0 cose aggiunte alla lista\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 serve di nuovo\u{3}many\u{4}\u{1}0 servono di nuovo\u{3}\u{4}\u{1}0 servono di nuovo\u{5}
                        \u{1}0 da prendere ora
                        Ritmo
                        Forse sta finendo
                        Basta ancora
                        Basta fino a circa \u{1}0
                        Preso l’ultima volta il \u{1}0, di solito ogni \u{2}1\u{3}one\u{4}giorno\u{3}many\u{4}\u{1}1 giorni\u{3}\u{4}\u{1}1 giorni\u{5} (\u{1}2, \u{1}3 volte)
                        Preso l’ultima volta il \u{1}0, \u{1}2 volte \u{2}1\u{3}one\u{4}ogni giorno\u{3}many\u{4}ogni \u{1}1 giorni\u{3}\u{4}ogni \u{1}1 giorni\u{5}
                        Preso \u{2}0\u{3}one\u{4}un giorno\u{3}many\u{4}\u{1}0 giorni\u{3}\u{4}\u{1}0 giorni\u{5} fa, di solito \u{1}1
                        \u{1}0 previsioni su \u{1}1 hanno sbagliato al massimo di \u{2}2\u{3}one\u{4}un giorno\u{3}many\u{4}\u{1}2 giorni\u{3}\u{4}\u{1}2 giorni\u{5}
                        \u{1}0: troppo poche per indovinare
                        Ancora nessuna previsione
                        Preso il \u{1}0
                        Dispensa
                        Ordine
                        Dalla A alla Z
                        Più usati
                        Una lista della spesa
                        Ciò che a casa finisce. Spuntato in negozio, volentieri in due.
                        Scrivi la prima cosa
                        \u{2}0\u{3}one\u{4}un’altra\u{3}many\u{4}altre \u{1}0\u{3}\u{4}altre \u{1}0\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 sta finendo\u{3}many\u{4}\u{1}0 stanno finendo\u{3}\u{4}\u{1}0 stanno finendo\u{5}
                        \u{1}0 forse
                        Rimetti «\u{1}0» in elenco
                        Porta «\u{1}0» in elenco a \u{1}1
                        “\u{1}0” è qui due volte: uniscili
                        «\u{1}0» è in lista, da prendere qui: \u{1}1.
                        Prendilo anche qui: \u{1}0
                        """)
            }
        }
        #endif
    }
}
