import CSwivel
import Dispatch
import SwivelLog
import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelRecorder

/// Calls a function with a journal of the fewest slots, in its own folder.
func withJournal<Result>(_ body: (Journal) throws -> Result) throws -> Result {
  try withFolder { folder in
    let plan = Journal.Plan(slotCount: Journal.fewestSlots)
    return try body(try #require(try Journal.taking(folder.path("a.swivel.hot"), plan)))
  }
}

extension Journal {
  /// Appends numbered events.
  func append(_ numbers: Range<UInt32>) {
    for number in numbers { append(Self.event(number)) }
  }

  static func event(_ number: UInt32) -> Record { Record(code: 0x7F, number) }

  /// The entries from a slot on, up to where it is now.
  func entries(from first: UInt64 = 0) throws -> [JournalEntry] {
    var slot = first
    return try entries(from: &slot)
  }

  /// The entries from a slot on, up to where it is now, which are sealed then.
  func take(from slot: inout UInt64) throws -> [JournalEntry] {
    defer { noteSealed(slot) }
    return try entries(from: &slot)
  }

  private func entries(from slot: inout UInt64) throws -> [JournalEntry] {
    var entries: [JournalEntry] = []
    let end = state.next_slot
    while slot < end {
      let entry = try #require(self.entry(at: slot))
      entries.append(entry)
      slot += UInt64(entry.slotCount)
    }
    return entries
  }

  /// How often the sealer was woken since the last time.
  func takeSignals() -> Int {
    var count = 0
    while wake.wait(timeout: .now()) == .success { count += 1 }
    return count
  }
}

extension [JournalEntry] {
  /// The first number of each.
  var numbers: [UInt32] { map { $0.record[0] } }
}
