#if canImport(Testing)
public import Testing

extension Trace: CustomTestStringConvertible {
  /// The description in a failed `#expect`: where its log will be, and its timeline.
  public var testDescription: String { "the trace \(keptPath)\n\(text)" }
}
#endif
