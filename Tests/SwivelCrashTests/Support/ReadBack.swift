import SwivelModel

@testable import SwivelLog

/// What can be read of a log, with its hot file, and where that ends.
struct ReadBack {
  /// The events that children recorded.
  private(set) var origins: [EventOrigin] = []
  private(set) var sequences: [UInt64] = []
  /// The events that no child records.
  private(set) var strangers: [String] = []
  private(set) var summary = LogReader.Summary()
  private(set) var error: LogError?

  init(_ path: String, mode: LogReader.Mode = .tail) {
    do throws(LogError) {
      let reader = try LogReader(path: path, mode: mode)
      defer { summary = reader.summary }
      while let section = try reader.nextSection() {
        if case .events = section { add(reader) }
      }
    } catch {
      self.error = error
    }
  }

  private mutating func add(_ reader: LogReader) {
    for event in reader.events {
      sequences.append(event.sequence)
      if let origin = EventOrigin(event, reader.vocabulary.names) {
        origins.append(origin)
      } else {
        strangers.append("\(event.sequence): \(event.record)")
      }
    }
  }

  /// The events, to be compared.
  struct Content: Equatable {
    var origins: [EventOrigin] = []
    var sequences: [UInt64] = []
  }

  var content: Content { Content(origins: origins, sequences: sequences) }

  var countsByThread: [UInt32: [UInt32]] {
    Dictionary(grouping: origins, by: \.thread).mapValues { $0.map(\.count) }
  }

  /// How many events the log says are missing.
  var lostCount: UInt64 { summary.lostCount }

  /// Whether there is no log, or nothing in it yet.
  var isNothing: Bool {
    switch error {
    case .notALog, .noLog, .io(.open, 2): origins.isEmpty
    case _: false
    }
  }
}
