import Kernel
import Projects
import TestKit
import Testing

/// Bare numbers are scores or measures, and count one way or the other, for a reason that the table
/// gives.
@Suite struct ScaleTests {
    private func values(_ table: MatrixTable) -> [[String?]] {
        table.rows.map { $0.values.map { $0?.canonical } }
    }

    private func asksForOrder(_ table: MatrixTable) -> Bool {
        table.asked.contains { $0.contains("In the table, first is") }
    }

    @Test func `half points under Cost are scores, twice as fine, and asked about`() {
        let table = MatrixTable(
            "Criteria,Weight,A,B\nCost,5,4.5,2\nView,2,2,3\nTotal,,26.5,16")
        #expect(table.problems.isEmpty && table.levels == 10)
        #expect(values(table) == [["9", "4"], ["4", "6"]])
        #expect(table.columns.map(\.isReversed) == [false, false])
        #expect(table.asked.contains { $0.contains("one scale") } && !asksForOrder(table))
        #expect(table.said.contains { $0.contains("in the same order") })
    }

    @Test(arguments: [
        "Option,Price,Quality\nA,4.5,3\nB,2,4\nC,3,3",
        "Firma;Preis;Qualität\nA;4,5;3\nB;2;4\nC;3;3",
    ])
    func `half points without totals stay the better the higher`(text: String) {
        let table = MatrixTable(text)
        #expect(values(table) == [["9", "6"], ["4", "8"], ["6", "6"]])
        #expect(table.columns.allSatisfy { !$0.isReversed && !$0.isMeasured })
        #expect(!table.asked.isEmpty)
    }

    @Test func `scores up to a hundred count as the totals count them`() {
        let table = MatrixTable(
            "Criteria,Weight,A,B\nCost,0.6,80,40\nQuality,0.4,55,90\nTotal,,70,60")
        #expect(table.problems.isEmpty)
        #expect(table.columns.map(\.isReversed) == [false, false])
        #expect(!asksForOrder(table))
        #expect(table.said.contains { $0.contains("as the table’s totals add it up") })
    }

    @Test func `scores up to a hundred without totals are asked about, a price isn't`() {
        let scores = MatrixTable("Option,Cost,Quality\nA,80,55\nB,40,90")
        #expect(scores.columns.map(\.isDirectionOpen) == [true, true] || !scores.asked.isEmpty)
        #expect(scores.columns[0].isReversed == false)
        let price = MatrixTable("Option,Cost,Quality\nA,1200,4\nB,990,3")
        #expect(price.columns[0].isReversed && price.asked.isEmpty)
    }

    @Test func `minus two to plus two are five levels, as signs are`() {
        let table = MatrixTable(
            "Criteria,Weight,Datum,A,B\nStrength,3,0,1,0\nMass,3,0,1,0\nCost,4,0,-1,2\nTotal,,0,2,8"
        )
        #expect(table.problems.isEmpty && table.levels == 5)
        #expect(values(table) == [["3", "3", "3"], ["4", "4", "2"], ["3", "3", "5"]])
        #expect(!asksForOrder(table) && table.said.contains { $0.contains("in the same order") })
    }

    @Test func `a scale from nothing to five is six levels`() {
        let table = MatrixTable("Option,Fun,Ease\nA,0,5\nB,3,4")
        #expect(table.levels == 6 && values(table) == [["1", "6"], ["4", "5"]])
        #expect(table.asked.count == 1)
    }

    @Test func `another winner than the table's is asked about, the same order is said`() {
        let costs = MatrixTable(
            "Option,Rent (€),Fee (€),Total\nA,500,300,800\nB,400,200,600")
        #expect(asksForOrder(costs))
        #expect(costs.asked.contains { $0.contains("first is A; here it is B") })
        let means = MatrixTable(
            "Criterion\tWeight\tA\tB\nIdea\t50 %\t4\t3\nPlace\t50 %\t2\t4\nTotal\t100 %\t3\t3.5")
        #expect(means.asked.isEmpty && means.said.contains { $0.contains("in the same order") })
    }

