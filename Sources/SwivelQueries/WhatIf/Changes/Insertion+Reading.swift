import SwivelModel
import SwivelText

extension Insertion {
  /// The event, at its place and at a time; its names are added to a vocabulary.
  ///
  /// Number and time follow from the place, and the line does not tell them.
  func event(at instant: Instant, _ vocabulary: inout Vocabulary) throws(ChangeError) -> Event {
    let start = Instant.start
    // Read as an event behind the one in front, so that causes are told by their numbers.
    let previous = place == 0 ? nil : previousEvent
    var reader = EventTextReader(vocabulary: vocabulary, after: previous, clock: { start })
    let item: TraceItem?
    do throws(TextError) {
      item = try reader.read(line: line)
    } catch {
      throw .unreadableEvent(error.description)
    }
    guard case .event(let event) = item else {
      throw .unreadableEvent("it has to be one JSON object with a \"kind\"")
    }
    guard event.sequence == place else {
      throw .unreadableEvent("leave out \"seq\" and \"t\", which follow from the place")
    }
    vocabulary = reader.vocabulary
    return Event(sequence: place, instant: instant, record: event.record)
  }

  private var previousEvent: Event {
    Event(
      sequence: min(place - 1, Event.latestSequence - 1), instant: .start, record: Record(code: 1))
  }
}
