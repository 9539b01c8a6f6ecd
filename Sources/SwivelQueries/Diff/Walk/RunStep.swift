import SwivelModel
import SwivelText

/// An event of a run of which a difference may tell, with those whom it speaks of.
struct RunStep {
  let event: Event
  let role: EventRole
  let subjects: ContiguousArray<Identity>

  /// What a difference tells of it.
  func told(_ names: NameTable) -> DiffEvent {
    DiffEvent(
      form: CanonicalEvent(event.record, about: Array(subjects), names: names), role: role,
      sequence: event.sequence, instant: event.instant)
  }
}
