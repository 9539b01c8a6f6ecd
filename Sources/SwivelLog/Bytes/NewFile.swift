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

  /// Begins a file that replaces an existing one, and keeps its permissions.
  package convenience init(replacing path: String) throws(LogError) {
    try self.init(path, replaces: true)
  }

  private init(_ path: String, replaces: Bool) throws(LogError) {
    (self.path, self.replaces) = (path, replaces)
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    unfinishedPath = UnfinishedName.make(for: path)
    let descriptor = try LogError.check(
      swivel_open(unfinishedPath, O_WRONLY | O_CREAT | O_EXCL), .create)
    if replaces { swivel_copy_mode(descriptor, path) }
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

/// The temporary names of incomplete files.
///
/// `TARGET.PROCESS-START-SPACE-RANDOM.new`, in hexadecimal digits, identifies the writing process,
/// so that leftovers of a dead one can be removed.
package enum UnfinishedName {
  private static let suffix = ".new"

  /// A unique temporary name.
  package static func make(for target: String) -> String {
    "\(target).\(ProcessIdentity.own.text)-\(String(UInt32.random(in: 0 ... .max), radix: 16))\(suffix)"
  }

  /// The final path of a temporary name.
  package static func target(of path: String) -> String {
    guard path.hasSuffix(suffix), let dot = path.dropLast(suffix.count).lastIndex(of: ".") else {
      return path
    }
    return String(path[..<dot])
  }

  /// Removes leftovers of dead processes whose paths have a prefix.
  ///
  /// A file that cannot be removed does no harm.
  package static func removeLeftovers(ofPathsBeginning start: String) {
    remove(start) { $0.state == .gone }
  }

  /// Removes this process's unfinished versions of a file.
  package static func removeOwn(of target: String) {
    remove(target + ".") { $0.number == ProcessIdentity.own.number }
  }

  private static func remove(_ start: String, where isUseless: (ProcessIdentity) -> Bool) {
    let (directory, name) = LogPlace.split(start)
    guard let entries = try? DirectoryList.names(in: directory.isEmpty ? "." : directory) else {
      return
    }
    for entry in entries where entry.hasPrefix(name) {
      guard let writer = writer(of: entry), isUseless(writer) else { continue }
      _ = swivel_remove(directory.isEmpty ? entry : "\(directory)/\(entry)")
    }
  }

  private static func writer(of name: String) -> ProcessIdentity? {
    guard name.hasSuffix(suffix) else { return nil }
    let stem = name.dropLast(suffix.count)
    guard let dot = stem.lastIndex(of: "."), let hyphen = stem.lastIndex(of: "-"), dot < hyphen
    else { return nil }
    return ProcessIdentity(text: stem[stem.index(after: dot)..<hyphen])
  }
}
