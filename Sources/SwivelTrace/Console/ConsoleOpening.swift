import SwivelModel

/// The beginning of a file, until the order of its lines is known: those of an export may be newest
/// first, and the first ones may have no times.
struct ConsoleOpening: Sendable {
  // Services export some thousands of lines.
  private static let maximumLength = 1 << 23

  private var bytes: [UInt8] = []
  /// What was made of the lines.
  private(set) var items: [TraceItem] = []

  /// Whether there is room for more lines.
  var isFull: Bool { bytes.count > Self.maximumLength }

  /// Takes a line, and what was made of it.
  mutating func take(_ line: ArraySlice<UInt8>, _ made: [TraceItem]) {
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
    items += made
  }

  /// Moves all events so far to the beginning, as the first time that is known follows them.
  mutating func resetTimes() { items = items.map(\.atStart) }

  /// The lines, from the last one to the first; those without a timestamp stay below the one that
  /// they follow, and those of an object of JSON together.
  var linesReversed: [(text: ArraySlice<UInt8>, number: Int)] {
    var groups: [[(ArraySlice<UInt8>, Int)]] = [[]]
    var (array, number) = (ObjectArray(), 0)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = ConsoleText.plain(line)
      for rest in array.giveUp(before: text).split(separator: UInt8(ascii: "\n")) {
        groups.append([(rest, number - 1)])
      }
      if let objects = array.take(text) {
        groups += objects.map { [($0[...], number)] }
      } else if text.first == UInt8(ascii: "{") || ConsoleLine(text).stamp != nil {
        groups.append([(line, number)])
      } else {
        groups[groups.count - 1].append((line, number))
      }
    }
    return groups[0] + groups.dropFirst().reversed().joined()
  }
}

extension TraceItem {
  /// The same at the time 0 of the log.
  var atStart: Self {
    guard case .event(let event) = self else { return self }
    return .event(Event(sequence: event.sequence, instant: .start, record: event.record))
  }
}
