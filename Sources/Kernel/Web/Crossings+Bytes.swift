// How the script around a core asks it for its part of a move, and what it is told.
extension Crossings {
    package enum Verb: Int {
        /// Say what a post, whose frame this is, has to do with another book.
        case look
        /// Say whether this book has the other side of the move with this mark.
        case other
        /// Do it.
        case perform
        /// Take in which other books are here, as two lines for each: key and name.
        case books
        /// Say which books the server has, in the same lines.
        case names
    }

    /// What the script is to do after a look: see ``Step``.
    private enum Next: UInt8 { case nothing, move, back, uncopy }

    /// Nothing where it comes to nothing: then the book that was asked says what is the matter.
    package func does(_ verb: Verb, _ bytes: [UInt8], _ now: Instant) -> [UInt8] {
        do throws(BookError) {
            switch verb {
            case .look:
                guard let request = Frame.decodeRequest(bytes) else { return [] }
                return packed(try look(request))
            case .other:
                guard let mark = Crossing.Mark(String(decoding: bytes, as: UTF8.self)) else {
                    return []
                }
                return try has(mark, now) ? [1] : []
            case .perform: return try perform(bytes)
            case .books, .names: return []
            }
        } catch {
            return []
        }
    }

    private func packed(_ step: Step) -> [UInt8] {
        var pack = PackWriter()
        switch step {
        case .nothing: return []
        case .move(let key, let files):
            pack.byte(Next.move.rawValue)
            pack.text(key)
            for file in files { pack.text(file.text) }
        case .back(let crossing):
            pack.byte(Next.back.rawValue)
            pack.byte(crossing.isHere ? 1 : 0)
            pack.text(crossing.mark.text)
            // Where to go if no book here has the other side; nowhere if the book that was asked says it.
            let missing = crossing.answer(problem: "missing").within(own.base)
            pack.text(crossing.isBack ? "" : missing.header("Location") ?? "")
        case .uncopy(let key):
            pack.byte(Next.uncopy.rawValue)
            pack.text(key)
        }
        return pack.bytes
    }

    /// Whether the other book was asked, its key, the frame of the post, and all of that book; gives the frame of the
    /// answer, the piece to keep in that book, and the names of the files to keep with it.
    private func perform(_ bytes: [UInt8]) throws(BookError) -> [UInt8] {
        var pack = PackReader(bytes)
        guard let isAsked = pack.byte(), let key = pack.text(), let frame = pack.counted(),
            let request = Frame.decodeRequest(frame), let everything = pack.take(pack.left)
        else { return [] }
        let done = try perform(
            request, beside: KnownBook(key: key, name: ""), isAsked: isAsked == 1,
            [UInt8](everything))
        guard let answer = done.answer else { return [] }
        var result = PackWriter()
        result.counted(Frame.encode(answer))
        result.counted(done.news)
        for file in done.files { result.text(file.text) }
        return result.bytes
    }
}
