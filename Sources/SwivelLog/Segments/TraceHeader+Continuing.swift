package import SwivelModel

extension TraceHeader {
  /// Makes this the header of the next file of the same recording.
  package mutating func `continue`(_ last: TraceHeader) {
    let (recording, previous) = (last.recording, last[.id])
    _ = set(.id, to: RecordingID().text)
    if let recording { _ = set(.recording, to: recording) }
    if let previous { _ = set(.previous, to: previous) }
  }
}
