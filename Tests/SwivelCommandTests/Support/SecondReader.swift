import Foundation

/// The reader in Python, which was made from the pages about the format and not from this one.
enum SecondReader {
  /// Where there is no Python, it is not asked.
  static let isThere = (try? Program.shell("command -v python3").code) == 0

  /// Reads a log.
  static func read(_ path: String, mode: String) throws -> Program.Outcome {
    try Program.shell("exec python3 tools/read_swivel.py --mode \"$1\" \"$2\"", mode, path)
  }
}
