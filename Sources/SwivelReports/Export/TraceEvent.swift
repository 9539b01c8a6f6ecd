import SwivelText

/// An event of the Trace Event Format, which Perfetto and other viewers read as JSON.
///
/// Source: "Trace Event Format" of the Chromium project, and Perfetto's documentation of the
/// formats that it opens.
struct TraceEvent {
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

  let name: String
  let ph: Phase
  let track: PerfettoTrack
  var ts: UInt64?
  var dur: UInt64?
  var cat: String?
  var s: Scope?
  var id: Int?
  /// `e`: the arrow ends at the slice around it, not at the next one.
  var bp: String?
  /// What a viewer shows beside the event.
  var args: JSONObject = [:]

  init(_ name: String, _ phase: Phase, _ track: PerfettoTrack, at time: UInt64? = nil) {
    (self.name, ph, self.track, ts) = (Names.printable(name), phase, track, time)
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

extension TraceEvent {
  /// Appends the event as JSON, with its keys in order.
  ///
  /// Not a list of fields: a trace has more events than its log, and no schema of ours.
  func write(into bytes: inout [UInt8]) {
    let start = bytes.count
    if !args.members.isEmpty { bytes.append(",\"args\":", args) }
    bytes.append(",\"bp\":", bp)
    bytes.append(",\"cat\":", cat)
    bytes.append(",\"dur\":", dur)
    bytes.append(",\"id\":", id)
    bytes.append(",\"name\":", name)
    bytes.append(",\"ph\":", ph)
    bytes.append(",\"pid\":", track.process)
    bytes.append(",\"s\":", s)
    bytes.append(",\"tid\":", track.thread)
    bytes.append(",\"ts\":", ts)
    // In place of the first comma.
    bytes[start] = UInt8(ascii: "{")
    bytes.append("}")
  }
}

extension [UInt8] {
  /// Appends a key and its value, or nothing if there is no value.
  fileprivate mutating func append<Value: JSONValue>(_ key: StaticString, _ value: Value?) {
    guard let value else { return }
    append(key)
    value.write(into: &self)
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
