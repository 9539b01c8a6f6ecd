import ArgumentParser
import Foundation
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelScenario
import SwivelTrace

struct ScenarioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Plays declared scenarios and checks what they expect.",
    discussion: """
      Example: swivel scenario traces/scenarios/push-and-back.json -o logs

      The exit code is 1 if an expectation of a hard or soft scenario is missed.
      """)

  @Argument(help: "Files of scenarios, swivel.scenario/1; - for the standard input.")
  var files: [String]

  @Flag(help: "Print one JSON object for each scenario.")
  var json = false

  @Option(name: .shortAndLong, help: "A folder in which each scenario is written as a log.")
  var output: String?

  func run() throws {
    let scenarios = try files.flatMap(load)
    if let output { try makeFolder(output) }
    var (met, scored) = (0, 0)
    for scenario in scenarios {
      let result = play(scenario)
      if let output { try write(result, to: output) }
      try print(result)
      guard scenario.oracle != .none else { continue }
      scored += 1
      met += result.isMet ? 1 : 0
    }
    Talk.say("\(met) of \(scored) scenarios met, \(scenarios.count - scored) not scored")
    try Program.end(met == scored ? 0 : 1)
  }

  private func load(_ file: String) throws -> [Scenario] {
    let data: Data
    do {
      data =
        try file == "-"
        ? FileHandle.standardInput.readToEnd() ?? Data()
        : Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw Failure(file, "it cannot be read: \(error.localizedDescription)")
    }
    do throws(ScenarioError) {
      return try ScenarioLoader.load([UInt8](data))
    } catch {
      throw Failure(
        file, error.description, help: "the guide to scenarios tells every key and value")
    }
  }

  private func play(_ scenario: Scenario) -> ScenarioResult {
    var judge = Judge()
    let run = ScenarioPlayer.play(scenario) { judge.look(at: $0, $1) }
    var seen: Set<String> = []
    let findings = judge.findings.map(\.id.rawValue).filter { seen.insert($0).inserted }
    return ScenarioResult(scenario, run: run, findings: findings)
  }

  private func print(_ result: ScenarioResult) throws {
    if json {
      Output.standard.print(try JSONLine.encode(result))
    } else {
      for line in ScenarioText(result).lines { Output.standard.print(line) }
    }
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(path, "the folder cannot be made: \(error.localizedDescription)")
    }
  }

  private func write(_ result: ScenarioResult, to folder: String) throws {
    let path = "\(folder)/\(result.scenario.id).swivel"
    var header = TraceHeader()
    _ = header.set(.source, to: "scenario \(result.scenario.id)")
    do throws(LogError) {
      try LogWriter.write(
        result.run.events, vocabulary: result.run.vocabulary, header: header, to: path)
    } catch {
      throw Failure(path, error)
    }
  }
}
