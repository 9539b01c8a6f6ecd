package import SwivelModel

/// What a controller, the app or the environment declares from the beginning, whatever the run has.
package struct Declaration: Hashable, Sendable {
  /// The controllers that a declaration is about: all of a type, or one of them.
  package struct Target: Hashable, Sendable {
    /// The type name; `nil` for a controller that is told by its handle alone.
    package let name: String?
    /// The handle; `nil` for all controllers of the name.
    package let controller: ControllerID?

    /// Makes a target.
    package init(name: String?, controller: ControllerID? = nil) {
      (self.name, self.controller) = (name, controller)
    }
  }

  /// A number of a record that is replaced.
  struct Edit: Hashable, Sendable {
    let index: Int
    let number: UInt32
  }

  /// The declaration as it was typed.
  package let text: String
  /// Whose it is; `nil` for the app and the environment.
  package let target: Target?
  /// The kind of the events that declare it.
  let kind: EventCode
  /// What it replaces in them.
  let edits: [Edit]
  /// For a fact that is told entry by entry, all its entries; each is the first number of an event.
  var entries: [UInt32]?

  /// The kinds of events that declare the same in another way, and are void beside it.
  var voidedKinds: [EventCode] { kind == .appMask ? [.appMaskForVisible, .appMaskForWindow] : [] }
}
