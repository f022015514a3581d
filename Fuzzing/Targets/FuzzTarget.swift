import Kernel

/// A part of the product that any bytes may reach, with the laws that hold for all of them.
package enum FuzzTarget: String, CaseIterable, Sendable {
    case json
    case csv
    case form
    case multipart
    case target
    case frame
    case convergence
    case clock
    case sync
    case app
    case book
    case table
    case notes
    case number
    case sheet
    case foreign
    case command
    case pieces
    case packed
    case head
    case store
    case hub

    /// The first law that `bytes` break, or nil when all hold.
    package func brokenLaw(_ bytes: [UInt8]) -> String? {
        switch self {
        case .json: brokenJSONLaw(bytes)
        case .csv: brokenCSVLaw(bytes)
        case .form: brokenFormLaw(bytes)
        case .multipart: brokenMultipartLaw(bytes)
        case .target: brokenTargetLaw(bytes)
        case .frame: brokenFrameLaw(bytes)
        case .convergence: brokenConvergenceLaw(bytes)
        case .clock: brokenClockLaw(bytes)
        case .sync: brokenSyncLaw(bytes)
        case .app: brokenAppLaw(bytes)
        case .book: brokenBookLaw(bytes)
        case .table: brokenTableLaw(bytes)
        case .notes: brokenNotesLaw(bytes)
        case .number: brokenNumberLaw(bytes)
        case .sheet: brokenSheetLaw(bytes)
        case .foreign: brokenForeignLaw(bytes)
        case .command: brokenCommandLaw(bytes)
        case .pieces: brokenPiecesLaw(bytes)
        case .packed: brokenPackedLaw(bytes)
        case .head: brokenHeadLaw(bytes)
        case .store: brokenStoreLaw(bytes)
        case .hub: brokenHubLaw(bytes)
        }
    }
}
