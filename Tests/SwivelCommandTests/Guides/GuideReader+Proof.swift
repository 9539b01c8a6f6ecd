import Foundation
import SwivelTestKit
import Testing

extension GuideReader {
  /// Plays, reads or builds a block.
  func prove(_ block: GuideBlock, _ kind: GuideBlock.Kind) throws {
    switch kind {
    case .swift: #expect(TestSources.contain(block.text), "\(block) is not built")
    case .manifest: try proveManifest(block)
    case .session: try proveSessions(block)
    case .script: try expect(block.text, block, [0, block.text.contains("exit $status") ? 1 : 0])
    case .events:
      // An example of events that were lost is read, and is not whole.
      let isWhole = !block.text.contains(#""loss":"#)
      try expect("swivel cat session.ndjson", block, [isWhole ? 0 : 3], saved: "session.ndjson")
    case .console:
      try expect(
        "swivel record -o console.swivel <console.txt", block, saved: "console.txt")
    case .scenarios: try expect("\"$SWIVEL\" scenario player.json", block, saved: "player.json")
    case .configuration: try expect("swivel check", block, saved: ".swivel.json")
    case .step:
      // After a release, a version follows.
      let path = #/^- uses: \S+/(tools/github-action)(@\S+)?\n/#
      let action = try #require(block.text.firstMatch(of: path)?.output.1, "\(block)")
      #expect(try GuidePage.exists("\(action)/action.yml"))
    case .python where !Program.has("python3"): break
    case .python:
      try expect(
        "python3 list.py logs.tar >list && swivel summarize --ranges-from list", block,
        saved: "list.py")
    }
  }

  /// Plays a script for a block, which may be saved before.
  private func expect(
    _ script: String, _ block: GuideBlock, _ codes: Set<Int32> = [0], saved file: String? = nil
  ) throws {
    if let file { try save(block.text, as: file) }
    let outcome = try play(script)
    let isRight = codes.contains(outcome.code) && !outcome.errors.contains("error: ")
    #expect(isRight, "\(block): \(outcome.code), \(outcome.output)\(outcome.errors)")
  }

  /// Plays commands one by one; messages need not be shown.
  private func proveSessions(_ block: GuideBlock) throws {
    for session in GuideSession.all(in: "```\n\(block.text)```\n") {
      let outcome = try play(session.script)
      let (output, errors) = (outcome.output, outcome.errors)
      #expect(outcome.code == 0, "\(block): \(session.command): \(errors)")
      let isPrinted = session.agrees(with: output) || session.agrees(with: output + errors)
      #expect(isPrinted || !session.showsOutput, "\(block): \(session.command): \(output)")
    }
  }

  /// Reads a manifest, or one with a dependency.
  private func proveManifest(_ block: GuideBlock) throws {
    let beginning = "// swift-tools-version: 6.1\nimport PackageDescription\n"
    let isWhole = block.text.hasPrefix("//")
    let text =
      isWhole
      ? block.text : #"\#(beginning)let _ = Package(name: "App", dependencies: [\#(block.text)])"#
    let package = folder.path("manifest-\(block.line)")
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(package)/Package.swift"))
    let outcome = try Program.shell("swift package --package-path \"$1\" dump-package", package)
    #expect(outcome.code == 0, "\(block): \(outcome.errors)")
  }
}
