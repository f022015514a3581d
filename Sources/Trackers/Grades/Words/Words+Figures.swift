import Kernel

// Words around figures.
extension Words {
    static func subtitle(gpa: String, courses: Int) -> Label {
        Label {
            let count = $0.count(
                courses,
                one: $0(
                    Label("current course", german: "aktueller Kurs", italian: "corso attuale")),
                other: $0(
                    Label("current courses", german: "aktuelle Kurse", italian: "corsi attuali")))
            return $0(Words.gpa) + " " + gpa + " · " + count
        }
    }

    static func credits(_ hours: Rational) -> Label {
        Label {
            let figure = $0.number(hours, places: 2)
            let noun =
                hours == .one
                ? Label("credit", german: "LP", italian: "credito")
                : Label("credits", german: "LP", italian: "crediti")
            return figure + " " + $0(noun)
        }
    }

    static func safeSoFar(_ percent: String) -> Label {
        Label(
            percent + " safe already", german: percent + " schon sicher",
            italian: percent + " già sicuro")
    }

    static func forLetter(_ letter: String) -> Label {
        Label("For " + letter, german: "Für " + letter, italian: "Per " + letter)
    }

    static func due(_ date: String) -> Label {
        Label("due " + date, german: "fällig " + date, italian: "scade il " + date)
    }

    /// "moves the course 4.5 points per 10 %"
    static func moves(_ points: String) -> Label {
        Label(
            "moves the course " + points + " per 10%",
            german: "bewegt den Kurs um " + points + " je 10\u{A0}%",
            italian: "muove il corso di " + points + " ogni 10%")
    }

    /// "+4.5 per 10%", where there is little room.
    static func gains(_ points: String) -> Label {
        Label(
            "+" + points + " per 10%", german: "+" + points + " je 10\u{A0}%",
            italian: "+" + points + " ogni 10%")
    }

    static let perTenPercent = Label("per 10%", german: "je 10\u{A0}%", italian: "ogni 10%")

    /// "GPA +0.05"
    static func onAverage(_ points: String) -> Label {
        Label("GPA " + points, german: "Schnitt " + points, italian: "media " + points)
    }

    static func courses(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("course", german: "Kurs", italian: "corso")),
                other: $0(Label("courses", german: "Kurse", italian: "corsi")))
        }
    }

    static func scoreOf(_ name: String) -> Label {
        Label("Score of " + name, german: "Ergebnis von " + name, italian: "Voto di " + name)
    }

    static func more(_ name: String) -> Label {
        Label("More for " + name, german: "Mehr zu " + name, italian: "Altro per " + name)
    }

    static let total = Label("Total", german: "Summe", italian: "Totale")

    static func minutes(_ count: Int) -> Label {
        Label {
            let (hours, rest) = (count / 60, count % 60)
            if hours == 0 { return $0.number(rest) + " min" }
            return $0.number(hours) + " h" + (rest == 0 ? "" : " " + $0.number(rest) + " min")
        }
    }

    static func plannerAnswer(_ average: String) -> Label {
        Label(
            "You need an average of " + average + " in what is to come.",
            german: "Du brauchst im Weiteren einen Schnitt von " + average + ".",
            italian: "Ti serve una media di " + average + " in ciò che resta.")
    }

    /// A line that may be a name or a name with a score; follows the line.
    static func twoReadings(_ name: String, _ score: String) -> FieldError.Wording {
        func quoted(_ text: String, _ language: Language) -> String {
            language.quoted(text.truncated(to: 60))
        }
        func both(_ language: Language) -> (pair: String, whole: String, parted: String) {
            (
                quoted(name, language), quoted(name + " " + score + ";", language),
                quoted(name + "; " + score, language)
            )
        }
        let (en, de, it) = (both(.english), both(.german), both(.italian))
        return FieldError.Wording(
            "may be a name, or \(en.pair) with the result \(score). Write \(en.whole) for the name, "
                + "\(en.parted) for the result.",
            german: "kann ein Name sein oder \(de.pair) mit dem Ergebnis \(score). Schreib "
                + "\(de.whole) für den Namen, \(de.parted) für das Ergebnis.",
            italian:
                "può essere un nome, o \(it.pair) con il voto \(score). Scrivi \(it.whole) per "
                + "il nome, \(it.parted) per il voto.")
    }

    /// A date of which nothing says what is day and what is month; follows the date.
    static let whichDate = FieldError.Wording(
        "doesn’t say whether day or month comes first; write it as 2026-09-14 or 14.09.2026.",
        german: "sagt nicht, ob erst Tag oder Monat steht; schreib 2026-09-14 oder 14.09.2026.",
        italian:
            "non dice se prima c’è il giorno o il mese; scrivi 2026-09-14 oppure 14.09.2026.")

    /// What comes before the first results: "3 assignments added: ".
    static func addedWork(_ count: Int) -> Label {
        count == 1
            ? Label(
                "1 assignment added: ", german: "1 Aufgabe hinzugefügt: ",
                italian: "1 compito aggiunto: ")
            : Label(
                "\(count) assignments added: ", german: "\(count) Aufgaben hinzugefügt: ",
                italian: "\(count) compiti aggiunti: ")
    }

    /// Why a text isn't a score of a course so marked; follows the text.
    static func whyNoScore(_ marking: Marking) -> FieldError.Wording {
        switch marking.line {
        case nil:
            FieldError.Wording(
                "is not a score, such as 18, 18/20, 90% or a letter of the scale.",
                german: "ist kein Ergebnis wie 18, 18/20, 90\u{A0}% oder eine Note der Skala.",
                italian: "non è un voto come 18, 18/20, 90% o una lettera della scala.")
        case let line?: whyNoGrade(line)
        }
    }

    /// The same where work has the grades of a line.
    private static func whyNoGrade(_ line: GradeLine) -> FieldError.Wording {
        let (en, de, it) = ranges(line)
        return FieldError.Wording(
            "is not a grade from \(en); points need their total: 18/20, or 90%.",
            german: "ist keine Note von \(de); Punkte brauchen ihr Ganzes: 18/20, oder 90\u{A0}%.",
            italian: "non è un voto da \(it); i punti vogliono il totale: 18/20, oppure 90%.")
    }

    /// Why a percentage can't be a target; follows the text.
    static func isGrade(_ line: GradeLine) -> FieldError.Wording {
        let (en, de, it) = ranges(line)
        return FieldError.Wording(
            "would be a grade here, as \(en) are; write a grade without a percent sign.",
            german: "wäre hier eine Note wie \(de); schreib eine Note ohne Prozentzeichen.",
            italian: "qui sarebbe un voto, come \(it); scrivi un voto senza il segno di percento.")
    }

    /// "1.0 to 5.0" in each language.
    private static func ranges(_ line: GradeLine) -> (en: String, de: String, it: String) {
        func range(_ word: String, _ language: Language) -> String {
            if line == .italian { return "18 \(word) 30 (30L)" }
            let (from, to) = (line.range.lowerBound.rational, line.range.upperBound.rational)
            return line.text(from, in: language) + " \(word) " + line.text(to, in: language)
        }
        return (range("to", .english), range("bis", .german), range("a", .italian))
    }
}

extension Language {
    /// A percentage as shown; a dash while there is none.
    func percentage(_ percent: Rational?, places: Int = 2) -> String {
        guard let share = percent?.divided(by: 100) else { return "–" }
        return self.percent(share, places: places)
    }

    func figure(_ value: Rational?, places: Int = 2) -> String {
        value.map { number($0, places: places) } ?? "–"
    }
}
