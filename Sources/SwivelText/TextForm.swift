import SwivelModel

/// The constants of the text form.
enum TextForm {
  /// The version that is written; a reader takes any minor version of the same major one.
  static let majorVersion: UInt64 = 1
  static let minorVersion: UInt64 = 0

  /// The unit of `t`.
  static let unit = "1us"

  /// The largest sequence number, the same as the latest instant.
  static let maximumSequence = Instant.latest.rawValue

  /// The keys of an event that are not fields of its kind.
  static let eventKeys = ["seq", "t", "kind", "count", "more"]

  /// The prefix of an undescribed kind, before its code.
  static let unknownKindPrefix = "kind#"

  // Type names and fields are far shorter.
  private static let maximumWordLength = 64

  /// Whether a word can name a kind or a field: ASCII letters, digits, hyphens and underscores.
  static func isWord(_ word: some StringProtocol) -> Bool {
    (1...maximumWordLength).contains(word.utf8.count) && word.utf8.allSatisfy(isWordByte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension EventSchema {
  /// Whether the text form can represent the kind: a log's own description may contain anything.
  var isDescribable: Bool {
    (1...127).contains(code) && TextForm.isWord(name) && fields.count <= Record.maximumCount
      && fields.allSatisfy(\.isDescribable) && Set(fields.map(\.name)).count == fields.count
  }
}

extension EventSchema.Field {
  /// Whether the name is a word, and the type a word with an optional question mark.
  var isDescribable: Bool {
    TextForm.isWord(name) && !TextForm.eventKeys.contains(name)
      && TextForm.isWord(type.wrapped.rawValue)
  }
}
