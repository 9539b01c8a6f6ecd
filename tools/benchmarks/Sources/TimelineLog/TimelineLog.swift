import Foundation
import SwivelLog
import Workload

/// Writes the log for the timeline benchmark.
@main
enum TimelineLog {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 3, let eventCount = Int(words[2]) else {
      print("usage: timeline-log PATH EVENTS")
      exit(64)
    }
    let recording = NamedRecording(seed: 42, count: eventCount)
    let writer = try LogWriter(path: words[1], header: recording.header, policy: .batch)
    for event in recording.events {
      try writer.append(event, vocabulary: recording.vocabulary)
    }
    try writer.finish()
  }
}
