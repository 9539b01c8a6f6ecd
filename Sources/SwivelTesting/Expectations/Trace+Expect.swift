public import SwivelModel

extension Trace {
  /// Expects things of the interface of a window, those in order one behind the other.
  ///
  /// What is not expected may happen, unless the trace is expected `exhaustively`: then each turn,
  /// and each finding, has to be named by a line. The window is the main window, if none is named.
  ///
  /// - Throws: ``ExpectationError`` with everything that is not met.
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
      failures: walk.misses.map { miss in
        let text = MissText(miss, self).lines.joined(separator: "\n")
        return ExpectationError.Failure(text: text, place: miss.place)
      })
  }

  /// Whether the interface came to rest in one of these orientations within a time, and is in it at
  /// the end.
  ///
  /// An interface that never turned has come to rest at once.
  public func settles(
    on orientation: InterfaceOrientationMask, within span: TimeSpan, in window: WindowID? = nil
  ) -> Bool {
    let course = Course(self, in: window)
    guard let last = course.last, last.orientation.isSubset(of: orientation) else { return false }
    guard !course.turns.isEmpty else { return true }
    return TimeSpan(from: last.began, to: last.settled) <= span
  }

  /// Whether the interface came to rest in one of these orientations within a time, and is in it at
  /// the end.
  @available(iOS 16, macOS 13, *)
  @_disfavoredOverload
  public func settles(
    on orientation: InterfaceOrientationMask, within duration: Duration, in window: WindowID? = nil
  ) -> Bool {
    settles(on: orientation, within: TimeSpan(duration), in: window)
  }
}
