import Commons
import Grades
package import Kernel
import Priorities
import Projects
import Pulls

/// The only place that names every tracker.
package enum AllTrackers {
    /// All kinds, for those who need no screens.
    package static var schema: Schema {
        Schema(
            Projects.kinds + Priorities.kinds + Pulls.kinds + Grades.kinds,
            reports: Pulls.reports)
    }

    /// What others write that some tracker can read, for `tally import --as`.
    package static var formats: [ForeignFormat] {
        Projects.formats + Pulls.formats + Grades.formats
    }

    /// The whole app, in the order of its tabs.
    package static func app(assets: AssetNames = .development) -> App {
        App(
            trackers: [
                Projects.tracker(), Priorities.tracker(), Pulls.tracker(), Grades.tracker(),
            ],
            commons: Commons.routes, assets: assets)
    }
}
