import Kernel

// Words around figures across pulls.
extension Words {
    static func method(_ method: Forecast.Method) -> Label {
        switch method {
        case .classMean: classMean
        case .trackMean: trackMean
        case .model: modelSays
        }
    }

    static func answers(_ method: Forecast.Method) -> Label {
        switch method {
        case .model: modelAnswers
        case .trackMean: trackMeanAnswers
        case .classMean: classMeanAnswers
        }
    }

    /// "23 hooks of this class"
    static func trial(_ trial: Forecast.Trial) -> Label {
        let count = trial.scores.count
        return trial.isOfClass ? trialOfClass(count) : trialOfAll(count)
    }

    static func grouping(_ grouping: Bests.Grouping) -> Label {
        switch grouping {
        case .tractor: Hook.tractor.field.label
        case .className: Hook.className.field.label
        case .sled: Hook.sled.field.label
        case .track: track
        case .season: season
        }
    }

    static func met(_ row: HeadToHead.Row) -> Label {
        met(won: row.won, lost: row.lost, tied: row.tied)
    }
}

extension Forecast.Answer {
    /// Why it is this method that answers.
    var verdict: Label { trial == nil ? Words.tooFewForModel : Words.answers(method) }
}
