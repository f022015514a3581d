import Kernel
import Priorities
import TestKit
import Testing

/// Recipes of the sites that most people copy from, with all that stands around them there. What the sites write
/// is as in the pages that hhursev/recipe-scrapers keeps (tests/test_data at d08ddd0); the dishes are our own.
@Suite struct RecipeSiteTests {
    private func check(_ recipe: String, _ things: [String], in language: Language) throws {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": recipe, "level": "high"])
        #expect(kitchen.found("") == things)
        let text = kitchen.get("/priorities/batch/lines?lines=" + recipe.percentEncoded).text
        // Each line is told of, those that are left out, too.
        for line in recipe.split(separator: "\n") where !line.contains("\t") && !line.hasPrefix("*")
        {
            #expect(
                text.contains("“" + String(line).trimmed)
                    || text.contains("„" + String(line).trimmed)
                    || text.contains("«" + String(line).trimmed), "\(line)")
        }
    }

    /// allrecipes.com
    @Test func `of Allrecipes only the ingredients are taken`() throws {
        try check(
            """
            Herb Flatbread
            4.6
            (489)
            330 Reviews
            107 Photos
            Submitted by Michelle
            Updated on October 28, 2022
            Save
            Rate
            Print
            Share
            Close
            Prep Time:
            15 mins
            Cook Time:
            10 mins
            Additional Time:
            15 mins
            Total Time:
            40 mins
            Servings:
            8
            Yield:
            2 pizzas
            Jump to Nutrition Facts
            Cook Mode (Keep screen awake)
            Ingredients
            1/2x
            1x
            2x
            Oops! Something went wrong. Our team is working on it.
            This recipe was developed at its original yield. Ingredient amounts are automatically adjusted, but cooking times and steps remain unchanged. Note that not all recipes scale perfectly.
            Original recipe (1X) yields 8 servings
            Deselect All
            ¼ cup olive oil
            8 ounces shredded Mozzarella cheese
            10 fresh basil leaves
            Add all ingredients to shopping list
            Add to shopping list
            Local Offers
            Change
            Oops! We cannot find any ingredients on sale near you. Do we have the correct zip code?
            Directions
            Stir together olive oil and salt; allow to stand for 15 minutes.
            Bake in preheated oven until the cheese is bubbly.
            I Made It
            Print
            Nutrition Facts (per serving)
            551\tCalories
            26g\tFat
            54g\tCarbs
            29g\tProtein
            Show Full Nutrition Label
            Hide Full Nutrition Label
            Nutrition Facts
            Servings Per Recipe\t8
            Calories\t551
            % Daily Value *
            Total Fat 26g\t33%
            Saturated Fat 11g\t55%
            Cholesterol 58mg\t19%
            Sodium 1183mg\t51%
            Total Carbohydrate 54g\t20%
            Dietary Fiber 3g\t10%
            Total Sugars 5g
            Protein 29g\t58%
            Vitamin C 8mg\t9%
            Calcium 425mg\t33%
            Iron 2mg\t10%
            Potassium 201mg\t4%
            * Percent Daily Values are based on a 2,000 calorie diet. Your daily values may be higher or lower.
            Powered by the ESHA Research Database © 2018, ESHA Research, Inc. All Rights Reserved
            Photos of Herb Flatbread
            Photo by Christina
            """, ["Fresh basil leaves", "Olive oil", "Shredded Mozzarella cheese"], in: .english)
    }

    /// chefkoch.de
    @Test func `of Chefkoch only the ingredients are taken`() throws {
        try check(
            """
            Hackbraten nach Oma
            Klassischer Hackbraten mit viel Soße
            Durchschnittliche Bewertung: 4,6
            (1427 Bewertungen)
            40 Min.
            Arbeitszeit ca. 20 Minuten
            Normal
            Schwierigkeit
            Schwierigkeitsgrad simpel
            4.10.2008
            Erstellt am
            Zutaten für 4 Portionen
            Portionen umrechnen
            1,5\tSemmel(n)
            2 kleine\tZwiebel(n)
            2 EL\tZitronensaft
            125 ml\tSahne
            \tSalz und Pfeffer
            Auf die Einkaufsliste setzen
            Zutaten bestellen
            Nährwerte pro Portion
            731 kcal
            Energie
            36,04 g
            Eiweiß
            58,93 g
            Fett
            15,39 g
            Kohlenhydrate
            Zubereitung
            1 Std. 25 Min.
            Gesamtzeit
            40 Min.
            Arbeitszeit
            45 Min.
            Koch-/Backzeit
            1
            Die Semmeln in Scheiben schneiden und quellen lassen.
            2
            Dazu passen hervorragend Salzkartoffeln.
            Rezept von
            Rezeptautor:in
            Delphinella
            Profil entdecken
            """,
            ["Sahne", "Salz und Pfeffer", "Semmel", "Zitronensaft", "Zwiebel"].sorted(),
            in: .german)
    }

    /// lecker.de
    @Test func `of lecker only the ingredients are taken`() throws {
        try check(
            """
            Gemüsepfanne mit Brokkoli
            Drucken
            Teilen
            ins Kochbuch
            3,9 (99)
            Bewertung abgeben
            Zubereitungszeit:
            25 Min.
            Niveau:
            ganz einfach
            Zutaten
            4
            Personen
            1 Brokkoli
            150 g Zuckerschoten
            6 Stiele Koriander
            Salz
            Fehlt noch etwas?
            Lebensmittel hier kaufen
            Zubereitung
            1
            Brokkoli putzen und in kleine Röschen schneiden.
            2
            Koriander waschen und trocken schütteln
            Nährwerte
            Pro Portion
            260 kcal
            38 g Eiweiß
            7 g Fett
            7 g Kohlenhydrate
            Guten Appetit!
            """, ["Brokkoli", "Koriander", "Salz", "Zuckerschoten"], in: .german)
    }

    /// ricette.giallozafferano.it
    @Test func `of GialloZafferano only the ingredients are taken`() throws {
        try check(
            """
            Bavarese alle fragole
            CONDIVIDI
            FATTE DA VOI 22
            COMMENTI 132
            SALVA
            312,8
            Calorie per porzione
            Senza glutine
            Energia Kcal 312,8
            Carboidrati g 25,4
            di cui zuccheri g 21,9
            Proteine g 5
            Grassi g 22,4
            di cui saturi g 13,5
            Fibre g 2,3
            Colesterolo mg 118,6
            Sodio mg 52,8
            Difficoltà: Media
            Preparazione: 30 min
            Cottura: 15 min
            Dosi per: 10 persone
            Costo: Basso
            Nota + dalle 4 alle 6 ore di raffreddamento in frigorifero
            PRESENTAZIONE
            La bavarese è un dolce al cucchiaio di origine francese, molto fresco e morbido.
            INGREDIENTI
            312,8
            Calorie per porzione
            Ingredienti per la bavarese
            Latte intero 200 ml
            Tuorli 3
            Sale fino 1 pizzico
            Fragole 1,1 kg
            Per decorare
            Zucchero a velo 30 g
            AGGIUNGI ALLA LISTA DELLA SPESA
            Preparazione
            Come preparare il Bavarese alle fragole
            Intanto versate i tuorli in una ciotola e sbatteteli con la frusta.
            Conservazione
            Conservate la bavarese in frigorifero per 1-2 giorni.
            Consiglio
            Se preferite potete preparare una salsa.
            STAMPA
            CONDIVIDI
            INVIA FOTO
            COMMENTA
            SALVA
            """, ["Fragole", "Latte intero", "Sale fino", "Tuorli", "Zucchero a velo"], in: .italian
        )
    }

    /// cooking.nytimes.com
    @Test func `of NYT Cooking only the ingredients are taken`() throws {
        try check(
            """
            Pepper Crackers
            By Anna Rossi
            Updated Oct. 11, 2023
            Total Time
            1 hour 30 minutes, plus chilling
            Rating
            4(228)
            Comments
            Read comments
            Notes
            Read community notes
            Save
            Give
            Share
            Print Recipe
            Advertisement
            Ingredients
            Yield: 5 cups (about 120 to 160 crackers)
            1½ cups/190 grams flour
            1 tablespoon black pepper
            ½ teaspoon salt
            Add to Your Grocery List
            Ingredient Substitution Guide
            Nutritional Information
            Nutritional analysis per serving (10 servings)
            233 calories; 14 grams fat; 9 grams saturated fat; 0 grams trans fat; 9 grams protein; 290 milligrams sodium
            Note: The information shown is Edamam’s estimate based on available ingredients and preparation. It should not be considered a substitute for a professional nutritionist’s advice.
            Powered by
            Preparation
            Step 1
            In the bowl of a food processor, add the flour, pepper and salt.
            Step 2
            Bake the crackers for 14 to 20 minutes.
            Ratings
            4 out of 5
            228 user ratings
            Your rating
            or to rate this recipe.
            Have you cooked this?
            Mark as Cooked
            """, ["Black pepper", "Flour", "Salt"], in: .english)
    }

    /// bbcgoodfood.com
    @Test func `of BBC Good Food only the ingredients are taken`() throws {
        try check(
            """
            Summer meatballs
            Elena Rossi
            Save recipe
            Serves 2
            Easy
            Prep: 10 mins
            Cook: 20 mins
            A star rating of 3.9 out of 5.
            32 ratings
            Rate
            Print
            Ad
            Skip to ingredients
            Ingredients
            Nutrition
            2 tbsp olive oil
            1 onion
            finely chopped
            2 garlic cloves
            crushed
            250g pork mince
            large handful parsley
            Keep the screen awake with cook mode on the Good Food app.
            Nutrition: Per serving
            kcal
            726
            fat
            25g
            saturates
            6g
            fibre
            7g
            salt
            0.2g
            Ad
            Method
            step 1
            Heat ½ tbsp of the olive oil in a large frying pan.
            step 2
            Bring a pan of salted water to the boil
            Recipe from Good Food magazine, June 2018
            """, ["Garlic", "Olive oil", "Onion", "Parsley", "Pork mince"], in: .english)
    }

    @Test func `what stands in two parts of one recipe is added up and shown`() throws {
        let recipe = """
            Cake
            Serves 4
            Ingredients
            For the dough
            200 ml milk
            2 eggs
            For the filling
            200 ml milk
            300 g quark
            """
        let kitchen = Kitchen()
        let text = kitchen.get("/priorities/batch/lines?lines=" + recipe.percentEncoded).text
        #expect(text.contains("200 ml + 200 ml"), "\(text)")
        kitchen.visitor.send("/priorities/batch", ["lines": recipe, "level": "high"])
        #expect(try kitchen.essential("Milk").quantity == "400 ml")
        let other = Kitchen()
        let later = recipe.replacing("200 ml milk\n300", with: "300 ml milk\n300")
        let shown = other.get("/priorities/batch/lines?lines=" + later.percentEncoded).text
        #expect(shown.contains("200 ml + 300 ml"), "\(shown)")
        other.visitor.send("/priorities/batch", ["lines": later, "level": "high"])
        #expect(try other.essential("Milk").quantity == "500 ml")
    }
}
