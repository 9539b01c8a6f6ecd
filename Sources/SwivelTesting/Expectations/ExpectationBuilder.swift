/// Collects expectations, one per line, with `if` and `for`.
@resultBuilder
public enum ExpectationBuilder {
  /// One line.
  public static func buildExpression(
    _ line: some ExpectationConvertible, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line number: UInt = #line, column: UInt = #column
  ) -> [PlacedExpectation] {
    let place = SourcePlace(fileID, filePath, number, column)
    return [PlacedExpectation(expectation: line.expectation, place: place)]
  }

  /// All lines.
  public static func buildBlock(_ lines: [PlacedExpectation]...) -> [PlacedExpectation] {
    lines.flatMap { $0 }
  }

  /// The lines of an `if` without `else`.
  public static func buildOptional(_ lines: [PlacedExpectation]?) -> [PlacedExpectation] {
    lines ?? []
  }

  /// The lines of an `if`.
  public static func buildEither(first lines: [PlacedExpectation]) -> [PlacedExpectation] {
    lines
  }

  /// The lines of an `else`.
  public static func buildEither(second lines: [PlacedExpectation]) -> [PlacedExpectation] {
    lines
  }

  /// The lines of a `for`.
  public static func buildArray(_ lines: [[PlacedExpectation]]) -> [PlacedExpectation] {
    lines.flatMap { $0 }
  }
}
