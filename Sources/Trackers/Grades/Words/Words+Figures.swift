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
                ? Label("credit", german: "Punkt", italian: "credito")
                : Label("credits", german: "Punkte", italian: "crediti")
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
            german: "bewegt den Kurs um " + points + " je 10 %",
            italian: "muove il corso di " + points + " ogni 10%")
    }

    /// "+4.5 per 10%", where there is little room.
    static func gains(_ points: String) -> Label {
        Label(
            "+" + points + " per 10%", german: "+" + points + " je 10 %",
            italian: "+" + points + " ogni 10%")
    }

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
                "is not a score, such as 18, 18/20, 90 % or a letter of the scale.",
                german: "ist kein Ergebnis wie 18, 18/20, 90 % oder eine Note der Skala.",
                italian: "non è un voto come 18, 18/20, 90 % o una lettera della scala.")
        case GradeLine.italian:
            FieldError.Wording(
                "is not a grade from 18 to 30 (30L); points need their total: 18/20, or 90 %.",
                german:
                    "ist keine Note von 18 bis 30 (30L); Punkte brauchen ihr Ganzes: 18/20, oder 90 %.",
                italian:
                    "non è un voto da 18 a 30 (30L); i punti vogliono il totale: 18/20, oppure 90 %."
            )
        default:
            FieldError.Wording(
                "is not a grade from 1.0 to 5.0; points need their total: 18/20, or 90 %.",
                german:
                    "ist keine Note von 1,0 bis 5,0; Punkte brauchen ihr Ganzes: 18/20, oder 90 %.",
                italian:
                    "non è un voto da 1,0 a 5,0; i punti vogliono il totale: 18/20, oppure 90 %.")
        }
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
