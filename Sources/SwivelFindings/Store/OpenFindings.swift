import SwivelModel

/// The places of findings that something may still retract.
///
/// A window has few groups, and all of a group are retracted by the same, so that the work does not
/// depend on how many were found. The place of one that was retracted meanwhile is ignored.
struct OpenFindings: Sendable {
  /// Findings that are retracted by the same.
  struct Group: Hashable, Sendable {
    let orientation: InterfaceOrientationMask
    let allowed: InterfaceOrientationMask
    let isSuspended: Bool
    /// Whether it is based on an observation.
    let isObserved: Bool
    /// Whether UIKit itself has logged it, or answered a request with it.
    let isLogged: Bool
    /// Whether an observation may still confirm it.
    let isProvable: Bool
    /// Whether the app ends with it, unless UIKit itself has reported that.
    let isFatal: Bool
  }

  // Few are searched faster than a table.
  private var groups: [(window: WindowID, group: Group, places: [Int])] = []

  /// Adds one that is not among them.
  mutating func insert(_ place: Int, in window: WindowID, _ group: Group) {
    guard let index = groups.firstIndex(where: { $0.window == window && $0.group == group }) else {
      return groups.append((window, group, [place]))
    }
    groups[index].places.append(place)
  }

  func places(in window: WindowID) -> [Int] {
    groups.flatMap { $0.window == window ? $0.places : [] }
  }

  /// Removes and returns those of a window whose group matches a predicate.
  mutating func take(in window: WindowID, where isMeant: (Group) -> Bool) -> [Int] {
    // Mostly there is none.
    guard groups.contains(where: { $0.window == window && isMeant($0.group) }) else { return [] }
    defer { groups.removeAll { $0.window == window && isMeant($0.group) } }
    return groups.flatMap { $0.window == window && isMeant($0.group) ? $0.places : [] }
  }

  /// Nothing retracts those of a window anymore, or any of them.
  mutating func close(_ window: WindowID) {
    guard groups.contains(where: { $0.window == window }) else { return }
    groups.removeAll { $0.window == window }
  }
  mutating func close() { if !groups.isEmpty { groups.removeAll(keepingCapacity: true) } }
}

extension OpenFindings.Group {
  /// Whether an observation changes anything about it.
  func isAffected(by observed: InterfaceOrientation) -> Bool {
    isFatal || isSuspended == orientation.allows(observed)
      || isProvable && orientation.allows(observed)
  }

  /// Whether it is about an orientation that was observed.
  func shows(_ observed: InterfaceOrientation) -> Bool {
    isObserved && !isSuspended && orientation.only == observed
  }

  /// Whether the app corrects it by rotating the interface.
  func isCured(by now: InterfaceOrientationMask) -> Bool {
    now.isSubset(of: allowed) && now.isDisjoint(with: orientation)
  }
}
