import SwivelModel
import SwivelTrace

/// The identity of a test, as folder names.
package struct TestIdentity: Hashable, Sendable {
  // The limit of file systems for one name, with room for a suffix.
  private static let lengthLimit = 80

  /// The folder of the test, relative to the base.
  package let folder: String

  /// Identifies a test by module and suite, and one of its cases by the arguments.
  package init(module: String, test: [String], arguments: [String] = []) {
    // Swift quotes names that are sentences.
    let name = test.map { $0.filter { $0 != "`" } }.joined(separator: ".")
    var parts = [Self.safe(module), Self.safe(name)]
    if !arguments.isEmpty {
      parts.append(Self.safe(arguments))
    }
    folder = parts.joined(separator: "/")
  }

  /// Identifies a test by its location.
  package init(fileID: String, function: String) {
    let parts = fileID.split(separator: "/").map(String.init)
    let file = parts.last ?? fileID
    self.init(
      module: parts.first ?? "Tests", test: [String(file.prefix { $0 != "." }), function])
  }

  /// A name for the folder of a project: its last component, and a hash of the whole path.
  static func project(_ folder: String) -> String {
    hyphenated(folder.lastPathComponent, isWhole: false, hashing: folder)
  }

  /// A name that every file system accepts.
  ///
  /// Swift's punctuation becomes hyphens. Where more is lost, a hash of the full name is appended.
  static func safe(_ name: String) -> String {
    let isWhole = name.allSatisfy { $0.isPlain || "()`: ".contains($0) }
    return hyphenated(name, isWhole: isWhole, hashing: name)
  }

  /// A unique name for the arguments: with a hash where anything is lost, or where only case or the
  /// boundaries of arguments would distinguish names.
  private static func safe(_ arguments: [String]) -> String {
    let name = arguments.joined(separator: "-")
    let isWhole =
      name.allSatisfy { $0.isPlain && !$0.isUppercase } && name == name.trimmingHyphens
      && (arguments.count == 1 || !arguments.contains { $0.contains("-") })
    let key = arguments.map { "\($0.utf8.count):\($0)" }.joined()
    return hyphenated(name, isWhole: isWhole, hashing: key)
  }

  private static func hyphenated(_ name: String, isWhole: Bool, hashing key: String) -> String {
    var text = ""
    for character in name {
      if character.isPlain {
        text.append(character)
      } else if text.last != "-" {
        text.append("-")
      }
    }
    let trimmed = text.trimmingHyphens
    let isShort = trimmed.utf8.count <= lengthLimit
    guard !isWhole || !isShort || trimmed.isEmpty else { return trimmed }
    let digits = FNV1a(key).value.hexadecimalDigits.prefix(8)
    return "\(String(trimmed.prefix(lengthLimit)).trimmingHyphens)-\(digits)".trimmingHyphens
  }
}

extension Character {
  fileprivate var isPlain: Bool {
    isASCII && (isLetter || isNumber || self == "_" || self == "-" || self == ".")
  }
}

extension String {
  // A name does not begin with a period either: it would be hidden, or the folder itself.
  fileprivate var trimmingHyphens: String {
    var text = Substring(self)
    while let first = text.first, first == "-" || first == "." { text.removeFirst() }
    while let last = text.last, last == "-" || last == "." { text.removeLast() }
    return String(text)
  }
}
