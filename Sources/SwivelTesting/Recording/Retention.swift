/// Which logs of a test are kept.
public enum Retention: Sendable {
  /// Those of an attempt that failed, and of the next one that passes.
  case retainOnFailure
  /// Those of the last attempt that failed, and of the last one that passed.
  case retainAlways
}
