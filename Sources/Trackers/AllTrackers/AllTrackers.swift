import Commons
import Grades
package import Kernel
import Priorities
import Projects
import Pulls

/// The only place that names every tracker.
package enum AllTrackers {
    /// All that they declare, for those who need no screens.
    package static var declarations: Declarations {
        Projects.declarations + Priorities.declarations + Pulls.declarations + Grades.declarations
    }

    /// The whole app, in the order of its tabs, and after them `others`.
    package static func app(
        assets: AssetNames = .development, and others: [Tracker] = []
    ) -> App {
        App(
            trackers: [
                Projects.tracker(), Priorities.tracker(), Pulls.tracker(), Grades.tracker(),
            ] + others,
            commons: Commons.routes, assets: assets)
    }
}
