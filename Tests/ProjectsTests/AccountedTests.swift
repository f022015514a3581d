import Kernel
import Projects
import TestKit
import Testing

/// A row, a column or a heading means something only where all of it is accounted for; else it is asked.
@Suite struct AccountedTests {
    private func rows(_ table: MatrixTable) -> [String] {
        table.rows.map { row in
            ([row.title] + row.values.map { $0?.canonical ?? "-" }).joined(separator: " ")
        }
    }

    private func directions(_ table: MatrixTable) -> [Bool] { table.columns.map(\.isReversed) }

    @Test func `somebody called Max who is best everywhere stays, and is asked about`() {
        let table = MatrixTable(
            "Candidato;Esperienza;Inglese;Totale\nGiulia;4;3;7\nMassimo;4;4;8\nLuca;3;3;6")
        #expect(table.rows.map(\.title) == ["Giulia", "Massimo", "Luca"])
        #expect(!table.asked.isEmpty)
    }

    @Test(arguments: ["Place", "Placement", "Posto"])
    func `places under any name are no points`(_ heading: String) {
        let table = MatrixTable("Team,Robust,Price,\(heading)\nX,3,3,2\nY,4,3,1\nZ,2,3,3")
        #expect(table.columns.map(\.title) == ["Robust", "Price"])
    }

    @Test(arguments: [
        "Criterion,Max points,A,B\nPrice,4,3,4\nService,4,4,2",
        "Kriterium;Max. Punkte;A;B\nPrice;4;3;4\nService;4;4;2",
        "Option;Price;Service\nHöchstpunktzahl;4;4\nA;3;4\nB;4;2",
        "Option,Price,Service\nBest possible,4,4\nA,3,4\nB,4,2",
        "Opzione;Price;Service\nA;3;4\nB;4;2\nPunteggio massimo;4;4",
    ])
    func `the most points possible are the scale and no option`(text: String) {
        let table = MatrixTable(text)
        #expect(table.problems.isEmpty && rows(table) == ["A 3 4", "B 4 2"])
        #expect(table.asked.isEmpty && table.said.contains { $0.contains("the last level") })
        #expect(table.levels == 4)
    }

    @Test func `other tops for each criterion are left out and asked about`() {
        let table = MatrixTable(
            "Criterion,Max points,A,B\nPrice,30,20,28\nSupport,20,18,12\nTotal,50,38,40")
        #expect(table.rows.map(\.title) == ["A", "B"])
        #expect(table.asked.contains { $0.contains("of different lengths") })
    }

    @Test func `what has the most everywhere, first or last, is asked about by its numbers`() {
        let table = MatrixTable("Option,Fun,Ease\nGoal line,4,4\nA,3,4\nB,4,2")
        #expect(table.rows.count == 3)
        #expect(table.asked.contains { $0.contains("most points everywhere") })
        let person = MatrixTable("Name,Fun,Ease\nAnna,3,4\nMax,2,3\nOtto,4,2")
        #expect(person.rows.map(\.title) == ["Anna", "Max", "Otto"] && person.asked.isEmpty)
    }

    @Test(arguments: [
        "Sum (lowest wins)", "Total (lower is better)", "Rank sum", "Platzsumme", "Total penalty",
        "Summe (weniger ist besser)", "Totale (vince il minore)",
    ])
    func `totals of which the least is best turn what they add up`(total: String) {
        let upright = MatrixTable("Option;X;Y;\(total)\nA;1;2;3\nB;3;3;6\nC;4;1;5")
        #expect(directions(upright) == [true, true] && upright.asked.isEmpty)
        #expect(upright.said.contains { $0.contains("in the same order") })
        let turned = MatrixTable("Criteria;A;B;C\nX;1;3;4\nY;2;3;1\n\(total);3;6;5")
        #expect(directions(turned) == [true, true])
    }

    @Test func `a total with a word that nobody knows is asked about`() {
        let table = MatrixTable("Option,X,Y,Total (B side)\nA,1,2,3\nB,3,3,6")
        #expect(table.asked.contains { $0.contains("which way Total (B side) counts") })
        let grade = MatrixTable("Option;X;Y;Gesamtnote\nA;1;2;1,5\nB;3;3;3")
        #expect(grade.asked.contains { $0.contains("Of a grade") })
    }

