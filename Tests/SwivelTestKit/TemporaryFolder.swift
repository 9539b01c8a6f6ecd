package import Foundation

/// A folder for one test.
package struct TemporaryFolder: Sendable {
  package let path: String

  /// Makes a folder, which stays until ``remove()``.
  package init() throws {
    let name = "swivel-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }
}

/// Calls a function with its own folder, which is gone afterwards.
package func withFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder)
}

// MARK: - Files

extension TemporaryFolder {
  /// The names of what is in the folder, in order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The files below the folder, in order.
  package var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return names.filter { name in
      FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// How many bytes all files in the folder have.
  package var byteCount: Int {
    get throws { try names.reduce(0) { try $0 + bytes($1).count } }
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(name)))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: url(name))
    return path(name)
  }
}
