package import Kernel

/// A semester, a quarter, a school year.
package enum Term {
    package static let name = Attribute<String>(
        Field(
            "name", Words.labelName, .line, .required,
            hint: Words.termFall2026))
    package static let start = Attribute<CivilDate>(
        Field(
            "start", Words.termFirstDay,
            .date, .optional))
    package static let end = Attribute<CivilDate>(
        Field(
            "end", Words.termLastDay,
            .date, .optional))

    package static let kind = Kind(
        "term", Words.term,
        plural: Words.terms, title: name.field,
        order: [.descending(start), .ascending(name)],
        fields: [name.field, start.field, end.field])
}