    @Test(arguments: [
        "Auto;Preis;Platz;Optik\nOctavia;2;4;3\nGolf;3;3;3\nYaris;4;1;3",
        "Casa;Prezzo;Posizione;Stato\nRoma;2;4;3\nMilano;3;3;3\nBari;4;1;3",
        "Auto;Preis;Platz;Optik\nOctavia;2;3;3\nGolf;3;2;3\nYaris;4;1;3",
    ])
    func `room and location are no ranks`(text: String) {
        let table = MatrixTable(text)
        #expect(table.columns.count == 3 && table.problems.isEmpty)
    }

    @Test func `a ranking at the end is left out, what may be one is asked about`() {
        let rank = MatrixTable("Option,Fun,Ease,Rank\nA,1,2,2\nB,3,4,1\nC,1,1,3")
        #expect(rank.columns.count == 2 && rank.asked.isEmpty)
        let place = MatrixTable("Auto;Preis;Platz\nOctavia;2;2\nGolf;3;1\nYaris;1;3")
        #expect(place.columns.count == 1 && place.asked.contains { $0.contains("ranking") })
        let sure = MatrixTable("Auto;Preis;Optik;Summe;Platz\nA;2;2;4;2\nB;3;4;7;1\nC;1;1;2;3")
        #expect(sure.columns.count == 2 && sure.asked.isEmpty)
    }

    @Test func `ranks that differ from what comes out here are asked about`() {
        let table = MatrixTable("Option,Fun,Ease,Rank\nA,1,2,1\nB,3,4,2\nC,1,1,3")
        #expect(table.asked.contains { $0.contains("first is A; here it is B") })
    }

    @Test func `somebody else's ranking in the middle is a quality, of which less may be better`() {
        let table = MatrixTable("School,Ranking,Fun\nA,4,2\nB,1,3\nC,9,4")
        #expect(table.columns.map(\.isReversed) == [true, false])
        #expect(table.asked.contains { $0.contains("Less") && $0.contains("“Ranking”") })
    }
}

/// Layouts that templates have.
@Suite struct LayoutTests {
    private func rows(_ table: MatrixTable) -> [String] {
        table.rows.map { row in
            ([row.title] + row.values.map { $0?.canonical ?? "-" }).joined(separator: " ")
        }
    }

    @Test func `sums of signs are left out, whatever they count`() {
        let german = MatrixTable(
            ";Gewicht;Referenz;Konzept A;Konzept B\nFestigkeit;3;S;+;−\nMasse;2;S;−;+\nKosten;3;S;−;+\n"
                + "Montage;1;S;++;0\nSumme +;;0;2;2\nSumme -;;0;2;1")
        #expect(german.problems.isEmpty && german.columns.count == 4)
        let english = MatrixTable(
            "Criteria,Weight,Baseline (datum),Concept 1,Concept 2\nStrength,3,0,+1,-1\nMass,2,0,-1,+1\n"
                + "Ease,1,0,+1,0\nSum of positives,,0,2,1\nSum of negatives,,0,1,1\nSum of sames,,3,0,1\n"
                + "Weighted total,,0,2,-1")
        #expect(english.columns.count == 3)
        #expect(english.asked.allSatisfy { !$0.contains("isn’t what") })
        #expect(english.said.contains { $0.contains("count what is above") })
    }

    @Test(arguments: [
        "No.,Option,Price,Fun\n1,Oak,5,4\n2,Elm,4,3\n3,Ash,2,4",
        "Rank,Vendor,Price,Fun\n2,Oak,5,4\n1,Elm,4,3\n3,Ash,2,4",
        ",CRITERIA,Price,Fun\n,WEIGHT,0.4,0.6\n1,Oak,5,4\n2,Elm,4,3\n3,Ash,2,4",
        "Category,Option,Price,Fun\nTree,Oak,5,4\nTree,Elm,4,3\nBush,Ash,2,4",
    ])
    func `numbers and groups before the names are skipped, with a word`(text: String) {
        let table = MatrixTable(text, MatrixChoices(turned: false))
        #expect(rows(table) == ["Oak 5 4", "Elm 4 3", "Ash 2 4"])
        #expect(table.said.contains { $0.contains("before the names") })
        if text.contains("WEIGHT") {
            #expect(table.columns.map { $0.weight?.canonical } == ["0.4", "0.6"])
        }
    }

