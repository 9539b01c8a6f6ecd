/// The results of all rounds, by row.
struct Results {
  struct Row {
    var name: String
    var samples: [Sample] = []
    /// A remark in place of numbers.
    var remark: String?

    var bytesPerEvent: Double? { samples.last?.own.bytesPerEvent }
    var write: Double? { samples.compactMap(\.own.write).median }
    var read: Double? { samples.compactMap(\.own.read).median }
  }

  /// A measurement, and that of the log just before.
  struct Sample {
    var own: Measurement
    var log: LogMeasurement

    /// The ratio to the log.
    func ratio(_ axis: KeyPath<Measurement, Double?>, to log: Reference) -> Double? {
      guard let own = own[keyPath: axis], let log = self.log[keyPath: log][keyPath: axis] else {
        return nil
      }
      return own / log
    }
  }

  typealias Reference = KeyPath<LogMeasurement, Measurement>

  private(set) var rows: [Row] = []

  subscript(name: String) -> Row? { rows.first { $0.name == name } }

  mutating func add(_ measurement: Measurement, log: LogMeasurement) {
    rows[place(of: measurement.row)].samples.append(Sample(own: measurement, log: log))
  }

  /// Sets a remark in place of numbers, unless there is one already.
  mutating func remark(_ remark: String, on name: String) {
    let index = place(of: name)
    rows[index].remark = rows[index].remark ?? remark
  }

  /// The ratio of a row to the log.
  ///
  /// Each time is compared with that of the log just before, and the median counts: a disturbance
  /// affects both, and cancels out.
  func ratio(
    _ axis: KeyPath<Measurement, Double?>, _ name: String, to log: Reference = \.batch
  ) -> Double? {
    self[name]?.samples.compactMap { $0.ratio(axis, to: log) }.median
  }

  /// The spread of the least steady row: its median over its minimum.
  var unsteadiest: (name: String, ratio: Double)? {
    rows.flatMap { row in
      [row.samples.compactMap(\.own.write), row.samples.compactMap(\.own.read)]
        .compactMap { times in
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
  /// The median.
  fileprivate var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
