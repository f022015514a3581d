import Kernel

// What is said of a line that may have been misread.
extension NoteDoubt {
    var label: Label {
        switch self {
        case .noNames:
            Words.noteDoubtNobodyIsNamedHere
        case .bareNumber:
            Words.noteDoubtNumberAloneIsntHook
        case .whichNumber:
            Words.noteDoubtSeveralNumbersCouldDistance
        case .twoReadings:
            Words.noteDoubtThousandsDecimalsNumberCan
        case .unit:
            Words.noteDoubtFeetMetresNoUnit
        case .namesUnparted:
            Words.noteDoubtWhereDoesPullersName
        case .namesOrder:
            Words.noteDoubtWhichNamePullers
        case .extraNames:
            Words.noteDoubtMoreNamesThanPuller
        case .oneName:
            Words.noteDoubtPullerTractorThereOne
        case .numbering:
            Words.noteDoubtNumbersFrontDontFollow
        case .guessedClass:
            Words.noteDoubtTakenClassHooksFollow
        case .maybePull:
            Words.noteDoubtDatePlaceSeemsStand
        case .year:
            Words.noteDoubtTheYearIsntWritten
        case .noDate:
            Words.noteDoubtPullHasNoDate
        case .inSentence:
            Words.noteDoubtResultSentenceIsntRead
        case .noStart:
            Words.noteDoubtNoResultKeptAs
        case .letters:
            Words.noteDoubtTheseLettersWereTaken
        case .degrees:
            Words.noteDoubtDegreesFahrenheitOrCelsius
        case .noDistance:
            Words.noteDoubtPlaceButNoDistance
        case .leftNumber:
            Words.noteDoubtNumberWasLeftOver
        case .slip:
            Words.noteDoubtLetterStandsWhereDigit
        case .tooFar:
            Words.noteDoubtFartherThanSledsPulled
        case .maybePlace:
            Words.noteDoubtTakenPlaceMayCount
        case .openEnd:
            Words.noteDoubtBehindDistanceWasTaken
        case .half:
            Words.noteDoubtPartFootInch
        case .inBrackets:
            Words.noteDoubtWhatStandsBracketsMay
        case .points:
            Words.noteDoubtMayPointsInsteadDistance
        case .numberInName:
            Words.noteDoubtThereNumberName
        case .noClass:
            Words.noteDoubtNoClassWasNamed
        case .restOfDistance:
            Words.noteDoubtInchesCentimetresCantRead
        case .nothing:
            Words.noteDoubt0NoDistanceSay
        case .estimate:
            Words.noteDoubtEstimateIsntMeasuredDistance
        case .unread:
            Words.noteDoubtCellCantReadAs
        case .repeated:
            Words.noteDoubtHookBookAlready
        case .dateOrder:
            Words.noteDoubtDayMonthFirstBoth
        case .leftWords:
            Words.noteDoubtWordsLeftOverThey
        case .sentence:
            Words.noteDoubtWordsLeftOverHook
        case .numberInClass:
            Words.noteDoubtNumberMayResultClass
        case .unsureClass:
            Words.noteDoubtLineNamesItsClass
        case .maybeClass:
            Words.noteDoubtClassStaysAsNote
        case .maybeHook:
            Words.noteDoubtHooksWithoutResultStays
        case .guessedPull:
            Words.noteDoubtTakenPullsNameNothing
        case .altimeter:
            Words.noteDoubtNoPlaceHighHas
        }
    }
}
