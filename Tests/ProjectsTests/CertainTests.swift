import Kernel
import Projects
import TestKit
import Testing

/// A word that isn't alone in its heading, or stands against its unit, is asked about.
@Suite struct CertainTests {
    private func column(_ heading: String, _ cell: String, _ other: String) -> (MatrixTable, Bool) {
        let table = MatrixTable("Option;\(heading)\nAlpha;\(cell)\nBeta;\(other)")
        return (table, table.columns.first?.isReversed ?? false)
    }

    @Test(arguments: [
        "Weight limit (kg)", "Peso massimo (kg)", "Free time (h/week)", "Tempo libero (h)",
        "Trade-in price", "Price offered", "Ankaufspreis Altwagen (€)",
        "Distance from motorway (m)", "Entfernung zur Müllverbrennung (km)",
        "Lautstärke der Nachbarn (dB)",
    ])
    func `a word among others that nobody knows is asked about`(heading: String) {
        let (table, _) = column(heading, "120", "250")
        #expect(table.asked.contains { $0.contains("Is that so here?") }, "\(table.asked)")
    }

    @Test(arguments: [
        "Tax refund (€)", "Lärmschutz (dB)", "Noise reduction (dB)", "Warranty cost (€)",
        "Comfort surcharge (€)", "Battery price", "Delivery speed (days)", "Preis (Sterne)",
        "Distance (%)",
    ])
    func `what says both stays open`(heading: String) {
        let (table, _) = column(heading, "120", "250")
        #expect(table.columns.first?.isDirectionOpen == true)
    }

    @Test(arguments: [
        "Consumo (km/l)", "Fuel consumption (mpg)", "Mileage (mpg)", "Verbrauch (km/l)",
        "Consumption (mi/kWh)",
    ])
    func `distance by fuel is better when it is more`(heading: String) {
        let (table, isLower) = column(heading, "22", "17")
        #expect(!isLower && table.asked.isEmpty)
    }

    @Test(arguments: [
        "Monthly rent (€)", "Price per night (€)", "Distance to work (km)", "Kaltmiete (€/m²)",
        "Nebenkosten (€)", "Verbrauch kombiniert (l/100 km)", "Spese condominiali (€)",
        "Total cost of ownership (€)", "Kaufpreis netto (€)", "Leergewicht (kg)",
    ])
    func `words that only say of what, per what or where to leave nothing open`(heading: String) {
        let (table, isLower) = column(heading, "120", "250")
        #expect(isLower && table.asked.isEmpty, "\(table.asked)")
    }

    @Test(arguments: [
        "Rank by me", "My ranking", "Rang Anna", "Strafpunkte", "Note Anna", "Testnote",
    ])
    func `ranks, penalties and grades count down, and are asked about`(heading: String) {
        let table = MatrixTable("Team;Fun;\(heading)\nA;4;2\nB;3;2\nC;2;3")
        #expect(table.columns.map(\.isReversed) == [false, true])
        #expect(table.asked.contains { $0.contains("“\(heading)”") && $0.contains("Less") })
    }

    @Test func `grades above six count up, and are asked about`() {
        let table = MatrixTable("Team;Fun;Note Anna\nA;4;8\nB;3;9\nC;2;7")
        #expect(table.columns.map(\.isReversed) == [false, false])
        #expect(table.asked.contains { $0.contains("More is taken to be better, as “Note”") })
    }

    @Test(arguments: [
        "Handyverträge (Schulnoten);;;", "Skala: 1 = sehr gut, 6 = ungenügend;;;",
        "Bewertung von 1 (sehr gut) bis 5 (schlecht);;;", "Phones, lower is better;;;",
        "Vergleich – 1 ist beste Note;;;",
    ])
    func `what stands above a table turns all its scores, and is asked about`(title: String) {
        let table = MatrixTable(
            title + "\n;Gewicht;Rot;Blau\nNetz;3;1;2\nPreis;2;4;2\nService;1;3;2")
        #expect(table.columns.map(\.isReversed) == [true, true, true], "\(table.said)")
        #expect(table.asked.contains { $0.contains("all scores") })
    }

    @Test func `a grade of all is a total, and settles which way the scores count`() {
        let table = MatrixTable(
            "Handyverträge (Schulnoten);;;;\n;Gewicht;Rot;Blau;Gelb\nNetz;3;1;2;3\nPreis;2;4;2;1\n"
                + "Service;1;3;2;5\nNote gesamt;;2,33;2;2,67")
        #expect(table.columns.count == 3 && table.columns.allSatisfy(\.isReversed))
        #expect(table.said.contains { $0.contains("in the same order") })
    }

