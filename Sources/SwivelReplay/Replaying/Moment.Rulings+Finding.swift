package import SwivelModel

// In place of the standard library's searches, which copy the rulings for their iterators: they are
// called for most events, and most have one ruling or none.
extension Moment.Rulings {
  /// The first one that satisfies a condition.
  package func first(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in 0..<endIndex where isWanted(self[index]) { return self[index] }
    return nil
  }

  /// The first one for a window.
  package func first(in window: WindowID) -> Ruling? { first { $0.window == window } }

  /// The last one that satisfies a condition.
  package func last(where isWanted: (Ruling) -> Bool) -> Ruling? {
    for index in (0..<endIndex).reversed() where isWanted(self[index]) { return self[index] }
    return nil
  }
}
