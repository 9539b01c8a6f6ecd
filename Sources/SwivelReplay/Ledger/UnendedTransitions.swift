package import SwivelModel

/// The transitions whose end was not recorded so far, by window.
package struct UnendedTransitions: Sendable {
  private struct Window {
    /// One without an end so far, and an observation since that is no outcome of it.
    var open: Trigger?
    /// One whose end was not recorded at all.
    var endless: Trigger?
  }

  private var windows: ContiguousArray<Window> = []

  package init() {}

  /// Records that UIKit evaluates a window: another transition starts.
  package mutating func take(_ ruling: Ruling, _ event: Event) {
    let index = Int(ruling.window.rawValue)
    // Where times are known, one transition may interrupt another.
    guard index < windows.count, let open = windows[index].open,
      ruling.trigger.traits.contains(.transition), event.instant.isAssumed
    else { return }
    if windows[index].endless == nil { windows[index].endless = open }
  }

  /// Records whether an observation during a transition is one that the transition cannot lead to.
  package mutating func take(
    _ sighting: Moment.Sighting, _ event: Event, _ situation: Situation, _ arrival: Passage?
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

  /// Records that the transition of a window has ended.
  package mutating func close(_ window: WindowID?) {
    guard let index = window.map({ Int($0.rawValue) }), index < windows.count else { return }
    windows[index].open = nil
  }

  /// Records that every transition has ended: a dismissed page is no longer in a window.
  package mutating func closeAll() {
    for index in windows.indices { windows[index].open = nil }
  }

  /// The handle refers to another window from here on.
  package mutating func forgetWindow(of event: Event) {
    guard case .window(.windowRemoved(let window)) = event.kind,
      Int(window.rawValue) < windows.count
    else { return }
    windows[Int(window.rawValue)] = Window()
  }

  /// A transition whose end was not recorded; `nil` if there is none.
  package var first: Trigger? { windows.lazy.compactMap { $0.endless ?? $0.open }.first }
}
