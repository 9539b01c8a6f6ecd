import Foundation

/// What the kinds of events mean, by their names in the text form: the documentation of their
/// cases.
enum KindMeanings {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelModel/Event")

  static func all() throws -> [String: String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Fact.swift") }
    return try files.reduce(into: [:]) { meanings, file in
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      meanings.merge(sentences(in: source)) { $1 }
    }
  }

  /// The documentation of each case, in one line.
  private static func sentences(in source: String) -> [String: String] {
    var (found, comment) = ([String: String](), [Substring]())
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("/// ") {
        comment.append(text.dropFirst(4))
      } else {
        let name = text.dropFirst("case ".count).prefix { $0.isLetter || $0.isNumber }
        if text.hasPrefix("case "), !comment.isEmpty {
          found[String(name)] = comment.joined(separator: " ")
        }
        comment = []
      }
    }
    return found
  }
}
