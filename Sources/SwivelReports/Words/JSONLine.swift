#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes records as JSON, one a line, always in the same words and order.
package enum JSONLine {
  /// The line of one record, without its end.
  ///
  /// - Throws: What the record throws when it encodes itself; none of the project's do.
  package static func encode(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = String(decoding: try encoder.encode(record), as: UTF8.self)
    return line.unicodeScalars.allSatisfy(isPlain) ? line : escaped(line)
  }

  /// The encoder lets pass what steers a terminal beyond ASCII; it stands in texts only.
  private static func escaped(_ line: String) -> String {
    var escaped = ""
    for scalar in line.unicodeScalars {
      if isPlain(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return escaped
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x7F || Names.isPrintable(scalar)
  }
}
