import Foundation

/// The Swift files that the tests are built of.
enum TestSources {
  /// Their texts.
  static let all: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }()

  private static let folder = Program.root.appendingPathComponent("Tests")
  private static let lines = all.map(lines(of:))

  /// Whether one file has all lines of a text, in order, without indentation and comments.
  static func contain(_ text: String) -> Bool {
    let wanted = lines(of: text)
    return lines.contains { file in
      var rest = file[...]
      return wanted.allSatisfy { line in
        guard let place = rest.firstIndex(of: line) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map {
      $0.replacing(#/ +\/\/ .*$/#, with: "").trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }
}
