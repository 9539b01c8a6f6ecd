import SwivelText

/// What a message of UIKit's begins with, long before the phrase that identifies it, so that a
/// console may break the line in between.
struct UIKitLead: Sendable {
  let phrase: UIKitPhrase
  /// Whether the message may follow what is after the phrase.
  private let goesOn: @Sendable (ArraySlice<UInt8>) -> Bool

  static let all: [Self] = [
    Self(phrase: UIKitPhrase("uncaught exception '"), goesOn: mayHaveReason),
    Self(phrase: UIKitPhrase("UIWindowScene: 0x"), goesOn: mayHaveMessage),
  ]

  // What else is in a crash report does not belong to the exception.
  private static let reasonLength = 400
  private static let identifierLength = 64

  /// The first index of a beginning that goes on after the line.
  static func start(in line: [UInt8]) -> Int? {
    all.compactMap { lead in
      switch lead.phrase.place(in: line) {
      case .nowhere: nil
      case .cut(let start): start
      case .at(let range): lead.goesOn(line[range.upperBound...]) ? range.lowerBound : nil
      }
    }.min()
  }

  /// Whether the reason of an exception may go on: it is short, and no quotation mark ends it.
  static func mayHaveReason(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count < reasonLength else { return false }
    guard let reason = text.range(of: "reason: '".utf8) else { return true }
    return text[reason.upperBound...].withoutSpace.last != UInt8(ascii: "'")
  }

  /// Whether a message may follow the address of a scene, its identifier in parentheses and the
  /// first words.
  private static func mayHaveMessage(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.drop { $0 == UInt8(ascii: " ") || isHexadecimal($0) }
    // At the beginning of a line, the bracket is taken for the mark of a quotation.
    if rest.first == UInt8(ascii: ">") { rest = rest.dropFirst().withoutSpace }
    if rest.first == UInt8(ascii: "(") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else {
        return rest.count < identifierLength
      }
      rest = rest[(end + 1)...].withoutSpace
    }
    return messages.contains { $0.starts(with: rest) }
  }

  private static let messages = [
    "Scene updated orientation preferences: ", "Scene will change interface orientation: ",
  ].map { Array($0.utf8) }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") <= 9 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}
