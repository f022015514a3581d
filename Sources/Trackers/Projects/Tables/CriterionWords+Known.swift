import Kernel

// Words of a heading that leave open, or don't, which way it counts.
extension CriterionWords {
    /// Whether a word is understood beside another that says the direction: it says the same, or only
    /// what the thing is, per what, or where.
    static func isKnown(_ word: String) -> Bool {
        if neutral.containsFolded(" " + word + " ") || Units.isKnown(word) { return true }
        if word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) { return true }
        guard isLowerBetter(word) != nil else { return false }
        let end = ["preis", "gewicht"].first { endings([$0], word) }
        guard let end else { return true }
        let start = String(decoding: word.utf8.dropLast(end.utf8.count), as: UTF8.self)
        return parts.containsFolded(" " + start + " ")
    }

    /// Whether something can be measured so: no speed in days, no comfort in euros, no price in stars,
    /// no distance in percent.
    static func fits(_ direction: Direction, _ unit: String) -> Bool {
        let word = direction.word.folded
        if direction.isLowerBetter {
            return !has(points, unit) && (unit != "%" || has(shares, word))
        }
        if Units.isMoney(unit) {
            return has(gains, word) || endings(["gewinn", "ersparnis"], word)
        }
        return !(has(times, unit) && has(speeds, word))
    }

    private static func has(_ list: String, _ text: String) -> Bool {
        list.containsFolded(" " + text.folded + " ")
    }

    private static let shares =
        " tax taxes fee fees depreciation loss losses risk emissions downtime increase surcharge"
        + " defects errors waste deposit premium rent steuer steuern gebuhr gebuhren provision risiko"
        + " verlust fehler aufpreis aufschlag zinsen zins mangel tasse imposta spese rischio errori"
        + " difetti commissione "
    private static let points = " star stars stern sterne stelle points pts punkte punti pt "
    private static let times =
        " s sec sek min mins minute minutes minuten minuti h hr hrs hour hours std stunde stunden ora"
        + " ore d day days tag tage giorno giorni week weeks woche wochen settimana settimane month"
        + " months monat monate mese mesi year years jahr jahre anno anni ms "
    private static let speeds =
        " speed power performance geschwindigkeit leistung velocita potenza prestazioni throughput"
        + " bandwidth growth wachstum crescita "
    private static let gains =
        " revenue profit income salary wage return yield roi savings saving saved benefit benefits"
        + " margin discount refund rebate cashback allowance umsatz gewinn ertrag rendite einkommen"
        + " gehalt lohn ersparnis nutzen rabatt erstattung ruckerstattung ricavi profitto utile"
        + " rendimento reddito stipendio salario risparmio beneficio sconto rimborso detrazione "

    /// What may stand before "preis" and "gewicht"; of what one gets, more is better.
    private static let parts =
        " kauf brutto netto gesamt end listen grund strom gas arbeits flug ticket einkaufs neu stuck"
        + " basis miet monats jahres tages leer eigen stern einzel lade sprit fahr akku "

    private static let neutral =
        " total overall purchase buying list base basic net gross monthly yearly annual daily weekly"
        + " hourly per each to the of for in at a an and my our its one way trip work office school"
        + " station centre center city town airport home uni university shop supermarket new used"
        + " average avg mean estimated est approx about incl including excl excluding vat shipping"
        + " delivery running operating maintenance fuel electricity energy water heating service"
        + " parking travel driving walking flight train bus car drive commuting journey waiting"
        + " charging repair training license licence subscription setup installation moving entry"
        + " ticket hotel room house flat apartment product project empty curb kerb combined urban warm"
        + " cold ca use level ownership rental monthly upfront one-off once first second road"
        + " gesamt insgesamt kauf monatlich monatliche monatlicher monatliches jahrlich jahrliche"
        + " jahrlicher pro je im ins zur zum bis nach der die das des den dem und fur von vom arbeit"
        + " arbeitsplatz buro schule bahnhof zentrum stadt innenstadt haltestelle u bahn kita"
        + " uni supermarkt einkaufen flughafen netto brutto kalt inkl inklusive etwa"
        + " geschatzt geschatzte durchschnittlich durchschnittliche mittlere neu gebraucht nk mwst"
        + " einmalig laufend laufende ohne mit kopf fahrt weg strom wasser heizung energie sprit"
        + " kraftstoff benzin kombiniert innerorts ausserorts niveau"
        + " totale mensile mensili annuo annua annuale annuali al alla allo del della dei delle di per"
        + " lavoro ufficio scuola centro stazione lordo condominiali condominio medio media stimato"
        + " stimata acquisto viaggio consegna nuovo usato e il la lo elettricita energia acqua"
        + " riscaldamento benzina carburante volo treno "
}
