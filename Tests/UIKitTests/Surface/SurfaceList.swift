import Foundation

/// The list of what the look-alike declares, each declaration with the place where Apple declares
/// it.
struct SurfaceList {
  /// What a declaration has that no one has looked up.
  static let unknownSource = "?"

  private let remarks: [String]
  let sources: [String: String]
  private let order: [String]

  private static var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("UIKit.txt")
  }

  /// Reads the list that is checked in.
  init() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: true)
    remarks = lines.filter { $0.hasPrefix("#") }.map(String.init)
    var sources: [String: String] = [:]
    var order: [String] = []
    for line in lines where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " | ")
      let text = parts.dropLast().joined(separator: " | ")
      sources[text] = parts.last
      order.append(text)
    }
    (self.sources, self.order) = (sources, order)
  }

  /// The declarations, in the order of the list.
  var declarations: [String] { order }

  /// Writes the list anew, with the sources that it had.
  func write(_ surface: Surface) throws {
    let lines = surface.lines.map { line in
      "\(line.text) | \(sources[line.text] ?? Self.unknownSource)"
    }
    let text = (remarks + lines).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: Self.file)
  }
}
