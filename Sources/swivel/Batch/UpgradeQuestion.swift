import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

/// What another version of iOS would change in each trace.
struct UpgradeQuestion: Sendable {
  struct Table: Sendable {
    let path: String
    let table: UpgradeTable
    let hasLoss: Bool
    /// Messages about losses.
    let notes: [String]
  }

  typealias Answer = Result<Table, Failure>

  let target: SystemVersion
  private let sdk: SystemVersion?
  private let changes: [Change]
  private let mode: LogReader.Mode

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - target: The other version of iOS.
  ///   - sdk: The SDK with which the app would be built; that of the version if `nil`.
  ///   - changes: Other changes to the run.
  ///   - mode: How damage to a log is handled.
  init(
    _ target: SystemVersion, sdk: SystemVersion?, _ changes: [Change] = [], mode: LogReader.Mode
  ) {
    (self.target, self.sdk, self.changes, self.mode) = (target, sdk, changes, mode)
  }

  /// The table of a trace; the error if it cannot be read.
  func table(of input: InputSequence.Element) -> Answer {
    switch input {
    case .fault(let fault): return .failure(fault)
    case .trace(let path):
      do {
        let trace = try RepeatableTrace(path, mode: mode)
        let (table, run) = (try table(of: trace), trace.run)
        return .success(
          Table(path: path, table: table, hasLoss: run.hasLoss, notes: run.lossNotes))
      } catch let fault as Failure {
        return .failure(fault)
      } catch {
        return .failure(Failure(path, "\(error)"))
      }
    }
  }

  func table(of trace: consuming RepeatableTrace) throws -> UpgradeTable {
    var survey = Survey(changes)
    try trace.readFirst { part, names in part.forEach { survey.apply($0, names) } }
    let (environment, vocabulary) = (survey.environment, trace.run.reader.vocabulary)
    guard environment.system.isKnown else {
      throw Failure(
        trace.run.path, "the trace does not state its version of iOS",
        help: "record systemVersion first")
    }
    var run = try ChangeOptions.usage { () throws(ChangeError) in
      try UpgradeRun(survey.plan(vocabulary), of: environment, on: target, builtWith: sdk)
    }
    try trace.stream().forEachItem { run.apply($0) }
    return UpgradeTable(run, trace.run.reader.names)
  }
}
