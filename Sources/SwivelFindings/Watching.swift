package import SwivelReplay

/// Looks at one moment after another of one replay.
///
/// What it remembers is its own: a copy goes on from there by itself.
package protocol Watching: Sendable {
  /// Whether it follows something up, and has to be shown more.
  var isFollowing: Bool { get }

  /// Takes a look at a moment, with the replay after it and what was before, and tells what it finds,
  /// and whether it follows something up from there.
  mutating func look(
    at moment: Moment, _ replayer: Replayer, _ past: Past, _ isFollowing: inout Bool
  ) -> Detector.Report?
}

/// What a detector remembers from one moment to the next.
protocol Remembering {
  /// Whether there is something that what comes next is about.
  var isFollowing: Bool { get }
}

extension Remembering {
  var isFollowing: Bool { false }
}

extension Optional: Remembering {
  var isFollowing: Bool { self != nil }
}
