import CSwivel

/// A new file that gets its name only when it is complete.
///
/// A partial log would otherwise pass for a complete one.
package final class NewFile: ByteSink {
  private let path: String
  private let unfinishedPath: String
  private let replaces: Bool
  private let sink: FileSink
  private var isKept = false

  /// Begins a file that must not exist.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` if it does.
  package convenience init(_ path: String) throws(LogError) {
    guard swivel_exists(path) == 0 else {
      throw .io(operation: .create, errno: EEXIST)
    }
    try self.init(path, replaces: false)
  }

  /// Begins a file that replaces an existing one.
  package convenience init(replacing path: String) throws(LogError) {
    try self.init(path, replaces: true)
  }

  private init(_ path: String, replaces: Bool) throws(LogError) {
    (self.path, self.replaces) = (path, replaces)
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    unfinishedPath = UnfinishedName.make(for: path)
    let descriptor = try LogError.check(
      swivel_open(unfinishedPath, O_WRONLY | O_CREAT | O_EXCL), .create)
    sink = FileSink(owning: descriptor)
  }

  deinit {
    if !isKept { LogPlace.remove(unfinishedPath) }
  }

  /// Gives the complete file its name.
  ///
  /// - Throws: ``LogError/io(operation:errno:)`` if another file has it already.
  package func keep() throws(LogError) {
    let result =
      replaces ? swivel_rename(unfinishedPath, path) : swivel_publish(unfinishedPath, path)
    try LogError.check(result, .create)
    isKept = true
  }

  /// Whether the file is still at its path.
  package var isThere: Bool { sink.isAt(isKept ? path : unfinishedPath) }

  package func write(_ bytes: [UInt8]) throws(LogError) { try sink.write(bytes) }

  package func synchronize() throws(LogError) { try sink.synchronize() }
}
