import Kernel
import PostgresHub

/// Says whether a hub's database is as it should be.
struct Doctor {
    private let database: String

    init(_ database: String) { self.database = database }

    /// Prints what is right and what isn't; whether all is.
    func report() -> Bool {
        do throws(StoreError) {
            let findings = try PostgresHub(database).findings()
            for finding in findings { print((finding.isRight ? "✔ " : "✘ ") + finding.sentence) }
            return findings.allSatisfy(\.isRight)
        } catch {
            print("✘ The database can't be used: \(error.detail)")
            return false
        }
    }
}
