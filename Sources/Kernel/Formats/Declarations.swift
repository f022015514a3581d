/// What trackers declare apart from their screens: all that the command line needs to know of them.
package struct Declarations: Sendable {
    package let schema: Schema
    package let rulebook: Rulebook
    /// What others write that can be read.
    package let formats: [ForeignFormat]

    package init(
        _ kinds: [Kind], rules: [Rules] = [], reports: [Report] = [],
        formats: [ForeignFormat] = []
    ) {
        self.init(
            schema: Schema(kinds), rulebook: Rulebook(rules, reports: reports), formats: formats)
    }

    private init(schema: Schema, rulebook: Rulebook, formats: [ForeignFormat]) {
        self.schema = schema
        self.rulebook = rulebook
        self.formats = formats
    }

    package static func + (a: Declarations, b: Declarations) -> Declarations {
        Declarations(
            schema: Schema(a.schema.kinds + b.schema.kinds), rulebook: a.rulebook + b.rulebook,
            formats: a.formats + b.formats)
    }
}
