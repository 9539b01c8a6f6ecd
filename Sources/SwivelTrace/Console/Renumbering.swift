import SwivelModel

/// The numbers of the app's events in the log, where others may come between.
struct Renumbering: Sendable {
  /// The number of the app's next event if none is missing.
  var expected: UInt64 = 0
  // The invalid lines since the last event, each a loss.
  private var lostCount: UInt64 = 0
  // The new numbers of events by the app's, once they differ. An effect follows its cause within a
  // few events.
  private var sequences: [UInt64: UInt64] = [:]
  private var firstRenumbered = UInt64.max
  private static let rememberedCount = 4_096

  /// Begins another run, whose numbers begin again.
  mutating func restart() {
    sequences.removeAll()
    (firstRenumbered, lostCount) = (0, 0)
  }

  /// Records that an invalid line is a loss already.
  mutating func noteLoss() { lostCount += 1 }

  /// How many of the events are missing by their numbers.
  private(set) var missingCount: UInt64 = 0

  /// Leaves out the numbers of missing events; invalid lines among them are losses already.
  mutating func skip(
    to sequence: UInt64, _ isRecorders: Bool, _ composer: inout EventComposer
  ) {
    let missing = max(sequence, expected) - expected
    let count = missing - min(missing, lostCount)
    lostCount = 0
    guard count > 0 else { return }
    // A console may begin when the app has run for a while.
    if isRecorders || expected > 0 { missingCount = missingCount.addingClamped(count) }
    // The system drops messages when there are too many.
    if isRecorders {
      composer.add(Loss(count: count, reason: .bufferFull))
    } else {
      composer.skip(count)
    }
  }

  /// Adds an event, and returns its number in the log.
  mutating func add(_ event: Event, _ composer: inout EventComposer) -> UInt64 {
    let next = composer.upcomingSequence
    if next != event.sequence { firstRenumbered = min(firstRenumbered, event.sequence) }
    guard firstRenumbered <= event.sequence else { return composer.add(event.record) }
    let record = event.record(at: next, in: composer.vocabulary) {
      sequences[$0] ?? ($0 < firstRenumbered ? $0 : nil)
    }
    sequences[event.sequence] = next
    sequences[event.sequence &- UInt64(Self.rememberedCount)] = nil
    return composer.add(record)
  }
}
