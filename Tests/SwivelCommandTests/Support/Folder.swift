import Foundation

/// A folder that is gone after the test.
struct Folder {
  private let location: URL

  fileprivate init() throws {
    location = FileManager.default.temporaryDirectory
      .appendingPathComponent("swivel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
  }

  func url(_ name: String) -> URL { location.appendingPathComponent(name) }

  func path(_ name: String) -> String { url(name).path }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// The names of all that is in it.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: location.path)) ?? []).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: url(name))
    return path(name)
  }

  fileprivate func remove() { try? FileManager.default.removeItem(at: location) }
}

/// Calls a function with a folder of its own.
func withFolder<Result>(_ body: (Folder) throws -> Result) throws -> Result {
  let folder = try Folder()
  defer { folder.remove() }
  return try body(folder)
}
