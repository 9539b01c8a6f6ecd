import Foundation

/// A folder that is gone after the test.
struct Folder {
  private let location: URL

  fileprivate init() throws {
    location = FileManager.default.temporaryDirectory
      .appendingPathComponent("swivel-recorder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
  }

  var path: String { location.path }

  func path(_ name: String) -> String { location.appendingPathComponent(name).path }

  /// The names of the files.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// How many bytes all files have.
  var byteCount: Int {
    get throws { try names.reduce(0) { try $0 + bytes($1).count } }
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: location.appendingPathComponent(name)))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: location.appendingPathComponent(name))
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  fileprivate func remove() { try? FileManager.default.removeItem(at: location) }
}

/// Calls a function with a folder of its own.
func withFolder<Result>(_ body: (Folder) throws -> Result) throws -> Result {
  let folder = try Folder()
  defer { folder.remove() }
  return try body(folder)
}
