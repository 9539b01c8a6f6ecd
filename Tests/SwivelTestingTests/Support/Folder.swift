import Foundation

@testable import SwivelTesting

/// A folder that is gone after the test, and below which logs are kept meanwhile.
struct Folder: Sendable {
  let path: String

  private init() throws {
    let name = "swivel-testing-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  /// The files below it, in order.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return names.filter { name in
      FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Calls a function with a folder of its own.
  static func with<Result>(
    isAutomated: Bool = false, recordsGoldens: Bool = false,
    _ body: (Folder) async throws -> Result
  ) async throws -> Result {
    let folder = try Folder()
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let surroundings = TestSurroundings(
      base: folder.path("kept"), isAutomated: isAutomated, recordsGoldens: recordsGoldens)
    return try await TestSurroundings.$current.withValue(surroundings) { try await body(folder) }
  }
}