    @Test func `a column that the others come to is a total, whatever it is called, and asked`() {
        let table = MatrixTable("Option,Effort,Value,Value/Effort\nA,2,8,4\nB,5,10,2\nC,1,3,3")
        #expect(table.columns.map(\.title) == ["Effort", "Value"])
        #expect(directions(table) == [true, false])
        #expect(table.asked.contains { $0.contains("what the other numbers come to") })
    }

    @Test func `a criterion called Weight is none of the weights`() {
        let bikes = MatrixTable("Criteria,Bike A,Bike B\nPrice,4,3\nWeight,2,4\nLook,4,4")
        #expect(bikes.columns.map(\.title) == ["Price", "Weight", "Look"])
        #expect(bikes.columns.allSatisfy { $0.weight == nil })
        let weighed = MatrixTable(
            "Criterion,Weight,Bike A,Bike B\nPrice,5,4,3\nWeight,3,2,5\nLook,1,4,4\nTotal,,30,34")
        #expect(weighed.columns.map(\.title) == ["Price", "Weight", "Look"])
        #expect(weighed.columns.map { $0.weight?.canonical } == ["5", "3", "1"])
        #expect(weighed.said.contains { $0.contains("They are the same here") })
        let signs = MatrixTable(
            "Kriterium;Gewicht;A;B\nKosten;5;+;S\nGewicht;4;-;+\nMontage;3;+;-\nGesamt;;4;1")
        #expect(signs.problems.isEmpty && signs.columns.count == 3)
    }

    @Test(arguments: [
        ",Red,Blue\nSpeed,2,3\nWeight,4,1\nLook,1,2", "Criteria,Red,Blue\nWeight,4,1\nA,1,2\nB,3,2",
    ])
    func `where a row called Weight may be either, it is asked`(text: String) {
        #expect(MatrixTable(text).asked.contains { $0.contains("called weight") })
    }

    @Test(arguments: [
        "Option,Rating,Quiet\nA,4.5/5,2/5\nB,4/5,5/5",
        "Criterion,A,B\nRating,4.5/5,4/5\nQuiet,2/5,5/5",
    ])
    func `half points of five are on the scale of whole ones`(text: String) {
        let table = MatrixTable(text)
        #expect(rows(table) == ["A 9 4", "B 8 10"])
        #expect(table.asked.contains { $0.contains("one scale") })
    }

    @Test func `half points of ten are asked about, and their neighbours are measured with them`() {
        let table = MatrixTable("Option,Food,Fun\nA,9/10,6/10\nB,8.5/10,9/10")
        #expect(table.columns.allSatisfy { $0.isMeasured } && table.asked.count == 2)
    }

    @Test func `only units in brackets are units`() {
        let said = MatrixTable(
            "Option,Quality (10 = best),Comfort (1 = bad; 10 = good)\nA,8,2\nB,7,9")
        #expect(said.columns.allSatisfy { !$0.isMeasured && !$0.isReversed } && said.levels == 10)
        #expect(said.asked.isEmpty)
        let turned = MatrixTable(
            "Option,Cost (1 = cheap; 5 = expensive),Noise (1 = best)\nA,5,2\nB,4,3")
        #expect(directions(turned) == [true, true])
        let asked = MatrixTable("Option,Rent (warm),Look (by eye)\nA,7,4\nB,9,2")
        #expect(asked.columns.map(\.title) == ["Rent (warm)", "Look (by eye)"])
        #expect(asked.columns.allSatisfy { !$0.isMeasured && $0.unit == nil })
        #expect(asked.asked.count { $0.contains("no unit that is known") } == 2)
        let proven = MatrixTable(
            "Option,Rent (warm),Look\nA,4,4\nB,3,2\nTotal,,", MatrixChoices(turned: false))
        #expect(proven.asked.count == 1)
        let summed = MatrixTable("Option,Rent (warm),Look,Total\nA,4,4,8\nB,3,2,5")
        #expect(summed.asked.isEmpty)
    }

    @Test(arguments: [
        "€", "kg", "l/100 km", "€/month", "sq ft", "m²", "kWh/100km", "hours per week", "g CO2/km",
        "dB(A)", "Mbit/s", "°C", "Tage", "T€", "km/h", "Stück", "%",
    ])
    func `known units stay units`(unit: String) {
        let table = MatrixTable("Option;Size (\(unit))\nA;7\nB;9")
        #expect(table.columns.map(\.unit) == [unit] && table.columns.map(\.title) == ["Size"])
    }

