import Kernel

/// What a forecast is asked for, with what is known of it.
struct ForecastQuestion {
    let forecast: Forecast
    let wanted: Forecast.Case
    /// Class, track, tractor and puller.
    let choices: [Choice]

    /// One of the names that a forecast is asked for.
    struct Choice {
        let name: String
        let label: Label
        /// Every spelling that there is.
        let all: [String]
        /// Those to choose from, the latest first.
        let spellings: [String]
        let value: String
        /// The number of the name; below zero for one that never occurs.
        let number: Int

        /// How many names are offered to choose from.
        private static let most = 200

        init(
            _ name: String, _ label: Label, _ table: NameTable, _ latest: [Int],
            _ asked: Parameters
        ) {
            self.name = name
            self.label = label
            let all = latest.map { table.spellings[$0] }
            self.all = all
            let value =
                asked[name].map { asked in all.first { $0.folded == asked.folded } ?? asked }
                ?? all.first ?? ""
            let offered = Array(all.prefix(Choice.most))
            spellings = offered.contains(value) || value.isBlank ? offered : [value] + offered
            number = table.name(value) ?? -1
            self.value = value
        }
    }

    /// What isn't asked for is what was latest, and the puller who was latest with the tractor.
    init(_ ledger: Ledger, _ asked: Parameters) {
        forecast = ledger.forecast
        let (names, latest) = (ledger.names, LatestNames(ledger))
        var choices = [
            Choice("class", Hook.className.field.label, names.classes, latest.classes, asked),
            Choice("track", Words.track, names.tracks, latest.tracks, asked),
            Choice("tractor", Hook.tractor.field.label, names.tractors, latest.tractors, asked),
            Choice("puller", Hook.puller.field.label, names.pullers, latest.pullers, asked),
        ]
        if asked["puller"] == nil, let own = ledger.latestPuller(of: choices[2].number) {
            choices[3] = Choice(
                "puller", Hook.puller.field.label, names.pullers, latest.pullers,
                ["puller": names.pullers.spellings[own]])
        }
        self.choices = choices
        wanted = Forecast.Case(
            className: choices[0].number, track: choices[1].number, tractor: choices[2].number,
            puller: choices[3].number)
    }
}

extension Ledger {
    /// Who pulled last with a tractor, as a spelling.
    fileprivate func latestPuller(of tractor: Int) -> Int? {
        for meeting in meetings.reversed() {
            for contest in meeting.contests.reversed() {
                for outing in contest.outings.reversed()
                where names.tractors.names[outing.tractor] == tractor {
                    if !names.pullers.isBlank(outing.puller) { return outing.puller }
                }
            }
        }
        return nil
    }
}

/// Every name once, in its latest spelling, those used last first.
private struct LatestNames {
    var classes: [Int] = []
    var tracks: [Int] = []
    var tractors: [Int] = []
    var pullers: [Int] = []

    init(_ ledger: Ledger) {
        let names = ledger.names
        var seen = [names.classes, names.tracks, names.tractors, names.pullers].map {
            [Bool](repeating: false, count: $0.count)
        }
        for meeting in ledger.meetings.reversed() {
            LatestNames.take(meeting.track, names.tracks, &tracks, &seen[1])
            for contest in meeting.contests.reversed() {
                LatestNames.take(contest.name, names.classes, &classes, &seen[0])
                for outing in contest.outings.reversed() {
                    LatestNames.take(outing.tractor, names.tractors, &tractors, &seen[2])
                    LatestNames.take(outing.puller, names.pullers, &pullers, &seen[3])
                }
            }
        }
    }

    private static func take(
        _ spelling: Int, _ table: NameTable, _ list: inout [Int], _ seen: inout [Bool]
    ) {
        let name = table.names[spelling]
        if seen[name] { return }
        seen[name] = true
        if !table.isBlank(spelling) { list.append(spelling) }
    }
}
