/// What all rounds found, row by row.
struct Results {
  struct Row {
    var name: String
    var bytesPerEvent: Double?
    var writes: [Double] = []
    var reads: [Double] = []
    /// What stands in place of numbers.
    var remark: String?

    var write: Double? { writes.median }
    var read: Double? { reads.median }
  }

  private(set) var rows: [Row] = []

  subscript(name: String) -> Row? { rows.first { $0.name == name } }

  mutating func add(_ measurement: Measurement) {
    let index = place(of: measurement.row)
    rows[index].bytesPerEvent = measurement.bytesPerEvent
    if let write = measurement.write { rows[index].writes.append(write) }
    if let read = measurement.read { rows[index].reads.append(read) }
  }

  /// Puts words in place of numbers, unless there are some already.
  mutating func remark(_ remark: String, on name: String) {
    let index = place(of: name)
    rows[index].remark = rows[index].remark ?? remark
  }

  /// How far the rounds of the least steady row lie apart: its median over its least time.
  var unsteadiest: (name: String, ratio: Double)? {
    rows.flatMap { row in
      [row.writes, row.reads].compactMap { times in
        times.median.flatMap { median in times.min().map { (row.name, median / $0) } }
      }
    }
    .max { $0.1 < $1.1 }
  }

  private mutating func place(of name: String) -> Int {
    if let index = rows.firstIndex(where: { $0.name == name }) { return index }
    rows.append(Row(name: name))
    return rows.count - 1
  }
}

extension [Double] {
  /// The middle one, or the mean of the two in the middle.
  fileprivate var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
