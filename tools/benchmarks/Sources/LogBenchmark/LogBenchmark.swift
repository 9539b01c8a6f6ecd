import Foundation
import SwivelLog
import SwivelModel
import Workload

/// Measures the cost of events in the log and in other formats, and prints one table.
@main
struct LogBenchmark {
  // More would make the slowest contenders take all day, for the same cost per event.
  private static let contenderEventCount = 1_000_000

  private let options: Options
  private let events: ContiguousArray<Event>
  private let batch: SwivelContender
  private let live: SwivelContender
  private var contenders: [(name: String, contender: any Contender)] = []
  private var results = Results()

  static func main() {
    // A contender that ends early is reported in its row.
    signal(SIGPIPE, SIG_IGN)
    do {
      var benchmark = LogBenchmark(try Options(CommandLine.arguments.dropFirst()))
      try benchmark.addContenders()
      for round in 0...benchmark.options.roundCount { try benchmark.run(round) }
      benchmark.printTable()
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private init(_ options: Options) {
    self.options = options
    events = NavigationWorkload(seed: 42, count: options.eventCount).events
    let folder = options.folder
    batch = SwivelContender(
      RowName.batch, .batch, events, ByteFile(path: folder + "/batch.swivel"))
    live = SwivelContender(RowName.live, .live, events, ByteFile(path: folder + "/live.swivel"))
  }

  private func file(_ name: String) -> ByteFile {
    ByteFile(path: options.folder + "/" + name)
  }

  /// Runs each contender once, each after the log; the first round is a warm-up.
  private mutating func run(_ round: Int) throws {
    for index in contenders.indices {
      let log = LogMeasurement(batch: try batch.measure(), live: try live.measure())
      var measurements = [log.batch, log.live]
      do {
        measurements += try contenders[index].contender.round()
      } catch {
        results.remark("failed: \(error)", on: contenders[index].name)
      }
      if round > 0 { for measurement in measurements { results.add(measurement, log: log) } }
    }
  }

  private mutating func printTable() {
    print(
      "\(events.count) events, contenders \(contenderEvents.count);",
      "\(options.roundCount) rounds after one that does not count; CPU time, medians for an event;",
      "ratios to \(RowName.batch)")
    let table = Table(results: results)
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
    add("swivel", FurtherReading(log: batch))
    add("swivel", FurtherReading(log: live))
    add("swivel", NamedFile(file: file("named.swivel")))
    let recording = NamedRecording(seed: 42, count: options.eventCount)
    add(
      "swivel",
      NamedReading(log: SwivelContender(RowName.batchNamed, recording, file("names.swivel"))))
    if options.wants("limits") { add("limits", try LimitContender(events, log: batch.file)) }
    let plain = contenderEvents.map(PlainEvent.init)
    try plain.withUnsafeBytes { try file("events.bin").write($0) }
    for level in [Int32(1), 6] where options.wants("protobuf-swift") {
      let path = file("events.pb\(level).gz").path
      add("protobuf-swift", ProtobufContender(plain, level: level, path: path))
    }
    try addLines(with: recording)
    // The fast ones first, so that they run close to the log in time.
    for external in options.externals where options.wants(external.name) { try add(external) }
    if options.wants("json-swift") {
      let path = file("swift.jsonl.gz").path
      add("json-swift", try JSONContender(lines: file("events.jsonl"), path: path))
    }
  }

  private func addLines(with recording: NamedRecording) throws {
    guard options.wants("json-swift") || options.wants("json-orjson") else { return }
    try write(EventLines(contenderEvents), to: file("events.jsonl"))
    try write(EventLines(recording), to: file("names.jsonl"))
  }

  private func write(_ lines: EventLines, to file: ByteFile) throws {
    var text = lines.text
    try text.withUTF8 { try file.write(UnsafeRawBufferPointer($0)) }
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
