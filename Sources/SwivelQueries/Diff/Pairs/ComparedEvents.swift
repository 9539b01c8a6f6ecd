package import SwivelModel

/// The events of a run that a comparison aligns, in order.
package struct ComparedEvents: Sendable {
  package struct Place: Hashable, Sendable {
    package let sequence: UInt64
    package let instant: Instant
  }

  /// The events, in order: those that have a token.
  package private(set) var places: ContiguousArray<Place> = []
  private var tokenizer: Tokenizer

  /// Makes the list of an empty run.
  ///
  /// - Parameter ignored: The codes of kinds that are not compared, as in the comparison.
  package init(ignoring ignored: Set<UInt8> = []) {
    tokenizer = Tokenizer(ignoring: ignored)
  }

  package mutating func append(_ item: TraceItem, names: @autoclosure () -> NameTable) {
    switch item {
    case .loss: break
    case .checkpoint(let checkpoint): tokenizer.restore(checkpoint, names: names())
    case .event(let event):
      if tokenizer.token(of: event.record, names: names()) != nil {
        places.append(Place(sequence: event.sequence, instant: event.instant))
      }
      tokenizer.finish(event.record)
    }
  }

  /// The place of the first event after another one; `nil` if that is the last.
  package func place(after sequence: UInt64) -> Place? {
    let index = places.partitioningIndex { $0.sequence > sequence }
    return index < places.count ? places[index] : nil
  }

  /// The place of the last event up to a number; `nil` if all come later.
  package func place(upTo sequence: UInt64) -> Place? {
    let index = places.partitioningIndex { $0.sequence > sequence }
    return index > 0 ? places[index - 1] : nil
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that all later elements satisfy, too.
  package func partitioningIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
