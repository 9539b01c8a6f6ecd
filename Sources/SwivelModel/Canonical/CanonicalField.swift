/// How the canonical form of an event, in which two runs are compared, treats a number.
///
/// The canonical form has no sequence, time or handles, because none of them is the same in two
/// runs of an app.
package enum CanonicalField: UInt8, Sendable {
  /// The number itself.
  case value
  /// The identity of a controller.
  case controller
  /// The identity of a window.
  case window
  /// The identity of a scene.
  case scene
  /// The name of the handle.
  case name
  /// Whether there is a value: the distance of a cause is not part of the behavior.
  case presence
  /// Nothing: the hardware's model, and the progress of a gesture.
  case leftOut

  /// The treatment of a field of a kind.
  package init(_ field: EventSchema.Field, code: UInt8) {
    switch (EventCode(rawValue: code), field.type.wrapped) {
    case (.device, _): self = .leftOut
    case (.interactivePopMoved, .number): self = .leftOut
    case (_, .controller): self = .controller
    case (_, .window): self = .window
    case (_, .scene): self = .scene
    case (_, .name): self = .name
    case (_, .cause): self = .presence
    default: self = .value
    }
  }
}
