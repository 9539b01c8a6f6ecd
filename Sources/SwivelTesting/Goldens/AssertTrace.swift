import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

/// Asserts that a trace matches its golden, `__Traces__/FILE/NAME.swivel` beside the test's file.
///
/// The comparison is that of `swivel diff`: times, handles and the device's model are ignored. A
/// missing golden is recorded, unless `CI` is set or the folder of the test's file does not exist.
/// The assertion then fails once, so that the golden is reviewed. `SWIVEL_RECORD=1` rerecords one
/// that differs.
public func assertTrace(
  _ trace: Trace, named name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = SourcePlace(fileID, filePath, line, column)
  do throws(LogError) {
    guard
      let failure = try GoldenFolder(besides: filePath.text).check(trace, named: name)
    else { return }
    TestFramework.fail(failure, at: place, trace)
  } catch {
    TestFramework.fail("error: \(name): the golden cannot be compared: \(error)", at: place, trace)
  }
}

extension GoldenFolder {
  /// The goldens of a test file: `__Traces__/FILE` beside it.
  init(besides filePath: String) {
    let name = filePath.lastPathComponent.prefix { $0 != "." }
    self.init((filePath.parentFolder.map { $0 + "/" } ?? "") + "__Traces__/\(name)")
  }

  /// Compares a trace with its golden.
  ///
  /// - Returns: The difference; `nil` if there is none.
  /// - Throws: ``LogError`` when something cannot be written.
  func check(_ trace: Trace, named name: String) throws(LogError) -> String? {
    let file = TestIdentity.safe(name) + LogPlace.suffix
    let golden = "\(path)/\(file)"
    let run = "\(trace.keptPath.parentFolder ?? ".")/\(file)"
    let words = GoldenWords(run: run, folder: path)
    let (title, lines): (String, [String])
    if trace.hasLoss {
      title = "cannot be compared with its golden"
      let (problem, help) = GoldenWords.lossy
      lines = ["error: \(run): \(problem)", "  help: \(help)"]
    } else if Files.exists(golden) {
      (title, lines) = try compare(trace, golden, run, words)
    } else {
      (title, lines) = ("has no golden yet", try recordMissing(trace, golden, words))
    }
    guard !lines.isEmpty else { return nil }
    try keep(trace, as: file)
    return (["\(name) \(title)"] + lines).joined(separator: "\n")
  }

  /// Reports how a trace differs from its golden.
  private func compare(
    _ trace: Trace, _ golden: String, _ run: String, _ words: GoldenWords
  ) throws(LogError) -> (title: String, lines: [String]) {
    let base: Trace
    do throws(TraceError) {
      base = try Trace(contentsOf: golden)
    } catch {
      return (
        "cannot be compared with its golden", ["error: \(golden): \(error)", words.accept]
      )
    }
    let difference = TraceDifference(base: base, head: trace, headPath: run)
    let title = "differs from its golden: \(difference.clause)"
    if difference.isSame { return (title, []) }
    guard mayRecord, TestEnvironment.current.recordsGoldens else {
      return (title, difference.lines + [words.accept])
    }
    try accept(trace.path, as: golden)
    return (title, difference.lines + [words.recorded(as: golden)])
  }

  private var mayRecord: Bool { !TestEnvironment.current.isAutomated }

  private func recordMissing(
    _ trace: Trace, _ golden: String, _ words: GoldenWords
  ) throws(LogError) -> [String] {
    guard mayRecord else { return words.missing }
    // Tests may run where their sources are not, as on a device.
    guard Files.isFolder(path.parentFolder?.parentFolder ?? ".") else { return words.unrecordable }
    try accept(trace.path, as: golden)
    return [words.recorded(as: golden)]
  }

  /// Stores a log under the golden's name beside the recorded one, so that it can be accepted.
  private func keep(_ trace: Trace, as file: String) throws(LogError) {
    guard trace.path.lastPathComponent != file else { return }
    try GoldenFolder(trace.path.parentFolder ?? ".").accept(
      trace.path, as: "\(trace.path.parentFolder ?? ".")/\(file)")
  }
}
