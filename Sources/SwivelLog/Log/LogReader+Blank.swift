import CSwivel

extension LogReader {
  /// Whether a file contains no log at all: it is missing, empty, all zeros, or without a whole
  /// header, as only a power loss or an earlier version leaves it.
  package static func isBlank(path: String) throws(LogError) -> Bool {
    guard swivel_file_size(path) > 0 else { return true }
    guard swivel_is_regular(path) != 0 else { return false }
    var blocks = BlockReader(source: try FileSource(path: path))
    switch try blocks.next() {
    case .torn(.start, _, _), .block, .damaged: return false
    case .end, .torn: return true
    }
  }
}
