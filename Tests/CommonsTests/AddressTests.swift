import AllTrackers
import Commons
import Grades
import Kernel
import Priorities
import Projects
import Pulls
import TestKit
import Testing

/// Addresses are made beside their routes; each has one.
@Suite struct AddressTests {
    private let id = RecordID.numbered(1)

    private func check(_ addresses: [String], _ routes: [Route]) {
        #expect(!addresses.isEmpty)
        for address in addresses {
            #expect(routes.contains { $0.names(Route.segments(address)) }, "\(address)")
        }
    }

    @Test func `every address of no tracker has a route`() {
        let tables =
            AllTrackers.declarations.schema.kinds.flatMap {
                [AppAddress.table($0), AppAddress.history($0, id), AppAddress.moving($0, id)]
                    + [AppAddress.comments($0.name, id.text)]
            } + [AppAddress.comment(id.text)]
        check(AppAddress.allCases.map(\.path) + tables, Commons.routes)
    }

    @Test func `every address of Priorities has a route`() {
        check(
            Priorities.Address.allCases.map { Priorities.path($0) }
                + Priorities.EssentialAddress.allCases.map { Priorities.path(id, $0) },
            Priorities.tracker().routes)
    }

    @Test func `every address of Projects has a route`() {
        check(
            Projects.Address.allCases.map { Projects.path($0) }
                + Projects.ProjectAddress.allCases.map { Projects.path(id, $0) }
                + Projects.ItemAddress.allCases.map { Projects.itemPath(id, $0) }
                + Projects.QualityAddress.allCases.map { Projects.qualityPath(id, $0) }
                + Projects.TemplateAddress.allCases.map { Projects.templatePath(id, $0) },
            Projects.tracker().routes)
    }

    @Test func `every address of Grades has a route`() {
        check(
            Grades.Address.allCases.map { Grades.path($0) }
                + Grades.CourseAddress.allCases.map { Grades.path(id, $0) }
                + Grades.WorkAddress.allCases.map { Grades.path($0, id) } + [Grades.planPath(id)]
                + [Grades.path(.add, "course")]
                + [Grades.RecordAddress.edit, .delete].map { Grades.path($0, "note", id.text) },
            Grades.tracker().routes)
    }

    @Test func `every address of Pulls has a route`() {
        check(
            Pulls.Address.allCases.map { Pulls.path($0) }
                + Pulls.PullAddress.allCases.map { Pulls.path(id, $0) }
                + Pulls.HookAddress.allCases.map { Pulls.hookPath(id, $0) }
                + [Pulls.deletePath(rule: id.text)],
            Pulls.tracker().routes)
    }
}

extension Route {
    /// Whether it was made for exactly this address: what it leaves open is a record's or a kind's.
    fileprivate func names(_ segments: [String]) -> Bool {
        segments.count == pattern.count
            && zip(pattern, segments).allSatisfy { expected, segment in
                switch expected {
                case ":id": RecordID(segment) != nil
                case ":kind": AllTrackers.declarations.schema.kind(segment) != nil
                default: expected == segment
                }
            }
    }
}