    @Test func `two items of one name stay a problem`() {
        let table = MatrixTable("Option,Fun,Comment\nA,3,warm\nA,4,cold")
        #expect(!table.problems.isEmpty)
    }

    @Test func `Feature over what is planned stands over items`() {
        let table = MatrixTable(
            "Feature,Reach,Impact,Confidence,Effort\nLogin,500,3,80%,2\nSearch,900,2,50%,4\nExport,200,1,100%,1"
        )
        #expect(!table.isTurned && table.rows.map(\.title) == ["Login", "Search", "Export"])
        let open = MatrixTable("Feature,Alpha,Beta\nLogin,5,3\nSearch,9,2")
        #expect(open.asked.contains { $0.contains("first heading") })
        let weighed = MatrixTable("Feature,Weight,Alpha,Beta\nLogin,1,5,3\nSearch,2,4,2")
        #expect(weighed.isTurned && weighed.asked.allSatisfy { !$0.contains("first heading") })
    }

    @Test func `percent among bare numbers isn't spread over them`() {
        let table = MatrixTable("Option,Chance\nA,80%\nB,50")
        #expect(!table.problems.isEmpty)
    }

    @Test(arguments: [
        ("Punkte", "Nutzwert"), ("Wertung", "Nutzwert"), ("Score", "Total"),
        ("Rating", "Weighted Score"),
        ("Punti", "Punteggio pesato"), ("Punkte", "Ergebnis"),
    ])
    func `the second of each pair of headings is the product`(first: String, second: String) {
        let pair = first + ";" + second
        let body = "\nPreis;40;3;120;4;160\nOrt;60;5;300;2;120\nGesamt;100;;420;;280"
        let merged = MatrixTable("Kriterium;Gewicht;A;;B;\n;;" + pair + ";" + pair + body)
        #expect(merged.problems.isEmpty && rows(merged) == ["A 3 5", "B 4 2"])
        #expect(merged.said.contains { $0.contains("weighted sums") })
        let headings = "A " + first + ";A " + second + ";B " + first + ";B " + second
        let flat = MatrixTable("Kriterium;Gewicht;" + headings + body)
        #expect(flat.problems.isEmpty && rows(flat) == ["A 3 5", "B 4 2"])
    }

    @Test(arguments: [
        ("1 week", "4 weeks"), ("1 day", "3 days"), ("1 Woche", "4 Wochen"), ("1 Jahr", "2 Jahre"),
        ("1 giorno", "3 giorni"), ("5 Min.", "7 Min"), ("5 min", "7 mins"), ("5 EUR", "€7"),
        ("1 ora", "2 ore"),
    ])
    func `one of a unit and many are one unit`(one: String, many: String) {
        #expect(MatrixTable("Option;Duration\nA;\(one)\nB;\(many)").problems.isEmpty)
    }

    @Test(arguments: [("5 m", "7 ms"), ("5 g", "7 kg"), ("5 €", "7 $"), ("5 MB", "7 Mb")])
    func `other units stay apart`(one: String, other: String) {
        #expect(!MatrixTable("Option;Size\nA;\(one)\nB;\(other)").problems.isEmpty)
    }

    @Test func `ratings with decimals are out of their whole, the more the better`() {
        let table = MatrixTable("Laptop,Rating\nA,4.5/5\nB,4.7/5")
        #expect(table.problems.isEmpty && table.asked.isEmpty)
        #expect(rows(table) == ["A 4.5", "B 4.7"] && !table.columns[0].isReversed)
    }

    @Test func `totals are written as they and the weights show`() {
        let table = MatrixTable(
            "Kriterium;Gewicht;A;;B;\n;;Punkte;Nutzwert;Punkte;Nutzwert\nPreis;37,5 %;8;3;6;2,25\n"
                + "Ort;62,5 %;5;3,125;7;4,375\nSumme;100 %;;6,125;;6,625")
        #expect(table.rows.map { $0.total?.canonical } == ["6.125", "6.625"])
        #expect(table.asked.count == 1 && table.said.contains { $0.contains("same order") })
    }

