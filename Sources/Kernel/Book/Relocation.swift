/// A record with all that goes along when it is moved to another book.
///
/// The other book gets ``content`` and, unless it has them, the records that this refers to
/// (``shared``). What nothing else here needs is ``going``: it leaves this book.
package struct Relocation: Sendable {
    package let root: Record
    /// The record, what belongs to it, what is inside of it, and what belongs to that.
    package let content: [Record]
    /// What the content refers to and others here may refer to as well: a term, a grade scale, a store.
    package let shared: [Record]
    /// What of the content leaves this book; nothing where others here refer to the record.
    package let going: Set<RecordKey>
    /// What holds the record here and loses it: the lists that it is on.
    package let losing: [Record]
    /// What is to be decided first: it would stay behind, where nobody looks for it.
    package let unsettled: [Concern]

    /// Whether the record itself stays, and the other book gets a copy.
    package var isCopy: Bool { !going.contains(root.key) }

    /// What the other book gets and this one keeps, beside the record itself.
    package var copied: [Record] {
        (content + shared).filter {
            $0.key != root.key && $0.kind.titleIndex != nil && !isOwned($0)
        }
        .filter { !going.contains($0.key) }
    }

    /// How many things go along, as people count them: what only ties two others together is none.
    package var companions: Int {
        content.count { $0.key != root.key && $0.kind.titleIndex != nil }
    }

    /// The files that the other book's records will name.
    package var files: [BlobHash] { (content + shared).flatMap { $0.blobs } }

    /// Those with whose deletion all that goes is out of sight.
    var heads: [Record] { content.filter { going.contains($0.key) && !isOwned($0) } }

    private func isOwned(_ record: Record) -> Bool { !record.owners.isEmpty }
}

extension Record {
    /// The records that it belongs to, in the order of its fields.
    var owners: [RecordKey] {
        kind.owners.compactMap { index in
            guard let id = value(at: index)?.reference, let kind = kind.fields[index].type.target
            else { return nil }
            return RecordKey(kind, id)
        }
    }

    /// Whether it belongs to another, without which it can't be moved.
    package var belongsToOther: Bool { !owners.isEmpty }
}

extension Book {
    /// What goes along with a record to another book.
    package func relocation(of record: Record) throws(BookError) -> Relocation {
        var finder = RelocationFinder(book: self, root: record)
        return try finder.find()
    }

    /// Moves what another book had, and was told to it, to the trash here: as one action, after which
    /// nothing that goes can be seen. Nothing happens where all of it stays.
    ///
    /// - Parameter taken: The action by which the other book has it.
    package func part(
        with relocation: Relocation, takenBy taken: Stamp
    ) throws(BookError) -> Stamp? {
        let pending = relocation.heads.map { record in
            let isRoot = record.key == relocation.root.key
            return PendingChange(
                kind: record.kind.name, record: record.id,
                fields: [
                    Field.deleted.change(to: .boolean(true)),
                    isRoot ? .isAway(taken) : .isElsewhere,
                ])
        }
        return try write(try witnessed(pending), at: taken.timeBefore)
    }
}
