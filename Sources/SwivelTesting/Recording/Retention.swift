/// Which logs of a test are kept.
public enum Retention: Sendable {
  /// Those of a failed attempt, and of the next one that passes.
  case retainOnFailure
  /// Those of the last failed attempt, and of the last one that passed.
  case retainAlways
}
