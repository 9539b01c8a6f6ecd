import SwivelLog
import Workload

/// A short live log of an app: header, descriptions of kinds and names included.
struct NamedFile: Contender {
  let recording = NamedRecording(seed: 42, count: 1_000)
  let file: ByteFile

  func round() throws -> [Measurement] {
    let writer = try LogWriter(path: file.path, header: recording.header, policy: .live)
    for event in recording.events {
      try writer.append(event, vocabulary: recording.vocabulary)
    }
    try writer.finish()
    let size = Double(try file.read().count) / Double(recording.events.count)
    return [Measurement(row: RowName.named, bytesPerEvent: size)]
  }
}
