package import SwivelLog
import SwivelTrace

/// A folder of goldens: runs with which others are compared, each at its path in the folder.
package struct GoldenFolder: Sendable {
  /// The folder, which need not exist.
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Whether this machine must not record a missing golden: `CI` is set.
  package static var isAutomated: Bool { Environment["CI"] != nil }

  /// The path of a golden, by its path in the folder; it need not exist.
  package func path(of golden: String) -> String { "\(path)/\(golden)" }

  /// The first link on the way from the folder to a golden, which may lead outside; `nil` if there
  /// is none.
  package func link(to golden: String) -> String? {
    var path = path
    for part in golden.split(separator: "/") {
      path += "/\(part)"
      if Files.isLink(path) { return path }
    }
    return nil
  }

  /// Makes a run a golden at a path, atomically, and first the folders that this takes.
  package func accept(_ run: String, as golden: String) throws(LogError) {
    let bytes = try SingleFile.bytes(of: run)
    try Files.makeFolder(golden.parentFolder ?? path)
    try Files.write(bytes, to: golden)
  }
}
