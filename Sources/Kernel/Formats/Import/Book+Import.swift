extension Book {
    /// Reads a book's JSON and writes its records as one action: all or nothing.
    ///
    /// A record that the book has already gets the fields that the file gives it; a field that the
    /// file leaves out stays as it is, and a deleted record comes back. Importing a file twice
    /// changes nothing the second time. A `dryRun` checks and counts without writing.
    @discardableResult
    package func importJSON(
        _ bytes: [UInt8], dryRun: Bool = false
    ) throws(ImportError) -> ImportSummary {
        try take(try JSONBookReader.read(bytes, schema), dryRun: dryRun)
    }

    /// Reads records of one kind from a table whose header names the fields, as one action.
    ///
    /// Where a row has no `id`, its title stands for it, or else all that it says. Other records are
    /// named by id or by title.
    /// An empty cell clears its field, but for a reference to what is in the trash, which an export
    /// leaves out.
    ///
    /// - Parameter style: How numbers are read in a table that wasn't written by an export and whose
    ///   cells don't show what points and commas mean.
    @discardableResult
    package func importCSV(
        _ bytes: [UInt8], of kind: Kind, style: NumberStyle = .unknown, dryRun: Bool = false
    ) throws(ImportError) -> ImportSummary {
        try take(try CSVTableReader.read(bytes, kind, style), dryRun: dryRun)
    }

    private func take(_ file: ImportFile, dryRun: Bool) throws(ImportError) -> ImportSummary {
        let importer = try Importer(reading: file, in: self)
        var summary = ImportSummary(importer.changes, of: file.entries.count)
        do throws(BookError) {
            summary.missingFiles = try missing(file)
            summary.flagged = dryRun ? try importer.flaggedAhead() : []
            if dryRun { return summary }
            for blob in file.blobs { try keep(blob.bytes) }
            summary.stamp = try write(importer.changes)
            summary.flagged = try importer.flagged(in: self)
        } catch {
            throw .book(error)
        }
        return summary
    }

    /// How many files are named by records but are neither in the file nor in the book.
    private func missing(_ file: ImportFile) throws(BookError) -> Int {
        var known = Set(file.blobs.map { $0.hash })
        var missing = 0
        for entry in file.entries {
            for (field, value) in entry.values where field.notation?.namesBlob == true {
                guard let hash = value?.text.flatMap({ BlobHash($0) }),
                    known.insert(hash).inserted
                else { continue }
                if try !hasBlob(hash) { missing += 1 }
            }
        }
        return missing
    }
}
