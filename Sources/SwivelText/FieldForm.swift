import SwivelModel

/// How the text form represents the numbers of a field type.
enum FieldForm: Sendable {
  /// `true` or `false`.
  case bool
  /// The number itself.
  case number
  /// The signed number, zigzag-decoded.
  case integer
  /// The name of the handle.
  case name
  /// The sequence number of the event that precedes by this many.
  case cause
  /// The numbers of a version with points between them.
  case version
  /// One word.
  case word(WordList)
  /// A list of words.
  case words(BitList)

  /// The form of a type that is not optional; a type that this version does not know is a number.
  init(_ type: FieldType) {
    self = Self.byType[type] ?? .number
  }

  private static let byType: [FieldType: Self] = [
    .bool: .bool, .number: .number, .integer: .integer, .controller: .number, .window: .number,
    .scene: .number, .name: .name, .cause: .cause, .version: .version,
    .device: .words(BitList(Device.self)),
    .mask: .words(BitList(InterfaceOrientationMask.self, shift: 1)),
    .deviceOrientation: .word(WordList(DeviceOrientation.self)),
    .orientation: .word(WordList(InterfaceOrientation.self)),
    .preferred: .word(WordList(PreferredOrientation.self)),
    .windowing: .word(WordList(Windowing.self)),
    .appLifecycle: .word(WordList(AppLifecycle.self)),
    .process: .word(WordList(ProcessKind.self)),
    .phase: .word(WordList(Phase.self)),
    .controllerKind: .word(WordList(ControllerKind.self)),
    .style: .word(WordList(PresentationStyle.self)),
    .forwarding: .word(WordList(Forwarding.self)),
    .hook: .word(WordList(Forwarding.Hook.self)),
    .willShowPolicy: .word(WordList(WillShowPolicy.self)),
    .exception: .word(WordList(UIKitException.self)),
    .message: .word(WordList(UIKitMessage.self)),
    .shape: .word(WordList(BoundsShape.self)),
  ]
}
