import Kernel

extension Session {
    /// Takes back the latest action that isn't taken back yet.
    func undo() throws(Failure) {
        let done = try writing { (book) throws(BookError) in
            let undone = try book.undoLast()
            let sentence = try book.describe(undone.by, in: language)
            return (stamp: undone.undone.text, sentence: sentence ?? language(ReportText.undone))
        }
        if isJSON {
            var writer = JSONWriter()
            writer.object { writer in
                writer.name("undone")
                writer.string(done.stamp)
            }
            output.print(line: writer.text)
        }
        output.say(isDryRun ? language(ReportText.rehearsed(done.sentence)) : done.sentence + ".")
    }
}
