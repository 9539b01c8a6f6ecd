public import SwivelFindings
public import SwivelModel
import SwivelTrace

/// A single expectation about a trace.
public enum TraceExpectation: Sendable {
  /// The interface is first known in one of these orientations.
  case starts(InterfaceOrientationMask)
  /// The next rotation is to one of these.
  case then(InterfaceOrientationMask)
  /// A rotation to one of these follows, for this reason.
  case rotates(to: InterfaceOrientationMask, because: TurnReason?)
  /// A rotation follows that settles in one of these within a time.
  case settles(on: InterfaceOrientationMask, within: TimeSpan)
  /// The interface ends in one of these.
  case ends(InterfaceOrientationMask)
  /// This finding is not reported.
  case neverFinds(Detector.ID)
  /// The interface is never in one of these, nor may it have been.
  case neverIn(InterfaceOrientationMask)
  /// This finding is reported.
  case finds(Detector.ID)
}

/// An element in a list of expectations.
public protocol ExpectationConvertible: Sendable {
  /// The expectation.
  var expectation: TraceExpectation { get }
}

/// An expectation and its location.
public struct PlacedExpectation: Sendable {
  let expectation: TraceExpectation
  let place: SourcePlace
}

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

/// A location in the source of a test.
public struct SourcePlace: Sendable {
  /// The module and the file.
  public let fileID: StaticString
  /// The path of the file.
  public let filePath: StaticString
  /// The line.
  public let line: UInt
  /// The column.
  public let column: UInt

  /// Makes a location.
  public init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// The file's name and the line.
  var text: String { "\(filePath.text.lastPathComponent):\(line)" }
}

extension StaticString {
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