    @Test func `what says that more is better turns nothing`() {
        let table = MatrixTable(
            "Option,Fun,Ease\nA,3,4\nB,4,2\n\"Scale: 1 = poor, 5 = excellent\",,")
        #expect(table.columns.map(\.isReversed) == [false, false] && table.asked.isEmpty)
    }

    @Test(arguments: [
        "Route,Transfers,Delays per week\nBus,2,3\nTrain,1,2\nTram,3,4",
        "Verbindung;Umstiege;Gehminuten\nLinie 4;1;3\nLinie 9;3;4\nS-Bahn;2;2",
    ])
    func `what is counted is asked about where it seems scored`(text: String) {
        let table = MatrixTable(text)
        #expect(table.asked.count { $0.contains("turn that around") } == 2)
    }

    @Test func `percents that totals add up are the more the better`() {
        let table = MatrixTable(
            "Criteria,Weight,School A,School B\nDistance,20%,85%,60%\nReputation,50%,70%,95%\n"
                + "Cost,30%,90%,40%\nWeighted total,100%,79%,71.5%")
        #expect(table.columns.map(\.isReversed) == [false, false, false])
    }

    @Test func `weights behind headings say that criteria stand there, whatever the corner says`() {
        let table = MatrixTable(
            "Criteria,Price (30%),Range (70%),Weighted Score\nOne,3,4,3.7\nTwo,4,2,2.6")
        #expect(table.rows.map(\.title) == ["One", "Two"] && table.asked.isEmpty)
    }

    @Test func `scores that are each there once may be ranks`() {
        let voters = MatrixTable("Wer,Pizza,Sushi,Salad\nAnna,1,2,3\nBen,2,1,3\nCem,1,3,2")
        #expect(voters.asked.contains { $0.contains("as ranks are") })
        let tested = MatrixTable("Phone,Display,Camera\nA,1,2\nB,2,3\nC,3,1")
        #expect(tested.asked.contains { $0.contains("as ranks are") })
        let summed = MatrixTable("Phone,Display,Camera,Total\nA,1,2,3\nB,2,3,5\nC,3,1,4")
        #expect(summed.asked.isEmpty)
    }

    @Test func `every part behind a heading says its own`() {
        let table = MatrixTable("Bewerber;Fachlich (1-6, 1 = beste)\nAy;2\nBe;1")
        #expect(table.columns[0].isReversed && table.levels == 6 && table.asked.isEmpty)
    }

    @Test func `bare numbers beside measures are asked about once`() {
        let table = MatrixTable("Flat,Rent (€),Keys,Pets,Comfort\nA,500,3,2,4\nB,620,2,1,3")
        #expect(table.asked.count == 1)
        #expect(table.asked.contains { $0.contains("Numbers of Keys, Pets and Comfort stand") })
        let scored = MatrixTable("Flat,Rent (€),Look (1-4)\nA,500,3\nB,620,2")
        #expect(scored.asked.isEmpty)
    }
}

/// What would count twice, or is something else than an item or a quality.
@Suite struct DoubleTests {
    @Test(arguments: [
        "Flat;Rent (€);Total rent (€)\nA;500;620\nB;610;700",
        "Wohnung;Kaltmiete;Warmmiete\nA;500 €;620 €\nB;610 €;700 €",
        "Firma;Angebot netto (€);Angebot brutto (€)\nA;1000;1190\nB;1200;1428",
        "Hotel;Price (€);Price incl. breakfast (€)\nA;90;110\nB;80;105",
    ])
    func `a measure that may contain another is asked about`(text: String) {
        #expect(MatrixTable(text).asked.contains { $0.contains("would count twice") })
    }

    @Test(arguments: [
        "Flat;Rent (€);Deposit (€)\nA;500;1500\nB;610;1830",
        "Flat;Weight;Rent (€);Total rent (€)\nWeight;;2;1\nA;;700;620\nB;;610;700",
    ])
    func `other measures are not`(text: String) {
        #expect(!MatrixTable(text).asked.contains { $0.contains("would count twice") })
    }

