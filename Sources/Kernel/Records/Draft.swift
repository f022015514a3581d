/// What somebody wants a record to be: the fields to set, not yet checked.
package struct Draft: Sendable {
    package let kind: Kind
    /// The record to change or to make under this identifier; `nil` for a new one.
    package var id: RecordID?
    /// When a new record of an import counts as made, unless the draft says so itself; `nil` when
    /// this is no import.
    var importedAt: Instant?
    /// The fields that are taken as they are, without a look at their limits.
    var irregular: Set<String> = []
    /// Whether the record is named by its identifier also where another follows from the pair.
    package var keepsID = false
    /// The fields to set, in the order given; `nil` clears. The last of several for one field counts.
    package private(set) var values: [(field: Field, value: Value?)] = []
    /// What was typed and can't be taken. A commit refuses it together with everything else that is wrong.
    package private(set) var refusals: [FieldError] = []

    package init(_ kind: Kind, _ id: RecordID? = nil) {
        self.kind = kind
        self.id = id
    }

    package init(_ record: Record) {
        self.init(record.kind, record.id)
    }

    package mutating func set(_ field: Field, _ value: Value?) {
        values.removeAll { $0.field.name == field.name }
        values.append((field, value))
    }

    /// The same draft with only some of its values.
    func keeping(_ keeps: (Field, Value?) -> Bool) -> Draft {
        var draft = self
        draft.values = values.filter { keeps($0.field, $0.value) }
        return draft
    }

    /// Notes something typed that can't be taken.
    package mutating func refuse(_ error: FieldError) {
        refusals.append(error)
    }

    /// The value drafted for a field: outer `nil` when the draft doesn't speak of it.
    package func value(_ field: String) -> Value?? {
        values.first { $0.field.name == field }?.value
    }

    package subscript<T>(attribute: Attribute<T>) -> T? {
        get { (value(attribute.name) ?? nil).flatMap { T($0) } }
        set { set(attribute.field, newValue?.value) }
    }

    /// The same draft with one more field.
    package func setting<T>(_ attribute: Attribute<T>, _ value: T?) -> Draft {
        var draft = self
        draft[attribute] = value
        return draft
    }
}
