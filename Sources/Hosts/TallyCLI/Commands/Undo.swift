import Kernel
import SQLiteStore

extension Session {
    /// Takes back the latest action that isn't taken back yet; a move to or from another book in both.
    func undo() throws(Failure) {
        do throws(Failure) {
            let done = try writing { (book) throws(BookError) in
                let undone = try book.undoLast()
                let sentence = try book.describe(undone.by, in: language)
                return (stamp: undone.undone, sentence: sentence ?? language(ReportText.undone))
            }
            tellUndone(done.stamp, done.sentence + ".")
        } catch {
            guard case .book(.moved(let crossing)) = error else { throw error }
            try takeBack(crossing)
        }
    }

    private func tellUndone(_ stamp: Stamp, _ sentence: String) {
        if isJSON { output.print(line: JSONText(["undone": .string(stamp.text)]).text) }
        output.say(isDryRun ? language(ReportText.rehearsed(sentence)) : sentence)
    }

    /// Takes a move back here and in the other book of the directory that has to do with it.
    private func takeBack(_ crossing: Crossing) throws(Failure) {
        let own = try openToWrite()
        guard let other = try otherSide(of: crossing) else {
            throw .refused(.aboutBook(.otherSideMissing(crossing)))
        }
        try requireRight(to: other.open.store)
        let isHere = crossing.isHere
        let (away, here) = isHere ? (other.crossing, crossing) : (crossing, other.crossing)
        let mover =
            isHere ? mover(from: other.open, to: own) : mover(from: own, to: other.open)
        let ownBook = known ?? .first
        let (from, to) = isHere ? (other.book, ownBook) : (ownBook, other.book)
        let result: Mover.Return
        do {
            result = try isDryRun ? mover.wouldTakeBack(here) : mover.takeBack(away, here)
        } catch { throw .book(error) }
        guard case .done(_, _, let stays) = result else {
            throw .refused(.aboutBook(.usedSince(crossing, in: to, back: from, language)))
        }
        let (title, book) = (crossing.record.title.short, from.title(in: language))
        let otherBook = to.title(in: language)
        tellUndone(
            crossing.action,
            language(
                stays
                    ? BooksText.tookBackThereToo(title: title, book: book, other: otherBook)
                    : BooksText.tookBack(title: title, book: book, other: otherBook)))
    }

    /// The other book of a move and its side of it; nil where it isn't in the directory, or is in the trash.
    private func otherSide(
        of crossing: Crossing
    ) throws(Failure) -> (book: KnownBook, open: OpenBook, crossing: Crossing)? {
        for entry in try bookList.entries() where entry.book.deleted == nil {
            let place = directory + "/" + entry.file
            if Files.isMissing(place) || Files.resolved(place) == Files.resolved(path) { continue }
            let open: OpenBook
            do { open = try surroundings.shelf.open(place, schema) } catch { continue }
            let other: Crossing?
            do throws(BookError) {
                other = try open.store.transaction(writing: false, failure: { .store($0) }) {
                    () throws(BookError) in try Mover.other(crossing, in: book(open))
                }
            } catch { throw .book(error) }
            if let other { return (entry.book, open, other) }
        }
        return nil
    }
}
