#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder

/// The sequence number of an event, as counted by the recorder.
struct EventNumber {
  private let number: UInt64

  /// The event recorded since a count of begun events; `nil` if other threads recorded too.
  fileprivate init?(since before: UInt64, in recorder: Recorder) {
    guard recorder.begunCount - before == 1 else { return nil }
    number = before
  }

  /// The distance to an event that is recorded now.
  func distance(in recorder: Recorder) -> Cause {
    Cause(rawValue: UInt32(clamping: recorder.begunCount - number))
  }
}

extension Adapter {
  /// Records a fact to which later events refer.
  func tellNumbered(_ kind: Event.Kind) -> EventNumber? {
    let before = recorder.begunCount
    tell(kind)
    return EventNumber(since: before, in: recorder)
  }

  /// The distance to the event that caused the app's code to run now.
  var currentCause: Cause? { cause?.distance(in: recorder) }

  /// Calls the app's code, with an event as its cause.
  func blaming(_ event: EventNumber?, _ body: () -> Void) {
    let outer = cause
    cause = event ?? outer
    body()
    cause = outer
  }
}
#endif
