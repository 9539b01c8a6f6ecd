/// An event of the Trace Event Format, which Perfetto and other viewers read as JSON.
///
/// Source: "Trace Event Format" of the Chromium project, and Perfetto's documentation of the
/// formats that it opens.
struct TraceEvent: FieldList {
  /// The types of events that are written.
  enum Phase: String, CaseIterable, JSONValue {
    /// A slice with a start and a duration.
    case complete = "X"
    case instant = "i"
    case metadata = "M"
    /// The two ends of an arrow between slices.
    case flowStart = "s"
    case flowEnd = "f"
  }

  /// How far up an instant is drawn.
  enum Scope: String, CaseIterable, JSONValue {
    case process = "p"
    case global = "g"
  }

  static let fields: Fields<Self> = [
    .has("name", \.name), .has("ph", \.ph), .has("pid", \.pid), .has("tid", \.tid),
    .mayHave("ts", \.ts), .mayHave("dur", \.dur), .mayHave("cat", \.cat), .mayHave("s", \.s),
    .mayHave("id", \.id), .mayHave("bp", \.bp),
    .mayHave("args") { $0.args.members.isEmpty ? nil : $0.args },
  ]

  let name: String
  let ph: Phase
  let pid: Int
  let tid: Int
  var ts: UInt64?
  var dur: UInt64?
  var cat: String?
  /// The scope of an instant.
  var s: Scope?
  /// The number of an arrow.
  var id: Int?
  /// `e`: the arrow ends at the slice around it, not at the next one.
  var bp: String?
  /// What a viewer shows beside the event.
  var args: JSONObject = [:]

  init(_ name: String, _ phase: Phase, _ track: PerfettoTrack, at time: UInt64? = nil) {
    (self.name, ph, ts) = (Names.printable(name), phase, time)
    (pid, tid) = (track.process, track.thread)
  }

  /// A slice; slices of one track that share a time nest.
  static func slice(
    _ name: String, _ track: PerfettoTrack, _ from: UInt64, _ to: UInt64, category: String,
    _ args: JSONObject = [:]
  ) -> Self {
    var event = Self(name, .complete, track, at: from)
    (event.dur, event.cat) = (max(1, to > from ? to - from : 0), category)
    event.args = args
    return event
  }
}

/// A line of a viewer: a thread of a process, both only numbers here.
struct PerfettoTrack: Hashable {
  let process: Int
  let thread: Int

  private init(_ process: Int, _ place: Int) {
    // No thread has the number of its process, which viewers take for a main thread.
    (self.process, thread) = (process, process * 100 + place)
  }

  static let device = Self(1, 1)
  static let events = Self(1, 2)
  static let findings = Self(1, 3)
  static let losses = Self(1, 4)

  static func interface(_ window: UInt8) -> Self { Self(10 + Int(window), 1) }
  static func allowed(_ window: UInt8) -> Self { Self(10 + Int(window), 2) }
  static func decisions(_ window: UInt8) -> Self { Self(10 + Int(window), 3) }
  static func pages(_ window: UInt8, depth: Int) -> Self { Self(10 + Int(window), 10 + depth) }
}
