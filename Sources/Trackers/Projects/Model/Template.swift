package import Kernel

/// Qualities to start a project with.
package enum Template {
    package static let title = Attribute<String>(
        Field("title", Labels.title, .line, .required))
    package static let levels = Attribute<Int64>(
        Field("levels", Project.levels.field.label, .integer(2...10), .defaults(to: .integer(4))))
    package static let unscored = Attribute<Unscored>(
        Field(
            "unscored", Project.unscored.field.label, .choice(Unscored.choices),
            .defaults(to: Unscored.fallback.value)))
    package static let method = Attribute<Method>(Project.method.field)
    package static let normalization = Attribute<Normalization>(Project.normalization.field)

    package static let kind = Kind(
        "template", Label("Template", german: "Vorlage", italian: "Modello"),
        plural: Label("Templates", german: "Vorlagen", italian: "Modelli"), title: "title",
        order: [.ascending("title")], isSearchable: false,
        fields: [
            title.field, levels.field, unscored.field, method.field, normalization.field,
        ])

    package static let rules = Rules(kind, many: Deeds.words)
}

/// One quality of a template, with the fields of ``Quality``.
package enum TemplateQuality {
    package static let template = Attribute<RecordID>(
        Field(
            "template", Template.kind.label, .reference(to: "template", isOwner: true), .required))

    package static let kind = Kind(
        "templateQuality",
        Label(
            "Quality of a template", german: "Kriterium der Vorlage", italian: "Qualità del modello"
        ),
        plural: Label(
            "Qualities of templates", german: "Kriterien der Vorlagen",
            italian: "Qualità dei modelli"),
        title: "title", order: [.ascending("title")], isSearchable: false,
        fields: [template.field] + Quality.own)
}
