import CSwivel

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
