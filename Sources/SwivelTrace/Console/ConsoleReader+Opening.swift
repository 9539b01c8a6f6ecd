import SwivelModel

// The beginning of a file is kept until it is known in which order it is to be read.
extension ConsoleReader {
  /// Reads a line of the beginning, and returns the events when a line is later than one before.
  mutating func readOpening(_ line: ArraySlice<UInt8>) -> [TraceItem] {
    guard var kept = opening else { return readNarrow(line) }
    // Not copied while it grows.
    opening = nil
    clock.isOpening = true
    let items = readNarrow(line)
    if clock.takeFoundTimes() { kept.resetTimes() }
    kept.take(line, items)
    guard !order.isSettled, !kept.isFull else {
      clock.isOpening = false
      return kept.items
    }
    opening = kept
    return []
  }

  /// Reads a file from its last line to the first; `nil` if events are lost by that.
  mutating func readBackward(_ opening: ConsoleOpening) -> [TraceItem]? {
    var reader = Self(process: process, stated: facts, continuesLog: continuesLog)
    (reader.opening, reader.isBackward) = (nil, true)
    var items: [TraceItem] = []
    for line in opening.linesReversed {
      reader.lineCount = line.number - 1
      items += reader.readNarrow(line.text)
    }
    items += reader.end()
    guard reader.counts.rejected <= counts.rejected else { return nil }
    reader.counts.isBackward = true
    self = reader
    return items
  }
}
