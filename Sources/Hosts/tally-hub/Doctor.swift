import Kernel
import PostgresHub

/// Says whether a hub's database is as it should be.
struct Doctor {
    private let clusters: HubMap
    private let objects: Objects?

    init(_ clusters: HubMap, _ objects: Objects?) {
        self.clusters = clusters
        self.objects = objects
    }

    /// Prints what is right and what isn't, of each cluster; whether all is.
    func report() -> Bool {
        let places = clusters.places
        var isRight = true
        for place in places {
            if places.count > 1 { print(place) }
            do throws(StoreError) {
                let findings = try PostgresHub(place, objects: objects?.store).findings()
                for finding in findings {
                    print((finding.isRight ? "✔ " : "✘ ") + finding.sentence)
                }
                isRight = isRight && findings.allSatisfy(\.isRight)
            } catch {
                print("✘ The database can't be used: \(error.detail)")
                isRight = false
            }
        }
        return isRight
    }
}
