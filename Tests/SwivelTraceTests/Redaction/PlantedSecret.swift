import SwivelModel

@testable import SwivelLog

/// A log with a secret in one place, and nothing else in clear.
struct PlantedSecret: Sendable, CustomStringConvertible {
  static let word = "SecretPlan"
  static let bytes = Array(word.utf8)
  static let opening = "#swivel\t1.2\nunit\t1us\n"

  let description: String
  let log: [UInt8]

  init(_ description: String, _ log: RawLog) {
    self.init(description, log.bytes)
  }

  init(_ description: String, _ log: [UInt8]) {
    (self.description, self.log) = (description, log)
  }

  static func all() throws -> [Self] {
    try headers() + definitions() + sections() + checkpoints() + stretches()
  }
}

extension PlantedSecret {
  private static func headers() throws -> [Self] {
    let values = ["id", "start", "source", "app", "os", "device", "prev", "recording", "names"]
    let lines = [
      ("a key that means nothing", "secretplan\tname-0123456789ab"),
      ("a line without a tab", word), ("a key that is none", "\(word)\tx"),
      ("a value that is too long", "app\t\(word)\(String(repeating: "x", count: 512))"),
      ("a value that steers", "app\t\(word)\u{7}"),
      ("a key that comes twice", "app\t\(word)\napp\tname-0123456789ab"),
      ("a line after the last that counts", many + "zz\t\(word)"),
    ]
    return try values.map {
      Self("the value of \($0)", try RawLog("\(opening)\($0)\t\(word)\n"))
    }
      + lines.map { Self($0.0, try RawLog("\(opening)\($0.1)\n")) } + [
        Self("text after the version", try RawLog("#swivel\t1.2\t\(word)\nunit\t1us\n")),
        Self("the minor version", try RawLog("#swivel\t1.\(word)\nunit\t1us\n")),
      ] + laterHeaders()
  }

  private static let many = (0..<TraceHeader.maximumCount).map {
    "name-\(100_000_000_000 + $0)\tname-0123456789ab\n"
  }.joined()

  private static func laterHeaders() throws -> [Self] {
    let id = "id\t0123456789abcdef0123456789abcdef\n"
    let next = "\(opening)prev\t0123456789abcdef0123456789abcdef\napp\t\(word)\n"
    return [
      Self("the header of the next file", try RawLog(opening + id, Array(next.utf8))),
      Self("a header that continues nothing", try RawLog(opening, Array(next.utf8))),
    ]
  }

  private static func definitions() throws -> [Self] {
    let kinds = [
      ("the name of a kind", 126, "\(word)\tname-0123456789ab:number"),
      ("the name of a field", 126, "name-0123456789ab\t\(word):number"),
      ("the type of a field", 126, "name-0123456789ab\tfield-1:\(word)"),
      ("the type of a field that may be missing", 126, "kind-126\tfield-1:\(word)?"),
      ("another name for a known kind", 0x52, "\(word)\ton:bool"),
      ("a description that cannot be read", 126, "two words \(word)"),
      ("a description that is too long", 126, word + String(repeating: "x", count: 4_096)),
      ("a description of no code", 200, word),
    ].map { ($0.0, DefinitionType.kind, [UInt8($0.1)] + Array($0.2.utf8)) }
    let others = [
      ("a name", DefinitionType.name, bytes), ("a definition that is not known", 0x44, bytes),
      ("a tail mark", DefinitionType.tailMark, [1, 2] + bytes + bytes),
    ]
    return try (kinds + others).map { place, type, bytes in
      var section = RawEvents(0)
      section.definitions.append((type, bytes))
      return Self(place, try RawLog(opening, section.bytes))
    } + [try describedAgain()]
  }

  private static func describedAgain() throws -> Self {
    var first = RawEvents(0)
    first.describe(126, "\(word)\tfield-1:number")
    var second = RawEvents(1)
    second.describe(126, "kind-126\tfield-1:number")
    return Self(
      "a description that another takes the place of",
      try RawLog(opening, first.bytes, second.bytes))
  }

  private static func sections() throws -> [Self] {
    try otherSections().map { Self($0.0, try RawLog(opening, RawEvents(0).bytes, $0.1)) }
  }

  /// Blocks with a secret that may stand anywhere after the first.
  static func loose() throws -> [[UInt8]] {
    try otherSections().map { try RawLog.block($0.1) } + [bytes]
  }

  private static func otherSections() -> [(String, [UInt8])] {
    let index = [SectionType.index, 0, 0]
    let locator = [SectionType.locator] + [UInt8](repeating: 0, count: 24)
    return [
      ("a section that may be passed over", [0x80]), ("a section that is not known", [0x07]),
      ("bytes after a loss", [SectionType.loss, 1, 0]),
      ("a key of a recovery", Array("\u{6}\(word)\t1\n".utf8)),
      ("a value of a recovery", Array("\u{6}adopted\t\(word)\n".utf8)),
      ("who mended the log", Array("\u{6}by\t\(word)\n".utf8)),
      ("the version of who mended it", Array("\u{6}by\tswivel 1.2.\(word)\n".utf8)),
      ("the end of a long recovery", Array(longRecovery.utf8)),
      ("bytes after an index", index), ("an index that is none", [SectionType.index]),
      ("the numbers of a locator", [SectionType.locator] + bytes + [0, 0, 0, 0]),
      ("bytes after a locator", locator), ("a locator that is none", [SectionType.locator]),
    ].map { ($0.0, $0.1 + bytes) }
  }

  private static let longRecovery =
    "\u{6}" + (0..<600).map { "adopted\t\($0)\n" }.joined() + "\(word)\t"
}
