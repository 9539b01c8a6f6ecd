import SwivelFindings
package import SwivelModel
package import SwivelQueries
import SwivelReplay

/// The findings in each environment, as a table.
package struct MatrixText {
  private let matrix: Matrix
  private let environment: SessionState
  private let table: NameTable
  // The findings of each cell, and those that it may have.
  private let found: [Set<FindingSubject>]
  private let open: [Set<FindingSubject>]

  package init(_ matrix: Matrix, _ environment: SessionState, _ table: NameTable) {
    (self.matrix, self.environment, self.table) = (matrix, environment, table)
    found = matrix.cells.map { Set($0.run.findings.map(FindingSubject.init)) }
    open = matrix.cells.map { Set($0.run.open.map(FindingSubject.init)) }
  }

  /// The lines: a table for each finding, whose columns are the values of the first dimension.
  package func lines(room: Int?) -> [StyledLine] {
    let found = subjects.flatMap { subject, finding in
      title(finding, room: room) + grid(subject, room: room)
    }
    let none = paragraph("no findings in any of \(count)", room: room)
    let legend = open.allSatisfy(\.isEmpty) ? [] : ["", Self.legend]
    return paragraph(run, room: room) + (found.isEmpty ? none : found)
      + legend.flatMap { paragraph($0, room: room) }
      + doubts.flatMap { paragraph($0, room: room) }
  }

  private func paragraph(
    _ text: String, indent: Int = 0, _ style: TextStyle = .plain, room: Int?
  ) -> [StyledLine] {
    TextTable.lines([[TextTable.Cell(text: text, style: style)]], indent: indent, room: room)
  }

  private var count: String { matrix.cells.count.counting("combination") }

  /// The disputed rules that matter, and the number of affected combinations.
  private var doubts: [String] {
    let rules = matrix.cells.flatMap(\.run.disputedRules)
    let lines = RuleID.allCases.filter(rules.contains).map { rule in
      "\(rule.namedWithStanding) rotates the interface in"
        + " \(rules.filter { $0 == rule }.count) of \(count); sources disagree about it"
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  private var run: String {
    let version = environment.system
    let system = version.isKnown ? "iOS \(version)" : "an unknown iOS version"
    let identifier = environment.deviceIdentifier.flatMap { table[$0] }.map(Names.printable)
    let word = DeviceWord.word(of: environment.device)
    guard let identifier else { return "recorded on \(system)\(word.map { ", \($0)" } ?? "")" }
    return "recorded on \(system), \(identifier)\(word.map { " (\($0))" } ?? "")"
  }

  private func title(_ finding: Finding, room: Int?) -> [StyledLine] {
    let summary = Detector.named(finding.id)?.summary ?? ""
    return [StyledLine()] + paragraph("\(finding.id.rawValue): \(summary)", .bold, room: room)
      + paragraph(finding.pageName(table), indent: 2, room: room)
  }

  /// All distinct findings, in the order of the cells and events.
  private var subjects: [(FindingSubject, Finding)] {
    var seen: Set<FindingSubject> = []
    return matrix.cells.flatMap { $0.run.findings + $0.run.open }.compactMap { finding in
      let subject = FindingSubject(finding)
      return seen.insert(subject).inserted ? (subject, finding) : nil
    }
  }

  /// A table of all combinations; on a terminal several, each with as many columns as fit.
  private func grid(_ subject: FindingSubject, room: Int?) -> [StyledLine] {
    guard let first = matrix.dimensions.first else { return [] }
    let labels = (0..<matrix.cells.count / first.values.count).map(label)
    let heads = first.values.map { "\(first.name) \($0)" }
    let labelWidth = Self.indent + (labels.map(\.columns).max() ?? 0)
    var (parts, used) = ([Range<Int>](), 0)
    for (column, head) in heads.enumerated() {
      used += 2 + max(head.columns, Self.word.columns)
      if let last = parts.last, used <= room ?? .max {
        parts[parts.count - 1] = last.lowerBound..<column + 1
      } else {
        parts.append(column..<column + 1)
        used = labelWidth + 2 + max(head.columns, Self.word.columns)
      }
    }
    return parts.flatMap { columns in
      let rows = labels.indices.map { row in
        [TextTable.Cell(text: labels[row])]
          + columns.map { cell($0 * labels.count + row, subject) }
      }
      let title = [""] + heads[columns].map { TextTable.Cell(text: $0) }
      return TextTable.lines([title] + rows, indent: Self.indent, room: room)
    }
  }

  private static let indent = 4
  private static let word = "found"

  private static let legend =
    "? depends on observations, which are ignored there, so it is unknown whether it occurs"

  private func cell(_ index: Int, _ subject: FindingSubject) -> TextTable.Cell {
    if found[index].contains(subject) { return TextTable.Cell(text: Self.word, style: .warning) }
    return open[index].contains(subject) ? TextTable.Cell(text: "?", style: .warning) : "·"
  }

  /// The values of all dimensions except the first.
  private func label(_ row: Int) -> String {
    zip(matrix.dimensions, matrix.cells[row].values).dropFirst()
      .map { "\($0.name) \($1)" }.joined(separator: ", ")
  }
}