    @Test func `totals under the weighted scores are those of the scores before them`() {
        let table = MatrixTable(
            "Criteria,Weight,A,Weighted,B,Weighted\nCost,5,3,15,4,20\nFun,2,4,8,3,6\nTotal,,,23,,26"
        )
        #expect(table.said.contains { $0.contains("weighted sums. They are the same") })
    }

    @Test func `weights in words are asked about`() {
        let table = MatrixTable(
            "Kriterium;Gewichtung;Nord;Süd\nMiete;hoch;4;3\nLage;mittel;3;4\nBalkon;gering;1;2")
        #expect(table.columns.map { $0.weight?.canonical } == ["3", "2", "1"])
        #expect(table.asked.contains { $0.contains("Weights in words") })
    }

    @Test(arguments: [
        "Cost 40%,Quality 35 %,Speed 25%", "Cost (weight 40%),Quality (35%),Speed 25%",
    ])
    func `weights stand behind headings without brackets, too`(headings: String) {
        let table = MatrixTable(
            "Option,\(headings),Total\nA,4,3,5,3.90\nB,2,5,4,3.55\nC,5,4,3,4.15")
        #expect(table.columns.map(\.title) == ["Cost", "Quality", "Speed"])
        #expect(table.columns.map { $0.weight?.canonical } == ["40", "35", "25"])
    }

    @Test func `products and counts of others are results`() {
        let ice = MatrixTable(
            "Name,Ease,Impact,Confidence,ICE Score\nPodcast,★★★★☆,★★★☆☆,★★☆☆☆,24\nNews,★★★★★,★★★★☆,★★★★☆,80"
        )
        #expect(ice.columns.count == 3)
        let ticks = MatrixTable("Tool,Offline,Sync,Score\nX,✅,❌,1\nY,✔,✔,2")
        #expect(ticks.columns.count == 2)
        let winner = MatrixTable(
            "Criteria;Importance (1-5);A;B\nFun;5;4;2\nSpeed;2;1;4\nWeighted score;;22;18\nWinner;;A;"
        )
        #expect(winner.columns.map(\.title) == ["Fun", "Speed"])
    }

    @Test func `of high risks the least is best`() {
        let table = MatrixTable("Option,Risk,Benefit\nA,low,medium\nB,high,low\nC,medium,high")
        #expect(table.asked.contains { $0.contains("of which 1 is best") })
    }

    @Test func `a wrong total is named in its own line`() {
        let table = MatrixTable("Criteria,Weight,A,B\nFun,5,4,2\nEase,2,1,4\nTotal,,22,19")
        #expect(table.asked.contains { $0.hasPrefix("Line 4") })
    }
}

/// Files that come in again, and what isn't a tag.
@Suite struct SecondImportTests {
    @Test func `a second project of a name is refused, and told how to add to it`() throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == "matrix" })
        let book = Book(
            Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        let file = ForeignFile(text: "Option,Ease,Fit\nA,1,2\nB,3,4\n")
        let wishes = ForeignWishes(.english, named: "Trees")
        _ = try book.commit(try format.read(file, wishes, book).drafts)
        do throws(ForeignError) {
            _ = try format.read(file, wishes, book)
            Issue.record("it was read")
        } catch {
            guard case .refused(let label) = error else { throw error }
            #expect(Language.english(label).contains("--into “Trees”"))
        }
    }

    @Test func `a time at the end of a title stays there`() throws {
        let format = try #require(Projects.declarations.formats.first { $0.name == "todotxt" })
        let book = Book(
            Notebook().store, Projects.declarations.rulebook, now: .start, seed: 7)
        let file = ForeignFile(text: "(A) Meet Bob 14:30\nMix 3:1 +garden due:2026-01-02\n")
        let drafts = try format.read(file, ForeignWishes(.english, named: "T"), book).drafts
        let titles = drafts.compactMap { draft in
            draft.kind.name == "item" ? draft[Item.title] : nil
        }
        #expect(titles == ["Meet Bob 14:30", "Mix 3:1"])
    }
}