    @Test func `what solutions are like in words isn't compared with their ratings`() {
        let table = MatrixTable(
            "Kriterium;Gewicht;Lösung 1;Bewertung 1;Lösung 2;Bewertung 2\nPreis;3;200 €;4;300 €;2\n"
                + "Größe;2;klein;2;groß;4")
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["Lösung 1", "Lösung 2"])
        #expect(table.rows.map { $0.values.map { $0?.canonical } } == [["4", "2"], ["2", "4"]])
    }

    @Test func `ratings that are scores by the weights are no items`() {
        let table = MatrixTable(
            "Kriterium;Gewicht;Lösung 1;Bewertung 1;Lösung 2;Bewertung 2\nPreis;3;4;12;2;6\n"
                + "Größe;2;2;4;4;8")
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["Lösung 1", "Lösung 2"])
        let neither = MatrixTable(
            "Kriterium;Gewicht;Lösung 1;Bewertung 1;Lösung 2;Bewertung 2\nPreis;3;4;2;2;6\n"
                + "Größe;2;2;4;4;8")
        #expect(!neither.problems.isEmpty)
    }

    @Test func `a first column of the greatest round numbers is the most, and asked about`() {
        let table = MatrixTable(
            "Criterion,Max,A,B\nPrice,30,20,28\nSupport,20,18,12\nTotal,50,38,40")
        #expect(table.rows.map(\.title) == ["A", "B"])
        #expect(table.asked.contains { $0.contains("“Max”") && $0.contains("left out") })
        let person = MatrixTable("Criterion,Max,Anna\nFun,4,3\nEase,3,2")
        #expect(person.rows.map(\.title) == ["Max", "Anna"] && !person.asked.isEmpty)
    }

    @Test func `weights beside the scores of each item are refused with what to do`() {
        let table = MatrixTable("Criterion,Weight A,A,Weight B,B\nPrice,3,4,3,5\nSupport,2,3,2,2")
        let sentences = table.problems.map { Language.english($0.sentence(4)) }
        #expect(sentences.contains { $0.contains("“Weight A” seems to hold weights for A alone") })
    }

    @Test func `the same weights before each item are weights once, others are refused`() {
        let table = MatrixTable(
            "Kriterien;Gewichtung;Eins;Gewichtung;Zwei\nPreis;3;4;3;2\nLage;2;3;2;4")
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["Eins", "Zwei"])
        let other = MatrixTable(
            "Kriterien;Gewichtung;Eins;Gewichtung;Zwei\nPreis;3;4;1;2\nLage;2;3;2;4")
        let sentences = other.problems.map { Language.english($0.sentence(4)) }
        #expect(sentences.contains { $0.contains("hold weights for Zwei alone") })
    }

    @Test func `notes on one item are no item`() {
        let table = MatrixTable("Criteria,A,B,Notes on A\nPrice,3,4,cheap\nSize,2,3,small")
        #expect(table.problems.isEmpty && table.rows.map(\.title) == ["A", "B"])
    }

    @Test func `dates are left out where all are some, and refused by name among numbers`() {
        let all = MatrixTable("Option,Free from,Fun\nA,2026-12-01,3\nB,1.2.2027,4")
        #expect(all.problems.isEmpty && all.columns.map(\.isSkipped) == [true, false])
        #expect(all.asked.contains { $0.contains("Free from") })
        let some = MatrixTable("Option,Days,Fun\nA,2026-12-01,3\nB,12,4")
        let sentences = some.problems.map { Language.english($0.sentence(4)) }
        #expect(sentences.contains { $0.contains("“2026-12-01” is a date") })
    }

    @Test(arguments: [
        "Soll-Profil", "Required level", "Mindestpunktzahl", "Min acceptable", "Target profile",
    ])
    func `what is wanted is asked about under longer names, too`(name: String) {
        let table = MatrixTable(
            "Anforderung;Gewicht;\(name);Yilmaz;Brandt\nFach;3;4;4;3\nTeam;2;3;3;4")
        #expect(table.asked.contains { $0.contains("“\(name)”") && $0.contains("what is wanted") })
    }

    @Test func `deviations and differences are no items`() {
        let table = MatrixTable(
            "Criterion,Alpha,Beta,Difference,Std dev\nSpeed,4,2,2,1.4\nCost,2,3,-1,0.7")
        #expect(table.rows.map(\.title) == ["Alpha", "Beta"])
        let firm = MatrixTable("Criterion,Alpha,Beta,Delta\nSpeed,4,2,3\nCost,2,3,1")
        #expect(firm.rows.count == 3 && firm.asked.contains { $0.contains("“Delta”") })
    }

    @Test func `a cross under the winner is no quality, and is held against who leads`() {
        let text =
            "Kriterium;Gewicht;Bus;Rad;Auto\nKosten;4;3;4;1\nZeit;3;2;3;4\nErgebnis;;18;25;16\n"
        let table = MatrixTable(text + "Entscheidung;;;X;")
        #expect(table.columns.map(\.title) == ["Kosten", "Zeit"] && table.asked.isEmpty)
        let other = MatrixTable(
            "Kriterium;Gewicht;Bus;Rad;Auto\nKosten;4;3;5;1\nZeit;3;2;3;5\nEntscheidung;;X;;")
        #expect(other.asked.contains { $0.contains("first is Bus; here it is Rad") })
    }

    @Test func `places with the signs of any language are places`() {
        for cells in ["1°;2°;3°", "1º;2º;3º", "1er;2e;3e", "1. Platz;2. Platz;3. Platz"] {
            let table = MatrixTable(
                "Criteri;Peso;Roma;Mare;Attico\nStato;2;4;3;2\nLuce;1;3;3;1\nClassifica;;\(cells)")
            #expect(table.columns.map(\.title) == ["Stato", "Luce"] && table.asked.isEmpty)
        }
    }

    @Test func `columns without a value are left out and said, unless all are`() {
        let table = MatrixTable("Flat,Look,Fit,Score\nA,3,4,\nB,4,2,")
        #expect(table.columns.map(\.title) == ["Look", "Fit"])
        #expect(table.said.contains { $0.contains("“Score”") && $0.contains("no values") })
        #expect(MatrixTable("Flat,Look,Fit\nA,,\nB,,").columns.count == 2)
    }

    @Test func `what stands without a name is shown`() {
        let table = MatrixTable(
            ";Gewicht;Wohnung 1;Wohnung 2\n;in %;Lindenstr. 8;Am Markt 3a\nRuhe;30;4;3\nLage;70;2;4"
        )
        #expect(table.said.contains { $0.contains("Lindenstr. 8") })
    }
}

