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
    .display: .word(WordList(Display.self)),
    .shape: .word(WordList(BoundsShape.self)),
  ]
}

/// The words of an enumeration, by the numbers that records store.
struct WordList: Sendable {
  /// The words in the order of the enumeration's cases.
  let words: [String]
  private let table: [String?]

  /// Makes the list of an enumeration.
  init<Value: Worded & FieldValue>(_ type: Value.Type) {
    words = Value.words
    var table: [String?] = []
    for value in Value.allCases {
      let index = Int(value.number)
      while table.count <= index { table.append(nil) }
      table[index] = value.word
    }
    self.table = table
  }

  /// The word of a number; `nil` if there is no such case.
  func word(_ number: UInt32) -> String? {
    number < table.count ? table[Int(number)] : nil
  }

  /// The number of a word; `nil` if there is no such case.
  func number(_ word: String) -> UInt32? {
    table.firstIndex(of: word).map { UInt32($0) }
  }
}

/// The words for a set's bits, by the numbers that records store.
struct BitList: Sendable {
  /// One bit, as records store it.
  struct Entry: Sendable {
    let bit: UInt32
    let word: String
  }

  /// The bits in the order of writing.
  let entries: [Entry]
  /// The shift from the stored bits to the platform's.
  ///
  /// A number instead of words is written in the platform's bits, which developers know.
  let shift: UInt32

  /// Makes the list of a set.
  init<Value: WordedSet & FieldValue>(_ type: Value.Type, shift: UInt32 = 0) {
    entries = Value.wordedBits.map { Entry(bit: $0.bit.number, word: $0.word) }
    self.shift = shift
  }

  /// The words of all bits.
  var words: [String] { entries.map(\.word) }

  /// Whether a number consists of bits that have words.
  func isWorded(_ number: UInt32) -> Bool {
    entries.reduce(number) { $0 & ~$1.bit } == 0
  }

  /// The bit of a word; `nil` for an unknown word.
  func bit(_ word: String) -> UInt32? {
    entries.first { $0.word == word }?.bit
  }
}
