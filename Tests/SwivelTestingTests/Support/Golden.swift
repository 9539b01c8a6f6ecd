import Foundation
import SwivelTestKit
import Testing

/// A text that is compared with a file in the folder `Failures`.
///
/// `SWIVEL_RECORD=1` writes it anew, and still fails; never on a machine that sets `CI`.
struct Golden {
  private let file: URL

  init(_ name: String) {
    file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Failures/\(name)")
  }

  func holds(_ text: String) throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["SWIVEL_RECORD"] != nil, environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return false
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == golden)
    return text == golden
  }
}
