import Commons
import Grades
package import Kernel
import Priorities
import Projects
import Pulls

/// The only place that names every tracker.
package enum AllTrackers {
    /// In the order of their tabs: what each declares, and the tracker itself with its screens.
    private static let all: [(declarations: Declarations, tracker: @Sendable () -> Tracker)] = [
        (Projects.declarations, { Projects.tracker() }),
        (Priorities.declarations, { Priorities.tracker() }),
        (Pulls.declarations, { Pulls.tracker() }),
        (Grades.declarations, { Grades.tracker() }),
    ]

    /// All that they declare, for those who need no screens.
    package static var declarations: Declarations {
        all.reduce(Declarations([])) { $0 + $1.declarations } + Comment.declarations
    }

    /// What somebody wants to be reminded of on a day.
    package static func reminders(
        _ book: Book, on day: CivilDate
    ) throws(BookError) -> [Reminder] {
        try Projects.reminders(book, on: day) + Grades.reminders(book, on: day)
    }

    /// The whole app, in the order of its tabs, and after them `others`.
    package static func app(
        assets: AssetNames = .development, and others: [Tracker] = []
    ) -> App {
        App(
            trackers: all.map { $0.tracker() } + others, commons: Commons.routes,
            shared: Comment.declarations, assets: assets)
    }
}
