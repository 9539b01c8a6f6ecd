import Foundation
import SwivelQueries
import SwivelReports
import SwivelTestKit
import Testing

/// The scenarios that are part of the program.
struct ExampleScenarioTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelReports/Explain/ExampleScenario+Text.swift")

  /// A line for each scenario that a page names, as the files of scenarios have it.
  private static func lines() throws -> [String] {
    try Traces.files(in: "scenarios").flatMap(elements).compactMap { text in
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let id = try #require(object?["id"] as? String)
      return ExampleScenario.namedIDs.contains(id) ? "\(id)\t\(text)" : nil
    }.sorted()
  }

  /// The texts of the objects in an array, each in one line, with their keys in order: that of
  /// controllers matters.
  private static func elements(of file: [UInt8]) -> [String] {
    var (texts, text, depth, isString, isEscaped) = ([String](), [UInt8](), 0, false, false)
    for byte in file {
      let character = Character(UnicodeScalar(byte))
      if isString || !character.isWhitespace { text.append(byte) }
      if isString {
        isString = isEscaped || character != "\""
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"": isString = true
      case "{", "[":
        depth += 1
        if depth == 1 { text = [] }
      case "}", "]":
        depth -= 1
        if depth == 1 { texts.append(String(decoding: text, as: UTF8.self)) }
      case "," where depth == 1: text = []
      default: break
      }
    }
    return texts
  }

  @Test func `they are those that pages name, as the files have them`() throws {
    let text = SourceOfText.file(
      adding: try Self.lines().joined(separator: "\n"), to: "ExampleScenario",
      madeBy: "ExampleScenarioTests")
    if ProcessInfo.processInfo.environment["SWIVEL_RECORD"] != nil {
      try Data(text.utf8).write(to: Self.file)
      Issue.record("the examples were written anew; build again")
    }

    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    #expect(Set(ExampleScenario.all.map(\.id)) == ExampleScenario.namedIDs)
  }

  @Test func `each is the scenario, and has a page`() throws {
    for example in ExampleScenario.all {
      #expect(try ScenarioLoader.load(example.file) == [ProjectScenarios.named(example.id)])
      let page = try example.page()
      #expect(page.first?.hasPrefix("\(example.id): a scenario ") == true)
      #expect(page.contains { $0.hasPrefix("  example  of ") })
    }
  }
}
