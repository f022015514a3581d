package import Kernel

/// The essentials one runs out of, by how soon they are needed.
package enum Priorities {
    static let path = "/priorities"

    /// The screens of the tracker, and what is posted to it.
    package enum Address: String, CaseIterable {
        case search = "/search"
        case new = "/new"
        case batch = "/batch"
        case look = "/batch/look"
        case lines = "/batch/lines"
        case shop = "/shop"
        case trip = "/shop/done"
        case forgotten = "/shop/add"
        case print = "/print"
        case pantry = "/pantry"
        case stores = "/stores"
        case newStore = "/stores/new"
        case several = "/several"
    }

    /// What there is of one essential.
    package enum EssentialAddress: String, CaseIterable {
        case screen = ""
        case edit = "/edit"
        case level = "/level"
        case delete = "/delete"
        case inside = "/inside"
        case outside = "/outside"
        case need = "/need"
        case lists = "/lists"
        case untick = "/untick"
        case enough = "/enough"
        case aisle = "/aisle"
        case stores = "/stores"
    }

    /// What there is of one store.
    package enum StoreAddress: String, CaseIterable {
        case edit = ""
        case delete = "/delete"
    }

    package static func path(_ address: Address) -> String { path + address.rawValue }

    package static func path(_ id: RecordID, _ address: EssentialAddress = .screen) -> String {
        path(id.text, address)
    }

    /// The same with what stands for the essential in a route.
    static func path(_ id: String, _ address: EssentialAddress) -> String {
        path + "/" + id + address.rawValue
    }
}

extension Priorities {
    package static func path(store id: RecordID, _ address: StoreAddress = .edit) -> String {
        path(store: id.text, address)
    }

    static func path(store id: String, _ address: StoreAddress) -> String {
        path(.stores) + "/" + id + address.rawValue
    }
}

extension Tint {
    static var priorities: Tint { Tint("priorities") }
}

extension Icon {
    static var priorities: Icon { Icon("basket") }
    static var prioritiesFilled: Icon { Icon("basket-fill") }
}