    @Test(arguments: [
        "Rank,Vendor,Fun,Ease,Total\nWeight,,3,2,\n1,Acme,4,4,20\n2,Bolt,4,3,18",
        "Nr.;Anbieter;Fun;Ease\nGewicht;;3;2\n1;Acme;4;4\n2;Bolt;4;3",
    ])
    func `numbers in front of the names are skipped beside weights, too`(text: String) {
        let table = MatrixTable(text)
        #expect(rows(table) == ["Acme 4 4", "Bolt 4 3"])
        #expect(table.columns.map { $0.weight?.canonical } == ["3", "2"])
        #expect(table.nameColumns.count == 2)
    }

    @Test func `from 0 to 10 the nothing counts as 1, asked, and the order stays`() {
        let table = MatrixTable(
            "Kriterium;Gewichtung;S;N;O\nMiete;30%;7;9;4\nLage;25%;9;5;6\nGröße;20%;6;8;7\n"
                + "Zustand;15%;6;4;10\nBalkon;10%;0;5;8\nSumme;100%;6,45;6,65;6,4")
        #expect(table.levels == 10 && table.columns.allSatisfy { !$0.isMeasured })
        #expect(table.asked.contains { $0.contains("“0;") })
        #expect(table.said.contains { $0.contains("in the same order") })
    }

    @Test func `words of one scale have steps of their own in every column`() {
        let german = MatrixTable(
            "Kriterium;Gewicht;A;B\nOptik;1;gut;sehr gut\nSitz;1;sehr gut;befriedigend")
        #expect(rows(german) == ["A 5 6", "B 6 4"])
        let english = MatrixTable(
            "Option,Look,Fit\nA,Good,Excellent\nB,Very good,Fair\nC,Excellent,Good")
        #expect(rows(english) == ["A 3 5", "B 4 2", "C 5 3"])
        #expect(english.asked.contains { $0.contains("“Good; Very good; Excellent” → 3; 4; 5") })
    }

    @Test func `the word that is no score is the one that is named`() {
        let table = MatrixTable("Option,Fun,Parking\nA,3,No\nB,4,Yes\nC,2,Street")
        #expect(table.asked.contains { $0.contains("“Street”") })
    }

    @Test func `words between criteria and weights are left out and named`() {
        let table = MatrixTable(
            "Criterion,Must have?,Weight,A,B\nBalcony,Must,4,3,2\nLift,Nice,2,2,3\nTotal,,,16,14")
        #expect(rows(table) == ["A 3 2", "B 2 3"])
        #expect(table.asked.contains { $0.contains("Must have?") })
    }

    @Test func `a priority is a ranking or has a direction, and effort is asked about`() {
        let table = MatrixTable("Idee;Nutzen;Aufwand;Priorität\nA;4;2;1\nB;3;3;2\nC;1;4;3")
        #expect(table.columns.count == 2 && table.asked.contains { $0.contains("“Priorität”") })
        #expect(table.asked.contains { $0.contains("“Aufwand”") })
    }

    @Test func `who wins by the table and who does here are held against each other`() {
        let table = MatrixTable("Criteria,A,B\nFun,1,4\nEase,2,3\nWinner,A,")
        #expect(table.asked.contains { $0.contains("first is A; here it is B") })
        #expect(MatrixTable("Criteria,A,B\nFun,4,1\nEase,2,3\nWinner,A,").asked.isEmpty)
    }

    @Test func `rows that are left out don't count where orders are compared`() {
        var choices = MatrixChoices()
        choices.skippedRows = [2]
        let text = "Option,Rent (€),Size (m²),Rank\nA,500,70,1\nB,600,50,2\nC,9000,71,3"
        #expect(MatrixTable(text, choices).asked.contains { $0.contains("first is") } == false)
    }

