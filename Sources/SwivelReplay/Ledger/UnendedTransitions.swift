import SwivelModel

/// The transitions whose end was not recorded so far, by window.
struct UnendedTransitions: Sendable {
  private struct Window {
    /// One without an end so far, and an observation since that is no outcome of it.
    var open: Trigger?
    /// One whose end was not recorded at all.
    var endless: Trigger?
  }

  private var windows: ContiguousArray<Window> = []

  /// Records that UIKit evaluates a window: another transition starts.
  mutating func begin(_ ruling: Ruling, _ event: Event) {
    let index = Int(ruling.window.rawValue)
    // Where times are known, one transition may interrupt another.
    guard index < windows.count, let open = windows[index].open,
      ruling.trigger.traits.contains(.transition), event.instant.isAssumed
    else { return }
    if windows[index].endless == nil { windows[index].endless = open }
  }

  /// Records whether an observation during a transition is one that the transition cannot lead to,
  /// given the page that appeared last before it.
  mutating func compare(
    with sighting: Moment.Sighting, _ event: Event, _ situation: Situation, _ arrival: Passage?
  ) {
    guard let look = situation.lastLook(at: sighting.window), look.isTransition, look.end == nil,
      look.isOpen(at: event.instant)
    else { return }
    let index = Int(sighting.window.rawValue)
    windows.grow(toHold: index, with: Window())
    let isForbidden = arrival?.forbids(sighting, situation) ?? false
    windows[index].open =
      isForbidden || !look.to.allows(sighting.observed) ? look.trigger : nil
  }

  /// Records what ends a transition.
  mutating func end(_ kind: Event.Kind, _ facts: SceneState) {
    switch kind {
    case .navigation(.didShow(let stack, _)), .navigation(.interactivePopEnded(let stack, _)):
      update(facts.window(of: stack)) { $0.open = nil }
    case .presentation(.presentEnded(let page)):
      update(facts.window(of: page)) { $0.open = nil }
    // A dismissed page is no longer in a window.
    case .presentation(.dismissEnded):
      for index in windows.indices { windows[index].open = nil }
    // The handle refers to another window from here on.
    case .window(.windowRemoved(let window)): update(window) { $0 = Window() }
    default: break
    }
  }

  private mutating func update(_ window: WindowID?, _ change: (inout Window) -> Void) {
    guard let index = window.map({ Int($0.rawValue) }), index < windows.count else { return }
    change(&windows[index])
  }

  /// A transition whose end was not recorded; `nil` if there is none.
  var first: Trigger? { windows.lazy.compactMap { $0.endless ?? $0.open }.first }
}
