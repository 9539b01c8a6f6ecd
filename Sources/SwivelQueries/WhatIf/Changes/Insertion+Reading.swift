import SwivelModel
import SwivelText

extension Insertion {
  /// The event with its number and a time; its names are added to a vocabulary.
  ///
  /// The line has neither number nor time.
  func event(at instant: Instant, _ vocabulary: inout Vocabulary) throws(ChangeError) -> Event {
    let start = Instant.start
    // Parsed as the successor of the previous event, so that causes can be given by number.
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
