#if canImport(Testing)
public import Testing

extension TestIdentity {
  /// Identifies a test, and one of its cases.
  init(_ test: Test, _ testCase: Test.Case?) {
    self.init(
      module: test.id.moduleName, test: test.id.nameComponents,
      arguments: testCase.map(Self.arguments) ?? [])
  }

  /// The arguments of a case as text.
  ///
  /// Swift Testing has no API for them, so they are found by reflection; a test verifies that this
  /// works.
  private static func arguments(of testCase: Test.Case) -> [String] {
    guard testCase.isParameterized else { return [] }
    guard let list = descendant("arguments", of: testCase, depth: 3) else {
      return [String(describing: testCase)]
    }
    return Mirror(reflecting: list).children.map { argument in
      let value = descendant("value", of: argument.value, depth: 1) ?? argument.value
      return String(describing: value)
    }
  }

  private static func descendant(_ label: String, of value: Any, depth: Int) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth > 0 else { return nil }
    return children.lazy.compactMap { descendant(label, of: $0.value, depth: depth - 1) }.first
  }
}

extension SourcePlace {
  var location: SourceLocation {
    SourceLocation(
      fileID: fileID.text, filePath: filePath.text, line: Int(line), column: Int(column))
  }
}

extension Trace: CustomTestStringConvertible {
  /// The description in a failed `#expect`: where its log will be, and its timeline.
  public var testDescription: String { "the trace \(keptPath)\n\(text)" }
}
#endif
