package import SwivelModel

/// The wall-clock times of a trace, by the start in its header.
package struct WallClock: Hashable, Sendable {
  private let start: WallTime
  // The offset from UTC with which the start was recorded, in microseconds.
  private let zone: Int64

  /// Makes the clock of a trace; `nil` if its header states no start.
  package init?(_ header: TraceHeader) {
    guard let text = header[.start], let (start, zone) = WallTime.zoned(text) else { return nil }
    (self.start, self.zone) = (start, zone)
  }

  /// The start as UTC in ISO 8601, to the second.
  package var startText: String { start.iso8601 }

  /// The time of a moment in ISO 8601, to the millisecond, with the offset of the start.
  package func text(at instant: Instant) -> String {
    let offset = Int64(clamping: instant.rawValue)
    let time = start.rawValue.addingReportingOverflow(offset).partialValue
      .addingReportingOverflow(zone).partialValue
    guard let local = WallTime(rawValue: time) else { return "after the year 9999" }
    let millisecond = 1_000 + WallTime.modulo(time, 1_000_000) / 1_000
    return "\(local.iso8601.dropLast()).\(millisecond.description.dropFirst())\(zoneText)"
  }

  private var zoneText: String {
    guard zone != 0 else { return "Z" }
    let minutes = Int(zone.magnitude / 60_000_000)
    return (zone < 0 ? "-" : "+") + WallTime.digits(minutes / 60, 2) + ":"
      + WallTime.digits(minutes % 60, 2)
  }
}
