import SwivelModel
import SwivelQueries
import SwivelReplay

/// The explanations of a report, each stored once.
struct ReportWhys {
  private var table = Interner<ReportWhy>()
  // Writing the words takes longer than finding out that they are written already.
  private var numbers: [RunWhy: Int] = [:]
  private var sources: [RunWhy] = []

  var values: [ReportWhy] { table.values }

  mutating func keep(_ table: Interner<ReportWhy>) {
    self.table = table
    (numbers, sources) = ([:], [])
  }

  mutating func number(of source: RunWhy, _ names: NameTable) -> Int {
    if let number = numbers[source] { return number }
    let number = table.number(of: ReportWhy(source, names))
    if number == sources.count { sources.append(source) }
    numbers[source] = number
    return number
  }

  /// The number of the same explanation, with what was known later.
  mutating func number(of why: Int, knowing known: Known, _ names: NameTable) -> Int {
    number(of: sources[why].knowing(known), names)
  }
}
