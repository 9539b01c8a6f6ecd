import SwivelModel
import SwivelReplay

/// What a checkpoint stores of a replay.
typealias StoredReplay = (facts: [UInt8], digest: UInt64, conclusions: [UInt8])

extension Replayer {
  /// A fresh replayer that continues from what was stored; `nil` if it does not.
  static func resumed(_ stored: StoredReplay, rulebook: Rulebook = .uikit) -> Self? {
    var replayer = Self(rulebook: rulebook)
    let isResumed = replayer.resume(
      facts: stored.facts, conclusions: stored.conclusions, digest: stored.digest)
    return isResumed ? replayer : nil
  }

  /// A fresh replayer that continues from facts alone; `nil` if it does not.
  static func resumed(facts: [UInt8]) -> Self? {
    var replayer = Self()
    return replayer.resume(facts: facts) ? replayer : nil
  }
}
