package import SwivelReplay

/// Looks at one moment after another of one replay.
///
/// What it remembers is its own: a copy goes on from there by itself.
package protocol Watching: Sendable {
  /// Takes a look at a moment, with the replay after it, and tells what it finds.
  mutating func look(at moment: Moment, _ replayer: Replayer) -> Finding?
}
