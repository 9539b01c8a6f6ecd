import SwivelModel
import SwivelText

/// An event of a run that a difference may include, with its subjects.
struct RunStep {
  let event: Event
  let role: EventRole
  let subjects: ContiguousArray<Identity>

  /// The event as it appears in a difference.
  func told(_ names: NameTable) -> DiffEvent {
    DiffEvent(
      form: CanonicalEvent(event.record, about: Array(subjects), names: names), role: role,
      sequence: event.sequence, instant: event.instant)
  }
}