    @Test func `no sentence quotes nothing`() {
        for text in [
            "Option,Fun,Ease,Total\nA,3,4,7\nB,1,2,4", "Feature,Alpha,Beta\nLogin,4,3\nSearch,3,2",
            ",Red,Blue\nFun,2,3", "Criterion,Weight,A,B\nFun,,2,3\nEase,2,3,4",
        ] {
            let table = MatrixTable(text)
            #expect((table.asked + table.said).allSatisfy { !$0.contains("“”") })
        }
    }
}

/// Lists of things to do that come in again.
@Suite struct ChangedTodoTests {
    @Test func `a line with another date is the same thing to do`() throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == "todotxt" })
        let store = Notebook().store
        func read(_ text: String, _ wishes: ForeignWishes) throws -> Book {
            let book = Book(store, Projects.declarations.rulebook, now: .start, seed: 7)
            _ = try book.commit(try format.read(ForeignFile(text: text), wishes, book).drafts)
            return book
        }
        _ = try read("Call plumber due:2026-12-05\nTea\n", ForeignWishes(.english, named: "T"))
        let book = try read(
            "Call plumber due:2026-12-09\nTea\nCall plumber due:2027-01-05\n",
            ForeignWishes(.english, into: "T"))
        let items = try book.records(Item.kind)
        #expect(items.count == 3)
        #expect(items.count { $0[Item.detail].contains("2026-12-05") } == 0)
    }

    @Test(arguments: [
        ("todotxt", "Tea due:2026-12-05\n"),
        (
            "taskwarrior",
            #"[{"description":"Tea","status":"pending","entry":"20260101T000000Z","uuid":"a"}]"#
        ),
    ])
    func `a second project of a name is refused for lists, too`(name: String, text: String) throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == name })
        let book = Book(Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        let wishes = ForeignWishes(.english, named: "T")
        _ = try book.commit(try format.read(ForeignFile(text: text), wishes, book).drafts)
        #expect(throws: ForeignError.self) {
            _ = try format.read(ForeignFile(text: text), wishes, book)
        }
    }
}

/// What was misread by its name, or refused without saying what to do.
@Suite struct NamesAndNumbersTests {
    private func titles(_ table: MatrixTable) -> [String] { table.columns.map(\.title) }

    @Test func `what is wanted is asked about as an item`() {
        let table = MatrixTable(
            "Criterion,Target,Site A,Site B\nSpeed,4,3,2\nAccess,4,2,4\nTotal,8,5,6")
        #expect(table.rows.count == 3 && table.asked.contains { $0.contains("“Target”") })
    }

    @Test func `a penalty that nothing adds up to is a quality, and its direction is asked`() {
        let table = MatrixTable("Contract,Price,Speed,Penalty\nA,3,4,1\nB,2,3,4\nC,4,2,3")
        #expect(titles(table) == ["Price", "Speed", "Penalty"])
        #expect(table.asked.contains { $0.contains("“Penalty”") })
        let money = MatrixTable("Contract,Price (€),Penalty (€)\nA,300,100\nB,200,40\nC,400,300")
        #expect(money.columns.map(\.isReversed) == [true, true])
    }

