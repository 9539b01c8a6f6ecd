#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files of scenarios that belong to the project.
enum ScenarioFiles {
  /// The names of all files, in alphabetical order.
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: directory))?.sorted() ?? []

  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: directory + "/" + name)))
  }

  private static let directory: String = {
    var path = #filePath.split(separator: "/")
    path.removeLast(4)  // Tests/SwivelScenarioTests/Loading/ScenarioFiles.swift
    return "/" + path.joined(separator: "/") + "/traces/scenarios"
  }()
}
