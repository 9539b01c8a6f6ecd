public import Foundation

/// What there is to know about the surroundings of a view.
@available(iOS 8.0, *)
@MainActor
open class UITraitCollection: NSObject {}
