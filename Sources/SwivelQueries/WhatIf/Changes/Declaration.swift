package import SwivelModel

/// A declaration by a controller, the app or the environment from the start, whatever the run
/// declares.
package struct Declaration: Hashable, Sendable {
  /// The controllers of a declaration: all of a type, or one of them.
  package struct Target: Hashable, Sendable {
    /// The type name; `nil` for a controller that is identified by its handle alone.
    package let name: String?
    /// The handle; `nil` for all controllers of the name.
    package let controller: ControllerID?

    /// Makes a target.
    package init(name: String?, controller: ControllerID? = nil) {
      (self.name, self.controller) = (name, controller)
    }
  }

  /// A number of a record, and its replacement.
  struct Edit: Hashable, Sendable {
    let index: Int
    let number: UInt32
  }

  /// The declaration as typed.
  package let text: String
  /// The controllers that declare it; `nil` for the app and the environment.
  package let target: Target?
  /// The kind of the events that declare it.
  let kind: EventCode
  /// The replacements in these events.
  let edits: [Edit]
  /// For a fact with one event per entry, all entries; each is the first number of an event.
  var entries: [UInt32]?

  /// The other kinds of events that declare the same; they are ignored.
  var voidedKinds: [EventCode] { kind == .appMask ? [.appMaskForVisible, .appMaskForWindow] : [] }
}
