import SwivelModel
import SwivelReplay
import SwivelRules
import SwivelText

/// One of two runs while they are followed side by side.
final class RunSide {
  /// What came of a step besides orientations.
  struct Outcome: Equatable {
    var exception: UIKitException?
    var message: UIKitMessage?
    var isDenied = false
  }

  private(set) var replayer = Replayer()
  /// What came of the step so far.
  var outcome = Outcome()
  /// Whether something happened since somebody looked that may have turned a window, or is about
  /// which windows there are.
  var isMoved = false
  /// The last event that is compared and was taken in.
  private(set) var last: Event?

  private let stream: any EventStream
  private var tokenizer: Tokenizer
  private let isReplayed: Bool
  // The event that was read last, whose handles still stand for those that it speaks of.
  private var current: Record?

  init(_ stream: any EventStream, _ options: RunComparison.Options) {
    self.stream = stream
    tokenizer = Tokenizer(ignoring: options.ignored)
    isReplayed = !options.isEventsOnly
  }

  var names: NameTable { stream.names }

  /// The next event that is compared; all others in front of it are taken in.
  ///
  /// It is itself taken in by ``take(_:)``, so that what was before it can be looked at.
  func next() throws -> Event? {
    while let item = try stream.next() {
      if let current { tokenizer.finish(current) }
      current = nil
      switch item {
      case .loss: break
      case .checkpoint(let checkpoint):
        tokenizer.restore(checkpoint, names: names)
        replayer.restore(checkpoint)
        isMoved = true
      case .event(let event):
        current = event.record
        guard tokenizer.token(of: event.record, names: names) == nil else { return event }
        replay(event)
      }
    }
    return nil
  }

  /// Takes in an event that is compared.
  func take(_ event: Event) {
    last = event
    replay(event)
  }

  private func replay(_ event: Event) {
    guard isReplayed else { return }
    let moment = replayer.apply(event)
    if moment.sighting != nil || event.mayTurnUnruled { isMoved = true }
    let rulings = moment.rulings
    for index in rulings.indices {
      let ruling = rulings[index]
      if ruling.isTurn { isMoved = true }
      guard ruling.exception != nil || ruling.message != nil || ruling.isRequestDenied else {
        continue
      }
      isMoved = true
      outcome.exception = outcome.exception ?? ruling.exception
      outcome.message = outcome.message ?? ruling.message
      outcome.isDenied = outcome.isDenied || ruling.isRequestDenied
    }
  }

  /// Who is meant by the handles of the event that was read last.
  var subjects: [Identity] { current.map { tokenizer.subjects(of: $0) } ?? [] }

  /// What a difference tells of an event.
  func told(_ event: Event, about subjects: [Identity]) -> DiffEvent {
    DiffEvent(
      form: CanonicalEvent(event.record, about: subjects, names: names),
      role: EventRole(event.record), sequence: event.sequence, instant: event.instant)
  }

  /// A window by its part, or by its place among those that are there.
  func label(of window: WindowID) -> String {
    let windows = replayer.situation.facts.windows
    if window == windows.main { return "main window" }
    let order = windows[window].order
    let place = windows.existing.reduce(1) { $0 + (windows[$1].order < order ? 1 : 0) }
    return "window \(place)"
  }

  /// The interface of each window, the oldest window first.
  var interfaces: [(window: WindowID, mask: InterfaceOrientationMask)] {
    let situation = replayer.situation
    let windows = situation.facts.windows
    let interfaces = windows.existing.map { (window: $0, mask: situation.interface[$0]) }
    guard interfaces.count > 1 else { return interfaces }
    return interfaces.sorted { windows[$0.window].order < windows[$1.window].order }
  }
}

extension Event {
  /// Whether a window may come or go with it, or be turned without UIKit having looked.
  fileprivate var mayTurnUnruled: Bool {
    switch record.family {
    case .window: true
    case .device: record.code == 0x54
    default: false
    }
  }
}
