// What hosts answer that have moved a record, or taken a move back: pages of the book that was asked.
extension Mover.Outcome {
    /// The page of a move, told what came of it.
    package func address(of page: String, to handle: String) -> String {
        var told = [(name: "to", value: handle)]
        if let stamp = parted {
            told.append((name: "moved", value: stamp.text))
        } else if let stamp = taken {
            told.append((name: "copied", value: stamp.text))
        }
        return page + "?" + Parameters(told).formEncoded
    }
}

extension Mover.Return {
    /// Leads to where the form came from, or to the page of the move when that has more to say.
    ///
    /// - Parameters:
    ///   - crossing: The side of the book that was asked.
    ///   - handle: Names the other book.
    ///   - isOnPage: Whether the page of the move asked.
    package func answer(
        _ crossing: Crossing, beside handle: String, _ form: Parameters, isOnPage: Bool
    ) -> Response {
        guard case .done(let source, let target, let stays) = self else {
            return crossing.answer(problem: "used", beside: handle)
        }
        let done = crossing.isHere ? target : source
        let said = done.map { [(name: Page.doneName, value: $0.text)] } ?? []
        if isOnPage {
            let told =
                [(name: "to", value: handle), (name: "back", value: stays ? "here" : "1")] + said
            return .seeOther(Page.address(crossing.page, telling: told))
        }
        let place = form["return"] ?? "/"
        let isOwn = Attr.isSafe(place) && place.hasPrefix("/")
        return .seeOther(Page.address(isOwn ? place : "/", telling: said))
    }
}

extension Crossing {
    /// The page of the move.
    package var page: String { AppAddress.moving(record.kind, record.id) }

    /// Leads to the page of the move, which says why it isn't taken back.
    package func answer(problem: String, beside handle: String? = nil) -> Response {
        let other = handle.map { [(name: "to", value: $0)] } ?? []
        let told = other + [(name: "problem", value: problem)]
        return .seeOther(Page.address(page, telling: told))
    }
}
