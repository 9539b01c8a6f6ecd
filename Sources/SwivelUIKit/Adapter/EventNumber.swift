#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
import SwivelModel
import SwivelRecorder

/// The place of an event among all that were recorded, modulo 2^24.
struct EventNumber {
  private let number: UInt32

  /// The event that a recorder told between two counts of all events; `nil` if there was another one,
  /// of another thread.
  fileprivate init?(from before: UInt32, to after: UInt32) {
    guard (after &- before) & Self.mask == 1 else { return nil }
    number = before
  }

  /// How far away it is for an event that is recorded now.
  func distance(in recorder: Recorder) -> Cause {
    Cause(rawValue: (recorder.begunCount &- number) & Self.mask)
  }

  private static let mask: UInt32 = 1 << 24 - 1
}

extension Adapter {
  /// Records a fact to which others will refer.
  func tellNumbered(_ kind: Event.Kind) -> EventNumber? {
    let before = recorder.begunCount
    tell(kind)
    return EventNumber(from: before, to: recorder.begunCount)
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
