/// The bytes of a line of JSON, the members of an object in the order of their keys.
struct JSONBytes {
  /// A value that is being written: its kind is known once it asks for a container.
  private struct Frame {
    enum Kind { case value, list, object }

    let start: Int
    let firstMember: Int
    var kind = Kind.value
  }

  private struct Member {
    let key: String
    let start: Int
    var end = 0
  }

  private(set) var bytes: [UInt8] = []
  private var frames: [Frame] = []
  // Those of all objects that are being written, up to the one that is being written itself.
  private var members: [Member] = []

  /// What is written next is a value.
  mutating func beginValue() {
    frames.append(Frame(start: bytes.count, firstMember: members.count))
  }

  /// The value has been written.
  mutating func endValue() {
    let frame = frames.removeLast()
    guard frame.kind != .value else { return }
    let isObject = frame.kind == .object
    if isObject { sortMembers(of: frame) }
    let open = isObject ? UInt8(ascii: "{") : UInt8(ascii: "[")
    // Each part begins with a comma; the first one's is none.
    if frame.start < bytes.count { bytes[frame.start] = open } else { bytes.append(open) }
    bytes.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// The value is an object.
  mutating func beginObject() { frames[frames.count - 1].kind = .object }

  /// The value is a list.
  mutating func beginList() { frames[frames.count - 1].kind = .list }

  /// What is written next is a member of an object.
  mutating func beginMember(_ key: String) {
    members.append(Member(key: key, start: bytes.count))
    bytes.append(UInt8(ascii: ","))
    text(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member of an object.
  @inline(__always)
  mutating func add(_ key: String, _ write: (inout Self) -> Void) {
    beginMember(key)
    write(&self)
    endMember()
  }

  /// The member has been written.
  mutating func endMember() { members[members.count - 1].end = bytes.count }

  /// What is written next is an element of a list.
  mutating func beginElement() { bytes.append(UInt8(ascii: ",")) }

  private mutating func sortMembers(of frame: Frame) {
    let sorted = members[frame.firstMember...].sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    members.removeSubrange(frame.firstMember...)
    var ordered: [UInt8] = []
    ordered.reserveCapacity(bytes.count - frame.start)
    for member in sorted { ordered += bytes[member.start..<member.end] }
    bytes.replaceSubrange(frame.start..., with: ordered)
  }
}

extension JSONBytes {
  /// Writes a word of JSON, or a number.
  mutating func word(_ word: some LosslessStringConvertible) {
    bytes.append(contentsOf: word.description.utf8)
  }

  /// Writes a text.
  ///
  /// What steers a terminal is written as an escape, also beyond ASCII.
  mutating func text(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { escape(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": word(#"\""#)
    case "\\": word(#"\\"#)
    case "\u{8}": word(#"\b"#)
    case "\u{C}": word(#"\f"#)
    case "\n": word(#"\n"#)
    case "\r": word(#"\r"#)
    case "\t": word(#"\t"#)
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    case _ where scalar.value > 0x7E && Names.isPrintable(scalar): word(String(scalar))
    default:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        let digits = String(unit, radix: 16)
        word(#"\u"# + String(repeating: "0", count: 4 - digits.count) + digits)
      }
    }
  }
}
