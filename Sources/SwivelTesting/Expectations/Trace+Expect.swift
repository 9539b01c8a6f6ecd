public import SwivelModel

extension Trace {
  /// Expects ordered facts about the interface of a window.
  ///
  /// Anything else may happen, unless the trace is expected `exhaustively`: then each rotation and
  /// each finding must match a line. The window is the main window by default.
  ///
  /// - Throws: ``ExpectationError`` with all failures.
  public func expect(
    exhaustively: Bool = false, in window: WindowID? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    @ExpectationBuilder _ expectations: () -> [PlacedExpectation]
  ) throws(ExpectationError) {
    let place = SourcePlace(fileID, filePath, line, column)
    var walk = ExpectationWalk(self, in: window, isExhaustive: exhaustively, at: place)
    for expectation in expectations() { walk.take(expectation) }
    walk.end()
    guard !walk.misses.isEmpty else { return }
    throw ExpectationError(
      failures: walk.misses.enumerated().map { index, miss in
        let text = MissText(miss, self, isFirst: index == 0).lines.joined(separator: "\n")
        return ExpectationError.Failure(text: text, place: miss.place)
      })
  }

  /// Whether the interface settled in one of these orientations within a time, and ends in it.
  ///
  /// An interface that never rotated settled at once.
  public func settles(
    on orientation: InterfaceOrientationMask, within span: TimeSpan, in window: WindowID? = nil
  ) -> Bool {
    let course = Course(self, in: window)
    guard let last = course.last, last.orientation.isSubset(of: orientation) else { return false }
    guard !course.turns.isEmpty else { return true }
    return TimeSpan(from: last.began, to: last.settled) <= span
  }

  /// Whether the interface settled in one of these orientations within a time, and ends in it.
  @available(iOS 16, macOS 13, *)
  @_disfavoredOverload
  public func settles(
    on orientation: InterfaceOrientationMask, within duration: Duration, in window: WindowID? = nil
  ) -> Bool {
    settles(on: orientation, within: TimeSpan(duration), in: window)
  }
}

/// Expectations that a trace does not meet.
public struct ExpectationError: Error, Sendable {
  /// One of them.
  public struct Failure: Sendable {
    /// Its message.
    public let text: String
    /// Its location in the test.
    public let place: SourcePlace
  }

  /// All of them, in source order.
  public let failures: [Failure]
}

extension ExpectationError: CustomStringConvertible {
  /// Their messages, each with its line.
  public var description: String {
    failures.map { "\($0.place.text): \($0.text)" }.joined(separator: "\n")
  }
}
