import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelQueries
import SwivelText
import SwivelTrace

struct ScenarioCommand: TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Runs scenario files and checks their expectations.",
    discussion: """
      Example: swivel scenario traces/scenarios/push-and-back.json -o logs

      A scenario describes an app, what happens to it, and the orientations that are expected. \
      Its "oracle" key is "hard" if its source, such as a bug report, states the setup and the \
      outcome, "soft" if some of that was inferred, and "none" if no outcome is known. The exit \
      code is 1 if a "hard" or "soft" scenario fails: these are scored. Others run, but do not \
      affect it.
      """)

  @Argument(
    help: """
      JSON files of scenarios (schema swivel.scenario/1), or the ids of examples, which swivel \
      explain ID lists; - for standard input.
      """,
    completion: .file(extensions: ["json"]))
  var files: [String]

  @Flag(help: "Print one JSON object for each scenario.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write each scenario as a log to this directory; the logs must not exist yet.",
      valueName: "directory"),
    completion: .directory)
  var output: String?

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if let output {
      try checkOutputs(in: output)
      try makeFolder(output)
    }
    var score = ScenarioScore()
    for file in files {
      do {
        for scenario in try load(file) { try play(scenario, of: file, &score) }
      } catch let failure as Failure where failure.path == file {
        Console.message(failure.lines)
        score.unread += 1
      }
    }
    if score.refused > Self.errorLimit {
      Console.message(
        "note: the errors of \(score.refused - Self.errorLimit) more scenarios are not printed")
    }
    Console.message(score.text)
    try Program.end(score.ending)
  }

  // More in a row have one cause, such as a file that is not of scenarios.
  private static let errorLimit = 20

  /// Plays a scenario of a file; an unreadable one is reported, and the others are still played.
  private func play(
    _ read: Result<Scenario, DocumentError>, of file: String, _ score: inout ScenarioScore
  ) throws {
    switch read {
    case .success(let scenario): try play(scenario, &score)
    case .failure(let error):
      score.refused += 1
      if score.refused <= Self.errorLimit { Console.message(failure(error, in: file).lines) }
    }
  }

  private func play(_ scenario: Scenario, _ score: inout ScenarioScore) throws {
    let result = ScenarioResult(playing: scenario)
    let environment = scenario.environment
    for note in VersionNotes.newer(
      scenario.id, system: environment.ios, linkedSDK: environment.linkedSDK)
    { Console.message(note) }
    if let output { try write(result, to: output) }
    print(result)
    switch (scenario.oracle, result.isMet) {
    case (.none, _): score.unscored += 1
    case (_, true): score.met += 1
    case (_, false): score.missed += 1
    }
  }

  private func load(_ file: String) throws -> [Result<Scenario, DocumentError>] {
    let example = Files.exists(file) ? nil : ExampleScenario.named(file)
    let bytes = try example?.file ?? SideFile.read(file)
    do throws(DocumentError) {
      return try ScenarioLoader.loadEach(bytes)
    } catch {
      throw failure(error, in: file)
    }
  }

  private func failure(_ error: DocumentError, in file: String) -> Failure {
    Failure(
      file, error.description,
      help: "for all keys and values, see Sources/swivel/Swivel.docc/Scenarios.md")
  }

  private func print(_ result: ScenarioResult) {
    if json {
      Console.print(json: result)
    } else {
      for line in ScenarioText(result).lines { Console.show(line) }
    }
  }

  /// Rejects scenarios whose logs exist before any is played; the standard input is read only once.
  private func checkOutputs(in folder: String) throws {
    let read = files.filter { $0 != "-" }.compactMap { try? load($0) }.joined()
    let outputs = read.compactMap { try? log(of: $0.get(), in: folder) }
    try OutputRule.check(outputs, reading: files)
  }

  private func log(of scenario: Scenario, in folder: String) -> Output {
    Output(Folder.path("\(scenario.id)\(LogPlace.suffix)", in: folder), as: .newLog)
  }

  private func makeFolder(_ path: String) throws {
    try Failure.at(path) { () throws(LogError) in try Files.makeFolder(path) }
  }

  private func write(_ result: ScenarioResult, to folder: String) throws {
    let log = log(of: result.scenario, in: folder)
    try OutputRule.check([log], reading: files)
    var header = TraceHeader()
    _ = header.set(.source, to: "scenario \(result.scenario.id)")
    try Failure.at(log.path) { () throws(LogError) in
      try Unfinished.files.during(log.path) { () throws(LogError) in
        try LogWriter.write(
          result.run.events, vocabulary: result.run.vocabulary, header: header, to: log.path)
      }
    }
  }
}
