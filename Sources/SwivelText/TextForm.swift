import SwivelModel

/// The constants of the text form.
enum TextForm {
  /// The version that is written; a reader takes any minor version of the same major one.
  static let majorVersion: UInt64 = 1
  static let minorVersion: UInt64 = 0

  /// What `t` counts.
  static let unit = "1us"

  /// A sequence number may not be larger: the same limit as that of moments.
  static let maximumSequence = Instant.latest.rawValue

  /// The keys of an event that are not fields of its kind.
  static let eventKeys = ["seq", "t", "kind", "count", "more"]

  /// What stands before the code of a kind that nobody described.
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
  /// Whether the text form can describe the kind: nothing in a log's own description is certain.
  var isDescribable: Bool {
    (1...127).contains(code) && TextForm.isWord(name) && fields.count <= Record.maximumCount
      && fields.allSatisfy(\.isDescribable) && Set(fields.map(\.name)).count == fields.count
  }
}

extension EventSchema.Field {
  /// Whether the name is a word of its own, and the type a word that may end in a question mark.
  var isDescribable: Bool {
    TextForm.isWord(name) && !TextForm.eventKeys.contains(name)
      && TextForm.isWord(type.wrapped.rawValue)
  }
}
