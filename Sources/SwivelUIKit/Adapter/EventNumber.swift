#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder

/// The place of an event among all that were recorded, as the recorder counts them.
struct EventNumber {
  private let number: UInt64

  /// The event recorded since a count of begun events; `nil` if another thread recorded one too.
  fileprivate init?(since before: UInt64, in recorder: Recorder) {
    guard recorder.begunCount - before == 1 else { return nil }
    number = before
  }

  /// How far away it is for an event that is recorded now.
  func distance(in recorder: Recorder) -> Cause {
    Cause(rawValue: UInt32(clamping: recorder.begunCount - number))
  }
}

extension Adapter {
  /// Records a fact to which others will refer.
  func tellNumbered(_ kind: Event.Kind) -> EventNumber? {
    let before = recorder.begunCount
    tell(kind)
    return EventNumber(since: before, in: recorder)
  }

  /// How far away the event is that makes the app do what it does now.
  var currentCause: Cause? { cause?.distance(in: recorder) }

  /// Lets the app's code run because of an event.
  func blaming(_ event: EventNumber?, _ body: () -> Void) {
    let outer = cause
    cause = event ?? outer
    body()
    cause = outer
  }
}
#endif
