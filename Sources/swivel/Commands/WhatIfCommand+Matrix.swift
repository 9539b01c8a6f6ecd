import ArgumentParser
import SwivelFindings
import SwivelModel
import SwivelReports
import SwivelQueries

extension WhatIfCommand {
  /// Prints the findings in each environment.
  func fill(_ inquiry: Inquiry) throws {
    let dimensions = try dimensions()
    var matrix = try ChangeOptions.usage(of: "--matrix") { () throws(ChangeError) in
      try Matrix(dimensions, inquiry.plan)
    }
    try inquiry.trace.stream().forEachItem { matrix.apply($0) }
    matrix.finish(isWhole: !inquiry.run.hasLoss)
    if json {
      for cell in matrix.cells {
        Console.print(json: Results.cell, (file, matrix, cell, inquiry.names))
      }
    } else {
      let text = MatrixText(matrix, inquiry.survey.environment, inquiry.names)
      Console.show(text.lines(room: Console.output.width))
    }
    noteVersions(matrix.cells.map(\.run.session))
    let changed = matrix.cells.filter(\.run.hasChanged).count
    if changed > 0 {
      Console.message(
        """
        note: \(file): in an environment that differs from the recorded one, observations are \
        ignored, and every outcome is predicted by the rules
        """
      )
    }
    noteSDKs(matrix.cells.map(\.run))
    let findings = matrix.cells.count { !$0.run.findings.isEmpty }
    let open = matrix.cells.count { $0.run.findings.isEmpty && !$0.run.open.isEmpty }
    Console.message(
      "findings in \(findings) of \(matrix.cells.count.counting("combination"))"
        + (open == 0 ? "" : ", undetermined in \(open)"))
    try end(matrix.cells.flatMap { $0.run.findings + $0.run.open }, inquiry.run)
  }

  private func noteSDKs(_ runs: [JudgedRun]) {
    guard matrix.contains(where: { $0.hasPrefix("ios=") }),
      runs.contains(where: { $0.session.assumedSDK($0.hasChanged) != nil })
    else { return }
    Console.message(
      """
      note: \(file): the SDK of each version is assumed, because none is recorded; to assume \
      another one, add --linked
      """)
  }

  private func noteVersions(_ sessions: [SessionState]) {
    var printed: Set<String> = []
    for note in sessions.flatMap({ VersionNotes.notes(file, $0) })
    where printed.insert(note).inserted {
      Console.message(note)
    }
  }
}