/// Numbers that nothing names, and units and amounts in other words.
@Suite struct UnnamedTests {
    private func weights(_ table: MatrixTable) -> [String?] {
        table.columns.map { $0.weight?.canonical }
    }

    @Test(arguments: [
        "Kriterium;;A;B\nPreis;60 %;4;2\nService;20 %;2;4\nNähe;20 %;2;4",
        ";60%;20%;20%\n;Preis;Service;Nähe\nA;4;2;2\nB;2;4;4",
        ";;A;B\nPreis;60 %;4;2\nService;20 %;2;4\nNähe;20 %;2;4\nSumme;100 %;3,2;2,8",
    ])
    func `percents of a hundred without a heading are the weights`(text: String) {
        let table = MatrixTable(text)
        #expect(table.problems.isEmpty && weights(table) == ["60", "20", "20"])
        #expect(table.rows.map(\.title) == ["A", "B"] && table.asked.isEmpty, "\(table.asked)")
    }

    @Test(arguments: [
        "Kriterium;;A;B\nPreis;60;4;2\nService;20;2;4\nNähe;20;2;4",
        ";0,6;0,2;0,2\n;Preis;Service;Nähe\nA;4;2;2\nB;2;4;4",
        "Kriterium;;A;B\nPreis;60 %;4;2\nService;20 %;2;4\nNähe;30 %;2;4",
    ])
    func `other numbers that may be weights are asked about`(text: String) {
        let table = MatrixTable(text)
        #expect(table.rows.count == 2 && !weights(table).contains(nil))
        #expect(table.asked.contains { $0.contains("taken for weights") })
    }

    @Test(arguments: [
        "Kriterium;;A;B\nPreis;7;4;2\nService;12;2;4\nNähe;9;2;4",
        "Option;Fun;Ease;\nA;3;4;17\nB;4;2;12", "12;15;19;\nOption;Fun;Ease;Look\nA;3;4;1\nB;4;2;2",
    ])
    func `numbers that nothing names are left out only with a question`(text: String) {
        #expect(MatrixTable(text).asked.contains { $0.contains("without a heading are left out") })
    }

    @Test(arguments: [
        "Anfahrt in Stunden", "Weg in km", "Distanza in km", "Chiusure in settimane",
        "Lieferzeit in Wochen", "Price in €", "Size in sq ft",
    ])
    func `a unit behind in is a unit`(heading: String) {
        let table = MatrixTable("Option;\(heading)\nA;1\nB;3")
        #expect(table.columns.first?.isMeasured == true && table.columns.first?.unit != nil)
        #expect(MatrixTable("Option;Trust in people\nA;1\nB;3").columns.first?.unit == nil)
    }

    @Test func `nobody writes thousandths of money, but of fuel by the litre`() {
        let cars = MatrixTable("Auto;Preis\nA;£1.250\nB;£1.150")
        #expect(cars.rows.map { $0.values[0]?.canonical } == ["1250", "1150"])
        #expect(cars.asked.contains { $0.contains("Point or comma") })
        let fuel = MatrixTable("Station;Price (€/l)\nA;1.799\nB;1.789")
        #expect(fuel.rows.map { $0.values[0]?.canonical } == ["1.799", "1.789"])
    }
}
