import Foundation
import SwivelLog
import SwivelModel
import Workload

/// Measures what events cost in the log and elsewhere, and prints one table.
@main
struct LogBenchmark {
  // More would make the slowest contenders take all day, and what an event costs stays the same.
  private static let contenderEventCount = 1_000_000

  private let options: Options
  private let events: ContiguousArray<Event>
  private var contenders: [(name: String, contender: any Contender)] = []
  private var results = Results()

  static func main() throws {
    // A contender that ends early is a row, not the end of all.
    signal(SIGPIPE, SIG_IGN)
    var benchmark = LogBenchmark(try Options(CommandLine.arguments.dropFirst()))
    try benchmark.addContenders()
    for round in 0...benchmark.options.roundCount { benchmark.run(round) }
    benchmark.printTable()
  }

  private init(_ options: Options) {
    self.options = options
    events = NavigationWorkload(seed: 42, count: options.eventCount).events
  }

  private func file(_ name: String) -> ByteFile {
    ByteFile(path: options.folder + "/" + name)
  }

  /// Runs each contender once; the first round only warms up.
  private mutating func run(_ round: Int) {
    for index in contenders.indices {
      let name = contenders[index].name
      do {
        let measurements = try contenders[index].contender.round()
        if round > 0 { measurements.forEach { results.add($0) } }
      } catch {
        results.remark("failed: \(error)", on: name)
      }
    }
  }

  private mutating func printTable() {
    if options.wants("limits") {
      let estimate = EntropyEstimate(events).bytesPerEvent
      results.add(Measurement(row: RowName.entropy, bytesPerEvent: estimate))
    }
    print(
      "\(events.count) events, contenders \(contenderEvents.count);",
      "\(options.roundCount) rounds after one that does not count; CPU time, medians for an event;",
      "ratios to \(RowName.batch)")
    let table = Table(results: results, reference: RowName.batch)
    table.print()
    table.print(Goal.all)
  }
}

// MARK: - Contenders

extension LogBenchmark {
  private var contenderEvents: ArraySlice<Event> {
    ArraySlice(events.prefix(Self.contenderEventCount))
  }

  private mutating func addContenders() throws {
    let log = file("batch.swivel")
    add("swivel", SwivelContender(RowName.batch, .batch, events, log.path))
    add("swivel", SwivelContender(RowName.live, .live, events, file("live.swivel").path))
    add("swivel", NamedFile(file: file("named.swivel")))
    let plain = contenderEvents.map(PlainEvent.init)
    try plain.withUnsafeBytes { try file("events.bin").write($0) }
    try addLines()
    for level in [Int32(1), 6] where options.wants("protobuf-swift") {
      let path = file("events.pb\(level).gz").path
      add("protobuf-swift", ProtobufContender(plain, level: level, path: path))
    }
    for external in options.externals where options.wants(external.name) { try add(external) }
    if options.wants("limits") { add("limits", try LimitContender(events, log: log)) }
  }

  private mutating func addLines() throws {
    guard options.wants("json-swift") || options.wants("json-orjson") else { return }
    let lines = file("events.jsonl")
    var text = EventLines(contenderEvents).text
    try text.withUTF8 { try lines.write(UnsafeRawBufferPointer($0)) }
    if options.wants("json-swift") {
      add("json-swift", try JSONContender(lines: lines, path: file("swift.jsonl.gz").path))
    }
  }

  private mutating func add(_ external: Options.External) throws {
    guard let path = external.path else {
      return results.remark("not run: \(external.advice)", on: external.name)
    }
    add(external.name, try ExternalContender(path: path, arguments: [options.folder]))
  }

  private mutating func add(_ name: String, _ contender: some Contender) {
    contenders.append((name, contender))
  }
}
