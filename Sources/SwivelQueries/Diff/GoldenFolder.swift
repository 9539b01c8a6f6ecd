package import SwivelLog
import SwivelTrace

/// A folder of goldens: runs with which others are compared, by name.
package struct GoldenFolder: Sendable {
  /// The folder, which need not exist.
  package let path: String

  /// Makes the folder at a path.
  package init(_ path: String) {
    self.path = path
  }

  /// Whether this machine must not record a missing golden: `CI` is set.
  package static var isAutomated: Bool { Environment["CI"] != nil }

  /// The path of a run's golden, which need not exist.
  package func path(of run: String) -> String { "\(path)/\(SingleFile.name(of: run))" }

  /// Whether a run has a golden.
  package func has(_ run: String) -> Bool { Files.exists(path(of: run)) }

  /// Makes a run the golden of its name, atomically.
  ///
  /// - Throws: ``LogError`` if the run cannot be read, or the golden cannot be written.
  package func accept(_ run: String) throws(LogError) {
    try accept(run, as: path(of: run))
  }

  /// Makes a run a golden at a path, atomically.
  ///
  /// - Throws: ``LogError`` if the run cannot be read, or the golden cannot be written.
  package func accept(_ run: String, as golden: String) throws(LogError) {
    let bytes = try SingleFile.bytes(of: run)
    try Files.makeFolder(path)
    try Files.write(bytes, to: golden)
  }
}
