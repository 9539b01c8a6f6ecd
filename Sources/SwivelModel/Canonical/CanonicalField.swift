/// What the canonical form of an event, in which two runs are compared, makes of one number.
///
/// The canonical form has no sequence, no time and no handle: none of them is the same in two runs
/// of the same app.
package enum CanonicalField: UInt8, Sendable {
  /// The number itself.
  case value
  /// Who is behind the handle of a controller.
  case controller
  /// Which window it is.
  case window
  /// Which scene it is.
  case scene
  /// The word behind the handle.
  case name
  /// Whether there is a value: how many events ago a cause lies is no behaviour.
  case presence
  /// Nothing: the hardware's model, and how far a finger has come.
  case leftOut

  /// What becomes of a field of a kind.
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
