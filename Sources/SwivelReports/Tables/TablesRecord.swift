/// What was written of many traces.
package struct TablesRecord: FieldRecord, Sendable {
  static let record = RecordFields<Self>(
    "swivel.tables/1", "Result of writing tables of many traces",
    [
      .has("folder", \.folder), .has("traces", \.traces), .has("partial", \.partial),
      .has("unread", \.unread), .has("findings", \.findings),
      .has("transitions", \.transitions), .has("upgrades", \.upgrades),
    ])

  private let folder: String
  private var traces = 0
  private var partial = 0
  private var unread = 0
  private var findings = 0
  private var transitions = 0
  private var upgrades = 0

  /// Begins with a folder, before the first trace.
  package init(_ folder: String) {
    self.folder = folder
  }

  package mutating func count(_ rows: TableRows) {
    traces += 1
    partial += rows.status == .partial ? 1 : 0
    unread += rows.status == .error ? 1 : 0
    findings += rows.findingCount
    transitions += rows.transitionCount
    upgrades += rows.upgradeCount
  }

  /// Whether all traces were read completely.
  package var isWhole: Bool { partial + unread == 0 }

  /// The files and the numbers of their rows, as text.
  package var lines: [String] {
    let files = TableDefinition.all.map { "\(Names.printable(folder))/\($0.file)" }
    let width = files.map(\.columns).max() ?? 0
    let unreadText =
      (unread == 0 ? "" : ", \(unread) could not be read")
      + (partial == 0 ? "" : ", \(partial) could be read only in part")
    let counts = [
      traces.counting("trace") + unreadText, findings.counting("finding"),
      transitions.counting("transition"), upgrades.counting("change"),
    ]
    return zip(files, counts).map { "\($0.padded(to: width))  \($1)" }
  }
}
