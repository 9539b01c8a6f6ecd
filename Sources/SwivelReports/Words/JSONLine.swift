#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import SwivelModel
import SwivelText

/// Writes records as JSON, one a line, always in the same words and order.
package enum JSONLine {
  /// The line of one record, without its end.
  ///
  /// - Throws: What the record throws when it encodes itself; none of the project's do.
  package static func encode(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = String(decoding: try encoder.encode(record), as: UTF8.self)
    return line.unicodeScalars.contains(where: \.isSteering) ? escaped(line) : line
  }

  /// The encoder lets pass what steers a terminal beyond ASCII; it stands in texts only.
  private static func escaped(_ line: String) -> String {
    var bytes: [UInt8] = []
    for scalar in line.unicodeScalars { bytes.append(shown: scalar) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
