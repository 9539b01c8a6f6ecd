#if canImport(Testing)
public import Testing

extension Trace: CustomTestStringConvertible {
  /// What a failed `#expect` shows of a trace: where its log will be, and its timeline.
  public var testDescription: String { "the trace \(keptPath)\n\(text)" }
}
#endif
