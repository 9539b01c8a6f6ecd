import SwivelModel
import SwivelReplay

/// The part of a run around an event: the state in which it begins, and its entries.
///
/// A long run is cut at fixed event numbers, so that the part is the same whether it is reached
/// from the beginning or from a checkpoint.
package struct RunExcerpt: Sendable {
  /// The number of events in a stretch of a run.
  ///
  /// An excerpt has the stretch of its event, the one before it and the one after it: enough for
  /// every transition in progress to begin and end. It is also the number of events between two
  /// checkpoints.
  static let stretchCount: UInt64 = 16_384

  /// The event.
  package let sequence: UInt64
  /// The replay before the first entry.
  let replayer: Replayer
  /// The entries.
  let items: [TraceItem]

  /// The number of the first event of an excerpt around an event.
  static func start(for sequence: UInt64) -> UInt64 {
    let stretch = sequence / stretchCount
    return stretch == 0 ? 0 : (stretch - 1) * stretchCount
  }
}
