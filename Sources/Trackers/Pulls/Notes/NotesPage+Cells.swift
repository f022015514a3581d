import Kernel

extension NotesPage {
    /// Holds the cells of a table against what they should be; what isn't becomes a note and a doubt.
    mutating func checkCells(_ language: Language) {
        for index in rows.indices where rows[index].kind == .hook {
            rows[index].checkResult(language)
            rows[index].checkPressure(language)
            if !rows[index].place.isBlank, Int(rows[index].place) == nil {
                rows[index].put(aside: rows[index].place)
                rows[index].place = ""
            }
            if !rows[index].attempt.isBlank, Int(rows[index].attempt) == nil {
                rows[index].put(aside: rows[index].attempt)
                rows[index].attempt = ""
            }
        }
    }
}

extension NotesPage.Row {
    /// Keeps as a note what can't be read as what its column holds.
    mutating func put(aside text: String) {
        word = [word, text].filter { !$0.isEmpty }.joined(separator: ", ")
        doubt(.unread)
    }

    fileprivate mutating func checkResult(_ language: Language) {
        if !TypedResult(result).isRead {
            let line = NoteLine(result, language)
            let isWhole = line.tokens.all.allSatisfy {
                [.distance, .status, .note].contains($0.role)
            }
            if line.hasResult, isWhole, !line.doubts.contains(.restOfDistance) {
                result = line.result
                for reason in line.doubts { doubt(reason) }
            } else {
                put(aside: result)
                result = ""
            }
        }
        dropNothing()
        let typed = TypedResult(result).distance
        if Decimal.readings(of: typed.words.first ?? "") != nil { doubt(.twoReadings) }
        if let distance = Distance(typed), distance.units > NoteLine.farthest { doubt(.tooFar) }
    }

    private func isPressure(_ text: String) -> Bool {
        let draft = try? Hook.tirePressure.field.parse(text)
        return TirePressure.psi(text, Units(.feet)) != nil || draft != nil
    }

    fileprivate mutating func checkPressure(_ language: Language) {
        if pressure.isBlank || isPressure(pressure) { return }
        let read = NoteLine(pressure, language).pressure
        if read.isEmpty { put(aside: pressure) }
        pressure = read
    }
}
