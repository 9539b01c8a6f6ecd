import SwivelModel
import SwivelText

/// A property of the environment that takes several values.
package struct MatrixDimension: Hashable, Sendable {
  private static let words = ["ios", "device", "linked"]

  /// The name of the dimension, as typed.
  package let name: String
  /// The values, as typed.
  package let values: [String]
  let declarations: [Declaration]

  /// Reads `ios=12,15,16.4`, `device=iphone-faceid,ipad` or `linked=15,16`.
  package init(_ text: String) throws(ChangeError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { throw .malformed(text, .dimension) }
    name = String(parts[0])
    guard Self.words.contains(name) else {
      throw .unknown(
        .dimension, name, suggestion: nearest(name, in: Self.words), known: Self.words)
    }
    values = Self.values(String(parts[1]), of: name)
    var declarations: [Declaration] = []
    for value in values { declarations.append(try Self.declaration(name, value)) }
    self.declarations = declarations
  }

  private static func declaration(
    _ name: String, _ value: String
  ) throws(ChangeError) -> Declaration {
    switch name {
    case "ios": try ChangeReader.system(value)
    case "linked": try ChangeReader.linkedSDK(value)
    default: try ChangeReader.device(value)
    }
  }

  /// The values between commas; an identifier of the hardware contains a comma itself.
  private static func values(_ text: String, of name: String) -> [String] {
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if name == "device", let last = values.last, UInt(part) != nil, !last.contains(",") {
        values[values.count - 1] = "\(last),\(part)"
      } else if !values.contains(part) {
        values.append(part)
      }
    }
    return values
  }
}