    @Test(arguments: [
        "Criterion,Weight,A raw,A wtd,B raw,B wtd\nCost,5,3,15,4,20\nFit,3,4,12,2,6\nTotal,,,27,,26",
        "Kriterium;Gewicht;A;A gew.;B;B gew.\nCost;5;3;15;4;20\nFit;3;4;12;2;6\nSumme;;7;27;6;26",
        "Kriterium;G;A;;B;\n;;E;G x E;E;G x E\nCost;0,6;3;1,8;4;2,4\nFit;0,4;4;1,6;2;0,8\nSumme;1,0;;3,4;;3,2",
        "Kriterien;Gewicht;A;;B;\n;;Note;gew.;Note;gew.\nCost;60%;3;1,8;4;2,4\nFit;40%;4;1,6;2;0,8",
    ])
    func `scores by their weights are no items`(text: String) {
        let table = MatrixTable(text)
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["A", "B"])
        #expect(titles(table) == ["Cost", "Fit"] && table.columns.allSatisfy { $0.weight != nil })
    }

    @Test func `an item twice as good as another is an item, and asked about`() {
        let table = MatrixTable("Criteria,Weight,Anna,Ben\nPrice,2,1,2\nView,2,2,4\nTotal,,6,12")
        #expect(table.rows.map(\.title) == ["Anna", "Ben"])
        #expect(table.asked.contains { $0.contains("by the weights") })
    }

    @Test func `two judges under one name are refused by that name`() {
        let table = MatrixTable(
            ",,Flat A,,Flat B,\nCriteria,Weight,Anna,Ben,Anna,Ben\nPrice,3,4,5,3,2\nView,2,2,3,5,5")
        let sentences = table.problems.map { Language.english($0.sentence(4)) }
        #expect(sentences.contains { $0.contains("“Flat A” stands over several columns") })
    }

    @Test func `comments beside the scores of every option are left out`() {
        let table = MatrixTable(
            "Criterion,Weight,A,,B,\n,,Score,Comment,Score,Comment\nCost,3,4,cheap,2,dear\n"
                + "Ease,2,3,ok,4,good")
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["A", "B"])
    }

    @Test func `value by the size of a job is a total`() {
        let table = MatrixTable(
            "Task,Business value,Time criticality,Risk reduction,Job size,WSJF\nLogin,8,5,3,2,8.0\n"
                + "Search,13,8,5,8,3.25\nExport,5,3,1,3,3.0")
        #expect(titles(table).count == 4 && table.columns[3].isReversed)
    }

    @Test func `a name on two lines stands on one`() {
        let table = MatrixTable("Flat,\"Price\n(1-4)\",Light\n\"Zwei\nZeilen\",3,4\nB,4,2")
        #expect(table.rows.first?.title == "Zwei Zeilen")
        #expect(titles(table).first == "Price (1-4)" && table.problems.isEmpty)
    }

    @Test func `traffic lights, priorities and sizes are levels, and asked`() {
        let table = MatrixTable(
            "Option;Cost;Fit;Size;Need\nA;grün;gelb;M;Must\nB;rot;grün;XL;Could\nC;gelb;rot;S;Should"
        )
        #expect(table.used.count == 4)
        #expect(table.asked.count { $0.contains("are taken for levels") } == 4)
    }

    @Test func `a table of words alone is refused`() {
        #expect(!MatrixTable("Option,Motto\nA,onward\nB,upward").problems.isEmpty)
    }

    @Test func `totals of groups are right as such`() {
        let table = MatrixTable(
            "Kriterium;Gewichtung;A;B\nMiete;0,3;4;2\nKaution;0,1;3;3\nZwischensumme;0,4;1,5;0,9\n"
                + "Ruhe;0,35;2;4\nNähe;0,25;3;4\nZwischensumme;0,6;1,45;2,4\nSumme;1;2,95;3,3")
        #expect(table.asked.isEmpty && table.rows.map(\.title) == ["A", "B"])
    }

    @Test func `what stands for no value is said, as is what each quality was taken for`() {
        let table = MatrixTable("Option,Cost (€),Fit\nA,5,?\nB,4,n/a\nC,3,4")
        #expect(table.said.contains { $0.contains("“?; n/a”") && $0.contains("no value") })
        #expect(table.said.contains { $0.contains("“Cost”") && $0.contains("measured (€)") })
        #expect(table.said.contains { $0.contains("Items, from the rows: A, B and C") })
    }

    @Test func `a total that nothing comes to may be an item or a quality`() {
        let shell = MatrixTable("Criteria,Weight,Total,Shell\nPrice,3,4,3\nDistance,2,2,5")
        #expect(shell.asked.contains { $0.contains("“Total”") })
        let score = MatrixTable("Option,Price,Fit,Score\nA,3,4,1\nB,2,2,4\nC,4,1,2")
        #expect(score.asked.contains { $0.contains("“Score”") })
    }

    @Test func `weights with a times sign are read`() {
        let table = MatrixTable("Criteria,A,B,Weight\nCost,3,4,x3\nFit,4,2,×2\nTotal,17,16,")
        #expect(table.problems.isEmpty && table.columns.map(\.weight) == [3, 2])
    }

    @Test(arguments: [
        "BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n", "{\"tallybook\":1}", "<html></html>",
        "PK\u{3}\u{4}abc",
    ])
    func `what is no list of things to do is refused as one`(text: String) throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == "todotxt" })
        let book = Book(Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        #expect(throws: ForeignError.self) {
            _ = try format.read(ForeignFile(text: text), ForeignWishes(.english, named: "T"), book)
        }
    }
}
