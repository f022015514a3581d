package import Kernel

/// Qualities to start a project with.
package enum Template {
    package static let title = Attribute<String>(
        Field("title", Words.labelTitle, .line, .required))
    package static let levels = Attribute<Int64>(
        Field("levels", Project.levels.field.label, .integer(2...10), .defaults(to: .integer(4))))
    package static let unscored = Attribute<Unscored>(
        Field(
            "unscored", Project.unscored.field.label, .choice(Unscored.choices),
            .defaults(to: Unscored.fallback.value)))
    package static let method = Attribute<Method>(Project.method.field)
    package static let normalization = Attribute<Normalization>(Project.normalization.field)

    package static let kind = Kind(
        "template", Words.template,
        plural: Words.templates, title: title.field,
        order: [.ascending(title)], isSearchable: false,
        fields: [
            title.field, levels.field, unscored.field, method.field, normalization.field,
        ])
}

/// One quality of a template, with the fields of ``Quality``.
package enum TemplateQuality {
    package static let template = Attribute<RecordID>(
        Field(
            "template", Template.kind.label, .reference(to: "template", isOwner: true), .required))

    package static let kind = Kind(
        "templateQuality",
        Words.templateQualityOfATemplate,
        plural: Words.templateQualitiesOfTemplates,
        title: Quality.title.field, order: [.ascending(Quality.title)], isSearchable: false,
        fields: [template.field] + Quality.own)
}
