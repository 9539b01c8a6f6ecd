/// What kind of process the interface runs in.
public enum ProcessKind: UInt8, CaseIterable, Sendable {
  /// An app of its own.
  case app = 0
  /// An extension inside another app's interface.
  case `extension` = 1
}
