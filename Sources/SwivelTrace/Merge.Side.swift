import SwivelLog
import SwivelModel

extension Merge {
  /// One of the two logs, read completely.
  struct Side {
    /// An event or a loss, with the number of sequence numbers missing before it.
    struct Entry {
      let item: TraceItem
      let instant: Instant
      let gap: UInt64

      var isEvent: Bool { if case .event = item { true } else { false } }
    }

    /// A marker's name and its ordinal among those with the same name.
    struct Mark: Hashable {
      let name: String
      let count: Int
    }

    let path: String
    let header: TraceHeader
    let vocabulary: Vocabulary
    let entries: [Entry]
    /// The summary of the trace.
    let summary: TraceSummary
    /// The time of each marker.
    private(set) var marks: [Mark: Instant] = [:]
    /// The names of the markers, in order of appearance.
    private(set) var markNames: [String] = []

    init(_ path: String, _ mode: LogReader.Mode) throws(MergeError) {
      self.path = path
      let entries: [Entry]?
      do throws(TraceError) {
        let reader = try TraceReader(path: path, mode: mode)
        entries = try Self.entries(of: reader)
        (header, vocabulary, summary) = (reader.header, reader.vocabulary, reader.summary)
      } catch {
        throw .unreadable(path: path, error)
      }
      guard let entries else { throw .headMissing(path: path) }
      self.entries = entries
      findMarks()
      if marks.isEmpty { throw .noMarkers(path: path) }
    }

    /// All entries; `nil` if a state replaces the first ones.
    private static func entries(of reader: TraceReader) throws(TraceError) -> [Entry]? {
      var (entries, next, last) = ([Entry](), UInt64(0), Instant.start)
      while let item = try reader.next() {
        switch item {
        case .event(let event):
          let gap = event.sequence - min(next, event.sequence)
          entries.append(Entry(item: item, instant: event.instant, gap: gap))
          (next, last) = (event.sequence + 1, event.instant)
        case .loss(let loss):
          entries.append(Entry(item: item, instant: last, gap: 0))
          next = next.addingClamped(loss.count)
        // After damage a state replaces what is missing; the summary reports that.
        case .checkpoint: if entries.isEmpty { return nil }
        }
      }
      return entries
    }

    /// The name of a marker; `nil` for all other events.
    func markName(of event: Event) -> String? {
      event.marker.flatMap { vocabulary.names[$0] }
    }

    private mutating func findMarks() {
      var counts: [String: Int] = [:]
      for entry in entries {
        guard case .event(let event) = entry.item, let name = markName(of: event) else { continue }
        let count = counts[name, default: 0]
        counts[name] = count + 1
        marks[Mark(name: name, count: count)] = event.instant
        if count == 0 { markNames.append(name) }
      }
    }
  }
}
