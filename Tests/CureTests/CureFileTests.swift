import Foundation
import SwivelFindings
import SwivelReports
import Testing

/// What is printed is what is compiled, parsed or read here.
struct CureFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/SwivelReports/Cures")

  @Test func `each file is the code of a finding`() throws {
    let printed = Set(
      Detector.all.flatMap { detector in
        detector.advice.indices.flatMap { detector.code(at: $0).map(\.text) }
      })
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.contains(".") }
    let texts = try files.map { try Self.text(of: $0) }

    #expect(files.count > 50)
    #expect(Set(texts) == Set(printed.map { $0 + "\n" }))
    #expect(Set(texts).count == files.count)
  }

  @Test func `the code for SwiftUI is parsed`() throws {
    let files = try Self.files("SwiftUI", "swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse", "-swift-version", "6"] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(files.count > 5)
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self) == "")
  }

  /// UIKit does not state the thread on which it calls an error handler, and in the Swift 6 mode a
  /// closure of the main actor checks that it is called on the main thread.
  @Test func `an error handler is of no actor`() throws {
    let root = Self.folder.appendingPathComponent("../../..").standardized
    let folders = ["Sources/SwivelReports/Cures", "Sources/swivel/Swivel.docc", "Tests/SampleApps"]
    let texts = try folders.flatMap { try Self.texts(below: root.appendingPathComponent($0)) }
    let handlers = texts.flatMap { text in
      // The parentheses of the call itself: another call with a closure may follow.
      text.matches(
        of: #/requestGeometryUpdate\((?:[^(){}]|\((?:[^(){}]|\([^(){}]*\))*\))*\)\s*\{([^\n]*)/#
      ).map { "\($0.output.1)" }
    }

    #expect(handlers.count > 15)
    #expect(handlers.filter { !$0.hasPrefix(" @Sendable ") } == [])
  }

  @Test func `the entries of an Info.plist are read`() throws {
    for file in try Self.files("Other", "xml") {
      let entries = try String(contentsOfFile: file, encoding: .utf8)
      let text = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
      let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)

      #expect(try #require(list as? [String: Any]).keys.allSatisfy { $0.hasPrefix("UI") })
    }
  }

  private static func files(_ folder: String, _ ending: String) throws -> [String] {
    let folder = Self.folder.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".\(ending)") }.map { "\(folder)/\($0)" }
  }

  private static func texts(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  private static func text(of file: String) throws -> String {
    let file = folder.appendingPathComponent(file)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
