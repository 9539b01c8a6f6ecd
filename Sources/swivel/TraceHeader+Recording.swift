import Foundation
import SwivelModel
import SwivelTrace

extension TraceHeader {
  /// The header of a recording that starts now.
  static func recording(from source: String) -> Self {
    var header = Self()
    _ = header.set(.id, to: RecordingID().text)
    _ = header.set(.start, to: Date().formatted(.iso8601))
    _ = header.set(.source, to: source)
    return header
  }
}
