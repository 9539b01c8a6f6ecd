public import SwivelModel
import SwivelRules

extension Replayer {
  /// Takes in an event, for whoever asks only now and then what it all came to.
  ///
  /// The situation is the same as if each event had been asked for.
  public mutating func fold(_ event: Event) {
    (heeded, tellsAll) = (engine.turning, false)
    if !foldCommon(event.record) { takeOther(event) }
  }

  /// Takes in many events, for whoever asks only behind the last what it all came to.
  public mutating func fold(_ events: ContiguousArray<Event>) {
    (heeded, tellsAll) = (engine.turning, false)
    for index in events.indices where !foldCommon(events[index].record) {
      takeOther(events[index])
    }
  }

  /// Takes in an event of the kinds that most are of, or passes over it if it tells only what is so
  /// already and nobody has to be asked because of it; `false`, changing nothing, for every other.
  ///
  /// About half of all events are passed over: most pages are about to be shown, and shown, by a
  /// stack whose top they have been since they were added to it, and declare the mask that they
  /// have. To find that out takes a quarter of what it takes to take such an event in.
  @inline(__always)
  private mutating func foldCommon(_ record: Record) -> Bool {
    switch record.code {
    case .willShow:
      situation.facts.isShown(record) && (!heeded.contains(.push) || staysOnPush(record))
    case .didShow:
      !situation.interface.isTurnDeferred && situation.facts.isShown(record)
    case .willTransition: true
    case .supported: situation.facts.isDeclared(record) || takeCommon(record)
    default: takeCommon(record)
    }
  }

  /// Whether a page that a stack is about to show leaves the interface as it is.
  @inline(__always)
  private mutating func staysOnPush(_ record: Record) -> Bool {
    guard let (stack, _): (ControllerID, ControllerID) = record.read(),
      let window = situation.facts.window(of: stack)
    else { return false }
    return stays(at: .push, in: window)
  }
}
