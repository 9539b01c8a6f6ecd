/// What all rounds found, row by row.
struct Results {
  struct Row {
    var name: String
    var samples: [Sample] = []
    /// What stands in place of numbers.
    var remark: String?

    var bytesPerEvent: Double? { samples.last?.own.bytesPerEvent }
    var write: Double? { samples.compactMap(\.own.write).median }
    var read: Double? { samples.compactMap(\.own.read).median }
  }

  /// A measurement, and what the log took just before.
  struct Sample {
    var own: Measurement
    var log: LogMeasurement

    /// How many times what a log takes it took.
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

  /// Puts words in place of numbers, unless there are some already.
  mutating func remark(_ remark: String, on name: String) {
    let index = place(of: name)
    rows[index].remark = rows[index].remark ?? remark
  }

  /// How many times what a log takes a row does.
  ///
  /// Each time is compared with that of the log just before, and the median of that counts: what
  /// disturbs one disturbs the other, and cancels.
  func ratio(
    _ axis: KeyPath<Measurement, Double?>, _ name: String, to log: Reference = \.batch
  ) -> Double? {
    self[name]?.samples.compactMap { $0.ratio(axis, to: log) }.median
  }

  /// How far the rounds of the least steady row lie apart: its median over its least time.
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
  /// The middle one, or the mean of the two in the middle.
  fileprivate var median: Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
